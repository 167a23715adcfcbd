"""Modes of Propeller Islands and their options (PROP-2.6, 14.5, 16), for those who offer them.

What is chosen is checked by `rules.setup`.
"""

from __future__ import annotations

from islands_desktop.core.game import Mode
from islands_desktop.core.options import Option
from islands_desktop.core.phrases import phrase
from islands_desktop.games.propeller_islands.components import (
    CAPITOL_SIDES,
    DEFAULT_SIDE,
    FEWEST_SEATS,
    MOST_SEATS,
)

MODES: tuple[Mode, ...] = (
    Mode("standard", phrase("Standard game"), tuple(range(FEWEST_SEATS, MOST_SEATS + 1))),
    Mode("solo", phrase("Solo challenge"), (1,)),
)
MODE_SEATS = {mode.id: mode.seats for mode in MODES}

_SIDE = Option(
    "capitol_side",
    "choice",
    DEFAULT_SIDE,
    phrase("Capitols take a production upgrade on side A, a banner on side B."),
    CAPITOL_SIDES,
)
_PRACTICE = Option("practice", "switch", False, phrase("Earlier turns may be taken back."))


def options_of(mode: str) -> tuple[Option, ...]:
    """Options of a mode in the order of their names."""
    return (_SIDE, _PRACTICE) if mode == "solo" else (_SIDE,)
