"""Cooperative play (PALM-13)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from islands_desktop.core.refusals import BadSetup
from islands_desktop.games.palm_island.components import ABILITIES, CARDS, DISASTERS
from islands_desktop.games.palm_island.events import AbilityEnabled, DisasterPaid
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.rules.group import level_cost
from islands_desktop.games.palm_island.scoring import group_score
from islands_desktop.games.palm_island.state import State
from tests.games.palm_island import reference_together as slow
from tests.games.palm_island.shared_positions import (
    command_of,
    deck,
    end_all,
    events_of,
    play,
    refusal_of,
    shared_state,
    totals,
)

RICH = "RT17 *TM12/BB *TR11/BT *LG4/BB *LG5/BB LG6 CH1 CH2 CH3 QU7 QU8 QU9 MK10 HO13 HO14 TE15 TE16"
OTHER = (
    "RT17 *CH1/BB *MK10/BB *TR11/FB *QU7/BB QU8 LG4 LG5 LG6 CH2 CH3 QU9 TM12 HO13 HO14 TE15 TE16"
)


def group(round: int = 3, decks: tuple[str, ...] = (RICH, OTHER), **more: Any) -> State:
    """A group phase."""
    return end_all(shared_state("cooperative", decks, round, **more))


def test_a_disaster_is_chosen_or_drawn_and_begins_at_level_1() -> None:
    """PALM-13.1: one of three; an ability or none."""
    drawn = Counter[str]()
    for seed in range(300):
        state = GAME.new_game(GAME.make_setup("cooperative", 2, seed))
        assert state.common is not None and state.common.level == 1
        drawn[state.common.disaster] += 1
    assert set(drawn) == {"CO1", "CO2", "CO3"} and min(drawn.values()) > 60
    for code in drawn:
        state = GAME.new_game(GAME.make_setup("cooperative", 2, 5, {"disaster": code}))
        assert state.common is not None and state.common.disaster == code
    refused: tuple[dict[str, Any], ...] = (
        {"disaster": "CO4"},
        {"ability": "CO5"},
        {"villagers": True},
        {"feats": []},
    )
    for wrong in refused:
        with pytest.raises(BadSetup):
            GAME.make_setup("cooperative", 2, 1, wrong)


def test_costs_of_the_cards_are_those_of_the_rule_table() -> None:
    """PALM-1.6: the cooperative cards."""
    assert {card.code: list(card.levels) for card in DISASTERS} == slow.DISASTERS
    assert {
        a.id: (a.up_per_player, a.cost_per_player) for a in ABILITIES.values()
    } == slow.ABILITIES
    assert [CARDS[code].name for code in slow.DISASTERS] == ["Hurricane", "Famine", "Volcano"]
    assert [a.card for a in ABILITIES.values()] == ["CO4", "CO4", "CO5"]


def test_a_cost_per_player_is_multiplied_by_the_players() -> None:
    """PALM-13.2."""
    for seats in (2, 3, 4):
        state = group(decks=(RICH,) * seats, level=2)
        assert level_cost(state) == (2 * seats, seats, 2 * seats)


def test_the_group_pays_in_any_order_and_ends_the_phase() -> None:
    """PALM-13.3: the step of a round's end."""
    state = group(ability="signal_fires", decks=(UPGRADED, UPGRADED))
    for first, second in (("pay_disaster", "pay_ability"), ("pay_ability", "pay_disaster")):
        middle = GAME.successor(state, first_of(state, first))
        assert {c.kind for c in GAME.commands_of(middle, 0)} >= {second, "group_done"}
    assert play(state, "group_done").round == 4


UPGRADED = (
    "RT17 *TM12/BB *LG4/BB *LG5/BB *CH1/BB LG6/BB CH2/BB CH3/BB QU7/BB QU8 QU9 MK10 TR11 HO13 HO14 "
    "TE15 TE16"
)


def first_of(state: State, kind: str) -> Any:
    return next(command for command in GAME.commands_of(state, 0) if command.kind == kind)


def test_group_commands_wait_for_the_group_phase_and_are_anybodys() -> None:
    """PALM-13.4: in the name of any seat."""
    running = shared_state("cooperative", (RICH, OTHER), 3)
    casual = shared_state("casual", (RICH, OTHER), 3)
    for text in ("group_done", "pay_disaster A: LG4", "pay_ability A: LG4", "signal A: LG4"):
        assert refusal_of(running, text) == "PALM-13.4"
        assert refusal_of(casual, text) == "PALM-13.4"
    state = group()
    names = [[c.to_dict() | {"seat": 0} for c in GAME.commands_of(state, s)] for s in (0, 1)]
    assert names[0] == names[1] and len(names[0]) > 2
    assert play(state, "B: group_done").round == 4


def test_a_joint_payment_is_a_set_of_cards_of_any_players() -> None:
    """PALM-13.5: also of one only; no card of the whole set may be redundant."""
    state = group()  # 4 logs
    assert refusal_of(state, "pay_disaster A: LG4+LG5, B: nothing") == ""
    assert refusal_of(state, "pay_disaster A: nothing, B: TR11+CH1") == ""
    assert refusal_of(state, "pay_disaster A: LG4, B: TR11") == ""
    assert refusal_of(state, "pay_disaster A: LG4, B: CH1") == "PALM-5.3"
    assert refusal_of(state, "pay_disaster A: LG4+LG5, B: TR11") == "PALM-5.6"
    assert refusal_of(state, "pay_disaster A: LG6, B: TR11") == "PALM-5.2"
    after = play(state, "pay_disaster A: LG4, B: TR11")
    assert "*LG4" not in deck(after, "A") and "*TR11" not in deck(after, "B")
    assert [c.cards for c in events_of(state, "pay_disaster A: LG4, B: TR11")[:2]] == [  # type: ignore[attr-defined]
        ("LG4",), ("TR11",),
    ]  # fmt: skip
    missing = GAME.command_from_dict({"kind": "pay_disaster", "payments": [["LG4", "LG5"]]})
    refusal = GAME.why_not(state, missing)
    assert refusal is not None and refusal.rule == "PALM-13.5"


def test_one_level_is_paid_in_a_phase_and_none_after_the_third() -> None:
    """PALM-13.6 and PALM-17.10: FT rotates to FB, flips to BB, rotates to BT."""
    state = play(group(), "pay_disaster A: LG4+LG5")
    assert refusal_of(state, "pay_disaster A: TM12, B: TR11") == "PALM-13.6"
    for level, face in ((1, "FB"), (2, "BB")):
        phase = group(level=level)
        event = GAME.apply(phase, first_of(phase, "pay_disaster")).events[-1]
        assert isinstance(event, DisasterPaid)
        assert (event.level, event.state) == (level, face)
    averted = group(level=4)
    assert refusal_of(averted, "pay_disaster A: LG4") == "PALM-13.6"
    assert {command.kind for command in GAME.legal_commands(averted)} == {"group_done"}


def test_level_3_decides_by_the_end_of_round_8() -> None:
    """PALM-13.7, PALM-17.6 and PALM-17.12: all win or all lose, rounds are played on."""
    for level, winners in ((4, (0, 1)), (3, ()), (1, ())):
        outcome = GAME.outcome(play(group(8, level=level), "group_done"))
        assert outcome is not None and outcome.winners == winners
    assert play(group(6, level=4), "group_done").round == 7


def test_the_ability_is_paid_once_also_together_with_a_level() -> None:
    """PALM-13.8."""
    state = group(ability="signal_fires", decks=(UPGRADED, UPGRADED))
    text = "pay_ability A: CH1, B: TM12"
    assert isinstance(events_of(state, text)[-1], AbilityEnabled)
    paid = play(state, text, "pay_disaster A: LG4+LG5")
    assert refusal_of(paid, text) == "PALM-13.8"
    assert refusal_of(group(), "pay_ability A: LG4, B: CH1") == "PALM-13.8"


def test_the_ability_needs_upgrades_of_the_group_and_keeps_them() -> None:
    """PALM-13.9 and PALM-17.11: 4 and 5 a player, counted together."""
    poor = group(ability="signal_fires", decks=(OTHER, OTHER.replace("*MK10/BB", "*MK10")))
    assert refusal_of(poor, "pay_ability A: CH1, B: CH1") == ""
    poor = group(ability="trade_canoes", decks=(OTHER, OTHER))
    assert refusal_of(poor, "pay_ability A: CH1, B: CH1") == ""
    low = OTHER.replace("*TR11/FB", "*TR11").replace("*QU7/BB", "*QU7/FB")
    few = group(ability="common_storehouse", decks=(low, low.replace("*CH1/BB", "*CH1/FB")))
    assert refusal_of(few, "pay_ability A: CH1, B: CH1") == "PALM-13.9"
    before = GAME.standings(poor).seats[0].tie_breaks[0]
    after = play(poor, "pay_ability A: CH1, B: CH1")
    assert GAME.standings(after).seats[0].tie_breaks[0] == before


def enabled(ability: str, round: int = 3) -> State:
    """The end of a round in which the ability is paid for."""
    state = group(round, ability=ability, decks=(UPGRADED, UPGRADED))
    return GAME.apply(state, first_of(state, "pay_ability")).after


def test_the_ability_works_from_the_next_round_on_for_all() -> None:
    """PALM-13.10."""
    state = enabled("trade_canoes")
    assert [village.company.ability for village in state.villages] == ["", ""]
    state = play(state, "group_done")
    assert [village.company.ability for village in state.villages] == ["trade_canoes"] * 2
    assert GAME.problems(state) == []


def test_signal_fires_store_one_card_in_place() -> None:
    """PALM-13.11: once a phase, not in the one that enabled it, unpaid, within the limit."""
    assert refusal_of(enabled("signal_fires"), "signal A: LG6") == "PALM-13.11"
    state = group(5, ability="signal_fires", enabled=3)
    assert refusal_of(state, "signal A: LG6") == "PALM-6.1"
    spare = RICH.replace("*TR11/BT", "TR11/BT")
    state = group(5, ability="signal_fires", enabled=3, decks=(spare, OTHER))
    for code in ("LG4", "TE15", "QU7", "RT17"):
        assert refusal_of(state, f"signal A: {code}") == "PALM-13.11"
    after = play(state, "B: signal A: LG6")
    assert deck(after, "A") == deck(state, "A").replace("LG6", "*LG6")
    assert refusal_of(after, "pay_disaster A: LG4+LG6, B: CH1") == ""
    assert refusal_of(after, "signal A: TR11") == "PALM-13.11"
    again = end_all_of(play(after, "group_done"))
    assert refusal_of(again, "signal A: LG6") in ("", "PALM-6.1")


def end_all_of(state: State) -> State:
    """Everybody only discards."""
    while GAME.step(state).name != "group":
        state = GAME.successor(state, GAME.legal_commands(state)[0])
    return state


def test_the_common_storehouse_raises_the_limit_of_all() -> None:
    """PALM-13.12 and PALM-6.6."""
    own = "CH1 HO13 RT17 *CH2 *CH3 *LG4 *LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO14 TE15 TE16"
    full = shared_state("cooperative", (own, own), 4, ability="common_storehouse")
    assert refusal_of(full, "A: store CH1") == "PALM-6.2"
    state = shared_state("cooperative", (own, own), 4, ability="common_storehouse", enabled=2)
    assert refusal_of(state, "A: store CH1") == refusal_of(state, "B: store CH1") == ""
    assert refusal_of(state, "A: store CH1 reset CH2") == "PALM-6.4"


def test_trade_canoes_take_one_resource_of_any_kind_off() -> None:
    """PALM-13.13 and PALM-5.9: once a round, source CO5; not for joint payments (PALM-17.16)."""
    own = "HO13 LG4 RT17 *CH2 *LG5 CH1 CH3 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO14 TE15 TE16"
    state = shared_state("cooperative", (own, own), 4, ability="trade_canoes", enabled=2)
    for kind, rest in (("L", "CH2"), ("F", "LG5")):
        assert refusal_of(state, f"rotate HO13 pay {rest} discount CO5:{kind}") == ""
    assert refusal_of(state, "rotate HO13 pay CH2+LG5 discount CO5:S") == "PALM-5.9"
    assert refusal_of(state, "rotate HO13 discount CO5:L+CO5:F") == "PALM-5.9"
    used = play(state, "rotate HO13 pay CH2 discount CO5:L")
    assert refusal_of(used, "rotate LG4 pay LG5 discount CO5:F") == "PALM-5.9"
    assert refusal_of(used, "B: rotate HO13 pay CH2 discount CO5:L") == ""
    none = shared_state("cooperative", (own, own), 4, ability="trade_canoes")
    assert refusal_of(none, "rotate HO13 pay CH2 discount CO5:L") == "PALM-5.9"


def test_all_whose_cards_are_used_agree() -> None:
    """PALM-13.14: exactly those."""
    state = group()
    command = command_of(state, "pay_disaster A: LG4, B: TR11")
    entry = command.to_dict()
    for agreed, rule in (([0, 1], ""), ([0], "PALM-13.14"), ([], "PALM-13.14")):
        refusal = GAME.why_not(state, GAME.command_from_dict({**entry, "confirmed": agreed}))
        assert ("" if refusal is None else refusal.rule) == rule
    alone = command_of(state, "pay_disaster A: LG4+LG5").to_dict()
    refusal = GAME.why_not(state, GAME.command_from_dict({**alone, "confirmed": [0, 1]}))
    assert refusal is not None and refusal.rule == "PALM-13.14"
    spare = RICH.replace("*TR11/BT", "TR11/BT")
    state = group(5, ability="signal_fires", enabled=3, decks=(spare, OTHER))
    signal = command_of(state, "B: signal A: TR11").to_dict()
    refusal = GAME.why_not(state, GAME.command_from_dict({**signal, "confirmed": [1]}))
    assert refusal is not None and refusal.rule == "PALM-13.14"


def test_the_score_of_the_group_is_the_lowest() -> None:
    """PALM-13.15, PALM-9.6 and PALM-17.14: rated only after a win."""
    state = group(8, level=4)
    assert group_score(state) == min(totals(state))
    over = play(state, "group_done")
    assert {sheet.rating for sheet in GAME.standings(over).seats} == {"needs work"}
    nothing = RICH.replace("LG4/BB", "LG4").replace("LG5/BB", "LG5")
    over = play(group(8, level=4, decks=(nothing, OTHER)), "group_done")
    assert {sheet.rating for sheet in GAME.standings(over).seats} == {"unrated"}
