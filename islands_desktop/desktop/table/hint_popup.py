"""A good move, shown on the table: what it is, why it is good, and that it can be played."""

from __future__ import annotations

from collections.abc import Callable

from islands_desktop.core.phrases import say
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.popup_layout import Column
from islands_desktop.desktop.table.popup_parts import Button, Words


class HintPopup(ScenePopup):
    """`play` is called when the person wants the move; the keyboard begins at the way out.

    It comes up by itself, while a hand may be about to do something else: no key plays at once.
    """

    def __init__(
        self, move: str, reason: str, play: Callable[[], object], palette: Palette, pace: float
    ) -> None:
        self._play = play
        self._away = Button(say("Close"), self.cancel, key="Escape")
        body = Column([Words(move, px=16, bold=True), Words(reason)], gap=8)
        buttons = [self._away, Button(say("Play it"), self.play, kind="primary")]
        super().__init__(
            palette, say("A good move"), body, buttons, width=360, pace=pace, backdrop=0.0
        )

    def focus_first(self) -> None:
        """Enter closes until somebody goes to the other button."""
        self._focused = self._away

    def play(self) -> None:
        """Give the move."""
        self.close()
        self._play()
