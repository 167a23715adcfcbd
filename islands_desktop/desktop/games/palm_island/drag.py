"""A card in the hand of a person: follows the pointer, reads twists and flips, finds its target."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from islands_desktop.desktop.games.palm_island.items import CardItem
from islands_desktop.desktop.games.palm_island.layout import CARD_WIDE, SHELF_SCALE
from islands_desktop.desktop.games.palm_island.scene import PalmIslandScene, next_face
from islands_desktop.desktop.table.gestures import PathReader
from islands_desktop.desktop.table.motion import Choreography, Place, put

KINDS = ("store", "rotate", "flip", "discard", "recruit")
LIFTED_Z = 200.0
LIFT = 1.05
SMALL = 0.5
MOST_TILT = 6.0


class CardDrag:
    """One drag, from the first movement to the drop or its cancelling.

    `legal`: the kinds of commands there are for this card now; over the store a card that can be
    stored already lies as it will.
    """

    def __init__(
        self,
        item: CardItem,
        scene: PalmIslandScene,
        event: QGraphicsSceneMouseEvent,
        legal: Collection[str],
    ) -> None:
        self.item = item
        self.scene = scene
        self.code = item.code
        self.face = item.face
        self.legal = legal
        self.home = Place(item.x(), item.y(), item.rotation(), item.scale(), item.zValue())
        self.grip = item.pos() - event.scenePos()
        place = event.screenPos()
        self.path = PathReader(place.x(), place.y())
        self.target = ""
        self.turned = ""
        self._tilt = 0.0
        self._quarter = False
        self._x = float(place.x())
        item.setZValue(LIFTED_Z)
        item.rest_scale = LIFT
        item.setScale(LIFT)
        item.mark(selected=True, lifted=True)
        item.setCursor(Qt.CursorShape.ClosedHandCursor)

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved."""
        place = event.screenPos()
        self.path.move(place.x(), place.y())
        self.item.setPos(event.scenePos() + self.grip)
        self._lean(place.x() - self._x)
        self._x = float(place.x())
        if self.path.twisted and not self.turned:
            self.twist()
        rect = self.scene.place_of_drop(self.item)
        self.target = self.scene.target_at(event.scenePos(), rect, KINDS)
        quarter = self.target == "store" and "store" in self.legal and not self.turned
        small = self.target in ("rotate", "flip", "discard", "recruit")
        self._pose(SHELF_SCALE * LIFT if quarter else SMALL if small else LIFT, quarter)

    def _pose(self, scale: float, quarter: bool) -> None:
        """Smaller over the places, so that they can be read; the grip stays below the pointer."""
        if (scale, quarter) == (self.item.rest_scale, self._quarter):
            return
        pointer = self.item.pos() - self.grip
        if quarter != self._quarter:
            x, y = self.grip.x(), self.grip.y()
            self.grip = QPointF(-y, x) if quarter else QPointF(y, -x)
            self._quarter = quarter
            self.item.setRotation(self._upright)
        self.grip *= scale / self.item.rest_scale
        self.item.rest_scale = scale
        self.item.setScale(scale)
        self.item.setPos(pointer + self.grip)

    @property
    def _upright(self) -> float:
        """Degrees of the held card without its tilt."""
        return 90.0 if self._quarter else 180.0 if self.turned == "rotate" else 0.0

    def _lean(self, dx: float) -> None:
        """Tilt a little in the direction of the movement; upright again when it is slow."""
        wanted = max(-MOST_TILT, min(MOST_TILT, dx * 0.6))
        self._tilt = 0.7 * self._tilt + 0.3 * wanted
        if abs(self._tilt) < 0.4:
            self._tilt = 0.0
        self.item.setRotation(self._upright + self._tilt)

    def take_key(self, key: int) -> bool:
        """R turns the held card, F turns it over, Esc is for the controller."""
        if key == Qt.Key.Key_R:
            self.twist()
        elif key == Qt.Key.Key_F:
            self.turn_over()
        else:
            return False
        return True

    def twist(self) -> None:
        """Turn the held card by half a turn, or back."""
        self._show("" if self.turned == "rotate" else "rotate")

    def turn_over(self) -> None:
        """Show the other face of the held card, or the first one again."""
        self._show("" if self.turned == "flip" else "flip")

    def _show(self, turned: str) -> None:
        self.turned = turned
        self.item.setRotation(self._upright)
        other = next_face(self.code, self.face.state, "flip", self.face.seat)
        if turned == "flip" and other is not None:
            self.item.show_face(replace(other, title=self.face.title))
        else:
            self.item.show_face(self.face)

    def meaning(self) -> str:
        """The action the gesture stands for, "" for none."""
        if self.turned:
            return self.turned
        if self.target:
            return self.target
        width = CARD_WIDE * self.scene.views()[0].transform().m11()
        return "flip" if self.path.turned_over(self._x, width) else ""

    def end(self, pace: float) -> None:
        """Let the card go where it is."""
        self.item.unsetCursor()
        self.item.mark(selected=False, lifted=False)
        self.item.rest_scale = self.home.scale
        self.item.setScale(self.home.scale)
        self.item.setRotation(self.home.rotation)
        self.item.show_face(self.face)

    def fly_back(self, pace: float, on_end: Callable[[], None]) -> None:
        """Back to where the card came from."""
        if self.item.scene() is None:
            on_end()
            return
        here = Place(self.item.x(), self.item.y(), self.home.rotation, self.home.scale, LIFTED_Z)
        moving = Choreography(pace * 0.8, self.scene)
        self.scene.choreography = moving

        def settle() -> None:
            if self.scene.choreography is moving:
                self.scene.choreography = None
            if self.item.scene() is not None:
                put(self.item, self.home)
            on_end()

        moving.move(self.item, here, self.home)
        moving.on_end(settle)
        moving.start()
