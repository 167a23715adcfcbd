"""Rabbit Island for the contract suite."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from islands_desktop.core.game import Setup
from islands_desktop.games.rabbit_island.commands import Command, make_command
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    DIRECTIONS,
    HILL,
    IS_COLLAPSE,
    MOVEMENT_CARDS,
    TILES,
)
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.land import Land
from islands_desktop.games.rabbit_island.state import (
    OVER,
    Collapse,
    Entry,
    SeatState,
    State,
    Turn,
)
from tests.games.contract_case import ContractCase

PLAIN = ("build", "decline", "pass_action", "share", "take_event")
LIVELY = ("build", "take_event", "pass_action")


class RabbitIslandCase(ContractCase):
    """Both modes with every number of seats."""

    game = GAME

    def setups(self) -> list[Setup]:
        chosen: list[tuple[str, int, dict[str, Any]]] = [
            ("standard", 2, {}),
            ("standard", 3, {}),
            ("standard", 4, {}),
            ("short", 2, {"practice": True}),
            ("short", 3, {}),
            ("short", 4, {}),
        ]
        return [
            GAME.make_setup(mode, seats, 400 + number, options)
            for number, (mode, seats, options) in enumerate(chosen)
        ]

    def choose(self, rng: Random, commands: list[Command]) -> Command:
        """Rather build, take and keep cards, so that stacks of all kinds and full hands are met."""
        lively = [command for command in commands if command.kind in LIVELY]
        return rng.choice(lively if lively and rng.random() < 0.75 else commands)

    def candidates(self, state: State) -> Iterator[Command]:
        """Every command with every value it may have, cells on the island and around it."""
        for seat in range(-1, len(state.seats) + 1):
            for kind in PLAIN:
                yield make_command(seat, kind)
            for direction in DIRECTIONS:
                yield make_command(seat, "choose_exit", direction=direction)
            for reward in ("card", "carrots"):
                yield make_command(seat, "hole_reward", reward=reward)
            for card in MOVEMENT_CARDS:
                yield make_command(seat, "play_movement", card=card)
            targets = ["", *(ACTION_CARDS[entry.card] for entry in state.turn.stack), "advance-1"]
            for card in ACTION_CARDS:
                yield make_command(seat, "discard_action", card=card)
                for target in targets:
                    yield make_command(seat, "play_action", card=card, target=target)
            for x, y in _cells(state.land):
                yield make_command(seat, "move_rabbit", x=x, y=y)
                for tile in _tiles_to_try(state, seat):
                    yield make_command(seat, "place_tile", tile=tile, x=x, y=y)

    def twins(self, state: State, rng: Random) -> list[State]:
        """Other orders of the decks, and other cards and tiles in the hands of others."""
        actor = GAME.actor(state) or 0
        decks = state.decks._replace(
            box=_mixed(state.decks.box, rng),
            moves=_mixed(state.decks.moves, rng),
            cards=_mixed(state.decks.cards, rng),
        )
        seats, box = _exchanged(state.seats, "tiles", decks.box, actor, rng)
        seats, moves = _exchanged(seats, "moves", decks.moves, actor, rng)
        seats, cards = _exchanged(seats, "cards", decks.cards, actor, rng)
        hands = state._replace(seats=seats, decks=decks._replace(box=box, moves=moves, cards=cards))
        return [state._replace(decks=decks, chance=rng.getrandbits(64)), hands]

    def impossible(self, state: State) -> dict[str, Any]:
        spoiled = {**_impossible_frames(state), **_impossible_pieces(state)}
        for name, turn in _impossible_turns(state.turn).items():
            spoiled[name] = state._replace(turn=turn)
        for name, own in _impossible_seats(state.seats[0]).items():
            spoiled[name] = state._replace(seats=(own, *state.seats[1:]))
        spoiled["a window in silence"] = state._replace(
            point="ask", turn=state.turn._replace(window="main", responder=0, silenced=True)
        )
        return spoiled


def _impossible_frames(state: State) -> dict[str, State]:
    return {
        "no seats": state._replace(seats=()),
        "a seat too many": state._replace(seats=(*state.seats, state.seats[0])),
        "an unknown seat": state._replace(active=7),
        "an unknown first seat": state._replace(first=-1),
        "an unknown point": state._replace(point="dream"),
        "a year too many": state._replace(year=21),
        "over in the middle": state._replace(
            point=OVER, year=min(state.year, state.mode.years - 1)
        ),
        "over before the last seat": state._replace(point=OVER, active=state.first),
        "a view": GAME.view(state, 0),
    }


def _impossible_pieces(state: State) -> dict[str, State]:
    decks, land = state.decks, state.land
    lost = decks._replace(moves=decks.moves[1:])
    twice = decks._replace(card_discards=decks.card_discards + b"\0")
    tile_twice = decks._replace(tile_discards=decks.tile_discards + b"\0")
    return {
        "a Movement Card lost": state._replace(decks=lost),
        "an Action Card twice": state._replace(decks=twice),
        "a tile twice": state._replace(decks=tile_twice),
        "a Hill elsewhere": state._replace(land=Land(((1, 0, HILL), *land.tiles[1:]))),
        "two tiles on a cell": state._replace(land=Land((*land.tiles[:-1], land.tiles[0]))),
        "a stack lost": state._replace(stacks=state.stacks[:-1]),
        "tokens on the Hill": state._replace(stacks=((0,), *state.stacks[1:])),
    }


def _impossible_turns(turn: Turn) -> dict[str, Turn]:
    return {
        "too many passes": turn._replace(passes=4),
        "a card from nowhere": turn._replace(stack=(*turn.stack, Entry(5, 0, 99, False))),
        "an unknown window": turn._replace(window="kitchen"),
        "a move from nowhere": turn._replace(steps=0 if turn.steps else 2),
        "a stranger who chooses": turn._replace(mover=4, steps=turn.steps or 1),
        "a tile from nowhere": turn._replace(placed=(77,)),
        "effects from nowhere": turn._replace(effects=bytes([*turn.effects, 200])),
    }


def _impossible_seats(first: SeatState) -> dict[str, SeatState]:
    return {
        "a debt": first._replace(carrots=-10),
        "half a carrot": first._replace(carrots=first.carrots + 5),
        "a rabbit in the sea": first._replace(rabbit=99),
        "a Movement Card too many": first._replace(moves=first.moves + b"\1"),
        "a Collapse! in hand": first._replace(
            cards=bytes(sorted((*first.cards, IS_COLLAPSE.index(True))))
        ),
        "a hand out of order": first._replace(tiles=bytes(reversed(first.tiles)))
        if len(first.tiles) > 1
        else first._replace(tiles=b"\1\0"),
        "a strange Collapse!": first._replace(collapses=(Collapse(0, 3),)),
        "a late Collapse!": first._replace(
            collapses=(Collapse(IS_COLLAPSE.index(True), 9), *first.collapses)
        ),
    }


def _cells(land: Land) -> list[tuple[int, int]]:
    """Cells of the island and all around it."""
    near = {(x + dx, y + dy) for x, y, _ in land.tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return [*sorted(near), (40, -40)]


def _tiles_to_try(state: State, seat: int) -> list[str]:
    """The whole hand of a seat, and a tile of somebody else."""
    if not 0 <= seat < len(state.seats):
        return ["cave-1"]
    return [*(TILES[tile].id for tile in state.seats[seat].tiles), "cave-1", "hole-1"]


def _mixed(cards: bytes, rng: Random) -> bytes:
    return bytes(rng.sample(cards, len(cards)))


def _exchanged(
    seats: tuple[SeatState, ...], what: str, deck: bytes, kept: int, rng: Random
) -> tuple[tuple[SeatState, ...], bytes]:
    """Hands of all seats but one mixed with a deck; a Collapse! never comes into a hand."""
    hands = {seat: getattr(own, what) for seat, own in enumerate(seats) if seat != kept}
    pool = list(_mixed(deck + b"".join(hands.values()), rng))
    if what == "cards":
        pool.sort(key=lambda card: not IS_COLLAPSE[card])
    changed = list(seats)
    for seat, hand in hands.items():
        drawn = bytes(sorted(pool.pop() for _ in hand))
        replaced: dict[str, Any] = {what: drawn}
        changed[seat] = seats[seat]._replace(**replaced)
    return tuple(changed), _mixed(bytes(pool), rng)
