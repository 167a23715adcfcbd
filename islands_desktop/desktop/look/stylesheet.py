"""The style sheet of every ordinary widget, and the one call that dresses the program.

What a page sets on its widgets (always with `mark`, which also repaints them):

* ``mark(button, "primary")`` – the one main action of a page; ``"quiet"`` – a button without a
  frame; ``"danger"`` – deletes something; ``"chip"`` – a small round toggle; no mark – secondary.
* ``mark(label, "title")`` – page title in the display face; ``"heading"`` – section; ``"big"`` – a
  big number; ``"dim"`` – secondary text; ``"warning"`` – what went wrong.
* ``mark(frame, "panel")`` – a rounded panel; ``"bar"`` – the action bar at the bottom of the table;
  ``"band"`` – a sea-coloured title band (text on it in the palette's ``on_sea``);
  ``"card"`` – a panel that answers to the mouse.

The marks are the dynamic property ``kind``. Spacing follows the grid of 8; corner radius 12 for
panels and 8 for controls; the focus ring is always in the sun colour.
"""

from __future__ import annotations

from dataclasses import fields

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from islands_desktop.core.assets import assets_folder
from islands_desktop.desktop.look.fonts import FALLBACKS, load_fonts, text_font
from islands_desktop.desktop.look.palette import Palette, mixed

#: Height of ordinary text in pixels.
TEXT_PX = 15

TEXTS = """
QWidget { color: @ink; font-size: 15px; }
QMainWindow, QDialog { background: @table; }
QLabel { background: transparent; }
QLabel[kind="title"] { font-family: @display; font-size: 32px; color: @ink; }
QLabel[kind="heading"] { font-family: @display; font-size: 20px; color: @ink; }
QLabel[kind="big"] { font-family: @display; font-size: 40px; color: @ink; }
QLabel[kind="dim"] { color: @dim; }
QLabel[kind="warning"] { color: @coral_ink; font-weight: bold; }
QLabel[kind="good"] { color: @leaf_ink; font-weight: bold; }
QLabel[kind="onsea"] { color: @on_sea; }
QLabel:disabled { color: @dim; }
QToolTip {
  color: @ink; background: @raised; border: 1px solid @line; padding: 6px 8px; font-size: 14px;
}
"""

FRAMES = """
QFrame[kind="panel"] { background: @panel; border: 1px solid @line; border-radius: 12px; }
QFrame[kind="panel"]:focus { border-color: @sun; }
QFrame[kind="bar"] { background: @panel; border: none; border-top: 1px solid @line; }
QFrame[kind="band"] { background: @sea; border: none; border-radius: 12px; }
QFrame[kind="card"] { background: @panel; border: 2px solid @line; border-radius: 12px; }
QFrame[kind="card"]:hover { border-color: @accent; background: @raised; }
QFrame[kind="card"]:focus { border-color: @sun; }
QFrame[frameShape="4"], QFrame[frameShape="5"] { color: @line; }
QGroupBox {
  background: @panel; border: 1px solid @line; border-radius: 12px; margin-top: 24px;
  padding: 12px 16px 16px 16px;
}
QGroupBox::title {
  subcontrol-origin: margin; subcontrol-position: top left; left: 4px; top: 0px; color: @ink;
  font-weight: bold;
}
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QGraphicsView { background: @table; border: none; }
QSplitter::handle { background: @line; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QStatusBar { background: @panel; color: @dim; border-top: 1px solid @line; }
QStatusBar::item { border: none; }
"""

BUTTONS = """
QPushButton {
  background: @raised; color: @ink; border: 2px solid @line; border-radius: 8px;
  padding: 7px 16px; min-height: 20px; font-weight: bold; outline: none;
}
QPushButton:hover { background: @hover; border-color: @accent; }
QPushButton:pressed { background: @pressed; }
QPushButton:checked { background: @sea; color: @on_sea; border-color: @sea; }
QPushButton:focus { border-color: @sun; }
QPushButton:disabled { background: @panel; color: @faint; border-color: @hairline; }
QPushButton[kind="primary"] {
  background: @accent_fill; color: @on_sea; border-color: @accent_fill;
}
QPushButton[kind="primary"]:hover { background: @accent_hover; border-color: @accent_hover; }
QPushButton[kind="primary"]:pressed { background: @sea_deep; border-color: @sea_deep; }
QPushButton[kind="primary"]:focus { border-color: @sun; }
QPushButton[kind="primary"]:disabled {
  background: @hairline; color: @faint; border-color: @hairline;
}
QPushButton[kind="quiet"] { background: transparent; border-color: transparent; color: @link; }
QPushButton[kind="quiet"]:hover { background: @hover; }
QPushButton[kind="quiet"]:pressed { background: @pressed; }
QPushButton[kind="quiet"]:focus { border-color: @sun; }
QPushButton[kind="quiet"]:disabled { color: @faint; }
QPushButton[kind="danger"] { background: transparent; color: @coral_ink; border-color: @coral; }
QPushButton[kind="danger"]:hover { background: @danger; color: #FFFFFF; border-color: @danger; }
QPushButton[kind="danger"]:pressed { background: @danger_deep; color: #FFFFFF; }
QPushButton[kind="danger"]:focus { border-color: @sun; }
QPushButton[kind="danger"]:disabled { color: @faint; border-color: @hairline; }
QPushButton[kind="chip"] { padding: 3px 12px; border-radius: 15px; font-weight: normal; }
QToolButton {
  background: transparent; color: @ink; border: 2px solid transparent; border-radius: 8px;
  padding: 5px; outline: none;
}
QToolButton:hover { background: @hover; }
QToolButton:pressed, QToolButton:checked { background: @pressed; }
QToolButton:focus { border-color: @sun; }
QToolButton:disabled { color: @faint; }
QToolButton::menu-indicator { image: none; }
"""

INPUTS = """
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QComboBox {
  background: @raised; color: @ink; border: 2px solid @line; border-radius: 8px; padding: 6px 10px;
  selection-background-color: @sea; selection-color: @on_sea; placeholder-text-color: @dim;
}
QTextBrowser { background: transparent; border: none; padding: 0px; }
QLineEdit:hover, QSpinBox:hover, QComboBox:hover { border-color: @accent; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QComboBox:focus {
  border-color: @sun;
}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
  background: @panel; color: @faint; border-color: @hairline;
}
QComboBox { padding-right: 30px; min-height: 20px; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: url("@art/down_@mode.svg"); width: 14px; height: 14px; }
QComboBox QAbstractItemView {
  background: @raised; border: 1px solid @line; padding: 4px; outline: none;
  selection-background-color: @sea; selection-color: @on_sea;
}
QSpinBox { padding: 4px 0px; min-height: 24px; }
QAbstractSpinBox > QLineEdit, QComboBox > QLineEdit {
  border: none; background: transparent; padding: 0px 8px;
}
QSpinBox::up-button, QSpinBox::down-button { background: transparent; border: none; width: 22px; }
QSpinBox::up-arrow { image: url("@art/up_@mode.svg"); width: 12px; height: 12px; }
QSpinBox::down-arrow { image: url("@art/down_@mode.svg"); width: 12px; height: 12px; }
QCheckBox, QRadioButton { background: transparent; spacing: 10px; padding: 3px; }
QCheckBox:disabled, QRadioButton:disabled { color: @faint; }
QCheckBox::indicator, QRadioButton::indicator {
  width: 18px; height: 18px; border: 2px solid @edge; background: @raised;
}
QCheckBox::indicator { border-radius: 6px; }
QRadioButton::indicator { border-radius: 11px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: @accent; }
QCheckBox::indicator:checked {
  background: @accent_fill; border-color: @accent_fill; image: url("@art/check.svg");
}
QCheckBox::indicator:indeterminate {
  background: @accent_fill; border-color: @accent_fill; image: url("@art/partial.svg");
}
QRadioButton::indicator:checked {
  background: @accent_fill; border-color: @accent_fill; image: url("@art/dot.svg");
}
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: @sun; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {
  border-color: @hairline; background: @hairline;
}
QSlider { min-height: 24px; background: transparent; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: @line; }
QSlider::sub-page:horizontal { height: 6px; border-radius: 3px; background: @accent; }
QSlider::handle:horizontal {
  width: 16px; height: 16px; margin: -7px 0px; border-radius: 10px; background: @raised;
  border: 2px solid @accent;
}
QSlider::handle:horizontal:hover { background: @accent; }
QSlider::handle:horizontal:focus { border-color: @sun; }
QProgressBar {
  background: @line; border: none; border-radius: 4px; max-height: 8px; text-align: center;
  color: transparent;
}
QProgressBar::chunk { background: @accent; border-radius: 4px; }
"""

LISTS = """
QListView, QTreeView, QTableView {
  background: @panel; alternate-background-color: @raised; border: 1px solid @line;
  border-radius: 12px; padding: 4px; outline: none; gridline-color: @line;
  selection-background-color: @sea; selection-color: @on_sea;
}
QListView:focus, QTreeView:focus, QTableView:focus { border: 1px solid @sun; }
QListView::item, QTreeView::item { padding: 6px 8px; border-radius: 6px; color: @ink; }
QTableView::item { padding: 4px 8px; }
QListView::item:hover, QTreeView::item:hover, QTableView::item:hover { background: @hover; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
  background: @sea; color: @on_sea;
}
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
  background: transparent; color: @dim; border: none; border-bottom: 1px solid @line;
  padding: 6px 11px; font-weight: bold;
}
QTableCornerButton::section { background: transparent; border: none; }
QTabWidget::pane { border: none; border-top: 1px solid @line; background: transparent; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab {
  background: transparent; color: @dim; padding: 8px 14px; font-weight: bold;
  border: none; border-bottom: 3px solid transparent;
}
QTabBar::tab:hover { color: @ink; border-bottom-color: @line; }
QTabBar::tab:selected { color: @ink; border-bottom-color: @accent; }
QTabBar::tab:focus { border-bottom-color: @sun; }
QTabBar::tab:disabled { color: @faint; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; border: none; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; border: none; }
QScrollBar::handle { background: @edge; border-radius: 3px; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::handle:hover { background: @accent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
"""

MENUS = """
QMenuBar { background: @panel; border-bottom: 1px solid @line; padding: 2px; }
QMenuBar::item { background: transparent; padding: 6px 10px; border-radius: 6px; }
QMenuBar::item:selected { background: @hover; }
QMenu { background: @raised; border: 1px solid @line; padding: 6px; }
QMenu::item { padding: 7px 28px 7px 12px; border-radius: 6px; }
QMenu::item:selected { background: @sea; color: @on_sea; }
QMenu::item:disabled { color: @faint; background: transparent; }
QMenu::separator { height: 1px; background: @line; margin: 6px 8px; }
QMenu::icon { padding-left: 8px; }
QToolBar { background: @panel; border: none; spacing: 4px; padding: 4px; }
"""


def stylesheet(palette: Palette) -> str:
    """The Qt style sheet of the program in the colours of `palette`."""
    hover, pressed = (0.35, 0.6) if palette.is_dark else (0.12, 0.25)
    values = {
        **{field.name: getattr(palette, field.name) for field in fields(palette)},
        "display": f'"{load_fonts()[0] or FALLBACKS[0]}"',
        "art": (assets_folder() / "art" / "controls").as_posix(),
        "mode": palette.name,
        "hover": mixed(palette.raised, palette.sea, hover),
        "pressed": mixed(palette.raised, palette.sea, pressed),
        "hairline": mixed(palette.panel, palette.line, 0.6),
        "edge": mixed(palette.line, palette.dim, 0.45),
        "faint": mixed(palette.panel, palette.dim, 0.55),
    }
    sheet = TEXTS + FRAMES + BUTTONS + INPUTS + LISTS + MENUS
    for role in sorted(values, key=len, reverse=True):
        sheet = sheet.replace("@" + role, str(values[role]))
    return sheet


def qt_palette(palette: Palette) -> QPalette:
    """The palette for what a style sheet does not reach (links, placeholders, native parts)."""
    roles = {
        QPalette.ColorRole.Window: palette.table,
        QPalette.ColorRole.WindowText: palette.ink,
        QPalette.ColorRole.Base: palette.raised,
        QPalette.ColorRole.AlternateBase: palette.panel,
        QPalette.ColorRole.Text: palette.ink,
        QPalette.ColorRole.Button: palette.raised,
        QPalette.ColorRole.ButtonText: palette.ink,
        QPalette.ColorRole.ToolTipBase: palette.raised,
        QPalette.ColorRole.ToolTipText: palette.ink,
        QPalette.ColorRole.Highlight: palette.sea,
        QPalette.ColorRole.HighlightedText: palette.on_sea,
        QPalette.ColorRole.PlaceholderText: palette.dim,
        QPalette.ColorRole.Link: palette.link,
        QPalette.ColorRole.BrightText: palette.coral_ink,
    }
    dressed = QPalette()
    for role, value in roles.items():
        dressed.setColor(role, QColor(value))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        dressed.setColor(QPalette.ColorGroup.Disabled, role, QColor(palette.dim))
    return dressed


def apply_look(app: QApplication, palette: Palette) -> None:
    """Dress the whole program: base style, fonts, colours and style sheet."""
    # Every widget is dressed anew. Qt takes a sheet off and puts one on in a third of the time
    # that it takes to change one, which many saved games would make longer than a second.
    app.setStyleSheet("")
    app.setStyle("Fusion")
    app.setPalette(qt_palette(palette))
    app.setFont(text_font(TEXT_PX))
    app.setStyleSheet(stylesheet(palette))


def mark(widget: QWidget, kind: str) -> None:
    """Give a widget one of the looks named in the module's docstring, now and for good."""
    widget.setProperty("kind", kind)
    if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        return  # it is dressed when it is first shown
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()
