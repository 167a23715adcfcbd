"""How long hard computer players think, and how many looks ahead they make a second.

Measured in seconds of the processor, in positions of games that easy players lead there, without
the limit of time that the table sets.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time
from typing import Any, NamedTuple

from islands_desktop.games.registry import find_game
from islands_desktop.opponents.players import find_player

POSITIONS = 16
PLIES = 8
"""Commands of a truncated roll-out, about a round."""

ROLLOUTS = 64
"""Roll-outs from each position."""

LEVEL = "hard"


class Company(NamedTuple):
    """Who plays what: a game, its mode, and how many seats."""

    label: str
    game: str
    mode: str
    seats: int


COMPANIES = (
    Company("Palm Island, solo", "palm_island", "solo", 1),
    Company("Palm Island, speed, 4 seats", "palm_island", "speed", 4),
    Company("My Island, Eternal Game, 2 seats", "my_island", "eternal", 2),
    Company("Propeller Islands, 4 seats", "propeller_islands", "standard", 4),
    Company("Rabbit Island, 4 seats", "rabbit_island", "standard", 4),
)


def never() -> bool:
    """Nobody stops the thinking."""
    return False


def positions_of(company: Company) -> list[tuple[Any, int]]:
    """What a seat knows when it has a choice, spread over one game, and which seat it is."""
    game, player = find_game(company.game), find_player(company.game)
    state = game.new_game(game.make_setup(company.mode, company.seats, 5, {}))
    found: list[tuple[Any, int]] = []
    while (seat := game.actor(state)) is not None:
        known = player.known(state, seat)
        if len(game.legal_commands(state)) > 1:
            found.append((known, seat))
        state = game.successor(state, player.choose(known, seat, "easy", 1, never).command)
    return [found[place * len(found) // POSITIONS] for place in range(POSITIONS)]


def milliseconds(deed: Callable[[], object]) -> float:
    begun = process_time()
    deed()
    return (process_time() - begun) * 1000


def looks_a_second(company: Company, positions: list[tuple[Any, int]]) -> float:
    """Looks ahead a second: every command of a position in every world that hard draws.

    For Palm Island one of them is a beam to the end of the round, else play up to a later turn.
    """
    game, player = find_game(company.game), find_player(company.game)
    worlds = import_module(type(player).__module__).PLANS[LEVEL].worlds
    looks, spent = 0, 0.0
    for known, seat in positions:
        commands = list(game.legal_commands(known))[:4]
        spent += milliseconds(lambda: player.compare(known, seat, commands, LEVEL, 1, never))  # noqa: B023
        looks += worlds * len(commands)
    return looks / spent * 1000


def rollouts_a_second(company: Company, positions: list[tuple[Any, int]]) -> float:
    """Truncated roll-outs a second: a drawn world, some random commands, what comes of them."""
    game, player, rng = find_game(company.game), find_player(company.game), Random(5)

    def roll_out(known: Any, seat: int, chance: int) -> float:
        state = game.determinise(known, seat, chance)
        for _ in range(PLIES):
            if game.actor(state) is None:
                break
            commands = game.legal_commands(state)
            state = game.successor(state, commands[int(rng.random() * len(commands))])
        return player.expect(state, seat)

    spent = 0.0
    for known, seat in positions:
        spent += milliseconds(lambda: [roll_out(known, seat, n) for n in range(ROLLOUTS)])  # noqa: B023
    return ROLLOUTS * len(positions) / spent * 1000


def main() -> list[tuple[str, str]]:
    """Rows for the table: time of decisions, greedy looks ahead and random roll-outs a second."""
    rows = []
    for company in COMPANIES:
        player, positions = find_player(company.game), positions_of(company)
        times = [
            milliseconds(lambda: player.choose(known, seat, LEVEL, 1, never))  # noqa: B023
            for known, seat in positions
        ]
        slow = statistics.quantiles(times, n=100, method="inclusive")[-1]
        figure = f"{statistics.median(times):.0f} ms, 99th percentile {slow:.0f} ms"
        rows.append((f"Hard thinks, {company.label}: median", figure))
        looks = looks_a_second(company, positions[:: POSITIONS // 4])
        rows.append((f"Hard looks ahead, {company.label}", f"{looks:,.0f} greedy looks/s"))
        rolled = rollouts_a_second(company, positions)
        rows.append((f"{PLIES} random commands, {company.label}", f"{rolled:,.0f} roll-outs/s"))
    return rows


if __name__ == "__main__":
    for label, figure in main():
        print(f"{label}: {figure}")
