"""Why a command of Palm Island is good, in one sentence.

The position is that of one player: the own village is its only one.
"""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.games.palm_island.commands import CARD_KINDS, Command
from islands_desktop.games.palm_island.components import CARD_LIST, CODES
from islands_desktop.games.palm_island.faces import GIVES, WILD, unpack
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.names import ability_name, card_name, resource_words
from islands_desktop.games.palm_island.rules.outposts import meets
from islands_desktop.games.palm_island.scoring import score_of
from islands_desktop.games.palm_island.state import State, Village


def turn_reason(known: State, command: Command) -> str:
    """What a turn, or a purchase at the market, is good for."""
    card = card_name(command.card) if command.card else ""
    match command.kind:
        case "end_round":
            return say("There is nothing else to do in this round.")
        case "discard":
            return _discard_reason(known)
        case "pass":
            return say("What is stored is worth more than what is on offer.")
        case "recruit":
            return _helper_reason(card, CARD_LIST[command.index].effect_value("kind"))
        case "buy":
            return _purchase_reason(command, card)
    after = GAME.successor(known, command)
    outpost = _outpost_met(known, after)
    if outpost:
        return say("{card} does what {outpost} asks for.", card=card, outpost=outpost)
    if command.kind == "store":
        return _store_reason(known, command, card)
    gain = score_of(after) - score_of(known)
    if gain == 1:
        return say("{card} gains 1 victory point at once.", card=card)
    if gain > 0:
        return say("{card} gains {points} victory points at once.", card=card, points=gain)
    return _better_reason(known, after, command, card)


def _discard_reason(known: State) -> str:
    """Why nothing better is done with the cards that can be used now."""
    legal = GAME.legal_commands(known)
    usable = {command.index for command in legal if command.kind in CARD_KINDS}
    if not usable:
        return say("Nothing else can be done now.")
    if known.villages[0].deck[0] >> 2 in usable:
        return say("The top card is worth more later.")
    return say("The top card cannot be used now, and the others are worth more later.")


def _helper_reason(card: str, effect: str | None) -> str:
    """What a villager does for the player."""
    if effect in ("vp_flat", "vp_per_card"):
        return say("{card} brings victory points at the end.", card=card)
    return say("{card} helps from the next round on.", card=card)


def _purchase_reason(command: Command, card: str) -> str:
    """What a card of the market is worth."""
    spec = CARD_LIST[command.index]
    if spec.group == "outpost":
        return say("{card} is worth {points} victory points.", card=card, points=spec.value)
    return _helper_reason(card, spec.effect_value("kind"))


def _outpost_met(before: State, after: State) -> str:
    """The outpost on offer whose criterion holds only after a turn, "" if none (PALM-14.3)."""
    if before.setup.mode != "casual" or before.common is None or len(after.villages) != 1:
        return ""
    for pile in before.common.piles:
        for index in pile:
            outpost = CARD_LIST[index]
            if meets(after.villages[0], outpost) and not meets(before.villages[0], outpost):
                return card_name(CODES[index])
    return ""


def _better_reason(known: State, after: State, command: Command, card: str) -> str:
    """What a turned card will give, or that it comes nearer to its points."""
    before, now = (_face_in(state.villages[0], command) for state in (known, after))
    if WILD[now] > WILD[before]:
        return say("{card} will pay for whatever is needed in the rounds to come.", card=card)
    given = unpack(GIVES[now])
    if sum(given) > sum(unpack(GIVES[before])):
        return say("{card} will give {resources} whenever it is stored.",
                   card=card, resources=resource_words(given))  # fmt: skip
    return say("{card} comes nearer to the points of its other sides.", card=card)


def _face_in(village: Village, command: Command) -> int:
    """How the card of a command lies."""
    return next(face for face in village.deck if face >> 2 == command.index)


def _store_reason(known: State, command: Command, card: str) -> str:
    """What the stored card will give."""
    face = _face_in(known.villages[0], command)
    if WILD[face]:
        return say("{card} will pay for whatever is needed.", card=card)
    given = resource_words(unpack(GIVES[face]))
    return say("{card} gives {resources} for what comes next.", card=card, resources=given)


def group_reason(known: State, command: Command) -> str:
    """What a command of the group is good for."""
    common = known.common
    assert common is not None
    match command.kind:
        case "pay_disaster":
            return say("These cards can be spared most easily, and {disaster} comes nearer to "
                       "being averted.", disaster=card_name(common.disaster))  # fmt: skip
        case "pay_ability":
            ability = ability_name(known.setup.option("ability"))
            return say("{ability} helps everybody from the next round on.", ability=ability)
        case "signal":
            return say("{card} can pay at once, and costs nothing.", card=card_name(command.card))
    return say("There is nothing more that the group could do with its cards.")
