"""Palm Island for the contract suite."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from islands_desktop.core.game import Setup
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.components import CODES, OUTPOSTS
from islands_desktop.games.palm_island.faces import faces_in
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.state import Common, Shown, State, Village
from tests.games.contract_case import ContractCase
from tests.games.palm_island.card_table import DISCOUNTS, FEAT_CODES
from tests.games.palm_island.positions import ALL_EARNED, as_position, villager_index


def subsets(items: list[Any]) -> list[tuple[Any, ...]]:
    return [part for size in range(len(items) + 1) for part in combinations(items, size)]


TOGETHER: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("cooperative", 2, {"ability": "signal_fires", "disaster": "CO3"}),
    ("cooperative", 3, {"ability": "common_storehouse", "practice": True}),
    ("cooperative", 4, {"ability": "trade_canoes", "disaster": "CO1"}),
    ("casual", 2, {"villagers": True}),
    ("casual", 3, {"villagers": True, "open_deck": True}),
    ("casual", 4, {}),
    ("speed", 2, {}),
    ("speed", 3, {"villagers": True}),
    ("speed", 4, {"clock": True}),
)
"""Mode, seats and options of the games of several players."""


def shared_candidates(state: State, seat: int) -> Iterator[Command]:
    """What a group or a market could say: every set of stored cards, every card on the table."""
    stored = [
        (owner, CODES[face >> 2])
        for owner, village in enumerate(state.villages)
        for face in faces_in(village.stored)
    ]
    own = sorted(code for owner, code in stored if owner == seat)
    for index in range(23, len(CODES)):
        for payment in subsets(own):
            yield Command(seat, CODES[index], "buy", payment=payment)
    for owner, village in enumerate(state.villages):
        for face in village.deck:
            for confirmed in ((), (owner,), (0, 1)):
                yield Command(seat, CODES[face >> 2], "signal", owner=owner, confirmed=confirmed)
    sets = subsets(stored) if len(stored) <= 9 else []
    for kind in ("pay_ability", "pay_disaster"):
        for chosen in sets:
            payments = tuple(
                tuple(sorted(code for owner, code in chosen if owner == number))
                for number in range(len(state.villages))
            )
            agreed = tuple(number for number, cards in enumerate(payments) if cards)
            yield Command(seat, kind=kind, payments=payments, confirmed=agreed)
        if not sets:
            yield from (c for c in GAME.commands_of(state, seat) if c.kind == kind)


def other_seats_mixed(state: State, seat: int, rng: Random) -> list[State]:
    """The same with the cards of the others in another order, and in a round even turned."""
    if len(state.villages) == 1:
        return []
    running = state.common is not None and state.common.phase == "turns"
    villages = list(state.villages)
    for number, village in enumerate(villages):
        if number == seat:
            continue
        place = village.deck.index(16 * 4)
        cards = [face for face in village.deck if face != 16 * 4]
        rng.shuffle(cards)
        cards.insert(place, 16 * 4)
        villages[number] = village._replace(deck=bytes(cards), used=0, off=0)
        if running:
            villages[number] = villages[number]._replace(stored=0, turns=3)
    return [state._replace(villages=tuple(villages))]


def with_first(state: State, village: Village) -> State:
    return state._replace(villages=(village, *state.villages[1:]))


def impossible_together(state: State) -> dict[str, Any]:
    """What cannot be between several players."""
    village, common = state.villages[0], state.common
    assert common is not None
    company = village.company
    companies: dict[str, dict[str, Any]] = {
        "a level no building has": {"shown": Shown(0, bytes([9] * 16))},
        "a stored temple was seen": {"shown": Shown(1 << 14 * 4, company.shown.levels)},
        "a hundred handling points": {"handling": 100},
        "no handling points for turns": {"handling": 0 if company.handling else 99},
        "a time in a running round": {"tenths": 5, "closed": False},
        "closed too early": {"closed": company.closed or village.deck[0] != 16 * 4},
    }
    spoiled = {
        name: with_first(state, village._replace(company=company._replace(**changes)))
        for name, changes in companies.items()
    }
    lies = OUTPOSTS[0].index
    commons: dict[str, dict[str, Any]] = {
        "an unknown phase": {"phase": "market" if common.disaster else "group"},
        "a level too high": {"level": 5},
        "another disaster": {"disaster": "CO2" if state.setup.mode != "cooperative" else ""},
        "an ability enabled later": {"enabled": 9},
        "paid in a running round": {"paid": True, "phase": "turns"},
        "fires in a running round": {"signalled": True, "phase": "turns"},
        "an outpost twice": {"piles": (bytes([lies]), bytes([lies]), bytes([lies]))},
        "an outpost in the row": {"row": bytes([lies])},
        "a queue of one seat twice": {"queue": b"\0\0"},
        "a removed building": {"removed": b"\1"},
    }
    for name, changes in commons.items():
        spoiled[name] = state._replace(common=common._replace(**changes))
    spoiled["no common part"] = state._replace(common=None)
    if state.setup.mode in ("casual", "speed"):
        tail = village._replace(tail=bytes([*village.tail, lies]))
        spoiled["an outpost too many"] = with_first(state, tail)
    return spoiled


class PalmIslandCase(ContractCase):
    """Solo games with none, one and all feats, with and without villagers, aids and orders; all
    modes of several players with every number of seats."""

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
        solo = [GAME.make_setup("solo", 1, 100 + n, more) for n, more in enumerate(options)]
        return solo + [
            GAME.make_setup(mode, seats, 200 + n, more)
            for n, (mode, seats, more) in enumerate(TOGETHER)
        ]

    def choose(self, rng: Random, commands: list[Command]) -> Command:
        if len({command.seat for command in commands}) == 1 and rng.random() < 0.3:
            kept = [c for c in commands if c.kind == "store" and not c.payment and not c.reset]
            commands = kept or commands
        active = [
            c for c in commands if c.kind not in ("discard", "set_active", "group_done", "pass")
        ]
        return rng.choice(active if active and rng.random() < 0.85 else commands)

    def candidates(self, state: State) -> Iterator[Command]:
        """Each kind with each card of the first four places and the tail, and all its parts."""
        seat = GAME.actor(state) or 0
        for kind in ("discard", "end_round", "group_done", "pass"):
            yield Command(seat, kind=kind)
        yield Command(seat, kind="end_round", tenths=1 if not state.setup.option("clock") else 0)
        if state.common is not None:
            yield from shared_candidates(state, seat)
        position = as_position(state, seat)
        deck = [card[0] for card in position["deck"]]
        stored = [card[0] for card in position["deck"] if card[2]]
        cards = [*deck[:4], *position["tail"], "RT17"]
        yield Command(seat, kind="discard", card=deck[0])
        for card in cards:
            for on in (True, False):
                yield Command(seat, kind="set_active", card=card, on=on)
        sources = [(source, DISCOUNTS[source]) for source in DISCOUNTS if source in cards]
        if state.villages[seat].company.ability == "trade_canoes":
            sources += [("CO5", kind) for kind in "FLS"]
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
                                        seat, card, kind, alternative, payment, discounts, reset,
                                        restore,
                                    )  # fmt: skip

    def twins(self, state: State, rng: Random) -> list[State]:
        """The same with the unseen cards in other places; nobody may see the difference."""
        if state.over:
            return []
        seat = GAME.actor(state) or 0
        reseeded = state._replace(chance=rng.randrange(1 << 64))
        found = [reseeded, *other_seats_mixed(state, seat, rng)]
        village = state.villages[seat]
        if state.setup.option("open_deck") or (state.round == 1 and village.turns == 0):
            return found
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
        villages = list(state.villages)
        villages[seat] = village._replace(deck=bytes(deck))
        return [*found, state._replace(villages=tuple(villages))]

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
            "one deck too many": state._replace(villages=(*state.villages, village)),
            "finished in round 3": state._replace(round=3, over=True),
            "a card is missing": with_first(state, fewer),
            "a card lies there twice": with_first(state, twice),
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
            spoiled[name] = with_first(state, village._replace(**changes))
        if state.common is None:
            return {**spoiled, "a common part in a solo game": state._replace(common=Common())}
        return {**spoiled, **impossible_together(state)}
