"""MYIS-1, MYIS-3 and MYIS-4: modes, the board and its coordinates, what every seat begins with."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from islands_desktop.core.refusals import BadSetup
from islands_desktop.games.my_island.board import Board, board_of
from islands_desktop.games.my_island.commands import make_command
from islands_desktop.games.my_island.components import EPISODES, MAP, MARKS, TILES, TUNNELS
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.ground import BASE_GROUND
from islands_desktop.games.my_island.hexes import DIRECTIONS, bit_of, cells_in, mask_of, place_of
from islands_desktop.games.my_island.rules.episode import episode_on
from islands_desktop.games.my_island.rules.placement import first_island
from tests.games.my_island.examples import Hex
from tests.games.my_island.positions import (
    do,
    facing,
    gain,
    placements,
    refused,
    setup_of,
    table,
    tile_of,
)

ROWS = (
    *("BBHPRRRRRRRRPHBB", "BHHPRRRRRRRPHHB", "BHHPRRRRRRPHHB", "BHHPPRRRPPHHB"),
    *("BHHPPPPPPHHB", "BBHHHHHHHBB", "BBBHHHHBBB", "BBBBBBBBB"),
)
STATUES = [(4, 1), (5, 3), (7, 3), (10, 1)]


def rule_of(mode: object, seats: object, seed: object = 1, **options: object) -> str:
    with pytest.raises(BadSetup) as refusal:
        GAME.make_setup(mode, seats, seed, options)  # type: ignore[arg-type]
    return refusal.value.refusal.rule


def beside(board: Board, cell: Hex) -> set[Hex]:
    return set(cells_in(board.near[place_of(*cell)]))


def test_one_to_four_seats() -> None:
    """MYIS-1.1."""
    for mode in ("eternal", "episode_1", "episode"):
        for seats in (1, 2, 3, 4):
            assert len(GAME.new_game(GAME.make_setup(mode, seats, 1)).islands) == seats
        for wrong in (0, 5, -1, True, "2"):
            assert rule_of(mode, wrong) == "MYIS-1.1"


def test_modes_and_every_single_episode() -> None:
    """MYIS-1.2: what the campaign needs besides is not part of the game yet."""
    assert [mode.id for mode in GAME.modes] == ["eternal", "episode_1", "episode"]
    for number in range(1, 25):
        name = f"E{number:02}"
        state = GAME.new_game(GAME.make_setup("episode", 1, 1, {"episode": name}))
        assert 28 <= len(state.deck) <= 32
        assert episode_on(name).board.ground == BASE_GROUND
    assert rule_of("campaign", 2) == rule_of(7, 2) == "MYIS-1.2"
    for wrong in ("E00", "E25", "eternal", 3):
        assert rule_of("episode", 1, episode=wrong) == "MYIS-1.2"


def test_episode_1_is_e01() -> None:
    """MYIS-1.2: the same rules under two names."""
    first = GAME.new_game(GAME.make_setup("episode_1", 2, 5))
    single = GAME.new_game(GAME.make_setup("episode", 2, 5, {"episode": "E01"}))
    assert first._replace(setup=single.setup) == single


def test_hexes_are_named_by_axial_pairs() -> None:
    """MYIS-3.1: q grows to the east, r to the south-east, one row each."""
    state = do(facing("E01", "", "D1"), "place D1 1 0,3")
    houses, fields, _, _ = state.islands[0].boards
    assert (cells_in(houses), cells_in(fields)) == (((0, 3),), ((0, 4),))


def test_directions_and_their_opposites() -> None:
    """MYIS-3.2."""
    assert DIRECTIONS == ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    for number, (q, r) in enumerate(DIRECTIONS):
        assert DIRECTIONS[(number + 3) % 6] == (-q, -r)


def test_the_map() -> None:
    """MYIS-3.3: rows, terrains, statues, and that it is its own mirror image."""
    island = dict(MAP[:100])
    assert tuple(
        "".join(island[q, r] for q in range(16 - r)) for r in range(8)
    ) == ROWS  # fmt: skip
    assert Counter(island.values()) == {"B": 31, "H": 29, "P": 16, "R": 24}
    assert [cell for one in MARKS["statue"].instances for cell in one.cells] == STATUES
    for (q, r), letter in island.items():
        assert island[15 - r - q, r] == letter
    assert {(15 - r - q, r) for q, r in STATUES} == set(STATUES)


def test_index_order() -> None:
    """MYIS-3.4: the order of the map, of sets of hexes, and of saved islands."""
    begins = {n: MAP[n][0] for n in (0, 16, 31, 45, 58, 70, 81, 91, 100, 107)}
    assert list(begins.values()) == [*((0, r) for r in range(8)), (6, -3), (5, -2)]
    assert (MAP[99][0], MAP[106][0], MAP[114][0], len(MAP)) == ((8, 7), (12, -3), (12, -2), 115)
    for (first, _), (second, _) in pairwise(MAP[:100]):
        assert first[::-1] < second[::-1]
    assert cells_in(mask_of(cell for cell, _ in MAP[:100])) == tuple(c for c, _ in MAP[:100])
    saved = GAME.state_to_dict(do(table("E01", deck=("D1",)), "next", "place D1 0 0,0"))
    assert saved["seats"][0]["island"][0] == "hf" + "." * 14
    assert [len(row) for row in saved["seats"][0]["island"]] == [16 - r for r in range(8)]


def test_tiles_turn_clockwise_and_are_never_mirrored() -> None:
    """MYIS-3.5."""
    domino, triangle, other = TILES[0], TILES[14], TILES[15]
    assert [domino.turned(n)[1][0] for n in range(6)] == list(DIRECTIONS)
    assert (triangle.id, other.id) == ("T1", "T2")
    turned = {frozenset(triangle.turned(n)) for n in range(6)}
    anchored = {
        frozenset(((q - dq, r - dr), symbol) for (q, r), symbol in picture)
        for picture in turned
        for (dq, dr), _ in picture
    }
    assert frozenset(other.cells) not in anchored  # T2 shows T1 in the mirror
    for steps in (-1, 6, 60):
        assert refused(facing("E01", "", "D1"), f"place D1 {steps} 0,0") == "MYIS-3.5"


def test_the_anchor_is_where_the_first_hex_lies() -> None:
    """MYIS-3.6: X2 holds hexes on all sides of its first."""
    propeller = next(tile for tile in TILES if tile.id == "X2")
    assert {cell for cell, _ in propeller.laid(0, 5, 5)} == {(5, 5), (6, 5), (4, 6), (5, 4)}
    assert propeller.laid(3, 5, 5)[0] == ((5, 5), 3)


def test_equal_placements_are_one_placement() -> None:
    """MYIS-3.6: all are accepted, the one with the lowest rotation is kept."""
    state = facing("E19", "p (3,0)", "X4")
    assert {rotation for rotation, _, _ in placements(state)} == {0}
    after = do(state, "place X4 5 2,0")
    assert after == do(state, "place X4 0 2,0")
    assert GAME.state_to_dict(after)["seats"][0]["decisions"] == ["X4 0 2,0"]
    assert make_command(0, "place", "X4", 3, 2, 0).rotation == 0
    for tile in TILES[:-1]:
        pictures = {
            frozenset(tile.laid(rotation, q, r))
            for rotation in range(6)
            for q in range(-4, 5)
            for r in range(-4, 5)
        }
        assert len(pictures) == 6 * 9 * 9, tile.id


def test_neighbours() -> None:
    """MYIS-3.7: one step in a direction; plateau and island never touch."""
    board = board_of("E13")
    assert beside(board, (0, 0)) == {(1, 0), (0, 1)}
    assert beside(board, (8, 4)) == {(9, 4), (8, 5), (7, 5), (7, 4), (8, 3), (9, 3)}
    assert not any(r == -1 for (_, r), _ in MAP)
    links = {frozenset(pair) for pair in TUNNELS}
    for cell, _ in MAP:
        for other in beside(board, cell):
            assert (cell[1] < 0) == (other[1] < 0) or frozenset((cell, other)) in links


def test_tunnels_are_neighbours_where_the_plateau_exists() -> None:
    """MYIS-3.8."""
    assert set(TUNNELS) == {((3, 0), (5, -2)), ((12, 0), (12, -2))}
    for low, high in TUNNELS:
        assert high in beside(board_of("E13"), low)
        assert low in beside(board_of("E13"), high)
    for name, spec in EPISODES.items():
        has_plateau = bool(board_of(name).existing & bit_of(5, -2))
        assert has_plateau == ("plateau" in spec.open) == bool(board_of(name).tunnels)


def test_tunnels_are_no_part_of_straight_lines() -> None:
    """MYIS-3.8: E21 has the plateau and lines; every ray keeps its direction on the island."""
    rule = episode_on("E21").rules[0]
    assert rule.spec.id == "line3"
    for place in rule.places:
        for ray in place.rays:
            assert all(r >= 0 for _, r in cells_in(ray))


def test_regions() -> None:
    """MYIS-3.9: terrain, mark, near, rows."""
    board = board_of("E20")
    assert board.region(("terrain", ("palm",))).bit_count() == 16
    assert board.region(("terrain", ("palm", "beach"))).bit_count() == 47
    assert cells_in(board.region(("mark", ("observatory",)))) == ((7, 1), (3, 4), (8, 4))
    assert cells_in(board.region(("rows", (7,)))) == tuple((q, 7) for q in range(9))
    near = set(cells_in(board.region(("near", ("observatory",)))))
    assert near == set().union(*(beside(board, cell) for cell in ((7, 1), (3, 4), (8, 4))))
    crater = set(cells_in(board_of("E23").region(("near", ("crater",)))))
    assert len(crater) == 8
    assert not crater & {(6, 2), (7, 2)}


def test_every_seat_has_its_island_its_tiles_and_ten_points() -> None:
    """MYIS-4.1."""
    state = GAME.new_game(setup_of("eternal", 4))
    assert state.islands == (first_island(board_of("eternal")),) * 4
    assert {island.marker for island in state.islands} == {10}
    assert (state.round, tile_of(state), state.over) == (0, "", False)


def test_one_card_a_tile() -> None:
    """MYIS-4.2: and an order can be given instead of the shuffle."""
    sizes = {12: 29, 15: 30, 18: 31, 24: 32}
    for name, spec in EPISODES.items():
        expected = next((n for last, n in sizes.items() if 9 < spec.number <= last), 28)
        deck = GAME.new_game(setup_of(name)).deck
        assert sorted(TILES[index].id for index in deck) == sorted(spec.tiles)
        assert len(set(deck)) == len(deck) == expected, name
    order = sorted(EPISODES["eternal"].tiles)
    state = GAME.new_game(GAME.make_setup("eternal", 1, 1, {"order": order}))
    assert [TILES[index].id for index in state.deck] == order
    for wrong in (order[1:], [*order, "X1"], [order[0], *order[:-1]], "D1 D2"):
        assert rule_of("eternal", 1, order=wrong) == "MYIS-4.2"


def test_the_deal_number_fixes_the_order() -> None:
    """MYIS-4.3."""
    decks = {
        (name, seed): GAME.new_game(setup_of(name, 2, seed)).deck
        for name in ("eternal", "E12")
        for seed in range(20)
    }
    assert len(set(decks.values())) == 40
    for (name, seed), deck in decks.items():
        assert GAME.new_game(setup_of(name, 2, seed)).deck == deck
    for wrong in (-1, 2**63, True, "7"):
        assert rule_of("eternal", 1, wrong) == "MYIS-4.3"


def test_marks_are_in_force_where_the_episode_lists_them() -> None:
    """MYIS-4.4: the thornback keeps its hex in E10 only."""
    assert refused(facing("E10", "h (4,5)", "D1"), "place D1 0 5,5") == "MYIS-6.4"
    assert refused(facing("E11", "h (4,5)", "D1"), "place D1 0 5,5") == ""
    assert gain(facing("E12", "f (1,1)", "D4"), "place D4 0 1,2") == {}  # no goat here


def test_printed_hexes_are_covered_and_bear_their_symbol_from_the_start() -> None:
    """MYIS-4.4."""
    ground = BASE_GROUND._replace(printed=(((2, 2), 0),))
    board = board_of("E05", ground)
    island = first_island(board)
    assert cells_in(island.boards[0]) == ((2, 2),)
    assert board.covered(island.boards) == bit_of(2, 2)
    assert island.touching[0] == board.placements.beside_hex[place_of(2, 2)]


def test_all_seats_use_the_same_tiles() -> None:
    """MYIS-4.5."""
    board = board_of("E24")
    tables = board.placements
    for tile in board.tiles:
        first = tables.of(tile, 0)
        for seat in (1, 2, 3):
            other = tables.of(tile, seat)
            assert (other.symbols, other.at) == (first.symbols, first.at)
