"""Score sheets, ranking and result (MYIS-9, 10.7, 11.3)."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.core.standings import Outcome, ScoreLine, SeatScore, Standings, rank
from islands_desktop.games.my_island.board import Board
from islands_desktop.games.my_island.components import RULES, START_MARKER
from islands_desktop.games.my_island.names import rule_about, rule_name
from islands_desktop.games.my_island.rules.assessment import (
    end_results,
    medal_of,
    net_of,
    open_hexes,
)
from islands_desktop.games.my_island.rules.episode import episode_of
from islands_desktop.games.my_island.rules.scoring_end import END, largest_group
from islands_desktop.games.my_island.state import PASSED, Island, State


def standings_of(state: State) -> Standings:
    """Sheets by seat: the marker, line by line; ties by open hexes from the north (MYIS-9.5)."""
    board = episode_of(state).board
    scores = []
    for seat, island in enumerate(state.islands):
        ties = tuple(-count for count in open_hexes(board, island))
        lines = _lines(board, state, seat)
        scores.append(SeatScore(seat, lines, island.marker, ties, _medal(state, board, seat)))
    return rank(scores)


def _medal(state: State, board: Board, seat: int) -> str:
    """Name of the medal of a finished solo game (MYIS-11.3), "" for none."""
    if not state.over or len(state.islands) > 1:
        return ""
    return medal_of(net_of(state.islands[seat]), board.spec.medals)


def _lines(board: Board, state: State, seat: int) -> tuple[ScoreLine, ...]:
    """Start, every rule, passes, and what the end of the track cut off; their sum is the marker.

    Rules of the end count nothing before it; their note says what they would give now.
    """
    island = state.islands[seat]
    lines = [ScoreLine(say("At the start"), START_MARKER, "marker")]
    results = {} if state.over else _as_it_stands(state, seat)
    for position, name in enumerate(board.spec.rules):
        note = rule_about(name)
        if position in results:
            note = say("{about} Now {points}.", about=note, points=f"{results[position]:+d}")
        size = _largest_size(board, island, name)
        if size:
            note = say("{about} In brackets: the size of the largest group.", about=note)
        lines.append(ScoreLine(rule_name(name), island.points[position], name, note, size))
    paid = island.decisions.count(PASSED)
    if paid:
        lines.append(ScoreLine(say("Tiles passed"), -paid, "pass"))
    rest = island.marker - sum(line.points for line in lines)
    if rest:
        lines.append(
            ScoreLine(say("End of the track"), rest, "lock", say("A marker on 55 stays there."))
        )
    return tuple(lines)


def _largest_size(board: Board, island: Island, rule: str) -> str:
    """Size of the group that a comparison looks at (MYIS-8.16), "" for other rules."""
    spec = RULES[rule]
    if spec.kind != "largest":
        return ""
    return str(largest_group(board, island.boards[spec.symbols[0]]))


def _as_it_stands(state: State, seat: int) -> dict[int, int]:
    """What the end rules would give if the game ended now, by position."""
    results = end_results(episode_of(state), state.islands, seat)
    return {position: points for position, points, _ in results}


def projected_markers(state: State) -> tuple[int, ...]:
    """Markers if the game ended now, the lock left aside."""
    if state.over:
        return tuple(island.marker for island in state.islands)
    return tuple(
        island.marker + sum(_as_it_stands(state, seat).values())
        for seat, island in enumerate(state.islands)
    )


def has_end_rule(rule: str) -> bool:
    """Whether a rule counts at the end only."""
    return RULES[rule].kind in END


_MEDALS = {
    "": lambda: say("no medal"),
    "bronze": lambda: say("bronze medal"),
    "silver": lambda: say("silver medal"),
    "gold": lambda: say("gold medal"),
}


def medal_name(medal: str) -> str:
    """A medal in words.

    >>> medal_name("gold")
    'gold medal'
    """
    return _MEDALS[medal]()


def outcome_of(state: State) -> Outcome | None:
    """Who won, in a sentence; alone there is a medal to be won (MYIS-10.6, 11.3)."""
    if not state.over:
        return None
    standings = standings_of(state)
    best = state.islands[standings.winners[0]]
    net = f"{net_of(best):+d}"
    if len(state.islands) == 1:
        medal = medal_name(standings.seats[0].rating)
        return Outcome((0,), say("Net result {net}: {medal}.", net=net, medal=medal))
    names = say(" and ").join(seat_name(seat) for seat in standings.winners)
    if len(standings.winners) > 1:
        sentence = say("{names} share the victory with {marker} points.", names=names,
                       marker=best.marker)  # fmt: skip
    else:
        sentence = say("{names} wins with {marker} points.", names=names, marker=best.marker)
    return Outcome(standings.winners, sentence)
