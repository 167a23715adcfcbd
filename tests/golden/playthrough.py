"""A whole game as text in the notation of the rule documents."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from islands_desktop.core.events import Event
from islands_desktop.core.session import GameSession
from islands_desktop.games.my_island import events as happened
from islands_desktop.games.palm_island.json_parts import common_to_dict
from islands_desktop.games.palm_island.notation import (
    SEAT_LETTERS,
    command_text,
    deck_text,
)
from islands_desktop.games.palm_island.scoring import score_of
from islands_desktop.games.propeller_islands import events as propellers
from islands_desktop.games.rabbit_island import events as rabbits


def _palm_island(session: GameSession) -> list[str]:
    """One paragraph a command: the command, then the deck after it; with several players their
    letters, and what lies between them when it changes."""
    seats = session.setup.seats
    lines = [f"     {deck_text(session.start, seat)}" for seat in range(seats)]
    common = session.start.common
    lines += _common_lines(common)
    for number, entry in enumerate(session.log[: session.cursor], start=1):
        before, state = session.state_at(number - 1), session.state_at(number)
        command: Any = entry.command
        letter = f"{SEAT_LETTERS[command.seat]}: " if seats > 1 else ""
        lines.append(f"{number:3}. {letter}{command_text(command)}")
        if before.round < state.round:
            lines += ["", f"Round {state.round}, tracker {state.tracker_face}", ""]
        if state.common != common:
            common = state.common
            lines += _common_lines(common)
        for seat, village in enumerate(state.villages):
            if seats == 1 or village != before.villages[seat]:
                lines.append(f"     {deck_text(state, seat)}  [{score_of(state, seat)}]")
    return lines


def _common_lines(common: Any) -> list[str]:
    return [f"     {json.dumps(common_to_dict(common))}"] if common is not None else []


def _my_island(session: GameSession) -> list[str]:
    """One paragraph a round: its card, what each seat does and scores; at the end the islands."""
    lines: list[str] = []
    for number, entry in enumerate(session.log[: session.cursor]):
        transition = session.history[number]
        command: Any = entry.command
        if command.kind != "next":
            lines.append(f"  {command.seat + 1}: {_decision_text(command)}")
        for event in transition.events:
            lines += _event_lines(event)
        if command.kind != "next":
            lines[-1] += f"  [{transition.after.islands[command.seat].marker}]"
    for seat, island in enumerate(session.game.state_to_dict(session.state)["seats"], start=1):
        lines += ["", f"Island {seat}", *(f"  {row}" for row in island["island"])]
    return lines


def _decision_text(command: Any) -> str:
    """A decision in the notation of the rule document."""
    if command.kind != "place":
        return str(command.kind)
    return f"{command.tile} {command.rotation} {command.q},{command.r}"


def _event_lines(event: Event) -> list[str]:
    match event:
        case happened.CardTurned():
            return ["", f"Round {event.round}, {event.tile}"]
        case happened.RuleScored():
            return [f"       {event.rule} {event.points:+d}"]
        case happened.RaceWon() | happened.EndScored():
            return [f"  {event.seat + 1}: {event.rule} {event.points:+d}"]
        case happened.GameEnded():
            places = ", ".join(map(str, event.places))
            return ["", f"Markers {', '.join(map(str, event.markers))}; places {places}"]
        case _:
            return []


def _rabbit_island(session: GameSession) -> list[str]:
    """One paragraph a turn: what the seats do, in the notation of the rules, and what comes of it.

    A to D are the seats; passes of others than the active seat are told as a bare P.
    """
    lines: list[str] = [f"First seat {_seat(session.start.first)}"]
    for number, entry in enumerate(session.log[: session.cursor]):
        transition = session.history[number]
        command: Any = entry.command
        lines.append(f"  {_seat(command.seat)}: {_rabbit_step(command)}")
        for event in transition.events:
            lines += _rabbit_lines(event)
    return lines


def _seat(seat: int) -> str:
    return "ABCD"[seat]


def _rabbit_step(command: Any) -> str:
    """A command as the worked examples of the rules write it."""
    match command.kind:
        case "place_tile":
            return f"{command.tile} at ({command.x},{command.y})"
        case "move_rabbit":
            return f"rabbit at ({command.x},{command.y})"
        case "choose_exit":
            return f">{command.direction}"
        case "pass_action":
            return "P"
        case "play_action" if command.target:
            return f"{command.card} -> {command.target}"
        case "discard_action":
            return f"discard {command.card}"
        case _:
            return str(command.card or command.reward or command.kind)


def _rabbit_lines(event: Event) -> list[str]:
    """What happened: ways, carrots, tokens, cards; nothing that the command says already."""
    match event:
        case rabbits.TurnBegan():
            return ["", f"Year {event.year}, {_seat(event.seat)}"]
        case rabbits.RabbitStepped():
            return [f"       to ({event.x},{event.y})"]
        case rabbits.CarrotsGained():
            return [f"       {_seat(event.seat)} {event.carrots:+d}, {event.cause}"]
        case rabbits.Harvested():
            return [f"       {_seat(event.seat)} {event.carrots:+d}, {event.base} x {event.factor}"]
        case rabbits.TokenBuilt():
            return [f"       ({event.x},{event.y}) level {event.level}, {-event.cost:+d}"]
        case rabbits.CardSeen():
            return [f"       {_seat(event.seat)} draws {event.card}"]
        case rabbits.CollapseShown() | rabbits.CollapseMoved():
            return [f"       {event.card} on {event.counter}"]
        case rabbits.CollapseStruck():
            return [f"       {event.card} strikes ({event.x},{event.y})"]
        case rabbits.TilesDiscarded():
            return [f"       {_seat(event.seat)} discards {' '.join(event.tiles)}"]
        case rabbits.HolesDug():
            return ["", f"Rabbit Holes {' '.join(f'({x},{y})' for x, y in event.cells)}"]
        case rabbits.GameEnded():
            return ["", f"Points {event.totals}, places {event.places}"]
        case _:
            return []


def _propeller_islands(session: GameSession) -> list[str]:
    """One paragraph a turn: the commands as the rules write them, and what comes of each."""
    lines: list[str] = []
    for number, entry in enumerate(session.log[: session.cursor]):
        lines.append(f"  {_seat(entry.command.seat)}: {_propeller_step(entry.command)}")
        for event in session.history[number].events:
            lines += _propeller_lines(event)
    for seat, player in enumerate(session.game.state_to_dict(session.state)["players"]):
        lines += ["", f"Island {_seat(seat)}"]
        lines += [f"  {_flat(tile)}" for tile in player["island"]]
    return lines


def _propeller_step(command: Any) -> str:
    """A command as the worked examples of the rules write it."""
    parts = {name: part for name, part in command.to_dict().items() if name not in _NAMED}
    words = ", ".join(
        f"({part[0]},{part[1]})" if isinstance(part, list) else str(part) for part in parts.values()
    )
    return f"{command.kind}({words})" if words else str(command.kind)


_NAMED = ("kind", "seat")


def _flat(tile: dict[str, Any]) -> str:
    return " ".join(str(part) for part in tile.values())


def _propeller_lines(event: Event) -> list[str]:
    """What happened; nothing that the command says already."""
    match event:
        case propellers.RoundBegan():
            return ["", f"Round {event.round}, first {event.first}"]
        case propellers.TurnEnded():
            return [""]
        case propellers.RivalDrafted() | propellers.BonusBegan():
            return ["", *_propeller_event(event)]
        case (
            propellers.CharacterChosen()
            | propellers.DieDrafted()
            | propellers.TileClaimed()
            | propellers.IslandActivated()
            | propellers.ActivatingFinished()
            | propellers.BlueprintCompleted()
            | propellers.BlueprintTaken()
        ):
            return []
        case _:
            return _propeller_event(event)


def _propeller_event(event: Event) -> list[str]:
    """Name and parts of an event, without those that the command or its paragraph says."""
    parts = [getattr(event, part.name) for part in fields(event) if part.name not in _UNTOLD]
    return [f"       {' '.join(map(str, (type(event).__name__, *parts)))}"]


_UNTOLD = ("seat", "visible_to", "barrier")


_TELLERS: dict[str, Callable[[GameSession], list[str]]] = {
    "my_island": _my_island,
    "palm_island": _palm_island,
    "propeller_islands": _propeller_islands,
    "rabbit_island": _rabbit_island,
}


def playthrough(session: GameSession) -> str:
    """The whole game; every change of the rules shows as a change of this text."""
    setup = session.setup
    options = ", ".join(f"{name} {value}" for name, value in setup.options if value)
    lines = [f"{setup.game} {setup.mode}, seed {setup.seed}, {options}", ""]
    lines += _TELLERS[setup.game](session)
    for score in session.game.standings(session.state).seats:
        lines += ["", f"{score.total} points, {score.rating}, tie breaks {score.tie_breaks}"]
        lines += [f"  {line.points:3} {line.label}" for line in score.lines]
    return "\n".join(lines) + "\n"
