"""The table of Propeller Islands without the hands: what can be done and what is said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QRectF

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.chains import chain_end, chain_start
from islands_desktop.desktop.games.propeller_islands.change_chips import change_chips
from islands_desktop.desktop.games.propeller_islands.choosing import Choosing
from islands_desktop.desktop.games.propeller_islands.command_bar import command_actions
from islands_desktop.desktop.games.propeller_islands.command_menu import CommandMenu
from islands_desktop.desktop.games.propeller_islands.gallery import Gallery
from islands_desktop.desktop.games.propeller_islands.outlook import (
    lines_cleared,
    linked_hexes,
    links_by_hex,
    outlook_of,
    state_after,
)
from islands_desktop.desktop.games.propeller_islands.possible import (
    Possible,
    after_activating,
    made_possible,
)
from islands_desktop.desktop.games.propeller_islands.shown_table import ShownTable
from islands_desktop.desktop.games.propeller_islands.spots import (
    DRAWN,
    TOKEN,
    Spot,
    command_for,
    spots_of,
)
from islands_desktop.desktop.games.propeller_islands.wording import spot_words
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.controller import TableAction
from islands_desktop.desktop.table.popup import ConfirmPopup, ScenePopup
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.components import LINE_INDEX
from islands_desktop.games.propeller_islands.state import ACTION
from islands_desktop.games.propeller_islands.text import describe_briefly
from islands_desktop.saves.settings import Settings

_TOLD = ("activate", "extra", "complete", "depot")
"""Commands of one spot that tell what they would do before they are given."""


class ForgeTable(ShownTable):
    """What glows, what is offered and said, the buttons. Subclasses read the hands."""

    def __init__(
        self,
        session: GameSession,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, palette, settings, parent)
        self._fit_due = False
        self.view.scale_settled.connect(self._fit_words)

    # ------------------------------------------------------------------ what can be done

    def _choose_anew(self) -> None:
        """Read the legal commands; what can only be one thing is taken at once."""
        state = self.session.state
        self.choosing = Choosing(self.open_commands() if self.watched is None else ())
        self.after_activating = ()
        if self.choosing.legal and state.phase == ACTION and not state.pending:
            self.after_activating = after_activating(self.session, state)
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
        possible = self.possible()
        shining = self.reachable() if possible is None else set(possible.spots)
        meant = self._meant()
        links: list[tuple[int, int]] = []
        if meant:
            state, command = state_after(self.session, meant[:-1]), meant[-1]
            links = [(command.at, at) for at in linked_hexes(state, command)]
        changes = change_chips(possible.changes, possible.die) if possible is not None else ()
        self.scene.show_changes(changes)
        self.scene.show_counts(self._links_by_hex())
        self.scene.show_glow(shining, strong, links, self._about_to_clear())
        self._show_outlook(meant)

    def _links_by_hex(self) -> dict[int, int]:
        """Links that a banner which is taken would form, by hex."""
        taken, chains = self.choosing.taken, list[Sequence[Command]]()
        if taken is not None and taken[0] in ("token", "card"):
            for goal in self.choosing.goals():
                chain = self.choosing.chains.get((taken, goal))
                chains.append(chain or self.choosing.between(taken, goal))
        return links_by_hex(self.session, chains)

    def possible(self) -> Possible | None:
        """What the marked die of the Forge would make possible, None without one."""
        if self.marked is None or self.marked[0] != "die" or self.choosing.taken is not None:
            return None
        drafts = self.choosing.starting_at(self.marked)
        return made_possible(self.session, drafts[0]) if drafts else None

    def _about_to_clear(self) -> list[int]:
        """Lines of the dock that would be cleared by deploying the worker that is meant."""
        worker = self.choosing.taken or self.marked
        if worker is None or worker[0] != "dock":
            return []
        deploys = self.choosing.starting_at(worker)
        cleared = lines_cleared(self.session, deploys[0]) if deploys else []
        return [LINE_INDEX[line] for line in cleared]

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

    def _show_outlook(self, meant: list[Command]) -> None:
        lines = outlook_of(self.session, *meant) if meant else []
        rect = self.scene.rect_of(self.marked) if self.marked is not None else layout.ISLAND
        self.scene.show_note(lines, rect.center())

    def _fit_words(self) -> None:
        """Tiles have their names as soon as those can be read, and no piece is in a hand."""
        self._fit_due = self.scene.ghost is not None
        if self.scene.choreography is None and self.scene.ghost is None:
            self.scene.reconcile(self.arranged())
            self.show_choice()

    def drop_ghost(self) -> None:
        """The piece in the hand lies where it was."""
        self.scene.drop_ghost()
        if self._fit_due:
            self._fit_words()

    def point_at(self, command: Command) -> None:
        """What would be taken is taken, and where it would go is marked."""
        if self.watched is not None:
            self.watch(None)
        spots = spots_of(command)
        if not spots:
            return
        chooses_die = command.kind == "draft"
        self.choosing.take(None if chooses_die or len(spots) == 1 else spots[0])
        self.marked = spots[0] if chooses_die else spots[-1]
        self.show_choice()

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
        """Let the person choose from a list of commands; its head says what lies on the spot."""
        head = spot_words(self.session.state, spot)
        tell = describe_briefly if head else self.session.game.describe_command
        words = partial(tell, self.session.state)
        menu = CommandMenu(head or say("Choose"), commands, words, self.palette, self.pace)
        menu.chosen.connect(self.play)
        self.open(menu, self.scene.rect_of(spot))

    def give(self, command: Command) -> None:
        """Give one command; asks before a turn ends in which a blueprint could be completed."""
        completable = [one for one in self.open_commands() if one.kind == "complete"]
        if command.kind == "end_turn" and completable:
            self._ask_to_end(command, spots_of(completable[0])[0])
        else:
            self.play(command)

    def _ask_to_end(self, end: Command, card: Spot) -> None:
        popup = ConfirmPopup(
            self.palette, say("End your turn?"),
            say("A blueprint of your hand could still be completed in this turn."),
            say("End your turn"), pace=self.pace,
        )  # fmt: skip
        popup.confirmed.connect(partial(self.play, end))
        self.open(popup, self.scene.rect_of(card))

    def give_all(self, commands: tuple[Command, ...]) -> None:
        """Give commands one after the other, as far as they go."""
        for command in commands:
            self.finish_animation()
            if not self.play(command):
                return

    def refuse(self, command: Command | None) -> None:
        """Say why a command cannot be given: the game's own refusal."""
        if self.is_waiting():
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

    def undo(self) -> None:
        """Take the last command back; a chain of effects that has come to its end as a whole."""
        start = chain_start(self.session)
        if start is None or not self.is_persons(self.session.state_at(start)):
            super().undo()
        else:
            words = say("Taken back: {n} moves of one chain.", n=self.session.cursor - start)
            self._travel(partial(self.session.undo_to, start), words)

    def redo(self) -> None:
        """Do again what was taken back, a chain of effects as a whole."""
        end = chain_end(self.session)
        if end is None or not self.is_persons(self.session.state_at(end)):
            super().redo()
        else:
            words = say("Done again: {n} moves of one chain.", n=end - self.session.cursor)
            self._travel(partial(self.session.redo_to, end), words)

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
            if self.can_play and self.shares_screen:
                opened = self.open_hand == self.last_seat
                words = say("Cover blueprints") if opened else say("Show blueprints")
                icon = "eye_off" if opened else "eye"
                found.append(TableAction("hand", words, "H", icon, trigger=self.turn_hand))
            found.append(self._gallery_action())
        return tuple(found)

    def _gallery_action(self) -> TableAction:
        words = say("Side by side") if self.seats > 1 else say("Look at the island")
        return TableAction("gallery", words, "G", "fit", trigger=self.show_gallery)

    def final_actions(self) -> tuple[TableAction, ...]:
        return (self._gallery_action(),)
