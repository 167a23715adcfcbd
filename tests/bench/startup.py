"""How long until the first painted window, against an empty PySide6 window in the same run.

    python -m tests.bench startup

Both programs are started in turns as fresh processes; the clock runs from the start of the process
to the line it prints when its window has been painted. The limit is 1.3 times the empty window.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence

LIMIT = 1.3
RUNS = 15

EMPTY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event: QPaintEvent) -> None:
        QTimer.singleShot(0, tell)

def tell() -> None:
    print("painted", flush=True)
    app.quit()

app = QApplication(sys.argv)
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""


def seconds_to_lines(command: Sequence[str], env: dict[str, str]) -> list[float]:
    """Seconds from the start of a program to each line it prints. Raises CalledProcessError."""
    begun = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env, text=True) as program:
        assert program.stdout is not None
        moments = [time.perf_counter() - begun for _line in program.stdout]
    if program.returncode or not moments:
        raise subprocess.CalledProcessError(program.returncode, list(command))
    return moments


def measure(runs: int = RUNS) -> tuple[list[float], list[float], list[float]]:
    """Seconds to the empty window, to our first painting, and to our finished Home page."""
    empty, first, home = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "ISLANDS_DESKTOP_HOME": folder}
        if not (env.get("DISPLAY") or env.get("WAYLAND_DISPLAY")) or sys.platform == "win32":
            env["QT_QPA_PLATFORM"] = "offscreen"
        ours = [sys.executable, "-m", "islands_desktop", "--time-first-paint"]
        plain = [sys.executable, "-c", EMPTY]
        for command in (plain, ours):  # once each, so that all files are in memory
            seconds_to_lines(command, env)
        for _run in range(runs):
            empty.append(seconds_to_lines(plain, env)[0])
            moments = seconds_to_lines(ours, env)
            first.append(moments[0])
            home.append(moments[-1])
    return empty, first, home


def main() -> list[tuple[str, str]]:
    """The rows of this benchmark. Raises RuntimeError if the window comes too late."""
    empty, first, home = (statistics.median(part) for part in measure())
    ratio = first / empty
    rows = [
        ("start: empty PySide6 window", f"{empty * 1000:.0f} ms (median of {RUNS})"),
        ("start: first painted window", f"{first * 1000:.0f} ms, {ratio:.2f} times (≤ {LIMIT})"),
        ("start: Home page complete", f"{home * 1000:.0f} ms, {home / empty:.2f} times"),
    ]
    if ratio > LIMIT:
        raise RuntimeError("; ".join(f"{label} {figure}" for label, figure in rows))
    return rows


if __name__ == "__main__":
    for label, figure in main():
        print(f"{label}  {figure}")
