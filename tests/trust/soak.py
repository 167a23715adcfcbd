"""Games among computers back to back in the real window, with an eye on memory and faults.

Run as `.venv/bin/python -m tests.trust.soak --hours 2`. All games, modes and numbers of seats take
turns, each command thought out by the real worker process; the score sheet and the page of the
analysis are opened at the end of each game, and now and then a game is left halfway and taken up
again from its file. The saved games lie in a folder of their own; the oldest are deleted, so that
the list does not grow without end. Exit code 1 after any fault, a game that stands still, or
memory that grows.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

from tests.trust.setups import EVERY_SETUP, some_setup
from tests.trust.watch import Faults, mebibytes, slope, stand_apart

if TYPE_CHECKING:
    from islands_desktop.desktop.main_window import MainWindow
    from islands_desktop.desktop.pages.analysis import AnalysisPage
    from islands_desktop.desktop.pages.table_page import TablePage

STUCK_SECONDS = 30
MOST_GROWTH = 30.0
"""Mebibytes that may be there more at the end than after warming up."""

WARM_UP_SHARE, WARM_UP_SECONDS = 0.25, 1200
"""What part of the run warms up, and for how long at the most: every game is shown several times"""

KEPT_GAMES = 12
LOOK_MS = 10
SAMPLE_SECONDS = 60.0
LEVELS = ("easy", "medium", "hard")
WEIGHTS = (70, 27, 3)
LEFT_EVERY, TAKEN_UP, JUDGED_EVERY = 5, 2, 8
"""Each so manieth game is left halfway, to be taken up again after two others; or has a seat judged
as if a person had played it."""

Ready = Callable[[], bool]


class StandsStill(Exception):
    """A game in which nothing happens any more."""


class Soak:
    """One long run."""

    def __init__(self, window: MainWindow, faults: Faults, seconds: float, seed: int) -> None:
        self.window, self.faults = window, faults
        self.chance = Random(seed)
        self.begun = time.monotonic()
        self.until = self.begun + seconds
        self.warm_from = self.begun + min(WARM_UP_SHARE * seconds, WARM_UP_SECONDS)
        self.games: Counter[str] = Counter()
        self.commands = 0
        self.samples: list[tuple[float, float, float]] = []
        """Seconds since the start, mebibytes of their own of the window and of the worker."""
        self.failure = ""
        """Why it ended early."""
        self._left = ""
        self._next_sample = self.begun
        self.ended: Callable[[], object] = sys.exit
        self._course = self.course()
        self._ready: Ready = lambda: window.is_furnished
        self._waiting_since = self.begun

    def go_on(self) -> None:
        """The next step, if what the last one waits for is so."""
        self.sample()
        try:
            if self._ready():
                self._ready = next(self._course)
                self._waiting_since = time.monotonic()
            elif time.monotonic() - self._waiting_since > STUCK_SECONDS:
                raise StandsStill(f"on the page {self.window.current_name}")
        except StopIteration:
            self.ended()
        except StandsStill as error:
            self.failure = f"stuck {error}: {self.faults.where}"
            self.ended()

    # ------------------------------------------------------------------ what it does

    def course(self) -> Iterator[Ready]:
        """The run, step by step: after each step it waits until something is so."""
        while time.monotonic() < self.until:
            round_of_games = list(EVERY_SETUP)
            self.chance.shuffle(round_of_games)
            for number, (game_id, mode, seats) in enumerate(round_of_games, start=1):
                if time.monotonic() >= self.until:
                    return
                if number % LEFT_EVERY == TAKEN_UP and self._left:
                    yield from self._take_up()
                self._start(game_id, mode, seats)
                yield from self._play(number % LEFT_EVERY == 0)
                if self.table.played is not None and self.table.played.over:
                    yield from self._look_at_end(judged=number % JUDGED_EVERY == 0)
                yield from self._look_around()

    def _start(self, game_id: str, mode: str, seats: int) -> None:
        from islands_desktop.saves.save_format import SaveHeader

        setup = some_setup(self.chance, game_id, mode, seats)
        levels = tuple(self.chance.choices(LEVELS, WEIGHTS, k=seats))
        self.faults.where = f"{game_id} {mode} {seats} {dict(setup.options)} deal {setup.seed}"
        self.window.start_game(setup, SaveHeader(seat_levels=levels))
        self.table.controller.refused.connect(self.faults.tell)  # type: ignore[union-attr]

    def _play(self, leave: bool) -> Iterator[Ready]:
        """Wait for the end of the game on the table, or leave it halfway."""
        table, played = self.table, self.table.played
        assert played is not None
        cursor, since, begun = played.session.cursor, time.monotonic(), time.monotonic()
        leave_at = self.chance.randrange(3, 60) if leave else None
        while not played.over:
            yield lambda: True
            if played.session.cursor != cursor:
                self.commands += played.session.cursor - cursor
                cursor, since = played.session.cursor, time.monotonic()
            if time.monotonic() - since > STUCK_SECONDS:
                raise StandsStill(f"after {cursor} commands")
            if leave_at is not None and cursor >= leave_at:
                self._left = played.id
                return
        self.commands += played.session.cursor - cursor
        setup = played.session.setup
        self.games[f"{setup.game} {setup.mode} {setup.seats}"] += 1
        took = time.monotonic() - begun
        levels = ",".join(level[0] for level in played.header.seat_levels)
        print(f"game {self.games.total()}: {setup.game} {setup.mode} {levels} deal {setup.seed}, "
              f"{len(played.session.log)} commands, {took:.1f} s", flush=True)  # fmt: skip
        yield lambda: table.centre.currentWidget() is table.final

    def _take_up(self) -> Iterator[Ready]:
        """Continue the game that was left, from its file, and play it to its end."""
        game_id, self._left = self._left, ""
        self.window.continue_game(game_id)
        played = self.table.played
        if played is None or played.id != game_id:
            self.faults.tell("the game that was left was not found again")
            return
        self.faults.where = f"taken up: {played.session.setup}"
        yield lambda: True
        self.table.trigger("pause")  # a game that was left is paused until somebody says so
        yield from self._play(leave=False)
        yield from self._look_at_end(judged=False)

    def _look_at_end(self, judged: bool) -> Iterator[Ready]:
        """The score sheet is there; open the analysis, wait for its curve, and go back."""
        if judged:
            self.table.computers.choose_level(0, "")
        self.table.final.buttons["analysis"].click()
        page = self.analysis_page
        if page.analysis is None:
            self.faults.tell("there is nothing to analyse")
            return
        analysis, tired = page.analysis, time.monotonic() + 15
        yield lambda: analysis.is_done or time.monotonic() > tired
        if analysis.trouble or len(analysis.curve) < len(analysis.states):
            self.faults.tell(f"the analysis did not come to its end: {analysis.trouble}")
        self.window.go_back()
        yield lambda: self.window.current_name == "table"

    def _look_around(self) -> Iterator[Ready]:
        """Saved games and Home; what is more than enough is deleted."""
        for name in self.chance.choice((("saved_games", "home"), ("home",), ("statistics",))):
            self.window.trigger(name)
            yield lambda: True
        saved_games = self.window.program.saved_games
        for entry in saved_games.entries()[KEPT_GAMES:]:
            if entry.id != self._left:
                self.window.program.delete_game(entry.id)
        for path in (saved_games.folder / "deleted").glob("*"):
            path.unlink()
        if self.window.notice:
            self.faults.tell(f"the window says: {self.window.notice}")
            self.window.notify("")

    @property
    def table(self) -> TablePage:
        from islands_desktop.desktop.pages.table_page import TablePage

        page = self.window.page("table")
        assert isinstance(page, TablePage)
        return page

    @property
    def analysis_page(self) -> AnalysisPage:
        from islands_desktop.desktop.pages.analysis import AnalysisPage

        page = self.window.page("analysis")
        assert isinstance(page, AnalysisPage)
        return page

    # ------------------------------------------------------------------ what it measures

    def sample(self) -> None:
        """Note the memory once a minute."""
        now = time.monotonic()
        if now < self._next_sample:
            return
        self._next_sample = now + SAMPLE_SECONDS
        rss, own = mebibytes(os.getpid())
        worker_rss, worker_own = mebibytes(self.window.program.thinker.pid)
        self.samples.append((now - self.begun, own, worker_own))
        print(f"minute {(now - self.begun) / 60:.0f}: window {rss:.1f} MiB RSS {own:.1f} its own, "
              f"worker {worker_rss:.1f} RSS {worker_own:.1f} its own, {self.games.total()} games, "
              f"{self.commands} commands, {len(self.faults.found)} faults", flush=True)  # fmt: skip

    def sum_up(self) -> int:
        """Print what was found; 1 if anything is wrong."""
        print(f"\n{self.games.total()} games, {self.commands} commands, "
              f"{(time.monotonic() - self.begun) / 60:.0f} minutes")  # fmt: skip
        for name, count in sorted(self.games.items()):
            print(f"  {name}: {count}")
        grown = [self._tell_growth(name, place) for place, name in ((1, "window"), (2, "worker"))]
        for fault in self.faults.found:
            print(f"FAULT {fault}")
        if self.failure:
            print(self.failure)
        return 1 if self.faults.found or self.failure or max(grown) >= MOST_GROWTH else 0

    def _tell_growth(self, name: str, place: int) -> float:
        """Mebibytes that a process has at the end of the run more than after warming up."""
        warm = self.warm_from - self.begun
        points = [(one[0] / 3600, one[place]) for one in self.samples if one[0] >= warm]
        if len(points) < 2:
            print(f"{name}: too short a run to tell")
            return 0.0
        few = max(1, min(5, len(points) // 3))
        first, last = (fmean(y for _x, y in part) for part in (points[:few], points[-few:]))
        print(f"{name}: {first:.1f} MiB after {warm / 60:.0f} minutes, {last:.1f} at the end "
              f"({last - first:+.1f}, most {max(y for _x, y in points):.1f}), "
              f"{slope(points):+.1f} MiB an hour")  # fmt: skip
        return last - first


def main() -> int:
    """Play for the hours that are asked for; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with stand_apart():
        return show_window(Soak, chosen.hours * 3600, chosen.seed)


def show_window(make: type[Soak], seconds: float, seed: int) -> int:
    """Open the window and let a run go its course in it; returns the exit code."""
    from PySide6.QtCore import QTimer

    from islands_desktop.desktop.app import make_application
    from islands_desktop.desktop.main_window import MainWindow
    from islands_desktop.desktop.program import Program
    from islands_desktop.saves.settings import Settings

    faults = Faults()
    faults.watch()
    app = make_application()
    window = MainWindow(Program(Settings(speed="off", computer_pace="instant", theme="light")))
    window.resize(1366, 768)
    soak = make(window, faults, seconds, seed)
    clock = QTimer()
    clock.timeout.connect(soak.go_on)
    soak.ended = app.quit
    clock.start(LOOK_MS)
    window.show()
    app.exec()
    clock.stop()
    code = soak.sum_up()
    window.close()
    return code


if __name__ == "__main__":
    sys.exit(main())
