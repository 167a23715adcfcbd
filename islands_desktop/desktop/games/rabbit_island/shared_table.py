"""The table of Rabbit Island for several people at one screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from islands_desktop.core.phrases import say
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.rabbit_island.controller import RabbitIslandController
from islands_desktop.desktop.games.rabbit_island.hot_seat import HotSeatTable
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.controller import TableAction
from islands_desktop.games.rabbit_island.events import ActionPlayed
from islands_desktop.games.rabbit_island.hot_seat import CARD_MS, computer_answer_ms
from islands_desktop.saves.save_format import SaveHeader
from islands_desktop.saves.settings import Settings


class SharedTableController(RabbitIslandController):
    """The table with curtains, the public prompt and automatic passes (RABB-14.6 to 14.10)."""

    def __init__(
        self,
        session: GameSession,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, palette, settings, parent)
        self.hot_seat = HotSeatTable(self, parent if isinstance(parent, QWidget) else None)
        self.show_choosing()

    @property
    def is_moving(self) -> bool:
        """Whether something on the table still moves."""
        return self.scene.choreography is not None

    def beside_seats(self) -> Sequence[QWidget]:
        return self.hot_seat.passing

    def take_up(self, header: SaveHeader) -> None:
        self.hot_seat.take_up(header)

    def leave_page(self) -> None:
        self.hot_seat.leave_page()

    @property
    def remarks(self) -> dict[int, str]:
        return self.hot_seat.remarks()

    @property
    def everybody_words(self) -> str:
        return self.hot_seat.everybody_words()

    def set_computers(self, seats: Iterable[int]) -> None:
        before = self.persons
        self.computers = frozenset(seats)
        self.hot_seat.set_humans(self.persons)
        if set(self.persons) - set(before):
            self.cover()  # somebody else sits at the table now
        super().set_computers(seats)

    def answer_ms(self) -> int | None:
        answer_ms = computer_answer_ms(self.session.state)
        # Where only computers play, nobody is there from whom a hand would have to be hidden.
        return answer_ms if answer_ms is None or self.persons else 0

    def linger_ms(self) -> int:
        events = self.session.history[-1].events if self.session.history else ()
        return CARD_MS if any(isinstance(event, ActionPlayed) for event in events) else 0

    def cover(self) -> None:
        if self.revealed is not None:
            super().cover()

    def press_reveal(self) -> None:
        """H hides a hand at once; it is shown again only behind a curtain."""
        if self.is_open_table or self.lone_person is not None:
            return
        if self.revealed is not None:
            self.cover()
        else:
            self.hot_seat.ask_for_hand()

    def press_pass(self) -> None:
        if self.hot_seat.is_asking:
            words = say("Everybody is asked: N for nobody, or the number of who wants to play.")
            self.tell_refusal(words, "RABB-14.8")
        else:
            super().press_pass()

    def show_choosing(self) -> None:
        """The strip offers no pass of one seat while everybody is asked."""
        super().show_choosing()
        hot_seat = getattr(self, "hot_seat", None)
        if hot_seat is not None and hot_seat.asks_everybody():
            self.scene.pass_button.setVisible(False)

    def take_key(self, key: int) -> bool:
        """Keys of the prompt come first; Esc lays back what is held before it ends passing."""
        if key == Qt.Key.Key_Escape and super().take_key(key):
            return True
        return self.hot_seat.take_key(key) or super().take_key(key)

    def actions(self) -> tuple[TableAction, ...]:
        """While everybody is asked, what the public prompt offers."""
        if self.can_play and self.hot_seat.asks_everybody():
            return self.hot_seat.actions()
        return super().actions()
