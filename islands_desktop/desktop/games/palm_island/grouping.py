"""The legal commands of a position, grouped the way a person thinks: by card and action."""

from __future__ import annotations

from collections.abc import Iterable

from islands_desktop.games.palm_island.commands import Command, make_command
from islands_desktop.games.palm_island.components import CARDS, Resources
from islands_desktop.games.palm_island.state import State, read_deck

Groups = dict[tuple[str, str], tuple[Command, ...]]
"""Card code and kind → the commands that do this; discard stands under the top card."""

CARD_KINDS = ("store", "rotate", "flip", "recruit")


def group_commands(commands: Iterable[Command], top: str) -> Groups:
    """Legal commands by card and kind."""
    groups: dict[tuple[str, str], list[Command]] = {}
    for command in commands:
        card = top if command.kind == "discard" else command.card
        groups.setdefault((card, command.kind), []).append(command)
    return {key: tuple(found) for key, found in groups.items()}


def printed_costs(state: State, seat: int, code: str, kind: str) -> tuple[Resources, ...]:
    """The costs printed on a card for an action, () if it is not printed on the side shown."""
    shown = next((card for card in read_deck(state, seat) if card.code == code), None)
    if shown is None or shown.hidden:
        return ()
    card = CARDS[code]
    if kind == "recruit":
        return (card.cost,) if card.group == "villager" else ()
    action = card.side(shown.state).action(kind)
    return action.alternatives if action else ()


def plain_command(state: State, seat: int, code: str, kind: str) -> Command:
    """The command that offers everything: what the rules say to it explains why it is not possible.

    All stored cards are named as the payment, so that a refusal tells what they give together.
    """
    if kind in ("discard", "end_round"):
        return make_command(seat, "", kind)
    costs = any(any(cost) for cost in printed_costs(state, seat, code, kind))
    stored = sorted(card.code for card in read_deck(state, seat) if card.stored)
    return make_command(seat, code, kind, payment=tuple(stored) if costs else ())
