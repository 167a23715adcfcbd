"""What every table has in common: a session, its view, and the commands a person can give now."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from islands_desktop.core.game import Command, Transition
from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import IllegalCommand, Refusal, UndoRefused
from islands_desktop.core.seat_names import seat_name
from islands_desktop.core.session import GameSession
from islands_desktop.core.taking_back import (
    redo_position,
    start_position,
    undo_position,
    why_not_undo,
)
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.seats import seat_to_act
from islands_desktop.desktop.table.obvious_commands import ObviousCommands
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
    kept with the saved game beside its moves has changed), travelled (something was taken back, or
    done again), happened (the transition of a command, whether the computer gave it).
    """

    changed = Signal()
    refused = Signal(str, str)
    announced = Signal(str)
    rule_asked = Signal(str)
    ended = Signal()
    dragged = Signal()
    opens = Signal()
    kept = Signal()
    travelled = Signal()
    happened = Signal(object, bool)

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
        self.computers: frozenset[int] = frozenset()
        """The seats that the computer plays; all others are persons'."""
        self._obvious = ObviousCommands(self)
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

    def leave_page(self) -> None:
        """Another game comes to the page: no curtain of this one comes up on it any more."""

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

    @property
    def why_no_hint(self) -> str:
        """Why no good move may be shown to whoever sits here, "" if it may; see `hidden_words`."""
        return self.waiting_words or self.hidden_words or self.everybody_words

    def show_hint(self, command: Command, reason: str) -> None:
        """Tell a good move and why it is one; tables with room for it show both."""
        words = self.session.game.describe_command(self.session.state, command)
        self.announced.emit(f"{words}. {reason}")

    def point_at(self, command: Any) -> None:
        """Choose on the table what a legal command is about, without giving it; mostly nothing."""

    def leave_message(self) -> bool:
        """Take away what was said last on the table; whether something was."""
        return False

    # ------------------------------------------------------------------ playing

    @property
    def eyes(self) -> frozenset[int] | None:
        """Seats whose private events may be told on this screen, None for all of them.

        While several people share the screen nobody's are, and while only computers play; when
        the game is over everything is.
        """
        setup = self.session.setup
        over = self.session.game.actor(self.session.state) is None
        if over or setup.seats == 1 or setup.option("open_table"):
            return None
        persons = self.persons
        return frozenset(persons if len(persons) == 1 else ())

    @property
    def shown_state(self) -> Any:
        """The state on the table: the present one or the past one being looked at."""
        if self.position is None:
            return self.session.state
        return self.session.state_at(self.position)

    @property
    def told_state(self) -> Any:
        """The state that scores are told of: the shown one, but for what others may not know."""
        return self.shown_state

    @property
    def can_play(self) -> bool:
        """Whether a person can give commands: the present is shown, and a person decides in it."""
        return self.position is None and self.is_persons(self.session.state)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        seats = range(self.session.setup.seats)
        return tuple(seat for seat in seats if seat not in self.computers)

    @property
    def lone_person(self) -> int | None:
        """The only person among several seats: before the computer no hand need be covered."""
        persons = self.persons
        return persons[0] if len(persons) == 1 and self.session.setup.seats > 1 else None

    def computer_of(self, state: Any) -> int | None:
        """The computer's seat that decides in a state, None where a person does, and at the end.

        What the game asks of nobody in particular, such as turning a card, a person does, unless
        it concerns none of them.
        """
        seat = self.session.game.actor(state)
        if seat is None or not self.computers:
            return None
        if self.persons and seat_to_act(self.session.game, state) is None:
            return None if self._concerns_persons(state) else min(self.computers)
        return seat if seat in self.computers else None

    def _concerns_persons(self, state: Any) -> bool:
        """Whether persons could do something where nobody in particular is asked.

        One of several seats that may decide, or may take something back, could be a person's.
        """
        game, seats = self.session.game, range(self.session.setup.seats)
        several = sum(bool(game.commands_of(state, seat)) for seat in seats) > 1
        return several or any(one.seat not in self.computers for one in game.takebacks(state))

    def is_persons(self, state: Any) -> bool:
        """Whether a person decides in a state."""
        over = self.session.game.actor(state) is None
        return not over and self.computer_of(state) is None

    def has_choice(self, state: Any) -> bool:
        """Whether a person decides in a state, and what to do is not obvious."""
        return self.is_persons(state) and self.session.game.obvious_command(state) is None

    def set_computers(self, seats: Iterable[int]) -> None:
        """Let the computer play these seats from now on, and people all others."""
        self.finish_animation()
        self.computers = frozenset(seats)
        self.show_state()
        self.changed.emit()

    def answer_ms(self) -> int | None:
        """Milliseconds that a computer's decision takes in any case, None where the pace says it.

        It is given where the time could tell something of a hidden hand.
        """
        return None

    def linger_ms(self) -> int:
        """Milliseconds that what was just played stays in sight at the least."""
        return 0

    @property
    def is_moving(self) -> bool:
        """Whether something on the table still moves."""
        return False

    @property
    def is_asking(self) -> bool:
        """Whether something is open on the table that a person looks at."""
        return False

    @property
    def waiting_words(self) -> str:
        """Whom or what a person who wants to play has to wait for, "" for nothing."""
        if self.position is not None:
            return say("This is an earlier position. Go back to now to play.")
        seat = self.computer_of(self.session.state)
        if seat is None:
            return ""
        return say("It is the turn of {name}, whom the computer plays.", name=seat_name(seat))

    def is_waiting(self) -> bool:
        """Whether nobody may play now, which is told at once."""
        words = self.waiting_words
        if words:
            self.tell_refusal(words, "")
        return bool(words)

    def is_computers_turn(self) -> bool:
        """Whether a hand that plays now has to wait for the computer, which is told at once."""
        return self.position is None and self.is_waiting()

    def play(self, command: Command) -> bool:
        """Give a person's command; whether it was accepted. A refusal is told, nothing changed."""
        if self.is_waiting():
            return False
        return self._carry_out(command, by_computer=False)

    def play_for_computer(self, command: Command) -> bool:
        """Give the command of the computer's seat that decides; whether it was accepted."""
        return self._carry_out(command, by_computer=True)

    def _carry_out(self, command: Command, by_computer: bool) -> bool:
        self.finish_animation()
        try:
            transition = self.session.play(command)
        except IllegalCommand as error:
            self.tell_refusal(str(error), error.rule)
            return False
        self.show_transition(transition)
        self.happened.emit(transition, by_computer)
        seen = [event for event in transition.events if event.seen_by(self.eyes)]
        for sentence in self.session.game.tell_events(seen, transition.after):
            self.announced.emit(sentence)
        self.changed.emit()
        return True

    def tell_refusal(self, sentence: str, rule: str) -> None:
        """Say why something cannot be done."""
        self.refused.emit(sentence, rule)
        self.announced.emit(sentence)

    def undo(self) -> None:
        """Take the last command back; all up to a person's last decision where computers play."""
        position = undo_position(self.session, self.has_choice)
        steps = self.session.cursor - position
        if steps > 1:
            words = say("Taken back to your last decision: {n} moves.", n=steps)
            self._travel(partial(self.session.undo_to, position), words)
        else:
            self._travel(self.session.undo, say("Taken back."))

    def redo(self) -> None:
        """Do again what was taken back."""
        position = redo_position(self.session, self.has_choice)
        steps = position - self.session.cursor
        if steps > 1:
            words = say("Done again: {n} moves.", n=steps)
            self._travel(partial(self.session.redo_to, position), words)
        else:
            self._travel(self.session.redo, say("Done again."))

    def undo_to_start(self) -> None:
        """Back to the start of the round or turn."""
        position = start_position(self.session, self.has_choice)
        if self.session.cursor - position > 1:
            back = partial(self.session.undo_to, position)
            self._travel(back, say("Back at the start."))
        else:
            self._travel(self.session.undo, say("Back at the start."))

    def why_not_undo(self) -> Refusal | None:
        """Why nothing can be taken back now, None if it can."""
        return why_not_undo(self.session, self.has_choice)

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
        self.travelled.emit()
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
