"""How Palm Island sounds."""

from __future__ import annotations

OF_EVENTS: dict[str, str] = {
    "game_decided": "end",
    "game_ended": "end",
    "round_began": "round",
    "group_phase_began": "round",
    "market_opened": "round",
    "villager_recruited": "sparkle",
    "ability_enabled": "sparkle",
    "card_bought": "sparkle",
    "outpost_taken": "sparkle",
    "disaster_paid": "built",
    "card_flipped": "card_turn",
    "card_rotated": "card_turn",
    "card_stored": "gain",
    "card_restored": "gain",
    "card_signalled": "gain",
    "villager_switched": "step",
    "cards_given": "paid",
    "card_discarded": "card_slide",
    "stored_card_passed": "card_slide",
}
"""Kind of event → sound; earlier ones first where a command brings several."""

CALLS_NEXT = True
"""A turn is long: whoever is next is called."""
