"""The working copy of a position while one command is carried out.

Rules change it field by field; nobody outside `rules` sees it, and states stay what they were.
"""

from __future__ import annotations

from islands_desktop.core.events import Event
from islands_desktop.core.game import Setup
from islands_desktop.games.propeller_islands.state import Effect, Player, State, new_value


class ActivePlayer:
    """The player who decides, with the fields of `Player`."""

    __slots__ = Player._fields

    hexes: tuple[int, ...]
    tiles: bytes
    workers: bytes
    upgrades: bytes
    frontier: tuple[int, ...]
    dock: int
    energy: int
    steel: int
    part: int
    fame: int
    character: int
    hand: bytes
    known: bytes
    completed: bytes
    unused: bytes
    drafted: bytes
    pioneer: bool

    def __init__(self, player: Player) -> None:
        (
            self.hexes, self.tiles, self.workers, self.upgrades, self.frontier, self.dock,
            self.energy, self.steel, self.part, self.fame, self.character, self.hand, self.known,
            self.completed, self.unused, self.drafted, self.pioneer,
        ) = player  # fmt: skip

    def frozen(self) -> Player:
        """The player as a value."""
        return new_value(Player, (
            self.hexes, self.tiles, self.workers, self.upgrades, self.frontier, self.dock,
            self.energy, self.steel, self.part, self.fame, self.character, self.hand, self.known,
            self.completed, self.unused, self.drafted, self.pioneer,
        ))  # fmt: skip


AnyPlayer = Player | ActivePlayer
"""A player to look at."""


class Table:
    """The position, with the fields of `State`; `me` is the player who decides.

    `events` collects what happens, None if nobody wants to know.
    """

    __slots__ = (*State._fields, "events", "me")

    setup: Setup
    round: int
    phase: int
    seat: int
    first: int
    turns: int
    die: int
    marks: int
    pending: tuple[Effect, ...]
    players: tuple[Player, ...]
    forge: bytes
    offer: bytes
    stack: bytes
    discarded: bytes
    decks: tuple[bytes, bytes]
    face_up: tuple[bytes, bytes]
    shown: bytes
    rival: bytes
    chance: int
    me: ActivePlayer
    events: list[Event] | None

    def __init__(self, state: State, events: list[Event] | None = None) -> None:
        (
            self.setup, self.round, self.phase, self.seat, self.first, self.turns, self.die,
            self.marks, self.pending, self.players, self.forge, self.offer, self.stack,
            self.discarded, self.decks, self.face_up, self.shown, self.rival, self.chance,
        ) = state  # fmt: skip
        self.me = ActivePlayer(self.players[self.seat])
        self.events = events

    def frozen(self) -> State:
        """The position as a value."""
        self.put_back()
        return new_value(State, (
            self.setup, self.round, self.phase, self.seat, self.first, self.turns, self.die,
            self.marks, self.pending, self.players, self.forge, self.offer, self.stack,
            self.discarded, self.decks, self.face_up, self.shown, self.rival, self.chance,
        ))  # fmt: skip

    def put_back(self) -> None:
        """What the player has now stands among the players again."""
        seat, players = self.seat, self.players
        self.players = (*players[:seat], self.me.frozen(), *players[seat + 1 :])

    def turn_to(self, seat: int) -> None:
        """Another seat decides from now on."""
        if seat != self.seat:
            self.put_back()
            self.seat = seat
            self.me = ActivePlayer(self.players[seat])

    def seat_again(self, players: tuple[Player, ...]) -> None:
        """All players have changed; the same seat goes on deciding."""
        self.players = players
        self.me = ActivePlayer(players[self.seat])

    def push(self, effect: Effect) -> None:
        """An effect waits to be resolved before everything else (PROP-5.11)."""
        self.pending = (*self.pending, effect)

    def pop(self) -> Effect:
        """The newest effect, which is being resolved now."""
        effect = self.pending[-1]
        self.pending = self.pending[:-1]
        return effect
