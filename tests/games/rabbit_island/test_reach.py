"""Where a rabbit can come to: the ends that the rules themselves lead to."""

from __future__ import annotations

from islands_desktop.games.rabbit_island.components import HILL, TILE_INDEX
from islands_desktop.games.rabbit_island.land import Land, land_of
from islands_desktop.games.rabbit_island.reach import ends, route


def small_island() -> Land:
    """Lake 2 points East from the Hill, forest 3 forks East and South."""
    tiles = [
        ((0, 0), HILL), ((1, 0), TILE_INDEX["lake-2"]), ((2, 0), TILE_INDEX["forest-3"]),
        ((3, 0), TILE_INDEX["patch-3"]), ((2, 1), TILE_INDEX["cave-4"]),
        ((1, 1), TILE_INDEX["forest-5"]), ((3, 1), TILE_INDEX["hole-1"]),
        ((0, 1), TILE_INDEX["hole-2"]),
    ]  # fmt: skip
    return land_of(tiles)


def cells(land: Land, found: dict[int, int]) -> dict[tuple[int, int], int]:
    return {land.cell(place): ways for place, ways in found.items()}


def test_no_space_ends_where_the_rabbit_is() -> None:
    assert ends(small_island(), 2, 0) == {2: 1}


def test_every_fork_is_taken_both_ways_4_7() -> None:
    land = small_island()
    assert cells(land, ends(land, 1, 2)) == {(3, 0): 1, (2, 1): 1}


def test_a_rabbit_hole_leads_home_and_on_4_8() -> None:
    land = small_island()
    hole = land.places[(3, 1)]
    assert cells(land, ends(land, hole, 2)) == {(1, 0): 1}


def test_ways_that_meet_again_are_counted() -> None:
    land = small_island()
    found = cells(land, ends(land, 1, 4))
    assert found == {(0, 0): 1, (1, 0): 1, (0, 1): 1}
    assert cells(land, ends(land, 1, 5)) == {(1, 0): 1, (2, 0): 1, (0, 0): 1}


def test_a_route_is_as_long_as_the_move_and_ends_there() -> None:
    land = small_island()
    for spaces in range(1, 7):
        for goal in ends(land, 0, spaces):
            way = route(land, 0, spaces, goal)
            assert len(way) == spaces and way[-1] == goal
            before = 0
            for place in way:
                assert place in [there for _, there in land.exits[before]]
                before = place
    assert route(land, 0, 1, 5) == ()
