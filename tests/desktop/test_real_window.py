"""A whole round played in a real window with a real mouse."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, Any

from tests.conftest import Display

ROOT = Path(__file__).resolve().parents[2]


def next_line(output: IO[str]) -> dict[str, Any]:
    line = output.readline()
    assert line, "the window was closed"
    told: dict[str, Any] = json.loads(line)
    return told


def drag(display: Display, start: list[int], end: list[int]) -> None:
    """Press, move in steps, release."""
    display.xdotool("mousemove", *start)
    display.xdotool("mousedown", 1)
    for number in range(1, 9):
        x = start[0] + (end[0] - start[0]) * number // 8
        y = start[1] + (end[1] - start[1]) * number // 8
        display.xdotool("mousemove", x, y)
    display.xdotool("mouseup", 1)


def test_a_whole_round_with_a_real_mouse(x_display: Display, own_home: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.desktop.shown_window"],
        cwd=ROOT,
        env=x_display.env(ISLANDS_DESKTOP_HOME=str(own_home)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None and child.stderr is not None
    limit = threading.Timer(90, child.kill)
    limit.start()
    try:
        told = next_line(child.stdout)
        turns = 0
        while told["round"] == 1:
            assert turns < 20, "a round has 16 cards"
            if "end_round" in told["kinds"]:
                x_display.xdotool("mousemove", *told["card"], "click", 1)
            else:
                kind = "store" if "store" in told["kinds"] and turns < 3 else "discard"
                drag(x_display, told["card"], told[kind])
            turns += 1
            before, told = told["cursor"], next_line(child.stdout)
            assert told["cursor"] == before + 1
    finally:
        limit.cancel()
        child.terminate()
        child.wait(20)
        complaints = child.stderr.read()
        child.stdout.close()
        child.stderr.close()
    assert complaints == ""
    (saved,) = (own_home / "games").glob("*.island.json")
    assert json.loads(saved.read_text("utf-8"))["cursor"] == told["cursor"]
