"""Who is told what the mouse does on the table of Rabbit Island."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsSceneMouseEvent


class Hands:
    """Answers to the mouse. Places are places of the scene."""

    def press_board(self, event: QGraphicsSceneMouseEvent) -> None:
        """A button went down on the island or the sea."""

    def press_hand(self, number: int, event: QGraphicsSceneMouseEvent) -> None:
        """A button went down on a tile or card of the hand."""

    def move_held(self, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with that button down."""

    def release_held(self, event: QGraphicsSceneMouseEvent) -> None:
        """That button went up."""

    def hover_board(self, place: QPointF) -> None:
        """The pointer is over the island or the sea, no button down."""

    def leave_board(self) -> None:
        """The pointer has left island and sea."""

    def hover_hand(self, number: int | None) -> None:
        """The pointer has come over a card of the hand, or left it (None)."""

    def press_stack(self, entry: int) -> None:
        """A card on the stack was clicked, counted from the bottom."""

    def hover_card(self, kind: str) -> None:
        """The pointer has come over a card on the strip, "" when it has left it."""

    def press_choice(self, number: int) -> None:
        """A button beside the rabbit was clicked."""

    def press_reveal(self) -> None:
        """Somebody said who sits there, or wants the hand covered."""

    def press_pass(self) -> None:
        """The button of the window was clicked."""
