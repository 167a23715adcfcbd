"""The component file: its form, checked strictly, and its content against the rule document."""

from __future__ import annotations

import json
from typing import Any

from islands_desktop.core.assets import read_asset
from islands_desktop.games.palm_island.components import (
    BUILDINGS,
    CARDS,
    DIFFICULTIES,
    FEATS,
    FLIPPED,
    ORIENTATIONS,
    ROTATED,
    ROUNDS,
    SOLO_CHART,
    STORE_LIMIT,
    VILLAGERS,
    Action,
)
from islands_desktop.games.palm_island.state import TRACKER_FACES
from tests.games.palm_island.card_table import (
    AREAS,
    BUILDING_CODES,
    DISCOUNTS,
    FEAT_CODES,
    FEAT_CRITERIA,
    FLIP_MAP,
    NAMES,
    NUMBERS,
    RECRUIT_COSTS,
    RESTORING,
    ROTATE_MAP,
    SWITCHABLE,
    VILLAGER_CODES,
    WILD,
    Printed,
    kind_of,
)
from tests.games.palm_island.component_form import ComponentFile


def read_file() -> ComponentFile:
    return ComponentFile.model_validate_json(read_asset("components/palm_island.json"))


def test_the_component_file_has_exactly_the_known_form() -> None:
    """PALM-1.6: the component data, without a name too many or too few."""
    file = read_file()
    assert [card.numbers for card in file.core_deck.cards] == [list(n) for n in NUMBERS.values()]
    for card in file.core_deck.cards:
        assert card.copies == len(card.numbers)


def test_no_name_stands_twice_in_the_component_file() -> None:
    def refuse_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        names = [name for name, _ in pairs]
        assert len(set(names)) == len(names), names
        return dict(pairs)

    json.loads(read_asset("components/palm_island.json"), object_pairs_hook=refuse_doubles)


def as_printed(action: Action | None) -> Printed | None:
    return None if action is None else Printed(action.alternatives, action.to)


def test_buildings_and_feats_are_those_of_the_rule_table() -> None:
    """PALM-1.6: gives, actions, VP, UP and targets of every state of every card."""
    for card in (*BUILDINGS, *FEATS):
        for state in card.sides:
            if card.group == "feat" and state == "FT":
                continue  # the record side, never reached in play (PALM-10.3)
            area, side = AREAS[kind_of(card.code), state], card.side(state)
            shown = [as_printed(side.action(kind)) for kind in ("store", "rotate", "flip")]
            assert (side.gives, *shown, side.vp, side.up) == area, f"{card.code} {state}"
            assert side.wild == WILD.get((card.code, state), 0)
    for kind, state in AREAS:
        members = [code for code in CARDS if kind_of(code) == kind]
        assert members and all(state in CARDS[code].sides for code in members), (kind, state)


def test_codes_numbers_and_names_are_those_of_the_rule_table() -> None:
    """PALM-1.1: 16 buildings, the tracker, 6 feats, 7 villagers."""
    assert tuple(card.code for card in BUILDINGS) == BUILDING_CODES
    assert tuple(card.code for card in FEATS) == FEAT_CODES
    assert tuple(card.code for card in VILLAGERS) == VILLAGER_CODES
    for card in (*BUILDINGS, *FEATS, *VILLAGERS):
        assert card.name == NAMES[kind_of(card.code)]
        assert card.code.endswith(str(card.number))


def test_villagers_cost_and_do_what_the_rule_table_says() -> None:
    """PALM-11.7 and PALM-11.8."""
    for card in VILLAGERS:
        assert card.cost == RECRUIT_COSTS[card.code]
        effect = dict(card.effect)
        if card.code in DISCOUNTS:
            assert effect == {
                "kind": "discount",
                "resource": DISCOUNTS[card.code],
                "uses_per_round": 1,
            }
    assert [v.kind for v in read_file().villagers] == [
        "active" if code in SWITCHABLE else "vp" for code in VILLAGER_CODES
    ]
    assert dict(CARDS["VI4"].effect) == {"kind": "limit_plus", "amount": 1}
    assert dict(CARDS["VI5"].effect) == {"kind": "reach_third"}
    assert dict(CARDS["VI6"].effect) == {"kind": "vp_flat", "vp": 3}
    keeper = dict(CARDS["VI7"].effect)
    assert keeper["cards"] == ("housing", "temple")
    assert (keeper["min_up"], keeper["vp"], keeper["max_vp"]) == (2, 1, 4)


def test_feats_are_earned_and_work_as_the_rule_table_says() -> None:
    """PALM-10.7 and PALM-10.9: the Chest turns on, the Drum restores; criteria of all feats."""
    ids = {
        "LG": "logger",
        "*": "*",
        "TE": "temple",
        "QU": "quarry",
        "HO": "housing",
    }
    for feat in FEATS:
        points, kind, level, count = FEAT_CRITERIA[feat.code]
        wanted = {("score_at_least", "", 0, 0, points)}
        if kind:
            wanted.add(("cards_at_up", ids[kind], level, count, 0))
        assert {(c.type, c.card, c.min_up, c.count, c.vp) for c in feat.criterion} == wanted
        assert feat.start == "BT"
    chest = CARDS["FE4"]
    assert [chest.side(s).on_pay_to for s in ("BT", "BB", "FB")] == ["BB", "FB", ""]
    for card in CARDS.values():
        for state, side in card.sides.items():
            drumming = any((card.code, state, kind) in RESTORING for kind in ("rotate", "flip"))
            assert side.restore == drumming
            assert bool(side.on_pay_to) == ((card.code, state) in WILD)


def test_both_turns_map_the_orientations_both_ways() -> None:
    """PALM-1.3: a rotation swaps top and bottom, a flip front and back."""
    for number, state in enumerate(ORIENTATIONS):
        assert ORIENTATIONS[ROTATED[number]] == ROTATE_MAP[state]
        assert ORIENTATIONS[FLIPPED[number]] == FLIP_MAP[state]
        assert ROTATE_MAP[ROTATE_MAP[state]] == state == FLIP_MAP[FLIP_MAP[state]]
        assert FLIP_MAP[state][1] == state[1]
    orientation = read_file().orientation
    assert orientation.rotate == ROTATE_MAP
    assert orientation.flip == FLIP_MAP


def test_printed_targets_follow_from_the_maps() -> None:
    """PALM-1.3 and PALM-1.6: every printed target is where the turn leads."""
    for card in CARDS.values():
        for state, side in card.sides.items():
            assert side.rotate is None or side.rotate.to == ROTATE_MAP[state]
            assert side.flip is None or side.flip.to == FLIP_MAP[state]
            assert side.store is None or side.store.to == ""


def test_rounds_limits_difficulties_and_charts() -> None:
    """PALM-6.1, PALM-8.4, PALM-9.6 and PALM-10.1 in the component data."""
    file = read_file()
    assert (ROUNDS, STORE_LIMIT) == (8, 4)
    assert (file.limits.rounds, file.limits.stored_cards) == (8, 4)
    assert (file.limits.actable_positions, file.limits.visible_positions) == (2, 3)
    assert tuple(entry.state for entry in file.tracker.rounds) == TRACKER_FACES
    assert [(d.min_feats, d.max_feats) for d in DIFFICULTIES.values()] == [(0, 6), (1, 1), (0, 0)]
    assert list(DIFFICULTIES) == ["easy", "medium", "hard"]
    assert [(line.minimum, line.name) for line in SOLO_CHART] == [
        (0, "unrated"),
        (10, "needs work"),
        (20, "respectable"),
        (30, "exceptional"),
        (40, "astounding"),
    ]
    chart = file.score_charts.solo
    assert [line.max for line in chart] == [9, 19, 29, 39, None]


def test_the_best_sides_of_all_buildings_give_57_points_and_40_upgrades() -> None:
    """PALM-18.6: no building VP and UP beyond these totals."""
    best = [max(side.vp for side in card.sides.values()) for card in BUILDINGS]
    highest = [max(side.up for side in card.sides.values()) for card in BUILDINGS]
    assert (sum(best), sum(highest)) == (57, 40)
    totals = read_file().derived_totals
    assert (totals.max_core_vp, totals.max_core_up) == (57, 40)
