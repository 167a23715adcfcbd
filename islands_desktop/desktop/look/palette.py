"""The colours of the program, by role, in daylight and at night.

A role is a string such as ``#2E7D86`` (or ``#40102030`` with alpha first), so that it can go into a
style sheet as it is and into Qt through `colour`. Roles ending in ``_ink`` are the readable
variants: text in that colour keeps a contrast of 4.5:1 on panels and on the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QColor


@dataclass(frozen=True, slots=True)
class Palette:
    """One set of colours, a string a role."""

    name: str
    # Surfaces
    table: str
    panel: str
    raised: str
    line: str
    shadow: str
    # Text on table, panel and raised
    ink: str
    dim: str
    link: str
    # Signals
    accent: str
    accent_fill: str
    accent_hover: str
    danger: str
    danger_deep: str
    sea: str
    sea_deep: str
    on_sea: str
    foam: str
    coral: str
    coral_ink: str
    leaf: str
    leaf_ink: str
    sun: str
    sun_ink: str
    # Cards keep their paper by day and by night
    paper: str
    paper_edge: str
    paper_dim: str
    card_ink: str
    card_ink_dim: str
    # Materials, each also told by its shape
    log: str
    fish: str
    stone: str
    energy: str
    steel: str
    part: str
    carrot: str
    fame: str
    star: str
    # Wood and cloth below the cards
    wood: str
    wood_dark: str
    cloth: str
    # Seats one to four, each also told by its emblem
    seats: tuple[str, str, str, str]

    @property
    def is_dark(self) -> bool:
        """Whether this is the palette for the night."""
        return self.name == "dark"

    def seat(self, seat: int) -> str:
        """The colour of a seat, counted from 0; seats beyond the fourth start again."""
        return self.seats[seat % len(self.seats)]


#: Emblems that tell the seats apart without colour, in seat order (icon names).
SEAT_EMBLEMS: tuple[str, str, str, str] = ("crab", "turtle", "parrot", "whale")

#: Words for the seat colours in seat order, in the order of `Palette.seats`.
SEAT_NAMES: tuple[str, str, str, str] = ("red", "blue", "yellow", "green")

LIGHT = Palette(
    name="light",
    table="#E9DCC3",
    panel="#F7F3E8",
    raised="#FFFCF4",
    line="#D3C6AB",
    shadow="#4022333B",
    ink="#22333B",
    dim="#51605F",
    link="#1F5A63",
    accent="#2E7D86",
    accent_fill="#2E7D86",
    accent_hover="#266B74",
    danger="#B3402A",
    danger_deep="#8E3120",
    sea="#2E7D86",
    sea_deep="#1F5A63",
    on_sea="#FFFFFF",
    foam="#F7F3E8",
    coral="#D9583F",
    coral_ink="#A93A24",
    leaf="#4C8C4A",
    leaf_ink="#32672F",
    sun="#E3A72F",
    sun_ink="#7F5606",
    paper="#F7F3E8",
    paper_edge="#E2D8C2",
    paper_dim="#E6DFCE",
    card_ink="#22333B",
    card_ink_dim="#566260",
    log="#9A6238",
    fish="#2F7FC1",
    stone="#8A9096",
    energy="#7A57B5",
    steel="#5C7184",
    part="#B98A2E",
    carrot="#E27B2C",
    fame="#C79A2B",
    star="#E3A72F",
    wood="#C99B66",
    wood_dark="#8E6238",
    cloth="#D8C6A3",
    seats=("#C8452F", "#2F6DB3", "#E0A526", "#3E8E5A"),
)

DARK = Palette(
    name="dark",
    table="#1E2A30",
    panel="#26353C",
    raised="#314249",
    line="#43565E",
    shadow="#73060C0F",
    ink="#F2EDE0",
    dim="#B4C0BE",
    link="#7CC6CC",
    accent="#58B3BA",
    accent_fill="#1F6E78",
    accent_hover="#24757F",
    danger="#B3402A",
    danger_deep="#8E3120",
    sea="#16525B",
    sea_deep="#0E3B42",
    on_sea="#F7F3E8",
    foam="#E9E4D4",
    coral="#E8795F",
    coral_ink="#F19A84",
    leaf="#7DBB6B",
    leaf_ink="#93CB82",
    sun="#F0C24B",
    sun_ink="#F0C24B",
    paper="#E9E4D4",
    paper_edge="#CFC7B2",
    paper_dim="#D6CFBC",
    card_ink="#1F2E35",
    card_ink_dim="#4C5856",
    log="#9A6238",
    fish="#2F7FC1",
    stone="#868C92",
    energy="#7A57B5",
    steel="#5C7184",
    part="#B98A2E",
    carrot="#E27B2C",
    fame="#C79A2B",
    star="#E3A72F",
    wood="#5A4632",
    wood_dark="#3A2D21",
    cloth="#2B3A40",
    seats=("#D1553E", "#3F7CC2", "#E6B03A", "#4C9C69"),
)


def palette_for(dark: bool) -> Palette:
    """The palette for a dark or a light desktop."""
    return DARK if dark else LIGHT


@cache
def colour(role: str) -> QColor:
    """The Qt colour of a role's string; shared, so never change it in place.

    >>> colour("#2E7D86").name()
    '#2e7d86'
    """
    return QColor(role)


def with_alpha(role: str, alpha: float) -> QColor:
    """A role's colour at an opacity from 0 (clear) to 1 (solid)."""
    tinted = QColor(role)
    tinted.setAlphaF(alpha)
    return tinted


@cache
def mixed(first: str, second: str, share: float) -> str:
    """The colour that lies `share` (0 to 1) of the way from `first` to `second`.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    one, other = QColor(first), QColor(second)
    parts = (
        round(a + (b - a) * share)
        for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    )
    return "#{:02x}{:02x}{:02x}".format(*parts)


def luminance(role: str) -> float:
    """Relative luminance of a colour, 0 (black) to 1 (white), as WCAG 2 defines it."""
    shade = QColor(role)

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = linear(shade.redF()), linear(shade.greenF()), linear(shade.blueF())
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Contrast ratio of two solid colours, from 1 to 21."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
