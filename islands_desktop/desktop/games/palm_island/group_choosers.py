"""Choosers of cooperative play: who agrees to a payment (PALM-13.14), and Signal Fires (13.11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.palm_island.payment_parts import CardTile, Tick, WordTick
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.popup_layout import Column, Row
from islands_desktop.desktop.table.popup_parts import SMALL_PX, Button, Part, Words
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.components import CARDS
from islands_desktop.games.palm_island.names import card_name
from islands_desktop.games.palm_island.state import State, read_deck


class AgreeChooser(ScenePopup):
    """Each person whose cards are used says so; then the command is given.

    `persons`: those who must agree, with the cards that are used of each.
    """

    chosen = Signal(object)

    def __init__(
        self,
        command: Command,
        title: str,
        persons: Sequence[tuple[int, tuple[str, ...]]],
        palette: Palette,
        *,
        pace: float = 1.0,
    ) -> None:
        self.command = command
        self.ticks: dict[int, Tick] = {}
        for number, (seat, cards) in enumerate(persons, start=1):
            names = " + ".join(card_name(code) for code in cards)
            words = say("{player} agrees: {cards}", player=seat_name(seat), cards=names)
            self.ticks[seat] = WordTick(words, partial(self._toggle, seat), key=str(number))
        hint = Words(
            say("Everybody whose cards are used agrees before they are turned back."),
            px=SMALL_PX,
            role="dim",
        )
        self.confirm_button = Button(say("Confirm"), self.confirm, key="Return", kind="primary")
        self.confirm_button.enabled = False
        cancel = Button(say("Cancel"), self.cancel, key="Escape")
        body = Column([hint, *self.ticks.values()])
        super().__init__(
            palette, title, body, [cancel, self.confirm_button], width=460, pace=pace, backdrop=0.2
        )

    def _toggle(self, seat: int) -> None:
        tick = self.ticks[seat]
        tick.checked = not tick.checked
        self.confirm_button.enabled = all(one.checked for one in self.ticks.values())
        self.refresh()

    def confirm(self) -> None:
        """Give the command, once all have agreed."""
        if all(tick.checked for tick in self.ticks.values()):
            self.close()
            self.chosen.emit(self.command)


class SignalChooser(ScenePopup):
    """Which card of which player Signal Fires store again; `chosen` has the command."""

    chosen = Signal(object)

    def __init__(
        self, commands: Sequence[Command], state: State, palette: Palette, *, pace: float = 1.0
    ) -> None:
        parts: list[Part] = [
            Words(
                say("One card of one player is stored again where it lies, unpaid."),
                px=SMALL_PX,
                role="dim",
            )
        ]
        self.tiles: dict[Command, CardTile] = {}
        for owner in sorted({command.owner for command in commands}):
            states = {card.code: card.state for card in read_deck(state, owner)}
            row: list[Part] = []
            for command in (one for one in commands if one.owner == owner):
                side = CARDS[command.card].side(states[command.card])
                tile = CardTile(
                    command.card,
                    states[command.card],
                    side.gives,
                    side.wild,
                    partial(self._choose, command),
                )
                self.tiles[command] = tile
                row.append(tile)
            parts += [Words(seat_name(owner), bold=True), Row(row, even=True)]
        cancel = Button(say("Cancel"), self.cancel, key="Escape")
        super().__init__(
            palette, say("Signal Fires"), Column(parts), [cancel], width=660, pace=pace
        )

    def _choose(self, command: Command) -> None:
        self.close()
        self.chosen.emit(command)
