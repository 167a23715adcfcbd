"""Rows of a score sheet: a picture, words and a number, and the heading above them."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.core.standings import ScoreLine
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.icons import ICON_NAMES, icon_pixmap
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label

LINE_ICON = 24
FIGURE_ICON = 20
STAR_ICON = 18


class Figure(NamedTuple):
    """One row: `faint` for what counts nothing, `note` explains the number as a tool tip."""

    picture: QPixmap
    words: str
    number: str
    faint: bool = False
    note: str = ""


def figure_icon(sheet: ModuleType, name: str, dpr: float, palette: Palette) -> QPixmap:
    """The icon of a figure that is no line of the sheet: a plain one, or the game's own."""
    if name in ICON_NAMES:
        return icon_pixmap(name, FIGURE_ICON, dpr, palette, palette.link)
    own: QPixmap = sheet.line_icon(name, LINE_ICON, dpr, palette)
    return own


class PointsHeading(QHBoxLayout):
    """The heading of a score sheet, with a star over the column of points."""

    def __init__(self, words: QLabel, palette: Palette, dpr: float) -> None:
        super().__init__()
        self._star = QLabel()
        self._star.setAccessibleName(say("Victory points"))
        self.addWidget(words, 1)
        self.addWidget(self._star)
        self.dress(palette, dpr)

    def dress(self, palette: Palette, dpr: float) -> None:
        """Draw the star anew."""
        self._star.setPixmap(icon_pixmap("star", STAR_ICON, dpr, palette))


def points_words(line: ScoreLine) -> str:
    """The points of a line as they stand in a sheet, behind them what was compared for them.

    >>> points_words(ScoreLine("Largest farm", 5, measured="7"))
    '5 (7)'
    """
    points = str(line.points) if line.points else "–"
    return f"{points} ({line.measured})" if line.measured else points


class FigureRow(QWidget):
    """Icon, words and a number in a row; `faint` for what counts nothing."""

    def __init__(self, figure: Figure) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        self._image = QLabel()
        self._image.setFixedWidth(LINE_ICON)
        self._image.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = label("")
        self._number = label("")
        row.addWidget(self._image)
        row.addWidget(self._words, 1)
        row.addWidget(self._number)
        self._faint: bool | None = None
        self.fill(figure)

    def fill(self, figure: Figure) -> None:
        """Show other words and figures."""
        picture, words, number, faint, note = figure
        self._image.setPixmap(picture)
        self._words.setText(words)
        self._number.setText(number)
        if faint != self._faint:
            self._faint = faint
            for part in (self._words, self._number):
                mark(part, "dim" if faint else "plain")
            self._number.setFont(text_font(15, bold=not faint))
        self.setAccessibleName(f"{words}: {number}")
        self.setToolTip(plain_tip(note))
        self.setAccessibleDescription(note)


def fill_rows(rows: QVBoxLayout, figures: Sequence[Figure]) -> None:
    """Bring a column of figure rows to these figures; rows that are there are used again."""
    for place, figure in enumerate(figures):
        item = rows.itemAt(place)
        widget = item.widget() if item is not None else None
        if isinstance(widget, FigureRow):
            widget.fill(figure)
        else:
            rows.addWidget(FigureRow(figure))
    while rows.count() > len(figures):
        last = rows.takeAt(rows.count() - 1)
        gone = last.widget() if last is not None else None
        if gone is not None:
            gone.hide()
            gone.deleteLater()
