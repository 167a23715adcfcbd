"""A home folder in which something is wrong: one sentence, and the game goes on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.pages.dates import date_words
from islands_desktop.desktop.pages.empty_note import EmptyNote
from islands_desktop.saves.folders import profile_path
from tests.desktop.frame_setup import open_window, play_to_end, solo_setup, table_of


@pytest.mark.parametrize(
    "moment", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "yesterday", ""]
)
def test_moments_that_no_calendar_has_are_no_words(moment: str) -> None:
    assert date_words(moment) == ""


def test_a_result_that_cannot_be_recorded_is_told_in_a_sentence(
    qtbot: QtBot, own_home: Path
) -> None:
    window = open_window(qtbot)
    window.start_game(solo_setup())
    shutil.rmtree(own_home)
    own_home.write_text("no folder", encoding="utf-8")
    play_to_end(table_of(window))
    assert window.notice == "The result could not be recorded: File exists."
    assert "could not be saved" in table_of(window).save_banner.words.text()


def test_a_database_that_cannot_be_opened_costs_no_feat(qtbot: QtBot, own_home: Path) -> None:
    (own_home / "statistics.sqlite").mkdir(parents=True)
    window = open_window(qtbot)
    window.start_game(solo_setup())
    play_to_end(table_of(window))
    assert window.notice == "The result could not be recorded: unable to open database file."
    assert "palm_island" in json.loads(profile_path().read_text("utf-8"))


def test_statistics_that_cannot_be_read_say_so(qtbot: QtBot, own_home: Path) -> None:
    (own_home / "statistics.sqlite").mkdir(parents=True)
    window = open_window(qtbot)
    window.open_page("statistics")
    (note,) = window.findChildren(EmptyNote)
    words = [label.text() for label in note.findChildren(QLabel)]
    assert "The statistics could not be read: unable to open database file." in words


def test_a_new_language_tells_what_is_damaged_too(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    saved = window.program.saved_games
    saved.folder.mkdir(parents=True, exist_ok=True)
    saved.path_of("0" * 32).write_bytes(b"{")
    assert saved.entries()[0].damaged.startswith("This saved game is damaged")
    window.program.change_settings(language="de")
    try:
        assert not saved.entries()[0].damaged.startswith("This saved game")
    finally:
        window.program.change_settings(language="en")
    assert saved.entries()[0].damaged.startswith("This saved game is damaged")
