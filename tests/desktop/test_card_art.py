"""Every card of Palm Island in every state has a picture of its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.palm_island.card_art import (
    CARD_MARGIN,
    CardFace,
    card_pixmap,
    paint_card,
    partner_state,
    stored_length,
)
from islands_desktop.desktop.games.palm_island.card_halves import BANDS, gives_icons
from islands_desktop.desktop.games.palm_island.card_stack import paint_stack
from islands_desktop.desktop.games.palm_island.illustrations import SITES
from islands_desktop.desktop.look.palette import DARK, LIGHT, contrast
from islands_desktop.desktop.look.textures import paint_mat, paint_slot, table_texture
from islands_desktop.games.palm_island.components import CARD_LIST, CARDS, FEATS, ORIENTATIONS


def picture(face: CardFace, high: int = 192) -> QImage:
    """A card 5:8 as an image without shadow."""
    image = QImage(high * 5 // 8, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_card(painter, face, QRectF(0, 0, image.width(), high), LIGHT)
    painter.end()
    return image


@pytest.mark.parametrize("card", CARD_LIST, ids=lambda card: card.code)
def test_states_of_a_card_look_different(qtbot: QtBot, card: object) -> None:
    spec = CARDS[card.code]  # type: ignore[attr-defined]
    shots = [picture(CardFace(spec.code, state)) for state in spec.sides]
    for place, shot in enumerate(shots):
        assert shot.pixelColor(60, 60).alpha() == 255
        assert all(shot != other for other in shots[place + 1 :])


def test_kinds_of_cards_look_different(qtbot: QtBot) -> None:
    shots = [picture(CardFace(card.code, next(iter(card.sides)))) for card in CARD_LIST]
    for place, shot in enumerate(shots):
        assert all(shot != other for other in shots[place + 1 :])


def test_seats_differ_by_stripe(qtbot: QtBot) -> None:
    shots = [picture(CardFace("LG5", "FT", seat=seat)) for seat in range(4)]
    greys = [shot.convertToFormat(QImage.Format.Format_Grayscale8) for shot in shots]
    for place, shot in enumerate(greys):
        assert all(shot != other for other in greys[place + 1 :])


def test_the_lower_half_is_paler_than_the_upper(qtbot: QtBot) -> None:
    """PALM-1.2: only the active area counts, and one must see which it is."""
    shot = picture(CardFace("TE15", "FT"), 384)
    upper, lower = shot.pixelColor(120, 42), shot.pixelColor(120, 384 - 42)
    assert upper.lightness() + 40 < lower.lightness()


def test_the_tracker_shows_its_round(qtbot: QtBot) -> None:
    """PALM-8.4: the faces serve rounds 1 to 4 and again 5 to 8."""
    shots = [
        picture(CardFace("RT17", ORIENTATIONS[(number - 1) % 4], round=number))
        for number in range(1, 9)
    ]
    for place, shot in enumerate(shots):
        assert all(shot != other for other in shots[place + 1 :])


def test_partner_is_the_other_half_of_the_face() -> None:
    """PALM-1.3"""
    assert [partner_state(state) for state in ORIENTATIONS] == ["FB", "FT", "BT", "BB"]


def test_titles_can_be_translated(qtbot: QtBot) -> None:
    assert picture(CardFace("LG5")) != picture(CardFace("LG5", title="Holzfällerhütte am Strand"))


def test_a_hidden_card_shows_only_its_seat(qtbot: QtBot) -> None:
    assert picture(CardFace("", "FT", seat=1)) == picture(CardFace("", "BT", seat=1))
    assert picture(CardFace("", seat=1)) != picture(CardFace("", seat=2))


def test_a_card_that_does_not_exist_is_refused(qtbot: QtBot) -> None:
    with pytest.raises(KeyError):
        card_pixmap(CardFace("XX9"), 120, 1.0, LIGHT)


def test_dimmed_faces_and_cache_names_differ(qtbot: QtBot) -> None:
    bright, dim = CardFace("QU7"), CardFace("QU7", dimmed=True)
    assert bright.name != dim.name
    assert picture(bright) != picture(dim)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_pixmaps_have_a_margin_for_the_shadow(qtbot: QtBot, palette: object, dpr: float) -> None:
    used = LIGHT if palette is LIGHT else DARK
    pixmap = card_pixmap(CardFace("HO13"), 120, dpr, used)
    margin = CARD_MARGIN * 120 / 240
    assert pixmap.deviceIndependentSize().width() == pytest.approx(120 + 2 * margin, abs=1)
    image = pixmap.toImage()
    middle = image.width() // 2
    assert image.pixelColor(0, 0).alpha() == 0
    below = image.pixelColor(middle, round((margin + 192 + 1.5) * dpr))
    assert 0 < below.alpha() < 255


def test_the_shadow_falls_down_on_the_screen_when_the_card_lies_turned(qtbot: QtBot) -> None:
    image = card_pixmap(CardFace("HO13"), 240, 1.0, LIGHT, turn=90).toImage()
    middle, edge = image.height() // 2, int(CARD_MARGIN)
    right = image.pixelColor(edge + 240 + 7, middle).alpha()
    left = image.pixelColor(edge - 8, middle).alpha()
    assert right > left, "a quarter turn clockwise brings the right edge down"


def test_the_strip_tells_what_a_card_gives() -> None:
    assert gives_icons(CARDS["MK10"].side("BB")) == ["log", "fish", "stone"]
    assert gives_icons(CARDS["TR11"].side("FB")) == ["log"] * 3
    assert gives_icons(CARDS["FE4"].side("BT")) == ["wild"] * 2
    assert stored_length(CardFace("TE15", "FT")) == 0
    assert stored_length(CardFace("LG5", "FT")) < stored_length(CardFace("LG5", "BB")) < 200


def test_every_building_and_feat_has_a_site_and_a_readable_band() -> None:
    ids = {card.id for card in CARD_LIST if card.group in ("building", "feat")}
    assert ids == set(SITES) == set(BANDS)
    assert {card.id for card in FEATS} < ids
    assert all(contrast("#FFFFFF", shade) >= 4.5 for shade in BANDS.values())


def test_ground_mats_and_stacks_paint(qtbot: QtBot) -> None:
    for palette in (LIGHT, DARK):
        ground = table_texture(300, 200, 1.5, palette)
        assert (ground.width(), ground.height()) == (450, 300)
        before = ground.toImage()
        painter = QPainter(ground)
        paint_mat(painter, QRectF(10, 10, 150, 150), palette)
        paint_slot(painter, QRectF(180, 10, 60, 96), palette, "store")
        paint_stack(painter, 12, QRectF(30, 20, 80, 128), palette)
        painter.end()
        assert ground.toImage() != before
        before = ground.toImage()
        painter = QPainter(ground)
        paint_stack(painter, 0, QRectF(30, 20, 80, 128), palette)
        painter.end()
        assert ground.toImage() == before, "an empty pile leaves nothing"
