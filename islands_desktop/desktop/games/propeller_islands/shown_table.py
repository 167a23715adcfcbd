"""What lies on the table of Propeller Islands, whose hand is open, and how it gets there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject

from islands_desktop.core.game import Transition
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.arrangement import Arrangement
from islands_desktop.desktop.games.propeller_islands.choosing import Choosing
from islands_desktop.desktop.games.propeller_islands.hands import Hands
from islands_desktop.desktop.games.propeller_islands.outlook import told_of
from islands_desktop.desktop.games.propeller_islands.possible import after_activating
from islands_desktop.desktop.games.propeller_islands.scene import PropellerScene
from islands_desktop.desktop.games.propeller_islands.spots import Spot
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.spoken_table import SpokenTable
from islands_desktop.desktop.table.view import TableView
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.state import (
    ACTION,
    ACTIVE,
    BLUEPRINT,
    BONUS,
    OVER,
    State,
)
from islands_desktop.saves.settings import Settings

NOBODY = -1
"""A seat whose view shows no hand at all."""


class ShownTable(SpokenTable, Hands):
    """One game on the table. Subclasses say what can be done, and read the hands of the persons."""

    def __init__(
        self,
        session: GameSession,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        self.scene = PropellerScene(palette, self)
        view = TableView(self.scene, palette)
        SpokenTable.__init__(self, session, view, palette, settings, parent)
        view.set_content(layout.CONTENT)
        self.watched: int | None = None
        """The seat whose island a person has opened, None for the seat to act."""
        self.last_seat = 0
        self.open_hand = 0 if len(session.state.players) == 1 else NOBODY
        """The seat whose blueprints lie open."""
        self.hand_wanted = False
        """Whether somebody has asked for a hand that is not needed."""
        self.choosing = Choosing()
        self.marked: Spot | None = None
        """The spot that keys or the pointer mean."""
        self.after_activating: tuple[Command, ...] = ()
        """What could be activated once the die is used for the island (PROP-3.9)."""

    # ------------------------------------------------------------------ position

    @property
    def view_state(self) -> State:
        """What may be seen: no blueprints in a hand but those of the seat that has opened it."""
        over = self.shown_state.phase == OVER
        opened = self.seat if over else self.open_hand
        state: State = self.session.game.view(self.shown_state, opened)
        return state

    @property
    def seat(self) -> int:
        """The seat whose island is large."""
        return self.last_seat if self.watched is None else self.watched

    @property
    def seats(self) -> int:
        return len(self.session.state.players)

    @property
    def shares_screen(self) -> bool:
        """Whether several people sit at this screen, so that hands are to be covered."""
        return len(self.persons) > 1

    def legal(self) -> list[Command]:
        """Commands that can be given now; none while a past position is shown."""
        if not self.can_play:
            return []
        return list(self.session.game.legal_commands(self.session.state))

    def open_commands(self) -> list[Command]:
        """Legal commands that tell nothing of a covered hand."""
        if self.open_hand == self.last_seat:
            return self.legal()
        return [command for command in self.legal() if command.kind != "complete"]

    def _find_seat(self) -> None:
        state = self.shown_state
        if state.phase != OVER and state.seat != self.last_seat:
            self.last_seat = state.seat
            self.watched = None
            self.hand_wanted = False
            if self.seats > 1:
                self.open_hand = self._uncovered()

    def _uncovered(self) -> int:
        """The seat whose hand nobody at the table may not see: that of the only person."""
        return NOBODY if self.lone_person is None else self.lone_person

    def set_computers(self, seats: Iterable[int]) -> None:
        self.computers = frozenset(seats)
        if self.seats > 1:
            self.open_hand = self._uncovered()
        super().set_computers(seats)

    def arranged(self, seat: int | None = None) -> Arrangement:
        """The table as it should lie now."""
        shown = self.seat if seat is None else seat
        view = self.view_state
        mine = self.open_commands() if shown == view.seat and self.can_play else []
        state = self.session.state
        if mine and state.phase == ACTION and not state.pending:
            mine = [*mine, *after_activating(self.session, state)]
        words = (self._doing(shown), self._hand_words(shown))
        return Arrangement(view, shown, mine, words, self.view.scale_now)

    def _doing(self, seat: int) -> str:
        state = self.shown_state
        if self.position is not None:
            return say("Earlier position: go back to now to play.")
        if state.phase == OVER:
            return say("The game is over.")
        sentence = self.session.game.step(state).sentence
        if seat == state.seat and self.seats > 1:
            return sentence.removeprefix(say("{player}: {sentence}", player=seat_name(seat),
                                             sentence=""))  # fmt: skip
        return sentence

    def _hand_words(self, seat: int) -> str:
        if self.open_hand == seat or self.shown_state.phase == OVER:
            return say("{n} completed", n=len(self.shown_state.players[seat].completed))
        return say("covered")

    def show_state(self) -> None:
        self._clear()
        if self.scene.palette_now is not self.palette:
            self.scene.dress(self.palette)
        self._settle()

    def show_transition(self, transition: Transition[Any]) -> None:
        self._clear()
        if self.watched is not None:
            self.watched = None
            self.scene.reconcile(self.arranged())
        self.scene.show_glow((), ())
        self.scene.show_counts({})
        over = transition.after.phase == OVER
        linger = self.seats > 1 and not over and transition.after.seat != self.last_seat
        told = self._told(transition)
        self.scene.animate(
            transition.events, self.arranged(), self.pace, linger, self._settle, told
        )

    def _told(self, transition: Transition[Any]) -> list[tuple[str, str]]:
        """What happened, or why a person had nothing to do."""
        before: State = transition.before
        told = told_of(transition.events)
        if not self.is_persons(before) or self.has_choice(before):
            return told
        words = say("Nothing can be activated.")
        if before.marks & ACTIVE:
            words = say("Nothing more can be activated.")
        self.announced.emit(words)
        return [("check", words), *told]

    def _clear(self) -> None:
        """What was held, said and asked about the position before is over."""
        self.end_gesture()
        self.close_popup()
        self.leave_message()
        self.choosing = Choosing()

    def end_gesture(self) -> None:
        """Let go what is held, because the ground has changed."""

    def _settle(self) -> None:
        self._find_seat()
        self._choose_anew()
        self.hidden_words = self._hidden()
        self.scene.reconcile(self.arranged())
        self.show_choice()
        self.changed.emit()
        self.tell_end()

    def _hidden(self) -> str:
        covered = self.open_hand != self.last_seat
        if covered and self.can_play and self.session.state.phase == BLUEPRINT:
            return say("The blueprints are covered. Show them first (H on the table).")
        return ""

    @property
    def why_no_hint(self) -> str:
        """The best move may need a blueprint that is covered."""
        covered = self.can_play and self.open_hand != self.session.state.seat
        words = say("The blueprints are covered. Show them first (H on the table).")
        return words if covered else super().why_no_hint

    @abstractmethod
    def _choose_anew(self) -> None:
        """Read what can be done in a new position."""

    @abstractmethod
    def show_choice(self) -> None:
        """Let glow what can be done."""

    def finish_animation(self) -> None:
        self.scene.finish()

    # ------------------------------------------------------------------ hands

    def turn_hand(self) -> None:
        """Cover the blueprints of the seat to act, or ask for them: its owner lifts a curtain."""
        if self.seats == 1 or not self.can_play or self.lone_person is not None:
            return
        if self.open_hand == self.last_seat:
            self.cover()
        else:
            self.hand_wanted = True
            self.changed.emit()

    def open_hand_of(self, seat: int) -> None:
        """The owner of a hand sits at the table: show it."""
        self.finish_animation()
        self.hand_wanted = False
        self.open_hand = seat
        self.watched = None
        self.show_state()

    def cover(self) -> None:
        if self.seats > 1 and self.open_hand != self._uncovered():
            self.finish_animation()
            self.open_hand = self._uncovered()
            self.show_state()

    def hand_due(self) -> int | None:
        """The seat that must be handed the screen before it can go on, None for nobody.

        Nobody needs a hand in the bonus step (PROP-10.3): it is handed over when it is asked for.
        """
        moving = self.scene.choreography is not None
        if not self.shares_screen or not self.can_play or moving:
            return None
        if self.open_hand == self.last_seat:
            return None
        needed = self.session.state.phase != BONUS
        return self.last_seat if needed or self.hand_wanted else None

    def hand_reason(self) -> str:
        """What the seat to act is asked for."""
        return self._doing(self.last_seat)
