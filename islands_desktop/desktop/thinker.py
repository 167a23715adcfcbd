"""Asks the worker process for the window: the window never waits for it."""

from __future__ import annotations

from contextlib import suppress
from itertools import count

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from islands_desktop.core.phrases import say
from islands_desktop.opponents.worker import Answer, Halt, Question
from islands_desktop.opponents.worker_link import WorkerLink

_NUMBERS = count(1)

MOST_DEATHS = 3
"""So often in a row the process may end without an answer before the question is given up."""

PATIENCE_MS = 400
"""How long a question that nobody wants any more may hold up the next one."""


def question_number() -> int:
    """A number that no other question of this program has."""
    return next(_NUMBERS)


class Thinker(QObject):
    """One question at a time to the worker, which is started when it is first needed.

    Signal `answered(Answer)`, in the thread of the window: the answer to the last `ask` that was
    not dropped, perhaps with a fault instead of a suggestion. A worker that dies is replaced and
    asked again.
    """

    answered = Signal(object)
    _heard = Signal(object, object)
    _gone = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._link: WorkerLink | None = None
        self._asked: Question | None = None
        """What the worker thinks about."""
        self._wanted: Question | None = None
        """What is to be answered; not yet asked while the worker ends something older."""
        self._deaths = 0
        queued = Qt.ConnectionType.QueuedConnection
        self._heard.connect(self._hear, queued)
        self._gone.connect(self._follow_end, queued)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._lose_patience)

    @property
    def pid(self) -> int:
        """Number of the worker process, 0 if there is none."""
        return self._link.pid if self._link is not None else 0

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is to come."""
        return self._wanted is not None

    def warm_up(self) -> None:
        """Start the worker, so that the first question is answered soon. Raises OSError."""
        if self._link is None:
            self._link = WorkerLink(self._pass_on, self._tell_end)

    def ask(self, question: Question) -> None:
        """Ask; what was asked before is dropped."""
        self.drop()
        self._wanted = question
        self._send()

    def hurry(self) -> None:
        """The best found so far is enough: the answer comes at once."""
        if self._wanted is not None and self._wanted is self._asked and self._link is not None:
            self._link.send(Halt(self._asked.number))

    def drop(self, number: int = 0) -> None:
        """Nobody wants the answer any more; it will not come.

        With the number of a question nothing happens if another one has been asked since.
        """
        if number and (self._wanted is None or self._wanted.number != number):
            return
        self._wanted = None
        if self._asked is not None and self._link is not None:
            self._link.send(Halt(self._asked.number))
            if not self._patience.isActive():
                self._patience.start()

    def close(self) -> None:
        """End the worker at once; another question starts another one."""
        self._wanted = self._asked = None
        self._patience.stop()
        link, self._link = self._link, None
        if link is not None:
            link.kill()
            link.wait()

    # ------------------------------------------------------------------ the worker's side

    def _send(self) -> None:
        if self._asked is not None or self._wanted is None:
            return
        try:
            self.warm_up()
        except OSError as error:
            self._give_up(self._wanted, error.strerror or str(error))
            return
        assert self._link is not None
        self._asked = self._wanted
        self._link.send(self._asked)

    def _give_up(self, question: Question, words: str) -> None:
        self._deaths, self._wanted = 0, None
        self.answered.emit(Answer(question.number, fault=words))

    def _pass_on(self, link: WorkerLink, answer: Answer) -> None:
        # From the thread of the link; the window may be gone already.
        with suppress(RuntimeError):
            self._heard.emit(link, answer)

    def _tell_end(self, link: WorkerLink) -> None:
        with suppress(RuntimeError):
            self._gone.emit(link)

    def _hear(self, link: WorkerLink, answer: Answer) -> None:
        asked = self._asked
        if link is not self._link or asked is None or answer.number != asked.number:
            return
        self._asked, self._deaths = None, 0
        self._patience.stop()
        if asked is self._wanted:
            self._wanted = None
            self.answered.emit(answer)
        self._send()

    def _follow_end(self, link: WorkerLink) -> None:
        """The process has ended: ask another one, unless that happens again and again."""
        if link is not self._link:
            return
        asked, self._asked, self._link = self._asked, None, None
        self._patience.stop()
        if asked is None or asked is not self._wanted:
            self._send()
            return
        self._deaths += 1
        if self._deaths < MOST_DEATHS:
            self._send()
            return
        words = say("The part of the program that thinks has stopped {n} times.", n=MOST_DEATHS)
        self._give_up(asked, words)

    def _lose_patience(self) -> None:
        """The worker does not let go of what nobody wants: begin with another one."""
        link, self._link, self._asked = self._link, None, None
        if link is not None:
            link.kill()
        self._send()
