"""The program against the second writing of the rules in `reference.py`, over whole games.

At every step: the legal commands and all facts, points, bonuses and places among them, and the
decks card by card. Refusals are compared for commands that chance makes up.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from islands_desktop.core.chance import shuffle
from islands_desktop.games.rabbit_island.commands import PARAMETERS, command_from_dict
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    DIRECTIONS,
    MOVEMENT_CARDS,
    TILES,
)
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.rules.setup import lay_out
from islands_desktop.games.rabbit_island.state import State
from tests.games.rabbit_island.example_values import Facts
from tests.games.rabbit_island.positions import facts_of, new_game
from tests.games.rabbit_island.reference import Game, Refused
from tests.games.rabbit_island.test_reference import facts_of as facts_of_reference
from tests.games.rabbit_island.test_reference import in_full

TABLES = [(mode, seats) for mode in ("standard", "short") for seats in (2, 3, 4)]
LIVELY = ("build", "take_event", "play_action", "share")
HOARDING = ("build", "take_event", "share", "pass_action")
"""Cards are kept, so that hands get too full."""

LEAST_COMPARED = 3500
"""Legal sets and positions compared for each mode and number of seats."""


class Match:
    """One game at both tables; what chance does at the program's happens at the other, too."""

    def __init__(self, mode: str, seats: int, seed: int, hoards: bool = False) -> None:
        self.preferred, self.eager = (HOARDING, 0.97) if hoards else (LIVELY, 0.6)
        self.rng = Random(f"{mode} {seats} {seed}")
        self.told = f"{mode}, {seats} seats, seed {seed}"
        self.state = new_game(mode, seats, seed)
        state = lay_out(self.state.setup)  # before the first turn, that may begin with a redraw
        self.chance = state.chance
        self.game = Game(
            mode,
            seats,
            first=state.first,
            hands=[ids_of(TILE_IDS, own.tiles) for own in state.seats],
            box=ids_of(TILE_IDS, state.decks.box),
            movement_deck=ids_of(MOVEMENT_CARDS, state.decks.moves),
            action_deck=ids_of(ACTION_CARDS, state.decks.cards),
            shuffle=self.shuffled,
        )
        self.compared = 0
        self.keep_hands_in_order()
        self.compare(f"{self.told}, set-up")

    def shuffled(self, cards: list[str]) -> list[str]:
        """The program's own shuffle: the same discards come into the same order."""
        order, self.chance = shuffle(cards, self.chance)
        return list(order)

    @property
    def over(self) -> bool:
        return GAME.actor(self.state) is None

    def act(self) -> None:
        """One decision at both, rather a lively one, after what may be done was compared."""
        legal = [command.to_dict() for command in GAME.legal_commands(self.state)]
        told = f"{self.told}, year {self.state.year}, {self.state.point}"
        assert sorted(map(in_full, legal)) == sorted(map(in_full, self.game.commands())), told
        lively = [command for command in legal if command["kind"] in self.preferred]
        command = self.rng.choice(lively if lively and self.rng.random() < self.eager else legal)
        self.chance = self.state.chance
        self.state = GAME.successor(self.state, command_from_dict(command))
        self.game.play(command)
        self.keep_hands_in_order()
        self.compare(f"{told}: {command}")

    def keep_hands_in_order(self) -> None:
        """As the program does; thus hands come to the discards in the same order."""
        for hand in self.game.tile_hands:
            hand.sort(key=TILE_IDS.index)

    def compare(self, told: str) -> None:
        mine, others = in_order(facts_of(self.state)), in_order(facts_of_reference(self.game))
        if self.over:  # nobody's turn: nothing is told of an active seat
            for facts in (mine, others):
                del facts["active"], facts["rabbit"]
        assert mine == others, told
        decks, game = self.state.decks, self.game
        assert ids_of(TILE_IDS, decks.box) == game.box, told
        assert ids_of(MOVEMENT_CARDS, decks.moves) == game.movement_deck, told
        assert ids_of(ACTION_CARDS, decks.cards) == game.action_deck, told
        self.compared += 1


TILE_IDS = tuple(tile.id for tile in TILES)


def ids_of(names: tuple[str, ...], pieces: bytes) -> list[str]:
    return [names[piece] for piece in pieces]


def in_order(facts: Facts) -> Facts:
    """Hands in one order: the program sorts them, the reference holds them as they came."""
    hands = ("tile_hands", "movement_hands", "action_hands")
    return {**facts, **{name: [sorted(hand) for hand in facts[name]] for name in hands}}


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_whole_games_agree_with_the_reference(mode: str, seats: int) -> None:
    compared = seed = 0
    while compared < LEAST_COMPARED:
        match = Match(mode, seats, seed)
        while not match.over:
            match.act()
        assert match.game.decider is None
        compared += match.compared
        seed += 1


# ------------------------------------------------------------------ refusals

READ_DIFFERENTLY = {
    # (kind, point): the program's number, the reference's. The table of RABB-13 names 8.3 and 8.1
    # for a build that is none of this decision, and RABB-13.2 forbids it, too.
    ("build", "D4"): ("RABB-8.3", "RABB-13.2"),
    ("build", "D8"): ("RABB-8.3", "RABB-13.2"),
    ("build", "D11"): ("RABB-8.1", "RABB-13.2"),
}

EVERY_RULE_MET = {
    *("", "RABB-2.2", "RABB-2.3", "RABB-3.4", "RABB-3.6", "RABB-3.12"),
    *("RABB-4.2", "RABB-4.4", "RABB-4.6", "RABB-5.4", "RABB-5.5", "RABB-6.4", "RABB-6.5"),
    *("RABB-8.1", "RABB-8.12", "RABB-8.15", "RABB-9.4", "RABB-13.1", "RABB-13.2"),
}


def strange_command(rng: Random, state: State) -> dict[str, Any]:
    """A command that is illegal more often than not, mostly with the right seat and kind."""
    seat = GAME.actor(state) or 0
    if rng.random() < 0.2:
        seat = rng.randrange(state.setup.seats)
    likely = {command.kind for command in GAME.legal_commands(state)}
    kinds = sorted(likely) if likely and rng.random() < 0.5 else list(PARAMETERS)
    kind = rng.choice(kinds)
    own = state.seats[seat]
    held = ids_of(ACTION_CARDS, own.cards)
    stack = [ACTION_CARDS[entry.card] for entry in state.turn.stack]
    near = [(x + dx, y + dy) for x, y, _ in state.land.tiles for dx, dy in ((0, 1), (1, 0), (0, 0))]
    x, y = rng.choice(near)
    values: dict[str, Any] = {
        "x": x,
        "y": y,
        "tile": rng.choice([*ids_of(TILE_IDS, own.tiles), TILE_IDS[rng.randrange(28)]]),
        "direction": rng.choice(DIRECTIONS),
        "reward": rng.choice(["card", "carrots"]),
        "target": rng.choice([None, *stack, rng.choice(ACTION_CARDS)]),
        "card": rng.choice([*held, rng.choice(ACTION_CARDS)]),
    }
    if kind == "play_movement":
        values["card"] = rng.choice([*ids_of(MOVEMENT_CARDS, own.moves), MOVEMENT_CARDS[6]])
    return {"kind": kind, "seat": seat, **{name: values[name] for name in PARAMETERS[kind]}}


def why_not(game: Game, command: dict[str, Any]) -> str:
    """The number the reference cites, "" if the command is legal; it is not carried out."""
    if in_full(command) in [in_full(one) for one in game.commands()]:
        return ""
    with pytest.raises(Refused) as refused:
        game.play(dict(command))
    return refused.value.rule


def rule_of(state: State, command: dict[str, Any]) -> str:
    given = {name: value for name, value in command.items() if value is not None}
    refusal = GAME.why_not(state, command_from_dict(given))
    return refusal.rule if refusal else ""


def test_refusals_name_the_rule_that_the_reference_names() -> None:
    met: Counter[str] = Counter()
    for seed, (mode, seats) in enumerate(TABLES * 2):
        match = Match(mode, seats, 20 + seed, hoards=seed >= len(TABLES))
        while True:
            for _ in range(24 if match.game.point in ("D6", "D11") else 4):
                command = strange_command(match.rng, match.state)
                mine, other = rule_of(match.state, command), why_not(match.game, command)
                point = match.game.point or ""
                if mine != other:
                    assert READ_DIFFERENTLY[command["kind"], point] == (mine, other), command
                met[mine] += 1
            if match.over:
                break
            match.act()
    assert set(met) >= EVERY_RULE_MET, EVERY_RULE_MET - set(met)
    assert sum(met.values()) > 8000
