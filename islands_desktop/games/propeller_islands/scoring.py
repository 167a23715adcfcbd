"""Score sheets, ranking and result (PROP-11.3 to 11.9, 16.4)."""

from __future__ import annotations

from islands_desktop.core.phrases import phrase, say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.core.standings import Outcome, ScoreLine, SeatScore, Standings, rank
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINTS,
    FAME_VP,
    LEFTOVERS,
    RANKS,
    TILES,
)
from islands_desktop.games.propeller_islands.landmarks import (
    formula_of,
    landmark_points,
    landmarks_of,
)
from islands_desktop.games.propeller_islands.names import points_words, rank_name, type_name
from islands_desktop.games.propeller_islands.rules.rounds import end_reasons
from islands_desktop.games.propeller_islands.state import OVER, Player, State, is_solo

_LEFTOVER_NAMES = {
    "energy": phrase("Energy"),
    "steel": phrase("Steel"),
    "part": phrase("Parts"),
    "unused_upgrade": phrase("Unused upgrades"),
}

_REASONS = {
    "blueprints": phrase("seven blueprints are completed"),
    "dock": phrase("a dock is empty"),
    "stack": phrase("the stack of tiles is empty"),
}


def score_of(player: Player) -> int:
    """Victory points as they stand (PROP-11.3)."""
    return (
        player.fame * FAME_VP
        + sum(points for _, _, _, points in leftovers_of(player))
        + sum(landmark_points(player, tile, at) for tile, at in landmarks_of(player))
        + blueprint_points(player)
    )


def leftovers_of(player: Player) -> list[tuple[str, int, int, int]]:
    """What is left, how much of it, how many make a group, points (PROP-11.5, 11.7)."""
    amounts = {
        "energy": player.energy,
        "steel": player.steel,
        "part": player.part,
        "unused_upgrade": len(player.unused),
    }
    return [
        (name, amounts[name], group, amounts[name] // group * vp) for name, group, vp in LEFTOVERS
    ]


def blueprint_points(player: Player) -> int:
    """Printed points of completed cards; cards in hand give nothing (PROP-11.6)."""
    return sum(BLUEPRINTS[card].vp for card in player.completed)


def workers_on_dock(player: Player) -> int:
    """Workers not deployed, which break ties (PROP-11.9)."""
    return player.dock.bit_count()


def rank_of(points: int) -> str:
    """The rank of a solo score (PROP-16.4).

    >>> rank_of(49), rank_of(50), rank_of(120)
    ('Deckhand', 'Steersman', 'Legend')
    """
    return next(name for least, name in reversed(RANKS) if points >= least)


def _lines(player: Player) -> tuple[ScoreLine, ...]:
    lines = [ScoreLine(say("Fame"), player.fame * FAME_VP, "fame")]
    for name, amount, group, points in leftovers_of(player):
        note = say("⌊{n} ÷ {group}⌋", n=amount, group=group) if group > 1 else ""
        lines.append(ScoreLine(say(_LEFTOVER_NAMES[name]), points, name, note, str(amount)))
    for tile, at in landmarks_of(player):
        points = landmark_points(player, tile, at)
        note = formula_of(player, tile, at)
        lines.append(ScoreLine(type_name(TILES[tile].type), points, TILES[tile].id, note))
    cards = " + ".join(str(BLUEPRINTS[card].vp) for card in player.completed)
    count = str(len(player.completed))
    lines.append(ScoreLine(say("Blueprints"), blueprint_points(player), "blueprint", cards, count))
    return tuple(lines)


def standings_of(state: State) -> Standings:
    """Sheets by seat; ties by workers left on the dock, then shared (PROP-11.9)."""
    scores = []
    for seat, player in enumerate(state.players):
        total = score_of(player)
        ties = () if is_solo(state.setup) else (workers_on_dock(player),)
        rating = rank_of(total) if is_solo(state.setup) else ""
        scores.append(SeatScore(seat, _lines(player), total, ties, rating))
    return rank(scores)


def outcome_of(state: State) -> Outcome | None:
    """Who won and why the game ended; alone there is a rank to be won (PROP-11.1, 16.4)."""
    if state.phase != OVER:
        return None
    standings = standings_of(state)
    points = points_words(standings.seats[standings.winners[0]].total)
    reasons = reasons_words(end_reasons(state))
    if is_solo(state.setup):
        rating = rank_name(standings.seats[0].rating)
        return Outcome((0,), say("The game ended because {reasons}: {points}, {rank}.",
                                 reasons=reasons, points=points, rank=rating))  # fmt: skip
    names = say(" and ").join(seat_name(seat) for seat in standings.winners)
    if len(standings.winners) > 1:
        result = say("{names} share the victory with {points}.", names=names, points=points)
    else:
        result = say("{names} wins with {points}.", names=names, points=points)
    return Outcome(
        standings.winners,
        say("The game ended because {reasons}. {result}", reasons=reasons, result=result),
    )


def reasons_words(reasons: tuple[str, ...]) -> str:
    """Why a game ended (PROP-11.1)."""
    return say(" and ").join(say(_REASONS[reason]) for reason in reasons)
