"""The hand at the near edge of the table: its tray, its tiles and cards, and a large copy."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.rabbit_island import layout
from islands_desktop.desktop.games.rabbit_island.action_parts import KIND_SHADES
from islands_desktop.desktop.games.rabbit_island.card_art import (
    ACTION_SIZE,
    CARD_KINDS,
    MOVEMENT_SIZE,
    paint_action_badge,
    paint_action_card,
    paint_card_back,
    paint_movement_card,
)
from islands_desktop.desktop.games.rabbit_island.hands import Hands
from islands_desktop.desktop.games.rabbit_island.land_items import REACH, ways_of
from islands_desktop.desktop.games.rabbit_island.looks import HandEntry
from islands_desktop.desktop.games.rabbit_island.pawn_art import TRIBE_SHADES, paint_emblem
from islands_desktop.desktop.games.rabbit_island.plate import (
    NAME_SIZES,
    ROOM,
    WRAPPED_CENTRE,
    Plate,
    fitting_font,
    paint_paper,
    write,
    write_text,
)
from islands_desktop.desktop.games.rabbit_island.tile_art import (
    paint_map_tile,
    paint_tile_back,
    paint_tile_shadow,
)
from islands_desktop.desktop.games.rabbit_island.tile_shape import TILE
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.palette import Palette, colour, mixed
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.table.motion import Place
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.rabbit_island.components import (
    ACTION_TYPES,
    SPACES,
    TILES,
    TRIBES,
)
from islands_desktop.games.rabbit_island.names import card_type_name, card_type_text, tile_name
from islands_desktop.games.rabbit_island.state import HIDDEN

_CARD = QSizeF(88, 132)
_ROOM = 12.0
_SHADE = 16.0
SIZES = {"tile": QSizeF(REACH, REACH), "movement": _CARD, "action": QSizeF(110, 132)}
STEP = {"tile": TILE * 0.86, "movement": 94.0, "action": 118.0}
GROUP_GAP = 20.0
RAISE = 14.0


class TrayItem(Plate):
    """The tray: whose hand lies there, and what can be done with it."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self.look: tuple[int, str, str, bool] = (0, "", "", False)

    def show_look(self, seat: int, name: str, words: str, covered: bool) -> None:
        """Say whose hand this is."""
        if (seat, name, words, covered) != self.look:
            self.look = (seat, name, words, covered)
            self.update()

    def art_name(self) -> str:
        return f"rabbit_island/tray/{self.look}/{self.size.width():.0f}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        seat, name, words, _ = self.look
        box = rect.adjusted(ROOM, ROOM, -ROOM, -ROOM)
        paint_paper(painter, box, palette)
        shade = TRIBE_SHADES[TRIBES[seat]]
        painter.setPen(QPen(colour(shade), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 11, 11)
        field = box.adjusted(layout.WORDS_WIDE - 6, 6, -6, -6)
        painter.setPen(QPen(colour(palette.line), 1))
        painter.setBrush(colour(mixed(palette.panel, palette.cloth, 0.6)))
        painter.drawRoundedRect(field, 8, 8)
        pencil = Pencil(painter, palette)
        with pencil.at(box.left() + 32, box.top() + 30, 0.86):
            paint_emblem(pencil, TRIBES[seat])
        line = QRectF(box.left() + 60, box.top() + 12, layout.WORDS_WIDE - 74, 34)
        write(painter, line, name, fitting_font(name, line.width(), NAME_SIZES), palette.ink)
        line = QRectF(box.left() + 14, box.top() + 54, layout.WORDS_WIDE - 28, 44)
        write_text(painter, line, words, text_font(15), palette.ink)


class HandPiece(Piece):
    """A tile or card of the hand, its face or only its back."""

    def __init__(self, place: int, entry: HandEntry, palette: Palette, hands: Hands) -> None:
        size = SIZES[entry.kind]
        super().__init__(size + QSizeF(2 * _SHADE, 2 * _SHADE), palette)
        self.place, self.entry, self.hands = place, entry, hands
        self.chosen, self.lifted = False, False
        self.rest = Place(0, 0)
        self.setZValue(layout.HAND_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setAcceptHoverEvents(True)
        if entry.number != HIDDEN:
            self.say_ends(())
            self.setCursor(Qt.CursorShape.OpenHandCursor)

    @property
    def words(self) -> str:
        """What it is called; nothing for a back."""
        if self.entry.number == HIDDEN:
            return ""
        if self.entry.kind == "tile":
            return tile_name(TILES[self.entry.number].id)
        if self.entry.kind == "movement":
            spaces = SPACES[self.entry.number]
            if spaces == 1:
                return say("Movement Card 1: the rabbit goes exactly one space.")
            return say("Movement Card {n}: the rabbit goes exactly {n} spaces.", n=spaces)
        return card_type_name(ACTION_TYPES[self.entry.number])

    def say_ends(self, names: Sequence[str]) -> None:
        """The tool tip: what it is called, and for a Movement Card where the move may end."""
        words = self.words
        if words and names:
            words += "\n" + say("It may end on: {places}.", places=", ".join(names))
        self.setToolTip(plain_tip(words))

    @guard(QRectF())
    def boundingRect(self) -> QRectF:
        return super().boundingRect()

    def show_look(self, chosen: bool, lifted: bool) -> None:
        """Raised where it is chosen, with a deeper shadow in a hand."""
        if (chosen, lifted) != (self.chosen, self.lifted):
            self.chosen, self.lifted = chosen, lifted
            self.update()

    def art_name(self) -> str:
        entry = self.entry
        look = (entry.kind, entry.number, entry.ready, self.chosen, self.lifted)
        return f"rabbit_island/hand/{look}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        pencil = Pencil(painter, palette)
        if self.entry.kind == "tile":
            self._paint_tile(pencil)
            return
        size = SIZES[self.entry.kind]
        if self.entry.number == HIDDEN and self.entry.kind == "action":
            size = ACTION_SIZE * (size.height() / ACTION_SIZE.height())
        box = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        paint_shadow(painter, box, 8, palette, 0.6 if self.lifted else 0.0)
        if self.entry.number == HIDDEN:
            whole = MOVEMENT_SIZE if self.entry.kind == "movement" else ACTION_SIZE
            with pencil.at(0, 0, size.height() / whole.height()):
                paint_card_back(pencil, self.entry.kind)
        elif self.entry.kind == "movement":
            with pencil.at(0, 0, size.height() / MOVEMENT_SIZE.height()):
                paint_movement_card(pencil, SPACES[self.entry.number])
        else:
            self._paint_action(pencil, box)
        self._paint_edge(painter, box, palette)

    def _paint_tile(self, pencil: Pencil) -> None:
        if self.entry.number == HIDDEN:
            paint_tile_shadow(pencil, ())
            paint_tile_back(pencil)
            return
        spec, ways = TILES[self.entry.number], ways_of(self.entry.number)
        paint_tile_shadow(pencil, ways, 1.0 if self.lifted else 0.0)
        paint_map_tile(pencil, spec.type, ways, spec.index)
        if self.chosen and not self.lifted:
            pencil.line("#FFFDF4", "R -56 -56 112 112 12", 8)
            pencil.line("sun", "R -56 -56 112 112 12", 5)

    def _paint_action(self, pencil: Pencil, box: QRectF) -> None:
        """The card in short: its badge and its name; the whole card opens above it."""
        kind = ACTION_TYPES[self.entry.number]
        shade = KIND_SHADES[CARD_KINDS[kind]]
        pencil.painter.setPen(Qt.PenStyle.NoPen)
        pencil.painter.setBrush(colour(pencil.palette.paper))
        pencil.painter.drawRoundedRect(box, 8, 8)
        with pencil.clipped(f"R {box.left()} {box.top()} {box.width()} {box.height()} 8"):
            pencil.fill(mixed(shade, "#FFFFFF", 0.62), f"R {box.left()} {box.top()} 110 78 0")
            pencil.fill(shade, f"R {box.left()} {box.bottom() - 6} 110 6 0")
        with pencil.at(0, box.top() + 39, 1.14):
            paint_action_badge(pencil, kind)
        line = QRectF(box.left() + 5, box.top() + 80, box.width() - 10, 44)
        font = text_font(15, bold=True)
        write_text(pencil.painter, line, card_type_name(kind), font, pencil.palette.card_ink,
                   WRAPPED_CENTRE)  # fmt: skip

    def _paint_edge(self, painter: QPainter, box: QRectF, palette: Palette) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.chosen:
            painter.setPen(QPen(colour("#FFFDF4"), 6))
            painter.drawRoundedRect(box, 9, 9)
            painter.setPen(QPen(colour(palette.sun), 4))
            painter.drawRoundedRect(box, 9, 9)
        elif self.entry.ready:
            painter.setPen(QPen(colour(palette.leaf), 3.5))
            painter.drawRoundedRect(box, 9, 9)

    # ------------------------------------------------------------------ mouse

    @guard(None)
    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hands.hover_hand(self.place)

    @guard(None)
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hands.hover_hand(None)

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.hands.press_hand(self.place, event)

    @guard(None)
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    @guard(None)
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hands.move_held(event)

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hands.release_held(event)


def rest_places(entries: list[HandEntry], room: QRectF) -> list[Place]:
    """Where the entries of a hand lie in the room of the tray, side by side."""
    if not entries:
        return []
    kinds = [entry.kind for entry in entries]
    gaps = sum(GROUP_GAP for one, other in pairwise(kinds) if one != other)
    widths = [STEP[kind] for kind in kinds]
    share = min(1.0, (room.width() - gaps) / sum(widths))
    tile_scale = min(0.84, share * 0.84 + 0.02) if "tile" in kinds else 1.0
    x = room.left()
    places = []
    for number, kind in enumerate(kinds):
        if number and kind != kinds[number - 1]:
            x += GROUP_GAP
        wide = widths[number] * share
        scale = tile_scale if kind == "tile" else 1.0
        places.append(
            Place(x + wide / 2, room.center().y(), scale=scale, z=layout.HAND_Z + number * 0.01)
        )
        x += wide
    return places


class CardCopy(Piece):
    """A large copy of an Action Card with its rule, above the one that is meant."""

    SCALE = 1.56

    def __init__(self, palette: Palette) -> None:
        size = ACTION_SIZE * self.SCALE
        super().__init__(size + QSizeF(2 * _ROOM, 2 * _ROOM), palette)
        self.kind = ""
        self.setZValue(layout.COPY_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_kind(self, kind: str, foot: QPointF, room: QRectF) -> None:
        """Show a type of card above a point, inside a room; "" hides the copy."""
        self.setVisible(bool(kind))
        if not kind:
            return
        if kind != self.kind:
            self.kind = kind
            self.update()
        half = self.size.width() / 2
        x = max(room.left() + half, min(room.right() - half, foot.x()))
        self.setPos(QPointF(x, foot.y() - self.size.height() / 2))

    def art_name(self) -> str:
        return f"rabbit_island/copy/{self.kind}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        size = ACTION_SIZE * self.SCALE
        box = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        paint_shadow(painter, box, 14, palette, 0.4)
        pencil = Pencil(painter, palette)
        with pencil.at(0, 0, self.SCALE):
            paint_action_card(pencil, self.kind, card_type_name(self.kind),
                              card_type_text(self.kind))  # fmt: skip
