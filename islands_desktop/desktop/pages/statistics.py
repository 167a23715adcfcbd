"""Statistics: how many games, how well, and the last ones."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from islands_desktop.core.phrases import phrase, say
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.look.icons import icon, icon_pixmap
from islands_desktop.desktop.pages.dates import date_words
from islands_desktop.desktop.pages.empty_note import ABOVE, EmptyNote
from islands_desktop.desktop.pages.game_list import game_name, mode_name
from islands_desktop.desktop.pages.page import (
    Navigator,
    Page,
    centred,
    column,
    label,
    panel,
    scrolling,
)
from islands_desktop.desktop.panels.flow import clear_layout
from islands_desktop.desktop.program import Program
from islands_desktop.games.registry import GAME_IDS

if TYPE_CHECKING:
    from islands_desktop.saves.statistics import FinishedGame, Summary

_LAST = 50
_HEADS = (
    phrase("Game"),
    phrase("Deal"),
    phrase("Points"),
    phrase("Upgrades"),
    phrase("Rating"),
    phrase("Ended"),
)
_VARIANTS = {
    "practice": phrase("Practice"),
    "open_deck": phrase("Open deck"),
    "open_table": phrase("Open table"),
}
_ROW = 34
_ICONS = {2: "star", 3: "up"}
_UPGRADES = 3
_NARROWEST = 112
#: Summaries beside each other.
_ABREAST = 3


def variant_words(variant: str) -> str:
    """The aids a game was played with, "" for none."""
    return ", ".join(say(_VARIANTS[name]) for name in variant.split() if name in _VARIANTS)


def kind_words(kind: FinishedGame | Summary) -> str:
    """Game, mode, players and aids in one line."""
    parts = (
        game_name(kind.game),
        mode_name(kind.game, kind.mode, kind.episode),
        say("{count} players", count=kind.seats) if kind.seats > 1 else "",
        variant_words(kind.variant),
    )
    return " · ".join(part for part in parts if part)


class StatisticsPage(Page):
    """Figures over all finished games, feats earned, and the last games."""

    def __init__(self, program: Program, navigator: Navigator) -> None:
        super().__init__(program, navigator)
        content = QWidget()
        rows = column(content)
        self._none = QVBoxLayout()
        rows.addLayout(self._none)
        self._cards = QGridLayout()
        self._cards.setSpacing(16)
        rows.addLayout(self._cards)
        self._shelves = QVBoxLayout()
        rows.addLayout(self._shelves)
        self._last_title = label(say("Last games"), "heading")
        rows.addWidget(self._last_title)
        self.table = self._make_table()
        rows.addWidget(self.table)
        rows.addStretch(1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(scrolling(centred(content)))

    def _make_table(self) -> QTableWidget:
        table = QTableWidget(0, len(_HEADS))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(_ROW)
        table.setShowGrid(False)
        table.setAlternatingRowColors(False)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(_NARROWEST)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.setTabKeyNavigation(False)
        table.setAccessibleName(say("Last games"))
        return table

    @property
    def heading(self) -> str:
        return say("Statistics")

    def arrive(self, **wishes: Any) -> None:
        summaries, games, trouble = self._read()
        clear_layout(self._none)
        clear_layout(self._cards)
        for place, summary in enumerate(summaries):
            self._cards.addWidget(self._card(summary), place // _ABREAST, place % _ABREAST)
        for number in range(_ABREAST):
            self._cards.setColumnStretch(number, 1)
        if not summaries:
            none = say("No game has been finished yet. Finished games are counted here.")
            note = EmptyNote(trouble or none, self.program, self.navigator)
            self._none.addSpacing(ABOVE)
            self._none.addWidget(note, 0, Qt.AlignmentFlag.AlignHCenter)
        self._fill_shelves({summary.game for summary in summaries})
        self._fill_table(games)
        for widget in (self._last_title, self.table):
            widget.setVisible(bool(summaries))
        self._name_columns()

    def _read(self) -> tuple[list[Summary], list[FinishedGame], str]:
        """Figures, last games, and why there are none if they cannot be read."""
        statistics = self.program.statistics
        try:
            return statistics.summaries(), statistics.games(_LAST), ""
        except (OSError, sqlite3.Error) as error:
            reason = getattr(error, "strerror", None) or str(error)
            return [], [], say("The statistics could not be read: {reason}.", reason=reason)

    def dress(self) -> None:
        self.arrive()

    def _fill_shelves(self, played: set[str]) -> None:
        """What was earned over all games of a kind that has such a thing."""
        clear_layout(self._shelves)
        for game in played & set(GAME_IDS):
            kept = getattr(game_part(game, "sheet"), "kept_shelf", None)
            if kept is not None:
                shelf = kept(self.program.palette, self.devicePixelRatioF())
                self._shelves.addWidget(shelf)

    def _card(self, summary: Summary) -> QWidget:
        best = QHBoxLayout()
        best.setSpacing(8)
        star = QLabel()
        star.setPixmap(icon_pixmap("star", 32, self.devicePixelRatioF(), self.program.palette))
        best.addWidget(star)
        sheet = game_part(summary.game, "sheet")
        records = sheet.KEEPS_RECORDS and not summary.variant
        top = summary.record if records else summary.best
        best.addWidget(label(sheet.points_words(top) if top is not None else "–", "big"))
        words = say("record, net") if records else say("best")
        if top is None:
            words = say("no record yet: all deals were chosen")
        best.addWidget(label(words, "dim", wrap=True), 1)
        frame = panel(label(kind_words(summary), "heading", wrap=True))
        rows = frame.layout()
        assert isinstance(rows, QVBoxLayout)
        rows.addLayout(best)
        games = say("1 game") if summary.count == 1 else say("{n} games", n=summary.count)
        mean = say("mean {points}", points=sheet.points_words(summary.mean, 1))
        last = say("last {points}", points=sheet.points_words(summary.last))
        rows.addWidget(label(" · ".join([games, mean, last])))
        rows.addStretch(1)
        return frame

    def _name_columns(self) -> None:
        """The heads of the columns; a number is told by its icon, too."""
        palette = self.program.palette
        for place, words in enumerate(_HEADS):
            item = QTableWidgetItem(say(words))
            if place in _ICONS:
                item.setIcon(icon(_ICONS[place], palette, palette.link))
            self.table.setHorizontalHeaderItem(place, item)

    def _fill_table(self, games: list[FinishedGame]) -> None:
        counted = any(game_part(game.game, "sheet").COUNTS_UPGRADES for game in games)
        self.table.setColumnHidden(_UPGRADES, not counted)
        self.table.setRowCount(len(games))
        for row, game in enumerate(games):
            sheet = game_part(game.game, "sheet")
            cells = (
                kind_words(game),
                _deal_words(game, sheet.KEEPS_RECORDS),
                sheet.points_words(game.score),
                str(game.upgrades) if sheet.COUNTS_UPGRADES else "",
                sheet.rating_words(game.score, game.rating),
                date_words(game.ended),
            )
            for place, words in enumerate(cells):
                self.table.setItem(row, place, QTableWidgetItem(words))
        head = self.table.horizontalHeader().sizeHint().height()
        self.table.setFixedHeight(head + _ROW * len(games) + 16)


def _deal_words(game: FinishedGame, keeps_records: bool) -> str:
    """The deal; a chosen one sets no record (MYIS-11.4)."""
    if keeps_records and game.chosen:
        return say("{seed}, chosen", seed=game.seed)
    return str(game.seed)
