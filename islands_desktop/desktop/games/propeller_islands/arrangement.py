"""Where every piece of a view lies and what it looks like, and the spots a hand can mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.propeller_islands import layout, looks, plates
from islands_desktop.desktop.games.propeller_islands.change_chips import change_chips
from islands_desktop.desktop.games.propeller_islands.end_plate import end_look
from islands_desktop.desktop.games.propeller_islands.hex_shape import RADIUS, outline
from islands_desktop.desktop.games.propeller_islands.person_plates import (
    character_look,
    pending_look,
)
from islands_desktop.desktop.games.propeller_islands.pieces import Look, disc, rounded
from islands_desktop.desktop.games.propeller_islands.seat_plates import (
    empty_power_look,
    rival_look,
    seat_look,
    seat_plate,
)
from islands_desktop.desktop.games.propeller_islands.spots import (
    CHANGES,
    DRAFTED,
    DRAWN,
    SCRAP,
    TOKEN,
    Spot,
)
from islands_desktop.desktop.games.propeller_islands.tile_art import HOUSING, NAMED_RADIUS
from islands_desktop.desktop.games.propeller_islands.wording import pending_words, turn_words
from islands_desktop.desktop.table.motion import Place
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.components import (
    DOCK_SPACES,
    EMPTY,
    LINES,
    SIDES,
)
from islands_desktop.games.propeller_islands.rules.blueprints import token_in_hand, upgrade_id
from islands_desktop.games.propeller_islands.state import (
    ACTION,
    BONUS,
    CHARACTER,
    DOWN,
    ISLAND,
    NO_CHARACTER,
    OVER,
    PLACE,
    READY,
    RIVAL,
    UPGRADE,
    Player,
    State,
    is_solo,
)
from islands_desktop.games.propeller_islands.state import LINE as LINE_EFFECT
from islands_desktop.games.propeller_islands.state import LINES as LINES_EFFECT

HEX_SHAPE = QTransform().scale(0.94, 0.94).map(outline([(0, 0)], 2.0))
"""A little smaller than a tile, so that the edges of neighbours can be told apart."""


@dataclass(frozen=True, slots=True)
class Laid:
    """One piece on the table."""

    look: Look
    place: Place


class Arrangement:
    """All pieces of a view with one seat's island large, by a key that stays with the piece."""

    def __init__(
        self,
        view: State,
        seat: int,
        legal: Sequence[Command] = (),
        words: tuple[str, str] = ("", ""),
        zoom: float = 1.0,
    ) -> None:
        self.zoom = zoom
        self.view, self.seat, self.legal = view, seat, legal
        self.player: Player = view.players[seat]
        self.doing, self.hand_words = words
        self.pieces: dict[Spot, Laid] = {}
        self.shapes: dict[Spot, QPainterPath] = {}
        """What a hand can mean, those that lie above others later."""
        self.frame = layout.island_frame(
            (*self.player.hexes, *self.player.frontier), layout.ISLAND_ROOM
        )
        self._lay_plates()
        self._lay_forge()
        if view.phase == CHARACTER and self._acting:
            self._lay_characters()
        else:
            self._lay_island()
        self._lay_cards()
        self._lay_dock()
        self._lay_changes()

    @property
    def _acting(self) -> bool:
        return self.view.phase != OVER and self.view.seat == self.seat

    def _put(self, key: Spot, look: Look, at: QPointF, scale: float = 1.0, z: float = 0.0) -> None:
        self.pieces[key] = Laid(look, Place(at.x(), at.y(), 0.0, scale, layout.PIECE_Z + z))

    def _plate(self, key: Spot, look: Look, rect: QRectF) -> None:
        middle = rect.center()
        self.pieces[key] = Laid(look, Place(middle.x(), middle.y(), 0.0, 1.0, layout.PLATE_Z))

    def _tile(
        self, tile: int, scale: float, upgrades: int = 0, active: bool = False, dimmed: bool = False
    ) -> Look:
        """A tile, with its name where that can be read."""
        named = RADIUS * scale * self.zoom >= NAMED_RADIUS
        return looks.tile_look(tile, upgrades, active=active, named=named, dimmed=dimmed)

    # ------------------------------------------------------------------ plates

    def _lay_plates(self) -> None:
        view, count = self.view, len(self.view.players)
        self._plate(("forge", 0), plates.forge_look(), layout.FORGE)
        self._plate(SCRAP, plates.scrap_look(), layout.SCRAP)
        self.shapes[SCRAP] = rounded(layout.SCRAP, 14)
        self._plate(("stack", 0), plates.stack_look(len(view.stack)), layout.STACK)
        self._plate(("round", 0), plates.round_look(view.round, turn_words(view)), layout.ROUND)
        self._plate(("left", 0), plates.dice_left_look(sum(view.forge)), layout.DICE_LEFT)
        look = plates.island_look(self.seat, seat_name(self.seat), self.doing, self._acting)
        self._plate(("island", 0), look, layout.ISLAND)
        for seat in range(count):
            rect = layout.seat_rect(seat, count)
            plate = seat_plate(seat_look(view, seat), rect)
            self._plate(("seat", seat), plate, rect)
            self.shapes["seat", seat] = rounded(rect, 14)
        if is_solo(view.setup):
            look = rival_look(view.rival, view.first == RIVAL, layout.RIVAL)
            self._plate(("rival", 0), look, layout.RIVAL)
        waiting = pending_words(view)
        self._plate(("pending", 0), pending_look(waiting) if waiting else end_look(view),
                    layout.PENDING)  # fmt: skip
        self._lay_power()

    def _lay_power(self) -> None:
        character = self.player.character
        if character == NO_CHARACTER:
            look = empty_power_look(say("No character yet"))
        else:
            look = character_look(character, self.player.fame, layout.POWER)
        self._plate(("power", 0), look, layout.POWER)

    def _lay_characters(self) -> None:
        for rect, character in zip(
            layout.character_rects(len(self.view.shown)), sorted(self.view.shown), strict=True
        ):
            self._plate(("character", character), character_look(character, 0, rect), rect)
            self.shapes["character", character] = rounded(rect, 14)

    # ------------------------------------------------------------------ the Forge

    def _lay_forge(self) -> None:
        view = self.view
        reached = {command.number for command in self.legal if command.kind == "discard"}
        for space, tile in enumerate(view.offer):
            if tile == EMPTY:
                continue
            pale = bool(reached) and space not in reached
            place = layout.offer_place(space)
            look = self._tile(tile, layout.FORGE_SCALE, dimmed=pale)
            self._put(("tile", tile), look, place, layout.FORGE_SCALE)
            self.shapes["offer", space] = _hex_shape(place, layout.FORGE_SCALE)
        for value in range(1, SIDES + 1):
            count = view.forge[value - 1]
            if count:
                self.shapes["die", value] = _hex_shape(
                    layout.forge_place(value), layout.FORGE_SCALE
                )
            for number in range(count):
                place = layout.die_place(value, number, count)
                look = looks.die_look(value, view.phase == BONUS)
                self._put(("die", value * 10 + number), look, place, layout.die_scale(count), 1)
        if view.phase in (ACTION, ISLAND, BONUS):
            look = looks.die_look(view.die, view.phase == BONUS)
            self._put(DRAFTED, look, layout.FORGE_MIDDLE, layout.DRAFTED_SCALE, 2)
        self.shapes[DRAFTED] = _hex_shape(layout.FORGE_MIDDLE, layout.FORGE_SCALE)

    def _lay_changes(self) -> None:
        """A button for every change of the die that is possible now (PROP-3.6)."""
        found = [command for command in self.legal if command.kind in CHANGES]
        for chip in change_chips(found, self.view.die):
            self._put(chip.spot, chip.look, chip.rect.center())
            self.shapes[chip.spot] = chip.shape

    # ------------------------------------------------------------------ the island

    def _lay_island(self) -> None:
        player, frame = self.player, self.frame
        self._plate(("base", 0), plates.base_look(player, frame), layout.ISLAND)
        for at in player.frontier:
            self.shapes["hex", at] = _hex_shape(frame.place(at), frame.scale)
        active = {command.at for command in self.legal if command.kind == "activate"}
        rows = zip(player.hexes, player.tiles, player.workers, player.upgrades, strict=True)
        for at, tile, worker, upgrades in rows:
            place = frame.place(at)
            look = self._tile(tile, frame.scale, upgrades, at in active)

            self._put(("tile", tile), look, place, frame.scale)
            self.shapes["hex", at] = _hex_shape(place, frame.scale)
            if worker in (READY, DOWN):
                spot = place + QPointF(HOUSING[0], HOUSING[1] - 12) * frame.scale
                look = looks.worker_look(self.seat, worker == DOWN)
                self._put(("on", at), look, spot, frame.scale * 0.92, 3)
        if self.view.pending and self._acting and self.view.pending[-1].kind == PLACE:
            place = QPointF(layout.ISLAND.left() + 66, layout.ISLAND.top() + 122)
            tile = self.view.pending[-1].number
            self._put(("tile", tile), looks.tile_look(tile), place, 1.2, 4)
            self.shapes[DRAWN] = _hex_shape(place, 1.2)

    # ------------------------------------------------------------------ blueprints and dock

    def _lay_cards(self) -> None:
        view, player = self.view, self.player
        self._plate(("market", 0), plates.market_look([len(deck) for deck in view.decks]),
                    layout.MARKET)  # fmt: skip
        scale = layout.MARKET_CARD[0] / layout.CARD_WIDE
        for level, cards in enumerate(view.face_up):
            deck = layout.market_rect(level, 0)
            if view.decks[level]:
                top = looks.card_look(view.decks[level][0])
                self._put(("deck", level), top, deck.center(), scale)
                self.shapes["deck", level] = rounded(deck)
            for number, card in enumerate(cards):
                rect = layout.market_rect(level, number + 1)
                self._put(("card", card), looks.card_look(card), rect.center(), scale)
                self.shapes["face", card] = rounded(rect)
        name = say("Blueprints of {name}", name=seat_name(self.seat))
        look = plates.hand_look(name, self.hand_words, len(player.completed), len(player.unused))
        self._plate(("hand", 0), look, layout.HAND)
        scale = layout.HAND_CARD[0] / layout.CARD_WIDE
        for number, card in enumerate(player.hand):
            rect = layout.hand_rect(number)
            hidden = 1000 + number
            known = card < looks.FIRST_BACK
            self._put(
                ("card", card if known else hidden), looks.card_look(card), rect.center(), scale
            )
            self.shapes["card" if known else "cover", card if known else number] = rounded(rect)
        for number, card in enumerate(player.completed):
            rect = layout.completed_rect(number, len(player.completed))
            self._put(("card", card), looks.card_look(card), rect.center(), 0.46, 0.01 * number)
            self.shapes["done", card] = rounded(rect)
        if view.phase == UPGRADE and not view.pending and self._acting:
            rect = layout.hand_rect(len(player.hand))
            upgrade = upgrade_id(token_in_hand(player))
            self._put(TOKEN, looks.upgrade_look(upgrade), rect.center(), 1.0, 2)
            self.shapes[TOKEN] = disc(rect.center(), 48)

    def _lay_dock(self) -> None:
        player = self.player
        lit = frozenset(command.number for command in self.legal if command.kind == "deploy")
        self._plate(
            ("quay", 0), plates.dock_look(self.seat, player, lit, self._due_lines()), layout.DOCK
        )
        for line in LINES:
            self.shapes["line", line.index] = rounded(layout.line_rect(line))
        for space in range(len(DOCK_SPACES)):
            if player.dock >> space & 1:
                rect = layout.dock_rect(space)
                look = looks.worker_look(self.seat, False)
                foot = layout.dock_place(space) - QPointF(0, 17)
                self._put(("dock", space), look, foot, 1.45)
                self.shapes["dock", space] = rounded(rect.adjusted(3, 3, -3, -3), 8)

    def _due_lines(self) -> frozenset[int]:
        """Cleared lines of this dock whose rewards wait (PROP-7.6)."""
        found: set[int] = set()
        for effect in self.view.pending if self._acting else ():
            if effect.kind == LINE_EFFECT:
                found.add(effect.number)
            elif effect.kind == LINES_EFFECT:
                found.update(effect.places)
        return frozenset(found)

    # ------------------------------------------------------------------ hands

    def spot_at(self, place: QPointF, wanted: set[Spot]) -> Spot | None:
        """What a hand means here; what can be used is meant before what cannot."""
        found = [spot for spot, shape in self.shapes.items() if shape.contains(place)]
        for spot in reversed(found):
            if spot in wanted:
                return spot
        return found[-1] if found else None

    def copy_of(self, spot: Spot) -> Look | None:
        """What a large copy of what lies on a spot looks like; None for what needs none."""
        kind, number = spot
        player = self.player
        if kind == "offer":
            return looks.large_tile_look(self.view.offer[number])
        if spot == DRAWN:
            return looks.large_tile_look(self.view.pending[-1].number)
        if kind == "hex" and number in player.hexes:
            place = player.hexes.index(number)
            return looks.large_tile_look(player.tiles[place], player.upgrades[place])
        if kind in ("card", "face", "done"):
            return looks.card_look(number)
        return self.pieces["character", number].look if kind == "character" else None

    def piece_of(self, spot: Spot) -> Spot | None:
        """The key of the piece that is taken with a spot."""
        kind, number = spot
        if kind == "offer":
            return ("tile", self.view.offer[number])
        if kind == "die":
            return ("die", number * 10 + self.view.forge[number - 1] - 1)
        if spot == DRAWN:
            return ("tile", self.view.pending[-1].number)
        if kind == "face":
            return ("card", number)
        return spot if spot in self.pieces else None


def _hex_shape(place: QPointF, scale: float) -> QPainterPath:
    return QTransform().translate(place.x(), place.y()).scale(scale, scale).map(HEX_SHAPE)
