"""Why a command is not legal: the first rule that fails, in the order of PROP-13.4."""

from __future__ import annotations

from collections.abc import Callable

from islands_desktop.core.refusals import Refusal, refuse
from islands_desktop.core.seat_names import seat_name
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINT_INDEX as CARDS,
)
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINTS,
    CHARACTER_INDEX,
    DOCK_SPACES,
    EMPTY,
    FORGE_SPACES,
    LEVELS,
    LINE_INDEX,
    OFFER_SPACES,
    SIDES,
    STEP_COST,
)
from islands_desktop.games.propeller_islands.rules.activating import ANY_TILE
from islands_desktop.games.propeller_islands.rules.activation_checks import why_not_activate
from islands_desktop.games.propeller_islands.rules.blueprints import slots_for, token_in_hand
from islands_desktop.games.propeller_islands.rules.characters import (
    can_pay,
    has_power,
    resource_choices,
)
from islands_desktop.games.propeller_islands.rules.deploying import can_benefit
from islands_desktop.games.propeller_islands.rules.legal import bonus_values, free_shifts
from islands_desktop.games.propeller_islands.state import (
    ACTION,
    ACTIVE,
    BLUEPRINT,
    BONUS,
    CHARACTER,
    DEPLOY,
    DRAFT,
    ISLAND,
    LINES,
    NO_HOUSING,
    OVER,
    PAID,
    PLACE,
    POWER,
    RADIO,
    REPLACE,
    RESOURCE,
    TWO_DEPOTS,
    TWO_TILES,
    UPGRADE,
    VACANT,
    Player,
    State,
)

_PHASES: dict[str, tuple[int, ...]] = {
    "choose_character": (CHARACTER,),
    "draft": (DRAFT,),
    "reroll": (ACTION,),
    "shift": (ACTION,),
    "adjust": (ACTION,),
    "claim": (ACTION,),
    "discard": (ACTION,),
    "activate_island": (ACTION,),
    "activate": (ISLAND, BONUS),
    "extra": (ISLAND,),
    "finish": (ISLAND, BONUS),
    "set_bonus": (BONUS,),
    "complete": (BLUEPRINT,),
    "install": (UPGRADE,),
    "set_aside": (UPGRADE,),
    "take": (REPLACE,),
    "end_turn": (BLUEPRINT,),
}
"""Phases that offer a command when nothing is pending."""

_EFFECTS: dict[str, tuple[int, ...]] = {
    "activate": (RADIO, TWO_TILES),
    "deploy": (DEPLOY,),
    "reward": (LINES,),
    "place": (PLACE,),
    "depot": (TWO_DEPOTS,),
    "choose_resource": (RESOURCE,),
    "skip": (RADIO, TWO_TILES, TWO_DEPOTS),
}
"""Pending effects that a command resolves."""

_NOT_IN_BONUS = ("adjust", "reroll", "shift", "extra", "complete")


def why_not(state: State, command: Command) -> Refusal | None:
    """The first rule that forbids a command, None if it is legal (PROP-13.4)."""
    kind = command.kind
    if state.phase == OVER:
        return refuse("PROP-13.3", "The game is over.")
    if command.seat != state.seat:
        return refuse("PROP-13.3", "It is the turn of {player}.", player=seat_name(state.seat))
    if state.pending:
        if state.pending[-1].kind not in _EFFECTS.get(kind, ()):
            return refuse("PROP-5.11", "Something else must be resolved first.")
    elif state.phase not in _PHASES.get(kind, ()):
        if state.phase == BONUS and kind in _NOT_IN_BONUS:
            return refuse("PROP-10.3", "This cannot be done with the bonus die.")
        return refuse("PROP-13.1", "This cannot be done at this point of the turn.")
    check = _CHECKS.get(kind)
    return check(state, state.players[state.seat], command) if check else None


def _character(state: State, player: Player, command: Command) -> Refusal | None:
    if CHARACTER_INDEX.get(command.option, -1) in state.shown:
        return None
    return refuse("PROP-2.10", "This character is not among those to choose from.")


def _draft(state: State, player: Player, command: Command) -> Refusal | None:
    if 1 <= command.number <= SIDES and state.forge[command.number - 1]:
        return None
    return refuse("PROP-3.5", "There is no die of value {value} on the Forge.",
                  value=command.number)  # fmt: skip


def _reroll(state: State, player: Player, command: Command) -> Refusal | None:
    if has_power(player, "reroll") is None:
        return refuse("PROP-9.5", "Only Jacques rolls a drafted die again, once he has the fame.")
    if state.marks:
        return refuse("PROP-9.7", "A die is rolled again once, before any other change.")
    return None


def _shift(state: State, player: Player, command: Command) -> Refusal | None:
    if has_power(player, "free_shift") is None:
        return refuse("PROP-9.5", "Only Sir Charles changes a die for free, once he has the fame.")
    if state.marks & POWER:
        return refuse("PROP-9.12", "Sir Charles changes a die once per turn.")
    if command.number not in free_shifts(player):
        return refuse("PROP-9.12", "Sir Charles cannot change a die by {steps}.",
                      steps=command.number)  # fmt: skip
    return None


def _adjust(state: State, player: Player, command: Command) -> Refusal | None:
    if command.number not in (-1, 1):
        return refuse("PROP-3.7", "Energy changes a die by 1, up or down.")
    if state.marks & PAID:
        return refuse("PROP-3.7", "Energy changes a die once per turn.")
    if not can_pay(player, STEP_COST):
        return refuse("PROP-3.7", "Changing the die costs energy, and there is none.")
    return None


def _space(state: State, player: Player, command: Command) -> Refusal | None:
    """A space that touches the die and holds a tile (PROP-4.1)."""
    if not 0 <= command.number < OFFER_SPACES:
        return refuse("PROP-4.1", "There is no space {space}.", space=command.number)
    if command.number not in FORGE_SPACES[state.die]:
        return refuse("PROP-4.1", "This space does not touch a die of value {value}.",
                      value=state.die)  # fmt: skip
    if state.offer[command.number] == EMPTY:
        return refuse("PROP-4.1", "There is no tile on this space any more.")
    return None


def _placing(state: State, player: Player, command: Command) -> Refusal | None:
    """An empty hex beside the own island (PROP-4.2)."""
    if command.at in player.frontier:
        return None
    if command.at in player.hexes:
        return refuse("PROP-4.2", "There is a tile on this hex already.")
    return refuse("PROP-4.2", "A tile must lie beside another tile of your island.")


def _claim(state: State, player: Player, command: Command) -> Refusal | None:
    return _space(state, player, command) or _placing(state, player, command)


def _activate(state: State, player: Player, command: Command) -> Refusal | None:
    die = ANY_TILE if state.pending else state.die
    return why_not_activate(player, command, die)


def _extra(state: State, player: Player, command: Command) -> Refusal | None:
    power = has_power(player, "extra_activation")
    if power is None:
        return refuse("PROP-9.5", "Only Marie activates one tile more, once she has the fame.")
    if state.marks & POWER:
        return refuse("PROP-9.10", "Marie activates one tile more only once.")
    if not can_pay(player, power.cost):
        return refuse("PROP-9.10", "Marie must pay energy first, and there is none.")
    return why_not_activate(player, command, ANY_TILE, power.cost[0])


def _set_bonus(state: State, player: Player, command: Command) -> Refusal | None:
    values = bonus_values(state, player)
    if not values:
        return refuse(
            "PROP-9.5", "Only Nelson counts the bonus die differently, once he has the fame."
        )
    if state.marks & (POWER | ACTIVE):
        return refuse("PROP-9.8", "Nelson sets the bonus die once, before he activates anything.")
    if command.number not in values:
        return refuse("PROP-9.8", "Nelson cannot count the bonus die as {value}.",
                      value=command.number)  # fmt: skip
    return None


def _deploy(state: State, player: Player, command: Command) -> Refusal | None:
    if not 0 <= command.number < len(DOCK_SPACES) or not player.dock >> command.number & 1:
        return refuse("PROP-7.1", "There is no worker on this space of the dock.")
    if command.at not in player.hexes:
        return refuse("PROP-7.2", "There is no tile of yours on this hex.")
    if player.workers[player.hexes.index(command.at)] != VACANT:
        return refuse("PROP-7.2", "This tile has no vacant housing.")
    return None


def _reward(state: State, player: Player, command: Command) -> Refusal | None:
    if LINE_INDEX.get(command.option, -1) in state.pending[-1].places:
        return None
    return refuse("PROP-7.6", "This line has not just been cleared.")


def _depot(state: State, player: Player, command: Command) -> Refusal | None:
    if command.at not in player.hexes:
        return refuse("PROP-7.8", "There is no tile of yours on this hex.")
    index = player.hexes.index(command.at)
    if player.workers[index] != NO_HOUSING:
        return refuse("PROP-7.8", "This tile is no depot.")
    if command.at in state.pending[-1].places:
        return refuse("PROP-7.8", "This depot has been used for this reward already.")
    if not can_benefit(player, player.tiles[index]):
        return refuse("PROP-7.3", "No worker can be deployed now.")
    return None


def _resource(state: State, player: Player, command: Command) -> Refusal | None:
    if command.option in resource_choices(player):
        return None
    return refuse("PROP-13.2", "Energy or steel may be chosen.")


def _complete(state: State, player: Player, command: Command) -> Refusal | None:
    card = CARDS.get(command.option, -1)
    if card not in player.hand:
        return refuse("PROP-8.1", "This blueprint is not in your hand.")
    if not can_pay(player, BLUEPRINTS[card].cost):
        return refuse("PROP-8.2", "This blueprint cannot be paid.")
    return None


def _install(state: State, player: Player, command: Command) -> Refusal | None:
    if command.at in slots_for(player, token_in_hand(player)):
        return None
    if command.at not in player.hexes:
        return refuse("PROP-8.5", "There is no tile of yours on this hex.")
    return refuse("PROP-8.5", "This tile has no free slot of this type.")


def _take(state: State, player: Player, command: Command) -> Refusal | None:
    if command.option in LEVELS:
        if state.decks[LEVELS.index(command.option)]:
            return None
        return refuse("PROP-8.8", "This stack of blueprints is empty.")
    card = CARDS.get(command.option, -1)
    if any(card in cards for cards in state.face_up):
        return None
    return refuse("PROP-8.8", "This blueprint does not lie face up.")


_CHECKS: dict[str, Callable[[State, Player, Command], Refusal | None]] = {
    "choose_character": _character,
    "draft": _draft,
    "reroll": _reroll,
    "shift": _shift,
    "adjust": _adjust,
    "claim": _claim,
    "discard": _space,
    "activate": _activate,
    "extra": _extra,
    "set_bonus": _set_bonus,
    "deploy": _deploy,
    "reward": _reward,
    "place": _placing,
    "depot": _depot,
    "choose_resource": _resource,
    "complete": _complete,
    "install": _install,
    "take": _take,
}
"""What the last column of the table of PROP-13 asks; other commands are always legal."""
