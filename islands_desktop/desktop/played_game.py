"""A game on the table with everything around it: autosave, retries, what is recorded at its end."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from PySide6.QtCore import QByteArray, QObject, QTimer, Signal

from islands_desktop.core.game import Setup
from islands_desktop.core.memory import forget_positions
from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import GameError, refuse
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.program import Program
from islands_desktop.games.registry import find_game
from islands_desktop.saves.autosave import Autosave
from islands_desktop.saves.save_format import SaveHeader

RETRY_MS = 5_000
GIVE_BACK_MS = 500
"""So long after a game has left the table its pictures are gone."""


class PlayedGame(QObject):
    """A session that is kept on the disk after every change.

    Signals: `problem_changed(sentence)`, "" when the game is on the disk again; `finished` when
    the last command of the game has been played.
    """

    problem_changed = Signal(str)
    finished = Signal()

    def __init__(
        self,
        program: Program,
        session: GameSession,
        header: SaveHeader | None = None,
        notices: Sequence[str] = (),
        *,
        on_disk: bool = False,
    ) -> None:
        super().__init__(program)
        self.program = program
        self.session = session
        self.notices = tuple(notices)
        self.newly_earned: tuple[str, ...] = ()
        self.new_record = False
        self.was_left = False
        """Whether it has been opened again and nobody has played on yet."""
        self._retry_clock = QTimer(self)
        self._retry_clock.setInterval(RETRY_MS)
        self._retry_clock.timeout.connect(self.save_now)
        self.autosave = Autosave(
            program.saved_games, session, header, self._tell_problem, on_disk=on_disk
        )
        if self.autosave.problem:
            self._retry_clock.start()
        session.listen(self._follow)

    @property
    def id(self) -> str:
        """Id of the saved game."""
        return self.autosave.header.id

    @property
    def problem(self) -> str:
        """Why the last change is not on the disk, "" if it is."""
        return self.autosave.problem

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.game.actor(self.session.state) is None

    @property
    def header(self) -> SaveHeader:
        """What the lists of saved games show of it, names of the seats included."""
        return self.autosave.header

    def save_now(self) -> bool:
        """Try to save; whether it worked."""
        return self.autosave.retry()

    def keep_picture(self, png: QByteArray) -> None:
        """Keep a thumbnail for the lists of saved games."""
        self.program.saved_games.keep_picture(self.id, bytes(png.data()))

    def next_setup(self) -> Setup:
        """The deal with the next number, everything else as it was. Raises BadSetup."""
        game, setup = self.session.game, self.session.setup
        options = game_part(game.id, "options_form").next_options(dict(setup.options))
        return game.make_setup(setup.mode, setup.seats, setup.seed + 1, options)

    def close(self) -> None:
        """The game leaves the table; it stays on the disk."""
        self._retry_clock.stop()
        QTimer.singleShot(GIVE_BACK_MS, forget_positions)
        self.setParent(None)  # else the program would keep every game that ever lay on the table
        self.program.games_changed.emit()

    def _tell_problem(self, sentence: str) -> None:
        if sentence:
            self._retry_clock.start()
        else:
            self._retry_clock.stop()
        self.problem_changed.emit(sentence)

    def _follow(self, session: GameSession) -> None:
        if self.over and session.cursor == len(session.log):
            self._record()
            self.finished.emit()

    def _record(self) -> None:
        """Statistics and feats of a finished game; a failure is told and costs nothing else."""
        faults = [_fault_of(deed) for deed in (self._record_result, self._record_feats)]
        if reason := next(filter(None, faults), ""):
            self.program.problem.emit(
                say("The result could not be recorded: {reason}.", reason=reason)
            )

    def _record_result(self) -> None:
        chosen, computers = self.header.deal_chosen, self.header.computer_seats
        self.new_record = self.program.statistics.record(self.id, self.session, chosen, computers)

    def _record_feats(self) -> None:
        record = getattr(game_part(self.session.game.id, "sheet"), "record_earned", None)
        if record is not None and not self.header.computer_seats:
            self.newly_earned = record(self.session.state) or self.newly_earned


def _fault_of(deed: Callable[[], None]) -> str:
    """Why it failed, "" if it did not."""
    try:
        deed()
    except (OSError, sqlite3.Error) as error:
        return getattr(error, "strerror", None) or str(error)
    return ""


def start_new(program: Program, setup: Setup, header: SaveHeader | None = None) -> PlayedGame:
    """A new game, saved at once under this header."""
    return PlayedGame(program, GameSession.new(find_game(setup.game), setup), header)


def open_saved(program: Program, game_id: str) -> PlayedGame:
    """A saved game as it was left. Raises SaveFault."""
    opened = program.saved_games.open(game_id)
    whole = not opened.notices
    played = PlayedGame(program, opened.session, opened.header, opened.notices, on_disk=whole)
    played.was_left = True
    return played


def branch_off(program: Program, played: PlayedGame, position: int) -> PlayedGame:
    """A new game that begins as this one did up to `position` log entries, then goes its own way.

    It is a practice game: whoever branches has seen what comes. Raises GameError if the game
    cannot be practised.
    """
    session, setup = played.session, played.session.setup
    if not session.can_practise:
        raise GameError(refuse("", "Nothing is taken back in this mode, so no game branches off."))
    options = {**dict(setup.options), "practice": True}
    game = session.game
    practice = game.make_setup(setup.mode, setup.seats, setup.seed, options)
    copy = GameSession.new(game, practice)
    for entry in session.log[:position]:
        refusal = game.why_not(copy.state, entry.command)
        if refusal is not None:
            raise GameError(refusal)
        copy.play(entry.command)
    name = played.autosave.header.name
    header = played.autosave.header.for_new_game(deal_chosen=True)
    header.name = say("{name} (branch)", name=name)[:80] if name else ""
    return PlayedGame(program, copy, header)
