"""The program against the second writing of the rules in `reference.py`, over whole games.

At every step: the legal placements, gains by rule, markers, locks, counters, islands; at the end
results and places. Refusals are compared for placements that chance spoils.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from islands_desktop.games.my_island.commands import Command, make_command
from islands_desktop.games.my_island.components import EPISODES, SYMBOLS
from islands_desktop.games.my_island.events import RaceWon, RuleScored
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.hexes import cells_in, place_of
from islands_desktop.games.my_island.rules.assessment import open_hexes
from islands_desktop.games.my_island.rules.episode import episode_of
from islands_desktop.games.my_island.rules.placement import gains_of
from islands_desktop.games.my_island.rules.scoring_end import END
from islands_desktop.games.my_island.state import State
from tests.games.my_island import reference
from tests.games.my_island.positions import borne, placements, setup_of, tile_of, waiting
from tests.games.my_island.quick_reference import quick_table

CHOSEN = ("eternal", *(f"E{n:02}" for n in (1, 4, 12, 13, 17, 18, 20, 21, 22, 23, 24)))
OTHERS = tuple(sorted(set(EPISODES) - set(CHOSEN)))
SEATS = (1, 2, 3, 4, 1, 2, 3, 4, 4, 4)
LEAST_COMPARED = 850
"""Legal sets compared for each of the twelve chosen episodes: more than ten thousand in all."""


class Match:
    """One game at both tables; markers may begin elsewhere than on 10."""

    def __init__(self, episode: str, seats: int, seed: int, marker: int = 10) -> None:
        self.rng = Random(f"{episode} {seats} {seed}")
        self.state = GAME.new_game(setup_of(episode, seats, seed))
        self.deck = [EPISODES["E24"].tiles[index] for index in self.state.deck]
        self.table = quick_table(episode, seats, self.deck)
        islands = tuple(island._replace(marker=marker) for island in self.state.islands)
        self.state = self.state._replace(islands=islands)
        for other in self.table.islands:
            other.marker = marker
        self.points = [Counter[str]() for _ in range(seats)]
        self.compared = 0
        self.told = f"{episode}, {seats} seats, seed {seed}"

    def do(self, command: Command) -> None:
        self.told_now = f"{self.told}, round {self.state.round}: {command}"
        transition = GAME.apply(self.state, command)
        self.state = transition.after
        self.gained = {e.rule: e.points for e in transition.events if isinstance(e, RuleScored)}
        for event in transition.events:
            if isinstance(event, RaceWon):
                self.points[event.seat][event.rule] += event.points

    def next(self) -> None:
        """The next card at both, or the end."""
        self.do(make_command(0, "next"))
        self.table.next()
        self.compare()

    def act(self, seat: int) -> None:
        """One decision of a seat (from 0) at both, after what it may do has been compared."""
        tile, island = tile_of(self.state), self.table.island(seat + 1)
        legal = island.placements(tile)
        assert placements(self.state) == legal, self.told
        kinds = {one.kind for one in GAME.legal_commands(self.state)} - {"place"}
        assert kinds == ({"pass", "end"} if island.marker > 0 else {"end"}), self.told
        self.compared += 1
        draw = self.rng.random()
        if legal and draw < 0.93:
            self.place(seat, tile, self.choose(seat, tile, legal))
        elif island.marker > 0 and (draw < 0.985 or self.state.round < 8):
            self.do(make_command(seat, "pass"))
            self.table.pass_(seat + 1)
        else:
            self.do(make_command(seat, "end"))
            self.table.end(seat + 1)
        assert waiting(self.state) == self.table.actor(), self.told_now
        self.compare_seat(seat)

    def choose(
        self, seat: int, tile: str, legal: set[tuple[int, int, int]]
    ) -> tuple[int, int, int]:
        """The best of a few, so that rules are met."""
        own = episode_of(self.state)
        some = self.rng.sample(sorted(legal), min(8, len(legal)))
        island = self.state.islands[seat]

        def worth(placement: tuple[int, int, int]) -> int:
            decision = own.board.placements.decision(make_command(0, "place", tile, *placement))
            return sum(score.points for score in gains_of(own, island, decision))

        return max(some, key=worth)

    def place(self, seat: int, tile: str, placement: tuple[int, int, int]) -> None:
        self.do(make_command(seat, "place", tile, *placement))
        gain = self.table.place(seat + 1, tile, *placement)
        assert self.gained == gain, self.told_now
        self.points[seat].update(gain)

    def take_back(self, seat: int) -> None:
        self.do(make_command(seat, "undo"))
        self.table.undo(seat + 1)
        names = EPISODES[self.table.episode].rules
        self.points[seat] = Counter(
            {name: n for name, n in zip(names, self.state.islands[seat].points, strict=True) if n}
        )
        self.compare()

    def compare(self) -> None:
        """The seat to act, and every island."""
        assert waiting(self.state) == self.table.actor(), self.told_now
        for seat in range(len(self.state.islands)):
            self.compare_seat(seat)

    def compare_seat(self, seat: int) -> None:
        """Island, marker, lock, counters and points of one seat."""
        island, other = self.state.islands[seat], self.table.island(seat + 1)
        names, board = EPISODES[self.table.episode].rules, episode_of(self.state).board
        told = f"{self.told_now}, seat {seat}"
        assert (island.placed, island.has_ended) == (other.placed, other.ended), told
        assert (island.marker, island.locked) == (other.marker, other.locked), told
        assert dict(zip(names, island.counters, strict=True)) == other.counters, told
        if not self.state.over:
            points = {n: p for n, p in zip(names, island.points, strict=True) if p}
            assert points == self.points[seat], told
        symbols = {**other.symbols, **dict.fromkeys(other.bridges, "path")}
        assert borne(island) == symbols, told
        assert set(cells_in(board.covered(island.boards))) == other.covered, told

    def compare_end(self) -> None:
        """Results in the order of their moves, places, medals."""
        standings = GAME.standings(self.state)
        board = episode_of(self.state).board
        rules = episode_of(self.state).rules
        for seat, final in enumerate(self.table.final()):
            island = self.state.islands[seat]
            ends = [rule for rule in rules if rule.spec.kind in END]
            worth = {rule.spec.id: island.points[rule.position] for rule in ends}
            assert {name: points for name, points in worth.items() if points} == dict(final.applied)
            assert standings.places[seat] == final.place, self.told
            assert list(open_hexes(board, island)) == final.open_rows, self.told
        medal = standings.seats[0].rating
        assert (medal or None) == self.table.medal(), self.told


def play(episode: str, seats: int, seed: int, marker: int = 10) -> Iterator[Match]:
    """A whole game, given to the test whenever a seat is to act and at the end.

    Decisions are taken back in games that begin as they should only: the program makes the
    position again from the decisions.
    """
    match = Match(episode, seats, seed, marker)
    while not match.state.over:
        match.next()
        while (seat := waiting(match.state)) is not None:
            yield match
            match.act(seat - 1)
            if marker == 10 and match.rng.random() < 0.04:
                acted = [c.seat for c in GAME.takebacks(match.state)]
                match.take_back(match.rng.choice(acted))
    match.compare_end()
    yield match


def whole(episode: str, seats: int, seed: int, marker: int = 10) -> Match:
    """A game played to its end."""
    *_, match = play(episode, seats, seed, marker)
    return match


@pytest.mark.parametrize("episode", CHOSEN)
def test_whole_games_agree_with_the_reference(episode: str) -> None:
    compared = 0
    for seed, seats in enumerate(SEATS * 3):
        compared += whole(episode, seats, seed).compared
        if compared >= LEAST_COMPARED and seed >= len(set(SEATS)):
            break
    assert compared >= LEAST_COMPARED


@pytest.mark.parametrize("episode", OTHERS)
def test_other_episodes_agree_with_the_reference(episode: str) -> None:
    assert whole(episode, 2, 5).state.over


@pytest.mark.parametrize("marker", [1, 48])
@pytest.mark.parametrize("episode", ["eternal", "E04", "E18"])
def test_markers_near_the_ends_of_the_track_agree_with_the_reference(
    episode: str, marker: int
) -> None:
    match = whole(episode, 3, 7, marker)
    locked = [island.locked for island in match.state.islands]
    assert any(locked) == (marker == 48 and episode != "eternal")


def strange_placement(rng: Random, state: State) -> Command:
    """A placement that is illegal more often than not, mostly with the right tile and seat."""
    seat = (waiting(state) or 1) - 1 if rng.random() < 0.95 else rng.randrange(state.setup.seats)
    tile = tile_of(state) if rng.random() < 0.95 else rng.choice(EPISODES["E24"].tiles)
    rotation = rng.randrange(6) if rng.random() < 0.97 else rng.choice([-1, 6, 60])
    return make_command(seat, "place", tile, rotation, rng.randrange(-1, 15), rng.randrange(-4, 9))


def why_not(table: reference.Table, command: Command) -> str:
    """The number the reference cites, "" if the placement is legal."""
    try:
        table.begin(command.seat + 1)
    except reference.Refused as refusal:
        return refusal.rule
    if command.tile != table.card:
        return "MYIS-5.2"
    placement = (command.tile, command.rotation, command.q, command.r)
    return table.island(command.seat + 1).why_not_place(*placement) or ""


EVERY_RULE_MET = {"", *(f"MYIS-{n}" for n in ("3.5", "5.2", "5.4", "7.6"))} | {
    f"MYIS-6.{n}" for n in range(2, 8)
}


def test_refusals_name_the_rule_that_the_reference_names() -> None:
    met: Counter[str] = Counter()
    for seed, episode in enumerate(("eternal", "E01", "E13", "E18", "E22", "E24")):
        for match in play(episode, 3, seed):
            if match.state.over:
                continue
            for _ in range(12):
                command = strange_placement(match.rng, match.state)
                refusal = GAME.why_not(match.state, command)
                rule = refusal.rule if refusal else ""
                assert rule == why_not(match.table, command), f"{match.told}: {command}"
                met[rule] += 1
    assert set(met) == EVERY_RULE_MET
    assert sum(met.values()) > 4000


@cache
def hexes_beside(episode: str) -> dict[tuple[int, int], set[int]]:
    """The places beside each hex, as the reference sees it."""
    island = reference.Island(episode)
    return {cell: {place_of(*one) for one in island.neighbours(cell)} for cell in island.terrain}


def check_tables(state: State, seat: int, episode: str) -> None:
    """`free` and `touching` mean what they say: looked at placement by placement."""
    island, board = state.islands[seat], episode_of(state).board
    covered = set(cells_in(board.covered(island.boards)))
    open_cells = set(cells_in(board.open))
    bearing = {
        symbol: {place_of(*cell) for cell in cells_in(island.boards[symbol])}
        for symbol in range(len(SYMBOLS))
    }
    beside = {place_of(*cell): around for cell, around in hexes_beside(episode).items()}
    one_of_each_outline = {"D1", "L1", "T1", "R1", "X1", "X2", "X3", "X4"}
    for tile in one_of_each_outline & set(board.spec.tiles):
        at = board.placements.of(EPISODES["E24"].tiles.index(tile)).at
        for number, hexes in enumerate(at.hexes):
            lie_open = all(divides(place) in open_cells - covered for place in hexes)
            assert bool(island.free >> at.first + number & 1) == lie_open
            for first, place in zip(at.firsts, hexes, strict=True):
                for symbol, places in bearing.items():
                    found = bool(island.touching[symbol] >> first + number & 1)
                    assert found == bool(beside[place] & places)


def divides(place: int) -> tuple[int, int]:
    """Axial pair of a bit number, worked out anew (MYIS-3.10)."""
    return place % 20, place // 20 - 3


@pytest.mark.parametrize("episode", ["eternal", "E13", "E17", "E20", "E24"])
def test_tables_of_placements_mean_what_they_say(episode: str) -> None:
    looked_at = 0
    for match in play(episode, 2, 11):
        if match.state.round % 6 == 1 or match.state.over:
            for seat in range(2):
                check_tables(match.state, seat, episode)
                looked_at += 1
    assert looked_at >= 8
