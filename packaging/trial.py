"""A frozen program in an emptied environment, and what is asked of it."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from dev import Problem

PATIENCE = 300
"""Seconds after which a program that has not ended is stuck."""


class Trial:
    """The frozen program in an environment with nothing but a home of its own."""

    def __init__(self, program: Path, home: Path) -> None:
        self.command = str(program / program.name) + (".exe" if os.name == "nt" else "")
        self.home = home
        self.env = {"HOME": str(home)}
        if os.name == "nt":  # no program of Windows starts without these
            kept = ("SYSTEMROOT", "TEMP", "TMP")
            self.env = {"USERPROFILE": str(home), "LOCALAPPDATA": str(home)}
            self.env |= {name: os.environ[name] for name in kept if name in os.environ}

    def run(
        self, *words: str | Path, code: int = 0, said: str = "", **env: str
    ) -> tuple[list[str], str]:
        """What the program prints, in lines, and says of faults.

        Raises Problem for another exit code than `code`, or a fault where none is expected.
        """
        ended = subprocess.run(
            [self.command, *map(str, words)],
            env={**self.env, **env},
            cwd=self.home,
            input=said,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        if ended.returncode != code or (ended.stderr and code == 0):
            shown = " ".join(map(str, words)) or "(no arguments)"
            raise Problem(
                f"{shown}: exit code {ended.returncode}\n{ended.stdout}{ended.stderr}".rstrip()
            )
        return ended.stdout.splitlines(), ended.stderr


def expect(condition: object, sentence: str) -> None:
    """Raise Problem with the sentence unless the condition holds."""
    if not condition:
        raise Problem(sentence)


def left_running(trial: Trial) -> list[str]:
    """Numbers of the program's processes that still run, where the system lists them by files."""
    found = []
    for link in Path("/proc").glob("[0-9]*/exe"):
        with suppress(OSError):  # it has ended meanwhile, or is somebody else's
            if str(link.readlink()) == trial.command:
                found.append(link.parent.name)
    return found


def games_kept(home: Path) -> list[Path]:
    """Saved games in the program's own folder."""
    return [path for path in home.rglob("*.island.json") if path.parent.name == "games"]


def wait_for(condition: Callable[[], object], sentence: str, seconds: float = 30) -> None:
    """Wait until the condition holds. Raises Problem with the sentence if it never does."""
    deadline = time.monotonic() + seconds
    while not condition():
        expect(time.monotonic() < deadline, sentence)
        time.sleep(0.1)


@contextmanager
def started(trial: Trial, *words: str | Path, **env: str) -> Iterator[subprocess.Popen[str]]:
    """The program as it runs; afterwards it is ended. Raises Problem if it says anything."""
    program = subprocess.Popen(
        [trial.command, *map(str, words)],
        env={**trial.env, **env},
        cwd=trial.home,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield program
    finally:
        program.terminate()
        said = program.communicate(timeout=30)[0]
    expect(not said, f"The window said: {said}")
