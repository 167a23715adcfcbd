"""Colours can be read on every surface they are used on, by day and by night."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from islands_desktop.desktop.look.palette import (
    DARK,
    LIGHT,
    SEAT_EMBLEMS,
    SEAT_NAMES,
    Palette,
    contrast,
    palette_for,
    with_alpha,
)

BOTH = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)

SURFACES = ("table", "panel", "raised")
INKS = ("ink", "dim", "link", "coral_ink", "leaf_ink", "sun_ink")


@BOTH
@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("text", INKS)
def test_text_reads_on_every_surface(palette: Palette, text: str, surface: str) -> None:
    assert contrast(getattr(palette, text), getattr(palette, surface)) >= 4.5


@BOTH
@pytest.mark.parametrize("ground", ["sea", "sea_deep", "accent_fill", "accent_hover"])
def test_text_reads_on_sea(palette: Palette, ground: str) -> None:
    assert contrast(palette.on_sea, getattr(palette, ground)) >= 4.5


@BOTH
@pytest.mark.parametrize("ground", ["paper", "paper_dim", "foam"])
def test_text_reads_on_cards(palette: Palette, ground: str) -> None:
    assert contrast(palette.card_ink, getattr(palette, ground)) >= 4.5
    assert contrast(palette.card_ink_dim, getattr(palette, ground)) >= 4.5


@BOTH
def test_white_reads_on_danger(palette: Palette) -> None:
    assert contrast("#FFFFFF", palette.danger) >= 4.5
    assert contrast("#FFFFFF", palette.danger_deep) >= 4.5


@BOTH
def test_the_focus_ring_stands_out(palette: Palette) -> None:
    weakest = 3.0 if palette.is_dark else 1.5
    assert all(contrast(palette.sun, getattr(palette, name)) >= weakest for name in SURFACES)


def test_there_is_one_palette_for_day_and_one_for_night() -> None:
    assert palette_for(dark=False) is LIGHT
    assert palette_for(dark=True) is DARK
    assert DARK.is_dark and not LIGHT.is_dark


def test_four_seats_differ_in_colour_emblem_and_name() -> None:
    for palette in (LIGHT, DARK):
        assert len({palette.seat(seat) for seat in range(4)}) == 4
        assert palette.seat(4) == palette.seat(0)
    assert len(set(SEAT_EMBLEMS)) == len(set(SEAT_NAMES)) == 4


def test_alpha_keeps_the_colour() -> None:
    tinted = with_alpha("#2E7D86", 0.5)
    assert tinted.rgb() & 0xFFFFFF == QColor("#2E7D86").rgb() & 0xFFFFFF
    assert tinted.alphaF() == pytest.approx(0.5, abs=0.01)
