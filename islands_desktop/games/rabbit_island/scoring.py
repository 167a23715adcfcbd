"""Victory points, bonuses, ranking (RABB-10)."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.core.standings import Outcome, ScoreLine, SeatScore, Standings, rank
from islands_desktop.games.rabbit_island.components import LEVELS, TERRITORY_FLAGS, TILES
from islands_desktop.games.rabbit_island.state import OVER, State

BONUS = 1
GROUP_LEAST = 2


def tokens_of(state: State, seat: int) -> tuple[int, int, int]:
    """Camps, Villages and Towns of a seat, on all tiles (RABB-10.1)."""
    counts = [0, 0, 0]
    for stack in state.stacks:
        for level, owner in enumerate(stack):
            counts[level] += owner == seat
    return counts[0], counts[1], counts[2]


def token_points(state: State, seat: int) -> tuple[int, int, int]:
    """Victory points of a seat's Camps, Villages and Towns."""
    points = [0, 0, 0]
    for place, stack in enumerate(state.stacks):
        for level, owner in enumerate(stack):
            if owner == seat:
                points[level] += TILES[state.land.tile(place)].levels[level].vp
    return points[0], points[1], points[2]


def largest_group(state: State, seat: int) -> int:
    """Tiles of a seat's largest Harvest Group; a single tile is none (RABB-8.6)."""
    owned = {
        place
        for place, stack in enumerate(state.stacks)
        if stack and stack[-1] == seat and TERRITORY_FLAGS[state.land.tile(place)]
    }
    best = 0
    while owned:
        group = [owned.pop()]
        for here in group:
            for beside in state.land.beside[here]:
                if beside in owned:
                    owned.remove(beside)
                    group.append(beside)
        best = max(best, len(group))
    return best if best >= GROUP_LEAST else 0


def _owns_a_tile(state: State, seat: int) -> bool:
    """Whether the top token of some tile is the seat's."""
    return any(stack and stack[-1] == seat for stack in state.stacks)


def _alone_ahead(values: list[int]) -> int | None:
    """The seat with the greatest value, None if it is shared."""
    best = max(values)
    return values.index(best) if values.count(best) == 1 else None


def most_carrots(state: State) -> int | None:
    """The seat with the most carrots, None if tied (RABB-10.2)."""
    return _alone_ahead([seat.carrots for seat in state.seats])


def largest_group_seat(state: State) -> int | None:
    """The seat whose group has most tiles, None if tied or nobody has one (RABB-10.3)."""
    sizes = [largest_group(state, seat) for seat in range(len(state.seats))]
    return _alone_ahead(sizes)


def final_totals(state: State) -> tuple[int, ...]:
    """Victory points with the bonuses (RABB-10.1 to 10.3)."""
    carrots, group = most_carrots(state), largest_group_seat(state)
    return tuple(
        sum(token_points(state, seat)) + BONUS * (seat == carrots) + BONUS * (seat == group)
        for seat in range(len(state.seats))
    )


def final_places(state: State) -> tuple[int, ...]:
    """Places without a tie-break; the next lower total takes the next place (RABB-10.4)."""
    totals = final_totals(state)
    order = sorted(set(totals), reverse=True)
    return tuple(order.index(total) + 1 for total in totals)


def _lines(
    state: State, seat: int, carrots: int | None, group: int | None
) -> tuple[ScoreLine, ...]:
    counts, points = tokens_of(state, seat), token_points(state, seat)
    names = {"camp": say("Camps"), "village": say("Villages"), "town": say("Towns")}
    lines = [
        ScoreLine(names[level], points[number], level, measured=str(counts[number]))
        for number, level in reversed(tuple(enumerate(LEVELS)))
    ]
    over = state.point == OVER
    note = "" if over else say("Given at the end.")
    amount, size = state.seats[seat].carrots, largest_group(state, seat)
    alone = say("One tile alone is no group.") if _owns_a_tile(state, seat) and not size else note
    for words, ahead, icon, measured, about in (
        (say("Most carrots"), carrots, "carrot", amount, note),
        (say("Largest group"), group, "group", size, alone),
    ):
        points_now = BONUS * (over and seat == ahead)
        lines.append(ScoreLine(words, points_now, icon, about, str(measured)))
    return tuple(lines)


def standings_of(state: State) -> Standings:
    """Score sheets line by line with what is counted; the bonuses come at the end (RABB-10.5)."""
    carrots, group = most_carrots(state), largest_group_seat(state)
    scores = []
    for seat in range(len(state.seats)):
        lines = _lines(state, seat, carrots, group)
        scores.append(SeatScore(seat, lines, sum(line.points for line in lines)))
    ranked = rank(scores)
    order = sorted({score.total for score in scores}, reverse=True)
    places = tuple(order.index(score.total) + 1 for score in scores)
    return Standings(ranked.seats, places)


def outcome_of(state: State) -> Outcome | None:
    """Who won, in a sentence; tied seats share the victory (RABB-10.4)."""
    if state.point != OVER:
        return None
    totals, places = final_totals(state), final_places(state)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    names = say(" and ").join(seat_name(seat) for seat in winners)
    points = totals[winners[0]]
    if len(winners) > 1:
        return Outcome(
            winners, say("{names} share the victory with {points} points.", names=names,
                         points=points),
        )  # fmt: skip
    return Outcome(winners, say("{names} wins with {points} points.", names=names, points=points))
