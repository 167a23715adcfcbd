"""Small pictures of buildings, feats, villagers and outposts for lines of a score sheet."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from islands_desktop.desktop.games.palm_island.illustrations import SITES, paint_site
from islands_desktop.desktop.games.palm_island.illustrations_group import (
    ABILITY_PICTURES,
    DISASTER_PICTURES,
)
from islands_desktop.desktop.games.palm_island.illustrations_outposts import paint_outpost
from islands_desktop.desktop.games.palm_island.illustrations_people import FIGURES, villager
from islands_desktop.desktop.look.dry import dry
from islands_desktop.desktop.look.icons import icon_pixmap
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.palm_island.components import OUTPOSTS

#: The part of an illustration (240 x 118 units) that fits a square icon: its middle, and the head
#: of a villager.
_MIDDLE = QRectF(61, 0, 118, 118)
_HEAD = QRectF(125, 8, 90, 90)


_TOGETHER = (*DISASTER_PICTURES, *ABILITY_PICTURES)
_OUTPOSTS = {card.id: card.code for card in OUTPOSTS}


@lru_cache(maxsize=192)
def line_icon(name: str, px: int, dpr: float, palette: Palette) -> QPixmap:
    """The picture of a card by its component id, of a disaster by its code, in a rounded square."""
    part = _HEAD if name in FIGURES else _MIDDLE
    known = name in SITES or name in FIGURES or name in _OUTPOSTS or name in _TOGETHER
    if not known:
        return icon_pixmap("deck", px, dpr, palette)
    side = round(px * dpr)
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(0, 0, side / dpr, side / dpr), px / 5, px / 5)
    painter.setClipPath(outline)
    scale = px / part.height()
    painter.scale(scale, scale)
    painter.translate(-part.x(), -part.y())
    if name in SITES:
        paint_site(Pencil(painter, palette), name, 0)
    elif name in _OUTPOSTS:
        paint_outpost(Pencil(painter, palette), _OUTPOSTS[name])
    elif name in ABILITY_PICTURES:
        ABILITY_PICTURES[name](Pencil(painter, palette))
    elif name in DISASTER_PICTURES:
        DISASTER_PICTURES[name](Pencil(painter, palette), 2)
    else:
        villager(Pencil(painter, palette), name)
    painter.end()
    return dry(pixmap)
