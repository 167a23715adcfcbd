"""The list of keys: every key that works is listed, and every listed key works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from islands_desktop.core.assets import assets_folder, read_asset
from islands_desktop.desktop import games as desktop_games
from islands_desktop.desktop.language import install_language
from islands_desktop.desktop.shortcuts import STANDARD_ACTIONS, key_words
from islands_desktop.games.registry import GAME_IDS, find_game

FOLDER = Path(desktop_games.__file__ or "").parent
SHOWN = {
    "Return": "Enter",
    "Escape": "Esc",
    "Left": "←",
    "Right": "→",
    "Up": "↑",
    "Down": "↓",
    "Plus": "+",
    "Minus": "-",
    "Comma": ",",
    "Period": ".",
}
"""Keys that the help writes otherwise than Qt."""

OWN_WORDS = {
    "Espaço": "Space",
    "Leertaste": "Space",
    "Strg": "Ctrl",
    "Umschalt": "Shift",
    "Rücktaste": "Backspace",
    "Bild ↑": "Page up",
    "Bild ↓": "Page down",
    "Pos1": "Home",
    "Ende": "End",
    "Intro": "Enter",
    "Espacio": "Space",
    "Mayús": "Shift",
    "Retroceso": "Backspace",
    "Re Pág": "Page up",
    "Av Pág": "Page down",
    "Inicio": "Home",
    "Fin": "End",
    "Entrée": "Enter",
    "Échap": "Esc",
    "Espace": "Space",
    "Maj": "Shift",
    "Retour arrière": "Backspace",
    "Page préc.": "Page up",
    "Page suiv.": "Page down",
    "Début": "Home",
}
"""Names of keys in other languages."""

ELSEWHERE = {"Tab", "Space", "Enter", "Esc", "Z", "Y", "B", "L", "←", "→", "Page up", "Page down"}
ELSEWHERE |= {"Home", "End", *"123456789"}
"""Keys of windows, curtains and pages, and those that all tables share."""


def keys_in(text: str) -> set[str]:
    """Keys named in a part of the list, "1 … 4" spelt out."""
    found = set(re.findall(r"`([^`]+)`", text))
    for first, last in re.findall(r"`(\d)` … `(\d)`", text):
        found |= {str(number) for number in range(int(first), int(last) + 1)}
    return {_in_english(key) for key in found}


def _in_english(key: str) -> str:
    """A key as the catalogue of actions writes it, "Ctrl+Shift+Z" for "Strg+Umschalt+Z"."""
    if key == "Alt+←":
        return "Alt+Left"
    parts = re.split(r"(?<=.)\+(?=.)", key)
    return "+".join(OWN_WORDS.get(part, part) for part in parts)


LANGUAGES = [path.parent.name for path in (assets_folder() / "help").glob("*/keys.md")]


def parts(language: str = "") -> list[tuple[str, set[str]]]:
    """The headings of the list, each with the keys below it."""
    text = read_asset(f"help/{language}/keys.md" if language else "help/keys.md")
    found = [part.partition("\n") for part in text.split("\n## ")[1:]]
    return [(heading, keys_in(rows)) for heading, _, rows in found]


def keys_of_table(game: str) -> set[str]:
    """Keys that the table of a game reads."""
    names: set[str] = set()
    for file in (FOLDER / game).rglob("*.py"):
        names |= set(re.findall(r"_?Key\.Key_(\w+)", file.read_text("utf-8")))
    return {SHOWN.get(name, name) for name in names - {"Enter"}}


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_keys_of_a_game_are_those_of_its_table(game: str) -> None:
    title = find_game(game).title
    own = {key for heading, keys in parts() if heading.startswith(title) for key in keys}
    shared = {key for heading, keys in parts() if ":" not in heading for key in keys}
    works = keys_of_table(game)
    assert len(works) > 10
    assert sorted(works - own - shared) == []
    assert sorted(own - works - {"L"}) == []


def test_other_keys_are_those_of_the_catalogue() -> None:
    standard = {key for action in STANDARD_ACTIONS.values() for key in action.keys}
    listed = {key for heading, keys in parts() if ":" not in heading for key in keys}
    assert sorted(standard - listed) == []
    assert sorted(listed - standard - ELSEWHERE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translated_list_names_the_same_keys(language: str) -> None:
    assert [keys for _, keys in parts(language)] == [keys for _, keys in parts()]


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_buttons_call_the_key_that_confirms_as_the_list_does(qtbot: QtBot, language: str) -> None:
    install_language(language)
    called = key_words("Return")
    install_language("en")
    folder = "" if language == "en" else f"{language}/"
    assert f"`{called}`" in read_asset(f"help/{folder}keys.md")
