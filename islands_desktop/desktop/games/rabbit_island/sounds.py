"""How Rabbit Island sounds."""

from __future__ import annotations

OF_EVENTS: dict[str, str] = {
    "game_ended": "end",
    "collapse_struck": "crumble",
    "harvested": "carrots",
    "token_built": "built",
    "action_played": "card_turn",
    "holes_dug": "tile",
    "tile_placed": "tile",
    "carrots_gained": "carrots",
    "movement_played": "card_slide",
    "rabbit_put": "step",
    "rabbit_stepped": "step",
    "collapse_shown": "card_turn",
    "card_drawn": "card_slide",
    "action_discarded": "card_slide",
    "tiles_discarded": "card_slide",
    "tiles_drawn": "card_slide",
}
"""Kind of event → sound; earlier ones first where a command brings several."""

CALLS_NEXT = False
"""Everybody is asked so often that calling would never end."""
