"""Every icon paints, and no two of one kind are alike even without colour."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.look.app_icon import app_icon, icon_at
from islands_desktop.desktop.look.icon_layers import BADGES, EMBLEMS, MATERIALS
from islands_desktop.desktop.look.icons import (
    ALIASES,
    ICON_NAMES,
    UnknownIcon,
    icon,
    icon_pixmap,
)
from islands_desktop.desktop.look.palette import DARK, LIGHT


def grey(name: str) -> list[int]:
    """The icon on paper as grey values, 24 x 24."""
    image = QImage(24, 24, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.foam))
    painter = QPainter(image)
    painter.drawPixmap(0, 0, icon_pixmap(name, 24, 1.0, LIGHT, "#22333B"))
    painter.end()
    shades = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [shades.pixelColor(x, y).lightness() for y in range(24) for x in range(24)]


@pytest.mark.parametrize("name", [*ICON_NAMES, *ALIASES])
def test_every_icon_leaves_paint(qtbot: QtBot, name: str) -> None:
    for palette in (LIGHT, DARK):
        image = icon_pixmap(name, 20, 1.5, palette).toImage()
        assert image.size() == QSize(30, 30)
        filled = sum(image.pixelColor(x, y).alpha() > 100 for x in range(30) for y in range(30))
        assert filled > 20


@pytest.mark.parametrize(
    "kin", [MATERIALS, BADGES, EMBLEMS], ids=["materials", "badges", "emblems"]
)
def test_kin_differ_in_grey(qtbot: QtBot, kin: dict[str, object]) -> None:
    shades = {name: grey(name) for name in kin}
    for one, other in combinations(shades, 2):
        apart = sum(abs(a - b) > 40 for a, b in zip(shades[one], shades[other], strict=True))
        assert apart > 24 * 24 * 0.06, f"{one} and {other} look alike in grey"


def test_an_unknown_icon_is_named(qtbot: QtBot) -> None:
    with pytest.raises(UnknownIcon, match="no icon named “anchor”"):
        icon_pixmap("anchor", 16, 1.0, LIGHT)


def test_a_button_icon_has_a_faint_disabled_picture(qtbot: QtBot) -> None:
    dressed = icon("undo", LIGHT)
    bright = dressed.pixmap(QSize(24, 24)).toImage()
    faint = dressed.pixmap(QSize(24, 24), 1.0, icon("undo", LIGHT).Mode.Disabled).toImage()
    assert bright != faint


def test_the_program_has_an_icon_in_every_size(qtbot: QtBot) -> None:
    assert not app_icon().isNull()
    assert icon_at(48).size() == QSize(48, 48)
    assert icon_at(48).toImage().pixelColor(24, 24).alpha() == 255


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count memory otherwise")
def test_a_small_icon_takes_little_memory() -> None:
    program = """
from PySide6.QtGui import QGuiApplication
from islands_desktop.desktop.look.icons import ICON_NAMES, icon_pixmap
from islands_desktop.desktop.look.palette import LIGHT
from tests.trust.watch import heap_bytes

app = QGuiApplication([])
for name in ICON_NAMES:
    icon_pixmap(name, 20, 1.0, LIGHT)
before = heap_bytes()
kept = [icon_pixmap(name, 16, 1.0, LIGHT) for name in ICON_NAMES]
print((heap_bytes() - before) / len(kept))
"""
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert 16 * 16 * 4 <= float(result.stdout) < 4 * 16 * 16 * 4
