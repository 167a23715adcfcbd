"""PROP-16: one person against the rival."""

from __future__ import annotations

from islands_desktop.games.propeller_islands.components import RIVAL_SPACES
from islands_desktop.games.propeller_islands.events import RivalDrafted, TileDiscarded
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import State
from tests.games.propeller_islands.positions import do


def solo(seed: int = 1) -> State:
    return GAME.new_game(GAME.make_setup("solo", 1, seed))


def quick_turn(state: State) -> State:
    """A turn, or the bonus step, in which nothing is done."""
    if GAME.step(state).name == "bonus":
        return do(state, "finish")
    value = GAME.legal_commands(state)[0].number
    return do(state, f"draft({value}); activate_island; finish; end_turn")


def test_set_up_of_the_solo_challenge() -> None:
    """PROP-16.1: five dice, two characters to choose from, the person begins round 1."""
    for seed in range(10):
        state = solo(seed)
        assert len(state.shown) == 2 and len(state.players) == 1
        state = GAME.successor(state, GAME.legal_commands(state)[0])
        assert (state.first, state.round) == (0, 1)
        assert sum(state.forge) == 5
        assert [len(deck) for deck in state.decks] == [16, 13]


def test_turns_alternate_and_so_does_the_token() -> None:
    """PROP-16.1, PROP-16.2."""
    state = GAME.successor(solo(), GAME.legal_commands(solo())[0])
    seen = []
    while state.round < 4:
        seen.append((state.round, state.first, state.turns, GAME.step(state).name))
        state = quick_turn(state)
    assert seen == [
        (1, 0, 0, "draft"), (1, 0, 2, "draft"), (1, 0, 4, "bonus"),
        (2, 1, 1, "draft"), (2, 1, 3, "draft"), (2, 1, 4, "bonus"),
        (3, 0, 0, "draft"), (3, 0, 2, "draft"), (3, 0, 4, "bonus"),
    ]  # fmt: skip


def test_there_is_no_tie_break() -> None:
    """PROP-16.2: and nobody to win against."""
    standings = GAME.standings(solo())
    assert standings.seats[0].tie_breaks == () and standings.places == (1,)
    assert standings.seats[0].rating == "Deckhand"


def test_the_rival_takes_a_random_die_and_two_tiles() -> None:
    """PROP-16.3: spaces 2v-2 and then 2v-1; nothing is gained."""
    assert RIVAL_SPACES[4] == (6, 7) and RIVAL_SPACES[1] == (0, 1) and RIVAL_SPACES[6] == (10, 11)
    seen = set()
    for seed in range(30):
        state = GAME.successor(solo(seed), GAME.legal_commands(solo(seed))[0])
        value = GAME.legal_commands(state)[0].number
        state = do(state, f"draft({value}); activate_island; finish")
        transition = GAME.apply(state, GAME.legal_commands(state)[-1])
        rolls = [event for event in transition.events if isinstance(event, RivalDrafted)]
        gone = [event for event in transition.events if isinstance(event, TileDiscarded)]
        assert len(rolls) == 1 and rolls[0].barrier
        assert tuple(event.space for event in gone) == RIVAL_SPACES[rolls[0].value]
        assert {event.seat for event in gone} == {-1}
        assert transition.after.rival == bytes([rolls[0].value])
        assert len(transition.after.stack) == len(state.stack) - 2
        seen.add(rolls[0].value)
    assert seen == set(range(1, 7))


def test_the_end_of_the_solo_challenge() -> None:
    """PROP-16.4: the stack runs out in the end; the score has a rank."""
    state = GAME.successor(solo(2), GAME.legal_commands(solo(2))[0])
    while GAME.outcome(state) is None:
        assert GAME.problems(state) == []
        state = quick_turn(state)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (0,)
    assert outcome.reason.endswith("Deckhand.")
    assert not state.stack and GAME.problems(state) == []
