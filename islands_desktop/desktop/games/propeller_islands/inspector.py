"""A large, readable copy of the piece on which the pointer rests, or which the keys mean."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.arrangement import Arrangement
from islands_desktop.desktop.games.propeller_islands.pieces import Look, Token
from islands_desktop.desktop.games.propeller_islands.scene import PropellerScene
from islands_desktop.desktop.games.propeller_islands.spots import Spot
from islands_desktop.desktop.table.motion import Place, put

REST_MS = 450
"""How long the pointer rests on a piece before its copy comes."""

HIGH_PIXELS = 240.0
"""Height of a copy on the screen."""

GAP = 16.0


class Inspector(QObject):
    """Shows the copy of one piece at a time; `may_show` is asked when the time has come."""

    def __init__(
        self, scene: PropellerScene, zoom: Callable[[], float], may_show: Callable[[], bool]
    ) -> None:
        super().__init__()
        self.scene, self.zoom, self.may_show = scene, zoom, may_show
        self.spot: Spot | None = None
        self.copy: Token | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self.show_copy)

    def rest_on(self, spot: Spot | None) -> None:
        """The pointer or the keys have come to a spot, None for nothing."""
        if spot == self.spot:
            return
        self.leave()
        self.spot = spot
        if spot is not None:
            self._timer.start()

    def leave(self) -> None:
        """Take the copy away."""
        self._timer.stop()
        self.spot = None
        if self.copy is not None:
            self.scene.removeItem(self.copy)
            self.copy = None

    def show_copy(self) -> None:
        """Show the copy of what lies on the spot, if it is something to be read."""
        arrangement = self.scene.arrangement
        if self.spot is None or arrangement is None or not self.may_show():
            return
        look = arrangement.copy_of(self.spot)
        if look is None or self.spot not in arrangement.shapes:
            return
        self.copy = Token(look, self.scene.palette_now)
        scale = HIGH_PIXELS / self.zoom() / look.high
        place = self._beside(arrangement, self.spot, look, scale)
        put(self.copy, Place(place.x(), place.y(), 0.0, scale, layout.HOLD_Z + 2))
        self.scene.addItem(self.copy)

    def _beside(self, arrangement: Arrangement, spot: Spot, look: Look, scale: float) -> QPointF:
        """Right of the piece, or left of it where there is no room; wholly on the table."""
        rect: QRectF = arrangement.shapes[spot].boundingRect()
        wide, high = look.wide * scale, look.high * scale
        room = layout.CONTENT
        x = rect.right() + GAP + wide / 2
        if x + wide / 2 > room.right():
            x = rect.left() - GAP - wide / 2
        y = min(max(rect.center().y(), room.top() + high / 2), room.bottom() - high / 2)
        return QPointF(x, y)
