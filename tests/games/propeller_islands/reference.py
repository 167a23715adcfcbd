"""The rules of Propeller Islands a second time, slowly and on plain JSON values.

Written after the rule document without the program's own rules: a position is the dictionary of a
saved game, every question looks at it afresh. Only the pieces' file and the dice are shared.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tests.games.propeller_islands import reference_rounds as rounds
from tests.games.propeller_islands.reference_island import (
    PIECES,
    activate,
    can_do,
    depot_hexes,
    empty_hexes,
    gain,
    gain_fame,
    gain_for_blueprint,
    instant,
    lay,
    links_of_banner,
    me,
    payable,
    power,
    tile_on,
)

Entry = dict[str, Any]

CARDS = {card["id"]: card for card in PIECES["blueprints"]}
SPACES = {str(entry["value"]): entry["spaces"] for entry in PIECES["forge"]["values"]}
REWARDS = {entry["line"]: entry for entry in PIECES["dock"]["rewards"]}


def legal(game: Entry) -> list[str]:
    """All legal commands as sorted JSON lines."""
    return sorted(line(command) for command in _legal(game))


def line(command: Entry) -> str:
    return json.dumps(command, sort_keys=True)


def _legal(game: Entry) -> Iterator[Entry]:
    if game["step"] == "over":
        return
    effect = game["pending"][-1] if game["pending"] else None
    name = effect["effect"] if effect else game["step"]
    for command in globals()[f"_in_{name}"](game, effect):
        yield {"seat": game["seat"], **command}


def _in_character(game: Entry, effect: None) -> Iterator[Entry]:
    for character in game["characters"]:
        yield {"kind": "choose_character", "character": character}


def _in_draft(game: Entry, effect: None) -> Iterator[Entry]:
    for value, count in enumerate(game["forge"], start=1):
        if count:
            yield {"kind": "draft", "value": value}


def _in_action(game: Entry, effect: None) -> Iterator[Entry]:
    player, marks, own = me(game), game["marks"], power(me(game))
    yield {"kind": "activate_island"}
    if "paid" not in marks and player["energy"] >= PIECES["economy"]["step_cost"]["energy"]:
        yield from ({"kind": "adjust", "by": by} for by in (1, -1))
    if own.get("kind") == "reroll" and not marks:
        yield {"kind": "reroll"}
    if own.get("kind") == "free_shift" and "power" not in marks:
        steps = range(1, own["max_steps"] + 1)
        yield from ({"kind": "shift", "by": sign * n} for n in steps for sign in (1, -1))
    for space in SPACES[str(game["die"])]:
        if game["offer"][space] is not None:
            yield {"kind": "discard", "space": space}
            for at in empty_hexes(player):
                yield {"kind": "claim", "space": space, "hex": at}


def _activations(game: Entry, kind: str, die: int | None, spent: int = 0) -> Iterator[Entry]:
    """Activations with a die, or with any number if there is none (PROP-5, 6)."""
    player = me(game)
    for tile in player["island"]:
        for option in can_do(player, tile, die, spent):
            entry = {"kind": kind, "hex": tile["hex"]}
            yield entry if option is None else {**entry, "option": option}


def _in_island(game: Entry, effect: None) -> Iterator[Entry]:
    own = power(me(game))
    yield {"kind": "finish"}
    yield from _activations(game, "activate", game["die"])
    if own.get("kind") == "extra_activation" and "power" not in game["marks"]:
        cost = own["cost"].get("energy", 0)
        if me(game)["energy"] >= cost:
            yield from _activations(game, "extra", None, cost)


def _in_bonus(game: Entry, effect: None) -> Iterator[Entry]:
    yield {"kind": "finish"}
    yield from _activations(game, "activate", game["die"])
    own, die = power(me(game)), rounds.last_die(game)
    if game["marks"]:
        return
    if own.get("kind") == "bonus_die_shift":
        yield from ({"kind": "set_bonus", "value": rounds.cycle(die + by)} for by in (1, -1))
    if own.get("kind") == "bonus_die_any":
        yield from ({"kind": "set_bonus", "value": value} for value in range(1, 7))


def _in_blueprint(game: Entry, effect: None) -> Iterator[Entry]:
    yield {"kind": "end_turn"}
    for card in me(game)["hand"]:
        if payable(me(game), CARDS[card]["cost"]):
            yield {"kind": "complete", "card": card}


def _in_upgrade(game: Entry, effect: None) -> Iterator[Entry]:
    yield {"kind": "set_aside"}
    kind = CARDS[me(game)["completed"][-1]]["upgrade"]["type"]
    for tile in me(game)["island"]:
        used = {rounds.type_of_upgrade(upgrade) for upgrade in tile["upgrades"]}
        if kind in set(tile_on(tile)["slots"]) - used:
            yield {"kind": "install", "hex": tile["hex"]}


def _in_replace(game: Entry, effect: None) -> Iterator[Entry]:
    for level, piles in game["blueprints"].items():
        for source in piles["face_up"] + ([level] if piles["stack"] else []):
            yield {"kind": "take", "source": source}


def _in_deploy(game: Entry, effect: Entry) -> Iterator[Entry]:
    for space in me(game)["dock"]:
        for tile in me(game)["island"]:
            if tile["worker"] == "vacant":
                yield {"kind": "deploy", "dock": space, "hex": tile["hex"]}


def _in_lines(game: Entry, effect: Entry) -> Iterator[Entry]:
    yield from ({"kind": "reward", "line": name} for name in effect["lines"])


def _in_place(game: Entry, effect: Entry) -> Iterator[Entry]:
    yield from ({"kind": "place", "hex": at} for at in empty_hexes(me(game)))


def _in_radio(game: Entry, effect: Entry) -> Iterator[Entry]:
    yield {"kind": "skip"}
    yield from _activations(game, "activate", None)


_in_two_tiles = _in_radio


def _in_two_depots(game: Entry, effect: Entry) -> Iterator[Entry]:
    yield {"kind": "skip"}
    for at in depot_hexes(me(game)):
        if at not in effect["used"]:
            yield {"kind": "depot", "hex": at}


def _in_resource(game: Entry, effect: Entry) -> Iterator[Entry]:
    yield from ({"kind": "choose_resource", "resource": r} for r in ("energy", "steel"))


# ------------------------------------------------------------------ carrying out


def play(game: Entry, command: Entry) -> Entry:
    """The position after a legal command."""
    game = deepcopy(game)
    effect = game["pending"].pop() if game["pending"] else None
    globals()[f"_do_{command['kind']}"](game, effect, command)
    return game


def settle(game: Entry) -> None:
    """PROP-5.11: what needs no decision happens, what can do nothing is dropped."""
    while game["pending"]:
        effect = game["pending"][-1]
        if effect["effect"] == "line":
            game["pending"].pop()
            _give_reward(game, effect["line"])
        elif effect["effect"] == "benefit":
            game["pending"].pop()
            instant(game, effect["tile"])
        else:
            options = list(globals()[f"_in_{effect['effect']}"](game, effect))
            if any(option["kind"] != "skip" for option in options):
                return
            game["pending"].pop()
    if game["step"] == "action":
        me(game)["drafted"].append(game["die"])
        game.update(step="blueprint", die=0, marks=[])
    elif game["step"] == "upgrade":
        game["step"] = "replace"
        if not any(_legal(game)):
            rounds.end_turn(game)


def _give_reward(game: Entry, name: str) -> None:
    reward = REWARDS[name]
    if reward["reward"] == "gain":
        gain(game, reward["amount"])
    elif reward["reward"] == "fame":
        gain_fame(game, reward["amount"])
    elif reward["reward"] == "deploy":
        game["pending"].append({"effect": "deploy"})
    elif reward["reward"] == "random_tile":
        if game["stack"]:
            game["pending"].append({"effect": "place", "tile": game["stack"].pop(0)})
    elif reward["reward"] == "activate_different_ready_tiles":
        game["pending"].append({"effect": "two_tiles", "left": reward["amount"]})
    else:
        game["pending"].append({"effect": "two_depots", "left": reward["amount"], "used": []})


def _do_choose_character(game: Entry, effect: None, command: Entry) -> None:
    me(game)["character"] = command["character"]
    game["characters"].remove(command["character"])
    if all(player["character"] for player in game["players"]):
        game["characters"] = []
        rounds.begin_round(game)
    else:
        game["seat"] = (game["seat"] - 1) % len(game["players"])


def _do_draft(game: Entry, effect: None, command: Entry) -> None:
    game["forge"][command["value"] - 1] -= 1
    game.update(step="action", die=command["value"])


def _do_adjust(game: Entry, effect: None, command: Entry) -> None:
    me(game)["energy"] -= 1
    game["die"] = rounds.cycle(game["die"] + command["by"])
    game["marks"] = sorted({*game["marks"], "paid"})


def _do_shift(game: Entry, effect: None, command: Entry) -> None:
    game["die"] = rounds.cycle(game["die"] + command["by"])
    game["marks"] = sorted({*game["marks"], "power"})


def _do_reroll(game: Entry, effect: None, command: Entry) -> None:
    game["die"] = rounds.roll(game)
    game["marks"] = ["power"]
    gain(game, power(me(game))["gain"])


def _do_claim(game: Entry, effect: None, command: Entry) -> None:
    tile = game["offer"][command["space"]]
    rounds.refill(game, command["space"])
    game["marks"] = []
    lay(game, tile, command["hex"])
    settle(game)


def _do_discard(game: Entry, effect: None, command: Entry) -> None:
    game["discarded"].append(game["offer"][command["space"]])
    rounds.refill(game, command["space"])
    gain(game, {"energy": 2})
    settle(game)


def _do_activate_island(game: Entry, effect: None, command: Entry) -> None:
    game.update(step="island", marks=[])


def _do_activate(game: Entry, effect: Entry | None, command: Entry) -> None:
    if effect and effect.get("left", 0) > 1:
        game["pending"].append({**effect, "left": effect["left"] - 1})
    if game["step"] == "bonus":
        game["marks"] = [mark for mark in ("power", "active") if mark in (*game["marks"], "active")]
    activate(game, command)
    settle(game)


def _do_extra(game: Entry, effect: None, command: Entry) -> None:
    game["marks"] = ["power"]
    me(game)["energy"] -= power(me(game))["cost"].get("energy", 0)
    activate(game, command)
    settle(game)


def _do_finish(game: Entry, effect: None, command: Entry) -> None:
    if game["step"] == "island":
        game["step"] = "action"
        settle(game)
    else:
        rounds.finish_bonus(game)


def _do_set_bonus(game: Entry, effect: None, command: Entry) -> None:
    game.update(die=command["value"], marks=["power"])


def _do_deploy(game: Entry, effect: Entry, command: Entry) -> None:
    player = me(game)
    player["dock"].remove(command["dock"])
    next(t for t in player["island"] if t["hex"] == command["hex"])["worker"] = "ready"
    lines = [command["dock"][:2], command["dock"][2:]]
    cleared = [name for name in lines if not any(name in space for space in player["dock"])]
    if len(cleared) == 2:
        game["pending"].append({"effect": "lines", "lines": cleared})
    elif cleared:
        game["pending"].append({"effect": "line", "line": cleared[0]})
    settle(game)


def _do_reward(game: Entry, effect: Entry, command: Entry) -> None:
    (other,) = (name for name in effect["lines"] if name != command["line"])
    game["pending"] += [{"effect": "line", "line": name} for name in (other, command["line"])]
    settle(game)


def _do_place(game: Entry, effect: Entry, command: Entry) -> None:
    lay(game, effect["tile"], command["hex"])
    settle(game)


def _do_depot(game: Entry, effect: Entry, command: Entry) -> None:
    if effect["left"] > 1:
        used = sorted([*effect["used"], command["hex"]])
        game["pending"].append({"effect": "two_depots", "left": effect["left"] - 1, "used": used})
    tile = next(t for t in me(game)["island"] if t["hex"] == command["hex"])
    instant(game, tile["tile"])
    settle(game)


def _do_choose_resource(game: Entry, effect: Entry, command: Entry) -> None:
    gain(game, {command["resource"]: 1})
    settle(game)


def _do_skip(game: Entry, effect: Entry, command: Entry) -> None:
    settle(game)


def _do_complete(game: Entry, effect: None, command: Entry) -> None:
    player, card = me(game), command["card"]
    gain(game, {name: -count for name, count in CARDS[card]["cost"].items()})
    player["hand"].remove(card)
    player["known"] = [one for one in player["known"] if one != card]
    player["completed"].append(card)
    game["step"] = "upgrade"


def _do_install(game: Entry, effect: None, command: Entry) -> None:
    upgrade = CARDS[me(game)["completed"][-1]]["upgrade"]
    tile = next(t for t in me(game)["island"] if t["hex"] == command["hex"])
    name = upgrade.get("resource") or upgrade.get("guild") or "wild"
    order = ("production", "banner", "wild")
    tile["upgrades"].append(name)
    tile["upgrades"].sort(key=lambda one: order.index(rounds.type_of_upgrade(one)))
    if "guild" in upgrade:
        gain_fame(game, links_of_banner(me(game), command["hex"], name))
    gain_for_blueprint(game)
    settle(game)


def _do_set_aside(game: Entry, effect: None, command: Entry) -> None:
    upgrade = CARDS[me(game)["completed"][-1]]["upgrade"]
    me(game)["unused"].append(upgrade.get("resource") or upgrade.get("guild") or "wild")
    me(game)["unused"].sort(key=rounds.UPGRADES.index)
    gain_for_blueprint(game)
    settle(game)


def _do_take(game: Entry, effect: None, command: Entry) -> None:
    player, source = me(game), command["source"]
    if source in game["blueprints"]:
        card = game["blueprints"][source]["stack"].pop(0)
    else:
        card = source
        piles = next(p for p in game["blueprints"].values() if card in p["face_up"])
        piles["face_up"].remove(card)
        piles["face_up"] += [piles["stack"].pop(0)] if piles["stack"] else []
        player["known"] = sorted([*player["known"], card])
    player["hand"] = sorted([*player["hand"], card])
    rounds.end_turn(game)


def _do_end_turn(game: Entry, effect: None, command: Entry) -> None:
    rounds.end_turn(game)


def perft(game: Entry, depth: int) -> int:
    """How many sequences of so many commands there are."""
    commands = [json.loads(one) for one in legal(game)]
    if depth == 1:
        return len(commands)
    return sum(perft(play(game, command), depth - 1) for command in commands)
