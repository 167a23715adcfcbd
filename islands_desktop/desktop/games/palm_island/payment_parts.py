"""Parts of the choosers: cards to tick, costs, the tally, what the card becomes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.card_copies import (
    icons_width,
    paint_half,
    paint_icons,
    paint_picture,
    resource_icons,
)
from islands_desktop.desktop.games.palm_island.card_halves import HALF, UNITS_WIDE
from islands_desktop.desktop.games.palm_island.selection import Account
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.icons import RESOURCE_ICONS, paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, mixed, with_alpha
from islands_desktop.desktop.table.popup_parts import (
    CENTRED,
    CONTROL_RADIUS,
    SMALL_PX,
    Mood,
    Part,
    keycap_width,
    paint_focus,
    paint_keycap,
)
from islands_desktop.games.palm_island.components import Resources
from islands_desktop.games.palm_island.names import card_name, resource_words

LINE = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class Tick(Part):
    """Something to tick or to choose among others: `checked` is drawn, never by colour alone."""

    focusable = True

    def __init__(self, label: str, do: Callable[[], None], *, key: str = "") -> None:
        super().__init__()
        self.label, self.do, self.key = label, do, key
        self.checked = False

    def act(self, point: QPointF | None = None) -> None:
        if self.enabled:
            self.do()

    def paint_frame(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        """Paper and edge of the tile, as it is ticked and looked at."""
        share = 0.28 if mood.pressed else 0.14 if mood.hovered else 0.0
        base = mixed(palette.raised, palette.leaf, 0.2) if self.checked else palette.raised
        edge = palette.leaf if self.checked else palette.accent if mood.hovered else palette.line
        box = self.rect.adjusted(1, 1, -1, -1)
        painter.setPen(QPen(colour(edge), 2.5 if self.checked else 1.5))
        painter.setBrush(colour(mixed(base, palette.accent, share)))
        painter.drawRoundedRect(box, CONTROL_RADIUS, CONTROL_RADIUS)
        if mood.focused:
            paint_focus(painter, palette, self.rect, CONTROL_RADIUS)

    def paint_mark(self, painter: QPainter, palette: Palette, centre: QPointF) -> None:
        """The round box with or without its check mark."""
        box = QRectF(centre.x() - 9, centre.y() - 9, 18, 18)
        painter.setPen(QPen(colour(palette.leaf if self.checked else palette.dim), 1.6))
        painter.setBrush(colour(palette.leaf if self.checked else palette.panel))
        painter.drawEllipse(box)
        if self.checked:
            paint_icon(painter, "check", box.adjusted(3, 3, -3, -3), palette, "#FFFFFF")


class CardTile(Tick):
    """A stored card to tick: its picture, its name, what it gives."""

    def __init__(
        self,
        code: str,
        state: str,
        gives: Resources,
        wild: int,
        do: Callable[[], None],
        *,
        key: str = "",
    ) -> None:
        words = say(
            "{card} gives {resources}",
            card=card_name(code),
            resources=resource_words(gives, wild),
        )
        super().__init__(words, do, key=key)
        self.code, self.state = code, state
        self.icons = resource_icons(gives, wild)
        self.name_font = text_font(13, bold=True)

    def measure(self, width: float) -> QSizeF:
        words = QFontMetricsF(self.name_font).horizontalAdvance(card_name(self.code))
        return QSizeF(min(width, max(190.0, words + 96.0)), 60)

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        self.paint_frame(painter, palette, mood)
        picture = QRectF(self.rect.left() + 7, self.rect.top() + 7, 46, 46)
        paint_picture(painter, picture, self.code, self.state, palette)
        left = picture.right() + 8
        painter.setFont(self.name_font)
        painter.setPen(colour(palette.ink))
        room = self.rect.right() - left - 26
        name = QFontMetricsF(self.name_font).elidedText(
            card_name(self.code), Qt.TextElideMode.ElideRight, room
        )
        painter.drawText(QRectF(left, self.rect.top() + 8, room, 20), LINE, name)
        middle = self.rect.bottom() - 19
        paint_icons(painter, self.icons, QPointF(left, middle), 18, palette)
        self.paint_mark(painter, palette, QPointF(self.rect.right() - 15, self.rect.top() + 15))
        if self.key:
            paint_keycap(
                painter, palette, QPointF(self.rect.right() - 7, middle), self.key, palette.dim
            )


class WordTick(Tick):
    """A choice in words, with an icon if there is one."""

    def __init__(
        self, label: str, do: Callable[[], None], *, key: str = "", icon: str = ""
    ) -> None:
        super().__init__(label, do, key=key)
        self.icon = icon
        self.font = text_font(13, bold=True)

    def measure(self, width: float) -> QSizeF:
        wide = QFontMetricsF(self.font).horizontalAdvance(self.label) + 52
        wide += (34 if self.icon else 0) + (keycap_width(self.key) + 8 if self.key else 0)
        return QSizeF(min(width, wide), 38)

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        self.paint_frame(painter, palette, mood)
        middle = self.rect.center().y()
        self.paint_mark(painter, palette, QPointF(self.rect.left() + 20, middle))
        left = self.rect.left() + 36
        if self.icon:
            paint_icons(painter, (self.icon,), QPointF(left + 4, middle), 20, palette)
            left += 34
        painter.setFont(self.font)
        painter.setPen(colour(palette.ink))
        painter.drawText(
            QRectF(left, self.rect.top(), self.rect.right() - left, self.rect.height()),
            LINE,
            self.label,
        )
        if self.key:
            right = QPointF(self.rect.right() - 10, middle)
            paint_keycap(painter, palette, right, self.key, palette.dim)


class CostTab(Tick):
    """One of several costs of which exactly one is paid."""

    def __init__(self, cost: Resources, payable: bool, do: Callable[[], None]) -> None:
        super().__init__(say("Pay {resources}", resources=resource_words(cost)), do)
        self.icons = resource_icons(cost)
        self.payable = payable
        self.font = text_font(13, bold=True)

    def measure(self, width: float) -> QSizeF:
        return QSizeF(max(84.0, icons_width(self.icons, 22) + 58), 38)

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        self.paint_frame(painter, palette, mood)
        middle = self.rect.center().y()
        self.paint_mark(painter, palette, QPointF(self.rect.left() + 20, middle))
        painter.setOpacity(painter.opacity() * (1.0 if self.payable else 0.55))
        start = QPointF(self.rect.left() + 40, middle)
        if self.icons:
            paint_icons(painter, self.icons, start, 22, palette)
        else:
            painter.setPen(colour(palette.ink))
            painter.setFont(self.font)
            painter.drawText(self.rect.adjusted(38, 0, 0, 0), LINE, say("free"))
        painter.setOpacity(painter.opacity() / (1.0 if self.payable else 0.55))


class Tally(Part):
    """The cost as places that fill up, and what would be lost behind it."""

    SLOT = 30.0

    def __init__(self) -> None:
        super().__init__()
        self.account = Account((0, 0, 0), (0, 0, 0))
        self.font = text_font(SMALL_PX)
        self.bold = text_font(SMALL_PX, bold=True)

    def show(self, account: Account) -> None:
        """Show these sums from now on."""
        self.account = account
        self.label = say(
            "Cost {cost}; lacking {lacking}; lost {lost}",
            cost=resource_words(account.cost),
            lacking=resource_words(self._unfilled()),
            lost=resource_words(account.excess, account.spare_wild),
        )

    def _unfilled(self) -> Resources:
        """What is still lacking when wild resources have filled what they can."""
        wild = self.account.wild
        left = []
        for lack in self.account.lacking:
            used = min(lack, wild)
            wild -= used
            left.append(lack - used)
        return left[0], left[1], left[2]

    def slots(self) -> list[tuple[str, str]]:
        """Each place of the cost: its icon, and "given", "wild" or "lacking"."""
        found = []
        triples = zip(
            RESOURCE_ICONS, self.account.cost, self.account.lacking, self._unfilled(), strict=True
        )
        for name, cost, lack, open_places in triples:
            found += [(name, "given")] * (cost - lack)
            found += [(name, "wild")] * (lack - open_places)
            found += [(name, "lacking")] * open_places
        return found

    def measure(self, width: float) -> QSizeF:
        slots = len(self.slots())
        per_line = max(1, int(width // self.SLOT))
        lines = max(1, -(-slots // per_line))
        return QSizeF(width, 18 + lines * self.SLOT + 2)

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        painter.setFont(self.font)
        painter.setPen(colour(palette.dim))
        top = self.rect.top()
        painter.drawText(QRectF(self.rect.left(), top, 120, 18), LINE, say("Cost"))
        slots = self.slots()
        x, y = self.rect.left(), top + 19
        if not slots:
            painter.setFont(self.bold)
            painter.setPen(colour(palette.leaf_ink))
            painter.drawText(QRectF(x, y, 200, self.SLOT), LINE, say("nothing to pay"))
        for name, filled in slots:
            if x + self.SLOT > self.rect.right() + 1:
                x, y = self.rect.left(), y + self.SLOT
            self._paint_slot(painter, palette, QRectF(x, y, 27, 27), name, filled)
            x += self.SLOT
        self._paint_loss(painter, palette, y)

    def _paint_slot(
        self, painter: QPainter, palette: Palette, box: QRectF, name: str, filled: str
    ) -> None:
        if filled == "lacking":
            pen = QPen(colour(palette.coral), 1.6, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(with_alpha(palette.paper, 0.5))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
            before = painter.opacity()
            painter.setOpacity(before * 0.35)
            paint_icon(painter, name, box.adjusted(4, 4, -4, -4), palette)
            painter.setOpacity(before)
            return
        painter.setPen(QPen(colour(palette.leaf), 1.6))
        painter.setBrush(colour(mixed(palette.paper, palette.leaf, 0.16)))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        paint_icon(painter, name, box.adjusted(3, 3, -3, -3), palette)
        if filled == "wild":
            corner = QRectF(box.right() - 13, box.bottom() - 13, 14, 14)
            paint_icon(painter, "wild", corner, palette)

    def _paint_loss(self, painter: QPainter, palette: Palette, y: float) -> None:
        lost = resource_icons(self.account.excess, self.account.spare_wild)
        if not lost:
            return
        px = 20.0 if len(lost) <= 5 else 15.0
        wide = icons_width(lost, px)
        left = self.rect.right() - wide - 6
        painter.setFont(self.font)
        painter.setPen(colour(palette.coral_ink))
        caption = QRectF(self.rect.right() - 160, self.rect.top(), 156, 18)
        align = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        painter.drawText(caption, align, say("would be lost"))
        middle = self.rect.top() + 19 + 13.5
        before = painter.opacity()
        painter.setOpacity(before * 0.6)
        paint_icons(painter, lost, QPointF(left, middle), px, palette)
        painter.setOpacity(before)
        painter.setPen(QPen(colour(palette.coral), 2.2))
        painter.drawLine(QPointF(left - 3, middle + 6), QPointF(left + wide + 3, middle - 6))


class BeforeAfter(Part):
    """The card as it is and, below an arrow, what it becomes."""

    def __init__(self, code: str, state: str, kind: str, to: str, notes: tuple[str, ...]) -> None:
        super().__init__()
        self.code, self.state, self.kind, self.to = code, state, kind, to
        self.notes = notes
        self.font = text_font(13, bold=True)

    def _half(self, width: float) -> QSizeF:
        wide = min(width, 148.0)
        return QSizeF(wide, wide * HALF / UNITS_WIDE)

    def _after(self, half: QSizeF) -> QSizeF:
        """Size of the picture below; a stored card lies a quarter turn to the right."""
        return half.transposed() if self.kind == "store" else half

    def measure(self, width: float) -> QSizeF:
        half = self._half(width)
        high = half.height() + self._after(half).height() + 30
        return QSizeF(width, high + 19 * len(self.notes) + 6)

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        half = self._half(self.rect.width())
        left = self.rect.center().x() - half.width() / 2
        now = QRectF(left, self.rect.top(), half.width(), half.height())
        paint_half(painter, now, self.code, self.state, palette)
        middle = now.bottom() + 15
        paint_icon(painter, self.kind, QRectF(now.center().x() - 12, middle - 12, 24, 24), palette)
        size = self._after(half)
        then = QRectF(
            now.center().x() - size.width() / 2, now.bottom() + 30, size.width(), size.height()
        )
        if self.kind == "store":
            painter.save()
            painter.translate(then.center())
            painter.rotate(90)
            turned = QRectF(-half.width() / 2, -half.height() / 2, half.width(), half.height())
            paint_half(painter, turned, self.code, self.to, palette)
            painter.restore()
        else:
            paint_half(painter, then, self.code, self.to, palette)
        painter.setFont(self.font)
        painter.setPen(colour(palette.ink))
        y = then.bottom() + 4
        for note in self.notes:
            painter.drawText(QRectF(self.rect.left(), y, self.rect.width(), 19), CENTRED, note)
            y += 19
