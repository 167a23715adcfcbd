"""What lies on the table and in the hands, and how it is drawn, harvested, built and counted."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.games.rabbit_island.reference_island import (
    largest_group,
    owner,
    tiles_joined,
)
from tests.games.rabbit_island.reference_pieces import (
    CARD_TYPE,
    CONSTANTS,
    HILL,
    LEVELS,
    MODES,
    SPACES,
    Cell,
    is_territory,
    pile,
    printed,
)

Shuffle = Callable[[list[str]], list[str]]


@dataclass
class Entry:
    """An Action Card on the stack of a window."""

    card: str
    seat: int
    target: str | None = None
    cancelled: bool = False


@dataclass
class Window:
    kind: str
    responder: int
    stack: list[Entry] = field(default_factory=list)
    passes: int = 0


@dataclass
class Moving:
    """The card by which the active rabbit runs, its player, and the steps left."""

    card: str
    seat: int
    left: int


@dataclass
class Collapse:
    """A face-up Collapse!; one without a counter is waiting."""

    card: str
    counter: int | None


def shuffled(cards: list[str]) -> list[str]:
    return random.sample(cards, len(cards))


class Table:
    """Everything there is in a game, open to be read and changed."""

    def __init__(self, mode: str, seats: int, first: int, shuffle: Shuffle) -> None:
        self.mode, self.seats, self.first = mode, seats, first
        self.shuffle = shuffle
        self.years: int = MODES[mode]["years"]
        self.phase = "explore"
        self.year = 0
        self.active = first
        self.tiles: dict[Cell, str] = {HILL: MODES[mode]["hill"]}
        self.stacks: dict[Cell, list[int]] = {}
        self.rabbits: list[Cell] = [HILL] * seats
        self.carrots: list[int] = [CONSTANTS["start_carrots"]] * seats
        self.supplies: list[int] = [CONSTANTS["building_tokens_per_player"]] * seats
        self.tile_hands: list[list[str]] = [[] for _ in range(seats)]
        self.box: list[str] = []
        self.tile_discards: list[str] = []
        self.movement_hands: list[list[str]] = [[] for _ in range(seats)]
        self.movement_deck: list[str] = []
        self.movement_discards: list[str] = []
        self.action_hands: list[list[str]] = [[] for _ in range(seats)]
        self.action_deck: list[str] = []
        self.action_discards: list[str] = []
        self.collapses: list[list[Collapse]] = [[] for _ in range(seats)]
        # Of the present turn:
        self.placed: list[Cell] = []
        self.effects: list[str] = []
        self.silenced = False
        self.built = False
        self.window: Window | None = None
        self.moving: Moving | None = None

    def set_up(
        self,
        hands: list[list[str]] | None,
        box: list[str] | None,
        movement_deck: list[str] | None,
        action_deck: list[str] | None,
    ) -> None:
        """Deal the tiles and shuffle the decks, as far as they are not given."""
        if hands is None:
            given = set(box or [])
            rest = self.shuffle([tile for tile in pile(self.mode) if tile not in given])
            size = MODES[self.mode]["deal"][str(self.seats)]
            for place in range(self.seats):
                dealt, rest = rest[:size], rest[size:]
                self.tile_hands[(self.first + place) % self.seats] = dealt
        else:
            self.tile_hands = [list(hand) for hand in hands]
            held = {tile for hand in hands for tile in hand}
            rest = [tile for tile in pile(self.mode) if tile not in held]
            rest = self.shuffle(rest) if box is None else rest
        self.box = rest if box is None else list(box)
        if movement_deck is None:
            movement_deck = self.shuffle(list(SPACES))
        if action_deck is None:
            action_deck = self.shuffle(list(CARD_TYPE))
        self.movement_deck, self.action_deck = list(movement_deck), list(action_deck)

    # Turns.

    def next(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def in_order(self) -> list[int]:
        """All seats, clockwise from the first."""
        return [(self.first + place) % self.seats for place in range(self.seats)]

    @property
    def rabbit(self) -> Cell:
        """Where the active rabbit stands."""
        return self.rabbits[self.active]

    # Drawing.

    def draw_tile(self, seat: int) -> None:
        if not self.box:
            self.box, self.tile_discards = self.shuffle(list(self.tile_discards)), []
        self.tile_hands[seat].append(self.box.pop(0))

    def draw_movement(self, seat: int) -> None:
        if not self.movement_deck:
            self.movement_deck = self.shuffle(list(self.movement_discards))
            self.movement_discards = []
        if self.movement_deck:
            self.movement_hands[seat].append(self.movement_deck.pop(0))

    def _next_action_card(self) -> str | None:
        if not self.action_deck:
            self.action_deck = self.shuffle(list(self.action_discards))
            self.action_discards = []
        return self.action_deck.pop(0) if self.action_deck else None

    def draw_action(self, seat: int, counter: int | None, too_late: bool) -> None:
        """Draw one Action Card; a Collapse! gets this counter, or is replaced if it is too late."""
        there = self.action_deck + self.action_discards
        if too_late and all(CARD_TYPE[card] == "collapse" for card in there):
            return
        card = self._next_action_card()
        while too_late and card is not None and CARD_TYPE[card] == "collapse":
            self.action_discards.append(card)
            card = self._next_action_card()
        if card is None:
            return
        if CARD_TYPE[card] == "collapse":
            self.collapses[seat].append(Collapse(card, counter))
        else:
            self.action_hands[seat].append(card)

    # Building and harvesting.

    def cost(self, cell: Cell) -> int:
        """What the next level costs now."""
        if "free-labor" in self.effects:
            return 0
        cost = printed(self.tiles[cell], len(self.stacks.get(cell, [])), "cost")
        return cost * 2 if "hungry-workers" in self.effects else cost

    def can_build(self, seat: int, cell: Cell) -> bool:
        return (
            is_territory(self.tiles[cell])
            and len(self.stacks.get(cell, [])) < len(LEVELS)
            and self.supplies[seat] > 0
            and self.carrots[seat] >= self.cost(cell)
        )

    def build(self, seat: int, cell: Cell) -> None:
        self.carrots[seat] -= self.cost(cell)
        self.supplies[seat] -= 1
        self.stacks.setdefault(cell, []).append(seat)
        self.built = True

    def base(self, cell: Cell) -> int:
        """B of RABB-8.7: the harvest of the group, or of the tile alone."""
        return sum(
            printed(self.tiles[near], len(self.stacks[near]) - 1, "harvest")
            for near in tiles_joined(self.tiles, self.stacks, cell)
        )

    def harvest(self, amount: int, *, as_active: bool, as_owner: bool) -> int:
        """The amount after the lasting effects, RABB-8.8."""
        if as_active and "drought" in self.effects:
            return 0
        if as_owner and "poor-harvest" in self.effects:
            return 0
        if as_active:
            amount *= 2 ** self.effects.count("full-harvest")
        if as_owner:
            amount *= 2 ** self.effects.count("hometown-advantage")
        return amount

    # Counting.

    def points_by_level(self, seat: int) -> list[int]:
        """Points for Camps, Villages and Towns."""
        points = [0, 0, 0]
        for cell, tokens in self.stacks.items():
            for level, token in enumerate(tokens):
                if token == seat:
                    points[level] += printed(self.tiles[cell], level, "vp")
        return points

    @property
    def points(self) -> list[int]:
        """The points of the tokens on the table, without bonuses."""
        return [sum(self.points_by_level(seat)) for seat in range(self.seats)]

    @property
    def scores(self) -> list[dict[str, int]]:
        """The final table of RABB-10, as if the game ended now."""
        groups = [largest_group(self.tiles, self.stacks, seat) for seat in range(self.seats)]
        rows: list[dict[str, int]] = []
        for seat in range(self.seats):
            camps, villages, towns = self.points_by_level(seat)
            row = {"carrots": self.carrots[seat], "largest_group": groups[seat]}
            row |= {"towns": towns, "villages": villages, "camps": camps}
            row["carrot_bonus"] = int(alone_at_top(self.carrots, seat))
            row["group_bonus"] = int(groups[seat] >= 2 and alone_at_top(groups, seat))
            row["total"] = towns + villages + camps + row["carrot_bonus"] + row["group_bonus"]
            rows.append(row)
        for row in rows:
            better = {other["total"] for other in rows if other["total"] > row["total"]}
            row["place"] = len(better) + 1
        return rows

    @property
    def places(self) -> list[int]:
        return [row["place"] for row in self.scores]

    def owner(self, cell: Cell) -> int | None:
        return owner(self.stacks, cell)


def alone_at_top(amounts: list[int], seat: int) -> bool:
    return all(amounts[seat] > amount for other, amount in enumerate(amounts) if other != seat)
