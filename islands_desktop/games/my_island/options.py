"""Modes of My Island and their options (MYIS-1.2, 4.2, 16.4), for those who offer them.

What is chosen is checked by `rules.setup`.
"""

from __future__ import annotations

from islands_desktop.core.game import Mode
from islands_desktop.core.options import Option
from islands_desktop.core.phrases import phrase
from islands_desktop.games.my_island.components import EPISODES

SEATS = (1, 2, 3, 4)
MODES: tuple[Mode, ...] = (
    Mode("eternal", phrase("Eternal Game"), SEATS),
    Mode("episode_1", phrase("Episode 1"), SEATS),
    Mode("episode", phrase("Single episode"), SEATS),
)
MODE_IDS = tuple(mode.id for mode in MODES)
EPISODE_IDS = tuple(name for name in EPISODES if name != "eternal")

_EPISODE = Option(
    "episode", "choice", "E01", phrase("Which of the 24 episodes is played."), EPISODE_IDS
)
_PRACTICE = Option("practice", "switch", False, phrase("Earlier rounds may be taken back."))


def _order(tiles: tuple[str, ...]) -> Option:
    about = phrase("The cards in the order in which they come, instead of a shuffle.")
    return Option("order", "order", (), about, tiles)


_OPTIONS = (_order(EPISODES["eternal"].tiles), _PRACTICE)
_EPISODE_OPTIONS = (_EPISODE, _order(EPISODES["E24"].tiles), _PRACTICE)


def options_of(mode: str) -> tuple[Option, ...]:
    """Options of a mode in the order of their names."""
    return _EPISODE_OPTIONS if mode == "episode" else _OPTIONS
