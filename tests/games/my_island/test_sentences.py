"""My Island in words: the log, and what the help says in figures."""

from __future__ import annotations

import pytest

from islands_desktop.core.assets import read_asset
from islands_desktop.games.my_island.board import board_of
from islands_desktop.games.my_island.components import EPISODES, MARKS, TILE_INDEX, TILES
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.hexes import hex_name
from islands_desktop.games.my_island.state import State
from tests.games.my_island.examples import NEW
from tests.games.my_island.positions import do, given, read, table

LANGUAGES = ("", "de/", "es/", "fr/", "pt/")


def told(state: State, step: str) -> list[str]:
    """What the log says of a step."""
    played = GAME.apply(state, read(state, step))
    return GAME.tell_events(played.events, played.after)


def test_the_points_of_the_end_are_told_in_one_line_a_seat() -> None:
    """MYIS-9.2: gains and losses of a seat one after the other, then the next seat."""
    state = do(table("E09", (given("h (0,0)(1,0); f (4,7)"), NEW)), "next", "end", "end")
    assert told(state, "next") == [
        "Player 1: Largest farm +5, Largest village +5, Visible beach -28.",
        "Player 2: Visible beach -31.",
        "The islands have been counted.",
    ]


def test_a_lock_is_told_where_it_happened() -> None:
    """MYIS-7.5, MYIS-9.2: between the points before and after it."""
    lines = told(do(table("E09", (given("h (0,0)", 52), NEW)), "next", "end", "end"), "next")
    assert lines[:2] == [
        "Player 1: Largest village +5.",
        "Player 1 reached 55: the marker stays there.",
    ]


def test_a_tile_that_scores_twice_is_told_in_one_line() -> None:
    """MYIS-7.4: village and farm with one tile."""
    seat = given("h (2,1)(2,2)(2,3)(1,3); f (4,4)(4,5)(5,4)(5,5)")
    state = do(table("eternal", (seat,), ["T1"]), "next")
    assert told(state, "place T1 0 2,4") == [
        "Player 1 placed house E3, field E4, wall F3.",
        "Player 1: Farms +3, Villages +3.",
    ]


def test_who_ends_stops() -> None:
    state = do(table("E01", (NEW, NEW)), "next")
    assert told(state, "end") == ["Player 1 stops here: no more tiles."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_tells_where_statues_stand_and_what_fits(language: str) -> None:
    """MYIS-3.3, MYIS-10.1, MYIS-10.2: as the island and the tiles have it."""
    text = read_asset(f"help/{language}my_island.md")
    entry = next(one for one in text.split("\n- ") if one.startswith("**MYIS-10.2**"))
    statues = [hex_name(*cell) for mark in MARKS["statue"].instances for cell in mark.cells]
    assert len(statues) == 4 and all(statue in entry for statue in statues)
    hexes = sum(len(TILES[TILE_INDEX[tile]].cells) for tile in EPISODES["eternal"].tiles)
    eternal, first = (board_of(name).open.bit_count() for name in ("eternal", "E01"))
    assert (hexes, eternal, first) == (84, 76, 60)
    assert all(str(number) in entry for number in (eternal, hexes))
    tips = text.split("\n---\n")[0]
    assert all(str(number) in tips for number in (hexes, eternal, first))
