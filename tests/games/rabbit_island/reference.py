"""Rabbit Island once more: slow, obvious, straight from the rule document.

Nothing of the program is used here: tiles lie in a dict, every question is answered by trying
everything, and the course of a game is written down as it is told in the rules, step by step.
Tests play the program and this side by side.

A game may be changed between two commands, for it is only a `Table`; after that call
`begin(phase, seat)`, and it goes on with the turn of that seat in the Explore or Build phase.
"""

from __future__ import annotations

from tests.games.rabbit_island.reference_build import build_phase
from tests.games.rabbit_island.reference_explore import explore_phase
from tests.games.rabbit_island.reference_questions import Command, Flow, Question, why_refused
from tests.games.rabbit_island.reference_table import Shuffle, Table, shuffled

__all__ = ["Command", "Game", "Refused"]


class Refused(Exception):
    """A command against the rules; `rule` is the number cited."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


class Game(Table):
    """A game from its set-up to its end. Decks and box are given next card first."""

    def __init__(
        self,
        mode: str,
        seats: int,
        *,
        first: int = 0,
        hands: list[list[str]] | None = None,
        box: list[str] | None = None,
        movement_deck: list[str] | None = None,
        action_deck: list[str] | None = None,
        shuffle: Shuffle = shuffled,
    ) -> None:
        super().__init__(mode, seats, first, shuffle)
        self.set_up(hands, box, movement_deck, action_deck)
        self.begin("explore", first)

    def begin(self, phase: str, seat: int) -> None:
        """Go on with the start of the turn of a seat, from what lies on the table now."""
        self.phase, self.active = phase, seat
        self._flow = self._course()
        self._asked: Question | None = next(self._flow, None)

    def _course(self) -> Flow:
        if self.phase == "explore":
            yield from explore_phase(self)
        yield from build_phase(self)

    @property
    def point(self) -> str | None:
        """The present decision point, D1 to D11."""
        return self._asked.point if self._asked else None

    @property
    def decider(self) -> int | None:
        return self._asked.seat if self._asked else None

    def commands(self) -> list[Command]:
        """All legal commands of the decider."""
        if self._asked is None:
            return []
        copies = [dict(command) for command in self._asked.commands]
        return sorted(copies, key=lambda command: sorted(map(str, command.items())))

    def play(self, command: Command) -> None:
        """Carry out a command and all that follows from it until the next decision."""
        if command["kind"] == "play_action":
            command = {"target": None, **command}
        if self._asked is None or command not in self._asked.commands:
            raise Refused(why_refused(self, self._asked, command))
        try:
            self._asked = self._flow.send(command)
        except StopIteration:
            self._asked = None
