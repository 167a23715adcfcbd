"""Whole games of the reference by chance: RABB-15 holds in every state."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.rabbit_island.reference import Command, Game
from tests.games.rabbit_island.reference_island import exits
from tests.games.rabbit_island.reference_pieces import (
    CARD_TYPE,
    HILL,
    OPPOSITE,
    SPACES,
    Cell,
    arrows,
    beside,
    is_territory,
    pile,
)

TABLES = [(mode, seats) for mode in ("standard", "short") for seats in (2, 3, 4)]


def choose(game: Game, chance: random.Random) -> Command:
    """By chance, but rather build and play cards, so that there is something to see."""
    commands = game.commands()
    lively = [one for one in commands if one["kind"] in ("build", "take_event", "play_action")]
    return chance.choice(lively if lively and chance.random() < 0.7 else commands)


def assert_cards_lie_once(game: Game) -> None:
    on_stack = [entry.card for entry in game.window.stack] if game.window else []
    held = [card for hand in game.action_hands for card in hand]
    face_up = [one.card for cards in game.collapses for one in cards]
    lie = game.action_deck + game.action_discards + held + face_up + on_stack
    assert sorted(lie) == sorted(CARD_TYPE)
    assert all(CARD_TYPE[card] != "collapse" for card in held + on_stack)
    assert all(CARD_TYPE[card] == "collapse" for card in face_up)

    held = [card for hand in game.movement_hands for card in hand]
    assert sorted(game.movement_deck + game.movement_discards + held) == sorted(SPACES)
    on_table = [tile for tile in game.tiles.values() if not tile.startswith(("hill", "hole"))]
    tiles_held = [tile for hand in game.tile_hands for tile in hand]
    assert sorted(game.box + game.tile_discards + tiles_held + on_table) == sorted(pile(game.mode))


def assert_tokens_and_carrots(game: Game) -> None:
    laid = Counter(token for stack in game.stacks.values() for token in stack)
    for seat in range(game.seats):
        assert game.supplies[seat] + laid[seat] == 25
    assert all(1 <= len(stack) <= 3 for stack in game.stacks.values())
    assert all(is_territory(game.tiles[cell]) for cell in game.stacks)
    assert all(carrots >= 0 and carrots % 10 == 0 for carrots in game.carrots)


def assert_ways(game: Game) -> None:
    for cell, tile in game.tiles.items():
        for direction in arrows(tile):
            near = beside(cell, direction)
            assert near not in game.tiles or OPPOSITE[direction] not in arrows(game.tiles[near])
    if game.phase == "build":
        assert reachable(game, HILL) == set(game.tiles)
        assert all(HILL in reachable(game, cell) for cell in game.tiles)


def reachable(game: Game, start: Cell) -> set[Cell]:
    seen, to_visit = {start}, [start]
    while to_visit:
        for target in exits(game.tiles, to_visit.pop()).values():
            if target not in seen:
                seen.add(target)
                to_visit.append(target)
    return seen


def assert_window(game: Game) -> None:
    if game.window is not None and game.point == "D7":
        assert game.decider == game.window.responder
        most = game.seats - 1 if game.window.stack else game.seats
        assert game.window.passes < most
        cards = [entry.card for entry in game.window.stack]
        for place, entry in enumerate(game.window.stack):
            assert entry.target is None or entry.target in cards[:place]


def assert_between_turns(game: Game) -> None:
    assert all(len(hand) == 2 for hand in game.movement_hands)
    assert all(len(hand) <= 5 for hand in game.action_hands)
    assert not game.effects and not game.silenced and game.window is None and game.moving is None
    counters = {one.counter for cards in game.collapses for one in cards}
    assert counters <= ({None, 3, 2} if game.year == 1 else {3, 2})


@pytest.mark.parametrize(("mode", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_invariants(mode: str, seats: int, seed: int) -> None:
    chance = random.Random(f"{mode} {seats} {seed}")
    game = Game(
        mode, seats, first=seed % seats, shuffle=lambda cards: chance.sample(cards, len(cards))
    )
    seen: set[str | None] = set()
    while game.decider is not None:
        assert all(command["seat"] == game.decider for command in game.commands())
        assert_cards_lie_once(game)
        assert_tokens_and_carrots(game)
        assert_window(game)
        if game.point == "D5":
            assert_between_turns(game)
        if game.point == "D5" and game.point not in seen:
            assert_ways(game)
        seen.add(game.point)
        game.play(choose(game, chance))
    assert seen >= {"D1", "D2", "D3", "D4", "D5", "D6", "D7"}
