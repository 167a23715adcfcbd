"""The end of a game: score sheet line by line, rating, feats, how it was played, what next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.core.signed import plain
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.icons import ICON_NAMES, icon, icon_pixmap
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.shore import paint_shore
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.game_list import game_name
from islands_desktop.desktop.pages.page import MARGIN, centred, column, label, panel, scrolling
from islands_desktop.desktop.panels.figure_rows import (
    LINE_ICON,
    Figure,
    FigureRow,
    PointsHeading,
    figure_icon,
    points_words,
)
from islands_desktop.desktop.panels.final_table import FinalTable
from islands_desktop.desktop.panels.flow import FlowLayout, clear_layout
from islands_desktop.desktop.panels.score_panel import RatingChart
from islands_desktop.opponents.players import why_no_player

if TYPE_CHECKING:
    from islands_desktop.desktop.played_game import PlayedGame
    from islands_desktop.desktop.table.controller import TableAction

_ONE_SEAT, _SEVERAL_SEATS = 920, 1080
_GAP, _MANY_LINES = 6, 10
"""Between the lines of a sheet; more lines than these lie closer in a window that is not high."""

_HIGH_WINDOW = 920
"""A window as high as this shows the longest table without writing it closer."""
CHOICES = ("again", "next", "new_game", "look", "analysis", "home")


class FinalSheet(QWidget):
    """Shown over the table when a game is over. Signal `chosen(name)`: one of CHOICES.

    Further buttons come from the table's controller, see `show_game`.
    """

    chosen = Signal(str)

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._palette = palette
        self._played: PlayedGame | None = None
        self._extra: tuple[TableAction, ...] = ()
        self._content = content = QWidget()
        rows = column(content, _ONE_SEAT)
        self.heading = label("", "title")
        self.reason = label("", wrap=True)
        rows.addWidget(self.heading)
        below = QHBoxLayout()
        below.setSpacing(24)
        self.setup_line = label("", "dim", wrap=True)
        below.addWidget(self.reason, 6)
        below.addWidget(self.setup_line, 5)
        rows.addLayout(below)
        self._celebrated = QVBoxLayout()
        rows.addLayout(self._celebrated)
        self._columns = columns = QHBoxLayout()
        columns.setSpacing(24)
        self._sheet = panel(gap=_GAP)
        self._left = QVBoxLayout()
        self._left.setSpacing(16)
        self._left.addWidget(self._sheet, 1)
        columns.addLayout(self._left)
        self._right = right = QVBoxLayout()
        right.setSpacing(16)
        self._rating, self._notes = panel(gap=8), panel(gap=8)
        right.addWidget(self._rating)
        right.addWidget(self._notes, 1)
        right.addStretch(0)
        columns.addLayout(right)
        rows.addLayout(columns)
        self._buttons = self._make_buttons()
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(scrolling(centred(content, upright=True)))

    def _make_buttons(self) -> QWidget:
        holder = QWidget()
        self._choices = flow = FlowLayout(holder)
        self.buttons: dict[str, QPushButton] = {}
        for name in CHOICES:
            button = QPushButton()
            button.clicked.connect(lambda _on=False, name=name: self.chosen.emit(name))
            self.buttons[name] = button
            flow.addWidget(button)
        mark(self.buttons["again"], "primary")
        self.setFocusProxy(self.buttons["again"])
        return holder

    def show_game(self, played: PlayedGame, extra: Sequence[TableAction] = ()) -> None:
        """The result of a finished game; `extra` are buttons of the game's own."""
        self._played = played
        self._add_extra(tuple(extra))
        session = played.session
        game, state = session.game, session.state
        outcome = game.outcome(state)
        self.heading.setText(say("{game}: the end", game=game_name(game.id)))
        self.reason.setText(outcome.reason if outcome is not None else "")
        several = session.setup.seats > 1
        self._arrange(several)
        if several:
            self._fill_table(played)
            if any(score.rating for score in game.standings(state).seats):
                self._rating.show()
                self._fill_rating(played)
        else:
            self._fill_sheet(played)
            self._fill_rating(played)
        self._fill_celebrated(played)
        self._fill_notes(played)
        words = {
            "again": say("Play the same deal again"),
            "next": say("Next deal"),
            "new_game": say("New game …"),
            "look": say("Look at the final table"),
            "analysis": say("How the game went"),
            "home": say("Home"),
        }
        for name, text in words.items():
            self.buttons[name].setText(text)
        unknown = why_no_player(game.id)
        self.buttons["analysis"].setEnabled(unknown is None)
        self.buttons["analysis"].setToolTip("" if unknown is None else str(unknown))

    def _arrange(self, several: bool) -> None:
        """A table of several seats needs width; the buttons then stand beside it, else below."""
        self._rating.setVisible(not several)
        self.setup_line.setVisible(not several)
        width = _SEVERAL_SEATS if several else _ONE_SEAT
        self._content.setMaximumWidth(width + 2 * MARGIN)
        for place, share in enumerate((8, 3) if several else (6, 5)):
            self._columns.setStretch(place, share)
        if several:
            self._right.insertWidget(2, self._buttons)
        else:
            self._left.addWidget(self._buttons)
        self._right.setStretchFactor(self._notes, 0 if several else 1)
        self._right.setStretch(self._right.count() - 1, int(several))

    def _add_extra(self, extra: tuple[TableAction, ...]) -> None:
        """Buttons of the game's own, before the way Home."""
        for action in self._extra:
            button = self.buttons.pop(action.id)
            self._choices.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._extra = extra
        for action in extra:
            button = QPushButton(action.label)
            if action.icon in ICON_NAMES:
                button.setIcon(icon(action.icon, self._palette))
            button.setEnabled(action.enabled)
            button.setToolTip(plain_tip(action.reason))
            button.clicked.connect(lambda _on=False, action=action: action.trigger())
            self.buttons[action.id] = button
            self._choices.addWidget(button)

    def _fill_table(self, played: PlayedGame) -> None:
        rows = _emptied(self._sheet)
        session, low = played.session, self.window().height() < _HIGH_WINDOW
        self.table = FinalTable(session.game, session.state, self._palette, low)
        rows.addWidget(self.table, 1)

    def _fill_sheet(self, played: PlayedGame) -> None:
        game, state = played.session.game, played.session.state
        sheet, dpr = game_part(game.id, "sheet"), self.devicePixelRatioF()
        rows = _emptied(self._sheet)
        rows.addLayout(PointsHeading(label(say("Score sheet"), "heading"), self._palette, dpr))
        score = game.standings(state).seats[0]
        many = len(score.lines) > _MANY_LINES and self.window().height() < _HIGH_WINDOW
        rows.setSpacing(0 if many else _GAP)
        formula = getattr(sheet, "formula", None)
        for line in score.lines:
            picture = sheet.line_icon(line.icon, LINE_ICON, dpr, self._palette)
            points = points_words(line)
            figure = Figure(picture, line.label, points, line.points == 0, line.note)
            rows.addWidget(FigureRow(figure))
            if formula is not None and formula(line):
                below = label(formula(line), "dim", wrap=True)
                below.setStyleSheet("font-size: 13px;")
                below.setContentsMargins(LINE_ICON + 8, 0, 0, 0)
                rows.addWidget(below)
        rows.addStretch(1)
        rows.addWidget(_rule())
        rows.addLayout(self._total_row(score.total, sheet.total_words()))

    def _total_row(self, total: int, words: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        star = QLabel()
        star.setPixmap(icon_pixmap("star", 32, self.devicePixelRatioF(), self._palette))
        self.total = label(plain(total), "big")
        row.addWidget(star)
        row.addWidget(label(words, "heading"), 1)
        row.addWidget(self.total)
        return row

    def _fill_rating(self, played: PlayedGame) -> None:
        game, state = played.session.game, played.session.state
        sheet, dpr = game_part(game.id, "sheet"), self.devicePixelRatioF()
        rows = _emptied(self._rating)
        rows.addWidget(label(sheet.chart_title(), "heading"))
        self.chart = RatingChart(self._palette)
        self.chart.show_score(sheet.chart(state), sheet.chart_score(state))
        rows.addWidget(self.chart)
        one_seat = len(game.standings(state).seats) == 1  # figures of one say nothing of a group
        for name, words, number in sheet.figures(state) if one_seat else ():
            picture = figure_icon(sheet, name, dpr, self._palette)
            rows.addWidget(FigureRow(Figure(picture, words, number)))

    def _fill_celebrated(self, played: PlayedGame) -> None:
        """What this game has earned for the first time."""
        clear_layout(self._celebrated)
        sheet = game_part(played.session.game.id, "sheet")
        celebrated = getattr(sheet, "celebrated", None)
        if celebrated is None:
            return
        state, new = played.session.state, played.newly_earned
        shown = celebrated(state, new, self._palette, self.devicePixelRatioF())
        if shown is not None:
            self._celebrated.addWidget(shown)

    def _fill_notes(self, played: PlayedGame) -> None:
        game, state = played.session.game, played.session.state
        sheet, setup = game_part(game.id, "sheet"), played.session.setup
        rows = _emptied(self._notes)
        achievements = getattr(sheet, "achievements", None)
        if achievements is not None:
            heading, parts = achievements(state, self._palette, self.devicePixelRatioF())
            if parts:
                rows.addWidget(label(heading, "heading"))
            for part in parts:
                rows.addWidget(part)
        record = getattr(sheet, "record_words", None) if played.new_record else None
        if record is not None and record(state):
            rows.addWidget(label(say("A new record!"), "heading"))
            rows.addWidget(label(record(state), wrap=True))
        several, marks = setup.seats > 1, mark_sentences(setup)
        self.setup_line.setText(sheet.setup_words(state))
        if several or marks:
            rows.addWidget(label(say("This game"), "heading"))
        if several:
            rows.addWidget(label(sheet.setup_words(state), wrap=True))
        for sentence in marks:
            rows.addWidget(label(sentence, "warning", wrap=True))
        self._notes.setVisible(rows.count() > 0)
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
            self.show_game(self._played, self._extra)


def mark_sentences(setup: object) -> list[str]:
    """How a result is marked, in sentences."""
    option = getattr(setup, "option", lambda _name: False)
    sentences = []
    if option("practice"):
        sentences.append(say("A practice game: undo could reach back across rounds."))
    if option("open_deck"):
        sentences.append(say("Played with the open deck."))
    if option("open_table"):
        sentences.append(say("Played with all hands open."))
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
