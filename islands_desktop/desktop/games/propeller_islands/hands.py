"""Who is told what the mouse does on the table of Propeller Islands. Places are scene places."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsSceneMouseEvent


class Hands:
    """Answers to the mouse."""

    def press_table(self, event: QGraphicsSceneMouseEvent) -> bool:
        """A button went down on the table; whether it was taken."""
        return False

    def move_held(self, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with a button down that was taken before."""

    def release_held(self, event: QGraphicsSceneMouseEvent) -> None:
        """That button went up."""

    def hover_table(self, place: QPointF) -> None:
        """The pointer is over the table, no button down."""

    def leave_table(self) -> None:
        """The pointer has left the table."""
