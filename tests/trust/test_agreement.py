"""The check that a scene shows its table waits for what is only on its way."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from islands_desktop.games.registry import find_game
from tests.desktop.frame_setup import open_window, table_of
from tests.trust.agreement import scene_faults


def test_a_table_whose_zoom_has_not_settled_is_right(qtbot: QtBot) -> None:
    """Names of tiles come once they can be read, and that is a moment after the zoom."""
    window = open_window(qtbot)
    game = find_game("propeller_islands")
    window.start_game(game.make_setup("standard", 2, 7))
    table = table_of(window)
    assert table.controller is not None
    view = table.controller.view
    assert scene_faults(table) == []
    for steps in (6, -6, 3, -5):
        view.zoom_by(steps)
        assert view.is_settling
        assert scene_faults(table) == []
