"""The computer's seats on the table page: what is said of them, and what persons may do."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QToolButton

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import install_seat_names, names_shown, seat_name
from islands_desktop.desktop.pages.page import Page
from islands_desktop.desktop.panels.banner import Banner
from islands_desktop.desktop.panels.seats_menu import LEVEL_WORDS, SeatsMenu
from islands_desktop.desktop.played_game import PlayedGame
from islands_desktop.desktop.shortcuts import STANDARD_ACTIONS
from islands_desktop.desktop.table.computer_seats import ComputerSeats
from islands_desktop.desktop.table.controller import TableAction, TableController

PACE_ACTIONS = ("pause", "step", "skip", "take_over", "seats")
"""Standard actions of a table at which the computer plays."""


class ComputerPlayers(QObject):
    """Lets the computer play its seats of the game on the table. Signal `changed`."""

    changed = Signal()

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.page, self.program = page, page.program
        self.seats: ComputerSeats | None = None
        self.menu: SeatsMenu | None = None
        self._played: PlayedGame | None = None
        self.banner = Banner("warning", self.program.palette, alarm=True)
        self.banner.offer(say("Try again"), self.try_again)
        self.banner.offer(say("Take over"), self.take_over)
        self.program.settings_changed.connect(self._follow_settings)

    # ------------------------------------------------------------------ coming and going

    def sit_down(self, played: PlayedGame, controller: TableController) -> None:
        """Play the seats of a game that comes on the table.

        Where only the computer plays, a game that was left goes on when somebody says so.
        """
        self._played = played
        seats = ComputerSeats(
            controller, self.program.thinker, played.header.seat_levels,
            self.program.settings.computer_pace, self.page,
        )  # fmt: skip
        self.seats = seats
        seats.paused = not controller.persons and played.was_left
        played.was_left = False
        seats.changed.connect(self._tell)
        seats.decided.connect(self._note_decided)
        seats.levels_changed.connect(self._keep_levels)
        if seats.computers:
            with suppress(OSError):  # the first question will tell
                self.program.thinker.warm_up()
        self._tell()

    def stand_up(self) -> None:
        """The game leaves the table."""
        seats, self.seats, self._played = self.seats, None, None
        if seats is not None:
            seats.leave()
        self.banner.tell("")

    def _tell(self) -> None:
        if self.seats is not None:
            self.banner.tell(self.seats.trouble)
            self.changed.emit()

    def _note_decided(self, seat: int) -> None:
        """What the computer has decided for counts in nobody's statistics."""
        if self._played is not None and seat not in self._played.header.computer_seats:
            header = self._played.header
            header.computer_seats = (*header.computer_seats, seat)

    def _keep_levels(self) -> None:
        if self._played is None or self.seats is None:
            return
        header = self._played.header
        header.seat_levels = tuple(self.seats.levels)
        install_seat_names(names_shown(header.seat_names, header.seat_levels))
        self._played.save_now()

    def _follow_settings(self) -> None:
        if self.seats is not None:
            self.seats.set_pace(self.program.settings.computer_pace)

    # ------------------------------------------------------------------ what is shown

    @property
    def is_thinking(self) -> bool:
        """Whether a decision of the computer is on its way."""
        return self.seats is not None and self.seats.is_thinking

    @property
    def level_words(self) -> dict[int, str]:
        """Seat of the computer → its level in words."""
        levels = self.seats.levels if self.seats is not None else []
        return {seat: say(LEVEL_WORDS[level]) for seat, level in enumerate(levels) if level}

    @property
    def sentence(self) -> str:
        """What the table waits for while the computer is to decide, "" while it is not."""
        seats = self.seats
        if seats is None or seats.seat_due is None or seats.controller.position is not None:
            return ""
        name = seat_name(seats.seat_due)
        level = say(LEVEL_WORDS[seats.levels[seats.seat_due]])
        if seats.is_thinking:
            return say("{name} is thinking · {level}", name=name, level=level)
        return say("{name} waits · {level}", name=name, level=level)

    def actions(self) -> tuple[TableAction, ...]:
        """What persons may do while the computer is to decide."""
        if not self.sentence or self.seats is None:
            return ()
        going = ("pause", "step", "skip", "take_over")
        names = going if not self.seats.paused else ("go_on", "step", "take_over")
        return tuple(self._action(name) for name in names)

    def _action(self, name: str) -> TableAction:
        standard = STANDARD_ACTIONS["pause" if name == "go_on" else name]
        words, drawing = standard.words, standard.icon
        if name == "go_on":
            words, drawing = say("Continue"), "play"
        return TableAction(
            name, words, standard.key, drawing, trigger=lambda: self.trigger(standard.id)
        )

    # ------------------------------------------------------------------ what persons do

    def trigger(self, name: str, beside: QToolButton | None = None) -> None:
        """Carry out a standard action; the menu of seats opens beside a button."""
        seats = self.seats
        if seats is None:
            return
        if name == "seats":
            self.open_menu(beside)
        elif seats.seat_due is None:
            return
        elif name == "pause" and seats.paused:
            seats.go_on()
        elif name == "pause":
            seats.pause()
        elif name == "step":
            seats.step()
        elif name == "skip":
            seats.skip()
        elif name == "take_over":
            self.take_over()

    def try_again(self) -> None:
        """Let the computer try to decide once more."""
        if self.seats is not None:
            self.seats.try_again()

    def take_over(self) -> None:
        """A person plays the seat that is to decide."""
        if self.seats is not None and self.seats.seat_due is not None:
            self.choose_level(self.seats.seat_due, "")

    def choose_level(self, seat: int, level: str) -> None:
        """A person ("") or the computer at a level plays this seat from now on."""
        if self.seats is not None:
            self.seats.set_level(seat, level)

    def make_menu(self, seats: ComputerSeats) -> SeatsMenu:
        """The menu in which seats change hands."""
        return SeatsMenu(
            seats.levels, self.program.settings.computer_pace, self.choose_level,
            lambda pace: self.program.change_settings(computer_pace=pace),
            self.program.palette, self.page,
        )  # fmt: skip

    def open_menu(self, beside: QToolButton | None) -> None:
        """Show who plays which seat, and let it be changed."""
        if self.seats is None:
            return
        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = self.make_menu(self.seats)
        anchor = beside if beside is not None else self.page
        corner = anchor.rect().topRight() if beside is not None else anchor.rect().center()
        place = anchor.mapToGlobal(corner)
        size = self.menu.sizeHint()
        place.setX(place.x() - size.width())
        place.setY(place.y() - size.height())
        self.menu.popup(place)
        self.menu.setActiveAction(self.menu.actions()[0])
