"""Speed (PALM-15): handling points, the order of buying, the market."""

from __future__ import annotations

from collections import Counter

import pytest

from islands_desktop.core.session import GameSession
from islands_desktop.games.palm_island.components import CARD_LIST, CODES
from islands_desktop.games.palm_island.events import ClockRead, MarketLeft, MarketOpened
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.notation import parse_command
from islands_desktop.games.palm_island.rules.order import (
    buying_order,
    computer_tenths,
    priority_seat,
)
from islands_desktop.games.palm_island.state import State
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
)

PLAIN = "RT17 CH1 CH2 CH3 LG4 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
RICH = "RT17 *CH1/BB *CH2/FB *LG4/BB *LG5 CH3 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"


def market(*decks: str, handling: tuple[int, ...] = (), round: int = 4, **more: object) -> State:
    """The position after all have ended a round."""
    points = handling or tuple(range(16, 16 + len(decks)))
    state = shared_state("speed", decks, round, handling=points, **{"piles": PILES, **more})  # type: ignore[arg-type]
    return end_all(state)


def test_three_open_piles_the_most_valuable_on_top() -> None:
    """PALM-15.1 and PALM-17.9: by type, equal values in random order."""
    orders = Counter[bytes]()
    for seed in range(200):
        common = GAME.new_game(GAME.make_setup("speed", 2, seed)).common
        assert common is not None
        for name, pile in zip(("forest", "sea", "mountain"), common.piles, strict=True):
            assert {CARD_LIST[index].type for index in pile} == {name}
            values = [CARD_LIST[index].value for index in pile]
            assert values == sorted(values, reverse=True)
        assert sum(len(pile) for pile in common.piles) == 14
        orders[common.piles[0]] += 1
    assert len(orders) == 4 and min(orders.values()) > 25


def test_handling_points_of_every_kind_of_turn() -> None:
    """PALM-15.2: 1 for a discard, 2 for others and each automatic discard, 1 for each card
    turned back."""
    own = "CH1 LG4 *LG5 HO13 QU7 RT17 *CH2 *CH3 *LG6/BB QU8 QU9 MK10 TR11 TM12 HO14 TE15 TE16"
    state = shared_state("speed", (own, PLAIN), 3, piles=PILES, handling=(11, 16))
    for text, points in (
        ("discard", 1),
        ("store CH1 reset CH2", 3),
        ("rotate CH1 pay CH2", 3),
        ("rotate LG4 pay LG5+CH2", 4),
    ):
        after = play(state, text)
        assert after.villages[0].company.handling == 11 + points, text
    twice = play(state, "discard", "rotate LG4 pay LG6+CH2")  # LG5 comes up stored
    assert twice.villages[0].company.handling == 11 + 1 + 4 + 2
    assert refusal_of(state, "store QU7") != ""
    closed = market(RICH, RICH, piles=("OP5", "OP10", "OP14"))
    bought = play(closed, "A: buy OP5 pay LG4+CH1")
    assert bought.villages[0].company.handling == closed.villages[0].company.handling == 16


def test_a_round_begins_with_the_points_of_its_automatic_discards() -> None:
    """PALM-15.2: a stored card behind the tracker that was not spent."""
    own = PLAIN.replace("CH1", "*CH1")
    state = market(own, PLAIN)
    assert state.round == 5
    assert [village.company.handling for village in state.villages] == [2, 0]


def test_the_order_is_by_points_then_value_then_clockwise() -> None:
    """PALM-15.3: the priority seat moves on with the rounds."""
    seats = [
        priority_seat(shared_state("speed", (PLAIN,) * 3, round, piles=PILES))
        for round in range(1, 9)
    ]
    assert seats == [0, 1, 2, 0, 1, 2, 0, 1]
    for round, order in ((1, (0, 1, 2)), (2, (1, 2, 0)), (3, (2, 0, 1))):
        state = shared_state("speed", (PLAIN,) * 3, round, piles=PILES, handling=(16,) * 3)
        assert buying_order(state) == order
    opened = GAME.apply(
        play(shared_state("speed", (PLAIN, RICH), 4, piles=PILES, handling=(20, 17)),
             "A: end_round"),
        parse_command("end_round", 1),
    ).events  # fmt: skip
    assert MarketOpened(4, (1, 0), (20, 17)) in opened


def test_the_real_clock_orders_by_time() -> None:
    """PALM-15.4: the time comes with the end of the round; ties as with points."""
    decks = (RICH, RICH, RICH)
    state = shared_state(
        "speed", decks, 4, piles=("OP5", "OP10", "OP14"), clock=True, handling=(16, 17, 18)
    )
    for seat, tenths in ((0, 700), (1, 650), (2, 700)):
        entry = {"kind": "end_round", "seat": seat, "tenths": tenths}
        transition = GAME.apply(state, GAME.command_from_dict(entry))
        event = transition.events[0]
        assert isinstance(event, ClockRead) and (event.seat, event.tenths) == (seat, tenths)
        state = transition.after
    assert state.common is not None
    assert tuple(state.common.queue) == (1, 0, 2)
    timed = GAME.command_from_dict({"kind": "end_round", "seat": 0, "tenths": 5})
    refusal = GAME.why_not(shared_state("speed", decks, 4, piles=PILES), timed)
    assert refusal is not None and refusal.rule == "PALM-15.4"
    levels = [computer_tenths(30, level) for level in ("easy", "medium", "hard")]
    assert levels == [1200, 900, 600]


def test_players_buy_in_turns_until_all_are_out() -> None:
    """PALM-15.5."""
    piles = ("OP5", "OP10", "OP14")
    state = market(RICH, RICH, piles=piles)
    turns = []
    while state.common is not None and state.common.queue:
        seat = GAME.actor(state)
        assert seat is not None
        turns.append(seat)
        state = GAME.apply(state, GAME.legal_commands(state)[-1]).after
    assert turns == [0, 1] and state.round == 5
    assert tail(state, "A") + tail(state, "B")


def test_nobody_buys_or_passes_out_of_turn() -> None:
    """PALM-15.6."""
    state = market(RICH, RICH, piles=("OP5", "OP10", "OP14"))
    for text in ("B: pass", "B: buy OP5 pay LG4+CH1"):
        assert refusal_of(state, text) == "PALM-15.6"
    passed = play(state, "A: pass")
    assert refusal_of(passed, "A: buy OP5 pay LG4+CH1") == "PALM-15.6"
    running = shared_state("speed", (RICH, RICH), 4, piles=PILES)
    assert refusal_of(running, "A: pass") == refusal_of(running, "A: buy OP1") == "PALM-15.6"


def test_only_the_top_of_each_pile_is_on_offer() -> None:
    """PALM-15.7: the next is uncovered at once."""
    state = market(RICH, RICH, piles=("OP5", "OP9 OP10", "OP14"))
    assert refusal_of(state, "A: buy OP10 pay CH2+CH1") == "PALM-15.7"
    assert refusal_of(state, "A: buy MK10 pay CH2+CH1") == "PALM-15.7"
    state = play(state, "A: buy OP9 pay CH1+CH2")
    assert refusal_of(state, "B: buy OP10 pay CH1+CH2") == ""


def test_who_can_pay_for_nothing_is_out() -> None:
    """PALM-15.8: automatically, when the own turn comes; and by passing, for good."""
    state = shared_state("speed", (PLAIN, RICH), 4, piles=("OP5",), handling=(16, 17))
    state = play(state, "A: end_round")
    assert MarketLeft(0, False) in events_of(state, "B: end_round")
    state = play(state, "B: end_round")
    assert GAME.actor(state) == 1
    event = events_of(state, "B: pass")[0]
    assert isinstance(event, MarketLeft) and (event.seat, event.passed) == (1, True)
    assert play(state, "B: pass").round == 5


def test_a_purchase_is_paid_with_own_stored_cards() -> None:
    """PALM-15.9 and PALM-17.16: no discounts; the card goes to the tail."""
    state = market(RICH, RICH, piles=("OP5", "OP10", "OP14"))
    assert refusal_of(state, "A: buy OP5 pay LG6") == "PALM-5.2"
    assert refusal_of(state, "A: buy OP5 pay LG4") == "PALM-5.3"
    assert refusal_of(state, "A: buy OP5 pay LG4+CH1+LG5") == "PALM-5.6"
    assert refusal_of(state, "A: buy OP5 pay LG4+CH1 discount VI1:F") != ""
    bought = play(state, "A: buy OP5 pay LG4+CH1")
    assert tail(bought, "A") == ["OP5"] and "*CH1" not in deck(bought, "A")
    done = play(bought, "B: pass")
    done = done if done.round == 5 else play(done, "A: pass")
    assert deck(done, "A").startswith("CH1/BB ")


def test_villagers_are_a_row_instead_of_outposts() -> None:
    """PALM-15.10: different ones, on offer at their recruit cost; active from the next round."""
    state = GAME.new_game(GAME.make_setup("speed", 3, 8, {"villagers": True}))
    assert state.common is not None
    assert state.common.piles == () and len(set(state.common.row)) == 4
    assert not any("VI" in deck(state, letter) for letter in "ABC")
    sold = market(RICH, PLAIN, piles=(), row="VI4 VI5 VI6")
    assert refusal_of(sold, "buy VI5 pay CH1") == ""
    after = play(sold, "buy VI4 pay LG5")
    assert after.common is not None and after.common.row == indices("VI5 VI6")
    assert after.villages[0].fresh and not GAME.problems(after)
    ready = play(after, "A: pass")
    assert ready.round == 5 and not ready.villages[0].fresh


@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 4), (4, 5)])
def test_the_row_grows_with_the_players(seats: int, size: int) -> None:
    """PALM-15.11; outposts are always the same 14."""
    rows = Counter[str]()
    for seed in range(100):
        common = GAME.new_game(GAME.make_setup("speed", seats, seed, {"villagers": True})).common
        assert common is not None and len(common.row) == size
        rows.update(CODES[index] for index in common.row)
        outposts = GAME.new_game(GAME.make_setup("speed", seats, seed)).common
        assert outposts is not None
        assert sum(len(pile) for pile in outposts.piles) == 14
    assert len(rows) == 7


def test_nothing_is_taken_back() -> None:
    """PALM-15.12."""
    session = GameSession(GAME, shared_state("speed", (RICH, RICH), 4, piles=PILES))
    for text in ("A: end_round", "B: end_round"):
        session.play(command_of(session.state, text))
        refusal = session.why_not_undo()
        assert refusal is not None and refusal.rule == "PALM-15.12"
    session = GameSession(GAME, GAME.new_game(GAME.make_setup("speed", 2, 1)))
    session.play(parse_command("discard"))
    refusal = session.why_not_undo()
    assert refusal is not None and refusal.rule == "PALM-15.12"


def test_the_step_names_only_what_the_buyer_can_pay_for() -> None:
    """PALM-15.8: everything on offer lies open anyway."""
    own = "RT17 *LG5 *LG6 *CH1 CH2 CH3 LG4 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    state = end_all(shared_state("speed", (own, own), 2, row="VI2 VI6 VI4"))
    sentence = GAME.step(state).sentence
    assert "Woodcarver, Porter; or pass" in sentence
    assert "Elder" not in sentence
    state = play(state, "B: buy VI4 pay LG5")
    assert GAME.step(state).sentence.endswith("may buy Woodcarver, or pass.")
