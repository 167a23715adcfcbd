"""Parts of pages about feats: their pictures, the signs of their conditions, rows and cards."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.card_copies import paint_half
from islands_desktop.desktop.games.palm_island.card_halves import HALF, UNITS_WIDE
from islands_desktop.desktop.games.palm_island.feat_words import (
    condition_words,
    earned_words,
    figure_words,
    gives_words,
    near_words,
)
from islands_desktop.desktop.games.palm_island.line_icons import line_icon
from islands_desktop.desktop.look.dry import dry
from islands_desktop.desktop.look.icons import icon_pixmap
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label, panel
from islands_desktop.games.palm_island.components import CARDS, Condition
from islands_desktop.games.palm_island.names import card_name
from islands_desktop.games.palm_island.rules.feats import FeatProgress
from islands_desktop.saves.profile import FeatRecord

_SIGN = 20
_CARD_PICTURE = 132.0
_NEW_PICTURE = 150.0
_ABREAST = 3


def half_pixmap(code: str, wide: float, dpr: float, palette: Palette, pale: bool) -> QPixmap:
    """The half of a feat with which it enters the deck (PALM-10.3); pale until it is earned."""
    return _half_pixmap(code, wide, dpr, palette, pale, card_name(code))


@lru_cache(maxsize=48)
def _half_pixmap(
    code: str, wide: float, dpr: float, palette: Palette, pale: bool, _name: str
) -> QPixmap:
    high = wide * HALF / UNITS_WIDE
    pixmap = QPixmap(round(wide * dpr), round(high * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setOpacity(0.45 if pale else 1.0)
    paint_half(painter, QRectF(0, 0, wide, high), code, CARDS[code].start, palette)
    painter.end()
    return dry(pixmap)


def condition_sign(condition: Condition, px: int, dpr: float, palette: Palette) -> QPixmap:
    """A star, the building that is asked for, or the upgrade of all of them."""
    if condition.type == "score_at_least":
        return icon_pixmap("star", px, dpr, palette)
    if condition.card == "*":
        return icon_pixmap("up", px, dpr, palette, palette.link)
    return line_icon(condition.card, px, dpr, palette)


def picture_label(pixmap: QPixmap) -> QLabel:
    """A label that shows a picture in its own size."""
    shown = QLabel()
    shown.setPixmap(pixmap)
    shown.setFixedSize(pixmap.deviceIndependentSize().toSize())
    return shown


class FeatCard(QFrame):
    """One feat on the shelf: what it asks, whether it is earned, the last game and the best."""

    def __init__(self, record: FeatRecord, palette: Palette, dpr: float) -> None:
        super().__init__()
        self.record = record
        mark(self, "panel")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that keys bring it into sight
        rows = QVBoxLayout(self)
        rows.setContentsMargins(16, 14, 16, 14)
        rows.setSpacing(8)
        rows.addLayout(self._top(palette, dpr))
        rows.addLayout(self._conditions(palette, dpr))
        rows.addStretch(1)
        rows.addWidget(label(gives_words(record.code), "dim", wrap=True))
        self.setAccessibleName(
            ". ".join((card_name(record.code), earned_words(record.hardest), self._near()))
        )

    def _near(self) -> str:
        last, best = self.record.last, self.record.best
        if last is None or best is None:
            return say("No game has been finished yet.")
        return say("Last game: {last}. Best: {best}.", last=near_words(last), best=near_words(best))

    def _top(self, palette: Palette, dpr: float) -> QHBoxLayout:
        code, hardest = self.record.code, self.record.hardest
        row = QHBoxLayout()
        row.setSpacing(12)
        picture = half_pixmap(code, _CARD_PICTURE, dpr, palette, not hardest)
        row.addWidget(picture_label(picture), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(6)
        words.addWidget(label(card_name(code), "heading", wrap=True))
        state = QHBoxLayout()
        state.setSpacing(6)
        name, tint = ("check", palette.leaf_ink) if hardest else ("lock", palette.dim)
        state.addWidget(picture_label(icon_pixmap(name, _SIGN, dpr, palette, tint)))
        self.earned = label(earned_words(hardest), "good" if hardest else "dim", wrap=True)
        state.addWidget(self.earned, 1)
        words.addLayout(state)
        words.addStretch(1)
        row.addLayout(words, 1)
        return row

    def _conditions(self, palette: Palette, dpr: float) -> QGridLayout:
        """A row for each condition, with the figures of the last game and of the nearest one."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for column, words in ((2, say("last")), (3, say("best"))):
            head = label(words, "dim")
            grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight)
        self.figures: dict[tuple[int, str], QLabel] = {}
        for row, condition in enumerate(CARDS[self.record.code].criterion, start=1):
            sign = picture_label(condition_sign(condition, _SIGN, dpr, palette))
            grid.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(condition_words(condition), wrap=True), row, 1)
            for column, name in ((2, "last"), (3, "best")):
                figure = self._figure(getattr(self.record, name), row - 1)
                self.figures[row - 1, name] = figure
                top = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
                grid.addWidget(figure, row, column, top)
        return grid

    def _figure(self, near: FeatProgress | None, place: int) -> QLabel:
        if near is None:
            return label("–", "dim")
        figure = near.figures[place]
        shown = label(str(figure.reached), "good" if figure.met else "plain")
        shown.setToolTip(figure_words(figure))
        return shown


class FeatShelf(QWidget):
    """The six feats as cards (PALM-10.5)."""

    def __init__(self, records: tuple[FeatRecord, ...], palette: Palette, dpr: float) -> None:
        super().__init__()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 8, 0, 8)
        rows.setSpacing(8)
        earned = sum(bool(record.hardest) for record in records)
        rows.addWidget(label(say("Feats of Palm Island"), "heading"))
        words = say(
            "{earned} of {n} earned in solo games. An earned feat may join the deck on medium "
            "and easy.",
            earned=earned,
            n=len(records),
        )
        rows.addWidget(label(words, "dim", wrap=True))
        grid = QGridLayout()
        grid.setSpacing(16)
        self.cards: dict[str, FeatCard] = {}
        for place, record in enumerate(records):
            card = FeatCard(record, palette, dpr)
            self.cards[record.code] = card
            grid.addWidget(card, place // _ABREAST, place % _ABREAST)
        for column in range(_ABREAST):
            grid.setColumnStretch(column, 1)
        rows.addLayout(grid)


class FeatRow(QWidget):
    """One feat at the end of a game: met or not, and how near the game came."""

    def __init__(self, near: FeatProgress, palette: Palette, dpr: float) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(picture_label(line_icon(CARDS[near.code].id, 24, dpr, palette)))
        name, met = card_name(near.code), near.met
        row.addWidget(label(name, "good" if met else "plain"), 1)
        if met:
            row.addWidget(label(say("met"), "good"))
            row.addWidget(
                picture_label(icon_pixmap("check", _SIGN, dpr, palette, palette.leaf_ink))
            )
        else:
            self._add_figures(row, near, palette, dpr)
        said = near_words(near)
        self.setToolTip(said)
        self.setAccessibleName(say("{feat}: met", feat=name) if met else f"{name}: {said}")

    def _add_figures(
        self, row: QHBoxLayout, near: FeatProgress, palette: Palette, dpr: float
    ) -> None:
        for condition, figure in zip(CARDS[near.code].criterion, near.figures, strict=True):
            kind = "good" if figure.met else "dim"
            row.addWidget(label(f"{figure.reached}/{figure.needed}", kind))
            row.addWidget(picture_label(condition_sign(condition, _SIGN, dpr, palette)))


def celebration(codes: tuple[str, ...], palette: Palette, dpr: float) -> QFrame:
    """The feats earned for the first time: their cards, and what that means."""
    one = len(codes) == 1
    title = (
        say("You have earned a feat: {feat}!", feat=card_name(codes[0]))
        if one
        else say("You have earned {n} feats!", n=len(codes))
    )
    line = (
        say("It may join your deck from the next game on, on medium and easy.")
        if one
        else say("They may join your deck from the next game on: one on medium, any on easy.")
    )
    frame = panel(gap=8)
    pictures = QHBoxLayout()
    pictures.setSpacing(12)
    wide = _NEW_PICTURE if len(codes) < 5 else 128.0
    for code in codes:
        pictures.addWidget(picture_label(half_pixmap(code, wide, dpr, palette, False)))
    asked = [label(asked_line, wrap=True) for asked_line in _asked_lines(codes)]
    words = QVBoxLayout()
    words.setSpacing(6)
    words.addStretch(1)
    for part in (label(title, "heading", wrap=True), *asked, label(line, "dim", wrap=True)):
        words.addWidget(part)
    words.addStretch(1)
    rows = frame.layout()
    assert isinstance(rows, QVBoxLayout)
    beside = len(codes) < 4
    if beside:
        pictures.addSpacing(8)
        pictures.addLayout(words, 1)
        rows.addLayout(pictures)
    else:
        pictures.addStretch(1)
        rows.addLayout(words)
        rows.addLayout(pictures)
    return frame


def _asked_lines(codes: tuple[str, ...]) -> list[str]:
    """For one feat what it asked; several tell it by their rows below."""
    if len(codes) > 1:
        return []
    asked = (condition_words(condition) for condition in CARDS[codes[0]].criterion)
    return [say("{conditions}: done.", conditions=", ".join(asked))]
