"""The worked examples of the rule document, played by the program."""

from __future__ import annotations

import pytest

from islands_desktop.core.standings import SeatScore, rank
from islands_desktop.games.my_island.commands import make_command
from islands_desktop.games.my_island.components import EPISODES, SYMBOLS, TILE_INDEX, TILES
from islands_desktop.games.my_island.events import EndScored, TilePlaced
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.hexes import mask_of
from islands_desktop.games.my_island.rules.assessment import (
    assess,
    circles_of,
    end_results,
    medal_of,
    open_hexes,
    places_of,
)
from islands_desktop.games.my_island.rules.episode import Episode, episode_of, episode_on
from islands_desktop.games.my_island.rules.placement import (
    first_island,
    gains_of,
    place_tile,
    why_not_place,
)
from islands_desktop.games.my_island.state import Island, State
from tests.games.my_island.examples import (
    COUNTINGS,
    ENDINGS,
    PLACINGS,
    RANKINGS,
    Counting,
    Ending,
    Placing,
    Ranking,
    Script,
    Seat,
)
from tests.games.my_island.examples_of_games import SCRIPTS
from tests.games.my_island.positions import (
    do,
    episode_for,
    ground_of,
    island_of,
    markers,
    placements,
    read,
    setup_of,
    table,
)
from tests.games.my_island.rule_ids import EXAMPLE_IDS, OF_THE_CAMPAIGN

GIVEN = {example.id for example in (*PLACINGS, *COUNTINGS, *ENDINGS, *RANKINGS, *SCRIPTS)}
TOLD = {"Q7", "Q9", "T8"}
"""Examples with a test of their own below."""


def named(example: Placing | Counting | Ending | Ranking | Script) -> str:
    return example.id


def test_every_example_is_played_or_belongs_to_the_campaign() -> None:
    assert set(EXAMPLE_IDS) == GIVEN | TOLD | OF_THE_CAMPAIGN
    assert not (GIVEN | TOLD) & OF_THE_CAMPAIGN


@pytest.mark.parametrize("example", PLACINGS, ids=named)
def test_placing(example: Placing) -> None:
    """On the ground of the example: where the tile lies, whether it may, what it gains."""
    episode = episode_for(example.episode, example.seat)
    island = island_of(episode, example.seat)
    tile = TILES[TILE_INDEX[example.tile]]
    laid = tile.laid(example.rotation, *example.anchor)
    assert {cell: SYMBOLS[symbol] for cell, symbol in laid} == example.lies_on
    command = make_command(0, "place", example.tile, example.rotation, *example.anchor)
    refusal = why_not_place(episode.board, island, command)
    assert (refusal.rule if refusal else None) == example.refused
    own = episode.board.placements.of(tile.index)
    found = own.list_choices(own.fitting(island.free, island.touching, island.placed), True)
    assert (command in set(found)) == (example.refused is None)
    if example.refused is None:
        decision = episode.board.placements.decision(command)
        gain = sum(score.points for score in gains_of(episode, island, decision))
        assert example.gain in (None, gain)
        chosen, number = episode.board.placements.find(decision)
        assert place_tile(episode, island, chosen, number).marker == island.marker + gain


ON_THE_BASE_ISLAND = [one for one in PLACINGS if not one.seat.printed and not one.seat.dunes]


@pytest.mark.parametrize("example", ON_THE_BASE_ISLAND, ids=named)
def test_placing_at_the_table(example: Placing) -> None:
    """The same through the door that players come through."""
    state = do(table(example.episode, (example.seat,), (example.tile,)), "next")
    q, r = example.anchor
    command = read(state, f"place {example.tile} {example.rotation} {q},{r}")
    refusal = GAME.why_not(state, command)
    assert (refusal.rule if refusal else None) == example.refused
    assert (command in GAME.legal_commands(state)) == (example.refused is None)
    if example.gain is not None:
        (placed,) = (e for e in GAME.apply(state, command).events if isinstance(e, TilePlaced))
        assert placed.gain == example.gain


@pytest.mark.parametrize("example", COUNTINGS, ids=named)
def test_number_of_placements(example: Counting) -> None:
    for tile, number in example.numbers.items():
        state = do(table(example.episode, (example.seat,), (tile,)), "next")
        assert len(placements(state)) == number, tile


def test_v1_and_v2_are_the_sums_of_the_document() -> None:
    sums = {one.id: sum(one.numbers.values()) for one in COUNTINGS}
    assert (sums["V1"], sums["V2"]) == (4420, 4596)


def assess_each(episodes: list[Episode], state: State) -> tuple[list[Island], list[dict[str, int]]]:
    """Every island assessed on its own ground, and what moved its marker."""
    islands, moves = [], []
    for seat, episode in enumerate(episodes):
        events: list[object] = []
        islands.append(assess(episode, state, events).islands[seat])  # type: ignore[arg-type]
        moves.append(
            {e.rule: e.points for e in events if isinstance(e, EndScored) and e.seat == seat}
        )
    return islands, moves


@pytest.mark.parametrize("example", ENDINGS, ids=named)
def test_ending(example: Ending) -> None:
    episodes = [episode_for(example.episode, seat) for seat in example.seats]
    islands = [island_of(*pair) for pair in zip(episodes, example.seats, strict=True)]
    if example.placing is not None:
        tile, rotation, (q, r) = example.placing
        command = make_command(0, "place", tile, rotation, q, r)
        decision = episodes[0].board.placements.decision(command)
        scores = gains_of(episodes[0], islands[0], decision)
        assert sum(score.points for score in scores) == example.gain
        own, number = episodes[0].board.placements.find(decision)
        islands[0] = place_tile(episodes[0], islands[0], own, number)
    for seat, expected in enumerate(example.results):
        names = episodes[seat].board.spec.rules
        found = {
            names[position]: points
            for position, points, _ in end_results(episodes[seat], tuple(islands), seat)
        }
        assert found | expected == found
    if example.markers is not None:
        state = State(setup_of(example.episode, len(islands)), b"\0", 1, tuple(islands))
        assessed, moves = assess_each(episodes, state)
        assert tuple(island.marker for island in assessed) == example.markers
        assert tuple(island.locked for island in assessed) == example.locked
        assert moves == list(example.results)


def with_open_rows(episode: Episode, marker: int, rows: tuple[int, ...]) -> Island:
    """An island on which so many hexes of the first rows are open."""
    houses = 0
    for r, count in enumerate(rows):
        houses |= mask_of((q, r) for q in range(16 - r - count))
    return first_island(episode.board)._replace(boards=(houses, 0, 0, 0), marker=marker)


@pytest.mark.parametrize("example", RANKINGS, ids=named)
def test_ranking(example: Ranking) -> None:
    """Places as the log tells them, and as the score sheets rank them."""
    episode = episode_on("E01")
    islands = tuple(with_open_rows(episode, *standing) for standing in example.standings)
    for island, (_, rows) in zip(islands, example.standings, strict=True):
        assert open_hexes(episode.board, island)[: len(rows)] == rows
    assert places_of(episode.board, islands) == example.places
    scores = [
        SeatScore(seat, (), marker, tuple(-count for count in rows))
        for seat, (marker, rows) in enumerate(example.standings)
    ]
    assert rank(scores).places == example.places
    assert GAME.standings(State(setup_of("E01", len(islands)), b"\0", 1, islands)).places == (
        example.places
    )


CIRCLES = {"Q1": (2, 1, 0), "Q2": (2, 0), "Q6": (2, 1, 1, 0)}


@pytest.mark.parametrize("name", CIRCLES)
def test_circles_of_ranks(name: str) -> None:
    (example,) = (one for one in RANKINGS if one.id == name)
    seats = len(example.places)
    circles = tuple(circles_of(seats, place, "", False) for place in example.places)
    assert circles == CIRCLES[name]


def test_q7_a_locked_winner_of_three_gets_three_circles() -> None:
    assert circles_of(3, 1, "", True) == 3


def test_q9_a_net_of_ten_alone_in_e01_is_second() -> None:
    medals = EPISODES["E01"].medals
    assert medal_of(10, medals) == "silver"
    assert circles_of(1, 1, medal_of(10, medals), False) == 1


def test_t8_number_of_cards() -> None:
    decks = [
        len(GAME.new_game(setup_of(name)).deck) for name in ("E09", "E10", "E15", "E18", "E24")
    ]
    assert decks == [28, 29, 30, 31, 32]


@pytest.mark.parametrize("example", SCRIPTS, ids=named)
def test_script(example: Script) -> None:
    state = table(example.episode, example.seats, example.deck)
    for number, step in enumerate(example.steps):
        told = f"step {number}: {step}"
        command = read(state, f"{max(step.seat, 1)} {step.command}")
        refusal = GAME.why_not(state, command)
        assert (refusal.rule if refusal else None) == step.refused, told
        if refusal is None:
            state = GAME.apply(state, command).after
        assert step.markers in (None, markers(state)), told
    if example.open_rows is not None:
        assert open_hexes(episode_of(state).board, state.islands[0]) == example.open_rows
    if example.results is not None:
        names = episode_of(state).board.spec.rules
        ends = {rule.position for rule in episode_of(state).finals}
        points = enumerate(state.islands[0].points)
        assert {names[n]: p for n, p in points if n in ends and p} == example.results


@pytest.mark.parametrize("example", SCRIPTS[-2:], ids=named)
def test_whole_games_are_saved_and_loaded(example: Script) -> None:
    """W1 and W2 as positions of a save."""
    state = table(example.episode, (Seat(has_placed=False),), example.deck)
    assert ground_of(example.seats[0]) == episode_of(state).board.ground
    state = do(state, *(step.command for step in example.steps))
    assert state.over
    assert GAME.problems(state) == []
    assert GAME.state_from_dict(GAME.state_to_dict(state)) == state
