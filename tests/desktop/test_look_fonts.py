"""Fonts come from packages, and the program goes on without them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.look import fonts


def test_both_families_are_loaded(qtbot: QtBot) -> None:
    display, text = fonts.load_fonts()
    assert display == "Fredoka One"
    assert text == "Lato"
    assert QFontInfo(fonts.display_font(20)).family() == display
    assert QFontInfo(fonts.text_font(15)).family() == text


def test_sizes_are_pixels_and_bold_is_wider(qtbot: QtBot) -> None:
    assert fonts.display_font(20.4).pixelSize() == 20
    thin, bold = (QFontMetricsF(fonts.text_font(15, bold)) for bold in (False, True))
    assert bold.horizontalAdvance("Islands") > thin.horizontalAdvance("Islands")


def test_both_families_know_the_letters_of_our_languages(qtbot: QtBot) -> None:
    letters = "áàâãäåçéèêëíîïñóôõöúûüßÁÂÃÄÇÉÊÍÓÔÕÖÚÜ0123456789/+−…–“”×"
    for font in (fonts.display_font(20), fonts.text_font(15)):
        raw = QRawFont.fromFont(font)
        assert [letter for letter in letters if not raw.supportsCharacter(ord(letter))] == []


def test_a_missing_package_is_told_and_survived(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    assert fonts.load_family("font_nobody_has", ("Nobody.ttf",)) is None
    assert "font_nobody_has is not installed" in caplog.text


def test_a_damaged_file_is_told_and_survived(
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    package = tmp_path / "font_torn"
    (package / "files").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "files" / "Torn.ttf").write_bytes(b"no font")
    monkeypatch.syspath_prepend(tmp_path)
    assert fonts.load_family("font_torn", ("Torn.ttf",)) is None
    assert "Torn.ttf cannot be read" in caplog.text


def test_without_a_family_the_system_font_is_asked_for(qtbot: QtBot) -> None:
    font = fonts._font(None, 16, QFont.Weight.Normal)
    assert font.families() == list(fonts.FALLBACKS)
    assert QFontMetricsF(font).height() > 0
