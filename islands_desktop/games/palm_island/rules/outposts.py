"""Outposts of casual play (PALM-14.3 to 14.6): who meets a criterion, and what comes of it."""

from __future__ import annotations

from islands_desktop.core.events import Event
from islands_desktop.games.palm_island.components import CARD_LIST, CODES, CardSpec, Condition
from islands_desktop.games.palm_island.events import OutpostRemoved, OutpostTaken
from islands_desktop.games.palm_island.faces import GIVES, GUARDS, faces_in, pack
from islands_desktop.games.palm_island.rules.feats import buildings_at
from islands_desktop.games.palm_island.state import State, Village


def _holds(condition: Condition, village: Village) -> bool:
    if condition.type == "cards_at_up":
        return buildings_at(village, condition.card, condition.min_up) >= condition.count
    given = sum(GIVES[face] for face in faces_in(village.stored))
    return ((given | GUARDS) - pack(condition.resources)) & GUARDS == GUARDS


def meets(village: Village, outpost: CardSpec) -> bool:
    """Whether a village meets the criterion of an outpost as it lies (PALM-14.6)."""
    return all(_holds(condition, village) for condition in outpost.criterion)


def award_outposts(state: State, events: list[Event] | None) -> State:
    """Each outpost on offer goes to the only player who qualifies, or leaves if several do.

    All are judged on the same state; nothing is paid (PALM-14.4, 14.5).
    """
    assert state.common is not None
    villages, piles = list(state.villages), list(state.common.piles)
    removed = state.common.removed
    for place, pile in enumerate(state.common.piles):
        if not pile:
            continue
        index = pile[0]
        seats = [s for s, v in enumerate(state.villages) if meets(v, CARD_LIST[index])]
        if not seats:
            continue
        piles[place] = b""
        if len(seats) == 1:
            village = villages[seats[0]]
            villages[seats[0]] = village._replace(tail=village.tail + pile)
        else:
            removed += pile
        if events is not None:
            events.append(_told(index, seats))
    common = state.common._replace(piles=tuple(piles), removed=removed)
    return state._replace(villages=tuple(villages), common=common)


def _told(index: int, seats: list[int]) -> Event:
    if len(seats) == 1:
        return OutpostTaken(seats[0], CODES[index], CARD_LIST[index].value)
    return OutpostRemoved(CODES[index], tuple(seats))
