"""RABB-15: what holds in every reachable state, looked for in games of all kinds."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from islands_desktop.core.digest import state_digest
from islands_desktop.games.rabbit_island.commands import Command
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    ACTION_TYPES,
    IS_COLLAPSE,
    OPPOSITE_BIT,
    PILE_SIZE,
    TERRITORY_FLAGS,
    TILES,
    TOKENS,
    WAITING,
)
from islands_desktop.games.rabbit_island.events import CarrotsGained, Harvested, TokenBuilt
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.land import Cell
from islands_desktop.games.rabbit_island.state import ASK, FORK, MOVEMENT, NOBODY, OVER, State
from tests.games.rabbit_island.contract_case import RabbitIslandCase
from tests.games.rabbit_island.positions import setup_of

CASE = RabbitIslandCase()
SIDES = {1: (0, -1), 2: (1, 0), 4: (0, 1), 8: (-1, 0)}


def reached_from(state: State, start: int) -> set[int]:
    """Places to which exits lead in the Build phase."""
    found, waiting = {start}, [start]
    while waiting:
        for _, goal in state.land.exits[waiting.pop()]:
            if goal not in found:
                found.add(goal)
                waiting.append(goal)
    return found


def pointed_at(state: State, place: int) -> dict[int, Cell]:
    """Sides with an arrow, and the cells at which they point."""
    x, y, tile = state.land.tiles[place]
    return {bit: (x + dx, y + dy) for bit, (dx, dy) in SIDES.items() if TILES[tile].arrows & bit}


class AnyGame(RuleBasedStateMachine):
    """One game of either mode with any number of seats, played at random."""

    state: State

    @initialize(
        seed=st.integers(0, 2**63 - 1),
        mode=st.sampled_from(["standard", "short"]),
        seats=st.integers(2, 4),
        ahead=st.integers(0, 600),
    )
    def deal(self, seed: int, mode: str, seats: int, ahead: int) -> None:
        self.setup = setup_of(mode, seats, seed)
        self.state = GAME.new_game(self.setup)
        self.log: list[Command] = []
        self.turns = Counter[int]()
        chance = Random(seed)
        for _ in range(ahead):
            self.play_any(chance.randrange(10**6))

    @rule(number=st.integers(0, 10**6))
    def play_any(self, number: int) -> None:
        commands = list(GAME.legal_commands(self.state))
        if commands:
            self.play(CASE.choose(Random(number), commands))

    def play(self, command: Command) -> None:
        before = self.state
        transition = GAME.apply(before, command)
        self.state = transition.after
        self.log.append(command)
        if command.kind == "play_movement":
            self.turns[command.seat] += 1
        self.check_carrots(before, transition.events)

    def check_carrots(self, before: State, events: tuple[object, ...]) -> None:
        """RABB-15.11: harvests, events and Every Bunny Wins give, building takes, else nothing."""
        change = 0
        for event in events:
            if isinstance(event, (CarrotsGained, Harvested)):
                change += event.carrots
            elif isinstance(event, TokenBuilt):
                change -= event.cost
        sums = [sum(own.carrots for own in state.seats) for state in (before, self.state)]
        assert sums[1] - sums[0] == change

    @precondition(lambda self: GAME.actor(self.state) is not None)
    @rule(number=st.integers(0, 10**6))
    def look_around(self, number: int) -> None:
        """What is listed is accepted, all else is refused with one number."""
        listed = set(GAME.legal_commands(self.state))
        candidates = list(CASE.candidates(self.state))
        for command in Random(number).sample(candidates, 60):
            refusal = GAME.why_not(self.state, command)
            assert (refusal is None) == (command in listed)
            assert refusal is None or refusal.rule.startswith("RABB-")
        for command in sorted(listed)[:6]:
            assert GAME.apply(self.state, command).after == GAME.successor(self.state, command)

    @rule(number=st.integers(0, 10**6))
    def look_from_a_seat(self, number: int) -> None:
        """Views leak no hand, no deck order, no chance: twins cannot be told apart."""
        seat = GAME.actor(self.state) or 0
        view = GAME.view(self.state, seat)
        for twin in CASE.twins(self.state, Random(number)):
            assert GAME.view(twin, seat) == view
        world = GAME.determinise(view, seat, number)
        assert GAME.problems(world) == []
        assert GAME.view(world, seat) == view

    @invariant()
    def action_cards_lie_once(self) -> None:
        """RABB-15.1: deck, discards, hand, face up, stack; Collapse! in no hand, on no stack."""
        state, decks = self.state, self.state.decks
        held = [card for own in state.seats for card in own.cards]
        face_up = [one.card for own in state.seats for one in own.collapses]
        stack = [entry.card for entry in state.turn.stack]
        moving = [state.turn.card] if state.turn.card != NOBODY else []
        every = [*decks.cards, *decks.card_discards, *held, *face_up, *stack, *moving]
        assert sorted(every) == list(range(len(ACTION_CARDS)))
        assert not any(IS_COLLAPSE[card] for card in held + stack)
        assert all(IS_COLLAPSE[card] for card in face_up)

    @invariant()
    def movement_cards_lie_once(self) -> None:
        """RABB-15.2: two in hand between turns, one during a turn, none in the Explore phase."""
        state, decks = self.state, self.state.decks
        held = [card for own in state.seats for card in own.moves]
        assert sorted([*decks.moves, *decks.move_discards, *held]) == list(range(54))
        for seat, own in enumerate(state.seats):
            in_turn = seat == state.active and state.point not in (MOVEMENT, "discard", OVER)
            assert len(own.moves) == (0 if not state.year else 1 if in_turn else 2)

    @invariant()
    def tiles_lie_once(self) -> None:
        """RABB-15.3: box, discards, hand, table."""
        state, decks = self.state, self.state.decks
        held = [tile for own in state.seats for tile in own.tiles]
        laid = [tile for _, _, tile in state.land.tiles if tile < PILE_SIZE]
        assert sorted([*decks.box, *decks.tile_discards, *held, *laid]) == list(state.mode.tiles)

    @invariant()
    def tokens_are_counted(self) -> None:
        """RABB-15.4: 25 a seat, three on a tile at most, none on Event Tiles."""
        state = self.state
        for place, stack in enumerate(state.stacks):
            assert len(stack) <= (3 if TERRITORY_FLAGS[state.land.tile(place)] else 0)
        laid = Counter(token for stack in state.stacks for token in stack)
        assert all(laid[seat] <= TOKENS for seat in range(len(state.seats)))
        assert set(laid) <= set(range(len(state.seats)))

    @invariant()
    def carrots_are_tens(self) -> None:
        """RABB-15.5: multiples of 10, never negative."""
        assert all(own.carrots >= 0 and own.carrots % 10 == 0 for own in self.state.seats)

    @invariant()
    def nobody_is_ever_stuck(self) -> None:
        """RABB-15.6: no arrows meet, every tile is reached, and every one has a route home."""
        state, places = self.state, self.state.land.places
        for place in range(len(state.land.tiles)):
            for bit, cell in pointed_at(state, place).items():
                goal = places.get(cell)
                assert goal is None or not OPPOSITE_BIT[bit] & TILES[state.land.tile(goal)].arrows
        if not state.year:
            return
        assert len(reached_from(state, 0)) == len(places)
        for place in range(len(places)):
            assert state.land.exits[place]
            assert 0 in reached_from(state, place)

    @invariant()
    def nothing_lasts_between_turns(self) -> None:
        """RABB-15.7: five Action Cards at most, no effects, no silence, no window."""
        state, turn = self.state, self.state.turn
        if state.point in (MOVEMENT, OVER):
            assert all(len(own.cards) <= 5 for own in state.seats)
            assert (turn.effects, turn.silenced, turn.window, turn.stack) == (b"", False, "", ())

    @invariant()
    def windows_are_sound(self) -> None:
        """RABB-15.8: few enough passes, one decider, targets below their Thwarted!."""
        turn, seats = self.state.turn, len(self.state.seats)
        if self.state.point != ASK:
            assert not turn.stack or self.state.point == FORK
            return
        assert turn.passes < (seats - 1 if turn.stack else seats)
        assert GAME.actor(self.state) == turn.responder
        for number, entry in enumerate(turn.stack):
            aims = ACTION_TYPES[entry.card] == "thwarted"
            assert aims == (entry.target in [below.card for below in turn.stack[:number]])

    @invariant()
    def collapses_count_down(self) -> None:
        """RABB-15.9: waiting, 3 or 2 between turns; none waits after the first year."""
        counters = {one.counter for own in self.state.seats for one in own.collapses}
        if self.state.point in (MOVEMENT, OVER):
            assert counters <= {WAITING, 3, 2}
            assert self.state.year <= 1 or WAITING not in counters

    @invariant()
    def turns_are_even(self) -> None:
        """RABB-15.10: y - 1 or y Build turns in year y; years times seats in all."""
        state = self.state
        if state.year:
            taken = [self.turns[seat] for seat in range(len(state.seats))]
            assert all(state.year - 1 <= count <= state.year for count in taken)
        if state.point == OVER:
            assert sum(self.turns.values()) == state.mode.years * len(state.seats)

    @invariant()
    def points_are_recomputed(self) -> None:
        """RABB-15.12: the points shown are those of the tokens on the tiles, token by token."""
        points = Counter[int]()
        for place, stack in enumerate(self.state.stacks):
            levels = TILES[self.state.land.tile(place)].levels
            for token, level in zip(stack, levels, strict=False):
                points[token] += level.vp
        for score in GAME.standings(self.state).seats:
            bonuses = sum(one.points for one in score.lines if one.icon in ("carrot", "group"))
            assert score.total - bonuses == points[score.seat]
            assert self.state.point == OVER or bonuses == 0

    @invariant()
    def nothing_is_impossible(self) -> None:
        assert GAME.problems(self.state) == []

    def teardown(self) -> None:
        """A save and the log lead to the same state."""
        if not hasattr(self, "log"):
            return
        loaded = GAME.state_from_dict(GAME.state_to_dict(self.state))
        assert loaded == self.state
        assert state_digest(GAME, loaded) == state_digest(GAME, self.state)
        again = GAME.new_game(self.setup)
        for command in self.log:
            again = GAME.successor(again, GAME.command_from_dict(command.to_dict()))
        assert again == self.state


def test_games_keep_all_invariants() -> None:
    run_state_machine_as_test(
        AnyGame,
        settings=settings(
            max_examples=120,
            stateful_step_count=25,
            deadline=None,
            derandomize=True,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
        ),
    )
