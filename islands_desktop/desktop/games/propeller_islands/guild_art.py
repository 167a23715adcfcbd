"""The three guilds: colour and sign, banners as flags, hubs as hexagonal badges, upgrade tokens."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF

from islands_desktop.desktop.games.propeller_islands.die_art import ANY, paint_face
from islands_desktop.desktop.games.propeller_islands.hex_shape import hex_text
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil

PAPER = "#FFF8E6"

GUILD_SHADES: Mapping[str, str] = {
    "industry": "#B4531F",
    "science": "#14708F",
    "culture": "#9C2F6E",
}
"""The colour of each guild."""

#: Cloth of each guild's flag: swallow-tailed, pointed, rounded. 18 units wide, 20 high.
_CLOTHS: Mapping[str, str] = {
    "industry": "M -9 -10 L 9 -10 L 9 10 L 0 5 L -9 10 Z",
    "science": "M -9.6 -10 L 9.6 -10 L 9.6 -1 L 0 12 L -9.6 -1 Z",
    "culture": "M -9 -10 L 9 -10 L 9 2 Q 9 11 0 11 Q -9 11 -9 2 Z",
}


def paint_guild_sign(pencil: Pencil, guild: str, shade: str, ground: str) -> None:
    """The guild's sign about (0, 0), 12 units high: hammer, flask, mask.

    `ground` draws what is cut out of it.
    """
    _SIGNS[guild](pencil, shade, ground)


def _hammer(pencil: Pencil, shade: str, ground: str) -> None:
    with pencil.at(0, 0, 1, 36):
        pencil.fill(shade, "R -1.4 -3 2.8 10 1")
        pencil.fill(shade, "M -5.6 -6.6 L 4 -6.6 L 6.6 -4.2 L 6.6 -2.2 L -5.6 -2.2 Z")


def _flask(pencil: Pencil, shade: str, ground: str) -> None:
    pencil.fill(shade, "R -3 -6.8 6 2 0.8")
    pencil.fill(
        shade,
        "M -1.9 -5.6 L 1.9 -5.6 L 1.9 -2.2 L 5.6 4.2 Q 6 6.4 4 6.4 L -4 6.4 Q -6 6.4 -5.6 4.2 "
        "L -1.9 -2.2 Z",
    )


def _mask(pencil: Pencil, shade: str, ground: str) -> None:
    pencil.fill(shade, "M -6.4 -5.4 Q 0 -8 6.4 -5.4 L 6 0 Q 4.6 7 0 7 Q -4.6 7 -6 0 Z")
    eyes = "M -4.6 -2 Q -2.8 -4 -1 -2 Q -2.8 -1 -4.6 -2 Z M 4.6 -2 Q 2.8 -4 1 -2 Q 2.8 -1 4.6 -2 Z"
    pencil.fill(ground, eyes)
    pencil.fill(ground, "M -3.4 1.4 Q 0 3.4 3.4 1.4 Q 2.4 5 0 5 Q -2.4 5 -3.4 1.4 Z")


_SIGNS: Mapping[str, Callable[[Pencil, str, str], None]] = {
    "industry": _hammer,
    "science": _flask,
    "culture": _mask,
}


def paint_banner(pencil: Pencil, guild: str) -> None:
    """A guild's banner about (0, 0), 22 units wide, 25 high, hanging from a rod."""
    shade = GUILD_SHADES[guild]
    with pencil.at(1, 1.6):
        pencil.fill(INK, _CLOTHS[guild], 0.3)
    pencil.line(PAPER, _CLOTHS[guild], 3)
    pencil.fill(shade, _CLOTHS[guild])
    with pencil.clipped(_CLOTHS[guild]):
        pencil.fill("#FFFFFF", "R -10 -11 5 24 0", 0.16)
    pencil.line("#5A3B22", "M -10.4 -10.4 L 10.4 -10.4", 2.6)
    with pencil.at(0, -1.2, 0.94):
        paint_guild_sign(pencil, guild, PAPER, shade)


def paint_hub(pencil: Pencil, guild: str) -> None:
    """A hub icon about (0, 0), 22 units high: the sign in a hexagonal badge of the guild."""
    shade = GUILD_SHADES[guild]
    with pencil.at(0.8, 1.6):
        pencil.fill(INK, hex_text(12.4), 0.3)
    pencil.fill(mixed(shade, INK, 0.45), hex_text(12.6))
    pencil.fill(shade, hex_text(11.4))
    pencil.fill(PAPER, hex_text(9.2))
    with pencil.at(0, 0.2, 0.98):
        paint_guild_sign(pencil, guild, mixed(shade, INK, 0.2), PAPER)


# Upgrades ------------------------------------------------------------------------------------

_SLOT_CLOTH = "M -5 -6 L 5 -6 L 5 6 L 0 3 L -5 6 Z"


def paint_slot(pencil: Pencil, slot: str) -> None:
    """A vacant slot, 13 units wide about (0, 0): "production", "banner" or "wild"."""
    shape = {"production": "O 0 0 6 6", "banner": _SLOT_CLOTH, "wild": "R -5.6 -5.6 11.2 11.2 2.6"}
    pencil.fill("#FFFFFF", shape[slot], 0.42)
    pencil.line("#4A3A24", shape[slot], 1.15, dashed=True)
    if slot == "production":
        pencil.line("#4A3A24", "M 0 -2.6 L 0 2.6 M -2.6 0 L 2.6 0", 1.3)
    elif slot == "wild":
        with pencil.at(0, 0, 0.5):
            pencil.line("#4A3A24", "M -4.4 -4 Q -4 -8 0 -8 Q 4.6 -7.6 4.2 -3.6 Q 3 -1 0 0.6 L 0 3",
                        2.6)  # fmt: skip
            pencil.fill("#4A3A24", "O 0 7 1.7 1.7")


def paint_upgrade(pencil: Pencil, upgrade: str) -> None:
    """An upgrade token, 26 units wide about (0, 0): "wild", a resource, or a guild.

    The shapes are those of the slots: disc, flag, rounded square.
    """
    if upgrade in GUILD_SHADES:
        paint_banner(pencil, upgrade)
    elif upgrade == "wild":
        pencil.fill(INK, "R -11.4 -9.6 24 24 6", 0.3)
        with pencil.at(0, 0, 1.1):
            paint_face(pencil, ANY, "#F3C94F", "#3B2705", "#6E4A08")
    else:
        pencil.fill(INK, "O 0.8 1.8 12.6 12.6", 0.3)
        pencil.fill("#3F5A33", "O 0 0 12.6 12.6")
        pencil.fill("#E4F0D0", "O 0 0 10.9 10.9")
        paint_icon(pencil.painter, upgrade, QRectF(-7.6, -7.6, 15.2, 15.2), pencil.palette)
        pencil.fill("#3F5A33", "R 3 4.6 9 9 4.5")
        pencil.line(PAPER, "M 7.5 6.8 L 7.5 11.4 M 5.2 9.1 L 9.8 9.1", 1.7)
