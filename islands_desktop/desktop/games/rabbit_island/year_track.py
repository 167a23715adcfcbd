"""The track of the years at the far edge of the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.rabbit_island.counter_art import paint_year_marker
from islands_desktop.desktop.games.rabbit_island.plate import (
    CENTRE,
    LEFT,
    ROOM,
    Plate,
    paint_paper,
    write,
)
from islands_desktop.desktop.look.fonts import display_font
from islands_desktop.desktop.look.palette import Palette, colour, mixed
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.vector import Pencil


class YearTrack(Plate):
    """One field a year, the marker on the present one; a heading in the Explore phase."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self.year, self.years = 0, 20

    def show_year(self, year: int, years: int) -> None:
        """Put the marker on a year."""
        words = say("Explore phase")
        if year:
            words = say("Year {year} of {years}", year=year, years=years)
        self.setToolTip(plain_tip(words))
        if (year, years) != (self.year, self.years):
            self.year, self.years = year, years
            self.update()

    def art_name(self) -> str:
        return f"rabbit_island/years/{self.year}/{self.years}/{self.size.width():.0f}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box = rect.adjusted(ROOM, ROOM, -ROOM, -ROOM)
        paint_paper(painter, box, palette)
        pencil = Pencil(painter, palette)
        if not self.year:
            with pencil.at(box.left() + 28, box.center().y(), 0.86):
                paint_year_marker(pencil, 0)
            words = say("Explore phase: the island grows")
            write(painter, box.adjusted(56, 0, -10, 0), words, display_font(20), palette.ink, LEFT)
            return
        wide = min(44.0, (box.width() - 24) / self.years)
        left = box.center().x() - wide * self.years / 2
        for year in range(1, self.years + 1):
            middle = left + wide * (year - 0.5)
            if year == self.year:
                with pencil.at(middle, box.center().y(), 0.96):
                    paint_year_marker(pencil, year)
                continue
            self._paint_field(painter, middle, box.center().y(), year, palette)

    def _paint_field(
        self, painter: QPainter, x: float, y: float, year: int, palette: Palette
    ) -> None:
        gone = year < self.year
        fill = mixed(palette.panel, palette.sun, 0.55) if gone else palette.raised
        painter.setPen(QPen(colour(palette.line), 1.4))
        painter.setBrush(colour(fill))
        field = QRectF(x - 13, y - 13, 26, 26)
        painter.drawEllipse(field)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = palette.dim
        if gone:
            ink = "#3A2C08" if not palette.is_dark else palette.ink
        write(painter, field, str(year), display_font(15), ink, CENTRE)
