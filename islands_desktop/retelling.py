"""A played game in plain words: what happened, and the position it led to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from islands_desktop.core.digest import state_digest
from islands_desktop.core.game import Game
from islands_desktop.core.phrases import say
from islands_desktop.core.session import GameSession


def tell_game(session: GameSession, last: int) -> Iterator[str]:
    """Lines for the first `last` commands of the log, with a heading where a new part begins."""
    game = session.game
    heading = ""
    for number in range(last):
        state = session.state_at(number)
        progress = game.progress(state)
        if progress != heading:
            heading = progress
            yield heading
        yield f"{number + 1:5}  {tell_command(game, state, session.log[number].command)}"


def tell_command(game: Game[Any, Any], state: Any, command: Any) -> str:
    """What a command did, in one line."""
    played = game.apply(state, command)
    told = " ".join(game.tell_events(played.events, played.after))
    return told or game.describe_command(state, command)


def tell_position(game: Game[Any, Any], state: Any) -> Iterator[str]:
    """Lines about a position: what is going on, what lies where, how the score stands."""
    yield say("Now: {progress}. {sentence}", **_now(game, state))
    entry = game.state_to_dict(state)
    for number, seat in enumerate(entry["seats"] if "seats" in entry else entry["players"]):
        if game.setup_of(state).seats > 1:
            yield say("Seat {seat}", seat=number)
        yield from _seat_lines(seat)
    for score in game.standings(state).seats:
        yield f"  {say('score')}: {score.total}" + (f" ({score.rating})" if score.rating else "")
    yield f"  {say('digest')}: {state_digest(game, state)}"


def _now(game: Game[Any, Any], state: Any) -> dict[str, str]:
    return {"progress": game.progress(state), "sentence": game.step(state).sentence}


def _seat_lines(seat: Mapping[str, Any]) -> Iterator[str]:
    """What one seat has; what is empty is left out."""
    for name, value in seat.items():
        if value:
            yield f"  {name}: {_words(value)}"


def _words(value: Any) -> str:
    """A value without brackets and quotes; what is empty within it is left out.

    >>> _words([{"hex": [1, -2], "tile": "T05-1", "upgrades": []}, {"hex": [0, 0]}])
    '1 -2 T05-1, 0 0'
    """
    if isinstance(value, Mapping):
        return " ".join(_words(one) for one in value.values() if one not in ("", [], None))
    if isinstance(value, list):
        nested = any(isinstance(one, (list, Mapping)) for one in value)
        return (", " if nested else " ").join(map(_words, value))
    return str(value)
