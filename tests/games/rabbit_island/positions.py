"""Positions of the worked examples as states of the program, their facts, and lines played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from islands_desktop.core.game import Setup
from islands_desktop.games.rabbit_island.commands import Command, command_from_dict
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    ACTION_INDEX,
    ACTION_TYPES,
    MOVEMENT_CARDS,
    MOVEMENT_INDEX,
    TILE_INDEX,
    TILES,
    TOKENS,
    WAITING,
)
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.land import land_of
from islands_desktop.games.rabbit_island.rules.explore import begin_turn
from islands_desktop.games.rabbit_island.rules.table import Table
from islands_desktop.games.rabbit_island.rules.years import begin_build_turn
from islands_desktop.games.rabbit_island.scoring import (
    final_places,
    final_totals,
    largest_group,
    largest_group_seat,
    most_carrots,
    token_points,
)
from islands_desktop.games.rabbit_island.state import (
    FORK,
    FRESH_TURN,
    MOVEMENT,
    NOBODY,
    OVER,
    PLACE,
    Collapse,
    Decks,
    SeatState,
    State,
)
from tests.games.rabbit_island.example_values import (
    Check,
    Facts,
    Legal,
    Line,
    May,
    Position,
    Refusal,
    command_of,
    explore_position,
    steps_of,
    with_shorthands,
    without,
)
from tests.games.rabbit_island.reference_pieces import Cell, pile

POINTS = (
    *("place", "rabbit", "build", "event", "movement", "fork", "ask", "hole", "own", "other"),
    "discard",
)
"""The program's names of the decision points D1 to D11."""


def setup_of(mode: str = "standard", seats: int = 3, seed: int = 1, **options: bool) -> Setup:
    return GAME.make_setup(mode, seats, seed, options)


def new_game(mode: str = "standard", seats: int = 3, seed: int = 1, **options: bool) -> State:
    return GAME.new_game(setup_of(mode, seats, seed, **options))


def exploring(
    mode: str, tiles: dict[Cell, str], *hands: str, box: str = "", deck: str = ""
) -> Position:
    """A's turn with these hands, given for every seat; what lies nowhere is discarded."""
    bare = explore_position(mode, tiles, "", seats=len(hands), deck=deck)
    held = tuple(tuple(hand.split()) for hand in hands)
    left = without(pile(mode), tiles.values(), box.split(), *held)
    return replace(bare, tile_hands=held, box=tuple(box.split()), tile_discards=left)


# ------------------------------------------------------------------ into the program


def _tiles(names: tuple[str, ...]) -> bytes:
    return bytes(TILE_INDEX[name] for name in names)


def _moves(names: tuple[str, ...]) -> bytes:
    return bytes(MOVEMENT_INDEX[name] for name in names)


def _cards(names: tuple[str, ...]) -> bytes:
    return bytes(ACTION_INDEX[name] for name in names)


def _seat(given: Position, seat: int, places: list[tuple[int, int]]) -> SeatState:
    face_up = given.collapses[seat]
    return SeatState(
        given.carrots[seat],
        places.index(given.rabbits[seat]),
        bytes(sorted(_tiles(given.tile_hands[seat]))),
        bytes(sorted(_moves(given.movement_hands[seat]))),
        bytes(sorted(_cards(given.action_hands[seat]))),
        tuple(Collapse(ACTION_INDEX[card], counter or WAITING) for card, counter in face_up),
    )


def state_at(given: Position, **options: bool) -> State:
    """The program at the start of the turn of the active seat."""
    places = list(given.tiles)
    state = State(
        setup_of(given.mode, given.seats, **options),
        MOVEMENT if given.year else PLACE,
        given.year,
        given.first,
        given.active,
        land_of((cell, TILE_INDEX[tile]) for cell, tile in given.tiles.items()),
        tuple(given.stacks.get(cell, ()) for cell in places),
        tuple(_seat(given, seat, places) for seat in range(given.seats)),
        Decks(
            _tiles(given.box),
            _tiles(given.tile_discards),
            _moves(given.movement_deck),
            _moves(given.movement_discards),
            _cards(given.action_deck),
            _cards(given.action_discards),
        ),
        FRESH_TURN,
        chance=77,
    )
    table = Table(state, None)
    begin = begin_build_turn if given.phase == "build" else begin_turn
    begin(table, given.active)
    return table.freeze()


# ------------------------------------------------------------------ out of the program


def _ids(names: tuple[str, ...], pieces: bytes) -> list[str]:
    return [names[piece] for piece in pieces]


_TILE_IDS = tuple(tile.id for tile in TILES)


def facts_of(state: State) -> Facts:
    """All that examples may check, as the program has it."""
    seats, land = range(len(state.seats)), state.land
    tokens = [token for stack in state.stacks for token in stack]
    carrots, group = most_carrots(state), largest_group_seat(state)
    facts = _turn_facts(state) | _card_facts(state)
    facts |= {
        "point": None if state.point == OVER else f"D{POINTS.index(state.point) + 1}",
        "decider": GAME.actor(state),
        "active": state.active,
        "year": state.year,
        "phase": "over" if state.point == OVER else "build" if state.year else "explore",
        "tiles": {(x, y): TILES[tile].id for x, y, tile in land.tiles},
        "stacks": {land.cell(p): list(stack) for p, stack in enumerate(state.stacks) if stack},
        "rabbits": [land.cell(own.rabbit) for own in state.seats],
        "carrots": [own.carrots for own in state.seats],
        "supplies": [TOKENS - tokens.count(seat) for seat in seats],
        "points": [sum(token_points(state, seat)) for seat in seats],
        "totals": list(final_totals(state)),
        "places": list(final_places(state)),
        "final_table": [
            (
                state.seats[seat].carrots,
                largest_group(state, seat),
                *reversed(token_points(state, seat)),
                int(seat == carrots),
                int(seat == group),
            )
            for seat in seats
        ],
        "hill_exits": sorted(direction for direction, _ in land.exits[0]),
    }
    return with_shorthands(facts)


def _card_facts(state: State) -> Facts:
    """Hands, decks, discards, and face-up Collapse!."""
    decks = state.decks
    return {
        "tile_hands": [_ids(_TILE_IDS, own.tiles) for own in state.seats],
        "movement_hands": [_ids(MOVEMENT_CARDS, own.moves) for own in state.seats],
        "action_hands": [_ids(ACTION_CARDS, own.cards) for own in state.seats],
        "box": len(decks.box),
        "movement_deck": len(decks.moves),
        "action_deck": len(decks.cards),
        "tile_discards": sorted(_ids(_TILE_IDS, decks.tile_discards)),
        "movement_discards": sorted(_ids(MOVEMENT_CARDS, decks.move_discards)),
        "action_discards": sorted(_ids(ACTION_TYPES, decks.card_discards)),
        "collapses": [
            [None if one.counter == WAITING else one.counter for one in own.collapses]
            for own in state.seats
        ],
    }


def _turn_facts(state: State) -> Facts:
    """The window; a card that moves the rabbit counts as still on the stack."""
    turn = state.turn
    stack = [entry.card for entry in turn.stack]
    if state.point == FORK and turn.card != NOBODY:
        stack.append(turn.card)
    is_open = turn.window != ""
    return {
        "window": (turn.window, "RESPONSE" if stack else "OPEN") if is_open else None,
        "responder": turn.responder if is_open else None,
        "passes": turn.passes if is_open else None,
        "stack": [ACTION_CARDS[card] for card in stack],
        "effects": sorted(ACTION_TYPES[card] for card in turn.effects),
        "silenced": turn.silenced,
    }


# ------------------------------------------------------------------ playing


def command(step: str, state: State) -> Command:
    """The program's command of a step in this state."""
    return command_from_dict(command_of(step, facts_of(state)))


def do(given: Position | State, steps: str) -> State:
    """The state after some steps; both doors of the program must lead to the same."""
    state = state_at(given) if isinstance(given, Position) else given
    for step in steps_of(steps):
        made = command(step, state)
        after = GAME.apply(state, made).after
        assert GAME.successor(state, made) == after
        state = after
    return state


def rule_against(state: State, step: str) -> str:
    """The number with which a step is refused, "" if it is legal."""
    refusal = GAME.why_not(state, command(step, state))
    return refusal.rule if refusal else ""


def play(given: Position | State, *lines: Line) -> State:
    """Play lines of an example, checks included; the state they end in."""
    state = state_at(given) if isinstance(given, Position) else given
    for line in lines:
        if isinstance(line, Check):
            facts = facts_of(state)
            found = {name: facts[name] for name in line.facts}
            assert found == _as_lists(line.facts)
        elif isinstance(line, May):
            may = sorted(command(step, state) for step in steps_of(line.steps))
            assert may == list(GAME.legal_commands(state))
        elif isinstance(line, Legal):
            assert command(line.step, state) in GAME.legal_commands(state)
        elif isinstance(line, Refusal):
            assert rule_against(state, line.step) == line.rule, line.step
        else:
            state = do(state, line)
    return state


def _as_lists(facts: dict[str, Any]) -> dict[str, Any]:
    """Stacks as the facts have them: lists, without empty ones."""
    if "stacks" not in facts:
        return facts
    stacks = {cell: list(stack) for cell, stack in facts["stacks"].items() if stack}
    return {**facts, "stacks": stacks}
