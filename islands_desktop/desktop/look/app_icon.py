"""The icon of the program's windows."""

from __future__ import annotations

import logging
from functools import cache

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImageReader, QPixmap

from islands_desktop.core.assets import AssetMissing, asset_path

log = logging.getLogger(__name__)

SIZES = (16, 24, 32, 48, 64, 128, 256)


def icon_at(side: int) -> QPixmap:
    """The program's icon, `side` pixels square. Raises AssetMissing if the file is gone."""
    reader = QImageReader(str(asset_path("art/icon.svg")))
    reader.setScaledSize(QSize(side, side))
    return QPixmap.fromImage(reader.read())


@cache
def app_icon() -> QIcon:
    """The program's icon in all usual sizes; an empty icon, and a word in the log, without it."""
    dressed = QIcon()
    try:
        for side in SIZES:
            dressed.addPixmap(icon_at(side))
    except AssetMissing as error:
        log.warning("%s", error)
    return dressed
