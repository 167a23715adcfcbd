"""The order of buying in speed (PALM-15.2 to 15.4): handling points, the clock, and ties."""

from __future__ import annotations

from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.components import CARD_LIST, component_file
from islands_desktop.games.palm_island.state import (
    TRACKER_FACE,
    State,
    Village,
    cards_ahead,
)

_POINTS = component_file()["speed"]["handling_points"]
_SECONDS = component_file()["speed"]["computer_seconds_per_point"]
_TURNED_BACK: int = _POINTS["each_card_turned_back_to_pay_or_reset"]
_PASSED: int = _POINTS["automatic_discard"]


def handling_of(before: Village, command: Command, after: Village) -> int:
    """Handling points of one turn with the automatic discards behind it (PALM-15.2)."""
    turned_back = len(command.payment) + bool(command.reset)
    passed = before.deck.index(TRACKER_FACE) - after.deck.index(TRACKER_FACE) - 1
    points: int = _POINTS[command.kind]
    return points + _TURNED_BACK * turned_back + _PASSED * passed


def handling_at_start(begun: Village) -> int:
    """Handling points of the automatic discards with which a round begins."""
    return _PASSED * (len(begun.deck) - 1 - cards_ahead(begun))


def computer_tenths(handling: int, level: str) -> int:
    """The time of a computer for so many handling points, in tenths of a second (PALM-15.4).

    >>> computer_tenths(34, "hard")
    680
    """
    return round(handling * 10 * float(_SECONDS[level]))


def priority_seat(state: State) -> int:
    """Seat 1 in round 1, one seat further each round (PALM-15.3)."""
    return (state.round - 1) % len(state.villages)


def efforts(state: State) -> tuple[int, ...]:
    """By seat what the order of buying goes by: handling points, or time with the clock."""
    clock = state.setup.option("clock")
    return tuple(v.company.tenths if clock else v.company.handling for v in state.villages)


def bought_so_far(village: Village) -> int:
    """Value of the outposts bought, or the number of villagers (PALM-15.3)."""
    cards = [CARD_LIST[index] for index in village.tail]
    return sum(card.value if card.group == "outpost" else 1 for card in cards)


def buying_order(state: State) -> tuple[int, ...]:
    """Seats in the order in which they buy (PALM-15.3, 15.4)."""
    effort, first, seats = efforts(state), priority_seat(state), len(state.villages)

    def rank(seat: int) -> tuple[int, int, int]:
        return effort[seat], bought_so_far(state.villages[seat]), (seat - first) % seats

    return tuple(sorted(range(seats), key=rank))
