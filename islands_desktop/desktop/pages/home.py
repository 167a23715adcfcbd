"""Home: the four games, and below them the games one has begun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.game_card import (
    COVER_HEIGHT,
    COVER_SHAPE,
    GameCard,
    draw_cover,
)
from islands_desktop.desktop.pages.game_list import LISTED_GAMES
from islands_desktop.desktop.pages.page import MARGIN, Navigator, Page, label, scrolling
from islands_desktop.desktop.pages.saved_grid import TILE_HEIGHT, SavedGrid
from islands_desktop.desktop.program import Program
from islands_desktop.desktop.soon import soon

if TYPE_CHECKING:
    from islands_desktop.saves.library import SavedGame

#: Margins, gaps and the heading of the saved games: all but cards and tiles.
_AROUND = 124
_FOUR_FROM = 920
_CARD_GAP = 20


class HomePage(Page):
    """Home. Covers are drawn and saved games listed only after the page has been painted."""

    def __init__(self, program: Program, navigator: Navigator) -> None:
        super().__init__(program, navigator)
        self.cards = [GameCard(game, program.palette) for game in LISTED_GAMES]
        self._latest: dict[str, str] = {}
        self._columns = 0
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(MARGIN, 24, MARGIN, 24)
        rows.setSpacing(16)
        self._grid = QGridLayout()
        self._grid.setSpacing(_CARD_GAP)
        rows.addLayout(self._grid)
        rows.addLayout(self._make_saved_row())
        rows.addStretch(1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        self._area = scrolling(content)
        around.addWidget(self._area)
        for card in self.cards:
            self._connect(card)
        self._place_cards(4)
        self._cover_clock = QTimer(self)
        self._cover_clock.setSingleShot(True)
        self._cover_clock.timeout.connect(self._draw_next_cover)
        self._to_draw: list[GameCard] = []
        program.games_changed.connect(self._list_games)

    @property
    def heading(self) -> str:
        return say("Islands Desktop")

    def arrive(self, **wishes: Any) -> None:
        soon(self, self._list_games)

    def dress(self) -> None:
        for card in self.cards:
            card.picture.palette_used = self.program.palette
        self._draw_covers()
        self._list_games()

    # ------------------------------------------------------------------ games

    def _connect(self, card: GameCard) -> None:
        game_id = card.game.id
        if not card.game.playable:
            return
        card.resume.clicked.connect(lambda: self._resume(game_id))
        card.fresh.clicked.connect(lambda: self.navigator.open_page("new_game", game=game_id))
        card.rules.clicked.connect(lambda: self.navigator.open_page("help", topic=game_id))

    def _resume(self, game_id: str) -> None:
        if game_id in self._latest:
            self.navigator.continue_game(self._latest[game_id])

    def _place_cards(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // columns, place % columns)
        for number in range(4):
            self._grid.setColumnStretch(number, int(number < columns))

    @guard(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Four cards in a row where there is room, otherwise two rows of two."""
        self._place_cards(4 if event.size().width() >= _FOUR_FROM else 2)
        self._make_room()
        self._draw_covers(120 if event.oldSize().isValid() else 1)

    def _make_room(self) -> None:
        """Share the height between the covers and the tiles; one row of tiles always fits."""
        width = self.width() - 2 * MARGIN
        wide = (width - _CARD_GAP * (self._columns - 1)) // self._columns
        lines = len(self.cards) // self._columns
        below = max(card.high_without_picture(wide) for card in self.cards)
        room = self.height() - _AROUND - TILE_HEIGHT - lines * below - _CARD_GAP * (lines - 1)
        cover = min(round(wide * COVER_SHAPE), max(COVER_HEIGHT, room // lines))
        for card in self.cards:
            card.picture.setFixedHeight(cover)
        self.saved.fit(width, room - lines * cover + TILE_HEIGHT)

    def _draw_covers(self, after_ms: int = 1) -> None:
        self._to_draw = list(self.cards)
        self._cover_clock.start(after_ms)

    def _draw_next_cover(self) -> None:
        if not self._to_draw:
            return
        card = self._to_draw.pop(0)
        width = max(card.picture.width(), 200)
        palette, dpr = self.program.palette, self.devicePixelRatioF()
        high = card.picture.height()
        card.picture.show_picture(draw_cover(card.game.id, palette, width, high, dpr))
        if self._to_draw:
            self._cover_clock.start(1)

    # ------------------------------------------------------------------ saved games

    def _make_saved_row(self) -> QVBoxLayout:
        rows = QVBoxLayout()
        rows.setSpacing(12)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(label(say("Your games"), "heading"))
        self.damaged = label(say("Some saved games are damaged: see “All saved games”."), "warning")
        self.damaged.hide()
        head.addWidget(self.damaged)
        head.addStretch(1)
        self.all_games = QPushButton(say("All saved games"))
        mark(self.all_games, "quiet")
        self.all_games.clicked.connect(lambda: self.navigator.open_page("saved_games"))
        head.addWidget(self.all_games)
        rows.addLayout(head)
        self.saved = SavedGrid()
        self.saved.chosen.connect(self.navigator.continue_game)
        rows.addWidget(self.saved)
        self.none = label(say("No game has been begun yet."), "dim")
        rows.addWidget(self.none)
        return rows

    def _list_games(self) -> None:
        entries = self.program.saved_games.entries()
        whole = [entry for entry in entries if not entry.damaged]
        self._offer_resume(whole)
        self.damaged.setVisible(len(entries) > len(whole))
        self.none.setVisible(not entries)
        self.saved.show_games(whole, self.program.palette)
        self._make_room()
        self._draw_covers()

    def _offer_resume(self, entries: list[SavedGame]) -> None:
        self._latest = {}
        progress = {}
        for entry in entries:
            if not entry.over and entry.game not in self._latest:
                self._latest[entry.game] = entry.id
                progress[entry.game] = entry.progress
        for card in self.cards:
            if card.game.playable:
                card.offer_resume(progress.get(card.game.id, ""))
