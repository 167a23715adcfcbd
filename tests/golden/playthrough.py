"""A whole game as text in the notation of the rule documents."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from islands_desktop.core.events import Event
from islands_desktop.core.session import GameSession
from islands_desktop.games.my_island import events as happened
from islands_desktop.games.palm_island.notation import command_text, deck_text
from islands_desktop.games.palm_island.scoring import score_of


def _palm_island(session: GameSession) -> list[str]:
    """One paragraph a command: the command, then the deck after it."""
    lines = [f"     {deck_text(session.start)}"]
    for number, entry in enumerate(session.log[: session.cursor], start=1):
        state = session.state_at(number)
        command: Any = entry.command
        lines.append(f"{number:3}. {command_text(command)}")
        if command.kind == "end_round" and not state.over:
            lines += ["", f"Round {state.round}, tracker {state.tracker_face}", ""]
        lines.append(f"     {deck_text(state)}  [{score_of(state)}]")
    return lines


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


_TELLERS: dict[str, Callable[[GameSession], list[str]]] = {
    "my_island": _my_island,
    "palm_island": _palm_island,
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
