"""Plates of characters, and the list of what is still to be resolved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.character_art import paint_character
from islands_desktop.desktop.games.propeller_islands.fame_art import paint_trumpet
from islands_desktop.desktop.games.propeller_islands.lettering import CENTRE, RIGHT, write
from islands_desktop.desktop.games.propeller_islands.pieces import Look
from islands_desktop.desktop.games.propeller_islands.plates import paint_plate, plate_look
from islands_desktop.desktop.games.propeller_islands.wording import powers_of
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.propeller_islands.components import CHARACTERS, TRUMPETS
from islands_desktop.games.propeller_islands.names import character_name


def character_look(character: int, fame: int, rect: QRectF) -> Look:
    """A character with both versions of the power, those reached in full colour (PROP-9.2)."""
    level = sum(fame >= needed for needed in TRUMPETS)

    def paint(pencil: Pencil) -> None:
        paint_plate(pencil, rect)
        if is_wide(rect):
            _paint_wide(pencil, character, level, rect)
        else:
            _paint_high(pencil, character, level, rect)

    name = character_name(CHARACTERS[character].id)
    powers = [
        say("From {fame} fame: {power}", fame=needed, power=power)
        for needed, power in zip(TRUMPETS, powers_of(character), strict=True)
    ]
    words = "\n".join((name, *powers))
    return plate_look(f"character/{name}/{level}/{rect.width():.0f}", rect, paint, words)


def is_wide(rect: QRectF) -> bool:
    """Whether name, title and powers find room beside the portrait instead of below it."""
    return rect.width() > 1.5 * rect.height()


def name_rooms(rect: QRectF) -> tuple[QRectF, ...]:
    """Where name and title of a character stand: beside each other, or below each other."""
    if is_wide(rect):
        wide = rect.width() - WIDE_LEFT - 6
        return (QRectF(rect.x() + WIDE_LEFT, rect.y() + 3, wide, 25),)
    left, wide = rect.x() + 76, rect.width() - 84
    return (
        QRectF(left, rect.y() + 10, wide, 32),
        QRectF(left, rect.y() + 40, wide, 24),
    )


def _paint_wide(pencil: Pencil, character: int, level: int, rect: QRectF) -> None:
    """The portrait, beside it the name and both powers below each other."""
    shown = CHARACTERS[character].id
    with pencil.at(rect.x() + 50, rect.center().y(), 1.04):
        paint_character(pencil, shown, level)
    (room,) = name_rooms(rect)
    write(pencil, room, character_name(shown), 20, display=True)
    for number, words in enumerate(powers_of(character)):
        box = wide_power_box(rect, number)
        _paint_power(pencil, number + 1, level, words, box)


def _paint_high(pencil: Pencil, character: int, level: int, rect: QRectF) -> None:
    """Portrait, name and title above, both powers below each other."""
    shown = CHARACTERS[character].id
    name, _, title = character_name(shown).partition(", ")
    with pencil.at(rect.x() + 40, rect.y() + 40, 0.78):
        paint_character(pencil, shown, level)
    above, below = name_rooms(rect)
    write(pencil, above, name, 20, display=True)
    write(pencil, below, title, 18, "dim")
    for number, words in enumerate(powers_of(character)):
        # Read before it is chosen: a power that sleeps is not written paler here.
        _paint_power(pencil, number + 1, level, words, high_power_box(rect, number), "ink")


WIDE_LEFT = 97.0
"""Where words begin beside the portrait."""


def wide_power_box(rect: QRectF, number: int) -> QRectF:
    """The frame of the first or second power beside the portrait."""
    high = (rect.height() - 34) / 2
    top = rect.y() + 29 + number * (high + 0.5)
    return QRectF(rect.x() + WIDE_LEFT, top, rect.width() - WIDE_LEFT - 6, high - 1)


def high_power_box(rect: QRectF, number: int) -> QRectF:
    """The frame of the first or second power below the portrait."""
    high = (rect.height() - 80) / 2
    return QRectF(rect.x() + 8, rect.y() + 76 + number * high, rect.width() - 16, high - 4)


def words_room(box: QRectF) -> QRectF:
    """Where the words of a power stand in its frame, beside the trumpet."""
    return QRectF(box.x() + 34, box.y(), box.width() - 36, box.height())


def _paint_power(
    pencil: Pencil, power: int, level: int, words: str, box: QRectF, asleep: str = "dim"
) -> None:
    path = f"R {box.x():.1f} {box.y():.1f} {box.width():.1f} {box.height():.1f} 8"
    active = level == power
    pencil.fill("raised" if active else "panel", path)
    pencil.line("sun" if active else "line", path, 2.8 if active else 1.2)
    with pencil.at(box.x() + 17, box.center().y() - 9, 0.72):
        paint_trumpet(pencil, power, level >= power)
    shade = "ink" if level >= power else asleep
    needed = QRectF(box.x(), box.center().y() + 2, 34, 24)
    write(pencil, needed, str(TRUMPETS[power - 1]), 18, shade, align=CENTRE, display=True)
    write(pencil, words_room(box), words, 18, shade, wrap=True)


def pending_look(waiting: Sequence[str]) -> Look:
    """What is to be resolved, what comes next first (PROP-5.11)."""

    def paint(pencil: Pencil) -> None:
        box = layout.PENDING
        paint_plate(pencil, box, edge="sun", wide=3)
        head = QRectF(box.x() + 12, box.y() + 4, box.width() - 24, 28)
        if len(waiting) > LONGEST:
            head.setRight(box.right() - 120)
            foot = QRectF(box.right() - 120, box.y() + 4, 106, 28)
            write(pencil, foot, say("and {n} more", n=len(waiting) - LONGEST), 18, "dim",
                      align=RIGHT)  # fmt: skip
        write(pencil, head, say("To be resolved, in this order"), 18, display=True)
        shown = waiting[:LONGEST]
        for number, words in enumerate(shown):
            _paint_waiting(pencil, number, words, layout.pending_rect(number, len(shown)))

    words = "\n".join(waiting)
    return plate_look(f"pending/{words}", layout.PENDING, paint, words)


LONGEST = 4
"""So many effects stand in the list; what comes after them is counted."""


TWO_LINES = 44.0
"""Words are broken in a row as high as this."""


def _paint_waiting(pencil: Pencil, number: int, words: str, rect: QRectF) -> None:
    path = f"R {rect.x()} {rect.y()} {rect.width()} {rect.height()} 8"
    pencil.fill("raised" if number else "sun", path, 1.0 if number else 0.3)
    pencil.line("sun" if not number else "line", path, 2.6 if not number else 1.2)
    with pencil.at(rect.x() + 18, rect.center().y()):
        pencil.fill("ink", "O 0 0 12 12")
    write(pencil, QRectF(rect.x() + 6, rect.y(), 24, rect.height()), str(number + 1), 18, "panel",
          align=CENTRE, display=True)  # fmt: skip
    room = QRectF(rect.x() + 38, rect.y(), rect.width() - 46, rect.height())
    write(pencil, room, words, 18, bold=not number, wrap=rect.height() > TWO_LINES)
