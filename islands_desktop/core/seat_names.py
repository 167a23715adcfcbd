"""What the seats of the game on the table are called.

Names belong to the people who play, not to a position: no state and no digest knows them. Whoever
shows a game installs its names; without any, seats are Player 1, Player 2 …
"""

from __future__ import annotations

from collections.abc import Sequence

from islands_desktop.core.phrases import say

LONGEST_SEAT_NAME = 20

_names: tuple[str, ...] = ()


def install_seat_names(names: Sequence[str]) -> None:
    """Call the seats so from now on, in their order; "" and what is missing is the usual name."""
    global _names
    _names = tuple(names)


def seat_name(seat: int) -> str:
    """The name of a seat for people.

    >>> seat_name(1)
    'Player 2'
    >>> install_seat_names(["Ana", ""])
    >>> seat_name(0), seat_name(1), seat_name(2)
    ('Ana', 'Player 2', 'Player 3')
    >>> install_seat_names([])
    """
    name = _names[seat] if seat < len(_names) else ""
    return name or usual_seat_name(seat)


def usual_seat_name(seat: int) -> str:
    """What a seat is called that nobody has named."""
    return say("Player {seat}", seat=seat + 1)


COMPUTER_NAMES = ("Kelda", "Milo", "Suri", "Bram", "Ines", "Odo", "Tara", "Juno")
"""What the computer's seats are called that nobody has named."""


def names_shown(names: Sequence[str], levels: Sequence[str]) -> tuple[str, ...]:
    """The names of seats for `install_seat_names`: a computer's seat has one of its own.

    >>> names_shown(["Ana"], ["", "easy", ""])
    ('Ana', 'Milo', '')
    """
    count = max(len(names), len(levels))
    written = [*names, *[""] * (count - len(names))]
    computers = [*levels, *[""] * (count - len(levels))]
    return tuple(
        name or (COMPUTER_NAMES[seat % len(COMPUTER_NAMES)] if computers[seat] else "")
        for seat, name in enumerate(written)
    )
