"""Watches four hard computer players in every game and mode, from the first command to the last.

Run as `.venv/bin/python -m tests.trust.spectator [--mode MODE]`. On the way each game is slowed
down and speeded up, paused, stepped, taken over by a person who decides for a while, and handed
back; all by the keys and menus of the table. Exit code 1 after any fault.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tests.trust.setups import EVERY_SETUP
from tests.trust.soak import Ready, Soak, show_window
from tests.trust.watch import stand_apart

if TYPE_CHECKING:
    from islands_desktop.desktop.table.computer_seats import ComputerSeats

LEVEL = "hard"
STEPS = 3
QUIET_SECONDS = 1.5
"""For so long nothing happens in a paused game."""

PACES = (("relaxed", 1), ("normal", 2), ("fast", 4))
"""Paces, and commands that are watched at each; the rest of the game is played at once."""

DECISIONS = 3
"""What the person decides before the seat is handed back."""


def fullest_setups(modes: list[str]) -> list[tuple[str, str, int]]:
    """Every game and mode that is wanted, with as many seats as it has; all if none is named."""
    most: dict[tuple[str, str], int] = {}
    for game_id, mode, seats in EVERY_SETUP:
        most[game_id, mode] = max(seats, most.get((game_id, mode), 0))
    return [(*name, seats) for name, seats in most.items() if not modes or name[1] in modes]


class Spectator(Soak):
    """One game of each kind, one after another."""

    modes: list[str]

    def course(self) -> Iterator[Ready]:
        """The games, step by step."""
        from islands_desktop.games.registry import find_game
        from islands_desktop.saves.save_format import SaveHeader

        for game_id, mode, count in fullest_setups(self.modes):
            setup = find_game(game_id).make_setup(mode, count, 11)
            self.faults.where = f"{game_id} {mode} {count}"
            self.window.start_game(setup, SaveHeader(seat_levels=(LEVEL,) * count))
            yield from self._watch_paces()
            yield from self._pause_and_step()
            yield from self._take_over_and_hand_back()
            self._choose("instant")
            yield from self._play(leave=False)
            self.window.trigger("home")
            yield lambda: self.window.current_name == "home"

    # ------------------------------------------------------------------ what it looks at

    @property
    def seats(self) -> ComputerSeats:
        found = self.table.computers.seats
        assert found is not None
        return found

    @property
    def session(self) -> Any:
        assert self.table.played is not None
        return self.table.played.session

    def _expect(self, condition: bool, sentence: str) -> None:
        if not condition:
            self.faults.tell(sentence)

    # ------------------------------------------------------------------ what it does

    def _press(self, key: str) -> None:
        """A key of the table, by its name in Qt, with Shift before it if need be."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        word, held = key.removeprefix("Shift+"), Qt.KeyboardModifier.NoModifier
        if word != key:
            held = Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(self.table, getattr(Qt.Key, f"Key_{word}"), held)

    def _choose(self, pace: str) -> None:
        """A pace from the menu."""
        menu = self.table.computers.make_menu(self.seats)
        next(one for one in menu.paces.actions() if one.data() == pace).trigger()
        menu.deleteLater()
        self._expect(self.seats.pace == pace, f"the pace is not {pace}")

    def _watch_paces(self) -> Iterator[Ready]:
        for pace, commands in PACES:
            self._choose(pace)
            yield self._until(self.session.cursor + commands)

    def _until(self, cursor: int) -> Ready:
        """Whether so many commands are in force, or the game is over."""
        return lambda: self.session.cursor >= cursor or self.table.played.over  # type: ignore[union-attr]

    def _pause_and_step(self) -> Iterator[Ready]:
        self._press("F5")
        self._expect(self.seats.paused, "F5 does not pause")
        before, quiet = self.session.cursor, time.monotonic() + QUIET_SECONDS
        yield lambda: time.monotonic() >= quiet
        self._expect(self.session.cursor == before, "something happened while it was paused")
        for step in range(1, STEPS + 1):
            self._press("F6")
            yield self._until(before + step)
            quiet = time.monotonic() + QUIET_SECONDS / 5
            yield lambda: time.monotonic() >= quiet  # noqa: B023
            self._expect(self.session.cursor == before + step, "a step is not one command")
        self._press("F5")
        self._expect(not self.seats.paused, "F5 does not go on")

    def _take_over_and_hand_back(self) -> Iterator[Ready]:
        yield lambda: self.seats.seat_due is not None or self.table.played.over  # type: ignore[union-attr]
        self._press("Shift+F4")
        controller = self.table.controller
        assert controller is not None
        self._expect(len(controller.persons) == 1, "nobody has taken over")
        for seat in controller.persons[:1]:
            for _decision in range(DECISIONS):
                yield lambda: controller.can_play or self.table.played.over  # type: ignore[union-attr]
                game, state = self.session.game, self.session.state
                own = [one for one in game.legal_commands(state) if one.seat == seat]
                if own and controller.can_play:
                    self._expect(controller.play(own[-1]), f"{own[-1]} was not taken")
            self.table.computers.choose_level(seat, LEVEL)
        self._expect(not controller.persons, "the seat was not handed back")


def main() -> int:
    """Watch the games that are asked for; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", action="append", default=[])
    chosen = parser.parse_args()
    Spectator.modes = chosen.mode
    with stand_apart():
        return show_window(Spectator, 24 * 3600.0, 1)


if __name__ == "__main__":
    sys.exit(main())
