"""My Island as the game contract wants it; the rules themselves lie in `rules/`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from islands_desktop.core.events import Event
from islands_desktop.core.game import Game, Mode, Seat, Setup, Step, Transition
from islands_desktop.core.options import Option
from islands_desktop.core.refusals import BadSetup, IllegalCommand, Refusal, refuse
from islands_desktop.core.standings import Outcome, Standings
from islands_desktop.games.my_island import json_form, problems, text, views
from islands_desktop.games.my_island.commands import Command, command_from_dict, make_command
from islands_desktop.games.my_island.options import MODES, options_of
from islands_desktop.games.my_island.rules import turns
from islands_desktop.games.my_island.rules.rounds import has_acted, seat_to_act
from islands_desktop.games.my_island.rules.setup import deal, make_setup
from islands_desktop.games.my_island.scoring import outcome_of, standings_of
from islands_desktop.games.my_island.state import State


class MyIsland(Game[State, Command]):
    """My Island: the Eternal Game, Episode 1 and single episodes, one to four seats.

    >>> state = GAME.new_game(GAME.make_setup("eternal", 2, seed=7))
    >>> [command.kind for command in GAME.legal_commands(state)]
    ['next']
    """

    id: ClassVar[str] = "my_island"
    title: ClassVar[str] = "My Island"
    rules_version: ClassVar[int] = 1
    modes: ClassVar[tuple[Mode, ...]] = MODES
    hides_deal: ClassVar[bool] = True  # the order of the cards (MYIS-16.1)

    def options(self, mode: str) -> tuple[Option, ...]:
        return options_of(mode)

    def make_setup(
        self, mode: str, seats: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> Setup:
        if options is not None and not isinstance(options, Mapping):
            raise BadSetup(refuse("", "Options are an object of names and values."))
        return make_setup(mode, seats, seed, options or {})

    def new_game(self, setup: Setup) -> State:
        return deal(setup)

    def setup_of(self, state: State) -> Setup:
        return state.setup

    def actor(self, state: State) -> Seat | None:
        """The seat to act; the next card is turned in the name of seat 0."""
        if state.over:
            return None
        return seat_to_act(state) or 0

    def legal_commands(self, state: State) -> tuple[Command, ...]:
        return turns.legal_turns(state)

    def takebacks(self, state: State) -> tuple[Command, ...]:
        if state.over:
            return ()
        seats = range(len(state.islands))
        return tuple(make_command(seat, "undo") for seat in seats if has_acted(state, seat))

    def why_not(self, state: State, command: Command) -> Refusal | None:
        return turns.why_not(state, command)

    def apply(self, state: State, command: Command) -> Transition[State]:
        if not turns.is_legal(state, command):
            refusal = turns.why_not(state, command)
            assert refusal is not None, f"{command} is neither legal nor refused"
            raise IllegalCommand(refusal)
        events: list[Event] = []
        return Transition(state, turns.take_turn(state, command, events), tuple(events))

    def successor(self, state: State, command: Command) -> State:
        return turns.take_turn(state, command)

    def view(self, state: State, seat: Seat) -> State:
        return views.view_of(state)

    def determinise(self, view: State, seat: Seat, chance: int) -> State:
        return views.determinise(view, chance)

    def standings(self, state: State) -> Standings:
        return standings_of(state)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state)

    def problems(self, state: State) -> list[str]:
        return problems.problems_of(state)

    def step(self, state: State) -> Step:
        return text.step_of(state)

    def undo_refusal(self, barrier: str) -> Refusal:
        return refuse("MYIS-16.4", barrier)

    def describe_command(self, state: State, command: Command) -> str:
        return text.describe_command(state, command)

    def describe_event(self, event: Event, after: State) -> str:
        return text.describe_event(event)

    def tell_events(self, events: Iterable[Event], after: State) -> list[str]:
        return text.tell_events(events)

    def progress(self, state: State) -> str:
        return text.progress_of(state)

    def command_from_dict(self, entry: Mapping[str, Any]) -> Command:
        return command_from_dict(entry)

    def state_to_dict(self, state: State) -> dict[str, Any]:
        return json_form.state_to_dict(state)

    def state_from_dict(self, entry: Mapping[str, Any]) -> State:
        return json_form.state_from_dict(entry)


GAME = MyIsland()
