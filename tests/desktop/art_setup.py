"""Pictures of pieces, and measures of how far they differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from islands_desktop.desktop.look.palette import LIGHT, Palette
from islands_desktop.desktop.look.vector import Pencil


def picture(
    paint: Callable[..., None],
    *what: object,
    side: int = 96,
    scale: float = 1.0,
    foot: float = 0.5,
    palette: Palette = LIGHT,
    **more: object,
) -> QImage:
    """What is painted in an empty square, its origin in the middle or `foot` of the way down."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(side / 2, side * foot)
    painter.scale(scale, scale)
    try:
        paint(Pencil(painter, palette), *what, **more)
    finally:
        painter.end()
    return image


def grey(image: QImage) -> list[int]:
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(QColor("#8E9A9A"))
    painter = QPainter(flat)
    painter.drawImage(0, 0, image)
    painter.end()
    flat = flat.convertToFormat(QImage.Format.Format_Grayscale8)
    return [
        flat.pixelColor(x, y).lightness()
        for y in range(0, flat.height(), 2)
        for x in range(0, flat.width(), 2)
    ]


def nearest(images: Iterable[QImage]) -> float:
    """The smallest mean difference in lightness between two of the pictures."""
    faces = [grey(image) for image in images]
    return min(
        sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
        for place, one in enumerate(faces)
        for other in faces[:place]
    )


def changed(one: QImage, other: QImage) -> tuple[float, float]:
    """Middle of all pixels that differ, from the middle of the picture."""
    spots = [
        (x, y)
        for x in range(one.width())
        for y in range(one.height())
        if one.pixel(x, y) != other.pixel(x, y)
    ]
    assert spots
    return (
        sum(x for x, _ in spots) / len(spots) - one.width() / 2,
        sum(y for _, y in spots) / len(spots) - one.height() / 2,
    )


def painted(image: QImage) -> int:
    return sum(
        image.pixelColor(x, y).alpha() > 40
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    )
