"""How long the longest games take to be opened again, each in a new process.

The game itself is loaded before, as it is by the list of saved games from which it is chosen.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game
from islands_desktop.saves.autosave import Autosave
from islands_desktop.saves.library import SavedGames

SEEDS = 8
RUNS = 5
MOST = 150

KINDS: tuple[tuple[str, str, str, int, dict[str, Any]], ...] = (
    ("Palm Island, solo", "palm_island", "solo", 1, {"villagers": True}),
    ("Palm Island, cooperative, 4 seats", "palm_island", "cooperative", 4, {}),
    ("Palm Island, speed, 4 seats", "palm_island", "speed", 4, {}),
    ("My Island, episode 24, 4 seats", "my_island", "episode", 4, {"episode": "E24"}),
    ("Propeller Islands, 4 seats", "propeller_islands", "standard", 4, {}),
    ("Rabbit Island, 4 seats", "rabbit_island", "standard", 4, {}),
)

OPEN = """
import sys, time
from pathlib import Path
{first}
from islands_desktop.saves.library import SavedGames
begun, worked = time.perf_counter(), time.process_time()
SavedGames(Path(sys.argv[1])).open(sys.argv[2])
print((time.perf_counter() - begun) * 1000, (time.process_time() - worked) * 1000)
"""
READY = """
from islands_desktop.games.registry import find_game
from islands_desktop.saves.save_format import prepare_reading
prepare_reading()
find_game({game_id!r})
"""


def random_game(game_id: str, mode: str, seats: int, options: dict[str, Any], seed: int) -> Any:
    """A session played at random to its end."""
    game, rng = find_game(game_id), Random(seed)
    session = GameSession.new(game, game.make_setup(mode, seats, seed, options))
    while legal := game.legal_commands(session.state):
        session.play(rng.choice(legal))
    return session


def milliseconds(folder: Path, game_id: str, first: str) -> tuple[float, float]:
    """Median milliseconds, waited and worked, of opening a game after the statement `first`."""
    command = [sys.executable, "-c", OPEN.format(first=first), str(folder), game_id]
    runs = [
        subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
        for _run in range(RUNS)
    ]
    waited, worked = zip(*runs, strict=True)
    return statistics.median(map(float, waited)), statistics.median(map(float, worked))


def main() -> list[tuple[str, str]]:
    """Rows for the table: the longest of some random games of each kind, opened again."""
    rows = []
    for label, game_id, mode, seats, options in KINDS:
        games = [random_game(game_id, mode, seats, options, seed) for seed in range(SEEDS)]
        session = max(games, key=lambda one: one.cursor)
        with tempfile.TemporaryDirectory(prefix="islands-desktop-") as name:
            autosave = Autosave(SavedGames(Path(name)), session)
            autosave.retry()
            waited, worked = milliseconds(
                Path(name), autosave.header.id, READY.format(game_id=game_id)
            )
            first, _worked = milliseconds(Path(name), autosave.header.id, "")
        figure = f"{waited:.0f} ms ({worked:.0f} of processor; at most {MOST})"
        rows.append((f"Resume, {label}, {session.cursor} commands", figure))
    rows.append(("Resume, the last one, first thing of all", f"{first:.0f} ms"))
    return rows


if __name__ == "__main__":
    for label, figure in main():
        print(f"{label}: {figure}")
