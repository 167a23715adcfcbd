"""States as JSON values and back.

A position is its decisions (MYIS-16.5). Markers and islands stand beside them for readers: rows
from the north, a letter of h, f, w, p a hex, a dot where nothing is borne; what they say must agree
with the decisions.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any

from islands_desktop.core.refusals import BadState, GameError, refuse
from islands_desktop.games.my_island.board import Board, board_of
from islands_desktop.games.my_island.commands import make_command
from islands_desktop.games.my_island.components import CODES, MAP, TILE_INDEX, TILES
from islands_desktop.games.my_island.hexes import bit_of
from islands_desktop.games.my_island.problems import problems_of
from islands_desktop.games.my_island.rules.replay import Contradiction, rebuild
from islands_desktop.games.my_island.rules.setup import make_setup
from islands_desktop.games.my_island.state import ENDED, PASSED, Boards, Island, State, episode_id

_WORDS = {PASSED: "pass", ENDED: "end"}
_NUMBERS = {word: number for number, word in _WORDS.items()}

_HEXES = sorted((r, q) for (q, r), _ in MAP)
_ROWS = [[bit_of(q, r) for r, q in row] for _, row in groupby(_HEXES, key=itemgetter(0))]
"""The hexes of the map from the north-west, row by row."""


def decision_word(board: Board, decision: int) -> str:
    """A decision in the notation of the rule document: "D5 5 9,6", "pass" or "end"."""
    if decision in _WORDS:
        return _WORDS[decision]
    made = board.placements.command(decision)
    return f"{made.tile} {made.rotation} {made.q},{made.r}"


def island_rows(board: Board, boards: Boards) -> list[str]:
    """Rows of symbols from the north, the plateau first where it exists.

    >>> board = board_of("E01")
    >>> island_rows(board, board.printed)[7]
    '.........'
    """
    return list(_rows(board.existing, boards))


@lru_cache(maxsize=64)
def _rows(existing: int, boards: Boards) -> tuple[str, ...]:
    """The rows of an island; kept, for one command changes one island at most."""
    rows = ["".join([_borne_at(bit, boards) for bit in row if bit & existing]) for row in _ROWS]
    return tuple(row for row in rows if row)


def _borne_at(bit: int, boards: Boards) -> str:
    """The letter of what a hex bears, a dot for nothing."""
    for code, mask in zip(CODES, boards, strict=True):
        if mask & bit:
            return code
    return "."


def state_to_dict(state: State) -> dict[str, Any]:
    """State as JSON values."""
    board = board_of(episode_id(state.setup))
    return {
        "setup": state.setup.to_dict(),
        "deck": [TILES[index].id for index in state.deck],
        "round": state.round,
        "over": state.over,
        "seats": [_island_to_dict(board, island) for island in state.islands],
    }


def _island_to_dict(board: Board, island: Island) -> dict[str, Any]:
    return {
        "decisions": [decision_word(board, decision) for decision in island.decisions],
        "marker": island.marker,
        "locked": island.locked,
        "island": island_rows(board, island.boards),
    }


def _bad(template: str, **arguments: str | int) -> BadState:
    return BadState(refuse("", template, **arguments))


def _read_decision(board: Board, word: Any) -> int:
    if isinstance(word, str) and word in _NUMBERS:
        return _NUMBERS[word]
    try:
        tile, rotation, anchor = word.split()
        q, r = anchor.split(",")
        command = make_command(0, "place", tile, int(rotation), int(q), int(r))
    except (AttributeError, ValueError):
        raise _bad(
            "A decision is “pass”, “end”, or tile, rotation and place: “D1 0 3,4”."
        ) from None
    number = board.placements.decision(command)
    if number < 0:
        raise _bad("A tile cannot lie so: {decision}.", decision=word[:40])
    return number


def _read_seat(board: Board, entry: Any, most: int) -> tuple[int, ...]:
    words = entry.get("decisions") if isinstance(entry, Mapping) else None
    if not isinstance(words, list) or len(words) > most:
        raise _bad("A seat is an object with its decisions, at most one a card.")
    return tuple(_read_decision(board, word) for word in words)


def _read_deck(entry: Any) -> bytes:
    if not isinstance(entry, list) or len(entry) > len(TILES):
        raise _bad("“deck” is the list of all tiles in the order of their cards.")
    if not all(isinstance(name, str) and name in TILE_INDEX for name in entry):
        raise _bad("“deck” names a tile that does not exist.")
    return bytes(TILE_INDEX[name] for name in entry)


def state_from_dict(entry: Mapping[str, Any]) -> State:
    """State from JSON values. Raises BadState with what is wrong."""
    if not isinstance(entry, Mapping) or not isinstance(entry.get("setup"), Mapping):
        raise _bad("A position is an object with set-up, deck, round and seats.")
    chosen, seats = entry["setup"], entry.get("seats")
    options = chosen.get("options", {})
    if not isinstance(options, Mapping) or chosen.get("game", "my_island") != "my_island":
        raise _bad("The set-up of this position is not one of My Island.")
    try:
        setup = make_setup(
            chosen.get("mode", "eternal"), chosen.get("seats", 1), chosen.get("seed", 0), options
        )
    except GameError as error:
        raise BadState(error.refusal) from None
    rounds, over = entry.get("round"), entry.get("over", False)
    if type(rounds) is not int or type(over) is not bool or not isinstance(seats, list):
        raise _bad("A position is an object with set-up, deck, round and seats.")
    if len(seats) != setup.seats:
        raise _bad("The number of islands is not the number of seats.")
    board, deck = board_of(episode_id(setup)), _read_deck(entry.get("deck"))
    decisions = [_read_seat(board, seat, len(deck)) for seat in seats]
    return _checked(entry, setup, deck, rounds, decisions, over)


def _checked(
    entry: Mapping[str, Any],
    setup: Any,
    deck: bytes,
    rounds: int,
    decisions: list[tuple[int, ...]],
    over: bool,
) -> State:
    if not 0 <= rounds <= len(deck):
        raise _bad("There is no round {round}.", round=str(rounds)[:20])
    try:
        state = rebuild(setup, deck, rounds, decisions, over)
    except Contradiction as wrong:
        raise _bad(
            "Player {seat} cannot have decided so in round {round}.",
            seat=wrong.seat + 1,
            round=wrong.round,
        ) from None
    found = problems_of(state)
    if found:
        raise _bad("This position cannot be: {problems}", problems=" ".join(found))
    _compare_readings(entry, state)
    return state


def _compare_readings(entry: Mapping[str, Any], state: State) -> None:
    """What stands beside the decisions for readers must be what follows from them."""
    for given, made in zip(entry["seats"], state_to_dict(state)["seats"], strict=True):
        for name, value in made.items():
            if name in given and given[name] != value:
                raise _bad("“{name}” is not what the decisions make of it.", name=name)
