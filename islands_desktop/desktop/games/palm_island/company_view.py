"""What several players see (PALM-12 to 15): the own deck of one, or the table all share.

Each person plays the own round on the table of one deck, behind a curtain where several share the
screen. Between two rounds, and while nobody's deck lies open, all look at the shared table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsScene, QWidget

from islands_desktop.core.game import Transition
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.palm_island import board_layout, layout
from islands_desktop.desktop.games.palm_island.board_keys import BoardKeys
from islands_desktop.desktop.games.palm_island.board_looks import (
    final_board,
    paying_board,
    running_board,
    summary_board,
)
from islands_desktop.desktop.games.palm_island.board_scene import BoardLook, BoardScene, ButtonLook
from islands_desktop.desktop.games.palm_island.card_table import has_tail
from islands_desktop.desktop.games.palm_island.company_column import CompanyColumn, column_rect
from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from islands_desktop.desktop.games.palm_island.public_villages import (
    is_between,
    running_look,
    seats_meeting,
    table_cards,
    values_below,
)
from islands_desktop.desktop.games.palm_island.round_clock import RoundClock
from islands_desktop.desktop.games.palm_island.round_summary import (
    RoundSummary,
    disaster_words,
    ends_round,
    event_words,
)
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.hand_over import HandOver
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.components import ROUNDS
from islands_desktop.games.palm_island.rules.group import common_of
from islands_desktop.games.palm_island.state import GROUP, TURNS, State
from islands_desktop.games.palm_island.told import told_state
from islands_desktop.saves.settings import Settings

SUMMARY_MS = 2600
"""How long the end of a round stays where only computers play."""

MOST_LISTED = 400
"""More commands than these are not listed: there are that many joint payments."""


class CompanyView(PalmIslandController):
    """What lies on the table of several seats, and whose deck is open."""

    def __init__(
        self,
        session: GameSession,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        setup = session.setup
        self.revealed: int | None = None
        """The seat whose owner has lifted the curtain in this round."""
        self.summary: RoundSummary | None = None
        self.clock = RoundClock()
        self._note = ""
        self._ready = False
        self.board = BoardScene(
            setup.mode, setup.seats, palette, self, self.press_main, self.press_rest
        )
        self.board_hands = BoardKeys(self)
        self.column: CompanyColumn | None = None
        super().__init__(session, palette, settings, parent)
        self.board.setParent(self.view)
        self.view.scale_settled.connect(self.board.update)
        page = parent if isinstance(parent, QWidget) else None
        self.hand_over = HandOver(self, self, page, "palm_island")
        self.changed.connect(self.hand_over.refresh)
        self._ready = True
        self.show_state()

    def press_main(self) -> None:
        """The button at the desk of the shared table."""

    def press_rest(self) -> None:
        """The button beside what is said on the shared table."""

    def play_agreed(self, command: Command) -> None:
        """Give a command to which all have agreed whose cards are used (PALM-13.14)."""

    def look_at(self, item: Piece) -> None:
        """A large copy of a card between the players, or of a stored one."""

    # ------------------------------------------------------------------ whose deck lies open

    @property
    def uses_clock(self) -> bool:
        """Whether time is measured (PALM-15.4)."""
        return bool(self.session.setup.option("clock"))

    @property
    def deciding_seat(self) -> int:
        """In whose name commands are given: in the group phase a person's (PALM-13.4)."""
        state = self.session.state
        if not state.over and common_of(state).phase == GROUP and self.persons:
            return self.persons[0]
        return self.session.game.actor(state) or 0

    @property
    def open_seat(self) -> int | None:
        """The seat whose deck may be seen now, None for nobody's."""
        lone = self.lone_person
        if lone is not None and not self.uses_clock:
            return lone
        return self.revealed

    @property
    def on_board(self) -> bool:
        """Whether the shared table is shown, not a deck."""
        state: State = self.shown_state
        between = state.over or is_between(state)
        return self.summary is not None or between or self.open_seat is None

    @property
    def eyes(self) -> frozenset[int] | None:
        told = super().eyes
        if told is None or self.open_seat is None:
            return told
        return frozenset((self.open_seat,))

    def _cover_if_due(self) -> None:
        """A deck lies open only while its owner has the round to play."""
        state = self.session.state
        playing = not state.over and common_of(state).phase == TURNS
        if self.revealed is not None and not (
            playing and self.session.game.actor(state) == self.revealed
        ):
            self.revealed = None
            self.clock.reset()

    def hand_due(self) -> int | None:
        """The seat that must lift a curtain before it can play, None for nobody (PALM-12.3)."""
        state = self.session.state
        deciding = self.position is None and self.is_persons(state)
        if self.summary is not None or not deciding or self.is_moving:
            return None
        if common_of(state).phase != TURNS:
            return None
        seat = self.session.game.actor(state)
        return None if seat is None or seat == self.open_seat else seat

    def hand_reason(self) -> str:
        """What the seat is asked for, in public."""
        state = self.session.state
        words = say("Play round {n} of {rounds} with your own deck.", n=state.round, rounds=ROUNDS)
        if self.uses_clock:
            return f"{words} {say('The time runs from now on.')}"
        threat = disaster_words(state)
        return f"{threat} {words}" if threat else words

    def open_hand_of(self, seat: int) -> None:
        """The owner of a deck sits at the table: show it."""
        self.finish_animation()
        self.revealed = seat
        self.show_state()
        self.changed.emit()

    def cover(self) -> None:
        """Hide the deck where several persons share the screen, and stop the time."""
        if self.revealed is not None:
            self.finish_animation()
            self.revealed = None
            self.show_state()

    # ------------------------------------------------------------------ what is shown

    @property
    def told_state(self) -> State:
        """The shown position as far as all may know it, for scores and plates."""
        position = self.session.cursor if self.position is None else self.position
        return told_state(self.session.state_at, position, self.open_seat)

    @property
    def is_moving(self) -> bool:
        return self.scene.choreography is not None or self.board.choreography is not None

    @property
    def is_asking(self) -> bool:
        return super().is_asking or (self.summary is not None and bool(self.persons))

    @property
    def hidden_words(self) -> str:
        """Why the list of commands is not shown, "" where it is."""
        state = self.session.state
        if state.over:
            return ""
        if common_of(state).phase == TURNS:
            seat = self.session.game.actor(state) or 0
            if seat == self.open_seat:
                return ""
            return say("The deck of {player} is covered.", player=seat_name(seat))
        if len(self.board_hands.commands()) > MOST_LISTED:
            return say("There are too many ways to pay for a list: choose cards on the table.")
        return ""

    @hidden_words.setter
    def hidden_words(self, words: str) -> None:
        """It is worked out; the base class only begins with none."""

    @property
    def everybody_words(self) -> str:
        state = self.session.state
        if self.summary is not None:
            return say("Round {n} is over. Continue when everybody has seen it.",
                       n=self.summary.round)  # fmt: skip
        if state.over or self.position is not None:
            return ""
        if common_of(state).phase == TURNS:
            seat = self.session.game.actor(state) or 0
            if seat != self.open_seat:
                return say("{player} plays the round.", player=seat_name(seat))
        return ""

    def _show_scene(self, scene: QGraphicsScene) -> None:
        """Put the table of one deck, or the shared one, into the view."""
        if self.view.scene() is not scene:
            self.close_popup()
            self.leave_message()
            self.copy.leave()
            self.view.setScene(scene)
            self.view.set_content(self._content(scene))

    def _content(self, scene: QGraphicsScene) -> QRectF:
        if scene is self.board:
            return board_layout.CONTENT
        tail = has_tail(self.session.setup)
        own = layout.content_rect(tail)
        return own.united(column_rect(tail).adjusted(0, 0, 18, 0))

    def show_state(self) -> None:
        if not self._ready:  # the solo table shows itself before this one is complete
            return
        if self.board.palette_now is not self.palette:
            self.board.dress(self.palette)
        if self.summary is not None and self.summary.cursor != self.session.cursor:
            self.summary = None
        self._cover_if_due()
        self.board_hands.begin()
        if self.on_board:
            self._clear()
            self._show_scene(self.board)
            self.show_board()
            if self.summary is None:
                self.tell_end()
            return
        assert self.open_seat is not None
        self.seat = self.open_seat
        self._show_scene(self.scene)
        super().show_state()

    def show_board(self) -> None:
        """Show on the shared table what is true and chosen now."""
        self.board.show_look(self.board_look())
        self.board.ring.surround(self.board_hands.focus_rects().get(self.board_hands.focus))

    def board_look(self) -> BoardLook:
        """What the shared table shows now."""
        state: State = self.shown_state
        if self.summary is not None:
            return summary_board(self.summary, after=True, waits=bool(self.persons))
        if state.over:
            return final_board(state)
        if not is_between(state):
            acts = self.session.game.actor(state)
            return running_board(self.told_state, acts)
        hands = self.board_hands
        if not hands.is_paying:
            desk = replace(hands.desk, target="", chosen=frozenset())
            look = paying_board(state, desk, None, False, frozenset(), self._note)
            return replace(look, desk=None, main=ButtonLook(), rest=ButtonLook())
        refusal = hands.refusal()
        return paying_board(state, hands.desk, refusal, hands.is_legal, hands.payable(), self._note)

    def show_transition(self, transition: Transition[Any]) -> None:
        self._note, self.summary = "", None
        if ends_round(transition.events) and self.session.setup.mode != "cooperative":
            self._summarise(transition)
            return
        own = self.open_seat
        self._cover_if_due()
        self.board_hands.begin()
        if self.on_board:
            self._animate_board(transition)
            return
        assert self.open_seat is not None
        seen = tuple(event for event in transition.events if event.seen_by(frozenset((own,))))  # type: ignore[arg-type]
        if self.view.scene() is not self.scene:
            self.show_state()
            return
        super().show_transition(replace(transition, events=seen))

    def _animate_board(self, transition: Transition[Any]) -> None:
        """What the group or a buyer did, or a round that somebody ended."""
        self._clear()
        told = " ".join(words for event in transition.events if (words := event_words(event)))
        self._note = told
        self._show_scene(self.board)
        self.board.animate(transition.events, self.board_look(), self.pace, self._board_settled)

    def _board_settled(self) -> None:
        if self.summary is None:
            self.tell_end()
        self.changed.emit()

    def _summarise(self, transition: Transition[Any]) -> None:
        """Show what the end of the round brought, until somebody goes on."""
        self._clear()
        self.clock.reset()
        self.summary = RoundSummary.of(transition, self.session.cursor)
        self.revealed = None
        self._show_scene(self.board)
        self.board.show_look(summary_board(self.summary, after=False, waits=False))
        self.announced.emit(self.summary.words)
        self.board.animate(self.summary.events, self.board_look(), self.pace, self._board_settled)
        if not self.persons:
            QTimer.singleShot(round(SUMMARY_MS * max(self.pace, 0.1)), self, self.go_on)

    def show_position(self, position: int | None) -> None:
        if position is not None:  # who looks back has seen how the round ended
            self.summary = None
        super().show_position(position)

    def recall_summary(self) -> None:
        """Where a game was left right after a round, show again how that round ended."""
        session = self.session
        if session.state.over or session.setup.mode == "cooperative" or not session.cursor:
            return
        last = session.history[-1]
        if ends_round(last.events):
            self.summary = RoundSummary.of(last, session.cursor)
            self.show_state()

    def go_on(self) -> None:
        """Everybody has seen how the round ended."""
        if self.summary is None:
            return
        self.finish_animation()
        self.summary = None
        self.show_state()
        self.changed.emit()

    def _settled(self) -> None:
        self.show_column()
        super()._settled()

    def show_column(self) -> None:
        """Show beside the own deck what all know."""
        if self.column is not None and self.column.palette is not self.palette:
            self.column.clear()
            self.column = None
        if self.column is None:
            tail = has_tail(self.session.setup)
            self.column = CompanyColumn(self.scene, tail, self.palette, self)
        told = self.told_state
        cards = table_cards(told)
        acts = self.session.game.actor(self.shown_state)
        casual = told.setup.mode == "casual"
        met = {c.code: tuple(s for s in seats_meeting(told, c.code) if s == self.seat)
               for c in cards} if casual else {}  # fmt: skip
        below = {card.code: values_below(told, card.code) for card in cards if card.priced}
        looks = [
            running_look(told, seat, seat == acts)
            for seat in range(told.setup.seats)
            if seat != self.seat
        ]
        self.column.show(told.setup.mode, cards, below, met, looks)

    def finish_animation(self) -> None:
        self.board.finish()
        super().finish_animation()

    @property
    def can_play(self) -> bool:
        allowed = super().can_play
        if not allowed or not self._ready or is_between(self.session.state):
            return allowed
        return allowed and self.session.game.actor(self.session.state) == self.open_seat
