"""Cases worked out anew from the text of the rules, by the program.

What is expected was written down from the rules before the program was asked.
"""

from __future__ import annotations

import pytest

from islands_desktop.games.rabbit_island.commands import Command
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.state import State
from tests.games.rabbit_island.example_values import Example, Legal, Refusal, explore_position
from tests.games.rabbit_island.examples_rederived import REDERIVED
from tests.games.rabbit_island.positions import do, facts_of, new_game, play, state_at
from tests.games.rabbit_island.reference_pieces import pile


@pytest.mark.parametrize("example", REDERIVED, ids=lambda example: example.id)
def test_rederived(example: Example) -> None:
    """Each case is named by the rule that decides it."""
    assert GAME.problems(play(example.given, *example.lines)) == []


# ------------------------------------------------------------------ exploring


def test_no_ring_without_a_way_out() -> None:
    """RABB-2.4: four tiles in a ring are a trap; with a fork they are none."""
    ring = {(1, 0): "lake-2", (2, 0): "cave-3", (2, 1): "cave-4"}
    state = state_at(explore_position("standard", ring, "cave-1 forest-5 valley-2"))
    play(
        state,
        Refusal("cave-1 at (1,1)", "RABB-2.4"),
        Refusal("valley-2 at (1,1)", "RABB-2.3"),
        Legal("forest-5 at (1,1)"),
        Refusal("forest-5 at (0,1)", "RABB-2.2"),
    )
    after = do(state, "forest-5 at (1,1)")
    play(after, Refusal("valley-2 at (0,1)", "RABB-2.3"), Legal("cave-1 at (0,1)"))


def test_the_first_rule_broken_is_named() -> None:
    """RABB-2.7: open cell before touching arrows before the trap before the live cell."""
    tiles = {(1, 0): "cave-1", (1, -1): "cave-4"}
    state = state_at(explore_position("short", tiles, "forest-1 cave-2 cave-5"))
    play(
        state,
        Refusal("cave-2 at (2,0)", "RABB-2.2"),
        Refusal("cave-2 at (0,-1)", "RABB-2.3"),
        Refusal("forest-1 at (0,-1)", "RABB-2.5"),
        Legal("cave-5 at (0,-1)"),
    )


@pytest.mark.parametrize(
    ("mode", "seats", "laid"),
    [("standard", 2, 20), ("standard", 3, 24), ("standard", 4, 24), ("short", 3, 12)],
)
def test_how_many_tiles_are_laid(mode: str, seats: int, laid: int) -> None:
    """RABB-1.4, RABB-3.2, RABB-3.9: two a turn, the last lone one is discarded."""
    state = _explored(mode, seats)
    facts = facts_of(state)
    island = [tile for tile in facts["tiles"].values() if not tile.startswith(("hill", "hole"))]
    assert len(island) == laid
    assert all(not hand for hand in facts["tile_hands"])
    assert len(island) + len(facts["tile_discards"]) + facts["box"] == len(pile(mode))


def _explored(mode: str, seats: int, seed: int = 8) -> State:
    """An Explore phase in which every seat always lays what keeps most cells open."""
    state = new_game(mode, seats, seed=seed)
    while state.year == 0:
        commands = GAME.legal_commands(state)
        state = max(
            (GAME.successor(state, command) for command in commands),
            key=lambda after: len(GAME.legal_commands(after)),
        )
    return state


# ------------------------------------------------------------------ the short game


def test_a_collapse_of_the_opening_strikes_in_year_three() -> None:
    """RABB-7.7, RABB-7.3: waiting, then 3, 2 and 1 in the first three years; nothing replaces it.

    RABB-11.2: each seat gets two Action Cards at the start of the Build phase.
    """
    state = _opening_with_collapse()
    seat = next(seat for seat, own in enumerate(facts_of(state)["collapses"]) if own)
    counters = [facts_of(state)["collapses"][seat]]
    dealt = len(facts_of(state)["action_hands"][seat]) + len(counters[0])
    assert dealt == 2 and counters[0][0] is None
    while state.year < 4 and facts_of(state)["collapses"][seat]:
        state = GAME.successor(state, _quiet(state))
        now = facts_of(state)["collapses"][seat]
        if now and now[0] != counters[-1][0]:
            counters.append(now)
            assert state.active == seat and state.year == len(counters) - 1
    assert [found[0] for found in counters] == [None, 3, 2, 1]
    assert state.year == 3


def _opening_with_collapse() -> State:
    """The first turn of a Build phase before which somebody was dealt one Collapse!."""
    for seed in range(50):
        state = _explored("short", 2, seed)
        if sorted(map(len, facts_of(state)["collapses"])) == [0, 1]:
            return state
    raise AssertionError("no such deal")


def _quiet(state: State) -> Command:
    """A command that draws no Action Card and plays none."""
    commands = GAME.legal_commands(state)
    calm = ("pass_action", "decline", "share")
    kept = [command for command in commands if command.kind in calm]
    return kept[0] if kept else commands[0]
