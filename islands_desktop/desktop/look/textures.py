"""The ground of every table, painted once for a size: sand paper by day, the sea at night.

Also the mats that lie on it: a woven mat under a deck, with a slot for stored cards.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRadialGradient

from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, mixed
from islands_desktop.desktop.look.vector import Pencil

#: Wave lines of the ground: distance between two and their length, in device-independent pixels.
WAVE_STEP = 44.0
WAVE_LENGTH = 190.0


@lru_cache(maxsize=2)
def table_texture(width: int, height: int, dpr: float, palette: Palette) -> QPixmap:
    """The ground of a table as an opaque pixmap of `width` x `height` device-independent pixels."""
    size = QSize(max(1, round(width * dpr)), max(1, round(height * dpr)))
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(palette.table))
    painter = QPainter(pixmap)
    try:
        paint_table(painter, QRectF(0, 0, size.width() / dpr, size.height() / dpr), palette)
    finally:
        painter.end()
    return pixmap


def paint_table(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the ground: drifting ripples, grains, and a little less light at the edges."""
    pencil = Pencil(painter, palette)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, QColor(palette.table))
    # Always the same grains: the ground must not change from one start to the next.
    chance = random.Random(17)
    _ripples(pencil, rect, chance)
    _grains(pencil, rect, chance)
    _vignette(painter, rect, palette)
    painter.restore()


def _ripples(pencil: Pencil, rect: QRectF, chance: random.Random) -> None:
    light = mixed(
        pencil.palette.table, pencil.palette.foam, 0.07 if pencil.palette.is_dark else 0.35
    )
    deep = mixed(pencil.palette.table, pencil.palette.sea_deep, 0.3)
    deep = deep if pencil.palette.is_dark else mixed(pencil.palette.table, pencil.palette.line, 0.4)
    y = rect.top() + WAVE_STEP / 2
    while y < rect.bottom() + WAVE_STEP:
        phase = chance.uniform(0, 2 * math.pi)
        rise = chance.uniform(5, 11)
        path = QPainterPath(QPointF(rect.left() - 20, y + rise * math.sin(phase)))
        x = rect.left() - 20
        while x < rect.right() + 40:
            step = WAVE_LENGTH / 4
            height = y + rise * math.sin(phase + (x + step) / WAVE_LENGTH * math.pi)
            middle = y + rise * math.sin(phase + (x + step / 2) / WAVE_LENGTH * math.pi)
            path.quadTo(QPointF(x + step / 2, middle), QPointF(x + step, height))
            x += step
        pencil.line(deep, path.translated(0, 1.6), 1.6)
        pencil.line(light, path, 1.6)
        y += WAVE_STEP


def _grains(pencil: Pencil, rect: QRectF, chance: random.Random) -> None:
    dark = mixed(pencil.palette.table, pencil.palette.ink, 0.14)
    light = mixed(pencil.palette.table, pencil.palette.foam, 0.1 if pencil.palette.is_dark else 0.6)
    count = int(rect.width() * rect.height() / 2600)
    for shade in (dark, light):
        path = QPainterPath()
        for _ in range(count):
            x = rect.left() + chance.random() * rect.width()
            y = rect.top() + chance.random() * rect.height()
            side = chance.uniform(0.8, 1.9)
            path.addRect(QRectF(x, y, side, side))
        pencil.fill(shade, path, 0.55)


def _vignette(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    radius = math.hypot(rect.width(), rect.height()) * 0.56
    glow = QRadialGradient(rect.center(), radius)
    edge = QColor("#05090B" if palette.is_dark else "#7A5A2C")
    edge.setAlphaF(0.4 if palette.is_dark else 0.17)
    clear = QColor(edge)
    clear.setAlphaF(0.0)
    glow.setColorAt(0.0, clear)
    glow.setColorAt(0.62, clear)
    glow.setColorAt(1.0, edge)
    painter.fillRect(rect, glow)


def paint_mat(painter: QPainter, rect: QRectF, palette: Palette, radius: float = 16.0) -> None:
    """A woven mat with a stitched hem, on which a deck lies."""
    pencil = Pencil(painter, palette)
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    pencil.fill("#000000", path.translated(0, 3), 0.16)
    pencil.fill("cloth", path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    thread = mixed(palette.cloth, palette.wood if not palette.is_dark else palette.sea, 0.3)
    weave = QPainterPath()
    row, y = 0, rect.top() + 6
    while y < rect.bottom():
        x = rect.left() + (6 if row % 2 else 16)
        while x < rect.right():
            weave.addRoundedRect(QRectF(x, y, 12, 3), 1.5, 1.5)
            x += 20
        y += 8
        row += 1
    pencil.fill(thread, weave, 0.4)
    painter.restore()
    hem = QPainterPath()
    hem.addRoundedRect(rect.adjusted(6, 6, -6, -6), radius - 5, radius - 5)
    stitch = palette.dim if palette.is_dark else palette.wood_dark
    pencil.line(mixed(palette.cloth, stitch, 0.5), hem, 1.8, dashed=True)


def paint_slot(
    painter: QPainter, rect: QRectF, palette: Palette, icon: str = "", radius: float = 12.0
) -> None:
    """An empty place pressed into the mat: dotted, with a faint icon of what belongs there."""
    pencil = Pencil(painter, palette)
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    pencil.fill("#000000", path, 0.1)
    edge = mixed(palette.cloth, palette.ink, 0.4)
    pencil.line(edge, path, 2.0, dashed=True)
    if icon:
        side = min(rect.width(), rect.height(), 64.0) * 0.5
        box = QRectF(0, 0, side, side)
        box.moveCenter(rect.center())
        painter.save()
        painter.setOpacity(0.35)
        paint_icon(painter, icon, box, palette)
        painter.restore()
