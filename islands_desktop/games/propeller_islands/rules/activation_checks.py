"""Why a tile cannot be activated, in the order of the table of PROP-13."""

from __future__ import annotations

from islands_desktop.core.refusals import Refusal, refuse
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.components import (
    ACTIVATIONS,
    NO_BLOCK,
    NUMBERS,
    Activation,
)
from islands_desktop.games.propeller_islands.hexes import NOWHERE
from islands_desktop.games.propeller_islands.rules.activating import matches
from islands_desktop.games.propeller_islands.rules.characters import can_pay
from islands_desktop.games.propeller_islands.rules.deploying import can_benefit, can_deploy
from islands_desktop.games.propeller_islands.state import DOWN, NO_HOUSING, READY
from islands_desktop.games.propeller_islands.table import AnyPlayer


def why_not_activate(
    player: AnyPlayer, command: Command, die: int, energy_spent: int = 0
) -> Refusal | None:
    """The first rule that forbids it; `die` may be ANY_TILE, `energy_spent` was paid before."""
    if command.at not in player.hexes:
        return refuse("PROP-5.1", "There is no tile of yours on this hex.")
    index = player.hexes.index(command.at)
    tile, worker = player.tiles[index], player.workers[index]
    if NUMBERS[tile] == NO_BLOCK:
        return refuse("PROP-5.9", "Depots and landmarks cannot be activated.")
    if worker == DOWN:
        return refuse("PROP-5.8", "The worker of this tile has been used in this round.")
    if worker != READY:
        return refuse("PROP-5.1", "There is no worker on this tile.")
    if not matches(NUMBERS[tile], player.upgrades[index], die):
        return refuse("PROP-5.2", "This tile needs a {number}.", number=NUMBERS[tile])
    found = [one for one in ACTIVATIONS[tile] if one.option == command.option]
    if not found or (found[0].warehouse != (command.depot != NOWHERE)):
        return _wrong_option(tile)
    return _why_not_effect(player, found[0], command.depot) or _why_not_pay(
        player, found[0], energy_spent
    )


def _wrong_option(tile: int) -> Refusal:
    names = [activation.option for activation in ACTIVATIONS[tile] if activation.option]
    if names:
        return refuse("PROP-13.2", "Say which: {options}.", options=", ".join(names))
    if ACTIVATIONS[tile][0].warehouse:
        return refuse("PROP-13.2", "Say which depot gives its benefit.")
    return refuse("PROP-13.2", "There is nothing to choose on this tile.")


def _why_not_effect(player: AnyPlayer, activation: Activation, depot: int) -> Refusal | None:
    if activation.warehouse:
        if depot not in player.hexes:
            return refuse("PROP-6.12", "There is no depot of yours on this hex.")
        index = player.hexes.index(depot)
        if player.workers[index] != NO_HOUSING:
            return refuse("PROP-6.12", "There is no depot of yours on this hex.")
        possible = can_benefit(player, player.tiles[index])
    else:
        possible = not activation.deploys or can_deploy(player)
    if not possible:
        return refuse("PROP-7.3", "No worker can be deployed now.")
    return None


def _why_not_pay(player: AnyPlayer, activation: Activation, energy_spent: int) -> Refusal | None:
    if can_pay(player, activation.pay, energy_spent):
        return None
    return refuse("PROP-5.5", "The cost of this tile cannot be paid.")
