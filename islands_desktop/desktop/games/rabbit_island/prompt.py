"""The public question whether anybody plays a card, at the near edge of the table (RABB-14.8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.rabbit_island.sheet import seat_emblem
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.icons import icon
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label
from islands_desktop.desktop.panels.flow import FlowLayout
from islands_desktop.games.rabbit_island.components import ACTION_CARDS
from islands_desktop.games.rabbit_island.names import card_name
from islands_desktop.games.rabbit_island.state import COLLAPSE_WINDOW, NOBODY, State

_MARGIN, _LEAST_HIGH, _BUTTON, _EMBLEM = 10, 124, 44, 24
_ENDLESS = 100_000
"""So wide that all buttons stand in one line."""


def question(state: State) -> str:
    """What everybody is asked, from what lies open on the table."""
    turn = state.turn
    if not turn.stack:
        if turn.window == COLLAPSE_WINDOW:
            return say("Collapse! is about to strike. Does anybody play a card before?")
        return say("Does anybody play an Action Card?")
    top = turn.stack[-1]
    player, card = seat_name(top.seat), card_name(ACTION_CARDS[top.card])
    if top.target == NOBODY:
        return say("{player} plays {card} – does anybody answer?", player=player, card=card)
    target = card_name(ACTION_CARDS[top.target])
    return say("{player} plays {card} against {target} – does anybody answer?",
               player=player, card=card, target=target)  # fmt: skip


class Prompt(QFrame):
    """[Nobody plays a card] and [NAME wants to play]. Signals `nobody` and `claimed(seat)`."""

    nobody = Signal()
    claimed = Signal(int)

    def __init__(
        self, ground: QWidget, palette: Callable[[], Palette], tray_top: Callable[[], int]
    ) -> None:
        super().__init__(ground)
        self._palette, self._tray_top = palette, tray_top
        self.seats: tuple[int, ...] = ()
        mark(self, "card")
        self._rows = rows = QVBoxLayout(self)
        rows.setContentsMargins(24, 16, 24, 16)
        rows.setSpacing(12)
        self.words = label("", "heading", wrap=True)
        rows.addWidget(self.words)
        self._flow = FlowLayout()
        rows.addLayout(self._flow)
        self.none = QPushButton()
        self.none.setMinimumHeight(_BUTTON)
        self.none.setIconSize(QSize(_EMBLEM, _EMBLEM))
        mark(self.none, "primary")
        self.none.clicked.connect(self.nobody)
        self._flow.addWidget(self.none)
        self.buttons: dict[int, QPushButton] = {}
        self.setFocusProxy(self.none)
        ground.installEventFilter(self)
        if isinstance(ground, QStackedWidget):
            ground.currentChanged.connect(self._stay_above)
        self.hide()

    def ask(self, state: State, seats: Sequence[int]) -> None:
        """Ask these seats, in the order in which they will be asked."""
        for button in self.buttons.values():
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.seats = tuple(seats)
        self.words.setText(question(state))
        palette = self._palette()
        self.none.setIcon(icon("forward", palette, palette.on_sea))
        self.buttons = {seat: self._claim_button(seat) for seat in seats}
        self.setAccessibleName(self.words.text())
        self._place()
        self.show()
        self.raise_()

    def _claim_button(self, seat: int) -> QPushButton:
        button = QPushButton()
        words = say("{name} wants to play ({number})", name=seat_name(seat), number=seat + 1)
        button.setToolTip(plain_tip(words))
        button.setAccessibleName(words)
        picture = seat_emblem(seat, _EMBLEM, self.devicePixelRatioF(), self._palette())
        button.setIcon(QIcon(picture))
        button.setMinimumHeight(_BUTTON)
        button.setIconSize(QSize(_EMBLEM, _EMBLEM))
        button.clicked.connect(lambda: self.claimed.emit(seat))
        self._flow.addWidget(button)
        button.show()  # a layout gives no room to what is not yet shown
        return button

    def take_key(self, key: int) -> bool:
        """N for nobody, and the number of a player who wants to play.

        Not P: who passes in haste and presses it twice must not answer for the others.
        """
        if key == Qt.Key.Key_N:
            self.nobody.emit()
            return True
        seat = int(key) - int(Qt.Key.Key_1)
        if seat not in self.seats:
            return False
        self.claimed.emit(seat)
        return True

    def _stay_above(self, _shown: int) -> None:
        """Whatever is shown in the centre, the question lies above it."""
        self.raise_()

    def _fit_words(self, wide: int) -> None:
        """Use fewer words where the buttons would need a second line."""
        self.none.setText(say("Nobody plays a card (N)") if self.seats else say("Go on (N)"))
        for button in self.buttons.values():
            button.setText(button.toolTip())
        if self._flow.heightForWidth(wide) > self._flow.heightForWidth(_ENDLESS):
            for seat, button in self.buttons.items():
                words = say("{name} ({number})", name=seat_name(seat), number=seat + 1)
                button.setText(words)

    def _place(self) -> None:
        ground = self.parentWidget()
        if ground is None:
            return
        wide = ground.width() - 2 * _MARGIN
        edges = self._rows.contentsMargins()
        inner = wide - 2 * self.frameWidth() - edges.left() - edges.right()
        self._fit_words(inner)
        words, buttons = self.words.heightForWidth(inner), self._flow.heightForWidth(inner)
        around = edges.top() + edges.bottom() + self._rows.spacing() + 2 * self.frameWidth() + 4
        # All of the tray is covered, or the backs of cards would look out above.
        tray = ground.height() - self._tray_top() - _MARGIN
        high = max(words + buttons + around, _LEAST_HIGH, tray)
        self.setGeometry(_MARGIN, ground.height() - high - _MARGIN, wide, high)

    @guard(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the near edge of the table; out of sight it waits for the next question."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return False
