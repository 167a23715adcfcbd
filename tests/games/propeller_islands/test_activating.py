"""PROP-5 and PROP-6: activating buildings, and what each of them does."""

from __future__ import annotations

import pytest

from islands_desktop.games.propeller_islands.events import (
    BuildingActivated,
    EffectLost,
    ResourcesGained,
    ResourcesPaid,
)
from islands_desktop.games.propeller_islands.game import GAME
from tests.games.propeller_islands.positions import do, events_of, given, look, worker_at

START = "activate_island"


def test_what_can_be_activated() -> None:
    """PROP-5.1: own tiles with an Activation Block and a ready worker."""
    state = given("(1,0) T05-5 ., (0,1) T06-5 +", die=5)
    after = do(state, START, "activate((1,0)) ! 5.1; activate((5,5)) ! 5.1; activate((0,1))")
    assert look(after)["resources"] == "2/0/0"


def test_the_number_must_match() -> None:
    """PROP-5.2: the value of the die, or a "?"; a wild upgrade replaces the number."""
    island = "(1,0) T05-1 + {W}, (0,1) T06-2 +"
    after = do(given(island, die=4), START, "activate((0,1)) ! 5.2; activate((1,0))")
    do(after, "activate(CAP, resources)")


def test_any_of_them_in_any_order() -> None:
    """PROP-5.3: and one may stop."""
    state = given("(1,0) T05-5 +, (0,1) T06-5 +", die=5)
    one = do(state, START, "activate((1,0)); activate((0,1)); activate(CAP, resources); finish")
    other = do(state, START, "activate(CAP, resources); activate((0,1)); activate((1,0)); finish")
    assert one == other
    assert look(do(state, START, "finish"))["down"] == 0


def test_the_order_inside_an_activation() -> None:
    """PROP-5.4: worker down, cost, then gains together."""
    state = do(given("(1,0) T10-5 + {P:steel}", die=5, resources="0/1/0"), START)
    seen = events_of(state, "activate((1,0))")
    assert [type(event) for event in seen] == [BuildingActivated, ResourcesPaid, ResourcesGained]
    assert seen[2] == ResourcesGained(0, 0, 1, 2, "T10-5")


def test_costs_are_paid_in_full_before_gains() -> None:
    """PROP-5.5, PROP-12.20: a building is never used without paying."""
    state = given("(1,0) T09-2 + {P:energy}", die=2, resources="1/0/0")
    assert GAME.problems(state) == []
    do(state, START, "activate((1,0)) ! 5.5")


def test_the_effect_must_be_possible() -> None:
    """PROP-5.6: a Hotel without vacant housing, even with a production upgrade."""
    state = given("(1,0) T08-4 + {P:part}", die=4)
    do(state, START, "activate((1,0)) ! 7.3")


def test_a_production_upgrade_yields_once_whatever_happens() -> None:
    """PROP-5.7, PROP-12.21: it comes with the option `deploy` of the Capitol too."""
    state = given("(1,0) T05-5 .", die=5)
    capitol = state.players[0]
    state = state._replace(
        players=(
            capitol._replace(upgrades=b"\3\0", completed=bytes([31])),
            *state.players[1:],
        ),
        decks=(state.decks[0], bytes(card for card in state.decks[1] if card != 31)),
    )
    assert GAME.problems(state) == []
    after = do(state, START, "activate(CAP, deploy)")
    assert look(after)["resources"] == "0/0/1"


def test_a_worker_works_once_a_round() -> None:
    """PROP-5.8: not by any means, Marie and Radio Stations included."""
    state = given("(1,0) T05-5 -, (0,1) T11-5 +", die=5, character="marie", fame=10)
    after = do(state, START, "activate((1,0)) ! 5.8; extra((1,0)) ! 5.8; activate((0,1))")
    do(after, "activate((1,0)) ! 5.8; skip")


def test_depots_and_landmarks_are_never_activated() -> None:
    """PROP-5.9, PROP-12.25: a worker on a landmark is only housed."""
    state = given("(1,0) T14-1 +, (0,1) T04-1", die=5)
    do(state, START, "activate((1,0)) ! 5.9; activate((0,1)) ! 5.9")


def test_gains_and_fresh_workers_are_used_at_once() -> None:
    """PROP-5.10, PROP-12.14."""
    state = given("(1,0) T10-5 .", die=5)
    after = do(state, START, "activate(CAP, deploy); deploy(R1C1, (1,0)); activate((1,0)) ! 5.5")
    assert worker_at(after, 1, 0) == "ready"
    state = given("(1,0) T10-5 +, (0,1) T07-5 +", die=5)
    after = do(state, START, "activate((0,1)); activate((1,0))")
    assert look(after)["resources"] == "0/0/2"


def test_the_newest_effect_comes_first() -> None:
    """PROP-5.11: everything else waits."""
    state = given("(1,0) T11-5 +, (0,1) T08-1 +, (-1,1) T05-2 .", die=5)
    after = do(state, START, "activate((1,0)); finish ! 5.11; deploy(R1C1, (-1,1)) ! 5.11")
    after = do(
        after, "activate((0,1)); finish ! 5.11; activate(CAP, resources) ! 5.11; skip ! 5.11"
    )
    after = do(after, "deploy(R1C1, (-1,1)); finish")
    assert look(after)["step"] == "blueprint"


def test_what_cannot_do_anything_is_dropped() -> None:
    """PROP-5.11, PROP-6.11: a Radio Station without a target."""
    state = do(given("(1,0) T11-5 + {P:part}", die=5, capitol="-"), START)
    seen = events_of(state, "activate((1,0))")
    assert EffectLost(0, "radio") in seen
    after = do(state, "activate((1,0))")
    assert look(after)["step"] == "island" and look(after)["resources"] == "0/0/1"


def test_capitol() -> None:
    """PROP-6.1."""
    state = given("(1,0) T14-1 .", die=1)
    resources = do(state, START, "activate(CAP) ! 13.2; activate(CAP, resources)")
    assert look(resources)["resources"] == "1/1/0"
    assert look(do(state, START, "activate(CAP, deploy)"))["step"] == "deploy"


@pytest.mark.parametrize(
    ("tile", "before", "after"),
    [
        ("T05-5", "0/0/0", "0/0/1"),
        ("T06-5", "0/0/0", "2/0/0"),
        ("T07-5", "0/0/0", "0/1/0"),
        ("T09-5", "2/0/0", "0/1/1"),
        ("T10-5", "0/1/0", "0/0/2"),
    ],
)
def test_what_buildings_give(tile: str, before: str, after: str) -> None:
    """PROP-6.5, PROP-6.6, PROP-6.7, PROP-6.9, PROP-6.10."""
    state = given(f"(1,0) {tile} +", die=5, resources=before)
    done = do(state, START, "activate((1,0), resources) ! 13.2; activate((1,0))")
    assert look(done)["resources"] == after


def test_hotel() -> None:
    """PROP-6.8."""
    state = given("(1,0) T08-5 +, (0,1) T05-1 .", die=5)
    after = do(state, START, "activate((1,0)); deploy(R1C1, (0,1))")
    assert worker_at(after, 0, 1) == "ready"


def test_radio_station() -> None:
    """PROP-6.11, PROP-12.15: costs are paid; the target may be another Radio Station."""
    state = given("(1,0) T11-5 +, (0,1) T11-1 +, (1,1) T09-2 +", die=5, resources="1/0/0")
    after = do(state, START, "activate((1,0)); activate((1,1)) ! 5.5; activate((0,1)); skip")
    assert look(after)["down"] == 2 and look(after)["step"] == "island"


def test_warehouse() -> None:
    """PROP-6.12: the depot is not activated itself, and may be used again."""
    state = given("(1,0) T12-3 +, (0,1) T03-1, (1,1) T02-1, (0,2) T12-5 + {W}, (-1,0) T05-1 .",
                  die=3)  # fmt: skip
    state = do(state, START, "activate((1,0)) ! 13.2; activate((1,0), (5,5)) ! 6.12")
    after = do(state, "activate((1,0), (0,1)); activate((0,2), (0,1))")
    assert look(after)["resources"] == "0/2/0"
    after = do(state, "activate((1,0), (1,1))")
    assert look(after)["step"] == "deploy"


@pytest.mark.parametrize(
    ("exchange", "before", "after"),
    [
        ("E>S", "2/0/0", "0/1/0"),
        ("E>P", "2/0/0", "0/0/1"),
        ("S>E", "0/1/0", "2/0/0"),
        ("P>E", "0/0/1", "2/0/0"),
    ],
)
def test_crystal_trader(exchange: str, before: str, after: str) -> None:
    """PROP-6.13."""
    state = given("(1,0) T13-4 +", die=4, resources=before)
    state = do(state, START, "activate((1,0)) ! 13.2; activate((1,0), deploy) ! 13.2")
    assert look(do(state, f"activate((1,0), {exchange})"))["resources"] == after
