"""Every icon of the program, drawn at any size: `paint_icon`, `icon_pixmap`, `icon`.

Names: the keys of `MATERIALS` (log, fish, stone, wild, star, up …), `BADGES` (store, rotate, flip,
discard, recruit, end_round), `EMBLEMS` (crab, turtle, parrot, whale) and `LINES` (undo, redo,
settings …). Each differs from its kin in shape as well as in colour.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from islands_desktop.desktop.look.dry import dry
from islands_desktop.desktop.look.icon_layers import BADGES, EMBLEMS, MATERIALS, Layers
from islands_desktop.desktop.look.icon_lines import LINES, SOLIDS, WIDTHS
from islands_desktop.desktop.look.palette import SEAT_EMBLEMS, Palette
from islands_desktop.desktop.look.vector import Pencil

#: Side of the square all icons are drawn in.
UNITS = 32.0

#: Icons in several colours.
LAYERED: dict[str, Layers] = MATERIALS | BADGES | EMBLEMS

#: Every name `paint_icon` knows, sorted.
ICON_NAMES: tuple[str, ...] = tuple(sorted({*LAYERED, *LINES}))

#: Other names for the same drawings.
ALIASES = {"upgrade": "up", "vp": "star", "tracker_sun": "sun", "tracker_moon": "moon"}

#: The material icons in the order of a cost: logs, fish, stones.
RESOURCE_ICONS = ("log", "fish", "stone")


#: Colour of the upgrade arrows where no other is asked for.
_UPGRADE = "#1F5A63"


class UnknownIcon(KeyError):
    """There is no icon of this name."""


def _draw(pencil: Pencil, name: str, tint: str) -> None:
    if name in LAYERED:
        for layer in LAYERED[name]:
            shade = tint if layer.shade == "@" else layer.shade
            if layer.width:
                pencil.line(shade, layer.path, layer.width)
            else:
                pencil.fill(shade, layer.path, layer.alpha)
    elif name in LINES:
        if name in SOLIDS:
            pencil.fill(tint, SOLIDS[name])
        pencil.line(tint, LINES[name], WIDTHS.get(name, 2.8))
    else:
        raise UnknownIcon(f"There is no icon named “{name}”.")


def _tint(name: str, palette: Palette) -> str:
    if name in SEAT_EMBLEMS:
        return palette.seats[SEAT_EMBLEMS.index(name)]
    if name == "up":
        return _UPGRADE  # it mostly stands on paper, which is the same by day and by night
    return palette.ink


def paint_icon(
    painter: QPainter, name: str, rect: QRectF, palette: Palette, tint: str = ""
) -> None:
    """Draw an icon, as large as fits, in the middle of `rect`. Raises UnknownIcon.

    `tint` replaces the colour of line icons, emblems and upgrade arrows.
    """
    known = ALIASES.get(name, name)
    side = min(rect.width(), rect.height())
    pencil = Pencil(painter, palette)
    x, y = rect.center().x() - side / 2, rect.center().y() - side / 2
    with pencil.at(x, y, side / UNITS):
        _draw(pencil, known, tint or _tint(known, palette))


@lru_cache(maxsize=512)
def icon_pixmap(name: str, px: float, dpr: float, palette: Palette, tint: str = "") -> QPixmap:
    """An icon as a clear pixmap, `px` device-independent pixels square. Raises UnknownIcon."""
    side = max(1, round(px * dpr))
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        paint_icon(painter, name, QRectF(0, 0, side / dpr, side / dpr), palette, tint)
    finally:
        painter.end()
    return dry(pixmap)


@lru_cache(maxsize=256)
def icon(name: str, palette: Palette, tint: str = "") -> QIcon:
    """An icon for buttons and menus, sharp at the usual sizes and scales. Raises UnknownIcon."""
    dressed = QIcon()
    for side in (16, 24, 32):
        for dpr in (1.0, 2.0):
            dressed.addPixmap(icon_pixmap(name, side, dpr, palette, tint))
            faint = _faded(icon_pixmap(name, side, dpr, palette, tint))
            dressed.addPixmap(faint, QIcon.Mode.Disabled)
    return dressed


def _faded(pixmap: QPixmap) -> QPixmap:
    faint = QPixmap(pixmap.size())
    faint.setDevicePixelRatio(pixmap.devicePixelRatio())
    faint.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faint)
    painter.setOpacity(0.4)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return dry(faint)


#: Size that fits the buttons of the style sheet.
BUTTON_ICON = QSize(20, 20)
