"""How Propeller Islands sounds."""

from __future__ import annotations

OF_EVENTS: dict[str, str] = {
    "game_ended": "end",
    "round_began": "round",
    "trumpet_reached": "sparkle",
    "blueprint_completed": "sparkle",
    "character_chosen": "sparkle",
    "tile_placed": "tile",
    "upgrade_installed": "built",
    "worker_deployed": "step",
    "resources_gained": "gain",
    "fame_gained": "gain",
    "building_activated": "step",
    "bonus_set": "die",
    "die_changed": "die",
    "dice_rolled": "die",
    "die_drafted": "die",
    "tile_claimed": "card_slide",
    "tile_drawn": "card_slide",
    "tile_discarded": "card_slide",
    "blueprint_taken": "card_slide",
    "blueprint_drawn": "card_slide",
    "resources_paid": "paid",
}
"""Kind of event → sound; earlier ones first where a command brings several."""

CALLS_NEXT = True
"""A turn is long: whoever is next is called."""
