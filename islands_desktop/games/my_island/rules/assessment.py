"""The end of an episode (MYIS-9): end rules, markers, ranking, medals."""

from __future__ import annotations

from islands_desktop.core.events import Event
from islands_desktop.core.phrases import phrase
from islands_desktop.games.my_island.board import Board
from islands_desktop.games.my_island.components import START_MARKER
from islands_desktop.games.my_island.events import EndScored, GameEnded, MarkerLocked
from islands_desktop.games.my_island.rules.episode import Episode
from islands_desktop.games.my_island.rules.marker import move_marker
from islands_desktop.games.my_island.rules.rounds import Islands
from islands_desktop.games.my_island.rules.scoring_end import END, Final
from islands_desktop.games.my_island.state import Island, State, new_value

COUNTED_BARRIER = phrase("The islands have been counted; what was decided before it stands.")
MEDALS = ("", "bronze", "silver", "gold")

EndResult = tuple[int, int, int]
"""Position of a rule, its points, its counter."""


def end_results(episode: Episode, islands: Islands, seat: int) -> list[EndResult]:
    """What the end rules give to one seat as the islands stand, in the order of the list."""
    boards = tuple([island.boards for island in islands])
    final = Final(boards, tuple([island.counters for island in islands]), seat)
    return [
        (rule.position, *END[rule.spec.kind](episode.board, rule, final)) for rule in episode.finals
    ]


def assess(episode: Episode, state: State, events: list[Event] | None = None) -> State:
    """The state after final scoring (MYIS-9.1, 9.2)."""
    board = episode.board
    islands = tuple(
        _assess_island(board, island, seat, end_results(episode, state.islands, seat), events)
        for seat, island in enumerate(state.islands)
    )
    if events is not None:
        markers = tuple(island.marker for island in islands)
        events.append(GameEnded(markers, places_of(board, islands), barrier=COUNTED_BARRIER))
    setup, deck, round_number, _, _ = state
    return new_value(State, (setup, deck, round_number, islands, True))


def _assess_island(
    board: Board, island: Island, seat: int, results: list[EndResult], events: list[Event] | None
) -> Island:
    """One seat: first what is gained, then what is lost, each one move (MYIS-9.2)."""
    counters, points = list(island.counters), list(island.points)
    marker, locked = island.marker, island.locked
    gains = [result for result in results if result[1] >= 0]
    losses = [result for result in results if result[1] < 0]
    for position, worth, count in gains + losses:
        counters[position], points[position] = count, worth
        if not worth:
            continue
        was_locked = locked
        marker, locked = move_marker(marker, locked, worth, board.spec.lock)
        if events is not None:
            events.append(EndScored(seat, board.spec.rules[position], worth))
            if locked and not was_locked:
                events.append(MarkerLocked(seat))
    decisions, boards, placed, free, touching, memory, *_ = island
    return new_value(
        Island,
        (
            decisions, boards, placed, free, touching,
            memory, tuple(counters), tuple(points), marker, locked,
        ),
    )  # fmt: skip


def open_hexes(board: Board, island: Island) -> tuple[int, ...]:
    """Hexes of each island row that are not covered, from the north (MYIS-9.5, 14.15)."""
    covered = board.covered(island.boards)
    return tuple((row & ~covered).bit_count() for row in board.rows)


def places_of(board: Board, islands: Islands) -> tuple[int, ...]:
    """Place of each seat; seats equal in marker and all rows share one (MYIS-9.4 to 9.6)."""
    keys = [(island.marker, *(-count for count in open_hexes(board, island))) for island in islands]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def circles_of(seats: int, place: int, medal: str, locked: bool) -> int:
    """Circles of the campaign for a rank and a lock (MYIS-9.7, 10.7, 11.5, 12.4, 12.5)."""
    if seats == 1:
        rank = {"gold": 2, "silver": 1}.get(medal, 0)
    else:
        rank = 2 if place == 1 else 1 if place == 2 and seats > 2 else 0
    return rank + locked


def medal_of(net: int, medals: tuple[int, int, int]) -> str:
    """Medal of a solo game for a final net (MYIS-11.3), "" for none.

    >>> medal_of(18, (19, 21, 30)), medal_of(21, (19, 21, 30)), medal_of(44, (19, 21, 30))
    ('', 'silver', 'gold')
    """
    return MEDALS[sum(net >= least for least in medals)]


def net_of(island: Island) -> int:
    """Marker less the ten it began with."""
    return island.marker - START_MARKER
