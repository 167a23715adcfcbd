"""Who is told what the mouse does on the table of My Island."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsSceneMouseEvent


class Hands:
    """Answers to the mouse; each press says whether it was taken. Places are scene places."""

    def press_plate(self, event: QGraphicsSceneMouseEvent) -> bool:
        """A button went down on the plate or on the tile that lies there."""
        return False

    def press_board(self, event: QGraphicsSceneMouseEvent) -> bool:
        """A button went down on the island or the sea."""
        return False

    def press_board_twice(self, event: QGraphicsSceneMouseEvent) -> bool:
        """A button went down there for the second time of a double click."""
        return False

    def move_held(self, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with a button down that was taken before."""

    def release_held(self, event: QGraphicsSceneMouseEvent) -> None:
        """That button went up."""

    def hover_board(self, place: QPointF) -> None:
        """The pointer is over the island or the sea, no button down."""

    def leave_board(self) -> None:
        """The pointer has left island and sea."""

    def hover_plate(self, over: bool) -> None:
        """The pointer has come over the plate, or left it."""

    def press_pile(self) -> bool:
        """The cards were clicked."""
        return False

    def press_map(self, seat: int) -> bool:
        """The small island of a seat was clicked."""
        return False
