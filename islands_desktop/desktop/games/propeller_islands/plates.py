"""The plates on which pieces lie: the Forge, the island, the market, the hand and the dock."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.die_art import number_path, paint_die
from islands_desktop.desktop.games.propeller_islands.dock_art import paint_dock, reward_signs
from islands_desktop.desktop.games.propeller_islands.forge_art import paint_forge
from islands_desktop.desktop.games.propeller_islands.glyph_art import paint_glyphs
from islands_desktop.desktop.games.propeller_islands.hex_shape import RADIUS, hex_text
from islands_desktop.desktop.games.propeller_islands.lettering import CENTRE, RIGHT, write
from islands_desktop.desktop.games.propeller_islands.pieces import Look
from islands_desktop.desktop.games.propeller_islands.sky_art import paint_island_base, paint_sky
from islands_desktop.desktop.games.propeller_islands.tile_signs import resource_signs
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import SEAT_EMBLEMS, mixed
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.propeller_islands.components import DISCARD_GAIN, LINES, Line
from islands_desktop.games.propeller_islands.hexes import cell_of
from islands_desktop.games.propeller_islands.names import resource_words
from islands_desktop.games.propeller_islands.state import Player

ROOM = 14.0
"""Room around a plate for its shadow."""


def plate_look(name: str, rect: QRectF, paint: Callable[[Pencil], None], words: str = "") -> Look:
    """A plate that lies on `rect` of the table; `paint` draws in the table's own units."""

    def draw(pencil: Pencil, room: QRectF) -> None:
        shift = room.center() - rect.center()
        with pencil.at(shift.x(), shift.y()):
            paint(pencil)

    return Look(name, rect.width() + 2 * ROOM, rect.height() + 2 * ROOM, draw, words)


def paint_plate(
    pencil: Pencil, box: QRectF, fill: str = "panel", edge: str = "line", wide: float = 1.5
) -> None:
    """A panel with round corners and a shadow."""
    paint_shadow(pencil.painter, box, 14, pencil.palette)
    path = f"R {box.x()} {box.y()} {box.width()} {box.height()} 14"
    pencil.fill(fill, path)
    pencil.line(edge, path, wide)


# The Forge -----------------------------------------------------------------------------------


def forge_look() -> Look:
    """The Forge with its six spaces, and the ring around it."""
    return plate_look("forge", layout.FORGE, _paint_forge)


def _paint_forge(pencil: Pencil) -> None:
    middle = layout.FORGE_MIDDLE
    with pencil.at(middle.x(), middle.y(), layout.FORGE_SCALE):
        paint_forge(pencil)


def scrap_look() -> Look:
    """Where a tile is thrown away for energy (PROP-4.9)."""

    def paint(pencil: Pencil) -> None:
        box = layout.SCRAP
        path = f"R {box.x() + 2} {box.y() + 2} {box.width() - 4} {box.height() - 4} 14"
        pencil.fill("raised", path)
        pencil.line("dim", path, 2, dashed=True)
        icon = QRectF(box.center().x() - 16, box.y() + 9, 32, 32)
        paint_icon(pencil.painter, "discard", icon, pencil.palette)
        with pencil.at(box.center().x(), box.bottom() - 24):
            paint_glyphs(pencil, resource_signs(DISCARD_GAIN), 26, 66)

    words = say("Discard a tile here for {gain}", gain=resource_words(DISCARD_GAIN))
    return plate_look("scrap", layout.SCRAP, paint, words)


def stack_look(left: int) -> Look:
    """The face-down tiles."""

    def paint(pencil: Pencil) -> None:
        middle = layout.STACK.center()
        for step in range(4 if left else 0):
            with pencil.at(middle.x(), middle.y() + 7 - 4 * step, 0.9):
                pencil.fill("#22333B", hex_text(RADIUS))
                pencil.fill(mixed("#3F6D83", "#FFFFFF", step * 0.07), hex_text(RADIUS - 2.4))
        with pencil.at(middle.x(), middle.y() - 5):
            pencil.fill("#FFFFFF" if left else pencil.palette.dim, number_path(str(left), 0, 0, 36))

    return plate_look(f"stack/{left}", layout.STACK, paint, say("Tiles in the stack: {n}", n=left))


def round_look(number: int, turn: str) -> Look:
    """Which round it is, and which turn of it."""

    def paint(pencil: Pencil) -> None:
        box = layout.ROUND
        write(pencil, QRectF(box.x(), box.y(), box.width(), 26), say("Round"), 19, "dim",
              align=CENTRE, bold=True)  # fmt: skip
        shown = str(number) if number else "–"
        write(pencil, QRectF(box.x(), box.y() + 22, box.width(), 50), shown, 44, align=CENTRE,
              display=True)  # fmt: skip
        write(pencil, QRectF(box.x(), box.y() + 72, box.width(), 26), turn, 18, "dim",
              align=CENTRE, bold=True)  # fmt: skip

    return plate_look(f"round/{number}/{turn}/{say('Round')}", layout.ROUND, paint)


def dice_left_look(left: int) -> Look:
    """How many dice lie on the Forge; the last one is for everybody (PROP-10.1)."""

    def paint(pencil: Pencil) -> None:
        box = layout.DICE_LEFT
        with pencil.at(box.x() + 22, box.y() + 42, 0.9):
            paint_die(pencil, 5)
        write(pencil, QRectF(box.x() + 42, box.y() + 20, 42, 44), f"×{left}", 28, display=True)

    return plate_look(
        f"dice/{left}", layout.DICE_LEFT, paint, say("Dice on the Forge: {n}", n=left)
    )


# The island ----------------------------------------------------------------------------------


def island_look(seat: int, name: str, words: str, acting: bool) -> Look:
    """Whose island lies here, and what is to be done."""

    def paint(pencil: Pencil) -> None:
        box, shade = layout.ISLAND, pencil.palette.seat(seat)
        paint_plate(pencil, box, "panel", shade if acting else "line", 4 if acting else 1.5)
        room = QRectF(box.x() + 6, box.y() + layout.ISLAND_HEAD, box.width() - 12,
                      box.height() - layout.ISLAND_HEAD - 6)  # fmt: skip
        corner = f"R {room.x()} {room.y()} {room.width()} {room.height()} 10"
        with pencil.clipped(corner), pencil.at(room.x(), room.y()):
            paint_sky(pencil, room.width(), room.height())
        paint_icon(pencil.painter, SEAT_EMBLEMS[seat], QRectF(box.x() + 12, box.y() + 9, 38, 38),
                   pencil.palette)  # fmt: skip
        write(pencil, QRectF(box.x() + 58, box.y() + 7, 190, 46), name, 26, display=True)
        write(pencil, QRectF(box.x() + 252, box.y() + 7, box.width() - 266, 48), words, 18,
              "ink" if acting else "dim", align=RIGHT, bold=True, wrap=True)  # fmt: skip

    return plate_look(f"island/{seat}/{name}/{words}/{acting:d}", layout.ISLAND, paint)


# Blueprints and dock -------------------------------------------------------------------------


def market_look(left: Sequence[int]) -> Look:
    """The mat of the face-up blueprints with both stacks."""

    def paint(pencil: Pencil) -> None:
        paint_plate(pencil, layout.MARKET)
        for level, count in enumerate(left):
            box = layout.market_rect(level, 0)
            path = f"R {box.x() + 4} {box.y() + 2} {box.width() - 8} {box.height() - 4} 8"
            pencil.line("dim", path, 1.6, dashed=True)
            write(pencil, box, "–" if not count else "", 20, "dim", align=CENTRE)

    return plate_look(f"market/{tuple(left)}", layout.MARKET, paint)


def hand_look(name: str, words: str, done: int, unused: int) -> Look:
    """The mat of a hand, with the heading of what lies on it."""

    def paint(pencil: Pencil) -> None:
        box = layout.HAND
        paint_plate(pencil, box)
        wide = box.width() - 28
        write(pencil, QRectF(box.x() + 14, box.y() + 6, wide * 0.66, 34), name, 19, display=True)
        write(pencil, QRectF(box.x() + 14 + wide * 0.67, box.y() + 6, wide * 0.33, 34), words, 18,
              "dim", align=RIGHT, bold=True)  # fmt: skip
        foot = QRectF(box.x() + 14, box.bottom() - 74, wide, 64)
        if not done:
            write(pencil, foot, say("No blueprint completed yet"), 18, "dim")
        if unused:
            write(pencil, foot, say("put aside: {n}", n=unused), 18, "dim", align=RIGHT)

    return plate_look(f"hand/{name}/{words}/{done}/{unused}", layout.HAND, paint)


def base_look(player: Player, frame: layout.IslandFrame) -> Look:
    """The floating rock under the tiles of an island."""

    def paint(pencil: Pencil) -> None:
        with (
            pencil.clipped(_room_path()),
            pencil.at(frame.middle.x(), frame.middle.y(), frame.scale),
        ):
            paint_island_base(pencil, [cell_of(at) for at in player.hexes])

    name = f"base/{player.hexes}/{frame.scale:.4f}/{frame.middle.x():.1f}/{frame.middle.y():.1f}"
    return plate_look(name, layout.ISLAND, paint)


def _room_path() -> str:
    room = layout.ISLAND
    return f"R {room.x() + 6} {room.y() + 58} {room.width() - 12} {room.height() - 64} 10"


def dock_look(
    seat: int, player: Player, lit: frozenset[int], due: frozenset[int] = frozenset()
) -> Look:
    """The dock: twelve spaces, and the reward of each line at its end (PROP-7.8).

    `due` are cleared lines whose rewards are still to be given.
    """

    def paint(pencil: Pencil) -> None:
        corner = layout.DOCK_CORNER
        with pencil.at(corner.x(), corner.y(), layout.DOCK_SCALE):
            paint_dock(pencil, seat, player.dock, dice=player.drafted, lit=lit, standing=False)
        for line in due:
            _paint_due(pencil, LINES[line])

    words = say("Dock: {n} workers", n=player.dock.bit_count())
    name = f"dock/{seat}/{player.dock}/{player.drafted!r}/{sorted(lit)}/{sorted(due)}"
    return plate_look(name, layout.DOCK, paint, words)


def _paint_due(pencil: Pencil, line: Line) -> None:
    """A reward that is still to be given lies open, though its line is cleared."""
    rect = layout.line_rect(line)
    path = f"R {rect.x():.1f} {rect.y():.1f} {rect.width():.1f} {rect.height():.1f} 8"
    pencil.fill("#FFF6DE", path)
    pencil.line("sun", path, 3)
    with pencil.at(rect.center().x(), rect.center().y()):
        paint_glyphs(pencil, reward_signs(line), 30, rect.width() - 8)
