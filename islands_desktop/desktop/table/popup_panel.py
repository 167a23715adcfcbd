"""The panel of a popup: where its parts lie, which has the focus, and how all of it is painted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette, colour, with_alpha
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.table.popup_layout import Row
from islands_desktop.desktop.table.popup_parts import (
    CALM,
    RADIUS,
    Button,
    CrossButton,
    Mood,
    Part,
    Words,
    key_code,
)

PADDING = 16.0


class Panel(QGraphicsObject):
    """Title, a body that scrolls where it is too high, a footer that never does, and buttons."""

    spoken = Signal(str)
    """A sentence for screen readers."""

    def __init__(
        self,
        palette: Palette,
        title: str,
        body: Part | None,
        buttons: Sequence[Button],
        width: float,
        backdrop: float,
        footer: Part | None = None,
    ) -> None:
        super().__init__()
        self.palette = palette
        self.width = width
        self.backdrop = backdrop
        self.title = Words(title, px=19, display=True)
        self.cross = CrossButton(self.cancel)
        self.body: Part = body if body is not None else Row([])
        self.footer: Part = footer if footer is not None else Row([])
        self.buttons = list(buttons)
        self.button_row = Row(self.buttons, align="right")
        self.box = QRectF(0, 0, width, 100)
        self.body_rect = QRectF()
        self.scrolled = 0.0
        self._reach = QRectF(self.box)
        self._hovered: Part | None = None
        self._pressed: Part | None = None
        self._focused: Part | None = None

    def cancel(self) -> None:
        """What the cross does."""

    def place(self) -> None:
        """Lay everything out again where the panel is shown."""

    # ------------------------------------------------------------------ lay-out

    def lay_out(self, most_wide: float, most_high: float) -> None:
        """Give every part its place in a box of at most this size."""
        self.prepareGeometryChange()
        width = min(self.width, most_wide)
        inner = width - 2 * PADDING
        top = 14.0
        if self.title.text:
            title = self.title.measure(inner - 36)
            self.title.place(QRectF(PADDING, top, inner - 36, title.height()))
            top += title.height() + 10
        self.cross.place(QRectF(width - 38, 10, 28, 28))
        self.cross.visible = bool(self.title.text)
        foot = self.footer.measure(inner).height()
        foot_room = foot + 10 if foot else 0.0
        row = self.button_row.measure(inner).height()
        bottom = foot_room + (row + 12 if self.buttons else 0.0) + PADDING
        self.fit_body(inner, most_high - top - bottom)
        room = most_high - top - bottom
        bar = 8.0 if self.body.measure(inner).height() > room + 0.5 else 0.0
        high = self.body.measure(inner - bar).height()
        self.body_rect = QRectF(PADDING, top, inner, max(0.0, min(high, room)))
        self.body.place(QRectF(PADDING, top, inner - bar, high))
        self.scrolled = max(0.0, min(self.scrolled, self.most_scroll()))
        y = self.body_rect.bottom() + 10
        self.footer.place(QRectF(PADDING, y, inner, foot))
        y = self.body_rect.bottom() + foot_room + 12
        self.button_row.place(QRectF(PADDING, y, inner, row))
        self.box = QRectF(0, 0, width, self.body_rect.bottom() + bottom)

    def fit_body(self, width: float, height: float) -> None:
        """Called before the body is measured, with the room there is; pictures may shrink here."""

    def most_scroll(self) -> float:
        """How far the body can be scrolled, 0 if it fits."""
        return max(0.0, self.body.rect.height() - self.body_rect.height())

    # ------------------------------------------------------------------ parts

    def parts(self) -> list[Part]:
        """All parts that are drawn, in reading order."""
        head = [part for part in (self.title, self.cross) if self.title.text and part.visible]
        return [*head, *self.body.leaves(), *self.footer.leaves(), *self.button_row.leaves()]

    def focusables(self) -> list[Part]:
        """Parts that the keyboard can reach, in order; the cross last."""
        found = [part for part in self.parts() if part.focusable and part.enabled]
        return sorted(found, key=lambda part: part is self.cross)

    def part_rect(self, part: Part) -> QRectF:
        """Rectangle of a part as it is shown, in the popup's coordinates."""
        inside = any(part is leaf for leaf in self.body.leaves())
        return part.rect.translated(0, -self.scrolled) if inside else part.rect

    def part_at(self, point: QPointF) -> Part | None:
        """The part that would answer a click at this point."""
        in_body = QPointF(point.x(), point.y() + self.scrolled)
        if self.body_rect.contains(point):
            return next((leaf for leaf in self.body.leaves() if leaf.answers_at(in_body)), None)
        others = [self.cross, *self.footer.leaves(), *self.button_row.leaves()]
        return next((part for part in others if part.visible and part.answers_at(point)), None)

    @property
    def focused(self) -> Part | None:
        """The part with the keyboard focus."""
        return self._focused

    def focus_first(self) -> None:
        """Give the focus to the part that comes first to mind: the main button."""
        main = [b for b in self.buttons if b.kind in ("primary", "danger") and b.enabled]
        reachable = self.focusables()
        self._focused = main[0] if main else reachable[0] if reachable else None

    def focus(self, part: Part | None) -> None:
        """Move the focus, bring the part into sight and say what it is."""
        self._focused = part
        if part is not None and any(part is leaf for leaf in self.body.leaves()):
            top, bottom = part.rect.top() - 6, part.rect.bottom() + 6
            if top - self.scrolled < self.body_rect.top():
                self.scrolled = top - self.body_rect.top()
            elif bottom - self.scrolled > self.body_rect.bottom():
                self.scrolled = bottom - self.body_rect.bottom()
            self.scrolled = max(0.0, min(self.scrolled, self.most_scroll()))
        if part is not None and part.label:
            self.spoken.emit(part.label)
        self.update()

    def refresh(self) -> None:
        """Lay out and paint again after parts have changed."""
        if self._focused not in self.focusables():
            self.focus_first()
        self.place()

    def default_button(self) -> Button | None:
        """The button that Enter presses."""
        return next((b for b in self.buttons if key_code(b.key) == Qt.Key.Key_Return.value), None)

    def scroll_by(self, distance: float) -> None:
        """Scroll the body, no further than it goes."""
        self.scrolled = max(0.0, min(self.scrolled + distance, self.most_scroll()))
        self.update()

    # ------------------------------------------------------------------ painting

    @guard(QRectF())
    def boundingRect(self) -> QRectF:
        return self._reach.united(self.box.adjusted(-12, -12, 12, 14))

    @guard(None)
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.backdrop:
            painter.fillRect(self._reach, with_alpha("#0B161C", self.backdrop))
        self.paint_panel(painter)
        for part in self.parts():
            if not any(part is leaf for leaf in self.body.leaves()):
                part.paint(painter, self.palette, self._mood(part))
        self._paint_body(painter)

    def paint_panel(self, painter: QPainter) -> None:
        """The paper below everything."""
        paint_shadow(painter, self.box, RADIUS, self.palette, 0.5)
        painter.setPen(QPen(colour(self.palette.line), 1))
        painter.setBrush(colour(self.palette.panel))
        painter.drawRoundedRect(self.box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)

    def _mood(self, part: Part) -> Mood:
        if part is not self._hovered and part is not self._focused and part is not self._pressed:
            return CALM
        return Mood(part is self._hovered, part is self._focused, part is self._pressed)

    def _paint_body(self, painter: QPainter) -> None:
        scrolled = self.most_scroll() > 0.5
        painter.save()
        if scrolled:
            painter.setClipRect(self.body_rect.adjusted(-PADDING + 1, 0, PADDING - 1, 0))
        painter.translate(0, -self.scrolled)
        for part in self.body.leaves():
            part.paint(painter, self.palette, self._mood(part))
        painter.restore()
        if scrolled:
            self._paint_scroll_bar(painter)

    def _paint_scroll_bar(self, painter: QPainter) -> None:
        track, high = self.body_rect, self.body.rect.height()
        size = max(24.0, track.height() * track.height() / high)
        y = track.top() + (track.height() - size) * self.scrolled / self.most_scroll()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(self.palette.dim, 0.6))
        painter.drawRoundedRect(QRectF(self.box.right() - 11, y, 5, size), 2.5, 2.5)
        painter.setPen(QPen(colour(self.palette.line), 1))
        if self.scrolled > 0.5:
            painter.drawLine(QPointF(1, track.top()), QPointF(self.box.right() - 1, track.top()))
        if self.scrolled < self.most_scroll() - 0.5:
            painter.drawLine(
                QPointF(1, track.bottom()), QPointF(self.box.right() - 1, track.bottom())
            )
