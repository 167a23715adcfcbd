"""What popups are made of: words, pictures, buttons; `rule_sentence` has sentences with a rule.

A part is no item of the scene: the popup measures it for a width, gives it a rectangle in its own
coordinates, and paints it. Sizes are device-independent pixels, whatever the zoom of the table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeySequence, QPainter, QPen

from islands_desktop.core.phrases import say
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.palette import Palette, colour, mixed, with_alpha

GAP = 8.0
RADIUS = 12.0
CONTROL_RADIUS = 8.0
TEXT_PX = 14.0
SMALL_PX = 12.0

Drawing = Callable[[QPainter, QRectF, Palette], None]
"""Draws a picture into a rectangle."""

WRAPPED = int(Qt.TextFlag.TextWordWrap)
LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
CENTRED = int(Qt.AlignmentFlag.AlignCenter)


@dataclass(frozen=True, slots=True)
class Mood:
    """How a part is being looked at: below the pointer, with the keyboard focus, held down."""

    hovered: bool = False
    focused: bool = False
    pressed: bool = False


CALM = Mood()


class Part(ABC):
    """One piece of a popup. Subclasses measure and paint themselves.

    key: key that acts on the part wherever the focus is, as in a key sequence; "" for none.
    label: what a screen reader says.
    """

    key = ""
    label = ""
    focusable = False
    enabled = True
    visible = True

    def __init__(self) -> None:
        self.rect = QRectF()

    @abstractmethod
    def measure(self, width: float) -> QSizeF:
        """Size the part takes when at most `width` is there."""

    def place(self, rect: QRectF) -> None:
        """Take this rectangle."""
        self.rect = rect

    @abstractmethod
    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        """Draw into `self.rect`."""

    def leaves(self) -> Iterator[Part]:
        """The parts that are drawn, in reading order."""
        if self.visible:
            yield self

    def act(self, point: QPointF | None = None) -> None:
        """The part was clicked at `point` or, without one, chosen by key; most do nothing."""
        return None

    def answers_at(self, point: QPointF) -> bool:
        """Whether a click at this point would do something."""
        return self.focusable and self.enabled and self.rect.contains(point)


def key_code(key: str) -> int:
    """Qt's number of a key named as in a key sequence, 0 for none.

    >>> key_code("S") == Qt.Key.Key_S.value
    True
    """
    return QKeySequence(key)[0].key().value if key else 0  # type: ignore[index]


def key_words(key: str) -> str:
    """What is printed on the key."""
    return {"Return": say("Enter"), "Escape": say("Esc"), "Space": say("Space")}.get(key, key)


def text_size(text: str, font: QFont, width: float) -> QSizeF:
    """Size of a text broken into lines of at most `width`."""
    bounds = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), WRAPPED | LEFT, text)
    return QSizeF(min(width, bounds.width() + 1), bounds.height())


def paint_keycap(painter: QPainter, palette: Palette, right: QPointF, key: str, ink: str) -> float:
    """A small key whose right edge is centred on `right`; returns its width."""
    font = text_font(11, bold=True)
    words = key_words(key)
    width = max(18.0, QFontMetricsF(font).horizontalAdvance(words) + 10)
    cap = QRectF(right.x() - width, right.y() - 9, width, 18)
    painter.setPen(QPen(with_alpha(ink, 0.45), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    painter.setPen(colour(ink))
    painter.setFont(font)
    painter.drawText(cap, CENTRED, words)
    return width


def keycap_width(key: str) -> float:
    """Width of the key that `paint_keycap` draws."""
    font = text_font(11, bold=True)
    return max(18.0, QFontMetricsF(font).horizontalAdvance(key_words(key)) + 10)


def paint_focus(painter: QPainter, palette: Palette, rect: QRectF, radius: float) -> None:
    """The focus ring: in the colour of the sun, outside the part, on a thin dark line."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(palette.ink, 0.35), 4.0))
    painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
    painter.setPen(QPen(colour(palette.sun), 2.5))
    painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)


class Words(Part):
    """A text in lines; `role` names a colour of the palette."""

    def __init__(
        self,
        text: str,
        *,
        px: float = TEXT_PX,
        bold: bool = False,
        display: bool = False,
        role: str = "ink",
        centred: bool = False,
    ) -> None:
        super().__init__()
        self.text = text
        self.label = text
        self.role = role
        self.centred = centred
        self.font = display_font(px) if display else text_font(px, bold)

    def measure(self, width: float) -> QSizeF:
        return text_size(self.text, self.font, width) if self.text else QSizeF(0, 0)

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        painter.setFont(self.font)
        painter.setPen(colour(getattr(palette, self.role)))
        align = int(Qt.AlignmentFlag.AlignHCenter) if self.centred else LEFT
        painter.drawText(self.rect, WRAPPED | align, self.text)


class Picture(Part):
    """A drawing of a fixed size."""

    def __init__(self, drawing: Drawing, width: float, height: float, label: str = "") -> None:
        super().__init__()
        self.drawing = drawing
        self.size = QSizeF(width, height)
        self.label = label

    def measure(self, width: float) -> QSizeF:
        return self.size

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        centre = self.rect.center()
        wide, high = self.size.width(), self.size.height()
        self.drawing(
            painter, QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high), palette
        )


class Button(Part):
    """A button; `kind` is primary, secondary, quiet or danger, `drawing` an icon in front."""

    focusable = True

    def __init__(
        self,
        label: str,
        do: Callable[[], None],
        *,
        key: str = "",
        kind: str = "secondary",
        drawing: Drawing | None = None,
    ) -> None:
        super().__init__()
        self.label, self.do, self.key, self.kind, self.drawing = label, do, key, kind, drawing
        self.font = text_font(TEXT_PX, bold=True)

    def measure(self, width: float) -> QSizeF:
        wide = QFontMetricsF(self.font).horizontalAdvance(self.label) + 32
        if self.drawing:
            wide += 26
        if self.key:
            wide += keycap_width(self.key) + 10
        return QSizeF(min(width, max(wide, 88.0)), 36)

    def act(self, point: QPointF | None = None) -> None:
        if self.enabled:
            self.do()

    def colours(self, palette: Palette, mood: Mood) -> tuple[str, str, str]:
        """Fill, edge and ink as they are now."""
        if not self.enabled:
            faint = mixed(palette.panel, palette.dim, 0.75)
            return (
                mixed(palette.panel, palette.line, 0.35),
                mixed(palette.panel, palette.line, 0.6),
                faint,
            )
        if self.kind == "primary":
            fill = palette.accent_fill
            fill = (
                palette.sea_deep if mood.pressed else palette.accent_hover if mood.hovered else fill
            )
            return fill, fill, palette.on_sea
        if self.kind == "danger":
            if mood.pressed or mood.hovered:
                return (
                    (palette.danger_deep if mood.pressed else palette.danger),
                    palette.danger,
                    "#FFFFFF",
                )
            return palette.raised, palette.coral, palette.coral_ink
        share = 0.3 if mood.pressed else 0.14 if mood.hovered else 0.0
        fill = mixed(palette.raised, palette.accent, share)
        edge = palette.accent if mood.hovered else palette.line
        return fill, edge, palette.ink

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        fill, edge, ink = self.colours(palette, mood)
        box = self.rect.translated(0, 1) if mood.pressed and self.enabled else self.rect
        if self.kind != "quiet" or mood.hovered or mood.pressed:
            painter.setPen(QPen(colour(edge), 2))
            painter.setBrush(colour(fill))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), CONTROL_RADIUS, CONTROL_RADIUS)
        if mood.focused:
            paint_focus(painter, palette, box, CONTROL_RADIUS)
        self._paint_words(painter, palette, box, ink)

    def _paint_words(self, painter: QPainter, palette: Palette, box: QRectF, ink: str) -> None:
        words = QFontMetricsF(self.font).horizontalAdvance(self.label)
        icon = 26.0 if self.drawing else 0.0
        cap = keycap_width(self.key) + 10 if self.key else 0.0
        left = box.center().x() - (icon + words + cap) / 2
        if self.drawing:
            self.drawing(painter, QRectF(left, box.center().y() - 10, 20, 20), palette)
        painter.setPen(colour(ink))
        painter.setFont(self.font)
        area = QRectF(left + icon, box.top(), words + 2, box.height())
        painter.drawText(
            area, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self.label
        )
        if self.key:
            right = QPointF(left + icon + words + cap, box.center().y())
            paint_keycap(painter, palette, right, self.key, ink)


class CrossButton(Part):
    """The cross in the corner."""

    focusable = True

    def __init__(self, do: Callable[[], None]) -> None:
        super().__init__()
        self.do = do
        self.label = say("Close")

    def measure(self, width: float) -> QSizeF:
        return QSizeF(28, 28)

    def act(self, point: QPointF | None = None) -> None:
        self.do()

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        if mood.hovered or mood.pressed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(
                colour(mixed(palette.panel, palette.accent, 0.3 if mood.pressed else 0.15))
            )
            painter.drawEllipse(self.rect)
        if mood.focused:
            paint_focus(painter, palette, self.rect.adjusted(2, 2, -2, -2), 12)
        pen = QPen(colour(palette.ink if mood.hovered else palette.dim), 2.2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        centre, arm = self.rect.center(), 5.0
        for side in (-1, 1):
            reach = QPointF(arm, arm * side)
            painter.drawLine(centre - reach, centre + reach)
