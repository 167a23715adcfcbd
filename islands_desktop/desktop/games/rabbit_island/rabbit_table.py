"""The table of Rabbit Island without the gestures: what lies there, and what is said about it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QToolTip

from islands_desktop.core.game import Transition
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.rabbit_island.camera import Cell
from islands_desktop.desktop.games.rabbit_island.choosing import Choosing
from islands_desktop.desktop.games.rabbit_island.enactment import Enactment
from islands_desktop.desktop.games.rabbit_island.hands import Hands
from islands_desktop.desktop.games.rabbit_island.harvest import HarvestLook, harvest_look
from islands_desktop.desktop.games.rabbit_island.island_view import IslandView
from islands_desktop.desktop.games.rabbit_island.scene import RabbitIslandScene
from islands_desktop.desktop.games.rabbit_island.table_words import bubble_look, tray_words
from islands_desktop.desktop.games.rabbit_island.window_look import window_look
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.spoken_table import SpokenTable
from islands_desktop.games.rabbit_island.commands import Command
from islands_desktop.games.rabbit_island.state import ASK, NOBODY, State
from islands_desktop.saves.settings import Settings


class RabbitTable(SpokenTable, Hands):
    """One game on the table. Hands are covered until somebody says who sits there."""

    def __init__(
        self,
        session: GameSession,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        self.scene = RabbitIslandScene(palette, self)
        view = IslandView(self.scene, palette)
        SpokenTable.__init__(self, session, view, palette, settings, parent)
        self.revealed: int | None = None
        """The seat whose hand is shown, None while all hands are covered."""
        self.covers_by_itself = True
        """Whether a hand is covered when another seat decides; not where one person plays alone."""
        self.harvest: HarvestLook | None = None
        self.choosing = Choosing(self.view_state, [], self.hand_seat)
        self.start: QPointF | None = None
        """Where the tile that is placed next comes from."""
        view.reshaped.connect(self._reshape)
        view.scale_settled.connect(self.scene.update)
        view.zoomed.connect(self.scene.zoom)
        view.panned.connect(self.scene.pan)

    # ------------------------------------------------------------------ position

    @property
    def is_open_table(self) -> bool:
        """Whether all hands lie open by the options of the game."""
        return bool(self.session.setup.option("open_table"))

    @property
    def view_state(self) -> State:
        """What may be seen on this table now: what is public, and the hand that is shown."""
        seat = NOBODY if self.revealed is None else self.revealed
        state: State = self.session.game.view(self.shown_state, seat)
        return state

    @property
    def decider(self) -> int | None:
        """The seat that decides in the position shown, None at the end."""
        return self.session.game.actor(self.shown_state)

    @property
    def hand_seat(self) -> int:
        """The seat whose hand lies in the tray, face up or face down."""
        if self.revealed is not None:
            return self.revealed
        state: State = self.shown_state
        return state.active if self.decider is None else self.decider

    @property
    def hand_is_open(self) -> bool:
        """Whether the faces of the hand in the tray may be seen."""
        return self.is_open_table or self.revealed is not None

    @property
    def can_play_hand(self) -> bool:
        """Whether the hand in the tray is that of a person, in a game that goes on."""
        return self.decider is not None and self.hand_seat not in self.computers

    def legal(self) -> list[Command]:
        """Commands that can be given now; none while a past position is shown."""
        if not self.can_play:
            return []
        return list(self.session.game.legal_commands(self.session.state))

    def legal_here(self) -> list[Command]:
        """Those that the persons at the table may know of: none of a covered hand."""
        legal = self.legal()
        if legal and self.hand_is_open and legal[0].seat == self.hand_seat:
            return legal
        return [command for command in legal if not (command.tile or command.card)]

    # ------------------------------------------------------------------ hands

    def reveal(self, seat: int) -> None:
        """Show the hand of a seat, because its person sits at the table alone now."""
        self._clear()
        self.finish_animation()
        self.revealed = seat if 0 <= seat < self.session.setup.seats else None
        self._settle()

    def cover(self) -> None:
        """Cover all hands."""
        self._clear()
        self.finish_animation()
        self._hide_hand()
        self._settle()

    def press_reveal(self) -> None:
        """The button in the tray: show the hand that is due, or cover the one that is shown."""
        if self.is_open_table:
            return
        if self.revealed is None:
            self.reveal(self.hand_seat)
        else:
            self.cover()

    def _cover_after(self) -> None:
        """The first decision of another seat covers the hand (RABB-14.7)."""
        actor = self.session.game.actor(self.session.state)
        covers = self.covers_by_itself and self.lone_person is None
        if covers and actor is not None and actor != self.revealed:
            self._hide_hand()

    def _hide_hand(self) -> None:
        """Cover the hand, and what a tool tip still says of it."""
        if self.revealed is not None:
            QToolTip.hideText()
        self.revealed = None

    # ------------------------------------------------------------------ showing

    def show_state(self) -> None:
        self._clear()
        self.harvest = None
        if self.scene.palette_now is not self.palette:
            self.scene.dress(self.palette)
        self._settle()

    def show_transition(self, transition: Transition[Any]) -> None:
        self._clear()
        self.harvest = harvest_look(transition)
        self.scene.show_harvest(None)
        self.scene.show_bubble(None, (0, 0))
        self.scene.show_turn(self.view_state, self.decider)
        self._say_in_tray()
        enactment = Enactment(self.scene, self.pace, self.start)
        self.start = None
        enactment.begin(transition, self.harvest, self._settle)

    def _clear(self) -> None:
        """What was held, said and asked about the position before is over."""
        self.scene.show_note(None)
        self.end_gesture()
        self.close_popup()
        self.leave_message()

    def end_gesture(self) -> None:
        """Let go what is held, because the ground has changed."""

    def open(self, popup: ScenePopup, anchor: QRectF) -> None:
        """What is held lies again before a question is put."""
        self.end_gesture()
        super().open(popup, anchor)

    def _settle(self) -> None:
        self._cover_after()
        self.choosing = Choosing(self.view_state, self.legal_here(), self.hand_seat)
        self.scene.reconcile(self.view_state, self.decider)
        self._show_tray()
        self.scene.show_harvest(self.harvest)
        self.show_choosing()
        self.changed.emit()
        self.tell_end()

    def _show_tray(self) -> None:
        seat, scene = self.hand_seat, self.scene
        scene.show_hand(self.choosing.entries)
        for number, piece in enumerate(scene.hand):
            piece.say_ends(self.choosing.end_names(number))
        self._say_in_tray()
        button = scene.reveal_button
        asks = not self.is_open_table and self.lone_person is None and self.can_play_hand
        button.setVisible(asks)
        if self.revealed is None:
            button.say(say("I am {name}", name=seat_name(seat)), "H")
        else:
            button.say(say("Cover"), "H", primary=False)

    def _say_in_tray(self) -> None:
        seat, past = self.hand_seat, self.position is not None
        words = tray_words(self.view_state, self.hand_is_open, seat == self.decider, past)
        self.scene.tray.show_look(seat, seat_name(seat), words, not self.hand_is_open)

    def show_choosing(self) -> None:
        """Show what is chosen in the hand, on the island and on the stack."""
        choosing, scene = self.choosing, self.scene
        scene.rest_hand(choosing.number)
        scene.show_marks(choosing.marks(self.palette))
        scene.show_ghost(choosing.tile, choosing.cell)
        scene.show_copy(choosing.shown_number)
        view = self.view_state
        asked = view.point == ASK and self.can_play
        scene.show_window(window_look(view), choosing.aims, choosing.aimed, asked)
        scene.pass_button.say(say("Pass"), "P", tip=say("Play no card (key P)"))
        scene.show_bubble(self._bubble(), view.land.cell(view.seats[view.active].rabbit))

    def _bubble(self) -> Any:
        if not self.can_play:
            return None
        return bubble_look(self.session.game, self.session.state, self.legal_here())

    def _reshape(self) -> None:
        ratio = self.view.devicePixelRatioF()
        self.scene.reshape(self.view.content.width(), self.view.scale_now * ratio)

    def fit(self) -> None:
        """Show all of the island, now and while it grows."""
        self.scene.look_whole()

    def finish_animation(self) -> None:
        self.scene.finish()

    def focus_rect(self) -> QRectF:
        scene, choosing = self.scene, self.choosing
        if choosing.cell is not None:
            return scene.camera.cell_rect(choosing.cell)
        if choosing.number is not None and choosing.number < len(scene.hand):
            piece = scene.hand[choosing.number]
            return piece.mapRectToScene(piece.boundingRect())
        state: State = self.shown_state
        if state.year and state.point == ASK:
            return scene.layout_now.strip
        return scene.camera.cell_rect(self._rabbit_cell(state))

    @property
    def tray_top(self) -> int:
        """Where the tray begins, in pixels of the view."""
        return self.view.mapFromScene(self.scene.layout_now.tray.topLeft()).y()

    def needed_rects(self) -> list[QRectF]:
        """The hand, the choices, the card window, and where the chosen tile may lie."""
        scene = self.scene
        items: list[QGraphicsItem] = [*scene.hand, *scene.marks]
        items += [scene.bubble, scene.pass_button, scene.reveal_button]
        shown = [item.mapRectToScene(item.boundingRect()) for item in items if item.isVisible()]
        if scene.strip.isVisible():
            shown.append(scene.strip.mapRectToScene(scene.strip.box))
        return [*shown, scene.camera.cell_rect(self._rabbit_cell(self.shown_state))]

    def _rabbit_cell(self, state: State) -> Cell:
        return state.land.cell(state.seats[state.active].rabbit)

    # ------------------------------------------------------------------ refusals

    def refuse(self, command: Command) -> None:
        """Say why a command cannot be given: the game's own refusal."""
        if self.is_waiting():
            return
        refusal = self.session.game.why_not(self.session.state, command)
        if refusal is not None:
            self.tell_refusal(str(refusal), refusal.rule)

    def refuse_covered(self) -> None:
        """Say that a hand must be open for this."""
        name = seat_name(self.hand_seat)
        self.tell_refusal(say("The hand of {name} is covered.", name=name), "RABB-14.6")
