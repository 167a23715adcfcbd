"""The table of My Island without the hands: what lies there, what can be done, what is said."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF

from islands_desktop.core.game import Transition
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.my_island import layout
from islands_desktop.desktop.games.my_island.gallery import Gallery
from islands_desktop.desktop.games.my_island.hands import Hands
from islands_desktop.desktop.games.my_island.island_picture import island_image
from islands_desktop.desktop.games.my_island.picture_file import ask_where_to_save, picture_name
from islands_desktop.desktop.games.my_island.placing import Placing
from islands_desktop.desktop.games.my_island.scene import MyIslandScene
from islands_desktop.desktop.games.my_island.seat_items import PileLook, PlateLook
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.controller import TableAction
from islands_desktop.desktop.table.popup import ConfirmPopup, ScenePopup
from islands_desktop.desktop.table.spoken_table import SpokenTable
from islands_desktop.desktop.table.view import TableView
from islands_desktop.games.my_island.commands import Command, make_command
from islands_desktop.games.my_island.names import tile_name
from islands_desktop.games.my_island.state import State
from islands_desktop.saves.settings import Settings


class IslandTable(SpokenTable, Hands):
    """One game on the table. Subclasses read the hands of the persons."""

    def __init__(
        self,
        session: GameSession,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        self.scene = MyIslandScene(palette, self, session.state)
        view = TableView(self.scene, palette)
        SpokenTable.__init__(self, session, view, palette, settings, parent)
        view.set_content(layout.CONTENT if self.scene.seats > 1 else layout.SOLO_CONTENT)
        view.scale_settled.connect(self.scene.update)
        self.watched: int | None = None
        """The seat whose island a person has opened, None for the seat to act."""
        self.placing: Placing | None = None
        self.last_seat = 0
        self.start = QPointF(layout.PLATE_MIDDLE)
        """Where the tile of the next placement comes from."""

    # ------------------------------------------------------------------ position

    @property
    def view_state(self) -> State:
        """What the persons at the laptop may see; islands are open to all (MYIS-16.1)."""
        state: State = self.session.game.view(self.shown_state, self.last_seat)
        return state

    @property
    def seat(self) -> int:
        """The seat whose island is large."""
        return self.last_seat if self.watched is None else self.watched

    def legal(self) -> list[Command]:
        """Commands that can be given now; none while a past position is shown."""
        if not self.can_play:
            return []
        return list(self.session.game.legal_commands(self.session.state))

    def has_kind(self, kind: str) -> bool:
        """Whether a command of this kind can be given now."""
        return any(command.kind == kind for command in self.legal())

    def _find_seat(self) -> None:
        """The island of the seat to act lies large; between rounds the last one stays."""
        legal = self.legal()
        if legal and legal[0].kind != "next":
            self.last_seat = legal[0].seat

    def show_state(self) -> None:
        self._clear()
        if self.scene.palette_now is not self.palette:
            self.scene.dress(self.palette)
        self._settle()

    def show_transition(self, transition: Transition[Any]) -> None:
        self._clear()
        self.watched = None
        self._take_tile()
        self._show_stand()
        self.scene.animate(transition.events, self.pace, self.start, self._settle)
        self.start = QPointF(layout.PLATE_MIDDLE)

    def _clear(self) -> None:
        """What was held, said and asked about the position before is over."""
        self.end_gesture()
        self.close_popup()
        self.leave_message()

    def end_gesture(self) -> None:
        """Let go what is held, because the ground has changed."""

    def _settle(self) -> None:
        before = self.last_seat
        self._find_seat()
        if self.last_seat != before:
            self.watched = None
        self._take_tile()
        self.scene.reconcile(self.view_state, self.seat)
        self._show_stand()
        self.scene.show_placing(self.placing if self.watched is None else None)
        self.changed.emit()
        self.tell_end()

    def _take_tile(self) -> None:
        """The seat to act has the tile of the round, turned as it was if it is still the same."""
        legal = self.legal()
        if not legal or legal[0].kind == "next":
            self.placing = None
            return
        held = self.placing
        same = held is not None and held.state == self.session.state
        if not same:
            kept = held is not None and held.tile == self.session.state.tile
            rotation = held.rotation if held is not None and kept else 0
            self.placing = Placing(self.session.state, legal, rotation)
            self.placing.turn_to_fit()

    def finish_animation(self) -> None:
        self.scene.finish()

    def point_at(self, command: Command) -> None:
        """The ghost of the tile lies where it would be placed, with what it would score."""
        if self.watched is not None:
            self.watch(None)
        if self.placing is not None and command.kind == "place":
            self.placing.rotation, self.placing.target = command.rotation, command
            self.scene.show_placing(self.placing)
            self.changed.emit()

    def focus_rect(self) -> QRectF:
        if self.scene.ghost.isVisible():
            return self.scene.ghost.mapRectToScene(self.scene.ghost.boundingRect())
        return layout.PLATE

    def open(self, popup: ScenePopup, anchor: QRectF) -> None:
        """What is held lies again before a question is put."""
        self.end_gesture()
        super().open(popup, anchor)

    # ------------------------------------------------------------------ plate and cards

    def _show_stand(self) -> None:
        state = self.shown_state
        self.scene.show_plate(self._plate_look(state), self._pile_look(state))

    def _plate_look(self, state: State) -> PlateLook:
        if self.position is not None:
            return PlateLook(say("Earlier position"), say("Go back to now to play."))
        if state.over:
            return PlateLook(say("The end"), say("All islands have been counted."))
        if not state.round:
            return PlateLook(say("No card yet"), say("Turn the first card."))
        tile = tile_name(state.tile)
        if self.placing is None:
            return PlateLook(say("Card {n}", n=state.round), tile, waiting=True)
        if not self.placing.anywhere:
            words = say("No place on the island fits this tile.")
            return PlateLook(say("Card {n}", n=state.round), words, alarm=True)
        return PlateLook(say("Card {n}", n=state.round), tile)

    def _pile_look(self, state: State) -> PileLook:
        left = len(state.deck) - state.round
        if state.over:
            return PileLook(left, say("Finished"), "", False)
        ready = self.has_kind("next")
        if not ready:
            return PileLook(left, say("Cards to come"), "", False)
        return PileLook(left, self._next_words(), "N", True)

    def _next_words(self) -> str:
        command = make_command(0, "next")
        return self.session.game.describe_command(self.session.state, command)

    # ------------------------------------------------------------------ commands

    def turn_card(self) -> None:
        """Turn the next card, or say why not."""
        if self.can_play and self.has_kind("next"):
            self.play(make_command(0, "next"))
        else:
            self._refuse(make_command(0, "next"))

    def pass_tile(self) -> None:
        """Lay the tile aside; asks where it could be placed (MYIS-7.1)."""
        command = make_command(self.last_seat, "pass")
        if not self.has_kind("pass"):
            self._refuse(command)
        elif self._could_place():
            cost = say("The tile is lost, and your marker goes back 1 point.")
            self._ask(say("Pass {tile}?", tile=self._tile_words()), cost, say("Pass"), command)
        else:
            self.play(command)

    def end_seat(self) -> None:
        """End the part of the seat to act; asks where the tile could be placed (MYIS-7.3)."""
        command = make_command(self.last_seat, "end")
        if not self.has_kind("end"):
            self._refuse(command)
            return
        cost = say("It costs nothing, but neither this tile nor any later one will be placed.")
        self._ask(say("End your part in this game?"), cost, say("End"), command)

    def _tile_words(self) -> str:
        return tile_name(self.session.state.tile)

    def _could_place(self) -> bool:
        return self.placing is not None and self.placing.anywhere

    def _ask(self, sentence: str, cost: str, words: str, command: Command) -> None:
        popup = ConfirmPopup(
            self.palette, sentence, cost, words, danger=command.kind == "end", pace=self.pace
        )
        popup.confirmed.connect(partial(self.play, command))
        self.open(popup, layout.PLATE)

    def _refuse(self, command: Command) -> None:
        """Say why a command cannot be given: the game's own refusal."""
        if self.is_waiting():
            return
        refusal = self.session.game.why_not(self.session.state, command)
        if refusal is not None:
            self.tell_refusal(str(refusal), refusal.rule)

    # ------------------------------------------------------------------ watching

    def watch(self, seat: int | None) -> None:
        """Lay the island of a seat large, None for that of the seat to act."""
        self.finish_animation()
        self.end_gesture()
        if seat == self.last_seat or (seat is not None and not 0 <= seat < self.scene.seats):
            seat = None
        self.watched = seat
        if self.placing is not None:
            self.placing.target = None
        self.scene.reconcile(self.view_state, self.seat)
        self._show_stand()
        self.scene.show_placing(self.placing if seat is None else None)
        self.announced.emit(seat_name(self.seat))
        self.changed.emit()

    def show_gallery(self) -> None:
        """All islands side by side."""
        self.finish_animation()
        gallery = Gallery(self.view_state, self.palette, self.pace)
        self.open(gallery, self.view.content)

    def save_picture(self) -> None:
        """Save the shown island as a PNG file where the person wants it."""
        suggested = picture_name(seat_name(self.seat), self.session.setup.seed)
        path = ask_where_to_save(self.view, suggested)
        if path is None:
            return
        image = island_image(self.view_state, self.seat, seat_name(self.seat), self.palette)
        if image.save(str(path)):
            self.announced.emit(say("The picture was saved as {path}.", path=str(path)))
        else:
            self.tell_refusal(
                say("The picture could not be saved as {path}: choose another folder.",
                    path=str(path)), "",
            )  # fmt: skip

    # ------------------------------------------------------------------ action bar

    def actions(self) -> tuple[TableAction, ...]:
        if not self.can_play:
            return ()
        found: list[TableAction] = []
        if self.watched is not None:
            words = say("Back to the island of {name}", name=seat_name(self.last_seat))
            found.append(
                TableAction("back", words, "Escape", "back", trigger=lambda: self.watch(None))
            )
        if self.has_kind("next"):
            found.append(
                TableAction("next", self._next_words(), "N", "deck", trigger=self.turn_card)
            )
        elif self.placing is not None and self.watched is None:
            found += self._placing_actions(self.placing)
        found += self._takeback_actions()
        if self.scene.seats > 1:
            found.append(
                TableAction("gallery", say("Side by side"), "G", "eye", trigger=self.show_gallery)
            )
        return tuple(found)

    def final_actions(self) -> tuple[TableAction, ...]:
        found = [
            TableAction("picture", say("Save as picture"), "S", "photo", trigger=self.save_picture)
        ]
        if self.scene.seats > 1:
            found.append(
                TableAction("gallery", say("Side by side"), "G", "eye", trigger=self.show_gallery)
            )
        return tuple(found)

    def _placing_actions(self, placing: Placing) -> list[TableAction]:
        state = self.session.state
        refusal = self.session.game.why_not(state, make_command(placing.seat, "pass"))
        reason = "" if refusal is None else str(refusal)
        nowhere = "" if placing.anywhere else say("No place on the island fits this tile.")
        aimless = nowhere or say("Choose a place first, with the mouse or the arrow keys.")
        return [
            TableAction(
                "place", say("Place here"), "Return", "check", placing.target is not None,
                "" if placing.target is not None else aimless, self.place_target,
            ),
            TableAction("turn", say("Turn"), "R", "rotate", not nowhere, nowhere,
                        partial(self.turn_tile, 1)),
            TableAction("pass", say("Pass: −1 point"), "P", "discard", not reason, reason,
                        self.pass_tile),
            TableAction("end", say("End my part"), "E", "end_round", trigger=self.end_seat),
        ]  # fmt: skip

    def place_target(self) -> None:
        """Place the tile where its ghost lies."""
        if self.placing is not None and self.placing.target is not None:
            self.play(self.placing.target)

    def turn_tile(self, steps: int) -> None:
        """Turn the tile of the round."""

    def takebacks(self) -> list[Command]:
        """Who may take a decision back, the seat that decided last before the others."""
        takebacks = self.session.game.takebacks(self.session.state)
        possible = {c.seat: c for c in takebacks if c.seat not in self.computers}
        found: list[Command] = []
        for entry in reversed(self.session.log[: self.session.cursor]):
            command = entry.command
            if isinstance(command, Command) and command.kind != "undo" and command.seat in possible:
                found.append(possible.pop(command.seat))
        return found

    def _takeback_actions(self) -> list[TableAction]:
        """A button for each seat that may take its decision back (MYIS-16.4)."""
        found: list[TableAction] = []
        for command in self.takebacks():
            words = say("Take back")
            if self.scene.seats > 1:
                words = say("Take back: {name}", name=seat_name(command.seat))
            key = "T" if not found else ""
            found.append(
                TableAction(f"undo_{command.seat}", words, key, "undo",
                            trigger=partial(self.withdraw, command))
            )  # fmt: skip
        return found

    def withdraw(self, command: Command) -> None:
        """Take a seat's decision back: the last command by undoing it, another by its own word."""
        log, cursor = self.session.log, self.session.cursor
        last = log[cursor - 1].command if cursor else None
        if isinstance(last, Command) and last.seat == command.seat and last.kind != "undo":
            self.undo()
        else:
            self.play(command)
