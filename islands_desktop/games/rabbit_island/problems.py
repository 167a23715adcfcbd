"""Everything impossible in a position (the invariants of RABB-15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from islands_desktop.core.phrases import say
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    ACTION_TYPES,
    FIRST_HOLE,
    HAND_LIMIT,
    HILL,
    HILL_SHORT,
    IS_COLLAPSE,
    MOST_TOKENS,
    MOVEMENT_CARDS,
    OPPOSITE_BIT,
    PILE_SIZE,
    SPACES,
    STEPS,
    TERRITORY_FLAGS,
    TILES,
    TOKENS,
    WAITING,
)
from islands_desktop.games.rabbit_island.land import HILL_PLACE, Land
from islands_desktop.games.rabbit_island.rules.checks import KINDS_OF_POINT, legal_commands
from islands_desktop.games.rabbit_island.rules.resolving import can_build
from islands_desktop.games.rabbit_island.rules.table import Table
from islands_desktop.games.rabbit_island.rules.window import STEPS_OF, is_lasting
from islands_desktop.games.rabbit_island.state import (
    ASK,
    BUILD,
    COLLAPSE_WINDOW,
    DISCARD,
    EVENT,
    FORK,
    HIDDEN,
    HOLE,
    MAIN_WINDOW,
    MOVEMENT,
    NOBODY,
    OTHER,
    OVER,
    OWN,
    PLACE,
    RABBIT,
    State,
)

MOST_SPACES = max(SPACES)
_EXPLORE_POINTS = (PLACE, RABBIT, BUILD, EVENT)
_BUILD_POINTS = (BUILD, EVENT, MOVEMENT, FORK, ASK, HOLE, OWN, OTHER, DISCARD, OVER)


def problems_of(state: State) -> list[str]:
    """Sentences about everything that cannot be; empty for every reachable state."""
    for check in (_frame_problems, _piece_problems, _land_problems, _turn_problems):
        found = check(state)
        if found:
            return found
    return [*_card_problems(state), *_point_problems(state)]


# ------------------------------------------------------------------ frame and pieces


def _frame_problems(state: State) -> list[str]:
    """Numbers of seats, years and places."""
    seats = len(state.seats)
    found = []
    if seats != state.setup.seats:
        found.append(say("The number of hands is not the number of seats."))
    if state.point not in KINDS_OF_POINT:
        found.append(say("There is no such decision."))
    if not (0 <= state.first < state.setup.seats and 0 <= state.active < state.setup.seats):
        found.append(say("There is no such seat."))
    if not 0 <= state.year <= state.mode.years:
        found.append(say("There is no year {year}.", year=state.year))
    if len(state.stacks) != len(state.land.tiles) or not state.land.tiles:
        found.append(say("Tokens must stand on tiles of the island."))
    elif any(not 0 <= own.rabbit < len(state.land.tiles) for own in state.seats):
        found.append(say("A rabbit must stand on a tile."))
    return found


def _not_each_once(pieces: Iterable[int], every: Iterable[int]) -> bool:
    return Counter(pieces) != Counter(every)


def _piece_problems(state: State) -> list[str]:
    """Every card and tile lies in exactly one place (RABB-15.1 to 15.3)."""
    decks, found = state.decks, []
    everything = b"".join([*decks, *(own.tiles + own.moves + own.cards for own in state.seats)])
    if HIDDEN in everything:
        return [say("Hands or decks are hidden; this is a view, not a whole position.")]
    laid = [tile for _, _, tile in state.land.tiles if tile < PILE_SIZE]
    tiles = [*laid, *decks.box, *decks.tile_discards]
    moves, cards = [*decks.moves, *decks.move_discards], [*decks.cards, *decks.card_discards]
    for own in state.seats:
        tiles += own.tiles
        moves += own.moves
        cards += [*own.cards, *(one.card for one in own.collapses)]
    cards += [entry.card for entry in state.turn.stack]
    if state.turn.card != NOBODY:
        cards.append(state.turn.card)
    if _not_each_once(tiles, state.mode.tiles):
        found.append(say("Each tile of the pile must lie in exactly one place."))
    if _not_each_once(moves, range(len(MOVEMENT_CARDS))):
        found.append(say("Each Movement Card must lie in exactly one place."))
    if _not_each_once(cards, range(len(ACTION_CARDS))):
        found.append(say("Each Action Card must lie in exactly one place."))
    return found


# ------------------------------------------------------------------ the island


def _land_problems(state: State) -> list[str]:
    """The Hill first, no arrow against an arrow, routes from and to it (RABB-15.4 to 15.6)."""
    land, found = state.land, []
    if land.tiles[0] != (0, 0, state.mode.hill) or len(land.places) != len(land.tiles):
        return [say("The Hill lies in the middle, and each tile on a cell of its own.")]
    if any(tile in (HILL, HILL_SHORT) for _, _, tile in land.tiles[1:]):
        return [say("There is only one Hill.")]
    if _arrows_meet(land):
        found.append(say("Two arrows meet."))
    if not _all_reached(land) or not _all_have_routes(land, bool(state.year)):
        found.append(say("A tile has no route from the Hill, or none on from it."))
    if _holes_wrong(state):
        found.append(say("Rabbit Holes lie where paths would lead nowhere, and nowhere else."))
    for place, stack in enumerate(state.stacks):
        limit = MOST_TOKENS if TERRITORY_FLAGS[land.tile(place)] else 0
        if len(stack) > limit or any(not 0 <= seat < len(state.seats) for seat in stack):
            found.append(say("A tile holds at most three tokens, an event none."))
            break
    for seat, own in enumerate(state.seats):
        used = sum(stack.count(seat) for stack in state.stacks)
        if used > TOKENS or own.carrots < 0 or own.carrots % 10:
            found.append(say("A seat has more tokens out or other carrots than there can be."))
            break
    return found


def _sides(land: Land, place: int) -> list[tuple[int, int | None]]:
    """Arrows of a tile, each with the place it points at, None for an empty cell."""
    x, y, tile = land.tiles[place]
    found = []
    for number, (dx, dy) in enumerate(STEPS.values()):
        if TILES[tile].arrows >> number & 1:
            found.append((1 << number, land.places.get((x + dx, y + dy))))
    return found


def _arrows_meet(land: Land) -> bool:
    return any(
        goal is not None and TILES[land.tile(goal)].arrows & OPPOSITE_BIT[bit]
        for place in range(len(land.tiles))
        for bit, goal in _sides(land, place)
    )


def _all_reached(land: Land) -> bool:
    reached, waiting = {HILL_PLACE}, [HILL_PLACE]
    for here in waiting:
        for _, goal in _sides(land, here):
            if goal is not None and goal not in reached:
                reached.add(goal)
                waiting.append(goal)
    return len(reached) == len(land.tiles)


def _all_have_routes(land: Land, holes_dug: bool) -> bool:
    """Backwards from the Hill, from Rabbit Holes and, before they are dug, from empty cells."""
    safe = {HILL_PLACE}
    for place in range(1, len(land.tiles)):
        sides = _sides(land, place)
        is_hole = TILES[land.tile(place)].type == "rabbit_hole"
        if is_hole or (not holes_dug and any(goal is None for _, goal in sides)):
            safe.add(place)
    grown = True
    while grown:
        more = {
            place
            for place in range(1, len(land.tiles))
            if place not in safe and any(goal in safe for _, goal in _sides(land, place))
        }
        safe |= more
        grown = bool(more)
    return len(safe) == len(land.tiles)


def _holes_wrong(state: State) -> bool:
    """Holes come after all other tiles, exactly where the rules dig them (RABB-3.10)."""
    land = state.land
    kept = tuple(one for one in land.tiles if TILES[one[2]].type != "rabbit_hole")
    if not state.year:
        return len(kept) != len(land.tiles)
    return Land(kept).with_holes(FIRST_HOLE) != land


# ------------------------------------------------------------------ turn and cards


def _turn_problems(state: State) -> list[str]:
    """The window, the stack and what moves (RABB-15.7, 15.8)."""
    turn, seats = state.turn, len(state.seats)
    found = []
    is_asking = state.point == ASK
    working = state.point == FORK and turn.card != NOBODY
    if (turn.window != "") != (is_asking or working):
        found.append(say("A window is open exactly while cards are asked for."))
    if turn.window not in ("", COLLAPSE_WINDOW, MAIN_WINDOW):
        found.append(say("There is no such window."))
    if is_asking and not 0 <= turn.responder < seats:
        found.append(say("Somebody must be asked."))
    most = seats - 1 if turn.stack else seats
    if not 0 <= turn.passes < most or (turn.stack and not turn.window):
        found.append(say("Too many passes, or a stack without a window."))
    for number, entry in enumerate(turn.stack):
        below = [other.card for other in turn.stack[:number]]
        aims = ACTION_TYPES[entry.card] == "thwarted"
        if not 0 <= entry.seat < seats or (entry.target in below) != aims:
            found.append(say("A card of the stack aims at one below it, or at none."))
    if (state.point == FORK) != (turn.mover != NOBODY) or (state.point == FORK) != (turn.steps > 0):
        found.append(say("A move waits exactly while a way is chosen."))
    elif state.point == FORK:
        found += _fork_problems(state)
    if any(not 0 <= place < len(state.land.tiles) for place in turn.placed):
        found.append(say("A tile placed in this turn must lie on the table."))
    return found + _effect_problems(state)


def _fork_problems(state: State) -> list[str]:
    """Who chooses the way, by which card, and that there is a choice (RABB-4.7)."""
    turn, found = state.turn, []
    if turn.card == NOBODY and turn.mover != state.active:
        found.append(say("Only the active seat moves by a Movement Card."))
    if turn.card != NOBODY and ACTION_TYPES[turn.card] not in STEPS_OF:
        found.append(say("This card does not move a rabbit."))
    if not 0 <= turn.mover < len(state.seats) or turn.steps > MOST_SPACES:
        found.append(say("There is no such seat, or the move is too long."))
    if len(state.land.exits[state.seats[state.active].rabbit]) < 2:
        found.append(say("There is no way to choose here."))
    return found


def _effect_problems(state: State) -> list[str]:
    """What is in force: lasting cards, from the main window on, nothing after silence."""
    turn, found = state.turn, []
    if list(turn.effects) != sorted(set(turn.effects)) or not all(map(is_lasting, turn.effects)):
        found.append(say("Only cards that last, each once and in order, are in force."))
    early = state.point in (MOVEMENT, OVER) or (state.point == FORK and turn.card == NOBODY)
    if (turn.effects or turn.silenced) and (early or turn.window == COLLAPSE_WINDOW):
        found.append(say("No card is in force before the main window."))
    if turn.silenced and (turn.effects or turn.window):
        found.append(say("Peace & Quiet leaves nothing in force and no window open."))
    return found


def _card_problems(state: State) -> list[str]:
    """Sizes of hands, and where a Collapse! may be (RABB-15.1, 15.2, 15.9)."""
    found = []
    for seat, own in enumerate(state.seats):
        if any(IS_COLLAPSE[card] for card in own.cards):
            found.append(say("A Collapse! is never held in a hand."))
        if list(own.tiles) != sorted(own.tiles) or list(own.cards) != sorted(own.cards):
            found.append(say("Hands are kept in order."))
        wanted = 2 if state.year else 0
        if state.year and seat == state.active and state.point not in (MOVEMENT, DISCARD, OVER):
            wanted = 1
        if len(own.moves) != wanted:
            found.append(say("A seat holds another number of Movement Cards than it must."))
        if state.year and seat != state.active and len(own.cards) > HAND_LIMIT:
            found.append(say("More than five Action Cards are kept in one's own turn only."))
        for one in own.collapses:
            if not IS_COLLAPSE[one.card] or not 1 <= one.counter <= WAITING:
                found.append(say("Only a Collapse! lies face up, with a counter or waiting."))
            elif one.counter == WAITING and state.year > 1:
                found.append(say("No Collapse! waits after the first year."))
            elif not state.year and one.counter != WAITING:
                found.append(say("No Collapse! counts before the first year."))
            elif one.counter < 2 and not _may_strike(state, seat):
                found.append(say("A Collapse! strikes only in its player's turn."))
    return found


def _may_strike(state: State, seat: int) -> bool:
    return seat == state.active and state.turn.window == COLLAPSE_WINDOW


def _point_problems(state: State) -> list[str]:
    """The decision fits the phase, and there is something to decide."""
    turn, place = state.turn, state.seats[state.active].rabbit
    kind = TILES[state.land.tile(place)].type
    found = []
    points = _BUILD_POINTS if state.year else _EXPLORE_POINTS
    if state.point not in points:
        return [say("This decision does not belong to this phase.")]
    if state.year and any(own.tiles for own in state.seats):
        found.append(say("Nobody holds tiles in the Build phase."))
    if state.year and turn.placed:
        found.append(say("No tiles are placed in the Build phase."))
    if not state.year and (turn.effects or turn.silenced):
        found.append(say("No cards are in force in the Explore phase."))
    last = (state.active + 1) % len(state.seats) == state.first
    if state.point == OVER and (state.year != state.mode.years or not last):
        found.append(say("A game is over after the last turn of its last year."))
    if (state.point == HOLE) != (kind == "rabbit_hole") and state.point in (HOLE, EVENT):
        found.append(say("This tile asks for another decision."))
    if state.point == EVENT and TERRITORY_FLAGS[state.land.tile(place)]:
        found.append(say("This tile asks for another decision."))
    if state.point in (BUILD, OWN, OTHER) and not _stands_right(state, place):
        found.append(say("This tile asks for another decision."))
    if state.point != OVER and not found and not legal_commands(state):
        found.append(say("Nothing can be decided here."))
    if not found and any(command.kind == "build" for command in legal_commands(state)):
        found += _unbuildable(state)
    return found


def _stands_right(state: State, place: int) -> bool:
    stack = state.stacks[place]
    if state.point == BUILD:
        return not stack and TERRITORY_FLAGS[state.land.tile(place)]
    return bool(stack) and (stack[-1] == state.active) == (state.point == OWN)


def _unbuildable(state: State) -> list[str]:
    return [] if can_build(Table(state, None)) else [say("Nothing can be built here.")]
