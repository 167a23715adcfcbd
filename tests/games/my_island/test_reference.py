"""The worked examples of the rules, played by the reference: so that it may judge others."""

from __future__ import annotations

import pytest

from tests.games.my_island.examples import (
    BEACH,
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
from tests.games.my_island.reference import Island, Refused, Table, medal, places
from tests.games.my_island.reference_board import DATA, DIRECTIONS
from tests.games.my_island.reference_scoring import beside_instance, end_points


def named(example: Placing | Counting | Ending | Ranking | Script) -> str:
    return example.id


def set_up(island: Island, seat: Seat) -> None:
    """Bring an island into the position of an example."""
    for cell in seat.dunes:
        island.terrain[cell] = "heather"
    for cell, symbol in seat.printed.items():
        island.print_on(cell, symbol)
    island.symbols.update(seat.given)
    island.covered |= set(seat.given) | seat.covered
    island.placed = 1 if seat.has_placed else 0
    island.marker = seat.marker
    island.counters.update(seat.counters)
    for rule_id, what in seat.scored:
        remember(island, rule_id, what)


def remember(island: Island, rule_id: str, what: frozenset[tuple[int, int]] | str) -> None:
    """Note as paid: a group's hexes, an instance, or what lies beside an instance now."""
    (rule,) = (one for one in island.rules if one["id"] == rule_id)
    if not isinstance(what, str):
        island.scored_hexes[rule_id] |= what
        island.counters[rule_id] += 1
    elif rule["kind"] == "ring":
        island.ring_paid[rule_id, what] = beside_instance(island, rule, what)
    else:
        island.scored_instances[rule_id].add(what)
        island.counters[rule_id] += 1


def island_of(episode: str, seat: Seat) -> Island:
    island = Island(episode)
    set_up(island, seat)
    return island


@pytest.mark.parametrize("example", PLACINGS, ids=named)
def test_placing(example: Placing) -> None:
    island = island_of(example.episode, example.seat)
    placement = (example.tile, example.rotation, *example.anchor)
    lying = {cell: symbol for cell, (symbol, _) in island.lying(*placement).items()}
    assert lying == example.lies_on
    assert island.why_not_place(*placement) == example.refused
    assert (placement[1:] in island.placements(example.tile)) == (example.refused is None)
    if example.refused is None:
        gain = island.place(*placement)
        assert example.gain in (None, sum(gain.values()))
        assert island.marker == 10 + sum(gain.values())
    else:
        with pytest.raises(Refused, match=example.refused):
            island.place(*placement)


@pytest.mark.parametrize("example", COUNTINGS, ids=named)
def test_number_of_placements(example: Counting) -> None:
    island = island_of(example.episode, example.seat)
    assert {tile: len(island.placements(tile)) for tile in example.numbers} == example.numbers


@pytest.mark.parametrize("example", ENDINGS, ids=named)
def test_ending(example: Ending) -> None:
    table = Table(example.episode, len(example.seats), [])
    for island, seat in zip(table.islands, example.seats, strict=True):
        set_up(island, seat)
    if example.placing is not None:
        tile, rotation, (q, r) = example.placing
        gain = table.island(1).place(tile, rotation, q, r)
        assert sum(gain.values()) == example.gain
    results = end_points(table.islands)
    for points, expected in zip(results, example.results, strict=True):
        assert points | expected == points
    if example.markers is not None:
        table.next()
        assert tuple(one.marker for one in table.final()) == example.markers
        assert tuple(island.locked for island in table.islands) == example.locked
        applied = [dict(one.applied) for one in table.final()]
        assert applied == list(example.results)


@pytest.mark.parametrize("example", RANKINGS, ids=named)
def test_ranking(example: Ranking) -> None:
    standings = [(marker, list(rows)) for marker, rows in example.standings]
    assert tuple(places(standings)) == example.places


def obey(table: Table, seat: int, command: str) -> None:
    """Give a command as an example writes it."""
    kind, *rest = command.split()
    if kind == "next":
        table.next()
    elif kind == "place":
        tile, rotation, anchor = rest
        q, r = anchor.split(",")
        table.place(seat, tile, int(rotation), int(q), int(r))
    else:
        {"pass": table.pass_, "end": table.end, "undo": table.undo}[kind](seat)


@pytest.mark.parametrize("example", SCRIPTS, ids=named)
def test_script(example: Script) -> None:
    table = Table(example.episode, len(example.seats), list(example.deck))
    for island, seat in zip(table.islands, example.seats, strict=True):
        set_up(island, seat)
    for number, step in enumerate(example.steps):
        told = f"step {number}: {step}"
        if step.refused is None:
            obey(table, step.seat, step.command)
        else:
            with pytest.raises(Refused) as refusal:
                obey(table, step.seat, step.command)
            assert refusal.value.rule == step.refused, told
        markers = tuple(island.marker for island in table.islands)
        assert step.markers in (None, markers), told
    if example.open_rows is not None:
        assert tuple(table.final()[0].open_rows) == example.open_rows
    if example.results is not None:
        assert dict(table.final()[0].applied) == example.results


def test_q9_medal() -> None:
    assert [medal("E01", 10 + net) for net in (8, 9, 10, 11)] == [None, "bronze", "silver", "gold"]
    assert medal("eternal", 40) == "gold"


def test_beach_of_the_examples_is_the_beach_of_the_data() -> None:
    assert Island("E01").region({"terrain": ["beach"]}) == BEACH


def test_every_mark_a_rule_speaks_of_is_in_force() -> None:
    for number in range(1, 25):
        island = Island(f"E{number:02}")
        spoken = {rule["mark"] for rule in island.rules if "mark" in rule}
        spoken |= {
            rule["region"]["mark"] for rule in island.rules if "mark" in rule.get("region", {})
        }
        assert spoken <= set(island.marks_in_force), island.episode


def test_data_turn_the_way_the_rules_say() -> None:
    listed = [(q, r) for _, q, r in DATA["coordinates"]["directions"]]
    assert listed == DIRECTIONS
