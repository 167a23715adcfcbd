"""Random gestures over all games and pages of the real window; nothing may go wrong.

Run as `.venv/bin/python -m tests.trust.monkey --gestures 20000 --seed 1`. Gesture n draws from a
chance of its own made of seed and n, so that the same call does the same things as far as the
computer's players, who think in a process of their own, let it. Checked on the way: no exception
and no message of Qt; scene, game and file say the same; Esc or Alt+Home lead Home; no gesture keeps
the window busy for a second; memory stays. Exit code 1 after any fault.
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import os
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tests.trust.watch import Faults, mebibytes, stand_apart

if TYPE_CHECKING:
    from islands_desktop.desktop.main_window import MainWindow
    from tests.trust.gestures import Hands

CHECK_EVERY, REPLAY_EVERY, HOME_EVERY, SAMPLE_EVERY = 20, 200, 100, 500
WARM_UP = 3_000
MOST_GROWTH = 30.0
"""Mebibytes that the window may have more at the end than after the first WARM_UP gestures."""

BUSY_SECONDS = 2.0
"""How long the window may work for one gesture, which is several clicks or keys: the time of its
thread, which is up to twice as long where others share the cores."""

STUCK_SECONDS = 120
"""After so long in one gesture the run ends with the trace of where it hangs. Where others take the
cores, a second's work may take a minute."""

MOST_ESC = 25
REMEMBERED = 25
DIALOG_MS = 150


class Monkey:
    """One run of so many gestures. `ended` is called when it is over."""

    def __init__(
        self, window: MainWindow, faults: Faults, gestures: int, seed: int, patience: float
    ) -> None:
        from tests.trust.gestures import Hands

        self.patience = patience
        self.window, self.faults = window, faults
        self.wanted, self.seed = gestures, seed
        self.hands: Hands = Hands(window)
        self.number = 0
        self.done: Counter[str] = Counter()
        self.samples: list[tuple[int, float, float]] = []
        """Gestures so far, mebibytes of their own of the window and of the worker."""
        self.ended: Callable[[], object] = lambda: None
        self.slowest = (0.0, "")
        self._last: deque[str] = deque(maxlen=REMEMBERED)
        self._busy = False
        self._modal_since = 0.0

    # ------------------------------------------------------------------ one after the other

    def go_on(self) -> None:
        """The next gesture, unless one is still at work."""
        if self._busy:
            return
        if self.number >= self.wanted or len(self.faults.found) >= 50:
            self.ended()
            return
        self._busy = True
        try:
            self._do_next()
        finally:
            self._busy = False

    def _do_next(self) -> None:
        from tests.trust.gestures import GESTURES

        self.number += 1
        chance = Random(f"{self.seed} {self.number}")
        gesture = chance.choices(*zip(*GESTURES, strict=True))[0]
        self.hands.chance = chance
        self.done[gesture.__name__] += 1
        self._last.append(f"{self.number} {gesture.__name__} on {self.window.current_name}")
        self.faults.where = f"gesture {self.number} {gesture.__name__}, {self._words()}"
        self.activate()
        before, known = time.thread_time(), len(self.faults.found)
        faulthandler.dump_traceback_later(STUCK_SECONDS, exit=True)
        gesture(self.hands)
        faulthandler.cancel_dump_traceback_later()
        self._tell_time(time.thread_time() - before, gesture.__name__)
        self._check()
        if len(self.faults.found) > known:
            print("  after:", "; ".join(self._last), flush=True)

    def activate(self) -> None:
        """Give the window the keyboard again after a menu, as window managers do.

        On a screen that is none, the list of a box that a double click opened and closed stays the
        active window although it is hidden; on X it never is.
        """
        from PySide6.QtWidgets import QApplication

        active = QApplication.activeWindow()
        nobody = active is None or not active.isVisible()
        if nobody and QApplication.activePopupWidget() is None:
            self.window.activateWindow()
            QApplication.processEvents()

    def _words(self) -> str:
        played = self.window.program.on_table
        if played is None:
            return f"page {self.window.current_name}"
        return f"page {self.window.current_name}, {self.window.game_words()}"

    def _tell_time(self, seconds: float, name: str) -> None:
        if name in ("play", "wait"):  # these do many things one after the other
            return
        if seconds > self.slowest[0]:
            self.slowest = (seconds, self.faults.where)
        if seconds > self.patience:
            self.faults.tell(f"the window was busy for {seconds:.1f} s")

    def close_dialogs(self) -> None:
        """A dialog or menu that a gesture waits in gets no answer for a while, then is closed."""
        from PySide6.QtWidgets import QApplication, QDialog

        open_now = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        if open_now is None or not self._busy:
            self._modal_since = time.monotonic()
        elif time.monotonic() - self._modal_since > DIALOG_MS / 1000:
            self.done["dialogs closed"] += 1
            if isinstance(open_now, QDialog):
                open_now.reject()
            else:
                open_now.close()

    # ------------------------------------------------------------------ what must be so

    def _check(self) -> None:
        from tests.trust.agreement import file_faults, replay_faults, scene_faults

        if self.number % CHECK_EVERY == 0:
            self.hands.let_go()
            self._tell_all(scene_faults(self.hands.table))
            played = self.window.program.on_table
            if played is not None:
                self._tell_all(file_faults(played))
                if self.number % REPLAY_EVERY == 0:
                    self._tell_all(replay_faults(played))
        if self.number % HOME_EVERY == 0:
            self._go_home()
        if self.number % SAMPLE_EVERY == 0:
            self._sample()

    def _tell_all(self, found: list[str]) -> None:
        for words in found:
            self.faults.tell(words)

    def _go_home(self) -> None:
        """Esc again and again, or Alt+Home once, leads to Home wherever one is."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication

        handle, way = self.window.windowHandle(), self.number // HOME_EVERY % 2
        presses = 0
        self.activate()
        if way:
            while self.window.current_name != "home" and presses < MOST_ESC:
                QTest.keyClick(handle, Qt.Key.Key_Escape)
                presses += 1
        else:
            QTest.keyClick(handle, Qt.Key.Key_Escape)  # closes a menu, which takes all keys
            self.activate()
            QTest.keyClick(handle, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
        if self.window.current_name != "home":
            words = "Esc does not lead Home" if way else "Alt+Home does not lead Home"
            self.faults.tell(f"{words}; the keyboard is at {QApplication.focusWidget()}")
            self.window.open_page("home")

    def _sample(self) -> None:
        """Note the memory when everything that may be forgotten has been.

        What one moment needs more, a large window or a long list, says nothing about growth.
        """
        from islands_desktop.core.memory import give_memory_back

        gc.collect()
        give_memory_back()
        _rss, window = mebibytes(os.getpid())
        _rss, worker = mebibytes(self.window.program.thinker.pid)
        self.samples.append((self.number, window, worker))
        print(f"{self.number} gestures: window {window:.1f} MiB, worker {worker:.1f} MiB, "
              f"{len(self.faults.found)} faults", flush=True)  # fmt: skip

    def sum_up(self) -> int:
        """Print what was done and found; 1 if anything is wrong."""
        counts = ", ".join(f"{name} {count}" for name, count in self.done.most_common())
        print(f"{self.number} gestures: {counts}")
        print(f"longest at work for a gesture: {self.slowest[0]:.2f} s ({self.slowest[1]})")
        grown = 0.0
        warm = [one for one in self.samples if one[0] >= WARM_UP]
        if len(warm) > 1:
            few = max(1, min(4, len(warm) // 3))
            first = sum(one[1] for one in warm[:few]) / few
            last = sum(one[1] for one in warm[-few:]) / few
            grown = last - first
            print(f"window: {first:.1f} MiB after warming up, {last:.1f} at the end ({grown:+.1f})")
        for fault in self.faults.found:
            print(f"FAULT {fault}")
        return 1 if self.faults.found or grown >= MOST_GROWTH else 0


def prepare(window: MainWindow) -> None:
    """What would leave the program: nothing is opened outside."""
    from islands_desktop.desktop import open_outside
    from islands_desktop.desktop.pages import saved_games, settings

    def stay(_folder: Path) -> None:
        return None

    for module in (open_outside, saved_games, settings):
        module.open_folder = stay  # type: ignore[attr-defined]


def run(window: MainWindow, faults: Faults, gestures: int, seed: int, patience: float) -> int:
    """So many gestures on a window that is shown; returns the exit code."""
    from PySide6.QtCore import QEventLoop, QTimer

    monkey = Monkey(window, faults, gestures, seed, patience)
    prepare(window)
    # A timer is silent while what it began is at work: dialogs are watched by another one.
    loop, clock, watch = QEventLoop(), QTimer(), QTimer()
    monkey.ended = loop.quit
    clock.timeout.connect(monkey.go_on)
    watch.timeout.connect(monkey.close_dialogs)
    clock.start(0)
    watch.start(DIALOG_MS // 3)
    loop.exec()
    clock.stop()
    watch.stop()
    return monkey.sum_up()


def main() -> int:
    """Do what the command line asks for; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gestures", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=BUSY_SECONDS, metavar="SECONDS")
    chosen = parser.parse_args()
    with stand_apart():
        return _run(chosen.gestures, chosen.seed, chosen.patience)


def _run(gestures: int, seed: int, patience: float) -> int:
    from islands_desktop.desktop.app import make_application
    from islands_desktop.desktop.main_window import MainWindow
    from islands_desktop.desktop.program import Program
    from islands_desktop.saves.settings import Settings

    faults = Faults()
    faults.watch()
    app = make_application()
    app.setQuitOnLastWindowClosed(False)
    window = MainWindow(Program(Settings(speed="off", theme="light", computer_pace="instant")))
    window.resize(1366, 768)
    window.show()
    window.furnish()
    code = run(window, faults, gestures, seed, patience)
    window.close()
    return code


if __name__ == "__main__":
    sys.exit(main())
