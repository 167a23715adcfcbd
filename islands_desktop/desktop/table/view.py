"""The table as a person looks at it: fitted to the window, zoomed with the wheel, panned."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.textures import table_texture
from islands_desktop.desktop.table.piece import ART

ZOOM_STEP = 1.15
LARGEST = 4.0
SETTLE_MS = 140

_Key = Qt.Key
_ARROWS = (_Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down)
_PAGES = (_Key.Key_PageUp, _Key.Key_PageDown)
STEPPING_KEYS = frozenset(
    (*_ARROWS, *_PAGES, _Key.Key_Tab, _Key.Key_Backtab, _Key.Key_Plus, _Key.Key_Minus)
)
"""Keys that go on while they are held; any other means one command, however long it is held."""

ZOOM_KEYS = {_Key.Key_Plus: 1, _Key.Key_Minus: -1}
"""Keys that zoom where the table does not use them itself, with Ctrl everywhere."""


class TableView(QGraphicsView):
    """A view of one scene. `content` is the part of the scene that is fitted to the window.

    Signals: `scale_settled` when pieces should be drawn anew for another scale; `hold_lost` when
    a button that was down is up and nobody was told, as when the table went out of sight.
    """

    scale_settled = Signal()
    hold_lost = Signal()

    def __init__(self, scene: QGraphicsScene, palette: Palette, parent: QWidget | None = None):
        super().__init__(scene, parent)
        scene.setParent(self)
        self.palette_now = palette
        self.content = QRectF(0, 0, 1000, 800)
        self.take_key: Callable[[int], bool] | None = None
        self.take_wheel: Callable[[int], bool] | None = None
        self.command_keys: frozenset[int] = frozenset()
        """Keys that step elsewhere but give a command here, once however long they are held."""
        self._fitted = True
        self._panning: QPointF | None = None
        self._panning_button = Qt.MouseButton.NoButton
        self._space = False
        self._down = False
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.scale_settled)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(say("Table"))

    def set_palette(self, palette: Palette) -> None:
        """Wear other colours."""
        self.palette_now = palette
        self.viewport().update()

    # ------------------------------------------------------------------ scale

    @property
    def scale_now(self) -> float:
        """Pixels, device-independent, that one unit of the scene takes."""
        return self.transform().m11()

    @property
    def is_settling(self) -> bool:
        """Whether the scale has just changed, and pieces are not yet drawn anew for it."""
        return self._settle.isActive()

    def set_content(self, rect: QRectF) -> None:
        """Fit this part of the scene from now on."""
        if rect != self.content:
            self.content = rect
            if self._fitted:
                self.fit()

    def fit(self) -> None:
        """Show the whole content, centred."""
        self._fitted = True
        port = self.viewport().rect()
        if port.width() < 2 or port.height() < 2:
            return
        room = self.content
        scale = min(port.width() / room.width(), port.height() / room.height())
        self._show(scale, room.center(), QPointF(port.width() / 2, port.height() / 2))
        self.scale_settled.emit()

    def _show(self, scale: float, point: QPointF, place: QPointF) -> None:
        """Let a point of the scene lie at a place of the viewport, at this scale."""
        port = self.viewport().rect()
        left, top = point.x() - place.x() / scale, point.y() - place.y() / scale
        self.setTransform(QTransform.fromScale(scale, scale))
        self.setSceneRect(QRectF(left, top, port.width() / scale, port.height() / scale))

    def _least(self) -> float:
        port = self.viewport().rect()
        room = self.content
        return min(port.width() / room.width(), port.height() / room.height()) * 0.8

    def zoom_at(self, place: QPointF, factor: float) -> None:
        """Zoom so that what lies at a place of the viewport stays there."""
        before = self.scale_now
        scale = max(self._least(), min(LARGEST, before * factor))
        point = self.viewportTransform().inverted()[0].map(place)
        self._fitted = False
        self._show(scale, point, place)
        self._settle.start()

    def zoom_by(self, steps: int) -> None:
        """Zoom around the middle, in steps of the wheel."""
        self.zoom_at(QPointF(self.viewport().rect().center()), ZOOM_STEP**steps)

    def pan_by(self, delta: QPointF) -> None:
        """Move the table by pixels."""
        self._fitted = False
        rect, scale = self.sceneRect(), self.scale_now
        rect.translate(-delta.x() / scale, -delta.y() / scale)
        middle = self.content.center()
        if rect.contains(middle):
            self.setSceneRect(rect)

    # ------------------------------------------------------------------ events

    @guard(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = event.size() * self.devicePixelRatioF()
        ART.make_room(size.width() * size.height())
        if self._fitted:
            self.fit()
        else:
            self.zoom_by(0)

    @guard(None)
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._fitted:
            self.fit()

    @guard(None)
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._lose_hold()

    def _lose_hold(self) -> None:
        self._stop_panning()
        if self._down:
            self._down = False
            self.hold_lost.emit()

    @guard(None)
    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y()
        if self.take_wheel is not None and self.take_wheel(steps):
            event.accept()
            return
        super().wheelEvent(event)
        if not event.isAccepted() or self.itemAt(event.position().toPoint()) is None:
            self.zoom_at(event.position(), ZOOM_STEP ** (steps / 120))
            event.accept()

    @guard(None)
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._down = True
        button = event.button()
        alone = event.buttons() == button
        if not alone and (self._panning is not None or button == Qt.MouseButton.MiddleButton):
            return  # one hand, one thing at a time: what another button began goes on
        middle = button == Qt.MouseButton.MiddleButton
        if middle or (self._space and alone and button == Qt.MouseButton.LeftButton):
            self._panning, self._panning_button = event.position(), button
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        super().mousePressEvent(event)
        event.accept()

    @guard(None)
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._down = True
        super().mouseDoubleClickEvent(event)

    def _stop_panning(self) -> None:
        if self._panning is not None:
            self._panning = None
            self.viewport().unsetCursor()

    @guard(None)
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._panning is not None and event.buttons() & self._panning_button:
            self.pan_by(event.position() - self._panning)
            self._panning = event.position()
            return
        if event.buttons() == Qt.MouseButton.NoButton:
            self._lose_hold()
        super().mouseMoveEvent(event)

    @guard(None)
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._down = event.buttons() != Qt.MouseButton.NoButton
        if self._panning is not None:
            if event.button() == self._panning_button:
                self._stop_panning()
            return
        super().mouseReleaseEvent(event)
        # The piece that was pressed may be gone; the click was meant for the table all the same.
        event.accept()

    def is_held(self, event: QKeyEvent) -> bool:
        """Whether a key is only still down, and does not mean its command once more."""
        stepping = event.key() in STEPPING_KEYS and event.key() not in self.command_keys
        return event.isAutoRepeat() and not stepping

    @guard(None)
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_held(event):
            event.accept()
            return
        if event.key() == Qt.Key.Key_Space:
            self._space = True
        plain = not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        if plain and self.take_key is not None and self.take_key(event.key()):
            event.accept()
        elif event.key() in ZOOM_KEYS and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.zoom_by(ZOOM_KEYS[Qt.Key(event.key())])
            event.accept()
        else:
            event.ignore()

    @guard(None)
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
        super().keyReleaseEvent(event)

    @guard(None)
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._space = False
        super().focusOutEvent(event)

    @guard(None)
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The ground stays where it is while the table is panned."""
        port, ratio = self.viewport().rect(), self.devicePixelRatioF()
        texture = table_texture(port.width(), port.height(), ratio, self.palette_now)
        shown = self.viewportTransform().mapRect(QRectF(rect)).toAlignedRect().intersected(port)
        source = QRectF(
            shown.x() * ratio, shown.y() * ratio, shown.width() * ratio, shown.height() * ratio
        )
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(QRectF(shown), texture, source)
        painter.restore()
