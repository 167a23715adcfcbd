"""PALM-5 and PALM-6: what pays, what is lost, and how many cards can be stored."""

from __future__ import annotations

from typing import Any

import pytest

from islands_desktop.core.refusals import BadCommand
from islands_desktop.games.palm_island.events import CardsPaid
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.notation import parse_command
from islands_desktop.games.palm_island.state import State
from tests.games.palm_island.positions import (
    as_position,
    deck_of,
    do,
    is_legal,
    make_position,
    refused,
    seat_entry,
    stored_in,
)

PAID_TOO_LITTLE = {
    "rotate QU7": "The cost is 2 logs, and no stored card pays it.",
    "rotate QU7 pay LG4": "The cost is 2 logs; these cards give 1 log.",
}


def payments_for(state: State, kind: str, card: str) -> set[str]:
    """Legal payments of an action, as `1:CH1+LG4` with the alternative in front."""
    return {
        f"{command.alternative}:{'+'.join(command.payment)}"
        for command in GAME.legal_commands(state)
        if (command.kind, command.card) == (kind, card) and not command.discounts
    }


def test_exactly_one_alternative_is_paid_in_full() -> None:
    """PALM-5.1: 2L / 2F is not 1L 1F."""
    state = make_position("TR11 HO13 RT17 *LG4 *CH1 *CH2/FB *LG5/BB")
    assert payments_for(state, "store", "TR11") == {"1:LG5", "2:CH2"}
    assert refused(state, "store TR11 alt 1 pay CH1+LG4") == "PALM-5.3"
    assert refused(state, "store TR11 alt 3 pay LG5") == "PALM-5.1"
    assert refused(state, "store TR11 alt 0 pay LG5") == "PALM-5.1"


def test_a_refused_cost_says_what_is_given_or_that_nothing_is() -> None:
    """PALM-5.3."""
    state = make_position("QU7 LG6 RT17 *LG4")
    told = {text: str(GAME.why_not(state, parse_command(text))) for text in PAID_TOO_LITTLE}
    assert told == PAID_TOO_LITTLE


def test_paying_cards_are_own_stored_cards() -> None:
    """PALM-5.2: an unstored card does not pay."""
    state = make_position("QU7 LG6/BB RT17 *LG4 LG5 *CH1")
    assert refused(state, "rotate QU7 pay LG4+LG5") == "PALM-5.2"
    assert refused(state, "rotate QU7 pay LG6") == "PALM-5.2"
    assert refused(state, "rotate QU7 pay TE15") == "PALM-5.2"


def test_a_paying_card_is_named_once() -> None:
    """PALM-5.2."""
    entry = {"kind": "rotate", "card": "QU7", "payment": ["LG4", "LG4"]}
    with pytest.raises(BadCommand) as raised:
        GAME.command_from_dict(entry)
    assert raised.value.rule == "PALM-5.2"
    state = make_position("QU7 HO13 RT17 *LG4")
    assert refused(state, "rotate QU7 pay LG4+LG4") == "PALM-5.2"


@pytest.mark.parametrize(
    ("stored", "enough"),
    [
        ("*LG4 *CH1 *QU7/BB", True),
        ("*LG4 *CH1 *QU7/FB", False),
        ("*LG4 *CH1/BB *QU7/FB", False),
        ("*LG4/BB *QU7/BB", False),
        ("*CH1/BT *QU7/BB", True),
        ("*LG4 *CH1 *QU7/FB *QU8/FB", True),
    ],
)
def test_a_payment_covers_the_cost_kind_by_kind(stored: str, enough: bool) -> None:
    """PALM-5.3: 1L 1F 2S, nothing exchanged."""
    state = make_position(f"TE15 HO13 RT17 {stored}")
    assert bool(payments_for(state, "rotate", "TE15")) == enough
    everything = "+".join(stored_in(state))
    if not enough:
        assert refused(state, f"rotate TE15 pay {everything}") == "PALM-5.3"


def test_what_a_card_gives_beyond_the_cost_is_lost() -> None:
    """PALM-5.4: told by the event, and nothing of it is left."""
    state = make_position("QU7 HO13 RT17 *TR11/FB CH1")
    transition = GAME.apply(state, parse_command("rotate QU7 pay TR11"))
    (paid,) = (event for event in transition.events if isinstance(event, CardsPaid))
    assert (paid.cards, paid.cost, paid.wasted) == (("TR11",), (2, 0, 0), (1, 0, 0))
    assert stored_in(transition.after) == []


def test_paying_cards_stay_where_they_are() -> None:
    """PALM-5.5: second, further back, or behind the tracker."""
    state = make_position("HO13 *LG4 TE15 CH2 RT17 *CH1 LG6")
    after = do(state, "rotate HO13 pay CH1+LG4")
    assert deck_of(after) == "LG4 TE15 CH2 RT17 CH1 LG6 HO13/FB"
    third = make_position("QU7 TE15 *LG4/BB CH2 RT17")
    assert deck_of(do(third, "rotate QU7 pay LG4")) == "TE15 LG4/BB CH2 RT17 QU7/FB"


def test_no_named_card_may_be_unnecessary() -> None:
    """PALM-5.6 and PALM-17.4: each of the legal payments is smallest in itself."""
    state = make_position("HO13 TE15 RT17 *LG4 *CH1 *CH2/BT *TR11/FB")
    assert payments_for(state, "rotate", "HO13") == {"1:CH2", "1:CH1+LG4", "1:CH1+TR11"}
    for text in ("CH1+CH2", "CH2+LG4", "CH1+LG4+TR11", "CH1+CH2+LG4+TR11"):
        assert refused(state, f"rotate HO13 pay {text}") == "PALM-5.6"


def test_a_cost_of_nothing_takes_the_empty_payment() -> None:
    """PALM-5.6: printed as free, or reduced to nothing."""
    state = make_position("CH1 HO13 RT17 *LG4 *CH2 | VI1")
    assert refused(state, "store CH1 pay LG4") == "PALM-5.6"
    assert is_legal(state, "store CH1")
    assert is_legal(state, "rotate CH1 discount VI1:F")
    assert refused(state, "rotate CH1 pay CH2 discount VI1:F") == "PALM-5.6"


@pytest.mark.parametrize(
    ("stored", "payments"),
    [
        ("*FE4", set()),
        ("*FE4 *LG4", {"1:FE4+LG4"}),
        ("*FE4/BB *CH1/BT", {"1:CH1+FE4"}),
        ("*FE4 *LG4 *CH1", {"1:FE4+LG4", "1:CH1+FE4"}),
        ("*FE4 *LG4/BB", {"1:FE4+LG4"}),
        ("*FE4 *MK10/BB", {"1:MK10"}),
    ],
)
def test_wild_resources_fill_the_lacks_of_all_kinds_together(
    stored: str, payments: set[str]
) -> None:
    """PALM-5.7: two wild resources and a cost of 1L 1F 1S."""
    state = make_position(f"HO13/FB TE15 RT17 {stored}")
    assert payments_for(state, "flip", "HO13") == payments


def test_the_player_chooses_among_all_legal_payments() -> None:
    """PALM-5.8: each of them is a command of its own."""
    state = make_position("LG4 HO13 RT17 *CH1 *CH2 *LG5 *TR11")
    assert payments_for(state, "rotate", "LG4") == {"1:CH1+LG5", "1:CH2+LG5", "1:TR11"}


def test_discounts_take_one_resource_of_their_kind_off() -> None:
    """PALM-5.9: once a round each, on store, rotate, flip and recruit, never more than asked."""
    state = make_position("MK10 VI4 LG4/FB RT17 *CH1 *QU7/FB | VI1 VI2 VI3")
    assert is_legal(state, "store MK10 alt 1 discount VI2:L")
    assert is_legal(state, "store MK10 alt 2 discount VI1:F")
    assert refused(state, "store MK10 alt 1 discount VI1:F") == "PALM-5.9"
    assert refused(state, "store MK10 alt 1 discount VI2:F") == "PALM-5.9"
    assert refused(state, "store MK10 alt 1 discount VI4:L") == "PALM-5.9"
    assert is_legal(state, "recruit VI4 discount VI2:L")
    state = do(state, "store MK10 alt 1 discount VI2:L")
    assert seat_entry(state)["used"] == ["VI2"]
    assert refused(state, "recruit VI4 discount VI2:L") == "PALM-5.9"
    state = make_position("LG4/FB HO13 RT17 *CH1 | VI2 VI3")
    assert is_legal(state, "flip LG4 discount VI2:L+VI3:S")
    two_logs = make_position("QU7 HO13 RT17 *LG4 *LG5 | VI2")
    assert is_legal(two_logs, "rotate QU7 pay LG4 discount VI2:L")
    assert is_legal(two_logs, "rotate QU7 pay LG4+LG5")
    assert refused(two_logs, "rotate QU7 pay LG4+LG5 discount VI2:L") == "PALM-5.6"
    assert refused(two_logs, "rotate QU7 discount VI2:L+VI2:L") == "PALM-5.9"


def test_a_card_never_pays_for_itself() -> None:
    """PALM-5.10."""
    state = make_position("MK10/BB LG4 RT17 *CH1")
    assert refused(state, "store MK10 alt 1 pay MK10") == "PALM-5.2"
    assert refused(state, "rotate LG4 pay CH1+LG4") == "PALM-5.2"


FULL = "CH1 MK10 HO13 RT17 *LG4 *LG5 *CH2 *CH3"


def test_at_most_four_cards_are_stored_however_much_they_give() -> None:
    """PALM-6.1."""
    state = make_position(FULL)
    stores = [c for c in GAME.legal_commands(state) if (c.kind, c.card) == ("store", "CH1")]
    assert all(command.reset for command in stores)
    assert len(stored_in(do(state, "store CH1 reset LG4"))) == 4


def test_a_fifth_card_needs_a_reset_counted_after_the_payment() -> None:
    """PALM-6.2 and PALM-17.5: paying for the store itself makes room."""
    state = make_position(FULL)
    assert refused(state, "store CH1") == "PALM-6.2"
    assert is_legal(state, "store MK10 alt 1 pay LG4")
    assert refused(state, "store MK10 alt 1 pay LG4 reset LG5") == "PALM-6.4"


def test_the_reset_card_is_still_stored_and_gives_nothing() -> None:
    """PALM-6.3: turned back in place."""
    state = make_position("CH1 MK10 RT17 *LG4 LG6 *LG5 *CH2 *CH3")
    assert refused(state, "store CH1 reset LG6") == "PALM-6.3"
    assert refused(state, "store CH1 reset CH1") == "PALM-6.3"
    assert refused(state, "store CH1 reset TE15") == "PALM-6.3"
    assert deck_of(do(state, "store CH1 reset LG5")) == ("MK10 RT17 *LG4 LG6 LG5 *CH2 *CH3 *CH1")
    free = make_position("MK10/BT HO13 RT17 *LG4 *LG5 *CH2 *QU7/FB | VI1")
    assert refused(free, "store MK10 discount VI1:F") == "PALM-6.2"
    assert is_legal(free, "store MK10 discount VI1:F reset QU7")
    assert refused(free, "store MK10 pay CH2 reset CH2") == "PALM-6.4"


@pytest.mark.parametrize(
    ("deck", "command"),
    [
        ("CH1 HO13 RT17 *LG4", "store CH1 reset LG4"),
        ("CH1 HO13 RT17 *LG4 *CH2", "rotate CH1 pay CH2 reset LG4"),
        ("CH1 HO13 RT17 *LG4 *CH2", "flip CH1 pay CH2 reset LG4"),
        ("VI4 HO13 RT17 *LG4 *CH2", "recruit VI4 pay LG4 reset CH2"),
        ("CH1 HO13 RT17 *LG4 *CH2 *CH3 *LG5 *LG6", "rotate CH1 pay CH2 reset LG4"),
    ],
)
def test_a_reset_that_is_not_needed_is_refused(deck: str, command: str) -> None:
    """PALM-6.4."""
    assert refused(make_position(deck), command) == "PALM-6.4"


def test_marks_go_only_by_payment_reset_and_automatic_discard() -> None:
    """PALM-6.5: every command of a position, by what it turns back."""
    state = make_position("CH1 MK10 *LG6 RT17 *LG4/BB *LG5 *CH2 | VI1")
    for command in GAME.legal_commands(state):
        after = GAME.apply(state, command).after
        gone = set(stored_in(state)) - set(stored_in(after))
        assert gone == {*command.payment, *([command.reset] if command.reset else [])}


@pytest.mark.parametrize(
    ("extra", "limit"),
    [
        ("", 4),
        ("FE5", 4),
        ("FE5/BB", 5),
        ("| VI4", 5),
        ("FE5/BB | VI4", 6),
        ("FE5/BB | VI4 VI5", 6),
    ],
)
def test_the_limit_grows_by_one_each_for_the_extras(extra: str, limit: int) -> None:
    """PALM-6.6: Long Storehouse at BB and an active Porter add up."""
    cards = ["LG4", "LG5", "LG6", "CH2", "CH3", "QU7/FB"]
    below = " ".join(f"*{card}" for card in cards[: limit - 1])
    at = " ".join(f"*{card}" for card in cards[:limit])
    assert is_legal(make_position(f"CH1 HO13 RT17 {below} {extra}"), "store CH1")
    assert refused(make_position(f"CH1 HO13 RT17 {at} {extra}"), "store CH1") == "PALM-6.2"


def test_a_porter_recruited_this_round_or_switched_off_adds_nothing() -> None:
    """PALM-6.6: it must be active."""
    deck = "CH1 HO13 RT17 *LG4 *LG5 *CH2 *CH3 | VI4"
    for marks in ({"fresh": ("VI4",), "turns": 3}, {"off": ("VI4",)}):
        more: dict[str, Any] = marks
        assert refused(make_position(deck, 3, **more), "store CH1") == "PALM-6.2"


def test_never_more_than_fifteen_payments_of_one_cost() -> None:
    """PALM-18.11: subsets of four stored cards; smallest ones are six at most."""
    state = make_position("TE15 LG4/BB RT17 *MK10/BB *TM12/BB *TR11 *QU7/BB")
    for kind, card in (("rotate", "TE15"), ("rotate", "LG4"), ("store", "LG4")):
        assert len(payments_for(state, kind, card)) <= 6
    position = as_position(state)
    assert len([card for card in position["deck"] if card[2]]) == 4
