"""The score as it stands: total, rounds, lines of the score sheet, chart."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from islands_desktop.core.game import Game
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.core.signed import plain
from islands_desktop.core.standings import SeatScore, Standings
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.icons import icon_pixmap
from islands_desktop.desktop.look.palette import Palette, colour, mixed
from islands_desktop.desktop.pages.page import label, scrolling
from islands_desktop.desktop.panels.figure_rows import (
    LINE_ICON,
    Figure,
    PointsHeading,
    figure_icon,
    fill_rows,
    points_words,
)
from islands_desktop.desktop.panels.final_table import compares
from islands_desktop.desktop.panels.seat_switch import SeatLine, SeatSwitch
from islands_desktop.desktop.seats import seat_emblem, seat_to_act

SEAT_ICON = 28
_MOST_DOTS = 12
"""More rounds than these are shown as a bar."""


class RoundDots(QWidget):
    """The rounds as a row of dots: those past filled, the present one ringed."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.colours = palette
        self.round, self.rounds = 1, 1
        self.setFixedHeight(28)

    def show_round(self, number: int, rounds: int) -> None:
        """Show that round `number` (from 1) of `rounds` is being played."""
        self.round, self.rounds = number, rounds
        self.setAccessibleName(say("Round {round} of {rounds}", round=number, rounds=rounds))
        self.update()

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """One dot a round, its number inside."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.rounds > _MOST_DOTS:
            self._paint_bar(painter)
            painter.end()
            return
        step = min(32.0, self.width() / self.rounds)
        for number in range(1, self.rounds + 1):
            self._paint_dot(painter, number, QPointF((number - 0.5) * step, 14.0))
        painter.end()

    def _paint_bar(self, painter: QPainter) -> None:
        """How many of many rounds have begun."""
        shown = self.colours
        whole = QRectF(0, 9, self.width(), 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(shown.line))
        painter.drawRoundedRect(whole, 5, 5)
        painter.setBrush(colour(shown.accent_fill))
        whole.setWidth(max(10.0, whole.width() * self.round / self.rounds))
        if self.round:
            painter.drawRoundedRect(whole, 5, 5)

    def _paint_dot(self, painter: QPainter, number: int, centre: QPointF) -> None:
        shown = self.colours
        past, now = number < self.round, number == self.round
        fill = shown.accent_fill if past else shown.sun if now else shown.raised
        painter.setPen(QPen(colour(shown.line if not (past or now) else fill), 1.5))
        painter.setBrush(colour(fill))
        painter.drawEllipse(centre, 11.0, 11.0)
        ink = shown.on_sea if past else shown.card_ink if now else shown.dim
        painter.setPen(colour(ink))
        painter.setFont(text_font(12, bold=now))
        box = QRectF(centre.x() - 12, centre.y() - 12, 24, 24)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(number))


class RatingChart(QWidget):
    """The solo chart: its lines, and which one the score has reached."""

    ROW = 27

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.colours = palette
        self.lines: tuple[tuple[int, str], ...] = ()
        self.score = 0

    def show_score(self, lines: tuple[tuple[int, str], ...], score: int) -> None:
        """Show the chart, worst line first, with the line that `score` reaches."""
        self.lines, self.score = lines, score
        self.setFixedHeight(self.ROW * len(lines))
        self.setAccessibleName(say("Rating: {rating}", rating=self.reached or say("none")))
        self.update()

    @property
    def reached(self) -> str:
        """Name of the line that the score has reached, "" below all of them."""
        return next((name for least, name in reversed(self.lines) if self.score >= least), "")

    @guard(QSize(200, 120))
    def sizeHint(self) -> QSize:
        return QSize(200, self.ROW * max(1, len(self.lines)))

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """The best line on top, as on a ladder."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, (least, name) in enumerate(reversed(self.lines)):
            row = QRectF(0, place * self.ROW, self.width(), self.ROW - 3)
            self._paint_line(painter, row, least, name)
        painter.end()

    def _paint_line(self, painter: QPainter, row: QRectF, least: int, name: str) -> None:
        shown = self.colours
        here = name == self.reached
        passed = self.score >= least
        painter.setPen(Qt.PenStyle.NoPen)
        fill = shown.accent_fill if here else mixed(shown.panel, shown.line, 0.35)
        painter.setBrush(colour(fill))
        painter.drawRoundedRect(row, 8, 8)
        ink = shown.on_sea if here else shown.ink if passed else shown.dim
        painter.setPen(colour(ink))
        painter.setFont(text_font(14, bold=here))
        inner = row.adjusted(12, 0, -12, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inner, int(middle | Qt.AlignmentFlag.AlignLeft), name)
        number = say("from {points}", points=least) if least > 0 else ""
        painter.drawText(inner, int(middle | Qt.AlignmentFlag.AlignRight), number)


class ScorePanel(QWidget):
    """Score sheets line by line, always of the position on the table.

    Of several seats the one to act is shown, until another one is chosen.
    """

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._palette = palette
        self._shown: tuple[Game[Any, Any], Any, tuple[tuple[str, str], ...]] | None = None
        self._levels: dict[int, str] = {}
        self._chosen: int | None = None
        self._last = 0
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(16, 8, 16, 12)
        rows.setSpacing(8)
        self.seats = SeatSwitch(palette)
        self.seats.chosen.connect(self.choose_seat)
        rows.addWidget(self.seats)
        rows.addLayout(self._make_total())
        self.dots = RoundDots(palette)
        rows.addWidget(self.dots)
        self.figures = QVBoxLayout()
        self.figures.setSpacing(2)
        rows.addLayout(self.figures)
        self.sheet_heading = PointsHeading(
            _small_heading(say("Score sheet")), palette, self.devicePixelRatioF()
        )
        rows.addLayout(self.sheet_heading)
        self.lines = QVBoxLayout()
        self.lines.setSpacing(2)
        rows.addLayout(self.lines)
        self.chart_heading = _small_heading("")
        rows.addWidget(self.chart_heading)
        self.chart = RatingChart(palette)
        rows.addWidget(self.chart)
        rows.addStretch(1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(scrolling(content))

    def _make_total(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self._star = QLabel()
        self.total = label("0", "big")
        self.progress = label("", "dim")
        row.addWidget(self._star)
        row.addWidget(self.total)
        row.addStretch(1)
        row.addWidget(self.progress)
        return row

    def show_state(
        self, game: Game[Any, Any], state: Any, levels: Mapping[int, str] | None = None
    ) -> None:
        """The score of a state; nothing is made anew while it is the one shown.

        levels: seat of the computer → its level in words.
        """
        count, self._levels = game.setup_of(state).seats, dict(levels or {})
        names = tuple((seat_name(seat), self._levels.get(seat, "")) for seat in range(count))
        shown = (game, state, names)
        if self._shown == shown:
            return
        if self._shown is None or len(self._shown[2]) != count:
            self._chosen, self._last = None, 0
        self._shown = shown
        self._fill()

    def choose_seat(self, seat: int) -> None:
        """Show the sheet of a seat; choosing the seat to act follows the turns again."""
        if self._shown is None:
            return
        game, state, _names = self._shown
        self._chosen = None if seat == seat_to_act(game, state) else seat
        self._last = seat
        self._fill()

    @property
    def seat(self) -> int:
        """The seat whose sheet is shown."""
        return self._last

    def _fill(self) -> None:
        assert self._shown is not None
        game, state, _names = self._shown
        acts = seat_to_act(game, state)
        if self._chosen is not None:
            self._last = self._chosen
        elif acts is not None:
            self._last = acts
        standings, sheet = game.standings(state), game_part(game.id, "sheet")
        self._show_seats(game, standings, acts, compares(sheet, state))
        score = standings.seats[self._last]
        self._star.setPixmap(icon_pixmap("star", 36, self.devicePixelRatioF(), self._palette))
        self.total.setText(plain(score.total))
        words = say("{points} victory points", points=score.total)
        self.total.setAccessibleName(say("1 victory point") if score.total == 1 else words)
        self.progress.setText(game.progress(state))
        self._show_round(*sheet.rounds(state))
        self._show_chart(sheet, state)
        fill_rows(self.figures, self._figures(sheet, state))
        fill_rows(self.lines, self._sheet_lines(sheet, score))

    def _show_round(self, number: int, rounds: int) -> None:
        """No dots where nobody knows how many rounds there will be."""
        self.dots.setVisible(rounds > 0)
        if rounds:
            self.dots.show_round(number, rounds)

    def _show_seats(
        self, game: Game[Any, Any], standings: Standings, acts: int | None, ranked: bool
    ) -> None:
        lines = [
            SeatLine(
                seat_name(score.seat),
                place if ranked else 0,
                score.total,
                score.seat == acts,
                self._levels.get(score.seat, ""),
            )
            for score, place in zip(standings.seats, standings.places, strict=True)
        ]
        dpr = self.devicePixelRatioF()
        emblems = [
            seat_emblem(game.id, seat, SEAT_ICON, dpr, self._palette) for seat in range(len(lines))
        ]
        self.seats.show_seats(lines, emblems, self._last)

    def _show_chart(self, sheet: ModuleType, state: Any) -> None:
        lines = sheet.chart(state)
        self.chart_heading.setText(sheet.chart_title())
        self.chart.show_score(lines, sheet.chart_score(state))
        for part in (self.chart_heading, self.chart):
            part.setVisible(bool(lines))

    def _figures(self, sheet: ModuleType, state: Any) -> list[Figure]:
        dpr = self.devicePixelRatioF()
        return [
            Figure(figure_icon(sheet, name, dpr, self._palette), words, number)
            for name, words, number in sheet.figures(state, self._last)
        ]

    def _sheet_lines(self, sheet: ModuleType, score: SeatScore) -> list[Figure]:
        dpr = self.devicePixelRatioF()
        return [
            Figure(
                sheet.line_icon(line.icon, LINE_ICON, dpr, self._palette),
                line.label,
                points_words(line),
                line.points == 0,
                line.note,
            )
            for line in score.lines
        ]

    def dress(self, palette: Palette) -> None:
        """Draw everything anew in other colours."""
        self._palette = palette
        self.dots.colours = self.chart.colours = palette
        self.seats.dress(palette)
        self.sheet_heading.dress(palette, self.devicePixelRatioF())
        if self._shown is not None:
            self._fill()


def _small_heading(words: str) -> QLabel:
    made = label(words)
    made.setFont(text_font(15, bold=True))
    return made
