"""The shared table: the cards between the players, and every player's stored cards, for all to see.

It shows what it is told and knows no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from islands_desktop.core.events import Event
from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island import board_layout
from islands_desktop.desktop.games.palm_island.board_pieces import (
    BoardButton,
    DeskItem,
    DeskLook,
    FocusRing,
    NoteItem,
    OutlineItem,
)
from islands_desktop.desktop.games.palm_island.card_art import CardFace
from islands_desktop.desktop.games.palm_island.card_words import card_words
from islands_desktop.desktop.games.palm_island.items import (
    CardItem,
    LabelItem,
    LabelLook,
    MouseHandler,
)
from islands_desktop.desktop.games.palm_island.seat_plate import SeatLook, SeatPlate
from islands_desktop.desktop.games.palm_island.table_card_art import TableCard
from islands_desktop.desktop.games.palm_island.table_cards import SideNoteItem, TableCardItem
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.motion import Choreography, Place, put
from islands_desktop.games.palm_island import events as happened

MOVING_Z = 80.0
TAKEN_MS, SHOWN_MS = 520, 420

Owned = tuple[int, str]
"""Seat and code of a stored card."""


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """The words of a button, "" for none, its key, and whether it can be pressed."""

    words: str = ""
    key: str = ""
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class BoardLook:
    """Everything on the shared table.

    met: who meets an outpost; below: values below the top of a pile; marks: how cards glow, and
    notes: what is said beside them, by code or ability. stored: the stored cards of every seat.
    chosen: those that are to pay.
    """

    mode: str
    heading: LabelLook
    cards: tuple[TableCard, ...] = ()
    met: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    below: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    marks: Mapping[str, str] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    plates: tuple[SeatLook, ...] = ()
    stored: tuple[tuple[CardFace, ...], ...] = ()
    chosen: frozenset[Owned] = frozenset()
    desk: DeskLook | None = None
    note: str = ""
    main: ButtonLook = ButtonLook()
    rest: ButtonLook = ButtonLook()


class BoardScene(QGraphicsScene):
    """The table between two rounds. `main` and `rest` are what its two buttons do."""

    def __init__(
        self,
        mode: str,
        seats: int,
        palette: Palette,
        handler: MouseHandler,
        main: Callable[[], None],
        rest: Callable[[], None],
    ) -> None:
        super().__init__()
        self.mode, self.seats = mode, seats
        self.handler = handler
        self.main_do, self.rest_do = main, rest
        self.palette_now = palette
        self.choreography: Choreography | None = None
        self.table_cards: dict[str, TableCardItem] = {}
        self.notes: dict[str, SideNoteItem] = {}
        self.cards: dict[Owned, CardItem] = {}
        self.look = BoardLook(mode, LabelLook("people", ""))
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._furnish()

    def _furnish(self) -> None:
        palette = self.palette_now
        area = QRectF(board_layout.LEFT, 22, 1400, 36)
        self.heading = LabelItem(area, palette)
        self.rows = [
            OutlineItem(board_layout.row_rect(seat, self.seats), palette)
            for seat in range(self.seats)
        ]
        self.plates: list[SeatPlate] = []
        self.desk = DeskItem(board_layout.desk_rect(self.mode), palette)
        self.note = NoteItem(board_layout.note_rect(), palette)
        at_desk = board_layout.button_rect(board_layout.desk_rect(self.mode))
        at_note = board_layout.button_rect(board_layout.note_rect()).translated(0, -10)
        self.main_button = BoardButton(at_desk, palette, self.main_do)
        self.rest_button = BoardButton(at_note, palette, self.rest_do)
        self.ring = FocusRing(palette)
        for piece in self._fixtures():
            self.addItem(piece)

    def _fixtures(self) -> list[QGraphicsObject]:
        buttons = (self.main_button, self.rest_button)
        return [self.heading, *self.rows, self.desk, self.note, *buttons, self.ring]

    def dress(self, palette: Palette) -> None:
        """Wear other colours: everything is made anew."""
        self.finish()
        self.palette_now = palette
        made = (*self.table_cards.values(), *self.notes.values(), *self.cards.values())
        for piece in (*self._fixtures(), *self.plates, *made):
            self.removeItem(piece)
        for kept in (self.table_cards, self.notes, self.cards):
            kept.clear()
        self._furnish()

    # ------------------------------------------------------------------ what is shown

    def places_of(self, look: BoardLook) -> dict[Owned, Place]:
        """Where every stored card lies."""
        places = {}
        for seat, faces in enumerate(look.stored):
            for number, face in enumerate(faces):
                lifted = (seat, face.code) in look.chosen
                places[seat, face.code] = board_layout.stored_place(
                    seat, self.seats, number, len(faces), lifted
                )
        return places

    def show_look(self, look: BoardLook) -> None:
        """Put everything at once as this look is."""
        self.finish()
        self.look = look
        self.heading.show_look(look.heading)
        self._show_table_cards(look)
        self._show_plates(look)
        self._show_stored(look)
        self.desk.setVisible(look.desk is not None)
        if look.desk is not None:
            self.desk.show_look(look.desk)
        self.note.tell(look.note, bool(look.rest.words))
        self.main_button.offer(look.main.words, look.main.key, look.main.enabled)
        self.rest_button.offer(look.rest.words, look.rest.key, look.rest.enabled)

    def _show_table_cards(self, look: BoardLook) -> None:
        rects = board_layout.card_rects(self.mode, len(look.cards))
        wanted = {
            card.ability or card.code: (card, rect)
            for card, rect in zip(look.cards, rects, strict=True)
        }
        for key in [key for key in self.table_cards if key not in wanted]:
            self.removeItem(self.table_cards.pop(key))
            note = self.notes.pop(key, None)
            if note is not None:
                self.removeItem(note)
        for key, (card, rect) in wanted.items():
            self._show_table_card(look, key, card, rect)

    def _show_table_card(self, look: BoardLook, key: str, card: TableCard, rect: QRectF) -> None:
        item = self.table_cards.get(key)
        if item is not None and item.rect.size() != rect.size():
            self.removeItem(self.table_cards.pop(key))
            item = None
        if item is None:
            item = TableCardItem(card, rect, self.palette_now, self.handler)
            self.table_cards[key] = item
            self.addItem(item)
        item.rect = rect
        item.setOpacity(1.0)
        put(item, Place(rect.center().x(), rect.center().y(), z=6))
        below = look.below.get(card.code, ())
        item.show_card(card, look.met.get(card.code, ()), below)
        item.mark(look.marks.get(key, "idle"))
        self._show_side_note(look, key, rect, below)

    def _show_side_note(
        self, look: BoardLook, key: str, rect: QRectF, below: tuple[int, ...]
    ) -> None:
        """What stands beside a card, where there is room for it."""
        wide = board_layout.ROWS_LEFT - 18 - rect.right() - 22
        if wide < 110:
            return
        spot = QRectF(rect.right() + 22, rect.top() + 4, wide, rect.height() - 8)
        note = self.notes.get(key)
        if note is None or note.size != spot.size():
            if note is not None:
                self.removeItem(note)
            note = self.notes[key] = SideNoteItem(spot, self.palette_now)
            self.addItem(note)
        note.setPos(spot.center())
        note.show_note(below, look.notes.get(key, ""))

    def _show_plates(self, look: BoardLook) -> None:
        for seat, plate_look in enumerate(look.plates):
            if seat >= len(self.plates):
                rect = board_layout.plate_rect(seat, self.seats)
                plate = SeatPlate(rect, plate_look, self.palette_now, self.handler)
                self.plates.append(plate)
                self.addItem(plate)
            self.plates[seat].show_look(plate_look)
            empty = not (look.stored[seat] if seat < len(look.stored) else ())
            self.rows[seat].show_row(plate_look.acts, empty)

    def _show_stored(self, look: BoardLook) -> None:
        places = self.places_of(look)
        faces = {(seat, face.code): face for seat, row in enumerate(look.stored) for face in row}
        for owned in [owned for owned in self.cards if owned not in places]:
            self.removeItem(self.cards.pop(owned))
        for owned, place in places.items():
            item = self._stored_item(owned, faces[owned])
            item.show_face(faces[owned])
            item.describe(card_words(faces[owned], say("stored")))
            item.mark(selected=owned in look.chosen)
            item.setOpacity(1.0)
            put(item, place)

    def _stored_item(self, owned: Owned, face: CardFace) -> CardItem:
        item = self.cards.get(owned)
        if item is None:
            item = CardItem(face, self.palette_now, self.handler)
            self.cards[owned] = item
            self.addItem(item)
        return item

    def owner_of(self, item: CardItem) -> int:
        """The seat whose stored card an item is."""
        return next(seat for (seat, _code), shown in self.cards.items() if shown is item)

    def target_at(self, point: QPointF) -> str:
        """Code or ability of the card between the players at a point, "" for none."""
        for key, item in self.table_cards.items():
            if item.rect.adjusted(-20, -20, 20, 20).contains(point):
                return key
        return ""

    def mismatches(self, look: BoardLook) -> list[str]:
        """Where the scene differs from a look; empty when nothing is moving."""
        found = []
        places = self.places_of(look)
        if set(self.cards) != set(places):
            found.append(f"stored {sorted(set(self.cards) ^ set(places))}")
        for owned in set(self.cards) & set(places):
            card, place = self.cards[owned], places[owned]
            if (card.pos() - place.point).manhattanLength() > 0.01:
                found.append(f"{owned} lies at {card.pos()}")
            if card.selected != (owned in look.chosen):
                found.append(f"{owned} is chosen: {card.selected}")
        shown = {key: item.card for key, item in self.table_cards.items()}
        if shown != {card.ability or card.code: card for card in look.cards}:
            found.append(f"cards {sorted(shown)}")
        if tuple(plate.look for plate in self.plates) != look.plates:
            found.append("plates")
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
        look: BoardLook,
        pace: float,
        on_end: Callable[[], None],
    ) -> None:
        """Show what happened, one thing after the other, then be as the look is."""
        self.finish()
        moving = Choreography(pace, self)
        self.choreography = moving
        for event in events:
            self._enact(event, moving)

        def settle() -> None:
            if self.choreography is moving:
                self.choreography = None
            self.show_look(look)
            on_end()

        moving.on_end(settle)
        moving.start()

    def _enact(self, event: Event, moving: Choreography) -> None:
        match event:
            case happened.OutpostTaken() | happened.CardBought():
                self._take(event.seat, event.card, moving)
            case happened.OutpostRemoved():
                self._remove(event.card, moving)
            case happened.CardsGiven() | happened.CardsPaid():
                self._spend(event.seat, event.cards, moving)

    def _take(self, seat: int, code: str, moving: Choreography) -> None:
        """The card goes to the plate of who has it now."""
        item = self.table_cards.get(code)
        if item is None:
            return
        item.setZValue(MOVING_Z)
        here = Place(item.x(), item.y(), z=MOVING_Z)
        goal = board_layout.plate_rect(seat, self.seats).center()
        moving.next_step()
        moving.wait(SHOWN_MS)
        moving.next_step()
        moving.move(item, here, Place(goal.x(), goal.y(), 0.0, 0.4, MOVING_Z), ms=TAKEN_MS)
        moving.next_step()
        moving.fade(item, 1.0, 0.0)

    def _remove(self, code: str, moving: Choreography) -> None:
        """Nobody gets the card: it leaves to the left."""
        item = self.table_cards.get(code)
        if item is None:
            return
        item.setZValue(MOVING_Z)
        here = Place(item.x(), item.y(), z=MOVING_Z)
        moving.next_step()
        moving.wait(SHOWN_MS)
        moving.next_step()
        moving.move(item, here, Place(item.x() - 260, item.y(), -12.0, 0.8, MOVING_Z), ms=TAKEN_MS)
        moving.fade(item, 1.0, 0.0)

    def _spend(self, seat: int, codes: Sequence[str], moving: Choreography) -> None:
        """Paid cards are turned upright again, back into the deck of their owner."""
        moving.next_step()
        for code in codes:
            item = self.cards.get((seat, code))
            if item is not None:
                goal = board_layout.plate_rect(seat, self.seats).center()
                here = Place(item.x(), item.y(), 90.0, item.scale(), item.zValue())
                end = Place(goal.x(), goal.y(), 0.0, item.scale() * 0.6, item.zValue())
                moving.move(item, here, end)
                moving.fade(item, 1.0, 0.0)
