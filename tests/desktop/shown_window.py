"""A window on a real display that tells where things are, for a test that moves a real mouse."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.my_island import layout as my_layout
from islands_desktop.desktop.games.my_island.geometry import hex_centre
from islands_desktop.desktop.games.palm_island import layout as palm_layout
from islands_desktop.desktop.games.propeller_islands.spots import spots_of
from islands_desktop.desktop.games.rabbit_island.camera import cell_point
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.program import Program
from islands_desktop.games.my_island.components import TILES
from islands_desktop.games.registry import find_game
from islands_desktop.saves.settings import Settings

OnScreen = Callable[[QPointF], list[int]]
"""Where a point of the scene lies on the screen."""


def tell_palm_island(controller: Any, on_screen: OnScreen) -> dict[str, Any]:
    """What the first card may do, and where to grab and drop it."""
    scene = controller.scene
    rect = scene.place_of_drop(scene.cards[controller.top])
    return {
        "kinds": [kind for card, kind in controller.groups() if card in ("", controller.top)],
        "card": on_screen(QPointF(rect.center().x(), rect.top() + 40)),
        "store": on_screen(palm_layout.SHELF_RECT.center()),
        "discard": on_screen(palm_layout.ZONES["discard"].center()),
    }


def tell_my_island(controller: Any, on_screen: OnScreen) -> dict[str, Any]:
    """What can be done, where tile and cards lie, and where the tile fits as it is turned."""
    placing, goals = controller.placing, []
    if placing is not None:
        for command in placing.here:
            laid = TILES[placing.tile].laid(command.rotation, command.q, command.r)
            points = [hex_centre(*cell) for cell, _ in laid]
            x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
            goals.append(on_screen(QPointF(x, y)))
    return {
        "kinds": sorted({command.kind for command in controller.legal()}),
        "tile": on_screen(my_layout.PLATE_MIDDLE),
        "cards": on_screen(my_layout.PILE.center()),
        "goals": goals,
        "seat": controller.seat,
    }


def tell_rabbit_island(controller: Any, on_screen: OnScreen) -> dict[str, Any]:
    """Whether a curtain is up, where the tiles of the hand lie and fit, and what is asked."""
    scene, choosing, curtain = controller.scene, controller.choosing, controller.hot_seat.curtain
    up = curtain is not None and curtain.isVisible()
    button = curtain.button.mapToGlobal(curtain.button.rect().center()) if up else None

    def cell(place: tuple[int, int]) -> list[int]:
        return on_screen(scene.camera.to_scene(cell_point(place)))

    tiles = [
        (on_screen(piece.pos()), [cell(place) for place in choosing.cells(number)])
        for number, piece in enumerate(scene.hand)
    ]
    answers = len(scene.bubble.look.answers) if scene.bubble.isVisible() else 0
    return {
        "point": controller.session.state.point,
        "seat": controller.decider,
        "curtain": [button.x(), button.y()] if button is not None else [],
        "tiles": [one for one in tiles if one[1]],
        "rabbit": [cell(place) for place in choosing.rabbit_cells()],
        "answers": [
            on_screen(scene.bubble.mapToScene(scene.bubble.answer_rect(number).center()))
            for number in range(answers)
        ],
    }


def hand_of_rabbit_island(controller: Any) -> Any:
    """Changes when a curtain comes up or is lifted: that is told, too."""
    curtain = controller.hot_seat.curtain
    return controller.revealed, curtain is not None and curtain.isVisible()


def tell_propeller_islands(controller: Any, on_screen: OnScreen) -> dict[str, Any]:
    """Whether a curtain is up, and where a hand goes for the first command of each kind."""
    hand_over = controller.hand_over
    button = hand_over.curtain.button if hand_over.is_up else None
    place = button.mapToGlobal(button.rect().center()) if button is not None else None
    moves: dict[str, list[list[int]]] = {}
    for command in controller.open_commands():
        points = [controller.scene.rect_of(spot).center() for spot in spots_of(command)]
        moves.setdefault(command.kind, [on_screen(point) for point in points])
    return {
        "seat": controller.last_seat,
        "curtain": [place.x(), place.y()] if place is not None else [],
        "moves": moves,
    }


def hand_of_propeller_islands(controller: Any) -> Any:
    """Changes when a curtain comes up or is lifted."""
    return controller.open_hand, controller.hand_over.is_up


def nothing_else(_controller: Any) -> Any:
    """Only commands are told."""
    return None


GAMES: dict[str, tuple[str, int, Callable[[Any, OnScreen], dict[str, Any]]]] = {
    "palm_island": ("solo", 1, tell_palm_island),
    "my_island": ("eternal", 2, tell_my_island),
    "rabbit_island": ("short", 2, tell_rabbit_island),
    "propeller_islands": ("standard", 2, tell_propeller_islands),
}

BESIDES: dict[str, Callable[[Any], Any]] = {
    "rabbit_island": hand_of_rabbit_island,
    "propeller_islands": hand_of_propeller_islands,
}
"""What else than a command is told when it changes."""


def tell(window: MainWindow, game_id: str) -> None:
    """One line: what was played, and what the table of this game has to tell."""
    page: Any = window.page("table")
    controller = page.controller
    view, session = controller.view, controller.session

    def on_screen(point: QPointF) -> list[int]:
        place = view.viewport().mapToGlobal(view.mapFromScene(point))
        return [place.x(), place.y()]

    line = {"cursor": session.cursor, "round": getattr(session.state, "round", 0)}
    line |= GAMES[game_id][2](controller, on_screen)
    print(json.dumps(line), flush=True)


def main() -> int:
    """Open the window at a new game of the game that is named and tell after every command."""
    game_id = sys.argv[1] if len(sys.argv) > 1 else "palm_island"
    mode, seats, _ = GAMES[game_id]
    app = QApplication(sys.argv[:1])
    window = MainWindow(Program(Settings(speed="fast", theme="light")))
    window.setGeometry(40, 30, 1366, 768)
    window.show()
    window.furnish()
    window.start_game(find_game(game_id).make_setup(mode, seats, 7))
    page: Any = window.page("table")
    timer = QTimer()
    timer.setInterval(120)
    told: list[Any] = [None]

    def watch() -> None:
        controller = page.controller
        now = controller.session.cursor, BESIDES.get(game_id, nothing_else)(controller)
        if now != told[0] and controller.scene.choreography is None:
            told[0] = now
            tell(window, game_id)

    timer.timeout.connect(watch)
    timer.start()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
