"""Showing what happened: tiles fly to their cells, rabbits run along the arrows, tokens drop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF

from islands_desktop.core.events import Event
from islands_desktop.core.game import Transition
from islands_desktop.desktop.games.rabbit_island import layout
from islands_desktop.desktop.games.rabbit_island.camera import Cell
from islands_desktop.desktop.games.rabbit_island.harvest import HarvestLook
from islands_desktop.desktop.games.rabbit_island.land_items import StackItem
from islands_desktop.desktop.games.rabbit_island.scene import RabbitIslandScene
from islands_desktop.desktop.games.rabbit_island.tile_shape import pawn_feet
from islands_desktop.desktop.table.motion import Choreography, Place
from islands_desktop.games.rabbit_island import events as happened
from islands_desktop.games.rabbit_island.components import (
    ACTION_INDEX,
    ACTION_TYPES,
    TILE_INDEX,
)

SEEN_MS = 650
"""How long a card that was played stays in view at least (RABB-14.11)."""

HARVEST_MS = 800
_DROP = 70.0


class Enactment:
    """One transition as movements on the scene; made, started, and gone when it ends."""

    def __init__(self, scene: RabbitIslandScene, pace: float, start: QPointF | None) -> None:
        self.scene = scene
        self.moving = Choreography(pace, scene)
        self.start = start
        self._pawns: dict[int, Place] = {}

    def begin(
        self, transition: Transition[Any], harvest: HarvestLook | None, on_end: Callable[[], None]
    ) -> None:
        """Show a transition; `on_end` puts everything as it then is."""
        scene, moving = self.scene, self.moving
        scene.finish()
        scene.choreography = moving
        for event in transition.events:
            self._show(event)
        if harvest is not None and moving.pace > 0:
            scene.show_harvest(harvest)
            moving.next_step()
            moving.wait(HARVEST_MS)

        def settle() -> None:
            if scene.choreography is moving:
                scene.choreography = None
            scene.copy_item.hide()
            on_end()

        moving.on_end(settle)
        moving.start()

    def _show(self, event: Event) -> None:
        match event:
            case happened.TilePlaced():
                self._lay_tile(event)
            case happened.RabbitPut() | happened.RabbitStepped():
                self._move_pawn(event.seat, (event.x, event.y))
            case happened.TokenBuilt():
                self._drop_token(event)
            case happened.ActionPlayed():
                self._show_card(event.card)
            case _:
                pass

    def _lay_tile(self, event: happened.TilePlaced) -> None:
        scene = self.scene
        scene.show_marks([])
        scene.show_ghost(None, None)
        item = scene.lay_tile((event.x, event.y), TILE_INDEX[event.tile])
        scale = scene.camera.scale * 1.05
        start = self.start or scene.seat_plates[event.seat].pos()
        begun = Place(start.x(), start.y(), scale=scale)
        item.setPos(begun.point)
        item.setScale(scale)
        item.setZValue(layout.HOLD_Z)
        self.moving.move(item, begun, item.place_at(item.spot, scene.camera))
        self.moving.on_end(lambda: item.setZValue(layout.TILE_Z))

    def _move_pawn(self, seat: int, cell: Cell) -> None:
        scene = self.scene
        scene.show_marks([])
        pawn = scene.pawns[seat]
        here = self._pawns.get(seat) or pawn.place_at(pawn.spot, scene.camera)
        there = pawn.place_at(pawn.spot_on(cell, pawn_feet(1)[0]), scene.camera)
        pawn.setZValue(layout.FLAG_Z - 1)
        self.moving.next_step()
        self.moving.move(pawn, here, there)
        self._pawns[seat] = there

    def _drop_token(self, event: happened.TokenBuilt) -> None:
        scene, cell = self.scene, (event.x, event.y)
        before = scene.stacks.get(cell)
        owners = before.owners if before is not None else ()
        item = before or StackItem(cell, (event.seat,), scene.palette_now)
        if before is None:
            scene.stacks[cell] = item
            scene.add_land(item)
        item.show_owners((*owners, event.seat))
        there = item.place_at(item.spot, scene.camera)
        high = _DROP * scene.camera.scale
        self.moving.next_step()
        self.moving.move(item, Place(there.x, there.y - high, scale=there.scale), there)

    def _show_card(self, card: str) -> None:
        """A card that was played is public: it lies large in the middle for a moment."""
        if self.moving.pace <= 0:
            return
        scene, board = self.scene, self.scene.board
        foot = QPointF(board.center().x(), board.center().y() + 180)
        scene.copy_item.show_kind(ACTION_TYPES[ACTION_INDEX[card]], foot, board)
        self.moving.next_step()
        self.moving.wait(SEEN_MS)


def fly_home(
    scene: RabbitIslandScene, number: int, pace: float, on_end: Callable[[], None]
) -> None:
    """A tile or card of the hand that was let go goes back to the tray."""
    scene.finish()
    piece = scene.hand[number]
    moving = Choreography(pace * 0.8, scene)
    scene.choreography = moving
    here = piece.pos()

    def settle() -> None:
        if scene.choreography is moving:
            scene.choreography = None
        on_end()

    scale = piece.scale()
    moving.move(piece, Place(here.x(), here.y(), scale=scale), piece.rest)
    moving.on_end(settle)
    moving.start()
