"""Whole games at one screen, by chance: nobody sees a hand unasked, nothing gets stuck."""

from __future__ import annotations

from random import Random

import pytest

from islands_desktop.core.session import GameSession
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.hot_seat import (
    COMPUTER,
    CURTAIN,
    CURTAIN_POINTS,
    HAND,
    OVER,
    PASS,
    PROMPT,
    TABLE,
    HotSeat,
    Showing,
)
from islands_desktop.games.rabbit_island.passing import PASSING
from islands_desktop.games.rabbit_island.state import ASK
from islands_desktop.games.rabbit_island.views import determinise, table_view
from tests.games.rabbit_island.positions import new_game


def answer(hot: HotSeat, shown: Showing, rng: Random) -> None:
    """What people do next, by chance."""
    state = hot.session.state
    if shown.kind == CURTAIN:
        hot.lift(shown.seat)
    elif shown.kind == PASS:
        assert shown.command is not None
        hot.session.play(shown.command)
    elif shown.kind == PROMPT:
        check_prompt(hot, shown)
        wanted = rng.choice((None, *shown.seats))
        if wanted is None:
            hot.answer_nobody()
        else:
            hot.claim(wanted)
    else:
        assert shown.kind in (HAND, TABLE, COMPUTER)
        assert shown.kind != TABLE or state.point not in (ASK, *CURTAIN_POINTS)
        hot.session.play(rng.choice(GAME.legal_commands(state)))


def check_prompt(hot: HotSeat, shown: Showing) -> None:
    """All hands are covered, and other cards in the same hands would ask the same (RABB-14.8)."""
    state = hot.session.state
    assert hot.open_hands() == ()
    assert all(state.seats[seat].cards for seat in shown.seats)
    other = determinise(table_view(state), chance=len(hot.session.log))
    assert hot._listed(other) == shown.seats


@pytest.mark.parametrize(("seats", "humans"), [(2, "AB"), (3, "ABC"), (4, "ABCD"), (4, "AC")])
def test_whole_games_at_one_screen(seats: int, humans: str) -> None:
    rng = Random(f"{seats} {humans}")
    session = GameSession(GAME, new_game("short", seats, seed=11))
    hot = HotSeat(session, ["ABCD".index(name) for name in humans])
    lifted: int | None = None
    kinds = set()
    while (shown := hot.showing()).kind != OVER:
        kinds.add(shown.kind)
        lifted = shown.seat if shown.kind == CURTAIN else lifted
        if rng.random() < 0.04:
            hot.set_passing(rng.choice(hot.humans), rng.choice(PASSING))
        if rng.random() < 0.02:
            hot.cover()
        shown = hot.showing()
        answer(hot, shown, rng)
        if hot.revealed is not None:
            assert hot.revealed in (lifted, shown.seat), "only who lifted the curtain"
    assert {CURTAIN, HAND, PROMPT, PASS, TABLE} <= kinds
    assert (COMPUTER in kinds) == (len(humans) < seats)
    assert GAME.outcome(session.state) is not None
