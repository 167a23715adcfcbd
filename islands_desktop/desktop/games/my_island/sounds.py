"""How My Island sounds."""

from __future__ import annotations

OF_EVENTS: dict[str, str] = {
    "game_ended": "end",
    "race_won": "sparkle",
    "bridge_built": "built",
    "tile_placed": "tile",
    "decision_taken_back": "undo",
    "tile_passed": "paid",
    "seat_ended": "paid",
    "card_turned": "card_turn",
}
"""Kind of event → sound; earlier ones first where a command brings several."""

CALLS_NEXT = False
"""All decide on the same card, one after the other: the next one need not be called."""
