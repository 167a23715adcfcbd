"""The scene of Propeller Islands: the pieces of an arrangement, and how they get to the next one.

It knows where things lie, not what is allowed: what glows is told by the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from islands_desktop.core.events import Event
from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.arrangement import Arrangement, Laid
from islands_desktop.desktop.games.propeller_islands.change_chips import Chip
from islands_desktop.desktop.games.propeller_islands.hands import Hands
from islands_desktop.desktop.games.propeller_islands.looks import count_look, note_look, sky_look
from islands_desktop.desktop.games.propeller_islands.pieces import (
    GlowItem,
    GroundItem,
    Look,
    Token,
    disc,
    rounded,
)
from islands_desktop.desktop.games.propeller_islands.rolling import (
    origins,
    pace_of,
    roll,
    rolled,
)
from islands_desktop.desktop.games.propeller_islands.spots import Spot
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.table.motion import Choreography, Place, put
from islands_desktop.games.propeller_islands.components import BUILDINGS, LINES
from islands_desktop.games.propeller_islands.events import (
    ActivatingFinished,
    BuildingActivated,
    TilePlaced,
    UpgradeInstalled,
    WorkerDeployed,
)
from islands_desktop.games.propeller_islands.hexes import CENTRE, hex_at

SEEN_MS = 500
"""How long the end of a turn is seen before the island of the next seat comes."""


class PropellerScene(QGraphicsScene):
    """One table: one seat's island large, all seats at the side."""

    def __init__(self, palette: Palette, hands: Hands) -> None:
        super().__init__()
        self.palette_now = palette
        self.hands = hands
        self.pieces: dict[Spot, Token] = {}
        self.arrangement: Arrangement | None = None
        self.choreography: Choreography | None = None
        self.ghost: Token | None = None
        self.chips: list[Token] = []
        self.counts: list[Token] = []
        self.chip_shapes: list[QPainterPath] = []
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._furnish()

    def _furnish(self) -> None:
        self.ground = GroundItem(sky_look(), self.palette_now, self.hands)
        self.glow = GlowItem(self.palette_now)
        self.note = Token(note_look(()), self.palette_now)
        self.note.setZValue(layout.HOLD_Z + 1)
        self.note.hide()
        for item in (self.ground, self.glow, self.note):
            self.addItem(item)

    def dress(self, palette: Palette) -> None:
        """Wear other colours: everything is made anew."""
        self.finish()
        self.drop_ghost()
        self.palette_now = palette
        self.show_changes(())
        self._show_all(self.counts, (), layout.GLOW_Z)
        for item in (self.ground, self.glow, self.note, *self.pieces.values()):
            self.removeItem(item)
        self.pieces.clear()
        self._furnish()

    # ------------------------------------------------------------------ what is shown

    def reconcile(self, arrangement: Arrangement) -> None:
        """Put everything at once as it is arranged."""
        self.finish()
        self.arrangement = arrangement
        wanted = arrangement.pieces
        for key in [key for key in self.pieces if key not in wanted]:
            self.removeItem(self.pieces.pop(key))
        for key, laid in wanted.items():
            piece = self._piece(key, laid)
            piece.setOpacity(1.0)
            put(piece, laid.place)

    def _piece(self, key: Spot, laid: Laid) -> Token:
        """The piece with this key, made if it is not there yet, with its new look."""
        piece = self.pieces.get(key)
        if piece is None:
            piece = self.pieces[key] = Token(laid.look, self.palette_now)
            put(piece, laid.place)
            self.addItem(piece)
        piece.show_look(laid.look)
        piece.setToolTip(plain_tip(laid.look.words))
        return piece

    def mismatches(self, arrangement: Arrangement) -> list[str]:
        """Where the scene differs from an arrangement; empty when nothing is moving."""
        wanted = arrangement.pieces
        found = [f"piece {key}" for key in sorted(set(wanted) ^ set(self.pieces))]
        for key in sorted(set(wanted) & set(self.pieces)):
            piece, laid = self.pieces[key], wanted[key]
            if piece.look != laid.look:
                found.append(f"{key} looks like {piece.look.name}")
            if (piece.pos() - laid.place.point).manhattanLength() > 0.01:
                found.append(f"{key} lies at {piece.pos()}")
            if abs(piece.scale() - laid.place.scale) > 1e-6 or piece.rotation():
                found.append(f"{key} is turned or scaled")
            if piece.opacity() != 1.0:
                found.append(f"{key} is pale")
        return found

    def show_changes(self, chips: Sequence[Chip]) -> None:
        """Show, beside the real pieces, how a die could be changed once it is taken."""
        wanted = [(chip.look, chip.rect.center()) for chip in chips]
        self._show_all(self.chips, wanted, layout.PIECE_Z)
        self.chip_shapes = [chip.shape for chip in chips]

    def show_counts(self, counts: Mapping[int, int]) -> None:
        """Show on hexes how many links a banner would form there, each of them 1 fame."""
        assert self.arrangement is not None
        frame = self.arrangement.frame
        wanted = [(count_look(n), frame.place(at)) for at, n in sorted(counts.items())]
        self._show_all(self.counts, wanted, layout.GLOW_Z + 1)

    def _show_all(
        self, shown: list[Token], wanted: Sequence[tuple[Look, QPointF]], height: float
    ) -> None:
        """Let these looks stand at these places, in pieces that are beside the arrangement."""
        while len(shown) > len(wanted):
            self.removeItem(shown.pop())
        for number, (look, middle) in enumerate(wanted):
            if number == len(shown):
                shown.append(Token(look, self.palette_now))
                self.addItem(shown[number])
            shown[number].show_look(look)
            put(shown[number], Place(middle.x(), middle.y(), z=height))

    def show_glow(
        self,
        shining: Iterable[Spot],
        strong: Iterable[Spot],
        links: Iterable[tuple[int, int]] = (),
        lines: Iterable[int] = (),
    ) -> None:
        """Let these spots glow, those strongly; a disc between two hexes for each link.

        `lines` of the dock are about to be cleared: they are framed with their rewards.
        """
        assert self.arrangement is not None
        shapes, frame = self.arrangement.shapes, self.arrangement.frame
        bold = set(strong)
        between = [
            disc((frame.place(one) + frame.place(other)) / 2, 13 * frame.scale)
            for one, other in links
        ]
        self.glow.show_shapes(
            [shapes[spot] for spot in shining if spot in shapes and spot not in bold]
            + self.chip_shapes,
            [shapes[spot] for spot in bold if spot in shapes] + between,
            [rounded(layout.line_band(LINES[line]), 12) for line in lines],
        )

    # ------------------------------------------------------------------ a piece in the hand

    def take_ghost(self, key: Spot, place: QPointF) -> None:
        """A copy of a piece is in a hand here; the piece itself is pale until it is let go."""
        if self.ghost is None and key in self.pieces:
            piece = self.pieces[key]
            self.ghost = Token(piece.look, self.palette_now)
            put(self.ghost, Place(place.x(), place.y(), 0.0, piece.rest_scale, layout.HOLD_Z))
            self.ghost.setOpacity(0.86)
            self.addItem(self.ghost)
            piece.setOpacity(0.35)
        if self.ghost is not None:
            self.ghost.setPos(place)

    def snap_ghost(self, scale: float) -> None:
        """The copy takes the size of the place where it would lie."""
        if self.ghost is not None and self.ghost.scale() != scale:
            self.ghost.rest_scale = scale
            self.ghost.setScale(scale)

    def drop_ghost(self) -> None:
        """Nothing is in a hand any more."""
        if self.ghost is not None:
            self.removeItem(self.ghost)
            self.ghost = None
            for piece in self.pieces.values():
                piece.setOpacity(1.0)

    def show_note(self, lines: Sequence[tuple[str, str]], place: QPointF) -> None:
        """Say beside a place what a command would do; nothing to say hides it."""
        if not lines:
            self.note.hide()
            return
        self.note.show_look(note_look(tuple(lines)))
        size = self.note.size
        room = layout.CONTENT.adjusted(size.width() / 2 + 4, size.height() / 2 + 4,
                                       -size.width() / 2 - 4, -size.height() / 2 - 4)  # fmt: skip
        wish = place - QPointF(0, 62 + size.height() / 2)
        if wish.y() < room.top():
            wish = place + QPointF(0, 62 + size.height() / 2)
        self.note.setPos(
            min(max(wish.x(), room.left()), room.right()),
            min(max(wish.y(), room.top()), room.bottom()),
        )
        self.note.show()

    # ------------------------------------------------------------------ animation

    def finish(self) -> None:
        """Jump to the end of what is moving."""
        choreography, self.choreography = self.choreography, None
        if choreography is not None:
            choreography.finish()

    def animate(
        self,
        events: Sequence[Event],
        after: Arrangement,
        pace: float,
        linger: bool,
        on_end: Callable[[], None],
        told: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Let every piece go where it then lies; `on_end` puts everything as it then is.

        `told` is what was gained: it stands for a moment beside the place where it happened.
        """
        self.finish()
        moving = Choreography(pace, self)
        self.choreography = moving
        self._move_pieces(moving, events, after)
        if told:
            self.show_note(told, _where(events, after))
        if told or linger:
            moving.next_step()
            moving.wait(SEEN_MS)

        def settle() -> None:
            if self.choreography is moving:
                self.choreography = None
            self.note.hide()
            on_end()

        moving.on_end(settle)
        moving.start()

    def _move_pieces(
        self, moving: Choreography, events: Sequence[Event], after: Arrangement
    ) -> None:
        """Pieces that stay move, new ones appear, the others fade away; dice are rolled."""
        before = {key: self._place_of(piece) for key, piece in self.pieces.items()}
        turns_into = origins(events, before)
        dice = rolled(events, after)
        for key, laid in after.pieces.items():
            known = key in self.pieces
            piece = self._piece(key, laid)
            if key in dice:
                roll(moving, piece, laid, dice.index(key))
                continue
            came_from = turns_into.get(key)
            start = before.get(key if came_from is None else came_from, _origin(key, laid))
            if start != laid.place:
                piece.setZValue(max(piece.zValue(), layout.HOLD_Z - 50))
                moving.move(piece, start, laid.place, ms=pace_of(key))
            if not known and came_from is None:
                moving.fade(piece, 0.0, 1.0)
        for key in [key for key in self.pieces if key not in after.pieces]:
            if key in turns_into.values():
                self.pieces[key].setOpacity(0.0)
            else:
                moving.fade(self.pieces[key], 1.0, 0.0)

    def _place_of(self, piece: Token) -> Place:
        here = piece.pos()
        return Place(here.x(), here.y(), piece.rotation(), piece.scale(), piece.zValue())

    def rect_of(self, spot: Spot) -> QRectF:
        """Where a spot is."""
        assert self.arrangement is not None
        shape = self.arrangement.shapes.get(spot)
        return shape.boundingRect() if shape is not None else layout.ISLAND


def _where(events: Sequence[Event], after: Arrangement) -> QPointF:
    """Where on the table something was gained, or why nothing was."""
    for event in events:
        if isinstance(event, (TilePlaced, BuildingActivated, UpgradeInstalled, WorkerDeployed)):
            return after.frame.place(hex_at(event.q, event.r))
        if isinstance(event, ActivatingFinished):
            return after.frame.place(CENTRE)
    return layout.FORGE_MIDDLE


def _origin(key: Spot, laid: Laid) -> Place:
    """Where a piece appears: tiles come from their stack, Capitols and all else where they lie."""
    place = laid.place
    if key[0] != "tile" or key[1] >= BUILDINGS:
        return place
    corner = layout.STACK.center()
    return Place(corner.x(), corner.y(), 0.0, place.scale, place.z)
