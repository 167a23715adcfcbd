"""Propeller Islands as the game contract wants it; the rules themselves lie in `rules/`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from islands_desktop.core.events import Event
from islands_desktop.core.game import Game, Mode, Seat, Setup, Step, Transition
from islands_desktop.core.options import Option
from islands_desktop.core.refusals import BadSetup, IllegalCommand, Refusal, refuse
from islands_desktop.core.standings import Outcome, Standings
from islands_desktop.games.propeller_islands import (
    event_text,
    json_form,
    json_reading,
    problems,
    scoring,
    text,
    views,
)
from islands_desktop.games.propeller_islands.commands import Command, command_from_dict
from islands_desktop.games.propeller_islands.options import MODES, options_of
from islands_desktop.games.propeller_islands.rules import checks, legal, turns
from islands_desktop.games.propeller_islands.rules.setup import deal, make_setup
from islands_desktop.games.propeller_islands.state import OVER, State


class PropellerIslands(Game[State, Command]):
    """Propeller Islands: two to four seats, or one against the rival.

    >>> state = GAME.new_game(GAME.make_setup("standard", 2, seed=7))
    >>> {command.kind for command in GAME.legal_commands(state)}
    {'choose_character'}
    """

    id: ClassVar[str] = "propeller_islands"
    title: ClassVar[str] = "Propeller Islands"
    rules_version: ClassVar[int] = 1
    modes: ClassVar[tuple[Mode, ...]] = MODES

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
        return None if state.phase == OVER else state.seat

    def legal_commands(self, state: State) -> list[Command]:
        return legal.legal_commands(state)

    def obvious_command(self, state: State) -> Command | None:
        return legal.obvious_command(state)

    def why_not(self, state: State, command: Command) -> Refusal | None:
        return checks.why_not(state, command)

    def apply(self, state: State, command: Command) -> Transition[State]:
        refusal = checks.why_not(state, command)
        if refusal is not None:
            raise IllegalCommand(refusal)
        events: list[Event] = []
        return Transition(state, turns.take_turn(state, command, events), tuple(events))

    def successor(self, state: State, command: Command) -> State:
        return turns.take_turn(state, command)

    def view(self, state: State, seat: Seat) -> State:
        return views.view_of(state, seat)

    def determinise(self, view: State, seat: Seat, chance: int) -> State:
        return views.determinise(view, chance)

    def standings(self, state: State) -> Standings:
        return scoring.standings_of(state)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome_of(state)

    def problems(self, state: State) -> list[str]:
        return problems.problems_of(state)

    def step(self, state: State) -> Step:
        return text.step_of(state)

    def undo_refusal(self, barrier: str) -> Refusal:
        return refuse("PROP-14.5", barrier)

    def describe_command(self, state: State, command: Command) -> str:
        return text.describe_command(state, command)

    def reading_order(self, commands: Sequence[Command]) -> list[Command]:
        return text.reading_order(commands)

    def describe_event(self, event: Event, after: State) -> str:
        return event_text.describe_event(event, after)

    def progress(self, state: State) -> str:
        return text.progress_of(state)

    def command_from_dict(self, entry: Mapping[str, Any]) -> Command:
        return command_from_dict(entry)

    def state_to_dict(self, state: State) -> dict[str, Any]:
        return json_form.state_to_dict(state)

    def state_from_dict(self, entry: Mapping[str, Any]) -> State:
        return json_reading.state_from_dict(entry)


GAME = PropellerIslands()
