"""A whole game as text in the notation of the rule document: command, then the deck after it."""

from __future__ import annotations

from typing import Any

from islands_desktop.core.session import GameSession
from islands_desktop.games.palm_island.notation import command_text, deck_text
from islands_desktop.games.palm_island.scoring import score_of


def playthrough(session: GameSession) -> str:
    """One paragraph a command; every change of the rules shows as a change of this text."""
    setup = session.setup
    options = ", ".join(f"{name} {value}" for name, value in setup.options if value)
    lines = [f"{setup.game} {setup.mode}, seed {setup.seed}, {options}", ""]
    lines.append(f"     {deck_text(session.start)}")
    number = 0
    for number, entry in enumerate(session.log[: session.cursor], start=1):
        state = session.state_at(number)
        command: Any = entry.command
        lines.append(f"{number:3}. {command_text(command)}")
        if command.kind == "end_round" and not state.over:
            lines += ["", f"Round {state.round}, tracker {state.tracker_face}", ""]
        lines.append(f"     {deck_text(state)}  [{score_of(state)}]")
    for score in session.game.standings(session.state_at(number)).seats:
        lines += ["", f"{score.total} points, {score.rating}, tie breaks {score.tie_breaks}"]
        lines += [f"  {line.points:3} {line.label}" for line in score.lines]
    return "\n".join(lines) + "\n"
