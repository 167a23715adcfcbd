"""MYIS-8.1 to 8.12 and the rulings about them: what a placement scores at once."""

from __future__ import annotations

from islands_desktop.games.my_island.board import board_of
from islands_desktop.games.my_island.components import EPISODES, RULES
from islands_desktop.games.my_island.events import BridgeBuilt, RuleScored, TilePlaced
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.ground import BASE_GROUND
from islands_desktop.games.my_island.hexes import bit_of, cells_in, mask_of
from islands_desktop.games.my_island.rules.episode import episode_on
from islands_desktop.games.my_island.rules.scoring_end import END, largest_group
from islands_desktop.games.my_island.rules.scoring_now import NOW
from islands_desktop.games.my_island.state import State
from tests.games.my_island.examples import BEACH, Seat, cells, symbols
from tests.games.my_island.positions import (
    counter,
    do,
    facing,
    gain,
    given,
    island_of,
    markers,
    read,
    table,
)


def facing_all(episode: str, seat: Seat, *deck: str) -> State:
    """One seat in a position, with several cards to come; the first is turned."""
    return do(table(episode, (seat,), deck), "next")


def test_groups_are_maximal_sets_of_neighbours() -> None:
    """MYIS-8.1: tiles, print, bridges; tunnels join."""
    board = board_of("E13")
    west = mask_of([(3, 0), (2, 0), (5, -2), (6, -2)])
    alone = mask_of([(12, -3), (0, 7)])
    assert sorted(board.groups(west | alone)) == sorted([west, bit_of(12, -3), bit_of(0, 7)])
    two = [mask_of([(0, 0), (1, 0)]), mask_of([(3, 0), (2, 1)])]
    assert board_of("E12").groups(two[0] | two[1]) == two


def test_a_printed_symbol_is_part_of_a_group() -> None:
    """MYIS-8.1: four fields beside one that is printed."""
    ground = BASE_GROUND._replace(printed=(((1, 2), 1),))
    episode = episode_on("E04", ground)
    island = island_of(episode, given("f (0,1)(0,2)(1,1)"))
    assert episode.board.groups(island.boards[1])[0].bit_count() == 4


def test_size_counts_hexes() -> None:
    """MYIS-8.2: without doubled hexes the size of a group is their number."""
    board = board_of("E04")
    assert largest_group(board, mask_of([(0, 1), (0, 2), (0, 5), (0, 6), (0, 7)])) == 3
    assert largest_group(board, 0) == 0


def test_rules_are_evaluated_in_the_order_of_the_list() -> None:
    """MYIS-8.3: a bridge first, so that what it joins scores with the same tile."""
    state = facing("E17", "p (0,2)(1,2); h (2,1)", "D3")
    events = GAME.apply(state, read(state, "place D3 1 3,1")).events
    assert [e.rule for e in events if isinstance(e, RuleScored)] == ["bridge", "road3"]
    for spec in EPISODES.values():
        scorers = episode_on(spec.id).scorers
        for rules in scorers:
            positions = [position for position, _, _ in rules]
            assert positions == sorted(positions)


def test_scored_is_remembered_for_each_rule_alone() -> None:
    """MYIS-8.3: a village that scored still scores at its well."""
    village = Seat(
        symbols("h (2,1)(2,2)(1,3)(1,4)(1,2)"),
        scored=(("village", cells("(2,1)(2,2)(1,3)(1,4)(1,2)")),),
    )
    assert gain(facing_all("E05", village, "D1"), "place D1 0 2,3") == {"village_well": 4}


def test_counters() -> None:
    """MYIS-8.4: hexes, groups, instances, lines, bridges."""
    state = do(facing("E01", "h (0,1)", "D2"), "place D2 1 0,2")
    assert counter(state, "house_beach") == 1
    state = do(facing("eternal", "p (5,4)(6,4)(5,6)(5,7)", "D5"), "place D5 0 4,5")
    assert counter(state, "road5") == 2
    state = do(facing("E13", "h (5,-2)(6,-2)", "D1"), "place D1 0 7,-2")
    assert (counter(state, "chest_any"), counter(state, "village")) == (1, 0)


def test_each_rule_is_one_primitive() -> None:
    """MYIS-8.5: nothing else scores."""
    for name, spec in EPISODES.items():
        episode = episode_on(name)
        assert tuple(rule.spec for rule in episode.rules) == tuple(RULES[n] for n in spec.rules)
        kinds = {rule.spec.kind for rule in episode.rules}
        assert kinds <= set(NOW) | set(END) | {"race"}


def test_place_on_looks_at_the_tile_just_placed() -> None:
    """MYIS-8.6: its symbols, its hexes in the region, and no others."""
    assert gain(facing("E01", "h (0,1)", "D2"), "lay h (0,2); w (0,3)") == {"house_beach": 1}
    assert gain(facing("E01", "h (0,1)", "D2"), "lay h (1,1); w (2,1)") == {}  # heather
    chests = facing("E13", "h (7,-2)(6,-2)", "D1")
    assert gain(chests, "lay h (8,-2); f (9,-2)") == {"chest_any": 4}
    assert gain(facing("E15", "w (5,-2)", "D6"), "lay w (6,-2); p (7,-2)") == {"high_wall": 1}
    assert gain(facing("E11", "f (1,1)", "D1"), "lay h (1,2); f (0,2)") == {}  # a house on a goat
    assert gain(facing("E18", "p (6,0)", "D6"), "lay p (7,0); w (8,0)") == {"relic_path": 2}
    assert gain(facing("E22", "w (2,1)", "D6"), "lay w (3,1); p (3,2)") == {"vent_wall": 2}
    assert gain(facing("E22", "w (2,1)", "D4"), "lay f (3,1); w (2,2)") == {}


def test_group_scores_from_its_size_on() -> None:
    """MYIS-8.7."""
    for text, expected in (("f (0,1)(0,2)(0,3)", {}), ("f (0,1)(0,2)(0,3)(1,1)", {"farm": 3})):
        assert gain(facing("eternal", text, "D4"), "place D4 0 1,2") == expected


def test_group_in_a_region_needs_one_hex_in_it() -> None:
    """MYIS-8.7: five houses beside a well are no village at the well."""
    state = facing("E05", "h (2,1)(2,2)(1,3)(1,2)", "D1")
    assert gain(state, "lay h (1,4); f (0,4)") == {"village": 3}
    assert gain(state, "lay h (2,3); f (3,3)") == {"village": 3, "village_well": 4}
    plateau = facing("E15", "h (5,-2)(6,-2)(7,-2)", "D1")
    assert gain(plateau, "lay h (8,-2); f (9,-2)") == {"terrace": 3}
    assert gain(facing("E15", "h (0,1)(0,2)(0,3)", "D1"), "lay h (0,4); f (1,4)") == {}


def test_terraces_of_each_symbol_count() -> None:
    """MYIS-8.7: for each group of a named symbol."""
    text = "h (5,-2)(6,-2)(7,-2); f (10,-2)(11,-2)(12,-2)"
    assert gain(facing("E15", text, "D1"), "place D1 0 8,-2") == {"terrace": 6}


def test_road_joins_a_mark_and_a_region() -> None:
    """MYIS-8.8: one path group beside the instance and with a hex in the region."""
    assert gain(facing("eternal", "p (3,1)(2,1)(1,1)", "D3"), "lay h (0,2); p (0,1)") == {
        "road5": 5
    }
    assert gain(facing("eternal", "p (3,1)(1,2)", "D3"), "lay h (1,3); p (0,3)") == {}


def test_caravan_runs_through_the_tunnel() -> None:
    """MYIS-8.8: (5,-2) lies beside the tor (6,-3); the beach ends at (1,0)."""
    state = facing("E14", "p (5,-2)(3,0)(2,0)", "D5")
    assert gain(state, "place D5 0 0,0") == {"caravan": 6}


def test_road_scores_each_instance_once() -> None:
    """MYIS-8.8."""
    done = Seat(symbols("p (3,1)(2,1)(1,1)(0,1)"), scored=(("road5", "statue-1"),))
    assert gain(facing_all("eternal", done, "D3"), "place D3 4 0,3") == {}


def test_ring_pays_the_steps_as_they_are_passed() -> None:
    """MYIS-8.9: fields around the western twin, one after the other; (2,5) is a goat too."""
    fields = [(3, 4), (2, 5), (1, 5), (1, 4), (2, 3), (3, 3)]
    houses = [(4, 4), (2, 6), (0, 6), (0, 5), (2, 2), (3, 2)]
    paid = [{"tame_twins": 1, "goat_field": 2}, {}, {"tame_twins": 3}, {"tame_twins": 4}, {}]
    for count, expected in enumerate(paid, start=1):
        seat = Seat(dict.fromkeys(fields[:count], "field"))
        (q, r), (hq, hr) = fields[count], houses[count]
        laying = f"lay f ({q},{r}); h ({hq},{hr})"
        assert gain(facing_all("E11", seat, "D1"), laying) == expected, count


def test_ring_counts_instances_at_the_last_step() -> None:
    """MYIS-8.9: five fields beside the thornback (5,5)."""
    state = facing("E10", "f (4,5)(4,6)(5,6)(6,5)", "D1")
    assert gain(state, "lay f (6,4); h (7,4)") == {"tame": 3, "farm": 3}
    assert counter(do(state, "lay f (6,4); h (7,4)"), "tame") == 1
    early = do(facing("E10", "f (4,5)(4,6)", "D1"), "lay h (6,6); f (5,6)")
    assert counter(early, "tame") == 0


def test_a_mark_of_two_hexes_is_one_instance_with_eight_neighbours() -> None:
    """MYIS-8.9: the crater; two walls more at once pass two steps."""
    rule = episode_on("E23").rules[0]
    assert [place.near.bit_count() for place in rule.places] == [8]
    assert gain(facing("E23", "w (5,2)", "D2"), "place D2 1 6,0") == {"crater_wall": 2}
    assert gain(facing("E23", "w (5,2)(5,3)(8,2)", "D2"), "place D2 1 6,0") == {"crater_wall": 4}


def test_complete_scores_once_when_the_whole_region_is_covered() -> None:
    """MYIS-8.10: four chests, with whatever symbols."""
    state = facing_all("E13", given("h (7,-3)(9,-2); p (11,-3)"), "D2", "D1")
    assert gain(state, "lay h (8,-3); w (9,-3)") == {}
    assert gain(state, "lay h (8,-2); w (7,-2)") == {"chest_any": 2, "all_chests": 3}
    after = do(state, "lay h (8,-2); w (7,-2)", "next")
    assert counter(after, "all_chests") == 1
    assert gain(after, "lay h (10,-2); f (10,-3)") == {}


def test_complete_asks_for_the_whole_shore() -> None:
    """MYIS-8.10: the last two hexes of beach."""
    shore = sorted(BEACH - cells("(0,1)(0,2)"))
    seat = Seat({**dict.fromkeys(shore, "path"), (1, 1): "house"})
    state = facing_all("E07", seat, "D1")
    assert gain(state, "place D1 4 0,2") == {"clean_shore": 4}
    assert gain(facing_all("E07", seat, "D2"), "place D2 0 1,2") == {}


def test_line_leads_away_from_the_mark() -> None:
    """MYIS-8.11: the first hexes in one direction, all of one symbol."""
    assert gain(facing("E19", "f (4,4)(5,4)", "D1"), "lay h (7,4); f (6,4)") == {"line3": 2}
    gap = facing("E19", "f (5,4)", "D1")
    assert gain(gap, "lay h (6,3); f (6,4)") == {}
    mixed = facing("E19", "f (4,4)(6,5); h (5,4)", "D1")
    assert gain(mixed, "lay h (7,4); f (6,4)") == {}


def test_line_scores_each_instance_and_direction_once() -> None:
    """MYIS-8.11: a line that grows gives nothing more."""
    state = facing_all("E19", given("f (3,3)(3,2)"), "D1", "D4")
    assert gain(state, "lay f (3,1); h (2,1)") == {"line3": 2}
    state = do(state, "lay f (3,1); h (2,1)", "next")
    assert counter(state, "line3") == 1
    assert gain(state, "lay f (3,0); w (2,0)") == {}


def test_line_of_four() -> None:
    """MYIS-8.11: north-west of the tower (3,4); between two towers it counts for both."""
    state = facing("E20", "f (3,3)(3,2)(3,1)", "D1")
    assert gain(state, "lay f (2,2); h (1,2)") == {}
    assert gain(state, "lay f (3,0); h (2,0)") == {"line4": 4}
    between = facing("E20", "f (4,4)(5,4)(6,4)", "D1")
    assert gain(between, "lay f (7,4); h (8,3)") == {"line4": 8}


def test_bridge_needs_paths_on_both_banks() -> None:
    """MYIS-8.12: it is built once, its hex bears a path and stays open."""
    state = facing_all("E16", given("p (1,2); h (2,1)"), "D3", "D6")
    transition = GAME.apply(state, read(state, "place D3 1 3,1"))
    built = [(e.q, e.r) for e in transition.events if isinstance(e, BridgeBuilt)]
    assert built == [(2, 2)]
    assert gain(state, "place D3 1 3,1") == {"bridge": 3}
    assert counter(transition.after, "bridge") == 1
    again = do(transition.after, "next")
    assert gain(again, "place D6 3 3,3") == {}
    assert gain(facing("E16", "p (2,1); h (1,1)", "D3"), "place D3 1 1,2") == {}


def test_bridges_run_along_their_axes() -> None:
    """MYIS-8.12: (3,5) is bridged from north-west to south-east, by (3,4) and (3,6)."""
    state = facing("E16", "p (3,4); h (2,6)", "D3")
    assert gain(state, "lay h (2,7); p (3,6)") == {"bridge": 3}
    assert gain(state, "lay h (2,7); p (3,7)") == {}
    rule = episode_on("E16").rules[0]
    assert [set(cells_in(place.banks)) for place in rule.places] == [
        {(1, 2), (3, 2)},
        {(3, 4), (3, 6)},
        {(8, 4), (6, 6)},
        {(10, 2), (12, 2)},
    ]


def test_a_bridge_never_lies_on_a_bank_of_another() -> None:
    """MYIS-8.12: so that there is never anything to repeat."""
    rule = episode_on("E16").rules[0]
    chasms = [place.cells for place in rule.places]
    assert not any(place.banks & chasm for place in rule.places for chasm in chasms)


def test_an_unscored_group_that_joins_a_scored_one_gives_nothing() -> None:
    """MYIS-14.5: five old fields and four new ones."""
    text = "f (0,1)(0,2)(0,3)(1,1)(1,2)(0,5)(0,6)(0,7)(1,6)"
    seat = Seat(symbols(text), scored=(("farm", cells("(0,1)(0,2)(0,3)(1,1)(1,2)")),))
    assert gain(facing_all("eternal", seat, "D1"), "place D1 3 1,4") == {}


def test_unscored_groups_joined_by_one_tile_give_one_award() -> None:
    """MYIS-14.6: four and four fields become one farm of nine."""
    text = "f (0,1)(0,2)(0,3)(1,2)(0,5)(0,6)(0,7)(1,6)"
    state = facing("eternal", text, "D1")
    assert gain(state, "place D1 3 1,4") == {"farm": 3}
    assert counter(do(state, "place D1 3 1,4"), "farm") == 1


def test_one_tile_may_fulfil_several_rules() -> None:
    """MYIS-14.7: road and village; two statues."""
    text = "p (3,1)(2,1)(1,1); h (0,3)(0,4)(1,3)(1,2)"
    state = facing("eternal", text, "D3")
    assert gain(state, "place D3 4 0,2") == {"village": 3, "road5": 5}
    assert markers(do(state, "place D3 4 0,2")) == (18,)
    events = GAME.apply(state, read(state, "place D3 4 0,2")).events
    assert [e.gain for e in events if isinstance(e, TilePlaced)] == [8]


def test_a_road_may_use_paths_of_an_older_road() -> None:
    """MYIS-14.8: statue (7,3) is joined through the road of statue (5,3)."""
    seat = Seat(symbols("p (5,4)(5,5)(5,6)(5,7)"), scored=(("road5", "statue-2"),))
    assert gain(facing_all("eternal", seat, "D3"), "place D3 3 7,4") == {"road5": 5}


def test_any_beach_ends_a_road() -> None:
    """MYIS-14.9: (2,6) is beach, though not of the outermost ring."""
    assert board_of("eternal").around(bit_of(2, 6)).bit_count() == 6
    assert gain(facing("eternal", "p (4,4)(3,5)", "D3"), "lay h (2,5); p (2,6)") == {"road5": 5}


def test_branches_and_foreign_symbols_do_not_matter() -> None:
    """MYIS-14.10: only the connection is asked for."""
    text = "p (3,1)(2,1)(1,1)(1,0)(2,2); h (3,2)(1,2); w (2,0)"
    assert gain(facing("eternal", text, "D3"), "place D3 4 0,2") == {"road5": 5}


def test_bridges_are_open_path_hexes() -> None:
    """MYIS-14.21: open for the tie rule and `complete`, paths for what a hex bears."""
    state = do(facing("E16", "p (1,2); h (2,1)", "D3"), "place D3 1 3,1")
    board, island = board_of("E16"), state.islands[0]
    assert not board.covered(island.boards) & bit_of(2, 2)
    assert board.groups(island.boards[3]) == [mask_of([(1, 2), (2, 2), (3, 2)])]
    ties = GAME.standings(state).seats[0].tie_breaks
    assert ties[2] == -(14 - 2)
