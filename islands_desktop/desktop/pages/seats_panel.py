"""New game: how many seats there are, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import LONGEST_SEAT_NAME, usual_seat_name
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label
from islands_desktop.desktop.seats import seat_emblem

MOST_SEATS = 4
_EMBLEM = 32
_ABREAST = 2


class SeatsPanel(QFrame):
    """A button for each number of seats, and a field for each name. Signal `changed`.

    Hidden where a game has one seat only. An empty field is the usual name.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        mark(self, "panel")
        self.buttons: dict[int, QPushButton] = {}
        self.fields: list[QLineEdit] = []
        self._emblems: list[QLabel] = []
        self._places: list[QWidget] = []
        self._group = QButtonGroup(self)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(24, 16, 24, 16)
        rows.setSpacing(12)
        rows.addLayout(self._make_numbers())
        rows.addLayout(self._make_names())
        self.choose(1)

    def _make_numbers(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label(say("Players"), "heading"), 1)
        for count in range(1, MOST_SEATS + 1):
            button = QPushButton(str(count))
            button.setCheckable(True)
            words = say("1 player") if count == 1 else say("{count} players", count=count)
            button.setAccessibleName(words)
            button.setToolTip(words)
            button.toggled.connect(self._follow)
            self._group.addButton(button)
            self.buttons[count] = button
            row.addWidget(button)
        return row

    def _make_names(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        for seat in range(MOST_SEATS):
            place = QWidget()
            row = QHBoxLayout(place)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(8)
            emblem, field = QLabel(), QLineEdit()
            emblem.setFixedSize(_EMBLEM, _EMBLEM)
            field.setMaxLength(LONGEST_SEAT_NAME)
            field.setPlaceholderText(usual_seat_name(seat))
            field.setAccessibleName(say("Name of player {number}", number=seat + 1))
            row.addWidget(emblem)
            row.addWidget(field, 1)
            self._emblems.append(emblem)
            self.fields.append(field)
            self._places.append(place)
            grid.addWidget(place, seat // _ABREAST, seat % _ABREAST)
        for column in range(_ABREAST):
            grid.setColumnStretch(column, 1)
        return grid

    def offer(self, counts: Sequence[int]) -> None:
        """Offer these numbers of seats, and keep the one chosen if it is among them."""
        for count, button in self.buttons.items():
            button.setVisible(count in counts)
        if self.count not in counts:
            self.choose(counts[0])
        self.setVisible(tuple(counts) != (1,))

    @property
    def count(self) -> int:
        """The number of seats that is chosen."""
        return next((count for count, button in self.buttons.items() if button.isChecked()), 1)

    def choose(self, count: int) -> None:
        """Choose a number of seats."""
        if count in self.buttons:
            self.buttons[count].setChecked(True)

    def names(self) -> tuple[str, ...]:
        """The names as they are written, "" for a seat that has the usual one."""
        if self.isHidden():
            return ()
        return tuple(field.text().strip() for field in self.fields[: self.count])

    def write_names(self, names: Sequence[str]) -> None:
        """Write names into the fields."""
        for field, name in zip(self.fields, names, strict=False):
            field.setText(name)

    def _follow(self, chosen: bool) -> None:
        if not chosen:
            return  # the other button tells it, too
        for seat, place in enumerate(self._places):
            place.setVisible(seat < self.count)
        self.changed.emit()

    def dress(self, game_id: str, palette: Palette) -> None:
        """Draw the emblems of this game's seats."""
        dpr = self.devicePixelRatioF()
        for seat, emblem in enumerate(self._emblems):
            emblem.setPixmap(seat_emblem(game_id, seat, _EMBLEM, dpr, palette))
