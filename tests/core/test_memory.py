"""Whoever plays one game after the other keeps only what the present one needs."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Iterator, Sized
from typing import Any

from islands_desktop.core.memory import forget_positions
from islands_desktop.games.my_island.heuristics import value_of
from islands_desktop.games.my_island.rules.episode import episode_of
from islands_desktop.games.palm_island.rules import payment, printed, turn
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.opponents.players import find_player

LARGE = 1 << 10
"""A table of so many results is kept about positions, not about the pieces of a game."""


def large_tables() -> Iterator[tuple[str, Any]]:
    """Every large table of results of rules and players; the desktop keeps pictures in its own."""
    for name, module in list(sys.modules.items()):
        if name.startswith("islands_desktop.") and ".desktop." not in name:
            for kept in list(vars(module).values()):
                if hasattr(kept, "cache_parameters"):
                    most = kept.cache_parameters()["maxsize"]
                    if most is not None and most >= LARGE:
                        yield f"{name}.{kept.__name__}", kept


def test_positions_are_forgotten_and_games_go_on_alike() -> None:
    for game_id in GAME_IDS:
        game = find_game(game_id)
        mode = game.modes[0]
        state = game.new_game(game.make_setup(mode.id, mode.seats[0], 7))
        seat = game.actor(state)
        assert seat is not None
        player = find_player(game_id)
        before = player.choose(player.known(state, seat), seat, "easy", 1, lambda: True)
        legal = tuple(game.legal_commands(state))
        forget_positions()
        full = [name for name, table in large_tables() if table.cache_info().currsize]
        assert not full
        assert tuple(game.legal_commands(state)) == legal
        after = player.choose(player.known(state, seat), seat, "easy", 1, lambda: True)
        assert after == before


def test_the_board_of_an_episode_that_is_over_is_let_go() -> None:
    game = find_game("my_island")
    state = game.new_game(game.make_setup(game.modes[0].id, 2, 7))
    while game.actor(state) is not None:
        value_of(state, 0)
        state = game.successor(state, game.legal_commands(state)[-1])
    board = weakref.ref(episode_of(state).board)
    forget_positions()
    gc.collect()
    assert board() is None


def test_the_tables_of_ways_to_act_in_palm_island_are_forgotten_too() -> None:
    game = find_game("palm_island")
    state = game.new_game(game.make_setup("solo", 1, 7))
    for _ in range(12):
        state = game.successor(state, game.legal_commands(state)[-1])
    ways = [table for by_face in turn._ways_by_seat for table in by_face]
    made = [known for actions in printed.PRINTED for _cost, _stores, known, _whole in actions]
    tables: list[Sized] = [*ways, *made, payment._purses, payment.known_payments]
    assert sum(map(len, tables)) > 20
    forget_positions()
    assert sum(map(len, tables)) == 0
    assert game.legal_commands(state)
