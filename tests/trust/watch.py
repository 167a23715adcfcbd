"""What long runs watch: everything that goes wrong on its own, and how much memory there is."""

from __future__ import annotations

import ctypes
import os
import re
import sys
import tempfile
import threading
import traceback
import warnings
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from types import TracebackType
from typing import Any

from islands_desktop.saves.folders import HOME_VARIABLE

OF_THE_SCREEN = "This plugin does not support"
"""How Qt says what a screen that nobody sees cannot do; real ones can."""

SCREEN = Path(__file__).parents[1] / "screen.json"
_SIZES = re.compile(r"^(Rss|Anonymous):\s+(\d+) kB", re.MULTILINE)


def stand_apart() -> tempfile.TemporaryDirectory[str]:
    """A home of one's own for the files of the program, and a screen that nobody sees."""
    home = tempfile.TemporaryDirectory(prefix="islands-desktop-trust-")
    os.environ[HOME_VARIABLE] = home.name
    plain = ":" in str(SCREEN)
    os.environ["QT_QPA_PLATFORM"] = "offscreen" if plain else f"offscreen:configfile={SCREEN}"
    return home


class Faults:
    """Collects exceptions wherever they end up, Qt's messages, Python's warnings, and what is told.

    `where` is put before each of them: the caller keeps it up to date.
    """

    def __init__(self) -> None:
        self.found: list[str] = []
        self.where = ""

    def watch(self) -> None:
        """From now on everything that goes wrong is collected and printed."""
        from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

        def hear_qt(kind: QtMsgType, _place: QMessageLogContext, message: str) -> None:
            if not message.startswith(OF_THE_SCREEN):
                self.tell(f"Qt says ({kind.name}): {message}")

        def hear_error(
            kind: type[BaseException], error: BaseException, trace: TracebackType | None
        ) -> None:
            if issubclass(kind, KeyboardInterrupt):
                sys.__excepthook__(kind, error, trace)
                os._exit(130)
            self.tell("".join(traceback.format_exception(kind, error, trace)))

        def hear_warning(
            message: Warning | str, category: type[Warning], file: str, line: int, *_rest: Any
        ) -> None:
            self.tell(f"{category.__name__} in {file}, line {line}: {message}")

        def hear_unraisable(event: Any) -> None:
            self.tell(f"{event.err_msg}: {event.exc_value!r} in {event.object!r}")

        def hear_thread(event: threading.ExceptHookArgs) -> None:
            self.tell(f"in a thread: {event.exc_value!r}")

        qInstallMessageHandler(hear_qt)
        sys.excepthook = hear_error
        sys.unraisablehook = hear_unraisable
        threading.excepthook = hear_thread
        warnings.simplefilter("always")
        warnings.showwarning = hear_warning  # type: ignore[assignment]

    def tell(self, words: str) -> None:
        """Note and print a fault."""
        self.found.append(f"{self.where}: {words}")
        print(f"FAULT {self.found[-1]}", flush=True)


def mebibytes(pid: int) -> tuple[float, float]:
    """What a process has in memory, and what of it is its own; zeros if there is none.

    Its own is what it wrote. Libraries do not count: what is shared with other programs would seem
    to grow by tens of megabytes when one of those ends.
    """
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    except OSError:
        return 0.0, 0.0
    sizes = {name: int(value) / 1024 for name, value in _SIZES.findall(text)}
    return sizes.get("Rss", 0.0), sizes.get("Anonymous", 0.0)


class _Mallinfo(ctypes.Structure):
    _fields_ = [(f"part{number}", ctypes.c_size_t) for number in range(10)]


def heap_bytes() -> int:
    """Bytes that the C library has given out in this process (glibc only)."""
    told = ctypes.CDLL(None).mallinfo2
    told.restype = _Mallinfo
    now = told()
    return int(now.part4 + now.part7)  # mapped alone, and in the heap


def slope(points: Sequence[tuple[float, float]]) -> float:
    """Rise of the straight line nearest to the points (least squares).

    >>> slope([(0.0, 1.0), (1.0, 3.0), (2.0, 5.0)])
    2.0
    """
    if len(points) < 2:
        return 0.0
    middle = fmean(x for x, _y in points)
    height = fmean(y for _x, y in points)
    width = sum((x - middle) ** 2 for x, _y in points)
    return sum((x - middle) * (y - height) for x, y in points) / width if width else 0.0
