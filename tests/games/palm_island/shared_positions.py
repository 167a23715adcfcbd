"""Positions of games of several players, from the notation of the rule document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from islands_desktop.core.events import Event
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.components import INDEX
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.json_parts import ability_at_work
from islands_desktop.games.palm_island.notation import deck_text, parse_command, parse_deck
from islands_desktop.games.palm_island.state import (
    Common,
    Company,
    Shown,
    State,
    Village,
    cards_behind,
    shown_of,
)

PILES = ("OP1 OP2 OP3 OP4 OP5", "OP6 OP7 OP8 OP9 OP10", "OP11 OP12 OP13 OP14")
REST = "LG6 CH3 QU9 MK10 TM12 HO14 TE16"


def shared_state(
    mode: str,
    decks: Sequence[str],
    round: int,
    *,
    closed: Sequence[bool] = (),
    handling: Sequence[int] = (),
    turns: Sequence[int] = (),
    piles: Sequence[str] = (),
    row: str = "",
    disaster: str = "CO1",
    level: int = 1,
    enabled: int = 0,
    **options: Any,
) -> State:
    """A position in a running round; the last end of round looked the same."""
    seats = len(decks)
    if mode == "cooperative":
        options = {"disaster": disaster, **options}
        common = Common(disaster=disaster, level=level, enabled=enabled)
    else:
        options.setdefault("villagers", bool(row) or any("VI" in deck for deck in decks))
        common = Common(piles=tuple(indices(pile) for pile in piles), row=indices(row))
    setup = GAME.make_setup(mode, seats, 1, options)
    state = State(setup, round, (), False, 0, common)
    villages = []
    for seat, text in enumerate(decks):
        deck = parse_deck(text)
        village = Village(deck.faces, deck.stored, 0, deck.tail)
        taken = turns[seat] if turns else cards_behind(village)
        points = handling[seat] if handling else 0
        shown = shown_of(village) if round > 1 else Shown()
        company = Company(bool(closed) and closed[seat], points, 0, ability_at_work(state), shown)
        villages.append(village._replace(turns=taken, company=company))
    return state._replace(villages=tuple(villages))


def indices(codes: str) -> bytes:
    """Cards of the table as they stand in states."""
    return bytes(INDEX[code] for code in codes.split())


def play(state: State, *commands: str) -> State:
    """The state after commands such as `A: store CH1`, all of which must be legal."""
    for text in commands:
        state = GAME.apply(state, command_of(state, text)).after
    return state


def events_of(state: State, text: str) -> tuple[Event, ...]:
    return GAME.apply(state, command_of(state, text)).events


def command_of(state: State, text: str) -> Command:
    """`B: store CH1` is a command of seat B, one without a letter of A."""
    letter, colon, rest = text.partition(": ")
    if colon and letter in "ABCD":
        return parse_command(rest, "ABCD".index(letter), len(state.villages))
    return parse_command(text, 0, len(state.villages))


def refusal_of(state: State, text: str) -> str:
    """The rule with which a command is refused, "" if it is legal; nothing changes."""
    refusal = GAME.why_not(state, command_of(state, text))
    return "" if refusal is None else refusal.rule


def end_all(state: State) -> State:
    """Every seat with the tracker on top ends the round."""
    for seat in range(len(state.villages)):
        state = GAME.apply(state, parse_command("end_round", seat)).after
    return state


def deck(state: State, letter: str) -> str:
    return deck_text(state, "ABCD".index(letter))


def tail(state: State, letter: str) -> list[str]:
    return deck(state, letter).partition(" | ")[2].split()


def totals(state: State) -> list[int]:
    return [sheet.total for sheet in GAME.standings(state).seats]
