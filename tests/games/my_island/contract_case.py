"""My Island for the contract suite."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from islands_desktop.core.game import Setup
from islands_desktop.games.my_island.commands import Command, make_command
from islands_desktop.games.my_island.components import MAP, TILES
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.state import ENDED, PASSED, Island, State
from tests.games.contract_case import ContractCase


class MyIslandCase(ContractCase):
    """All modes and seat counts, and episodes that together use every primitive."""

    game = GAME

    def setups(self) -> list[Setup]:
        chosen: list[tuple[str, int, dict[str, Any]]] = [
            ("eternal", 1, {}),
            ("eternal", 3, {"practice": True}),
            ("episode_1", 2, {}),
            ("episode_1", 4, {}),
            ("episode", 2, {"episode": "E04"}),
            ("episode", 1, {"episode": "E12"}),
            ("episode", 2, {"episode": "E17"}),
            ("episode", 1, {"episode": "E21"}),
            ("episode", 1, {"episode": "E22"}),
        ]
        return [
            GAME.make_setup(mode, seats, 200 + number, options)
            for number, (mode, seats, options) in enumerate(chosen)
        ]

    def choose(self, rng: Random, commands: list[Command]) -> Command:
        placing = [command for command in commands if command.kind == "place"]
        if placing and rng.random() < 0.9:
            return rng.choice(placing)
        staying = [command for command in commands if command.kind != "end"]
        return rng.choice(staying if staying and rng.random() < 0.9 else commands)

    def candidates(self, state: State) -> Iterator[Command]:
        """Every rotation and anchor of the revealed tile and of one other, and all else."""
        seats = range(-1, len(state.islands) + 1)
        for seat in seats:
            for kind in ("next", "pass", "end"):
                yield make_command(seat, kind)
        revealed = max(state.tile, 0)
        anchors = [cell for cell, _ in MAP] + [(-1, 3), (16, 0), (3, 8), (40, -40)]
        for tile in (revealed, (revealed + 5) % len(TILES)):
            for rotation in range(-1, 7):
                for q, r in anchors:
                    for seat in range(len(state.islands)):
                        yield make_command(seat, "place", TILES[tile].id, rotation, q, r)

    def twins(self, state: State, rng: Random) -> list[State]:
        """The same with the cards to come in another order."""
        rest = list(state.deck[state.round :])
        rng.shuffle(rest)
        return [state._replace(deck=state.deck[: state.round] + bytes(rest))]

    def impossible(self, state: State) -> dict[str, Any]:
        first = state.islands[0]
        spoiled = {
            "round -1": state._replace(round=-1),
            "more rounds than cards": state._replace(round=40),
            "no islands": state._replace(islands=()),
            "an island too many": state._replace(islands=(*state.islands, first)),
            "a card missing": state._replace(deck=state.deck[1:]),
            "a card twice": state._replace(deck=state.deck[:-1] + state.deck[:1]),
            "over in the middle": state._replace(over=not state.over),
        }
        changed: dict[str, Island] = {
            "a point too many": first._replace(marker=first.marker + 1),
            "locked without reason": first._replace(locked=not first.locked),
            "a decision too early": first._replace(decisions=(PASSED,) * (state.round + 1)),
            "an unknown placement": first._replace(decisions=(*first.decisions, 1 << 30)),
            "an unknown decision": first._replace(decisions=(*first.decisions, -7)),
            "a decision after the end": first._replace(decisions=(ENDED, PASSED)),
            "a house from nowhere": first._replace(
                boards=(first.boards[0] ^ 1 << 60, *first.boards[1:])
            ),
            "a tile too many": first._replace(placed=first.placed + 1),
            "a place lost": first._replace(free=first.free ^ 1),
            "a counter too high": first._replace(counters=(99, *first.counters[1:])),
            "points from nowhere": first._replace(points=(*first.points[:-1], 77)),
            "a forgotten score": first._replace(memory=(*first.memory[:-1], 1 << 60)),
        }
        for name, island in changed.items():
            spoiled[name] = state._replace(islands=(island, *state.islands[1:]))
        return spoiled
