"""Keeps a game on the disk while it is played: after every command, undo and redo."""

from __future__ import annotations

from collections.abc import Callable

from islands_desktop.core.session import GameSession
from islands_desktop.saves.faults import SaveUnwritable
from islands_desktop.saves.library import SavedGames
from islands_desktop.saves.save_format import SaveHeader

ProblemListener = Callable[[str], None]


class Autosave:
    """Saves a session after every change. A disk that fails never stops the game.

    `problem` is the sentence about the last failure, "" when the last change is on the disk.
    `on_disk`: the session has just been read from its file, which stays as it is until a change.
    """

    def __init__(
        self,
        saved_games: SavedGames,
        session: GameSession,
        header: SaveHeader | None = None,
        on_problem: ProblemListener | None = None,
        *,
        on_disk: bool = False,
    ) -> None:
        self.saved_games = saved_games
        self.session = session
        self.header = header or SaveHeader()
        self.problem = ""
        self._on_problem = on_problem
        session.listen(self._follow)
        if not on_disk:
            self.retry()

    def retry(self) -> bool:
        """Save now; whether it worked."""
        return self._keep(self.session)

    def _follow(self, session: GameSession) -> None:
        self._keep(session)

    def _keep(self, session: GameSession) -> bool:
        before = self.problem
        try:
            self.saved_games.save(session, self.header)
            self.problem = ""
        except SaveUnwritable as fault:
            self.problem = str(fault)
        if self.problem != before and self._on_problem is not None:
            self._on_problem(self.problem)
        return not self.problem
