"""PROP-9: fame and the powers it opens."""

from __future__ import annotations

from typing import Any

import pytest

from islands_desktop.games.propeller_islands.events import FameGained, TrumpetReached
from islands_desktop.games.propeller_islands.game import GAME
from tests.games.propeller_islands.positions import Said, do, events_of, given, look

LINKS: dict[str, Any] = {"island": "(1,0) T08-1 ., (0,1) T10-5 .", "offer": {4: "T09-3"}, "die": 3}


def test_where_fame_comes_from() -> None:
    """PROP-9.1: links and the reward C4 only."""
    state = given(**LINKS)
    gains = [event for event in events_of(state, "claim(4, (1,1))")
             if isinstance(event, FameGained)]  # fmt: skip
    assert gains == [FameGained(0, 2, 2, "links")]
    assert look(do(state, "discard(4)"))["fame"] == 0


def test_powers_open_at_the_trumpets() -> None:
    """PROP-9.2: 5 fame for the basic version, 10 for the advanced one."""
    for fame, shifts in ((4, 0), (5, 2), (9, 2), (10, 4), (30, 4)):
        state = given(character="charles", die=3, fame=fame)
        commands = [c for c in GAME.legal_commands(state) if c.kind == "shift"]
        assert len(commands) == shifts
    state = given(**LINKS, fame=9, character="marie")
    seen = events_of(state, "claim(4, (1,1))")
    assert TrumpetReached(0, "marie", 2) in seen


def test_the_gain_that_reaches_a_trumpet_counts() -> None:
    """PROP-9.3, PROP-12.9."""
    after = do(given(**LINKS, fame=8, character="amelia"), "claim(4, (1,1))")
    assert look(after)["step"] == "resource"
    assert (
        look(do(given(**LINKS, fame=2, character="amelia"), "claim(4, (1,1))"))["resources"]
        == "0/0/0"
    )


def test_the_advanced_version_includes_the_basic_one() -> None:
    """PROP-9.4."""
    state = given(character="charles", die=3, fame=10)
    assert do(state, "shift(1)").die == 4
    state = given(step="bonus", die=3, character="nelson", fame=10)
    assert do(state, "set_bonus(4)").die == 4


@pytest.mark.parametrize(
    ("command", "step", "others"),
    [
        ("reroll", "action", "charles"),
        ("shift(1)", "action", "jacques"),
        ("extra(CAP, resources)", "island", "nelson"),
        ("set_bonus(4)", "bonus", "marie"),
    ],
)
def test_a_power_one_does_not_have(command: str, step: str, others: str) -> None:
    """PROP-9.5: other character, too little fame."""
    owner = {"reroll": "jacques", "shift(1)": "charles", "set_bonus(4)": "nelson"}
    do(given(die=3, step=step, fame=12, character=others), f"{command} ! 9.5")
    state = given(die=3, step=step, fame=4, character=owner.get(command, "marie"))
    do(state, f"{command} ! 9.5")


def test_jacques_rolls_again() -> None:
    """PROP-9.6: one energy, with the advanced version one steel more."""
    for fame, resources in ((5, "1/0/0"), (10, "1/1/0")):
        state = given(character="jacques", die=3, fame=fame)
        seen = events_of(state, "reroll")
        assert seen[0].barrier
        assert look(do(state, "reroll"))["resources"] == resources


def test_jacques_rolls_once_and_first() -> None:
    """PROP-9.7, PROP-12.10: a paid step after it is allowed."""
    state = given(character="jacques", die=3, fame=5, resources="2/0/0")
    do(state, "adjust(1); reroll ! 9.7")
    do(state, "reroll; reroll ! 9.7; adjust(1)")


def test_nelson() -> None:
    """PROP-9.8, PROP-12.13: before activating anything, once, for himself only."""
    state = given("(1,0) T05-1 +", step="bonus", die=1, character="nelson", fame=5,
                  others=[Said(character="marie")])  # fmt: skip
    do(state, "activate(CAP, resources); set_bonus(2) ! 9.8")
    do(state, "set_bonus(3) ! 9.8; set_bonus(6)")
    assert do(state, "set_bonus(2); finish").die == 1
    advanced = given(step="bonus", die=1, character="nelson", fame=10)
    for value in range(1, 7):
        assert do(advanced, f"set_bonus({value})").die == value
    do(advanced, "set_bonus(7) ! 9.8; set_bonus(0) ! 9.8")


def test_amelia_once_a_round() -> None:
    """PROP-9.9: with the first gain that finds the power open, however large."""
    after = do(given(**LINKS, fame=5, character="amelia"), "claim(4, (1,1))")
    assert look(after)["resources"] == "1/0/0" and after.players[0].pioneer
    again = do(given(**LINKS, fame=5, character="amelia", pioneer=True), "claim(4, (1,1))")
    assert look(again)["resources"] == "0/0/0"
    advanced = do(given(**LINKS, fame=10, character="amelia"), "claim(4, (1,1))")
    do(advanced, "choose_resource(part) ! 13.2")
    assert look(do(advanced, "choose_resource(steel)"))["resources"] == "0/1/0"
    state = given(step="bonus", die=3, fame=5, character="amelia", pioneer=True)
    assert not do(state, "finish; finish").players[0].pioneer


def test_marie() -> None:
    """PROP-9.10: number ignored; her energy is paid before the tile's own cost."""
    state = given("(1,0) T09-2 +", die=5, character="marie", fame=5, resources="2/0/0")
    state = do(state, "activate_island; extra((1,0)) ! 5.5; activate(CAP, resources)")
    after = do(state, "extra((1,0))")
    assert look(after)["resources"] == "0/2/1"
    poor = given("(1,0) T05-2 +", die=5, character="marie", fame=5)
    do(poor, "activate_island; extra((1,0)) ! 9.10")
    bonus = given("(1,0) T05-2 +", step="bonus", die=5, character="marie", fame=12)
    do(bonus, "extra((1,0)) ! 10.3")


def test_marie_waits_for_pending_effects() -> None:
    """PROP-9.10, PROP-5.11."""
    state = given("(1,0) T11-5 +, (0,1) T05-2 +", die=5, character="marie", fame=10)
    do(state, "activate_island; activate((1,0)); extra((0,1)) ! 5.11; skip; extra((0,1))")


def test_nicola() -> None:
    """PROP-9.11: after each completed blueprint, put aside or not."""
    card: dict[str, Any] = {"step": "blueprint", "hand": ("B1-01",), "resources": "1/1/1"}
    basic = given(**card, character="nicola", fame=5)
    assert look(do(basic, "complete(B1-01); set_aside"))["resources"] == "1/0/0"
    advanced = given(**card, character="nicola", fame=10)
    state = do(advanced, "complete(B1-01); set_aside")
    assert look(state)["step"] == "resource" and GAME.problems(state) == []
    state = do(state, "choose_resource(steel)")
    assert (look(state)["resources"], look(state)["step"]) == ("0/1/0", "replace")
    closed = given(**card, character="nicola", fame=4)
    assert look(do(closed, "complete(B1-01); set_aside"))["resources"] == "0/0/0"


def test_sir_charles() -> None:
    """PROP-9.12, PROP-12.11: one direction, once; with the paid step in either order."""
    state = given(character="charles", die=5, fame=10, resources="1/0/0")
    assert do(state, "adjust(1); shift(2)").die == 2
    do(state, "shift(3) ! 9.12; shift(0) ! 9.12; shift(-2); shift(1) ! 9.12; adjust(-1)")
