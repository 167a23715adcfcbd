"""How the seats of a game are shown: the emblem beside a name, and whose turn it is.

What a seat is called, `core.seat_names.seat_name` says everywhere.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QPixmap

from islands_desktop.core.game import Game
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.look.icons import icon_pixmap
from islands_desktop.desktop.look.palette import SEAT_EMBLEMS, Palette, mixed
from islands_desktop.desktop.pages.page import Page

EMBLEM = 36
"""Side of the emblem beside a sentence that says whose turn it is."""


def seat_emblem(game_id: str, seat: int, px: int, dpr: float, palette: Palette) -> QPixmap:
    """The emblem of a seat: the game's own, or the one all games share."""
    own = getattr(game_part(game_id, "sheet"), "seat_emblem", None)
    if own is not None:
        made: QPixmap = own(seat, px, dpr, palette)
        return made
    return icon_pixmap(SEAT_EMBLEMS[seat % len(SEAT_EMBLEMS)], px, dpr, palette)


def seat_colour(game_id: str, seat: int, palette: Palette) -> str:
    """The colour of a seat for lines and figures, light enough at night."""
    own = getattr(game_part(game_id, "sheet"), "seat_colour", None)
    shade: str = palette.seat(seat) if own is None else own(seat)
    return mixed(shade, palette.ink, 0.3) if palette.is_dark and own is not None else shade


def emblem_to_act(session: GameSession, page: Page) -> QPixmap | None:
    """The emblem of the seat whose turn it is, None where there is one seat or nobody's turn."""
    seat = seat_to_act(session.game, session.state)
    if seat is None or session.setup.seats == 1:
        return None
    dpr, palette = page.devicePixelRatioF(), page.program.palette
    return seat_emblem(session.game.id, seat, EMBLEM, dpr, palette)


def seat_to_act(game: Game[Any, Any], state: Any) -> int | None:
    """The seat whose turn it is; None at the end, and where the game waits for nobody's choice."""
    actor = game.actor(state)
    own = getattr(game_part(game.id, "sheet"), "seat_to_act", None)
    if actor is None or own is None:
        return actor
    seat: int | None = own(state)
    return seat
