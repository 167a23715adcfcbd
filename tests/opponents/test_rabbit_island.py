"""The player for Rabbit Island: honest, legal, and stronger from level to level."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from islands_desktop.games.rabbit_island.commands import Command
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.heuristics import expected_points
from islands_desktop.games.rabbit_island.lead import lead_of
from islands_desktop.games.rabbit_island.reach import ends
from islands_desktop.games.rabbit_island.scoring import final_totals
from islands_desktop.games.rabbit_island.state import ASK, FORK, MOVEMENT, OVER, Collapse, State
from islands_desktop.opponents.players import LEVELS, suggest
from islands_desktop.opponents.rabbit_island_quick import quick_end
from islands_desktop.opponents.rabbit_island_turns import nobody_plays, ways_on

AMPLE = 600.0
"""Seconds that no decision takes."""


def deal(seed: int, mode: str = "short", seats: int = 2, **options: bool) -> State:
    return GAME.new_game(GAME.make_setup(mode, seats, seed, options))


def play_out(state: State, *levels: str) -> tuple[int, ...]:
    """Final points of a game in which each seat has a level."""
    while (seat := GAME.actor(state)) is not None:
        commands = GAME.legal_commands(state)
        command = commands[0]
        if len(commands) > 1:
            command = suggest(GAME, state, levels[seat], AMPLE).command
        state = GAME.successor(state, command)
    return final_totals(state)


def test_medium_beats_easy() -> None:
    """Over the same deals from both seats; one game says little."""
    lead = 0
    for seed in range(10):
        easy, medium = play_out(deal(seed), "easy", "medium")
        lead += medium - easy
        medium, easy = play_out(deal(seed), "medium", "easy")
        lead += medium - easy
    assert lead > 0


def test_hard_beats_medium() -> None:
    first, second = (
        play_out(deal(0, "standard"), "medium", "hard"),
        play_out(deal(1, "standard"), "hard", "medium"),
    )
    assert first[1] + second[0] > first[0] + second[1] + 4


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("mode", "seats", "options"),
    [("standard", 4, {}), ("short", 2, {}), ("short", 3, {"open_table": True})],
)
def test_every_suggestion_is_legal_and_has_a_reason(
    level: str, mode: str, seats: int, options: dict[str, bool]
) -> None:
    """Every decision point that a random game comes to is asked for twice."""
    state, rng, asked = deal(4, mode, seats, **options), Random(4), dict[str, int]()
    while GAME.actor(state) is not None:
        commands = GAME.legal_commands(state)
        if len(commands) > 1 and asked.get(state.point, 0) < 2:
            found = suggest(GAME, state, level, AMPLE)
            assert found.command in commands
            assert found.reason.endswith(".")
            assert "{" not in found.reason
            asked[state.point] = asked.get(state.point, 0) + 1
        state = GAME.successor(state, rng.choice(commands))
    assert {"place", "rabbit", "build", "movement", "ask", "hole"} <= set(asked)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("played", [0, 60, 200])
def test_hidden_parts_change_no_decision(level: str, played: int) -> None:
    """RABB-14.2: other hands and other orders of the decks lead to the same answer."""
    state, rng = deal(9, seats=3), Random(9)
    for _ in range(played):
        state = GAME.successor(state, rng.choice(GAME.legal_commands(state)))
    for turn in range(8):
        seat = GAME.actor(state)
        assert seat is not None
        twin = GAME.determinise(GAME.view(state, seat), seat, 77 + turn)
        assert twin != state
        found = suggest(GAME, state, level, AMPLE)
        assert found == suggest(GAME, twin, level, AMPLE)
        state = GAME.successor(state, found.command)


def test_thinking_can_be_stopped_at_once() -> None:
    state = deal(3)
    found = suggest(GAME, state, "hard", AMPLE, stop=lambda: True)
    assert found.command in GAME.legal_commands(state)


def test_the_value_meets_the_score_at_the_end() -> None:
    """RABB-10.1."""
    state, rng = deal(6), Random(6)
    while GAME.actor(state) is not None:
        state = GAME.successor(state, rng.choice(GAME.legal_commands(state)))
    assert tuple(expected_points(state, seat) for seat in (0, 1)) == final_totals(state)


def test_the_lead_meets_the_score_at_the_end() -> None:
    """RABB-10.1: one's own points less the mean of the others'."""
    state, rng = deal(6, seats=3), Random(6)
    while GAME.actor(state) is not None:
        state = GAME.successor(state, rng.choice(GAME.legal_commands(state)))
    first, second, third = final_totals(state)
    assert lead_of(state, 0) == first - (second + third) / 2


def test_a_lead_in_the_middle_is_what_one_has_beyond_the_others() -> None:
    """Equal seats lead by nothing; the first carrots count most, a Collapse! is a weapon."""
    state, rng = deal(6), Random(6)
    while GAME.actor(state) is not None and state.year < 3:
        state = GAME.successor(state, rng.choice(GAME.legal_commands(state)))
    bare = state._replace(stacks=((),) * len(state.stacks))
    poor = bare.seats[0]._replace(carrots=0, cards=b"", collapses=())
    even = bare._replace(seats=(poor, poor))
    assert lead_of(even, 0) == 0
    leads = [
        lead_of(even._replace(seats=(poor._replace(carrots=carrots), poor)), 0)
        for carrots in (0, 100, 200, 300)
    ]
    gains = [after - before for before, after in pairwise(leads)]
    assert gains == sorted(gains, reverse=True)
    struck = poor._replace(collapses=(Collapse(0, 3),))
    assert lead_of(even._replace(seats=(struck, poor)), 0) > 0


def test_where_the_rabbit_stands_counts_only_before_another_turn() -> None:
    """RABB-4.2: in the last year a seat that has had its turn hopes for nothing more."""
    state, rng = deal(6), Random(6)
    while state.year < state.mode.years or state.active == state.first:
        state = GAME.successor(state, rng.choice(GAME.legal_commands(state)))
    assert state.point == MOVEMENT
    done, to_move = state.first, state.active
    rich = tuple(own._replace(carrots=500) for own in state.seats)
    leads: dict[int, set[float]] = {done: set(), to_move: set()}
    for mover in (done, to_move):
        for place in range(len(state.land.tiles)):
            seats = list(rich)
            seats[mover] = rich[mover]._replace(rabbit=place)
            leads[mover].add(lead_of(state._replace(seats=tuple(seats)), mover))
    assert len(leads[done]) == 1
    assert len(leads[to_move]) > 1


# ------------------------------------------------------------------ turns played on


def states_of(seed: int, seats: int, *points: str) -> list[State]:
    """States of these decision points in a random game."""
    state, rng, found = deal(seed, "standard", seats), Random(seed), list[State]()
    while GAME.actor(state) is not None:
        if state.point in points:
            found.append(state)
        state = GAME.successor(state, rng.choice(GAME.legal_commands(state)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_that_nobody_plays_is_what_passes_one_by_one_come_to(seats: int) -> None:
    """RABB-5.6: from the first ask of a window, and from one with cards on the stack."""
    asks = [one for one in states_of(seats, seats, ASK) if one.turn.stack or not one.turn.passes]
    assert any(one.turn.stack for one in asks)
    for state in asks:
        passed, window = state, (state.turn.window, bool(state.turn.stack))
        while passed.point == ASK and (passed.turn.window, bool(passed.turn.stack)) == window:
            passed = GAME.successor(passed, GAME.legal_commands(passed)[0])
        assert nobody_plays(state) == passed


def test_ways_on_come_to_every_end_once() -> None:
    """RABB-4.5."""
    forks = [one for one in states_of(3, 2, FORK) if one.turn.mover == one.active]
    assert len(forks) > 10
    for state in forks:
        seat = state.active
        places = [one.seats[seat].rabbit for one in ways_on(state)]
        assert sorted(places) == sorted(
            ends(state.land, state.seats[seat].rabbit, state.turn.steps)
        )


def every_end(state: State) -> list[State]:
    """Where all choices at forks lead, one by one."""
    if state.point != FORK:
        return [state]
    after = (GAME.successor(state, command) for command in GAME.legal_commands(state))
    return [end for one in after for end in every_end(one)]


def is_mover(command: Command) -> bool:
    return command.card.startswith(("advance", "extreme-advance"))


def test_ways_on_are_all_ways_when_one_card_moves_the_rabbit_after_another() -> None:
    """RABB-5.7."""
    seen = 0
    for seed in range(120, 130):
        state, rng = deal(seed, seats=4), Random(seed)
        while GAME.actor(state) is not None:
            if state.point == FORK and state.turn.stack:
                assert set(ways_on(state)) == set(every_end(state))
                seen += 1
            commands = GAME.legal_commands(state)
            movers = [one for one in commands if is_mover(one)]
            state = GAME.successor(state, rng.choice(movers or commands))
    assert seen > 2


@pytest.mark.parametrize("seats", [2, 4])
def test_a_quick_turn_ends_where_the_next_one_begins(seats: int) -> None:
    turns = states_of(5, seats, MOVEMENT)
    for state in turns:
        after = quick_end(state)
        assert after.point in (MOVEMENT, OVER)
        assert GAME.problems(after) == []
        assert after.active == (state.active + 1) % seats or after.point == OVER


def test_a_quick_turn_goes_for_points() -> None:
    """In a game of two, quick turns score more than random ones."""
    gained = {True: 0, False: 0}
    for seed in range(4):
        state, rng = deal(seed, "standard"), Random(seed)
        while GAME.actor(state) is not None:
            if state.point == MOVEMENT and state.active == seed % 2:
                state = quick_end(state)
                continue
            state = GAME.successor(state, rng.choice(GAME.legal_commands(state)))
        for seat, total in enumerate(final_totals(state)):
            gained[seat == seed % 2] += total
    assert gained[True] > 1.5 * gained[False]
