"""Which sounds belong to a command: one for what was done, perhaps one for what that begins."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from islands_desktop.core.game import Game, Transition
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.seats import seat_to_act

BELLS = ("end", "round", "turn")
"""Sounds that call people, the most important first; all others are heard from the pieces."""


def sounds_of(
    game: Game[Any, Any],
    transition: Transition[Any],
    eyes: Collection[int] | None,
    persons: Collection[int],
    by_computer: bool = False,
) -> tuple[str, ...]:
    """Sounds of a command, none, one or two. `eyes` see the private events of these seats.

    The module `sounds` of a game has them: `OF_EVENTS`, kind of event → sound, earlier ones first
    where a command brings several; and `CALLS_NEXT`, whether a person is called whose turn comes
    after another person's. After a computer's a person always is.
    """
    own = game_part(game.id, "sounds")
    of_events: dict[str, str] = own.OF_EVENTS
    happened = {event.kind for event in transition.events if event.seen_by(eyes)}
    heard = [sound for kind, sound in of_events.items() if kind in happened]
    if (by_computer or own.CALLS_NEXT) and _is_persons_turn(game, transition, persons):
        heard.append("turn")
    pieces = [sound for sound in heard if sound not in BELLS]
    bells = [sound for sound in BELLS if sound in heard]
    return (*pieces[:1], *bells[:1])


def _is_persons_turn(
    game: Game[Any, Any], transition: Transition[Any], persons: Collection[int]
) -> bool:
    """Whether a person decides now where another seat did before."""
    seat = seat_to_act(game, transition.after)
    return seat in persons and seat != seat_to_act(game, transition.before)
