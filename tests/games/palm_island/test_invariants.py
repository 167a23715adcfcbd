"""PALM-18: what holds in every reachable state, looked for in games of all kinds."""

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
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.events import CardDiscarded, StoredCardPassed
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.state import State
from tests.games.palm_island import reference, reference_score
from tests.games.palm_island.card_table import BUILDING_CODES, FEAT_CODES, VILLAGER_CODES, area_of
from tests.games.palm_island.positions import ALL_EARNED, as_position, new_solo

TURN_KINDS = ("discard", "store", "rotate", "flip", "recruit")


class SoloGame(RuleBasedStateMachine):
    """One solo game with any choice of feats and villagers, played at random."""

    state: State

    @initialize(
        seed=st.integers(0, 2**63 - 1),
        feats=st.sets(st.sampled_from(FEAT_CODES)),
        villagers=st.booleans(),
        ahead=st.integers(0, 170),
    )
    def deal(self, seed: int, feats: set[str], villagers: bool, ahead: int) -> None:
        chance = Random(seed)
        self.options: dict[str, Any] = {
            "difficulty": "easy",
            "feats": sorted(feats),
            "villagers": villagers,
            "profile": ALL_EARNED,
        }
        self.seed = seed
        self.state = new_solo(seed, **self.options)
        self.log: list[Command] = []
        self.cards = sorted(self.all_codes())
        self.begin_round()
        for _ in range(ahead):
            self.play_any(chance.randrange(10**6))

    def begin_round(self) -> None:
        position = as_position(self.state)
        self.ahead_at_start = reference.place_of(position, "RT17")
        self.made_this_round: set[str] = set()
        self.moved: list[str] = []
        self.turns = 0

    def all_codes(self) -> list[str]:
        position = as_position(self.state)
        return [*(card[0] for card in position["deck"]), *position["tail"]]

    @rule(number=st.integers(0, 10**6))
    def play_any(self, number: int) -> None:
        commands = GAME.legal_commands(self.state)
        if not commands:
            return
        active = [c for c in commands if c.kind not in ("discard", "set_active")]
        choice = active if active and number % 7 else commands
        self.play(choice[number % len(choice)])

    def play(self, command: Command) -> None:
        before = as_position(self.state)
        transition = GAME.apply(self.state, command)
        after = as_position(transition.after)
        self.check_levels(before, after, command)
        passed = [e.card for e in transition.events if isinstance(e, StoredCardPassed)]
        if command.kind in TURN_KINDS:
            self.turns += 1
            dropped = [e.card for e in transition.events if isinstance(e, CardDiscarded)]
            self.check_order(before, after, [command.card or dropped[0], *passed])
        self.state = transition.after
        self.log.append(command)
        if command.kind == "end_round":
            self.check_finished_round(before)
            self.begin_round()
            self.moved = passed
            self.ahead_at_start += len(passed)
        elif command.kind == "store":
            self.made_this_round.add(command.card)
        if command.restore:
            self.made_this_round.add(command.restore)

    def check_order(self, before: Any, after: Any, moved: list[str]) -> None:
        """PALM-18.7: the order of no cards changes but of those moved to the back."""
        self.moved += moved
        kept = [c[0] for c in before["deck"] if c[0] not in moved]
        assert [c[0] for c in after["deck"] if c[0] not in moved] == kept
        back = [c[0] for c in after["deck"]][len(kept) :]
        assert back == [code for code in moved if code not in after["tail"]]

    def check_levels(self, before: Any, after: Any, command: Command) -> None:
        """PALM-18.6: a score never falls; UP falls only by the Trade House."""
        assert reference_score.score(after) >= reference_score.score(before)
        for code, state, _ in after["deck"]:
            old = next((s for c, s, _ in before["deck"] if c == code), state)
            if reference_score.level(code, state) < reference_score.level(code, old):
                assert (command.card, code, old) == ("TR11", "TR11", "BB")

    def check_finished_round(self, before: Any) -> None:
        """PALM-18.3 and PALM-18.5: each card passed once; every mark was made in this round."""
        assert len(self.moved) == len(set(self.moved)) == self.ahead_at_start
        assert {c[0] for c in before["deck"] if c[2]} <= self.made_this_round

    @invariant()
    def the_cards_are_always_the_same(self) -> None:
        """PALM-18.1: 16 buildings, the tracker, the feats in use, the villagers given."""
        assert sorted(self.all_codes()) == self.cards
        assert set(self.cards) >= {*BUILDING_CODES, "RT17", *self.options["feats"]}
        offered = set(self.cards) & set(VILLAGER_CODES)
        assert len(offered) == (3 if self.options["villagers"] else 0)

    @invariant()
    def the_tracker_fits_the_round(self) -> None:
        """PALM-18.2: exactly one, its face is that of the round."""
        faces = [c[1] for c in as_position(self.state)["deck"] if c[0] == "RT17"]
        expected = ["FT", "FB", "BB", "BT"][(self.state.round - 1) % 4]
        assert faces == [expected]

    @invariant()
    def stored_cards_are_few_and_storable(self) -> None:
        """PALM-18.4: within the limit, with a store action, no tracker, no villager."""
        position = as_position(self.state)
        stored = [card for card in position["deck"] if card[2]]
        assert len(stored) <= reference.limit_of(position)
        for code, state, _ in stored:
            area = area_of(code, state)
            assert area is not None and area.store is not None

    @invariant()
    def a_turn_starts_with_an_unstored_card_on_top(self) -> None:
        """PALM-18.5 and PALM-18.10: and discarding is always possible then."""
        if self.state.over:
            return
        top = as_position(self.state)["deck"][0]
        kinds = {command.kind for command in GAME.legal_commands(self.state)}
        assert not top[2]
        assert ("end_round" in kinds) == (top[0] == "RT17") != ("discard" in kinds)

    @invariant()
    def points_and_upgrades_stay_below_their_tops(self) -> None:
        """PALM-18.6: at most 57 building VP and 40 building UP."""
        position = as_position(self.state)
        assert reference_score.upgrades(position) <= 40
        buildings = [c for c in position["deck"] if c[0] in BUILDING_CODES]
        assert reference_score.score({"deck": buildings, "tail": []}) <= 57

    @invariant()
    def payments_of_one_cost_are_few(self) -> None:
        """PALM-18.11: at most 15 with a limit of four."""
        position = as_position(self.state)
        if reference.limit_of(position) > 4:
            return
        costs: dict[tuple[Any, ...], set[tuple[str, ...]]] = {}
        for c in GAME.legal_commands(self.state):
            costs.setdefault((c.kind, c.card, c.alternative, c.discounts), set()).add(c.payment)
        assert all(len(payments) <= 15 for payments in costs.values())

    @invariant()
    def nothing_is_impossible(self) -> None:
        assert GAME.problems(self.state) == []

    def teardown(self) -> None:
        """PALM-18.8 and PALM-18.9: seed, options and commands decide everything."""
        if not hasattr(self, "log"):
            return
        again = new_solo(self.seed, **self.options)
        for command in self.log:
            again = GAME.successor(again, GAME.command_from_dict(command.to_dict()))
        assert again == self.state
        loaded = GAME.state_from_dict(GAME.state_to_dict(self.state))
        assert state_digest(GAME, loaded) == state_digest(GAME, self.state)
        assert GAME.legal_commands(loaded) == GAME.legal_commands(self.state)


def test_solo_games_keep_all_invariants() -> None:
    run_state_machine_as_test(
        SoloGame,
        settings=settings(
            max_examples=60,
            stateful_step_count=25,
            deadline=None,
            derandomize=True,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
        ),
    )
