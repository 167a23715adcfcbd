"""Hands the screen from one person to the next: a curtain wherever a hand is due.

When that is, the table says: where nobody needs a hand it may stay covered without a curtain.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.curtain import Curtain
from islands_desktop.desktop.table.view import TableView


class Covering(Protocol):
    """What the table does for the curtain."""

    view: TableView
    palette: Palette

    def hand_due(self) -> int | None:
        """The seat that must be handed the screen now, None if nobody waits for it."""

    def hand_reason(self) -> str:
        """What that seat is asked for, in public."""

    def open_hand_of(self, seat: int) -> None:
        """Its owner sits there: show the hand."""

    def take_key(self, key: int) -> bool:
        """Do what a key means on the table."""


class HandOver(QObject):
    """Draws and lifts the curtain. `page` is the page on which the table of `game_id` lies."""

    def __init__(self, table: Covering, owner: QObject, page: QWidget | None, game_id: str) -> None:
        super().__init__(owner)
        self.table = table
        self.game_id = game_id
        self.page: QWidget = page if page is not None else table.view
        self.curtain: Curtain | None = None
        self._owner = owner
        self._has_left = False
        self.page.installEventFilter(self)

    @property
    def is_up(self) -> bool:
        """Whether the curtain covers the window."""
        return self.curtain is not None and isValid(self.curtain) and not self.curtain.isHidden()

    def refresh(self) -> None:
        """Draw the curtain for the seat that is due, or take it away."""
        seat = self.table.hand_due()
        if self._has_left or seat is None or not self.page.isVisible():
            self._hide()
        elif not self.is_up or self.curtain is None or self.curtain.seat != seat:
            self._draw(seat)

    def _draw(self, seat: int) -> None:
        window = self.page.window()
        if self.curtain is None or not isValid(self.curtain) or self.curtain.parent() is not window:
            palette: Callable[[], Palette] = lambda: self.table.palette  # noqa: E731
            self.curtain = Curtain(window, self.game_id, palette, self.table.take_key)
            self.curtain.lifted.connect(self.lift)
            self._owner.destroyed.connect(self.curtain.deleteLater)
        self.curtain.draw(seat, self.table.hand_reason())

    def lift(self, seat: int) -> None:
        """“I am NAME”: show the hand of that seat."""
        self._hide()
        self.table.open_hand_of(seat)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave_page(self) -> None:
        """Come up no more: the table is taken off its page."""
        self._has_left = True
        self._hide()

    def _hide(self) -> None:
        if self.is_up and self.curtain is not None:
            self.curtain.hide()

    @guard(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The curtain comes and goes with the page."""
        if event.type() == QEvent.Type.Show:
            self.refresh()
        elif event.type() == QEvent.Type.Hide:
            self._hide()
        return False
