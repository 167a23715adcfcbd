"""The bar below the table: one sentence what can be done now, and a button for each of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.icons import ICON_NAMES, icon
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label
from islands_desktop.desktop.panels.flow import FlowLayout, clear_layout
from islands_desktop.desktop.panels.thinking_dots import ThinkingDots
from islands_desktop.desktop.shortcuts import STANDARD_ACTIONS, key_words

if TYPE_CHECKING:
    from islands_desktop.desktop.table.controller import TableAction

TOOLS = ("undo", "redo", "round_start", "hint", "seats", "command_list", "panel")
_KEY_PX = 12
_LEFT, _RIGHT = 24, 16
_LINE = 34
"""The height of one line of buttons."""


class ActionButton(QPushButton):
    """A command as a button with its key in a small frame.

    `pressed_last` is the list of one id that all buttons of a bar share: that of the button last
    pressed. The second press of a double click is only meant if it hits the same command.
    """

    def __init__(
        self, action: TableAction, palette: Palette, pressed_last: list[str], main: bool = False
    ) -> None:
        super().__init__(action.label)
        if main:
            mark(self, "primary")
        self._pressed_last = pressed_last
        self._action = action
        self._key = key_words(action.key) if action.key else ""
        self._palette = palette
        if action.icon in ICON_NAMES:
            self.setIcon(icon(action.icon, palette, palette.on_sea if main else ""))
            self.setIconSize(QSize(20, 20))
        self.setFont(text_font(15, bold=True))
        room = 14 + (self._key_width() + 10 if self._key else 0)
        self.setStyleSheet(f"QPushButton {{ padding: 5px {room}px 5px 12px; text-align: left; }}")
        self.setEnabled(action.enabled)
        self.setToolTip(plain_tip(action.reason))
        self.setAccessibleName(action.label)
        self.setAccessibleDescription(action.reason)
        self.setProperty("command", action.id)
        self.clicked.connect(lambda: action.trigger())

    def be_brief(self, brief: bool) -> None:
        """Show the fewer words of the command, or all of them."""
        words = self._action.brief if brief else ""
        self.setText(words or self._action.label)

    @guard(None)
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_last[:] = [self._action.id]
        super().mousePressEvent(event)

    @guard(None)
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The first click may have put this button in the place of another: that one was meant."""
        if self._pressed_last == [self._action.id]:
            super().mouseDoubleClickEvent(event)
        else:
            event.accept()

    def _key_width(self) -> int:
        from PySide6.QtGui import QFontMetrics

        return max(22, QFontMetrics(text_font(_KEY_PX)).horizontalAdvance(self._key) + 12)

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, and its key on the right."""
        super().paintEvent(event)
        if not self._key:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        wide = self._key_width()
        box = QRectF(self.width() - wide - 10.5, (self.height() - 20) / 2 + 0.5, wide, 19)
        painter.setPen(colour(self._palette.line))
        painter.setBrush(colour(self._palette.panel))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(colour(self._palette.dim))
        painter.setFont(text_font(_KEY_PX))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self._key)
        painter.end()


class ActionBar(QFrame):
    """Sentence and tools above, commands below. Signal `tool_chosen(id)` of a standard action."""

    tool_chosen = Signal(str)

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        mark(self, "bar")
        self._palette = palette
        self._shown: tuple[TableAction, ...] = ()
        self._pressed_last: list[str] = []
        rows = QVBoxLayout(self)
        rows.setContentsMargins(_LEFT, 8, _RIGHT, 12)
        rows.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(4)
        self.emblem = QLabel()
        self.emblem.hide()
        head.addWidget(self.emblem)
        self.dots = ThinkingDots(palette)
        head.addWidget(self.dots)
        self.sentence = label("", wrap=True)
        self.sentence.setObjectName("step_sentence")
        self.sentence.setFont(text_font(16, bold=True))
        head.addWidget(self.sentence, 1)
        self.tools: dict[str, QToolButton] = {}
        for name in TOOLS:
            head.addWidget(self._tool(name))
        rows.addLayout(head)
        self._commands = QWidget()
        self._flow = FlowLayout(self._commands)
        rows.addWidget(self._commands)
        self.dress(palette)

    def _tool(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setIconSize(QSize(20, 20))
        button.setCheckable(name in ("command_list", "panel"))
        button.clicked.connect(lambda _on=False, name=name: self.tool_chosen.emit(name))
        self.tools[name] = button
        return button

    def say_step(self, sentence: str, emblem: QPixmap | None = None) -> None:
        """Show what can be done now, and the emblem of the seat whose turn it is."""
        self.sentence.setText(sentence)
        self.emblem.setVisible(emblem is not None)
        if emblem is not None:
            self.emblem.setPixmap(emblem)

    def show_thinking(self, thinking: bool, still: bool) -> None:
        """Whether the computer thinks; `still` for who wants no movement."""
        self.dots.still = still
        self.dots.setVisible(thinking)

    def set_tool(self, name: str, reason: str) -> None:
        """Enable a tool, or disable it for a reason that its tool tip tells."""
        button, action = self.tools[name], STANDARD_ACTIONS[name]
        button.setEnabled(not reason)
        words = f"{action.words}  {key_words(action.key)}"
        button.setToolTip(plain_tip(f"{words}\n{reason}" if reason else words))
        button.setAccessibleName(action.words)
        button.setAccessibleDescription(reason)

    def show_actions(self, actions: Sequence[TableAction], keep_room: bool = True) -> None:
        """A button for each command; those shown before stay where nothing has changed.

        keep_room: without a button the bar is as high as with one, so that the table stays still.
        """
        self._commands.setMinimumHeight(_LINE if keep_room else 0)
        if tuple(actions) == self._shown:
            return
        focused = self.focused_command()
        self._shown = tuple(actions)
        clear_layout(self._flow)
        for action in actions:
            main = len(self._shown) == 1 and action.enabled  # the one thing to do
            button = ActionButton(action, self._palette, self._pressed_last, main)
            self._flow.addWidget(button)
            if action.id == focused:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._fit_words()

    def _fit_words(self) -> None:
        """Use fewer words where the buttons would need a second line."""
        buttons = list(self.buttons().values())
        for button in buttons:
            button.be_brief(False)
        margins = self.contentsMargins()
        room = self.width() - margins.left() - margins.right() - _LEFT - _RIGHT
        wanted = sum(button.sizeHint().width() + self._flow.gap for button in buttons)
        if wanted - self._flow.gap > room:
            for button in buttons:
                button.be_brief(True)
        self._flow.invalidate()
        self._commands.updateGeometry()

    @guard(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room for more words, or for fewer."""
        self._fit_words()

    def focused_command(self) -> str:
        """Id of the command whose button has the keyboard, "" if none has."""
        # Not the bar's own `focusWidget`: that one had the keyboard at some time, perhaps long ago.
        widget = QApplication.focusWidget()
        if widget is None or not self.isAncestorOf(widget):
            return ""
        return str(widget.property("command") or "")

    def buttons(self) -> dict[str, ActionButton]:
        """The command buttons by the id of their command."""
        found: dict[str, ActionButton] = {}
        for place in range(self._flow.count()):
            item = self._flow.itemAt(place)
            widget = item.widget() if item is not None else None
            if isinstance(widget, ActionButton):
                found[str(widget.property("command"))] = widget
        return found

    def dress(self, palette: Palette) -> None:
        """Icons in the colours of the day."""
        self._palette = self.dots.colours = palette
        for name, button in self.tools.items():
            button.setIcon(icon(STANDARD_ACTIONS[name].icon, palette))
            self.set_tool(name, "" if button.isEnabled() else button.accessibleDescription())
        shown, self._shown = self._shown, ()
        self.show_actions(shown, keep_room=self._commands.minimumHeight() > 0)
