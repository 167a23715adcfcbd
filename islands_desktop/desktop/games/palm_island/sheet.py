"""What the score sheet of Palm Island shows beside the lines every game has."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.illustrations import SITES, paint_site
from islands_desktop.desktop.look.icons import icon_pixmap
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.palm_island.components import ROUNDS, SOLO_CHART
from islands_desktop.games.palm_island.names import card_name, rating_name
from islands_desktop.games.palm_island.rules.feats import feats_met
from islands_desktop.games.palm_island.scoring import stored_resources, upgrades_of
from islands_desktop.games.palm_island.state import State

#: The part of an illustration (240 x 118 units) that fits a square icon.
_MIDDLE = QRectF(61, 0, 118, 118)


def rounds(state: State) -> tuple[int, int]:
    """The current round and how many there are (PALM-8)."""
    return state.round, ROUNDS


def chart() -> tuple[tuple[int, str], ...]:
    """The solo chart, worst first: least score and rating (PALM-9.6)."""
    return tuple((line.minimum, rating_name(line.name)) for line in SOLO_CHART)


def figures(state: State, seat: int = 0) -> tuple[tuple[str, str, int], ...]:
    """What decides ties, as icon, words and number (PALM-9.4)."""
    village = state.villages[seat]
    return (
        ("up", say("Upgrades"), upgrades_of(village)),
        ("store", say("Stored resources"), stored_resources(village)),
    )


def earned(state: State) -> tuple[str, ...]:
    """Codes of the feats met in a finished game (PALM-10.4)."""
    return feats_met(state)


def feat_name(code: str) -> str:
    """Name of a feat."""
    return card_name(code)


def setup_words(state: State) -> str:
    """Deal and choices of a game in one line."""
    setup = state.setup
    difficulty = {"hard": say("hard"), "medium": say("medium"), "easy": say("easy")}
    words = [
        say("Deal {seed}", seed=setup.seed),
        say("difficulty: {name}", name=difficulty[str(setup.option("difficulty"))]),
    ]
    words += [card_name(code) for code in setup.option("feats", ())]
    if setup.option("villagers"):
        words.append(say("with villagers"))
    return " · ".join(words)


@lru_cache(maxsize=128)
def line_icon(name: str, px: int, dpr: float, palette: Palette) -> QPixmap:
    """The icon of a score line: the building's picture in a rounded square, or a plain icon."""
    if name not in SITES:
        return icon_pixmap("person" if name.startswith("villager") else "deck", px, dpr, palette)
    side = round(px * dpr)
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(0, 0, side / dpr, side / dpr), px / 5, px / 5)
    painter.setClipPath(outline)
    scale = px / _MIDDLE.height()
    painter.scale(scale, scale)
    painter.translate(-_MIDDLE.x(), 0)
    paint_site(Pencil(painter, palette), name, 0)
    painter.end()
    return pixmap
