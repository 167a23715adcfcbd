"""MYIS-9, MYIS-10 and MYIS-11: the end, ranking, the modes that are played, playing alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from islands_desktop.core.session import GameSession
from islands_desktop.core.standings import Standings
from islands_desktop.games.my_island.board import board_of
from islands_desktop.games.my_island.components import EPISODES
from islands_desktop.games.my_island.events import EndScored, GameEnded, MarkerLocked
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.ground import BASE_GROUND
from islands_desktop.games.my_island.rules.assessment import circles_of, medal_of, open_hexes
from islands_desktop.games.my_island.rules.episode import episode_of
from islands_desktop.games.my_island.state import State
from islands_desktop.saves.statistics import Statistics
from tests.games.my_island.examples import NEW, Seat
from tests.games.my_island.positions import (
    do,
    facing,
    gain,
    given,
    markers,
    read,
    refused,
    setup_of,
    table,
)

LARGEST = ("largest_field", "largest_house", "largest_wall", "largest_path")
GROUPS = ("farm", "village", "fort", "road5")


def ended(episode: str, *seats: Seat) -> State:
    """The game over on these islands: every seat ends in the first round."""
    state = do(table(episode, seats), "next", *("end" for _ in seats))
    transition = GAME.apply(state, read(state, "next"))
    (told,) = (event for event in transition.events if isinstance(event, GameEnded))
    assert told.places == GAME.standings(transition.after).places
    assert told.markers == markers(transition.after)
    return transition.after


def standings(*seats: Seat) -> Standings:
    """The ranking of a finished Episode 1 in which every hex of the beach counts."""
    return GAME.standings(ended("E01", *seats))


def test_every_end_rule_is_computed_for_every_seat() -> None:
    """MYIS-9.1: on the final islands, those of seats that ended early too."""
    seats = (given("h (0,0)(1,0); p (5,7)"), given("f (0,0)"), NEW)
    state = ended("E09", *seats)
    for seat, island in enumerate(state.islands):
        found = dict(zip(EPISODES["E09"].rules, island.points, strict=True))
        assert found["largest_house"] == (5 if seat == 0 else 0)
        assert found["largest_field"] == (5 if seat == 1 else 0)
        assert found["visible_beach"] == (-28, -30, -31)[seat]


def test_gains_come_before_losses() -> None:
    """MYIS-9.2: each one move, in the order of the list."""
    text = "h (0,0)(1,0); f (4,7)"
    state = do(table("E24", (given(text), NEW)), "next", "end", "end")
    events = GAME.apply(state, read(state, "next")).events
    own = [(e.rule, e.points) for e in events if isinstance(e, EndScored) and e.seat == 0]
    assert own == [("grand_field", 3), ("grand_house", 3), ("visible_beach", -28)]
    burning = do(table("E24", (given("h (6,3)"), NEW)), "next", "end", "end")
    events = GAME.apply(burning, read(burning, "next")).events
    own = [(e.rule, e.points) for e in events if isinstance(e, EndScored) and e.seat == 0]
    assert own == [("grand_house", 3), ("lava", -1), ("visible_beach", -31)]


def test_a_gain_of_the_end_may_lock_and_no_loss_follows() -> None:
    """MYIS-9.2 and MYIS-14.12: 52 and 5 for the largest village; the beach costs nothing more."""
    state = do(table("E09", (given("h (0,0)", 52), NEW)), "next", "end", "end")
    transition = GAME.apply(state, read(state, "next"))
    assert [e.seat for e in transition.events if isinstance(e, MarkerLocked)] == [0]
    assert markers(transition.after) == (55, -21)
    assert GAME.standings(transition.after).seats[0].total == 55


def test_visible_beach_costs_one_and_other_ground_nothing() -> None:
    """MYIS-9.3."""
    assert markers(ended("E01", NEW)) == (10 - 31,)
    assert markers(ended("E13", NEW)) == (10 - 31,)
    assert markers(ended("eternal", given("h (0,0)(1,0)(1,1)(2,1)"))) == (10 - 29,)


def test_the_highest_marker_is_first() -> None:
    """MYIS-9.4 and MYIS-14.13: signed, as it is."""
    found = standings(given("", 20), given("", 40), given("", 2))
    assert [score.total for score in found.seats] == [20 - 31, 40 - 31, 2 - 31]
    assert found.places == (2, 1, 3)
    assert found.winners == (1,)


def test_ties_go_to_fewer_open_hexes_from_the_north() -> None:
    """MYIS-9.5: row 0 first, whatever the terrain; the plateau does not count."""
    north, south = given("h (4,0)(5,0)"), given("h (4,1)(4,2)(4,3)(3,3)(5,2)")
    found = GAME.standings(ended("E17", north, south))
    assert found.seats[0].total == found.seats[1].total
    assert found.places == (1, 2)
    second = GAME.standings(ended("E17", given("h (4,0); f (6,1)"), given("h (4,0); f (6,2)")))
    assert second.places == (1, 2)
    high = GAME.standings(ended("E13", given("h (5,-2)(6,-2)"), given("h (5,-2)(6,-2)(7,-3)")))
    assert high.places == (1, 1)
    assert len(high.seats[0].tie_breaks) == 8


def test_rainforest_counts_for_ties() -> None:
    """MYIS-14.15: every uncovered hex of a row."""
    assert open_hexes(board_of("E01"), GAME.new_game(setup_of("E01")).islands[0]) == (
        *(16 - r for r in range(8)),
    )


def test_equal_seats_share_the_better_place() -> None:
    """MYIS-9.6: the following place is left out."""
    assert standings(given("", 20), given("", 20), given("", 12)).places == (1, 1, 3)
    assert standings(given("", 20), given("", 12), given("", 12), given("", 3)).places == (
        *(1, 2, 2, 4),
    )


def test_ranks_and_their_circles() -> None:
    """MYIS-9.7: first 2, second 1, others none; of two seats the worse is no second."""
    assert [circles_of(3, place, "", False) for place in (1, 2, 3)] == [2, 1, 0]
    assert [circles_of(4, place, "", False) for place in (1, 2, 3, 4)] == [2, 1, 0, 0]
    assert [circles_of(2, place, "", False) for place in (1, 2)] == [2, 0]


def test_the_second_of_two_is_other() -> None:
    """MYIS-14.18."""
    assert circles_of(2, 2, "", False) == 0
    assert circles_of(2, 2, "", True) == 1


def test_episode_1() -> None:
    """MYIS-10.1."""
    spec = EPISODES["E01"]
    assert set(spec.open) == {"beach", "heather"}
    assert spec.rules == ("house_beach", "visible_beach")
    assert spec.start == ("terrain", ("beach",))
    assert (spec.lock, spec.marks) == (55, ())
    assert GAME.new_game(GAME.make_setup("episode_1", 1, 1)).islands[0].marker == 10
    state = facing("E01", "h (0,1)", "D2", 54)
    assert do(state, "lay h (0,2); w (0,3)").islands[0].locked


def test_eternal_game() -> None:
    """MYIS-10.2."""
    spec = EPISODES["eternal"]
    assert set(spec.open) == {"beach", "heather", "palm"}
    assert set(spec.rules) == {*GROUPS, *LARGEST, "visible_beach"}
    assert spec.start == ("terrain", ("beach",))
    assert spec.marks == ("statue",)


def test_eternal_game_on_the_base_island() -> None:
    """MYIS-10.3: the 28 base tiles and no stickers."""
    spec = EPISODES["eternal"]
    assert len(spec.tiles) == 28
    assert not any(tile.startswith("X") for tile in spec.tiles)
    assert episode_of(GAME.new_game(setup_of("eternal"))).board.ground == BASE_GROUND


def test_paths_are_no_groups_and_houses_on_beach_give_nothing() -> None:
    """MYIS-10.4."""
    assert gain(facing("eternal", "p (0,1)(0,2)(0,3)(0,4)", "D3"), "lay h (1,5); p (0,5)") == {}
    assert gain(facing("eternal", "h (0,1)", "D2"), "lay h (0,2); w (0,3)") == {}


def test_no_lock_in_the_eternal_game() -> None:
    """MYIS-10.5: the marker may pass 55, and comes back."""
    state = do(facing("eternal", "f (0,1)(0,2)(0,3)(1,1)", "D4", 54), "lay f (1,2); w (2,2)")
    assert markers(state) == (57,)
    assert not state.islands[0].locked
    assert markers(do(state, "next", "end", "next")) == (57 - 28,)


def test_the_winner_of_the_eternal_game() -> None:
    """MYIS-10.6: highest marker, then open rows, then a shared victory."""
    seats = (given("h (0,0)(1,0)"), given("h (0,0)(0,1)"))
    state = ended("eternal", *seats)
    assert markers(state) == (-14, -14)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)  # fewer open hexes in row 0
    shared = GAME.outcome(ended("eternal", given("h (0,0)"), given("h (1,0)")))
    assert shared is not None
    assert shared.winners == (0, 1)


def test_results_show_marker_net_and_rank() -> None:
    """MYIS-10.7: the sheet adds up to the marker; alone the sentence tells the net."""
    for seats in (1, 2, 3, 4):
        state = ended("eternal", *(given("h (0,0)", 10 + 5 * n) for n in range(seats)))
        found = GAME.standings(state)
        for score, island in zip(found.seats, state.islands, strict=True):
            assert score.total == island.marker
            assert sum(line.points for line in score.lines) == score.total
        assert min(found.places) == 1
    outcome = GAME.outcome(ended("eternal", given("", 60)))
    assert outcome is not None
    assert "+19" in outcome.reason


def test_alone_with_unchanged_rules() -> None:
    """MYIS-11.1: passing, ending, lock and debt."""
    state = facing("E01", "", "D1", 1)
    assert refused(do(state, "pass", "next"), "pass") == "MYIS-7.2"
    assert markers(do(state, "end", "next")) == (1 - 31,)
    assert do(facing("E01", "h (0,1)", "D2", 54), "lay h (0,2); w (0,3)").islands[0].locked


@pytest.mark.parametrize("name", EPISODES)
def test_medals(name: str) -> None:
    """MYIS-11.3: reaching the value is enough."""
    medals = EPISODES[name].medals
    for number, (medal, below) in enumerate(
        zip(("bronze", "silver", "gold"), ("", "bronze", "silver"), strict=True)
    ):
        assert medal_of(medals[number], medals) == medal
        assert medal_of(medals[number] - 1, medals) == below


def test_medals_of_the_eternal_game_and_where_they_are_shown() -> None:
    """MYIS-11.3: 19, 21, 30; at the end of a solo game."""
    assert EPISODES["eternal"].medals == (19, 21, 30)
    running = table("eternal", (given("", 60),))
    assert GAME.standings(running).seats[0].rating == ""
    assert GAME.standings(ended("eternal", given("", 60))).seats[0].rating == "bronze"
    assert GAME.standings(ended("eternal", given("", 60), NEW)).seats[0].rating == ""


def test_a_record_is_kept_for_each_mode_episode_and_number_of_seats(tmp_path: Path) -> None:
    """MYIS-11.4: a greater net sets it, a chosen deal never does."""
    statistics = Statistics(tmp_path / "statistics.db")

    def finish(name: str, marker: int, episode: str = "E01") -> bool:
        state = ended(episode, given("", marker))
        return statistics.record(name, GameSession(GAME, state))

    assert finish("one", 30)
    assert not finish("two", 30)
    assert finish("three", 31)
    assert finish("four", 20, "E02")
    deck = EPISODES["E01"].tiles
    chosen = GAME.make_setup("episode", 1, 1, {"episode": "E01", "order": list(deck)})
    state = ended("E01", given("", 54))._replace(setup=chosen)
    assert not statistics.record("five", GameSession(GAME, state))


def test_circles_alone() -> None:
    """MYIS-11.5: gold is first, silver second, less other; a lock adds one."""
    circles = [circles_of(1, 1, medal, False) for medal in ("gold", "silver", "bronze", "")]
    assert circles == [2, 1, 0, 0]
    assert circles_of(1, 1, "gold", True) == 3


def test_debt_is_ranked_as_it_is() -> None:
    """MYIS-14.13: -22 is better than -23."""
    found = standings(given("", 8), given("", 9))
    assert [score.total for score in found.seats] == [-23, -22]
    assert found.places == (2, 1)


def test_surplus_beyond_the_lock_is_lost() -> None:
    """MYIS-14.19: the sheet says what the end of the track cut off."""
    state = do(facing("E04", "f (0,1)(0,2)(0,3)(1,1)", "D4", 54), "lay f (1,2); w (2,2)")
    (score,) = GAME.standings(state).seats
    assert score.total == 55
    assert sum(line.points for line in score.lines) == 55
