"""The banner between two rounds: it says where the village stands and is gone by itself."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from islands_desktop.core.phrases import say
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import display_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.games.palm_island.components import ROUNDS

BANNER_Z = 8_500.0
SHOWN_MS = 1600
FADE_MS = 260
HEIGHT = 64.0

LINE = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class RoundBanner(QGraphicsObject):
    """“Round 4 of 8”, the victory points and upgrades as they stand. It takes no clicks.

    pace: length of the fading as a factor, 0 to show and hide at once.
    """

    gone = Signal()

    def __init__(
        self, palette: Palette, round_number: int, vp: int, up: int, *, pace: float = 1.0
    ) -> None:
        super().__init__()
        self.palette = palette
        self.pace = pace
        self.sentence = say("Round {round} of {rounds}", round=round_number, rounds=ROUNDS)
        self.vp, self.up = vp, up
        self.big, self.figures = display_font(26), display_font(22)
        self.words = QFontMetricsF(self.big).horizontalAdvance(self.sentence)
        metrics = QFontMetricsF(self.figures)
        self.vp_wide = metrics.horizontalAdvance(str(vp))
        self.up_wide = metrics.horizontalAdvance(str(up))
        self.wide = 28 + self.words + 28 + 34 + self.vp_wide + 22 + 34 + self.up_wide + 28
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(BANNER_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._fade = QVariantAnimation(self)
        self._fade.valueChanged.connect(lambda value: self.setOpacity(float(value)))
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._fade_out)

    def show_in(self, view: QGraphicsView) -> None:
        """Appear at the top of the visible part of the table, and leave after a while."""
        seen = QRectF(view.viewport().rect())
        corner = seen.center()
        corner.setX(round(seen.center().x() - self.wide / 2))
        corner.setY(round(min(seen.height() * 0.12, 96)))
        view.scene().addItem(self)
        self.setPos(view.viewportTransform().inverted()[0].map(corner))
        self._run(0.0, 1.0)
        self._rest.start(round(SHOWN_MS * max(0.5, self.pace)))

    def leave(self) -> None:
        """Vanish now; harmless if that has happened."""
        self._rest.stop()
        self._fade.stop()
        if self.scene() is not None:
            self.scene().removeItem(self)
            self.gone.emit()

    def _fade_out(self) -> None:
        self._run(1.0, 0.0)
        if self.pace <= 0:
            self.leave()
        else:
            self._fade.finished.connect(self.leave)

    def _run(self, start: float, end: float) -> None:
        if self.pace <= 0:
            self.setOpacity(end)
            return
        self._fade.setDuration(round(FADE_MS * self.pace))
        self._fade.setStartValue(start)
        self._fade.setEndValue(end)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.start()

    @guard(QRectF())
    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self.wide, HEIGHT).adjusted(-16, -16, 16, 20)

    @guard(None)
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, self.wide, HEIGHT)
        paint_shadow(painter, box, HEIGHT / 2, self.palette, 0.4)
        painter.setPen(QPen(colour(self.palette.sun), 2))
        painter.setBrush(colour(self.palette.accent_fill))
        painter.drawRoundedRect(box, HEIGHT / 2, HEIGHT / 2)
        painter.setPen(colour(self.palette.on_sea))
        painter.setFont(self.big)
        painter.drawText(QRectF(28, 0, self.words + 4, HEIGHT), LINE, self.sentence)
        x = 28 + self.words + 28
        x = self._paint_figure(painter, x, "star", self.vp, self.vp_wide)
        self._paint_figure(painter, x + 22, "up", self.up, self.up_wide)

    def _paint_figure(
        self, painter: QPainter, x: float, icon: str, figure: int, wide: float
    ) -> float:
        """An icon on a pale disc and its number; returns the right end."""
        disc = QRectF(x - 2, HEIGHT / 2 - 15, 30, 30)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self.palette.paper))
        painter.drawEllipse(disc)
        paint_icon(painter, icon, disc.adjusted(4, 4, -4, -4), self.palette)
        painter.setPen(colour(self.palette.on_sea))
        painter.setFont(self.figures)
        painter.drawText(QRectF(x + 34, 0, wide + 4, HEIGHT), LINE, str(figure))
        return x + 34 + wide
