"""The contract every game fulfils. A game is a set of pure functions on immutable states.

States and commands are values: equal ones compare and hash equal, nothing in them refers to a
file, a window or a random generator. `apply` is the door for people, logs and tests; `successor`
is the same rules without events, for search.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from islands_desktop.core.events import Event
from islands_desktop.core.options import Option
from islands_desktop.core.refusals import Refusal
from islands_desktop.core.standings import Outcome, Standings

Seat = int
"""Seats count from 0; people see seat names or A, B, C, D."""

Options = tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that decides how a game begins: the same set-up is the same game.

    `options` are pairs in the order of their names, values hashable, completed and checked by
    `Game.make_setup`.
    """

    game: str
    mode: str
    seats: int
    seed: int
    options: Options = ()

    def option(self, name: str, default: Any = None) -> Any:
        for key, value in self.options:
            if key == name:
                return value
        return default

    def to_dict(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "mode": self.mode,
            "seats": self.seats,
            "seed": self.seed,
            "options": {name: _as_json(value) for name, value in self.options},
        }


def _as_json(value: Any) -> Any:
    return [_as_json(part) for part in value] if isinstance(value, tuple) else value


class Command(Protocol):
    """A small frozen value; every game has its own class. Commands have a total order."""

    @property
    def kind(self) -> str: ...

    @property
    def seat(self) -> Seat: ...

    def to_dict(self) -> dict[str, Any]: ...

    def __hash__(self) -> int: ...


S = TypeVar("S")
C = TypeVar("C", bound=Command)


@dataclass(frozen=True, slots=True)
class Transition(Generic[S]):
    """One accepted command: the state before, the state after, and what happened between."""

    before: S
    after: S
    events: tuple[Event, ...]

    @property
    def barrier(self) -> str:
        """The phrase that says why this cannot be undone, "" if it can."""
        return next((event.barrier for event in self.events if event.barrier), "")


@dataclass(frozen=True, slots=True)
class Step:
    """What is going on now: `name`, one `sentence` what can be done, the `rules` that govern it."""

    name: str
    sentence: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play a game: id of the protocol, name for people, seat counts."""

    id: str
    name: str
    seats: tuple[int, ...]


class Game(ABC, Generic[S, C]):
    """One game. Instances have no state of their own; there is one in the registry."""

    id: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    modes: ClassVar[tuple[Mode, ...]]
    hides_deal: ClassVar[bool] = False
    """Whether the number of a deal would tell, while it is played, what nobody may know."""

    @abstractmethod
    def options(self, mode: str) -> tuple[Option, ...]:
        """The options of a mode with their defaults, as `make_setup` takes them."""

    @abstractmethod
    def make_setup(
        self, mode: str, seats: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> Setup:
        """A complete, checked set-up. Raises BadSetup with the rule that is broken."""

    @abstractmethod
    def new_game(self, setup: Setup) -> S:
        """First state, up to the first decision."""

    @abstractmethod
    def setup_of(self, state: S) -> Setup:
        """The set-up a state was started from."""

    @abstractmethod
    def actor(self, state: S) -> Seat | None:
        """The seat that decides now, None when the game is over."""

    @abstractmethod
    def legal_commands(self, state: S) -> Sequence[C]:
        """All legal commands of the actor, sorted, each once; empty when the game is over."""

    def commands_of(self, state: S, seat: Seat) -> Sequence[C]:
        """All legal commands of one seat, sorted.

        Where several seats decide at the same time, others than the actor have some as well.
        """
        return self.legal_commands(state) if seat == self.actor(state) else ()

    def takebacks(self, state: S) -> Sequence[C]:
        """Commands beyond the legal list by which seats may take their own decisions back.

        They are accepted like any other, but stand apart: a list with them would let random play
        and search go round in circles. Most games have none; the session's undo serves them.
        """
        return ()

    def obvious_command(self, state: S) -> C | None:
        """The only legal command where a table may give it for a person, mostly None.

        It leaves nothing to decide, and no decision of the person lies beyond recall because of it.
        """
        return None

    @abstractmethod
    def why_not(self, state: S, command: C) -> Refusal | None:
        """The first rule that forbids the command, None if it is legal."""

    @abstractmethod
    def apply(self, state: S, command: C) -> Transition[S]:
        """Carry the command out. Raises IllegalCommand; never changes or half applies anything."""

    @abstractmethod
    def successor(self, state: S, command: C) -> S:
        """State after a command that is known to be legal: `apply(...).after` without events."""

    @abstractmethod
    def view(self, state: S, seat: Seat) -> S:
        """The state with everything removed that this seat may not know."""

    @abstractmethod
    def determinise(self, view: S, seat: Seat, chance: int) -> S:
        """A full state that agrees with the view, drawn at random from `chance`."""

    @abstractmethod
    def standings(self, state: S) -> Standings:
        """Score sheets as they stand now, and the ranking."""

    def told_to_all(self, state_at: Callable[[int], S], position: int) -> S:
        """A position as far as its scores may be told to everybody, mostly the position itself.

        state_at: the states of a game by their number, as a session has them.
        """
        return state_at(position)

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Result of a finished game, None while it goes on."""

    @abstractmethod
    def problems(self, state: S) -> list[str]:
        """Everything impossible in a state, in sentences; empty for every reachable one."""

    @abstractmethod
    def step(self, state: S) -> Step:
        """What is going on now, for the action bar."""

    @abstractmethod
    def undo_refusal(self, barrier: str) -> Refusal:
        """The refusal for an undo that would cross this barrier, with the game's rule number."""

    @abstractmethod
    def describe_command(self, state: S, command: C) -> str:
        """A command of this state in words, for buttons, lists and screen readers."""

    def reading_order(self, commands: Sequence[C]) -> Sequence[C]:
        """Commands as a person best reads them, mostly in the order in which they are sorted."""
        return commands

    @abstractmethod
    def describe_event(self, event: Event, after: S) -> str:
        """One line of the log, "" for events that need no line of their own.

        after: the state that the command led to, for what an event names by its place.
        """

    def tell_events(self, events: Iterable[Event], after: S) -> list[str]:
        """Lines of the log for events that are told together, none of them empty."""
        lines = (self.describe_event(event, after) for event in events)
        return [line for line in lines if line]

    @abstractmethod
    def progress(self, state: S) -> str:
        """How far the game is, in a few words ("Round 3 of 8"), for lists of saved games."""

    @abstractmethod
    def command_from_dict(self, entry: Mapping[str, Any]) -> C:
        """Command from JSON values. Raises BadCommand."""

    @abstractmethod
    def state_to_dict(self, state: S) -> dict[str, Any]:
        """State as JSON values."""

    @abstractmethod
    def state_from_dict(self, entry: Mapping[str, Any]) -> S:
        """State from JSON values, form and `problems` checked. Raises BadState."""
