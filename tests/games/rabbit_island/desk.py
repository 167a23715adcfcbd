"""Several people at one screen, in turns on Island R.

Seats are A, B, C, D; A is active, at (1,0), and has a Movement Card of value 1 that leads to the
forest at (2,0).
"""

from __future__ import annotations

from islands_desktop.core.session import GameSession
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.hot_seat import (
    PASS,
    HotSeat,
    Showing,
)
from tests.games.rabbit_island.example_values import steps_of
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import command, state_at

CARDS = {"A": "drought", "B": "full-harvest", "C": "poor-harvest", "D": "free-labor"}


class Desk:
    """A hot seat and what people do at it."""

    def __init__(
        self,
        holds: dict[str, str] | None = None,
        humans: str | None = None,
        *,
        seats: int = 3,
        stacks: str = "",
        collapses: tuple[int, ...] = (),
        **options: bool,
    ) -> None:
        given = at((1, 0), seats=seats, holds=holds or CARDS, stacks=stacks, collapses=collapses)
        self.open(GameSession(GAME, state_at(given, **options)), humans)

    def open(self, session: GameSession, humans: str | None = None) -> None:
        self.session = session
        self.hot = HotSeat(session, None if humans is None else ["ABCD".index(s) for s in humans])

    def play(self, steps: str) -> Desk:
        for step in steps_of(steps):
            self.session.play(command(step, self.session.state))
            self.hot.showing()
        return self

    def tell(self) -> str:
        """What is shown: kind and seats; passes that are given at once are marked with a star."""
        shown = self.hot.showing()
        names = "".join("ABCD"[seat] for seat in shown.seats) or _letter(shown)
        return f"{shown.kind} {names}{'*' if shown.auto else ''}".strip()

    def run(self) -> str:
        """Give the passes that are due; the seats that passed, then what is shown."""
        passed = ""
        while (shown := self.hot.showing()).kind == PASS:
            passed += "ABCD"[shown.seat]
            assert shown.command is not None
            self.session.play(shown.command)
        return f"{passed} {self.tell()}".strip()

    def at_prompt(self) -> Desk:
        """A has moved, and passed in its own first ask."""
        self.hot.lift(0)
        return self.play("M1; P")

    def answer(self, name: str = "") -> Desk:
        if name:
            self.hot.claim("ABCD".index(name))
        else:
            self.hot.answer_nobody()
        return self


def _letter(shown: Showing) -> str:
    return "" if shown.seat < 0 else "ABCD"[shown.seat]
