"""How long one autosave of a long game takes, beside bare writes of the same size."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game
from islands_desktop.saves.autosave import Autosave
from islands_desktop.saves.library import SavedGames
from islands_desktop.saves.save_format import dump_save

COMMANDS = 128
REPEATS = 200


def long_game() -> GameSession:
    """A game of Palm Island after 128 commands."""
    game = find_game("palm_island")
    session = GameSession.new(game, game.make_setup("solo", 1, 20261130, {"practice": True}))
    while session.cursor < COMMANDS:
        session.play(game.legal_commands(session.state)[-1])
    return session


def times_of(deed: Callable[[], object]) -> list[float]:
    """Milliseconds of every repetition."""
    found = []
    for _repeat in range(REPEATS):
        begun = time.perf_counter()
        deed()
        found.append((time.perf_counter() - begun) * 1000)
    return found


def write_barely(path: Path, content: bytes) -> None:
    """The least that a durable write costs: write and fsync."""
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def main() -> list[tuple[str, str]]:
    """Rows for the table of figures, in milliseconds."""
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as name:
        folder = Path(name)
        session = long_game()
        autosave = Autosave(SavedGames(folder), session)
        content = dump_save(session, autosave.header)
        bare = times_of(lambda: write_barely(folder / "bare", content))
        saves = times_of(autosave.retry)
        rows = [(f"size of a save after {COMMANDS} commands", f"{len(content) / 1024:.1f} KiB")]
        for what, found, most in (
            ("bare write and fsync", bare, ""),
            ("autosave", saves, " (at most 10)"),
        ):
            slow = statistics.quantiles(found, n=20)[-1]
            rows.append((f"{what}: p50", f"{statistics.median(found):.2f} ms"))
            rows.append((f"{what}: p95", f"{slow:.2f} ms{most}"))
        return rows


if __name__ == "__main__":
    for name, figure in main():
        print(f"{name:40} {figure}")
