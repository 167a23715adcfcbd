"""Islands in the second writing of the rules: tiles, links, activations, fame (PROP-4 to 7, 9)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from islands_desktop.core.assets import read_asset

Entry = dict[str, Any]

PIECES = json.loads(read_asset("components/propeller_islands.json"))
TYPES = {kind["tile"]: kind for kind in PIECES["building_types"]}
TILES = {tile["id"]: tile for tile in PIECES["tiles"]}
for _side, _slots in PIECES["capitols"][0]["sides"].items():
    TILES[f"CAP-{_side}"] = {**PIECES["capitols"][0], **_slots}
POWERS = {one["id"]: one for one in PIECES["characters"]}
GUILDS = PIECES["enums"]["guild"]
RESOURCES = {"energy": "energy", "steel": "steel", "part": "parts"}


def me(game: Entry) -> Entry:
    player: Entry = game["players"][game["seat"]]
    return player


def tile_on(placed: Entry) -> Entry:
    """What is printed on a placed tile."""
    printed: Entry = TILES[placed["tile"]]
    return printed


def power(player: Entry) -> Entry:
    """The version of the character's power that is open, empty if none is (PROP-9.2)."""
    trumpets = PIECES["fame"]["trumpets"]
    if player["character"] is None or player["fame"] < trumpets["basic"]:
        return {}
    version = "advanced" if player["fame"] >= trumpets["advanced"] else "basic"
    found: Entry = POWERS[player["character"]][version]
    return found


def gain(game: Entry, resources: Entry) -> None:
    for name, key in RESOURCES.items():
        me(game)[key] += resources.get(name, 0)


def payable(player: Entry, cost: Entry, spent: int = 0) -> bool:
    have = {name: player[key] for name, key in RESOURCES.items()}
    have["energy"] -= spent
    return all(have[name] >= cost.get(name, 0) for name in RESOURCES)


def gain_fame(game: Entry, amount: int) -> None:
    """PROP-9.1 to 9.3, 9.9."""
    player = me(game)
    player["fame"] += amount
    own = power(player)
    if amount and own.get("kind") == "on_fame_gain" and not player["pioneer"]:
        player["pioneer"] = True
        one_of(game, own["gain_one_of"])


def gain_for_blueprint(game: Entry) -> None:
    """PROP-9.11."""
    own = power(me(game))
    if own.get("kind") == "on_blueprint":
        one_of(game, own["gain_one_of"])


def one_of(game: Entry, resources: list[str]) -> None:
    """The one resource there is, or a choice."""
    if len(resources) == 1:
        gain(game, {resources[0]: 1})
    else:
        game["pending"].append({"effect": "resource"})


def beside(at: list[int]) -> list[list[int]]:
    return [[at[0] + q, at[1] + r] for q, r in PIECES["island"]["neighbours"]]


def empty_hexes(player: Entry) -> list[list[int]]:
    """Where a tile may be placed (PROP-4.2)."""
    taken = [tile["hex"] for tile in player["island"]]
    found = {tuple(at) for tile in taken for at in beside(tile) if at not in taken}
    return [list(at) for at in found]


def banners(placed: Entry) -> list[str]:
    printed = tile_on(placed)["banner"]
    return ([printed] if printed else []) + [u for u in placed["upgrades"] if u in GUILDS]


def links(player: Entry, new: Entry) -> int:
    """PROP-4.5 to 4.7."""
    count = 0
    for other in player["island"]:
        if other["hex"] in beside(new["hex"]):
            count += sum(banner == tile_on(other)["hub"] for banner in banners(new))
            count += sum(banner == tile_on(new)["hub"] for banner in banners(other))
    return count


def links_of_banner(player: Entry, at: list[int], guild: str) -> int:
    return sum(
        tile_on(other)["hub"] == guild for other in player["island"] if other["hex"] in beside(at)
    )


def lay(game: Entry, tile: str, at: list[int]) -> None:
    """PROP-4.3: links, and below what they trigger the benefit of a depot."""
    housing = "vacant" if TILES[tile]["worker_space"] else "none"
    new = {"hex": at, "tile": tile, "worker": housing, "upgrades": []}
    count = links(me(game), new)
    me(game)["island"].append(new)
    me(game)["island"].sort(key=lambda one: one["hex"])
    if TILES[tile]["kind"] == "depot":
        game["pending"].append({"effect": "benefit", "tile": tile})
    gain_fame(game, count)


def deployable(player: Entry) -> bool:
    """PROP-7.3."""
    vacant = any(tile["worker"] == "vacant" for tile in player["island"])
    return bool(player["dock"]) and vacant


def instant(game: Entry, tile: str) -> None:
    """The benefit of a depot (PROP-4.8)."""
    benefit = TYPES[TILES[tile]["tile"]]["instant"]
    gain(game, benefit.get("gain", {}))
    if "deploy" in benefit:
        game["pending"].append({"effect": "deploy"})


def depot_hexes(player: Entry) -> list[list[int]]:
    """Own depots whose benefit is possible."""
    return [
        tile["hex"]
        for tile in player["island"]
        if tile_on(tile)["kind"] == "depot"
        and ("deploy" not in TYPES[tile_on(tile)["tile"]]["instant"] or deployable(player))
    ]


def can_do(player: Entry, placed: Entry, die: int | None, spent: int) -> Iterator[Any]:
    """Options with which a tile can be activated; None is the only one there is (PROP-5, 6)."""
    tile, effect = tile_on(placed), TYPES[tile_on(placed)["tile"]].get("effect")
    if effect is None or placed["worker"] != "ready":
        return
    if die is not None and tile["number"] not in (die, "?") and "wild" not in placed["upgrades"]:
        return
    if effect["kind"] == "depot_benefit":
        yield from depot_hexes(player)
        return
    for option in effect.get("options", [effect]):
        if "deploy" in option and not deployable(player):
            continue
        if payable(player, option.get("pay", {}), spent):
            yield option.get("id")


def activate(game: Entry, command: Entry) -> None:
    """PROP-5.4: worker, cost, gain with production, what follows."""
    player, option = me(game), command.get("option")
    placed = next(tile for tile in player["island"] if tile["hex"] == command["hex"])
    placed["worker"] = "down"
    effect = TYPES[tile_on(placed)["tile"]]["effect"]
    chosen = next((o for o in effect.get("options", []) if o["id"] == option), effect)
    gain(game, {name: -count for name, count in chosen.get("pay", {}).items()})
    gain(game, chosen.get("gain", {}))
    for upgrade in placed["upgrades"]:
        if upgrade in RESOURCES:
            gain(game, {upgrade: 1})
    if effect["kind"] == "depot_benefit":
        instant(game, next(t["tile"] for t in player["island"] if t["hex"] == option))
    elif effect["kind"] == "activate_ready_tile":
        game["pending"].append({"effect": "radio"})
    elif "deploy" in chosen:
        game["pending"].append({"effect": "deploy"})
