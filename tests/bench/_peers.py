"""Random play of other people's games in Python, to compare with; those that are not here say so.

python-chess is needed, catanatron (four players of Catan) and OpenSpiel are there if they could be
installed. Each plays whole games by its own rules, as fast as its own loop does.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import chess

Loop = Callable[[int], int]
"""Plays one random game of this seed; returns how many moves were made."""

SPIELS = {
    "python_block_dominoes": "block dominoes",
    "python_team_dominoes": "team dominoes",
    "python_liars_poker": "liar’s poker",
}
"""Games of OpenSpiel that are written in Python."""


class Peer(NamedTuple):
    """Another program's random play; `play` is None if it is not installed here."""

    label: str
    play: Loop | None


def play_chess(seed: int) -> int:
    """One random game of chess up to its end."""
    rng, board, moves = Random(seed), chess.Board(), 0
    while not board.is_game_over():
        legal = list(board.legal_moves)
        board.push(legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


def catan_loop() -> Loop:
    """Four players of catanatron that choose at random. Raises ImportError."""
    catan = import_module("catanatron")
    colours = (catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE)

    def play(seed: int) -> int:
        random.seed(seed)  # its players draw from the common source
        game = catan.Game([catan.RandomPlayer(colour) for colour in colours], seed=seed + 1)
        moves = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            moves += 1
        return moves

    return play


def spiel_loop(name: str) -> Loop:
    """A game of OpenSpiel. Raises ImportError."""
    import_module("open_spiel.python.games")
    game: Any = import_module("pyspiel").load_game(name)

    def play(seed: int) -> int:
        rng, state, moves = Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play


def _if_installed(make: Callable[[], Loop]) -> Loop | None:
    try:
        return make()
    except Exception:  # a package made for another system fails in ways of its own
        return None


def find_peers() -> list[Peer]:
    """All peers besides python-chess, here or not."""
    peers = [Peer("catanatron, 4 players", _if_installed(catan_loop))]
    for name, words in SPIELS.items():
        peers.append(Peer(f"OpenSpiel, {words}", _if_installed(partial(spiel_loop, name))))
    return peers
