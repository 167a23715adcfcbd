"""Several people at one screen: whose hand may be seen, who is asked, who passes (RABB-14.6 ff.).

Nothing here changes a position: passes are ordinary commands that the table gives.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from islands_desktop.core.game import Transition
from islands_desktop.core.session import GameSession
from islands_desktop.games.rabbit_island.commands import Command, make_command
from islands_desktop.games.rabbit_island.events import ActionPlayed
from islands_desktop.games.rabbit_island.passing import (
    ALWAYS,
    PASSING,
    UNTIL_TURN,
    has_playable_card,
    seats_to_ask,
    something_happens,
)
from islands_desktop.games.rabbit_island.rules.checks import decider_of
from islands_desktop.games.rabbit_island.state import (
    ASK,
    DISCARD,
    MOVEMENT,
    NOBODY,
    PLACE,
    State,
)

TABLE, HAND, CURTAIN, PROMPT, PASS, COMPUTER, OVER = (
    "table", "hand", "curtain", "prompt", "pass", "computer", "over",
)  # fmt: skip
"""What a table can have to show next: a public choice of a seat; a choice from an open hand; the
curtain of a seat; the public prompt; nothing, for a seat passes; a computer seat that decides."""

CURTAIN_POINTS = (PLACE, MOVEMENT, DISCARD)
"""Choices for which a curtain is lifted (RABB-14.7), besides a claim."""

ANSWER_MS, CARD_MS = 120, 600
"""How long an automatic pass takes, and a card that was played stays in view (RABB-14.11)."""

COMPUTER_MS = 240
"""How long a computer seat takes to answer an ask, whatever it holds (RABB-14.11)."""


def computer_answer_ms(state: State) -> int | None:
    """Milliseconds until the computer seat that decides answers, None where time tells nothing.

    That a seat has no card at all everybody knows.
    """
    seat = decider_of(state)
    if state.point != ASK or seat is None:
        return None
    return COMPUTER_MS if state.seats[seat].cards else ANSWER_MS


@dataclass(frozen=True, slots=True)
class Showing:
    """What the table shows next.

    seat: whose choice, curtain or pass. seats: those who may claim, in the order of their asks.
    command: the pass to give, `auto` if nobody chose it in this ask.
    """

    kind: str
    seat: int = NOBODY
    seats: tuple[int, ...] = ()
    command: Command | None = None
    auto: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """What was answered to the prompt: who passes, and who wants to play or NOBODY."""

    passes: tuple[int, ...] = ()
    claimant: int = NOBODY


class HotSeat:
    """Who may see what in one session, and what the table must show next.

    `humans` are the seats of people, None for all; the other seats are the computer's.
    >>> from islands_desktop.games.rabbit_island.game import GAME
    >>> seats = HotSeat(GameSession.new(GAME, GAME.make_setup("short", 2, seed=7)))
    >>> seats.showing().kind
    'curtain'
    """

    def __init__(self, session: GameSession, humans: Iterable[int] | None = None) -> None:
        count = session.setup.seats
        self.session = session
        self.humans: tuple[int, ...] = tuple(range(count) if humans is None else sorted(humans))
        self.open_table = bool(session.setup.option("open_table"))
        self.revealed: int | None = None
        """The seat whose hand lies open behind its curtain, None while all are covered."""
        self.skips_unplayable = True
        """Skip asks without a playable card; counts with one human seat only (RABB-14.10)."""
        self.automatic: set[int] = set()
        """Positions in the log at which a seat passed by itself."""
        self._passing = dict.fromkeys(self.humans, ALWAYS)
        self._before = dict.fromkeys(self.humans, ALWAYS)
        self._answer: Answer | None = None
        self._held = False
        self._seen = session.history

    def set_humans(self, humans: Iterable[int]) -> None:
        """People play these seats from now on, the computer all others."""
        self.humans = tuple(sorted(humans))
        for seat in self.humans:
            self._passing.setdefault(seat, ALWAYS)
            self._before.setdefault(seat, ALWAYS)
        self._answer = None
        if self.shares_screen or self.revealed not in self.humans:
            self.cover()

    # ------------------------------------------------------------------ hands

    @property
    def shares_screen(self) -> bool:
        """Whether hands must be covered: two or more people, and no open table."""
        return len(self.humans) > 1 and not self.open_table

    def open_hands(self) -> tuple[int, ...]:
        """Seats whose hands lie open now."""
        if not self.shares_screen:
            return self.humans
        return () if self.revealed is None else (self.revealed,)

    def lift(self, seat: int) -> None:
        """“I am NAME”: the hand of the seat lies open."""
        self.revealed = seat

    def cover(self) -> None:
        """Cover the hand that lies open."""
        self.revealed = None

    # ------------------------------------------------------------------ passing

    def passing(self, seat: int) -> str:
        """How a human seat wants to be asked: one of PASSING."""
        return self._passing[seat]

    def set_passing(self, seat: int, way: str) -> None:
        """Choose how a seat is asked from now on."""
        if way == UNTIL_TURN and self._passing[seat] != UNTIL_TURN:
            self._before[seat] = self._passing[seat]
        self._passing[seat] = way

    def end_passing(self) -> bool:
        """Everybody is asked always from the next ask on; whether that changes anything."""
        passed = any(way != ALWAYS for way in self._passing.values())
        # Seats that the computer plays now are asked how they wish it when a person sits down.
        self._passing = dict.fromkeys(self._passing, ALWAYS)
        return passed

    def wishes(self) -> tuple[tuple[str, ...], ...]:
        """How each seat wishes to be asked, now and before that; () if all are asked always."""
        found = [(self._passing.get(seat, ALWAYS), self._before.get(seat, ALWAYS))
                 for seat in range(self.session.setup.seats)]  # fmt: skip
        words = tuple((now, before) if now == UNTIL_TURN else (now,) for now, before in found)
        return words if any(now != (ALWAYS,) for now in words) else ()

    def take_up(self, wishes: Sequence[Sequence[str]], automatic: Iterable[int]) -> None:
        """Go on with the wishes and the automatic passes of a saved game."""
        for seat, words in zip(range(self.session.setup.seats), wishes, strict=False):
            known = [one for one in words if one in PASSING]
            if seat in self._passing and known:
                self._passing[seat], self._before[seat] = known[0], known[-1]
            if self._before.get(seat) == UNTIL_TURN:
                self._before[seat] = ALWAYS
        self.automatic = set(automatic)

    # ------------------------------------------------------------------ the prompt

    def answer_nobody(self) -> None:
        """[Nobody plays a card]: each listed seat passes when it is asked."""
        self._held = False
        self._answer = Answer(self._listed(self.session.state))

    def asked_seats(self) -> tuple[int, ...]:
        """The seats that are asked now all at once, in the order of their asks."""
        return self._listed(self.session.state)

    def claim(self, seat: int) -> None:
        """[NAME wants to play]: the listed seats before it pass, then its curtain comes up."""
        self._held = False
        listed = self._listed(self.session.state)
        self._answer = Answer(listed[: listed.index(seat)], seat)

    def _listed(self, state: State) -> tuple[int, ...]:
        """Human seats for the prompt; what their hands hold plays no part (RABB-14.8)."""
        return tuple(
            seat
            for seat in seats_to_ask(state)
            if seat in self.humans and not self._passes_by_itself(state, seat)
        )

    def _passes_by_itself(self, state: State, seat: int) -> bool:
        if not state.seats[seat].cards:
            return True
        if len(self.humans) == 1 and self.skips_unplayable and not has_playable_card(state, seat):
            return True
        way = self._passing[seat]
        if way == ALWAYS:
            return False
        return way == UNTIL_TURN or not something_happens(state, seat, self._players(state))

    def _players(self, state: State) -> set[int]:
        """Seats that have played a card in the present turn."""
        found = set()
        for transition in reversed(self.session.history):
            before: State = transition.before
            if (before.year, before.active) != (state.year, state.active):
                break
            found |= {event.seat for event in transition.events if isinstance(event, ActionPlayed)}
        return found

    # ------------------------------------------------------------------ what comes next

    def showing(self) -> Showing:
        """What the table must show in the present position."""
        self._follow()
        state: State = self.session.state
        seat = decider_of(state)
        if seat is None:
            self.cover()
            return Showing(OVER)
        if seat != self.revealed and len(self.humans) != 1:
            self.cover()
        if seat not in self.humans:
            return Showing(COMPUTER, seat)
        if state.point == ASK:
            return self._showing_of_ask(state, seat)
        if state.point not in CURTAIN_POINTS:
            return Showing(TABLE, seat)
        return self._hand_of(seat)

    def _hand_of(self, seat: int) -> Showing:
        hidden = self.shares_screen and seat != self.revealed
        return Showing(CURTAIN if hidden else HAND, seat)

    def _showing_of_ask(self, state: State, seat: int) -> Showing:
        answer = self._answer or Answer()
        claimed = seat == answer.claimant
        passes_by_itself = not claimed and self._passes_by_itself(state, seat)
        if not self._held and (passes_by_itself or seat in answer.passes):
            command = make_command(seat, "pass_action")
            return Showing(PASS, seat, command=command, auto=passes_by_itself)
        if claimed or seat == self.revealed or not self.shares_screen:
            return self._hand_of(seat)
        return Showing(PROMPT, seat, self._listed(state))

    def _follow(self) -> None:
        """Take note of what has been played, or taken back, since the last time."""
        history = self.session.history
        seen, self._seen = self._seen, history
        if history[: len(seen)] != seen:
            # Whoever takes a pass back wants to decide anew: it must not be given at once again.
            self._answer, self._held = None, True
            self.automatic = {position for position in self.automatic if position < len(history)}
            return
        for transition in history[len(seen) :]:
            self._held = False
            self._follow_transition(transition)

    def _follow_transition(self, transition: Transition[Any]) -> None:
        before, after = transition.before, transition.after
        claimant = self._answer.claimant if self._answer else NOBODY
        if before.turn.responder == claimant or not _goes_on_asking(before, after):
            self._answer = None
        if decider_of(after) != self.revealed and len(self.humans) != 1:
            self.cover()
        seat = after.active
        if after.point == MOVEMENT and self._passing.get(seat) == UNTIL_TURN:
            self._passing[seat] = self._before[seat]


def _goes_on_asking(before: State, after: State) -> bool:
    """Whether a command was a pass after which the same round of asks goes on."""
    one_more = before.turn._replace(passes=before.turn.passes + 1, responder=after.turn.responder)
    return before.point == after.point == ASK and after.turn == one_more
