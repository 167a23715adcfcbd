"""What is hidden from whom, chance, the log, and undo (RABB-14.1 to 14.5)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from islands_desktop.core.events import Event
from islands_desktop.core.session import GameSession
from islands_desktop.games.rabbit_island import events as happened
from islands_desktop.games.rabbit_island.components import ACTION_CARDS
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.state import HIDDEN, State
from islands_desktop.games.rabbit_island.views import table_view
from tests.games.rabbit_island.contract_case import RabbitIslandCase
from tests.games.rabbit_island.example_values import explore_position
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import command, do, exploring, new_game, setup_of, state_at

CASE = RabbitIslandCase()


def test_what_is_secret_from_all() -> None:
    """RABB-14.1: order of decks and box, chance and seed; sizes and discards are public."""
    for state in CASE.sample(6):
        for seat in range(state.setup.seats):
            view = GAME.view(state, seat)
            for name in ("box", "moves", "cards"):
                assert set(getattr(view.decks, name)) <= {HIDDEN}
                assert len(getattr(view.decks, name)) == len(getattr(state.decks, name))
            assert (view.chance, view.setup.seed) == (0, 0)


def test_what_is_private_and_what_is_public() -> None:
    """RABB-14.1: hands are private to their seat; everything else is public."""
    for state in CASE.sample(6, seed=2):
        view = GAME.view(state, 1)
        assert view.seats[1] == state.seats[1]
        other = view.seats[0]
        for name in ("tiles", "moves", "cards"):
            hand = getattr(other, name)
            assert set(hand) <= {HIDDEN} and len(hand) == len(getattr(state.seats[0], name))
        assert other.collapses == state.seats[0].collapses
        assert (other.carrots, other.rabbit) == (state.seats[0].carrots, state.seats[0].rabbit)
        for part in ("point", "year", "first", "active", "land", "stacks", "turn"):
            assert getattr(view, part) == getattr(state, part)


def test_the_table_shows_no_hand_at_all() -> None:
    """RABB-14.1: what lies open for everybody."""
    for state in CASE.sample(3):
        for own in table_view(state).seats:
            assert set(own.tiles + own.moves + own.cards) <= {HIDDEN}


def test_an_open_table_shows_hands_and_nothing_more() -> None:
    state = new_game("short", 2, open_table=True)
    view = GAME.view(state, 0)
    assert view.seats == state.seats
    assert set(view.decks.box) == {HIDDEN}


def test_equal_views_give_equal_decisions() -> None:
    """RABB-14.2: a view is all there is; states that differ elsewhere have the same view."""
    rng = Random(4)
    for state in CASE.sample(8, seed=3):
        seat = GAME.actor(state) or 0
        view = GAME.view(state, seat)
        for twin in CASE.twins(state, rng):
            assert GAME.view(twin, seat) == view
            assert GAME.determinise(GAME.view(twin, seat), seat, 9) == GAME.determinise(
                view, seat, 9
            )
            assert GAME.legal_commands(twin) == GAME.legal_commands(state)


def test_a_view_lists_the_same_commands() -> None:
    """RABB-14.2: a computer player decides from its view alone."""
    for state in CASE.sample(8, seed=5):
        seat = GAME.actor(state)
        if seat is not None:
            assert GAME.legal_commands(GAME.view(state, seat)) == GAME.legal_commands(state)


def test_possible_worlds_hold_no_collapse_in_hands() -> None:
    state = do(at((1, 0), seats=2, holds={"B": "drought advance advance thwarted go-home"}), "M1")
    for chance in range(60):
        assert GAME.problems(GAME.determinise(GAME.view(state, 0), 0, chance)) == []


def plays_alike(state: State, other: State, commands: int, rng: Random) -> bool:
    for _ in range(commands):
        legal = GAME.legal_commands(state)
        if not legal:
            break
        chosen = rng.choice(legal)
        state, other = GAME.successor(state, chosen), GAME.successor(other, chosen)
    return state._replace(chance=0) == other._replace(chance=0)


def test_chance_enters_nowhere_else() -> None:
    """RABB-14.3: between shuffles another chance changes nothing at all."""
    state = state_at(at((1, 0), holds={"A": "drought advance", "B": "thwarted go-home"}))
    for seed in range(20):
        assert plays_alike(state, state._replace(chance=seed), 150, Random(seed))


def test_chance_enters_at_shuffles() -> None:
    """RABB-14.3: first seat, tiles, both decks, and all reshuffles."""
    deals = [new_game("standard", 3, seed) for seed in range(12)]
    assert len({state.first for state in deals}) == 3
    for name in ("box", "moves", "cards"):
        assert len({getattr(new_game("short", 3, seed).decks, name) for seed in range(12)}) == 12
    state = do(at((1, 0)), "M1; P; P; P")
    discards = state.decks.moves + state.decks.move_discards
    empty = state._replace(decks=state.decks._replace(moves=b"", move_discards=discards))
    orders = {do(empty._replace(chance=seed), "decline").decks.moves for seed in range(8)}
    assert len(orders) == 8


def events_of(state: State, step: str) -> tuple[Event, ...]:
    return GAME.apply(state, command(step, state)).events


def test_the_log_tells_drawn_cards_to_the_drawer() -> None:
    """RABB-14.4: a card to its drawer only, a Collapse! to all."""
    state = do(at((2, 0), deck="drought"), "M1; >E; P; P; P")
    told = events_of(state, "take")
    seen = [event for event in told if isinstance(event, happened.CardSeen)]
    assert [event.card for event in seen] == [
        "drought-1",
        GAME.state_to_dict(state)["decks"]["moves"][0],
    ]
    assert all(event.seen_by({0}) and not event.seen_by({1, 2}) for event in seen)
    for event in told:
        if event.visible_to is None:
            assert "rought" not in GAME.describe_event(event, state)
    state = do(at((2, 0), deck="collapse"), "M1; >E; P; P; P")
    (shown,) = (e for e in events_of(state, "take") if isinstance(e, happened.CollapseShown))
    assert shown.seen_by(()) and shown.card == "collapse-1"
    assert not [e for e in events_of(state, "take") if getattr(e, "card", "") == "drought-1"]


def _open_cards(state: State) -> set[int]:
    """Action Cards that lie face up for everybody."""
    turn, hands = state.turn, state.seats
    face_up = {one.card for own in hands for one in own.collapses}
    return {*state.decks.card_discards, *(entry.card for entry in turn.stack), turn.card} | face_up


def test_no_public_event_names_a_covered_card() -> None:
    """RABB-14.4: in whole games, only what lies open or has just been played is told to all."""
    told = 0
    for mode, seats, seed in (("short", 2, 1), ("short", 4, 2), ("standard", 3, 3)):
        state, rng = new_game(mode, seats, seed), Random(seed)
        while commands := GAME.legal_commands(state):
            made = rng.choice(commands)
            played = GAME.apply(state, made)
            known = _open_cards(state) | _open_cards(played.after)
            names = {ACTION_CARDS[card] for card in known if card >= 0} | {made.card}
            for event in played.events:
                card = str(getattr(event, "card", ""))
                if card and event.visible_to is None:
                    assert card in names, event
                    told += 1
            state = played.after
    assert told > 150


def test_the_log_tells_exchanged_tiles() -> None:
    """RABB-14.4: the discarded ones to all, the new ones to the drawer."""
    given = exploring("short", {}, "cave-2 cave-1", "cave-3 forest-1", box="forest-2 cave-6")
    state = do(given, "cave-2 at (1,0); cave-1 at (2,0); rabbit at (1,0)")
    told = events_of(state, "decline")  # B holds tiles with South arrows, a North arrow waits
    (gone,) = (event for event in told if isinstance(event, happened.TilesDiscarded))
    assert gone.tiles == ("cave-3", "forest-1") and gone.seen_by({0})
    (seen,) = (event for event in told if isinstance(event, happened.TilesSeen))
    assert seen.tiles == ("cave-6", "forest-2")
    assert seen.seen_by({1}) and not seen.seen_by({0})
    assert GAME.describe_event(seen, state)


def barrier(state: State, step: str) -> str:
    return GAME.apply(state, command(step, state)).barrier


def test_undo_of_an_explore_turn() -> None:
    """RABB-14.5: tile placements and the rabbit's tile may be taken back, not a draw."""
    given = explore_position("standard", {}, "patch-2 lake-2 cave-1 cave-2", deck="drought")
    state = state_at(given)
    for step in ("patch-2 at (1,0)", "lake-2 at (2,0)", "rabbit at (1,0)"):
        assert barrier(state, step) == ""
        state = do(state, step)
    assert barrier(state, "take")
    session = GameSession.new(GAME, setup_of("standard", 2, 3))
    first = session.state
    for _ in range(3):
        session.play(GAME.legal_commands(session.state)[0])
    for _ in range(3):
        assert session.why_not_undo() is None
        session.undo()
    assert session.state == first


def test_undo_of_a_build_turn() -> None:
    """RABB-14.5: a Movement Card with its forks, up to what another seat decides or chance does."""
    state = state_at(at((0, 0), moves=(3, 1), holds={"B": "advance"}))
    for step in ("M3", ">E", ">S"):
        assert barrier(state, step) == ""
        state = do(state, step)
    state = do(state, "P")
    assert barrier(state, "B: P") and barrier(state, "B: advance")
    state = do(state, "B: P; C: P")
    for step in ("build", "decline"):
        assert barrier(state, step)  # a Movement Card is drawn
    refusal = GAME.undo_refusal(barrier(state, "build"))
    assert refusal.rule == "RABB-14.5" and str(refusal)


def test_undo_stops_at_a_fork_of_another_seat() -> None:
    """RABB-14.5: a fork that another seat decides is a decision as well."""
    state = do(at((1, 0), holds={"B": "advance"}), "M1; P; B: advance; P; P")
    assert barrier(state, "B: >E")


@pytest.mark.parametrize("practice", [False, True])
def test_practice_may_be_taken_back(practice: bool) -> None:
    session = GameSession.new(GAME, setup_of("short", 2, 5, practice=practice))
    while session.state.year == 0:
        session.play(GAME.legal_commands(session.state)[0])
    refusal: Any = session.why_not_undo()
    assert (refusal is None) == practice
