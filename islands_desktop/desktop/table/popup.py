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
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QGraphicsView,
)

from islands_desktop.core.phrases import say
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.soon import soon
from islands_desktop.desktop.table.popup_layout import Column
from islands_desktop.desktop.table.popup_panel import Panel
from islands_desktop.desktop.table.popup_parts import (
    Button,
    Part,
    Words,
    key_code,
)
from islands_desktop.desktop.table.popup_place import beside_anchor, nearest_in_direction
from islands_desktop.desktop.table.view import STEPPING_KEYS

MARGIN = 8.0
PADDING = 16.0
ANCHOR_GAP = 14.0
OPEN_MS = 140
POPUP_Z = 10_000.0

OF_THE_WINDOW = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""With these a key means something to the window, such as the way Home, whatever is open."""

_ARROWS = {
    Qt.Key.Key_Left.value: (-1, 0),
    Qt.Key.Key_Right.value: (1, 0),
    Qt.Key.Key_Up.value: (0, -1),
    Qt.Key.Key_Down.value: (0, 1),
}


class ScenePopup(Panel):
    """A panel with a title, a body of parts, and buttons.

    palette: colours. pace: length of the opening animation as a factor, 0 for none.
    width: wished width in device-independent pixels; less where the view is narrower.
    backdrop: how much the table behind is darkened, 0 to 1.
    footer: a part between body and buttons that stays in sight when the body scrolls.
    """

    closed = Signal()
    """The popup has left the scene, whatever the reason."""
    cancelled = Signal()
    """Esc, a click outside, or the cross; `closed` follows."""
    rule_asked = Signal(str)
    """A rule number was clicked."""

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
        footer: Part | None = None,
    ) -> None:
        super().__init__(palette, title, body, buttons, width, backdrop, footer)
        self.pace = pace
        self.outside_click: Callable[[QPointF], bool] | None = None
        """Asked about clicks outside, in scene coordinates; True means "taken, stay open"."""
        self._view: QGraphicsView | None = None
        self._anchor = QRectF()
        self._outside = False
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
        self.lay_out(seen.width() - 2 * MARGIN, seen.height() - 2 * MARGIN)
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

    # ------------------------------------------------------------------ keys

    @guard(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            soon(self, self.place)
        elif event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if not event.modifiers() & OF_THE_WINDOW:
                event.accept()
                return True
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.isAutoRepeat() and event.key() not in STEPPING_KEYS:
                return True  # the key that opened the popup may still be down
            return self.take_key(event.key(), event.modifiers())
        return False

    def take_key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Do what a key means here. All keys but combinations with Ctrl or Alt are taken."""
        if modifiers & OF_THE_WINDOW:
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
            self.scroll_by(
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
            self.scroll_by(40.0 * direction[1])

    # ------------------------------------------------------------------ mouse

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._outside = not self.box.contains(event.pos())
        if not self._outside and event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self.part_at(event.pos())
            if self._pressed is not None:
                self._focused = self._pressed
            self.update()

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        self.update()
        if self._outside:
            self._click_outside(event)
        elif pressed is not None and self.part_at(event.pos()) is pressed:
            pressed.act(event.pos() + QPointF(0, self.scrolled))

    def _click_outside(self, event: QGraphicsSceneMouseEvent) -> None:
        """Pressed and released beside the panel; a hand that came back onto it has changed mind."""
        left = event.button() == Qt.MouseButton.LeftButton
        asked = self.outside_click if left else None
        taken = asked is not None and asked(event.scenePos())
        if not taken and not self.box.contains(event.pos()):
            self.cancel()

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
        event.accept()
        if self.box.contains(event.pos()):
            self.scroll_by(-event.delta() / 2.0)


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
