"""The computer's seats at a table: asks for their decisions and gives them at a pace to follow.

It gives commands as a person does, one at a time, after what moved has come to rest. It waits
while the table is out of sight, while an earlier position or a popup is looked at, and in a pause.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.soon import soon
from islands_desktop.desktop.table.controller import TableController
from islands_desktop.desktop.thinker import question_number
from islands_desktop.opponents.players import find_player
from islands_desktop.opponents.worker import Answer, Question

PAUSES_MS = {"relaxed": 1400, "normal": 700, "fast": 200, "instant": 0}
"""Pace of the computer's seats → how long the table rests before each of their commands."""

SECONDS = {"easy": 2.0, "medium": 3.0, "hard": 6.0}
"""How long a level may think about one command; mostly it needs far less."""

LOOK_AGAIN_MS = 60
"""How often it is looked whether the table has come to rest."""

Decision = tuple[int, int, str]
"""What is to be decided: number of commands before it, seat, level."""


class Thinking(Protocol):
    """Who answers questions: the worker process, or whoever else thinks the same way."""

    answered: SignalInstance

    def ask(self, question: Question) -> None: ...

    def hurry(self) -> None: ...

    def drop(self, number: int = 0) -> None: ...


class ComputerSeats(QObject):
    """Plays the seats that have a level, at one table.

    `page` is the widget that has to be in sight. Signals: `changed` when what it says or offers
    has; `decided(seat)` before a command of the computer is given; `levels_changed`.
    """

    changed = Signal()
    decided = Signal(int)
    levels_changed = Signal()

    def __init__(
        self,
        controller: TableController,
        thinking: Thinking,
        levels: Sequence[str],
        pace: str,
        page: QWidget,
    ) -> None:
        super().__init__(controller)
        self.controller, self.thinking, self.page = controller, thinking, page
        seats = controller.session.setup.seats
        self.levels: list[str] = [*levels, *[""] * seats][:seats]
        self.pace = pace
        self.paused = False
        self.trouble = ""
        """Why the computer could not decide; it waits until it is told to try again."""
        self._due: Decision | None = None
        self._asked = False
        self._command: Any = None
        self._hurried = False
        self._one_step = False
        self._rest_from: float | None = None
        self._giving = self._left = False
        self._number = 0
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.refresh)
        thinking.answered.connect(self._hear)
        controller.changed.connect(self.refresh)
        controller.travelled.connect(self._pause_where_nobody_decides)
        controller.set_computers(self.computers)
        page.installEventFilter(self)

    # ------------------------------------------------------------------ what is going on

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats that the computer plays."""
        return tuple(seat for seat, level in enumerate(self.levels) if level)

    @property
    def seat_due(self) -> int | None:
        """The computer's seat that is to decide in the present position, None if none is."""
        return self.controller.computer_of(self.controller.session.state)

    @property
    def is_thinking(self) -> bool:
        """Whether the table waits for a decision of the computer, and that is on its way."""
        return self._due is not None and not self.trouble and (not self.paused or self._one_step)

    # ------------------------------------------------------------------ what persons may do

    def pause(self) -> None:
        """Give no more commands until `go_on` or `step`."""
        self.paused, self._one_step = True, False
        self.refresh()
        self.changed.emit()

    def go_on(self) -> None:
        """Go on after a pause."""
        self.paused = False
        self.refresh()
        self.changed.emit()

    def step(self) -> None:
        """One command of the computer, then a pause."""
        self.paused = self._one_step = True
        self.controller.finish_animation()
        self.refresh()
        self.changed.emit()

    def skip(self) -> None:
        """The best command found so far, now."""
        self._hurried = True
        self.controller.finish_animation()
        if self._asked:
            self.thinking.hurry()
        self.refresh()

    def try_again(self) -> None:
        """Ask once more after something went wrong."""
        self.trouble = ""
        self.refresh()
        self.changed.emit()

    def set_level(self, seat: int, level: str) -> None:
        """Let a person ("") or the computer at a level play a seat from now on."""
        if self.levels[seat] == level:
            return
        self.levels[seat] = level
        self.trouble = ""
        self.levels_changed.emit()
        self.controller.set_computers(self.computers)
        self.changed.emit()

    def set_pace(self, pace: str) -> None:
        """Play at another pace."""
        self.pace = pace
        self.refresh()

    def leave(self) -> None:
        """The game leaves the table: nothing more is asked or given."""
        self._left = True
        self._forget()
        self.controller.changed.disconnect(self.refresh)
        self.controller.travelled.disconnect(self._pause_where_nobody_decides)
        self.thinking.answered.disconnect(self._hear)
        self.page.removeEventFilter(self)

    def _pause_where_nobody_decides(self) -> None:
        """Whoever took something back while only computers decide wants to look at it."""
        if self.seat_due is not None:
            self.paused, self._one_step = True, False

    # ------------------------------------------------------------------ thinking

    def refresh(self) -> None:
        """Think, wait or give a command, as the position and the table are."""
        if self._giving or self._left:
            return
        due = self._find_due()
        if due != self._due:
            if due is None:
                self._announce_person()
            self._forget()
            self._due = due
            soon(self, self.changed.emit)
        if due is None or self.trouble or not self.page.isVisible():
            self._clock.stop()
            return
        if self.paused and not self._one_step:
            return
        if not self._asked and self._command is None:
            self._ask(due)
        if self.trouble:
            return
        wait = self._wait_ms()
        if wait > 0:
            self._clock.start(wait)
        elif self._command is not None:
            self._play()

    def _announce_person(self) -> None:
        """Tell who only hears the table that a person decides now."""
        session = self.controller.session
        if self.controller.position is None and self.controller.has_choice(session.state):
            self.controller.announced.emit(session.game.step(session.state).sentence)

    def _find_due(self) -> Decision | None:
        """What the computer is to decide in the position on the table."""
        seat = self.seat_due
        if seat is None or self.controller.position is not None:
            return None
        if not self.levels[seat]:  # it is just changing hands
            return None
        return (self.controller.session.cursor, seat, self.levels[seat])

    def _forget(self) -> None:
        """What was being decided has been decided, or counts no more."""
        self._clock.stop()
        if self._asked:
            self.thinking.drop(self._number)
        self._due, self._command, self._asked = None, None, False
        self._hurried, self._rest_from = False, None

    def _ask(self, due: Decision) -> None:
        """Ask for a command; a single one needs no thinking."""
        session, (_cursor, seat, level) = self.controller.session, due
        legal = session.game.legal_commands(session.state)
        if len(legal) == 1:
            self._command = legal[0]
            return
        known = find_player(session.game.id).known(session.state, seat)
        # A chance of its own: one that had to do with the deal could tell what is hidden in it.
        chance, seconds = secrets.randbits(31), SECONDS[level]
        answer_ms = self.controller.answer_ms()
        if answer_ms:  # the answer must be there before its time has come
            seconds = min(seconds, answer_ms / 2000)
        self._number = question_number()
        self._asked = True
        self.thinking.ask(
            Question(self._number, session.game.id, known, seat, level, chance, seconds)
        )

    def _hear(self, answer: Answer) -> None:
        if not self._asked or answer.number != self._number or self._due is None:
            return
        self._asked = False
        session, seat = self.controller.session, self._due[1]
        if answer.command is None:
            self._report(seat, answer.fault)
            return
        command = session.game.command_from_dict(answer.command)
        refusal = session.game.why_not(session.state, command)
        if refusal is not None:
            self._report(seat, str(refusal))
            return
        self._command = command
        self.refresh()

    def _report(self, seat: int, fault: str) -> None:
        self.trouble = say(
            "{name} could not decide. Let it try again, or take the seat over. ({reason})",
            name=seat_name(seat), reason=fault,
        )  # fmt: skip
        self._one_step = False
        self.controller.announced.emit(self.trouble)
        self.changed.emit()

    # ------------------------------------------------------------------ giving

    def _wait_ms(self) -> int:
        """How long the table is to rest before the command may be given, 0 if no more."""
        if self.controller.is_moving or self.controller.is_asking:
            return LOOK_AGAIN_MS
        now = time.monotonic()
        if self._rest_from is None:
            self._rest_from = now
        rested = (now - self._rest_from) * 1000
        least = self.controller.answer_ms()
        if least is None:
            least = 0 if self._hurried or self._one_step else PAUSES_MS[self.pace]
        if self.pace != "instant" and not self._hurried:
            least = max(least, self.controller.linger_ms())
        return max(0, round(least - rested))

    def _play(self) -> None:
        command, due = self._command, self._due
        assert due is not None
        self._forget()
        self._one_step = False
        self.decided.emit(due[1])
        controller = self.controller
        pace = controller.pace
        if self.pace == "instant":
            controller.pace = 0.0
        self._giving = True
        try:
            controller.play_for_computer(command)
        finally:
            controller.pace, self._giving = pace, False
        self._clock.start(0)  # not at once: many commands in a row would never let the window work

    @guard(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What waited while the table was out of sight goes on when it is seen."""
        if event.type() == QEvent.Type.Show:
            soon(self, self.refresh)
        return False
