"""What scores at the end of an episode (MYIS-8.13, 8.15 to 8.20). One function a primitive.

Each gives one seat's points and counter; `Final` is all that it may look at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from islands_desktop.core.memory import remember_positions
from islands_desktop.games.my_island.board import Board
from islands_desktop.games.my_island.components import SOLO_LARGEST
from islands_desktop.games.my_island.rules.primitives import Rule
from islands_desktop.games.my_island.state import Boards


class Final(NamedTuple):
    """The islands of all seats at the end: symbols and counters by seat, and whose turn it is."""

    boards: tuple[Boards, ...]
    counters: tuple[tuple[int, ...], ...]
    seat: int

    @property
    def own(self) -> Boards:
        return self.boards[self.seat]


Result = tuple[int, int]
"""Points and counter."""


@remember_positions(1 << 12)
def largest_group(board: Board, within: int, beyond: int = 0) -> int:
    """Size of the largest group of a set of hexes (MYIS-8.2); `beyond` if none is larger.

    Computer players ask again and again for symbols that a placement leaves alone.
    """
    if within.bit_count() <= beyond:
        return beyond
    # Most hexes stand alone: one step of the whole set finds those that do not.
    best, within = max(1, beyond), within & board.around(within)
    while within.bit_count() > best:
        found = board.group_at(within & -within, within)
        best = max(best, found.bit_count())
        within &= ~found
    return best


def whole_sets(board: Board, rule: Rule, final: Final) -> Result:
    """Points for each full set of scored groups (MYIS-8.13)."""
    counters = final.counters[final.seat]
    count = min(counters[position] for position in rule.of)
    return rule.spec.points * count, count


def size(board: Board, rule: Rule, final: Final) -> Result:
    """Points for the size of the largest group, perhaps in a region only (MYIS-8.15)."""
    found = largest_group(board, final.own[rule.spec.symbols[0]] & rule.region)
    return min(rule.spec.most, rule.spec.points * found), found


def largest(board: Board, rule: Rule, final: Final) -> Result:
    """Points if no seat has a larger group; alone it must have a certain size (MYIS-8.16, 11.2)."""
    symbol = rule.spec.symbols[0]
    least = SOLO_LARGEST if len(final.boards) == 1 else 1
    own = largest_group(board, final.own[symbol], least - 1)
    if own < least:
        return 0, 0
    for seat, boards in enumerate(final.boards):
        if seat != final.seat and largest_group(board, boards[symbol], own) > own:
            return 0, 0
    return rule.spec.points, 1


def weakest(board: Board, rule: Rule, final: Final) -> Result:
    """Points for the smallest of the largest groups of the symbols (MYIS-8.17)."""
    found = min(largest_group(board, final.own[symbol]) for symbol in rule.spec.symbols)
    return min(rule.spec.most, rule.spec.points * found), found


def span(board: Board, rule: Rule, final: Final) -> Result:
    """Points for the group that touches the most island rows (MYIS-8.18)."""
    rows = max(
        (
            sum(bool(found & row) for row in board.rows)
            for symbol in rule.spec.symbols
            for found in board.groups(final.own[symbol])
        ),
        default=0,
    )
    points = max((points for step, points in rule.spec.steps if step <= rows), default=0)
    return points, rows


def raid(board: Board, rule: Rule, final: Final) -> Result:
    """A loss for each target that raiders reach past the blockers (MYIS-8.19)."""
    blockers = targets = 0
    for symbol in rule.spec.blockers:
        blockers |= final.own[symbol]
    for symbol in rule.spec.targets:
        targets |= final.own[symbol]
    reached = 0
    for place in rule.places:
        reached |= place.cells
    reached &= ~blockers
    for _ in range(rule.spec.reach):
        reached |= board.around(reached) & ~blockers
    found = (reached & targets).bit_count()
    return -min(rule.spec.most, found * -rule.spec.points), found


def visible(board: Board, rule: Rule, final: Final) -> Result:
    """Points, mostly a loss, for each hex of a region that is not covered (MYIS-8.20)."""
    found = (rule.region & ~board.covered(final.own)).bit_count()
    return rule.spec.points * found, found


END: dict[str, Callable[[Board, Rule, Final], Result]] = {
    "set": whole_sets,
    "size": size,
    "largest": largest,
    "weakest": weakest,
    "span": span,
    "raid": raid,
    "visible": visible,
}
"""Primitives of the end of an episode (MYIS-9.1)."""
