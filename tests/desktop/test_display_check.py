"""A display that cannot be used is found out before Qt aborts over it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from islands_desktop.desktop.display_check import wayland_answers, x_answers
from islands_desktop.desktop.screen_check import why_no_window
from tests.conftest import Display

FIRST_PORT = 6000
"""Where X servers listen: display 0, and one further for each further display."""


@pytest.fixture
def silent_display() -> Iterator[str]:
    """An X display that takes connections and never says a word."""
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        yield f"127.0.0.1:{server.getsockname()[1] - FIRST_PORT}"


def test_a_display_that_works_is_used(x_display: Display) -> None:
    assert x_answers(x_display.name)
    for environment in ({}, {"QT_QPA_PLATFORM": "xcb"}, {"WAYLAND_DISPLAY": "nowhere-0"}):
        assert why_no_window({"DISPLAY": x_display.name, **environment}, "linux") == ""


def test_a_display_that_says_nothing_is_not_waited_for_for_ever(silent_display: str) -> None:
    begun = time.monotonic()
    assert not x_answers(silent_display, seconds=0.2)
    assert time.monotonic() - begun < 4


@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": ":31415"},
        {"DISPLAY": "no name of a display"},
        {"DISPLAY": ":31415", "QT_QPA_PLATFORM": "xcb"},
        {"WAYLAND_DISPLAY": "nowhere-0"},
        {"WAYLAND_DISPLAY": "nowhere-0", "DISPLAY": ":31415"},
    ],
)
def test_a_display_that_nobody_serves_is_named(environment: dict[str, str]) -> None:
    sentence = why_no_window(environment, "linux")
    name = environment.get("DISPLAY") or environment["WAYLAND_DISPLAY"]
    assert f"“{name}” does not answer" in sentence and "\n" not in sentence


def test_a_wayland_display_that_takes_connections_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not wayland_answers("way")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "way"))
        server.listen()
        assert wayland_answers("way")
        assert why_no_window({"WAYLAND_DISPLAY": "way"}, "linux") == ""


def test_the_program_ends_with_the_sentence(own_home: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
    kept.pop("WAYLAND_DISPLAY", None)
    ended = subprocess.run(
        [sys.executable, "-m", "islands_desktop"],
        env={**kept, "DISPLAY": ":31415"}, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert ended.returncode == 2 and ended.stdout == ""
    assert ended.stderr.count("\n") == 1 and "“:31415” does not answer" in ended.stderr
