"""What an island is worth to a player who wants points by the end, in points."""

from __future__ import annotations

from islands_desktop.games.my_island.components import PATH
from islands_desktop.games.my_island.rules.assessment import end_results
from islands_desktop.games.my_island.rules.episode import Episode, episode_of
from islands_desktop.games.my_island.rules.primitives import Rule
from islands_desktop.games.my_island.state import Island, State

_COVERED_LATER = 0.65
"""Share of the hexes a player wants to cover that is covered from the first card on, roughly."""

_GROUP_HOPE = 1.0
_ROAD_HOPE = 0.45
_LARGEST_A_HEX = 0.45
_ROOM = 2.2
"""Worth of every tile to come having a place, less as fewer have."""

_ENOUGH_PLACES = 6


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
    groups = episode.board.groups(island.boards[rule.spec.symbols[0]])
    return min(9, max((group.bit_count() for group in groups), default=0))


def _group_hope(episode: Episode, island: Island, rule: Rule) -> float:
    """Groups on their way: nearly grown ones count most (MYIS-8.7)."""
    hope, scored = 0.0, island.memory[rule.position]
    for symbol in rule.spec.symbols:
        for group in episode.board.groups(island.boards[symbol]):
            if not group & scored:
                hope += rule.spec.points * min(1.0, group.bit_count() / rule.spec.size) ** 2
    return hope


def _road_hope(episode: Episode, island: Island, rule: Rule) -> float:
    """Paths that touch a statue not yet joined, or the sea and come near one (MYIS-8.8)."""
    board, hope = episode.board, 0.0
    waiting = [
        place for number, place in enumerate(rule.places)
        if not island.memory[rule.position] >> number & 1
    ]  # fmt: skip
    for group in board.groups(island.boards[PATH]):
        around = board.around(group)
        for place in waiting:
            if group & place.near:
                hope += rule.spec.points * (0.6 if around & rule.to else 0.4)
            elif group & rule.to and around & place.near:
                hope += rule.spec.points * 0.5
    return hope


def _room(state: State, episode: Episode, island: Island) -> float:
    """Share of the tiles to come that have places enough, 0 to 1."""
    rest = sorted(state.deck[state.round :])
    if not rest:
        return 0.0
    found = 0
    for tile in rest:
        own = episode.board.placements.of(tile)
        places = own.fitting(island.free, island.touching, island.placed).bit_count()
        found += min(_ENOUGH_PLACES, places)
    return found / (_ENOUGH_PLACES * len(rest))
