"""How a finished game went: the expected result all along, and the decisions that cost most."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QProgressBar, QPushButton, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.game_analysis import GameAnalysis
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.pages.page import (
    Navigator,
    Page,
    centred,
    column,
    label,
    panel,
    scrolling,
)
from islands_desktop.desktop.pages.saved_tile import deal_words
from islands_desktop.desktop.panels.costly_panel import CostlyPanel, figure, points_words
from islands_desktop.desktop.panels.flow import clear_layout
from islands_desktop.desktop.panels.result_curve import EMBLEM, Course, ResultCurve, SeatLook
from islands_desktop.desktop.played_game import PlayedGame
from islands_desktop.desktop.program import Program
from islands_desktop.desktop.seats import seat_colour, seat_emblem

_WIDE = 1180


class AnalysisPage(Page):
    """The analysis of the finished game on the table; it goes on while the page is shown."""

    def __init__(self, program: Program, navigator: Navigator) -> None:
        super().__init__(program, navigator)
        self.played: PlayedGame | None = None
        self.analysis: GameAnalysis | None = None
        self.panels: dict[int, CostlyPanel] = {}
        content = QWidget()
        rows = column(content, _WIDE)
        self.curve = ResultCurve(program.palette)
        self.curve.marked.connect(self._tell_position)
        self.curve.chosen.connect(self.look_at)
        self.words = label("", wrap=True)
        self.words.setMinimumHeight(40)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setFocusProxy(self.curve)
        heading = label(say("Expected points"), "heading")
        rows.addWidget(panel(heading, self.curve, self.words, gap=6))
        rows.addLayout(self._make_progress())
        self._costly = QGridLayout()
        self._costly.setSpacing(16)
        rows.addLayout(self._costly)
        self.note = label("", "dim", wrap=True)
        rows.addWidget(self.note)
        rows.addStretch(1)
        around = QHBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(scrolling(centred(content)))

    def _make_progress(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.progress_words = label("", "dim")
        self.progress = QProgressBar()
        self.again = QPushButton(say("Try again"))
        self.again.clicked.connect(self._go_on)
        row.addWidget(self.progress_words)
        row.addWidget(self.progress, 1)
        row.addWidget(self.again)
        return row

    # ------------------------------------------------------------------ coming and going

    @property
    def heading(self) -> str:
        if self.played is None:
            return say("How the game went")
        name = self.played.header.name or deal_words(self.played)
        return say("How the game went · {game}", game=name)

    def arrive(self, **wishes: Any) -> None:
        played = self.program.on_table
        finished = played if played is not None and played.over else None
        if finished is None or not self._is_of(finished):
            self._take_up(finished)
        self.played = finished
        self._go_on()

    def leave(self) -> None:
        if self.analysis is not None:
            self.analysis.rest()

    def _is_of(self, played: PlayedGame) -> bool:
        """Whether the analysis that is kept is of this game with this end."""
        known = self.analysis
        return (
            known is not None
            and known.states[-1] == played.session.state
            and (self.played is not None and self.played.id == played.id)
        )

    def _take_up(self, played: PlayedGame | None) -> None:
        """Begin with another game; None where no finished one is on the table."""
        if self.analysis is not None:
            self.analysis.rest()
            self.analysis.deleteLater()
            self.analysis = None
        if played is not None:
            seats = range(played.session.setup.seats)
            persons = [seat for seat in seats if not played.header.level_of(seat)]
            self.analysis = GameAnalysis(played.session, persons, self.program.thinker, self)
            self.analysis.changed.connect(self.refresh)
        self._build_panels()
        self.curve.show_course(Course(), ())
        self.words.setText("")

    def _go_on(self) -> None:
        if self.analysis is not None:
            self.analysis.go_on()
        self.refresh()

    def _build_panels(self) -> None:
        """A panel for each person, two beside each other where there are several."""
        clear_layout(self._costly)
        self.panels = {}
        if self.analysis is None:
            return
        persons, palette = self.analysis.persons, self.program.palette
        for number, seat in enumerate(persons):
            made = CostlyPanel(self.analysis, seat, palette)
            made.chosen.connect(self.look_at)
            self.panels[seat] = made
            row, place = divmod(number, 2)
            wide = 2 if len(persons) == 1 else 1
            self._costly.addWidget(made, row, place, 1, wide)
        for place in (0, 1):
            self._costly.setColumnStretch(place, 1)

    # ------------------------------------------------------------------ what is shown

    def refresh(self) -> None:
        """Show how far the analysis has come."""
        analysis = self.analysis
        if analysis is None:
            for part in (self.progress_words, self.progress, self.again):
                part.hide()
            self.note.setText(say("There is no finished game on the table."))
            return
        done, whole = len(analysis.judged), len(analysis.decisions)
        self.progress.setMaximum(max(1, whole))
        self.progress.setValue(done)
        words = say("Judging the decisions: {done} of {whole}", done=done, whole=whole)
        self.progress_words.setText(analysis.trouble or words)
        self.progress_words.setVisible(not analysis.is_done)
        self.progress.setVisible(not analysis.is_done and not analysis.trouble)
        self.again.setVisible(bool(analysis.trouble))
        for made in self.panels.values():
            made.refresh()
        self._show_curve()
        self.note.setText(_note_of(analysis))

    def _show_curve(self) -> None:
        analysis = self.analysis
        assert analysis is not None
        if len(analysis.curve) < len(analysis.states):
            return
        costly = tuple(
            (decision.position, seat)
            for seat in analysis.persons
            for decision, _found in analysis.costliest(seat)
        )
        fresh = not self.curve.course.values
        course = Course(tuple(analysis.curve), self._rounds(), costly)
        if course != self.curve.course:
            self.curve.show_course(course, self._looks())
        if fresh:
            self._tell_position(self.curve.position)

    def _rounds(self) -> tuple[tuple[int, int], ...]:
        """Where rounds begin, with their numbers."""
        analysis = self.analysis
        assert analysis is not None
        sheet, found, last = game_part(analysis.game.id, "sheet"), [], None
        for position, state in enumerate(analysis.states):
            number = sheet.rounds(state)[0]
            if number != last:
                found.append((position, number))
                last = number
        return tuple(found)

    def _looks(self) -> list[SeatLook]:
        analysis, palette = self.analysis, self.program.palette
        assert analysis is not None
        dpr, game_id = self.devicePixelRatioF(), analysis.game.id
        return [
            SeatLook(
                seat_colour(game_id, seat, palette),
                seat_emblem(game_id, seat, EMBLEM, dpr, palette),
            )
            for seat in range(analysis.seats)
        ]

    def _tell_position(self, position: int) -> None:
        """Say where the game was, what had just been done, and what was expected."""
        analysis = self.analysis
        if analysis is None or position >= len(analysis.curve):
            return
        game, state = analysis.game, analysis.states[position]
        parts = [game.progress(state)]
        if position:
            before, command = analysis.states[position - 1], analysis.commands[position - 1]
            move = game.describe_command(before, command)
            done = say("{name}: {move}", name=seat_name(command.seat), move=move)
            parts.append(done if analysis.seats > 1 else move)
        expected = analysis.curve[position]
        if analysis.seats > 1:
            parts += [f"{seat_name(seat)} {figure(points)}" for seat, points in enumerate(expected)]
        elif game.actor(state) is None:
            parts.append(points_words(expected[0]))
        else:
            parts.append(say("{points} points expected", points=figure(expected[0])))
        self.words.setText(" · ".join(parts))
        self.curve.setAccessibleDescription(self.words.text())

    def look_at(self, position: int) -> None:
        """Open the table at a position of this game."""
        self.navigator.open_page("table", position=position)

    def dress(self) -> None:
        self.curve.colours = self.program.palette
        if self.analysis is not None:
            self._build_panels()
            self.curve.show_course(self.curve.course, self._looks() if self.curve.looks else ())
            self.refresh()


def _note_of(analysis: GameAnalysis) -> str:
    if not analysis.persons:
        return say("Only the computer has played: there are no decisions to judge.")
    total = sum(analysis.cost_of(seat) for seat in analysis.persons)
    words = say(
        "All of this is estimated by the computer, from what each player could know at the time. "
        "What a decision cost is how far it falls short of the best move that was found."
    )
    if analysis.is_done and analysis.seats == 1:
        return say("All decisions together cost about {points}.", points=points_words(total)) + (
            " " + words
        )
    return words
