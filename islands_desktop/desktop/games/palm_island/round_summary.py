"""What the end of a round brought, as the shared table shows it until somebody goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from islands_desktop.core.events import Event
from islands_desktop.core.game import Transition
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.palm_island.table_card_words import criterion_words
from islands_desktop.games.palm_island import events as happened
from islands_desktop.games.palm_island.commands import face_bits
from islands_desktop.games.palm_island.components import LEVELS
from islands_desktop.games.palm_island.names import card_name
from islands_desktop.games.palm_island.rules.group import common_of
from islands_desktop.games.palm_island.state import MARKET, State

ROUND_OVER = (happened.RoundBegan, happened.GameDecided)


def ends_round(events: Sequence[Event]) -> bool:
    """Whether a new round has begun, or the game has ended."""
    return any(isinstance(event, ROUND_OVER) for event in events)


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """The villages as all see them: before the cards between the players moved, and after.

    Neither is a position of the game: trackers and stored cards lie as in the round that is over.
    """

    cursor: int
    round: int
    before: State
    after: State
    events: tuple[Event, ...]

    @classmethod
    def of(cls, transition: Transition[State], cursor: int) -> RoundSummary:
        """The summary of a command that ended a round."""
        events = tuple(e for e in transition.events if not isinstance(e, ROUND_OVER))
        before = _opened(transition.before, events)
        villages = []
        for seat, village in enumerate(before.villages):
            bits = face_bits(_spent_by(seat, events))
            tail = transition.after.villages[seat].tail
            villages.append(village._replace(stored=village.stored & ~bits, tail=tail))
        common = common_of(transition.after)._replace(phase=MARKET, queue=b"")
        after = before._replace(villages=tuple(villages), common=common)
        return cls(cursor, transition.before.round, before, after, events)

    @property
    def words(self) -> str:
        """What happened, in a sentence each."""
        told = [words for event in self.events if (words := event_words(event))]
        if not told and self.before.setup.mode == "casual":
            told = [say("Nobody meets what an outpost asks in this round.")]
        if not told:
            told = [say("Nothing was bought in this round.")]
        return " ".join(told)


def disaster_words(state: State) -> str:
    """How far a group is with its disaster, in public; "" where there is none (PALM-13.6)."""
    common = common_of(state)
    if not common.disaster:
        return ""
    name = card_name(common.disaster)
    if common.level > LEVELS:
        return say("{disaster} is averted.", disaster=name)
    return say("{disaster}: level {level} of {levels}.", disaster=name, level=common.level,
               levels=LEVELS)  # fmt: skip


def _spent_by(seat: int, events: Sequence[Event]) -> tuple[str, ...]:
    """The cards with which a seat has bought something."""
    paid = [e for e in events if isinstance(e, happened.CardsPaid) and e.seat == seat]
    return tuple(code for event in paid for code in event.cards)


def _opened(state: State, events: Sequence[Event]) -> State:
    """Everybody has ended the round: what is stored lies open, and the clock was read."""
    read = {e.seat: e.tenths for e in events if isinstance(e, happened.ClockRead)}
    villages = []
    for seat, village in enumerate(state.villages):
        tenths = read.get(seat, village.company.tenths)
        company = village.company._replace(closed=True, tenths=tenths)
        villages.append(village._replace(company=company))
    common = common_of(state)._replace(phase=MARKET)
    return state._replace(villages=tuple(villages), common=common)


def event_words(event: Event) -> str:
    """One thing that happened between two rounds, "" for what is not told there."""
    match event:
        case happened.OutpostTaken():
            return say(
                "{card}: only {player} has {criterion} and takes it.",
                card=card_name(event.card),
                player=seat_name(event.seat),
                criterion=criterion_words(event.card),
            )
        case happened.OutpostRemoved():
            return say(
                "{card}: {players} have {criterion}, so nobody gets it.",
                card=card_name(event.card),
                players=say(" and ").join(seat_name(seat) for seat in event.seats),
                criterion=criterion_words(event.card),
            )
        case happened.CardBought():
            player, card = seat_name(event.seat), card_name(event.card)
            return say("{player} buys {card}.", player=player, card=card)
        case happened.MarketLeft() if event.passed:
            return say("{player} passes.", player=seat_name(event.seat))
        case happened.MarketLeft():
            player = seat_name(event.seat)
            return say("{player} can pay for nothing and is out.", player=player)
        case _:
            return ""
