"""The scene of My Island: one seat's island large, the others small, and what happens on them.

It knows where things lie, not what is allowed: what glows and where a ghost lies is told by the
controller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from islands_desktop.core.events import Event
from islands_desktop.desktop.games.my_island import layout
from islands_desktop.desktop.games.my_island.bridge_item import BridgeItem
from islands_desktop.desktop.games.my_island.gain_item import GainItem
from islands_desktop.desktop.games.my_island.hands import Hands
from islands_desktop.desktop.games.my_island.looks import (
    bridges_on,
    laid_tiles,
    map_look,
    seat_look,
    tray_look,
)
from islands_desktop.desktop.games.my_island.map_item import MapItem
from islands_desktop.desktop.games.my_island.pieces import BoardItem, GhostItem, GlowItem, TileItem
from islands_desktop.desktop.games.my_island.placing import Placing
from islands_desktop.desktop.games.my_island.seat_items import (
    PileItem,
    PileLook,
    PlateLook,
    SeatItem,
    TilePlate,
    TrayItem,
)
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.motion import Choreography, Place
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.my_island.components import TILE_INDEX
from islands_desktop.games.my_island.events import CardTurned, RaceWon, RuleScored, TilePlaced
from islands_desktop.games.my_island.hexes import Cell
from islands_desktop.games.my_island.rules.episode import episode_of
from islands_desktop.games.my_island.state import State

SEEN_MS = 380
"""How long a placed tile lies there before the island of the next seat comes."""


class MyIslandScene(QGraphicsScene):
    """One table for one to four islands."""

    def __init__(self, palette: Palette, hands: Hands, first: State) -> None:
        super().__init__()
        self.palette_now = palette
        self.hands = hands
        self.spec = episode_of(first).board.spec
        self.seats = len(first.islands)
        self.seat = 0
        self.tiles: dict[int, TileItem] = {}
        """Tiles on the shown island by tile index."""
        self.bridges: dict[Cell, BridgeItem] = {}
        self.held: TileItem | None = None
        """The tile of the round: on its plate, or in a hand."""
        self.choreography: Choreography | None = None
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._furnish()

    # ------------------------------------------------------------------ furniture

    def _furnish(self) -> None:
        palette, hands = self.palette_now, self.hands
        self.board = BoardItem(palette, hands, "plateau" in self.spec.open, self.spec.marks)
        self.glow = GlowItem(palette)
        self.ghost = GhostItem(0, 0, palette)
        self.ghost.hide()
        self.plate = TilePlate(palette, hands)
        self.pile = PileItem(palette, hands)
        self.seat_item = SeatItem(palette)
        self.tray = TrayItem(palette)
        self.gain = GainItem(palette)
        others = self.seats if self.seats > 1 else 0
        self.maps = [
            MapItem(layout.map_rect(number, others), palette, hands) for number in range(others)
        ]
        self.fixtures: list[Piece] = [
            self.board, self.glow, self.ghost, self.plate, self.pile, self.seat_item, self.tray,
            self.gain, *self.maps,
        ]  # fmt: skip
        for fixture in self.fixtures:
            self.addItem(fixture)

    def dress(self, palette: Palette) -> None:
        """Wear other colours: everything is made anew."""
        self.finish()
        self.palette_now = palette
        held = [self.held] if self.held is not None else []
        for piece in (*self.fixtures, *held):
            self.removeItem(piece)
        self._clear_island()
        self.held = None
        self._furnish()

    # ------------------------------------------------------------------ what is shown

    def reconcile(self, view: State, seat: int) -> None:
        """Put everything at once as it is in this view, with this seat's island large."""
        self.finish()
        if seat != self.seat:
            self._clear_island()
            self.seat = seat
        wanted = laid_tiles(view, seat)
        for tile in [tile for tile in self.tiles if tile not in wanted]:
            self.removeItem(self.tiles.pop(tile))
        for tile, (rotation, q, r) in wanted.items():
            item = self.tiles.get(tile) or self._add_tile(tile)
            item.show_tile(tile, rotation)
            item.setRotation(0)
            item.setScale(1.0)
            item.setOpacity(1.0)
            item.lay_on(q, r)
        self._show_bridges(view, seat)
        self.seat_item.show_look(seat_look(view, seat))
        self.tray.show_look(tray_look(view, seat))
        for number, small in enumerate(self.maps):
            small.show_look(map_look(view, number, number == seat))

    def _show_bridges(self, view: State, seat: int) -> None:
        built = bridges_on(view, seat)
        for cell in [cell for cell in self.bridges if cell not in built]:
            self.removeItem(self.bridges.pop(cell))
        for cell in built:
            if cell not in self.bridges:
                self.bridges[cell] = BridgeItem(cell, self.palette_now)
                self.addItem(self.bridges[cell])

    def _clear_island(self) -> None:
        for item in (*self.tiles.values(), *self.bridges.values()):
            self.removeItem(item)
        self.tiles.clear()
        self.bridges.clear()

    def _add_tile(self, tile: int) -> TileItem:
        item = TileItem(tile, 0, self.palette_now)
        self.tiles[tile] = item
        self.addItem(item)
        return item

    def mismatches(self, view: State, seat: int) -> list[str]:
        """Where the scene differs from a view; empty when nothing is moving."""
        found = [] if seat == self.seat else [f"the island of seat {self.seat} is shown"]
        wanted = laid_tiles(view, seat)
        if set(wanted) != set(self.tiles):
            found.append(f"tiles {sorted(set(wanted) ^ set(self.tiles))}")
        for tile in set(wanted) & set(self.tiles):
            item, (rotation, q, r) = self.tiles[tile], wanted[tile]
            if item.turned_by != rotation or item.rotation() or item.scale() != 1.0:
                found.append(f"tile {tile} is turned or scaled")
            if (item.pos() - item.place_of(q, r)).manhattanLength() > 0.01:
                found.append(f"tile {tile} lies at {item.pos()}")
        if set(self.bridges) != set(bridges_on(view, seat)):
            found.append(f"bridges {sorted(self.bridges)}")
        return found

    # ------------------------------------------------------------------ the tile of the round

    def show_plate(self, look: PlateLook, pile: PileLook) -> None:
        """Say what is to be done with tile and cards."""
        self.plate.show_look(look)
        self.pile.show_look(pile)

    def show_placing(self, placing: Placing | None) -> None:
        """Show the tile of the round as it is turned, its legal places, and its ghost."""
        if placing is None:
            self._drop_held()
            self.glow.show_cells(())
            self.show_ghost(None)
            return
        if self.held is None:
            self.held = TileItem(placing.tile, placing.rotation, self.palette_now)
            self.addItem(self.held)
            self.rest_held()
        self.held.show_tile(placing.tile, placing.rotation)
        self.glow.show_cells(placing.anchors())
        self.show_ghost(placing)

    def show_ghost(self, placing: Placing | None) -> None:
        """Let the ghost lie at the target, with what it would score beside it."""
        target = placing.target if placing is not None else None
        if placing is None or target is None:
            self.ghost.hide()
            self.gain.hide()
            return
        self.ghost.show_tile(placing.tile, target.rotation)
        self.ghost.lay_on(target.q, target.r)
        self.ghost.show()
        self.gain.show_gains(placing.gains())
        self.gain.stand_above(self.ghost.mapRectToScene(self.ghost.boundingRect()))
        self.gain.show()

    def rest_held(self) -> None:
        """The tile of the round lies on its plate."""
        if self.held is not None:
            self.held.lift(False)
            self._size_held(self.held.plate_scale())
            self.held.setRotation(0)
            self.held.setOpacity(1.0)
            self.held.setZValue(layout.TILE_Z)
            self.held.setPos(layout.PLATE_MIDDLE)

    def lift_held(self, place: QPointF) -> None:
        """The tile of the round is in a hand here."""
        if self.held is not None:
            self.held.lift(True)
            self._size_held(1.0)
            self.held.setZValue(layout.HOLD_Z)
            self.held.setPos(place)

    def _size_held(self, scale: float) -> None:
        if self.held is not None:
            self.held.rest_scale = scale
            self.held.setScale(scale)

    def _drop_held(self) -> None:
        if self.held is not None:
            self.removeItem(self.held)
            self.held = None

    # ------------------------------------------------------------------ animation

    def finish(self) -> None:
        """Jump to the end of what is moving."""
        choreography, self.choreography = self.choreography, None
        if choreography is not None:
            choreography.finish()

    def animate(
        self, events: Sequence[Event], pace: float, start: QPointF, on_end: Callable[[], None]
    ) -> None:
        """Show what happened to the shown island; `on_end` puts everything as it then is.

        A tile flies from `start` to its place; what it scores rises above it.
        """
        self.finish()
        moving = Choreography(pace, self)
        self.choreography = moving
        for event in events:
            if isinstance(event, TilePlaced) and event.seat == self.seat:
                self._animate_tile(moving, event, start)
            elif isinstance(event, CardTurned):
                self._animate_card(moving, event)
        scored = [e for e in events if isinstance(e, (RuleScored, RaceWon)) and e.seat == self.seat]
        if scored:
            self.gain.show_gains(scored)
            self.gain.show()
            moving.next_step()
            moving.wait(900)
        elif self.seats > 1 and any(isinstance(event, TilePlaced) for event in events):
            moving.next_step()
            moving.wait(SEEN_MS)  # else the next island comes before the tile was seen to lie

        def settle() -> None:
            if self.choreography is moving:
                self.choreography = None
            self.gain.hide()
            self.rest_held()
            on_end()

        moving.on_end(settle)
        moving.start()

    def _animate_card(self, moving: Choreography, event: CardTurned) -> None:
        """The tile of the turned card comes from the cards to its plate."""
        self._drop_held()
        self.held = TileItem(TILE_INDEX[event.tile], 0, self.palette_now)
        self.addItem(self.held)
        here, goal = layout.PILE.center(), layout.PLATE_MIDDLE
        self.held.setPos(here)
        moving.move(
            self.held,
            Place(here.x(), here.y(), scale=0.4, z=layout.HOLD_Z),
            Place(goal.x(), goal.y(), scale=self.held.plate_scale(), z=layout.TILE_Z),
        )
        moving.fade(self.held, 0.0, 1.0)

    def _animate_tile(self, moving: Choreography, event: TilePlaced, start: QPointF) -> None:
        tile = TILE_INDEX[event.tile]
        self.show_placing(None)
        item = self.tiles.get(tile) or self._add_tile(tile)
        item.show_tile(tile, event.rotation)
        goal = item.place_of(event.q, event.r)
        item.setPos(start)
        moving.move(
            item,
            Place(start.x(), start.y(), scale=1.06, z=layout.HOLD_Z),
            Place(goal.x(), goal.y(), z=layout.TILE_Z),
        )
        rect = item.boundingRect().translated(goal)
        self.gain.stand_above(rect)

    def fly_home(self, pace: float) -> None:
        """The held tile goes back to its plate."""
        if self.held is None:
            return
        self.finish()
        moving = Choreography(pace * 0.8, self)
        self.choreography = moving
        item = self.held
        here, home = item.pos(), layout.PLATE_MIDDLE

        def settle() -> None:
            if self.choreography is moving:
                self.choreography = None
            self.rest_held()

        rest = Place(home.x(), home.y(), scale=item.plate_scale())
        moving.move(item, Place(here.x(), here.y()), rest)
        moving.on_end(settle)
        moving.start()
