"""How long the fullest tables take to paint while a piece is dragged over them at 1920 × 1080."""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

FRAMES = 400
WARM_UP = 40


def frames_of(view: Any) -> list[float]:
    """Milliseconds that each of many movements over the table takes to be painted."""
    from PySide6.QtCore import QPoint
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    frames = []
    for step in range(FRAMES):
        goal = QPoint(300 + (step * 37) % 1300, 150 + (step * 23) % 780)
        begun = time.perf_counter()
        QTest.mouseMove(view.viewport(), goal)
        QApplication.processEvents()
        if step >= WARM_UP:
            frames.append((time.perf_counter() - begun) * 1000)
    return frames


def drag_a_card() -> list[float]:
    """Palm Island with three cards stored."""
    from tests.desktop.table_setup import hold, let_go, open_position

    deck = "CH1 LG6 QU7 HO13 MK10 TR11 QU8 TE15 TM12 HO14 TE16 QU9 RT17 *CH3 *CH2 *LG4 *LG5"
    controller = open_position(deck, 2)
    show_large(controller.view)
    place = hold(controller, "CH1")
    frames = frames_of(controller.view)
    let_go(controller, place)
    put_away(controller)
    return frames


def drag_a_tile() -> list[float]:
    """My Island with four seats and twenty-two tiles on the island."""
    from tests.desktop.my_island.table_setup import hold, open_table, plate_point, turn_card

    controller = open_table("", seats=4)
    while controller.session.state.round < 24:
        legal: list[Any] = [command for command in controller.legal() if command.kind != "end"]
        controller.play(legal[-1])
    if controller.placing is None:
        turn_card(controller)
    show_large(controller.view)
    hold(controller, plate_point(controller) * 1.2)
    assert controller.dragging
    frames = frames_of(controller.view)
    controller.end_gesture()
    put_away(controller)
    return frames


def drag_a_rabbits_card() -> list[float]:
    """Rabbit Island in its Build phase: at least 28 tiles, four rabbits, where the card leads."""
    from random import Random

    from PySide6.QtCore import QPoint

    from islands_desktop.games.rabbit_island.game import GAME
    from tests.desktop.rabbit_island.table_setup import hand_at, hold, open_state
    from tests.games.rabbit_island.positions import new_game

    state, chance = new_game(seats=4, seed=12), Random(1)
    while state.year < 8 or state.point != "movement":
        state = GAME.successor(state, chance.choice(GAME.legal_commands(state)))
    assert len(state.land.tiles) >= 28
    controller = open_state(state)
    show_large(controller.view)
    hold(controller, hand_at(controller, 1), QPoint(900, 500))
    assert controller.dragging and controller.scene.marks
    frames = frames_of(controller.view)
    controller.end_gesture()
    put_away(controller)
    return frames


def drag_an_offered_tile() -> list[float]:
    """Propeller Islands with four seats in their sixth round."""
    from islands_desktop.desktop.games.propeller_islands.spots import spots_of
    from islands_desktop.games.propeller_islands.game import GAME
    from tests.desktop.propeller_islands.table_setup import (
        hold,
        lift,
        new_session,
        open_table,
        play_on,
    )

    def is_full(state: Any) -> bool:
        claims = any(command.kind == "claim" for command in GAME.legal_commands(state))
        return bool(state.round >= 6 and claims)

    controller = open_table(play_on(new_session(4), is_full))
    lift(controller)
    show_large(controller.view)
    claim = next(command for command in controller.legal() if command.kind == "claim")
    hold(controller, *spots_of(claim))
    frames = frames_of(controller.view)
    controller.end_gesture()
    put_away(controller)
    return frames


def show_large(view: Any) -> None:
    from PySide6.QtWidgets import QApplication

    view.resize(1920, 1080)
    QApplication.processEvents()


def put_away(controller: Any) -> None:
    from PySide6.QtWidgets import QApplication

    controller.close_popup()
    controller.view.close()
    controller.view.deleteLater()
    QApplication.processEvents()


DRAGS: dict[str, Callable[[], list[float]]] = {
    "drag a card": drag_a_card,
    "drag a tile": drag_a_tile,
    "drag a rabbit's card": drag_a_rabbits_card,
    "drag an offered tile": drag_an_offered_tile,
}


def main() -> list[tuple[str, str]]:
    """Rows for the table of figures: median and 95th percentile of one frame, in milliseconds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication(sys.argv[:1])
    rows = []
    for name, drag in DRAGS.items():
        frames = drag()
        middle, slow = statistics.median(frames), statistics.quantiles(frames, n=20)[-1]
        rows.append((f"{name}, 1920 × 1080: p50", f"{middle:.2f} ms"))
        rows.append((f"{name}, 1920 × 1080: p95", f"{slow:.2f} ms (at most 8)"))
    application.processEvents()
    return rows


if __name__ == "__main__":
    for name, figure in main():
        print(f"{name:40} {figure}")
