"""PROP-10 and PROP-11: the bonus die, the end of a round, and the score."""

from __future__ import annotations

import pytest

from islands_desktop.games.propeller_islands.components import TILE_INDEX
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.hexes import hex_at
from islands_desktop.games.propeller_islands.landmarks import landmark_points
from islands_desktop.games.propeller_islands.scoring import rank_of, score_of
from islands_desktop.games.propeller_islands.state import State
from tests.games.propeller_islands.positions import Said, do, given, look, player_of, points_of
from tests.games.propeller_islands.test_setting_up import after_characters, new_game


def points(text: str, name: str, at: tuple[int, int] = (1, 0)) -> int:
    return landmark_points(player_of(Said(text)), TILE_INDEX[name], hex_at(*at))


def test_the_bonus_die_is_not_taken() -> None:
    """PROP-10.1."""
    state = given("(1,0) T05-3 +", step="bonus", die=3)
    after = do(state, "activate((1,0)); finish")
    assert sum(after.forge) == 1 and after.die == 3


def test_everybody_uses_the_bonus_die_in_turn_order() -> None:
    """PROP-10.2, PROP-12.12."""
    state, order = after_characters(new_game(4, 2)), []
    while state.round == 1:
        kind = GAME.step(state).name
        if kind == "draft":
            state = do(state, f"draft({GAME.legal_commands(state)[0].number})")
            state = do(state, "activate_island; finish; end_turn")
        else:
            order.append(state.seat)
            state = do(state, "activate(CAP, resources); finish")
    assert order == [(state.first - 1 + n) % 4 for n in range(4)]


def test_what_cannot_be_done_with_the_bonus_die() -> None:
    """PROP-10.3."""
    state = given(step="bonus", die=3, resources="9/9/9", fame=12, character="jacques")
    do(state, "adjust(1) ! 10.3; reroll ! 10.3; shift(1) ! 10.3; extra(CAP, resources) ! 10.3;"
       "complete(B1-01) ! 10.3; draft(1) ! 13.1; end_turn ! 13.1")  # fmt: skip


def test_a_bonus_step_ends_with_finish() -> None:
    """PROP-10.4."""
    state = given(step="bonus", die=3, capitol="-")
    assert [command.kind for command in GAME.legal_commands(state)] == ["finish"]
    assert do(state, "finish").seat == 1


def test_conditions_are_checked_after_the_bonus_step() -> None:
    """PROP-10.5, PROP-11.2: a condition met earlier changes nothing before."""
    state = given(die=4, step="action", stack=("T17-1",))
    state = state._replace(stack=state.stack[:1], discarded=state.stack[1:])
    assert GAME.problems(state) == []
    state = do(state, "discard(6); end_turn")
    assert not state.stack and GAME.outcome(state) is None
    while GAME.step(state).name != "game_over":
        commands = {command.kind: command for command in GAME.legal_commands(state)}
        order = ("end_turn", "finish", "discard", "draft")
        state = GAME.successor(state, next(commands[kind] for kind in order if kind in commands))
    assert state.round == 1 and state.turns == 4
    assert GAME.actor(state) is None and GAME.legal_commands(state) == []


def test_the_next_round() -> None:
    """PROP-10.6: workers stand up, dice return, the token moves clockwise."""
    state = given("(1,0) T05-1 -", step="bonus", die=3, capitol="-")
    after = do(state, "finish; finish")
    assert GAME.problems(after) == []
    assert (after.first, after.round, after.turns) == (1, 2, 0)
    assert b"\2" not in after.players[0].workers
    assert sum(after.forge) == 5


def seven() -> State:
    cards = ("B1-01", "B1-02", "B1-03", "B1-07", "B1-08", "B1-11", "B1-15")
    unused = ("industry", "science", "culture", "energy", "energy", "steel", "part")
    return given(step="bonus", die=3, completed=cards, unused=unused)


def empty_dock() -> State:
    names = [f"({n},1) T{5 + n // 6:02}-{n % 6 + 1} +" for n in range(12)]
    return given(", ".join(names), step="bonus", die=3)


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (seven(), "seven blueprints"),
        (empty_dock(), "a dock is empty"),
        (given(step="bonus", die=3, stack=()), "stack of tiles is empty"),
    ],
    ids=["blueprints", "dock", "stack"],
)
def test_how_a_game_ends(state: State, reason: str) -> None:
    """PROP-11.1."""
    assert GAME.problems(state) == []
    after = do(state, "finish; finish")
    outcome = GAME.outcome(after)
    assert outcome is not None and reason in outcome.reason
    assert GAME.problems(after) == []


def test_six_blueprints_and_one_worker_are_not_enough() -> None:
    """PROP-11.1."""
    state = given(step="bonus", die=3, completed=("B1-01", "B1-02"), unused=("industry", "science"))
    assert GAME.outcome(do(state, "finish; finish")) is None


def test_the_sum_of_the_score() -> None:
    """PROP-11.3, PROP-11.4: fame, leftovers, landmarks, blueprints; fame counts one each."""
    player = player_of(Said("(1,0) T15-1 ., (0,1) T02-1, (0,2) T02-2, (0,3) T02-3", fame=7,
                            resources="3/2/1", completed=("B2-01",)))  # fmt: skip
    assert score_of(player) == 7 + (1 + 1 + 1) + 5 + 7


@pytest.mark.parametrize(
    ("resources", "points"), [("2/1/0", 0), ("3/0/0", 1), ("8/5/3", 7), ("0/0/4", 4)]
)
def test_leftover_resources(resources: str, points: int) -> None:
    """PROP-11.5."""
    assert score_of(player_of(Said(resources=resources))) == points


def test_cards_in_hand_give_nothing() -> None:
    """PROP-11.6."""
    state = given(step="bonus", die=3, hand=("B2-16",))
    assert points_of(state, "blueprint") == 0


@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 1), (5, 2)])
def test_unused_upgrades(count: int, points: int) -> None:
    """PROP-11.7."""
    player = player_of(Said(unused=("wild",) * count))._replace(completed=b"")
    assert score_of(player) == points


def test_landmarks_score_without_a_worker() -> None:
    """PROP-11.8."""
    island = "(1,0) T22-1 {}, (2,0) T05-2 ., (3,0) T05-4 ., (4,0) T05-6 ."
    assert points(island.format("."), "T22-1") == points(island.format("+"), "T22-1") == 5


def test_workers_on_the_dock_break_ties() -> None:
    """PROP-11.9, PROP-12.23: then the victory is shared."""
    others = [Said("(1,0) T05-1 +", fame=3, character="marie")]
    state = do(given(step="bonus", die=3, fame=3, stack=(), others=others), "finish; finish")
    assert GAME.standings(state).places == (1, 2)
    shared = do(given(step="bonus", die=3, fame=3, stack=(),
                      others=[Said(fame=3, character="marie")]), "finish; finish")  # fmt: skip
    outcome = GAME.outcome(shared)
    assert outcome is not None and outcome.winners == (0, 1)
    assert "share the victory" in outcome.reason


def test_only_shown_numbers_count() -> None:
    """PROP-11.10: neither the Capitol nor a wild upgrade; workers do not matter."""
    island = "(1,0) T23-1 ., (2,0) T05-1 {}, (3,0) T05-3 +, (4,0) T05-5 -"
    assert points(island.format("."), "T23-1") == 5
    assert points(island.format(". {W}"), "T23-1") == 0


@pytest.mark.parametrize(("count", "expected"), [(3, 0), (4, 3), (5, 3)])
def test_luxury_apartments_count_the_capitol(count: int, expected: int) -> None:
    """PROP-11.14."""
    tiles = ", ".join(f"({n + 2},0) T05-{n + 1} +" for n in range(count))
    assert points(f"(1,0) T14-1 +, {tiles}", "T14-1") == expected


def test_parcel_service_and_floating_gardens() -> None:
    """PROP-11.15, PROP-11.16."""
    assert points("(1,0) T15-1 ., (0,1) T02-1, (0,2) T03-1, (0,3) T04-1", "T15-1") == 5
    assert points("(1,0) T16-1 .", "T16-1") == 0


def test_theater() -> None:
    """PROP-11.17: sets of three different banners on its neighbours, not its own."""
    around = "(2,0) T05-1 ., (1,1) T05-5 ., (1,-1) T05-3 ."
    assert points(f"(1,0) T17-1 ., {around}", "T17-1") == 5
    assert points("(1,0) T17-1 ., (2,0) T05-1 ., (1,1) T05-5 .", "T17-1") == 0
    added = "(2,0) T05-1 . {B:culture}, (1,1) T05-5 ."
    assert points(f"(1,0) T17-1 ., {added}", "T17-1") == 5
    twice = "(2,0) T05-1 . {B:culture}, (1,1) T06-4 . {B:science}, (1,-1) T09-1 . {B:industry}"
    assert points(f"(1,0) T17-1 ., {twice}", "T17-1") == 10


@pytest.mark.parametrize(
    ("name", "island"),
    [
        ("T18-1", "(2,0) T09-3 ., (3,0) T13-3 ."),
        ("T19-1", "(2,0) T05-3 ., (3,0) T06-4 ."),
        ("T20-1", "(2,0) T05-5 ., (3,0) T07-3 ."),
    ],
)
def test_banners_on_the_island(name: str, island: str) -> None:
    """PROP-11.18, PROP-11.19, PROP-11.20, PROP-12.24: three with its own, unused ones not."""
    assert points(f"(1,0) {name} ., {island}", name) == 4
    assert points(f"(1,0) {name} ., {island.partition(', ')[0]}", name) == 0


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [("1 2 4 6", 5), ("1 1 2 2", 0), ("1 1 2 2 3 3 4 4", 10), ("1 2 3 4 5 6", 5), ("1 2 3", 0)],
)
def test_coffee_house(numbers: str, expected: int) -> None:
    """PROP-11.21: each building is in one group of four different numbers."""
    seen: list[str] = []
    for number in numbers.split():
        tile = 5 + sum(name.endswith(f"-{number}") for name in seen)
        seen.append(f"T{tile:02}-{number}")
    tiles = ", ".join(f"({n + 2},0) {name} ." for n, name in enumerate(seen))
    assert points(f"(1,0) T21-1 ., {tiles}", "T21-1") == expected


def test_sets_of_numbers() -> None:
    """PROP-11.22, PROP-11.23."""
    even = "(2,0) T05-2 ., (3,0) T05-4 ., (4,0) T05-6 ., (5,0) T06-2 ."
    odd = "(2,0) T05-1 ., (3,0) T05-3 ., (4,0) T05-5 ., (5,0) T06-1 ."
    assert points(f"(1,0) T22-1 ., {even}", "T22-1") == 5
    assert points(f"(1,0) T23-1 ., {odd}", "T23-1") == 5
    assert points(f"(1,0) T23-1 ., {even}", "T23-1") == 0


def test_every_landmark_tells_its_formula() -> None:
    """PROP-11.8: line by line, with the figures that were counted."""
    names = [f"T{number}-1" for number in range(14, 24)]
    island = ", ".join(f"({n + 1},0) {name} ." for n, name in enumerate(names))
    state = given(island, step="bonus", die=3)
    lines = {line.icon: line for line in GAME.standings(state).seats[0].lines}
    assert all(lines[name].note for name in names)
    assert lines["T14-1"].note == "3 × ⌊1 worker on the island ÷ 6⌋"
    assert lines["T18-1"].note == "4 × ⌊3 Science banners ÷ 3⌋" and lines["T18-1"].points == 4
    assert look(state)["fame"] == 0


def test_ranks() -> None:
    """PROP-16.4."""
    ranks = [rank_of(score) for score in (0, 49, 50, 64, 65, 79, 80, 94, 95, 200)]
    assert (
        ranks
        == ["Deckhand"] * 2
        + ["Steersman"] * 2
        + ["Captain"] * 2
        + ["Governor"] * 2
        + ["Legend"] * 2
    )
