"""What an island is worth to a player who wants points by the end, in points."""

from __future__ import annotations

from islands_desktop.core.memory import remember_positions
from islands_desktop.games.my_island.board import Board
from islands_desktop.games.my_island.components import PATH
from islands_desktop.games.my_island.placements import TilePlacements
from islands_desktop.games.my_island.rules.assessment import end_results
from islands_desktop.games.my_island.rules.episode import Episode, episode_of
from islands_desktop.games.my_island.rules.primitives import Rule
from islands_desktop.games.my_island.rules.scoring_end import largest_group
from islands_desktop.games.my_island.state import Island, State

_COVERED_LATER = 0.65
"""Share of the hexes a player wants to cover that is covered from the first card on, roughly."""

_GROUP_HOPE = 1.0
_ROAD_HOPE = 0.45
_LARGEST_A_HEX = 0.45
_ROOM = 2.2
"""Worth of every tile to come having a place, less as fewer have."""

_ENOUGH_PLACES = 6

_KEPT = 1 << 12
"""Answers kept about single symbols of islands: a placement changes one or two of them."""


def value_of(state: State, seat: int) -> float:
    """Final marker that a seat may expect, roughly."""
    island = state.islands[seat]
    if state.over:
        return float(island.marker)
    value = float(island.marker) + sum(hopes_of(state, seat).values())
    if _left(state, island):
        value += _ROOM * _room(state, episode_of(state), island)
    return value


def hopes_of(state: State, seat: int) -> dict[str, float]:
    """Scoring rule → what it has not given yet but may, in points; in the order of the episode."""
    episode, island = episode_of(state), state.islands[seat]
    left = _left(state, island)
    results = {position: points for position, points, _ in end_results(episode, (island,), 0)}
    return {
        rule.spec.id: _worth(episode, island, rule, left, results.get(rule.position, 0))
        for rule in episode.rules
    }


def _left(state: State, island: Island) -> float:
    """Share of the tiles that an island still waits for, 0 to 1."""
    return 0.0 if island.has_ended else 1 - state.round / len(state.deck)


def score_if_ended(state: State, seat: int) -> float:
    """Marker with the end rules as the own island stands; hexes covered break ties."""
    episode, island = episode_of(state), state.islands[seat]
    if state.over:
        return float(island.marker)
    covered = episode.board.covered(island.boards).bit_count()
    at_end = sum(points for _, points, _ in end_results(episode, (island,), 0))
    return island.marker + at_end + 0.01 * covered


def value_in_sight(state: State, seat: int) -> float:
    """What somebody sees who looks at no tile to come: the score as it stands, groups begun."""
    value = score_if_ended(state, seat)
    if state.over or not tiles_that_fit(state, seat):
        return value
    episode, island = episode_of(state), state.islands[seat]
    groups = (rule for rule in episode.rules if rule.spec.kind == "group")
    left = _left(state, island)
    return value + left * sum(_group_hope(episode, island, rule) for rule in groups)


def tiles_that_fit(state: State, seat: int) -> int:
    """How many of the tiles to come would find a place now."""
    island = state.islands[seat]
    rest = _to_come(episode_of(state).board, state.deck[state.round :])
    return sum(bool(own.fitting(island.free, island.touching, island.placed)) for own in rest)


def _worth(episode: Episode, island: Island, rule: Rule, left: float, at_end: int) -> float:
    """What a rule has not given yet but may."""
    kind = rule.spec.kind
    if kind == "visible":
        return at_end * (1 - _COVERED_LATER * left)
    if kind == "largest":
        return max(float(at_end), _LARGEST_A_HEX * _largest(episode, island, rule))
    if kind == "group":
        return _GROUP_HOPE * left * _group_hope(episode, island, rule)
    if kind == "road":
        return _ROAD_HOPE * left * _road_hope(episode, island, rule)
    return float(at_end)


def _largest(episode: Episode, island: Island, rule: Rule) -> int:
    return min(9, largest_group(episode.board, island.boards[rule.spec.symbols[0]]))


def _group_hope(episode: Episode, island: Island, rule: Rule) -> float:
    """Groups on their way: nearly grown ones count most (MYIS-8.7)."""
    spec, scored = rule.spec, island.memory[rule.position]
    return spec.points * sum(
        _nearly_grown(episode.board, island.boards[symbol], scored, spec.size)
        for symbol in spec.symbols
    )


@remember_positions(_KEPT)
def _nearly_grown(board: Board, within: int, scored: int, size: int) -> float:
    """How much of groups of a size is there in those of a set that have not scored."""
    sizes = (group.bit_count() for group in board.groups(within) if not group & scored)
    return float(sum(min(1.0, found / size) ** 2 for found in sizes))


def _road_hope(episode: Episode, island: Island, rule: Rule) -> float:
    """Paths that touch a statue not yet joined, or the sea and come near one (MYIS-8.8)."""
    ways = _ways(episode.board, island.boards[PATH])
    hope, scored = 0.0, island.memory[rule.position]
    for number, place in enumerate(rule.places):
        if scored >> number & 1:
            continue
        for group, around in ways:
            if group & place.near:
                hope += 0.6 if around & rule.to else 0.4
            elif group & rule.to and around & place.near:
                hope += 0.5
    return rule.spec.points * hope


@remember_positions(_KEPT)
def _ways(board: Board, paths: int) -> tuple[tuple[int, int], ...]:
    """Groups of paths, each with the hexes around it."""
    return tuple((group, board.around(group)) for group in board.groups(paths))


def _room(state: State, episode: Episode, island: Island) -> float:
    """Share of the tiles to come that have places enough, 0 to 1."""
    rest = _to_come(episode.board, state.deck[state.round :])
    if not rest:
        return 0.0
    free, touching, placed, found = island.free, island.touching, island.placed, 0
    for own in rest:
        found += min(_ENOUGH_PLACES, own.fitting(free, touching, placed).bit_count())
    return found / (_ENOUGH_PLACES * len(rest))


@remember_positions(256)
def _to_come(board: Board, deck: bytes) -> tuple[TilePlacements, ...]:
    """Where each tile of the rest of the deck may lie."""
    return tuple(board.placements.of(tile) for tile in deck)
