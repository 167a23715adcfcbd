"""PALM-1 and PALM-2: what a deck is, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from islands_desktop.core.refusals import BadSetup
from islands_desktop.games.palm_island.components import CARDS
from islands_desktop.games.palm_island.game import GAME
from tests.games.palm_island.card_table import (
    AREAS,
    BUILDING_CODES,
    FEAT_CODES,
    VILLAGER_CODES,
    kind_of,
)
from tests.games.palm_island.positions import (
    ALL_EARNED,
    ORDER0,
    as_position,
    deck_of,
    do,
    make_position,
    new_solo,
    refused,
    stored_in,
)


def codes_of(seed: int, **options: object) -> list[str]:
    position = as_position(new_solo(seed, **options))
    return [card[0] for card in position["deck"]]


def test_a_core_deck_is_16_buildings_and_the_tracker() -> None:
    """PALM-1.1: the same 17 cards whatever the seed."""
    for seed in range(20):
        assert sorted(codes_of(seed)) == sorted((*BUILDING_CODES, "RT17"))


@pytest.mark.parametrize("state", ["FT", "FB", "BB", "BT"])
@pytest.mark.parametrize("code", ["CH1", "LG4", "QU7", "MK10", "TR11", "TM12", "HO13", "TE15"])
def test_only_the_active_area_counts(code: str, state: str) -> None:
    """PALM-1.2: actions, VP and UP of one orientation, never those of another."""
    area = AREAS[kind_of(code), state]
    stones = "QU8/BB" if code == "TR11" else "TR11/BB"
    given = make_position(f"{code}/{state} RT17 *FE4 *FE2/FB *FE3/FB *{stones} FE5/BB")
    actions = {command.kind for command in GAME.legal_commands(given)} - {"discard"}
    offered = {"store": area.store, "rotate": area.rotate, "flip": area.flip}
    for kind, printed in offered.items():
        if printed is None:
            assert refused(given, f"{kind} {code}") == "PALM-3.7"
            assert kind not in actions
        elif max(sum(cost) for cost in printed.costs) <= 6:
            assert kind in actions
    alone = GAME.standings(make_position(f"{code}/{state} RT17", 8)).seats[0]
    assert (alone.total, alone.tie_breaks[0]) == (area.vp, area.up)


def test_a_turned_card_shows_the_other_half_or_the_other_face() -> None:
    """PALM-1.3: rotate and flip lead to the sides of the two maps."""
    rest = "RT17 *CH2 *LG4"
    assert deck_of(do(make_position(f"CH1 HO13 {rest}"), "rotate CH1 pay CH2")).endswith("CH1/FB")
    assert deck_of(do(make_position(f"CH1 HO13 {rest}"), "flip CH1 pay CH2")).endswith("CH1/BT")
    state = make_position(f"CH1/FB HO13 {rest}")
    assert deck_of(do(state, "flip CH1 pay CH2+LG4")).endswith("CH1/BB")
    state = make_position(f"CH1/BT HO13 {rest}")
    assert deck_of(do(state, "rotate CH1 pay CH2+LG4")).endswith("CH1/BB")


def test_only_cards_that_print_a_store_action_can_be_stored() -> None:
    """PALM-1.4: for every card in every orientation."""
    for code, card in CARDS.items():
        if card.group not in ("building", "feat"):
            continue
        for side in card.sides:
            if card.group == "feat" and side == "FT":
                continue
            area = AREAS[kind_of(code), side]
            state = make_position(f"{code}/{side} RT17" + ("" if code == "FE4" else " *FE4"))
            storable = any(command.kind == "store" for command in GAME.legal_commands(state))
            assert storable == (area.store is not None), (code, side)


def test_a_turn_moves_the_card_it_uses_and_no_other() -> None:
    """PALM-1.5: the order of all other cards stays as it was."""
    state = make_position(ORDER0)
    after = as_position(do(state, "store LG4"))["deck"]
    order = [card[0] for card in as_position(state)["deck"]]
    assert [card[0] for card in after] == [c for c in order if c != "LG4"] + ["LG4"]


def test_a_new_deck_is_shuffled_upright_and_unstored_with_the_tracker_last() -> None:
    """PALM-2.1."""
    state = new_solo(3)
    position = as_position(state)
    assert [card[1] for card in position["deck"]] == ["FT"] * 17
    assert stored_in(state) == []
    assert position["deck"][-1][0] == "RT17"
    assert (position["round"], position["turns"]) == (1, 0)
    assert len({tuple(codes_of(seed)) for seed in range(30)}) == 30


def test_every_place_of_the_deck_can_hold_every_building() -> None:
    """PALM-2.1: over 3000 shuffles each building is on top about equally often."""
    tops = Counter(codes_of(seed)[0] for seed in range(3000))
    assert set(tops) == set(BUILDING_CODES)
    assert min(tops.values()) > 120 and max(tops.values()) < 260


def test_the_whole_order_can_be_looked_through_before_the_first_turn() -> None:
    """PALM-2.2: shown at first, hidden after the first turn."""
    state = new_solo(3)
    assert deck_of(GAME.view(state, 0)) == deck_of(state)
    assert "?" in deck_of(GAME.view(do(state, "discard"), 0))


def test_extra_cards_lie_between_the_buildings_and_the_tracker() -> None:
    """PALM-2.3 and PALM-17.2: feats ascending, then villagers, then the tracker as last."""
    codes = codes_of(
        5,
        difficulty="easy",
        feats=["FE6", "FE1", "FE3"],
        villagers=True,
        profile=ALL_EARNED,
    )
    assert sorted(codes[:16]) == sorted(BUILDING_CODES)
    assert codes[16:19] == ["FE1", "FE3", "FE6"]
    assert set(codes[19:22]) <= set(VILLAGER_CODES)
    assert codes[22:] == ["RT17"]


def test_a_solo_player_has_an_own_shuffle() -> None:
    """PALM-2.4: seeds decide, and an explicit order overrules them."""
    assert codes_of(1) != codes_of(2)
    order = ORDER0.split()[:-1]
    assert codes_of(1, order=order) == codes_of(2, order=order) == ORDER0.split()


def test_a_seed_or_an_order_reproduces_a_game() -> None:
    """PALM-2.5: nothing is random after the set-up."""
    first, second = new_solo(11, villagers=True), new_solo(11, villagers=True)
    for step in range(200):
        assert first == second
        commands = GAME.legal_commands(first)
        if not commands:
            break
        first = GAME.successor(first, commands[step * 7 % len(commands)])
        second = GAME.successor(second, commands[step * 7 % len(commands)])
    drawn = {tuple(codes_of(seed, order=ORDER0.split()[:-1], villagers=True)) for seed in range(9)}
    assert len(drawn) > 1


def test_villagers_are_drawn_evenly() -> None:
    """PALM-2.5 and PALM-10.10: each of the seven in three games of seven."""
    counts = Counter(code for seed in range(2100) for code in codes_of(seed, villagers=True)[16:19])
    assert set(counts) == set(VILLAGER_CODES)
    assert min(counts.values()) > 780 and max(counts.values()) < 1020


@pytest.mark.parametrize(
    "order",
    [
        ["CH1"],
        ["CH1"] * 16,
        ORDER0.split(),
        [*ORDER0.split()[:15], "FE1"],
        "no deck at all",
        5,
        [None] * 16,
    ],
)
def test_an_order_that_is_no_deck_is_refused(order: object) -> None:
    """PALM-2.5."""
    with pytest.raises(BadSetup) as raised:
        new_solo(order=order)
    assert raised.value.rule == "PALM-2.5"


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", None, True])
def test_a_seed_that_is_no_deal_number_is_refused(seed: object) -> None:
    """PALM-2.5."""
    with pytest.raises(BadSetup) as raised:
        GAME.make_setup("solo", 1, seed)  # type: ignore[arg-type]
    assert raised.value.rule == "PALM-2.5"


@pytest.mark.parametrize(
    "options",
    [
        {"difficulty": "brutal"},
        {"difficulty": 3},
        {"difficulty": ["easy"]},
        {"feats": "FE1", "difficulty": "medium"},
        {"feats": ["FE9"], "difficulty": "medium"},
        {"feats": [["FE1"]], "difficulty": "medium"},
        {"feats": ["FE1", "FE1"], "difficulty": "easy", "profile": {"FE1": "easy"}},
        {"villagers": "yes"},
        {"open_deck": 1},
        {"practice": None},
        {"profile": {"FE1": "brutal"}},
        {"profile": [1]},
        {"profile": 7},
        {"colour": "red"},
    ],
)
def test_choices_that_do_not_exist_are_refused(options: dict[str, object]) -> None:
    """PALM-10.1 and PALM-10.2: one typed error, whatever is given."""
    with pytest.raises(BadSetup):
        GAME.make_setup("solo", 1, 0, options)


@pytest.mark.parametrize("seats", [0, 2, 5])
def test_a_solo_game_has_one_seat(seats: int) -> None:
    with pytest.raises(BadSetup) as raised:
        GAME.make_setup("solo", seats, 0)
    assert raised.value.rule == "PALM-12.1"


def test_all_feats_are_known_to_the_set_up() -> None:
    """PALM-10.2."""
    for code in FEAT_CODES:
        new_solo(difficulty="medium", feats=[code], profile={code: "hard"})
