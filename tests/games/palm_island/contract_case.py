"""Palm Island for the contract suite."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from islands_desktop.core.game import Setup
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.state import State, Village
from tests.games.contract_case import ContractCase
from tests.games.palm_island.card_table import DISCOUNTS, FEAT_CODES
from tests.games.palm_island.positions import ALL_EARNED, as_position, villager_index


def subsets(items: list[Any]) -> list[tuple[Any, ...]]:
    return [part for size in range(len(items) + 1) for part in combinations(items, size)]


class PalmIslandCase(ContractCase):
    """Solo games with none, one and all feats, with and without villagers, aids and orders."""

    game = GAME

    def setups(self) -> list[Setup]:
        every: dict[str, Any] = {
            "difficulty": "easy",
            "feats": list(FEAT_CODES),
            "profile": ALL_EARNED,
            "villagers": True,
        }
        options: list[dict[str, Any]] = [
            {},
            {"villagers": True, "open_deck": True},
            {"difficulty": "medium", "feats": ["FE4"], "profile": {"FE4": "hard"}},
            {"difficulty": "medium", "feats": ["FE6"], "profile": ALL_EARNED, "practice": True},
            every,
            {**every, "feats": ["FE5", "FE6"]},
        ]
        return [GAME.make_setup("solo", 1, 100 + n, more) for n, more in enumerate(options)]

    def choose(self, rng: Random, commands: list[Command]) -> Command:
        active = [c for c in commands if c.kind not in ("discard", "set_active")]
        return rng.choice(active if active and rng.random() < 0.85 else commands)

    def candidates(self, state: State) -> Iterator[Command]:
        """Each kind with each card of the first four places and the tail, and all its parts."""
        position = as_position(state)
        deck = [card[0] for card in position["deck"]]
        stored = [card[0] for card in position["deck"] if card[2]]
        cards = [*deck[:4], *position["tail"], "RT17"]
        yield Command(kind="discard")
        yield Command(kind="end_round")
        yield Command(kind="discard", card=deck[0])
        for card in cards:
            for on in (True, False):
                yield Command(kind="set_active", card=card, on=on)
        sources = [(source, DISCOUNTS[source]) for source in DISCOUNTS if source in cards]
        for card in dict.fromkeys(cards):
            restores = ["", *deck] if card == "FE6" else [""]
            for kind in ("store", "rotate", "flip", "recruit"):
                resets = ["", *stored] if kind == "store" else ["", *stored[:1]]
                for alternative in range(4):
                    for payment in subsets(sorted(stored)):
                        for discounts in subsets(sources):
                            for reset in resets:
                                for restore in restores:
                                    yield Command(
                                        0, card, kind, alternative, payment, discounts, reset,
                                        restore,
                                    )  # fmt: skip

    def twins(self, state: State, rng: Random) -> list[State]:
        """The same with the unseen cards in other places; nobody may see the difference."""
        village = state.villages[0]
        if state.setup.option("open_deck") or state.over:
            return []
        if state.round == 1 and village.turns == 0:
            return []
        tracker = village.deck.index(16 * 4)
        unseen = [
            place
            for place in range(3, len(village.deck))
            if place != tracker and not village.is_stored(village.deck[place])
        ]
        mixed = [village.deck[place] for place in unseen]
        rng.shuffle(mixed)
        deck = bytearray(village.deck)
        for place, face in zip(unseen, mixed, strict=True):
            deck[place] = face
        moved = state._replace(villages=(village._replace(deck=bytes(deck)),))
        reseeded = state._replace(chance=rng.randrange(1 << 64))
        return [moved, reseeded]

    def impossible(self, state: State) -> dict[str, Any]:
        village = state.villages[0]
        top = village.deck[0]
        elder = villager_index("VI6")
        fewer = Village(village.deck[1:], village.stored, *village[2:])
        twice = village._replace(deck=bytes([*village.deck, top]))
        spoiled = {
            "round 0": state._replace(round=0),
            "round 9": state._replace(round=9),
            "no deck": state._replace(villages=()),
            "two decks": state._replace(villages=(village, village)),
            "finished in round 3": state._replace(round=3, over=True),
            "a card is missing": state._replace(villages=(fewer,)),
            "a card lies there twice": state._replace(villages=(twice,)),
        }
        marks: dict[str, dict[str, Any]] = {
            "a stored tracker": {"stored": village.stored | 1 << 16 * 4},
            "the top card stored": {"stored": village.stored | 1 << top},
            "a building in the tail": {"tail": bytes([*village.tail, 3])},
            "a stored card that is not there": {"stored": village.stored | 1 << 255},
            "a villager too many": {"tail": bytes([*village.tail, elder, elder])},
            "a switch without a villager": {"off": 1 << elder},
            "a discount without a villager": {"used": 1 << elder, "turns": 1},
            "turns below nothing": {"turns": -1},
            "a hundred turns": {"turns": 100},
            "two trackers": {"deck": bytes([*village.deck, 16 * 4])},
            "no tracker": {"deck": village.deck.replace(bytes([16 * 4]), b"")},
            "an unknown card": {"deck": bytes([*village.deck, 250])},
        }
        for name, changes in marks.items():
            spoiled[name] = state._replace(villages=(village._replace(**changes),))
        return spoiled
