"""Pictures of pieces, each rendered once at the size it is shown and kept while there is room.

A piece is drawn in its own units and shown at some ratio: the view's scale times the screen's
device pixel ratio. The cache renders at exactly that many pixels, so pieces are sharp at 125 % as
well, and forgets what was not used for the longest time once its limit in bytes is reached.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from islands_desktop.desktop.look.dry import dry
from islands_desktop.desktop.look.palette import Palette

Paint = Callable[[QPainter, QRectF, Palette], None]

#: Bytes kept by default: about 70 cards at 300 x 480 pixels, twice what the fullest table shows
#: on a screen of 1920 x 1080. More would only keep pictures of positions that do not come again,
#: and of sizes that the window had before.
DEFAULT_LIMIT = 40 * 1024 * 1024

#: Bytes a real pixel of a large view, again about twice what the fullest table needs.
BYTES_A_PIXEL = 18


class ArtKey(NamedTuple):
    """What makes two pictures the same: name, real pixels, quarter turns, palette, ratio."""

    name: str
    width: int
    height: int
    turn: int
    palette: str
    ratio: float


class ArtCache:
    """Least recently used pictures within a limit of bytes."""

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        self.limit = limit
        self._kept: OrderedDict[ArtKey, QPixmap] = OrderedDict()
        self._bytes = 0

    def make_room(self, pixels: int) -> None:
        """Keep enough for a view of so many real pixels, so that nothing in sight is forgotten."""
        self.limit = max(DEFAULT_LIMIT, pixels * BYTES_A_PIXEL)

    @property
    def bytes_kept(self) -> int:
        """Bytes of all pictures now kept."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._kept)

    def pixmap(
        self, name: str, size: QSizeF, ratio: float, palette: Palette, paint: Paint, turn: int = 0
    ) -> QPixmap:
        """The picture `name`, painted by `paint` into `size` units if it is not kept.

        `ratio` is real pixels a unit (view scale times device pixel ratio); `turn` is a number of
        quarter turns clockwise, rendered turned so that it stays sharp. The pixmap measures `size`
        in units (exchanged for odd turns).
        """
        turn %= 4
        width, height = _pixels(size.width(), ratio), _pixels(size.height(), ratio)
        if turn % 2:
            width, height = height, width
        key = ArtKey(name, width, height, turn, palette.name, ratio)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        made = _render(key, size, palette, paint)
        self._keep(key, made)
        return made

    def forget(self, prefix: str = "") -> None:
        """Drop every picture whose name starts with `prefix` (all of them without one)."""
        for key in [key for key in self._kept if key.name.startswith(prefix)]:
            self._drop(key)

    def _keep(self, key: ArtKey, made: QPixmap) -> None:
        self._kept[key] = made
        self._bytes += _size_of(key)
        while self._bytes > self.limit and len(self._kept) > 1:
            self._drop(next(iter(self._kept)))

    def _drop(self, key: ArtKey) -> None:
        del self._kept[key]
        self._bytes -= _size_of(key)


def _pixels(units: float, ratio: float) -> int:
    # A hair is taken off so that 200 * 1.1 does not become 221 through rounding errors.
    return max(1, round(units * ratio - 1e-6))


def _size_of(key: ArtKey) -> int:
    return key.width * key.height * 4


def _render(key: ArtKey, size: QSizeF, palette: Palette, paint: Paint) -> QPixmap:
    pixmap = QPixmap(key.width, key.height)
    pixmap.setDevicePixelRatio(key.ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        wide, high = key.width / key.ratio, key.height / key.ratio
        if key.turn:
            painter.translate(wide / 2, high / 2)
            painter.rotate(90.0 * key.turn)
            if key.turn % 2:
                wide, high = high, wide
            painter.translate(-wide / 2, -high / 2)
        paint(painter, QRectF(0, 0, wide, high), palette)
    finally:
        painter.end()
    return dry(pixmap)
