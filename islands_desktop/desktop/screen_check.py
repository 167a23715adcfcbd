"""Decides before the first Qt object whether a window can be opened at all.

Qt ends the process without a word a player understands when there is no display, when it does not
answer, or when one of the system's libraries is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from islands_desktop.core.phrases import say
from islands_desktop.desktop.display_check import wayland_answers, x_answers

X_LIBRARIES: dict[str, str] = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
"""Libraries a window under X needs, with the Debian packages that bring them."""

QT_LIBRARIES: dict[str, str] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
}
"""Libraries without which Qt cannot even be loaded; the packages carry all but the first three."""

_FOLDERS = ("/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib")


def library_exists(name: str) -> bool:
    """Whether the system has a shared library; a look into the usual folders comes first."""
    folders = [Path(folder) for folder in _FOLDERS]
    folders.append(Path(getattr(sys, "_MEIPASS", "/usr/lib")))
    if any((folder / name).exists() for folder in folders):
        return True
    import ctypes

    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def why_no_window(
    environment: Mapping[str, str],
    system: str = sys.platform,
    exists: Callable[[str], bool] = library_exists,
) -> str:
    """The sentence that says why no window can be opened, "" if one can."""
    if not system.startswith("linux"):
        return ""
    sentence = why_no_qt(exists)
    platform = environment.get("QT_QPA_PLATFORM", "")
    if sentence or (platform and not platform.startswith("xcb")):
        return sentence
    wayland, x = environment.get("WAYLAND_DISPLAY", ""), environment.get("DISPLAY", "")
    if wayland and not platform and wayland_answers(wayland):
        return ""
    if not x and not wayland:
        return say(
            "There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set. Start the "
            "program on a desktop, or watch a game without one: islands-desktop demo"
        )
    sentence = _lacking(X_LIBRARIES, exists) if x else ""
    if sentence or (x and x_answers(x)):
        return sentence
    return say(
        "The screen “{name}” does not answer, or does not let this program in. Start the program "
        "on a desktop, or watch a game without one: islands-desktop demo",
        name=x or wayland,
    )


def why_no_qt(exists: Callable[[str], bool] = library_exists) -> str:
    """The sentence that says why Qt cannot be loaded on Linux, "" if it can."""
    return _lacking(QT_LIBRARIES, exists)


def _lacking(libraries: Mapping[str, str], exists: Callable[[str], bool]) -> str:
    missing = [package for name, package in libraries.items() if not exists(name)]
    if not missing:
        return ""
    return say(
        "The system lacks libraries that a window needs. Install them with: "
        "sudo apt-get install {packages}",
        packages=" ".join(missing),
    )


def why_not_loaded() -> str:
    """What the system's loader says against Qt, in a sentence; "" if it takes it."""
    try:
        from PySide6 import QtWidgets  # noqa: F401
    except ImportError as error:
        return say("A part of the system that the window needs is missing: {reason}.", reason=error)
    return ""
