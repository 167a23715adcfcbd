"""Propeller Islands in sentences: what can be done now, and every command."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from islands_desktop.core.game import Step
from islands_desktop.core.phrases import phrase, say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.components import (
    ACTIVATIONS,
    DISCARD_GAIN,
    LEVELS,
    LINE_INDEX,
    LINES,
    NOTHING,
    STEP_COST,
    TILES,
    Activation,
)
from islands_desktop.games.propeller_islands.hexes import NOWHERE
from islands_desktop.games.propeller_islands.names import (
    blueprint_name,
    character_name,
    level_name,
    mark_words,
    resource_name,
    resource_words,
    tile_name,
    upgrade_name,
)
from islands_desktop.games.propeller_islands.places import (
    dock_words,
    hex_words,
    line_words,
    space_words,
    tile_words,
)
from islands_desktop.games.propeller_islands.rules.blueprints import (
    links_of_upgrade,
    token_in_hand,
    upgrade_id,
)
from islands_desktop.games.propeller_islands.rules.turns import turned
from islands_desktop.games.propeller_islands.state import (
    CHARACTER,
    EFFECTS,
    OVER,
    PHASES,
    PLACE,
    UPGRADE,
    Player,
    State,
)

_PHASE_SENTENCES = {
    "character": phrase("Choose your character."),
    "draft": phrase("Take a die from the Forge."),
    "action": phrase("Die {die}: claim a tile, discard one for energy, or activate your island."),
    "island": phrase("Die {die}: activate buildings with ready workers, then finish."),
    "blueprint": phrase("Complete a blueprint if you can pay it, or end your turn."),
    "upgrade": phrase("Install the {upgrade} or put it aside."),
    "replace": phrase("Take a new blueprint."),
    "bonus": phrase("Bonus die {die}: activate buildings with ready workers, then finish."),
}
_PHASE_RULES = {
    "character": ("PROP-2.10",),
    "draft": ("PROP-3.5",),
    "action": ("PROP-3.6", "PROP-3.9"),
    "island": ("PROP-5.1", "PROP-5.2", "PROP-5.3"),
    "blueprint": ("PROP-8.1", "PROP-3.12"),
    "upgrade": ("PROP-8.4", "PROP-8.5"),
    "replace": ("PROP-8.8",),
    "bonus": ("PROP-10.2", "PROP-10.3"),
}
_EFFECT_SENTENCES = {
    "deploy": phrase("Deploy a worker: from any space of the dock to vacant housing."),
    "lines": phrase("A row and a column are cleared: choose which reward comes first."),
    "place": phrase("Place {tile} beside your island."),
    "radio": phrase("Activate any tile with a ready worker, or skip."),
    "two_tiles": phrase("Activate any tile with a ready worker, {left} more, or skip."),
    "two_depots": phrase("Take the benefit of a depot, {left} more, or skip."),
    "resource": phrase("Choose energy or steel."),
}
_EFFECT_RULES = {
    "deploy": ("PROP-7.1", "PROP-7.2"),
    "lines": ("PROP-7.6",),
    "place": ("PROP-4.2", "PROP-7.8"),
    "radio": ("PROP-6.11",),
    "two_tiles": ("PROP-7.8",),
    "two_depots": ("PROP-7.8",),
    "resource": ("PROP-9.9", "PROP-9.11"),
}


def step_of(state: State) -> Step:
    """What is going on now, in one sentence."""
    if state.phase == OVER:
        return Step("game_over", say("The game is over."), ("PROP-11.1",))
    if state.pending:
        effect = state.pending[-1]
        name = EFFECTS[effect.kind]
        tile = tile_name(TILES[effect.number].id) if effect.kind == PLACE else ""
        sentence = say(_EFFECT_SENTENCES[name], tile=tile, left=effect.number)
        rules = _EFFECT_RULES[name]
    else:
        name = PHASES[state.phase]
        upgrade = _upgrade(state) if state.phase == UPGRADE else ""
        sentence = say(_PHASE_SENTENCES[name], die=state.die, upgrade=upgrade)
        rules = _PHASE_RULES[name]
    if len(state.players) > 1:
        sentence = say("{player}: {sentence}", player=seat_name(state.seat), sentence=sentence)
    return Step(name, sentence, rules)


def _upgrade(state: State) -> str:
    """The upgrade that is to be installed or put aside."""
    return upgrade_name(upgrade_id(token_in_hand(state.players[state.seat])))


def progress_of(state: State) -> str:
    """How far the game is."""
    if state.phase == OVER:
        return say("Finished")
    if state.phase == CHARACTER:
        return say("Choosing characters")
    return say("Round {round}", round=state.round)


def describe_command(state: State, command: Command) -> str:
    """A command of this state in words."""
    return _WORDS[command.kind](state, command)


def reading_order(commands: Iterable[Command]) -> list[Command]:
    """What changes the die for nothing stands before what costs energy."""
    return sorted(commands, key=lambda command: _READ_AS.get(command.kind, (command.kind, 0)))


_READ_AS = {"reroll": ("adjust", 0), "shift": ("adjust", 1), "adjust": ("adjust", 2)}


def describe_briefly(state: State, command: Command) -> str:
    """A command in words where it is clear already which tile or worker it takes."""
    brief = _BRIEF.get(command.kind)
    return brief(state, command) if brief is not None else describe_command(state, command)


def _player(state: State) -> Player:
    return state.players[state.seat]


def _tile_at(state: State, at: int) -> int:
    player = _player(state)
    return player.tiles[player.hexes.index(at)]


def _die(state: State, command: Command) -> str:
    return say("Take a {value}", value=command.number)


def _shift(state: State, command: Command) -> str:
    value = turned(state.die, command.number)
    return say("Sir Charles: count the die as {value} ({step})", value=value,
               step=f"{command.number:+d}")  # fmt: skip


def _adjust(state: State, command: Command) -> str:
    value = turned(state.die, command.number)
    return say("Pay {cost}: count the die as {value}", cost=resource_words(STEP_COST), value=value)


def _offered(state: State, command: Command) -> dict[str, str]:
    """Name, mark and space of a tile of the offer."""
    tile = TILES[state.offer[command.number]].id
    return {"tile": tile_name(tile), "mark": mark_words(tile), "space": space_words(command.number)}


def _claim(state: State, command: Command) -> str:
    return say(
        "Claim {tile} ({mark}) from {space} and place it {where}",
        where=hex_words(_player(state), command.at), **_offered(state, command),
    )  # fmt: skip


def _discard(state: State, command: Command) -> str:
    return say(
        "Discard {tile} ({mark}) from {space} for {gain}",
        gain=resource_words(DISCARD_GAIN), **_offered(state, command),
    )  # fmt: skip


def _activate(state: State, command: Command) -> str:
    tile = _tile_at(state, command.at)
    chosen = next(one for one in ACTIVATIONS[tile] if one.option == command.option)
    name = tile_words(_player(state), command.at)
    if command.depot != NOWHERE:
        depot = tile_words(_player(state), command.depot)
        return say("Activate {tile} for {depot}", tile=name, depot=depot)
    return say("Activate {tile}: {effect}", tile=name, effect=_activation_words(chosen))


def _activation_words(activation: Activation) -> str:
    if activation.deploys:
        return say("deploy a worker")
    if activation.radio:
        return say("activate another tile")
    if activation.pay == NOTHING:
        return say("gain {gain}", gain=resource_words(activation.gain))
    return say("{cost} for {gain}", cost=resource_words(activation.pay),
               gain=resource_words(activation.gain))  # fmt: skip


def _extra(state: State, command: Command) -> str:
    return say("Marie: {command}", command=_activate(state, command))


def _deploy(state: State, command: Command) -> str:
    return say(
        "Deploy the worker in {space} to {tile}",
        space=dock_words(command.number),
        tile=tile_words(_player(state), command.at),
    )


def _place(state: State, command: Command) -> str:
    tile = tile_name(TILES[state.pending[-1].number].id)
    return say("Place {tile} {where}", tile=tile, where=hex_words(_player(state), command.at))


def _depot(state: State, command: Command) -> str:
    return say("Take the benefit of {tile}", tile=tile_words(_player(state), command.at))


def _install(state: State, command: Command) -> str:
    player = _player(state)
    upgrade, tile = _upgrade(state), tile_words(player, command.at)
    links = links_of_upgrade(player, command.at)
    if links is None:
        return say("Install the {upgrade} on {tile}", upgrade=upgrade, tile=tile)
    return say("Install the {upgrade} on {tile} ({links})", upgrade=upgrade, tile=tile,
               links=_link_words(links))  # fmt: skip


def _link_words(links: int) -> str:
    if links == 0:
        return say("no link")
    return say("1 link") if links == 1 else say("{n} links", n=links)


def _take(state: State, command: Command) -> str:
    if command.option in LEVELS:
        return say("Draw {card}", card=level_name(command.option))
    return say("Take {card}", card=blueprint_name(command.option))


def _finish(state: State, command: Command) -> str:
    return say("Finish activating")


def _skip(state: State, command: Command) -> str:
    return say("Skip the rest")


_WORDS: dict[str, Callable[[State, Command], str]] = {
    "choose_character": lambda state, command: say(
        "Choose {character}", character=character_name(command.option)
    ),
    "draft": _die,
    "reroll": lambda state, command: say("Jacques: roll the die again"),
    "shift": _shift,
    "adjust": _adjust,
    "claim": _claim,
    "discard": _discard,
    "activate_island": lambda state, command: say("Activate your island"),
    "activate": _activate,
    "extra": _extra,
    "finish": _finish,
    "set_bonus": lambda state, command: say(
        "Nelson: count the bonus die as {value}", value=command.number
    ),
    "deploy": _deploy,
    "reward": lambda state, command: say(
        "First the reward of {line}", line=line_words(LINES[LINE_INDEX[command.option]])
    ),
    "place": _place,
    "depot": _depot,
    "choose_resource": lambda state, command: say(
        "Gain 1 {resource}", resource=resource_name(command.option)
    ),
    "skip": _skip,
    "complete": lambda state, command: say("Complete {card}", card=blueprint_name(command.option)),
    "install": _install,
    "set_aside": lambda state, command: say("Put the {upgrade} aside", upgrade=_upgrade(state)),
    "take": _take,
    "end_turn": lambda state, command: say("End your turn"),
}


_BRIEF: dict[str, Callable[[State, Command], str]] = {
    "claim": lambda state, command: say(
        "Place it {where}", where=hex_words(_player(state), command.at)
    ),
    "discard": lambda state, command: say(
        "Discard it for {gain}", gain=resource_words(DISCARD_GAIN)
    ),
    "deploy": lambda state, command: say(
        "Deploy to {tile}", tile=tile_words(_player(state), command.at)
    ),
}
"""Commands that take a tile of the offer or a worker of the dock."""
