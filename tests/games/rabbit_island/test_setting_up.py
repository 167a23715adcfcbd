"""The pieces, the set-up, and the first cards of both games (RABB-1, RABB-11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from islands_desktop.core.chance import draw_below, seed_chance, shuffle
from islands_desktop.core.refusals import BadSetup
from islands_desktop.games.rabbit_island.components import (
    ACTION_TYPES,
    HILL,
    HILL_SHORT,
    MODE_SPECS,
    SPACES,
    TERRITORY_LEVELS,
    TILES,
    TOKENS,
    TRIBES,
    E,
    N,
    S,
    W,
)
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.state import State
from tests.games.rabbit_island.example_values import expect
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import do, exploring, facts_of, new_game, play, setup_of

ARROWS = """cave-1 N; cave-2 E; cave-3 S; cave-4 W; cave-5 N S; cave-6 E W
forest-1 S; forest-2 N E; forest-3 E S; forest-4 S W; forest-5 N W; forest-6 E W
meadow-1 N E; meadow-2 S W; meadow-3 N S; meadow-4 E W; meadow-5 E S; meadow-6 N S W
lake-1 N; lake-2 E; lake-3 W; valley-1 N; valley-2 E; valley-3 S
patch-1 N; patch-2 E; patch-3 S; patch-4 W"""

CARDS = {
    "advance": 5,
    "collapse": 3,
    "drought": 1,
    "epic-discovery": 1,
    "every-bunny-wins": 1,
    "extreme-advance": 1,
    "free-labor": 1,
    "full-harvest": 2,
    "go-home": 1,
    "hometown-advantage": 2,
    "hungry-workers": 1,
    "peace-and-quiet": 1,
    "poor-harvest": 2,
    "thwarted": 5,
}

TERRITORIES = {
    # cost, points, harvest of Camp, Village, Town
    "forest": ((10, 1, 10), (30, 2, 20), (70, 3, 30)),
    "cave": ((10, 1, 10), (20, 1, 10), (40, 3, 20)),
    "meadow": ((10, 1, 20), (30, 1, 30), (60, 2, 40)),
    "lake": ((20, 1, 20), (40, 2, 30), (80, 3, 50)),
    "valley": ((20, 1, 10), (50, 2, 20), (100, 4, 40)),
}


def test_arrows_of_all_tiles() -> None:
    sides = {"N": N, "E": E, "S": S, "W": W}
    told = {}
    for entry in ARROWS.replace("\n", ";").split(";"):
        name, *directions = entry.split()
        told[name] = sum(sides[direction] for direction in directions)
    assert {tile.id: tile.arrows for tile in TILES[:28]} == told
    assert (TILES[HILL].arrows, TILES[HILL_SHORT].arrows) == (N | E | W, E)
    assert all(tile.arrows == 0 for tile in TILES[30:])


def test_movement_cards() -> None:
    assert Counter(SPACES) == {1: 5, 2: 9, 3: 13, 4: 13, 5: 9, 6: 5}


def test_action_cards() -> None:
    """RABB-12.1: 27 cards, the five that are listed nowhere are Thwarted!."""
    assert Counter(ACTION_TYPES) == CARDS
    assert len(ACTION_TYPES) == 27


def test_territories_have_values_of_their_own() -> None:
    """RABB-12.2 and RABB-12.24: the uniform values are the Forest's, each type has one set."""
    found = {
        name: tuple((level.cost, level.vp, level.harvest) for level in levels)
        for name, levels in TERRITORY_LEVELS.items()
    }
    assert found == TERRITORIES
    for tile in TILES:
        if tile.type in TERRITORIES:
            assert tile.levels == TERRITORY_LEVELS[tile.type]


def test_seats() -> None:
    """RABB-1.1: two to four, each with a tribe of its own."""
    assert len(TRIBES) == 4
    assert [mode.seats for mode in GAME.modes] == [(2, 3, 4), (2, 3, 4)]
    for seats in (0, 1, 5, -2, True):
        with pytest.raises(BadSetup) as refused:
            GAME.make_setup("standard", seats, 1)
        assert refused.value.refusal.rule == "RABB-1.1"


@pytest.mark.parametrize(
    "wrong",
    [
        {"mode": "long"},
        {"mode": None},
        {"seed": -1},
        {"seed": 2**63},
        {"seed": "7"},
        {"options": {"villagers": True}},
        {"options": {"practice": 1}},
        {"options": [True]},
    ],
)
def test_strange_set_ups_are_refused_in_words(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.make_setup(**{"mode": "standard", "seats": 2, "seed": 1, **wrong})
    assert str(refused.value)


def test_the_hill_lies_in_the_middle() -> None:
    """RABB-1.2: each game has its own Hill, at (0,0)."""
    assert facts_of(new_game("standard"))["tiles"] == {(0, 0): "hill"}
    assert facts_of(new_game("short"))["tiles"] == {(0, 0): "hill-short"}


def tiles_of(state: State) -> list[int]:
    return sorted(state.decks.box + b"".join(own.tiles for own in state.seats))


def test_pile() -> None:
    """RABB-1.3: 28 tiles; without Lakes and Valleys 22; no Rabbit Holes, no Hill."""
    assert tiles_of(new_game("standard")) == list(range(28))
    short = [TILES[tile].type for tile in tiles_of(new_game("short"))]
    assert Counter(short) == {"cave": 6, "forest": 6, "meadow": 6, "carrot_patch": 4}
    assert new_game(seed=1).decks.box != new_game(seed=2).decks.box


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dealt_tiles(seats: int) -> None:
    """RABB-1.4: 11, 9 or 7 tiles each, in the short game five; the rest is the box."""
    standard, short = new_game("standard", seats), new_game("short", seats, seed=2)
    assert [len(own.tiles) for own in standard.seats] == [{2: 11, 3: 9, 4: 7}[seats]] * seats
    assert [len(own.tiles) for own in short.seats] == [5] * seats
    boxes = len(standard.decks.box), len(short.decks.box) + len(short.decks.tile_discards)
    assert boxes == {2: (6, 12), 3: (1, 7), 4: (0, 2)}[seats]


def test_the_first_seat_is_dealt_first() -> None:
    """RABB-1.4: seat by seat from the first one on."""
    for seed in range(6):
        first, chance = draw_below(3, seed_chance(seed))
        pile, _ = shuffle(range(28), chance)
        state = new_game("standard", 3, seed)
        assert state.first == first
        for turn in range(3):
            dealt = bytes(sorted(pile[9 * turn : 9 * turn + 9]))
            assert state.seats[(first + turn) % 3].tiles == dealt
        assert state.decks.box == bytes(pile[27:])


def test_what_each_seat_has() -> None:
    """RABB-1.5: 100 carrots, 25 tokens, the rabbit on the Hill."""
    facts = facts_of(new_game("standard", 4))
    assert facts["carrots"] == [100] * 4
    assert facts["supplies"] == [TOKENS] * 4 == [25] * 4
    assert facts["rabbits"] == [(0, 0)] * 4


def test_decks() -> None:
    """RABB-1.6: 54 Movement Cards and 27 Action Cards, shuffled; nobody holds one."""
    state, other = new_game(seed=1), new_game(seed=2)
    assert sorted(state.decks.moves) == list(range(54)) != list(state.decks.moves)
    assert sorted(state.decks.cards) == list(range(27)) != list(state.decks.cards)
    assert state.decks.moves != other.decks.moves
    assert state.decks.cards != other.decks.cards
    assert all(own.moves == own.cards == b"" for own in state.seats)


def test_first_seat() -> None:
    """RABB-1.7 and RABB-12.21: chance draws it, and it begins both phases."""
    drawn = Counter(new_game(seats=3, seed=seed).first for seed in range(60))
    assert set(drawn) == {0, 1, 2} and min(drawn.values()) > 8
    state = new_game("short", 3, seed=4)
    begins: list[tuple[int, int]] = []
    while not begins or state.year == 0:
        if not begins or begins[-1] != (state.year, state.active):
            begins.append((state.year, state.active))
        state = GAME.successor(state, GAME.legal_commands(state)[0])
    order = [(0, (state.first + n) % 3) for n in range(3)]
    assert begins[:3] == order
    assert state.active == state.first


def test_points_are_shown_at_every_moment() -> None:
    """RABB-1.8: those of the tokens on the table, during the game."""
    state = play(at((1, 0), stacks="(2,0)=[B,A]"), expect(points=[2, 1, 0]))
    assert [score.total for score in GAME.standings(state).seats] == [2, 1, 0]
    state = do(state, "M1; P; P; P; build")
    assert [score.total for score in GAME.standings(state).seats] == [5, 1, 0]


def test_short_game() -> None:
    """RABB-11.1: one arrow, no Lakes and Valleys, five tiles each, ten years."""
    assert TILES[MODE_SPECS["short"].hill].arrows == E
    assert MODE_SPECS["short"].years == 10 and MODE_SPECS["standard"].years == 20
    assert set(MODE_SPECS["short"].deal.values()) == {5}
    types = {TILES[tile].type for tile in MODE_SPECS["short"].tiles}
    assert types == {"cave", "forest", "meadow", "carrot_patch"}


def test_two_cards_each_open_the_short_game() -> None:
    """RABB-11.2: seat by seat, after the Movement Cards; a Collapse! waits before its seat."""
    deck = "drought collapse advance thwarted"
    given = exploring("short", {(1, 0): "cave-2"}, "cave-1 forest-2", "", deck=deck)
    state = do(given, "forest-2 at (2,0); cave-1 at (2,-1); rabbit at (2,0); decline")
    facts = facts_of(state)
    assert facts["held"] == [["drought"], ["advance", "thwarted"]]
    assert facts["collapses"] == [[None], []]
    assert [len(hand) for hand in facts["movement_hands"]] == [2, 2]
    assert (facts["movement_deck"], facts["action_deck"]) == (50, 23)


def test_no_cards_open_the_standard_game() -> None:
    """RABB-4.1: two Movement Cards each, and no Action Cards."""
    state = new_game("standard", 2, seed=9)
    rabbits: list[int] = []
    while state.year == 0:
        rabbits = [own.rabbit for own in state.seats]
        command = GAME.legal_commands(state)[-1 if state.point in ("place", "rabbit") else 0]
        if state.point == "event":
            command = next(c for c in GAME.legal_commands(state) if c.kind == "decline")
        state = GAME.successor(state, command)
    assert (state.year, state.active) == (1, state.first)
    assert [len(own.moves) for own in state.seats] == [2, 2]
    assert [own.cards for own in state.seats] == [b"", b""]
    moved = [own.rabbit for own in state.seats]
    assert sum(now != then for now, then in zip(moved, rabbits, strict=True)) <= 1


def test_options() -> None:
    assert [option.name for option in GAME.options("short")] == ["open_table", "practice"]
    assert setup_of(practice=True).option("practice") is True
