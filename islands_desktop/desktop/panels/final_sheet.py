"""The end of a game: score sheet line by line, rating, feats, how it was played, what next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.icons import icon_pixmap
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.shore import paint_shore
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import centred, column, label, panel, scrolling
from islands_desktop.desktop.panels.flow import FlowLayout, clear_layout
from islands_desktop.desktop.panels.score_panel import (
    LINE_ICON,
    FigureRow,
    PointsHeading,
    RatingChart,
    points_words,
)

if TYPE_CHECKING:
    from islands_desktop.desktop.played_game import PlayedGame

CHOICES = ("again", "next", "new_game", "look", "home")


class FinalSheet(QWidget):
    """Shown over the table when a game is over. Signal `chosen(name)`: one of CHOICES."""

    chosen = Signal(str)

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._palette = palette
        self._played: PlayedGame | None = None
        content = QWidget()
        rows = column(content, 920)
        self.heading = label("", "title")
        self.reason = label("", wrap=True)
        rows.addWidget(self.heading)
        rows.addWidget(self.reason)
        columns = QHBoxLayout()
        columns.setSpacing(24)
        self._sheet = panel(gap=6)
        columns.addWidget(self._sheet, 6)
        right = QVBoxLayout()
        right.setSpacing(16)
        self._rating, self._notes = panel(gap=8), panel(gap=8)
        right.addWidget(self._rating)
        right.addWidget(self._notes, 1)
        columns.addLayout(right, 5)
        rows.addLayout(columns)
        rows.addWidget(self._make_buttons())
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(scrolling(centred(content, upright=True)))

    def _make_buttons(self) -> QWidget:
        holder = QWidget()
        flow = FlowLayout(holder)
        self.buttons: dict[str, QPushButton] = {}
        for name in CHOICES:
            button = QPushButton()
            button.clicked.connect(lambda _on=False, name=name: self.chosen.emit(name))
            self.buttons[name] = button
            flow.addWidget(button)
        mark(self.buttons["again"], "primary")
        self.setFocusProxy(self.buttons["again"])
        return holder

    def show_game(self, played: PlayedGame) -> None:
        """The result of a finished game."""
        self._played = played
        session = played.session
        game, state = session.game, session.state
        outcome = game.outcome(state)
        self.heading.setText(say("{game}: the end", game=game.title))
        self.reason.setText(outcome.reason if outcome is not None else "")
        self._fill_sheet(played)
        self._fill_rating(played)
        self._fill_notes(played)
        words = {
            "again": say("Play the same deal again"),
            "next": say("Next deal"),
            "new_game": say("New game …"),
            "look": say("Look at the final table"),
            "home": say("Home"),
        }
        for name, text in words.items():
            self.buttons[name].setText(text)

    def _fill_sheet(self, played: PlayedGame) -> None:
        game, state = played.session.game, played.session.state
        sheet, dpr = game_part(game.id, "sheet"), self.devicePixelRatioF()
        rows = _emptied(self._sheet)
        rows.addLayout(PointsHeading(label(say("Score sheet"), "heading"), self._palette, dpr))
        score = game.standings(state).seats[0]
        for line in score.lines:
            picture = sheet.line_icon(line.icon, LINE_ICON, dpr, self._palette)
            rows.addWidget(FigureRow(picture, line.label, points_words(line), line.points == 0))
        rows.addStretch(1)
        rows.addWidget(_rule())
        rows.addLayout(self._total_row(score.total))

    def _total_row(self, total: int) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        star = QLabel()
        star.setPixmap(icon_pixmap("star", 32, self.devicePixelRatioF(), self._palette))
        self.total = label(str(total), "big")
        row.addWidget(star)
        row.addWidget(label(say("Victory points"), "heading"), 1)
        row.addWidget(self.total)
        return row

    def _fill_rating(self, played: PlayedGame) -> None:
        game, state = played.session.game, played.session.state
        sheet, dpr = game_part(game.id, "sheet"), self.devicePixelRatioF()
        rows = _emptied(self._rating)
        rows.addWidget(label(say("Rating"), "heading"))
        self.chart = RatingChart(self._palette)
        self.chart.show_score(sheet.chart(state), sheet.chart_score(state))
        rows.addWidget(self.chart)
        for name, words, number in sheet.figures(state):
            picture = icon_pixmap(name, 20, dpr, self._palette, self._palette.link)
            rows.addWidget(FigureRow(picture, words, number))

    def _fill_notes(self, played: PlayedGame) -> None:
        game, state = played.session.game, played.session.state
        sheet, setup = game_part(game.id, "sheet"), played.session.setup
        rows = _emptied(self._notes)
        achievements = getattr(sheet, "achievements", None)
        if achievements is not None:
            heading, lines = achievements(state, played.newly_earned)
            rows.addWidget(label(heading, "heading"))
            for words in lines:
                rows.addWidget(label(words, wrap=True))
        rows.addWidget(label(say("This game"), "heading"))
        rows.addWidget(label(sheet.setup_words(state), wrap=True))
        for sentence in mark_sentences(setup):
            rows.addWidget(label(sentence, "warning", wrap=True))
        rows.addStretch(1)

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """The shore, behind the sheet."""
        painter = QPainter(self)
        paint_shore(painter, QRectF(self.rect()), self._palette)
        painter.end()

    def dress(self, palette: Palette) -> None:
        """Draw everything anew in other colours."""
        self._palette = palette
        if self._played is not None:
            self.show_game(self._played)


def mark_sentences(setup: object) -> list[str]:
    """How a result is marked, in sentences."""
    option = getattr(setup, "option", lambda _name: False)
    sentences = []
    if option("practice"):
        sentences.append(say("A practice game: undo could reach back across rounds."))
    if option("open_deck"):
        sentences.append(say("Played with the open deck."))
    return sentences


def _emptied(frame: QFrame) -> QVBoxLayout:
    rows = frame.layout()
    assert isinstance(rows, QVBoxLayout)
    while (item := rows.takeAt(0)) is not None:
        inner = item.layout()
        if inner is not None:
            clear_layout(inner)
            inner.deleteLater()
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
    return rows


def _rule() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    return line
