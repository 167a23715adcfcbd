"""Propeller Islands for the contract suite."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from islands_desktop.core.game import Setup
from islands_desktop.games.propeller_islands.commands import PARAMETERS, Command, make_command
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINTS,
    CHARACTERS,
    DOCK_SPACES,
    LEVELS,
    LINES,
    RESOURCES,
    SIDES,
)
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.hexes import NOWHERE, hex_at
from islands_desktop.games.propeller_islands.state import (
    CHARACTER,
    DEPLOY,
    OVER,
    RADIO,
    RESOURCE,
    Effect,
    Player,
    State,
)
from tests.games.contract_case import ContractCase

OPTIONS = ("", "resources", "deploy", "E>S", "E>P", "S>E", "P>E")
FAR = (hex_at(40, -40), hex_at(-3, 0))


class PropellerIslandsCase(ContractCase):
    """Both modes, all seat counts, both sides of the Capitol."""

    game = GAME

    def setups(self) -> list[Setup]:
        chosen: list[tuple[str, int, dict[str, Any]]] = [
            ("standard", 2, {}),
            ("standard", 3, {"capitol_side": "B"}),
            ("standard", 4, {}),
            ("solo", 1, {}),
            ("solo", 1, {"practice": True, "capitol_side": "B"}),
        ]
        return [
            GAME.make_setup(mode, seats, 300 + number, options)
            for number, (mode, seats, options) in enumerate(chosen)
        ]

    def choose(self, rng: Random, commands: list[Command]) -> Command:
        """Every kind is as likely as another, so that blueprints and powers are met."""
        kinds = sorted({command.kind for command in commands})
        active = [kind for kind in kinds if kind not in ("finish", "end_turn", "skip", "discard")]
        kind = rng.choice(active if active and rng.random() < 0.9 else kinds)
        return rng.choice([command for command in commands if command.kind == kind])

    def candidates(self, state: State) -> Iterator[Command]:
        """Every command with every value it may have, hexes near and far."""
        player = state.players[state.seat]
        hexes = (*player.hexes, *player.frontier, *FAR)
        for seat in range(-1, len(state.players) + 1):
            hexes_of_seat = hexes if seat == state.seat else hexes[:2]
            for kind in PARAMETERS:
                yield from _with_parameters(kind, seat, hexes_of_seat)

    def twins(self, state: State, rng: Random) -> list[State]:
        """Other orders of the stacks, other unknown cards in other hands."""
        stack = list(state.stack)
        rng.shuffle(stack)
        found = [state._replace(stack=bytes(stack), chance=rng.getrandbits(64))]
        actor = GAME.actor(state) or 0
        players, decks = list(state.players), list(state.decks)
        for level in (1, 2):
            pool = list(decks[level - 1])
            for seat, player in enumerate(players):
                if seat != actor:
                    pool += _unknown(player, level)
            rng.shuffle(pool)
            for seat, player in enumerate(players):
                if seat != actor:
                    kept = [card for card in player.hand if card not in _unknown(player, level)]
                    drawn = [pool.pop() for _ in _unknown(player, level)]
                    players[seat] = player._replace(hand=bytes(sorted(kept + drawn)))
            decks[level - 1] = bytes(pool)
        twin = state._replace(players=tuple(players), decks=(decks[0], decks[1]))
        return [*found, twin]

    def impossible(self, state: State) -> dict[str, Any]:
        spoiled: dict[str, Any] = {
            "no players": state._replace(players=()),
            "a player too many": state._replace(players=(*state.players, state.players[0])),
            "an unknown seat": state._replace(seat=7),
            "an unknown step": state._replace(phase=12),
            "over in the middle": state._replace(phase=OVER if state.phase != OVER else 1),
            "characters again": state._replace(phase=CHARACTER, round=3),
            "a tile lost": state._replace(stack=state.stack[1:], discarded=state.discarded[1:]),
            "a tile twice": state._replace(discarded=state.discarded + state.offer[:1]),
            "dice too many": state._replace(forge=bytes(6 * [3])),
            "too many dice on a space": state._replace(forge=bytes([4, 0, 0, 0, 0, 0])),
            "a strange die": state._replace(die=9),
            "a turn too many": state._replace(turns=20),
            "no such token": state._replace(first=9),
            "a mark from nowhere": state._replace(marks=15),
            "a card twice": state._replace(face_up=(state.face_up[0] * 2, state.face_up[1])),
            "a rival from nowhere": state._replace(rival=b"\1\1\1\1\1\1"),
            "a character to choose": state._replace(shown=bytes(range(6))),
            "a negative round": state._replace(round=-1),
            "a deploy below": state._replace(pending=(Effect(DEPLOY), Effect(RADIO))),
            "a resource from nowhere": state._replace(pending=(Effect(RESOURCE, 3),)),
        }
        for name, player in _impossible_players(state.players[0]).items():
            spoiled[name] = state._replace(players=(player, *state.players[1:]))
        return spoiled


def _impossible_players(first: Player) -> dict[str, Player]:
    return {
        "a debt": first._replace(energy=-1),
        "a worker lost": first._replace(dock=first.dock & (first.dock - 1)),
        "a worker too many": first._replace(dock=1 << 13),
        "an empty island": first._replace(hexes=(), tiles=b"", workers=b"", upgrades=b""),
        "an island in two parts": first._replace(
            hexes=(*first.hexes[:-1], hex_at(30, 30)) if len(first.hexes) > 1 else ()
        ),
        "an upgrade from nowhere": first._replace(upgrades=bytes([255, *first.upgrades[1:]])),
        "a token from nowhere": first._replace(unused=first.unused + b"\1"),
        "a frontier forgotten": first._replace(frontier=first.frontier[1:]),
        "no hand": first._replace(hand=b""),
        "a card known elsewhere": first._replace(known=bytes(range(38))),
        "a die kept": first._replace(drafted=b"\1\2\3"),
        "a free power": first._replace(pioneer=True, fame=0),
        "a strange character": first._replace(character=17),
    }


def _unknown(player: Player, level: int) -> list[int]:
    """Cards of a hand that only its owner knows."""
    return [
        card for card in player.hand if card not in player.known and BLUEPRINTS[card].level == level
    ]


def _with_parameters(kind: str, seat: int, hexes: tuple[int, ...]) -> Iterator[Command]:
    names = PARAMETERS[kind]
    if names == ("hex", "option"):
        for at in hexes:
            for option in OPTIONS:
                yield make_command(seat, kind, 0, at, option)
            for depot in hexes:
                yield make_command(seat, kind, 0, at, "", depot)
    elif names == ("space", "hex"):
        yield from (make_command(seat, kind, n, at) for n in range(-1, 13) for at in hexes)
    elif names == ("dock", "hex"):
        spaces = range(len(DOCK_SPACES))
        yield from (make_command(seat, kind, n, at) for n in spaces for at in hexes)
    elif names == ("hex",):
        yield from (make_command(seat, kind, 0, at) for at in hexes)
    elif names == ():
        yield make_command(seat, kind)
    elif names[0] in ("by", "space", "value"):
        low = -1 if names[0] == "space" else -SIDES - 1
        yield from (make_command(seat, kind, n) for n in range(low, 14))
    else:
        values = {
            "character": [one.id for one in CHARACTERS],
            "line": [line.id for line in LINES],
            "resource": list(RESOURCES),
            "card": [card.id for card in BLUEPRINTS],
            "source": [*(card.id for card in BLUEPRINTS), *LEVELS],
        }[names[0]]
        yield from (make_command(seat, kind, 0, NOWHERE, value) for value in values)
