"""Rounds played in a real window with a real mouse."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pytest

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


@contextmanager
def shown(display: Display, home: Path, game_id: str) -> Iterator[Callable[[], dict[str, Any]]]:
    """A window at a new game; gives what tells of the next command. No complaint is accepted."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.desktop.shown_window", game_id],
        cwd=ROOT,
        env=display.env(ISLANDS_DESKTOP_HOME=str(home)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    output, errors = child.stdout, child.stderr
    assert output is not None and errors is not None
    limit = threading.Timer(90, child.kill)
    limit.start()
    try:
        yield lambda: next_line(output)
    finally:
        limit.cancel()
        child.terminate()
        child.wait(20)
        complaints = errors.read()
        output.close()
        errors.close()
    assert complaints == ""


def saved_cursor(home: Path) -> int:
    """How many commands the one saved game holds."""
    (saved,) = (home / "games").glob("*.island.json")
    cursor: int = json.loads(saved.read_text("utf-8"))["cursor"]
    return cursor


def test_a_whole_round_with_a_real_mouse(x_display: Display, own_home: Path) -> None:
    with shown(x_display, own_home, "palm_island") as next_told:
        told, turns = next_told(), 0
        while told["round"] == 1:
            assert turns < 20, "a round has 16 cards"
            if "end_round" in told["kinds"]:
                x_display.xdotool("mousemove", *told["card"], "click", 1)
            else:
                kind = "store" if "store" in told["kinds"] and turns < 3 else "discard"
                drag(x_display, told["card"], told[kind])
            turns += 1
            before, told = told["cursor"], next_told()
            assert told["cursor"] == before + 1
    assert saved_cursor(own_home) == told["cursor"]


def test_rounds_of_two_seats_with_a_real_mouse(x_display: Display, own_home: Path) -> None:
    """Cards are turned by clicks; one seat drags its tile, the other clicks where it fits."""
    with shown(x_display, own_home, "my_island") as next_told:
        told = next_told()
        while told["cursor"] < 12:
            if "next" in told["kinds"]:
                x_display.xdotool("mousemove", *told["cards"], "click", 1)
            elif not told["goals"]:
                pytest.fail("the tile fits nowhere as it lies")
            elif told["seat"] == 0:
                drag(x_display, told["tile"], told["goals"][0])
            else:
                x_display.xdotool("mousemove", *told["goals"][-1])
                x_display.xdotool("click", 1)
            before, told = told["cursor"], next_told()
            assert told["cursor"] == before + 1
    assert saved_cursor(own_home) == told["cursor"]


def test_an_explore_turn_of_two_seats_with_a_real_mouse(x_display: Display, own_home: Path) -> None:
    """Each hand is shown after its curtain; one seat drags its tiles, the other clicks."""
    with shown(x_display, own_home, "rabbit_island") as next_told:
        told, curtains = next_told(), []
        first = told["seat"]
        while told["cursor"] < 8:
            if told["point"] == "place" and not told["tiles"]:
                while not told["curtain"]:
                    told = next_told()
                curtains.append(told["seat"])
                x_display.xdotool("mousemove", *told["curtain"], "click", 1)
                told = next_told()
                assert told["tiles"] and not told["curtain"]
            before = told["cursor"]
            if told["point"] == "place":
                tile, goals = told["tiles"][0]
                if told["seat"] == first:
                    drag(x_display, tile, goals[0])
                else:
                    x_display.xdotool("mousemove", *tile, "click", 1)
                    x_display.xdotool("mousemove", *goals[0], "click", 1)
            else:
                place = (told["rabbit"] or told["answers"])[-1]
                x_display.xdotool("mousemove", *place, "click", 1)
            while told["cursor"] == before:
                told = next_told()
            assert told["cursor"] == before + 1
        assert curtains == [first, 1 - first]
    assert saved_cursor(own_home) == told["cursor"]


def test_turns_of_two_seats_with_a_real_mouse(x_display: Display, own_home: Path) -> None:
    """One seat drags its tile from the Forge to its island, the other clicks both."""
    with shown(x_display, own_home, "propeller_islands") as next_told:
        told = next_told()
        claimed: list[int] = []
        while len(claimed) < 2:
            if told["curtain"]:
                seat = told["seat"]
                x_display.xdotool("mousemove", *told["curtain"], "click", 1)
                told = next_told()
                assert told["seat"] == seat and not told["curtain"]
            before, moves = told["cursor"], told["moves"]
            if "claim" in moves:
                tile, goal = moves["claim"]
                if claimed:
                    x_display.xdotool("mousemove", *tile, "click", 1)
                    x_display.xdotool("mousemove", *goal, "click", 1)
                else:
                    drag(x_display, tile, goal)
                claimed.append(told["seat"])
            elif "choose_character" in moves or "draft" in moves:
                kind = "draft" if "draft" in moves else "choose_character"
                x_display.xdotool("mousemove", *moves[kind][0], "click", 1)
            else:
                x_display.xdotool("key", "e")
                if "complete" in moves:  # the table asks before a blueprint is left for later
                    x_display.xdotool("key", "Return")
            while told["cursor"] == before:
                told = next_told()
        assert claimed in ([0, 1], [1, 0])
    assert saved_cursor(own_home) == told["cursor"]
