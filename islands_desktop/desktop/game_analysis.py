"""How a finished game went: what was expected all along, and what each person's decision cost.

Decisions are judged one after the other in the process of the computer's players, from what their
seats knew; what is expected is worked out here, a little at a time.
"""

from __future__ import annotations

import time
from collections.abc import Collection

from PySide6.QtCore import QObject, QTimer, Signal

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.table.computer_seats import Thinking
from islands_desktop.desktop.thinker import question_number
from islands_desktop.opponents.analysis import (
    Decision,
    Judgement,
    costliest,
    decisions,
    expected_points,
)
from islands_desktop.opponents.players import find_player
from islands_desktop.opponents.worker import Answer, Question

SECONDS = 6.0
"""How long is thought about one decision at most; mostly it needs far less."""

LEVEL = "hard"

SLICE_SECONDS = 0.012
"""How long the window works for it at a time."""

_CHANCE = 700_001
"""The same game is always judged alike; no deal is drawn from a number like this."""


class GameAnalysis(QObject):
    """The analysis of one finished game, as far as it has come.

    persons: the seats whose decisions are judged. Signal `changed` when there is more to show.
    """

    changed = Signal()

    def __init__(
        self, session: GameSession, persons: Collection[int], thinking: Thinking, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.game, self.persons = session.game, tuple(sorted(persons))
        self.states = [session.state_at(place) for place in range(session.cursor + 1)]
        self.commands = [entry.command for entry in session.log[: session.cursor]]
        self.curve: list[tuple[float, ...]] = []
        """For each position so far, what every seat may expect."""
        self.judged: list[tuple[Decision, Judgement]] = []
        self.trouble = ""
        """Why a decision could not be judged; it is tried again when somebody comes back."""
        self._thinking = thinking
        self._decisions: list[Decision] | None = None
        self._number = 0
        self._going = False
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._expect_more)

    # ------------------------------------------------------------------ how far it is

    @property
    def seats(self) -> int:
        return self.game.setup_of(self.states[0]).seats

    @property
    def decisions(self) -> list[Decision]:
        """All that is to be judged."""
        if self._decisions is None:
            self._decisions = decisions(self.game, self.states[:-1], self.commands, self.persons)
        return self._decisions

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do."""
        drawn = len(self.curve) == len(self.states)
        return drawn and len(self.judged) == len(self.decisions)

    def costliest(self, seat: int) -> list[tuple[Decision, Judgement]]:
        """The three decisions of a person that cost most, the dearest first."""
        return costliest(self.judged, seat)

    def cost_of(self, seat: int) -> float:
        """What all decisions of a person have cost together."""
        return sum(found.cost for decision, found in self.judged if decision.seat == seat)

    # ------------------------------------------------------------------ going on and resting

    def go_on(self) -> None:
        """Go on where it was left; harmless while it goes on or when it is done."""
        if self._going or self.is_done:
            return
        self._going, self.trouble = True, ""
        self._thinking.answered.connect(self._hear)
        self._clock.start()
        self._ask()

    def rest(self) -> None:
        """Leave it for now; what has been found is kept."""
        if not self._going:
            return
        self._going = False
        self._clock.stop()
        self._thinking.answered.disconnect(self._hear)
        if self._number:
            self._thinking.drop(self._number)
            self._number = 0

    def _expect_more(self) -> None:
        """Work out for some more positions what is expected there."""
        until = time.monotonic() + SLICE_SECONDS
        while len(self.curve) < len(self.states) and time.monotonic() < until:
            state = self.states[len(self.curve)]
            expected = (expected_points(self.game, state, seat) for seat in range(self.seats))
            self.curve.append(tuple(expected))
        if len(self.curve) == len(self.states):
            self._clock.stop()
            self._tell()

    def _ask(self) -> None:
        """Have the next decision judged."""
        if len(self.judged) == len(self.decisions):
            return
        decision = self.decisions[len(self.judged)]
        seat, state = decision.seat, self.states[decision.position]
        known = find_player(self.game.id).known(state, seat)
        self._number = question_number()
        self._thinking.ask(
            Question(
                self._number, self.game.id, known, seat, LEVEL, _CHANCE + decision.position,
                SECONDS, decision.command.to_dict(),
            )
        )  # fmt: skip

    def _hear(self, answer: Answer) -> None:
        if not self._number or answer.number != self._number:
            return
        self._number = 0
        if answer.command is None:
            self.trouble = answer.fault
            self.rest()
            self.changed.emit()
            return
        decision = self.decisions[len(self.judged)]
        best = self.game.command_from_dict(answer.command)
        self.judged.append((decision, Judgement(best, answer.cost)))
        self._ask()
        self._tell()

    def _tell(self) -> None:
        if self.is_done:
            self.rest()
        self.changed.emit()
