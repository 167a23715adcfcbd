"""Whether the window, the game and its file say the same."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtTest import QTest

from islands_desktop.core.digest import state_digest
from islands_desktop.desktop.games.palm_island.company_table import CompanyTable
from islands_desktop.desktop.pages.table_page import TablePage
from islands_desktop.desktop.played_game import PlayedGame
from islands_desktop.desktop.table.view import SETTLE_MS
from islands_desktop.saves.faults import SaveFault


def scene_faults(table: TablePage) -> list[str]:
    """Where the scene differs from what its table should show; nothing may still be held."""
    controller: Any = table.controller
    if controller is None or not controller.view.isVisible():
        return []
    controller.end_gesture()
    controller.finish_animation()
    while controller.view.is_settling:  # names on tiles come and go once a zoom is over
        QTest.qWait(SETTLE_MS // 4)
    game_id, scene = controller.session.game.id, controller.scene
    if isinstance(controller, CompanyTable) and controller.on_board:
        found = controller.board.mismatches(controller.board_look())
    elif game_id == "rabbit_island":
        found = scene.mismatches(controller.view_state, controller.decider)
    elif game_id == "propeller_islands":
        found = scene.mismatches(controller.arranged())
    else:
        found = scene.mismatches(controller.view_state, getattr(controller, "seat", 0))
    return [f"the scene shows another table: {one}" for one in found]


def file_faults(played: PlayedGame) -> list[str]:
    """Where the file of a game differs from the game, looked at without replaying it."""
    session = played.session
    if played.problem:
        return [f"the game is not saved: {played.problem}"]
    path = played.program.saved_games.path_of(played.id)
    kept = json.loads(path.read_text(encoding="utf-8"))
    found = []
    if kept["digest"] != state_digest(session.game, session.state):
        found.append("the file has another position")
    if kept["cursor"] != session.cursor or len(kept["log"]) != len(session.log):
        found.append(f"the file is at {kept['cursor']} of {len(kept['log'])}, "
                     f"the game at {session.cursor} of {len(session.log)}")  # fmt: skip
    return found


def replay_faults(played: PlayedGame) -> list[str]:
    """Whether the file opens as the game that is on the table."""
    session = played.session
    try:
        opened = played.program.saved_games.open(played.id)
    except SaveFault as fault:
        return [f"the file does not open: {fault}"]
    found = [f"the file is not whole: {words}" for words in opened.notices]
    if (opened.session.state, opened.session.log) != (session.state, session.log):
        found.append("the file opens as another game")
    return found + session.game.problems(session.state)
