"""The small picture of a table for the lists of saved games."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QWidget

WIDTH = 480


def thumbnail(view: QWidget) -> QByteArray:
    """What a widget shows as a PNG, 480 pixels wide."""
    picture = view.grab().scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
    png = QByteArray()
    buffer = QBuffer(png)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture.toImage())
    buffer.close()
    return png
