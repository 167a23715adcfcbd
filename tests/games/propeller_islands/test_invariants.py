"""PROP-15: what holds in every reachable state, looked for in games of all kinds."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from islands_desktop.core.assets import read_asset
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.events import LineRewarded
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import State
from tests.games.propeller_islands.contract_case import PropellerIslandsCase

PIECES = json.loads(read_asset("components/propeller_islands.json"))
TILES = {entry["id"]: entry for entry in PIECES["tiles"]}
CARDS = {entry["id"]: entry for entry in PIECES["blueprints"]}
CAPITOLS = {
    f"CAP-{side}": {**PIECES["capitols"][0], **sides}
    for side, sides in PIECES["capitols"][0]["sides"].items()
}
LINES = (*PIECES["dock"]["rows"], *PIECES["dock"]["columns"])
CASE = PropellerIslandsCase()


def upgrade_of(card: str) -> str:
    upgrade = CARDS[card]["upgrade"]
    return str(upgrade.get("guild") or upgrade.get("resource") or "wild")


def slot_of(upgrade: str) -> str:
    if upgrade == "wild":
        return "wild"
    return "banner" if upgrade in PIECES["enums"]["guild"] else "production"


def tokens_of(seat: dict[str, Any]) -> list[str]:
    return [token for tile in seat["island"] for token in tile["upgrades"]] + list(seat["unused"])


class AnyGame(RuleBasedStateMachine):
    """One game of any mode, played at random; commands of every kind are as likely."""

    state: State

    @initialize(
        seed=st.integers(0, 2**63 - 1),
        seats=st.integers(1, 4),
        side=st.sampled_from("AB"),
        ahead=st.integers(0, 260),
    )
    def deal(self, seed: int, seats: int, side: str, ahead: int) -> None:
        mode = "solo" if seats == 1 else "standard"
        setup = GAME.make_setup(mode, seats, seed, {"capitol_side": side})
        self.state = GAME.new_game(setup)
        self.fame = [0] * seats
        self.rewarded: list[set[str]] = [set() for _ in range(seats)]
        rng = Random(seed)
        for _ in range(ahead):
            commands = GAME.legal_commands(self.state)
            if commands:
                self.play(CASE.choose(rng, list(commands)))

    @rule(number=st.integers(0, 10**6))
    def play_any(self, number: int) -> None:
        commands = GAME.legal_commands(self.state)
        if commands:
            self.play(CASE.choose(Random(number), list(commands)))

    def play(self, command: Command) -> None:
        transition = GAME.apply(self.state, command)
        for event in transition.events:
            if isinstance(event, LineRewarded):
                assert event.line not in self.rewarded[event.seat]
                self.rewarded[event.seat].add(event.line)
        self.state = transition.after
        for seat, player in enumerate(self.state.players):
            assert player.fame >= self.fame[seat]
            self.fame[seat] = player.fame

    def seats(self) -> list[dict[str, Any]]:
        self.entry = GAME.state_to_dict(self.state)
        seats: list[dict[str, Any]] = self.entry["players"]
        return seats

    @invariant()
    def every_tile_is_once(self) -> None:
        """PROP-15.1."""
        seats = self.seats()
        places = [tile for tile in self.entry["offer"] if tile is not None]
        places += self.entry["stack"] + self.entry["discarded"]
        places += [t["tile"] for seat in seats for t in seat["island"] if t["tile"] in TILES]
        places += [e["tile"] for e in self.entry["pending"] if e["effect"] == "place"]
        assert Counter(places) == Counter(TILES.keys())

    @invariant()
    def workers_are_thirteen(self) -> None:
        """PROP-15.2."""
        for seat in self.seats():
            housed = [tile["worker"] in ("ready", "down") for tile in seat["island"]]
            assert sum(housed) + len(seat["dock"]) == 13
            for tile in seat["island"]:
                assert (tile["worker"] == "none") == (tile["tile"][:3] in ("T02", "T03", "T04"))

    @invariant()
    def islands_hang_together(self) -> None:
        """PROP-15.3."""
        for seat in self.seats():
            hexes = [tuple(tile["hex"]) for tile in seat["island"]]
            assert len(set(hexes)) == len(hexes)
            capitols = [tile for tile in seat["island"] if tile["tile"] in CAPITOLS]
            assert [tile["hex"] for tile in capitols] == [[0, 0]]
            reached = {(0, 0)}
            for _ in hexes:
                reached |= {
                    (q + dq, r + dr)
                    for q, r in reached
                    for dq, dr in PIECES["island"]["neighbours"]
                    if (q + dq, r + dr) in hexes
                }
            assert reached == set(hexes)

    @invariant()
    def every_blueprint_is_once(self) -> None:
        """PROP-15.4."""
        seats, step = self.seats(), self.entry["step"]
        piles = [pile for level in self.entry["blueprints"].values() for pile in level.values()]
        piles += [pile for seat in seats for pile in (seat["hand"], seat["completed"])]
        assert Counter(card for pile in piles for card in pile) == Counter(CARDS.keys())
        for number, seat in enumerate(seats):
            changing = number == self.entry["seat"] and step in ("upgrade", "replace")
            if any(piles[:4]):
                assert len(seat["hand"]) == 3 - changing
            in_hand = step == "upgrade" and changing and not self.entry["pending"]
            assert len(seat["completed"]) == len(tokens_of(seat)) + in_hand

    @invariant()
    def tokens_are_those_of_the_cards(self) -> None:
        """PROP-15.5."""
        counts: Counter[str] = Counter()
        for seat in self.seats():
            counts.update(tokens_of(seat))
            earned = Counter(upgrade_of(card) for card in seat["completed"])
            assert not Counter(tokens_of(seat)) - earned
        for token in PIECES["upgrade_tokens"]:
            name = token.get("guild") or token.get("resource") or "wild"
            assert counts[name] <= token["count"]

    @invariant()
    def dice_are_all_there(self) -> None:
        """PROP-15.6."""
        seats = self.seats()
        if self.entry["step"] == "character":
            return
        dice = 5 if len(seats) == 1 else 2 * len(seats) + 1
        drafted = [seat["drafted"] for seat in seats] + [self.entry["rival"]]
        in_hand = self.entry["step"] in ("action", "island")
        assert sum(self.entry["forge"]) + sum(map(len, drafted)) + in_hand == dice
        assert max(self.entry["forge"]) <= 3 and max(map(len, drafted)) <= 2

    @invariant()
    def lines_are_empty_when_rewarded(self) -> None:
        """PROP-15.7."""
        pending = {
            line
            for effect in self.seats() and self.entry["pending"]
            for line in (effect.get("lines") or [effect.get("line")])
        }
        for number, seat in enumerate(self.entry["players"]):
            assert min(seat[name] for name in ("energy", "steel", "parts")) >= 0
            empty = {line for line in LINES if not any(line in name for name in seat["dock"])}
            waiting = empty & pending if number == self.entry["seat"] else set()
            assert empty == self.rewarded[number] | waiting

    @invariant()
    def upgrades_lie_in_slots(self) -> None:
        """PROP-15.8."""
        seats = self.seats()
        for tile in (tile for seat in seats for tile in seat["island"]):
            printed = {**TILES, **CAPITOLS}[tile["tile"]]["slots"]
            used = [slot_of(upgrade) for upgrade in tile["upgrades"]]
            assert len(set(used)) == len(used) and set(used) <= set(printed)
        assert not self.entry["stack"] or None not in self.entry["offer"]
        if self.entry["step"] == "draft" and not self.entry["turns"]:
            assert all(tile["worker"] != "down" for seat in seats for tile in seat["island"])

    @invariant()
    def somebody_can_go_on(self) -> None:
        """PROP-15.9: legal commands are sorted, told apart and not refused."""
        commands = GAME.legal_commands(self.state)
        assert bool(commands) == (GAME.step(self.state).name != "game_over")
        assert all(first < second for first, second in pairwise(commands))
        assert all(GAME.why_not(self.state, command) is None for command in commands)
        assert GAME.problems(self.state) == []


def test_invariants_hold_in_games_of_all_kinds() -> None:
    """PROP-15.1 to PROP-15.9."""
    run_state_machine_as_test(
        AnyGame,
        settings=settings(
            max_examples=80,
            stateful_step_count=12,
            deadline=None,
            derandomize=True,
            database=None,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_what_the_file_of_pieces_keeps() -> None:
    """PROP-15.10."""
    kinds = Counter(tile["kind"] for tile in TILES.values())
    assert kinds == {"guild": 24, "hub": 24, "depot": 12, "landmark": 10}
    effects = {kind["tile"]: kind for kind in PIECES["building_types"]}
    for tile in (*TILES.values(), *CAPITOLS.values()):
        assert not (tile["banner"] and tile["hub"])
        active = "effect" in effects[tile["tile"]]
        assert (tile["number"] is not None) == active
        assert active or not {"wild", "production"} & set(tile["slots"])
        assert len(set(tile["slots"])) == len(tile["slots"])
    assert Counter(tile["number"] for tile in TILES.values() if tile["number"]) == dict.fromkeys(
        range(1, 7), 8
    )
    for card in CARDS.values():
        cost = card["cost"]
        assert card["vp"] > cost["energy"] / 3 + cost["steel"] / 2 + cost["part"]
    assert Counter(card["level"] for card in CARDS.values()) == {1: 21, 2: 17}
    names = Counter(tile["tile"] for tile in TILES.values())
    assert all(effects[number]["copies"] == count for number, count in names.items())
