"""Starts the desktop in layers: can there be a window at all, Qt, the look, the window; the rest
after it has been painted."""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from islands_desktop.desktop.screen_check import why_no_window, why_not_loaded

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from islands_desktop.desktop.main_window import MainWindow

TIME_FIRST_PAINT = "--time-first-paint"
NO_SCREEN = 2


def run(arguments: Sequence[str] = ()) -> int:
    """Open the window and play until it is closed; returns the exit code.

    An argument that is no option is the file of a saved game, which is opened at once. With
    ``--time-first-paint`` the program prints the milliseconds from the start of the process to its
    first painted window, then those to the finished Home page, and ends.
    """
    faulthandler.enable()
    # Python would only hear Ctrl+C when Qt calls it next, and an idle window does not.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sentence = why_no_window(os.environ) or why_not_loaded()
    if sentence:
        print(sentence, file=sys.stderr)
        return NO_SCREEN
    timed = TIME_FIRST_PAINT in arguments
    wanted = next((Path(word) for word in arguments if not word.startswith("--")), None)
    from islands_desktop.saves.folders import lock_path
    from islands_desktop.saves.lock import RunningLock

    lock = RunningLock(lock_path())
    if not timed and not lock.acquire():
        return _raise_first(wanted)
    try:
        return _open_window(timed, wanted)
    finally:
        lock.release()


def _raise_first(wanted: Path | None) -> int:
    from PySide6.QtCore import QCoreApplication

    from islands_desktop.core.phrases import say
    from islands_desktop.desktop.one_window import raise_first_window

    app = QCoreApplication(sys.argv[:1])
    answered = raise_first_window(wanted)
    if not answered:
        print(say("Islands Desktop is already running."), file=sys.stderr)
    del app
    return 0 if answered else 1


def _open_window(timed: bool, wanted: Path | None) -> int:
    from PySide6.QtCore import QTimer

    from islands_desktop.desktop.program import Program
    from islands_desktop.saves.folders import settings_path
    from islands_desktop.saves.settings import load_settings

    settings, faults = load_settings(settings_path())
    if settings.scale != "100":
        os.environ.setdefault("QT_SCALE_FACTOR", str(int(settings.scale) / 100))
    app = make_application()
    program = Program(settings, faults)
    from islands_desktop.desktop.main_window import MainWindow

    window = MainWindow(program)
    if timed:
        window.first_painted.connect(_tell_time)
        window.furnished.connect(lambda: QTimer.singleShot(0, lambda: _tell_time(app)))
    else:
        window.furnished.connect(lambda: _finish_start(window, wanted))
    if sys.platform == "darwin":
        from islands_desktop.desktop.given_files import GivenFiles

        app.installEventFilter(GivenFiles(window))
    window.show()
    code = app.exec()
    # The window goes first: what Python tears down at exit must not find widgets alive.
    window.deleteLater()
    app.processEvents()
    return code


def make_application() -> QApplication:
    """The one QApplication, with its names and exact fractional scales."""
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QApplication

    # By the variable: the enumeration of the call would cost a tenth of the whole start.
    os.environ.setdefault("QT_SCALE_FACTOR_ROUNDING_POLICY", "PassThrough")
    app = QApplication(sys.argv[:1])
    app.setApplicationName("islands-desktop")
    app.setApplicationDisplayName("Islands Desktop")
    QGuiApplication.setDesktopFileName("islands-desktop")
    return app


def _finish_start(window: MainWindow, wanted: Path | None = None) -> None:
    """Everything that could wait until the window is there."""
    from islands_desktop.desktop.crash import (
        install_crash_page,
        offer_left_report,
        watch_native_crashes,
    )
    from islands_desktop.desktop.one_window import WindowServer
    from islands_desktop.saves.atomic_write import remove_partial_files
    from islands_desktop.saves.folders import home_folder
    from islands_desktop.saves.save_format import prepare_reading

    watch_native_crashes()
    install_crash_page(window)
    offer_left_report(window)
    WindowServer(window.bring_to_front, window, window.open_file)
    remove_partial_files(home_folder())
    if wanted is not None:
        window.open_file(wanted)
    # Reading a save needs pydantic: by the time somebody continues a game it is there.
    threading.Thread(target=prepare_reading, name="prepare reading", daemon=True).start()


def _tell_time(app: QApplication | None = None) -> None:
    print(f"{milliseconds_since_start():.0f}", flush=True)
    if app is not None:
        app.quit()


def milliseconds_since_start() -> float:
    """Milliseconds since the process began, as exact as the system counts them (10 ms)."""
    try:
        stat = Path("/proc/self/stat").read_text(encoding="ascii")
        ticks = int(stat.rpartition(")")[2].split()[19])
        begun = ticks / os.sysconf("SC_CLK_TCK")
        return (time.clock_gettime(time.CLOCK_BOOTTIME) - begun) * 1000
    except (OSError, ValueError, AttributeError):
        return time.process_time() * 1000
