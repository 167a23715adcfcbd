"""The cards of Palm Island, read once from the component file into frozen values.

A card is known by its printed code ("LG5"); inside states it is a small number, its index in
`CODES`. A card with its orientation is a *face*: index * 4 + orientation, one byte.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from islands_desktop.core.assets import read_asset

Resources = tuple[int, int, int]
"""Logs, fish, stones."""

ORIENTATIONS = ("FT", "FB", "BB", "BT")
FT, FB, BB, BT = range(4)

ROTATED = (FB, FT, BT, BB)
FLIPPED = (BT, BB, FB, FT)

ROUNDS = 8
STORE_LIMIT = 4

KINDS = ("L", "F", "S")


@dataclass(frozen=True, slots=True)
class Action:
    """A printed action: exactly one of the alternative costs is paid; `to` is "" for store."""

    alternatives: tuple[Resources, ...]
    to: str = ""


@dataclass(frozen=True, slots=True)
class Side:
    """The active area of a card in one orientation (PALM-1.2)."""

    gives: Resources = (0, 0, 0)
    store: Action | None = None
    rotate: Action | None = None
    flip: Action | None = None
    vp: int = 0
    up: int = 0
    wild: int = 0
    on_pay_to: str = ""
    restore: bool = False

    def action(self, kind: str) -> Action | None:
        """The printed action of this kind: store, rotate or flip."""
        return {"store": self.store, "rotate": self.rotate, "flip": self.flip}.get(kind)


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition of a feat: buildings of a kind at a level, or a score."""

    type: str
    card: str = ""
    min_up: int = 0
    count: int = 0
    vp: int = 0


@dataclass(frozen=True, slots=True)
class CardSpec:
    """One card: `group` is building, tracker, feat or villager; `number` is printed on buildings.

    Villagers have a recruit `cost` and an `effect`, feats `criterion` and perhaps an `effect`.
    """

    code: str
    index: int
    id: str
    name: str
    group: str
    number: int
    start: str
    sides: Mapping[str, Side]
    cost: Resources = (0, 0, 0)
    effect: tuple[tuple[str, Any], ...] = ()
    criterion: tuple[Condition, ...] = ()

    def side(self, state: str) -> Side:
        """The side shown in this orientation. Raises KeyError for one the card does not have."""
        return self.sides[state]

    def effect_value(self, name: str) -> Any:
        return dict(self.effect).get(name)


@dataclass(frozen=True, slots=True)
class Rating:
    """One line of a score chart."""

    minimum: int
    name: str


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How many feats a difficulty asks for (PALM-10.1)."""

    id: str
    min_feats: int
    max_feats: int


def _action(entry: Mapping[str, Any] | None) -> Action | None:
    if entry is None:
        return None
    costs = tuple((cost[0], cost[1], cost[2]) for cost in entry["cost"])
    return Action(costs, entry.get("to", ""))


def _side(entry: Mapping[str, Any]) -> Side:
    logs, fish, stones = entry["gives"]
    return Side(
        (logs, fish, stones),
        _action(entry["store"]),
        _action(entry["rotate"]),
        _action(entry["flip"]),
        entry["vp"],
        entry["up"],
        entry.get("wild", 0),
        entry.get("on_pay_to", ""),
        entry.get("restore", False),
    )


def _sides(entry: Mapping[str, Any]) -> dict[str, Side]:
    return {state: _side(side) for state, side in entry["states"].items()}


def _effect(entry: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    effect = entry.get("effect", {})
    return tuple(
        (name, tuple(value) if isinstance(value, list) else value)
        for name, value in effect.items()
        if name != "note"
    )


def _buildings(file: Mapping[str, Any]) -> list[CardSpec]:
    cards = []
    for entry in file["core_deck"]["cards"]:
        for number in entry["numbers"]:
            code = f"{entry['code']}{number}"
            cards.append(
                CardSpec(
                    code,
                    number - 1,
                    entry["id"],
                    entry["name"],
                    "building",
                    number,
                    "FT",
                    _sides(entry),
                )
            )
    return cards


def _tracker(file: Mapping[str, Any]) -> CardSpec:
    entry = file["tracker"]
    blank = {state: Side() for state in ORIENTATIONS}
    return CardSpec(
        entry["code"], 16, entry["id"], "Round tracker", "tracker", entry["number"], "FT", blank
    )


def _feats(file: Mapping[str, Any]) -> list[CardSpec]:
    return [
        CardSpec(
            entry["code"],
            17 + place,
            entry["id"],
            entry["name"],
            "feat",
            place + 1,
            entry["unlock_state"],
            _sides(entry),
            effect=_effect(entry),
            criterion=tuple(Condition(**condition) for condition in entry["criterion"]),
        )
        for place, entry in enumerate(file["feats"])
    ]


def _villagers(file: Mapping[str, Any]) -> list[CardSpec]:
    faces = {"FT": Side()}
    return [
        CardSpec(
            entry["code"],
            23 + place,
            entry["id"],
            entry["name"],
            "villager",
            place + 1,
            "FT",
            faces,
            (entry["cost"][0], entry["cost"][1], entry["cost"][2]),
            _effect(entry),
        )
        for place, entry in enumerate(file["villagers"])
    ]


@cache
def component_file() -> Mapping[str, Any]:
    """The component file as JSON values. Raises AssetMissing."""
    file: Mapping[str, Any] = json.loads(read_asset("components/palm_island.json"))
    return file


def _all_cards() -> tuple[CardSpec, ...]:
    file = component_file()
    return (*_buildings(file), _tracker(file), *_feats(file), *_villagers(file))


CARD_LIST: tuple[CardSpec, ...] = _all_cards()
"""All cards by index: 16 buildings, the tracker, 6 feats, 7 villagers."""

CARDS: Mapping[str, CardSpec] = {card.code: card for card in CARD_LIST}
"""All cards by code.

>>> CARDS["TE15"].side("BT").vp
10
"""

CODES: tuple[str, ...] = tuple(card.code for card in CARD_LIST)
INDEX: Mapping[str, int] = {code: index for index, code in enumerate(CODES)}

TRACKER = INDEX["RT17"]
BUILDINGS = tuple(card for card in CARD_LIST if card.group == "building")
FEATS = tuple(card for card in CARD_LIST if card.group == "feat")
VILLAGERS = tuple(card for card in CARD_LIST if card.group == "villager")

SOLO_CHART: tuple[Rating, ...] = tuple(
    Rating(entry["min"], entry["rating"]) for entry in component_file()["score_charts"]["solo"]
)
"""The score chart of solo games, lowest line first (PALM-9.6)."""

DIFFICULTIES: Mapping[str, Difficulty] = {
    entry["id"]: Difficulty(entry["id"], entry["min_feats"], entry["max_feats"])
    for entry in component_file()["difficulty"]
}
"""Difficulties by id, easiest first (PALM-10.1)."""
