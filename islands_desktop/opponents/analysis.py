"""What a game that is over can teach: what was expected, and what each decision has cost.

Every decision is judged by what its seat knew when it was made, never by what came of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from islands_desktop.core.game import Game, Seat
from islands_desktop.opponents.players import Player, Stop, find_player

_OTHER_WORLDS = 1_000_003
"""Added to the chance: what looks best in some worlds is weighed in others, or luck would count."""

_LOOK_AGAIN = 0.5
"""From so many points on a cost is looked at again, in worlds that did not help to find it."""

_LOOKS = 5

WORTH_TELLING = 0.05
"""Points that a decision must have cost to be told of."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The best command found instead of one that was given, and what it would have gained.

    Where nothing better was found, `best` is the command that was given and `cost` is 0.
    """

    best: Any
    cost: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice between several commands: what was given after the first `position` commands."""

    position: int
    seat: Seat
    command: Any


def expected_points(game: Game[Any, Any], state: Any, seat: Seat) -> float:
    """Final points that a seat may expect in a state, roughly; at the end those it has."""
    return find_player(game.id).expect(state, seat)


def judge(
    game: Game[Any, Any],
    state: Any,
    command: Any,
    level: str = "hard",
    chance: int = 1,
    stop: Stop = lambda: False,
) -> Judgement:
    """Weigh a legal command of a state with what its seat knew there."""
    player, seat = find_player(game.id), command.seat
    return weigh(player, player.known(state, seat), seat, command, level, chance, stop)


def weigh(
    player: Player,
    known: Any,
    seat: Seat,
    command: Any,
    level: str,
    chance: int,
    stop: Stop,
    search_stop: Stop | None = None,
) -> Judgement:
    """Weigh a command against the best that a level finds, both in the same worlds.

    `search_stop` ends the search for a better one earlier than `stop` ends all.
    """
    best = player.choose(known, seat, level, chance, search_stop or stop).command
    if best == command:
        return Judgement(command, 0.0)

    def difference(look: int) -> float:
        other = chance + look * _OTHER_WORLDS
        values = player.compare(known, seat, (command, best), level, other, stop)
        return values[best] - values[command]

    cost = difference(1)
    if cost >= _LOOK_AGAIN:
        again = difference(2)
        if again != cost:  # it hangs on what nobody knows: more worlds tell better
            cost = fmean((again, *(difference(look) for look in range(3, _LOOKS + 1))))
    return Judgement(best, cost) if cost > 0 else Judgement(command, 0.0)


def decisions(
    game: Game[Any, Any], states: Sequence[Any], commands: Sequence[Any], persons: Collection[Seat]
) -> list[Decision]:
    """What these seats have decided in a game, in order, without what they took back.

    states: the one before each command.
    """
    found: list[Decision] = []
    for position, (state, command) in enumerate(zip(states, commands, strict=True)):
        if command.seat not in persons:
            continue
        if command in game.takebacks(state):
            _take_last(found, command.seat)
            continue
        legal = game.commands_of(state, command.seat)
        if len(legal) > 1 and game.actor(state) == command.seat:
            found.append(Decision(position, command.seat, command))
    return found


def _take_last(found: list[Decision], seat: Seat) -> None:
    """Leave out the last decision of a seat: it was taken back."""
    for number in range(len(found) - 1, -1, -1):
        if found[number].seat == seat:
            del found[number]
            return


def costliest(
    judged: Iterable[tuple[Decision, Judgement]], seat: Seat, count: int = 3
) -> list[tuple[Decision, Judgement]]:
    """The decisions of a seat that cost most, the dearest first; none that cost next to nothing."""
    own = [one for one in judged if one[0].seat == seat and one[1].cost >= WORTH_TELLING]
    return sorted(own, key=lambda one: (-one[1].cost, one[0].position))[:count]
