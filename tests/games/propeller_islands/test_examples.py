"""The worked examples of the rule document, played by the program."""

from __future__ import annotations

import pytest

from islands_desktop.core.chance import roll_die
from islands_desktop.core.standings import rank
from islands_desktop.games.propeller_islands.components import (
    FORGE_SPACES,
    FULL_DOCK,
    OFFER_SPACES,
    TILE_INDEX,
)
from islands_desktop.games.propeller_islands.events import DieChanged, OfferRefilled, TileDiscarded
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.hexes import hex_at
from islands_desktop.games.propeller_islands.landmarks import landmark_points
from islands_desktop.games.propeller_islands.rules.rounds import lay_dice
from islands_desktop.games.propeller_islands.scoring import score_of
from islands_desktop.games.propeller_islands.state import State
from tests.games.propeller_islands.examples import EXAMPLES, V48, Example
from tests.games.propeller_islands.positions import (
    Said,
    do,
    events_of,
    given,
    look,
    offered,
    player_of,
    points_of,
    tile_at,
    worker_at,
)


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.id for example in EXAMPLES])
def test_worked_example(example: Example) -> None:
    state = given(**example.given)
    assert GAME.problems(state) == []
    after = do(state, example.do)
    assert GAME.problems(after) == []
    seen = look(after)
    assert {name: seen[name] for name in example.expect} == example.expect


@pytest.mark.parametrize(
    ("seats", "dice", "stacks"), [(2, 5, (14, 12)), (3, 7, (12, 11)), (4, 9, (10, 10))]
)
def test_set_up_counts(seats: int, dice: int, stacks: tuple[int, int]) -> None:
    """PROP-V01: PROP-2.2 to PROP-2.12."""
    state = GAME.new_game(GAME.make_setup("standard", seats, 7))
    while GAME.step(state).name == "character":
        state = GAME.successor(state, GAME.legal_commands(state)[0])
    assert sum(state.forge) == dice
    assert len(state.offer) == 12 and len(state.stack) == 58
    assert [len(cards) for cards in state.face_up] == [3, 3]
    assert tuple(len(deck) for deck in state.decks) == stacks
    for player in state.players:
        assert [card < 21 for card in player.hand] == [True, True, False]
        assert player.dock == FULL_DOCK and player.workers == b"\1"
        assert (player.energy, player.steel, player.part, player.fame) == (2, 1, 0, 0)
        assert player.character >= 0


def test_ring_table() -> None:
    """PROP-V02: PROP-1.1, PROP-1.2."""
    assert [set(spaces) for spaces in FORGE_SPACES[1:]] == [
        {11, 0, 1}, {1, 2, 3}, {3, 4, 5}, {5, 6, 7}, {7, 8, 9}, {9, 10, 11},
    ]  # fmt: skip
    values = {
        space: [value for value in range(1, 7) if space in FORGE_SPACES[value]]
        for space in range(OFFER_SPACES)
    }
    assert values[1] == [1, 2] and values[0] == [1]


def test_overfull_forge_space() -> None:
    """PROP-V03: PROP-3.1, PROP-3.2."""
    forge, excess = lay_dice(bytes(6), (4, 4, 4, 4, 2, 6, 1))
    assert excess == 1
    forge, excess = lay_dice(forge, (4,))
    assert excess == 1
    forge, excess = lay_dice(forge, (3,))
    assert excess == 0
    assert list(forge) == [1, 1, 1, 3, 0, 1]


def test_one_die_remains() -> None:
    """PROP-V04: PROP-3.3, PROP-10.1."""
    state = GAME.new_game(GAME.make_setup("standard", 2, 3))
    while GAME.step(state).name != "bonus":
        commands = GAME.legal_commands(state)
        last = {command.kind: command for command in commands}
        state = GAME.successor(state, last.get("end_turn") or last.get("discard") or commands[0])
    assert sum(state.forge) == 1
    assert state.forge[state.die - 1] == 1
    assert [len(player.drafted) for player in state.players] == [2, 2]


def test_what_examples_say_of_the_offer_and_the_stack() -> None:
    """PROP-V10, PROP-V20, PROP-V48: refilled from the top, discarded for good."""
    island = "(1,0) T08-1 ., (0,1) T10-5 ."
    state = given(island, offer={4: "T09-3"}, die=3, stack=("T17-1",))
    after = do(state, "claim(4, (1,1))")
    assert offered(after, 4) == "T17-1" and tile_at(after, 1, 1) == "T09-3"
    assert len(after.stack) == len(state.stack) - 1
    state = given(die=4, stack=("T17-1",), offer={6: "T02-1"})
    after = do(state, "discard(6)")
    assert look(after)["resources"] == "2/0/0"
    assert offered(after, 6) == "T17-1"
    assert after.discarded == bytes([TILE_INDEX["T02-1"]])
    state = given(**V48, stack=("T04-3",))
    after = do(state, "activate_island; activate(CAP, deploy); deploy(R3C1, (1,0)); place((1,1))")
    assert after.offer == state.offer and after.stack == state.stack[1:]


def test_banner_upgrade_on_a_hub() -> None:
    """PROP-V13: PROP-4.7, PROP-8.6."""
    island = "(1,0) T10-5 ., (1,1) T04-2"
    state = given(island, step="upgrade", completed=("B1-02",))
    assert GAME.problems(state) == []
    assert look(do(state, "install((1,0))"))["fame"] == 1


def test_where_the_worker_of_a_depot_stands() -> None:
    """PROP-V19: PROP-7.2."""
    state = given("(1,0) T14-1 .", offer={2: "T02-1"}, die=2)
    after = do(state, "claim(2, (0,1)); deploy(R2C3, (1,0))")
    assert worker_at(after, 1, 0) == "ready"


def test_a_kept_worker_and_a_cleared_column() -> None:
    """PROP-V50, PROP-V45, PROP-V55."""
    by_id = {example.id: example for example in EXAMPLES}
    after = do(given(**by_id["PROP-V50"].given), by_id["PROP-V50"].do)
    assert worker_at(after, 0, 1) == "ready"
    state = given(**by_id["PROP-V55"].given)
    after = do(state, by_id["PROP-V55"].do)
    assert after.face_up[0][2] == state.decks[0][0]
    assert after.decks[0] == state.decks[0][1:]
    upgrades = after.players[0].upgrades[after.players[0].hexes.index(hex_at(1, 0))]
    assert upgrades == 1 << 2


def test_jacques() -> None:
    """PROP-V65: PROP-9.6, PROP-9.7."""
    state = given(character="jacques", fame=10, die=2)
    chance = next(seed for seed in range(100) if roll_die(6, seed)[0] == 6)
    state = state._replace(chance=chance)
    assert DieChanged(0, 6, "jacques") in [
        event if not isinstance(event, DieChanged) else DieChanged(0, event.value, event.cause)
        for event in events_of(state, "reroll")
    ]
    rolled = do(state, "reroll")
    assert look(rolled)["resources"] == "1/1/0" and rolled.die == 6
    after = do(rolled, "adjust(+1); reroll ! 9.7")
    assert look(after)["resources"] == "0/1/0" and after.die == 1


def test_workers_stand_up() -> None:
    """PROP-V76: PROP-10.4, PROP-10.6."""
    state = given("(1,0) T05-1 -", step="bonus", die=3, capitol="-")
    assert GAME.problems(state) == []
    after = do(state, "finish; finish")
    assert [player.workers.count(2) for player in after.players] == [0, 0]
    assert [player.drafted for player in after.players] == [b"", b""]
    assert (after.first, after.round, after.seat) == (1, 2, 1)
    assert sum(after.forge) == 5


def test_stack_empty() -> None:
    """PROP-V78: PROP-11.1."""
    state = given(step="bonus", die=3, stack=())
    assert GAME.outcome(do(state, "finish")) is None
    after = do(state, "finish; finish")
    assert len(after.offer) == 12 and 255 not in after.offer
    outcome = GAME.outcome(after)
    assert outcome is not None and "stack of tiles is empty" in outcome.reason


def test_leftovers() -> None:
    """PROP-V80: PROP-11.4, PROP-11.5, PROP-11.7."""
    player = player_of(Said(resources="8/5/3", fame=11, unused=("wild", "wild", "wild")))
    player = player._replace(completed=b"")
    assert score_of(player) == 19


def landmark(text: str, name: str, at: tuple[int, int] = (1, 0), **said: object) -> int:
    """Points of a landmark on an island; the dock does not matter."""
    player = player_of(Said(text, **said))  # type: ignore[arg-type]
    return landmark_points(player, TILE_INDEX[name], hex_at(*at))


def test_zeppelin_tower() -> None:
    """PROP-V81: PROP-11.10, PROP-11.22."""
    first = "(1,0) T22-1 ., (2,0) T05-2 ., (3,0) T05-4 ., (4,0) T05-6 .{}"
    second = ", (5,0) T06-2 ., (6,0) T06-4 ., (7,0) T06-6 ."
    assert landmark(first.format(""), "T22-1") == 5
    assert landmark(first.format("") + second, "T22-1") == 10
    assert landmark(first.format(" {W}"), "T22-1") == 0


def test_coffee_house() -> None:
    """PROP-V82: PROP-11.21."""
    island = "(1,0) T21-1 ., (2,0) T05-1 ., (3,0) T05-2 ., (4,0) T05-4 ., (5,0) T05-6 ."
    assert landmark(island, "T21-1") == 5


@pytest.mark.parametrize(("workers", "points"), [(5, 0), (6, 3), (12, 6), (13, 6)])
def test_luxury_apartments(workers: int, points: int) -> None:
    """PROP-V85: PROP-11.14; the Capitol worker and workers on landmarks count."""
    names = [f"T{tile:02}-{number}" for tile in (5, 6) for number in range(1, 7)]
    tiles = [f"({n + 2},0) {name} +" for n, name in enumerate(names[: workers - 2])]
    assert landmark("(1,0) T14-1 +, " + ", ".join(tiles), "T14-1") == points


@pytest.mark.parametrize(("depots", "points"), [(2, 0), (3, 5), (5, 5), (6, 10)])
def test_parcel_service(depots: int, points: int) -> None:
    """PROP-V86: PROP-11.15."""
    names = [f"T0{tile}-{number}" for tile in (2, 3) for number in (1, 2, 3)]
    tiles = [f"({n + 2},0) {name}" for n, name in enumerate(names[:depots])]
    assert landmark("(1,0) T15-1 ., " + ", ".join(tiles), "T15-1") == points


def test_floating_gardens() -> None:
    """PROP-V87: PROP-11.16; the Capitol is one of the neighbours."""
    five = "(1,0) T16-1 ., (2,0) T05-1 ., (2,-1) T05-2 ., (1,-1) T05-3 ., (0,1) T05-4 ."
    assert landmark(five, "T16-1") == 0
    assert landmark(five + ", (1,1) T05-5 .", "T16-1") == 5


def test_laboratory_counts_every_science_banner() -> None:
    """PROP-V89: PROP-11.18; the banner set aside does not count."""
    island = "(1,0) T18-1 ., (2,0) T09-3 ., (3,0) T10-5 . {B:science}"
    assert landmark(island, "T18-1", unused=("science",)) == 4


def with_dock(state: State, docks: tuple[int, int]) -> tuple[int, ...]:
    """Places of two seats with the same points and so many workers on the dock."""
    sheets = [
        GAME.standings(
            state._replace(players=(player._replace(dock=(1 << docks[seat]) - 1),) * 2)
        ).seats[seat]
        for seat, player in enumerate(state.players)
    ]
    assert sheets[0].total == sheets[1].total
    return rank(sheets).places


def test_ties() -> None:
    """PROP-V91: PROP-11.9."""
    state = given(step="bonus", die=3, fame=40, others=[Said(fame=40, character="marie")])
    assert with_dock(state, (5, 3)) == (1, 2)
    assert with_dock(state, (4, 4)) == (1, 1)


def test_whole_score() -> None:
    """PROP-V92: PROP-11.3 to PROP-11.8."""
    island = (
        "(1,0) T22-1 ., (2,0) T05-2 ., (3,0) T05-4 ., (4,0) T05-6 ., "
        "(1,1) T15-1 ., (0,1) T03-1, (0,2) T04-1"
    )
    cards = ("B1-01", "B1-18", "B2-01", "B2-16")
    state = given(island, step="bonus", die=3, fame=17, resources="4/1/2", completed=cards,
                  unused=("wild",))  # fmt: skip
    lines = {line.icon: line.points for line in GAME.standings(state).seats[0].lines}
    assert lines == {
        "fame": 17, "energy": 1, "steel": 0, "part": 2, "unused_upgrade": 0,
        "T15-1": 0, "T22-1": 5, "blueprint": 24,
    }  # fmt: skip
    assert points_of(state, "blueprint") == 24
    assert GAME.standings(state).seats[0].total == 49


def test_solo_rival() -> None:
    """PROP-V93: PROP-16.3."""
    state = given(mode="solo", seats=1, step="blueprint", die=1, stack=("T17-1", "T18-1"),
                  offer={6: "T02-1", 7: "T02-2"})  # fmt: skip
    state = state._replace(forge=bytes([0, 0, 0, 2, 1, 1]))
    assert GAME.problems(state) == []
    chance = next(seed for seed in range(99) if rival_draws(state._replace(chance=seed)) == 4)
    state = state._replace(chance=chance)
    after = do(state, "end_turn")
    assert list(after.forge) == [0, 0, 0, 1, 1, 1] and after.rival == bytes([4])
    assert (offered(after, 6), offered(after, 7)) == ("T17-1", "T18-1")
    assert len(after.stack) == len(state.stack) - 2
    kinds = [type(event) for event in events_of(state, "end_turn")]
    assert kinds[2:] == [TileDiscarded, OfferRefilled, TileDiscarded, OfferRefilled]
    assert look(after)["resources"] == look(state)["resources"]


def rival_draws(state: State) -> int:
    return do(state, "end_turn").rival[-1]
