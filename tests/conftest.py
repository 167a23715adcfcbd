"""What all tests share: a screen that is none, folders of their own, and a real display to drive.

Qt's warnings fail tests (`qt_log_level_fail`), and so do exceptions inside Qt's calls.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from islands_desktop.saves.folders import HOME_VARIABLE

#: Benchmarks are run by `packaging/dev.py bench`, never as tests.
collect_ignore = ["bench"]

SCREEN = str(Path(__file__).with_name("screen.json"))

# Before the first QApplication: no window on the person's screen, and room for the largest one.
# Qt splits the value at colons, so that a Windows path cannot be named.
os.environ["QT_QPA_PLATFORM"] = "offscreen" if ":" in SCREEN else f"offscreen:configfile={SCREEN}"
os.environ.pop("QT_SCALE_FACTOR", None)


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games and settings of every test lie in a folder of that test, which is returned."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    return home


class Display:
    """A real X display in memory, on which programs open windows and a mouse can be moved."""

    def __init__(self, name: str) -> None:
        self.name = name

    def env(self, **more: str) -> dict[str, str]:
        """Environment for programs that shall appear on this display."""
        inherited = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith("QT_") and name != "WAYLAND_DISPLAY"
        }
        return {**inherited, "DISPLAY": self.name, "QT_QPA_PLATFORM": "xcb", **more}

    def xdotool(self, *arguments: object, seconds: float = 20) -> str:
        """Output of one xdotool call, e.g. `xdotool("mousemove", 10, 20)`."""
        command = ["xdotool", *map(str, arguments)]
        result = subprocess.run(
            command, env=self.env(), check=True, timeout=seconds, capture_output=True, text=True
        )
        return result.stdout.strip()


@pytest.fixture(scope="session")
def x_display() -> Iterator[Display]:
    """An Xvfb display of 1920x1080 for the session; its absence is a failure, never a skip."""
    for program in ("Xvfb", "xdotool"):
        assert shutil.which(program), f"{program} is missing; packaging/dev.py test installs it"
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()  # empty if the server died instead of getting ready
    try:
        assert number, "Xvfb did not start"
        yield Display(f":{number}")
    finally:
        server.terminate()
        server.wait(10)
