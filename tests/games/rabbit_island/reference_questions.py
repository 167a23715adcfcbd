"""What the decider is asked, and the number with which any other command is refused."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from tests.games.rabbit_island.reference_island import why_not_place
from tests.games.rabbit_island.reference_pieces import CARD_KIND, CARD_TYPE, HILL, LEVELS, arrows
from tests.games.rabbit_island.reference_table import Table

Command = dict[str, Any]


@dataclass
class Question:
    """A decision point with all commands that are legal there."""

    point: str
    seat: int
    commands: list[Command]


Flow = Generator[Question, Command, None]
"""Part of a game: asks where there is something to decide, and goes on with the command."""

PLAYED_AT_ANY_TIME = ("advance", "extreme-advance", "go-home", "peace-and-quiet")
KINDS = {
    "D1": {"place_tile"},
    "D2": {"move_rabbit"},
    "D3": {"build", "decline"},
    "D4": {"take_event", "decline"},
    "D5": {"play_movement"},
    "D6": {"choose_exit"},
    "D7": {"pass_action", "play_action"},
    "D8": {"hole_reward"},
    "D9": {"build", "decline"},
    "D10": {"build", "share"},
    "D11": {"discard_action"},
}


def question(point: str, seat: int, *choices: Command) -> Question:
    return Question(point, seat, [{**choice, "seat": seat} for choice in choices])


def may_be_played(table: Table, card: str) -> bool:
    """RABB-5.5 for a card other than Thwarted!."""
    window = table.window
    assert window is not None
    if CARD_TYPE[card] in PLAYED_AT_ANY_TIME:
        return True
    is_regular = CARD_KIND[CARD_TYPE[card]].startswith("regular")
    return is_regular and window.kind == "main" and not window.stack


def ask_to_play(table: Table) -> Question:
    window = table.window
    assert window is not None
    choices: list[Command] = [{"kind": "pass_action"}]
    for card in table.action_hands[window.responder]:
        if CARD_TYPE[card] == "thwarted":
            targets: list[str | None] = [entry.card for entry in window.stack]
        else:
            targets = [None] if may_be_played(table, card) else []
        choices += [{"kind": "play_action", "card": card, "target": target} for target in targets]
    return question("D7", window.responder, *choices)


def why_refused(table: Table, asked: Question | None, command: Command) -> str:
    """The number for a command that is not among those of the question."""
    kind, seat = command["kind"], command["seat"]
    if asked is None:
        return "RABB-4.2"
    if seat != asked.seat:
        to_the_window = asked.point == "D7" and kind in KINDS["D7"]
        return "RABB-5.4" if to_the_window else "RABB-13.1"
    if kind not in KINDS[asked.point]:
        return _why_not_now(table, asked.point, kind)
    if kind == "place_tile":
        return _why_not_place(table, command)
    if kind == "play_action":
        return _why_not_play(table, command)
    if kind == "choose_exit":
        return _why_not_exit(table, command)
    return {
        "move_rabbit": "RABB-3.6",
        "play_movement": "RABB-4.4",
        "hole_reward": "RABB-8.15",
        "discard_action": "RABB-9.4",
    }[kind]


def _why_not_now(table: Table, point: str, kind: str) -> str:
    if kind == "play_action" and table.phase == "explore":
        return "RABB-3.12"
    if kind == "play_action" and table.silenced:
        return "RABB-6.5"
    if kind == "decline" and point in ("D8", "D10"):
        return "RABB-8.15" if point == "D8" else "RABB-8.12"
    if kind == "build" and table.built:
        return "RABB-8.1"
    if kind in ("build", "share") and point == "D11" and _on_another_town(table):
        return "RABB-8.13"
    return "RABB-13.2"


def _on_another_town(table: Table) -> bool:
    tokens = table.stacks.get(table.rabbit, [])
    return len(tokens) == len(LEVELS) and tokens[-1] != table.active


def _why_not_place(table: Table, command: Command) -> str:
    if command["tile"] not in table.tile_hands[command["seat"]]:
        return "RABB-3.4"
    rule = why_not_place(table.tiles, command["tile"], (command["x"], command["y"]))
    assert rule is not None, "a placement that breaks no rule is legal"
    return rule


def _why_not_play(table: Table, command: Command) -> str:
    if command["card"] not in table.action_hands[command["seat"]]:
        return "RABB-5.4"
    if CARD_TYPE[command["card"]] == "thwarted" or may_be_played(table, command["card"]):
        return "RABB-6.4"
    return "RABB-5.5"


def _why_not_exit(table: Table, command: Command) -> str:
    on_hill = table.rabbit == HILL
    unfinished = on_hill and command["direction"] in arrows(table.tiles[HILL])
    return "RABB-3.11" if unfinished else "RABB-4.6"
