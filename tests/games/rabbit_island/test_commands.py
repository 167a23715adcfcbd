"""Commands and their refusals (RABB-13)."""

from __future__ import annotations

from random import Random

import pytest

from islands_desktop.core.refusals import BadCommand, IllegalCommand
from islands_desktop.games.rabbit_island.commands import (
    PARAMETERS,
    command_from_dict,
    make_command,
)
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.rules.checks import KINDS_OF_POINT
from islands_desktop.games.rabbit_island.state import State
from tests.games.rabbit_island.contract_case import RabbitIslandCase
from tests.games.rabbit_island.example_values import Position, Refusal, explore_position
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import do, new_game, play, state_at

CASE = RabbitIslandCase()


def states_of_all_points() -> dict[str, State]:
    """One state of each decision point, out of random games."""
    found: dict[str, State] = {}
    for number, setup in enumerate(CASE.setups()):
        for state in CASE.play_game(setup, number):
            found.setdefault(state.point, state)
    return found


def test_every_point_is_met_in_random_games() -> None:
    assert set(states_of_all_points()) == set(KINDS_OF_POINT)


def test_only_the_decider() -> None:
    """RABB-13.1: any command of another seat is refused, whatever the point."""
    for state in states_of_all_points().values():
        actor = GAME.actor(state)
        for command in GAME.legal_commands(state):
            other = (command.seat + 1) % state.setup.seats
            entry = {**command.to_dict(), "seat": other}
            refusal = GAME.why_not(state, command_from_dict(entry))
            expected = "RABB-5.4" if state.point == "ask" else "RABB-13.1"
            assert refusal is not None and refusal.rule == expected
            assert command.seat == actor


def test_only_commands_of_the_point() -> None:
    """RABB-13.2: other kinds are refused, after the end each with RABB-4.2."""
    for point, state in states_of_all_points().items():
        seat = GAME.actor(state) or 0
        for kind in PARAMETERS:
            if kind in KINDS_OF_POINT[point]:
                continue
            command = make_command(seat, kind, tile="cave-1", card="advance-1", direction="N")
            refusal = GAME.why_not(state, command)
            assert refusal is not None
            if point == "over":
                assert refusal.rule == "RABB-4.2"


REFUSALS: list[tuple[str, Position, str, list[tuple[str, str]]]] = [
    # point, given, steps before, step, number
    ("place_tile", explore_position("standard", {}, "lake-2 cave-3 cave-1"), "", [
        ("cave-2 at (1,0)", "RABB-3.4"),
        ("lake-2 at (2,0)", "RABB-2.2"),
        ("cave-3 at (0,-1)", "RABB-2.3"),
        ("drought", "RABB-3.12"),
        ("build", "RABB-13.2"),
    ]),
    ("move_rabbit", explore_position("standard", {}, "lake-2 cave-2 cave-1"),
     "lake-2 at (1,0); cave-2 at (2,0)", [
        ("rabbit at (0,0)", "RABB-3.6"),
        ("rabbit at (9,9)", "RABB-3.6"),
        ("cave-1 at (3,0)", "RABB-13.2"),
    ]),
    ("movement", at((1, 0)), "", [
        ("M6", "RABB-4.4"),
        ("P", "RABB-13.2"),
        (">E", "RABB-13.2"),
        ("drought", "RABB-13.2"),
    ]),
    ("fork", at((0, 0)), "M1", [
        (">N", "RABB-3.11"),
        (">S", "RABB-4.6"),
        ("M2", "RABB-13.2"),
    ]),
    ("ask", at((1, 0), holds={"A": "advance thwarted", "B": "drought"}), "M1", [
        ("thwarted", "RABB-6.4"),
        ("advance -> thwarted", "RABB-6.4"),
        ("free-labor", "RABB-5.4"),
        ("B: drought", "RABB-5.4"),
        ("B: P", "RABB-5.4"),
        ("build", "RABB-13.2"),
    ]),
    ("hole", at((3, 1)), "M1; P; P; P", [
        ("decline", "RABB-8.15"),
        ("take", "RABB-13.2"),
        ("build", "RABB-8.3"),
    ]),
    ("event", at((2, 0)), "M1; >E; P; P; P", [
        ("carrots", "RABB-13.2"),
        ("build", "RABB-8.3"),
        ("share", "RABB-13.2"),
    ]),
    ("other", at((1, 0), stacks="(2,0)=[B]"), "M1; P; P; P", [
        ("decline", "RABB-8.12"),
        ("take", "RABB-13.2"),
    ]),
    ("silence", at((1, 0), holds={"A": "peace-and-quiet drought"}), "M1; peace-and-quiet", [
        ("drought", "RABB-6.5"),
        ("P", "RABB-13.2"),
        ("B: P", "RABB-13.1"),
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("given", "before", "refusals"), [row[1:] for row in REFUSALS],
                         ids=[row[0] for row in REFUSALS])  # fmt: skip
def test_numbers_of_refusals(given: Position, before: str, refusals: list[tuple[str, str]]) -> None:
    """RABB-13.2: the table of commands, row by row."""
    state = do(given, before) if before else state_at(given)
    play(state, *(Refusal(step, rule) for step, rule in refusals))


def test_legal_lists() -> None:
    """RABB-13.3: complete and sorted; what is refused changes nothing."""
    rng = Random(5)
    for state in states_of_all_points().values():
        listed = GAME.legal_commands(state)
        assert list(listed) == sorted(set(listed))
        candidates = list(CASE.candidates(state))
        for command in rng.sample(candidates, 300):
            if command in listed:
                continue
            before = hash(state)
            with pytest.raises(IllegalCommand):
                GAME.apply(state, command)
            assert hash(state) == before


def test_seats_that_do_not_exist() -> None:
    state = new_game(seats=2)
    for seat in (-1, 2, 99):
        refusal = GAME.why_not(state, make_command(seat, "pass_action"))
        assert refusal is not None and refusal.rule == "RABB-1.1"


@pytest.mark.parametrize(
    "entry",
    [
        {"kind": "dance"},
        {"kind": "play_movement", "seat": 0, "card": "advance-1"},
        {"kind": "play_action", "seat": 0, "card": "move-01"},
        {"kind": "play_action", "seat": 0, "card": "advance-1", "target": "move-01"},
        {"kind": "choose_exit", "seat": 0, "direction": "home"},
        {"kind": "hole_reward", "seat": 0, "reward": "both"},
        {"kind": "place_tile", "seat": 0, "tile": "cave-9", "x": 0, "y": 1},
        {"kind": "place_tile", "seat": 0, "tile": "cave-1", "x": 0.5, "y": 1},
        {"kind": "pass_action", "seat": 0, "card": "advance-1"},
        {"kind": "pass_action", "seat": True},
    ],
)
def test_strange_commands_are_none(entry: dict[str, object]) -> None:
    with pytest.raises(BadCommand) as refused:
        command_from_dict(entry)
    assert str(refused.value)


def test_a_card_without_a_target_says_so_in_json() -> None:
    entry = {"kind": "play_action", "seat": 0, "card": "advance-1"}
    assert command_from_dict(entry).to_dict() == entry
    assert command_from_dict({**entry, "target": None}) == command_from_dict(entry)
    aimed = {"kind": "play_action", "seat": 1, "card": "thwarted-1", "target": "advance-1"}
    assert command_from_dict(aimed).to_dict() == aimed
