"""Commands of the table of Rabbit Island: what is given, and the buttons of the action bar."""

from __future__ import annotations

from functools import partial

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.rabbit_island.camera import Cell
from islands_desktop.desktop.games.rabbit_island.rabbit_table import RabbitTable
from islands_desktop.desktop.games.rabbit_island.table_words import choice_key, choices
from islands_desktop.desktop.table.controller import TableAction
from islands_desktop.games.rabbit_island.commands import Command, make_command
from islands_desktop.games.rabbit_island.components import TILES
from islands_desktop.games.rabbit_island.names import tile_name
from islands_desktop.games.rabbit_island.reach import route
from islands_desktop.games.rabbit_island.state import ASK, FORK, MOVEMENT, State
from islands_desktop.games.rabbit_island.text import brief_way_words

_ARROW_KEYS = {"N": "Up", "E": "Right", "S": "Down", "W": "Left"}
_CHOICE_ICONS = {"build": "plus", "take_event": "check", "share": "people", "decline": "close",
                 "carrots": "carrot", "card": "deck"}  # fmt: skip


NOWHERE: tuple[int, tuple[int, ...]] = (0, ())


class RabbitActions(RabbitTable):
    """The table with its commands. Subclasses read the hands of the persons."""

    way: tuple[int, tuple[int, ...]] = NOWHERE
    """Who has chosen a way as a whole, and the places that are stepped on."""

    # ------------------------------------------------------------------ choosing

    def choose(self, number: int | None) -> None:
        """Choose a tile or card of the hand; it is told by name."""
        self.choosing.choose(number)
        self.refresh_choice()

    def refresh_choice(self) -> None:
        """Show and tell what is chosen now."""
        self.show_choosing()
        command = self.choosing.command()
        state = self.session.state
        if command is not None:
            self.announced.emit(self.session.game.describe_command(state, command))
        elif self.choosing.number is not None:
            self.announced.emit(self.scene.hand[self.choosing.number].words)
        self.changed.emit()

    def point_at(self, command: Command) -> None:
        """The tile or card is chosen, with its place or target; a way or a tile is lit."""
        choosing = self.choosing
        choosing.take_up(command)
        if command.kind == "move_rabbit":
            choosing.choice = choosing.rabbit_cells().index((command.x, command.y))
        self.refresh_choice()

    # ------------------------------------------------------------------ giving commands

    def enter(self) -> None:
        """Give the command that is chosen, or say why it cannot be given."""
        command = self.choosing.command()
        if self.is_waiting():
            return
        if not self.can_play or command is None:
            if self.can_play and not self.hand_is_open and self.needs_hand:
                self.refuse_covered()
            elif self.can_play and self.choosing.fits_nowhere:
                self.refuse_tile()
            return
        if command in self.legal_here():
            if self.start is None and command.kind == "place_tile":
                self.start = self.scene.hand[self.choosing.number or 0].pos()
            self.play(command)
        else:
            self.refuse(command)

    def refuse_tile(self) -> None:
        """Say that the chosen tile cannot be placed at all."""
        self.tell_refusal(say("No place on the island fits this tile."), "RABB-2.7")

    @property
    def needs_hand(self) -> bool:
        """Whether the decision that is due needs the hand that is covered."""
        return bool(self.legal()) and not self.legal_here()

    def put_rabbit(self, cell: Cell) -> None:
        """Put the rabbit on a tile."""
        self._give(make_command(self.choosing.seat, "move_rabbit", x=cell[0], y=cell[1]))

    def take_way(self, direction: str) -> None:
        """Choose a way at a fork."""
        self._give(make_command(self._seat(), "choose_exit", direction=direction))

    def press_pass(self) -> None:
        if not self.is_waiting() and self.can_play:
            self._give(make_command(self._seat(), "pass_action"))

    def press_choice(self, number: int) -> None:
        found = choices(self.shown_state, self.legal_here())
        if number < len(found):
            self._give(found[number])

    def press_stack(self, entry: int) -> None:
        if self.choosing.aims:
            self.choosing.aimed = entry
            self.enter()

    def _seat(self) -> int:
        return self.hand_seat if self.decider is None else self.decider

    def _give(self, command: Command) -> None:
        if command in self.legal():
            self.play(command)
        else:
            self.refuse(command)

    def move_to(self, cell: Cell) -> None:
        """Play the chosen Movement Card, if one is to be played, and take the way to its end."""
        state: State = self.session.state
        spaces, seat = self.choosing.move_spaces(), self._seat()
        goal = state.land.places[cell]
        way = route(state.land, state.seats[state.active].rabbit, spaces, goal)
        if state.point == MOVEMENT:
            command = self.choosing.command()
            if self.choosing.number is None or command not in self.legal_here():
                return
            self.way = seat, way
            self.play(command)
        else:
            self.way = seat, way
            self._go_on()

    def _go_on(self) -> None:
        """Take the next fork of a way that was chosen as a whole, once the rabbit stands there."""
        (seat, way), state = self.way, self.session.state
        if not way or not self.can_play:
            return
        if not self._is_at_fork(seat):
            self.way = NOWHERE
            return
        here = state.seats[state.active].rabbit
        there = way[-state.turn.steps]
        direction = next(one for one, place in state.land.exits[here] if place == there)
        self.play(make_command(seat, "choose_exit", direction=direction))

    def _settle(self) -> None:
        super()._settle()
        self._go_on()

    def show_state(self) -> None:
        self.way = NOWHERE
        super().show_state()

    def finish_animation(self) -> None:
        """A way that was chosen as a whole is gone to its end."""
        while self.scene.choreography is not None:
            self.scene.finish()

    def _is_at_fork(self, seat: int) -> bool:
        state: State = self.session.state
        return state.point == FORK and self.session.game.actor(state) == seat

    # ------------------------------------------------------------------ action bar

    def actions(self) -> tuple[TableAction, ...]:
        if not self.can_play:
            return ()
        state: State = self.session.state
        found = self._hand_actions() if self.needs_hand or self._plays_hand() else []
        if state.point == ASK:
            found.append(TableAction("pass", say("Pass"), "P", "forward", trigger=self.press_pass))
        for one in choices(state, self.legal_here()):
            words = self.session.game.describe_command(state, one)
            icon = _CHOICE_ICONS[one.reward or one.kind]
            found.append(TableAction(one.reward or one.kind, words, choice_key(one), icon,
                                     trigger=partial(self._give, one)))  # fmt: skip
        found += self._land_actions(state)
        return (*found, *self._cover_actions())

    def _plays_hand(self) -> bool:
        return bool(self.choosing.ready)

    def _hand_actions(self) -> list[TableAction]:
        """The command that is chosen in the hand; without one, what to do first."""
        if not self.hand_is_open:
            return []
        command = self.choosing.command()
        state = self.session.state
        reason = say("Choose a tile or card of the hand first.")
        words = {"tile": say("Place here"), "movement": say("Move")}.get(
            self.choosing.playable_kind, say("Play")
        )
        if self.choosing.tile is not None:
            reason = say("Choose a place first, with the mouse or the arrow keys.")
        if self.choosing.fits_nowhere:
            reason = say("No place on the island fits this tile.")
        if command is not None:
            words = self._brief(command)
            refusal = self.session.game.why_not(state, command)
            reason = "" if refusal is None else str(refusal)
        return [TableAction("enter", words, "Return", "check", not reason, reason, self.enter)]

    def _brief(self, command: Command) -> str:
        if command.kind == "place_tile":
            return say("Place {tile}", tile=tile_name(command.tile))
        return self.session.game.describe_command(self.session.state, command)

    def _land_actions(self, state: State) -> list[TableAction]:
        """Tiles for the rabbit, ways at a fork."""
        found = []
        for number, (x, y) in enumerate(self.choosing.rabbit_cells()):
            tile = state.land.tile(state.land.places[x, y])
            words = say("Rabbit to {tile}", tile=tile_name(TILES[tile].id))
            found.append(TableAction(f"rabbit_{number}", words, str(number + 1), "",
                                     trigger=partial(self.put_rabbit, (x, y))))  # fmt: skip
        for direction in self.choosing.ways():
            command = make_command(self._seat(), "choose_exit", direction=direction)
            words = self.session.game.describe_command(state, command)
            found.append(TableAction(f"way_{direction}", words, _ARROW_KEYS[direction], "",
                                     trigger=partial(self.take_way, direction),
                                     brief=brief_way_words(direction)))  # fmt: skip
        return found

    def _cover_actions(self) -> list[TableAction]:
        if self.is_open_table or self.lone_person is not None:
            return []
        if self.revealed is not None:
            return [TableAction("cover", say("Cover the hand"), "H", "eye_off",
                                trigger=self.press_reveal)]  # fmt: skip
        words = say("I am {name}", name=seat_name(self.hand_seat))
        return [TableAction("reveal", words, "H", "eye", trigger=self.press_reveal)]
