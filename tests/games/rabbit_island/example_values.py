"""How the worked examples of Rabbit Island are written down: positions, steps, expectations.

Any engine's tests can play them. They bring an engine into the `Position` (everything in it is
told, in drawing order), tell the `Facts` of a state, and turn steps into commands by
`command_of`. Seats are numbers in values and letters A to D in steps.

Steps, one after the other between semicolons; "B: " before a step names the seat, else it is the
decider's:
`M3` Movement Card of value 3 · `>E` exit East · `P` pass · `take` `decline` `build` `share` ·
`carrots` `card` in a Rabbit Hole · `lake-2 at (1,0)` · `rabbit at (1,0)` · `discard drought` ·
`advance` play that card, by type or id · `thwarted -> advance` with the topmost such card as its
target.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tests.games.rabbit_island.reference_pieces import (
    CARD_TYPE,
    HILL,
    MODES,
    SPACES,
    Cell,
    pile,
)

Facts = dict[str, Any]
"""Of a state, by name:

point, decider, active, year, phase ("explore", "build", "over") · tiles {cell: id} ·
stacks {cell: seats from the bottom}, without empty ones · rabbits, carrots, supplies, points (of
tokens), places, totals (of the final table, as if the game ended now): one per seat ·
tile_hands, movement_hands, action_hands: a list of ids per seat · box, movement_deck, action_deck:
their sizes · tile_discards, movement_discards: sorted ids · action_discards: sorted types ·
collapses: per seat the counters in drawing order, None while waiting · window: kind and "OPEN" or
"RESPONSE", or None · responder, passes: None without a window · stack: ids, bottom first ·
effects: sorted types · silenced · hill_exits: sorted directions.

In checks also: rabbit, of the active seat · held: sorted types of Action Cards per seat.
"""


@dataclass(frozen=True)
class Position:
    """A state at the start of a turn of the active seat."""

    mode: str
    seats: int
    phase: str
    year: int
    active: int
    first: int
    tiles: dict[Cell, str]
    stacks: dict[Cell, tuple[int, ...]]
    rabbits: tuple[Cell, ...]
    carrots: tuple[int, ...]
    tile_hands: tuple[tuple[str, ...], ...]
    box: tuple[str, ...]
    tile_discards: tuple[str, ...]
    movement_hands: tuple[tuple[str, ...], ...]
    movement_deck: tuple[str, ...]
    movement_discards: tuple[str, ...]
    action_hands: tuple[tuple[str, ...], ...]
    action_deck: tuple[str, ...]
    action_discards: tuple[str, ...]
    collapses: tuple[tuple[tuple[str, int | None], ...], ...]

    @property
    def supplies(self) -> tuple[int, ...]:
        tokens = [token for stack in self.stacks.values() for token in stack]
        return tuple(25 - tokens.count(seat) for seat in range(self.seats))


@dataclass(frozen=True)
class Check:
    """Facts that hold now."""

    facts: Facts


@dataclass(frozen=True)
class May:
    """All that the decider may do now, as steps."""

    steps: str


@dataclass(frozen=True)
class Refusal:
    """A step that is refused now, and changes nothing."""

    step: str
    rule: str


@dataclass(frozen=True)
class Legal:
    """A step that is among the legal ones now; it is not taken."""

    step: str


Line = str | Check | May | Refusal | Legal


@dataclass(frozen=True)
class Example:
    """A worked example; one with several cases is given as several, RV-16-a, RV-16-b."""

    id: str
    given: Position
    lines: tuple[Line, ...]

    @property
    def number(self) -> str:
        return "-".join(self.id.split("-")[:2])


def expect(**facts: Any) -> Check:
    return Check(facts)


# Positions.


class _Cards:
    """Gives out each Action Card once, by its type."""

    def __init__(self) -> None:
        self.left = list(CARD_TYPE)

    def take(self, names: str) -> tuple[str, ...]:
        taken = []
        for name in names.split():
            card = next(card for card in self.left if CARD_TYPE[card] == name)
            self.left.remove(card)
            taken.append(card)
        return tuple(taken)


def movement_cards(values: Iterable[Iterable[int]]) -> tuple[tuple[str, ...], ...]:
    """Hands of Movement Cards of these values, each card given out once."""
    left = list(SPACES)
    hands = []
    for hand in values:
        cards = []
        for value in hand:
            card = next(card for card in left if SPACES[card] == value)
            left.remove(card)
            cards.append(card)
        hands.append(tuple(cards))
    return tuple(hands)


def stacks_of(text: str) -> dict[Cell, tuple[int, ...]]:
    """`(2,0)=[A,B]`, tokens from the bottom."""
    found = re.findall(r"\((-?\d+),(-?\d+)\)=\[([A-D,]+)\]", text)
    return {(int(x), int(y)): tuple(map("ABCD".index, of.split(","))) for x, y, of in found}


def without(cards: Iterable[str], *others: Iterable[str]) -> tuple[str, ...]:
    gone = {card for other in others for card in other}
    return tuple(card for card in cards if card not in gone)


def build_position(
    tiles: dict[Cell, str],
    *,
    seats: int = 3,
    year: int = 5,
    rabbit: Cell = HILL,
    carrots: int | tuple[int, ...] = 100,
    stacks: str = "",
    moves: tuple[int, ...] = (1, 2),
    holds: dict[str, str] | None = None,
    deck: str = "",
    collapses: tuple[int | None, ...] = (),
) -> Position:
    """Seat A at M1; it has these rabbit, carrots (or all have), movement values and Collapse!."""
    cards = _Cards()
    hands = tuple(cards.take((holds or {}).get(seat, "")) for seat in "ABCD"[:seats])
    face_up = tuple((card, counter) for counter in collapses for card in cards.take("collapse"))
    first_drawn = cards.take(deck)
    movement_hands = movement_cards([moves, *[(1, 4)] * (seats - 1)])
    return Position(
        mode="standard",
        seats=seats,
        phase="build",
        year=year,
        active=0,
        first=0,
        tiles=tiles,
        stacks=stacks_of(stacks),
        rabbits=(rabbit, *[HILL] * (seats - 1)),
        carrots=(carrots, *[100] * (seats - 1)) if isinstance(carrots, int) else carrots,
        tile_hands=((),) * seats,
        box=(),
        tile_discards=without(pile("standard"), tiles.values()),
        movement_hands=movement_hands,
        movement_deck=without(SPACES, *movement_hands),
        movement_discards=(),
        action_hands=hands,
        action_deck=(*first_drawn, *cards.left),
        action_discards=(),
        collapses=(face_up, *[()] * (seats - 1)),
    )


def explore_position(
    mode: str, tiles: dict[Cell, str], hand: str, *, seats: int = 2, box: str = "", deck: str = ""
) -> Position:
    """A's turn with this hand; the other seats have full hands, the rest is in the box."""
    size: int = MODES[mode]["deal"][str(seats)]
    held = tuple(hand.split())
    named = tuple(box.split())
    rest = without(pile(mode), tiles.values(), held, named)
    others = tuple(rest[size * place : size * (place + 1)] for place in range(seats - 1))
    cards = _Cards()
    first_drawn = cards.take(deck)
    return Position(
        mode=mode,
        seats=seats,
        phase="explore",
        year=0,
        active=0,
        first=0,
        tiles={HILL: MODES[mode]["hill"], **tiles},
        stacks={},
        rabbits=(HILL,) * seats,
        carrots=(100,) * seats,
        tile_hands=(held, *others),
        box=(*named, *without(rest, *others)),
        tile_discards=(),
        movement_hands=((),) * seats,
        movement_deck=tuple(SPACES),
        movement_discards=(),
        action_hands=((),) * seats,
        action_deck=(*first_drawn, *cards.left),
        action_discards=(),
        collapses=((),) * seats,
    )


# Steps.

_WORDS: dict[str, dict[str, Any]] = {
    "P": {"kind": "pass_action"},
    "take": {"kind": "take_event"},
    "decline": {"kind": "decline"},
    "build": {"kind": "build"},
    "share": {"kind": "share"},
    "carrots": {"kind": "hole_reward", "reward": "carrots"},
    "card": {"kind": "hole_reward", "reward": "card"},
}


def steps_of(text: str) -> list[str]:
    return [step.strip() for step in text.split(";")]


def command_of(step: str, facts: Facts) -> dict[str, Any]:
    """The command of a step in a state with these facts."""
    seat = facts["decider"]
    if step[1:3] == ": ":
        seat, step = "ABCD".index(step[0]), step[3:]
    command = {"seat": seat}
    placing = re.fullmatch(r"(\S+) at \((-?\d+),(-?\d+)\)", step)
    if step in _WORDS:
        return command | _WORDS[step]
    if placing:
        tile, x, y = placing[1], int(placing[2]), int(placing[3])
        what = {"kind": "move_rabbit"} if tile == "rabbit" else {"kind": "place_tile", "tile": tile}
        return command | what | {"x": x, "y": y}
    if step.startswith(">"):
        return command | {"kind": "choose_exit", "direction": step[1:]}
    if step.startswith("M"):
        cards = (*facts["movement_hands"][seat], *SPACES)
        card = next(card for card in cards if SPACES[card] == int(step[1:]))
        return command | {"kind": "play_movement", "card": card}
    if step.startswith("discard "):
        card = _card_in(facts["action_hands"][seat], step.removeprefix("discard "))
        return command | {"kind": "discard_action", "card": card}
    name, _, aim = step.partition(" -> ")
    target = _card_in(reversed(facts["stack"]), aim) if aim else None
    card = _card_in(facts["action_hands"][seat], name)
    return command | {"kind": "play_action", "card": card, "target": target}


def _card_in(cards: Iterable[str], name: str) -> str:
    """The first card of this type or id; where there is none, one that lies elsewhere."""
    return next((card for card in cards if name in (card, CARD_TYPE[card])), f"{name}-1")


def with_shorthands(facts: Facts) -> Facts:
    """The facts, with those that checks name more shortly."""
    held = [sorted(CARD_TYPE[card] for card in hand) for hand in facts["action_hands"]]
    return {**facts, "rabbit": facts["rabbits"][facts["active"]], "held": held}
