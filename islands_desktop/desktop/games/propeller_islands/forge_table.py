"""The table of Propeller Islands without the hands: what lies there, what can be done, what is
said."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QRectF

from islands_desktop.core.game import Transition
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.arrangement import Arrangement
from islands_desktop.desktop.games.propeller_islands.choosing import Choosing
from islands_desktop.desktop.games.propeller_islands.command_bar import command_actions
from islands_desktop.desktop.games.propeller_islands.command_menu import CommandMenu
from islands_desktop.desktop.games.propeller_islands.gallery import Gallery
from islands_desktop.desktop.games.propeller_islands.hands import Hands
from islands_desktop.desktop.games.propeller_islands.outlook import (
    lines_cleared,
    linked_hexes,
    outlook_of,
    told_of,
)
from islands_desktop.desktop.games.propeller_islands.scene import PropellerScene
from islands_desktop.desktop.games.propeller_islands.spots import (
    DRAWN,
    TOKEN,
    Spot,
    command_for,
    spots_of,
)
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.controller import TableAction
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.spoken_table import SpokenTable
from islands_desktop.desktop.table.view import TableView
from islands_desktop.games.propeller_islands.commands import Command, make_command
from islands_desktop.games.propeller_islands.components import LINE_INDEX
from islands_desktop.games.propeller_islands.state import ACTION, BLUEPRINT, OVER, State
from islands_desktop.saves.settings import Settings

NOBODY = -1
"""A seat whose view shows no hand at all."""

_TOLD = ("activate", "extra", "complete", "depot")
"""Commands of one spot that tell what they would do before they are given."""


class ForgeTable(SpokenTable, Hands):
    """One game on the table. Subclasses read the hands of the persons."""

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
        view.scale_settled.connect(self._fit_words)
        self.watched: int | None = None
        """The seat whose island a person has opened, None for the seat to act."""
        self.last_seat = 0
        self.open_hand = 0 if len(session.state.players) == 1 else NOBODY
        """The seat whose blueprints lie open."""
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

    def legal(self) -> list[Command]:
        """Commands that can be given now; none while a past position is shown."""
        if not self.can_play:
            return []
        return list(self.session.game.legal_commands(self.session.state))

    def open_commands(self) -> list[Command]:
        """Legal commands that tell nothing of a covered hand."""
        if self.open_hand == self.last_seat or self.seats == 1:
            return self.legal()
        return [command for command in self.legal() if command.kind != "complete"]

    def _find_seat(self) -> None:
        state = self.shown_state
        if state.phase != OVER and state.seat != self.last_seat:
            self.last_seat = state.seat
            self.watched = None
            if self.seats > 1:
                self.open_hand = NOBODY

    def arranged(self, seat: int | None = None) -> Arrangement:
        """The table as it should lie now."""
        shown = self.seat if seat is None else seat
        view = self.view_state
        mine = self.open_commands() if shown == view.seat and self.can_play else []
        if mine and self.session.state.phase == ACTION and not self.session.state.pending:
            mine = [*mine, *self._after_activating()]
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
        if self.seats == 1 or self.open_hand == seat or self.shown_state.phase == OVER:
            return say("{n} completed", n=len(self.shown_state.players[seat].completed))
        return say("covered: H") if seat == self.last_seat else say("covered")

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
        over = transition.after.phase == OVER
        linger = self.seats > 1 and not over and transition.after.seat != self.last_seat
        told = told_of(transition.events)
        self.scene.animate(
            transition.events, self.arranged(), self.pace, linger, self._settle, told
        )

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
        covered = self.seats > 1 and self.open_hand != self.last_seat
        if covered and self.can_play and self.session.state.phase == BLUEPRINT:
            return say("The blueprints are covered. Show them first (H on the table).")
        return ""

    def _choose_anew(self) -> None:
        """Read the legal commands; what can only be one thing is taken at once."""
        state = self.session.state
        self.choosing = Choosing(self.open_commands() if self.watched is None else ())
        self.after_activating = ()
        if self.choosing.legal and state.phase == ACTION and not state.pending:
            self.after_activating = self._after_activating()
        for command in self.choosing.legal:
            if command.kind == "complete":
                self._chain_installing(command)
        for spot in (TOKEN, DRAWN):
            if self.choosing.starting_at(spot):
                self.choosing.take(spot)
        if self.marked not in self.reachable():
            self.marked = None

    def _chain_installing(self, complete: Command) -> None:
        """A blueprint can be taken at once to the tile that takes its upgrade."""
        game = self.session.game
        card = spots_of(complete)[0]
        for command in game.legal_commands(game.successor(self.session.state, complete)):
            if command.kind == "install":
                goal = spots_of(command)[1]
                self.choosing.chains[card, goal] = (complete, command)

    def _after_activating(self) -> tuple[Command, ...]:
        state = self.session.state
        use = make_command(state.seat, "activate_island")
        if self.session.game.why_not(state, use) is not None:
            return ()
        legal = self.session.game.legal_commands(self.session.game.successor(state, use))
        return tuple(command for command in legal if command.kind == "activate")

    # ------------------------------------------------------------------ what glows

    def reachable(self) -> set[Spot]:
        """Spots that a click or a key can mean now."""
        found = self.choosing.shining()
        if self.choosing.taken is None:
            found |= {("hex", command.at) for command in self.after_activating}
        else:
            found.add(self.choosing.taken)
        return found

    def show_choice(self) -> None:
        """Let glow what can be done, strongly what is taken and what is meant."""
        strong = {spot for spot in (self.choosing.taken, self.marked) if spot is not None}
        shining = self.reachable()
        if self.marked is not None and self.marked[0] == "die":
            shining = self._possible_with(self.marked)
        meant = self._meant()
        links: list[tuple[int, int]] = []
        if len(meant) == 1:
            state, command = self.session.state, meant[0]
            links = [(command.at, at) for at in linked_hexes(state, command)]
            if command.kind == "deploy":
                cleared = lines_cleared(self.session, command)
                strong |= {("line", LINE_INDEX[line]) for line in cleared}
        self.scene.show_glow(shining, strong, links)
        self._show_outlook(meant)

    def _meant(self) -> list[Command]:
        """The commands that a click on the marked spot would give, one after the other."""
        marked, taken = self.marked, self.choosing.taken
        if marked is None:
            return []
        if taken is not None:
            chain = self.choosing.chains.get((taken, marked))
            found = list(chain or self.choosing.between(taken, marked))
            return found if chain or len(found) == 1 else []
        found = self.choosing.starting_at(marked)
        return found if len(found) == 1 and found[0].kind in _TOLD else []

    def _possible_with(self, die: Spot) -> set[Spot]:
        """What a die would make possible, before it is taken."""
        drafts = self.choosing.starting_at(die)
        if not drafts:
            return self.reachable()
        game, state = self.session.game, self.session.state
        after = game.successor(state, drafts[0])
        use = make_command(state.seat, "activate_island")
        commands = [*game.legal_commands(after), *game.legal_commands(game.successor(after, use))]
        return {spots_of(c)[0] for c in commands if c.kind in ("claim", "activate")}

    def _show_outlook(self, meant: list[Command]) -> None:
        lines = outlook_of(self.session, *meant) if meant else []
        rect = self.scene.rect_of(self.marked) if self.marked is not None else layout.ISLAND
        self.scene.show_note(lines, rect.center())

    def _fit_words(self) -> None:
        """Tiles have their names as soon as those can be read."""
        if self.scene.choreography is None and self.scene.ghost is None:
            self.scene.reconcile(self.arranged())
            self.show_choice()

    def finish_animation(self) -> None:
        self.scene.finish()

    def focus_rect(self) -> QRectF:
        return self.scene.rect_of(self.marked) if self.marked is not None else layout.ISLAND

    # ------------------------------------------------------------------ popups

    def open(self, popup: ScenePopup, anchor: QRectF) -> None:
        """What is held lies again before a question is put."""
        self.end_gesture()
        super().open(popup, anchor)

    def offer(self, spot: Spot, commands: list[Command]) -> None:
        """Give the only command, or let the person choose from a list."""
        if len(commands) == 1:
            self.play(commands[0])
        else:
            self.list_commands(spot, commands)

    def list_commands(self, spot: Spot, commands: list[Command]) -> None:
        """Let the person choose from a list of commands."""
        words = partial(self.session.game.describe_command, self.session.state)
        menu = CommandMenu(say("Choose"), commands, words, self.palette, self.pace)
        menu.chosen.connect(self.play)
        self.open(menu, self.scene.rect_of(spot))

    def give(self, command: Command) -> None:
        """Give one command."""
        self.play(command)

    def give_all(self, commands: tuple[Command, ...]) -> None:
        """Give commands one after the other, as far as they go."""
        for command in commands:
            self.finish_animation()
            if not self.play(command):
                return

    def refuse(self, command: Command | None) -> None:
        """Say why a command cannot be given: the game's own refusal."""
        if self.position is not None:
            self.tell_refusal(say("This is an earlier position. Go back to now to play."), "")
            return
        if command is None:
            return
        refusal = self.session.game.why_not(self.session.state, command)
        if refusal is not None:
            self.tell_refusal(str(refusal), refusal.rule)

    def explain(self, spot: Spot, goal: Spot | None = None) -> None:
        """Why nothing can be done with this spot."""
        if self.watched is not None:
            return
        step = self.session.game.step(self.session.state).name
        self.refuse(command_for(self.last_seat, spot, goal, step))

    # ------------------------------------------------------------------ watching

    def watch(self, seat: int | None) -> None:
        """Lay the island of a seat large, None for that of the seat to act."""
        self.finish_animation()
        self.end_gesture()
        if seat == self.last_seat or (seat is not None and not 0 <= seat < self.seats):
            seat = None
        self.watched = seat
        self.marked = None
        self._choose_anew()
        self.scene.reconcile(self.arranged())
        self.show_choice()
        self.announced.emit(seat_name(self.seat))
        self.changed.emit()

    def show_gallery(self) -> None:
        """All islands large, side by side."""
        self.finish_animation()
        self.open(Gallery(self.view_state, self.palette, self.pace), self.view.content)

    def turn_hand(self) -> None:
        """Show or cover the blueprints of the seat to act."""
        if self.seats == 1 or self.session.game.actor(self.session.state) is None:
            return
        self.finish_animation()
        self.open_hand = NOBODY if self.open_hand == self.last_seat else self.last_seat
        self.watched = None
        self.show_state()

    def cover(self) -> None:
        if self.seats > 1 and self.open_hand != NOBODY and self.can_play:
            self.finish_animation()
            self.open_hand = NOBODY
            self.show_state()

    # ------------------------------------------------------------------ action bar

    def actions(self) -> tuple[TableAction, ...]:
        found: list[TableAction] = []
        if self.watched is not None:
            words = say("Back to the island of {name}", name=seat_name(self.last_seat))
            found.append(
                TableAction("back", words, "Escape", "back", trigger=lambda: self.watch(None))
            )
        found += command_actions(self.session, self.legal(), self.give)
        if self.seats > 1:
            if self.can_play:
                opened = self.open_hand == self.last_seat
                words = say("Cover blueprints") if opened else say("Show blueprints")
                icon = "eye_off" if opened else "eye"
                found.append(TableAction("hand", words, "H", icon, trigger=self.turn_hand))
            found.append(self._gallery_action())
        return tuple(found)

    def _gallery_action(self) -> TableAction:
        return TableAction("gallery", say("Side by side"), "G", "fit", trigger=self.show_gallery)

    def final_actions(self) -> tuple[TableAction, ...]:
        return (self._gallery_action(),)
