"""The program against the second writing of the rules in `reference.py`, over whole games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.rules.feats import feats_met
from islands_desktop.games.palm_island.state import State
from tests.games.palm_island import reference, reference_score
from tests.games.palm_island.card_table import (
    BUILDING_CODES,
    DISCOUNTS,
    FEAT_CODES,
    VILLAGER_CODES,
)
from tests.games.palm_island.positions import (
    ALL_EARNED,
    as_command,
    as_order,
    as_position,
    new_solo,
    order_key,
    refused,
    sorted_marks,
)

GAMES_EACH = 10
ALL_CODES = (*BUILDING_CODES, "RT17", *FEAT_CODES, *VILLAGER_CODES)


def deal_anything(rng: random.Random) -> State:
    """A new game: none, one, three or all feats, often with villagers."""
    feats = rng.sample(FEAT_CODES, rng.choice([0, 1, 3, 6]))
    return new_solo(
        rng.randrange(1 << 63),
        difficulty="medium" if len(feats) == 1 else "easy",
        feats=feats,
        villagers=rng.random() < 0.7,
        profile=ALL_EARNED,
    )


def prefer_actions(rng: random.Random, orders: list[reference.Order]) -> reference.Order:
    """A random command, upgrades more often and discards less often than chance would have it."""
    upgrades = [order for order in orders if order["kind"] in ("rotate", "flip", "recruit")]
    active = [order for order in orders if order["kind"] not in ("discard", "set_active")]
    if upgrades and rng.random() < 0.6:
        return rng.choice(upgrades)
    return rng.choice(active if active and rng.random() < 0.85 else orders)


def random_states(seed: int) -> Iterator[tuple[random.Random, State]]:
    """The states of one random game."""
    rng = random.Random(seed)
    state = deal_anything(rng)
    while True:
        yield rng, state
        if state.over:
            return
        orders = [as_order(command) for command in GAME.legal_commands(state)]
        state = GAME.successor(state, as_command(prefer_actions(rng, orders)))


@pytest.mark.parametrize("chunk", range(10))
def test_whole_games_agree_with_the_reference(chunk: int) -> None:
    """Legal commands, states and scores at every step of random games."""
    for seed in range(chunk * GAMES_EACH, (chunk + 1) * GAMES_EACH):
        rng = random.Random(seed)
        state = deal_anything(rng)
        position = as_position(state)
        while not position["over"]:
            commands = GAME.legal_commands(state)
            orders = reference.legal_orders(position)
            given = [order_key(as_order(command)) for command in commands]
            assert len(set(given)) == len(given)
            assert set(given) == {order_key(order) for order in orders}, f"seed {seed}"
            order = prefer_actions(rng, orders)
            state = GAME.apply(state, as_command(order)).after
            position = reference.play(position, order)
            assert as_position(state) == sorted_marks(position), f"seed {seed}: {order}"
            sheet = GAME.standings(state).seats[0]
            assert sheet.total == reference_score.score(position)
            assert sheet.rating == reference_score.rating(sheet.total)
            assert sheet.tie_breaks[0] == reference_score.upgrades(position)
        assert GAME.legal_commands(state) == ()
        assert list(feats_met(state)) == reference_score.feats_met(position)


def strange_order(rng: random.Random, position: reference.Position) -> reference.Order:
    """A command of the right form, mostly illegal in one way or several."""
    deck = [card[0] for card in position["deck"]]
    stored = reference.stored_codes(position)
    kind = rng.choice(["store", "rotate", "flip"] * 3 + ["recruit", "set_active", "end_round"])
    if kind == "end_round":
        return reference.new_order(kind)
    if kind == "set_active":
        switched = rng.choice(position["tail"] or ALL_CODES)
        return reference.new_order(kind, switched, on=rng.random() < 0.5)
    card = rng.choice(deck[:4] if rng.random() < 0.9 else ALL_CODES)
    payment = {code for code in stored if rng.random() < 0.5}
    if rng.random() < 0.05:
        payment.add(rng.choice(ALL_CODES))
    discounts = [
        pair
        for pair in DISCOUNTS.items()
        if rng.random() < (0.4 if pair[0] in position["tail"] else 0.02)
    ]
    return reference.new_order(
        kind,
        card,
        alternative=rng.choice([1, 1, 1, 1, 2, 2, 3, 4, 0]),
        payment=sorted(payment),
        discounts=discounts,
        reset=rng.choice(stored or ALL_CODES) if rng.random() < 0.2 else "",
        restore=rng.choice(deck) if rng.random() < (0.6 if card == "FE6" else 0.03) else "",
    )


def spoiled_order(
    rng: random.Random, position: reference.Position, order: reference.Order
) -> reference.Order:
    """A legal command with one of its parts replaced."""
    stored = reference.stored_codes(position)
    deck = [card[0] for card in position["deck"]]
    part = rng.choice(["alternative", "payment", "discounts", "reset", "restore", "card", "kind"])
    replaced = {
        "alternative": order["alternative"] + rng.choice([-1, 1, 2]),
        "payment": sorted(code for code in stored if rng.random() < 0.5),
        "discounts": [(s, k) for s, k in DISCOUNTS.items() if rng.random() < 0.4],
        "reset": rng.choice(["", rng.choice(deck)]),
        "restore": rng.choice(deck),
        "card": rng.choice(deck[:4]),
        "kind": rng.choice(["store", "rotate", "flip", "recruit"]),
    }
    return {**order, part: replaced[part]}


EVERY_RULE_MET = {
    *("", "3.1", "3.5", "3.6", "3.7", "5.1", "5.2", "5.3", "5.6", "5.9"),
    *("6.2", "6.3", "6.4", "8.1", "10.9", "11.3", "11.6"),
}


def test_refusals_name_the_first_failing_rule_as_the_reference_does() -> None:
    """PALM-3.9: the order of the checks, over strange and slightly spoiled commands."""
    met: Counter[str] = Counter()
    for seed in range(40):
        for rng, state in random_states(seed):
            if state.over:
                continue
            position = as_position(state)
            orders = [as_order(command) for command in GAME.legal_commands(state)]
            turns = [order for order in orders if order["kind"] in ("store", "rotate", "flip")]
            tried = [strange_order(rng, position) for _ in range(6)]
            if turns:
                tried += [spoiled_order(rng, position, rng.choice(turns)) for _ in range(3)]
            for order in tried:
                expected = reference.why_not(position, order)
                met[expected] += 1
                rule = refused(state, as_command(order)).removeprefix("PALM-")
                assert rule == expected, f"seed {seed}: {order}"
    assert set(met) >= EVERY_RULE_MET
