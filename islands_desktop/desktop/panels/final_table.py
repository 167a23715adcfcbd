"""The score sheets of several seats side by side, with totals, places and what decided ties."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from islands_desktop.core.game import Game
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.core.standings import ScoreLine, SeatScore, Standings
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import icon_pixmap
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label
from islands_desktop.desktop.panels.figure_rows import LINE_ICON, figure_icon, points_words
from islands_desktop.desktop.seats import seat_emblem

_MANY_LINES = 13
"""From so many lines on they are written closer in a low window."""

_NAME_WIDTH = 108
_FIRST = 2
"""The first column of a seat; before it come the icon and the words of a row."""


def merged_lines(sheets: Sequence[SeatScore]) -> list[tuple[ScoreLine, list[ScoreLine | None]]]:
    """Lines that any seat has, in order: what names the line, and each seat's own or None."""
    order: list[tuple[str, str]] = []
    found: dict[tuple[str, str], list[ScoreLine | None]] = {}
    for seat, sheet in enumerate(sheets):
        place = 0
        for line in sheet.lines:
            key = (line.icon, line.label)
            if key not in found:
                found[key] = [None] * len(sheets)
                order.insert(place, key)
            found[key][seat] = line
            place = order.index(key) + 1
    rows = [found[key] for key in order]
    return [(next(line for line in row if line is not None), row) for row in rows]


def tied_seats(standings: Standings) -> tuple[int, ...]:
    """Seats that have the same total as another one."""
    totals = [score.total for score in standings.seats]
    return tuple(seat for seat, total in enumerate(totals) if totals.count(total) > 1)


def deciding_rows(standings: Standings) -> int:
    """How many comparisons it took to part the seats with equal totals that are not quite equal."""
    most = 0
    for first in standings.seats:
        for second in standings.seats[first.seat + 1 :]:
            pairs = list(zip(first.tie_breaks, second.tie_breaks, strict=True))
            differs = [place for place, (one, other) in enumerate(pairs) if one != other]
            if first.total == second.total and differs:
                most = max(most, differs[0] + 1)
    return most


def compares(sheet: ModuleType, state: Any) -> bool:
    """Whether one seat comes before another: not where all win or lose together."""
    own = getattr(sheet, "compares", None)
    return own is None or bool(own(state))


def place_words(standings: Standings, seat: int) -> str:
    """The place of a seat, and whether it is shared."""
    place = standings.places[seat]
    if standings.places.count(place) > 1:
        return say("{place}. (shared)", place=place)
    return say("{place}.", place=place)


@dataclass(frozen=True, slots=True)
class _Sizes:
    """How large a table is written, in pixels."""

    emblem: int
    icon: int
    text: int
    formula: int
    total: int
    gap: int


_ROOMY = _Sizes(emblem=36, icon=LINE_ICON, text=15, formula=13, total=24, gap=3)
_CLOSE = _Sizes(emblem=28, icon=18, text=14, formula=12, total=20, gap=1)


def with_formula(head: QLabel, words: str, px: int) -> QWidget:
    """The words of a line, and in small letters beside them how its figure comes about."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(10)
    formula = label(words, "dim", wrap=True)
    formula.setStyleSheet(f"font-size: {px}px;")
    row.addWidget(head)
    row.addWidget(formula, 1)
    return holder


class FinalTable(QWidget):
    """Seats × lines. `texts` has the words of every row, for tests and screen readers."""

    def __init__(
        self, game: Game[Any, Any], state: Any, palette: Palette, low: bool = False
    ) -> None:
        """low: the window is so low that many lines must be written close to be seen all."""
        super().__init__()
        self._game, self._state, self._palette = game, state, palette
        self._sheet: ModuleType = game_part(game.id, "sheet")
        self._standings = game.standings(state)
        self.texts: list[tuple[str, ...]] = []
        self._lines = merged_lines(self._standings.seats)
        self._sizes = _CLOSE if low and len(self._lines) >= _MANY_LINES else _ROOMY
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(self._sizes.gap)
        self._grid.setColumnStretch(1, 1)
        rows.addLayout(self._grid)
        self._add_head()
        self._add_lines()
        self._add_results()
        self._add_ties()
        rows.addStretch(1)

    # ------------------------------------------------------------------ rows

    def _add_head(self) -> None:
        dpr = self.devicePixelRatioF()
        self._grid.addWidget(label(say("Score sheet"), "heading"), 0, 0, 1, _FIRST)
        for score, place in zip(self._standings.seats, self._standings.places, strict=True):
            column = _FIRST + score.seat
            emblem, name = QLabel(), label(seat_name(score.seat))
            emblem.setPixmap(
                seat_emblem(self._game.id, score.seat, self._sizes.emblem, dpr, self._palette)
            )
            name.setFont(text_font(self._sizes.text, bold=place == 1))
            metrics = name.fontMetrics()
            short = metrics.elidedText(name.text(), Qt.TextElideMode.ElideRight, _NAME_WIDTH)
            name.setText(short)
            name.setAccessibleName(seat_name(score.seat))
            self._grid.addWidget(emblem, 0, column, Qt.AlignmentFlag.AlignRight)
            self._grid.addWidget(name, 1, column, Qt.AlignmentFlag.AlignRight)
            self._grid.setColumnMinimumWidth(column, 76)
        self.texts.append(tuple(seat_name(score.seat) for score in self._standings.seats))

    def _add_lines(self) -> None:
        dpr = self.devicePixelRatioF()
        formula = getattr(self._sheet, "formula", None)
        for named, lines in self._lines:
            picture = self._sheet.line_icon(named.icon, self._sizes.icon, dpr, self._palette)
            figures = [points_words(line) if line is not None else "–" for line in lines]
            written = formula(named) if formula is not None else ""
            if written:  # whoever has the landmark has at least nothing
                figures = ["0" if line and not line.points else figure
                           for line, figure in zip(lines, figures, strict=True)]  # fmt: skip
            notes = [line.note if line is not None else "" for line in lines]
            self._add_row(picture, named.label, figures, notes=notes, formula=written)

    def _add_results(self) -> None:
        dpr, palette = self.devicePixelRatioF(), self._palette
        standings = self._standings
        self._add_rule()
        star = icon_pixmap("star", self._sizes.icon, dpr, palette)
        totals = [str(score.total) for score in standings.seats]
        self._add_row(star, self._sheet.total_words(), totals, "total")
        if compares(self._sheet, self._state):
            places = [place_words(standings, score.seat) for score in standings.seats]
            self._add_row(QPixmap(), say("Place"), places, "bold")
        own = getattr(self._sheet, "result_rows", None)
        for name, words, figures in own(self._state) if own is not None else ():
            self._add_row(figure_icon(self._sheet, name, dpr, palette), words, figures)

    def _add_ties(self) -> None:
        tied = tied_seats(self._standings)
        if not tied or not compares(self._sheet, self._state):
            return
        self._add_rule()
        self._add_sentence(self._sheet.tie_reason())
        count = deciding_rows(self._standings)
        for place in range(count):
            values = tuple(score.tie_breaks[place] for score in self._standings.seats)
            words, figures = self._sheet.tie_row(place, values)
            shown = [figure if seat in tied else "" for seat, figure in enumerate(figures)]
            self._add_row(QPixmap(), words, shown, "bold" if place == count - 1 else "")
        places = self._standings.places
        compared = self._standings.seats[0].tie_breaks
        if compared and any(places.count(places[seat]) > 1 for seat in tied):
            self._add_sentence(say("Who is equal in all of this shares the place."))

    # ------------------------------------------------------------------ cells

    def _add_row(
        self,
        picture: QPixmap,
        words: str,
        figures: Sequence[str],
        weight: str = "",
        notes: Sequence[str] = (),
        formula: str = "",
    ) -> None:
        """One row; `weight` is "", "bold", or "total" for the row of the totals.

        A note explains a seat's figure; one that is the same for all explains the words. The
        `formula` stands beside the words.
        """
        row = self._grid.rowCount()
        if not picture.isNull():
            image = QLabel()
            image.setPixmap(picture)
            self._grid.addWidget(image, row, 0)
        head = label(words)
        if len(set(notes)) == 1:
            head.setToolTip(plain_tip(notes[0]))
        sizes = self._sizes
        head.setFont(text_font(sizes.text, bold=bool(weight)))
        words_cell = with_formula(head, formula, sizes.formula) if formula else head
        self._grid.addWidget(words_cell, row, 1)
        for seat, figure in enumerate(figures):
            cell = label(figure)
            cell.setAccessibleName(f"{seat_name(seat)}, {words}: {figure}")
            if notes:
                cell.setToolTip(plain_tip(notes[seat]))
                cell.setAccessibleDescription(notes[seat])
            total = weight == "total"
            cell.setFont(display_font(sizes.total) if total
                         else text_font(sizes.text, bool(weight)))  # fmt: skip
            if figure == "–":
                mark(cell, "dim")
            self._grid.addWidget(cell, row, _FIRST + seat, Qt.AlignmentFlag.AlignRight)
        self.texts.append((words, *figures) if not formula else (words, *figures, formula))

    def _add_rule(self) -> None:
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        self._grid.addWidget(line, self._grid.rowCount(), 0, 1, -1)

    def _add_sentence(self, words: str) -> None:
        sentence = label(words, "dim", wrap=True)
        self._grid.addWidget(sentence, self._grid.rowCount(), 0, 1, -1)
        self.texts.append((words,))
