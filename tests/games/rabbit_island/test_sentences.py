"""Rabbit Island in words: the choices say what is really given, the ways where they end."""

from __future__ import annotations

import pytest

from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.state import State
from tests.games.rabbit_island.example_values import Position
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import command, do, exploring, state_at
from tests.games.rabbit_island.reference_pieces import HILL

ROUND = "P; P; P"


def words_of(state: State) -> list[str]:
    """The commands of a state in words."""
    return [GAME.describe_command(state, one) for one in GAME.legal_commands(state)]


def told(state: State, step: str) -> list[str]:
    """What the log says of a step."""
    played = GAME.apply(state, command(step, state))
    return GAME.tell_events(played.events, played.after)


def gained(state: State, step: str, seat: int = 0) -> int:
    return do(state, step).seats[seat].carrots - state.seats[seat].carrots


def played_here(given: Position, *cards: str) -> State:
    """A moves one space, to the east, plays these cards one by one, and nobody answers."""
    move = "M1; >E" if given.rabbits[0] == HILL else "M1"
    return do(given, "; ".join([move, *(f"{card}; P; P" for card in cards), ROUND]))


HARVESTS = [
    ((), 1),
    (("full-harvest",), 2),
    (("full-harvest", "full-harvest"), 4),
    (("hometown-advantage",), 1),
    (("poor-harvest",), 1),
    (("full-harvest", "drought"), 0),
]


@pytest.mark.parametrize(("cards", "times"), HARVESTS)
def test_an_event_tile_offers_what_it_gives(cards: tuple[str, ...], times: int) -> None:
    """RABB-8.8, RABB-12.14: the active seat's cards change these carrots, the owner's do not."""
    state = played_here(at((4, 1), holds={"A": " ".join(cards)}), *cards)
    assert state.land.cell(state.seats[0].rabbit) == HILL
    assert GAME.step(state).sentence.endswith(f"Take {50 * times} carrots and an Action Card?")
    assert f"Take {50 * times} carrots and a card" in words_of(state)
    assert gained(state, "take") == 50 * times


@pytest.mark.parametrize(("cards", "times"), HARVESTS)
def test_a_rabbit_hole_offers_what_it_gives(cards: tuple[str, ...], times: int) -> None:
    """RABB-8.8, RABB-8.15."""
    state = played_here(at((3, 1), holds={"A": " ".join(cards)}), *cards)
    assert GAME.step(state).sentence.endswith(f"Take {20 * times} carrots or an Action Card.")
    assert words_of(state) == [f"Take {20 * times} carrots", "Take an Action Card"][::-1]
    assert gained(state, "carrots") == 20 * times


@pytest.mark.parametrize(("cards", "times"), HARVESTS)
def test_a_share_is_offered_as_it_is_paid(cards: tuple[str, ...], times: int) -> None:
    """RABB-8.8, RABB-8.12: the visitor's share, whatever the owner's cards make of the rest."""
    state = played_here(at(HILL, holds={"A": " ".join(cards)}, stacks="(1,0)=[B]"), *cards)
    assert f"Share the harvest: {20 * times} carrots" in words_of(state)
    assert gained(state, "share") == 20 * times
    (line,) = (one for one in told(state, "share") if "shares" in one)
    assert line.endswith(f"shares the harvest and takes {20 * times} carrots.")


def test_epic_discovery_is_told_before_it_is_taken() -> None:
    """RABB-6.7: two further cards."""
    cards = {"holds": {"A": "epic-discovery"}, "deck": "drought advance poor-harvest"}
    state = played_here(at((4, 1), **cards), "epic-discovery")
    assert GAME.step(state).sentence.endswith("Take 50 carrots and 3 Action Cards?")
    assert "Take 50 carrots and 3 cards" in words_of(state)
    assert len(do(state, "take").seats[0].cards) == 3
    state = played_here(at((3, 1), **cards), "epic-discovery")
    assert GAME.step(state).sentence.endswith("Take 20 carrots or 3 Action Cards.")
    assert "Take 3 Action Cards" in words_of(state)


def test_a_fork_says_where_its_ways_end() -> None:
    """RABB-4.7: each end by name; at the last space, the next tile."""
    state = do(at((1, 0), moves=(2, 1)), "M2")
    assert words_of(state) == ["Go east, to Carrot Patch 3", "Go south, to Cave 4"]
    state = do(at(HILL, moves=(3, 1)), "M3")
    assert words_of(state) == [
        "Go east, to Carrot Patch 3 or Cave 4",
        "Go west, to Meadow 4 or Rabbit Hole 5",
    ]
    state = do(at(HILL, moves=(4, 1)), "M4")
    assert words_of(state)[1] == "Go west, to Founder's Hill, Cave 2 or Rabbit Hole 1"


def test_many_ends_are_counted() -> None:
    state = state_at(at(HILL))
    turn = state.turn._replace(steps=6, mover=0)
    words = words_of(state._replace(point="fork", turn=turn))
    assert all(one.startswith("Go ") for one in words)
    assert "Go west, to one of 6 tiles" in words


def test_the_rabbit_is_put_on_a_tile_by_name() -> None:
    """RABB-3.6, RABB-6.3."""
    given = exploring("short", {}, "cave-2 cave-1", "cave-3 forest-1", box="forest-2 cave-6")
    state = do(given, "cave-2 at (1,0); cave-1 at (2,0)")
    assert words_of(state) == [
        "Put the rabbit on Cave 2 (1 east)",
        "Put the rabbit on Cave 1 (2 east)",
    ]
    assert "The rabbit of Player 1 was put on Cave 2." in told(state, "rabbit at (1,0)")
    home = do(at((1, 0), holds={"A": "go-home"}), "M1; go-home; P")
    assert "The rabbit of Player 1 was put on the Hill." in told(home, "P")


def test_why_one_tile_counts_as_no_group() -> None:
    """RABB-8.6, RABB-10.3: the sheet says it to whoever has one tile, and to nobody else."""
    state = state_at(at(HILL, stacks="(1,0)=[A] (-1,0)=[B] (-1,1)=[B]"))
    lines = [
        next(line for line in score.lines if line.icon == "group")
        for score in GAME.standings(state).seats
    ]
    assert [line.measured for line in lines] == ["0", "2", "0"]
    assert [line.note for line in lines] == [
        "One tile alone is no group.", "Given at the end.", "Given at the end.",
    ]  # fmt: skip
