"""New game: which deal, which difficulty, which aids; then the table."""

from __future__ import annotations

import random
from datetime import date
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from islands_desktop.core.game import Mode, Setup
from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import BadSetup, refuse
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.game_card import COVER_SHAPE, Picture, draw_cover
from islands_desktop.desktop.pages.game_list import game_name
from islands_desktop.desktop.pages.mode_panel import ModePanel
from islands_desktop.desktop.pages.page import (
    Navigator,
    Page,
    centred,
    column,
    label,
    panel,
    scrolling,
)
from islands_desktop.desktop.pages.seats_panel import SeatsPanel
from islands_desktop.desktop.program import Program
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.saves.save_format import SaveHeader, clean_seat_name

_RANDOM_DEALS = 1_000_000
_COVER = QSize(560, round(560 * COVER_SHAPE))
_LOWEST_COVER = 112


def read_deal(text: str, rule: str = "") -> int:
    """The number of a deal as a person writes it. Raises BadSetup with the game's rule of deals.

    >>> read_deal(" 1 000 ")
    1000
    """
    digits = "".join(text.split())
    if not digits:
        raise BadSetup(refuse(rule, "Write the number of the deal, or choose another way."))
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 19:
        raise BadSetup(
            refuse(rule, "A deal number is a whole number from 0 to {most}.", most=2**63 - 1)
        )
    return int(digits)


def todays_deal(today: date | None = None) -> int:
    """The deal everybody has today: the date as YYYYMMDD.

    >>> todays_deal(date(2025, 3, 9))
    20250309
    """
    return int((today or date.today()).strftime("%Y%m%d"))


class NewGamePage(Page):
    """The choices of a new game.

    Wishes: `game`; to begin with `mode`, `seats`, `names`, `levels` and `options`.
    """

    def __init__(self, program: Program, navigator: Navigator) -> None:
        super().__init__(program, navigator)
        self.game_id = GAME_IDS[0]
        self._random = random.SystemRandom()
        self.form: Any = None
        self.ways: dict[str, QRadioButton] = {}
        self._ways = QButtonGroup(self)
        self.modes = ModePanel()
        self.modes.changed.connect(self._follow_mode)
        self.seats = SeatsPanel()
        self.seats.changed.connect(self._check)
        content = QWidget()
        self._rows = column(content)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(24)
        self._left = QVBoxLayout()
        self._left.setSpacing(16)
        self._right = QVBoxLayout()
        self._columns.addLayout(self._left, 1)
        self._columns.addLayout(self._right, 1)
        self._rows.addLayout(self._columns)
        self._right.setSpacing(16)
        self._right.addWidget(self._make_cover(), 1)
        self._right.addWidget(self.seats)
        self._left.addWidget(self.modes)
        self._left.addWidget(self._deal_panel())
        self._left.addStretch(1)
        self._right.addStretch(0)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.setSpacing(0)
        around.addWidget(scrolling(centred(content, upright=True)), 1)
        around.addWidget(self._start_bar())
        self.ways["random"].setChecked(True)

    @property
    def heading(self) -> str:
        return say("New game of {game}", game=game_name(self.game_id))

    def arrive(self, **wishes: Any) -> None:
        self.game_id = wishes.get("game", self.game_id)
        self._put_in_form()
        self.modes.choose(wishes.get("mode", ""))
        self.seats.choose(wishes.get("seats", self.seats.count))
        self.seats.write_names(wishes.get("names") or self._first_name())
        if "levels" in wishes:
            self.seats.write_levels(wishes["levels"])
        if "options" in wishes:
            self.form.choose(wishes["options"])
        self.today = todays_deal()
        self.ways["today"].setText(say("Today’s deal ({seed})", seed=self.today))
        self.dress()
        self._check()
        self.setFocusProxy(self.start)

    def _put_in_form(self) -> None:
        """The game's modes and its own choices in place of those of the game before."""
        if self.form is not None:
            for widget in (self.form.main, self.form.aside):
                widget.hide()
                widget.deleteLater()
            self.form.deleteLater()
        part = game_part(self.game_id, "options_form")
        form = part.OptionsForm()
        form.changed.connect(self._check)
        self.form = form
        self._right.insertWidget(2, form.main)
        self._left.insertWidget(2, form.aside)
        modes = find_game(self.game_id).modes
        self.modes.show_modes(modes, part.MODE_LINES, form.mode_parts)

    def _follow_mode(self) -> None:
        """Offer what the mode has."""
        self.form.show_mode(self.modes.mode)
        self.seats.offer(self._mode().seats)
        self._check()

    def _mode(self) -> Mode:
        modes = find_game(self.game_id).modes
        return next(mode for mode in modes if mode.id == self.modes.mode)

    def _first_name(self) -> tuple[str, ...]:
        """The name in the settings is that of the first seat, until another one is written."""
        written = self.seats.fields[0].text()
        return (written or clean_seat_name(self.program.settings.player_name),)

    def dress(self) -> None:
        palette = self.program.palette
        self.seats.dress(self.game_id, palette)
        self._cover.palette_used = palette
        dpr = self.devicePixelRatioF()
        self._cover.show_picture(
            draw_cover(self.game_id, palette, _COVER.width(), _COVER.height(), dpr)
        )

    # ------------------------------------------------------------------ parts

    def _make_cover(self) -> QWidget:
        from islands_desktop.desktop.look.covers import COVER_FOCUS

        frame = QFrame()
        mark(frame, "panel")
        rows = QVBoxLayout(frame)
        rows.setContentsMargins(2, 2, 2, 2)
        self._cover = Picture(self.program.palette, _LOWEST_COVER)
        self._cover.let_grow(_COVER.height())
        self._cover.whole = True
        self._cover.focus = COVER_FOCUS.get(self.game_id, self._cover.focus)
        frame.setMaximumHeight(_COVER.height() + 4)
        rows.addWidget(self._cover)
        return frame

    def _deal_panel(self) -> QWidget:
        frame = panel(label(say("Deal"), "heading"), gap=6)
        rows = frame.layout()
        assert isinstance(rows, QVBoxLayout)
        for name, words in (
            ("random", say("Random")),
            ("today", say("Today’s deal")),
            ("number", say("Deal number")),
        ):
            button = QRadioButton(words)
            button.toggled.connect(lambda _on: self._check())
            self._ways.addButton(button)
            self.ways[name] = button
            rows.addWidget(button)
        self.seed = QLineEdit()
        self.seed.setAccessibleName(say("Deal number"))
        self.seed.setPlaceholderText(say("for example 7"))
        self.seed.setMaxLength(40)
        self.seed.textEdited.connect(self._write_number)
        rows.addWidget(self.seed)
        note = say("The same number is the same deal, on every computer.")
        rows.addWidget(label(note, "dim", wrap=True))
        return frame

    def _start_bar(self) -> QWidget:
        bar = QFrame()
        mark(bar, "bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(32, 12, 32, 12)
        row.setSpacing(16)
        self.trouble = label("", "warning", wrap=True)
        self.trouble.setAccessibleName(say("What is missing"))
        self.start = QPushButton(say("Start"))
        self.start.setMinimumWidth(180)
        self.start.setDefault(True)
        mark(self.start, "primary")
        self.start.clicked.connect(self.start_game)
        row.addWidget(self.trouble, 1)
        row.addWidget(self.start)
        return bar

    # ------------------------------------------------------------------ the set-up

    def _write_number(self) -> None:
        self.ways["number"].setChecked(True)
        self._check()

    def seed_chosen(self) -> int:
        """The deal that is chosen. Raises BadSetup."""
        if self.ways["number"].isChecked():
            return read_deal(self.seed.text(), self.form.DEAL_RULE)
        if self.ways["today"].isChecked():
            return self.today
        return self._random.randrange(_RANDOM_DEALS)

    def setup(self) -> Setup:
        """The set-up that is chosen. Raises BadSetup."""
        seed, options = self.seed_chosen(), self.form.options()
        return find_game(self.game_id).make_setup(self.modes.mode, self.seats.count, seed, options)

    def header(self) -> SaveHeader:
        """Names of the seats, and whether the deal was chosen, for the save of the game."""
        return SaveHeader(
            seat_names=self.seats.names(),
            deal_chosen=self.ways["number"].isChecked(),
            seat_levels=self.seats.levels(),
        )

    def _check(self) -> None:
        if self.form is None:
            return
        try:
            self.setup()
        except BadSetup as error:
            self.trouble.setText(str(error))
            # A number that is not there yet is no mistake to point at.
            self.start.setEnabled(False)
        else:
            self.trouble.setText("")
            self.start.setEnabled(True)

    def start_game(self) -> None:
        """Begin the game that is chosen."""
        try:
            setup = self.setup()
        except BadSetup as error:
            self.trouble.setText(str(error))
            return
        self.navigator.start_game(setup, self.header())

    @guard(None)
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts the game from anywhere on the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.start.isEnabled():
            self.start_game()
        else:
            super().keyPressEvent(event)
