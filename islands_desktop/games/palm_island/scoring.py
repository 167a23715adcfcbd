"""The score (PALM-9): victory points, upgrades, tie breaks, the solo chart."""

from __future__ import annotations

from itertools import groupby

from islands_desktop.core.phrases import say
from islands_desktop.core.standings import Outcome, ScoreLine, SeatScore, Standings, rank
from islands_desktop.games.palm_island.components import (
    CARD_LIST,
    CODES,
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
from islands_desktop.games.palm_island.rules.villagers import villager_vp
from islands_desktop.games.palm_island.state import State, Village


def score_of(state: State, seat: int = 0) -> int:
    """Victory points as they stand (PALM-9.1, 9.2)."""
    village = state.villages[seat]
    points = sum(village.deck.translate(VP))
    return points + villager_vp(village) if village.tail else points


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


def _lines(village: Village) -> tuple[ScoreLine, ...]:
    """Buildings by kind, then feats and villagers in the deck one by one."""
    by_index = sorted(village.deck)
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
    lines += [_villager_line(village, CARD_LIST[index]) for index in sorted(village.tail)]
    return tuple(lines)


def _villager_line(village: Village, card: CardSpec) -> ScoreLine:
    alone = village._replace(tail=bytes([card.index]))
    return ScoreLine(card_name(card.code), villager_vp(alone), card.id)


def standings_of(state: State) -> Standings:
    """Score sheet line by line; ties by upgrades, then stored resources (PALM-9.4, 9.5)."""
    scores = []
    for seat, village in enumerate(state.villages):
        total = score_of(state, seat)
        ties = (upgrades_of(village), stored_resources(village))
        scores.append(SeatScore(seat, _lines(village), total, ties, rating_of(total)))
    return rank(scores)


def outcome_of(state: State) -> Outcome | None:
    """A solo game has no loser; its score is rated (PALM-9.6)."""
    if not state.over:
        return None
    score = score_of(state)
    reason = say(
        "Eight rounds are over: {points}, {rating}.",
        points=points_words(score),
        rating=rating_name(rating_of(score)),
    )
    return Outcome((0,), reason)
