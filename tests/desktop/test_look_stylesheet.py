"""The style sheet is complete, and Qt takes it without a word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.look.palette import DARK, LIGHT, Palette
from islands_desktop.desktop.look.stylesheet import apply_look, mark, stylesheet

BOTH = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)


@BOTH
def test_no_place_is_left_unfilled(qtbot: QtBot, palette: Palette) -> None:
    assert re.findall(r"@\w+", stylesheet(palette)) == []


@BOTH
def test_every_picture_exists(qtbot: QtBot, palette: Palette) -> None:
    pictures = set(re.findall(r'url\("([^"]+)"\)', stylesheet(palette)))
    assert len(pictures) >= 5
    assert [name for name in pictures if not Path(name).is_file()] == []


@BOTH
def test_widgets_wear_the_look(qtbot: QtBot, qapp: QApplication, palette: Palette) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    primary, plain = QPushButton("Play"), QPushButton("Play")
    mark(primary, "primary")
    for widget in (primary, plain, QLineEdit(), QLabel("Round")):
        layout.addWidget(widget)
    before = qapp.styleSheet()
    try:
        apply_look(qapp, palette)
        page.resize(320, 240)
        shot = page.grab().toImage()
        at = primary.geometry()
        fill = shot.pixelColor(at.left() + 12, at.center().y())
        assert fill.name() == palette.accent_fill.lower()
        at = plain.geometry()
        assert shot.pixelColor(at.left() + 12, at.center().y()).name() == palette.raised.lower()
    finally:
        qapp.setStyleSheet(before)


def test_a_mark_can_be_changed(qtbot: QtBot) -> None:
    button = QPushButton("Delete")
    qtbot.addWidget(button)
    mark(button, "danger")
    mark(button, "quiet")
    assert button.property("kind") == "quiet"
