"""The score as it stands: total, rounds, lines of the score sheet, chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from islands_desktop.core.game import Game
from islands_desktop.core.phrases import say
from islands_desktop.core.standings import ScoreLine
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.icons import icon_pixmap
from islands_desktop.desktop.look.palette import Palette, colour, mixed
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label, scrolling

LINE_ICON = 24
STAR_ICON = 18


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
        step = min(32.0, self.width() / self.rounds)
        for number in range(1, self.rounds + 1):
            self._paint_dot(painter, number, QPointF((number - 0.5) * step, 14.0))
        painter.end()

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
        self.setAccessibleName(say("Rating: {rating}", rating=self.reached))
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
    """Score of the seat that looks, line by line, always of the position on the table."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._palette = palette
        self._shown: tuple[Game[Any, Any], Any] | None = None
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(16, 8, 16, 12)
        rows.setSpacing(8)
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
        rows.addWidget(_small_heading(say("Chart")))
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

    def show_state(self, game: Game[Any, Any], state: Any) -> None:
        """The score of a state; nothing is made anew while it is the one shown."""
        shown = (game, state)
        if self._shown == shown:
            return
        self._shown = shown
        score = game.standings(state).seats[0]
        sheet = game_part(game.id, "sheet")
        dpr = self.devicePixelRatioF()
        self._star.setPixmap(icon_pixmap("star", 36, dpr, self._palette))
        self.total.setText(str(score.total))
        words = say("{points} victory points", points=score.total)
        self.total.setAccessibleName(say("1 victory point") if score.total == 1 else words)
        self.progress.setText(game.progress(state))
        self.dots.show_round(*sheet.rounds(state))
        self.chart.show_score(sheet.chart(state), sheet.chart_score(state))
        figures = [
            (
                icon_pixmap(name, 20, dpr, self._palette, self._palette.link),
                words,
                number,
                False,
            )
            for name, words, number in sheet.figures(state)
        ]
        fill_rows(self.figures, figures)
        lines = [
            (
                sheet.line_icon(line.icon, LINE_ICON, dpr, self._palette),
                line.label,
                points_words(line),
                line.points == 0,
            )
            for line in score.lines
        ]
        fill_rows(self.lines, lines)

    def dress(self, palette: Palette) -> None:
        """Draw everything anew in other colours."""
        self._palette = palette
        self.dots.colours = self.chart.colours = palette
        self.sheet_heading.dress(palette, self.devicePixelRatioF())
        if self._shown is not None:
            shown, self._shown = self._shown, None
            self.show_state(*shown)


def _small_heading(words: str) -> QLabel:
    made = label(words)
    made.setFont(text_font(15, bold=True))
    return made


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
    """The points of a line as they stand in a sheet."""
    return str(line.points) if line.points else "–"


class FigureRow(QWidget):
    """Icon, words and a number in a row; `faint` for what counts nothing."""

    def __init__(self, picture: QPixmap, words: str, number: str, faint: bool = False) -> None:
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
        self.fill(picture, words, number, faint)

    def fill(self, picture: QPixmap, words: str, number: str, faint: bool) -> None:
        """Show other words and figures."""
        self._image.setPixmap(picture)
        self._words.setText(words)
        self._number.setText(number)
        if faint != self._faint:
            self._faint = faint
            for part in (self._words, self._number):
                mark(part, "dim" if faint else "plain")
            self._number.setFont(text_font(15, bold=not faint))
        self.setAccessibleName(f"{words}: {number}")


def fill_rows(rows: QVBoxLayout, figures: Sequence[tuple[QPixmap, str, str, bool]]) -> None:
    """Bring a column of figure rows to these figures; rows that are there are used again."""
    for place, figure in enumerate(figures):
        item = rows.itemAt(place)
        widget = item.widget() if item is not None else None
        if isinstance(widget, FigureRow):
            widget.fill(*figure)
        else:
            rows.addWidget(FigureRow(*figure))
    while rows.count() > len(figures):
        last = rows.takeAt(rows.count() - 1)
        gone = last.widget() if last is not None else None
        if gone is not None:
            gone.hide()
            gone.deleteLater()
