"""What cannot be pending (PROP-5.11): effects that nothing can have caused, or out of place."""

from __future__ import annotations

from collections.abc import Iterator

from islands_desktop.core.phrases import say
from islands_desktop.games.propeller_islands.components import LINES as DOCK_LINES
from islands_desktop.games.propeller_islands.components import LINES_THROUGH, TILES
from islands_desktop.games.propeller_islands.rules.characters import has_power, resource_choices
from islands_desktop.games.propeller_islands.rules.turns import is_possible
from islands_desktop.games.propeller_islands.state import (
    ACTION,
    ACTIVE,
    BENEFIT,
    BONUS,
    DEPLOY,
    DOWN,
    ISLAND,
    LINE,
    LINES,
    NO_HOUSING,
    PLACE,
    RADIO,
    RESOURCE,
    TWO_DEPOTS,
    TWO_TILES,
    UPGRADE,
    Effect,
    Player,
    State,
)

Found = Iterator[str]

_WAITING = (LINE, BENEFIT, TWO_TILES, TWO_DEPOTS)
"""Effects that may lie below others."""

_REWARDS = {
    TWO_TILES: "activate_different_ready_tiles",
    TWO_DEPOTS: "different_depot_benefits",
    PLACE: "random_tile",
}
"""Rewards of the dock that cause an effect."""


def pending_problems(state: State) -> Found:
    """Sentences about pending effects."""
    if not state.pending:
        return
    player = state.players[state.seat]
    if not _is_in_place(state) or not all(_is_sound(player, one) for one in state.pending):
        yield say("What is pending cannot have come about.")
        return
    *below, top = state.pending
    if top.kind in (LINE, BENEFIT) or any(one.kind not in _WAITING for one in below):
        yield say("What is pending lies in an order that cannot be.")
    elif not is_possible(player, top):
        yield say("What is pending can do nothing and should have been dropped.")
    elif top.kind == RESOURCE and not _may_choose(state, player):
        yield say("Nobody gives a resource to choose.")
    elif not _is_stacked(state.pending):
        yield say("What is pending lies in an order that cannot be.")


def _is_in_place(state: State) -> bool:
    """Effects come from claims, activations and installed upgrades (PROP-3, state diagram)."""
    if state.phase == UPGRADE:
        return [effect.kind for effect in state.pending] == [RESOURCE]
    if state.phase == BONUS:
        return state.marks & ACTIVE != 0
    if state.phase == ISLAND:
        return DOWN in state.players[state.seat].workers
    return state.phase == ACTION


def _is_sound(player: Player, effect: Effect) -> bool:
    """Whether one effect by itself can be pending for this player."""
    number, places = effect.number, effect.places
    if effect.kind in (DEPLOY, RADIO, RESOURCE):
        return number == 0 and places == ()
    if effect.kind == LINES:
        return number == 0 and _are_crossing(player, places)
    if effect.kind == LINE:
        return places == () and number in range(len(DOCK_LINES)) and _is_empty(player, number)
    if effect.kind == BENEFIT:
        known = range(len(TILES))
        return places == () and number in known and _has_depot(player, number)
    if effect.kind not in _REWARDS:
        return False
    reward = _REWARDS[effect.kind]
    line = next(line for line in DOCK_LINES if line.reward == reward)
    if not _is_empty(player, line.index):
        return False
    if effect.kind == PLACE:
        return places == ()
    return 1 <= number <= line.amount and _are_used(player, effect, line.amount)


def _are_used(player: Player, effect: Effect, amount: int) -> bool:
    """Depots used for the reward so far; for tiles the workers lie down."""
    if effect.kind == TWO_TILES:
        return effect.places == () and (effect.number == amount or DOWN in player.workers)
    places = effect.places
    if len(places) != amount - effect.number or list(places) != sorted(set(places)):
        return False
    return all(
        at in player.hexes and player.workers[player.hexes.index(at)] == NO_HOUSING for at in places
    )


def _is_empty(player: Player, line: int) -> bool:
    return not player.dock & DOCK_LINES[line].spaces


def _are_crossing(player: Player, lines: tuple[int, ...]) -> bool:
    """Whether these are the empty row and column of one space of the dock."""
    crossings = [tuple(line.index for line in crossing) for crossing in LINES_THROUGH]
    return lines in crossings and all(_is_empty(player, line) for line in lines)


def _may_choose(state: State, player: Player) -> bool:
    """Amelia after a fame gain, Nicola after a blueprint (PROP-9.9, 9.11)."""
    if len(resource_choices(player)) < 2:
        return False
    if has_power(player, "on_fame_gain"):
        return player.pioneer
    return state.phase == UPGRADE and has_power(player, "on_blueprint") is not None


def _is_stacked(pending: tuple[Effect, ...]) -> bool:
    """Every line gives its reward once; uses that wait have begun; a benefit waits for Amelia."""
    lines = [line for effect in pending for line in _lines_of(effect)]
    if len(set(lines)) != len(lines):
        return False
    for position, effect in enumerate(pending[:-1]):
        if effect.kind in (TWO_TILES, TWO_DEPOTS) and effect.number != 1:
            return False
        if effect.kind == BENEFIT and position != len(pending) - 2:
            return False
        if effect.kind == BENEFIT and pending[-1].kind != RESOURCE:
            return False
    return True


def _lines_of(effect: Effect) -> tuple[int, ...]:
    """Lines of the dock whose reward is in this effect."""
    if effect.kind == LINES:
        return effect.places
    if effect.kind == LINE:
        return (effect.number,)
    reward = _REWARDS.get(effect.kind)
    return tuple(line.index for line in DOCK_LINES if line.reward == reward)


def _has_depot(player: Player, tile: int) -> bool:
    return tile in player.tiles and TILES[tile].benefit is not None
