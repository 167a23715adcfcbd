"""The one soft shadow of every piece: offset 0/3, blur 10, a quarter of ink."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from islands_desktop.desktop.look.palette import Palette

#: Room a shadow needs around its piece, in units of the piece.
SHADOW_ROOM = 12.0

_STEPS = 7


def paint_shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    palette: Palette,
    lift: float = 0.0,
    turn: float = 0.0,
) -> None:
    """Draw the shadow of a rounded piece; `lift` (0 to 1) deepens it while the piece is held.

    `turn` is how far the piece will be turned clockwise, in degrees: the shadow still falls
    downward on the screen. The shadow stays within `SHADOW_ROOM` at lift 0 and twice that at 1.
    """
    angle = math.radians(turn)
    drop = 3.0 + 6.0 * lift
    blur = 8.0 + 9.0 * lift
    shade = QColor(palette.shadow)
    strength = shade.alphaF() * (1.0 - 0.2 * lift)
    # Layers of one opacity add up to `strength` where all of them overlap.
    shade.setAlphaF(1.0 - (1.0 - strength) ** (1.0 / _STEPS))
    for step in range(_STEPS):
        grow = blur * (step / (_STEPS - 1) - 0.42)
        edge = rect.adjusted(-grow, -grow, grow, grow)
        edge.translate(drop * math.sin(angle), drop * math.cos(angle))
        path = QPainterPath()
        path.addRoundedRect(edge, max(1.0, radius + grow), max(1.0, radius + grow))
        painter.fillPath(path, shade)
