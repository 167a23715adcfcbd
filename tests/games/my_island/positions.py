"""Positions of My Island set up directly from symbols on hexes; they need not be reachable.

Commands are written as the rule document writes them: `next`, `pass`, `end`, `undo`,
`place D1 0 3,4`; or a placement of the revealed tile by where its hexes come to lie:
`lay h (3,4); f (4,4)`. They are those of the seat to act, or of the seat named first: `2 undo`.
Seats count from 1 here.
"""

from __future__ import annotations

from collections.abc import Sequence

from islands_desktop.core.game import Setup
from islands_desktop.games.my_island.commands import Command, make_command
from islands_desktop.games.my_island.components import (
    CODES,
    EPISODES,
    MAP,
    MARKS,
    RULES,
    SYMBOLS,
    TILE_INDEX,
    TILES,
)
from islands_desktop.games.my_island.events import RuleScored
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.ground import BASE_GROUND, Ground
from islands_desktop.games.my_island.hexes import cells_in, mask_of, place_of
from islands_desktop.games.my_island.rules.assessment import end_results
from islands_desktop.games.my_island.rules.episode import Episode, episode_on
from islands_desktop.games.my_island.rules.placement import first_island
from islands_desktop.games.my_island.rules.rounds import seat_to_act
from islands_desktop.games.my_island.state import Island, State
from tests.games.my_island.examples import BEACH, NEW, Hex, Scored, Seat, symbols


def setup_of(episode: str, seats: int = 1, seed: int = 1, deck: Sequence[str] = ()) -> Setup:
    """The set-up of an episode or the Eternal Game; the cards named come first."""
    rest = [tile for tile in EPISODES[episode].tiles if tile not in deck]
    options = {"order": [*deck, *rest]} if deck else {}
    if episode == "eternal":
        return GAME.make_setup("eternal", seats, seed, options)
    return GAME.make_setup("episode", seats, seed, {**options, "episode": episode})


def ground_of(seat: Seat) -> Ground:
    """The ground under a seat's tiles.

    Islands know no covered hex without a symbol. Covered beach asks for no more than that it is
    not visible, and that is as true of beach that has become heather.
    """
    assert seat.covered <= BEACH
    heather = seat.dunes | seat.covered
    letters = [
        "H" if cell in heather else letter
        for (cell, _), letter in zip(MAP, BASE_GROUND.terrain, strict=True)
    ]
    printed = tuple((cell, SYMBOLS.index(symbol)) for cell, symbol in seat.printed.items())
    return Ground("".join(letters), printed)


def episode_for(name: str, seat: Seat) -> Episode:
    return episode_on(name, ground_of(seat))


def island_of(episode: Episode, seat: Seat) -> Island:
    """The island of a seat in this position, its tables included."""
    board, tables = episode.board, episode.board.placements
    first = first_island(board)
    boards, touching, free = list(first.boards), list(first.touching), first.free
    for (q, r), symbol in seat.given.items():
        number, place = SYMBOLS.index(symbol), place_of(q, r)
        boards[number] |= 1 << place
        touching[number] |= tables.beside_hex[place]
        free &= tables.off_hex[place]
    memory, counters = list(first.memory), list(first.counters)
    for rule, count in seat.counters.items():
        counters[board.spec.rules.index(rule)] = count
    for rule, what in seat.scored:
        position = board.spec.rules.index(rule)
        memory[position] |= memory_of((rule, what))
        counters[position] += RULES[rule].kind != "ring"
    return first._replace(
        boards=(boards[0], boards[1], boards[2], boards[3]),
        touching=(touching[0], touching[1], touching[2], touching[3]),
        free=free,
        placed=int(seat.has_placed),
        memory=tuple(memory),
        counters=tuple(counters),
        marker=seat.marker,
    )


def memory_of(scored: Scored) -> int:
    """What a rule remembers of something paid; a ring remembers nothing, the island shows it."""
    rule, what = scored
    if not isinstance(what, str):
        return mask_of(what)
    if RULES[rule].kind == "ring":
        return 0
    names = [instance.id for instance in MARKS[RULES[rule].mark].instances]
    return 1 << names.index(what)


def given(text: str, marker: int = 10) -> Seat:
    """A seat that has placed tiles, from the rulebook's writing: `h (0,0)(0,1); f (1,0)`."""
    return Seat(symbols(text), marker=marker)


def table(episode: str, seats: Sequence[Seat] = (NEW,), deck: Sequence[str] = ()) -> State:
    """Seats in these positions on the base island before the first card."""
    state = GAME.new_game(setup_of(episode, len(seats), deck=deck))
    own = episode_on(episode)
    return state._replace(islands=tuple(island_of(own, seat) for seat in seats))


def facing(episode: str, text: str, tile: str, marker: int = 10) -> State:
    """One seat that has these symbols and this tile to deal with; "" for no tile placed yet."""
    seat = given(text, marker=marker) if text else Seat(has_placed=False, marker=marker)
    return do(table(episode, (seat,), (tile,)), "next")


def read(state: State, text: str) -> Command:
    """A command as it is written."""
    words = text.split()
    acting = 0 if words[0] == "next" else GAME.actor(state) or 0
    seat = int(words.pop(0)) - 1 if words[0].isdigit() else acting
    if words[0] == "lay":
        return _laying(seat, tile_of(state), symbols(text))
    if words[0] != "place":
        return make_command(seat, words[0])
    q, r = words[3].split(",")
    return make_command(seat, "place", words[1], int(words[2]), int(q), int(r))


def _laying(seat: int, name: str, picture: dict[Hex, str]) -> Command:
    """The placement that makes this picture."""
    tile = TILES[TILE_INDEX[name]]
    for rotation in range(6):
        for q, r in picture:
            laid = tile.laid(rotation, q, r)
            if {cell: SYMBOLS[symbol] for cell, symbol in laid} == picture:
                return make_command(seat, "place", name, rotation, q, r)
    raise AssertionError(f"{name} cannot lie so: {picture}")


def do(state: State, *texts: str) -> State:
    """The state after commands, all of which must be legal."""
    for text in texts:
        state = GAME.apply(state, read(state, text)).after
    return state


def refused(state: State, text: str) -> str:
    """Rule number with which a command is refused, "" if it is legal."""
    refusal = GAME.why_not(state, read(state, text))
    return "" if refusal is None else refusal.rule


def gain(state: State, text: str) -> dict[str, int]:
    """Points of a placement by rule."""
    events = GAME.apply(state, read(state, text)).events
    return {event.rule: event.points for event in events if isinstance(event, RuleScored)}


def placements(state: State) -> set[tuple[int, int, int]]:
    """Legal rotations and anchors of the revealed tile for the seat to act."""
    commands = GAME.legal_commands(state)
    return {(one.rotation, one.q, one.r) for one in commands if one.kind == "place"}


def waiting(state: State) -> int | None:
    """The seat to act, counted from 1."""
    seat = seat_to_act(state)
    return None if seat is None else seat + 1


def markers(state: State) -> tuple[int, ...]:
    return tuple(island.marker for island in state.islands)


def counter(state: State, rule: str, seat: int = 1) -> int:
    """A rule's counter for a seat."""
    names = EPISODES[str(state.setup.option("episode", "eternal"))].rules
    return state.islands[seat - 1].counters[names.index(rule)]


def results(episode: str, *texts: str) -> list[dict[str, tuple[int, int]]]:
    """By seat what end rules give on these islands: points and counter."""
    own = episode_on(episode)
    islands = tuple(island_of(own, given(text)) for text in texts)
    return [
        {
            own.board.spec.rules[position]: (points, count)
            for position, points, count in end_results(own, islands, seat)
        }
        for seat in range(len(islands))
    ]


def borne(island: Island) -> dict[Hex, str]:
    """Symbols by hex, bridges included."""
    return {
        cell: SYMBOLS[number]
        for number, mask in enumerate(island.boards)
        for cell in cells_in(mask)
    }


def symbols_text(island: Island) -> str:
    """The island in the rulebook's writing."""
    lists = []
    for number, mask in enumerate(island.boards):
        cells = "".join(f"({q},{r})" for q, r in cells_in(mask))
        lists += [f"{CODES[number]} {cells}"] if cells else []
    return "; ".join(lists)


def tile_of(state: State) -> str:
    """The revealed tile, "" before the first card."""
    return TILES[state.tile].id if state.round else ""
