"""Tables of Palm Island with several players, at moments that play has led to."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.palm_island.company_table import CompanyTable
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.rules.group import common_of
from islands_desktop.games.palm_island.state import State
from islands_desktop.saves.settings import Settings

Wanted = Callable[[State], bool]


def in_phase(phase: str) -> Wanted:
    """A position between two rounds in which something can be paid."""

    def wanted(state: State) -> bool:
        if state.over or common_of(state).phase != phase:
            return False
        seat = GAME.actor(state) or 0
        return any(command.kind.startswith(("pay_", "buy")) for command in
                   GAME.commands_of(state, seat))  # fmt: skip

    return wanted


def closing(state: State) -> bool:
    """The last seat can end a round."""
    if state.over or common_of(state).phase != "turns":
        return False
    seat = len(state.villages) - 1
    return GAME.actor(state) == seat and GAME.commands_of(state, seat)[0].kind == "end_round"


def _choice(state: State, chance: random.Random) -> Command:
    legal = GAME.commands_of(state, GAME.actor(state) or 0)
    wishes = [command for command in legal if command.kind in ("store", "rotate", "flip")]
    stores = [command for command in wishes if command.kind == "store"]
    if stores and chance.random() < 0.7:
        return chance.choice(stores)
    if common_of(state).phase != "turns":
        return next(c for c in legal if c.kind in ("group_done", "pass"))
    return chance.choice(wishes or list(legal))


@cache
def played_to(
    mode: str, seats: int, wanted: Wanted, first_round: int = 1, seed: int = 7, **options: Any
) -> State:
    """A position that random play reaches, in the first deal from `seed` on in which one comes."""
    while True:
        chance = random.Random(seed)
        state = GAME.new_game(GAME.make_setup(mode, seats, seed, dict(options)))
        while not state.over:
            if state.round >= first_round and wanted(state):
                return state
            state = GAME.successor(state, _choice(state, chance))
        seed += 1


def open_company(state: State, speed: str = "off") -> CompanyTable:
    """A table in a window of 1046 × 614 at a position."""
    session = GameSession(GAME, state)
    table = CompanyTable(session, palette_for(False), Settings(speed=speed, has_dragged=True))
    table.view.resize(1046, 614)
    table.view.show()
    assert QTest.qWaitForWindowExposed(table.view)
    QApplication.processEvents()
    table.hand_over.refresh()
    return table


def lift(table: CompanyTable) -> int:
    """The owner of the deck that is due lifts the curtain."""
    curtain = table.hand_over.curtain
    assert table.hand_over.is_up and curtain is not None
    curtain.button.click()
    QApplication.processEvents()
    return curtain.seat


def press_key(table: CompanyTable, key: Qt.Key) -> None:
    """Type a key on the table."""
    QTest.keyClick(table.view, key)
    QApplication.processEvents()


def _point(table: CompanyTable, place: QPointF) -> QPoint:
    return table.view.mapFromScene(place)


def card_point(table: CompanyTable, seat: int, code: str) -> QPoint:
    """A point of a stored card that no card in front of it hides: its right edge."""
    item = table.board.cards[seat, code]
    rect = item.mapRectToScene(item.card_rect())
    return _point(table, QPointF(rect.right() - 12, rect.center().y()))


def target_point(table: CompanyTable, key: str) -> QPoint:
    """The middle of a card between the players."""
    return _point(table, table.board.table_cards[key].rect.center())


def click(table: CompanyTable, place: QPoint) -> None:
    """Click on the table."""
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton,
                     Qt.KeyboardModifier.NoModifier, place)  # fmt: skip
    QApplication.processEvents()


def drag(table: CompanyTable, start: QPoint, end: QPoint) -> None:
    """Drag what lies at a point to another one."""
    port, none = table.view.viewport(), Qt.KeyboardModifier.NoModifier
    QTest.mouseMove(port, start)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, none, start)
    for step in range(1, 5):
        QTest.mouseMove(port, start + (end - start) * step / 4)
        QApplication.processEvents()
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, none, end)
    QApplication.processEvents()


def kinds_played(table: CompanyTable) -> list[str]:
    """Kinds of the commands played so far."""
    session = table.session
    return [entry.command.kind for entry in session.log[: session.cursor]]


Opener = Callable[..., CompanyTable]

GROUP, MARKET = in_phase("group"), in_phase("market")


def in_order(table: CompanyTable) -> list[str]:
    """What is wrong on the table that is shown; nothing may be."""
    if table.on_board:
        return table.board.mismatches(table.board_look())
    return table.scene.mismatches(table.view_state, table.seat)


def new_game(mode: str, seats: int = 2, **options: object) -> State:
    return GAME.new_game(GAME.make_setup(mode, seats, 7, dict(options)))


def market(opened: Opener) -> CompanyTable:
    table: CompanyTable = opened(played_to("speed", 2, MARKET, 2))
    assert table.on_board
    assert not table.hand_over.is_up
    return table


def buyable(table: CompanyTable) -> str:
    return next(c.card for c in table.board_hands.commands() if c.kind == "buy")


def group(opened: Opener, seats: int = 2, **options: object) -> CompanyTable:
    table: CompanyTable = opened(played_to("cooperative", seats, GROUP, 2, **options))
    assert table.on_board
    return table


def payable(table: CompanyTable) -> str:
    kind = next(c.kind for c in table.board_hands.commands() if c.kind.startswith("pay_"))
    common = common_of(table.session.state)
    return common.disaster if kind == "pay_disaster" else str(table.session.setup.option("ability"))
