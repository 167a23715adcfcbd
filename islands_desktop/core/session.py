"""One game being played: its states, its log, and the way back and forth through them.

The log is the game: commands with the digest of the state after each. Undo restores the earlier
state value and is refused as a whole where a barrier lies; nothing is ever half taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from islands_desktop.core.digest import state_digest
from islands_desktop.core.game import Command, Game, Setup, Transition
from islands_desktop.core.refusals import IllegalCommand, Refusal, UndoRefused, refuse

Listener = Callable[["GameSession"], None]


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One accepted command, the digest of the state after it, the barrier it raised or ""."""

    command: Command
    digest: str
    barrier: str = ""


class LogDiverges(Exception):
    """A replayed log leads elsewhere than it says; `position` counts entries from 0."""

    def __init__(self, position: int, reason: str) -> None:
        super().__init__(f"Entry {position + 1} of the log does not lead where it says: {reason}")
        self.position = position


class GameSession:
    """States, log and cursor of one game.

    `start` is the first state; `cursor` counts the log entries that are in force: those behind it
    have been undone and can be redone until another command is played.
    """

    def __init__(self, game: Game[Any, Any], start: Any) -> None:
        self.game = game
        self._states: list[Any] = [start]
        self._log: list[LogEntry] = []
        self._events: list[Transition[Any]] = []
        self._cursor = 0
        self._listeners: list[Listener] = []

    @classmethod
    def new(cls, game: Game[Any, Any], setup: Setup) -> GameSession:
        """A session at the beginning of a new game."""
        return cls(game, game.new_game(setup))

    @classmethod
    def replay(
        cls,
        game: Game[Any, Any],
        start: Any,
        entries: Sequence[tuple[Command, str]],
        cursor: int | None = None,
    ) -> GameSession:
        """A session from a log: every command is played and its digest compared.

        Raises LogDiverges, or ValueError for a cursor outside the log.
        """
        session = cls(game, start)
        for position, (command, digest) in enumerate(entries):
            try:
                session.play(command)
            except IllegalCommand as error:
                raise LogDiverges(position, str(error)) from None
            if digest and session._log[-1].digest != digest:
                raise LogDiverges(position, "the position after it is another one.")
        if cursor is not None:
            if not 0 <= cursor <= len(session._log):
                raise ValueError(f"cursor {cursor} lies outside the log")
            session._cursor = cursor
        return session

    # ------------------------------------------------------------------ reading

    @property
    def setup(self) -> Setup:
        return self.game.setup_of(self._states[0])

    @property
    def state(self) -> Any:
        """State at the cursor."""
        return self._states[self._cursor]

    @property
    def start(self) -> Any:
        """State before the first command."""
        return self._states[0]

    @property
    def cursor(self) -> int:
        return self._cursor

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """All entries, also those that have been undone and could be redone."""
        return tuple(self._log)

    @property
    def history(self) -> tuple[Transition[Any], ...]:
        """Transitions up to the cursor."""
        return tuple(self._events[: self._cursor])

    @property
    def practice(self) -> bool:
        """Whether undo may cross barriers."""
        return bool(self.setup.option("practice", False))

    @property
    def can_practise(self) -> bool:
        """Whether the mode has practice games: where nothing is taken back there are none."""
        return any(option.name == "practice" for option in self.game.options(self.setup.mode))

    def state_at(self, position: int) -> Any:
        """State after the first `position` log entries."""
        return self._states[position]

    def listen(self, listener: Listener) -> None:
        """Call `listener(session)` after every change of the state."""
        self._listeners.append(listener)

    # ------------------------------------------------------------------ playing

    def play(self, command: Command) -> Transition[Any]:
        """Carry a command out. Raises IllegalCommand and then changes nothing."""
        transition = self.game.apply(self.state, command)
        del self._log[self._cursor :], self._events[self._cursor :]
        del self._states[self._cursor + 1 :]
        digest = state_digest(self.game, transition.after)
        self._log.append(LogEntry(command, digest, transition.barrier))
        self._states.append(transition.after)
        self._events.append(transition)
        self._cursor += 1
        self._tell()
        return transition

    def why_not_undo(self) -> Refusal | None:
        """Why nothing can be taken back now, None if it can."""
        if self._cursor == 0:
            return refuse("", "There is nothing to take back.")
        barrier = self._log[self._cursor - 1].barrier
        if barrier and not self.practice:
            return self.game.undo_refusal(barrier)
        return None

    def why_not_redo(self) -> Refusal | None:
        """Why nothing can be done again now, None if it can."""
        if self._cursor == len(self._log):
            return refuse("", "There is nothing to do again.")
        return None

    def undo(self) -> Transition[Any]:
        """Take the last command back; returns the transition that was undone.

        Raises UndoRefused.
        """
        refusal = self.why_not_undo()
        if refusal is not None:
            raise UndoRefused(refusal)
        return self._move_cursor(self._cursor - 1, self._events[self._cursor - 1])

    def redo(self) -> Transition[Any]:
        """Do the command again that was taken back last. Raises UndoRefused."""
        refusal = self.why_not_redo()
        if refusal is not None:
            raise UndoRefused(refusal)
        return self._move_cursor(self._cursor + 1, self._events[self._cursor])

    def undo_to_barrier(self) -> int:
        """Back to the last barrier (start of the round or turn); returns how many steps.

        Raises UndoRefused if there is not a single step back.
        """
        refusal = self.why_not_undo()
        if refusal is not None:
            raise UndoRefused(refusal)
        position = self._cursor - 1
        while position > 0 and not self._log[position - 1].barrier:
            position -= 1
        steps = self._cursor - position
        self._cursor = position
        self._tell()
        return steps

    def undo_to(self, position: int) -> int:
        """Take back all after the first `position` commands as one; returns how many.

        Raises UndoRefused where a barrier lies between, and then changes nothing.
        """
        for behind in range(self._cursor, position, -1):
            barrier = self._log[behind - 1].barrier
            if barrier and not self.practice:
                raise UndoRefused(self.game.undo_refusal(barrier))
        return self._jump(position)

    def redo_to(self, position: int) -> int:
        """Do the commands again up to the first `position` of the log; returns how many."""
        return self._jump(position)

    def _jump(self, position: int) -> int:
        if not 0 <= position <= len(self._log):
            raise ValueError(f"position {position} lies outside the log")
        steps, self._cursor = abs(position - self._cursor), position
        self._tell()
        return steps

    def branch(self, position: int) -> GameSession:
        """A new session that shares the first `position` entries and goes its own way."""
        other = GameSession(self.game, self._states[0])
        other._states = self._states[: position + 1]
        other._log = self._log[:position]
        other._events = self._events[:position]
        other._cursor = position
        return other

    def _move_cursor(self, position: int, transition: Transition[Any]) -> Transition[Any]:
        self._cursor = position
        self._tell()
        return transition

    def _tell(self) -> None:
        for listener in tuple(self._listeners):
            listener(self)
