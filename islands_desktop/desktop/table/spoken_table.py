"""A table that speaks: popups beside the pieces, sentences at the pointer, the end told once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF

from islands_desktop.core.game import Command
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.controller import TableController
from islands_desktop.desktop.table.hint_popup import HintPopup
from islands_desktop.desktop.table.message import Message
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.view import TableView
from islands_desktop.saves.settings import Settings


class SpokenTable(TableController):
    """What tables share that open popups in their scene and say there why something is refused.

    Subclasses give `focus_rect`, the part of the scene that keys act on.
    """

    def __init__(
        self,
        session: GameSession,
        view: TableView,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, view, palette, settings, parent)
        self.popup: ScenePopup | None = None
        self.by_key = False
        """Whether the last command came from the keyboard: sentences then appear at the piece."""
        self._message: Message | None = None
        self._told_end = False
        self.refused.connect(self._show_refusal)

    def focus_rect(self) -> QRectF:
        """The part of the scene that keys act on."""
        return self.view.content

    @property
    def is_moving(self) -> bool:
        return getattr(self.view.scene(), "choreography", None) is not None

    @property
    def is_asking(self) -> bool:
        return self.popup is not None and self.popup.is_open()

    def needed_rects(self) -> Sequence[QRectF]:
        """Parts of the scene that a sentence on the table should leave in sight."""
        return ()

    # ------------------------------------------------------------------ popups

    def open(self, popup: ScenePopup, anchor: QRectF) -> None:
        """Open a popup next to a part of the scene, instead of the one that is open."""
        self.close_popup()
        self.leave_message()  # what it said is behind the person who goes on
        self.popup = popup
        popup.rule_asked.connect(self.rule_asked)
        popup.spoken.connect(self.announced)
        popup.closed.connect(self._popup_closed)
        self.opens.emit()
        popup.open(self.view, anchor)

    def _popup_closed(self) -> None:
        if self.popup is self.sender():
            self.popup = None

    def close_popup(self) -> None:
        """Close what is open on the table; harmless if nothing is."""
        if self.popup is not None and self.popup.is_open():
            self.popup.close()
        self.popup = None

    def show_hint(self, command: Command, reason: str) -> None:
        """A good move beside what it is about, which is chosen already."""
        super().show_hint(command, reason)
        self.opens.emit()  # the table must be in sight before it is pointed at
        self.by_key = True
        self.point_at(command)
        words = self.session.game.describe_command(self.session.state, command)
        play = partial(self.play, command)
        self.open(HintPopup(words, reason, play, self.palette, self.pace), self.focus_rect())

    # ------------------------------------------------------------------ sentences

    def leave_message(self) -> bool:
        return self._message is not None and self._message.leave()

    def _show_refusal(self, sentence: str, rule: str) -> None:
        self.leave_message()
        self._message = Message(sentence, rule, self.palette, self.pace)
        self._message.rule_asked.connect(self.rule_asked)
        place = self.view.viewport().mapFromGlobal(self.view.cursor().pos())
        if self.by_key or not self.view.viewport().rect().contains(place):
            rect = self.view.viewportTransform().mapRect(self.focus_rect())
            place = rect.center().toPoint()
        self._message.show_at(self.view, QPointF(place), self.needed_rects())

    def tell_end(self) -> None:
        """Say once that the game is over, and again if its end was taken back and comes anew."""
        over = self.session.game.actor(self.session.state) is None
        if over and not self._told_end:
            self._told_end = True
            self.ended.emit()
        elif not over:
            self._told_end = False
