"""Buttons below the Forge: what may be done with a die, and the value it leads to (PROP-3.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from islands_desktop.core.phrases import say
from islands_desktop.core.signed import signed
from islands_desktop.desktop.games.propeller_islands import layout, looks
from islands_desktop.desktop.games.propeller_islands.pieces import Look, rounded
from islands_desktop.desktop.games.propeller_islands.spots import Spot
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.rules.turns import turned
from islands_desktop.games.propeller_islands.text import reading_order


@dataclass(frozen=True, slots=True)
class Chip:
    """One button."""

    spot: Spot
    look: Look
    rect: QRectF

    @property
    def shape(self) -> QPainterPath:
        """Where a hand finds it."""
        return rounded(self.rect.adjusted(2, 2, -2, -2))


def change_chips(changes: Sequence[Command], die: int) -> list[Chip]:
    """A button for each of these changes of a die, first for those that cost nothing."""
    return [
        _chip(command, die, layout.change_rect(number, len(changes)))
        for number, command in enumerate(reading_order(changes))
    ]


def _chip(command: Command, die: int, rect: QRectF) -> Chip:
    value, words = command.number, signed(command.number)
    if command.kind == "reroll":
        value, words = 0, say("Roll again")
    elif command.kind == "set_bonus":
        words = "="
    else:
        value = turned(die, command.number)
    look = looks.change_look(command.kind, words, value, rect.width(), rect.height())
    return Chip((command.kind, command.number), look, rect)
