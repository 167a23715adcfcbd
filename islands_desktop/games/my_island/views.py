"""What a player may see (MYIS-16.1, 16.3), and full states that agree with it."""

from __future__ import annotations

from islands_desktop.core.chance import shuffle
from islands_desktop.core.game import Setup
from islands_desktop.games.my_island.state import State


def view_of(state: State) -> State:
    """The state without deal number and order of the cards to come, which are the same for all.

    Which cards are still to come is known: they stand sorted behind the turned ones.
    """
    turned, rest = state.deck[: state.round], state.deck[state.round :]
    return state._replace(setup=_without_deal(state.setup), deck=turned + bytes(sorted(rest)))


def _without_deal(setup: Setup) -> Setup:
    options = tuple((name, () if name == "order" else value) for name, value in setup.options)
    return Setup(setup.game, setup.mode, setup.seats, 0, options)


def determinise(view: State, chance: int) -> State:
    """A full state that agrees with the view: the cards to come in random order."""
    mixed, _ = shuffle(view.deck[view.round :], chance)
    return view._replace(deck=view.deck[: view.round] + bytes(mixed))
