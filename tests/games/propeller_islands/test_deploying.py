"""PROP-7: workers leave the dock, and its lines give rewards."""

from __future__ import annotations

from islands_desktop.games.propeller_islands.events import EffectLost, LineRewarded, TileDrawn
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import State
from tests.games.propeller_islands.positions import do, events_of, given, look, tile_at, worker_at

START = "activate_island; activate(CAP, deploy)"
FULL = "(1,0) T05-1 +, (0,1) T06-2 +, (-1,1) T07-1 +, (-1,0) T05-2 +, (0,-1) T06-1 +"


def test_workers_come_from_spaces_that_hold_one() -> None:
    """PROP-7.1, PROP-7.4: dock workers never return."""
    state = given("(1,0) T05-5 +, (0,1) T05-1 .", die=5, dock_empty="R2C2")
    after = do(state, START, "deploy(R2C2, (0,1)) ! 7.1; deploy(R2C3, (0,1))")
    assert look(after)["dock"] == 10


def test_workers_stand_on_vacant_housing() -> None:
    """PROP-7.2: landmarks included."""
    state = given("(1,0) T05-5 +, (0,1) T14-1 ., (-1,0) T04-1", die=5)
    after = do(state, START, "deploy(R2C2, (1,0)) ! 7.2; deploy(R2C2, (-1,0)) ! 7.2;"
               "deploy(R2C2, (4,4)) ! 7.2; deploy(R2C2, (0,1))")  # fmt: skip
    assert worker_at(after, 0, 1) == "ready"


def test_a_deploy_needs_a_worker_and_housing() -> None:
    """PROP-7.3: and must be carried out when it is possible."""
    do(given(die=5), "activate_island; activate(CAP, deploy) ! 7.3")
    do(given("(1,0) T05-1 .", die=5), START, "skip ! 5.11; finish ! 5.11")
    names = [f"({n},1) T{5 + n // 6:02}-{n % 6 + 1} +" for n in range(12)]
    state = given(", ".join(names) + ", (0,2) T07-1 .", die=5)
    assert look(state)["dock"] == 0 and GAME.problems(state) == []
    do(state, "activate_island; activate(CAP, deploy) ! 7.3")


def test_an_emptied_line_is_cleared() -> None:
    """PROP-7.5, PROP-7.6: a single line is rewarded without a command."""
    state = given("(1,0) T05-1 +, (0,1) T06-2 +, (-1,1) T07-3 .", die=4, dock_empty="R1C2 R2C2")
    after = do(state, START)
    seen = events_of(after, "deploy(R3C2, (-1,1))")
    assert LineRewarded(0, "C2") in seen
    assert look(do(after, "deploy(R3C1, (-1,1))"))["resources"] == "0/0/0"


def row_and_column() -> State:
    """Before a worker on R2C2 is deployed that empties R2 and C2."""
    island = FULL + ", (1,-1) T07-2 ., (2,0) T05-3 ."
    return given(island, die=5, dock_empty="R1C2 R3C2 R2C1 R2C3 R2C4")


def test_the_player_chooses_which_reward_comes_first() -> None:
    """PROP-7.6."""
    state = do(row_and_column(), START, "deploy(R2C2, (1,-1))")
    assert GAME.problems(state) == [] and look(state)["step"] == "lines"
    after = do(state, "reward(C3) ! 7.6; finish ! 5.11; reward(C2)")
    assert look(after)["resources"] == "1/1/1"
    seen = events_of(state, "reward(R2)")
    assert [e.line for e in seen if isinstance(e, LineRewarded)] == ["R2", "C2"]


def test_the_first_reward_is_resolved_completely() -> None:
    """PROP-7.6, PROP-5.11: R3 deploys a worker before C4 gives its fame."""
    island = FULL + ", (1,-1) T07-2 ., (2,0) T05-3 ."
    state = given(island, die=5, dock_empty="R1C4 R2C4 R3C1 R3C2 R3C3")
    state = do(state, START, "deploy(R3C4, (1,-1)); reward(R3)")
    assert (look(state)["step"], look(state)["fame"]) == ("deploy", 0)
    after = do(state, "deploy(R1C1, (2,0))")
    assert (look(after)["step"], look(after)["fame"]) == ("island", 3)


def test_rewards_cannot_be_saved() -> None:
    """PROP-7.7: each line once; an optional part may be skipped."""
    state = given("(1,0) T06-3 +, (0,1) T05-2 +, (-1,1) T05-5 .", die=6, dock_empty="R1C3 R2C3")
    after = do(state, START, "deploy(R3C3, (-1,1)); skip; activate((1,0)) ! 5.2; finish")
    assert look(after)["step"] == "blueprint"


def test_c1_draws_a_tile() -> None:
    """PROP-7.8, PROP-12.18: placed at once like a claimed tile, the offer is untouched."""
    state = given("(1,0) T05-1 +, (0,1) T06-2 +, (-1,1) T07-3 .", die=4,
                  dock_empty="R1C1 R2C1", stack=("T03-1",))  # fmt: skip
    state = do(state, START)
    drawn = [event for event in events_of(state, "deploy(R3C1, (-1,1))")
             if isinstance(event, TileDrawn)]  # fmt: skip
    assert drawn[0].tile == "T03-1" and drawn[0].barrier
    after = do(state, "deploy(R3C1, (-1,1)); place((3,3)) ! 4.2; place((2,0))")
    assert tile_at(after, 2, 0) == "T03-1" and look(after)["resources"] == "0/1/0"


def test_c1_gives_nothing_without_a_stack() -> None:
    """PROP-7.8."""
    state = given("(1,0) T05-1 +, (0,1) T06-2 +, (-1,1) T07-3 .", die=4,
                  dock_empty="R1C1 R2C1", stack=())  # fmt: skip
    seen = events_of(do(state, START), "deploy(R3C1, (-1,1))")
    assert EffectLost(0, "place") in seen


def test_c3_activates_two_tiles_one_after_the_other() -> None:
    """PROP-7.8, PROP-12.19: costs are paid, numbers ignored, the second may be skipped."""
    state = given("(1,0) T09-3 +, (0,1) T06-2 +, (-1,1) T05-5 .", die=6, dock_empty="R1C3 R2C3")
    state = do(state, START, "deploy(R3C3, (-1,1)); activate((1,0)) ! 5.5; activate((0,1))")
    assert GAME.step(state).name == "two_tiles"
    after = do(state, "activate((0,1)) ! 5.8; activate((1,0)); activate((-1,1)) ! 5.2")
    assert look(after)["resources"] == "0/1/1"
    assert look(do(state, "skip"))["step"] == "island"


def test_r1_uses_two_different_depots() -> None:
    """PROP-7.8, PROP-7.3: only those whose benefit is possible."""
    island = (
        "(1,0) T04-1, (0,1) T02-2, (-1,1) T05-5 ., (-1,0) T06-3 +, (0,-1) T06-4 +, (1,-1) T06-5 +"
    )
    state = given(island, die=1, dock_empty="R1C1 R1C2 R1C3")
    state = do(state, START, "deploy(R1C4, (-1,1))")
    state = do(state, "depot((0,1)) ! 7.3; depot((-1,0)) ! 7.8; depot((7,7)) ! 7.8")
    after = do(state, "depot((1,0))")
    assert look(after)["step"] == "island", "no depot is left whose benefit is possible"
    assert look(do(state, "skip"))["resources"] == "0/0/0"


def test_r1_may_deploy_in_between() -> None:
    """PROP-7.8, PROP-5.11: a depot's worker is deployed before the second depot is used."""
    island = (
        "(1,0) T04-1, (0,1) T02-2, (-1,1) T05-5 ., (-1,0) T06-3 +, (0,-1) T06-4 +, "
        "(1,-1) T06-5 +, (2,0) T05-1 ."
    )
    state = given(island, die=1, dock_empty="R1C1 R1C2 R1C3")
    state = do(state, START, "deploy(R1C4, (-1,1)); depot((0,1))")
    assert look(state)["step"] == "deploy" and GAME.problems(state) == []
    state = do(state, "depot((1,0)) ! 5.11; deploy(R2C1, (2,0))")
    assert look(state)["step"] == "two_depots" and GAME.problems(state) == []
    assert look(do(state, "depot((0,1)) ! 7.8; depot((1,0))"))["resources"] == "0/0/1"


def test_gains_of_lines() -> None:
    """PROP-7.8: R2 one energy and one steel, C4 three fame in one gain."""
    state = given(FULL + ", (1,-1) T07-2 .", die=5, dock_empty="R1C4 R2C4 R1C1 R3C2 R3C3",
                  character="amelia", fame=4)  # fmt: skip
    after = do(state, START, "deploy(R3C4, (1,-1))")
    assert (look(after)["fame"], look(after)["resources"]) == (7, "1/0/0")
