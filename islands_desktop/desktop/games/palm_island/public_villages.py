"""What everybody at the table may know of each village (PALM-16.3), worked out of the session.

While a round runs, other villages are shown as they were when the last round ended.
"""

from __future__ import annotations

from dataclasses import replace

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.palm_island.seat_plate import SeatLook
from islands_desktop.desktop.games.palm_island.table_card_art import TableCard
from islands_desktop.games.palm_island.components import CARD_LIST, CODES, LEVELS, Resources
from islands_desktop.games.palm_island.faces import GIVES, WILD, faces_in, unpack
from islands_desktop.games.palm_island.options import NO_ABILITY
from islands_desktop.games.palm_island.rules.group import (
    ability_cost,
    common_of,
    level_cost,
    upgrades_needed,
    upgrades_together,
)
from islands_desktop.games.palm_island.rules.order import efforts, priority_seat
from islands_desktop.games.palm_island.rules.outposts import meets
from islands_desktop.games.palm_island.scoring import score_of, upgrades_of
from islands_desktop.games.palm_island.state import GROUP, MARKET, TURNS, State, read_tail


def stored_faces(state: State, seat: int) -> tuple[int, ...]:
    """Stored faces of a seat that all may know, in the order of the cards."""
    village = state.villages[seat]
    running = state.common is not None and state.common.phase == TURNS and not state.over
    bits = village.company.shown.stored if running else village.stored
    return tuple(sorted(faces_in(bits)))


def seat_look(told: State, seat: int) -> SeatLook:
    """The plate of another seat; `told` is what `told_state` gave."""
    faces = stored_faces(told, seat)
    given = unpack(sum(GIVES[face] for face in faces))
    village = told.villages[seat]
    return SeatLook(
        seat,
        seat_name(seat),
        score_of(told, seat),
        upgrades_of(village),
        len(faces),
        (given[0], given[1], given[2]),
        sum(WILD[face] for face in faces),
        tail=read_tail(told, seat),
        priority=told.setup.mode == "speed" and not told.over and priority_seat(told) == seat,
    )


def running_look(told: State, seat: int, acts: bool) -> SeatLook:
    """The plate of a seat while the round runs: also whether it still plays."""
    closed = told.villages[seat].company.closed
    status = (
        say("has ended the round")
        if closed
        else say("is playing")
        if acts
        else say("still to play")
    )
    return replace(seat_look(told, seat), status=status, acts=acts and not closed)


def effort_words(state: State, seat: int) -> str:
    """Handling points or time of a round that is over (PALM-15.2, 15.4)."""
    effort = efforts(state)[seat]
    if state.setup.option("clock"):
        return time_words(effort)
    return say("handling {points}", points=effort)


def time_words(tenths: int) -> str:
    """A time in minutes, seconds and tenths.

    >>> time_words(734)
    'time 1:13.4'
    """
    minutes, rest = divmod(tenths, 600)
    seconds = f"{rest // 10:02d}.{rest % 10}"
    return say("time {minutes}:{seconds}", minutes=minutes, seconds=seconds)


def running_words(tenths: int) -> str:
    """A time that still runs, in minutes and seconds.

    >>> running_words(734)
    'time 1:13'
    """
    minutes, rest = divmod(tenths, 600)
    return say("time {minutes}:{seconds}", minutes=minutes, seconds=f"{rest // 10:02d}")


def table_cards(state: State) -> tuple[TableCard, ...]:
    """The cards between the players: disaster and ability, outposts, or villagers on offer."""
    common = common_of(state)
    if common.disaster:
        return _group_cards(state)
    priced = state.setup.mode == "speed"
    if common.row:
        return tuple(TableCard(CODES[index], cost=CARD_LIST[index].cost) for index in common.row)
    return tuple(
        TableCard(CODES[pile[0]], cost=CARD_LIST[pile[0]].cost, priced=priced)
        for pile in common.piles
        if pile
    )


def _group_cards(state: State) -> tuple[TableCard, ...]:
    common = common_of(state)
    level = min(common.level, LEVELS + 1)
    cards = [TableCard(common.disaster, level=level, cost=level_cost(state))]
    ability = str(state.setup.option("ability"))
    if ability != NO_ABILITY:
        cost: Resources | None = None if common.enabled else ability_cost(state)
        asked = (upgrades_together(state), upgrades_needed(state))
        code = "CO5" if ability == "trade_canoes" else "CO4"
        cards.append(TableCard(code, ability, cost=cost, asked=asked))
    return tuple(cards)


def values_below(state: State, code: str) -> tuple[int, ...]:
    """Values of the outposts below the top of a pile, the next first; piles are open (15.1)."""
    for pile in common_of(state).piles:
        if pile and CODES[pile[0]] == code:
            return tuple(CARD_LIST[index].value for index in pile[1:])
    return ()


def seats_meeting(state: State, code: str) -> tuple[int, ...]:
    """The seats that meet the criterion of an outpost as their villages lie (PALM-14.6)."""
    card = next(card for card in CARD_LIST if card.code == code)
    return tuple(seat for seat, village in enumerate(state.villages) if meets(village, card))


def is_between(state: State) -> bool:
    """Whether the group pays or the market is open."""
    return state.common is not None and state.common.phase in (GROUP, MARKET)
