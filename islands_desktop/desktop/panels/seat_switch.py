"""The seats of a game with name, place and points; the one chosen shows its score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from islands_desktop.core.phrases import say
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, mixed

_HIGH = 44
_EMBLEM = 28
_SIGN = 16


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What the switch shows of a seat.

    place: 0 where no seat comes before another. acts: whether it is the one to act. level: in
    words, where the computer plays it.
    """

    name: str
    place: int
    total: int
    acts: bool
    level: str = ""


class SeatButton(QAbstractButton):
    """One seat: emblem, name, place and points; a bar at the left if it is the seat to act."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.colours = palette
        self.emblem = QPixmap()
        self.line = SeatLine("", 1, 0, False)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_line(self, line: SeatLine, emblem: QPixmap) -> None:
        """Show other figures."""
        self.line, self.emblem = line, emblem
        words = say("{name}: place {place}, {points} points",
                    name=line.name, place=line.place, points=line.total)  # fmt: skip
        if not line.place:
            words = say("{name}: {points} points", name=line.name, points=line.total)
        self.setAccessibleName(words)
        notes = (line.level, say("to act now") if line.acts else "")
        self.setAccessibleDescription(" · ".join(note for note in notes if note))
        self.setToolTip(line.level)
        self.update()

    @guard(QSize(160, _HIGH))
    def sizeHint(self) -> QSize:
        return QSize(160, _HIGH)

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """The row, framed while its sheet is shown."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        self._paint_ground(painter, box)
        painter.drawPixmap(16, (_HIGH - _EMBLEM) // 2, self.emblem)
        self._paint_words(painter, box)
        painter.end()

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        shown = self.colours
        chosen = self.isChecked()
        edge = shown.sun if self.hasFocus() else shown.accent if chosen else shown.line
        painter.setPen(QPen(colour(edge), 2 if chosen or self.hasFocus() else 1))
        fill = shown.raised if chosen else shown.panel
        painter.setBrush(colour(mixed(fill, shown.accent, 0.12) if self.underMouse() else fill))
        painter.drawRoundedRect(box, 8, 8)
        if self.line.acts:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(shown.leaf))
            painter.drawRoundedRect(QRectF(6, 9, 5, _HIGH - 18), 2.5, 2.5)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        shown, middle = self.colours, Qt.AlignmentFlag.AlignVCenter
        right = box.adjusted(0, 0, -12, 0)
        painter.setPen(colour(shown.ink))
        painter.setFont(display_font(22))
        total = str(self.line.total)
        painter.drawText(right, int(middle | Qt.AlignmentFlag.AlignRight), total)
        right.adjust(0, 0, -max(40, painter.fontMetrics().horizontalAdvance(total) + 12), 0)
        painter.setPen(colour(shown.dim))
        painter.setFont(text_font(13))
        place = say("{place}.", place=self.line.place) if self.line.place else ""
        painter.drawText(right, int(middle | Qt.AlignmentFlag.AlignRight), place)
        painter.setPen(colour(shown.ink))
        painter.setFont(text_font(15, bold=self.line.acts))
        left = right.adjusted(54 - box.left(), 0, -24, 0)
        room = int(left.width()) - (_SIGN + 6 if self.line.level else 0)
        name = painter.fontMetrics().elidedText(self.line.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(left, int(middle | Qt.AlignmentFlag.AlignLeft), name)
        if self.line.level:
            end = left.left() + painter.fontMetrics().horizontalAdvance(name) + 6
            sign = QRectF(end, (_HIGH - _SIGN) / 2, _SIGN, _SIGN)
            paint_icon(painter, "computer", sign, shown, shown.dim)


class SeatSwitch(QWidget):
    """A button for each seat below each other; hidden for one seat. Signal `chosen(seat)`."""

    chosen = Signal(int)

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.colours = palette
        self.buttons: list[SeatButton] = []
        self._lines: list[QHBoxLayout] = []
        self._beside: list[QWidget] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen.emit)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(6)
        self.setAccessibleName(say("Players"))

    def show_seats(self, lines: list[SeatLine], emblems: list[QPixmap], shown: int) -> None:
        """Show the seats; the sheet of `shown` is being looked at."""
        while len(self.buttons) < len(lines):
            button = SeatButton(self.colours)
            self._group.addButton(button, len(self.buttons))
            row = QHBoxLayout()
            row.setSpacing(6)
            row.addWidget(button, 1)
            self._rows.addLayout(row)
            self._lines.append(row)
            self.buttons.append(button)
            self._put_beside()
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(lines))
            if place < len(lines):
                button.show_line(lines[place], emblems[place])
        self.buttons[shown].setChecked(True)
        self.setVisible(len(lines) > 1)

    def stand_beside(self, widgets: Sequence[QWidget]) -> None:
        """Put a widget beside each seat, in the place of those before; () for none."""
        for widget in self._beside:
            widget.setParent(None)
        self._beside = list(widgets)
        self._put_beside()

    def _put_beside(self) -> None:
        for place, widget in enumerate(self._beside[: len(self.buttons)]):
            if self._lines[place].indexOf(widget) < 0:
                self._lines[place].addWidget(widget)
                # A seat that the computer plays is not asked: what stands there is disabled.
                widget.setVisible(widget.isEnabled())

    def dress(self, palette: Palette) -> None:
        """Wear other colours."""
        self.colours = palette
        for button in self.buttons:
            button.colours = palette
            button.update()
