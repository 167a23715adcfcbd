"""What each place on the table shows: whether a card may go there, for what cost, as what."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.grouping import Groups, printed_costs
from islands_desktop.desktop.games.palm_island.scene import next_face
from islands_desktop.desktop.games.palm_island.zones import ShelfLook, ZoneLook
from islands_desktop.games.palm_island.state import State, read_deck

ZONE_KINDS = ("rotate", "flip", "discard", "recruit")


def zone_looks(
    state: State, seat: int, groups: Groups, held: str, target: str
) -> dict[str, ZoneLook]:
    """The looks of all zones for the card that is held or meant, "" for none.

    `groups` are the legal commands by card and kind; `target` is the zone below the card, if any.
    """
    return {kind: _zone_look(state, seat, groups, held, kind, target) for kind in ZONE_KINDS}


def _zone_look(
    state: State, seat: int, groups: Groups, held: str, kind: str, target: str
) -> ZoneLook:
    discards = kind == "discard"
    passed = _cards_passed(state, seat) if discards else 0
    if not held or (held, kind) not in groups:
        one = say("1 card handled")
        note = one if passed == 1 else say("{n} cards handled", n=passed)
        return ZoneLook(note=note if discards else "", count=passed)
    shown = next(card for card in read_deck(state, seat) if card.code == held)
    costs = () if discards else printed_costs(state, seat, held, kind)
    ghost = next_face(held, shown.state, kind, seat)
    note = say("to the back of the deck") if discards else ""
    return ZoneLook("target" if kind == target else "legal", note, costs, ghost, passed)


def _cards_passed(state: State, seat: int) -> int:
    """Cards behind the round tracker: those handled in this round."""
    codes = [card.code for card in read_deck(state, seat)]
    return len(codes) - 1 - codes.index("RT17")


def shelf_look(
    state: State, seat: int, groups: Groups, held: str, target: str, limit: int
) -> ShelfLook:
    """The look of the store, which holds up to `limit` cards."""
    stored = state.villages[seat].stored.bit_count()
    if not held or (held, "store") not in groups:
        return ShelfLook(limit, stored, "idle", ())
    glow = "target" if target == "store" else "legal"
    return ShelfLook(limit, stored, glow, printed_costs(state, seat, held, "store"))
