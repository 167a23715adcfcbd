"""Tries the frozen program out in an emptied environment; every line it need not say is a fault.

A whole game of each kind is played in the window, left and taken up again, and another one watched;
saved games are written, checked and opened from the command line; sounds are heard, errors told in
one sentence; the start is measured against the unfrozen program.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import wave
from collections.abc import Sequence
from pathlib import Path

import smoke_display
from dev import ROOT, announce
from trial import Trial, expect, games_kept, started, wait_for

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

DEAD_DISPLAY = ":31415"
"""A display that nobody serves."""

SLOWEST_START = 1.2
"""The frozen program's time to its first window, at most so many times the unfrozen one's."""

STARTS, ROUNDS = 15, 3
"""So often each program is started in a round, and rounds on a machine that is busy with more."""


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


def read_sounds(program: Path) -> None:
    """Read the sounds that are in the program; they are those of the source."""
    wanted = {path.name for path in (ROOT / "assets" / "sounds").glob("*.wav")}
    carried = sorted(program.rglob("assets/sounds/*.wav"))
    expect(wanted and {path.name for path in carried} == wanted, "Some sounds are not carried.")
    for path in carried:
        with wave.open(str(path), "rb") as file:
            expect(file.getnframes() > 0, f"There is nothing to hear in {path}.")
    announce(f"read {len(carried)} sounds")


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
        _lines, fault = trial.run(code=2, DISPLAY=DEAD_DISPLAY)
        expect(
            fault.count("\n") == 1 and "does not answer" in fault,
            f"On a dead screen it said: {fault}",
        )
        announce("without a screen, and with one that does not answer: one sentence")


def open_file(trial: Trial, path: Path) -> None:
    """Open a saved game from the command line: it is taken in and lies on the table."""
    with started(trial, path, QT_QPA_PLATFORM="offscreen"):
        wait_for(lambda: games_kept(trial.home), "The saved game was not opened.")
        time.sleep(2)
    announce("opened a saved game from the command line")


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

    The shortest of each and the medians are compared, and the better of both ratios is judged: what
    else runs on the machine spoils now the one and now the other, a slow program both.
    """
    env = {**trial.env, "QT_QPA_PLATFORM": "offscreen", "LC_CTYPE": "C.UTF-8"}
    frozen = [trial.command, "--time-first-paint"]
    unfrozen = [str(python), "-m", "islands_desktop", "--time-first-paint"]
    times: dict[str, list[float]] = {"frozen": [], "unfrozen": []}
    for _round in range(ROUNDS):
        for start in range(STARTS + 1):
            for name, command in (("frozen", frozen), ("unfrozen", unfrozen)):
                passed = seconds_to_window(command, env, ROOT)
                if start:  # the first ones bring the files into memory
                    times[name].append(passed)
        first, second = (min(times[name]) for name in ("frozen", "unfrozen"))
        middle = statistics.median(times["frozen"]) / statistics.median(times["unfrozen"])
        ratio = min(first / second, middle)
        if ratio <= SLOWEST_START:
            break
    announce(
        f"start to first window: frozen {first * 1000:.0f} ms, unfrozen {second * 1000:.0f} ms, "
        f"ratio {first / second:.2f} (at most {SLOWEST_START}); of the medians {middle:.2f}; "
        f"{len(times['frozen'])} starts of each"
    )
    expect(ratio <= SLOWEST_START, "The frozen program starts too slowly.")


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
        read_sounds(program)
        with smoke_display.display() as screen:
            smoke_display.open_real_window(trial, screen, path, folder / "real_window.png")
            smoke_display.watch_games(trial, screen)
        play_games(trial, folder)
        measure_start(trial, python)
    announce(f"The frozen program is sound. Pictures: {folder}")
    return 0
