"""The shore at the foot of a page: two waves and a far island, hardly darker than the ground."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from islands_desktop.desktop.look.palette import Palette, mixed
from islands_desktop.desktop.look.vector import Pencil

SHORE_HIGH = 168.0
_WAVE = 192.0
#: How much of the sea is in the far island, the second and the first wave.
_BY_DAY, _AT_NIGHT = (0.07, 0.10, 0.16), (0.16, 0.22, 0.34)
_TRUNK = "M -4 0 C -1 -18 1 -32 8 -48 L 12 -46 C 7 -32 5 -16 4 0 Z"
_FROND = "M 0 2 Q 14 -8 29 6 Q 24 -8 14 -8 Q 6 -8 0 -2 Z"
_FROND_LEFT = "M 0 -2 Q 14 8 29 -6 Q 24 8 14 8 Q 6 8 0 2 Z"
_ISLAND = "M -150 0 Q -110 -34 -40 -34 Q 20 -58 70 -36 Q 130 -28 170 0 Z"


def paint_shore(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Draw the shore along the lower edge of `rect`.

    It is so faint that every text which is readable on the table is readable on it.
    """
    pencil = Pencil(painter, palette)
    parts = _AT_NIGHT if palette.is_dark else _BY_DAY
    far, near, front = (mixed(palette.table, palette.sea, part) for part in parts)
    with pencil.at(rect.left() + rect.width() * 0.84, rect.bottom() - 92):
        pencil.fill(far, _ISLAND)
        for x, y, scale, mirror in ((-52, -30, 1.25, True), (16, -40, 1.6, False), (84, -28, 1, 0)):
            _paint_palm(pencil, x, y, scale, bool(mirror), far)
    pencil.fill(near, _wave_path(rect, 92, _WAVE * 1.25, -60))
    pencil.fill(front, _wave_path(rect, 44, _WAVE, 0))


def _paint_palm(pencil: Pencil, x: float, y: float, scale: float, mirror: bool, shade: str) -> None:
    with pencil.mirrored(x, y, scale) if mirror else pencil.at(x, y, scale):
        pencil.fill(shade, _TRUNK)
        for turn in (-168, 12, -128, -62, -24, -205):
            with pencil.at(10, -48, 1, turn):
                pencil.fill(shade, _FROND_LEFT if abs(turn) > 90 else _FROND)


def _wave_path(rect: QRectF, high: float, length: float, shift: float) -> QPainterPath:
    """A swell whose mean height above the lower edge is `high`."""
    top = rect.bottom() - high
    path = QPainterPath(QPointF(rect.left() + shift, top))
    x = rect.left() + shift
    while x < rect.right():
        path.cubicTo(x + length * 0.3, top - 20, x + length * 0.7, top + 20, x + length, top)
        x += length
    path.lineTo(x, rect.bottom())
    path.lineTo(rect.left() + shift, rect.bottom())
    path.closeSubpath()
    return path
