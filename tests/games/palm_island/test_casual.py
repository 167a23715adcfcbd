"""Casual play (PALM-14) and the result of a competition (PALM-9.4, 9.5)."""

from __future__ import annotations

from collections import Counter

from islands_desktop.games.palm_island.components import CARD_LIST, OUTPOSTS
from islands_desktop.games.palm_island.events import OutpostRemoved, OutpostTaken
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.rules.outposts import meets
from islands_desktop.games.palm_island.state import State
from tests.games.palm_island import reference_together as slow
from tests.games.palm_island.shared_positions import (
    deck,
    end_all,
    indices,
    play,
    shared_state,
    tail,
    totals,
)

PLAIN = "RT17 CH1 CH2 CH3 LG4 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
OFFER = ("OP3", "OP7", "OP12")
TOOLS = PLAIN.replace("TM12", "TM12/FB")
BOATS = PLAIN.replace("CH1", "CH1/BB").replace("CH2", "CH2/BB")


def ended(*decks: str, offer: tuple[str, ...] = OFFER, round: int = 4) -> State:
    """The position after all have ended a round."""
    return end_all(shared_state("casual", decks, round, piles=offer))


def test_one_outpost_of_each_type_is_on_offer() -> None:
    """PALM-14.2: each of the cards of a type is equally likely."""
    seen = Counter[str]()
    for seed in range(1000):
        common = GAME.new_game(GAME.make_setup("casual", 2, seed)).common
        assert common is not None
        cards = [CARD_LIST[pile[0]] for pile in common.piles]
        assert [card.type for card in cards] == ["forest", "sea", "mountain"]
        seen.update(card.code for card in cards)
    assert set(seen) == set(slow.OUTPOSTS)
    assert min(seen.values()) > 140 and max(seen[f"OP{n}"] for n in range(1, 11)) < 260


def test_outposts_are_those_of_the_rule_table() -> None:
    """PALM-1.6: type, value, criterion, speed cost, villager on the other half."""
    codes = {"logger": "LG", "housing": "HO", "canoe_house": "CH", "trade_house": "TR"}
    codes |= {"temple": "TE", "tool_maker": "TM", "quarry": "QU"}
    for card in OUTPOSTS:
        buildings = [
            (codes[c.card], c.count, c.min_up) for c in card.criterion if c.type == "cards_at_up"
        ]
        kept = [c.resources for c in card.criterion if c.type == "stored_at_least"]
        row = (card.type, card.value, buildings, (kept or [(0, 0, 0)])[0], card.cost, card.villager)
        assert row == slow.OUTPOSTS[card.code]


def test_who_alone_meets_a_criterion_takes_the_outpost() -> None:
    """PALM-14.3 and PALM-14.4."""
    state = ended(TOOLS, BOATS)
    assert (tail(state, "A"), tail(state, "B")) == (["OP12"], ["OP7"])


def test_an_outpost_that_several_could_have_leaves_the_game() -> None:
    """PALM-14.4: and one that nobody could have stays; no other is drawn."""
    state = ended(TOOLS, TOOLS, PLAIN)
    assert state.common is not None
    assert state.common.removed == indices("OP12")
    assert state.common.piles == (indices("OP3"), indices("OP7"), b"")
    before = shared_state("casual", (TOOLS, TOOLS, PLAIN), 4, piles=OFFER)
    before = play(before, "A: end_round", "B: end_round")
    last = GAME.apply(before, GAME.legal_commands(before)[0]).events
    assert OutpostRemoved("OP12", (0, 1)) in last


def test_all_are_judged_on_the_same_state_and_nothing_is_paid() -> None:
    """PALM-14.5 and PALM-17.7: one player may take several at once."""
    both = TOOLS.replace("CH1", "CH1/BB").replace("CH2", "CH2/BB").replace("LG4", "*LG4")
    state = ended(both, PLAIN)
    assert tail(state, "A") == ["OP7", "OP12"]
    assert "*LG4" in deck(state, "A")
    before = play(shared_state("casual", (both, PLAIN), 4, piles=OFFER), "A: end_round")
    events = GAME.apply(before, GAME.legal_commands(before)[0]).events
    assert [event.card for event in events if isinstance(event, OutpostTaken)] == ["OP7", "OP12"]


def test_a_criterion_reads_buildings_and_stored_cards() -> None:
    """PALM-14.6: every outpost, just met and just missed."""
    met = {
        "OP1": "LG4/BT LG5/BT",
        "OP2": "HO13/BT HO14/BT",
        "OP3": "LG4/BB LG5/BB LG6/BT",
        "OP4": "*LG4/BB LG5/BB *LG6",
        "OP5": "*LG4/BB *LG5/BB",
        "OP6": "*TR11/BT *CH1/FB *CH2",
        "OP7": "CH1/BB CH2/BB",
        "OP8": "CH3/BB TR11/BB",
        "OP9": "*CH1/FB *CH2/BB CH3/BT",
        "OP10": "*TR11/BT *CH1/BB",
        "OP11": "TE15/BB TE16/BT",
        "OP12": "TM12/FB",
        "OP13": "*QU7/BB *QU8/BB QU9/BB",
        "OP14": "*TM12/BB *QU7/BB",
    }
    missed = {
        "OP1": "LG4/BT LG5/BB",
        "OP4": "*LG4/BB LG5/BB LG6",
        "OP6": "*TR11/BT *CH1/FB CH2",
        "OP8": "CH3/BB TR11/BT",
        "OP9": "*CH1/FB *CH2/BB CH3",
        "OP13": "*QU7/BB QU8/BB QU9/BB",
        "OP14": "*TM12/BB *QU7/FB",
    }
    for table, wanted in ((met, True), (missed, False)):
        for code, words in table.items():
            own = PLAIN
            for word in words.split():
                plain = word.lstrip("*").partition("/")[0]
                own = own.replace(plain, word)
            village = shared_state("casual", (own, own), 4).villages[0]
            outpost = next(card for card in OUTPOSTS if card.code == code)
            assert meets(village, outpost) == wanted, code


def test_villagers_of_the_outposts_are_not_on_offer() -> None:
    """PALM-14.7: three others, the same for all, between the buildings and the tracker."""
    for seed in range(60):
        state = GAME.new_game(GAME.make_setup("casual", 3, seed, {"villagers": True}))
        assert state.common is not None
        halves = {CARD_LIST[pile[0]].villager for pile in state.common.piles}
        words = deck(state, "A").split()
        assert len(set(words[16:19])) == 3 and not halves & set(words)
        assert words[19] == "RT17"
        assert deck(state, "A") == deck(state, "B") == deck(state, "C")


def test_outposts_and_villagers_count_at_the_end() -> None:
    """PALM-14.8 and PALM-9.2: after the step of round 8 as well (PALM-17.6)."""
    state = ended(TOOLS, PLAIN, round=8)
    assert state.over and tail(state, "A") == ["OP12"]
    assert totals(state) == [4 + 3, 0]
    elder = [f"{one} | VI6" for one in (TOOLS, PLAIN)]
    state = ended(*elder, round=8)
    assert totals(state) == [4 + 3 + 3, 3]


def test_most_points_win_then_upgrades_then_stored_resources() -> None:
    """PALM-9.4 and PALM-17.13: outposts decide no tie by themselves."""
    one = PLAIN.replace("LG4", "LG4/BB")  # 2 points, 2 upgrades
    other = PLAIN.replace("HO13", "HO13/FB").replace("HO14", "HO14/FB")  # 2 and 2
    offer = ("OP2", "OP8", "OP11")
    for decks, winners in (
        ((one, PLAIN), (0,)),
        ((one, other.replace("CH1", "CH1/FB")), (1,)),
        ((one.replace("CH2", "*CH2"), other), (0,)),
        ((one, other), (0, 1)),
    ):
        outcome = GAME.outcome(ended(*decks, offer=offer, round=8))
        assert outcome is not None and outcome.winners == winners


def test_who_is_still_equal_shares_the_victory() -> None:
    """PALM-9.5; there is no rating in a competition (PALM-9.6)."""
    state = ended(PLAIN, PLAIN, PLAIN, round=8)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (0, 1, 2)
    assert {sheet.rating for sheet in GAME.standings(state).seats} == {""}
