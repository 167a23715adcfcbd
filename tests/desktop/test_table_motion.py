"""What moves can always be jumped to its end; what a hand does is read from its path."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene

from islands_desktop.desktop.look.palette import Palette, palette_for
from islands_desktop.desktop.table.gestures import PathReader
from islands_desktop.desktop.table.motion import Choreography, Place, put
from islands_desktop.desktop.table.piece import Piece

HERE = Place(0, 0)
THERE = Place(300, 40, 90.0, 0.5, 3.0)


class Chip(Piece):
    def art_name(self) -> str:
        return "test/chip"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.fillRect(rect, palette.sun)


@pytest.fixture
def chip(qapp: QApplication) -> Chip:
    piece = Chip(QSizeF(40, 40), palette_for(False))
    put(piece, HERE)
    return piece


def moved(chip: Chip, pace: float, ends: list[str]) -> Choreography:
    moving = Choreography(pace)
    moving.move(chip, HERE, THERE)
    moving.on_end(lambda: put(chip, THERE))
    moving.on_end(lambda: ends.append("end"))
    moving.start()
    return moving


def test_a_piece_arrives(chip: Chip) -> None:
    scene = QGraphicsScene()
    scene.addItem(chip)
    ends: list[str] = []
    moving = moved(chip, 0.1, ends)
    assert ends == []
    QTest.qWait(150)
    assert ends == ["end"]
    assert chip.pos() == THERE.point
    assert (chip.rotation(), chip.scale(), chip.zValue()) == (90.0, 0.5, 3.0)
    moving.finish()
    assert ends == ["end"]


def test_finishing_jumps_to_the_end_once(chip: Chip) -> None:
    ends: list[str] = []
    moving = moved(chip, 1.6, ends)
    moving.finish()
    moving.finish()
    assert ends == ["end"]
    assert chip.pos() == THERE.point


def test_without_animation_it_ends_at_once(chip: Chip) -> None:
    ends: list[str] = []
    moved(chip, 0.0, ends)
    assert ends == ["end"]


def test_a_circle_is_a_twist_and_a_line_is_none() -> None:
    circle, line = PathReader(0, 0), PathReader(0, 0)
    for angle in range(0, 400, 20):
        turn = math.radians(angle)
        circle.move(60 * math.sin(turn), 60 - 60 * math.cos(turn))
        line.move(3.0 * angle, 0.5 * angle)
    assert circle.twisted
    assert not line.twisted


def test_shaking_is_no_twist() -> None:
    path = PathReader(0, 0)
    for step in range(40):
        path.move(30.0 * (step % 2), 2.0 * step)
    assert not path.twisted


def test_out_to_the_side_and_back_turns_over() -> None:
    path = PathReader(100, 100)
    for x in (140, 200, 260, 200, 130, 104):
        path.move(x, 108)
    assert path.turned_over(104, 200)
    assert not path.turned_over(250, 200)


def test_up_and_down_does_not_turn_over() -> None:
    path = PathReader(100, 100)
    for y in (180, 300, 180, 104):
        path.move(150, y)
    assert not path.turned_over(104, 200)
