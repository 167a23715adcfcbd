"""The island as it lies on the table, the camera that looks at it, and the plates around it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.rabbit_island.bubble import ChoiceBubble
from islands_desktop.desktop.games.rabbit_island.camera import Camera, Cell, bounds, cell_point
from islands_desktop.desktop.games.rabbit_island.hands import Hands
from islands_desktop.desktop.games.rabbit_island.harvest import HarvestFlag
from islands_desktop.desktop.games.rabbit_island.land_items import (
    GhostItem,
    LandPiece,
    OpenCellItem,
    PawnItem,
    SeaItem,
    ShoreItem,
    StackItem,
    TileItem,
    ways_of,
)
from islands_desktop.desktop.games.rabbit_island.layout import Layout
from islands_desktop.desktop.games.rabbit_island.leader import Leader
from islands_desktop.desktop.games.rabbit_island.looks import (
    SeatLook,
    counters_of,
    laid_tiles,
    pawns_on,
    seat_looks,
    stacks_on,
)
from islands_desktop.desktop.games.rabbit_island.marks import (
    ChoiceMark,
    GroupOutline,
    ReachMark,
    UnfinishedMark,
    WayMark,
)
from islands_desktop.desktop.games.rabbit_island.plate import PlateButton
from islands_desktop.desktop.games.rabbit_island.seat_plate import CounterItem, SeatPlate
from islands_desktop.desktop.games.rabbit_island.tile_note import TileNote
from islands_desktop.desktop.games.rabbit_island.tray import (
    CardCopy,
    HandPiece,
    TrayItem,
)
from islands_desktop.desktop.games.rabbit_island.window_strip import WindowStrip
from islands_desktop.desktop.games.rabbit_island.year_track import YearTrack
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.motion import Choreography
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.rabbit_island.land import HILL_PLACE
from islands_desktop.games.rabbit_island.state import State

Mark = ReachMark | WayMark | ChoiceMark | OpenCellItem
"""Marks on the island."""


class IslandScene(QGraphicsScene):
    """The island with its camera, and the plates around it."""

    def __init__(self, palette: Palette, hands: Hands) -> None:
        super().__init__()
        self.palette_now = palette
        self.hands = hands
        self.camera = Camera()
        self.layout_now = Layout(1308)
        self.building = False
        self.follows = True
        """Whether the camera shows all of the island as it grows; not once a person has zoomed."""
        self.land_rect = bounds([(0, 0)])
        self.choreography: Choreography | None = None
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._furnish()

    # ------------------------------------------------------------------ furniture

    def _furnish(self) -> None:
        palette, hands = self.palette_now, self.hands
        self.tiles: dict[Cell, TileItem] = {}
        self.unfinished: dict[str, UnfinishedMark] = {}
        self.stacks: dict[Cell, StackItem] = {}
        self.pawns: dict[int, PawnItem] = {}
        self.seat_plates: dict[int, SeatPlate] = {}
        self.counters: dict[tuple[int, int], CounterItem] = {}
        self.hand: list[HandPiece] = []
        self.marks: list[Mark] = []
        self.sea = SeaItem(palette, hands, self.camera)
        self.shore = ShoreItem(palette)
        self.ghost = GhostItem(0, palette)
        self.ghost.hide()
        self.group = GroupOutline(palette)
        self.flag = HarvestFlag(palette)
        self.year = YearTrack(palette)
        self.tray = TrayItem(palette)
        self.strip = WindowStrip(palette, hands)
        self.bubble = ChoiceBubble(palette, hands)
        self.leader = Leader(palette)
        self.copy_item = CardCopy(palette)
        self.note = TileNote(palette)
        self.reveal_button = PlateButton(palette, hands.press_reveal)
        self.pass_button = PlateButton(palette, hands.press_pass)
        for item in (
            self.sea, self.shore, self.ghost, self.group, self.flag, self.year, self.tray,
            self.strip, self.leader, self.bubble, self.copy_item, self.reveal_button,
            self.pass_button, self.note,
        ):  # fmt: skip
            self.addItem(item)

    def dress(self, palette: Palette) -> None:
        """Wear other colours: everything is made anew."""
        self.finish()
        self.palette_now = palette
        for item in self.items():
            if isinstance(item, Piece):
                self.removeItem(item)
        self._furnish()
        self.arrange()

    def reshape(self, wide: float, pixels: float) -> None:
        """Lie on a table of another width or scale."""
        self.layout_now = Layout(wide)
        self.camera.pixels = pixels
        self.arrange()
        if self.follows:
            self.look_whole()
        else:
            self.camera.zoom_at(self.board.center(), 1.0)
            self._follow()

    def arrange(self) -> None:
        """Put all furniture in its place."""
        places = self.layout_now
        self.year.lie(places.year(self.building))
        self.tray.lie(places.tray)
        self.strip.lie(places.small_strip(self.strip.wanted_high))
        self.strip.setVisible(self.building)
        self.pass_button.lie(self.strip.pass_rect())
        tray = places.tray
        self.reveal_button.lie(QRectF(tray.left() + 14, tray.bottom() - 50, 168, 38))
        for number, plate in enumerate(self.seat_plates.values()):
            plate.lie(places.seat(number))
        order = list(self.seat_plates)
        for (seat, number), counter in self.counters.items():
            counter.setPos(places.counter(order.index(seat), number))

    # ------------------------------------------------------------------ camera

    @property
    def board(self) -> QRectF:
        """What is free for the island."""
        return self.layout_now.board(self.building)

    def look_whole(self) -> None:
        """Show all of the island, now and while it grows."""
        self.follows = True
        self.camera.fit(self.land_rect, self.board)
        self._follow()

    def zoom(self, point: QPointF, factor: float) -> None:
        """Zoom the island at a point of the table."""
        self.follows = False
        self.camera.zoom_at(point, factor)
        self._follow()

    def pan(self, delta: QPointF) -> None:
        """Move the island."""
        self.follows = False
        self.camera.pan(delta, self.land_rect, self.board)
        self._follow()

    def _land_pieces(self) -> Iterable[LandPiece]:
        yield from (self.sea, self.shore, self.ghost, self.group)
        yield from self.tiles.values()
        yield from self.unfinished.values()
        yield from self.stacks.values()
        yield from self.pawns.values()
        yield from self.marks

    def _follow(self) -> None:
        self.finish()
        for piece in self._land_pieces():
            piece.follow(self.camera)

    def add_land(self, piece: LandPiece) -> None:
        """Put a piece on the island."""
        self.addItem(piece)
        piece.follow(self.camera)

    # ------------------------------------------------------------------ what is shown

    def reconcile(self, view: State, decider: int | None) -> None:
        """Put everything at once as it is in this view."""
        self.finish()
        building = view.year > 0
        if building != self.building:
            self.building = building
            self.arrange()
        self._show_land(view)
        self._show_stacks(view)
        self._show_pawns(view)
        self.show_seats(seat_looks(view, decider))
        self._show_counters(view)
        self.year.show_year(view.year, view.mode.years)
        if self.follows:
            self.look_whole()

    def _show_land(self, view: State) -> None:
        wanted = laid_tiles(view)
        for cell in [c for c, item in self.tiles.items() if wanted.get(c) != item.tile]:
            self.removeItem(self.tiles.pop(cell))
        for cell, tile in wanted.items():
            if cell not in self.tiles:
                self.lay_tile(cell, tile)
            self.tiles[cell].follow(self.camera)
        self.shore.show_tiles({cell: ways_of(tile) for cell, tile in wanted.items()})
        self.shore.follow(self.camera)
        self._show_unfinished(view)
        cells = set(wanted)
        if not view.year:
            cells |= set(view.land.open_cells)
        self.land_rect = bounds(cells).adjusted(-24, -24, 24, 24)

    def _show_unfinished(self, view: State) -> None:
        """In the Build phase the Hill's arrows that are no exits are barred."""
        wanted: set[str] = set()
        if view.year:
            exits = {direction for direction, _ in view.land.exits[HILL_PLACE]}
            wanted = set(ways_of(view.land.tile(HILL_PLACE))) - exits
        for direction in [one for one in self.unfinished if one not in wanted]:
            self.removeItem(self.unfinished.pop(direction))
        for direction in wanted - set(self.unfinished):
            self.unfinished[direction] = UnfinishedMark(direction, self.palette_now)
            self.add_land(self.unfinished[direction])

    def lay_tile(self, cell: Cell, tile: int) -> TileItem:
        """A tile on the island."""
        item = TileItem(tile, self.palette_now)
        item.spot = cell_point(cell)
        self.tiles[cell] = item
        self.add_land(item)
        return item

    def _show_stacks(self, view: State) -> None:
        wanted = stacks_on(view)
        for cell in [cell for cell in self.stacks if cell not in wanted]:
            self.removeItem(self.stacks.pop(cell))
        for cell, owners in wanted.items():
            if cell not in self.stacks:
                self.stacks[cell] = StackItem(cell, owners, self.palette_now)
                self.add_land(self.stacks[cell])
            self.stacks[cell].show_owners(owners)
            self.stacks[cell].setOpacity(1.0)
            self.stacks[cell].follow(self.camera)

    def _show_pawns(self, view: State) -> None:
        for seat, (cell, foot) in pawns_on(view).items():
            if seat not in self.pawns:
                self.pawns[seat] = PawnItem(seat, self.palette_now)
                self.addItem(self.pawns[seat])
            pawn = self.pawns[seat]
            pawn.stand_on(cell, foot)
            pawn.show_acting(seat == view.active)
            pawn.follow(self.camera)

    def show_seats(self, looks: Sequence[SeatLook]) -> None:
        """Show the plates of the seats."""
        for look in looks:
            if look.seat not in self.seat_plates:
                plate = self.seat_plates[look.seat] = SeatPlate(look, self.palette_now)
                self.addItem(plate)
                plate.lie(self.layout_now.seat(len(self.seat_plates) - 1))
            self.seat_plates[look.seat].show_look(look)

    def show_turn(self, view: State, decider: int | None) -> None:
        """Say whose turn it is while what was done still moves; the numbers follow it."""
        for look in seat_looks(view, decider):
            plate = self.seat_plates[look.seat]
            plate.show_look(replace(plate.look, active=look.active, deciding=look.deciding))

    def _show_counters(self, view: State) -> None:
        wanted, order = counters_of(view), list(self.seat_plates)
        for key in [key for key in self.counters if key not in wanted]:
            self.removeItem(self.counters.pop(key))
        for (seat, number), count in wanted.items():
            if (seat, number) not in self.counters:
                item = self.counters[(seat, number)] = CounterItem(seat, count, self.palette_now)
                self.addItem(item)
                item.setPos(self.layout_now.counter(order.index(seat), number))
            self.counters[(seat, number)].show_count(count, seat_name(seat))

    def mismatches(self, view: State, decider: int | None) -> list[str]:
        """Where the scene differs from a view; empty when nothing is moving."""
        found = []
        if {cell: item.tile for cell, item in self.tiles.items()} != laid_tiles(view):
            found.append("tiles")
        if {cell: item.owners for cell, item in self.stacks.items()} != stacks_on(view):
            found.append("stacks")
        for seat, (cell, foot) in pawns_on(view).items():
            pawn = self.pawns[seat]
            goal = self.camera.to_scene(pawn.spot_on(cell, foot))
            if (pawn.pos() - goal).manhattanLength() > 0.01:
                found.append(f"rabbit {seat} stands at {pawn.pos()}")
        if {key: item.count for key, item in self.counters.items()} != counters_of(view):
            found.append("counters")
        if [plate.look for plate in self.seat_plates.values()] != [*seat_looks(view, decider)]:
            found.append("seats")
        for item in (*self.tiles.values(), *self.stacks.values(), *self.pawns.values()):
            if abs(item.scale() - self.camera.scale) > 1e-6 or item.opacity() != 1.0:
                found.append(f"{item.art_name()} is scaled or faded")
        return found

    # ------------------------------------------------------------------ animation

    def finish(self) -> None:
        """Jump to the end of what is moving."""
        choreography, self.choreography = self.choreography, None
        if choreography is not None:
            choreography.finish()
