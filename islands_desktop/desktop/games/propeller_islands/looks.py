"""What the small pieces look like: tiles, dice, workers, blueprints, buttons of the die."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.propeller_islands.blueprint_art import (
    CARD_SIZE,
    paint_blueprint,
    paint_blueprint_back,
)
from islands_desktop.desktop.games.propeller_islands.die_art import BONUS, NORMAL, paint_die
from islands_desktop.desktop.games.propeller_islands.guild_art import paint_upgrade
from islands_desktop.desktop.games.propeller_islands.hex_shape import HALF_WIDTH, RADIUS, hex_text
from islands_desktop.desktop.games.propeller_islands.lettering import write
from islands_desktop.desktop.games.propeller_islands.pieces import Look
from islands_desktop.desktop.games.propeller_islands.sky_art import paint_sky
from islands_desktop.desktop.games.propeller_islands.tile_art import paint_tile
from islands_desktop.desktop.games.propeller_islands.worker_art import paint_worker
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINTS,
    HIDDEN_CARDS,
    LEVELS,
    TILES,
)
from islands_desktop.games.propeller_islands.names import (
    blueprint_name,
    mark_words,
    tile_name,
    upgrade_name,
)

SKY = QRectF(0, 0, 2700, 1700)
"""The sky reaches further than the table, for windows of any shape."""

EDGE = 8.0
"""Room around a piece for its shadow or its rim."""


def tile_look(
    tile: int, upgrades: int = 0, active: bool = False, named: bool = False, dimmed: bool = False
) -> Look:
    """A tile with what is installed on it; pale where the die does not reach it."""
    tile_id = TILES[tile].id

    def paint(pencil: Pencil, rect: QRectF) -> None:
        with pencil.at(rect.center().x(), rect.center().y()):
            paint_tile(pencil, tile_id, upgrades=upgrades, active=active, named=named,
                       dimmed=dimmed)  # fmt: skip

    mark = mark_words(tile_id)
    words = f"{tile_name(tile_id)} – {mark}" if mark else tile_name(tile_id)
    return Look(
        f"tile/{tile}/{upgrades}/{active:d}/{named:d}/{dimmed:d}",
        2 * HALF_WIDTH + EDGE, 2 * RADIUS + EDGE, paint, words,
    )  # fmt: skip


def die_look(value: int, bonus: bool = False) -> Look:
    """A die on the Forge or beside it."""

    def paint(pencil: Pencil, rect: QRectF) -> None:
        with pencil.at(rect.center().x(), rect.center().y()):
            paint_die(pencil, value, BONUS if bonus else NORMAL)

    return Look(f"die/{value}/{bonus:d}", 48, 48, paint, say("Die {die}", die=value))


def worker_look(seat: int, down: bool) -> Look:
    """A worker, ready or laid flat (PROP-5.4)."""

    def paint(pencil: Pencil, rect: QRectF) -> None:
        with pencil.at(rect.center().x() + (2 if down else 0), rect.center().y() + 12):
            paint_worker(pencil, seat, down)

    words = say("Worker, down") if down else say("Worker, ready")
    return Look(f"worker/{seat}/{down:d}", 42, 40, paint, words)


# Blueprints ----------------------------------------------------------------------------------


def card_look(card: int, dimmed: bool = False) -> Look:
    """A blueprint, or its back where it may not be seen."""
    wide, high = CARD_SIZE

    def paint(pencil: Pencil, rect: QRectF) -> None:
        box = rect.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        paint_shadow(pencil.painter, box, 9, pencil.palette)
        with pencil.at(rect.center().x(), rect.center().y()):
            if card in HIDDEN_CARDS:
                paint_blueprint_back(pencil, HIDDEN_CARDS.index(card) + 1)
            else:
                paint_blueprint(pencil, BLUEPRINTS[card].id, dimmed=dimmed)

    if card in HIDDEN_CARDS:
        words = say("A blueprint of level {level}", level=LEVELS[HIDDEN_CARDS.index(card)])
    else:
        words = blueprint_name(BLUEPRINTS[card].id)
    return Look(f"card/{card}/{dimmed:d}", wide + 2 * EDGE, high + 2 * EDGE, paint, words)


def large_tile_look(tile: int, upgrades: int = 0) -> Look:
    """A tile with its name and a shadow, to be read."""
    plain = tile_look(tile, upgrades, named=True)

    def paint(pencil: Pencil, rect: QRectF) -> None:
        with pencil.at(rect.center().x() + 1, rect.center().y() + 3):
            pencil.fill("#22333B", hex_text(RADIUS + 3), 0.22)
            pencil.fill("#22333B", hex_text(RADIUS + 1.4), 0.4)
        plain.paint(pencil, rect)

    return Look(f"large/{plain.name}", plain.wide + EDGE, plain.high + EDGE, paint, plain.words)


FIRST_BACK = min(HIDDEN_CARDS)
"""Cards from this number on are backs."""


def upgrade_look(upgrade: str) -> Look:
    """An upgrade token that is to be installed."""

    def paint(pencil: Pencil, rect: QRectF) -> None:
        with pencil.at(rect.center().x(), rect.center().y(), 3.0):
            paint_upgrade(pencil, upgrade)

    return Look(f"upgrade/{upgrade}", 96, 96, paint, upgrade_name(upgrade))


# What may be done with a die -----------------------------------------------------------------

_ICONS = {"adjust": "energy", "shift": "star", "reroll": "rotate", "set_bonus": "star"}


def change_look(kind: str, words: str, value: int, wide: float, high: float) -> Look:
    """A button that changes the die: what it costs and the value it leads to."""

    def paint(pencil: Pencil, rect: QRectF) -> None:
        box = rect.adjusted(2, 2, -2, -2)
        path = f"R {box.x()} {box.y()} {box.width():.1f} {box.height():.1f} 10"
        pencil.fill("raised", path)
        pencil.line("accent", path, 2)
        middle = box.center().y()
        paint_icon(pencil.painter, _ICONS[kind], QRectF(box.x() + 8, middle - 10, 20, 20),
                   pencil.palette)  # fmt: skip
        room = QRectF(box.x() + 32, box.y(), box.width() - (72 if value else 40), box.height())
        write(pencil, room, words, 21, display=True)
        if value:
            with pencil.at(box.right() - 22, middle, 0.9):
                paint_die(pencil, value)

    return Look(f"change/{kind}/{words}/{value}/{wide:.0f}", wide, high, paint)


def sky_look() -> Look:
    """The sky behind everything."""

    def paint(pencil: Pencil, rect: QRectF) -> None:
        with pencil.at(rect.x(), rect.y()):
            paint_sky(pencil, rect.width(), rect.height())

    return Look("sky", SKY.width(), SKY.height(), paint)


def note_look(lines: tuple[tuple[str, str], ...]) -> Look:
    """What a command would do: icons with words, one below the other."""
    high, font = 30.0, text_font(18, bold=True)
    widest = max((QFontMetricsF(font).horizontalAdvance(words) for _, words in lines), default=0.0)

    def paint(pencil: Pencil, rect: QRectF) -> None:
        box = rect.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        paint_shadow(pencil.painter, box, 9, pencil.palette)
        path = f"R {box.x()} {box.y()} {box.width():.1f} {box.height()} 9"
        pencil.fill("raised", path)
        pencil.line("leaf", path, 2)
        for number, (icon, words) in enumerate(lines):
            y = box.y() + 6 + number * high
            paint_icon(pencil.painter, icon, QRectF(box.x() + 8, y + 4, 20, 20), pencil.palette)
            write(pencil, QRectF(box.x() + 34, y, widest + 8, high), words, 18, bold=True)

    return Look(f"note/{lines}", widest + 52 + 2 * EDGE, len(lines) * high + 12 + 2 * EDGE, paint)


def count_look(links: int) -> Look:
    """The fame of a banner on a tile, 1 for each link (PROP-8.6); a small 0 where there is none."""
    wide, high = (54.0, 30.0) if links else (26.0, 26.0)

    def paint(pencil: Pencil, rect: QRectF) -> None:
        path = f"R {rect.x() + 2} {rect.y() + 2} {wide - 4} {high - 4} {high / 2 - 2}"
        pencil.fill("raised", path)
        pencil.line("leaf" if links else "dim", path, 2)
        if links:
            icon = QRectF(rect.x() + 8, rect.center().y() - 8, 16, 16)
            paint_icon(pencil.painter, "fame", icon, pencil.palette)
        room = rect.adjusted(26 if links else 9, 0, 0, 0)
        write(pencil, room, f"+{links}" if links else "0", 17 if links else 14,
              "ink" if links else "dim", bold=True)  # fmt: skip

    return Look(f"count/{links}", wide, high, paint)
