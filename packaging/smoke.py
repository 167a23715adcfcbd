"""Tries the frozen program out in an emptied environment; every line it need not say is a fault.

A whole game of each kind is played in the window, left and taken up again; saved games are written,
checked and opened from the command line; the start is measured against the unfrozen program.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from dev import ROOT, Problem, announce

DEMOS = (
    ("palm_island", "en"),
    ("propeller_islands", "de"),
    ("rabbit_island", "fr"),
    ("my_island", "es"),
    ("palm_island", "pt"),
)
"""What is played: every game, every language."""

PICTURES = 4
LEAST_PICTURE = 15_000
"""Bytes: a picture of an empty window has fewer."""

LEAST_REAL_PICTURE = 250_000
"""Bytes of a picture of the screen with a game on the table: Home has fewer."""

SLOWEST_START = 1.2
"""The frozen program's time to its first window, at most so many times the unfrozen one's."""

STARTS = 15
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


# ---------------------------------------------------------------- games in the window


def play_games(trial: Trial, pictures: Path) -> None:
    """Play a whole game of each kind in the window, with pictures. Raises Problem."""
    results = {}
    for game, language in DEMOS:
        folder = pictures / f"{game}_{language}"
        words = ("demo", "--game", game, "--language", language, "--screenshots", folder)
        lines, _faults = trial.run(*words)
        taken = sorted(folder.glob("*.png"))
        expected = [*(str(path) for path in taken), "", f"{folder}."]
        expect(
            len(taken) == PICTURES
            and len(lines) == len(expected)
            and all(line.endswith(end) for line, end in zip(lines, expected, strict=True)),
            f"The demo of {game} printed something else than it should:\n" + "\n".join(lines),
        )
        for path in taken:
            expect(path.stat().st_size >= LEAST_PICTURE, f"There is nothing to see in {path}.")
        results[game, language] = lines[PICTURES]
        announce(f"played  {game}, {language}: {lines[PICTURES]}")
    english, other = results["palm_island", "en"], results["palm_island", "pt"]
    expect(english.split()[0] != other.split()[0], "Portuguese is the same as English.")


# ---------------------------------------------------------------- saved games, engine, no screen


def save_and_resume(trial: Trial) -> Path:
    """Save a game through the engine, resume it, have it checked; returns its file."""
    path = trial.home / "A game.island"
    requests = [
        {"cmd": "new", "game": "my_island", "mode": "eternal", "seats": 2},
        {"cmd": "suggest", "level": "easy", "seconds": 0.2},
        {"cmd": "save", "path": str(path)},
        {"cmd": "resume", "path": str(path)},
        {"cmd": "legal"},
        {"cmd": "quit"},
    ]
    lines, _faults = trial.run("engine", said="\n".join(map(json.dumps, requests)) + "\n")
    answers = [json.loads(line) for line in lines]
    expect(len(answers) == len(requests), "The engine answered another number of lines.")
    expect(all(answer["ok"] for answer in answers), f"The engine refused: {lines}")
    lines, _faults = trial.run("check", path)
    expect(len(lines) == 1, f"`check` said: {lines}")
    announce(f"saved, resumed, checked: {lines[0]}")
    return path


def play_side_by_side(trial: Trial) -> None:
    """Play random games in two further processes."""
    lines, _faults = trial.run("selfplay", "--games", "4", "--jobs", "2")
    announce(f"two processes: {lines[0]}")


def start_without_screen(trial: Trial) -> None:
    """Where there is no screen, one sentence says so."""
    if sys.platform.startswith("linux"):
        _lines, fault = trial.run(code=2)
        expect(
            fault.count("\n") == 1 and "no screen" in fault, f"Without a screen it said: {fault}"
        )
        announce("without a screen: one sentence")


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


def open_file(trial: Trial, path: Path) -> None:
    """Open a saved game from the command line: it is taken in and lies on the table."""
    with started(trial, path, QT_QPA_PLATFORM="offscreen"):
        wait_for(lambda: games_kept(trial.home), "The saved game was not opened.")
        time.sleep(2)
    announce("opened a saved game from the command line")


def open_real_window(trial: Trial, path: Path, picture: Path) -> None:
    """The same on an X display, ended with Ctrl+Q, with a picture of the screen."""
    tools = ("Xvfb", "xdotool", "import")
    if not all(map(shutil.which, tools)):
        announce(f"no real window: {', '.join(tools)} are not all here")
        return
    read, write = os.pipe()
    options = ["-displayfd", str(write), "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
    server = subprocess.Popen(["Xvfb", *options], pass_fds=[write], stderr=subprocess.DEVNULL)
    try:
        os.close(write)
        display = ":" + os.read(read, 16).decode().strip()
        with started(trial, path, DISPLAY=display) as program:
            tool = {**os.environ, "DISPLAY": display}
            search = ["search", "--sync", "--onlyvisible", "--pid", str(program.pid)]
            asked = ["xdotool", *search, "--name", "Islands"]
            found = subprocess.run(asked, env=tool, capture_output=True, text=True, timeout=60)
            window = found.stdout.split()[0]
            shot = ["import", "-window", "root", str(picture)]

            def table_is_shown() -> bool:
                subprocess.run(shot, env=tool, check=True, timeout=60)
                return picture.stat().st_size >= LEAST_REAL_PICTURE

            wait_for(table_is_shown, "The window shows no table.")
            focus = ["windowfocus", "--sync", window, "key", "ctrl+q"]
            subprocess.run(["xdotool", *focus], env=tool, check=True, timeout=60)
            wait_for(lambda: program.poll() is not None, "Ctrl+Q did not end the program.")
            expect(program.returncode == 0, f"It ended with exit code {program.returncode}.")
    finally:
        os.close(read)
        server.terminate()
        server.wait(30)
    announce(f"opened in a real window, ended with Ctrl+Q: {picture}")


# ---------------------------------------------------------------- the start


def seconds_to_window(command: Sequence[str], env: dict[str, str], folder: Path) -> float:
    """Seconds from the start of a program to the line it prints when its window was painted."""
    begun = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env, cwd=folder) as program:
        assert program.stdout is not None
        line = program.stdout.readline()
        passed = time.perf_counter() - begun
        program.stdout.read()
    expect(line and program.returncode == 0, f"{command[0]} did not show a window.")
    return passed


def measure_start(trial: Trial, python: Path) -> None:
    """Start the frozen and the unfrozen program in turns; tell the ratio of their times.

    The shortest of each is judged: whatever else runs on the machine only adds.
    """
    env = {**trial.env, "QT_QPA_PLATFORM": "offscreen", "LC_CTYPE": "C.UTF-8"}
    frozen = [trial.command, "--time-first-paint"]
    unfrozen = [str(python), "-m", "islands_desktop", "--time-first-paint"]
    times: dict[str, list[float]] = {"frozen": [], "unfrozen": []}
    for start in range(STARTS + 1):
        for name, command in (("frozen", frozen), ("unfrozen", unfrozen)):
            passed = seconds_to_window(command, env, ROOT)
            if start:  # the first ones bring the files into memory
                times[name].append(passed)
    first, second = (min(times[name]) for name in ("frozen", "unfrozen"))
    middle = statistics.median(times["frozen"]) / statistics.median(times["unfrozen"])
    announce(
        f"start to first window: frozen {first * 1000:.0f} ms, unfrozen {second * 1000:.0f} ms, "
        f"ratio {first / second:.2f} (at most {SLOWEST_START}); of the medians {middle:.2f}"
    )
    expect(first <= SLOWEST_START * second, "The frozen program starts too slowly.")


def try_out(program: Path, python: Path, folder: Path) -> int:
    """Try everything; raises Problem for the first fault. Pictures come to lie in `folder`."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="islands-desktop-smoke-") as place:
        trial = Trial(program, Path(place))
        start_without_screen(trial)
        path = save_and_resume(trial)
        play_side_by_side(trial)
        open_file(trial, path)
        open_real_window(trial, path, folder / "real_window.png")
        play_games(trial, folder)
        measure_start(trial, python)
    announce(f"The frozen program is sound. Pictures: {folder}")
    return 0
