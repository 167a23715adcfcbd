"""The menu of recruited villagers: let them rest or work again, or hear why not (PALM-11.6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import Refusal
from islands_desktop.desktop.games.palm_island.card_menu import MenuEntry
from islands_desktop.games.palm_island.commands import Command, make_command
from islands_desktop.games.palm_island.components import INDEX
from islands_desktop.games.palm_island.names import card_name
from islands_desktop.games.palm_island.rules.villagers import SWITCHABLE
from islands_desktop.games.palm_island.state import State, read_tail
from islands_desktop.games.palm_island.text import describe_command

WhyNot = Callable[[Command], Refusal | None]


def switchable(state: State, seat: int) -> tuple[str, ...]:
    """Codes of the recruited villagers that work; the others only score."""
    return tuple(code for code in read_tail(state, seat) if INDEX[code] in SWITCHABLE)


def switch_command(state: State, seat: int, code: str) -> Command:
    """The command that makes a villager do the other thing than now."""
    rests = bool(state.villages[seat].off >> INDEX[code] & 1)
    return make_command(seat, code, "set_active", on=rests)


def switch_entries(
    state: State, seat: int, codes: Sequence[str], why_not: WhyNot
) -> tuple[MenuEntry, ...]:
    """An entry for each villager, with its refusal if it has to stay as it is."""
    entries = []
    for number, code in enumerate(codes, start=1):
        switch = switch_command(state, seat, code)
        words = describe_command(state, switch)
        icon = "play" if switch.on else "pause"
        entries.append(MenuEntry(icon, words, str(number), (), why_not(switch), code))
    return tuple(entries)


def village_title(codes: Sequence[str]) -> str:
    """Over the menu of one villager or of all."""
    return card_name(codes[0]) if len(codes) == 1 else say("Village")
