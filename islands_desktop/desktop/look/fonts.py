"""The two type families: a rounded display face for titles, a humanist sans for the rest.

Both come from installed packages as font files. Where one is missing the program says so in its log
and goes on with the system's own sans.
"""

from __future__ import annotations

import importlib.util
import logging
from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

log = logging.getLogger(__name__)

#: Package and font files of each family; `QFontDatabase` names the family.
DISPLAY_FILES: tuple[str, tuple[str, ...]] = ("font_fredoka_one", ("FredokaOne-Regular.ttf",))
TEXT_FILES: tuple[str, tuple[str, ...]] = ("font_lato", ("Lato-Regular.ttf", "Lato-Bold.ttf"))

#: Families asked of the system, in this order, where ours are missing.
FALLBACKS = ("Noto Sans", "DejaVu Sans", "Segoe UI", "Helvetica Neue", "Arial", "sans-serif")


def font_folder(package: str) -> Path | None:
    """Folder with the font files of an installed package, None if it is not installed."""
    try:
        spec = importlib.util.find_spec(package)
    except (ImportError, ValueError):
        return None
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(next(iter(spec.submodule_search_locations))) / "files"


def load_family(package: str, files: tuple[str, ...]) -> str | None:
    """Load font files of a package into Qt; the family's name, or None if none can be loaded."""
    folder = font_folder(package)
    if folder is None:
        log.warning("The font package %s is not installed; the system's font is used.", package)
        return None
    family: str | None = None
    for name in files:
        number = QFontDatabase.addApplicationFont(str(folder / name))
        if number < 0:
            log.warning("The font file %s cannot be read; the system's font is used.", name)
            continue
        family = family or next(iter(QFontDatabase.applicationFontFamilies(number)), None)
    return family


@cache
def load_fonts() -> tuple[str | None, str | None]:
    """Load both families once: (display, text), None for a family that is missing."""
    return load_family(*DISPLAY_FILES), load_family(*TEXT_FILES)


def _font(family: str | None, px: float, weight: QFont.Weight) -> QFont:
    font = QFont()
    font.setFamilies([family, *FALLBACKS] if family else list(FALLBACKS))
    font.setPixelSize(max(1, round(px)))
    font.setWeight(weight)
    # Without hinting a line keeps its length at every scale.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def display_font(px: float) -> QFont:
    """The rounded face for titles and big numbers, `px` pixels high."""
    family = load_fonts()[0]
    # The face has one weight; asking for bold would smear it.
    weight = QFont.Weight.Normal if family else QFont.Weight.Bold
    return _font(family, px, weight)


def text_font(px: float, bold: bool = False) -> QFont:
    """The sans for everything that is read, `px` pixels high."""
    return _font(load_fonts()[1], px, QFont.Weight.Bold if bold else QFont.Weight.Normal)
