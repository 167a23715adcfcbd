"""How what happened in Palm Island is shown: which card goes where, one thing after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from islands_desktop.core.events import Event
from islands_desktop.desktop.games.palm_island import layout
from islands_desktop.desktop.games.palm_island.card_art import partner_state
from islands_desktop.desktop.games.palm_island.items import CardItem
from islands_desktop.desktop.table.motion import STAGGER_MS, Choreography, Place, put
from islands_desktop.games.palm_island import events as happened
from islands_desktop.games.palm_island.components import CODES, TRACKER
from islands_desktop.games.palm_island.state import State, cards_ahead, read_deck

if TYPE_CHECKING:
    from islands_desktop.desktop.games.palm_island.scene import PalmIslandScene

MOVED = (
    happened.CardRotated,
    happened.CardFlipped,
    happened.CardDiscarded,
    happened.StoredCardPassed,
)
MOVING_Z = 70.0
TURNING_Z = 80.0
FOLLOW_MS = 80
"""The other cards follow this much later than the last one that leaves."""


class Enactment:
    """Adds to a choreography what leads from the cards as they lie to a view of the game."""

    def __init__(
        self, scene: PalmIslandScene, moving: Choreography, view: State, seat: int
    ) -> None:
        self.scene = scene
        self.moving = moving
        self.faces = scene.faces_of(view, seat)
        self.places = scene.places_of(view, seat)
        ahead = cards_ahead(view.villages[seat])
        self.ahead = {card.code for card in read_deck(view, seat)[:ahead]}

    def enact(self, events: Sequence[Event]) -> None:
        """Everything that happened, then every card to where it lies."""
        for event in events:
            self._show(event)
        self._settle()

    def _show(self, event: Event) -> None:
        """Turns and ways out of sight; where cards end up is left to `_settle`."""
        match event:
            case happened.RoundBegan():
                self._turn_tracker(event)
            case happened.CardsPaid():
                self._turn_back(event.cards)
            case happened.CardReset():
                self._turn_back((event.card,))
            case _ if isinstance(event, MOVED) and event.card in self.scene.cards:
                self._use(event, self.scene.cards[event.card])

    def _use(self, event: Event, card: CardItem) -> None:
        """The card is turned, if it is, and goes to the back of the deck."""
        if isinstance(event, happened.CardRotated):
            self.moving.next_step()
            card.setZValue(TURNING_Z)
            self.moving.turn(card, card.rotation(), card.rotation() + 180.0)
        elif isinstance(event, happened.CardFlipped):
            self.moving.next_step()
            card.setZValue(TURNING_Z)
            turned = replace(card.face, state=event.to_state)
            self.moving.flip(card, lambda: card.show_face(turned))
        self.moving.next_step()
        self._leave(card, layout.BACK)

    def _turn_tracker(self, event: happened.RoundBegan) -> None:
        """The tracker turns to its next face and goes to the back (PALM-8.4)."""
        tracker = self.scene.cards.get(CODES[TRACKER])
        if tracker is None:
            return
        turned = replace(tracker.face, state=event.state, round=event.round)
        self.moving.next_step()
        tracker.setZValue(TURNING_Z)
        if event.state == partner_state(tracker.face.state):
            self.moving.turn(tracker, 0.0, 180.0)
        else:
            self.moving.flip(tracker, lambda: tracker.show_face(turned))
        self.moving.next_step()
        self._leave(tracker, layout.BACK)

    def _turn_back(self, codes: Sequence[str]) -> None:
        """Paid cards keep their place in the deck (PALM-5.5): ahead, behind, or in the hand."""
        self.moving.next_step()
        for number, code in enumerate(codes):
            card = self.scene.cards.get(code)
            if card is not None and code not in self.places:
                target = layout.PILE if code in self.ahead else layout.BACK
                self._leave(card, target, number * STAGGER_MS)

    def _leave(self, card: CardItem, target: Place, delay: int = 0) -> None:
        here = Place(card.x(), card.y(), card.rotation(), card.scale(), MOVING_Z)
        card.setZValue(target.z if target is layout.PILE else MOVING_Z)
        self.moving.move(card, here, replace(target, rotation=here.rotation), delay)
        self.moving.fade(card, 1.0, 0.0, delay)

    def _settle(self) -> None:
        """Every card that stays in sight goes to its new place; new ones come from the deck."""
        order = sorted(self.places, key=lambda code: -self.places[code].z)
        for number, code in enumerate(order):
            place, delay = self.places[code], FOLLOW_MS + number * STAGGER_MS
            card = self.scene.cards.get(code)
            if card is None:
                self._appear(code, place, delay)
                continue
            here = Place(card.x(), card.y(), card.rotation(), card.scale(), place.z)
            if here != place:
                card.setZValue(max(place.z, 40.0 if place.rotation else place.z))
                card.rest_scale = place.scale
                self.moving.move(card, here, place, delay)

    def _appear(self, code: str, place: Place, delay: int) -> None:
        """A card comes from the pile, or from those handled if it was stored again there."""
        card = self.scene.card_item(self.faces[code])
        source = layout.BACK if place.rotation else layout.PILE
        put(card, replace(source, z=place.z - 0.5))
        card.setOpacity(0.0)
        self.moving.fade(card, 0.0, 1.0, delay)
        self.moving.move(card, source, place, delay)
