"""Short sentences of the table: the powers of characters, and what is still to be resolved."""

from __future__ import annotations

from islands_desktop.core.phrases import phrase, say
from islands_desktop.desktop.games.propeller_islands.spots import Spot
from islands_desktop.games.propeller_islands.components import CHARACTERS, LINES, TILES, Power
from islands_desktop.games.propeller_islands.names import (
    mark_words,
    resource_name,
    resource_words,
    tile_name,
)
from islands_desktop.games.propeller_islands.places import dock_words, line_words
from islands_desktop.games.propeller_islands.state import (
    BONUS,
    CHARACTER,
    EFFECTS,
    OVER,
    Effect,
    State,
    participants,
)

_EFFECTS = {
    "deploy": phrase("Deploy a worker"),
    "lines": phrase("First reward: {lines}"),
    "place": phrase("Place {tile}"),
    "radio": phrase("Activate any tile"),
    "two_tiles": phrase("Activate any tile, {left} more"),
    "two_depots": phrase("Take the benefit of a depot, {left} more"),
    "resource": phrase("Choose a resource"),
    "line": phrase("Reward of {line}"),
    "benefit": phrase("Benefit of {tile}"),
}


def effect_words(effect: Effect) -> str:
    """A pending effect in a few words."""
    name = EFFECTS[effect.kind]
    tile = tile_name(TILES[effect.number].id) if name in ("place", "benefit") else ""
    line = line_words(LINES[effect.number]) if name == "line" else ""
    lines = ""
    if name == "lines":
        lines = ", ".join(line_words(LINES[place]) for place in effect.places)
    return say(_EFFECTS[name], tile=tile, left=effect.number, line=line, lines=lines)


def pending_words(view: State) -> list[str]:
    """Pending effects in the order in which they will be resolved (PROP-5.11)."""
    return [effect_words(effect) for effect in reversed(view.pending)]


def turn_words(view: State) -> str:
    """Which turn of the round it is (PROP-3.3); the bonus step comes after the last one."""
    if view.phase == BONUS:
        return say("Bonus step")
    if view.phase in (CHARACTER, OVER):
        return ""
    turns = 2 * participants(view.setup)
    return say("Turn {n} of {all}", n=min(view.turns + 1, turns), all=turns)


def spot_words(state: State, spot: Spot) -> str:
    """What lies on a space of the offer or of the dock, "" for other spots."""
    kind, number = spot
    if kind == "offer":
        tile = TILES[state.offer[number]].id
        return ", ".join(word for word in (tile_name(tile), mark_words(tile)) if word)
    if kind == "dock":
        return say("Worker in {place}", place=dock_words(number))
    return ""


def power_words(power: Power) -> str:
    """What a character may do."""
    return _POWERS[power.kind](power)


def _either(power: Power) -> str:
    return say(" or ").join("1 " + resource_name(name) for name in power.one_of)


_POWERS = {
    "reroll": lambda power: say(
        "Once a turn: roll your die again and gain {gain}.", gain=resource_words(power.gain)
    ),
    "bonus_die_shift": lambda power: say("Count the bonus die as one more or one less."),
    "bonus_die_any": lambda power: say("Count the bonus die as any number."),
    "on_fame_gain": lambda power: say(
        "With your first fame in a round gain {gain}.", gain=_either(power)
    ),
    "extra_activation": lambda power: (
        say("Once a turn: pay {cost} and activate one more tile.", cost=resource_words(power.cost))
        if any(power.cost)
        else say("Once a turn: activate one more tile.")
    ),
    "on_blueprint": lambda power: say(
        "With each completed blueprint gain {gain}.", gain=_either(power)
    ),
    "free_shift": lambda power: (
        say("Once a turn: change your die by up to {steps}, free.", steps=power.steps)
        if power.steps > 1
        else say("Once a turn: change your die by 1, free.")
    ),
}


def powers_of(character: int) -> tuple[str, str]:
    """Both versions of a character's power."""
    shown = CHARACTERS[character]
    return power_words(shown.basic), power_words(shown.advanced)
