"""The program starts in a real window on a real display, and ends when it is told to."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.conftest import Display


def test_window_opens_and_quits(x_display: Display, own_home: Path) -> None:
    program = subprocess.Popen([sys.executable, "-m", "islands_desktop"], env=x_display.env())
    try:
        window = x_display.xdotool(
            "search", "--sync", "--onlyvisible", "--pid", program.pid, "--name", "Islands Desktop"
        ).splitlines()[0]
        x_display.xdotool("windowfocus", "--sync", window)
        x_display.xdotool("key", "ctrl+q")
        assert program.wait(20) == 0
    finally:
        program.kill()
        program.wait()
    assert own_home.is_dir()
