"""What every seat has, at a glance: its island in little, resources, fame, workers, dice, power."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.character_art import paint_character
from islands_desktop.desktop.games.propeller_islands.die_art import paint_die
from islands_desktop.desktop.games.propeller_islands.fame_art import FAME_STEPS, paint_trumpet
from islands_desktop.desktop.games.propeller_islands.glyph_art import (
    paint_blueprint_glyph,
    paint_worker_glyph,
)
from islands_desktop.desktop.games.propeller_islands.lettering import (
    CENTRE,
    RIGHT,
    write,
    write_amount,
)
from islands_desktop.desktop.games.propeller_islands.pieces import Look
from islands_desktop.desktop.games.propeller_islands.plates import paint_plate, plate_look
from islands_desktop.desktop.games.propeller_islands.sky_art import paint_island_base
from islands_desktop.desktop.games.propeller_islands.tile_art import HOUSING, paint_tile
from islands_desktop.desktop.games.propeller_islands.worker_art import (
    paint_airship,
    paint_first_player,
    paint_worker,
)
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import SEAT_EMBLEMS
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.propeller_islands.components import (
    CHARACTERS,
    ENOUGH_BLUEPRINTS,
    RESOURCES,
    TILES,
    TRUMPETS,
)
from islands_desktop.games.propeller_islands.hexes import cell_of
from islands_desktop.games.propeller_islands.names import points_words
from islands_desktop.games.propeller_islands.scoring import score_of
from islands_desktop.games.propeller_islands.state import (
    DOWN,
    NO_CHARACTER,
    OVER,
    READY,
    Player,
    State,
)

HIGH_PLATE = 250.0
"""A plate higher than this shows the island above the holdings."""

STRIP = 44.0
"""Width of the strip beside or above a small island for portrait and first-player token."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What a plate of a seat shows."""

    seat: int
    name: str
    player: Player
    points: int
    first: bool
    acting: bool


def seat_look(view: State, seat: int) -> SeatLook:
    """What there is to know of a seat."""
    acting = view.phase != OVER and view.seat == seat
    player = view.players[seat]
    first = view.first == seat
    return SeatLook(seat, seat_name(seat), player, score_of(player), first, acting)


def seat_plate(look: SeatLook, rect: QRectF) -> Look:
    """The plate of a seat at the eastern side of the table."""

    def paint(pencil: Pencil) -> None:
        _paint_seat(pencil, look, rect)

    player = look.player
    words = say(
        "{name}: {points}, {fame} fame, {workers} workers on the dock",
        name=look.name, points=points_words(look.points), fame=player.fame,
        workers=player.dock.bit_count(),
    )  # fmt: skip
    if look.first:
        words = say("{words}, first player", words=words)
    return plate_look(f"seat/{look}/{rect.height():.0f}", rect, paint, words)


def _paint_seat(pencil: Pencil, look: SeatLook, rect: QRectF) -> None:
    """Beside each other island and holdings; below each other on a high plate."""
    shade = pencil.palette.seat(look.seat)
    fill = "raised" if look.acting else "panel"
    paint_plate(pencil, rect, fill, shade if look.acting else "line", 4 if look.acting else 1.5)
    if look.acting:
        pencil.fill(shade, f"R {rect.x() + 2} {rect.y() + 26} 9 {rect.height() - 52} 4")
    high = rect.height() > HIGH_PLATE
    left = rect.x() + (24 if high else 142)
    below = _holdings_top(rect)
    small = small_island_rect(rect)
    paint_small_island(pencil, look.player, look.seat, small)
    if look.player.character != NO_CHARACTER:
        shown = CHARACTERS[look.player.character].id
        level = sum(look.player.fame >= needed for needed in TRUMPETS)
        with pencil.at(small.x() + 20, small.y() + 20, 0.46):
            paint_character(pencil, shown, level)
    head = QRectF(left + 28, rect.y() + 4, rect.right() - left - 86, 32)
    emblem = QRectF(left - 2, rect.y() + 7, 26, 26)
    paint_icon(pencil.painter, SEAT_EMBLEMS[look.seat], emblem, pencil.palette)
    write(pencil, head, look.name, 20, display=True)
    write_amount(pencil, rect.right() - 56, rect.y() + 20, "star", look.points, 20)
    if look.first:
        beside = (
            (small.x() + 22, small.bottom() - 20) if high else (small.right() - 22, small.y() + 20)
        )
        with pencil.at(*beside, 0.7):
            paint_first_player(pencil)
    _paint_holdings(
        pencil, look, left, QRectF(rect.x(), below, rect.width(), rect.bottom() - below)
    )


def _holdings_top(rect: QRectF) -> float:
    """Where the holdings on a plate begin."""
    return rect.bottom() - 152 if rect.height() > HIGH_PLATE else rect.y()


def small_island_rect(rect: QRectF) -> QRectF:
    """Where on a plate the island, the portrait and the first-player token lie."""
    if rect.height() > HIGH_PLATE:
        high = _holdings_top(rect) - rect.y() - 8
        return QRectF(rect.x() + 18, rect.y() + 42, rect.width() - 30, high)
    return QRectF(rect.x() + 16, rect.y() + 8, 116, rect.height() - 16)


def small_island_room(small: QRectF) -> QRectF:
    """The part of it that the island has for itself."""
    if small.width() > small.height():
        return small.adjusted(STRIP, 6, -8, -6)
    return small.adjusted(5, STRIP, -5, -6)


def _paint_holdings(pencil: Pencil, look: SeatLook, left: float, rect: QRectF) -> None:
    player = look.player
    step = min(44.0, (rect.height() - 42) / 3)
    y = rect.y() + 36 + step / 2
    for number, name in enumerate(RESOURCES):
        write_amount(pencil, left + number * 61, y, name, getattr(player, name), 21)
    _paint_fame(pencil, player.fame, left, y + step, rect.right() - left - 12)
    y += 2 * step
    with pencil.at(left + 9, y + 9, 0.9):
        paint_worker_glyph(pencil, pencil.palette.accent)
    write(pencil, QRectF(left + 22, y - 15, 30, 30), str(player.dock.bit_count()), 18, display=True)
    with pencil.at(left + 62, y, 0.9):
        paint_blueprint_glyph(pencil)
    done = f"{len(player.completed)}/{ENOUGH_BLUEPRINTS}"
    write(pencil, QRectF(left + 76, y - 15, 40, 30), done, 18, display=True)
    for number, value in enumerate(player.drafted):
        with pencil.at(left + 130 + number * 28, y, 0.78):
            paint_die(pencil, value)


def _paint_fame(pencil: Pencil, fame: int, left: float, y: float, wide: float) -> None:
    """The fame track; below it both trumpets with what they need, at its end the figure."""
    track, most, high = wide - 36, max(FAME_STEPS - 1, fame), 9.0
    step, top = track / most, y - 18
    pencil.fill("line", f"R {left} {top} {track:.1f} {high} 4")
    done = step * fame
    if done > 0:
        pencil.fill("fame", f"R {left} {top} {max(9.0, done):.1f} {high} 4")
    for level, needed in enumerate(TRUMPETS):
        x, reached = left + step * needed, fame >= needed
        pencil.fill("ink", f"R {x - 1.2:.1f} {top - 2} 2.4 {high + 4} 1")
        with pencil.at(x - 11, y + 6, 0.62):
            paint_trumpet(pencil, level + 1, reached)
        write(pencil, QRectF(x + 2, y - 8, 30, 28), str(needed), 18, "ink" if reached else "dim",
              display=True)  # fmt: skip
    write(pencil, QRectF(left + track + 2, y - 27, 34, 28), str(fame), 20, align=RIGHT,
          display=True)  # fmt: skip


def paint_small_island(pencil: Pencil, player: Player, seat: int, room: QRectF) -> None:
    """An island in little, with its workers."""
    frame = layout.island_frame(player.hexes, small_island_room(room), 0.62)
    pencil.fill("sea", f"R {room.x()} {room.y()} {room.width()} {room.height()} 10", 0.22)
    _paint_tiles(pencil, player, seat, frame)


def large_island(pencil: Pencil, player: Player, seat: int, room: QRectF) -> None:
    """An island with its workers, as large as it fits."""
    frame = layout.island_frame(player.hexes, room, 1.4)
    with pencil.at(frame.middle.x(), frame.middle.y(), frame.scale):
        paint_island_base(pencil, [cell_of(at) for at in player.hexes])
    _paint_tiles(pencil, player, seat, frame)


def _paint_tiles(pencil: Pencil, player: Player, seat: int, frame: layout.IslandFrame) -> None:
    rows = zip(player.hexes, player.tiles, player.workers, player.upgrades, strict=True)
    for at, tile, worker, upgrades in rows:
        place = frame.place(at)
        with pencil.at(place.x(), place.y(), frame.scale):
            paint_tile(pencil, TILES[tile].id, upgrades=upgrades)
            if worker in (READY, DOWN):
                with pencil.at(*HOUSING, 0.92):
                    paint_worker(pencil, seat, worker == DOWN)


def empty_power_look(words: str) -> Look:
    """The place of a character before one was chosen."""

    def paint(pencil: Pencil) -> None:
        paint_plate(pencil, layout.POWER)
        write(pencil, layout.POWER.adjusted(12, 12, -12, -12), words, 18, "dim", align=CENTRE,
              wrap=True)  # fmt: skip

    return plate_look(f"power/{words}", layout.POWER, paint, words)


def rival_look(dice: bytes, first: bool, rect: QRectF) -> Look:
    """The rival of a solo game: its dice of this round, and whether it begins (PROP-16.1)."""

    words = say("Takes a die and discards two tiles in each of its turns.")

    def paint(pencil: Pencil) -> None:
        paint_plate(pencil, rect)
        sky = QRectF(rect.x() + 16, rect.y() + 14, 128, 112)
        pencil.fill("sea", f"R {sky.x()} {sky.y()} {sky.width()} {sky.height()} 10", 0.22)
        with pencil.at(sky.center().x(), sky.center().y() + 8, 0.95):
            paint_airship(pencil)
        write(pencil, QRectF(sky.right() + 16, rect.y() + 16, 110, 32), say("Rival"), 22,
              display=True)  # fmt: skip
        if first:
            with pencil.at(rect.right() - 30, rect.y() + 32, 0.8):
                paint_first_player(pencil)
        for number, value in enumerate(dice):
            with pencil.at(sky.right() + 34 + 44 * number, rect.y() + 88, 1.1):
                paint_die(pencil, value)
        room = QRectF(rect.x() + 18, sky.bottom() + 10, rect.width() - 36, 70)
        write(pencil, room, words, 18, "dim", wrap=True)

    name = f"rival/{dice!r}/{first:d}/{words}"
    return plate_look(name, rect, paint, say("Rival") + "\n" + words)
