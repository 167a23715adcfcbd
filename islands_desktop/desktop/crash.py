"""When the program itself is at fault: a report the player can copy, and the game goes on.

An error in Python is caught, written down and shown over the window; the game has been saved after
the last command, so it can simply be played on. A crash below Python leaves its trace in a file;
the next start offers whatever report was left.
"""

from __future__ import annotations

import faulthandler
import logging
import platform
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING

from islands_desktop import __version__
from islands_desktop.core.phrases import say
from islands_desktop.saves.folders import crash_report_path

if TYPE_CHECKING:
    from islands_desktop.desktop.main_window import MainWindow
    from islands_desktop.desktop.pages.crash_page import CrashPage

log = logging.getLogger(__name__)

_LONGEST = 200_000
"""Bytes of a report."""

_native_file: IO[str] | None = None


def native_trace_path() -> Path:
    """Where a crash below Python leaves its trace."""
    return crash_report_path().with_name("crash-trace.txt")


def watch_native_crashes() -> None:
    """Have the trace of a crash below Python written to a file, after keeping the last one."""
    global _native_file
    path = native_trace_path()
    try:
        _keep_last_trace(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():
            raise OSError("no file")  # opening a pipe would wait for its reader
        _native_file = path.open("w", encoding="utf-8")
        faulthandler.enable(_native_file)
    except OSError:
        faulthandler.enable()


def _keep_last_trace(path: Path) -> None:
    """Make a trace that an earlier crash left into the report that is offered."""
    trace = _beginning(path)
    if trace:
        with suppress(OSError):
            crash_report_path().write_bytes(trace)


def _beginning(path: Path) -> bytes:
    """What a report may show of a file, however large it is; nothing if it is no file."""
    try:
        if path.is_file():
            with path.open("rb") as file:
                return file.read(_LONGEST)
    except OSError as error:
        log.warning("%s could not be read: %s", path.name, error)
    return b""


def left_report() -> str:
    """The report that the last run left, "" if it ended well."""
    return _beginning(crash_report_path()).decode("utf-8", "replace")


def forget_report() -> None:
    """The player has seen the report; it is not offered again."""
    with suppress(OSError):
        crash_report_path().unlink()


def make_report(error: BaseException, page: str = "", game: str = "") -> str:
    """A report of an error: versions, where it happened, the error with its trace."""
    trace = "".join(traceback.format_exception(type(error), error, error.__traceback__))
    lines = [
        f"Islands Desktop {__version__}",
        f"Python {platform.python_version()}, Qt {_qt_version()}, {platform.platform()}",
        f"Page: {page or '-'}",
        f"Game: {game or '-'}",
        "",
        trace,
    ]
    return "\n".join(lines)


def _qt_version() -> str:
    from PySide6.QtCore import qVersion

    return str(qVersion())


def keep_report(report: str) -> None:
    """Write a report down for the next start; a full disk only costs the report."""
    path = crash_report_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(report, encoding="utf-8", errors="backslashreplace")
    except OSError as error:
        log.warning("The crash report could not be written: %s", error)


def install_crash_page(window: MainWindow) -> None:
    """From now on an unexpected error is shown over the window instead of ending the program."""

    def show_error(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            window.close()
            return
        sys.__excepthook__(kind, error, trace)
        tell_error(window, error)

    sys.excepthook = show_error


def tell_error(window: MainWindow, error: BaseException) -> None:
    """Write the report of an error and show it over the window; further ones wait behind it."""
    report = make_report(error, window.current_name, window.game_words())
    keep_report(report)
    # One page at a time: an error while painting would otherwise come again with every frame.
    if window.findChild(_page_class()) is None:
        show_report(window, report, say("Something went wrong inside the program."))


def show_report(window: MainWindow, report: str, sentence: str) -> None:
    """Show a report over the window with buttons to copy it and to go on."""
    page = _page_class()(window, report, sentence)
    page.show()
    page.raise_()
    page.start()


def offer_left_report(window: MainWindow) -> None:
    """Offer the report of the last run, if it left one."""
    report = left_report()
    if not report:
        return
    forget_report()
    window.notify(
        say("The program stopped unexpectedly the last time. Your games are saved."),
        say("Show the report"),
        lambda: show_report(window, report, say("The program stopped the last time.")),
    )


def _page_class() -> type[CrashPage]:
    from islands_desktop.desktop.pages.crash_page import CrashPage

    return CrashPage
