"""The small picture of a table for the lists of saved games: made, and read again."""

from __future__ import annotations

import math
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, QSizeF, Qt
from PySide6.QtGui import QImageReader, QImageWriter, QPixmap
from PySide6.QtWidgets import QWidget

WIDTH = 480
LARGEST = 4 * WIDTH
"""Pixels that a picture may be wide or high; what says that it is larger is none of ours."""


def thumbnail(view: QWidget) -> QByteArray:
    """What a widget shows as a PNG, 480 pixels wide."""
    picture = view.grab().scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
    png = QByteArray()
    buffer = QBuffer(png)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture.toImage())
    buffer.close()
    return png


def read_thumbnail(path: Path, place: QSizeF) -> QPixmap:
    """The picture in a file, a null one if there is none: a small file may claim any size.

    It is as large as it must be to fill a place of so many real pixels: a list may hold hundreds.
    """
    if not path.is_file():
        return QPixmap()
    reader = QImageReader(str(path), QByteArray(b"png"))
    size = reader.size()
    if not 0 < size.width() <= LARGEST or not 0 < size.height() <= LARGEST:
        return QPixmap()
    fitting = size.scaled(_whole(place), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    if fitting.width() < size.width():
        reader.setScaledSize(fitting)
    return QPixmap.fromImage(reader.read())


def _whole(place: QSizeF) -> QSize:
    return QSize(math.ceil(place.width()), math.ceil(place.height()))
