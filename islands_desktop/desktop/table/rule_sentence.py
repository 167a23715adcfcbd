"""A part of popups that says a sentence, and shows the rule behind it when asked."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter

from islands_desktop.core.refusals import Refusal
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.table.popup_parts import (
    LEFT,
    TEXT_PX,
    WRAPPED,
    Drawing,
    Mood,
    Part,
    paint_focus,
    text_size,
)


class RuleSentence(Part):
    """A sentence with its rule number as a link; an empty rule prints none."""

    def __init__(
        self,
        text: str,
        rule: str,
        ask: Callable[[str], None],
        *,
        role: str = "coral_ink",
        lines: int = 1,
        drawing: Drawing | None = None,
        px: float = TEXT_PX,
    ) -> None:
        super().__init__()
        self.text, self.rule, self.role, self.lines = text, rule, role, lines
        self.ask = ask
        self.drawing = drawing
        self.label = text
        self.font = text_font(px, bold=True)
        self.link_font = text_font(px - 1)
        self.link_font.setUnderline(True)

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """A sentence with a rule can be asked about."""
        return bool(self.rule)

    @classmethod
    def of(cls, refusal: Refusal, ask: Callable[[str], None], **style: object) -> RuleSentence:
        """The sentence of a refusal."""
        return cls(str(refusal), refusal.rule, ask, **style)  # type: ignore[arg-type]

    def _indent(self) -> float:
        return 26.0 if self.drawing else 0.0

    def _link_width(self) -> float:
        return QFontMetricsF(self.link_font).horizontalAdvance(self.rule) if self.rule else 0.0

    def measure(self, width: float) -> QSizeF:
        line = QFontMetricsF(self.font).height()
        text = text_size(self.text, self.font, width - self._indent())
        last = self._last_line(width)
        high = text.height()
        if self.rule and last + 10 + self._link_width() > width - self._indent():
            high += line
        wide = max(text.width(), last + 10 + self._link_width()) + self._indent()
        return QSizeF(min(width, wide), max(high, line * self.lines) + 2)

    def _last_line(self, width: float) -> float:
        """Width of the last line of the text when it is broken."""
        metrics, room = QFontMetricsF(self.font), width - self._indent()
        last = ""
        for word in self.text.split():
            longer = f"{last} {word}" if last else word
            last = longer if metrics.horizontalAdvance(longer) <= room else word
        return metrics.horizontalAdvance(last)

    def link_rect(self) -> QRectF:
        """Where the rule number stands."""
        line = QFontMetricsF(self.font).height()
        room = self.rect.width()
        text = text_size(self.text, self.font, room - self._indent())
        x, y = self._last_line(room) + 10, text.height() - line
        if x + self._link_width() > room - self._indent():
            x, y = 0.0, text.height()
        left = self.rect.left() + self._indent() + x
        return QRectF(left, self.rect.top() + y, self._link_width(), line)

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        area = self.rect.adjusted(self._indent(), 0, 1, 0)
        if self.drawing:
            line = QFontMetricsF(self.font).height()
            icon = QRectF(self.rect.left(), self.rect.top() + line / 2 - 9, 18, 18)
            self.drawing(painter, icon, palette)
        painter.setFont(self.font)
        painter.setPen(colour(getattr(palette, self.role)))
        painter.drawText(area, WRAPPED | LEFT, self.text)
        if not self.rule:
            return
        link = self.link_rect()
        painter.setFont(self.link_font)
        painter.setPen(colour(palette.link if not mood.hovered else palette.ink))
        painter.drawText(link.adjusted(0, 0, 4, 0), LEFT, self.rule)
        if mood.focused:
            paint_focus(painter, palette, link.adjusted(-2, 0, 2, 0), 4)

    def answers_at(self, point: QPointF) -> bool:
        return bool(self.rule) and self.link_rect().adjusted(-4, -4, 4, 4).contains(point)

    def act(self, point: QPointF | None = None) -> None:
        if self.rule:
            self.ask(self.rule)
