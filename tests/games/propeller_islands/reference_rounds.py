"""Rounds in the second writing of the rules: dice, turns, rival, end (PROP-3, 10, 11, 16)."""

from __future__ import annotations

from typing import Any

from islands_desktop.core.chance import draw_below, roll_die

Entry = dict[str, Any]

UPGRADES = ["energy", "steel", "part", "industry", "science", "culture", "wild"]


def cycle(value: int) -> int:
    """PROP-3.8."""
    return {0: 6, -1: 5, 7: 1, 8: 2}.get(value, value)


def type_of_upgrade(upgrade: str) -> str:
    if upgrade == "wild":
        return "wild"
    return "production" if upgrade in UPGRADES[:3] else "banner"


def roll(game: Entry) -> int:
    value, game["chance"] = roll_die(6, game["chance"])
    return value


def refill(game: Entry, space: int) -> None:
    """PROP-4.4."""
    game["offer"][space] = game["stack"].pop(0) if game["stack"] else None


def last_die(game: Entry) -> int:
    return next(value for value in range(1, 7) if game["forge"][value - 1])


def is_solo(game: Entry) -> bool:
    return bool(game["setup"]["mode"] == "solo")


def turn_takers(game: Entry) -> int:
    return 2 if is_solo(game) else len(game["players"])


def begin_round(game: Entry) -> None:
    """PROP-3.1, 3.2."""
    game["round"] += 1
    game["turns"] = 0
    game["forge"] = [0] * 6
    to_roll = 2 * turn_takers(game) + 1
    while to_roll:
        for value in [roll(game) for _ in range(to_roll)]:
            game["forge"][value - 1] += 1
        to_roll = sum(max(count - 3, 0) for count in game["forge"])
        game["forge"] = [min(count, 3) for count in game["forge"]]
    next_turn(game)


def next_turn(game: Entry) -> None:
    """PROP-3.3, 10.1, 16.2."""
    count = turn_takers(game)
    game.update(die=0, marks=[])
    if game["turns"] == 2 * count:
        seat = 0 if is_solo(game) else game["first"]
        game.update(step="bonus", seat=seat, die=last_die(game))
        return
    seat = (game["first"] + game["turns"]) % count
    if is_solo(game) and seat == 1:
        rival(game)
        game["turns"] += 1
        next_turn(game)
    else:
        game.update(step="draft", seat=seat)


def rival(game: Entry) -> None:
    """PROP-16.3."""
    dice = [value for value in range(1, 7) for _ in range(game["forge"][value - 1])]
    drawn, game["chance"] = draw_below(len(dice), game["chance"])
    value = dice[drawn]
    game["forge"][value - 1] -= 1
    game["rival"].append(value)
    for space in (2 * value - 2, (2 * value - 1) % 12):
        if game["offer"][space] is not None:
            game["discarded"].append(game["offer"][space])
            refill(game, space)


def end_turn(game: Entry) -> None:
    game["turns"] += 1
    next_turn(game)


def finish_bonus(game: Entry) -> None:
    """PROP-10.2, 10.5, 10.6, 11.1."""
    seat = (game["seat"] + 1) % len(game["players"])
    if not is_solo(game) and seat != game["first"]:
        game.update(seat=seat, die=last_die(game), marks=[])
        return
    players = game["players"]
    if (
        any(len(player["completed"]) >= 7 or not player["dock"] for player in players)
        or not game["stack"]
    ):
        game.update(step="over", seat=0, die=0, marks=[])
        return
    for player in players:
        player.update(drafted=[], pioneer=False)
        for tile in player["island"]:
            tile["worker"] = {"down": "ready"}.get(tile["worker"], tile["worker"])
    game["first"] = (game["first"] + 1) % turn_takers(game)
    game["rival"] = []
    begin_round(game)
