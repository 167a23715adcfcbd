"""A harvest as a sum: what each tile gives, what each card makes of it, and who takes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from islands_desktop.core.events import Event
from islands_desktop.core.game import Transition
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.rabbit_island import layout
from islands_desktop.desktop.games.rabbit_island.camera import Cell
from islands_desktop.desktop.games.rabbit_island.pawn_art import TRIBE_SHADES, paint_emblem
from islands_desktop.desktop.games.rabbit_island.plate import ROOM, Plate, paint_paper, write
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.rabbit_island.components import (
    ACTION_INDEX,
    ACTION_TYPES,
    EVENT_CARROTS,
    HOLE_CARROTS,
    TILES,
    TRIBES,
)
from islands_desktop.games.rabbit_island.events import ActionPlayed, CarrotsGained, Harvested
from islands_desktop.games.rabbit_island.names import card_type_name
from islands_desktop.games.rabbit_island.rules.resolving import harvest_group
from islands_desktop.games.rabbit_island.state import NOBODY, State

OWNER_CARDS = ("hometown-advantage", "poor-harvest")
ACTIVE_CARDS = ("full-harvest", "drought")
BASES = {"event": EVENT_CARROTS, "hole": HOLE_CARROTS}


@dataclass(frozen=True, slots=True)
class HarvestLine:
    """One seat's part: carrots, the sum in words, the cards that changed it."""

    seat: int
    carrots: int
    words: str


@dataclass(frozen=True, slots=True)
class HarvestLook:
    """The group with its tiles, whose it is, and a line for each seat that took carrots."""

    cells: tuple[tuple[Cell, int], ...]
    owner: int
    lines: tuple[HarvestLine, ...]


def harvest_look(transition: Transition[Any]) -> HarvestLook | None:
    """The harvest of a transition, None if there was none."""
    before: State = transition.before
    after: State = transition.after
    harvests = [event for event in transition.events if isinstance(event, Harvested)]
    gains = [event for event in transition.events if isinstance(event, CarrotsGained)]
    place = after.seats[before.active].rabbit
    here = (after.land.cell(place), after.land.tile(place))
    if not harvests and not any(event.cause == "share" for event in gains):
        lines = [_gain_line(event, before) for event in gains]
        return HarvestLook((here,), before.active, tuple(lines)) if lines else None
    group = harvest_group(after.land, after.stacks, place)
    owner = after.stacks[place][-1]
    values = [
        TILES[after.land.tile(here)].levels[len(after.stacks[here]) - 1].harvest for here in group
    ]
    effects, active = _effects(before, transition.events), before.active
    parts = [(event.seat, event.carrots) for event in harvests]
    parts += [(event.seat, event.carrots) for event in gains]
    lines = [_line(seat, carrots, values, effects, owner, active) for seat, carrots in parts]
    cells = tuple((after.land.cell(here), after.land.tile(here)) for here in group)
    return HarvestLook(cells, owner, tuple(lines))


def _gain_line(event: CarrotsGained, before: State) -> HarvestLine:
    """Carrots of an Event Tile, with the cards that count for them, or of a card (RABB-6.8)."""
    if event.cause not in BASES:
        card = ACTION_TYPES[ACTION_INDEX[event.cause]]
        return HarvestLine(event.seat, event.carrots, card_type_name(card))
    effects = [ACTION_TYPES[card] for card in before.turn.effects]
    values = [BASES[event.cause]]
    return _line(event.seat, event.carrots, values, effects, NOBODY, event.seat)


def _effects(before: State, events: Sequence[Event]) -> list[str]:
    """Types of the cards in force while the tile is resolved."""
    silenced = any(
        isinstance(event, ActionPlayed) and event.card.startswith("peace") for event in events
    )
    return [] if silenced else [ACTION_TYPES[card] for card in before.turn.effects]


def _line(
    seat: int, carrots: int, values: list[int], effects: list[str], owner: int, active: int
) -> HarvestLine:
    """The sum of one seat, with each card that counts for it by name (RABB-8.8)."""
    counting = (OWNER_CARDS if seat == owner else ()) + (ACTIVE_CARDS if seat == active else ())
    words = " + ".join(str(value) for value in values)
    cards = [kind for kind in effects if kind in counting]
    if cards and len(values) > 1:
        words = f"({words})"
    for kind in cards:
        times = 0 if kind in ("drought", "poor-harvest") else 2
        words += f" × {times} {card_type_name(kind)}"
    return HarvestLine(seat, carrots, words)


class HarvestFlag(Plate):
    """The sum on a sheet above its group."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self.lines: tuple[HarvestLine, ...] = ()
        self.setZValue(layout.BUBBLE_Z - 1)
        self.hide()

    def show_lines(self, lines: tuple[HarvestLine, ...]) -> None:
        """Show these sums; none hides the sheet."""
        self.setVisible(bool(lines))
        if lines == self.lines or not lines:
            return
        self.prepareGeometryChange()
        self.lines = lines
        widest = max(QFontMetricsF(text_font(15, True)).horizontalAdvance(_sum(one))
                     for one in lines)  # fmt: skip
        named = max(QFontMetricsF(display_font(17)).horizontalAdvance(_who(one)) for one in lines)
        wide = min(640.0, max(widest, named) + 76)
        self.size = QSizeF(wide + 2 * ROOM, 52 * len(lines) + 10 + 2 * ROOM)
        self.setToolTip(plain_tip("\n".join(f"{_who(one)}: {one.words}" for one in lines)))
        self.update()

    def art_name(self) -> str:
        return f"rabbit_island/harvest/{self.lines}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box = rect.adjusted(ROOM, ROOM, -ROOM, -ROOM)
        paint_paper(painter, box, palette, palette.raised)
        painter.setPen(QPen(colour(palette.sun), 3))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 11, 11)
        pencil = Pencil(painter, palette)
        for number, line in enumerate(self.lines):
            top = box.top() + 5 + 52 * number
            with pencil.at(box.left() + 32, top + 26, 0.8):
                paint_emblem(pencil, TRIBES[line.seat])
            said = _sum(line)
            room = QRectF(box.left() + 60, top + (3 if said else 14), box.width() - 68, 25)
            shade = TRIBE_SHADES[TRIBES[line.seat]]
            painter.fillRect(QRectF(box.left() + 5, top + 4, 4, 44), colour(shade))
            write(painter, room, _who(line), display_font(17), palette.ink)
            room.translate(0, 23)
            write(painter, room, said, text_font(15, bold=True), palette.dim)


def _who(line: HarvestLine) -> str:
    return say("{name}: +{carrots} carrots", name=seat_name(line.seat), carrots=line.carrots)


def _sum(line: HarvestLine) -> str:
    """The sum; "" where it is one number."""
    return "" if line.words == str(line.carrots) else f"{line.words} = {line.carrots}"
