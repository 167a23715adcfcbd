"""What every table has in common: a session, its view, and the commands a person can give now."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from islands_desktop.core.game import Command, Transition
from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import IllegalCommand, UndoRefused
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.view import TableView
from islands_desktop.saves.save_format import SaveHeader
from islands_desktop.saves.settings import Settings

PACES = {"relaxed": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""Speed setting → factor on the length of every animation."""


def _nothing() -> None:
    return None


@dataclass(frozen=True, slots=True)
class TableAction:
    """One button of the action bar: its words, its key, and why it cannot be pressed now.

    `brief` are fewer words for a bar that is too narrow for all its buttons, "" for the same.
    """

    id: str
    label: str
    key: str = ""
    icon: str = ""
    enabled: bool = True
    reason: str = ""
    trigger: Callable[[], None] = field(default=_nothing, compare=False)
    brief: str = ""


class TableController(QObject):
    """Turns gestures into commands and shows what they did. It proposes; the rules decide.

    Signals: changed (the position, the selection or what can be done), refused (sentence, rule),
    announced (a sentence for screen readers), rule_asked (a rule number was clicked), ended (the
    game is over and its last animation is done), dragged (the person has moved a piece once),
    opens (something is about to open on the table, which must be in sight for it), kept (what is
    kept with the saved game beside its moves has changed).
    """

    changed = Signal()
    refused = Signal(str, str)
    announced = Signal(str)
    rule_asked = Signal(str)
    ended = Signal()
    dragged = Signal()
    opens = Signal()
    kept = Signal()

    def __init__(
        self,
        session: GameSession,
        view: TableView,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.view = view
        self.palette = palette
        self.pace = PACES[settings.speed]
        self.has_dragged = settings.has_dragged
        self.position: int | None = None
        """Past position that is shown read-only, None for the present."""
        self.hidden_words = ""
        """Why the list of commands is not shown, a hand being covered; "" where it is."""

    # ------------------------------------------------------------------ what a game fills in

    @abstractmethod
    def show_transition(self, transition: Transition[Any]) -> None:
        """Animate from one state to the next, ending with the table as it then is."""

    @abstractmethod
    def show_state(self) -> None:
        """Put the table at once as `shown_state` is."""

    @abstractmethod
    def actions(self) -> tuple[TableAction, ...]:
        """Commands for the action bar, also those that cannot be given now, with the reason."""

    @abstractmethod
    def finish_animation(self) -> None:
        """Jump to the end of what is moving."""

    @abstractmethod
    def take_key(self, key: int) -> bool:
        """Do what a key means on this table; whether it meant something."""

    def final_actions(self) -> tuple[TableAction, ...]:
        """What can be done with a finished game, on its sheet and its table; mostly nothing."""
        return ()

    def cover(self) -> None:
        """Cover a private hand before the table is left or a picture of it is kept."""

    def beside_seats(self) -> Sequence[QWidget]:
        """A widget for each seat that stands beside its name in the side panel; mostly none."""
        return ()

    def take_up(self, header: SaveHeader) -> None:
        """Take up what a saved game keeps of its table beside the moves; mostly nothing."""

    @property
    def remarks(self) -> Mapping[int, str]:
        """Entry of the log, from 0 → what it says instead of its events; mostly none."""
        return {}

    @property
    def everybody_words(self) -> str:
        """What is asked of several people at once instead of one seat; mostly ""."""
        return ""

    def leave_message(self) -> bool:
        """Take away what was said last on the table; whether something was."""
        return False

    # ------------------------------------------------------------------ playing

    @property
    def eyes(self) -> frozenset[int] | None:
        """Seats whose private events may be told on this screen, None for all of them.

        While several people share the screen nobody's are; when the game is over everything is.
        """
        setup = self.session.setup
        over = self.session.game.actor(self.session.state) is None
        if over or setup.seats == 1 or setup.option("open_table"):
            return None
        return frozenset()

    @property
    def shown_state(self) -> Any:
        """The state on the table: the present one or the past one being looked at."""
        if self.position is None:
            return self.session.state
        return self.session.state_at(self.position)

    @property
    def can_play(self) -> bool:
        """Whether commands can be given: the present is shown and the game is not over."""
        return self.position is None and self.session.game.actor(self.session.state) is not None

    def play(self, command: Command) -> bool:
        """Give a command; whether it was accepted. A refusal is told, nothing is changed."""
        if self.position is not None:
            self.tell_refusal(say("This is an earlier position. Go back to now to play."), "")
            return False
        self.finish_animation()
        try:
            transition = self.session.play(command)
        except IllegalCommand as error:
            self.tell_refusal(str(error), error.rule)
            return False
        self.show_transition(transition)
        for event in transition.events:
            sentence = self.session.game.describe_event(event)
            if sentence and event.seen_by(self.eyes):
                self.announced.emit(sentence)
        self.changed.emit()
        return True

    def tell_refusal(self, sentence: str, rule: str) -> None:
        """Say why something cannot be done."""
        self.refused.emit(sentence, rule)
        self.announced.emit(sentence)

    def undo(self) -> None:
        """Take the last command back."""
        self._travel(self.session.undo, say("Taken back."))

    def redo(self) -> None:
        """Do again what was taken back."""
        self._travel(self.session.redo, say("Done again."))

    def undo_to_start(self) -> None:
        """Back to the start of the round or turn."""
        self._travel(self.session.undo_to_barrier, say("Back at the start."))

    def _travel(self, step: Callable[[], object], sentence: str) -> None:
        self.finish_animation()
        past, self.position = self.position, None
        try:
            step()
        except UndoRefused as error:
            if past is not None:
                self.show_state()
                self.changed.emit()
            self.tell_refusal(str(error), error.rule)
            return
        self.show_state()
        self.announced.emit(sentence)
        self.changed.emit()

    def show_position(self, position: int | None) -> None:
        """Show a past position read-only, None for the present."""
        self.finish_animation()
        self.position = None if position == self.session.cursor else position
        self.show_state()
        self.changed.emit()

    # ------------------------------------------------------------------ look

    def set_palette(self, palette: Palette) -> None:
        """Wear other colours."""
        self.palette = palette
        self.view.set_palette(palette)
        self.show_state()

    def set_speed(self, speed: str) -> None:
        """Animate at this speed setting."""
        self.pace = PACES[speed]

    def fit(self) -> None:
        """Show the whole table."""
        self.view.fit()

    def zoom(self, steps: int) -> None:
        """Zoom in (positive) or out around the middle."""
        self.view.zoom_by(steps)
