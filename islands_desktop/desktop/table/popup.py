"""The base of everything that opens inside the scene: a panel next to the piece it belongs to.

A popup keeps its size whatever the zoom, stays inside the visible part of the table, does not cover
its anchor if there is room elsewhere, and takes all keys and clicks until it is closed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from islands_desktop.core.phrases import say
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette, colour, with_alpha
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.table.popup_layout import Column, Row
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
from islands_desktop.desktop.table.popup_place import beside_anchor, nearest_in_direction

MARGIN = 8.0
PADDING = 16.0
ANCHOR_GAP = 14.0
OPEN_MS = 140
POPUP_Z = 10_000.0

_ARROWS = {
    Qt.Key.Key_Left.value: (-1, 0),
    Qt.Key.Key_Right.value: (1, 0),
    Qt.Key.Key_Up.value: (0, -1),
    Qt.Key.Key_Down.value: (0, 1),
}


class ScenePopup(QGraphicsObject):
    """A panel with a title, a body of parts, and buttons.

    palette: colours. pace: length of the opening animation as a factor, 0 for none.
    width: wished width in device-independent pixels; less where the view is narrower.
    backdrop: how much the table behind is darkened, 0 to 1.
    """

    closed = Signal()
    """The popup has left the scene, whatever the reason."""
    cancelled = Signal()
    """Esc, a click outside, or the cross; `closed` follows."""
    rule_asked = Signal(str)
    """A rule number was clicked."""
    spoken = Signal(str)
    """A sentence for screen readers."""

    def __init__(
        self,
        palette: Palette,
        title: str = "",
        body: Part | None = None,
        buttons: Sequence[Button] = (),
        *,
        width: float = 420.0,
        pace: float = 1.0,
        backdrop: float = 0.12,
    ) -> None:
        super().__init__()
        self.palette = palette
        self.pace = pace
        self.width = width
        self.backdrop = backdrop
        self.title = Words(title, px=19, display=True)
        self.cross = CrossButton(self.cancel)
        self.body: Part = body if body is not None else Row([])
        self.buttons = list(buttons)
        self.button_row = Row(self.buttons, align="right")
        self.outside_click: Callable[[QPointF], bool] | None = None
        """Asked about clicks outside, in scene coordinates; True means "taken, stay open"."""
        self.box = QRectF(0, 0, width, 100)
        self.body_rect = QRectF()
        self.scrolled = 0.0
        self._view: QGraphicsView | None = None
        self._anchor = QRectF()
        self._reach = QRectF(self.box)
        self._hovered: Part | None = None
        self._pressed: Part | None = None
        self._focused: Part | None = None
        self._animation: QVariantAnimation | None = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(POPUP_Z)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(
            Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton | Qt.MouseButton.MiddleButton
        )

    # ------------------------------------------------------------------ opening and closing

    def open(self, view: QGraphicsView, anchor: QRectF) -> None:
        """Show the popup in this view, next to the anchor given in scene coordinates."""
        self._view, self._anchor = view, QRectF(anchor)
        view.scene().addItem(self)
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.horizontalScrollBar().valueChanged.connect(self.place)
        view.verticalScrollBar().valueChanged.connect(self.place)
        self.focus_first()
        self.place()
        view.setFocus(Qt.FocusReason.PopupFocusReason)
        self._start_animation()
        if self.title.text:
            self.spoken.emit(self.title.text)

    def is_open(self) -> bool:
        """Whether the popup is in a scene."""
        return self._view is not None

    def cancel(self) -> None:
        """Close without choosing anything."""
        if self.is_open():
            self.cancelled.emit()
            self.close()

    def close(self) -> None:
        """Leave the scene; does nothing if that has happened."""
        view, self._view = self._view, None
        if view is None:
            return
        if self._animation is not None:
            self._animation.stop()
        view.removeEventFilter(self)
        view.viewport().removeEventFilter(self)
        view.horizontalScrollBar().valueChanged.disconnect(self.place)
        view.verticalScrollBar().valueChanged.disconnect(self.place)
        if self.scene() is not None:
            self.scene().removeItem(self)
        # Qt may still be inside an event of this item: keep it alive until that has returned.
        QTimer.singleShot(0, lambda kept=self: None)
        self.closed.emit()

    def _start_animation(self) -> None:
        if self.pace <= 0:
            return
        self._animation = QVariantAnimation(self)
        self._animation.setDuration(round(OPEN_MS * self.pace))
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._unfold)
        self._unfold(0.0)
        self._animation.start()

    def _unfold(self, share: float) -> None:
        self.setOpacity(0.2 + 0.8 * share)
        self.setTransformOriginPoint(self.box.center())
        self.setScale(0.96 + 0.04 * share)

    # ------------------------------------------------------------------ lay-out

    def view_rect(self) -> QRectF:
        """The visible part of the table in the view's pixels."""
        return QRectF(self._view.viewport().rect()) if self._view else QRectF(0, 0, 800, 600)

    def place(self) -> None:
        """Lay the parts out again and find the place next to the anchor."""
        seen = self.view_rect()
        self._lay_out(seen.width() - 2 * MARGIN, seen.height() - 2 * MARGIN)
        if self._view is None:
            return
        transform = self._view.viewportTransform()
        corner = self.corner_for(transform.mapRect(self._anchor), seen)
        corner = QPointF(round(corner.x()), round(corner.y()))
        self.prepareGeometryChange()
        self._reach = seen.translated(-corner)
        self.setPos(transform.inverted()[0].map(corner))
        self.update()

    def corner_for(self, anchor: QRectF, seen: QRectF) -> QPointF:
        """Where the top left corner of the panel goes; both rectangles in the view's pixels."""
        room = seen.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        return beside_anchor(self.box.size(), anchor, room, ANCHOR_GAP)

    def _lay_out(self, most_wide: float, most_high: float) -> None:
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
        bottom = self.button_row.measure(inner).height() + PADDING + 12 if self.buttons else PADDING
        self.fit_body(inner, most_high - top - bottom)
        body = self.body.measure(inner).height()
        shown = min(body, most_high - top - bottom)
        self.body_rect = QRectF(PADDING, top, inner, max(0.0, shown))
        self.body.place(QRectF(PADDING, top, inner - (8 if body > shown + 0.5 else 0), body))
        self.scrolled = max(0.0, min(self.scrolled, self.most_scroll()))
        if self.buttons:
            y = self.body_rect.bottom() + 12
            self.button_row.place(QRectF(PADDING, y, inner, bottom - 12 - PADDING))
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
        return [*head, *self.body.leaves(), *self.button_row.leaves()]

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
        others = [self.cross, *self.button_row.leaves()]
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

    # ------------------------------------------------------------------ keys

    @guard(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self.place)
        elif event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                event.accept()
                return True
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.take_key(event.key(), event.modifiers())
        return False

    def take_key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Do what a key means here. All keys but Ctrl combinations are taken."""
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            return False
        if key == Qt.Key.Key_Enter.value:
            key = Qt.Key.Key_Return.value
        if key == Qt.Key.Key_Escape.value:
            self.cancel()
        elif key in (Qt.Key.Key_Tab.value, Qt.Key.Key_Backtab.value):
            back = key == Qt.Key.Key_Backtab.value
            self._step_focus(-1 if back or modifiers & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key in _ARROWS:
            self._arrow(_ARROWS[key])
        elif key in (Qt.Key.Key_PageUp.value, Qt.Key.Key_PageDown.value):
            self._scroll_by(
                self.body_rect.height() * (-0.9 if key == Qt.Key.Key_PageUp.value else 0.9)
            )
        elif key == Qt.Key.Key_Space.value and self._focused is not None:
            self._focused.act()
        elif key == Qt.Key.Key_Return.value:
            self._enter()
        else:
            self._press_letter(key)
        return True

    def _enter(self) -> None:
        main = self.default_button()
        if isinstance(self._focused, Button) or main is None:
            if self._focused is not None:
                self._focused.act()
        elif main.enabled:
            main.act()

    def _press_letter(self, key: int) -> None:
        for part in self.parts():
            if part.key and part.enabled and key_code(part.key) == key:
                if part.focusable:
                    self.focus(part)
                part.act()
                return

    def _step_focus(self, step: int) -> None:
        reachable = self.focusables()
        if not reachable:
            return
        here = reachable.index(self._focused) if self._focused in reachable else -step
        self.focus(reachable[(here + step) % len(reachable)])

    def _arrow(self, direction: tuple[int, int]) -> None:
        if self._focused is None:
            self._step_focus(1)
            return
        rects = [(part, self.part_rect(part)) for part in self.focusables()]
        target = nearest_in_direction(self.part_rect(self._focused), rects, direction)
        if target is not None:
            self.focus(target)
        elif direction[0] == 0:
            self._scroll_by(40.0 * direction[1])

    def _scroll_by(self, distance: float) -> None:
        self.scrolled = max(0.0, min(self.scrolled + distance, self.most_scroll()))
        self.update()

    # ------------------------------------------------------------------ mouse

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if not self.box.contains(event.pos()):
            taken = self.outside_click is not None and self.outside_click(event.scenePos())
            if not taken:
                self.cancel()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self.part_at(event.pos())
            if self._pressed is not None:
                self._focused = self._pressed
            self.update()

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        self.update()
        if pressed is not None and self.part_at(event.pos()) is pressed:
            pressed.act(event.pos() + QPointF(0, self.scrolled))

    @guard(None)
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    @guard(None)
    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        part = self.part_at(event.pos())
        if part is not self._hovered:
            self._hovered = part
            shape = Qt.CursorShape.PointingHandCursor if part else Qt.CursorShape.ArrowCursor
            self.setCursor(QCursor(shape))
            self.update(self.box)

    @guard(None)
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hovered = None
        self.update(self.box)

    @guard(None)
    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        if not self.box.contains(event.pos()):
            event.ignore()
            return
        event.accept()
        self._scroll_by(-event.delta() / 2.0)

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


class ConfirmPopup(ScenePopup):
    """Asks before something that cannot be taken back: one sentence, what it costs, two buttons."""

    confirmed = Signal()

    def __init__(
        self,
        palette: Palette,
        sentence: str,
        cost: str,
        confirm_label: str,
        *,
        danger: bool = False,
        pace: float = 1.0,
    ) -> None:
        body = Column([Words(cost, role="ink")] if cost else [])
        cancel = Button(say("Cancel"), self.cancel, key="Escape")
        confirm = Button(
            confirm_label, self._confirm, key="Return", kind="danger" if danger else "primary"
        )
        super().__init__(
            palette, sentence, body, [cancel, confirm], width=380, pace=pace, backdrop=0.2
        )

    def _confirm(self) -> None:
        self.close()
        self.confirmed.emit()
