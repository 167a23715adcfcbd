"""Drawing flat papercraft shapes: path texts, and a pencil that fills and strokes them.

A path text holds absolute commands with their numbers, as in SVG: ``M x y``, ``L x y``,
``C x1 y1 x2 y2 x y``, ``Q x1 y1 x y``, ``Z``; and two of our own, ``O cx cy rx ry`` for an ellipse
and ``R x y w h r`` for a rectangle with rounded corners. Numbers after a command repeat it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from islands_desktop.desktop.look.palette import Palette, colour

#: How many numbers each command takes.
ARITY = {"M": 2, "L": 2, "C": 6, "Q": 4, "O": 4, "R": 5, "Z": 0}

_TOKEN = re.compile(r"[MLCQORZ]|-?\d+(?:\.\d+)?|\S")


class PathTextError(ValueError):
    """A path text is not written as the module's docstring says."""


def _step(path: QPainterPath, command: str, numbers: list[float]) -> None:
    if command == "M":
        path.moveTo(*numbers)
    elif command == "L":
        path.lineTo(*numbers)
    elif command == "C":
        path.cubicTo(*numbers)
    elif command == "Q":
        path.quadTo(*numbers)
    elif command == "Z":
        path.closeSubpath()
    elif command == "O":
        x, y, rx, ry = numbers
        path.addEllipse(QRectF(x - rx, y - ry, 2 * rx, 2 * ry))
    else:
        x, y, width, height, radius = numbers
        path.addRoundedRect(QRectF(x, y, width, height), radius, radius)


@lru_cache(maxsize=2048)
def path_of(text: str) -> QPainterPath:
    """The path a text describes; shared, so never change it. Raises PathTextError.

    >>> path_of("M 0 0 L 4 0 4 3 Z").boundingRect().width()
    4.0
    >>> path_of("M 0 0 L 4 x")
    Traceback (most recent call last):
        ...
    islands_desktop.desktop.look.vector.PathTextError: “x” is neither a command nor a number.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    command, numbers, drawn = "", list[float](), True
    for token in _TOKEN.findall(text):
        if token in ARITY:
            if numbers or not drawn:
                raise PathTextError(f"Numbers are missing before “{token}”.")
            command, drawn = token, False
        else:
            try:
                numbers.append(float(token))
            except ValueError:
                raise PathTextError(f"“{token}” is neither a command nor a number.") from None
        if command and len(numbers) == ARITY[command]:
            _step(path, command, numbers)
            numbers, drawn = [], True
            command = "L" if command == "M" else command
    if numbers or not drawn:
        raise PathTextError("The last command has too many or too few numbers.")
    return path


@lru_cache(maxsize=256)
def star_path(points: int, outer: float, inner: float, turn: float = -90.0) -> QPainterPath:
    """A star about (0, 0); `turn` is the direction of the first point in degrees."""
    path = QPainterPath()
    for corner in range(2 * points):
        radius = inner if corner % 2 else outer
        angle = math.radians(turn + corner * 180 / points)
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        if corner:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    path.closeSubpath()
    return path


@lru_cache(maxsize=1024)
def _pen(shade: str, width: float, dashed: bool) -> QPen:
    pen = QPen(colour(shade), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashed:
        pen.setDashPattern([2.2, 2.2])
    return pen


@lru_cache(maxsize=1024)
def _brush(shade: str, alpha: float) -> QBrush:
    tinted = QColor(colour(shade))
    if alpha < 1:
        tinted.setAlphaF(alpha)
    return QBrush(tinted)


class Pencil:
    """Fills and strokes path texts on a painter; a colour is a role's name or a ``#`` string."""

    def __init__(self, painter: QPainter, palette: Palette) -> None:
        self.painter = painter
        self.palette = palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def shade(self, name: str) -> str:
        """The colour string for a role's name, or the string itself."""
        return name if name.startswith("#") else str(getattr(self.palette, name))

    def fill(self, name: str, shape: str | QPainterPath, alpha: float = 1.0) -> None:
        """Fill a shape with a colour at an opacity."""
        path = path_of(shape) if isinstance(shape, str) else shape
        self.painter.fillPath(path, _brush(self.shade(name), alpha))

    def line(
        self, name: str, shape: str | QPainterPath, width: float = 2.0, dashed: bool = False
    ) -> None:
        """Stroke a shape with round ends."""
        path = path_of(shape) if isinstance(shape, str) else shape
        self.painter.strokePath(path, _pen(self.shade(name), width, dashed))

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Iterator[Pencil]:
        """Draw with (x, y) as the origin, scaled and turned clockwise in degrees."""
        self.painter.save()
        self.painter.translate(x, y)
        if turn:
            self.painter.rotate(turn)
        if scale != 1.0:
            self.painter.scale(scale, scale)
        try:
            yield self
        finally:
            self.painter.restore()

    @contextmanager
    def mirrored(self, x: float, y: float, scale: float = 1.0) -> Iterator[Pencil]:
        """Draw with (x, y) as the origin, scaled, left and right exchanged."""
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.scale(-scale, scale)
        try:
            yield self
        finally:
            self.painter.restore()

    @contextmanager
    def clipped(self, shape: str | QPainterPath) -> Iterator[Pencil]:
        """Draw inside a shape only."""
        self.painter.save()
        path = path_of(shape) if isinstance(shape, str) else shape
        self.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        try:
            yield self
        finally:
            self.painter.restore()
