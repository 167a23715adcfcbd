"""Positions that cannot be (PROP-15) are told apart from those that can."""

from __future__ import annotations

import json
from typing import Any

import pytest

from islands_desktop.core.refusals import BadState
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import (
    ACTIVE,
    BENEFIT,
    DEPLOY,
    LINE,
    LINES,
    OVER,
    PAID,
    PLACE,
    POWER,
    RADIO,
    RESOURCE,
    TWO_DEPOTS,
    TWO_TILES,
    Effect,
    State,
)
from tests.games.propeller_islands.examples import V46
from tests.games.propeller_islands.positions import Said, do, given
from tests.games.propeller_islands.test_setting_up import new_game

LINES_BETWEEN = "activate_island; activate(CAP, deploy); deploy(R3C4, (1,-1))"


def first(state: State, **changes: Any) -> State:
    """The state with something else about its first player."""
    return state._replace(players=(state.players[0]._replace(**changes), *state.players[1:]))


DRAFTING = given("(1,0) T05-1 ., (0,1) T04-1", step="draft")
HIT = given("(1,0) T05-1 . {W}, (0,1) T04-1", step="draft")
BONUS_DIE = given("(1,0) T05-1 -", step="bonus", die=3)
ENDING = given(step="bonus", die=3, stack=())
CHOOSING = new_game(3, 5)


@pytest.mark.parametrize(
    ("state", "problem"),
    [
        (DRAFTING._replace(players=DRAFTING.players[:1]), "number of players"),
        (DRAFTING._replace(seat=5), "There is no seat 5."),
        (DRAFTING._replace(offer=DRAFTING.offer[1:]), "twelve spaces"),
        (DRAFTING._replace(chance=-1), "Chance and rounds"),
        (first(DRAFTING, workers=b"\1"), "no sound form"),
        (first(DRAFTING, steel=-1), "less than nothing"),
        (first(DRAFTING, character=6), "unknown character"),
        (first(DRAFTING, hand=b"\x00\x01\x26"), "unknown blueprint"),
        (first(DRAFTING, hexes=tuple(reversed(DRAFTING.players[0].hexes))), "two tiles on one hex"),
        (first(DRAFTING, tiles=bytes(reversed(DRAFTING.players[0].tiles))), "lies in the middle"),
        (first(DRAFTING, tiles=b"\x46\x46\x46"), "several Capitols"),
        (first(DRAFTING, frontier=()), "hexes beside the island"),
        (first(DRAFTING, workers=b"\1\1\1"), "cannot house"),
        (first(DRAFTING, dock=DRAFTING.players[0].dock - 1), "has not 13 workers"),
        (DRAFTING._replace(stack=DRAFTING.stack[1:]), "Each of the 70 tiles"),
        (DRAFTING._replace(offer=b"\xff" + DRAFTING.offer[1:],
                           discarded=DRAFTING.offer[:1]), "though there are tiles"),
        (first(DRAFTING, upgrades=b"\x00\x02\x00"), "no printed slot"),
        (first(HIT, upgrades=b"\x00\x00\x00"), "other upgrades"),
        (first(HIT, unused=b"\x10"), "other upgrades"),
        (DRAFTING._replace(decks=(DRAFTING.decks[0][1:], DRAFTING.decks[1])), "38 blueprints"),
        (DRAFTING._replace(decks=(DRAFTING.decks[1], DRAFTING.decks[0])), "another level"),
        (DRAFTING._replace(decks=(DRAFTING.decks[0] + DRAFTING.face_up[0], DRAFTING.decks[1]),
                           face_up=(b"", DRAFTING.face_up[1])), "Three blueprints"),
        (first(DRAFTING, known=b"\x00"), "is not in it"),
        (first(DRAFTING, hand=bytes(reversed(DRAFTING.players[0].hand))), "not in order"),
        (DRAFTING._replace(phase=9), "no such step"),
        (DRAFTING._replace(first=2), "first-player token"),
        (DRAFTING._replace(shown=b"\x05"), "Not everybody has chosen"),
        (first(DRAFTING, character=DRAFTING.players[1].character), "there twice"),
        (first(given(step="draft", character="amelia"), pioneer=True), "without being open"),
        (DRAFTING._replace(round=0), "round 1"),
        (DRAFTING._replace(turns=1), "turn of another player"),
        (DRAFTING._replace(turns=4), "has 4 turns"),
        (BONUS_DIE._replace(turns=3), "after all turns"),
        (DRAFTING._replace(rival=b"\1"), "no rival"),
        (first(DRAFTING, drafted=b"\1"), "drafted dice"),
        (DRAFTING._replace(forge=bytes([4, 1, 0, 0, 0, 0])), "more than three dice"),
        (DRAFTING._replace(forge=bytes([3, 1, 0, 0, 0, 0])), "There are not 5 dice."),
        (DRAFTING._replace(die=3), "No die has been drafted."),
        (given(die=3)._replace(die=7), "A die shows"),
        (BONUS_DIE._replace(phase=OVER, die=0), "without a reason"),
        (ENDING._replace(phase=OVER, seat=1, die=0), "nobody decides"),
        (given(step="draft", stack=()), "should have ended"),
        (given("(1,0) T05-1 -", step="draft"), "all workers are ready"),
        (given(step="draft", character="amelia", fame=5, pioneer=True), "no power has been used"),
        (given(die=3)._replace(marks=POWER), "could not be used"),
        (BONUS_DIE._replace(marks=PAID), "could not be used"),
        (BONUS_DIE._replace(die=4), "another value"),
        (given(step="bonus", die=3)._replace(marks=ACTIVE), "no worker lies down"),
        (given(step="bonus", die=3, character="nelson", fame=5)._replace(marks=POWER, die=6),
         "another value"),
        (CHOOSING._replace(seat=CHOOSING.first), "turn of another player to choose"),
        (first(CHOOSING, energy=7), "have the same"),
        (first(CHOOSING, character=4), "reverse turn order"),
        (CHOOSING._replace(turns=1), "nothing has happened"),
        (CHOOSING._replace(shown=bytes(reversed(CHOOSING.shown))), "not in order"),
        (CHOOSING._replace(stack=CHOOSING.stack[1:], discarded=CHOOSING.stack[:1]),
         "nothing has happened"),
    ],
)  # fmt: skip
def test_what_cannot_be(state: State, problem: str) -> None:
    """PROP-15.1 to PROP-15.9."""
    found = GAME.problems(state)
    assert any(problem in sentence for sentence in found), found


TILES_LEFT = given(
    "(1,0) T11-5 -, (0,1) T06-2 +, (-1,1) T05-2 ., (0,-1) T04-1, (1,-1) T07-3 +",
    step="island",
    die=5,
    dock_empty="R1C3 R2C3 R3C3",
)


@pytest.mark.parametrize(
    "pending",
    [
        (Effect(DEPLOY, 1),),
        (Effect(LINES, 0, (0, 3)),),
        (Effect(LINE, 5),),
        (Effect(BENEFIT, 8),),
        (Effect(BENEFIT, 300),),
        (Effect(PLACE, 69),),
        (Effect(RADIO), Effect(DEPLOY)),
        (Effect(TWO_TILES, 3),),
        (Effect(TWO_TILES, 2), Effect(DEPLOY)),
        (Effect(TWO_DEPOTS, 2),),
        (Effect(RESOURCE),),
        (Effect(77),),
        (Effect(LINE, 5), Effect(TWO_TILES, 1)),
        (Effect(BENEFIT, 8), Effect(DEPLOY)),
    ],
    ids=str,
)
def test_what_cannot_be_pending(pending: tuple[Effect, ...]) -> None:
    """PROP-15.7, PROP-5.11: effects that nothing can have caused."""
    assert GAME.problems(TILES_LEFT) == []
    assert GAME.problems(TILES_LEFT._replace(pending=pending))


@pytest.mark.parametrize(
    "pending",
    [
        (Effect(DEPLOY),),
        (Effect(RADIO),),
        (Effect(TWO_TILES, 2),),
        (Effect(TWO_TILES, 1),),
        (Effect(TWO_TILES, 1), Effect(DEPLOY)),
        (Effect(LINE, 5), Effect(DEPLOY)),
    ],
    ids=str,
)
def test_what_can_be_pending(pending: tuple[Effect, ...]) -> None:
    """PROP-5.11."""
    assert GAME.problems(TILES_LEFT._replace(pending=pending)) == []


def test_where_nothing_can_be_pending() -> None:
    """PROP-5.11: while drafting, before anything was activated, after a banner but a choice."""
    for state in (
        DRAFTING._replace(pending=(Effect(DEPLOY),)),
        given("(1,0) T05-1 .", step="island", die=5)._replace(pending=(Effect(DEPLOY),)),
        given("(1,0) T05-1 .", step="bonus", die=5)._replace(pending=(Effect(DEPLOY),)),
        given("(1,0) T05-1 .", step="blueprint")._replace(pending=(Effect(DEPLOY),)),
    ):
        assert GAME.problems(state)


def saved(state: State) -> dict[str, Any]:
    entry: dict[str, Any] = json.loads(json.dumps(GAME.state_to_dict(state)))
    return entry


def pending_positions() -> list[State]:
    """One position with each pending effect."""
    lines = do(given(V46, die=5, dock_empty="R1C4 R2C4 R3C1 R3C2 R3C3"), LINES_BETWEEN)
    placing = do(given("(1,0) T05-3 ., (0,1) T06-2 +, (-1,1) T07-1 +", die=5,
                       dock_empty="R1C1 R2C1"),
                 "activate_island; activate(CAP, deploy); deploy(R3C1, (1,0))")  # fmt: skip
    waiting = do(given("(1,0) T09-3 ., (0,1) T05-1 .", offer={2: "T02-2"}, die=2, fame=10,
                       character="amelia"), "claim(2, (1,1))")  # fmt: skip
    depots = given("(1,0) T04-1, (0,1) T02-2, (-1,1) T05-5 ., (-1,0) T06-3 +, (0,-1) T06-4 +, "
                   "(1,-1) T06-5 +, (2,0) T05-1 .", die=1,
                   dock_empty="R1C1 R1C2 R1C3")  # fmt: skip
    used = do(depots, "activate_island; activate(CAP, deploy); deploy(R1C4, (-1,1));"
              "depot((0,1))")  # fmt: skip
    tiles = TILES_LEFT._replace(pending=(Effect(LINE, 5), Effect(DEPLOY)))
    return [lines, placing, waiting, used, tiles]


@pytest.mark.parametrize("state", pending_positions(), ids=lambda state: GAME.step(state).name)
def test_pending_effects_survive_saving(state: State) -> None:
    """PROP-15.9."""
    assert GAME.state_from_dict(saved(state)) == state


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("setup", "game"), "palm_island"),
        (("setup", "mode"), "duel"),
        (("setup", "options"), []),
        (("step",), "sleeping"),
        (("marks",), ["paid", "paid"]),
        (("forge",), [1, 2, "x"]),
        (("chance",), 1 << 64),
        (("pending",), [{"effect": "fly"}]),
        (("pending",), [{"effect": "two_depots", "left": 1, "used": [[0, 500]]}]),
        (("players", 0, "pioneer"), 1),
        (("players", 0, "character"), "vera"),
        (("players", 0, "dock"), ["R1C1", "R1C1"]),
        (("players", 0, "island", 0, "hex"), [0]),
        (("players", 0, "island", 0, "upgrades"), ["energy", "steel"]),
        (("players", 0, "island", 0, "upgrades"), ["industry", "science"]),
        (("players", 0, "hand"), ["B1-01", "I", "II"]),
        (("players",), {}),
        (("blueprints",), None),
        (("stack",), ["T99-1"]),
    ],
)
def test_what_is_no_saved_position(path: tuple[Any, ...], value: Any) -> None:
    """PROP-15.9: told in a sentence, never by breaking."""
    entry = saved(DRAFTING)
    holder: Any = entry
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    with pytest.raises(BadState) as raised:
        GAME.state_from_dict(entry)
    assert str(raised.value)


def test_another_seat_may_know_less() -> None:
    """PROP-14.2: what everybody saw taken is saved with the hand."""
    state = given(step="draft", others=[Said(character="marie", hand=("B1-02",), known=("B1-02",))])
    assert saved(state)["players"][1]["known"] == ["B1-02"]
    assert GAME.state_from_dict(saved(state)) == state
