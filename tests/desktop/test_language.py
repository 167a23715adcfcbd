"""Every language speaks the words of the pages, keeps their places, and English comes back."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from pytestqt.qtbot import QtBot

from islands_desktop.core.phrases import say
from islands_desktop.desktop.language import LANGUAGES, install_language

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "translations"
CODES = ("pt", "de", "es", "fr")

#: What the words of these folders and files say is read by players, not by programs.
READ_BY_PLAYERS = (
    "islands_desktop/desktop/pages/",
    "islands_desktop/desktop/panels/",
    "islands_desktop/desktop/table/",
    "islands_desktop/desktop/games/",
    "islands_desktop/desktop/shortcuts.py",
    "islands_desktop/desktop/main_window.py",
    *(
        f"islands_desktop/games/{game}/{part}"
        for game in ("palm_island", "my_island", "rabbit_island", "propeller_islands")
        for part in ("names.py", "text.py", "log_text.py", "event_text.py", "scoring.py")
    ),
    "islands_desktop/core/seat_names.py",
    "islands_desktop/opponents/",
)

#: Most one translation may be longer than the English text, in letters and as a factor.
ROOM = (12, 2.2)

SAMPLES = {
    "pt": ("Guardar x", "Ronda 3 de 8", "Descartar", "Aldeões", "2 troncos"),
    "de": ("x einlagern", "Runde 3 von 8", "Abwerfen", "Dorfbewohner", "2 Holz"),
    "es": ("Guardar x", "Ronda 3 de 8", "Descartar", "Aldeanos", "2 troncos"),
    "fr": ("Stocker x", "Manche 3 sur 8", "Défausser", "Villageois", "2 bois"),
}


def load_tool() -> ModuleType:
    """The program that collects and builds translations; its folder is no package."""
    path = ROOT / "packaging" / "translations.py"
    spec = importlib.util.spec_from_file_location("islands_translations", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = load_tool()


@pytest.fixture(autouse=True)
def english_again(qtbot: QtBot) -> Iterator[None]:
    """Other tests read English, whatever happens in these."""
    yield
    install_language("en")


def sample() -> tuple[str, ...]:
    """The sentences of SAMPLES in the language of the moment."""
    return (
        say("Store {card}", card="x"),
        say("Round {round} of {rounds}", round=3, rounds=8),
        say("Discard"),
        say("Villagers"),
        say("{n} logs", n=2),
    )


def finished(language: str) -> dict[str, str]:
    """The finished translations of one language by English sentence."""
    translations: dict[str, str] = TOOL.read_translations(FOLDER / f"islands_{language}.ts")
    return translations


def test_every_language_of_the_program_has_a_file() -> None:
    assert set(LANGUAGES) - {"en"} == set(CODES) == set(TOOL.LANGUAGES)


@pytest.mark.parametrize("language", CODES)
def test_places_agree(language: str) -> None:
    wrong = [
        english
        for english, words in finished(language).items()
        if TOOL.places_in(english) != TOOL.places_in(words)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", CODES)
def test_continued_sentences_begin_and_end_as_in_english(language: str) -> None:
    wrong = [
        english
        for english, words in finished(language).items()
        if (english[0] in " ," and words[0] != english[0])
        or (english[-1] in " .:!" and words[-1] != english[-1])
    ]
    assert wrong == []


@pytest.mark.parametrize("language", CODES)
def test_translations_find_room(language: str) -> None:
    letters, factor = ROOM
    long = [
        words
        for english, words in finished(language).items()
        if len(words) > max(len(english) + letters, len(english) * factor)
    ]
    assert long == []


@pytest.mark.parametrize("language", CODES)
def test_one_and_several_are_words_not_endings_in_brackets(language: str) -> None:
    wrong = [words for words in finished(language).values() if re.search(r"\w\(\w+\)", words)]
    assert wrong == []


@pytest.mark.parametrize("language", CODES)
def test_looking_at_a_card_is_not_the_appearance_of_the_program(language: str) -> None:
    words = finished(language)
    assert len({words["Look"], words["Appearance"]}) == 2


@pytest.mark.parametrize("language", CODES)
def test_the_words_of_the_pages_are_translated(language: str) -> None:
    read = {
        sentence
        for sentence, path in TOOL.collect_sentences().items()
        if path.startswith(READ_BY_PLAYERS)
    }
    missing = sorted(read - finished(language).keys())
    assert len(read) > 250
    assert len(missing) <= len(read) * 0.05, missing


@pytest.mark.parametrize("language", CODES)
def test_qt_loads_what_the_texts_say(language: str, tmp_path: Path) -> None:
    source = FOLDER / f"islands_{language}.ts"
    built = tmp_path / "built.qm"
    TOOL.compile_translations(source, built)
    assert built.read_bytes() == source.with_suffix(".qm").read_bytes()


@pytest.mark.parametrize("language", CODES)
def test_samples_come_out_translated_and_english_comes_back(language: str) -> None:
    english = sample()
    assert install_language(language) == language
    assert sample() == SAMPLES[language]
    assert install_language("en") == "en"
    assert sample() == english


@pytest.mark.parametrize("language", CODES)
def test_every_finished_translation_is_spoken(language: str) -> None:
    install_language(language)
    silent = []
    for english, words in finished(language).items():
        places = dict.fromkeys(TOOL.places_in(english), "x")
        if say(english, **places) != (words.format(**places) if places else words):
            silent.append(english)
    assert silent == []


def test_a_sentence_without_translation_stays_english() -> None:
    install_language("fr")
    assert say("No page says this.") == "No page says this."
