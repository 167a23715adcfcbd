"""A large, readable copy of a card: its sides as a map of what can become what."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.card_copies import (
    icons_width,
    paint_half,
    paint_icons,
    resource_icons,
)
from islands_desktop.desktop.games.palm_island.card_halves import HALF, UNITS_WIDE
from islands_desktop.desktop.games.palm_island.card_notes import card_notes
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, with_alpha
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.popup_layout import Column
from islands_desktop.desktop.table.popup_parts import CENTRED, GAP, SMALL_PX, Mood, Part, Words
from islands_desktop.games.palm_island.components import CARDS, Action, Resources
from islands_desktop.games.palm_island.names import card_name, points_words, resource_words

CELLS = {"FT": (0, 0), "FB": (0, 1), "BT": (1, 0), "BB": (1, 1)}
"""Column and row of each state: front and back beside each other, top above bottom."""

BESIDE = 118.0
BELOW = 50.0
HEAD = 22.0
LARGEST = 1.15
SMALLEST = 0.62


class SidesMap(Part):
    """The sides of a card upright, with an arrow and its cost for every printed turn.

    Shown are the sides of the visible face, and those of the other face where that may be seen.
    """

    def __init__(self, code: str, state: str, both_faces: bool, round_number: int = 0) -> None:
        super().__init__()
        self.code, self.state, self.round = code, state, round_number
        card = CARDS[code]
        single = card.group in ("villager", "tracker")
        faces = "FB" if both_faces and not single else state[0]
        self.columns = [face for face in ("F", "B") if face in faces]
        if single:
            self.shown = [state]
        else:
            self.shown = [name for name in CELLS if name[0] in faces and name in card.sides]
        self.rows = 1 if single else 2
        self.scale = 1.0
        self.font = text_font(SMALL_PX, bold=True)
        self.head = HEAD if len(self.columns) > 1 else 4.0
        self.label = self._words()

    def _words(self) -> str:
        """The sides in words, for screen readers."""
        sentences = []
        for name in self.shown:
            side = CARDS[self.code].side(name)
            gives = resource_words(side.gives, side.wild)
            sentences.append(
                say(
                    "{side}: gives {resources}, {points}, upgrade {up}",
                    side=name,
                    resources=gives,
                    points=points_words(side.vp),
                    up=side.up,
                )
            )
        return ". ".join(sentences)

    def fit(self, width: float, height: float) -> None:
        """Choose the largest scale at which the map fits, never too small to read."""
        gaps = BESIDE * (len(self.columns) - 1)
        by_width = (width - gaps) / (UNITS_WIDE * len(self.columns))
        below = self.head + BELOW * (self.rows - 1) + 6
        by_height = (height - below) / (HALF * self.rows)
        self.scale = max(SMALLEST, min(LARGEST, by_width, by_height))

    def _cell_size(self) -> QSizeF:
        return QSizeF(UNITS_WIDE * self.scale, HALF * self.scale)

    def measure(self, width: float) -> QSizeF:
        cell = self._cell_size()
        wide = cell.width() * len(self.columns) + BESIDE * (len(self.columns) - 1)
        return QSizeF(wide, self.head + cell.height() * self.rows + BELOW * (self.rows - 1) + 4)

    def cell_rect(self, state: str) -> QRectF:
        """Where a side is drawn."""
        cell = self._cell_size()
        column = self.columns.index(state[0])
        row = CELLS[state][1] if self.rows == 2 else 0
        wide = self.measure(0).width()
        left = self.rect.center().x() - wide / 2 + column * (cell.width() + BESIDE)
        top = self.rect.top() + self.head + row * (cell.height() + BELOW)
        return QRectF(left, top, cell.width(), cell.height())

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        if len(self.columns) > 1:
            self._paint_heads(painter, palette)
        for name in self.shown:
            self._paint_side(painter, palette, name)
        for name in self.shown:
            side = CARDS[self.code].side(name)
            for kind in ("rotate", "flip"):
                action = side.action(kind)
                if action is not None and action.to in self.shown:
                    self._paint_arrow(painter, palette, name, kind, action)

    def _paint_heads(self, painter: QPainter, palette: Palette) -> None:
        painter.setFont(self.font)
        for face in self.columns:
            first = next(name for name in CELLS if name[0] == face)
            cell = self.cell_rect(first)
            visible = face == self.state[0]
            words = say("This face is up") if visible else say("The other face")
            painter.setPen(colour(palette.ink if visible else palette.dim))
            head = QRectF(cell.left(), self.rect.top(), cell.width(), HEAD - 4)
            painter.drawText(head, CENTRED, words)

    def _paint_side(self, painter: QPainter, palette: Palette, name: str) -> None:
        rect = self.cell_rect(name)
        now = name == self.state
        paint_half(painter, rect, self.code, name, palette, self.round if now else 0)
        radius = 12.0 * self.scale
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if now:
            painter.setPen(QPen(colour(palette.sun), 4))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), radius + 1, radius + 1)
        else:
            painter.setPen(QPen(colour(palette.line), 1))
            painter.drawRoundedRect(rect, radius, radius)

    def _paint_arrow(
        self, painter: QPainter, palette: Palette, start: str, kind: str, action: Action
    ) -> None:
        """An arrow to the side an action leads to, with badge and cost."""
        one, other = self.cell_rect(start), self.cell_rect(action.to)
        returns = CARDS[self.code].side(action.to).action(kind)
        both_ways = returns is not None and returns.to == start
        forward = CELLS[action.to] > CELLS[start]
        if kind == "rotate":
            y = (min(one.bottom(), other.bottom()) + max(one.top(), other.top())) / 2
            half = self._turn_width(action) / 2 + 3
            x = one.center().x() + (0 if not both_ways else -half if forward else half)
            way = "down" if forward else "up"
            self._paint_turn(painter, palette, QPointF(x, y), kind, action, way)
            return
        x = (min(one.right(), other.right()) + max(one.left(), other.left())) / 2
        y = one.center().y()
        if both_ways:
            y += -30 if forward else 30
        direction = "right" if forward else "left"
        self._paint_turn(painter, palette, QPointF(x, y), kind, action, direction)

    @staticmethod
    def _turn_width(action: Action) -> float:
        """Width of the pill between two halves of a face."""
        icons = resource_icons(action.alternatives[0])
        return 64 + (icons_width(icons, 16) if icons else 30.0)

    def _paint_turn(
        self,
        painter: QPainter,
        palette: Palette,
        centre: QPointF,
        kind: str,
        action: Action,
        direction: str,
    ) -> None:
        cost = action.alternatives[0]
        icons = resource_icons(cost)
        if direction in ("down", "up"):
            px = 16.0
            box = QRectF(0, 0, self._turn_width(action), 30)
            box.moveCenter(centre)
            badge = QRectF(box.left() + 8, centre.y() - 10, 20, 20)
            tip = QPointF(box.right() - 13, centre.y())
            start = QPointF(badge.right() + 6, centre.y())
        else:
            px = min(16.0, 92.0 / max(1, len(icons)) - 1)
            inner = icons_width(icons, px) if icons else 26.0
            box = QRectF(0, 0, max(64.0, inner + 16), 50)
            box.moveCenter(centre)
            side = 1 if direction == "right" else -1
            badge = QRectF(centre.x() - 12 * side - 10, centre.y() - 21, 20, 20)
            tip = QPointF(centre.x() + 13 * side, centre.y() - 11)
            start = QPointF(centre.x() - inner / 2, centre.y() + 13)
        self._paint_pill(painter, palette, box)
        self._paint_cost(painter, palette, cost, start, px)
        paint_icon(painter, kind, badge, palette)
        _paint_tip(painter, palette, tip, direction)

    def _paint_pill(self, painter: QPainter, palette: Palette, box: QRectF) -> None:
        painter.setPen(QPen(colour(palette.paper_edge), 1))
        painter.setBrush(colour(palette.raised if not palette.is_dark else palette.paper))
        painter.drawRoundedRect(box, 10, 10)

    def _paint_cost(
        self, painter: QPainter, palette: Palette, cost: Resources, start: QPointF, px: float
    ) -> None:
        icons = resource_icons(cost)
        if icons:
            paint_icons(painter, icons, start, px, palette)
            return
        painter.setFont(self.font)
        painter.setPen(colour(palette.card_ink))
        area = QRectF(start.x(), start.y() - 10, 40, 20)
        painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter), say("free"))


def _paint_tip(painter: QPainter, palette: Palette, centre: QPointF, direction: str) -> None:
    """A small solid arrow head."""
    turn = {"right": 0, "down": 90, "left": 180, "up": 270}[direction]
    path = QPainterPath()
    path.moveTo(-5, -7)
    path.lineTo(7, 0)
    path.lineTo(-5, 7)
    path.closeSubpath()
    painter.save()
    painter.translate(centre)
    painter.rotate(turn)
    painter.fillPath(path, with_alpha(palette.card_ink, 0.8))
    painter.restore()


class CardInspector(ScenePopup):
    """A card to be read in peace. Both faces are shown only where they may be seen (PALM-16.1)."""

    def __init__(
        self,
        code: str,
        state: str,
        palette: Palette,
        *,
        both_sides: bool,
        round: int = 0,
        pace: float = 1.0,
    ) -> None:
        self.map = SidesMap(code, state, both_sides, round)
        self.notes = [Words(note, px=13) for note in card_notes(code)]
        if not both_sides and CARDS[code].group in ("building", "feat"):
            words = say("The other face may be looked at while the card is one of the top two.")
            self.notes.append(Words(words, px=13, role="dim"))
        width = 640.0 if len(self.map.columns) == 2 else 330.0
        body = Column([self.map, *self.notes])
        super().__init__(palette, card_name(code), body, width=width, pace=pace, backdrop=0.3)

    def fit_body(self, width: float, height: float) -> None:
        notes = sum(note.measure(width).height() + GAP for note in self.notes)
        self.map.fit(width, height - notes)
