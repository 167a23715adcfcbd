"""The menu of a card that was clicked: every action, and why one is not possible now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter

from islands_desktop.core.refusals import Refusal
from islands_desktop.desktop.games.palm_island.items import paint_costs
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.popup_layout import Column
from islands_desktop.desktop.table.popup_parts import Button, Mood, Part, RuleSentence
from islands_desktop.games.palm_island.components import Resources


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One action: its kind, words and key, the printed costs, and the refusal if there is one."""

    kind: str
    label: str
    key: str
    costs: tuple[Resources, ...] = ()
    refusal: Refusal | None = None


class ActionButton(Button):
    """A wide button with the action's icon on the left and its costs on the right."""

    def __init__(self, entry: MenuEntry, do: Callable[[], None]) -> None:
        super().__init__(entry.label, do, key=entry.key, drawing=self._icon)
        self.entry = entry
        self.enabled = entry.refusal is None

    def _icon(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        paint_icon(painter, self.entry.kind, rect, palette)

    def measure(self, width: float) -> QSizeF:
        return QSizeF(width, 44)

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        super().paint(painter, palette, mood)
        if self.entry.costs:
            wide = 96.0
            spot = QRectF(self.rect.right() - wide - 44, self.rect.center().y() - 13, wide, 26)
            paint_costs(painter, spot, self.entry.costs, palette)


class CardMenu(ScenePopup):
    """The actions of one card. `chosen(kind)` after one was clicked or its key was pressed."""

    chosen = Signal(str)

    def __init__(
        self, title: str, entries: tuple[MenuEntry, ...], palette: Palette, pace: float
    ) -> None:
        parts: list[Part] = []
        for entry in entries:
            parts.append(ActionButton(entry, lambda kind=entry.kind: self._choose(kind)))  # type: ignore[misc]
            if entry.refusal is not None:
                parts.append(
                    RuleSentence(
                        str(entry.refusal), entry.refusal.rule, self._ask, lines=1, px=12.5
                    )
                )
        super().__init__(palette, title, Column(parts), width=360, pace=pace, backdrop=0.06)

    def _ask(self, rule: str) -> None:
        self.rule_asked.emit(rule)

    def _choose(self, kind: str) -> None:
        self.close()
        self.chosen.emit(kind)
