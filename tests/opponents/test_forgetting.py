"""Whoever plays one game after the other keeps only what the present one needs."""

from __future__ import annotations

from islands_desktop.games.my_island.commands import make_command as my_command
from islands_desktop.games.palm_island.commands import make_command as palm_command
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.opponents.forgetting import forget_positions
from islands_desktop.opponents.players import find_player


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
        assert my_command.cache_info().currsize == palm_command.cache_info().currsize == 0
        assert tuple(game.legal_commands(state)) == legal
        after = player.choose(player.known(state, seat), seat, "easy", 1, lambda: True)
        assert after == before
