"""Modes of Rabbit Island and their options, for those who offer them."""

from __future__ import annotations

from islands_desktop.core.game import Mode
from islands_desktop.core.options import Option
from islands_desktop.core.phrases import phrase

SEATS = (2, 3, 4)
MODES: tuple[Mode, ...] = (
    Mode("standard", phrase("Standard game"), SEATS),
    Mode("short", phrase("Short game"), SEATS),
)
MODE_IDS = tuple(mode.id for mode in MODES)

OPTIONS: tuple[Option, ...] = (
    Option("open_table", "switch", False, phrase("All hands lie open; nobody need look away.")),
    Option("practice", "switch", False, phrase("Draws and other players' turns may be undone.")),
)
"""Options of both modes, in the order of their names."""
