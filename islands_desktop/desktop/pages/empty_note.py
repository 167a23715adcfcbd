"""What a list shows while there is nothing in it: a picture, a sentence, and the way to begin."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout

from islands_desktop.core.phrases import say
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.game_card import COVER_SHAPE, Picture, draw_cover
from islands_desktop.desktop.pages.game_list import LISTED_GAMES
from islands_desktop.desktop.pages.page import Navigator, label
from islands_desktop.desktop.program import Program

WIDTH = 440
ABOVE = 48
_PICTURE_WIDE = WIDTH - 4


class EmptyNote(QFrame):
    """A panel that says why a list is empty and offers a new game."""

    def __init__(self, sentence: str, program: Program, navigator: Navigator) -> None:
        super().__init__()
        mark(self, "panel")
        self.setFixedWidth(WIDTH)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(2, 2, 2, 24)
        rows.setSpacing(16)
        rows.addWidget(self._picture(program))
        words = label(sentence, wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        words.setContentsMargins(24, 0, 24, 0)
        words.ensurePolished()
        # A panel that stands in the middle of a page is not asked how high it must be.
        words.setMinimumHeight(words.heightForWidth(_PICTURE_WIDE))
        rows.addWidget(words)
        self.begin = QPushButton(say("New game"))
        mark(self.begin, "primary")
        self.begin.clicked.connect(lambda: navigator.open_page("new_game", game=LISTED_GAMES[0].id))
        rows.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignHCenter)

    def _picture(self, program: Program) -> Picture:
        high = round(_PICTURE_WIDE * COVER_SHAPE)
        picture = Picture(program.palette, high)
        dpr = self.devicePixelRatioF()
        picture.show_picture(
            draw_cover(LISTED_GAMES[0].id, program.palette, _PICTURE_WIDE, high, dpr)
        )
        return picture
