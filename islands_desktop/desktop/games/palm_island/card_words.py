"""A card on the table in words, for tooltips and screen readers."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.card_art import CardFace
from islands_desktop.desktop.games.palm_island.card_notes import card_notes
from islands_desktop.desktop.games.palm_island.duty_badge import duty_words
from islands_desktop.games.palm_island.components import CARDS, Action, Side
from islands_desktop.games.palm_island.names import card_name, points_words, resource_words


def place_words(position: int, stored: bool) -> str:
    """Where a card lies; `position` counts from 0, -1 for the village."""
    if position < 0:
        return say("in the village")
    if stored:
        return say("stored")
    return (say("first card"), say("second card"), say("third card"))[position]


def card_words(face: CardFace, place: str) -> str:
    """Name, place and everything the side shown says.

    >>> card_words(CardFace("LG4", "FB"), "stored")
    'Logger 4, stored. Gives 1 log. 1 victory point. Upgrade 1. Store: free. Flip: 1 log, 1 stone.'
    """
    card = CARDS[face.code]
    parts = [say("{card}, {place}.", card=card_name(face.code), place=place)]
    if card.group in ("building", "feat"):
        parts += _side_words(card.side(face.state))
    if face.duty:
        parts.append(duty_words(face.duty))
    elif card.group == "outpost":
        parts.append(say("Worth {points}.", points=points_words(card.value)))
    elif card.group == "villager":
        parts.append(say("Recruit: {cost}.", cost=resource_words(card.cost)))
    return " ".join((*parts, *card_notes(face.code)))


def _side_words(side: Side) -> list[str]:
    words = []
    if any(side.gives) or side.wild:
        words.append(say("Gives {resources}.", resources=resource_words(side.gives, side.wild)))
    if side.vp:
        one = side.vp == 1
        words.append(say("1 victory point.") if one else say("{n} victory points.", n=side.vp))
    if side.up:
        words.append(say("Upgrade {n}.", n=side.up))
    if side.store:
        words.append(say("Store: {cost}.", cost=_cost_words(side.store)))
    if side.rotate:
        words.append(say("Rotate: {cost}.", cost=_cost_words(side.rotate)))
    if side.flip:
        words.append(say("Flip: {cost}.", cost=_cost_words(side.flip)))
    return words


def _cost_words(action: Action) -> str:
    """Alternatives joined by "or"."""
    words = [resource_words(cost) if any(cost) else say("free") for cost in action.alternatives]
    return say(" or ").join(words)
