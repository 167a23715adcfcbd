"""Cases worked out anew from the text of the rules, by the program.

What is expected was written down from the rules before the program was asked.
"""

from __future__ import annotations

import pytest

from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import State
from tests.games.propeller_islands.examples import Example
from tests.games.propeller_islands.examples_rederived import REDERIVED
from tests.games.propeller_islands.positions import Said, do, given, look, parse_command
from tests.games.propeller_islands.test_ending import points
from tests.games.propeller_islands.test_setting_up import after_characters, new_game

AMONG_DEPOTS = "(1,0) T16-1 ., (2,0) T02-1, (2,-1) T03-1, (1,-1) T04-1, (0,1) T02-2, (1,1) T14-1 ."


@pytest.mark.parametrize("example", REDERIVED, ids=lambda example: example.id)
def test_rederived(example: Example) -> None:
    """Each case is named by the rule that decides it."""
    state = given(**example.given)
    assert GAME.problems(state) == []
    after = do(state, example.do)
    assert GAME.problems(after) == []
    seen = look(after)
    assert {name: seen[name] for name in example.expect} == example.expect


def test_only_who_is_to_decide() -> None:
    """PROP-13.3: before everything else, in the bonus step and while an effect waits too."""
    bonus = given("(1,0) T05-5 .", step="bonus", die=5)
    for state in (given(die=3), bonus, do(bonus, "activate(CAP, deploy)")):
        for text in ("adjust(+1)", "finish", "deploy(R1C1, (1,0))", "complete(B1-01)"):
            refusal = GAME.why_not(state, parse_command(text, 1))
            assert refusal is not None and refusal.rule == "PROP-13.3"


def test_an_empty_space_offers_nothing() -> None:
    """PROP-4.1, PROP-4.4: with an empty stack the space stays empty."""
    state = do(given(die=4, stack=(), offer={6: "T05-1"}), "claim(6, (1,0))")
    assert state.offer[6] == 255
    again = given(die=4, stack=())
    again = again._replace(
        offer=again.offer[:6] + b"\xff" + again.offer[7:],
        discarded=again.discarded + again.offer[6:7],
    )
    assert GAME.problems(again) == []
    do(again, "claim(6, (1,0)) ! 4.1; discard(6) ! 4.1; discard(5)")


def test_gaps_in_the_offer_of_blueprints() -> None:
    """PROP-8.9: an empty stack leaves its gap; with nothing left there is nothing to take."""
    state = do(given(step="upgrade", completed=("B1-18",)), "set_aside")
    gap = state._replace(decks=(b"", state.decks[1]))
    level_one = f"B1-{gap.face_up[0][0] + 1:02}"
    after = do(gap, f"take(I) ! 8.8; take({level_one})")
    assert [len(cards) for cards in after.face_up] == [2, 3]
    bare = given(step="upgrade", completed=("B1-18",))
    bare = bare._replace(decks=(b"", b""), face_up=(b"", b""))
    after = do(bare, "set_aside")
    assert (after.seat, len(after.players[0].hand)) == (1, 2)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_order_of_the_second_round(seats: int) -> None:
    """PROP-3.3, PROP-10.2, PROP-10.6: from the next seat on, two turns each, then the bonus."""
    state, order = after_characters(new_game(seats, 4)), []
    first = state.first
    while state.round < 3:
        kind = GAME.step(state).name
        if kind == "draft":
            order.append((state.round, state.seat))
            state = do(state, f"draft({GAME.legal_commands(state)[0].number})")
            state = do(state, "activate_island; finish; end_turn")
        else:
            order.append((state.round, state.seat))
            state = do(state, "finish")
    expected = [
        (round_, (first + round_ - 1 + turn) % seats)
        for round_ in (1, 2)
        for turn in range(3 * seats)
    ]
    assert order == expected


def all_at_once() -> State:
    """An empty dock, seven blueprints and an empty stack before the last step of the round."""
    names = [f"({n},1) T{5 + n // 6:02}-{n % 6 + 1} +" for n in range(12)]
    cards = ("B1-01", "B1-02", "B1-03", "B1-07", "B1-08", "B1-11", "B1-15")
    unused = ("industry", "science", "culture", "energy", "energy", "steel", "part")
    return given(", ".join(names), step="bonus", die=3, stack=(), completed=cards, unused=unused)


def test_three_ends_at_once() -> None:
    """PROP-11.1, PROP-11.2: the game ends once, after the last finish of the bonus step."""
    state = all_at_once()
    assert GAME.problems(state) == []
    state = do(state, "activate((2,1)); finish")
    assert GAME.outcome(state) is None and state.seat == 1
    outcome = GAME.outcome(do(state, "finish"))
    assert outcome is not None and outcome.winners == (0,)


def test_a_seventh_blueprint_ends_the_solo_challenge() -> None:
    """PROP-16.4, PROP-11.1."""
    cards = ("B1-01", "B1-02", "B1-03", "B1-07", "B1-08", "B1-11", "B1-15")
    unused = ("industry", "science", "culture", "energy", "energy", "steel", "part")
    state = given(mode="solo", seats=1, step="bonus", die=3, completed=cards, unused=unused)
    after = do(state, "finish")
    assert GAME.actor(after) is None and GAME.legal_commands(after) == []


def test_three_seats_and_one_tie() -> None:
    """PROP-11.9: most workers on the dock first; those still equal share, the next is third."""
    others = [Said("(1,0) T05-1 +", fame=40, character="marie"),
              Said(fame=40, character="nelson")]  # fmt: skip
    state = given(seats=3, step="bonus", die=3, fame=40, stack=(), others=others)
    state = do(state, "finish; finish; finish")
    assert GAME.standings(state).places == (1, 3, 1)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (0, 2)


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ("1 1 2 2 3 4 5 6", 10),
        ("1 1 1 2 2 2 3 4", 5),
        ("1 1 2 2 3 3 4", 5),
        ("1 1 1 1 2 2 2 3 3 3 4 4", 10),
        ("1 1 1 2 2 2 3 3 3", 0),
    ],
)
def test_groups_of_four(numbers: str, expected: int) -> None:
    """PROP-11.21: as many groups as can be made, not as many as a greedy choice makes."""
    seen: list[str] = []
    for number in numbers.split():
        tile = 5 + sum(name.endswith(f"-{number}") for name in seen)
        seen.append(f"T{tile:02}-{number}")
    tiles = ", ".join(f"({n + 2},0) {name} ." for n, name in enumerate(seen))
    assert points(f"(1,0) T21-1 ., {tiles}", "T21-1") == expected


@pytest.mark.parametrize(
    ("landmark", "island", "expected"),
    [
        ("T17-1", "(1,0) T17-1 . {B:industry}, (2,0) T05-1 ., (1,1) T05-3 .", 0),
        ("T17-1", "(1,0) T17-1 ., (2,0) T18-1 ., (1,1) T19-1 ., (0,1) T20-1 .", 5),
        ("T17-1", "(1,0) T17-1 ., (2,0) T18-1 ., (1,1) T19-1 ., (3,0) T20-1 .", 0),
        ("T18-1", "(1,0) T18-1 . {B:science}, (4,0) T09-3 .", 4),
        ("T19-1", "(1,0) T19-1 ., (2,0) T14-1 ., (3,0) T17-1 ., (4,0) T21-1 . {B:culture}", 4),
        ("T20-1", "(1,0) T20-1 ., (2,0) T06-5 ., (3,0) T15-1 ., (4,0) T04-1", 0),
        ("T23-1", "(1,0) T23-1 ., (2,0) T06-1 ., (3,0) T06-3 ., (4,0) T06-5 .", 5),
        ("T16-1", AMONG_DEPOTS, 5),
        ("T15-1", "(1,0) T15-1 ., (2,0) T12-2 ., (3,0) T02-1, (4,0) T04-1", 0),
    ],
)  # fmt: skip
def test_what_counts_for_landmarks(landmark: str, island: str, expected: int) -> None:
    """PROP-11.15 to PROP-11.20, PROP-11.23: whose banners, which numbers, which neighbours."""
    assert points(island, landmark) == expected


def test_the_capitol_produces_with_a_deployed_worker() -> None:
    """PROP-5.7, PROP-12.21: its upgrade yields with either option, before the worker moves."""
    state = given("(1,0) T05-3 .", step="upgrade", completed=("B1-08",))
    state = do(state, "install(CAP); take(I)")
    state = do(state, f"draft({state.forge.index(1) + 1}); activate_island; finish; end_turn")
    while state.seat != 0 or GAME.step(state).name != "draft":
        state = GAME.successor(state, GAME.legal_commands(state)[-1])
    before = look(state)["resources"]
    assert before == "0/0/0"
    state = do(state, f"draft({GAME.legal_commands(state)[0].number}); activate_island")
    state = do(state, "activate(CAP, deploy)")
    assert look(state)["resources"] == "1/0/0" and look(state)["step"] == "deploy"


def test_the_rival_leaves_empty_spaces_empty() -> None:
    """PROP-16.3, PROP-4.4: without a stack its two spaces stay empty, and it goes on drafting."""
    state = given(mode="solo", seats=1, step="blueprint", die=1, stack=())
    after = do(state, "end_turn")
    value = after.rival[-1]
    empty = [space for space in range(12) if after.offer[space] == 255]
    assert empty == [2 * value - 2, 2 * value - 1]
    assert GAME.problems(after) == [] and GAME.outcome(after) is None
