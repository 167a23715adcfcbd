"""The hands at the table of several players, and the real clock of speed play (PALM-15.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from islands_desktop.core.phrases import say
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.palm_island.card_table import has_tail
from islands_desktop.desktop.games.palm_island.company_column import column_rect
from islands_desktop.desktop.games.palm_island.company_view import SUMMARY_MS, CompanyView
from islands_desktop.desktop.games.palm_island.grouping import plain_command
from islands_desktop.desktop.games.palm_island.inspector import CardInspector
from islands_desktop.desktop.games.palm_island.items import CardItem, LabelLook
from islands_desktop.desktop.games.palm_island.public_villages import (
    running_words,
    seat_look,
    stored_faces,
)
from islands_desktop.desktop.games.palm_island.seat_plate import SeatPlate
from islands_desktop.desktop.games.palm_island.table_card_look import TableCardLook
from islands_desktop.desktop.games.palm_island.table_cards import TableCardItem
from islands_desktop.desktop.games.palm_island.village_look import VillageLook
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.soon import soon
from islands_desktop.desktop.table.controller import TableAction
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.palm_island.commands import MOST_TENTHS, Command
from islands_desktop.games.palm_island.components import CODES
from islands_desktop.games.palm_island.rules.order import computer_tenths
from islands_desktop.games.palm_island.state import TRACKER_FACE, TURNS, shown_of
from islands_desktop.saves.save_format import SaveHeader
from islands_desktop.saves.settings import Settings

TICK_MS = 500
BOUGHT_MS = 1200
"""How long it stays in sight what somebody has bought or paid."""

MOST_PRICED = 12
"""So many ways to pay for one action are looked at for its handling points."""


class CompanyTable(CompanyView):
    """The table of several seats, with the hands of all persons around it."""

    def __init__(
        self,
        session: GameSession,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        self._header = SaveHeader()
        self._looked = -1
        super().__init__(session, palette, settings, parent)
        self._ticking = QTimer(self)
        self._ticking.setInterval(TICK_MS)
        self._ticking.timeout.connect(self._show_effort)
        self._run_clock()

    # ------------------------------------------------------------------ playing

    def play(self, command: Command) -> bool:  # type: ignore[override]
        if self.summary is not None:
            self.go_on()
        if not self.can_play:
            words = self.waiting_words or self.hidden_words or say("The game is over.")
            self.tell_refusal(words, "")
            return False
        if self.board_hands.asked(command) and self.why_not(command) is None:
            self.board_hands.ask_to_agree(command)
            return False
        return super().play(self._timed(command))

    def play_agreed(self, command: Command) -> None:
        super().play(command)

    def play_for_computer(self, command: Command) -> bool:  # type: ignore[override]
        """A computer's time follows from its handling points (PALM-15.4)."""
        if command.kind == "end_round" and self.uses_clock:
            level = self._header.level_of(command.seat) or "medium"
            handling = self.session.state.villages[command.seat].company.handling
            command = replace(command, tenths=computer_tenths(handling, level))
        return super().play_for_computer(command)

    def end_round(self) -> None:
        command = plain_command(self.session.state, self.seat, "", "end_round")
        refusal = self.why_not(command)
        if refusal is not None:
            self.tell_refusal(str(refusal), refusal.rule)
        else:
            self.play(command)

    # ------------------------------------------------------------------ the clock

    def _timed(self, command: Command) -> Command:
        """A round that a person ends, with the time it took."""
        if not self.uses_clock:
            return command
        if command.kind != "end_round":
            self._header.round_tenths = self._measured
            return command
        self.clock.stop()
        self._header.round_tenths = 0
        return replace(command, tenths=self._measured)

    @property
    def _measured(self) -> int:
        return min(self.clock.tenths, MOST_TENTHS)

    def _run_clock(self) -> None:
        """Time passes while the own deck lies open and the tracker is not on top."""
        if not self.uses_clock:
            return
        seat = self.revealed
        if seat is None or self.session.state.villages[seat].deck[0] == TRACKER_FACE:
            self.clock.stop()
            self._ticking.stop()
        else:
            self.clock.start()
            self._ticking.start()

    def open_hand_of(self, seat: int) -> None:
        super().open_hand_of(seat)
        # A window that is left hides the deck: it is told so by whichever window this page is in.
        self.hand_over.page.window().installEventFilter(self)
        self._run_clock()

    def cover(self) -> None:
        if self.uses_clock and self.revealed is not None:
            self.clock.stop()
            self._header.round_tenths = self._measured
            self.kept.emit()
        super().cover()

    @guard(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A window that is left hides the deck and stops the time."""
        if event.type() == QEvent.Type.WindowDeactivate and self.uses_clock:
            self.cover()
            self.changed.emit()
        return False

    def take_up(self, header: SaveHeader) -> None:
        self._header = header
        self.clock.reset(header.round_tenths)
        self.recall_summary()
        # The page may be in sight already: then nothing else brings up the first curtain.
        soon(self, self.hand_over.refresh)

    def leave_page(self) -> None:
        self.hand_over.leave_page()

    # ------------------------------------------------------------------ handling points

    def effort_words(self, commands: Sequence[Command]) -> str:
        """The fewest handling points that an action adds (PALM-15.2)."""
        state = self.session.state
        if not commands or state.setup.mode != "speed" or self.uses_clock:
            return ""
        before = state.villages[self.seat].company.handling
        game = self.session.game
        added = (
            game.successor(state, command).villages[self.seat].company.handling - before
            for command in sorted(commands, key=lambda c: len(c.payment))[:MOST_PRICED]
        )
        return say("+{points}", points=min(added))

    def _settled(self) -> None:
        super()._settled()
        self._run_clock()
        self._show_effort()

    def _show_effort(self) -> None:
        """Above the places: the round, and what the order of buying will go by."""
        state = self.shown_state
        if state.setup.mode != "speed" or self.on_board:
            return
        points = state.villages[self.seat].company.handling
        words = say("handling {points}", points=points)
        if self.uses_clock:
            words = running_words(self.clock.tenths)
        icon = "sun" if state.tracker_face in ("FT", "FB") else "moon"
        look = LabelLook(icon, say("Round {n}", n=state.round), words)
        self.scene.round_label.show_look(look)

    def set_computers(self, seats: Iterable[int]) -> None:
        self.computers = frozenset(seats)
        super().set_computers(seats)

    def linger_ms(self) -> int:
        if self.summary is not None:
            return SUMMARY_MS
        return BOUGHT_MS if self.on_board and self._note else 0

    def actions(self) -> tuple[TableAction, ...]:
        if not self._ready:
            return ()
        if self.on_board:
            return tuple(self.board_hands.actions()) if self.position is None else ()
        own = super().actions() if self.can_play else ()
        words = say("Players")
        return (*own, TableAction("players", words, "K", "people",
                                  trigger=self.look_at_next_village))  # fmt: skip

    def press_main(self) -> None:
        self.by_key = False
        self.board_hands.pay()

    def press_rest(self) -> None:
        self.by_key = False
        if self.summary is not None:
            self.go_on()
        else:
            self.board_hands.finish()

    # ------------------------------------------------------------------ hands

    def take_key(self, key: int) -> bool:
        if key == Qt.Key.Key_K:
            self.by_key = True
            self.look_at_next_village()
            return True
        if not self.on_board:
            return super().take_key(key)
        self.by_key = True
        if self.board_hands.take_key(key):
            return True
        return self._take_travel_key(key)

    def _take_travel_key(self, key: int) -> bool:
        """Undo, redo and fit mean the same as with a deck."""
        travel = {
            Qt.Key.Key_Z: self.undo,
            Qt.Key.Key_Y: self.redo,
            Qt.Key.Key_B: self.undo_to_start,
            Qt.Key.Key_0: self.fit,
        }
        step = next((do for name, do in travel.items() if name == key), None)
        if step is not None:
            step()
        return step is not None

    def press(self, item: Piece, event: QGraphicsSceneMouseEvent) -> bool:
        if isinstance(item, SeatPlate):
            self.look_at_village(item.look.seat)
            return True
        if self.on_board:
            self.by_key = False
            self.copy.leave()
            return self.board_hands.press(item, event)
        if isinstance(item, TableCardItem):
            self.leave_message()
            self.look_at(item)
            return True
        return super().press(item, event)

    def point_at(self, command: Command) -> None:
        if self.on_board:
            self.board_hands.point_at(command)
        else:
            super().point_at(command)

    def look_at_next_village(self) -> None:
        """The villages one after the other, first the next after the own."""
        seats = self.session.setup.seats
        self._looked = (self._looked + 1) % seats
        if not self.on_board and self._looked == self.seat:
            self._looked = (self._looked + 1) % seats
        self.look_at_village(self._looked)

    def look_at_village(self, seat: int) -> None:
        """What all may know of a village, in full (PALM-16.3)."""
        told = self.told_state
        running = told.common is not None and told.common.phase == TURNS and not told.over
        village = told.villages[seat]
        shown = village.company.shown if running else shown_of(village)
        stored = frozenset(CODES[face >> 2] for face in stored_faces(told, seat))
        look = VillageLook(seat_look(told, seat), shown.levels, stored, self.palette,
                           pace=self.pace)  # fmt: skip
        plates = self.board.plates if self.on_board else []
        anchor = plates[seat].rect if plates else column_rect(has_tail(told.setup))
        self.open(look, anchor)

    def look_at(self, item: Piece) -> None:
        anchor = item.mapRectToScene(item.boundingRect())
        if isinstance(item, TableCardItem):
            look = TableCardLook(item.card, item.words, self.palette, pace=self.pace)
            self.open(look, anchor)
            return
        if not isinstance(item, CardItem):
            return
        face = item.face
        self.open(
            CardInspector(
                face.code,
                face.state,
                self.palette,
                both_sides=False,
                round=self.shown_state.round,
                pace=self.pace,
            ),
            anchor,
        )

    def move(self, item: Piece, event: QGraphicsSceneMouseEvent) -> None:
        if self.on_board:
            self.board_hands.move(item, event)
        else:
            super().move(item, event)

    def release(self, item: Piece, event: QGraphicsSceneMouseEvent) -> None:
        if self.on_board:
            self.board_hands.release(item, event)
        else:
            super().release(item, event)

    def enter(self, item: Piece) -> None:
        if self.on_board:
            if isinstance(item, CardItem) and self.popup is None:
                self.copy.wait_for(item)
        else:
            super().enter(item)

    def leave(self, item: Piece) -> None:
        if self.on_board:
            self.copy.leave()
        else:
            super().leave(item)

    def cancel_gesture(self) -> bool:
        self.board_hands.let_go()
        return super().cancel_gesture()

    def needed_rects(self) -> Sequence[QRectF]:
        if not self.on_board:
            return super().needed_rects()
        board = self.board
        return (board.desk.rect, board.rest_button.rect)

    def focus_rect(self) -> QRectF:
        if not self.on_board:
            return super().focus_rect()
        return self.board_hands.focus_rects().get(self.board_hands.focus, self.board.desk.rect)
