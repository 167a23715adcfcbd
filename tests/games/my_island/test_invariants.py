"""MYIS-17: what holds in every reachable state, looked for in games of all kinds."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from islands_desktop.core.digest import state_digest
from islands_desktop.games.my_island.board import Board
from islands_desktop.games.my_island.commands import Command, make_command
from islands_desktop.games.my_island.components import EPISODES, LOCK, MAP, MARKS, TILES
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.hexes import cells_in, mask_of
from islands_desktop.games.my_island.placements import split_decision
from islands_desktop.games.my_island.rules.assessment import circles_of
from islands_desktop.games.my_island.rules.episode import episode_of
from islands_desktop.games.my_island.state import ENDED, PASSED, Island, State
from tests.games.my_island.positions import setup_of


def tile_hexes(board: Board, decision: int) -> int:
    """Hexes of a placed tile as a set."""
    tile, number = split_decision(decision)
    return sum(1 << place for place in board.placements.of(tile).at.hexes[number])


def placed_by(island: Island) -> list[int]:
    return [decision for decision in island.decisions if decision >= 0]


def without_shrinking(before: Island, after: Island) -> bool:
    """Whether everything that was remembered still is, and no counter fell."""
    kept = all(old & new == old for old, new in zip(before.memory, after.memory, strict=True))
    grown = all(old <= new for old, new in zip(before.counters, after.counters, strict=True))
    return kept and grown


class AnyGame(RuleBasedStateMachine):
    """One game of any episode with any number of seats, played at random."""

    state: State

    @initialize(
        seed=st.integers(0, 2**63 - 1),
        episode=st.sampled_from(sorted(EPISODES)),
        seats=st.integers(1, 4),
        ahead=st.integers(0, 140),
    )
    def deal(self, seed: int, episode: str, seats: int, ahead: int) -> None:
        self.setup = setup_of(episode, seats, seed)
        self.state = GAME.new_game(self.setup)
        self.log: list[Command] = []
        self.was_locked = [False] * seats
        chance = Random(seed)
        for _ in range(ahead):
            self.play_any(chance.randrange(10**6))

    @rule(number=st.integers(0, 10**6))
    def play_any(self, number: int) -> None:
        commands = GAME.legal_commands(self.state)
        placing = [command for command in commands if command.kind == "place"]
        staying = [command for command in commands if command.kind != "end"]
        offered = (placing if number % 11 else staying if number % 7 else commands) or commands
        if offered:
            self.play(offered[number // 77 % len(offered)])

    def play(self, command: Command) -> None:
        before = self.state
        self.state = GAME.apply(before, command).after
        self.log.append(command)
        for seat, island in enumerate(self.state.islands):
            self.check_step(seat, before.islands[seat], island)

    def check_step(self, seat: int, before: Island, after: Island) -> None:
        """MYIS-17.5 and MYIS-17.6: a locked marker stands still, memory and counters grow."""
        assert not before.locked or after[-2:] == before[-2:]
        assert without_shrinking(before, after)
        self.was_locked[seat] = after.locked

    @precondition(lambda self: bool(GAME.takebacks(self.state)))
    @rule(number=st.integers(0, 3))
    def take_back_and_do_again(self, number: int) -> None:
        """MYIS-17.11: undo and the same command again give the identical state."""
        takebacks = GAME.takebacks(self.state)
        back = takebacks[number % len(takebacks)]
        acted = max(n for n, c in enumerate(self.log) if c.seat == back.seat and c.kind != "next")
        without = GAME.apply(self.state, back).after
        assert without != self.state
        assert GAME.problems(without) == []
        assert GAME.apply(without, self.log[acted]).after == self.state

    @precondition(lambda self: self.state.round and not self.state.over)
    @rule()
    def look_everywhere(self) -> None:
        """MYIS-17.13: what is listed is accepted, all else is refused with one number."""
        commands = GAME.legal_commands(self.state)
        listed = {command for command in commands if command.kind == "place"}
        tile, seat = TILES[self.state.tile].id, GAME.actor(self.state) or 0
        for (q, r), _ in MAP:
            for rotation in range(6):
                command = make_command(seat, "place", tile, rotation, q, r)
                refusal = GAME.why_not(self.state, command)
                assert (refusal is None) == (command in listed)
                assert refusal is None or refusal.rule.startswith("MYIS-")
        for command in commands[:: max(1, len(commands) // 7)]:
            assert GAME.apply(self.state, command).after == GAME.successor(self.state, command)

    def each(self) -> list[tuple[Board, Island]]:
        board = episode_of(self.state).board
        return [(board, island) for island in self.state.islands]

    @invariant()
    def symbols_are_disjoint(self) -> None:
        """MYIS-17.1: together they are the covered hexes and the bridges."""
        for board, island in self.each():
            every = sum(island.boards)
            covered = board.covered(island.boards)
            assert every.bit_count() == sum(mask.bit_count() for mask in island.boards)
            tiles = [tile_hexes(board, decision) for decision in placed_by(island)]
            bridges = 0
            if board.spec.rules[0] == "bridge":
                bridges = island.memory[0]
            assert every == covered | bridges
            assert covered == sum(tiles)
            assert not covered & bridges

    @invariant()
    def tiles_are_counted(self) -> None:
        """MYIS-17.2: hexes, tiles, and one decision a round."""
        for board, island in self.each():
            used = [split_decision(decision)[0] for decision in placed_by(island)]
            assert len(set(used)) == len(used) == island.placed
            assert sum(len(TILES[tile].cells) for tile in used) == (
                board.covered(island.boards).bit_count()
            )
            kinds = Counter(min(decision, 0) for decision in island.decisions)
            acted = kinds[0] + kinds[PASSED] + kinds[ENDED]
            assert acted == len(island.decisions)
            waiting = self.state.round - acted
            assert kinds[ENDED] or waiting in (0, 1)
            for turned, decision in zip(self.state.deck, island.decisions, strict=False):
                assert decision < 0 or split_decision(decision)[0] == turned

    @invariant()
    def nothing_lies_where_nothing_may(self) -> None:
        """MYIS-17.3: closed terrain, statues, uncoverable marks in force."""
        for board, island in self.each():
            covered = set(cells_in(board.covered(island.boards)))
            letters = {name: code for code, name in _LETTERS.items()}
            open_letters = {letters[name] for name in board.spec.open}
            assert {dict(MAP)[cell] for cell in covered} <= open_letters
            for name, mark in MARKS.items():
                if name == "statue" or (name in board.spec.marks and not mark.coverable):
                    assert not covered & {c for one in mark.instances for c in one.cells}

    @invariant()
    def all_hangs_together(self) -> None:
        """MYIS-17.4: with the first tile, which begins in the start region."""
        for board, island in self.each():
            if island.placed:
                first = tile_hexes(board, placed_by(island)[0])
                assert first & board.start
                assert board.flood(first, sum(island.boards)) == sum(island.boards)

    @invariant()
    def markers_stay_on_the_track(self) -> None:
        """MYIS-17.5: locked on 55 and only there; not below 0 before the end."""
        for board, island in self.each():
            if board.spec.lock is None:
                assert not island.locked
            else:
                assert island.locked == (island.marker == LOCK)
                assert island.marker <= LOCK
            assert self.state.over or island.marker >= 0

    @invariant()
    def markers_are_the_sum_of_points(self) -> None:
        """MYIS-17.6: ten, less passes, and all points by rule."""
        for _, island in self.each():
            passes = island.decisions.count(PASSED)
            assert island.locked or island.marker == 10 - passes + sum(island.points)

    @invariant()
    def the_ground_stays_as_it_is(self) -> None:
        """MYIS-17.7: 31 beach, 29 heather, 16 palm, 24 rainforest, with or without a plateau."""
        board = episode_of(self.state).board
        counts = {name: mask.bit_count() for name, mask in board.terrain.items()}
        assert (counts["beach"], counts["heather"]) == (31, 29)
        assert (counts["palm"], counts["rainforest"]) == (16, 24)
        assert sum(row.bit_count() for row in board.rows) == 100
        assert mask_of(cell for cell, _ in MAP) & board.existing == board.existing

    @invariant()
    def circles_are_few(self) -> None:
        """MYIS-17.8: three a seat; in all three, of two seats two, but for ties and locks."""
        if not self.state.over:
            return
        standings, seats = GAME.standings(self.state), len(self.state.islands)
        circles = [
            circles_of(seats, place, score.rating, island.locked)
            for place, score, island in zip(
                standings.places, standings.seats, self.state.islands, strict=True
            )
        ]
        assert all(0 <= count <= 3 for count in circles)
        plain = len(set(standings.places)) == seats and not any(self.was_locked)
        if plain and seats > 1:
            assert sum(circles) == (2 if seats == 2 else 3)

    @invariant()
    def the_deck_stays_complete(self) -> None:
        """MYIS-17.10: a permutation of the tiles; turned and unturned are all."""
        names = sorted(TILES[index].id for index in self.state.deck)
        assert names == sorted(episode_of(self.state).board.spec.tiles)
        assert 0 <= self.state.round <= len(self.state.deck)
        assert self.state.deck == GAME.new_game(self.setup).deck

    @invariant()
    def nothing_is_impossible(self) -> None:
        assert GAME.problems(self.state) == []

    def teardown(self) -> None:
        """MYIS-17.11 and MYIS-17.12: a save, the log, and the log in another order of seats."""
        if not hasattr(self, "log"):
            return
        loaded = GAME.state_from_dict(GAME.state_to_dict(self.state))
        assert loaded == self.state
        assert state_digest(GAME, loaded) == state_digest(GAME, self.state)
        again = other = GAME.new_game(self.setup)
        for command in self.log:
            again = GAME.successor(again, GAME.command_from_dict(command.to_dict()))
        for command in self.in_another_order():
            other = GAME.successor(other, command)
        assert again == other == self.state

    def in_another_order(self) -> list[Command]:
        """The log with the seats of each round in the opposite order."""
        turned: list[Command] = []
        of_round: list[Command] = []
        for command in self.log:
            if command.kind == "next":
                turned += [*reversed(of_round), command]
                of_round = []
            else:
                of_round.append(command)
        return [*turned, *reversed(of_round)]


_LETTERS = {"B": "beach", "H": "heather", "P": "palm", "R": "rainforest", "U": "plateau"}


def test_games_keep_all_invariants() -> None:
    run_state_machine_as_test(
        AnyGame,
        settings=settings(
            max_examples=60,
            stateful_step_count=25,
            deadline=None,
            derandomize=True,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
        ),
    )
