"""Several people at one table: brings up curtains and the prompt, gives the passes that are due.

What comes next is decided by `games.rabbit_island.hot_seat`; automatic passes are ordinary
commands. Which of them nobody chose, and how everybody wishes to be asked, the saved game keeps.
"""

from __future__ import annotations

from functools import partial
from typing import Protocol, cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from islands_desktop.core.phrases import phrase, say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.rabbit_island.passing_menu import PassingButton
from islands_desktop.desktop.games.rabbit_island.prompt import Prompt
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.soon import soon
from islands_desktop.desktop.table.controller import TableAction, TableController
from islands_desktop.desktop.table.curtain import Curtain
from islands_desktop.games.rabbit_island.events import ActionPlayed
from islands_desktop.games.rabbit_island.hot_seat import (
    ANSWER_MS,
    CARD_MS,
    CURTAIN,
    CURTAIN_POINTS,
    HAND,
    PASS,
    PROMPT,
    HotSeat,
    Showing,
)
from islands_desktop.games.rabbit_island.rules.checks import decider_of
from islands_desktop.games.rabbit_island.state import ASK, State
from islands_desktop.saves.save_format import SaveHeader

CURTAIN_MS = 600
"""How long what happened stays in sight before a curtain comes up over it."""

_LOOK = phrase("Look at your hand.")
_REASONS = {
    "place": phrase("Lay two tiles."),
    "movement": phrase("Play a Movement Card."),
    "ask": phrase("Play an Action Card, or pass."),
    "discard": phrase("Discard an Action Card: five are the most you may keep."),
}


class Covering(Protocol):
    """What the table's controller has besides: the seat whose hand lies open, and motion."""

    revealed: int | None

    def reveal(self, seat: int) -> None: ...

    def cover(self) -> None: ...

    @property
    def is_moving(self) -> bool: ...

    @property
    def tray_top(self) -> int: ...


class HotSeatTable(QObject):
    """Goes with a controller that is `Covering`, too.

    `page` is the page on which the table lies: curtains cover its window while it is shown.
    """

    def __init__(self, controller: TableController, page: QWidget | None = None) -> None:
        super().__init__(controller)
        self.controller = controller
        self.hands = cast(Covering, controller)
        self.logic = HotSeat(controller.session)
        self.page = page if page is not None else controller.view
        self.curtain: Curtain | None = None
        self.prompt: Prompt | None = None
        self.passing = [PassingButton(seat, controller.palette) for seat in self.logic.humans]
        for button in self.passing:
            button.chosen.connect(self.set_passing)
            controller.destroyed.connect(button.deleteLater)
        self._header = SaveHeader()
        self._busy = self._has_left = False
        self._cursor = controller.session.cursor
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._go_on)
        self._due: Showing | None = None
        controller.changed.connect(self.refresh)
        self.page.installEventFilter(self)

    def take_up(self, header: SaveHeader) -> None:
        """Go on with what a saved game keeps of the wishes and the automatic passes."""
        self._header = header
        self.logic.take_up(header.passing, header.automatic)
        # The page may be in sight already: then nothing else brings up the first curtain.
        soon(self, self.refresh)

    def _keep(self) -> None:
        """Write down for the saved game what has changed."""
        wishes, self._header.automatic = self.logic.wishes(), tuple(sorted(self.logic.automatic))
        if wishes != self._header.passing:
            self._header.passing = wishes
            self.controller.kept.emit()

    # ------------------------------------------------------------------ following the game

    def refresh(self) -> None:
        """Bring up what comes next, or take it away."""
        if self._busy:
            return
        self._busy = True
        try:
            self._refresh()
        finally:
            self._busy = False

    def _refresh(self) -> None:
        if self.hands.is_moving:
            self._hide(self.prompt)
            self._clock.stop()
            return
        self.logic.revealed = self.hands.revealed
        shown = self.logic.showing()
        if self.hands.revealed != self.logic.revealed:
            self.hands.cover()
        self._keep()
        lone = self.controller.lone_person
        if lone is not None and not self.logic.open_table and self.hands.revealed != lone:
            self.hands.reveal(lone)
        alone = shown.kind == HAND and not self.logic.shares_screen
        if alone and self.hands.revealed != shown.seat:
            self.hands.reveal(shown.seat)
        self.controller.hidden_words = self._hidden_words()
        for button in self.passing:
            button.show_way(self.logic.passing(button.seat), self.controller.palette)
        cursor, self._cursor = self._cursor, self.controller.session.cursor
        self._bring_up(shown, moved=cursor != self._cursor)

    def _bring_up(self, shown: Showing, moved: bool) -> None:
        past = self.controller.position is not None
        away = past or self._has_left or not self.page.isVisible()
        if away or shown.kind != PROMPT:
            self._hide(self.prompt)
        if away or shown.kind != CURTAIN:
            self._hide(self.curtain)
        if away or shown.kind not in (PASS, CURTAIN, PROMPT):
            self._clock.stop()
        elif shown.kind == PASS:
            self._wait(shown, self._answer_ms(shown))
        elif shown.kind == PROMPT:
            self._clock.stop()
            self._ask(shown)
        elif self.curtain is None or self.curtain.isHidden() or self.curtain.seat != shown.seat:
            self._wait(shown, CURTAIN_MS if moved else 0)

    def _wait(self, shown: Showing, milliseconds: float) -> None:
        self._due = shown
        wait = round(milliseconds * self.controller.pace)
        if wait or shown.kind == PASS:
            self._clock.start(wait)
        else:
            self._draw_curtain(shown.seat)

    def _answer_ms(self, shown: Showing) -> float:
        """How long to wait before a pass, so that a card that was just played can be seen."""
        history = self.controller.session.history
        events = history[-1].events if history else ()
        if any(isinstance(event, ActionPlayed) for event in events):
            return CARD_MS
        return ANSWER_MS if shown.auto else 0

    def _go_on(self) -> None:
        due, shown = self._due, self.logic.showing()
        if shown != due or self.controller.position is not None or not self.page.isVisible():
            return
        if shown.kind == CURTAIN:
            self._draw_curtain(shown.seat)
        elif shown.command is not None:
            if shown.auto:
                self.logic.automatic.add(self.controller.session.cursor)
                self._keep()
            self.controller.play(shown.command)

    # ------------------------------------------------------------------ curtain and prompt

    def _draw_curtain(self, seat: int) -> None:
        window = self.page.window()
        if self.curtain is None or self.curtain.parentWidget() is not window:
            self.curtain = Curtain(window, "rabbit_island", self._palette, self.take_key)
            self.curtain.lifted.connect(self.lift)
            self.controller.destroyed.connect(self.curtain.deleteLater)
        state: State = self.controller.session.state
        self.curtain.draw(seat, say(_REASONS.get(state.point, _LOOK)))

    def lift(self, seat: int) -> None:
        """“I am NAME”: show the hand of that seat."""
        self._hide(self.curtain)
        self.logic.lift(seat)
        self.hands.reveal(seat)
        self.refresh()
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_for_hand(self) -> None:
        """Somebody at the table wants to see the hand that is due: a claim, or a curtain."""
        if self.controller.position is not None:
            return
        shown = self.logic.showing()
        if shown.kind == PROMPT and shown.seat in shown.seats:
            self.claim(shown.seat)
        elif shown.seat in self.logic.humans and shown.kind != PROMPT:
            self._draw_curtain(shown.seat)

    def _ask(self, shown: Showing) -> None:
        ground = self.controller.view.parentWidget() or self.controller.view
        if self.prompt is None or self.prompt.parentWidget() is not ground:
            self.prompt = Prompt(ground, self._palette, lambda: self.hands.tray_top)
            self.prompt.nobody.connect(self.answer_nobody)
            self.prompt.claimed.connect(self.claim)
            self.controller.destroyed.connect(self.prompt.deleteLater)
            # The table may be gone a moment before: nothing asks for a place on it any more.
            self.controller.view.destroyed.connect(self.prompt.hide)
        fresh = self.prompt.isHidden()
        self.prompt.ask(self.controller.session.state, shown.seats)
        if fresh:
            self.controller.announced.emit(self.prompt.words.text())

    def answer_nobody(self) -> None:
        """Nobody of those who are listed plays a card."""
        self.logic.answer_nobody()
        self.controller.changed.emit()

    def claim(self, seat: int) -> None:
        """A listed seat wants to play."""
        if seat not in self.logic.asked_seats():
            return
        self.logic.claim(seat)
        self.controller.changed.emit()

    def _palette(self) -> Palette:
        return self.controller.palette

    @staticmethod
    def _hide(widget: QWidget | None) -> None:
        if widget is not None and isValid(widget):
            widget.hide()

    # ------------------------------------------------------------------ what else people do

    def set_passing(self, seat: int, way: str) -> None:
        """Choose how a seat is asked from now on."""
        self.logic.set_passing(seat, way)
        self.controller.changed.emit()

    def take_key(self, key: int) -> bool:
        """Keys of the prompt, and Esc that ends automatic passing; whether it meant something."""
        if key == Qt.Key.Key_Escape and self.logic.end_passing():
            self.controller.announced.emit(say("Everybody is asked again."))
            self.controller.changed.emit()
            return True
        return self.is_asking and self.prompt is not None and self.prompt.take_key(key)

    def remarks(self) -> dict[int, str]:
        """Entries of the log that are passes nobody gave by hand, and what is said of them."""
        history = self.controller.session.history
        return {
            number: say("{player} passes automatically.", player=seat_name(decider))
            for number in self.logic.automatic
            if number < len(history) and (decider := decider_of(history[number].before)) is not None
        }

    def actions(self) -> tuple[TableAction, ...]:
        """What the prompt offers, for the action bar."""
        nobody = TableAction("nobody", say("Nobody plays a card"), "N", "forward",
                             trigger=self.answer_nobody, brief=say("Nobody"))  # fmt: skip
        claims = [
            TableAction(f"claim_{seat}", say("{name} wants to play", name=seat_name(seat)),
                        str(seat + 1), "", trigger=partial(self.claim, seat),
                        brief=seat_name(seat))
            for seat in self.logic.asked_seats()
        ]  # fmt: skip
        return (nobody, *claims)

    def everybody_words(self) -> str:
        """Who is asked at once by the prompt, "" while one seat decides."""
        if not self.asks_everybody():
            return ""
        names = ", ".join(map(seat_name, self.logic.asked_seats()))
        if not names:
            return say("Nobody is left to be asked.")
        return say("Asked whether they play an Action Card: {names}.", names=names)

    def set_humans(self, humans: tuple[int, ...]) -> None:
        """People play these seats from now on, the computer all others."""
        self.logic.set_humans(humans)
        for button in self.passing:
            button.setEnabled(button.seat in humans)
            # Without a place yet it would come up as a window of its own.
            button.setVisible(button.isEnabled() and button.parentWidget() is not None)

    def asks_everybody(self) -> bool:
        """Whether the choice that is due is one for the prompt."""
        state: State = self.controller.session.state
        seat = decider_of(state)
        persons = seat in self.logic.humans and seat not in self.logic.open_hands()
        return state.point == ASK and persons

    @property
    def is_asking(self) -> bool:
        """Whether the prompt is up."""
        return self.prompt is not None and not self.prompt.isHidden()

    def _hidden_words(self) -> str:
        """Why the list of commands is not shown, "" where the choice is public or its hand open."""
        state: State = self.controller.shown_state
        seat = decider_of(state)
        private = state.point == ASK or state.point in CURTAIN_POINTS
        if not private or seat is None or seat in self.logic.open_hands():
            return ""
        return say("The hand of {name} is covered.", name=seat_name(seat))

    def leave_page(self) -> None:
        """Come up no more: the table is taken off its page."""
        self._has_left = True
        self._rest()

    def _rest(self) -> None:
        self._clock.stop()
        self._hide(self.prompt)
        self._hide(self.curtain)

    @guard(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Curtains and prompts come and go with the page."""
        if event.type() == QEvent.Type.Show:
            self.refresh()
        elif event.type() == QEvent.Type.Hide:
            self._rest()
        return False
