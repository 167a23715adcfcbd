"""Why a tool of the table cannot be used now."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import Refusal
from islands_desktop.desktop.played_game import PlayedGame
from islands_desktop.desktop.table.controller import TableController
from islands_desktop.opponents.players import why_no_player


def tool_reasons(played: PlayedGame, controller: TableController, at_end: bool) -> dict[str, str]:
    """A sentence for each tool, "" for one that can be used. at_end: the final sheet is shown."""
    session, looking_back = played.session, controller.position is not None
    past = say("This is an earlier position. Go back to now first.")
    undo = past if looking_back else _words(controller.why_not_undo())
    return {
        "undo": undo,
        "round_start": undo,
        "redo": past if looking_back else _words(session.why_not_redo()),
        "command_list": say("The game is over.") if played.over else "",
        "hint": why_no_hint(played, controller),
        "seats": say("The game is over.") if played.over else "",
        "panel": say("The score sheet is shown.") if at_end else "",
    }


def why_no_hint(played: PlayedGame, controller: TableController) -> str:
    """Why no good move can be shown now, "" if one can."""
    if played.over:
        return say("The game is over.")
    setup = played.session.setup
    return _words(why_no_player(setup.game)) or controller.why_no_hint


def _words(refusal: Refusal | None) -> str:
    return "" if refusal is None else str(refusal)
