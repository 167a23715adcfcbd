"""An episode made ready to be played: its board, its rules by when they score (MYIS-8.5)."""

from __future__ import annotations

from typing import NamedTuple

from islands_desktop.core.memory import remember_positions
from islands_desktop.games.my_island.board import Board, board_of
from islands_desktop.games.my_island.components import TILES
from islands_desktop.games.my_island.ground import BASE_GROUND, Ground
from islands_desktop.games.my_island.rules.primitives import Rule, rules_on
from islands_desktop.games.my_island.rules.scoring_end import END
from islands_desktop.games.my_island.rules.scoring_now import NOW, Primitive
from islands_desktop.games.my_island.state import State, episode_id

Scorers = tuple[tuple[int, Primitive, Rule], ...]


class Episode(NamedTuple):
    """Board and rules of an episode.

    scorers: by tile, position, primitive and rule of everything that its placement may score, in
    order (MYIS-8.3).
    races: settled when a round closes (MYIS-8.14). finals: computed at the end (MYIS-9.1).
    """

    board: Board
    rules: tuple[Rule, ...]
    scorers: tuple[Scorers, ...]
    races: tuple[Rule, ...]
    finals: tuple[Rule, ...]


def _scorers(rules: tuple[Rule, ...], symbols: set[int]) -> Scorers:
    """What a tile with these symbols may score; rules without symbols ask for any hex."""
    return tuple(
        (rule.position, NOW[rule.spec.kind], rule)
        for rule in rules
        if rule.spec.kind in NOW and (not rule.spec.symbols or symbols & set(rule.spec.symbols))
    )


@remember_positions(32)
def episode_on(name: str, ground: Ground = BASE_GROUND) -> Episode:
    """An episode by its id on a ground, made once.

    >>> [rule.spec.kind for rule in episode_on("E01").rules]
    ['place_on', 'visible']
    """
    board = board_of(name, ground)
    rules = rules_on(board)
    return Episode(
        board,
        rules,
        tuple(_scorers(rules, {symbol for _, symbol in tile.cells}) for tile in TILES),
        tuple(rule for rule in rules if rule.spec.kind == "race"),
        tuple(rule for rule in rules if rule.spec.kind in END),
    )


def episode_of(state: State) -> Episode:
    """The episode that is being played."""
    return episode_on(episode_id(state.setup))
