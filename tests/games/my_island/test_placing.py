"""MYIS-6 and the rulings about it: where a tile may lie, and which rule forbids it elsewhere."""

from __future__ import annotations

import pytest

from islands_desktop.games.my_island.board import board_of
from islands_desktop.games.my_island.commands import make_command
from islands_desktop.games.my_island.components import EPISODES, TILES
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.ground import BASE_GROUND
from islands_desktop.games.my_island.hexes import bit_of, cells_in, place_of
from islands_desktop.games.my_island.rules.episode import episode_on
from islands_desktop.games.my_island.rules.placement import first_island, why_not_place
from tests.games.my_island.positions import do, facing, given, island_of, placements, refused, table


def test_only_the_revealed_tile_is_placed_and_all_of_it() -> None:
    """MYIS-6.1: every hex at once; another tile, or one placed before, is refused with 5.2."""
    state = do(table("E01", deck=("R1", "D1")), "next")
    assert refused(state, "place D1 0 0,0") == "MYIS-5.2"
    after = do(state, "place R1 0 0,1")
    assert sum(mask.bit_count() for mask in after.islands[0].boards) == 4
    assert refused(do(after, "next"), "place R1 0 5,6") == "MYIS-5.2"


def test_a_placed_tile_stays_where_it_is() -> None:
    """MYIS-6.1: what lies there lies there after every later placement."""
    state = do(table("E01", deck=("D1", "D2", "D4")), "next", "place D1 0 0,0")
    before = state.islands[0].boards
    state = do(state, "next", "place D2 1 0,1", "next", "place D4 0 1,1")
    for old, new in zip(before, state.islands[0].boards, strict=True):
        assert old & new == old


@pytest.mark.parametrize("place", ["-1,0", "15,0", "8,7", "5,-1", "40,-40", "0,8"])
def test_every_hex_exists(place: str) -> None:
    """MYIS-6.2."""
    assert refused(facing("E01", "", "D1"), f"place D1 0 {place}") == "MYIS-6.2"


def test_the_plateau_exists_where_it_is_open() -> None:
    """MYIS-6.2."""
    assert refused(facing("E13", "h (5,-2)", "D1"), "place D1 0 6,-2") == ""
    assert refused(facing("E13", "h (5,-2)", "D1"), "place D1 0 4,-2") == "MYIS-6.2"
    assert refused(facing("E16", "h (5,0)", "D1"), "place D1 0 6,-2") == "MYIS-6.2"


def test_every_terrain_is_open() -> None:
    """MYIS-6.3: one closed hex is enough."""
    assert refused(facing("E01", "h (1,0)", "D1"), "place D1 0 2,0") == "MYIS-6.3"
    assert refused(facing("E03", "h (1,0)", "D1"), "place D1 0 2,0") == ""
    assert refused(facing("E03", "h (2,0)", "D1"), "place D1 0 3,0") == "MYIS-6.3"
    assert refused(facing("E16", "h (2,0)", "D1"), "place D1 0 3,0") == ""


def test_blocked_hexes() -> None:
    """MYIS-6.4: statues always, uncoverable marks where they are in force."""
    for q, r in ((4, 1), (10, 1), (5, 3), (7, 3)):
        for name in ("E16", "E17", "E23"):  # the statue mark is in force in E17 only
            state = facing(name, f"h ({q - 1},{r})", "D1")
            assert refused(state, f"place D1 0 {q},{r}") == "MYIS-6.4"
    assert refused(facing("E16", "h (1,2)", "D1"), "place D1 0 2,2") == "MYIS-6.4"
    assert refused(facing("E04", "h (1,2)", "D1"), "place D1 0 2,2") == ""
    assert refused(facing("E14", "h (7,-3)", "D1"), "place D1 3 6,-3") == "MYIS-6.2"
    assert refused(facing("E14", "h (8,-3)", "D1"), "place D1 3 7,-3") == "MYIS-6.4"
    assert refused(facing("E13", "h (8,-3)", "D1"), "place D1 3 7,-3") == ""


def test_boulders_and_printed_hexes_are_blocked() -> None:
    """MYIS-6.4: the ground of a campaign."""
    ground = BASE_GROUND._replace(printed=(((2, 2), 0),), boulders=((1, 1),))
    episode = episode_on("E04", ground)
    island = island_of(episode, given("h (0,1)(0,2)"))
    for command in ("0,1,1", "0,1,2"):
        rotation, q, r = (int(part) for part in command.split(","))
        refusal = why_not_place(
            episode.board, island, make_command(0, "place", "D1", rotation, q, r)
        )
        assert refusal is not None
        assert refusal.rule == "MYIS-6.4"


def test_no_hex_is_covered_twice() -> None:
    """MYIS-6.5."""
    state = facing("E01", "h (0,0)(0,2); w (1,1)", "D1")
    assert refused(state, "place D1 0 0,1") == "MYIS-6.5"
    assert refused(state, "place D1 3 1,2") == "MYIS-6.5"
    assert refused(state, "place D1 4 0,3") == "MYIS-6.5"
    assert refused(state, "place D1 1 0,3") == ""


def test_the_first_tile_begins_in_the_start_region() -> None:
    """MYIS-6.6: one hex is enough, nothing has to match."""
    state = facing("E01", "", "L1")
    assert refused(state, "place L1 0 0,1") == ""
    assert refused(state, "place L1 0 2,5") == "MYIS-6.6"
    for rotation, q, r in placements(state):
        laid = TILES[6].laid(rotation, q, r)
        assert any(bit_of(*cell) & board_of("E01").terrain["beach"] for cell, _ in laid)


def test_start_regions_of_all_modes() -> None:
    """MYIS-6.6 and section 13: beach but for E18, row 7, and E20, beside an observatory."""
    special = {"E18": ("rows", (7,)), "E20": ("near", ("observatory",))}
    for name, spec in EPISODES.items():
        assert spec.start == special.get(name, ("terrain", ("beach",)))
    for episode, cells in (("E18", [(q, 7) for q in range(9)]), ("E20", [(3, 3), (6, 1), (8, 3)])):
        start = set(cells_in(board_of(episode).start))
        assert set(cells) <= start
        state = facing(episode, "", "X4" if episode == "E20" else "D1")
        for rotation, q, r in placements(state):
            tile = TILES[31 if episode == "E20" else 0]
            assert start & {cell for cell, _ in tile.laid(rotation, q, r)}


def test_one_match_is_enough() -> None:
    """MYIS-6.7: all other contacts may differ; no contact is no match."""
    crowd = "h (0,0)(2,0); w (1,1)(0,2)"
    assert refused(facing("E01", crowd, "D1"), "place D1 2 1,0") == ""
    assert refused(facing("E01", "w (0,0)(2,0); h (0,2)", "D5"), "place D5 0 0,1") == "MYIS-6.7"
    assert refused(facing("E01", "h (0,0)", "D1"), "place D1 0 4,6") == "MYIS-6.7"
    assert refused(facing("E01", "h (0,0)", "D1"), "place D1 0 1,1") == "MYIS-6.7"


def test_the_match_lies_outside_the_tile() -> None:
    """MYIS-6.7: no tile could match itself, for none shows a symbol twice."""
    for tile in TILES:
        assert len({symbol for _, symbol in tile.cells}) == len(tile.cells)


def test_a_bridge_matches_like_a_path() -> None:
    """MYIS-6.8: built in play, on (2,2); a path may lie beside it on (2,3)."""
    state = do(facing("E16", "p (1,2); h (2,1)", "D3"), "place D3 1 3,1")
    state = do(state._replace(deck=bytes([2, 5, *state.deck[2:]])), "next")
    houses, fields, walls, _ = state.islands[0].boards
    assert cells_in(state.islands[0].boards[3]) == ((1, 2), (2, 2), (3, 2))
    assert refused(state, "place D6 4 2,4") == ""  # w (2,4), p (2,3)
    assert (4, 2, 4) in placements(state)
    beside = board_of("E16").placements.beside_hex[place_of(2, 2)]
    assert state.islands[0].touching[3] & beside == beside
    covered = board_of("E16").covered(state.islands[0].boards)
    assert not (houses | fields | walls | covered) & bit_of(2, 2)


def test_a_bridge_alone_is_a_match() -> None:
    """MYIS-6.8: no path but the bridge touches (2,3)."""
    board = board_of("E16")
    island = first_island(board)._replace(placed=1)
    command = make_command(0, "place", "X4", 0, 2, 3)
    assert why_not_place(board, island, command) is not None
    bridged = island._replace(boards=(0, 0, 0, bit_of(2, 2)))
    assert why_not_place(board, bridged, command) is None


def test_printed_symbols_and_tunnels_match() -> None:
    """MYIS-6.8."""
    board = board_of("E13", BASE_GROUND._replace(printed=(((3, 1), 1),)))
    island = first_island(board)._replace(placed=1)
    assert why_not_place(board, island, make_command(0, "place", "D1", 0, 1, 2)) is None
    assert refused(facing("E13", "h (12,0)", "D1"), "place D1 3 12,-2") == ""
    assert refused(facing("E13", "f (12,0)", "D1"), "place D1 3 12,-2") == "MYIS-6.7"


def test_the_first_failing_rule_is_cited() -> None:
    """MYIS-6.2 to MYIS-6.7, each before the next."""
    state = facing("E22", "h (3,0)", "D1")
    assert refused(state, "place D1 3 0,0") == "MYIS-6.2"  # nothing matches either
    assert refused(state, "place D1 0 4,0") == "MYIS-6.3"  # the house would match
    assert refused(state, "place D1 3 5,2") == "MYIS-6.3"  # (4,2) is closed
    assert refused(facing("E23", "h (5,2); f (7,1)", "D1"), "place D1 0 6,2") == "MYIS-6.4"
    assert refused(facing("E23", "h (5,2); f (7,1)", "D1"), "place D1 3 6,2") == "MYIS-6.4"
    assert refused(facing("E23", "h (5,2)", "D1"), "place D1 3 5,2") == "MYIS-6.5"


def test_a_pass_does_not_end_the_rule_for_the_first_tile() -> None:
    """MYIS-14.3: the first tile is the first on the island."""
    state = do(table("E01", deck=("D1", "D2")), "next", "pass", "next")
    assert refused(state, "place D2 0 1,1") == "MYIS-6.6"
    assert refused(state, "place D2 0 0,0") == ""


def test_printed_symbols_do_not_end_it_either() -> None:
    """MYIS-14.3: the rule speaks of tiles."""
    board = board_of("E05", BASE_GROUND._replace(printed=(((2, 2), 0),)))
    refusal = why_not_place(board, first_island(board), make_command(0, "place", "D1", 0, 2, 3))
    assert refusal is not None
    assert refusal.rule == "MYIS-6.6"


def test_tiles_are_not_flipped() -> None:
    """MYIS-14.16: no parameter of a command turns a tile over, and the list holds one side only."""
    state = facing("E01", "", "T1")
    command = GAME.legal_commands(state)[2]
    assert set(command.to_dict()) == {"kind", "seat", "tile", "rotation", "q", "r"}
    shown = {frozenset(TILES[14].laid(*placement)) for placement in placements(state)}
    mirrored = {
        frozenset(TILES[15].laid(*placement)) for placement in placements(facing("E01", "", "T2"))
    }
    assert len(shown) == len(mirrored) == 165
    assert not shown & mirrored


def test_every_rotation_is_free() -> None:
    """MYIS-14.17."""
    for tile in ("D1", "L1", "T1", "R1"):
        turned = {rotation for rotation, _, _ in placements(facing("E01", "", tile))}
        assert turned == set(range(6))


def test_an_episode_has_one_board_however_it_is_asked_for() -> None:
    assert board_of("E01") is board_of("E01", BASE_GROUND) is episode_on("E01").board
