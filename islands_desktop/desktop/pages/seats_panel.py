"""New game: how many seats there are, who plays them, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
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
from islands_desktop.core.seat_names import (
    COMPUTER_NAMES,
    LONGEST_SEAT_NAME,
    usual_seat_name,
)
from islands_desktop.desktop.look.icons import icon
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label
from islands_desktop.desktop.panels.seats_menu import LEVEL_WORDS, level_icon
from islands_desktop.desktop.seats import seat_emblem

MOST_SEATS = 4
USUAL_LEVELS = ("", "medium", "medium", "medium")
"""Who plays in an evening alone at the laptop: oneself, against the computer."""

_EMBLEM = 32
_ICON = QSize(20, 20)
_NAME_WIDE = 100
"""Room for the usual name of a seat in every language."""


class SeatsPanel(QFrame):
    """A button for each number of seats; for each seat who plays it, and its name.

    Signal `changed`. An empty field is the usual name. Where a game has one seat only, there is
    nothing to choose but whether the computer plays it, to be watched.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        mark(self, "panel")
        self.buttons: dict[int, QPushButton] = {}
        self.fields: list[QLineEdit] = []
        self.kinds: list[QComboBox] = []
        self._emblems: list[QLabel] = []
        self._places: list[QWidget] = []
        self._group = QButtonGroup(self)
        self._solo = False
        rows = QVBoxLayout(self)
        rows.setContentsMargins(24, 12, 24, 14)
        rows.setSpacing(8)
        self._numbers = QWidget()
        rows.addWidget(self._numbers)
        self._alone = label(say("Who plays"), "heading")
        rows.addWidget(self._alone)
        self._make_numbers()
        rows.addLayout(self._make_places())
        self.choose(1)

    def _make_numbers(self) -> None:
        row = QHBoxLayout(self._numbers)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(label(say("Players"), "heading"), 1)
        for count in range(1, MOST_SEATS + 1):
            button = QPushButton(str(count))
            button.setCheckable(True)
            words = say("1 player") if count == 1 else say("{count} players", count=count)
            button.setAccessibleName(words)
            button.setToolTip(plain_tip(words))
            button.toggled.connect(self._follow)
            self._group.addButton(button)
            self.buttons[count] = button
            row.addWidget(button)

    def _make_places(self) -> QVBoxLayout:
        places = QVBoxLayout()
        places.setSpacing(6)
        for seat in range(MOST_SEATS):
            place = QWidget()
            row = QGridLayout(place)
            row.setContentsMargins(0, 0, 0, 0)
            row.setHorizontalSpacing(8)
            emblem, field, kind = QLabel(), QLineEdit(), QComboBox()
            emblem.setFixedSize(_EMBLEM, _EMBLEM)
            field.setMaxLength(LONGEST_SEAT_NAME)
            field.setAccessibleName(say("Name of player {number}", number=seat + 1))
            kind.setAccessibleName(say("Who plays seat {number}", number=seat + 1))
            kind.setIconSize(_ICON)
            for level, words in LEVEL_WORDS.items():
                kind.addItem(say(words), level)
            kind.currentIndexChanged.connect(lambda _index, seat=seat: self._show_kind(seat))
            for column, widget in enumerate((emblem, kind, field)):
                row.addWidget(widget, 0, column)
            field.setMinimumWidth(_NAME_WIDE)
            row.setColumnStretch(2, 1)
            self._emblems.append(emblem)
            self.fields.append(field)
            self.kinds.append(kind)
            self._places.append(place)
            places.addWidget(place)
        self.write_levels(USUAL_LEVELS)
        return places

    # ------------------------------------------------------------------ how many

    def offer(self, counts: Sequence[int]) -> None:
        """Offer these numbers of seats, and keep the one chosen if it is among them."""
        for count, button in self.buttons.items():
            button.setVisible(count in counts)
        if self.count not in counts:
            self.choose(counts[0])
        self._solo = tuple(counts) == (1,)
        self._numbers.setVisible(not self._solo)
        self._alone.setVisible(self._solo)
        for field in self.fields:
            field.setVisible(not self._solo)

    @property
    def count(self) -> int:
        """The number of seats that is chosen."""
        return next((count for count, button in self.buttons.items() if button.isChecked()), 1)

    def choose(self, count: int) -> None:
        """Choose a number of seats."""
        if count in self.buttons:
            self.buttons[count].setChecked(True)

    # ------------------------------------------------------------------ who

    def names(self) -> tuple[str, ...]:
        """The names as they are written, "" for a seat that has the usual one."""
        if self._solo:
            return ()
        return tuple(field.text().strip() for field in self.fields[: self.count])

    def write_names(self, names: Sequence[str]) -> None:
        """Write names into the fields."""
        for field, name in zip(self.fields, names, strict=False):
            field.setText(name)

    def levels(self) -> tuple[str, ...]:
        """The level of the computer for each seat, "" for a person's; () for persons only."""
        found = tuple(str(kind.currentData()) for kind in self.kinds[: self.count])
        return found if any(found) else ()

    def write_levels(self, levels: Sequence[str]) -> None:
        """Choose who plays each seat: a person where nothing else is said."""
        for seat, kind in enumerate(self.kinds):
            kind.setCurrentIndex(kind.findData(levels[seat] if seat < len(levels) else ""))
            self._show_kind(seat)

    def _show_kind(self, seat: int) -> None:
        computer = bool(self.kinds[seat].currentData())
        usual = COMPUTER_NAMES[seat] if computer else usual_seat_name(seat)
        self.fields[seat].setPlaceholderText(usual)
        self.changed.emit()

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
        for kind in self.kinds:
            for place in range(kind.count()):
                drawing = icon(level_icon(str(kind.itemData(place))), palette)
                kind.setItemIcon(place, drawing)
