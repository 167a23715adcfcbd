"""A window on a real display that tells where things are, for a test that moves a real mouse."""

from __future__ import annotations

import json
import sys
from typing import Any

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.palm_island import layout
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.program import Program
from islands_desktop.games.registry import find_game
from islands_desktop.saves.settings import Settings


def tell(window: MainWindow) -> None:
    """One line: what was played, what the first card may do, and where to grab and drop it."""
    page: Any = window.page("table")
    controller = page.controller
    view, scene = controller.view, controller.scene

    def on_screen(point: QPointF) -> list[int]:
        place = view.viewport().mapToGlobal(view.mapFromScene(point))
        return [place.x(), place.y()]

    session = controller.session
    rect = scene.place_of_drop(scene.cards[controller.top])
    line = {
        "cursor": session.cursor,
        "round": session.state.round,
        "kinds": [kind for card, kind in controller.groups() if card in ("", controller.top)],
        "card": on_screen(QPointF(rect.center().x(), rect.top() + 40)),
        "store": on_screen(layout.SHELF_RECT.center()),
        "discard": on_screen(layout.ZONES["discard"].center()),
    }
    print(json.dumps(line), flush=True)


def main() -> int:
    """Open the window at a new game and tell after every command."""
    app = QApplication(sys.argv[:1])
    window = MainWindow(Program(Settings(speed="fast", theme="light")))
    window.setGeometry(40, 30, 1366, 768)
    window.show()
    window.furnish()
    window.start_game(find_game("palm_island").make_setup("solo", 1, 7))
    page: Any = window.page("table")
    timer = QTimer()
    timer.setInterval(120)
    told = [-1]

    def watch() -> None:
        controller = page.controller
        if controller.session.cursor != told[0] and controller.scene.choreography is None:
            told[0] = controller.session.cursor
            tell(window)

    timer.timeout.connect(watch)
    timer.start()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
