"""Positions of games of several players, worked out by hand from PALM-12 to PALM-15.

Each test is named after the rule that decides it. A step is a command and the rule that refuses
it, or "" where it is accepted.
"""

from __future__ import annotations

from dataclasses import replace

from islands_desktop.core.standings import Outcome
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.rules.group import common_of
from islands_desktop.games.palm_island.rules.order import buying_order
from islands_desktop.games.palm_island.state import State
from tests.games.palm_island.positions import ORDER0
from tests.games.palm_island.shared_positions import (
    PILES,
    command_of,
    deck,
    end_all,
    indices,
    play,
    refusal_of,
    shared_state,
    tail,
    totals,
)

PLAIN = "RT17 CH1 CH2 CH3 LG4 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"


def follow(state: State, *steps: tuple[str, str]) -> State:
    """Plays the steps that are accepted, in a position that could be loaded."""
    for text, rule in steps:
        assert GAME.problems(state) == [], text
        assert refusal_of(state, text) == rule, text
        if not rule:
            state = play(state, text)
    assert GAME.problems(state) == []
    return state


def stored(state: State, letter: str) -> list[str]:
    return [word[1:] for word in deck(state, letter).split() if word.startswith("*")]


def standings(state: State) -> Outcome:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def test_palm_13_8_an_ability_and_a_level_are_paid_in_one_phase() -> None:
    """PALM-13.2, 13.5, 13.8, 13.9, 13.10, 13.11, 8.6: UP 6 and 2 are 8 of the group."""
    rest = "LG4/BT LG5 CH2 HO13 HO14 LG6 CH3 QU8 QU9 MK10 TR11 TM12 TE15 TE16"
    one = f"RT17 *CH1/BT *QU7/BB {rest}"
    other = "RT17 *CH1/FB *LG4/FB *LG5 LG6 CH2 CH3 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    state = shared_state("cooperative", (one, other), 4, disaster="CO3", ability="signal_fires")
    state = follow(
        end_all(state),
        ("signal A:LG5", "PALM-13.11"),
        ("pay_ability A: CH1, B: CH1+LG4+LG5", "PALM-5.6"),
        ("pay_ability A: CH1, B: CH1", "PALM-5.3"),
        ("pay_ability A: nothing, B: CH1+LG4+LG5", ""),
        ("signal A:LG5", "PALM-13.11"),
        ("pay_ability A: CH1, B: nothing", "PALM-13.8"),
        ("pay_disaster A: QU7, B: nothing", ""),
        ("group_done", ""),
    )
    assert common_of(state).level == 2
    assert common_of(state).enabled == 4
    assert state.round == 5
    assert deck(state, "A") == f"QU7/BB {rest} RT17 CH1/BT"
    assert stored(state, "B") == []


def test_palm_13_9_the_upgrades_of_all_players_count_together() -> None:
    """PALM-13.9: 7 of 8 are one too few, although the resources suffice."""
    one = "RT17 *CH1/FB *LG4/BB *QU7/FB QU8 LG5 LG6 CH2 CH3 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    for side, rule in (("QU7", "PALM-13.9"), ("QU7/FB", "")):
        other = (
            f"RT17 LG4/BB CH1/FB *CH2 {side} LG5 LG6 CH3 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
        )
        state = end_all(
            shared_state("cooperative", (one, other), 4, disaster="CO3", ability="signal_fires")
        )
        follow(state, ("pay_ability A: CH1+LG4, B: nothing", rule))


SIGNAL_A = (
    "RT17 *LG4 *LG5 *CH1 *CH2 TR11/FB LG6 CH3 QU7 QU8/BB QU9/BB MK10 TM12 HO13 HO14 TE15 TE16"
)
SIGNAL_B = "RT17 *LG4/BB TR11/FB QU7 CH1 CH2 CH3 LG5 LG6 QU8 QU9 MK10 TM12 HO13 HO14 TE15 TE16"


def test_palm_13_11_a_card_is_stored_by_fire_once_and_pays_at_once() -> None:
    """PALM-13.11, 13.14, 6.1, 5.6: 3L and 2L for 4L."""
    state = shared_state("cooperative", (SIGNAL_A, SIGNAL_B), 5, ability="signal_fires", enabled=4)
    state = follow(
        end_all(state),
        ("signal A:TR11", "PALM-6.1"),
        ("signal B:QU7", "PALM-13.11"),
        ("signal B:TE15", "PALM-13.11"),
        ("signal B:LG4", "PALM-13.11"),
        ("signal B:TR11", ""),
        ("signal B:CH1", "PALM-13.11"),
        ("pay_disaster A: LG4, B: LG4+TR11", "PALM-5.6"),
        ("pay_disaster A: nothing, B: LG4+TR11", ""),
    )
    assert stored(state, "B") == []
    assert stored(state, "A") == ["LG4", "LG5", "CH1", "CH2"]
    assert common_of(state).level == 2


def test_palm_13_14_only_those_whose_cards_are_used_agree() -> None:
    """PALM-13.14: not fewer and, as nobody else is asked, not more."""
    state = end_all(shared_state("cooperative", (SIGNAL_A, SIGNAL_B), 5))
    paid = command_of(state, "pay_disaster A: LG4+LG5, B: LG4")
    assert GAME.why_not(state, paid) is None
    for confirmed in ((), (0,), (1,)):
        refusal = GAME.why_not(state, replace(paid, confirmed=confirmed))
        assert refusal is not None
        assert refusal.rule == "PALM-13.14"


def test_palm_13_12_everybody_stores_five_from_the_next_round_on() -> None:
    """PALM-6.2, 6.4, 6.6, 13.10, 13.12"""
    rest = "QU7 MK10 TR11 HO13 QU8/BB TE15/BB TM12 HO14 QU9/BB TE16 CH3 RT17"
    own = f"LG4 CH1 {rest} *LG5 *LG6 *CH2"
    full = own.replace(" CH3 RT17", " RT17") + " *CH3"
    for enabled, first, second in ((4, "", "PALM-6.2"), (0, "PALM-6.2", "PALM-6.2")):
        state = shared_state(
            "cooperative", (full, full), 5, ability="common_storehouse", enabled=enabled
        )
        for letter in "AB":
            state = follow(state, (f"{letter}: store LG4", first))
            if not first:
                state = follow(state, (f"{letter}: store CH1", second))
                assert len(stored(state, letter)) == 5
            else:
                state = follow(state, (f"{letter}: store LG4 reset CH2", ""))
    state = shared_state("cooperative", (full, full), 5, ability="common_storehouse", enabled=4)
    follow(state, ("store LG4 reset CH2", "PALM-6.4"))


def test_palm_13_13_every_player_has_a_canoe_of_any_kind() -> None:
    """PALM-5.6, 5.9, 13.13, 17.16: once a round each, not at the end of it."""
    own = "CH1 HO13 LG4 QU7 MK10 TR11 QU8/BB TE15 TM12 HO14 CH2/BB CH3 QU9/BB TE16 RT17 *LG5 *LG6"
    state = shared_state("cooperative", (own, own), 5, ability="trade_canoes", enabled=4)
    state = follow(
        state,
        ("rotate CH1 discount CO5:S", "PALM-5.9"),
        ("rotate HO13 pay LG5+LG6 discount CO5:F", "PALM-5.6"),
        ("rotate HO13 pay LG5 discount CO5:F", ""),
        ("rotate CH1 discount CO5:F", "PALM-5.9"),
        ("B: flip CH1 discount CO5:F", ""),
        ("B: rotate HO13 pay LG5 discount CO5:F", "PALM-5.9"),
    )
    assert deck(state, "A").endswith("LG5 *LG6 HO13/FB")
    assert deck(state, "B").endswith("*LG5 *LG6 CH1/BT")


def test_palm_13_7_the_last_level_is_paid_at_the_end_of_round_8() -> None:
    """PALM-13.2, 13.7, 13.15, 8.7, 9.6: Famine, 4L 10F 4S; the group has the lower score, 2."""
    rest = "LG5 LG6 CH2 CH3 QU8 QU9 MK10 TM12 HO13 HO14 TE15 TE16"
    one = f"RT17 *TR11/BT *CH1/BB *QU7/BB *LG4/BB {rest}"
    other = f"RT17 *TR11/BT *CH1/BB *QU7/BB LG4 {rest}"
    state = end_all(shared_state("cooperative", (one, other), 8, disaster="CO2", level=3))
    state = follow(
        state,
        ("pay_disaster A: TR11+CH1+QU7+LG4, B: TR11+CH1", "PALM-5.3"),
        ("pay_disaster A: TR11+CH1+QU7+LG4, B: TR11+CH1+QU7", ""),
        ("pay_disaster A: nothing, B: nothing", "PALM-13.6"),
        ("group_done", ""),
    )
    assert state.over
    assert deck(state, "A").startswith("RT17 TR11/BT")
    assert totals(state) == [4, 2]
    assert standings(state).winners == (0, 1)
    assert {sheet.rating for sheet in GAME.standings(state).seats} == {"needs work"}


def test_palm_14_4_four_players_and_the_last_outposts() -> None:
    """PALM-14.4, 14.5, 14.8, 9.2, 9.4: one takes, two remove; ties by UP, then resources."""
    one = "RT17 *LG4/BB LG5/BT *LG6 CH1 CH2 CH3 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    two = "RT17 *TR11/BT *CH1/FB CH2/FB CH3 LG4 LG5 LG6 QU7 QU8 QU9 MK10 TM12 HO13 HO14 TE15 TE16"
    three = "RT17 *TR11/BT *CH1/BB CH2 CH3 LG4 LG5 LG6 QU7 QU8 QU9 MK10 TM12 HO13 HO14 TE15 TE16"
    four = "RT17 TM12/FB CH1 CH2 CH3 LG4 LG5 LG6 QU7 QU8 QU9 MK10 TR11 HO13 HO14 TE15 TE16"
    state = shared_state("casual", (one, two, three, four), 8, piles=("OP4", "OP10", "OP12"))
    state = follow(state, *((f"{letter}: end_round", "") for letter in "ABCD"))
    assert state.over
    assert [tail(state, letter) for letter in "ABCD"] == [["OP4"], [], [], ["OP12"]]
    assert common_of(state).removed == indices("OP10")
    assert totals(state) == [9, 0, 0, 7]
    outcome = standings(state)
    assert (outcome.winners, GAME.standings(state).places) == ((0,), (1, 4, 3, 2))


def test_palm_15_2_resets_and_automatic_discards_are_counted() -> None:
    """PALM-15.2, 6.3, 7.1, 8.6: 2 and 1 for a reset; 1; 2 for each that goes by itself."""
    own = "CH3 *CH1 *LG6 HO13 LG4 QU7 MK10 TR11 QU8 TE15 TM12 HO14 QU9 TE16 RT17 *CH2 *LG5"
    state = shared_state("speed", (own, ORDER0), 3,
                         handling=(10, 0), piles=PILES)  # fmt: skip
    points = []
    for text in ("store CH3 reset CH1", "discard"):
        state = play(state, text)
        points.append(state.villages[0].company.handling)
    assert points == [13, 16]
    assert stored(state, "A") == ["CH2", "LG5", "CH3"]
    first = "RT17 *CH1 *CH2 CH3 LG4 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    state = end_all(shared_state("speed", (first, PLAIN), 3, handling=(40, 30), piles=PILES))
    assert state.round == 4
    assert [village.company.handling for village in state.villages] == [4, 0]


def test_palm_15_3_ties_go_round_from_the_priority_seat() -> None:
    """PALM-15.3: in round 6 of four players that is B."""
    piles = ("OP1 OP2 OP3 OP4 OP5", "OP6 OP7 OP8 OP9 OP10", "OP11 OP12 OP13 OP14")
    state = shared_state("speed", (PLAIN,) * 4, 6, handling=(30,) * 4, piles=piles)
    assert buying_order(state) == (1, 2, 3, 0)
    piles = ("OP1 OP2 OP3 OP5", *piles[1:])
    decks = (PLAIN, PLAIN, f"{PLAIN} | OP4", PLAIN)
    state = shared_state("speed", decks, 6, handling=(30,) * 4, piles=piles, villagers=False)
    assert buying_order(state) == (1, 3, 0, 2)
    villages = list(state.villages)
    villages[0] = villages[0]._replace(company=villages[0].company._replace(handling=29))
    assert buying_order(state._replace(villages=tuple(villages))) == (0, 1, 3, 2)


def test_palm_15_8_who_is_out_stays_out() -> None:
    """PALM-15.5, 15.7, 15.8: a purchase uncovers what the other could have paid for."""
    own = "RT17 *TR11/BT *CH1/FB *LG5 *CH2/FB LG4 LG6 CH3 QU7 QU8 QU9 MK10 TM12 HO13 HO14 TE15 TE16"
    other = "RT17 LG5 *TR11/BT *LG4 CH1 CH2 CH3 LG6 QU7 QU8 QU9 MK10 TM12 HO13 HO14 TE15 TE16"
    own += " | OP1 OP2 OP3 OP4 OP5 OP6"
    other += " | OP7 OP8 OP11 OP12 OP13 OP14"
    state = shared_state(
        "speed", (own, other), 6, handling=(31, 30), piles=("", "OP10 OP9", ""), villagers=False
    )
    state = end_all(state)
    assert common_of(state).phase == "market"
    assert tuple(common_of(state).queue) == (0,)
    state = follow(
        state,
        ("B: buy OP10 pay TR11+LG4", "PALM-15.6"),
        ("buy OP9 pay TR11+LG5", "PALM-15.7"),
        ("buy OP10 pay TR11+CH1+CH2", "PALM-5.6"),
        ("buy OP10 pay CH1+CH2", ""),
        ("B: buy OP9 pay TR11+LG4", "PALM-15.6"),
        ("buy OP9 pay TR11+LG5", ""),
    )
    assert state.round == 7
    assert tail(state, "A")[-2:] == ["OP10", "OP9"]
    assert stored(state, "B") == ["TR11/BT", "LG4"]


def test_palm_15_10_a_villager_bought_last_scores() -> None:
    """PALM-15.9, 15.10, 11.8, 8.7: Elder 3, Shrine Keeper 1 for each Housing and Temple at UP 2."""
    one = "RT17 *TR11/BT *LG4/BB *QU7/FB CH1 CH2 CH3 LG5 LG6 QU8 QU9 MK10 TM12 HO13 HO14 TE15 TE16"
    rest = "CH2 CH3 LG4 LG5 LG6 QU8 QU9 MK10 TR11 TM12"
    two = f"RT17 *QU7/BB *CH1/BT HO13/BB HO14 TE15/FB TE16/BT {rest}"
    state = shared_state("speed", (one, two), 8, handling=(30, 31), row="VI1 VI6 VI7")
    state = follow(
        end_all(state),
        ("buy VI6 pay TR11+LG4", "PALM-5.3"),
        ("buy VI6 pay TR11+LG4+QU7", ""),
        ("B: buy VI7 pay QU7+CH1", ""),
    )
    assert state.over
    assert (tail(state, "A"), tail(state, "B")) == (["VI6"], ["VI7"])
    assert totals(state) == [2 + 3, 2 + 3 + 3 + 10 + 2]
    assert standings(state).winners == (1,)
