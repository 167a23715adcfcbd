"""What a placement scores at once (MYIS-8.6 to 8.12). One function a primitive."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from islands_desktop.games.my_island.board import Board
from islands_desktop.games.my_island.components import PATH
from islands_desktop.games.my_island.rules.primitives import Rule
from islands_desktop.games.my_island.state import Boards


def _bridged(boards: Boards, bridges: int) -> Boards:
    houses, fields, walls, paths = boards
    return houses, fields, walls, paths | bridges


class Turn(NamedTuple):
    """A placement that has just been made.

    Symbols before and after it, on the hexes of its tile, and on all hexes that are new: the
    bridges that it closed are among the symbols after it and among the new ones.
    """

    before: Boards
    after: Boards
    laid: Boards
    fresh: Boards

    def with_bridges(self, bridges: int) -> Turn:
        """The same with paths over these chasms."""
        return Turn(
            self.before, _bridged(self.after, bridges), self.laid, _bridged(self.fresh, bridges)
        )


class Score(NamedTuple):
    """What a rule gave: points, how many times (its counter grows by that), its memory now."""

    points: int
    times: int
    memory: int


def place_on(board: Board, rule: Rule, turn: Turn, memory: int) -> Score | None:
    """Points for each hex just laid with a symbol in a region (MYIS-8.6)."""
    count = 0
    for symbol in rule.spec.symbols:
        count += (turn.laid[symbol] & rule.region).bit_count()
    return Score(rule.spec.points * count, count, memory) if count else None


def group(board: Board, rule: Rule, turn: Turn, memory: int) -> Score | None:
    """Points for each group that grew large enough and holds no scored hex (MYIS-8.7).

    Only groups that this turn touched can be new. Memory: all hexes of scored groups.
    """
    spec = rule.spec
    least, times = spec.size, 0
    _, after, _, new = turn
    for symbol in spec.symbols:
        fresh, within = new[symbol], after[symbol]
        if not fresh or within.bit_count() < least:
            continue
        while fresh:
            found = board.group_at(fresh & -fresh, within)
            fresh &= ~found
            if found.bit_count() >= least and found & rule.region and not found & memory:
                times += 1
                memory |= found
    return Score(spec.points * times, times, memory) if times else None


def road(board: Board, rule: Rule, turn: Turn, memory: int) -> Score | None:
    """Points for each instance that paths now join to a region (MYIS-8.8).

    Only groups that this turn touched can join it. Memory: a bit by instance.
    """
    _, after, _, new = turn
    fresh, paths, to = new[PATH], after[PATH], rule.to
    if not fresh or not paths & to:
        return None
    joined = 0
    while fresh:
        found = board.group_at(fresh & -fresh, paths)
        fresh &= ~found
        if found & to:
            joined |= found
    count = 0
    if joined & rule.near:
        for number, place in enumerate(rule.places):
            if joined & place.near and not memory >> number & 1:
                memory |= 1 << number
                count += 1
    return Score(rule.spec.points * count, count, memory) if count else None


def ring(board: Board, rule: Rule, turn: Turn, memory: int) -> Score | None:
    """Points for each step that the number of symbols around an instance passes (MYIS-8.9)."""
    points = count = 0
    last = rule.spec.steps[-1][0]
    for place in rule.places:
        old = new = 0
        for symbol in rule.spec.symbols:
            old += (turn.before[symbol] & place.near).bit_count()
            new += (turn.after[symbol] & place.near).bit_count()
        points += sum(more for step, more in rule.spec.steps if old < step <= new)
        count += old < last <= new
    return Score(points, count, memory) if points else None


def complete(board: Board, rule: Rule, turn: Turn, memory: int) -> Score | None:
    """Points once, when a whole region is covered (MYIS-8.10). Memory: 1 when that is done."""
    if memory or rule.region & ~board.covered(turn.after):
        return None
    return Score(rule.spec.points, 1, 1)


def line(board: Board, rule: Rule, turn: Turn, memory: int) -> Score | None:
    """Points for each straight line of one symbol leading away from an instance (MYIS-8.11).

    Memory: a bit by instance and direction.
    """
    count = 0
    for number, place in enumerate(rule.places):
        for direction, ray in enumerate(place.rays):
            bit = 1 << number * 6 + direction
            if not ray or memory & bit:
                continue
            if any(not ray & ~turn.after[symbol] for symbol in rule.spec.symbols):
                memory |= bit
                count += 1
    return Score(rule.spec.points * count, count, memory) if count else None


def built_bridges(rule: Rule, paths: int, built: int) -> int:
    """Chasms that paths on both banks bridge now, those built before included (MYIS-8.12)."""
    while True:
        more = built
        for place in rule.places:
            if not place.banks & ~(paths | built):
                more |= place.cells
        if more == built:
            return built
        built = more


def bridge(board: Board, rule: Rule, turn: Turn, memory: int) -> Score | None:
    """Points for each bridge built (MYIS-8.12). Memory: chasms with a bridge."""
    fresh = built_bridges(rule, turn.after[PATH], memory) & ~memory
    count = fresh.bit_count()
    return Score(rule.spec.points * count, count, memory | fresh) if fresh else None


Primitive = Callable[[Board, Rule, Turn, int], "Score | None"]

NOW: dict[str, Primitive] = {
    "place_on": place_on,
    "group": group,
    "road": road,
    "ring": ring,
    "complete": complete,
    "line": line,
    "bridge": bridge,
}
"""Primitives that are looked at after every placement (MYIS-8.3)."""
