"""The score (PALM-9): victory points, upgrades, tie breaks, the charts, who wins."""

from __future__ import annotations

from itertools import groupby

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.core.standings import Outcome, ScoreLine, SeatScore, Standings, rank
from islands_desktop.games.palm_island.components import (
    CARD_LIST,
    CODES,
    COOPERATIVE_CHART,
    LEVELS,
    SOLO_CHART,
    CardSpec,
)
from islands_desktop.games.palm_island.faces import BUILDING_UP, GIVES, VP, WILD, faces_in, unpack
from islands_desktop.games.palm_island.names import (
    card_name,
    kind_name,
    points_words,
    rating_name,
)
from islands_desktop.games.palm_island.rules.villagers import tail_vp
from islands_desktop.games.palm_island.state import HIDDEN, State, Village


def score_of(state: State, seat: int = 0) -> int:
    """Victory points as they stand (PALM-9.1, 9.2)."""
    village = state.villages[seat]
    points = sum(village.deck.translate(VP))
    return points + tail_vp(village) if village.tail else points


def upgrades_of(village: Village) -> int:
    """Upgrade levels of the buildings together (PALM-9.4, 17.13)."""
    return sum(village.deck.translate(BUILDING_UP))


def stored_resources(village: Village) -> int:
    """Resources on the cards still stored, each counts 1 (PALM-9.4)."""
    return sum(sum(unpack(GIVES[face])) + WILD[face] for face in faces_in(village.stored))


def rating_of(score: int) -> str:
    """The line of the solo chart for a score (PALM-9.6).

    >>> rating_of(9), rating_of(10), rating_of(40)
    ('unrated', 'needs work', 'astounding')
    """
    return next(line.name for line in reversed(SOLO_CHART) if score >= line.minimum)


def group_score(state: State) -> int:
    """The score of the group is the lowest of its players (PALM-13.15)."""
    return min(score_of(state, seat) for seat in range(len(state.villages)))


def averted(state: State) -> bool:
    """Whether all levels of the disaster are paid (PALM-13.7)."""
    return state.common is not None and state.common.level > LEVELS


def group_rating(state: State) -> str:
    """The rating of the group's score, "" but after a win (PALM-9.6, 13.15)."""
    if state.setup.mode != "cooperative" or not (state.over and averted(state)):
        return ""
    score = group_score(state)
    return next(line.name for line in reversed(COOPERATIVE_CHART) if score >= line.minimum)


def winners_of(state: State) -> tuple[int, ...]:
    """Who has won a game of several players that is over (PALM-9.4, 9.5, 13.7)."""
    if state.setup.mode == "cooperative":
        return tuple(range(len(state.villages))) if averted(state) else ()
    return standings_of(state).winners


def _lines(village: Village) -> tuple[ScoreLine, ...]:
    """Buildings by kind, then feats and villagers in the deck one by one; no hidden cards."""
    by_index = sorted(face for face in village.deck if face != HIDDEN)
    lines = []
    for name, faces in groupby(
        (face for face in by_index if face < 64), key=lambda face: CARD_LIST[face >> 2].id
    ):
        group = list(faces)
        points = sum(VP[face] for face in group)
        label = kind_name(CODES[group[0] >> 2])
        count = len(group)
        lines.append(ScoreLine(f"{label} ×{count}" if count > 1 else label, points, name))
    for face in by_index:
        card = CARD_LIST[face >> 2]
        if card.group == "feat":
            lines.append(ScoreLine(card_name(card.code), VP[face], card.id))
    lines += [_tail_line(village, CARD_LIST[index]) for index in sorted(village.tail)]
    return tuple(lines)


def _tail_line(village: Village, card: CardSpec) -> ScoreLine:
    """A villager or an outpost behind the tracker (PALM-9.2)."""
    alone = village._replace(tail=bytes([card.index]))
    return ScoreLine(card_name(card.code), tail_vp(alone), card.id)


def standings_of(state: State) -> Standings:
    """Score sheet line by line; ties by upgrades, then stored resources (PALM-9.4, 9.5).

    In cooperative play nobody is before another. Of a view only cards that are seen count.
    """
    solo, cooperative = state.setup.mode == "solo", state.setup.mode == "cooperative"
    scores = []
    for seat, village in enumerate(state.villages):
        total = score_of(state, seat)
        ties = (upgrades_of(village), stored_resources(village))
        rating = rating_of(total) if solo else group_rating(state)
        scores.append(SeatScore(seat, _lines(village), total, ties, rating))
    if cooperative:
        return Standings(tuple(scores), (1,) * len(scores))
    return rank(scores)


def outcome_of(state: State) -> Outcome | None:
    """Result of a finished game, None while it goes on."""
    if not state.over:
        return None
    if state.setup.mode == "cooperative":
        return _cooperative_outcome(state)
    if state.setup.mode != "solo":
        return _competitive_outcome(state)
    score = score_of(state)
    reason = say(
        "Eight rounds are over: {points}, {rating}.",
        points=points_words(score),
        rating=rating_name(rating_of(score)),
    )
    return Outcome((0,), reason)


def _cooperative_outcome(state: State) -> Outcome:
    """All win or all lose; the lowest score is the group's (PALM-13.7, 13.15)."""
    assert state.common is not None
    disaster, score = card_name(state.common.disaster), group_score(state)
    if not averted(state):
        return Outcome((), say("{disaster} was not averted: all have lost.", disaster=disaster))
    reason = say(
        "{disaster} was averted. The group has {points}: {rating}.",
        disaster=disaster,
        points=points_words(score),
        rating=rating_name(group_rating(state)),
    )
    return Outcome(winners_of(state), reason)


def _competitive_outcome(state: State) -> Outcome:
    """Most points win, then most upgrades, then most stored resources (PALM-9.4, 9.5)."""
    standings = standings_of(state)
    winners = standings.winners
    best = standings.seats[winners[0]]
    names = say(" and ").join(seat_name(seat) for seat in winners)
    points = points_words(best.total)
    if len(winners) > 1:
        return Outcome(winners, say("{players} share the victory.", players=names))
    rivals = [sheet for sheet in standings.seats if sheet.total == best.total]
    if len(rivals) == 1:
        return Outcome(winners, say("{player} wins with {points}.", player=names, points=points))
    if sum(sheet.tie_breaks[0] == best.tie_breaks[0] for sheet in rivals) == 1:
        return Outcome(
            winners,
            say("{player} wins with {points} and most upgrades.", player=names, points=points),
        )
    return Outcome(
        winners,
        say(
            "{player} wins with {points}, equal upgrades and most stored resources.",
            player=names,
            points=points,
        ),
    )
