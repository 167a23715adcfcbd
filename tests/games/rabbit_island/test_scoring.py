"""Points, bonuses and places (RABB-10)."""

from __future__ import annotations

from dataclasses import replace

from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.scoring import largest_group
from islands_desktop.games.rabbit_island.state import OVER, State
from tests.games.rabbit_island.example_values import expect
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import do, play, state_at
from tests.games.rabbit_island.reference_pieces import HILL


def at_the_end(stacks: str, carrots: tuple[int, ...]) -> State:
    """The last turn of the game has been played from here without another token or carrot."""
    given = at(HILL, year=20, carrots=carrots, stacks=stacks)
    state = state_at(replace(given, active=2, rabbits=(HILL, HILL, (2, 0))))
    return do(state, "M1; >E; P; P; P; decline")


def test_points_of_tokens() -> None:
    """RABB-10.1: at their levels, on all tiles, whoever owns the tile."""
    play(
        at(HILL, stacks="(2,0)=[A,B,A] (3,1)=[B,B,A] (1,0)=[C,C]"),
        expect(points=[1 + 3 + 4, 2 + 1 + 2, 1 + 2]),
    )


def test_most_carrots() -> None:
    """RABB-10.2: one point, for nobody if tied."""
    play(at(HILL, carrots=(100, 110, 0)), expect(totals=[0, 1, 0]))
    play(at(HILL, carrots=(110, 110, 0)), expect(totals=[0, 0, 0]))


def test_largest_group() -> None:
    """RABB-10.3 and RABB-12.22: one point for most tiles, at least two, for nobody if tied."""
    two_and_two = "(1,0)=[A] (2,0)=[A] (-1,0)=[B] (-1,1)=[B]"
    play(at(HILL, stacks=two_and_two), expect(totals=[2, 2, 0]))
    play(at(HILL, stacks=f"{two_and_two} (-2,0)=[B]"), expect(totals=[2, 4, 0]))
    play(at(HILL, stacks="(1,0)=[A]"), expect(totals=[1, 0, 0]))
    state = state_at(at(HILL, stacks="(1,0)=[A] (-1,0)=[B] (-1,1)=[B]"))
    assert [largest_group(state, seat) for seat in range(3)] == [0, 2, 0]


def test_places() -> None:
    """RABB-10.4: no tie-break; tied seats share the place, the next total takes the next."""
    state = at_the_end("(1,0)=[A] (2,0)=[B] (-1,0)=[C]", (90, 90, 90))
    assert GAME.standings(state).places == (1, 1, 1)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (0, 1, 2)
    state = at_the_end("(2,0)=[A,B] (1,1)=[A]", (90, 90, 90))
    standings = GAME.standings(state)
    assert [score.total for score in standings.seats] == [2, 2, 0]
    assert standings.places == (1, 1, 2)
    state = at_the_end("(2,0)=[A,B]", (90, 90, 100))
    assert GAME.standings(state).places == (2, 1, 2)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (1,) and outcome.reason


def test_final_table() -> None:
    """RABB-10.5: bonuses only at the end; carrots, group, Towns, Villages, Camps, total, place."""
    stacks, carrots = "(1,0)=[A] (2,0)=[A,A] (-1,0)=[B]", (120, 90, 90)
    before = GAME.standings(state_at(at(HILL, carrots=carrots, stacks=stacks)))
    assert [score.total for score in before.seats] == [1 + 1 + 2, 1, 0]
    state = at_the_end(stacks, carrots)
    assert state.point == OVER
    after = GAME.standings(state)
    assert [score.total for score in after.seats] == [6, 1, 0]
    lines = {line.icon: line for line in after.seats[0].lines}
    assert [lines[name].points for name in ("camp", "village", "town", "carrot", "group")] == [
        *(2, 2, 0, 1, 1),
    ]
    measured = [lines[name].measured for name in ("camp", "village", "town", "carrot", "group")]
    assert measured == ["2", "1", "0", "120", "2"]
    assert sum(line.points for line in after.seats[0].lines) == after.seats[0].total
