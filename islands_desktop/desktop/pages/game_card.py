"""The illustrated card of one game on the Home page."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.game_list import ListedGame
from islands_desktop.desktop.pages.page import label

RADIUS = 10.0
_BORDER = 2
COVER_HEIGHT = 144
COVER_SHAPE = 9 / 16


class Picture(QWidget):
    """A picture that fills its place, cut where it does not fit.

    Its upper corners are rounded, with `whole` the lower ones too; `veiled` makes it pale;
    `contained` keeps it small in the middle. `focus` is how far down it lies what is kept in sight
    when the picture is cut above and below, from 0 to 1.
    """

    def __init__(self, palette: Palette, height: int = COVER_HEIGHT) -> None:
        super().__init__()
        self.palette_used = palette
        self.pixmap = QPixmap()
        self.veiled = False
        self.whole = False
        self.contained = False
        self.focus = 0.5
        self.setFixedHeight(height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def let_grow(self, most: int) -> None:
        """Be up to `most` pixels high where there is room."""
        self.setMaximumHeight(most)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_picture(self, pixmap: QPixmap) -> None:
        """Show a picture, its device pixel ratio respected."""
        self.pixmap = pixmap
        self.update()

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, or a calm sea until it is there."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        outline = QPainterPath()
        full = QRectF(self.rect())
        below = 0 if self.whole else RADIUS * 2
        outline.addRoundedRect(full.adjusted(0, 0, 0, below), RADIUS, RADIUS)
        painter.setClipPath(outline)
        painter.fillRect(full, colour(self.palette_used.sea))
        if not self.pixmap.isNull():
            self._paint_pixmap(painter, full)
        if self.veiled:
            painter.setOpacity(0.62)
            painter.fillRect(full, colour(self.palette_used.panel))
        painter.end()

    def _paint_pixmap(self, painter: QPainter, full: QRectF) -> None:
        size = self.pixmap.deviceIndependentSize()
        scale = max(full.width() / size.width(), full.height() / size.height())
        scale = 1.0 if self.contained else scale
        wide, high = size.width() * scale, size.height() * scale
        above = full.height() / 2 - self.focus * high
        if not self.contained:  # its place stays filled
            above = min(0.0, max(above, full.height() - high))
        place = QRectF((full.width() - wide) / 2, above, wide, high)
        painter.drawPixmap(place, self.pixmap, QRectF(self.pixmap.rect()))


class GameCard(QFrame):
    """Cover, name and line of a game; Continue, New game and How to play where it can be played."""

    def __init__(self, game: ListedGame, palette: Palette) -> None:
        super().__init__()
        self.game = game
        mark(self, "card" if game.playable else "panel")
        rows = QVBoxLayout(self)
        # The border of a card is one pixel wider than that of a panel.
        edge = 2 if game.playable else 3
        rows.setContentsMargins(edge, edge, edge, 16)
        rows.setSpacing(0)
        self.picture = Picture(palette)
        self.picture.veiled = not game.playable
        rows.addWidget(self.picture)
        below = QVBoxLayout()
        below.setContentsMargins(16, 12, 16, 0)
        below.setSpacing(4)
        rows.addLayout(below, 1)
        below.addWidget(label(game.words, "heading"))
        line = label(say(game.line), "dim", wrap=True)
        line.setAlignment(Qt.AlignmentFlag.AlignTop)
        below.addWidget(line, 1)
        below.addSpacing(8)
        self._add_buttons(below)
        self.setAccessibleName(game.words)

    def _add_buttons(self, rows: QVBoxLayout) -> None:
        if not self.game.playable:
            rows.addWidget(label(say("Being built: not in this version yet."), "dim", wrap=True))
            return
        self.resume = QPushButton(say("Continue"))
        self.fresh = QPushButton(say("New game"))
        self.rules = QPushButton(say("How to play"))
        for button in (self.resume, self.fresh, self.rules):
            button.setAccessibleName(f"{button.text()}: {self.game.words}")
            rows.addWidget(button)
        mark(self.rules, "quiet")
        self.offer_resume("")

    def high_without_picture(self, width: int) -> int:
        """Height that everything below the picture takes in a card of this width."""
        rows = self.layout()
        assert rows is not None
        return rows.totalHeightForWidth(width) - self.picture.minimumHeight() + 2 * _BORDER

    def offer_resume(self, progress: str) -> None:
        """Offer to continue a game that stands at `progress`; "" if there is none."""
        self.resume.setVisible(bool(progress))
        self.resume.setText(say("Continue · {progress}", progress=progress))
        mark(self.resume, "primary")
        mark(self.fresh, "" if progress else "primary")


@lru_cache(maxsize=12)
def draw_cover(game_id: str, palette: Palette, width: int, height: int, dpr: float) -> QPixmap:
    """The cover of a game, `width` × `height` device-independent pixels."""
    from islands_desktop.desktop.look.covers import paint_game_cover

    pixmap = QPixmap(round(width * dpr), round(height * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(colour(palette.sea))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_game_cover(painter, game_id, QRectF(0, 0, width, height), palette)
    painter.end()
    return pixmap
