"""The menu of a card that was clicked: every action, and why one is not possible now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter

from islands_desktop.core.refusals import Refusal
from islands_desktop.desktop.games.palm_island.zones import paint_costs
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.popup_layout import Column
from islands_desktop.desktop.table.popup_parts import (
    Button,
    Part,
    keycap_width,
    paint_keycap,
)
from islands_desktop.desktop.table.rule_sentence import RuleSentence
from islands_desktop.games.palm_island.components import Resources


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One action: its kind, words and key, the printed costs, and the refusal if there is one.

    `code` tells apart entries of one kind that are about different cards.
    """

    kind: str
    label: str
    key: str
    costs: tuple[Resources, ...] = ()
    refusal: Refusal | None = None
    code: str = ""


class ActionButton(Button):
    """A wide button with the action's icon on the left and its costs on the right."""

    def __init__(self, entry: MenuEntry, do: Callable[[], None]) -> None:
        super().__init__(entry.label, do, key=entry.key, drawing=self._icon)
        self.entry = entry
        self.enabled = entry.refusal is None

    def _icon(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        paint_icon(painter, self.entry.kind, rect, palette)

    def measure(self, width: float) -> QSizeF:
        return QSizeF(width, 46)

    def _paint_words(self, painter: QPainter, palette: Palette, box: QRectF, ink: str) -> None:
        """Icon and words on the left, the costs and the key on the right."""
        middle = box.center().y()
        self._icon(painter, QRectF(box.left() + 12, middle - 13, 26, 26), palette)
        painter.setPen(colour(ink))
        painter.setFont(self.font)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(box.adjusted(50, 0, -150, 0), int(flags), self.label)
        if self.key:
            paint_keycap(painter, palette, QPointF(box.right() - 12, middle), self.key, ink)
        if self.entry.costs:
            right = box.right() - 24 - keycap_width(self.key)
            spot = QRectF(right - 130, middle - 14, 130, 28)
            paint_costs(painter, spot, self.entry.costs, palette, at_right=True)


class CardMenu(ScenePopup):
    """Actions to choose from. `chosen(kind, code)` after a click on one, or its key."""

    chosen = Signal(str, str)

    def __init__(
        self, title: str, entries: tuple[MenuEntry, ...], palette: Palette, pace: float
    ) -> None:
        parts: list[Part] = []
        for entry in entries:
            parts.append(ActionButton(entry, lambda entry=entry: self._choose(entry)))  # type: ignore[misc]
            if entry.refusal is not None:
                parts.append(
                    RuleSentence(
                        str(entry.refusal), entry.refusal.rule, self._ask, lines=1, px=12.5
                    )
                )
        super().__init__(palette, title, Column(parts), width=360, pace=pace, backdrop=0.06)

    def focus_first(self) -> None:
        """The first action that is possible."""
        buttons = [part for part in self.focusables() if isinstance(part, ActionButton)]
        if buttons:
            self.focus(buttons[0])
        else:
            super().focus_first()

    def _ask(self, rule: str) -> None:
        self.rule_asked.emit(rule)

    def _choose(self, entry: MenuEntry) -> None:
        self.close()
        self.chosen.emit(entry.kind, entry.code)
