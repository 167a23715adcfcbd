"""All legal commands of a state, sorted (PROP-13)."""

from __future__ import annotations

from collections.abc import Callable

from islands_desktop.games.propeller_islands.commands import (
    CLAIMS,
    DEPLOYS,
    DEPOTS,
    INSTALLS,
    PLACES,
    Command,
    make_command,
)
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINTS,
    CHARACTERS,
    DOCK_SPACES,
    EMPTY,
    FORGE_SPACES,
    LEVELS,
    LINES,
    SIDES,
    STEP_COST,
)
from islands_desktop.games.propeller_islands.rules.activating import ANY_TILE, list_activations
from islands_desktop.games.propeller_islands.rules.blueprints import (
    payable_cards,
    slots_for,
    token_in_hand,
)
from islands_desktop.games.propeller_islands.rules.characters import (
    can_pay,
    has_power,
    open_power,
    resource_choices,
)
from islands_desktop.games.propeller_islands.rules.deploying import usable_depots
from islands_desktop.games.propeller_islands.rules.rounds import bonus_die
from islands_desktop.games.propeller_islands.rules.turns import turned
from islands_desktop.games.propeller_islands.state import (
    ACTIVE,
    BONUS,
    ISLAND,
    OVER,
    PAID,
    POWER,
    VACANT,
    Player,
    State,
)

Commands = list[Command]


def legal_commands(state: State) -> Commands:
    """All legal commands of the seat that decides; none when the game is over."""
    if state.phase == OVER:
        return []
    if state.pending:
        return _BY_EFFECT[state.pending[-1].kind](state)
    return _BY_PHASE[state.phase](state)


def obvious_command(state: State) -> Command | None:
    """`finish` where nothing can be activated (PROP-10.4), None elsewhere.

    It ends a bonus step for good (PROP-14.5): whoever has done something in it finishes it.
    """
    done_for_good = state.phase == BONUS and state.marks
    if state.phase not in (ISLAND, BONUS) or state.pending or done_for_good:
        return None
    found = legal_commands(state)
    return found[0] if len(found) == 1 else None


def free_shifts(player: Player) -> tuple[int, ...]:
    """Steps that the power of Sir Charles allows (PROP-9.12)."""
    power = has_power(player, "free_shift")
    if power is None:
        return ()
    return tuple(step for step in range(-power.steps, power.steps + 1) if step)


def bonus_values(state: State, player: Player) -> tuple[int, ...]:
    """Values as which Nelson may count the bonus die (PROP-9.8)."""
    power = has_power(player, "bonus_die_shift", "bonus_die_any")
    if power is None:
        return ()
    if power.kind == "bonus_die_any":
        return tuple(range(1, SIDES + 1))
    die = bonus_die(state.forge)
    return tuple(sorted(turned(die, step) for step in (-power.steps, power.steps)))


def _characters(state: State) -> Commands:
    names = sorted(CHARACTERS[index].id for index in state.shown)
    return [make_command(state.seat, "choose_character", option=name) for name in names]


def _drafts(state: State) -> Commands:
    seat = state.seat
    return [
        make_command(seat, "draft", value)
        for value, count in enumerate(state.forge, start=1)
        if count
    ]


def _actions(state: State) -> Commands:
    seat, player, offer, marks = state.seat, state.players[state.seat], state.offer, state.marks
    found = [make_command(seat, "activate_island")]
    if not marks & PAID and can_pay(player, STEP_COST):
        found += [make_command(seat, "adjust", -1), make_command(seat, "adjust", 1)]
    spaces = [space for space in FORGE_SPACES[state.die] if offer[space] != EMPTY]
    frontier = player.frontier
    for space in spaces:
        found += map(CLAIMS[seat][space].__getitem__, frontier)
    found += [make_command(seat, "discard", space) for space in spaces]
    power = None if marks & POWER else open_power(player)
    if power is not None:
        if power.kind == "reroll" and not marks:
            found.append(make_command(seat, "reroll"))
        found += [make_command(seat, "shift", step) for step in free_shifts(player)]
    return found


def _island(state: State) -> Commands:
    seat, player = state.seat, state.players[state.seat]
    found = list_activations(player, seat, state.die)
    if not state.marks & POWER:
        power = has_power(player, "extra_activation")
        if power is not None and can_pay(player, power.cost):
            found += list_activations(player, seat, ANY_TILE, "extra", power.cost[0])
    found.append(make_command(seat, "finish"))
    return found


def _bonus(state: State) -> Commands:
    seat, player = state.seat, state.players[state.seat]
    found = list_activations(player, seat, state.die)
    found.append(make_command(seat, "finish"))
    if not state.marks & (POWER | ACTIVE):
        found += [make_command(seat, "set_bonus", value) for value in bonus_values(state, player)]
    return found


def _blueprints(state: State) -> Commands:
    seat = state.seat
    found = [
        make_command(seat, "complete", option=BLUEPRINTS[card].id)
        for card in payable_cards(state.players[seat])
    ]
    found.append(make_command(seat, "end_turn"))
    return found


def _upgrades(state: State) -> Commands:
    player, row = state.players[state.seat], INSTALLS[state.seat]
    found = [row[at] for at in slots_for(player, token_in_hand(player))]
    found.append(make_command(state.seat, "set_aside"))
    return found


def _replacements(state: State) -> Commands:
    sources = sorted(BLUEPRINTS[card].id for cards in state.face_up for card in cards)
    sources += [level for level, deck in zip(LEVELS, state.decks, strict=True) if deck]
    return [make_command(state.seat, "take", option=source) for source in sources]


def _deploys(state: State) -> Commands:
    player, rows = state.players[state.seat], DEPLOYS[state.seat]
    vacant = [
        at for at, worker in zip(player.hexes, player.workers, strict=True) if worker == VACANT
    ]
    dock = player.dock
    found: Commands = []
    for space in range(len(DOCK_SPACES)):
        if dock >> space & 1:
            found += map(rows[space].__getitem__, vacant)
    return found


def _rewards(state: State) -> Commands:
    names = sorted(LINES[line].id for line in state.pending[-1].places)
    return [make_command(state.seat, "reward", option=name) for name in names]


def _places(state: State) -> Commands:
    row = PLACES[state.seat]
    return [row[at] for at in state.players[state.seat].frontier]


def _any_tile(state: State) -> Commands:
    seat = state.seat
    found = list_activations(state.players[seat], seat, ANY_TILE)
    found.append(make_command(seat, "skip"))
    return found


def _depots(state: State) -> Commands:
    seat, row = state.seat, DEPOTS[state.seat]
    used = state.pending[-1].places
    found = [row[at] for at in usable_depots(state.players[seat], used)]
    found.append(make_command(seat, "skip"))
    return found


def _resources(state: State) -> Commands:
    choices = resource_choices(state.players[state.seat])
    return [make_command(state.seat, "choose_resource", option=name) for name in choices]


_BY_PHASE: tuple[Callable[[State], Commands], ...] = (
    *(_characters, _drafts, _actions, _island, _blueprints, _upgrades, _replacements, _bonus),
)
"""In the order of the phases of `state`."""

_BY_EFFECT: tuple[Callable[[State], Commands], ...] = (
    *(_deploys, _rewards, _places, _any_tile, _any_tile, _depots, _resources),
)
"""In the order of the effects of `state` that need a decision."""
