"""PROP-1 and PROP-2: the pieces, and how a game begins."""

from __future__ import annotations

import json
from typing import Any

import pytest

from islands_desktop.core.assets import read_asset
from islands_desktop.core.refusals import BadSetup
from islands_desktop.games.propeller_islands.components import (
    BANNER,
    BLUEPRINTS,
    DIRECTIONS,
    DOCK_SPACES,
    FORGE_SPACES,
    LINES,
    PRODUCTION,
    RESOURCES,
    SLOTS,
    TILE_INDEX,
    TILES,
    WILD,
)
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.hexes import CENTRE, around, cell_of, hex_at
from islands_desktop.games.propeller_islands.rules.blueprints import upgrade_id
from islands_desktop.games.propeller_islands.state import State
from tests.games.propeller_islands.positions import do, given, look


def new_game(seats: int = 2, seed: int = 5, **options: Any) -> State:
    return GAME.new_game(GAME.make_setup("standard", seats, seed, options))


def after_characters(state: State) -> State:
    while GAME.step(state).name == "character":
        state = GAME.successor(state, GAME.legal_commands(state)[0])
    return state


def test_odd_spaces_are_shared_by_two_values() -> None:
    """PROP-1.1, PROP-1.2."""
    for value in range(1, 7):
        first = 2 * value - 3
        assert set(FORGE_SPACES[value]) == {(first + step) % 12 for step in range(3)}
    for space in range(12):
        values = [value for value in range(1, 7) if space in FORGE_SPACES[value]]
        assert len(values) == 1 + space % 2


def test_neighbours_of_a_hex() -> None:
    """PROP-1.3: axial coordinates, the Capitol at (0,0), no border."""
    expected = {(3, 2), (3, 1), (2, 1), (1, 2), (1, 3), (2, 3)}
    assert {cell_of(at) for at in around(hex_at(2, 2))} == expected
    assert cell_of(CENTRE) == (0, 0)
    assert len(DIRECTIONS) == 6
    assert {cell_of(at) for at in around(hex_at(-70, 70))} == {
        (-70 + q, 70 + r) for q, r in DIRECTIONS
    }


def test_features_by_kind() -> None:
    """PROP-1.4, PROP-15.10: what each kind has; no tile has both a banner and a hub icon."""
    for tile in TILES:
        assert not (tile.banner and tile.hub)
        assert tile.houses == (tile.kind != "depot")
        assert (tile.number == 7) == (tile.kind in ("depot", "landmark"))
        assert bool(tile.activations) == (tile.number != 7)
        assert bool(tile.banner) == (tile.kind in ("guild", "landmark"))
        assert bool(tile.hub) == (tile.kind in ("hub", "depot"))
        assert (tile.score is not None) == (tile.kind == "landmark")
        assert (tile.benefit is not None) == (tile.kind == "depot")


def test_slots_of_tiles() -> None:
    """PROP-1.5: each type at most once; production and wild only with an Activation Block."""
    assert SLOTS[TILE_INDEX["T05-3"]] == PRODUCTION | BANNER
    assert SLOTS[TILE_INDEX["T12-3"]] == PRODUCTION | BANNER | WILD
    assert SLOTS[TILE_INDEX["T14-1"]] == BANNER
    for tile in TILES:
        assert tile.activations or tile.slots == BANNER


def test_dock_spaces() -> None:
    """PROP-1.6: three rows of four."""
    assert [f"R{i}C{j}" for i in (1, 2, 3) for j in (1, 2, 3, 4)] == list(DOCK_SPACES)
    assert {line.id: line.spaces.bit_count() for line in LINES} == {
        "R1": 4, "R2": 4, "R3": 4, "C1": 3, "C2": 3, "C3": 3, "C4": 3,
    }  # fmt: skip


def test_resources_have_no_limit() -> None:
    """PROP-1.7: the supply never runs out, and there is no holding limit."""
    state = do(given(die=4, resources="500/0/0"), "discard(6)")
    assert look(state)["resources"] == "502/0/0"
    assert len(RESOURCES) == 3


def test_fame_goes_beyond_fifteen() -> None:
    """PROP-1.8, PROP-12.8: the wrap of the track is only a display."""
    state = given("(1,0) T09-3 .", offer={2: "T04-2"}, die=2, fame=15)
    assert look(do(state, "claim(2, (1,1))"))["fame"] == 16


def test_a_random_seat_is_first_player() -> None:
    """PROP-2.1."""
    assert {new_game(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_tiles_are_dealt() -> None:
    """PROP-2.2, PROP-12.1: twelve face up, 58 in the stack, no Capitol among them."""
    state = new_game()
    assert sorted(state.offer + state.stack) == list(range(70))
    assert len(state.stack) == 58


@pytest.mark.parametrize(("seats", "dice"), [(2, 5), (3, 7), (4, 9)])
def test_dice_by_players(seats: int, dice: int) -> None:
    """PROP-2.3, PROP-2.11: round 1 starts with the roll."""
    state = after_characters(new_game(seats))
    assert sum(state.forge) == dice
    assert (state.round, state.seat, GAME.step(state).name) == (1, state.first, "draft")


def test_blueprints_are_dealt() -> None:
    """PROP-2.4."""
    state = new_game(4)
    assert all(len(cards) == 3 for cards in state.face_up)
    hands = [player.hand for player in state.players]
    assert all([card >= 21 for card in hand] == [False, False, True] for hand in hands)
    assert all(player.known == b"" for player in state.players)


def test_workers_and_capitols() -> None:
    """PROP-2.5, PROP-2.7, PROP-12.2: an island begins with one hex."""
    player = new_game().players[0]
    assert player.hexes == (CENTRE,) and player.workers == b"\1"
    assert player.dock == (1 << 12) - 1
    assert (player.energy, player.steel, player.part, player.fame) == (2, 1, 0, 0)


@pytest.mark.parametrize(("side", "slots"), [("A", PRODUCTION), ("B", BANNER)])
def test_all_capitols_show_one_side(side: str, slots: int) -> None:
    """PROP-2.6."""
    state = new_game(3, capitol_side=side)
    assert {SLOTS[player.tiles[0]] for player in state.players} == {slots}


def test_the_upgrade_supply_is_one_token_a_card() -> None:
    """PROP-2.8, PROP-15.5: tokens and cards agree, so that the supply cannot run out."""
    pieces = json.loads(read_asset("components/propeller_islands.json"))
    tokens = {
        entry.get("resource") or entry.get("guild") or "wild": entry["count"]
        for entry in pieces["upgrade_tokens"]
    }
    cards = [upgrade_id(card.token) for card in BLUEPRINTS]
    assert {name: cards.count(name) for name in tokens} == tokens
    assert sum(tokens.values()) == len(BLUEPRINTS)


def test_characters_are_chosen_in_reverse_turn_order() -> None:
    """PROP-2.9, PROP-2.10: one more is shown than there are players; the leftover leaves."""
    state = new_game(3, 11)
    assert len(state.shown) == 4
    order = []
    while GAME.step(state).name == "character":
        order.append(state.seat)
        shown = {command.option for command in GAME.legal_commands(state)}
        assert len(shown) == 4 - len(order) + 1
        state = GAME.successor(state, GAME.legal_commands(state)[0])
    assert order == [(state.first - n) % 3 for n in (1, 2, 3)]
    assert state.shown == b""
    assert len({player.character for player in state.players}) == 3


def test_a_taken_character_cannot_be_chosen() -> None:
    """PROP-2.10."""
    state = new_game(2, 3)
    chosen = GAME.legal_commands(state)[0]
    do(GAME.successor(state, chosen), f"choose_character({chosen.option}) ! 2.10")


def test_equal_inputs_are_equal_games() -> None:
    """PROP-2.12."""
    assert new_game(3, 9) == new_game(3, 9)
    assert new_game(3, 9) != new_game(3, 10)


@pytest.mark.parametrize(
    ("mode", "seats", "seed", "options", "rule"),
    [
        ("duel", 2, 1, {}, "PROP-16.1"),
        ("standard", 1, 1, {}, "PROP-2.3"),
        ("standard", 5, 1, {}, "PROP-2.3"),
        ("solo", 2, 1, {}, "PROP-16.1"),
        ("standard", 2, -1, {}, "PROP-2.12"),
        ("standard", 2, 1, {"capitol_side": "C"}, "PROP-2.6"),
        ("standard", 2, 1, {"practice": True}, ""),
        ("solo", 1, 1, {"practice": 1}, ""),
    ],
)
def test_what_cannot_be_set_up(
    mode: str, seats: int, seed: int, options: dict[str, Any], rule: str
) -> None:
    """PROP-2.3, PROP-2.6, PROP-16.1."""
    with pytest.raises(BadSetup) as raised:
        GAME.make_setup(mode, seats, seed, options)
    assert raised.value.rule == rule
