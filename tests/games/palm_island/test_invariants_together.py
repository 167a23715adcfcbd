"""PALM-18 in games of several players: what holds in every reachable state of every mode."""

from __future__ import annotations

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

from islands_desktop.core.digest import state_digest
from islands_desktop.games.palm_island.commands import TURN_KINDS, Command
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.state import State
from tests.games.palm_island import reference, reference_score
from tests.games.palm_island import reference_together as slow
from tests.games.palm_island.card_table import BUILDING_CODES, area_of
from tests.games.palm_island.contract_case import PalmIslandCase
from tests.games.palm_island.test_reference_together import as_table

SETUPS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("cooperative", {"ability": "signal_fires"}),
    ("cooperative", {"ability": "common_storehouse"}),
    ("cooperative", {"ability": "trade_canoes"}),
    ("casual", {}),
    ("casual", {"villagers": True}),
    ("speed", {}),
    ("speed", {"villagers": True}),
    ("speed", {"clock": True}),
)
OUTPOSTS = set(slow.OUTPOSTS)


class SharedGame(RuleBasedStateMachine):
    """One game of several players, in which any seat that may decides next."""

    state: State

    @initialize(
        chosen=st.sampled_from(SETUPS),
        seats=st.integers(2, 4),
        seed=st.integers(0, 2**63 - 1),
        ahead=st.integers(0, 500),
    )
    def deal(self, chosen: tuple[str, dict[str, Any]], seats: int, seed: int, ahead: int) -> None:
        mode, options = chosen
        self.setup = GAME.make_setup(mode, seats, seed, options)
        self.state = GAME.new_game(self.setup)
        self.log: list[Command] = []
        table = as_table(self.state)
        self.outposts = sorted(self.all_outposts(table))
        self.villagers = self.all_villagers(table)
        chance = Random(seed)
        for _ in range(ahead):
            command = self.any_command(chance.randrange(10**6))
            if command is not None:
                self.state = GAME.successor(self.state, command)
                self.log.append(command)

    @rule(number=st.integers(0, 10**6))
    def play_any(self, number: int) -> None:
        command = self.any_command(number)
        if command is None:
            return
        before, after = self.state, GAME.apply(self.state, command).after
        self.check_points(before, after, command)
        self.check_others(before, after, command)
        self.state = after
        self.log.append(command)

    def any_command(self, number: int) -> Command | None:
        """A command of any seat that has some."""
        able = [s for s in range(self.setup.seats) if GAME.commands_of(self.state, s)]
        if not able:
            return None
        commands = list(GAME.commands_of(self.state, able[number % len(able)]))
        return PalmIslandCase().choose(Random(number), commands)

    def check_points(self, before: State, after: State, command: Command) -> None:
        """PALM-18.6: no score falls; UP falls only by the Trade House."""
        one, other = as_table(before)["seats"], as_table(after)["seats"]
        for old, new in zip(one, other, strict=True):
            assert slow.score(new) >= slow.score(old)
            if reference_score.upgrades(new) < reference_score.upgrades(old):
                assert command.card == "TR11"

    def check_others(self, before: State, after: State, command: Command) -> None:
        """PALM-18.7 and PALM-18.8: a turn changes nothing of the others."""
        if command.kind in TURN_KINDS or command.kind == "set_active":
            kept = list(before.villages)
            kept[command.seat] = after.villages[command.seat]
            assert after == before._replace(villages=tuple(kept))

    def all_outposts(self, table: dict[str, Any]) -> list[str]:
        tails = [code for seat in table["seats"] for code in seat["tail"] if code in OUTPOSTS]
        return [*tails, *table["removed"], *(code for pile in table["piles"] for code in pile)]

    def all_villagers(self, table: dict[str, Any]) -> Any:
        """In speed row and tails together, otherwise by seat."""
        owned = [
            [code for code in (*seat["tail"], *(c[0] for c in seat["deck"])) if code[:2] == "VI"]
            for seat in table["seats"]
        ]
        if table["mode"] != "speed":
            return [sorted(codes) for codes in owned]
        return sorted([*table["row"], *(code for codes in owned for code in codes)])

    @invariant()
    def the_cards_are_always_the_same(self) -> None:
        """PALM-18.1: decks, outposts, villagers."""
        table = as_table(self.state)
        for seat in table["seats"]:
            codes = sorted(card[0] for card in seat["deck"] if card[0][:2] != "VI")
            assert codes == sorted([*BUILDING_CODES, "RT17"])
        assert sorted(self.all_outposts(table)) == self.outposts
        assert self.all_villagers(table) == self.villagers

    @invariant()
    def all_are_in_the_same_round(self) -> None:
        """PALM-18.2: one tracker a deck, its face that of the round."""
        table = as_table(self.state)
        expected = ["FT", "FB", "BB", "BT"][(self.state.round - 1) % 4]
        for seat in table["seats"]:
            assert [card[1] for card in seat["deck"] if card[0] == "RT17"] == [expected]
            assert seat["round"] == table["round"]

    @invariant()
    def stored_cards_are_few_and_storable(self) -> None:
        """PALM-18.4."""
        for seat in as_table(self.state)["seats"]:
            stored = [card for card in seat["deck"] if card[2]]
            assert len(stored) <= reference.limit_of(seat)
            for code, state, _ in stored:
                area = area_of(code, state)
                assert area is not None and area.store is not None

    @invariant()
    def nobody_is_stuck(self) -> None:
        """PALM-18.5 and PALM-18.10: who is not closed can discard or end the round."""
        table = as_table(self.state)
        assert (GAME.actor(self.state) is None) == self.state.over
        if self.state.over or table["phase"] != "turns":
            return
        for number, seat in enumerate(table["seats"]):
            kinds = {command.kind for command in GAME.commands_of(self.state, number)}
            assert not seat["deck"][0][2]
            assert bool(kinds) != seat["closed"]
            if kinds:
                assert ("end_round" in kinds) == (seat["deck"][0][0] == "RT17")
                assert ("end_round" in kinds) != ("discard" in kinds)

    @invariant()
    def nothing_is_impossible(self) -> None:
        assert GAME.problems(self.state) == []

    @invariant()
    def views_and_worlds_agree(self) -> None:
        """PALM-12.4: whatever is drawn for the hidden cards is possible and looks the same."""
        seat = len(self.log) % self.setup.seats
        view = GAME.view(self.state, seat)
        world = GAME.determinise(view, seat, len(self.log))
        assert GAME.problems(world) == []
        assert GAME.view(world, seat) == view

    def teardown(self) -> None:
        """PALM-18.9: seed, options and commands decide everything."""
        if not hasattr(self, "log"):
            return
        again = GAME.new_game(self.setup)
        for command in self.log:
            again = GAME.successor(again, GAME.command_from_dict(command.to_dict()))
        assert again == self.state
        loaded = GAME.state_from_dict(GAME.state_to_dict(self.state))
        assert state_digest(GAME, loaded) == state_digest(GAME, self.state)


def test_games_of_several_players_keep_all_invariants() -> None:
    run_state_machine_as_test(
        SharedGame,
        settings=settings(
            max_examples=40,
            stateful_step_count=12,
            deadline=None,
            derandomize=True,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
        ),
    )
