"""Palm Island as the game contract wants it; the rules themselves lie in `rules/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from islands_desktop.core.events import Event
from islands_desktop.core.game import Game, Mode, Seat, Setup, Step, Transition
from islands_desktop.core.options import Option
from islands_desktop.core.phrases import phrase
from islands_desktop.core.refusals import BadSetup, IllegalCommand, Refusal, refuse
from islands_desktop.core.standings import Outcome, Standings
from islands_desktop.games.palm_island import json_form, problems, text, views, worlds
from islands_desktop.games.palm_island.commands import Command, command_from_dict
from islands_desktop.games.palm_island.options import OPTIONS
from islands_desktop.games.palm_island.rules import checks, together
from islands_desktop.games.palm_island.rules.checks_together import why_not_together
from islands_desktop.games.palm_island.rules.rounds import end_command, end_round
from islands_desktop.games.palm_island.rules.setup import deal, make_setup
from islands_desktop.games.palm_island.rules.turn import (
    legal_turns,
    switch_villager,
    take_turn,
    tracker_events,
)
from islands_desktop.games.palm_island.scoring import outcome_of, standings_of
from islands_desktop.games.palm_island.state import TRACKER_FACE, State, new_value
from islands_desktop.games.palm_island.told import told_state

_ENDING = (end_command(0),)
_NO_UNDO = phrase("Nothing is taken back in a speed game.")


class PalmIsland(Game[State, Command]):
    """Palm Island, alone or with others.

    >>> setup = GAME.make_setup("solo", 1, seed=7)
    >>> state = GAME.new_game(setup)
    >>> command = GAME.legal_commands(state)[0]
    >>> command.kind
    'discard'
    >>> GAME.apply(state, command).after == GAME.successor(state, command)
    True
    """

    id: ClassVar[str] = "palm_island"
    title: ClassVar[str] = "Palm Island"
    rules_version: ClassVar[int] = 1
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("solo", phrase("Solo"), (1,)),
        Mode("cooperative", phrase("Cooperative"), (2, 3, 4)),
        Mode("casual", phrase("Casual"), (2, 3, 4)),
        Mode("speed", phrase("Speed"), (2, 3, 4)),
    )
    _last_listed: tuple[State | None, tuple[Command, ...]] = (None, ())

    def options(self, mode: str) -> tuple[Option, ...]:
        return OPTIONS[mode]

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
        if state.common is not None:
            return together.actor_of(state)
        return None if state.over else 0

    def legal_commands(self, state: State) -> tuple[Command, ...]:
        _setup, _round, villages, over, _chance, common = state
        if over:
            return ()
        if common is not None:
            return self.commands_of(state, self.actor(state) or 0)
        village = villages[0]
        if village.deck[0] == TRACKER_FACE:
            return _ENDING
        legal = legal_turns(village)
        self._last_listed = state, legal
        return legal

    def commands_of(self, state: State, seat: Seat) -> tuple[Command, ...]:
        if state.common is None:
            return self.legal_commands(state) if seat == 0 else ()
        return together.commands_of_seat(state, seat)

    def _is_legal(self, state: State, command: Command) -> bool:
        """Whether a command is legal; the list asked for last is not made a second time."""
        listed, legal = self._last_listed
        return command in (legal if listed is state else self.legal_commands(state))

    def why_not(self, state: State, command: Command) -> Refusal | None:
        refusal = checks.why_not_seat(state, command)
        if refusal is not None:
            return refusal
        if state.over:
            return checks.why_not_over(state, command)
        if state.common is not None:
            return why_not_together(state, command)
        if state.villages[command.seat].deck[0] == TRACKER_FACE:
            return checks.why_not_round_over(state, command)
        return checks.why_not_turn(state, command)

    def apply(self, state: State, command: Command) -> Transition[State]:
        if state.common is not None:
            return self._apply_together(state, command)
        if not self._is_legal(state, command):
            refusal = self.why_not(state, command)
            assert refusal is not None, f"{command} is neither legal nor refused"
            raise IllegalCommand(refusal)
        events: list[Event] = []
        return Transition(state, self.successor(state, command, events), tuple(events))

    def _apply_together(self, state: State, command: Command) -> Transition[State]:
        refusal = self.why_not(state, command)
        if refusal is not None:
            raise IllegalCommand(refusal)
        events: list[Event] = []
        after = together.play_together(state, command, events)
        if state.setup.mode == "speed":
            # PALM-15.12: nothing is taken back in speed.
            events[0] = replace(events[0], barrier=_NO_UNDO)
        return Transition(state, after, tuple(events))

    def successor(self, state: State, command: Command, events: list[Event] | None = None) -> State:
        """The one way a state moves on; `events` collects what happened when it is a list."""
        setup, round_number, villages, over, chance, common = state
        if common is not None:
            return together.play_together(state, command, events)
        kind = command.kind
        if kind == "end_round":
            return end_round(state, command.seat, events)
        if kind == "set_active":
            village = switch_villager(villages[0], command, events)
        else:
            village = take_turn(villages[0], command, events)
            if events is not None:
                events += tracker_events(village, command.seat, round_number)
        return new_value(State, (setup, round_number, (village,), over, chance, None))

    def view(self, state: State, seat: Seat) -> State:
        return views.view_of(state, seat)

    def determinise(self, view: State, seat: Seat, chance: int) -> State:
        return worlds.determinise(view, seat, chance)

    def standings(self, state: State) -> Standings:
        return standings_of(state)

    def told_to_all(self, state_at: Callable[[int], State], position: int) -> State:
        return told_state(state_at, position)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state)

    def problems(self, state: State) -> list[str]:
        return problems.problems_of(state)

    def step(self, state: State) -> Step:
        return text.step_of(state)

    def undo_refusal(self, barrier: str) -> Refusal:
        return refuse("PALM-15.12" if barrier == _NO_UNDO else "PALM-16.5", barrier)

    def describe_command(self, state: State, command: Command) -> str:
        return text.describe_command(state, command)

    def describe_event(self, event: Event, after: State) -> str:
        return text.describe_event(event)

    def progress(self, state: State) -> str:
        return text.progress_of(state)

    def command_from_dict(self, entry: Mapping[str, Any]) -> Command:
        return command_from_dict(entry)

    def state_to_dict(self, state: State) -> dict[str, Any]:
        return json_form.state_to_dict(state)

    def state_from_dict(self, entry: Mapping[str, Any]) -> State:
        return json_form.state_from_dict(entry)


GAME = PalmIsland()
