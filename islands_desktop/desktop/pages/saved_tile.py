"""A saved game as a thumbnail: picture, game, round, score, date, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import names_shown, usual_seat_name
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.icons import icon_pixmap
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.dates import date_words
from islands_desktop.desktop.pages.game_card import Picture, draw_cover
from islands_desktop.desktop.pages.game_list import game_name, mode_name
from islands_desktop.desktop.pages.one_line import OneLine
from islands_desktop.desktop.pages.page import label
from islands_desktop.desktop.pages.saved_grid import MOST_WIDE, TILE_HEIGHT, TILE_WIDTH
from islands_desktop.desktop.panels.thumbnail import read_thumbnail
from islands_desktop.games.registry import GAME_IDS, find_game

if TYPE_CHECKING:
    from islands_desktop.core.game import Setup
    from islands_desktop.desktop.played_game import PlayedGame
    from islands_desktop.saves.library import SavedGame

PICTURE_HEIGHT = 116


def saved_name(entry: SavedGame) -> str:
    """The name a player gave, otherwise the game, and its deal if that may be known."""
    if entry.damaged:
        return entry.name or say("Damaged saved game")
    game = game_name(entry.game)
    if not deal_is_open(entry.game, entry.over, entry.deal_chosen):
        return entry.name or game
    return entry.name or say("{game}, deal {seed}", game=game, seed=entry.seed)


def deal_is_open(game_id: str, over: bool, chosen: bool) -> bool:
    """Whether the number of a deal may be shown: it could tell what comes (MYIS-16.1)."""
    return over or chosen or game_id not in GAME_IDS or not find_game(game_id).hides_deal


def seats_words(entry: SavedGame) -> str:
    """Mode and seats of a saved game."""
    mode = mode_name(entry.game, entry.mode, entry.episode)
    if entry.seats == 1:
        return mode
    return say("{mode}, {count} seats", mode=mode, count=entry.seats)


def names_words(entry: SavedGame) -> str:
    """Who plays, if several do and anybody has a name."""
    if entry.seats == 1 or not any((*entry.seat_names, *entry.seat_levels)):
        return ""
    names = names_shown(entry.seat_names, entry.seat_levels)[: entry.seats]
    return ", ".join(name or usual_seat_name(seat) for seat, name in enumerate(names))


def deal_words(played: PlayedGame) -> str:
    """Game, mode where the game has several, and deal if that may be known."""
    setup = played.session.setup
    words, episode = [game_name(setup.game)], str(setup.option("episode", ""))
    if len(played.session.game.modes) > 1:
        words.append(mode_name(setup.game, setup.mode, episode))
    if deal_is_open(setup.game, played.over, played.header.deal_chosen):
        words.append(say("deal {seed}", seed=setup.seed))
    return " · ".join(words)


def marks_words(entry: SavedGame) -> list[str]:
    """How the result of a game is marked: practice, open deck."""
    return _marks(entry.practice, entry.open_deck)


def setup_marks(setup: Setup) -> list[str]:
    """How the result of a game with this set-up is marked."""
    return _marks(bool(setup.option("practice")), bool(setup.option("open_deck")))


def _marks(practice: bool, open_deck: bool) -> list[str]:
    words = [say("Practice")] if practice else []
    return [*words, say("Open deck")] if open_deck else words


def saved_picture(entry: SavedGame, palette: Palette, dpr: float, place: QSize) -> QPixmap:
    """The thumbnail of a saved game for a place of this size, or the cover of its game."""
    pixmap = read_thumbnail(entry.picture, QSizeF(place) * dpr)
    if pixmap.isNull() and not entry.damaged:
        pixmap = draw_cover(entry.game, palette, TILE_WIDTH, PICTURE_HEIGHT, dpr)
    return pixmap


class SavedTile(QFrame):
    """One saved game on the Home page. Signal `chosen(id)` on click, Enter or Space."""

    chosen = Signal(str)

    def __init__(self, entry: SavedGame, palette: Palette) -> None:
        super().__init__()
        self.entry = entry
        mark(self, "card")
        self.setMinimumWidth(TILE_WIDTH)
        self.setFixedHeight(TILE_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(2, 2, 2, 10)
        rows.setSpacing(0)
        picture = Picture(palette, PICTURE_HEIGHT)
        dpr, place = self.devicePixelRatioF(), QSize(MOST_WIDE, PICTURE_HEIGHT)
        picture.show_picture(saved_picture(entry, palette, dpr, place))
        rows.addWidget(picture)
        below = QVBoxLayout()
        below.setContentsMargins(12, 8, 12, 0)
        below.setSpacing(2)
        rows.addLayout(below)
        below.addWidget(OneLine(saved_name(entry), bold=True))
        line = " · ".join([seats_words(entry), entry.progress, *marks_words(entry)])
        below.addWidget(OneLine(line, "dim"))
        below.addLayout(self._last_line(entry, palette))
        self.setAccessibleName(f"{saved_name(entry)}, {line}, {date_words(entry.changed)}")

    def _last_line(self, entry: SavedGame, palette: Palette) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        star = QLabel()
        star.setPixmap(icon_pixmap("star", 16, self.devicePixelRatioF(), palette))
        row.addWidget(star)
        # Many seats have many figures: they give way, the date does not.
        row.addWidget(OneLine(" : ".join(str(score) for score in entry.scores)), 1)
        row.addWidget(label(date_words(entry.changed), "dim"))
        return row

    @guard(None)
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click chooses the game."""
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self.chosen.emit(self.entry.id)

    @guard(None)
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """So do Enter and Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self.entry.id)
        else:
            super().keyPressEvent(event)
