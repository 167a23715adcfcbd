"""How far the end of the game is: the three things that bring it about (PROP-11.1)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.glyph_art import (
    paint_blueprint_glyph,
    paint_stack_glyph,
    paint_worker_glyph,
)
from islands_desktop.desktop.games.propeller_islands.lettering import RIGHT, write
from islands_desktop.desktop.games.propeller_islands.pieces import Look
from islands_desktop.desktop.games.propeller_islands.plates import paint_plate, plate_look
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.propeller_islands.components import (
    BUILDINGS,
    DOCK_SPACES,
    ENOUGH_BLUEPRINTS,
    OFFER_SPACES,
)
from islands_desktop.games.propeller_islands.rules.rounds import end_reasons
from islands_desktop.games.propeller_islands.state import OVER, State

_LETTERS = 18


@dataclass(frozen=True, slots=True)
class Meter:
    """One condition: its words, how much of the way is done, and the figure at the end."""

    reason: str
    words: str
    done: int
    all: int
    figure: str


def meters_of(view: State) -> tuple[Meter, ...]:
    """The conditions in the order of the rule, each for the seat that is nearest to it."""
    completed = max(len(player.completed) for player in view.players)
    workers = min(player.dock.bit_count() for player in view.players)
    tiles, stack = BUILDINGS - OFFER_SPACES, len(view.stack)
    return (
        Meter("blueprints", say("Most blueprints"), completed, ENOUGH_BLUEPRINTS,
              f"{completed}/{ENOUGH_BLUEPRINTS}"),
        Meter("dock", say("Emptiest dock"), len(DOCK_SPACES) - workers, len(DOCK_SPACES),
              say("{n} left", n=workers)),
        Meter("stack", say("Tiles in the stack"), tiles - stack, tiles, say("{n} left", n=stack)),
    )  # fmt: skip


def end_look(view: State) -> Look:
    """The plate with the three meters; its edge warns when the round is the last one."""
    meters, met = meters_of(view), end_reasons(view)
    head = say("The game ends after this round") if met else say("Until the game ends")
    if view.phase == OVER:
        head = say("The game is over.")

    def paint(pencil: Pencil) -> None:
        box = layout.PENDING
        paint_plate(pencil, box, edge="coral" if met else "line", wide=3 if met else 1.5)
        room = QRectF(box.x() + 14, box.y() + 6, box.width() - 28, 28)
        write(pencil, room, head, 19, "coral" if met else "ink", display=True)
        wide = figure_room(meters)
        for number, meter in enumerate(meters):
            _paint_meter(pencil, meter, box.y() + 53 + number * 35, meter.reason in met, wide)

    words = "\n".join((head, *(f"{meter.words}: {meter.figure}" for meter in meters)))
    return plate_look(f"end/{words}", layout.PENDING, paint, words)


def figure_room(meters: tuple[Meter, ...]) -> float:
    """How wide the widest figure is: all bars end before it."""
    metrics = QFontMetricsF(text_font(_LETTERS, bold=True))
    return max(metrics.horizontalAdvance(meter.figure) for meter in meters) + 2


def _paint_meter(pencil: Pencil, meter: Meter, y: float, met: bool, room: float) -> None:
    box = layout.PENDING
    with pencil.at(box.x() + 30, y):
        _SIGNS[meter.reason](pencil)
    words = QRectF(box.x() + 54, y - 16, 170, 32)
    write(pencil, words, meter.words, _LETTERS)
    left, end = box.x() + 230, box.right() - 12 - room
    wide = end - 6 - left
    pencil.fill("line", f"R {left} {y - 6} {wide} 12 6")
    done = wide * min(meter.done, meter.all) / meter.all
    if done:
        pencil.fill("coral" if met else "accent", f"R {left} {y - 6} {max(12.0, done):.1f} 12 6")
    figure, role = QRectF(end, y - 16, room, 32), "coral" if met else "ink"
    write(pencil, figure, meter.figure, _LETTERS, role, align=RIGHT, bold=True)


def _worker(pencil: Pencil) -> None:
    with pencil.at(0, 10):
        paint_worker_glyph(pencil, pencil.palette.accent)


_SIGNS = {"blueprints": paint_blueprint_glyph, "dock": _worker, "stack": paint_stack_glyph}
