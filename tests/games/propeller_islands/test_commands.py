"""PROP-13: what is a command, and which rule refuses one first."""

from __future__ import annotations

from typing import Any

import pytest

from islands_desktop.core.refusals import BadCommand, IllegalCommand
from islands_desktop.games.propeller_islands.commands import PARAMETERS
from islands_desktop.games.propeller_islands.game import GAME
from tests.games.propeller_islands.positions import do, given, parse_command


def test_what_a_state_does_not_offer() -> None:
    """PROP-13.1."""
    state = given(step="draft")
    for kind in PARAMETERS:
        if kind != "draft":
            texts = {"hex": "(1,0)", "by": "1", "space": "1", "value": "1", "dock": "R1C1"}
            texts |= {"character": "marie", "resource": "energy", "card": "B1-01", "line": "R1"}
            texts |= {"option": "deploy", "source": "I"}
            inner = ", ".join(texts[name] for name in PARAMETERS[kind])
            do(state, f"{kind}({inner}) ! 13.1")


@pytest.mark.parametrize(
    "entry",
    [
        {"kind": "claim", "space": 4},
        {"kind": "claim", "space": 4, "hex": [1, 0], "card": "B1-01"},
        {"kind": "claim", "space": "4", "hex": [1, 0]},
        {"kind": "claim", "space": 4, "hex": [1]},
        {"kind": "claim", "space": 4, "hex": [1, 900]},
        {"kind": "claim", "space": True, "hex": [1, 0]},
        {"kind": "finish", "seat": 0.5},
        {"kind": "deploy", "dock": "R4C1", "hex": [0, 0]},
        {"kind": "reward", "line": "C9"},
        {"kind": "choose_resource", "resource": "gold"},
        {"kind": "activate", "hex": [0, 0], "option": "sleep"},
        {"kind": "complete", "card": "I"},
        {"kind": "fly"},
        {"kind": None},
    ],
)
def test_missing_superfluous_and_unknown_parameters(entry: dict[str, Any]) -> None:
    """PROP-13.2."""
    with pytest.raises(BadCommand) as raised:
        GAME.command_from_dict(entry)
    assert raised.value.rule == "PROP-13.2"


def test_options_that_a_tile_does_not_have() -> None:
    """PROP-13.2."""
    state = given("(1,0) T05-5 +, (0,1) T12-5 +", die=5)
    do(state, "activate_island; activate((1,0), E>S) ! 13.2; activate(CAP) ! 13.2;"
       "activate(CAP, (1,0)) ! 13.2; activate((0,1), deploy) ! 13.2")  # fmt: skip


def test_who_is_not_to_decide() -> None:
    """PROP-13.3."""
    state = given(die=3, resources="1/0/0")
    command = parse_command("adjust(1)", seat=1)
    refusal = GAME.why_not(state, command)
    assert refusal is not None and refusal.rule == "PROP-13.3"
    assert str(refusal) == "It is the turn of Player 1."
    with pytest.raises(IllegalCommand):
        GAME.apply(state, command)


def test_the_order_in_which_rules_are_cited() -> None:
    """PROP-13.4: seat, pending effects, the bonus step, the state, then the table's column."""
    after = do(given("(1,0) T11-1 + {W}, (0,1) T05-1 +", step="bonus", die=3), "activate((1,0))")
    refusal = GAME.why_not(after, parse_command("adjust(1)", seat=1))
    assert refusal is not None and refusal.rule == "PROP-13.3"
    do(after, "adjust(1) ! 5.11; finish ! 5.11; draft(1) ! 5.11")
    quiet = given(step="bonus", die=3)
    do(quiet, "adjust(1) ! 10.3; draft(1) ! 13.1; activate(CAP) ! 13.2")


def test_rules_of_one_command_from_left_to_right() -> None:
    """PROP-13.4: the first of the column that fails."""
    state = given("(1,0) T12-5 ., (0,1) T12-3 +, (-1,0) T04-1, (0,-1) T08-5 +, (1,-1) T09-5 +",
                  die=5)  # fmt: skip
    do(
        state,
        "claim(0, (9,9)) ! 4.1; claim(7, (9,9)) ! 4.2; activate_island;"
        "activate((9,9), deploy) ! 5.1; activate((-1,0), deploy) ! 5.9;"
        "activate((1,0), deploy) ! 5.1; activate((0,1), deploy) ! 5.2;"
        "activate((0,-1), deploy) ! 13.2; activate((1,-1)) ! 5.5",
    )
    full = given("(0,-1) T08-5 +", die=5)
    do(full, "activate_island; activate((0,-1)) ! 7.3")


def test_illegal_commands_change_nothing() -> None:
    """PROP-13.4, PROP-15.9."""
    state = given(die=3)
    before = GAME.state_to_dict(state)
    with pytest.raises(IllegalCommand):
        GAME.apply(state, parse_command("adjust(1)"))
    assert GAME.state_to_dict(state) == before


def test_commands_sort_and_are_shared() -> None:
    """PROP-13.1: equal commands are one value."""
    one = GAME.command_from_dict({"kind": "claim", "seat": 0, "space": 4, "hex": [1, 1]})
    assert one is parse_command("claim(4, (1,1))")
    assert (
        sorted([parse_command("claim(4, (1,1))"), parse_command("adjust(1)")])[0].kind == "adjust"
    )
