"""The scene of Palm Island: shows a view of the game and animates what happened.

It knows where things lie, not what is allowed: which zones glow is told by the controller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from islands_desktop.core.events import Event
from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island import layout
from islands_desktop.desktop.games.palm_island.card_art import CardFace
from islands_desktop.desktop.games.palm_island.card_words import card_words, place_words
from islands_desktop.desktop.games.palm_island.enactment import Enactment
from islands_desktop.desktop.games.palm_island.items import (
    CardItem,
    LabelItem,
    LabelLook,
    MatItem,
    MouseHandler,
    PileItem,
    PlaceholderItem,
)
from islands_desktop.desktop.games.palm_island.tail_item import TailItem
from islands_desktop.desktop.games.palm_island.zones import (
    ShelfItem,
    ShelfLook,
    ZoneItem,
    ZoneLook,
)
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.motion import Choreography, Place, put
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.palm_island.components import CARDS, INDEX, ROUNDS, STORE_LIMIT
from islands_desktop.games.palm_island.names import card_name, kind_name
from islands_desktop.games.palm_island.rules.villagers import duty_of
from islands_desktop.games.palm_island.state import State, cards_ahead, read_deck, read_tail


class PalmIslandScene(QGraphicsScene):
    """One table for one deck."""

    def __init__(
        self, palette: Palette, handler: MouseHandler, with_tail: bool, recruits: int = 0
    ) -> None:
        super().__init__()
        self.palette_now = palette
        self.handler = handler
        self.with_tail = with_tail
        self.recruits = recruits
        self.cards: dict[str, CardItem] = {}
        self.placeholders: dict[str, PlaceholderItem] = {}
        self.zones: dict[str, ZoneItem] = {}
        self.shelf: ShelfItem | None = None
        self.tail: TailItem | None = None
        self.choreography: Choreography | None = None
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.limit = STORE_LIMIT
        """How many cards may be stored. A view may hide the feat that raises it: it is told."""
        self._furnish(self.limit)

    # ------------------------------------------------------------------ furniture

    def _furnish(self, limit: int) -> None:
        """Mats, zones, shelf and headings."""
        palette, handler = self.palette_now, self.handler
        hand = layout.HAND_RECT.adjusted(-24, -14, 24, 14)
        self.fixtures: list[Piece] = [MatItem(hand, palette)]
        self.fixtures.append(MatItem(layout.SHELF_RECT.adjusted(-12, -14, 12, 14), palette))
        names = {
            "rotate": (say("Rotate"), "R"),
            "flip": (say("Flip"), "F"),
            "discard": (say("Discard"), "D"),
        }
        for kind, (label, key) in names.items():
            zone = ZoneItem(kind, label, key, layout.ZONES[kind], palette, handler)
            self.zones[kind] = zone
            self.fixtures.append(zone)
        slots = tuple(layout.slot_rect(number, limit) for number in range(limit))
        self.shelf = ShelfItem(layout.SHELF_RECT, slots, palette, handler)
        self.pile = PileItem(palette)
        self.pile.setPos(layout.MIDDLE_X, layout.HAND_TOPS[2] + 20)
        self.deck_label = LabelItem(QRectF(layout.HAND_RECT.left(), 24, 280, 34), palette)
        self.shelf_label = LabelItem(
            QRectF(layout.SHELF_RECT.left() + 4, 24, layout.SHELF_RECT.width() - 8, 34), palette
        )
        self.round_label = LabelItem(QRectF(44, 24, layout.ZONE_WIDE - 8, 34), palette)
        self.fixtures += [
            self.shelf,
            self.pile,
            self.deck_label,
            self.shelf_label,
            self.round_label,
        ]
        if self.with_tail:
            self.fixtures.append(MatItem(layout.TAIL_RECT.adjusted(0, -14, 0, 14), palette))
            self.tail_label = LabelItem(
                QRectF(layout.TAIL_RECT.left(), 24, layout.TAIL_RECT.width(), 34), palette
            )
            self.tail_label.show_look(LabelLook("people", self._tail_words()))
            self.tail = TailItem(palette, handler, self.recruits)
            self.fixtures += [self.tail_label, self.tail]
        for fixture in self.fixtures:
            self.addItem(fixture)

    def _tail_words(self) -> str:
        """Villagers are a village; what is only bought or taken is owned."""
        return say("Village") if self.recruits else say("Owned")

    def dress(self, palette: Palette) -> None:
        """Wear other colours: everything is made anew."""
        self.finish()
        self.palette_now = palette
        for piece in (*self.fixtures, *self.cards.values(), *self.placeholders.values()):
            self.removeItem(piece)
        self.cards.clear()
        self.placeholders.clear()
        self._furnish(self.limit)

    # ------------------------------------------------------------------ what is shown

    def faces_of(self, view: State, seat: int) -> dict[str, CardFace]:
        """Faces of the cards that lie open: the first three, stored ones, villagers at work."""
        deck, village = read_deck(view, seat), view.villages[seat]
        shown = [card for number, card in enumerate(deck) if number < 3 or card.stored]
        faces = {
            card.code: CardFace(
                card.code, card.state, seat, round=view.round, title=kind_name(card.code)
            )
            for card in shown
            if not card.hidden
        }
        for code in read_tail(view, seat):
            duty = "" if CARDS[code].group == "outpost" else duty_of(village, INDEX[code])
            rests = duty in ("rests", "asleep")
            faces[code] = CardFace(code, "FT", seat, title=kind_name(code), dimmed=rests, duty=duty)
        return faces

    def places_of(self, view: State, seat: int) -> dict[str, Place]:
        """Places of the cards that lie open."""
        deck = read_deck(view, seat)
        places = {}
        stored = [card.code for card in deck if card.stored]
        for number, code in enumerate(stored):
            places[code] = layout.shelf_place(number, self.limit)
        for position, card in enumerate(deck[:3]):
            if not card.stored and not card.hidden:
                places[card.code] = layout.hand_place(position)
        tail = read_tail(view, seat)
        for number, code in enumerate(tail):
            places[code] = layout.tail_place(number, len(tail))
        return places

    def reconcile(self, view: State, seat: int) -> None:
        """Put everything at once as it is in this view."""
        self.finish()
        if self.shelf is not None and self.shelf.look.limit != self.limit:
            self._refit_shelf(self.limit)
        faces, places = self.faces_of(view, seat), self.places_of(view, seat)
        for code in [code for code in self.cards if code not in places]:
            self._drop(code)
        for code, place in places.items():
            card = self.card_item(faces[code])
            card.show_face(faces[code])
            card.lie_flat()
            card.setOpacity(1.0)
            card.mark(selected=card.selected)
            put(card, place)
        self._describe_cards(view, seat)
        self._show_placeholders(view, seat)
        self._show_labels(view, seat)

    def _describe_cards(self, view: State, seat: int) -> None:
        """Give every card its words, for pointers that rest on it and for screen readers."""
        deck = read_deck(view, seat)
        where = {card.code: (place, card.stored) for place, card in enumerate(deck)}
        for code, card in self.cards.items():
            place, stored = where.get(code, (-1, False))
            card.describe(card_words(card.face, place_words(place, stored)))

    def mismatches(self, view: State, seat: int) -> list[str]:
        """Where the scene differs from a view; empty when nothing is moving."""
        found = []
        faces, places = self.faces_of(view, seat), self.places_of(view, seat)
        if set(self.cards) != set(places):
            found.append(f"cards {sorted(set(self.cards) ^ set(places))}")
        for code in set(self.cards) & set(places):
            card, place = self.cards[code], places[code]
            if card.face != faces[code]:
                found.append(f"{code} shows {card.face}")
            if (card.pos() - place.point).manhattanLength() > 0.01:
                found.append(f"{code} lies at {card.pos()}")
            if card.rotation() != place.rotation or card.scale() != place.scale:
                found.append(f"{code} is turned or scaled")
        return found

    def _refit_shelf(self, limit: int) -> None:
        assert self.shelf is not None
        self.shelf.slots = tuple(layout.slot_rect(number, limit) for number in range(limit))
        self.shelf.show_look(ShelfLook(limit))

    def card_item(self, face: CardFace) -> CardItem:
        """The piece of a card, made if there is none."""
        card = self.cards.get(face.code)
        if card is None:
            card = CardItem(face, self.palette_now, self.handler)
            self.cards[face.code] = card
            self.addItem(card)
        return card

    def _drop(self, code: str) -> None:
        card = self.cards.pop(code, None)
        if card is not None:
            self.removeItem(card)

    def _show_placeholders(self, view: State, seat: int) -> None:
        for item in self.placeholders.values():
            self.removeItem(item)
        self.placeholders.clear()
        for position, card in enumerate(read_deck(view, seat)[:3]):
            if card.stored and position:
                words = say("{card} is stored: it can only pay", card=card_name(card.code))
                item = PlaceholderItem(words, self.palette_now)
                put(item, layout.hand_place(position))
                self.placeholders[card.code] = item
                self.addItem(item)

    def _show_labels(self, view: State, seat: int) -> None:
        village = view.villages[seat]
        ahead = cards_ahead(village)
        self.pile.show_count(max(0, ahead - 3))
        self.pile.setVisible(ahead > 3)
        figure = say("{n} to go", n=ahead) if ahead else say("round over")
        self.deck_label.show_look(LabelLook("deck", say("Your deck"), figure))
        taken, limit = village.stored.bit_count(), self.limit
        self.shelf_label.show_look(LabelLook("store", say("Stored"), f"{taken} / {limit}"))
        sun = "sun" if view.tracker_face in ("FT", "FB") else "moon"
        if self.tail is not None:
            self.tail.show_taken(len(village.tail))
        self.round_label.show_look(
            LabelLook(sun, say("Round {n}", n=view.round), say("of {n}", n=ROUNDS))
        )

    # ------------------------------------------------------------------ hints for the hand

    def show_zones(self, looks: dict[str, ZoneLook], shelf: ShelfLook) -> None:
        """Let zones glow, or not."""
        for kind, zone in self.zones.items():
            zone.show_look(looks.get(kind, ZoneLook()))
        if self.tail is not None:
            self.tail.show_look(looks.get("recruit", ZoneLook()))
        if self.shelf is not None:
            self.shelf.show_look(shelf)

    def target_at(self, pointer: QPointF, rect: QRectF, kinds: Sequence[str]) -> str:
        """The zone below the pointer, otherwise the one that a card covers most; "" for none."""
        rects = {kind: zone.rect for kind, zone in self.zones.items()} | {
            "store": layout.SHELF_RECT,
            "recruit": layout.TAIL_RECT,
        }
        best, found = 0.2 * rect.width() * rect.height(), ""
        for kind in kinds:
            if rects[kind].contains(pointer):
                return kind
            common = rects[kind].intersected(rect)
            area = max(0.0, common.width()) * max(0.0, common.height())
            if area > best:
                best, found = area, kind
        return found

    # ------------------------------------------------------------------ animation

    def finish(self) -> None:
        """Jump to the end of what is moving."""
        choreography, self.choreography = self.choreography, None
        if choreography is not None:
            choreography.finish()

    def animate(
        self,
        events: Sequence[Event],
        view: State,
        seat: int,
        pace: float,
        on_end: Callable[[], None],
    ) -> None:
        """Show what happened, then be as the view is."""
        self.finish()
        moving = Choreography(pace, self)
        self.choreography = moving
        for item in self.placeholders.values():
            item.hide()
        Enactment(self, moving, view, seat).enact(events)

        def settle() -> None:
            if self.choreography is moving:
                self.choreography = None
            self.reconcile(view, seat)
            on_end()

        moving.on_end(settle)
        moving.start()

    def place_of_drop(self, item: CardItem) -> QRectF:
        """Rectangle of a card in the scene, without its shadow."""
        return item.mapRectToScene(item.card_rect())

    def hand_codes(self, view: State, seat: int) -> tuple[str, ...]:
        """Codes of the first three cards as far as they lie in the hand, not on the shelf."""
        return tuple(
            card.code for card in read_deck(view, seat)[:3] if not card.stored and not card.hidden
        )


def next_face(code: str, state: str, kind: str, seat: int) -> CardFace | None:
    """The face a card will show after an action, None if the action keeps it."""
    action = CARDS[code].side(state).action(kind)
    if action is None or not action.to:
        return None
    return CardFace(code, action.to, seat, title=kind_name(code))
