"""Rules of My Island that no worked example touches, played by the reference."""

from __future__ import annotations

import random

import pytest

from tests.games.my_island.examples import BEACH, cells, symbols
from tests.games.my_island.reference import Island, Refused, Table
from tests.games.my_island.reference_board import DATA
from tests.games.my_island.reference_scoring import end_points


def position(episode: str, given: str) -> Island:
    island = Island(episode)
    island.symbols.update(symbols(given))
    island.covered |= set(island.symbols)
    island.placed = 1
    return island


def test_no_two_placements_of_a_single_hex_differ_by_rotation() -> None:
    island = position("E19", "p (3,1)")
    assert island.placements("X4") == {
        (0, q, r) for q, r in ((4, 0), (3, 0), (2, 1), (2, 2), (3, 2))
    }  # (4,1) bears a statue


def test_complete_scores_once_when_the_last_hex_is_covered() -> None:
    island = position("E07", "h (1,1)")
    island.covered |= BEACH - cells("(0,1)(0,2)")
    assert island.place("D1", 4, 0, 2) == {"clean_shore": 4}  # h (0,2) beside (1,1), f (0,1)
    assert island.counters["clean_shore"] == 1
    assert island.place("D2", 0, 1, 2) == {}  # h (1,2), w (2,2)


def test_a_bridge_stays_open_and_carries_a_match() -> None:
    island = position("E16", "p (1,2)(3,2)")
    assert island.place("D5", 4, 0, 3) == {"bridge": 3}  # f (0,3), p (0,2)
    assert island.bridges == {(2, 2)}
    assert (2, 2) not in island.covered
    assert island.why_not_place("X4", 0, 2, 2) == "MYIS-6.4"
    island.symbols.update(symbols("h (1,2)(3,2)"))  # only the bridge bears a path beside (2,1)
    assert island.why_not_place("X4", 0, 2, 1) is None


def test_a_ring_pays_every_step_passed_at_once() -> None:
    island = position("E12", "f (3,5)(4,4)(5,4)(6,4)(4,6)")
    gain = island.place("D1", 3, 6, 6)  # h (6,6), f (5,6): six fields beside the elder
    assert gain == {"tame_elder": 1 + 2 + 3 + 4 + 5}
    assert island.counters["tame_elder"] == 1


def test_doubled_hexes_count_twice_in_sizes_only() -> None:
    island = position("E04", "f (1,1)(1,2)(1,3)")
    first, second = island.tiles["D1"]
    island.tiles["D1"] = [first, (second[0], second[1], True)]
    assert island.place("D1", 3, 2, 4) == {"farm": 3}  # h (2,4), doubled f (1,4)
    assert island.counters["farm"] == 1


def test_a_spring_pays_for_a_house_and_a_boulder_blocks() -> None:
    island = position("E01", "h (1,1)")
    island.springs = {(1, 2)}
    island.boulders = {(2, 2)}
    assert island.why_not_place("D1", 0, 1, 2) == "MYIS-6.4"
    assert island.place("D1", 1, 1, 2) == {"spring": 1}


@pytest.mark.parametrize(
    ("episode", "given", "rule", "points", "counter"),
    [
        ("E02", "p (0,0)(1,0)(0,1)(0,2)(0,3)(0,4)(0,5)(1,5)", "shore_path", 12, 8),
        ("E18", "p (1,1)(1,2)(2,2)", "long_road", 3, 3),
        ("E17", "w (3,0)(3,1)", "rampart", 0, 2),
        ("E17", "w (3,0)(3,1)(3,2)(2,3)(2,4)(2,5)(2,6)", "rampart", 10, 7),
        ("E22", "w (3,1); h (11,1)", "vent2", -8, 4),
        ("E12", "h (1,1); f (1,2); w (2,1)", "weakest", 0, 0),
    ],
)
def test_end_rules_stop_at_their_bounds(
    episode: str, given: str, rule: str, points: int, counter: int
) -> None:
    island = position(episode, given)
    assert end_points([island])[0][rule] == points
    assert island.counters[rule] == counter


def test_raid_is_capped_and_its_counter_is_not() -> None:
    island = position("E08", "")
    island.symbols.update(dict.fromkeys(cells("(0,1)(0,2)(0,3)(0,4)(1,1)(1,2)(1,3)"), "house"))
    island.symbols.update(dict.fromkeys(cells("(2,6)(1,6)(2,5)(3,5)(3,6)(4,6)"), "house"))
    assert end_points([island])[0]["raid"] == -10
    assert island.counters["raid"] == 13


def test_solo_race_is_over_after_its_round() -> None:
    table = Table("E04", 1, [tile["id"] for tile in DATA["tiles"][:18]])
    table.island(1).marker = 30
    for _ in range(15):
        table.next()
        table.pass_(1)
    table.next()
    assert table.races_over == {"first_farm"}
    assert table.race_gains == []


def test_a_locked_marker_stands_still_and_passing_stays_allowed() -> None:
    island = Island("E01")
    island.move(50)
    assert (island.marker, island.locked) == (55, True)
    island.pass_()
    island.move(-3)
    assert island.marker == 55
    eternal = Island("eternal")
    eternal.move(50)
    assert (eternal.marker, eternal.locked) == (60, False)


def test_ended_seats_are_skipped_and_refused() -> None:
    table = Table("E01", 2, ["D1", "D2", "D3"])
    table.next()
    table.end(1)
    with pytest.raises(Refused, match=r"MYIS-7\.6"):
        table.pass_(1)
    table.undo(1)
    assert table.actor() == 1
    table.end(1)
    table.end(2)
    table.next()
    assert [one.place for one in table.final()] == [1, 1]
    with pytest.raises(Refused, match=r"MYIS-16\.4"):
        table.undo(1)


@pytest.mark.parametrize(
    "episode", ["eternal", "E04", "E08", "E12", "E15", "E18", "E20", "E21", "E22", "E24"]
)
def test_random_game_keeps_the_invariants(episode: str) -> None:
    rng = random.Random(episode)
    number = 0 if episode == "eternal" else int(episode[1:])
    deck = [one["id"] for one in DATA["tiles"] if one.get("from_episode", 0) <= number]
    rng.shuffle(deck)
    table = Table(episode, 2, deck)
    gained = {1: 0, 2: 0}
    passed = {1: 0, 2: 0}
    while True:
        table.next()
        if table.card is None:
            break
        while (seat := table.actor()) is not None:
            choices = sorted(table.island(seat).placements(table.card))
            if choices:
                gained[seat] += sum(table.place(seat, table.card, *rng.choice(choices)).values())
            elif table.island(seat).marker > 0:
                passed[seat] += 1
                table.pass_(seat)
            else:
                table.end(seat)
    for seat, final in enumerate(table.final(), start=1):
        island = table.island(seat)
        assert set(island.symbols) == island.covered
        assert not island.bridges & island.covered
        moves = gained[seat] - passed[seat] + sum(points for _, points in final.applied)
        moves += sum(points for _, who, _, points in table.race_gains if who == seat)
        assert island.locked or final.marker == 10 + moves
