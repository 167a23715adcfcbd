"""The worked examples of the rule document for several players, step by step."""

from __future__ import annotations

import json

from islands_desktop.core.standings import SeatScore, rank
from islands_desktop.games.palm_island.events import MarketLeft
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.rules.order import buying_order
from islands_desktop.games.palm_island.state import State
from tests.games.palm_island.positions import ORDER0
from tests.games.palm_island.shared_positions import (
    PILES,
    command_of,
    deck,
    end_all,
    events_of,
    indices,
    play,
    refusal_of,
    shared_state,
    tail,
    totals,
)

A_26 = "RT17 *TR11/FB *CH1/BT *QU7/BB HO13 LG4 LG5 LG6 CH2 CH3 QU8 QU9 MK10 TM12 HO14 TE15 TE16"
B_26 = "RT17 HO13 *QU8/BB *CH2/FB *QU9/FB *LG4 LG5 LG6 CH1 CH3 QU7 MK10 TR11 TM12 HO14 TE15 TE16"


def test_PALM_EX_15_ties() -> None:
    scores = [(31, 24, 3), (31, 26, 0), (31, 26, 2), (30, 29, 9)]
    sheets = [SeatScore(seat, (), vp, (up, kept)) for seat, (vp, up, kept) in enumerate(scores)]
    assert rank(sheets).places == (3, 2, 1, 4)
    sheets[2] = SeatScore(2, (), 31, (26, 0))
    assert rank(sheets).winners == (1, 2)


def test_PALM_EX_22_discounts_in_casual() -> None:
    own = "CH1 HO13 LG4 QU7 MK10 TR11 QU8 TE15 TM12 HO14 CH2 CH3 QU9 TE16 RT17 LG6 *LG5 | VI1 VI2"
    state = shared_state("casual", (own, own), 4, piles=("OP5", "OP7", "OP14"))
    assert refusal_of(state, "rotate HO13 pay LG5 discount VI2:L+VI1:F") == "PALM-5.6"
    assert refusal_of(state, "rotate CH1 discount VI2:L") == "PALM-5.9"
    state = play(state, "rotate HO13 pay LG5 discount VI1:F")
    assert refusal_of(state, "flip CH1 discount VI1:F") == "PALM-5.9"
    assert deck(state, "A").split(" | ")[0].endswith("LG6 LG5 HO13/FB")
    assert not any(command.discounts[:1] == (("VI1", "F"),) for command in
                   GAME.commands_of(state, 0))  # fmt: skip


def test_PALM_EX_26_joint_payment_of_a_disaster() -> None:
    state = shared_state("cooperative", (A_26, B_26), 5, level=2)
    assert GAME.problems(state) == []
    state = end_all(state)
    assert refusal_of(state, "pay_disaster A: TR11+CH1+QU7, B: QU8") == "PALM-5.3"
    too_much = "pay_disaster A: TR11+CH1+QU7, B: QU8+CH2+LG4"
    assert refusal_of(state, too_much) == "PALM-5.6"
    paid = events_of(state, "pay_disaster A: TR11+CH1+QU7, B: QU8+CH2")[-1]
    assert getattr(paid, "cost") == (4, 2, 4)  # noqa: B009
    state = play(state, "pay_disaster A: TR11+CH1+QU7, B: QU8+CH2")
    assert refusal_of(state, "pay_disaster A: nothing, B: QU9") == "PALM-13.6"
    state = play(state, "group_done")
    assert state.round == 6 and state.common is not None and state.common.level == 3
    assert deck(state, "A") == (
        "TR11/FB CH1/BT QU7/BB HO13 LG4 LG5 LG6 CH2 CH3 QU8 QU9 MK10 TM12 HO14 TE15 TE16 RT17"
    )
    assert deck(state, "B") == (
        "HO13 QU8/BB CH2/FB *QU9/FB *LG4 LG5 LG6 CH1 CH3 QU7 MK10 TR11 TM12 HO14 TE15 TE16 RT17"
    )


def volcano(round: int) -> State:
    """Volcano at level 3 and enough stored for it: 17 and 12 points."""
    one = (
        "RT17 *LG4/BB *LG5/BB *CH1/BB *QU7/BB *LG6 HO13/BT HO14/FB TE15 TE16 QU8/BB QU9/BB CH2 CH3 "
        "MK10 TR11 TM12"
    )
    other = (
        "RT17 *TM12/BB *QU8/BB *QU9/BB *CH1/BB *QU7/BB TE15 HO13/BB HO14/BB TE16 LG4 LG5 LG6 CH2 "
        "CH3 MK10 TR11"
    )
    return shared_state(
        "cooperative",
        (one, other),
        round,
        disaster="CO3",
        level=3,
        ability="common_storehouse",
        enabled=1,
    )


PAYMENT = "pay_disaster A: LG4+CH1+QU7, B: CH1+QU7+QU8+QU9"


def test_PALM_EX_27_winning_losing_and_the_group_score() -> None:
    state = end_all(volcano(8))
    assert totals(state) == [17, 12]
    lost = play(state, "group_done")
    outcome = GAME.outcome(lost)
    assert outcome is not None and outcome.winners == ()
    assert [sheet.rating for sheet in GAME.standings(lost).seats] == ["", ""]
    assert totals(lost) == [17, 12]
    won = play(state, PAYMENT, "group_done")
    outcome = GAME.outcome(won)
    assert outcome is not None and outcome.winners == (0, 1)
    assert totals(won) == [17, 12]
    assert {sheet.rating for sheet in GAME.standings(won).seats} == {"respectable"}
    assert "12" in outcome.reason and "respectable" in outcome.reason
    early = play(end_all(volcano(6)), PAYMENT, "group_done")
    assert GAME.actor(early) == 0 and early.round == 7
    while GAME.actor(early) is not None:
        commands = GAME.legal_commands(early)
        assert not any(command.kind == "pay_disaster" for command in commands)
        early = GAME.successor(early, commands[0])
    assert early.round == 8
    outcome = GAME.outcome(early)
    assert outcome is not None and outcome.winners == (0, 1)


def test_PALM_EX_30_outposts_are_taken_when_exactly_one_player_qualifies() -> None:
    one = "RT17 *CH1/FB CH2/BB CH3/BB LG4 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    other = (
        "RT17 CH1/FB CH2/BB CH3/BT LG4 *LG5/BB LG6 *TR11/FB QU7 QU8 QU9 MK10 TM12 HO13 HO14 TE15 "
        "TE16"
    )
    state = shared_state("casual", (one, other), 4, piles=("OP5", "OP7", "OP14"))
    assert GAME.problems(state) == []
    state = play(state, "A: end_round", "B: end_round")
    assert (tail(state, "A"), tail(state, "B")) == (["OP7"], ["OP5"])
    assert state.common is not None
    assert state.common.piles == (b"", b"", indices("OP14"))
    assert deck(state, "A") == (
        "CH2/BB CH3/BB LG4 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16 RT17 CH1/FB | OP7"
    )
    assert [word for word in deck(state, "B").split() if "*" in word] == ["*LG5/BB", "*TR11/FB"]
    assert [line.points for line in GAME.standings(state).seats[0].lines][-1] == 3


def test_PALM_EX_33_counting_handling_points() -> None:
    own = "CH1 LG4 *CH2 HO13 QU7 MK10 TR11 LG6 QU8 TE15 TM12 HO14 RT17 *CH3 *LG5 *QU9/FB TE16"
    state = shared_state("speed", (own, ORDER0), 3, handling=(20, 0), piles=PILES)
    points = []
    for text in ("rotate LG4 pay CH2+LG5", "discard", "store CH2"):
        state = play(state, text)
        points.append(state.villages[0].company.handling)
    assert points == [24, 25, 27]
    assert refusal_of(state, "rotate HO13 pay QU9") == "PALM-5.3"


def test_PALM_EX_35_order_of_buying() -> None:
    rest = "RT17 CH1 CH2 CH3 LG4 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    decks = (f"{rest} | OP1", rest, f"{rest} | OP6")
    piles = ("OP2 OP3 OP4 OP5", "OP7 OP8 OP9 OP10", "OP11 OP12 OP13 OP14")
    state = shared_state("speed", decks, 5, handling=(31, 33, 31), piles=piles, villagers=False)
    assert buying_order(state) == (2, 0, 1)
    decks = (f"{rest} | OP1", rest, f"{rest} | OP2 OP4")
    assert buying_order(shared_state("speed", decks, 5, handling=(31, 33, 31))) == (0, 2, 1)


def test_PALM_EX_36_alternating_purchases_a_bought_card_uncovers_the_next() -> None:
    one = "RT17 *LG5 *TM12/BB *QU7/BB LG4 LG6 CH1 CH2 CH3 QU8 QU9 MK10 TR11 HO13 HO14 TE15 TE16"
    other = (
        "RT17 CH1 *LG4/BB *CH2/FB *CH3/FB LG5 LG6 *QU9/FB QU7 QU8 MK10 TR11 TM12 HO13 HO14 TE15 "
        "TE16"
    )
    piles = ("OP4 OP5", "OP10", "OP14")
    state = shared_state("speed", (one, other), 6, handling=(35, 32), piles=piles)
    state = end_all(state)
    assert refusal_of(state, "A: buy OP4 pay TM12") == "PALM-15.6"
    assert refusal_of(state, "B: buy OP5 pay LG4+CH2") == "PALM-15.7"
    state = play(state, "B: buy OP10 pay CH2+CH3")
    assert refusal_of(state, "A: buy OP4 pay TM12+LG5") == "PALM-5.6"
    assert events_of(state, "A: buy OP4 pay TM12")[-1] == MarketLeft(1, False)
    state = play(state, "A: buy OP4 pay TM12")
    assert refusal_of(state, "B: pass") == "PALM-15.6"
    state = play(state, "A: buy OP14 pay LG5+QU7")
    assert state.round == 7 and GAME.actor(state) == 0
    assert state.villages[1].deck[0] == command_of(state, "store CH1").index * 4
    assert (tail(state, "A"), tail(state, "B")) == (["OP4", "OP14"], ["OP10"])
    assert state.common is not None
    assert state.common.piles == (indices("OP5"), b"", b"")
    assert totals(state) == [4 + 2, 2 + 2]  # QU7 and LG4 at BB are worth 2 each


def test_PALM_EX_39_speed_with_villagers() -> None:
    one = "RT17 LG4 *LG5 *CH1 CH2 CH3 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    rest = "RT17 LG4 LG5 CH1 CH2 CH3 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    row = "VI4 VI2 VI6 VI7"
    state = shared_state("speed", (one, rest, rest), 2, handling=(16, 17, 18), row=row)
    assert GAME.problems(state) == []
    state = end_all(state)
    assert refusal_of(state, "A: buy VI2 pay LG5+CH1") == "PALM-5.3"
    state = play(state, "A: buy VI4 pay LG5")
    assert state.round == 3 and tail(state, "A") == ["VI4"]
    assert state.common is not None and state.common.row == indices("VI2 VI6 VI7")
    full = state.villages[0]._replace(stored=sum(1 << card * 4 for card in (0, 1, 2, 3, 4)))
    state = state._replace(villages=(full, *state.villages[1:]))
    assert not any("More than" in problem for problem in GAME.problems(state))


def test_PALM_EX_40_interleaving_does_not_matter() -> None:
    order = ORDER0.split()[:-1]
    start = GAME.new_game(GAME.make_setup("casual", 2, 5, {"order": order}))
    one = play(start, "A: store LG4", "A: store CH1", "B: discard", "B: store LG4")
    other = play(start, "B: discard", "A: store LG4", "B: store LG4", "A: store CH1")
    assert one == other
    rest = "QU7 MK10 TR11 HO13 CH2 LG5 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16 RT17"
    assert (deck(one, "A"), deck(one, "B")) == (f"{rest} *LG4 *CH1", f"{rest} CH1 *LG4")


def test_PALM_EX_42_which_villagers_can_be_drawn_in_casual() -> None:
    offers = set()
    for seed in range(3000):
        state = GAME.new_game(GAME.make_setup("casual", 2, seed, {"villagers": True}))
        assert state.common is not None
        if state.common.piles != (indices("OP1"), indices("OP8"), indices("OP13")):
            continue
        words = deck(state, "A").split()
        assert deck(state, "A") == deck(state, "B")
        assert words[16:19] == [word for word in words if word.startswith("VI")]
        offers |= set(words[16:19])
        assert len(set(words[16:19])) == 3
    assert offers == {"VI2", "VI3", "VI4", "VI7"}


def test_PALM_EX_43_save_and_resume() -> None:
    passed = "RT17 CH1 CH2 CH3 LG4 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16 | VI4"
    middle = "CH1 HO13 LG4 QU7 MK10 TR11 QU8 TE15 TM12 HO14 RT17 *CH2 *CH3 QU9 TE16 LG6 *LG5 | VI1"
    fresh = "CH1 CH2 CH3 LG4 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16 RT17"
    state = shared_state(
        "speed", (passed, middle, fresh), 5, closed=(True, False, False), handling=(20, 9, 0),
        row="VI2 VI6",
    )  # fmt: skip
    state = play(state, "B: rotate HO13 pay LG5 discount VI1:F")
    assert GAME.problems(state) == []
    loaded = GAME.state_from_dict(json.loads(json.dumps(GAME.state_to_dict(state))))
    assert loaded == state
    assert GAME.actor(loaded) == 1
    for seat in range(3):
        assert GAME.commands_of(loaded, seat) == GAME.commands_of(state, seat)
    assert not GAME.commands_of(loaded, 0) and GAME.commands_of(loaded, 2)
