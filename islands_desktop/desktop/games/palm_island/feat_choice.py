"""The feats on the page of a new game: earned ones to choose, the others with what they ask."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from islands_desktop.core.phrases import phrase, say
from islands_desktop.desktop.games.palm_island.feat_words import asked_words, earned_words
from islands_desktop.desktop.games.palm_island.line_icons import line_icon
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, palette_for, with_alpha
from islands_desktop.desktop.pages.page import label
from islands_desktop.games.palm_island.components import CARDS, FEATS, Condition
from islands_desktop.games.palm_island.names import card_name
from islands_desktop.games.palm_island.rules.feats import Profile

_HIGH, _PICTURE, _SIGN = 54, 40, 16
_LINES = {
    "hard": phrase("No feat: the game as it is. All of them can be earned."),
    "medium": phrase("One feat you have earned joins the deck: choose exactly one."),
    "easy": phrase("Feats you have earned join the deck: choose any number, or none."),
}


def difficulty_words(difficulty: str) -> str:
    """How many feats a difficulty takes (PALM-10.1)."""
    return say(_LINES[difficulty])


class FeatBox(QCheckBox):
    """One feat as a tile: picture, name, what it asks in signs, and a tick or a lock."""

    def __init__(self, code: str, hardest: str) -> None:
        super().__init__(card_name(code))
        self.code, self.hardest = code, hardest
        self.used = True
        """Whether the difficulty uses feats at all."""
        said = f"{earned_words(hardest)}. {asked_words(code)}"
        self.setToolTip(said)
        self.setAccessibleDescription(said)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_HIGH)
        self.setMouseTracking(True)

    @guard(QSize(200, _HIGH))
    def sizeHint(self) -> QSize:
        return QSize(200, _HIGH)

    @guard(False)
    def hitButton(self, position: QPoint) -> bool:
        """The whole tile takes the click."""
        return self.rect().contains(position)

    @property
    def palette_used(self) -> Palette:
        """The colours of the program now, told by its ground."""
        return palette_for(QGuiApplication.palette().window().color().lightness() < 128)

    def offer(self, used: bool) -> None:
        """Let it be chosen, if it is earned and the difficulty uses feats."""
        self.used = used
        self.setEnabled(used and bool(self.hardest))
        self.update()

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """The tile in the colours of the program."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box = self.palette_used, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = palette.line
        if self.isChecked() and self.isEnabled():
            edge = palette.leaf
        if self.hasFocus():
            edge = palette.sun
        painter.setPen(QPen(colour(edge), 2))
        ground = with_alpha(palette.leaf, 0.18) if self._taken() else colour(palette.raised)
        painter.setBrush(ground if self.hardest else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 10, 10)
        self._paint_picture(painter, box)
        ink = palette.ink if self.isEnabled() else palette.dim
        painter.setPen(colour(ink))
        painter.setFont(text_font(14, bold=True))
        left = box.left() + 16 + _PICTURE
        name = QRectF(left, box.top() + 5, box.right() - left - 30, 20)
        words = QFontMetricsF(painter.font()).elidedText(
            self.text(), Qt.TextElideMode.ElideRight, name.width()
        )
        painter.drawText(name, int(Qt.AlignmentFlag.AlignVCenter), words)
        self._paint_signs(painter, QPointF(left, box.bottom() - 15))
        self._paint_mark(painter, QRectF(box.right() - 30, box.center().y() - 11, 22, 22))
        painter.end()

    def _taken(self) -> bool:
        return self.isChecked() and self.isEnabled()

    def _paint_picture(self, painter: QPainter, box: QRectF) -> None:
        painter.setOpacity(1.0 if self.hardest else 0.5)
        ratio = self.devicePixelRatioF()
        picture = line_icon(CARDS[self.code].id, _PICTURE, ratio, self.palette_used)
        painter.drawPixmap(QPointF(box.left() + 7, box.center().y() - _PICTURE / 2), picture)
        painter.setOpacity(1.0)

    def _paint_signs(self, painter: QPainter, start: QPointF) -> None:
        """What the feat asks: how many of which building at which upgrade, and the points."""
        painter.setFont(text_font(13))
        painter.setPen(colour(self.palette_used.dim))
        x = start.x()
        for condition in CARDS[self.code].criterion:
            x = self._paint_condition(painter, condition, x, start.y()) + 12

    def _paint_condition(
        self, painter: QPainter, condition: Condition, x: float, y: float
    ) -> float:
        palette, ratio = self.palette_used, self.devicePixelRatioF()
        if condition.type == "score_at_least":
            x = _write(painter, str(condition.vp), x, y)
            paint_icon(painter, "star", QRectF(x, y - _SIGN / 2 - 1, _SIGN, _SIGN), palette)
            return x + _SIGN
        x = _write(painter, str(condition.count), x, y)
        if condition.card != "*":
            picture = line_icon(condition.card, _SIGN, ratio, palette)
            painter.drawPixmap(QPointF(x, y - _SIGN / 2), picture)
            x += _SIGN + 3
        paint_icon(painter, "up", QRectF(x, y - _SIGN / 2, _SIGN, _SIGN), palette, palette.link)
        return _write(painter, f"{condition.min_up}+", x + _SIGN + 1, y)

    def _paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        """A lock, or a box with or without a tick; nothing where no feat is used."""
        palette = self.palette_used
        if not self.hardest:
            paint_icon(painter, "lock", rect.adjusted(1, 1, -1, -1), palette, palette.dim)
        elif not self.used:
            paint_icon(painter, "check", rect.adjusted(1, 1, -1, -1), palette, palette.leaf_ink)
        elif self._taken():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(palette.leaf))
            painter.drawRoundedRect(rect, 6, 6)
            paint_icon(painter, "check", rect.adjusted(3, 3, -3, -3), palette, "#FFFFFF")
        else:
            painter.setPen(QPen(colour(palette.dim), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)


def _write(painter: QPainter, words: str, x: float, y: float) -> float:
    """Write in the middle of a line; returns where the next sign stands."""
    wide = QFontMetricsF(painter.font()).horizontalAdvance(words)
    painter.drawText(QRectF(x, y - 10, wide + 2, 20), int(Qt.AlignmentFlag.AlignVCenter), words)
    return x + wide + 3


class FeatChoice(QWidget):
    """The six feats of the game (PALM-10.1, 10.2). Signal `changed` after every choice.

    `boxes` are those that are earned; nothing can be chosen that the difficulty does not allow.
    """

    changed = Signal()

    def __init__(self, profile: Profile) -> None:
        super().__init__()
        had = dict(profile)
        self.difficulty = "hard"
        self.boxes: dict[str, FeatBox] = {}
        self.locked: dict[str, FeatBox] = {}
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 2, 0, 0)
        rows.setSpacing(6)
        self.line = label("", "dim", wrap=True)
        rows.addWidget(self.line)
        if not had:
            none = say("Medium opens once you have earned a feat: finish games well.")
            rows.addWidget(label(none, "dim", wrap=True))
        grid = QGridLayout()
        grid.setSpacing(6)
        for place, feat in enumerate(FEATS):
            box = FeatBox(feat.code, had.get(feat.code, ""))
            box.toggled.connect(lambda _on, code=feat.code: self._choose_one(code))
            (self.boxes if feat.code in had else self.locked)[feat.code] = box
            grid.addWidget(box, place // 2, place % 2)
        rows.addLayout(grid)
        self.show_difficulty("hard")

    def show_difficulty(self, difficulty: str) -> None:
        """Offer what a difficulty allows: medium always has one feat."""
        self.difficulty = difficulty
        self.line.setText(difficulty_words(difficulty))
        for box in (*self.boxes.values(), *self.locked.values()):
            box.offer(difficulty != "hard")
        if difficulty == "medium" and len(self.ticked()) != 1 and self.boxes:
            self.tick([next(iter(self.ticked() or self.boxes))])

    def _choose_one(self, code: str) -> None:
        if self.difficulty == "medium":
            self.tick([code])
        self.changed.emit()

    def tick(self, codes: Collection[str]) -> None:
        """Choose exactly these, as far as they are earned."""
        for code, box in self.boxes.items():
            before = box.blockSignals(True)
            box.setChecked(code in codes)
            box.blockSignals(before)
            box.update()

    def ticked(self) -> list[str]:
        """Codes of those that are chosen."""
        return [code for code, box in self.boxes.items() if box.isChecked()]

    def chosen(self) -> list[str]:
        """Codes of those that join the deck."""
        return [] if self.difficulty == "hard" else self.ticked()
