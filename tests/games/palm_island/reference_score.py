"""The score of a solo game of Palm Island once more: slow, obvious, from the rule document.

Positions are those of `reference`; nothing of the program is used.
"""

from __future__ import annotations

from tests.games.palm_island.card_table import AREAS, FEAT_CRITERIA, area_of, kind_of
from tests.games.palm_island.reference import Position


def level(code: str, state: str) -> int:
    """UP of a building, 0 for all other cards."""
    area = AREAS.get((kind_of(code), state))
    return area.up if area is not None and not code.startswith("FE") else 0


def upgrades(position: Position) -> int:
    return sum(level(code, state) for code, state, _ in position["deck"])


def score(position: Position) -> int:
    """PALM-9.1, 9.2 and 11.8."""
    points = 0
    for code, state, _ in position["deck"]:
        area = area_of(code, state)
        points += area.vp if area is not None else 0
    if "VI6" in position["tail"]:
        points += 3
    if "VI7" in position["tail"]:
        homes = [
            code
            for code, state, _ in position["deck"]
            if kind_of(code) in ("HO", "TE") and level(code, state) >= 2
        ]
        points += min(4, len(homes))
    return points


def rating(points: int) -> str:
    """PALM-9.6."""
    if points >= 40:
        return "astounding"
    if points >= 30:
        return "exceptional"
    if points >= 20:
        return "respectable"
    return "needs work" if points >= 10 else "unrated"


def feats_met(position: Position) -> list[str]:
    """PALM-10.4, on a finished game without the open-deck aid."""
    met = []
    for feat, (wanted, kind, min_up, count) in FEAT_CRITERIA.items():
        reached = [
            code
            for code, state, _ in position["deck"]
            if kind in ("*", kind_of(code)) and level(code, state) >= min_up
        ]
        if score(position) >= wanted and (not kind or len(reached) >= count):
            met.append(feat)
    return met
