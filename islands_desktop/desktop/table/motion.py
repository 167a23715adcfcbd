"""Animations that can always be jumped to their end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
)

from islands_desktop.desktop.table.piece import Piece

MOVE_MS = 220
FLIP_MS = 260
RETURN_MS = 180
STAGGER_MS = 40


@dataclass(frozen=True, slots=True)
class Place:
    """Where a piece lies: middle in scene units, degrees, scale, height in the pile."""

    x: float
    y: float
    rotation: float = 0.0
    scale: float = 1.0
    z: float = 0.0

    @property
    def point(self) -> QPointF:
        return QPointF(self.x, self.y)


def put(piece: Piece, place: Place) -> None:
    """Lay a piece down at once."""
    piece.rest_scale = place.scale
    piece.setPos(place.point)
    piece.setRotation(place.rotation)
    piece.setScale(place.scale)
    piece.setZValue(place.z)


def _tween(piece: Piece, name: bytes, start: object, end: object, ms: int) -> QPropertyAnimation:
    animation = QPropertyAnimation(piece, name)
    animation.setStartValue(start)
    animation.setEndValue(end)
    animation.setDuration(ms)
    animation.setEasingCurve(QEasingCurve.Type.OutCubic)
    return animation


class Choreography(QObject):
    """One sequence of movements: steps one after the other, movements of a step together.

    `finish` jumps to the end; `on_end` is called exactly once, whatever way it ends.
    """

    def __init__(self, pace: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = pace
        self._sequence = QSequentialAnimationGroup(self)
        self._step: QParallelAnimationGroup | None = None
        self._ends: list[Callable[[], None]] = []
        self._done = False
        self._sequence.finished.connect(self.finish)

    def _ms(self, ms: int) -> int:
        return max(1, round(ms * self.pace))

    def next_step(self) -> None:
        """What is added from now on happens after what was added before."""
        self._step = QParallelAnimationGroup()
        self._sequence.addAnimation(self._step)

    def _add(self, animation: QAbstractAnimation, delay: int = 0) -> None:
        if self._step is None:
            self.next_step()
        assert self._step is not None
        if delay:
            late = QSequentialAnimationGroup()
            late.addAnimation(QPauseAnimation(self._ms(delay)))
            late.addAnimation(animation)
            animation = late
        self._step.addAnimation(animation)

    def move(
        self, piece: Piece, start: Place, end: Place, delay: int = 0, ms: int = MOVE_MS
    ) -> None:
        """A piece goes from one place to another."""
        ms = self._ms(ms)
        self._add(_tween(piece, b"pos", start.point, end.point, ms), delay)
        if start.rotation != end.rotation:
            self._add(_tween(piece, b"rotation", start.rotation, end.rotation, ms), delay)
        if start.scale != end.scale:
            self._add(_tween(piece, b"scale", start.scale, end.scale, ms), delay)

    def turn(self, piece: Piece, start: float, end: float) -> None:
        """A piece turns on its place, in degrees."""
        self._add(_tween(piece, b"rotation", start, end, self._ms(FLIP_MS)))

    def flip(self, piece: Piece, change: Callable[[], None]) -> None:
        """A piece turns over; `change` shows the other face at the half."""
        both = QSequentialAnimationGroup()
        closing = _tween(piece, b"fold", 1.0, 0.02, self._ms(FLIP_MS // 2))
        closing.setEasingCurve(QEasingCurve.Type.InCubic)
        closing.finished.connect(change)
        both.addAnimation(closing)
        both.addAnimation(_tween(piece, b"fold", 0.02, 1.0, self._ms(FLIP_MS // 2)))
        self._add(both)

    def fade(self, piece: Piece, start: float, end: float, delay: int = 0) -> None:
        """A piece appears or vanishes."""
        self._add(_tween(piece, b"opacity", start, end, self._ms(MOVE_MS)), delay)

    def follow(self, ms: int, show: Callable[[float], None], delay: int = 0) -> None:
        """Call `show` again and again with how far the time has run, from 0 to 1."""
        animation = QVariantAnimation()
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(self._ms(ms))
        animation.valueChanged.connect(show)
        self._add(animation, delay)

    def wait(self, ms: int) -> None:
        """Nothing moves for a moment."""
        self._add(QPauseAnimation(self._ms(ms)))

    def on_end(self, do: Callable[[], None]) -> None:
        """Call this when everything has come to rest."""
        self._ends.append(do)

    def start(self) -> None:
        """Begin; at once at the end if nothing is animated."""
        if self.pace <= 0 or self._sequence.animationCount() == 0:
            self.finish()
        else:
            self._sequence.start()

    def finish(self) -> None:
        """Jump to the end."""
        if self._done:
            return
        self._done = True
        self._sequence.stop()
        for do in self._ends:
            do()
