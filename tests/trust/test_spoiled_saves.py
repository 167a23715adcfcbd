"""Saved games of every game that end early or have other bytes: the game, or one sentence.

Every single byte is tried by `.venv/bin/python -m tests.trust.every_byte`; here some of them are.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from islands_desktop.saves.atomic_write import BACKUP
from islands_desktop.saves.library import SavedGames
from tests.trust.real_saves import ID, NAMES, real_save, spoiled_faults

CUTS, FLIPS = 25, 25


def some_places(size: int, chance: Random) -> list[int]:
    """Places in a file: its ends, and some between."""
    return [0, 1, 2, size - 2, size - 3, *chance.sample(range(size - 1), CUTS)]


@pytest.mark.parametrize("name", NAMES)
def test_a_file_cut_anywhere_is_damaged_or_the_game(tmp_path: Path, name: str) -> None:
    session, save = real_save(name)
    path = SavedGames(tmp_path).path_of(ID)
    for cut in some_places(len(save), Random(name)):
        assert spoiled_faults(path, save[:cut], session) == [], f"cut after {cut} bytes"


@pytest.mark.parametrize("name", NAMES)
def test_changed_bytes_are_told_or_mean_nothing(tmp_path: Path, name: str) -> None:
    session, save = real_save(name)
    path, chance = SavedGames(tmp_path).path_of(ID), Random(name)
    for number in range(FLIPS):
        content = bytearray(save)
        for _byte in range(1 + number % 3):
            content[chance.randrange(len(content))] ^= chance.randrange(1, 256)
        assert spoiled_faults(path, bytes(content), session) == [], bytes(content)


@pytest.mark.parametrize("name", NAMES)
def test_a_file_cut_anywhere_goes_on_from_the_one_before(tmp_path: Path, name: str) -> None:
    session, save = real_save(name)
    library = SavedGames(tmp_path)
    path = library.path_of(ID)
    for cut in some_places(len(save), Random(name))[:8]:
        path.write_bytes(save[:cut])
        path.with_name(path.name + BACKUP).write_bytes(save)
        (line,) = library.entries()
        assert line.recoverable
        opened = library.open(ID)
        assert opened.notices != () and opened.session.state == session.state
        assert library.open(ID).notices == (), "it is whole again"
