"""The collapsible panel to the right of the table: Score, Log, Help."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QTabWidget, QVBoxLayout

from islands_desktop.core.phrases import say
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.panels.help_panel import HelpPanel
from islands_desktop.desktop.panels.log_panel import LogPanel
from islands_desktop.desktop.panels.score_panel import ScorePanel

WIDTH = 320
TABS = ("score_tab", "log_tab", "help_tab")


class SidePanel(QFrame):
    """Three tabs beside the table; F9 folds the whole panel away."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        mark(self, "side")
        self.setFixedWidth(WIDTH)
        self.score = ScorePanel(palette)
        self.log = LogPanel()
        self.help = HelpPanel()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.score, say("Score"))
        self.tabs.addTab(self.log, say("Log"))
        self.tabs.addTab(self.help, say("Help"))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 8, 0, 0)
        rows.addWidget(self.tabs)
        self.dress(palette)

    def open_tab(self, name: str) -> None:
        """Show one of the tabs: score_tab, log_tab, help_tab."""
        self.tabs.setCurrentIndex(TABS.index(name))

    def dress(self, palette: Palette) -> None:
        """Wear other colours."""
        self.setStyleSheet(
            f'SidePanel, QFrame[kind="side"] {{ background: {palette.panel}; '
            f"border: none; border-left: 1px solid {palette.line}; }}"
        )
        self.score.dress(palette)
