"""Tries the frozen program out on a real X display: keys, sounds, and games that are watched."""

from __future__ import annotations

import ctypes.util
import os
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from dev import announce
from trial import Trial, expect, left_running, started, wait_for

TOOLS = ("Xvfb", "xdotool", "import")

LEAST_PICTURE = 250_000
"""Bytes of a picture of the screen with a game on the table: Home has fewer."""

WATCHED = ("palm_island", "propeller_islands", "rabbit_island", "my_island")
WATCHED_LINES = ("A good move: ", "A seat was taken over", "Left after", "", "Analysis: ")
"""How the lines begin that a watched game prints; the fourth is its result."""

NEXT_CARD = "n"
"""Key of My Island that turns a card: that is heard."""


@contextmanager
def display() -> Iterator[str]:
    """Name of an X display in memory, "" where its server or the tools are not here."""
    if not all(map(shutil.which, TOOLS)):
        announce(f"no real window: {', '.join(TOOLS)} are not all here")
        yield ""
        return
    read, write = os.pipe()
    options = ["-displayfd", str(write), "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
    server = subprocess.Popen(["Xvfb", *options], pass_fds=[write], stderr=subprocess.DEVNULL)
    try:
        os.close(write)
        yield ":" + os.read(read, 16).decode().strip()
    finally:
        os.close(read)
        server.terminate()
        server.wait(30)


def open_real_window(trial: Trial, screen: str, path: Path, picture: Path) -> None:
    """Open a game of My Island, hear a card being turned, end with Ctrl+Q; with a picture."""
    if not screen:
        return
    tool = {**os.environ, "DISPLAY": screen}
    shot = ["import", "-window", "root", str(picture)]

    def table_is_shown() -> bool:
        subprocess.run(shot, env=tool, check=True, timeout=60)
        return picture.stat().st_size >= LEAST_PICTURE

    with listening(trial) as ear, started(trial, path, DISPLAY=screen, **ear.env) as program:
        search = ["search", "--sync", "--onlyvisible", "--pid", str(program.pid)]
        asked = ["xdotool", *search, "--name", "Islands"]
        found = subprocess.run(asked, env=tool, capture_output=True, text=True, timeout=60)
        window = found.stdout.split()[0]
        wait_for(table_is_shown, "The window shows no table.")
        focus = ["xdotool", "windowfocus", "--sync", window, "key"]
        subprocess.run([*focus, NEXT_CARD], env=tool, check=True, timeout=60)
        if ear.env:
            wait_for(lambda: ear.heard, "No sound was heard.")
        subprocess.run([*focus, "ctrl+q"], env=tool, check=True, timeout=60)
        wait_for(lambda: program.poll() is not None, "Ctrl+Q did not end the program.")
        expect(program.returncode == 0, f"It ended with exit code {program.returncode}.")
    heard = "heard a card, " if ear.env else "no sound library here, "
    announce(f"opened in a real window, {heard}ended with Ctrl+Q: {picture}")


class Ear:
    """Stands in for the sound device: ALSA writes what is played into a pipe that is read here."""

    def __init__(self, home: Path) -> None:
        self.pipe = home / "sound.pipe"
        self.heard = False
        self.env: dict[str, str] = {}
        self._settings = home / ".asoundrc"
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._listen, daemon=True)

    def open(self) -> None:
        """Let programs with this home play into the pipe."""
        os.mkfifo(self.pipe)
        device = f'type file slave.pcm "null" file "{self.pipe}" format "raw"'
        words = f"pcm.!default {{ type plug slave.pcm {{ {device} }} }}\n"
        self._settings.write_text(words, encoding="utf-8")
        self.env = {"PULSE_SERVER": "unix:/nowhere"}
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._over.set()
        if self.env:
            self._thread.join(10)
            self._settings.unlink()

    def _listen(self) -> None:
        reading = os.open(self.pipe, os.O_RDONLY | os.O_NONBLOCK)
        while not self._over.wait(0.05):  # slowly: the device of a pipe never makes anybody wait
            with suppress(BlockingIOError):
                self.heard = any(os.read(reading, 65_536)) or self.heard
        os.close(reading)


@contextmanager
def listening(trial: Trial) -> Iterator[Ear]:
    """An ear for what the program plays; it has no `env` where the system has no sound library."""
    ear = Ear(trial.home)
    if ctypes.util.find_library("asound"):
        ear.open()
    try:
        yield ear
    finally:
        ear.close()


def watch_games(trial: Trial, screen: str) -> None:
    """Watch a whole game of each kind that computers play in their own process."""
    for game in WATCHED:
        begun = time.monotonic()
        lines, _faults = trial.run("demo", "--watch", "--game", game, DISPLAY=screen)
        expect(
            len(lines) == len(WATCHED_LINES) and all(map(str.startswith, lines, WATCHED_LINES)),
            f"Watching {game} said something else than it should:\n" + "\n".join(lines),
        )
        wait_for(lambda: not left_running(trial), f"Watching {game} left a process behind.")
        announce(f"watched {game} in {time.monotonic() - begun:.0f} s: {lines[3]}")
