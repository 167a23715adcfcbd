"""Feats in words: what they ask, how near a game came, what they give in the deck (PALM-10)."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.card_notes import card_notes
from islands_desktop.games.palm_island.components import CARDS, Condition
from islands_desktop.games.palm_island.names import points_words
from islands_desktop.games.palm_island.rules.feats import FeatProgress, Figure


def condition_words(condition: Condition) -> str:
    """What one condition of a feat asks.

    >>> condition_words(CARDS["FE2"].criterion[0])
    '3 Loggers at upgrade 2 or more'
    """
    if condition.type == "score_at_least":
        return points_words(condition.vp)
    count, up = condition.count, condition.min_up
    return {
        "*": say("All {n} buildings at upgrade {up} or more", n=count, up=up),
        "logger": say("{n} Loggers at upgrade {up} or more", n=count, up=up),
        "quarry": say("{n} Quarries at upgrade {up} or more", n=count, up=up),
        "temple": say("{n} Temples at upgrade {up} or more", n=count, up=up),
        "housing": say("{n} Housing at upgrade {up} or more", n=count, up=up),
    }[condition.card]


def asked_words(code: str) -> str:
    """Everything a feat asks, in one line.

    >>> asked_words("FE4")
    '2 Temples at upgrade 2 or more, 25 victory points'
    """
    return ", ".join(condition_words(condition) for condition in CARDS[code].criterion)


def figure_words(figure: Figure) -> str:
    """How much of a condition is reached.

    >>> figure_words(Figure(24, 28))
    '24 of 28'
    """
    return say("{reached} of {needed}", reached=figure.reached, needed=figure.needed)


def near_words(near: FeatProgress) -> str:
    """How near a game came to a feat, condition by condition."""
    parts = (
        say("{figure}: {condition}", figure=figure_words(figure), condition=condition_words(asked))
        for asked, figure in zip(CARDS[near.code].criterion, near.figures, strict=True)
    )
    return "; ".join(parts)


def earned_words(hardest: str) -> str:
    """Whether a feat is earned, and on which hardest difficulty; "" for one that is not."""
    return {
        "hard": say("Earned on hard"),
        "medium": say("Earned on medium"),
        "easy": say("Earned on easy"),
    }.get(hardest, say("Not earned yet"))


def gives_words(code: str) -> str:
    """What a feat is good for once it may join the deck."""
    plain = {
        "FE1": say("A building worth up to 5 victory points."),
        "FE2": say("A building that gives logs and, in the end, a stone."),
        "FE3": say("A building that gives fish and, in the end, a stone."),
    }
    return plain[code] if code in plain else " ".join(card_notes(code))
