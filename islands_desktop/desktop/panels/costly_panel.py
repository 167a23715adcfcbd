"""The decisions of one person that cost most: what was played, what was better, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label
from islands_desktop.desktop.panels.flow import clear_layout
from islands_desktop.desktop.seats import seat_emblem
from islands_desktop.opponents.analysis import Decision, Judgement
from islands_desktop.opponents.players import find_player

if TYPE_CHECKING:
    from islands_desktop.desktop.game_analysis import GameAnalysis

_EMBLEM = 28
_COST_WIDE = 64


def points_words(points: float) -> str:
    """Points in words.

    >>> points_words(1.04), points_words(2.26)
    ('1 point', '2.3 points')
    """
    shown = figure(points)
    return say("1 point") if shown == "1" else say("{points} points", points=shown)


def figure(points: float) -> str:
    """A number of points with at most one decimal, as it is written in the person's language."""
    rounded = round(points, 1)
    return QLocale().toString(rounded, "f", 0 if rounded.is_integer() else 1)


class CostlyPanel(QFrame):
    """One person's dearest decisions. Signal `chosen(position)`: the table is to be shown there."""

    chosen = Signal(int)

    def __init__(self, analysis: GameAnalysis, seat: int, palette: Palette) -> None:
        super().__init__()
        self.analysis, self.seat = analysis, seat
        self.buttons: list[QPushButton] = []
        self._shown: list[tuple[Decision, Judgement]] | None = None
        mark(self, "panel")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(20, 14, 20, 14)
        rows.setSpacing(10)
        rows.addLayout(self._make_head(palette))
        self._rows = QVBoxLayout()
        self._rows.setSpacing(12)
        rows.addLayout(self._rows)
        rows.addStretch(1)

    def _make_head(self, palette: Palette) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(10)
        if self.analysis.seats > 1:
            emblem = QLabel()
            game_id, dpr = self.analysis.game.id, self.devicePixelRatioF()
            emblem.setPixmap(seat_emblem(game_id, self.seat, _EMBLEM, dpr, palette))
            head.addWidget(emblem)
            words = say("{name}: the costliest decisions", name=seat_name(self.seat))
        else:
            words = say("The costliest decisions")
        head.addWidget(label(words, "heading"), 1)
        return head

    def refresh(self) -> None:
        """Show the dearest decisions found so far."""
        found = self.analysis.costliest(self.seat)
        if found == self._shown and not (self.analysis.is_done and not found):
            return
        self._shown, self.buttons = found, []
        clear_layout(self._rows)
        for decision, judgement in found:
            self._rows.addWidget(self._row(decision, judgement))
        if not found:
            nothing = say("The computer found nothing better than what was played.")
            words = nothing if self.analysis.is_done else say("Nothing has been found yet.")
            self._rows.addWidget(label(words, "dim", wrap=True))

    def _row(self, decision: Decision, judgement: Judgement) -> QWidget:
        analysis = self.analysis
        game, state = analysis.game, analysis.states[decision.position]
        played = game.describe_command(state, decision.command)
        better = game.describe_command(state, judgement.best)
        player = find_player(game.id)
        known = player.known(state, self.seat)
        reason = player.explain(known, self.seat, judgement.best, decision.position)
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(_cost(judgement.cost), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(label(game.progress(state), "dim"))
        words.addWidget(label(say("Played: {move}", move=played), wrap=True))
        best = label(say("Better: {move}", move=better), "good", wrap=True)
        words.addWidget(best)
        words.addWidget(label(reason, wrap=True))
        row.addLayout(words, 1)
        button = QPushButton(say("Look"))
        sentence = say("{move}: cost about {points}", move=played,
                       points=points_words(judgement.cost))  # fmt: skip
        button.setAccessibleName(f"{say('Look')}: {sentence}")
        button.clicked.connect(lambda: self.chosen.emit(decision.position))
        self.buttons.append(button)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        return holder


def _cost(points: float) -> QLabel:
    """The cost as a number, and in words for who points at it."""
    shown = label(f"−{figure(points)}", "heading")
    shown.setFixedWidth(_COST_WIDE)
    shown.setToolTip(say("It cost about {points}.", points=points_words(points)))
    return shown
