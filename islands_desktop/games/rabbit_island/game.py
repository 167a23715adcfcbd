"""Rabbit Island as the game contract wants it; the rules themselves lie in `rules/`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from islands_desktop.core.events import Event
from islands_desktop.core.game import Game, Mode, Seat, Setup, Step, Transition
from islands_desktop.core.options import Option
from islands_desktop.core.refusals import BadSetup, IllegalCommand, Refusal, refuse
from islands_desktop.core.standings import Outcome, Standings
from islands_desktop.games.rabbit_island import json_form, log_text, problems, text, views
from islands_desktop.games.rabbit_island.commands import Command, command_from_dict
from islands_desktop.games.rabbit_island.options import MODES, OPTIONS
from islands_desktop.games.rabbit_island.rules import checks, turns
from islands_desktop.games.rabbit_island.rules.setup import deal, make_setup
from islands_desktop.games.rabbit_island.scoring import outcome_of, standings_of
from islands_desktop.games.rabbit_island.state import State


class RabbitIsland(Game[State, Command]):
    """Rabbit Island, standard and short, two to four seats.

    >>> state = GAME.new_game(GAME.make_setup("short", 2, seed=7))
    >>> {command.kind for command in GAME.legal_commands(state)}
    {'place_tile'}
    """

    id: ClassVar[str] = "rabbit_island"
    title: ClassVar[str] = "Rabbit Island"
    rules_version: ClassVar[int] = 1
    modes: ClassVar[tuple[Mode, ...]] = MODES
    hides_deal: ClassVar[bool] = True  # hands and the order of the decks (RABB-14.1)

    def options(self, mode: str) -> tuple[Option, ...]:
        return OPTIONS

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
        return checks.decider_of(state)

    def legal_commands(self, state: State) -> tuple[Command, ...]:
        return checks.legal_commands(state)

    def why_not(self, state: State, command: Command) -> Refusal | None:
        return checks.why_not(state, command)

    def apply(self, state: State, command: Command) -> Transition[State]:
        refusal = checks.why_not(state, command)
        if refusal is not None:
            raise IllegalCommand(refusal)
        events: list[Event] = []
        return Transition(state, turns.play(state, command, events), tuple(events))

    def successor(self, state: State, command: Command) -> State:
        return turns.play(state, command)

    def view(self, state: State, seat: Seat) -> State:
        return views.view_of(state, seat)

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
        return refuse("RABB-14.5", barrier)

    def describe_command(self, state: State, command: Command) -> str:
        return text.describe_command(state, command)

    def describe_event(self, event: Event, after: State) -> str:
        return log_text.describe_event(event, after)

    def progress(self, state: State) -> str:
        return text.progress_of(state)

    def command_from_dict(self, entry: Mapping[str, Any]) -> Command:
        return command_from_dict(entry)

    def state_to_dict(self, state: State) -> dict[str, Any]:
        return json_form.state_to_dict(state)

    def state_from_dict(self, entry: Mapping[str, Any]) -> State:
        return json_form.state_from_dict(entry)


GAME = RabbitIsland()
