"""What special cards do, in one or two sentences each."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.games.palm_island.components import CARDS


def card_notes(code: str) -> tuple[str, ...]:
    """Sentences about a villager, a feat or the tracker; none for ordinary buildings.

    >>> card_notes("LG5")
    ()
    """
    card = CARDS[code]
    if card.group in ("building", "outpost", "disaster", "ability card"):
        return ()
    if card.group == "feat":
        effect = _feat_note(code)
        return (effect,) if effect else ()
    if card.group == "tracker":
        return (say("It closes the round. When it is on top, the round is over."),)
    return (_villager_note(code),)


def _villager_note(code: str) -> str:
    return {
        "VI1": say("From the next round on: once a round, one fish less to pay."),
        "VI2": say("From the next round on: once a round, one log less to pay."),
        "VI3": say("From the next round on: once a round, one stone less to pay."),
        "VI4": say("From the next round on: one more card may be stored."),
        "VI5": say("From the next round on: the third card can be used as well."),
        "VI6": say("Three victory points at the end."),
        "VI7": say(
            "At the end one victory point for each Housing and Temple at upgrade 2 or more, "
            "four at most."
        ),
    }[code]


def _feat_note(code: str) -> str:
    return {
        "FE4": say(
            "While stored it counts as two resources of any kind. After paying it turns on; "
            "it can do so twice in a game."
        ),
        "FE5": say("Once turned, one more card may be stored until the end of the game."),
        "FE6": say(
            "When it is turned, one card behind the round tracker may be stored again, unpaid."
        ),
    }.get(code, "")
