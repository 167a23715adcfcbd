"""The cards of Palm Island, read once from the component file into frozen values.

A card is known by its printed code ("LG5"); inside states it is a small number, its index in
`CODES`. A card with its orientation is a *face*: index * 4 + orientation, one byte.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
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
    """One condition of a feat or an outpost: buildings of a kind at a level, a score, or what the
    stored cards give."""

    type: str
    card: str = ""
    min_up: int = 0
    count: int = 0
    vp: int = 0
    resources: Resources = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class CardSpec:
    """One card: `group` is building, tracker, feat, villager, outpost, disaster or ability card;
    `number` is printed on buildings.

    Villagers have a recruit `cost` and an `effect`, feats `criterion` and perhaps an `effect`.
    Outposts have a `criterion` (casual), a `cost` (speed), a `value`, a `type` and, on their other
    half, a `villager`. Disasters have `levels`: what each costs per player.
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
    value: int = 0
    type: str = ""
    villager: str = ""
    levels: tuple[Resources, ...] = ()

    def side(self, state: str) -> Side:
        """The side shown in this orientation. Raises KeyError for one the card does not have."""
        return self.sides[state]

    def effect_value(self, name: str) -> Any:
        return dict(self.effect).get(name)


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability of cooperative play: its card, the UP and the cost it needs per player."""

    id: str
    card: str
    name: str
    up_per_player: int
    cost_per_player: Resources


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
    costs = tuple(_resources(cost) for cost in entry["cost"])
    return Action(costs, entry.get("to", ""))


def _side(entry: Mapping[str, Any]) -> Side:
    return Side(
        _resources(entry["gives"]),
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


def _resources(numbers: Sequence[int]) -> Resources:
    logs, fish, stones = numbers
    return logs, fish, stones


def _criterion(entry: Mapping[str, Any]) -> tuple[Condition, ...]:
    return tuple(
        Condition(**{**condition, "resources": _resources(condition.get("resources", (0, 0, 0)))})
        for condition in entry["criterion"]
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
            criterion=_criterion(entry),
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
            _resources(entry["cost"]),
            _effect(entry),
        )
        for place, entry in enumerate(file["villagers"])
    ]


def _outposts(file: Mapping[str, Any]) -> list[CardSpec]:
    villagers = {entry["id"]: entry["code"] for entry in file["villagers"]}
    return [
        CardSpec(
            entry["code"],
            30 + place,
            entry["id"],
            entry["name"],
            "outpost",
            entry["number"],
            "FT",
            {"FT": Side()},
            _resources(entry["speed_cost"]),
            criterion=_criterion(entry),
            value=entry["value"],
            type=entry["type"],
            villager=villagers[entry["villager"]],
        )
        for place, entry in enumerate(file["competitive_cards"])
    ]


def _cooperative_cards(file: Mapping[str, Any]) -> list[CardSpec]:
    return [
        CardSpec(
            entry["code"],
            44 + place,
            entry["id"],
            entry["name"],
            "disaster" if entry["kind"] == "disaster" else "ability card",
            place + 1,
            "FT",
            {"FT": Side()},
            levels=tuple(_resources(level["cost_per_player"]) for level in entry.get("levels", ())),
        )
        for place, entry in enumerate(file["cooperative_cards"])
    ]


def _abilities(file: Mapping[str, Any]) -> list[Ability]:
    return [
        Ability(
            entry["id"].removeprefix("ability_"),
            card["code"],
            entry["name"],
            entry["up_per_player"],
            _resources(entry["cost_per_player"]),
        )
        for card in file["cooperative_cards"]
        for entry in card.get("abilities", ())
    ]


@cache
def component_file() -> Mapping[str, Any]:
    """The component file as JSON values. Raises AssetMissing."""
    file: Mapping[str, Any] = json.loads(read_asset("components/palm_island.json"))
    return file


def _all_cards() -> tuple[CardSpec, ...]:
    file = component_file()
    own = (*_buildings(file), _tracker(file), *_feats(file), *_villagers(file))
    return (*own, *_outposts(file), *_cooperative_cards(file))


CARD_LIST: tuple[CardSpec, ...] = _all_cards()
"""All cards by index: 16 buildings, the tracker, 6 feats, 7 villagers, 14 outposts, 3 disasters, 2
ability cards."""

DECK_CARDS = 30
"""The cards below this index can lie in a deck; the others lie between the players."""

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
OUTPOSTS = tuple(card for card in CARD_LIST if card.group == "outpost")
DISASTERS = tuple(card for card in CARD_LIST if card.group == "disaster")

ABILITIES: Mapping[str, Ability] = {ability.id: ability for ability in _abilities(component_file())}
"""The abilities of cooperative play by id."""

OUTPOST_TYPES = ("forest", "sea", "mountain")
LEVELS = 3
"""How many levels of a disaster are paid; the one after the last is averted."""


def _chart(mode: str) -> tuple[Rating, ...]:
    lines = component_file()["score_charts"][mode]
    return tuple(Rating(entry["min"], entry["rating"]) for entry in lines)


SOLO_CHART = _chart("solo")
COOPERATIVE_CHART = _chart("cooperative")
"""The score charts, lowest line first (PALM-9.6)."""

DIFFICULTIES: Mapping[str, Difficulty] = {
    entry["id"]: Difficulty(entry["id"], entry["min_feats"], entry["max_feats"])
    for entry in component_file()["difficulty"]
}
"""Difficulties by id, easiest first (PALM-10.1)."""
