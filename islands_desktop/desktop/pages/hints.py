"""Good moves for persons at the table: thought of beside the window, and never played by itself."""

from __future__ import annotations

import secrets
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.pages.page import Page
from islands_desktop.desktop.pages.table_tools import why_no_hint
from islands_desktop.desktop.played_game import PlayedGame
from islands_desktop.desktop.table.controller import TableController
from islands_desktop.desktop.thinker import question_number
from islands_desktop.opponents.players import find_player
from islands_desktop.opponents.worker import Answer, Question

SECONDS = 6.0
"""How long is thought about one move at most; mostly it needs far less."""

LOOK_AGAIN_MS = 60
"""How often it is looked whether the hint can be shown."""


class Hints(QObject):
    """Shows a good move for the person who decides, from what that person may know.

    Signal `changed` when it begins or ends to look for one.
    """

    changed = Signal()

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.page = page
        self._played: PlayedGame | None = None
        self._controller: TableController | None = None
        self._number = 0
        self._asked_in: Any = None
        """The position the hint is for, None while nobody waits for one."""
        self._found: tuple[Any, str] | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(LOOK_AGAIN_MS)
        self._wait.timeout.connect(self._show)

    # ------------------------------------------------------------------ coming and going

    def sit_down(self, played: PlayedGame, controller: TableController) -> None:
        """Give hints for a game that comes on the table."""
        self._played, self._controller = played, controller
        controller.changed.connect(self._follow)
        self.page.program.thinker.answered.connect(self._hear)

    def stand_up(self) -> None:
        """The game leaves the table."""
        self.leave()
        if self._controller is not None:
            self._controller.changed.disconnect(self._follow)
            self.page.program.thinker.answered.disconnect(self._hear)
        self._played = self._controller = None

    # ------------------------------------------------------------------ what persons do

    @property
    def is_thinking(self) -> bool:
        """Whether somebody waits for a hint."""
        return self._asked_in is not None

    @property
    def sentence(self) -> str:
        """What the table waits for, "" while nobody wants a hint."""
        if self._asked_in is None or self._controller is None:
            return ""
        session = self._controller.session
        if session.setup.seats == 1:
            return say("A good move is being looked for · Esc: never mind")
        name = seat_name(session.game.actor(self._asked_in) or 0)
        return say("A good move for {name} is being looked for · Esc: never mind", name=name)

    def ask(self) -> None:
        """Look for a good move; a second time: never mind."""
        if self.leave() or self._played is None or self._controller is None:
            return
        controller = self._controller
        words = why_no_hint(self._played, controller)
        if words:
            controller.tell_refusal(words, "")
            return
        controller.finish_animation()
        session = controller.session
        seat = session.game.actor(session.state)
        assert seat is not None, "the game goes on"
        legal = session.game.commands_of(session.state, seat)
        # A chance of its own: one that had to do with the deal could tell what is hidden in it.
        chance, player = secrets.randbits(31), find_player(session.game.id)
        self._asked_in, self._number = session.state, 0
        known = player.known(session.state, seat)
        if len(legal) == 1:
            self._find(legal[0], known, seat)
        else:
            self._number = question_number()
            self.page.program.thinker.ask(
                Question(self._number, session.game.id, known, seat, "hard", chance, SECONDS)
            )
        self.changed.emit()

    def leave(self) -> bool:
        """Nobody wants the hint any more; whether somebody did."""
        if self._asked_in is None:
            return False
        if self._number:
            self.page.program.thinker.drop(self._number)
        self._forget()
        return True

    def _forget(self) -> None:
        self._asked_in, self._found, self._number = None, None, 0
        self._wait.stop()
        self.changed.emit()

    def _follow(self) -> None:
        """A hint is of no use for a position that is not on the table, nor for a covered hand."""
        controller = self._controller
        if controller is None or self._asked_in is None:
            return
        elsewhere = controller.session.state is not self._asked_in
        if controller.position is not None or elsewhere or controller.why_no_hint:
            self.leave()

    # ------------------------------------------------------------------ what was found

    def _hear(self, answer: Answer) -> None:
        controller = self._controller
        if controller is None or not self._number or answer.number != self._number:
            return
        game, state, self._number = controller.session.game, self._asked_in, 0
        if answer.command is None:
            self._forget()
            controller.tell_refusal(
                say("No good move could be found. ({reason})", reason=answer.fault), ""
            )
            return
        command = game.command_from_dict(answer.command)
        self._find(command, find_player(game.id).known(state, command.seat), command.seat)

    def _find(self, command: Any, known: Any, seat: int) -> None:
        """The sentence is made here, where it is in the person's language."""
        assert self._controller is not None
        player = find_player(self._controller.session.game.id)
        self._found = command, player.explain(known, seat, command, secrets.randbits(31))
        self._show()

    def _show(self) -> None:
        """Show what was found as soon as nothing moves, nothing is open and nothing is held."""
        controller = self._controller
        if controller is None or self._found is None:
            return
        if not self.page.isVisible():
            self.leave()
            return
        held = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if controller.is_moving or controller.is_asking or held:
            self._wait.start()
            return
        command, reason = self._found
        self._forget()
        controller.show_hint(command, reason)
