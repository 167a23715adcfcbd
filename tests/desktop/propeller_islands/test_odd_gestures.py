"""Hands that do anything at the table of Propeller Islands; the scene stays equal to the view."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.propeller_islands.controller import (
    PropellerIslandsController,
)
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import ACTION, DEPLOY, DRAFT, State
from tests.desktop.propeller_islands.table_setup import (
    LIVELY,
    close,
    lift,
    middle,
    new_session,
    open_table,
    play_on,
    shown_right,
)

Table = PropellerIslandsController
Mouse = Qt.MouseButton
KEYS = (
    *(Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_5, Qt.Key.Key_A, Qt.Key.Key_E, Qt.Key.Key_J),
    *(Qt.Key.Key_X, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Return, Qt.Key.Key_Escape),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_W),
    *(Qt.Key.Key_G, Qt.Key.Key_H, Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_B, Qt.Key.Key_0),
)


def hand(
    table: Table, kind: QEvent.Type, point: QPoint, button: Mouse, held: Qt.MouseButton
) -> None:
    """One event of the mouse, as it comes from a window."""
    port = table.view.viewport()
    place = QPointF(point)
    event = QMouseEvent(
        kind, place, QPointF(port.mapToGlobal(point)), button, held,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(port, event)


def a_point(table: Table, dice: random.Random) -> QPoint:
    """Where a hand may be: mostly on something that can be meant."""
    shapes = table.scene.arrangement.shapes if table.scene.arrangement is not None else {}
    useful = sorted(spot for spot in table.reachable() if spot in shapes)
    if useful and dice.random() < 0.6:
        return middle(table, dice.choice(useful))
    if shapes and dice.random() < 0.8:
        return middle(table, dice.choice(sorted(shapes)))
    return QPoint(dice.randrange(-20, 1070), dice.randrange(-20, 660))


def _click(table: Table, dice: random.Random) -> None:
    button = Mouse.RightButton if dice.random() < 0.3 else Mouse.LeftButton
    QTest.mouseClick(table.view.viewport(), button, pos=a_point(table, dice))


def _drag(table: Table, dice: random.Random) -> None:
    """A drag that is finished, cancelled, or whose release nobody tells."""
    start, end = a_point(table, dice), a_point(table, dice)
    hand(table, QEvent.Type.MouseButtonPress, start, Mouse.LeftButton, Mouse.LeftButton)
    for step in range(1, 4):
        point = QPoint(start + (end - start) * step / 3)
        hand(table, QEvent.Type.MouseMove, point, Mouse.NoButton, Mouse.LeftButton)
    ending = dice.random()
    if ending < 0.15:
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
    elif ending < 0.3:
        hand(table, QEvent.Type.MouseButtonPress, end, Mouse.RightButton, Mouse.LeftButton)
    elif ending < 0.4:
        hand(table, QEvent.Type.MouseMove, end, Mouse.NoButton, Mouse.NoButton)
        return
    hand(table, QEvent.Type.MouseButtonRelease, end, Mouse.LeftButton, Mouse.NoButton)


def _hover(table: Table, dice: random.Random) -> None:
    hand(table, QEvent.Type.MouseMove, a_point(table, dice), Mouse.NoButton, Mouse.NoButton)


def _key(table: Table, dice: random.Random) -> None:
    QTest.keyClick(table.view, dice.choice(KEYS))


def _command(table: Table, dice: random.Random) -> None:
    legal = table.legal()
    lively = [command for command in legal if command.kind in LIVELY]
    if legal:
        table.play(dice.choice(lively if lively and dice.random() < 0.7 else legal))


def _past(table: Table, dice: random.Random) -> None:
    table.show_position(dice.randrange(table.session.cursor + 1))
    if dice.random() < 0.7:
        table.show_position(None)


def _frame(table: Table, dice: random.Random) -> None:
    """What comes from around the table."""
    doings: list[Callable[[], object]] = [
        lambda: table.set_palette(palette_for(dice.random() < 0.5)),
        lambda: table.view.resize(900 + dice.randrange(300), 560 + dice.randrange(200)),
        lambda: table.zoom(dice.choice((-2, 1, 3))),
        table.fit,
        table.cover,
        lambda: table.set_speed(dice.choice(("off", "fast", "relaxed"))),
    ]
    dice.choice(doings)()


GESTURES: tuple[tuple[Callable[[Table, random.Random], None], int], ...] = (
    (_command, 10), (_drag, 8), (_click, 8), (_hover, 5), (_key, 8), (_past, 1), (_frame, 2),
)  # fmt: skip


@pytest.mark.parametrize(("seats", "speed"), [(1, "off"), (2, "relaxed"), (4, "fast")])
def test_whatever_hands_do_the_scene_shows_the_view(
    qapp: QApplication, seats: int, speed: str
) -> None:
    table = open_table(new_session(seats, 20 + seats), speed)
    dice = random.Random(seats)
    gestures, weights = zip(*GESTURES, strict=True)
    try:
        for number in range(100):
            lift(table)
            dice.choices(gestures, weights)[0](table, dice)
            if number % 4 == 0:
                QApplication.processEvents()
                table.end_gesture()
                settled(table)
                assert shown_right(table)
        check_log(table.session)
        assert table.session.cursor > 12
    finally:
        close(table)


def settled(table: Table) -> None:
    """Names come a moment after the last zoom."""
    while table.view.is_settling:
        QTest.qWait(20)


def check_log(session: GameSession) -> None:
    """Every command was a legal one: the game plays the same again."""
    entries = [(entry.command, entry.digest) for entry in session.log]
    again = GameSession.replay(GAME, session.start, entries, session.cursor)
    assert again.state == session.state


# ------------------------------------------------------------------ one at a time


def test_a_zoom_during_a_drag_names_the_tiles_when_the_piece_is_let_go(qapp: QApplication) -> None:
    table = open_table(
        play_on(new_session(), lambda state: state.phase == ACTION and not state.pending)
    )
    try:
        offer = min(spot for spot in table.reachable() if spot[0] == "offer")
        start = middle(table, offer)
        hand(table, QEvent.Type.MouseButtonPress, start, Mouse.LeftButton, Mouse.LeftButton)
        hand(table, QEvent.Type.MouseMove, start + QPoint(60, 40), Mouse.NoButton, Mouse.LeftButton)
        table.zoom(6)
        settled(table)
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
        assert shown_right(table)
    finally:
        close(table)


def test_a_tile_let_go_outside_the_window_lies_where_it_was(qapp: QApplication) -> None:
    table = open_table(
        play_on(new_session(), lambda state: state.phase == ACTION and not state.pending)
    )
    try:
        cursor, offer = table.session.cursor, min(s for s in table.reachable() if s[0] == "offer")
        start, far = middle(table, offer), QPoint(-400, -300)
        hand(table, QEvent.Type.MouseButtonPress, start, Mouse.LeftButton, Mouse.LeftButton)
        hand(table, QEvent.Type.MouseMove, far, Mouse.NoButton, Mouse.LeftButton)
        assert table.scene.ghost is not None
        hand(table, QEvent.Type.MouseButtonRelease, far, Mouse.LeftButton, Mouse.NoButton)
        assert table.session.cursor == cursor and table.scene.ghost is None and shown_right(table)
    finally:
        close(table)


def test_dice_show_faces_by_chance_while_they_roll_and_the_true_ones_at_the_end(
    qapp: QApplication,
) -> None:
    session = play_on(new_session(), rolls)
    table = open_table(session, "relaxed")
    try:
        table.play(table.legal()[0])
        dice = [key for key in table.scene.pieces if key[0] == "die"]
        assert len(dice) == 5 and table.scene.choreography is not None
        starts = {key: table.scene.pieces[key].pos() for key in dice}
        seen = {key: {table.scene.pieces[key].look.name} for key in dice}
        for _moment in range(12):
            QTest.qWait(60)
            for key in dice:
                seen[key].add(table.scene.pieces[key].look.name)
        assert any(len(faces) > 1 for faces in seen.values())
        assert any(table.scene.pieces[key].pos() != starts[key] for key in dice)
        table.finish_animation()
        assert table.session.state.phase == DRAFT and shown_right(table)
        faces = sorted(int(table.scene.pieces[key].look.name.split("/")[1]) for key in dice)
        forge = table.session.state.forge
        assert faces == [value for value in range(1, 7) for _die in range(forge[value - 1])]
    finally:
        close(table)


def rolls(state: State) -> bool:
    """Whether the first legal command leads to the next round."""
    after = GAME.successor(state, GAME.legal_commands(state)[0])
    return state.phase != DRAFT and after.phase == DRAFT and after.turns == 0


def test_a_worker_walks_from_the_dock_to_its_housing(qapp: QApplication) -> None:
    session = play_on(
        new_session(), lambda state: bool(state.pending and state.pending[-1].kind == DEPLOY)
    )
    table = open_table(session, "relaxed")
    try:
        deploy = next(one for one in table.legal() if one.kind == "deploy")
        start = table.scene.pieces["dock", deploy.number].pos()
        table.play(deploy)
        worker = table.scene.pieces["on", deploy.at]
        assert table.scene.pieces["dock", deploy.number].opacity() == 0.0
        QTest.qWait(30)
        assert (worker.pos() - start).manhattanLength() < 0.8 * (
            table.arranged().pieces["on", deploy.at].place.point - start
        ).manhattanLength()
        table.finish_animation()
        assert shown_right(table)
    finally:
        close(table)
