"""The curtain: an opaque page over the whole window that hands it over to the next person.

Nothing private lies beneath it either: the table covers every hand before it comes up.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.covers import paint_game_cover
from islands_desktop.desktop.look.palette import Palette, with_alpha
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label, panel
from islands_desktop.desktop.seats import seat_emblem
from islands_desktop.desktop.soon import soon

_EMBLEM = 112
_WIDE = 460
_VEIL_BY_DAY, _VEIL_AT_NIGHT = 0.45, 0.62
"""How much the picture is veiled, so that the words stand before it."""


class Curtain(QWidget):
    """Covers its window with the picture of a game, and asks for one of the seats.

    `take_key` is asked what Esc means before it leaves the table. Signal `lifted(seat)`: the owner
    of the hand sits there.
    """

    lifted = Signal(int)

    def __init__(
        self,
        window: QWidget,
        game_id: str,
        palette: Callable[[], Palette],
        take_key: Callable[[int], bool],
    ) -> None:
        super().__init__(window)
        self._game_id = game_id
        self._take_key = take_key
        self._picture = QPixmap()
        self._painted: object = None
        self._palette = palette
        self.seat = 0
        self._emblem = QLabel()
        self._emblem.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words = label("", "title", wrap=True)
        self.reason = label("", wrap=True)
        self.others = label(say("Everybody else looks away, please."), "dim", wrap=True)
        self.button = QPushButton()
        self.button.setMinimumHeight(52)
        mark(self.button, "primary")
        self.button.clicked.connect(lambda: self.lifted.emit(self.seat))
        frame = panel(self._emblem, gap=12)
        frame.setFixedWidth(_WIDE)
        rows = frame.layout()
        assert isinstance(rows, QVBoxLayout)
        for words in (self.words, self.reason, self.others):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
            rows.addWidget(words)
        rows.addSpacing(8)
        rows.addWidget(self.button)
        around = QVBoxLayout(self)
        around.addWidget(frame, 0, Qt.AlignmentFlag.AlignCenter)
        self.setFocusProxy(self.button)
        window.installEventFilter(self)
        self.button.installEventFilter(self)
        self.hide()

    def draw(self, seat: int, reason: str) -> None:
        """Come up for a seat; `reason` says in public what it is asked for."""
        self.seat = seat
        name = seat_name(seat)
        self.words.setText(say("Hand over to {name}", name=name))
        self.reason.setText(reason)
        self.button.setText(say("I am {name}", name=name))
        dpr = self.devicePixelRatioF()
        self._emblem.setPixmap(seat_emblem(self._game_id, seat, _EMBLEM, dpr, self._palette()))
        self.setAccessibleName(say("All hands are covered. {name}: {words}", name=name,
                                   words=reason))  # fmt: skip
        self._cover_window()
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_keys(self) -> None:
        """No key goes to what lies beneath."""
        if self.isVisible() and self.isActiveWindow() and not self.button.hasFocus():
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _cover_window(self) -> None:
        window = self.parentWidget()
        if window is not None:
            self.setGeometry(window.rect())

    @guard(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window, and keep the keyboard."""
        if event.type() in (QEvent.Type.FocusOut, QEvent.Type.WindowActivate):
            soon(self, self._take_keys)
        elif event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._cover_window()
        return False

    @guard(False)
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab reaches nothing beneath the curtain."""
        return True

    @guard(None)
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return lifts the curtain; Esc ends automatic passing, or else leaves the table.

        A key that is held down from the move before must not show the hand of the next person.
        """
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.button.click()
        elif event.key() != Qt.Key.Key_Escape or not self._take_key(event.key()):
            super().keyPressEvent(event)

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture of the game, opaque."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground())
        painter.end()

    def _ground(self) -> QPixmap:
        """The picture in the size of the window, painted once."""
        palette, dpr = self._palette(), self.devicePixelRatioF()
        wanted = (self.size(), dpr, palette)
        if self._painted != wanted:
            self._painted = wanted
            self._picture = QPixmap(self.size() * dpr)
            self._picture.setDevicePixelRatio(dpr)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_game_cover(painter, self._game_id, QRectF(self.rect()), palette)
            shade = palette.table if palette.is_dark else palette.sea
            veil = _VEIL_AT_NIGHT if palette.is_dark else _VEIL_BY_DAY
            painter.fillRect(self.rect(), with_alpha(shade, veil))
            painter.end()
        return self._picture
