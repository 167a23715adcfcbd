"""The score sheet of Palm Island, alone and with others."""

from __future__ import annotations

import pytest

from islands_desktop.core.game import Setup
from islands_desktop.desktop.games.palm_island import sheet
from islands_desktop.desktop.games.palm_island.line_icons import line_icon
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.palm_island.components import FEATS, VILLAGERS
from islands_desktop.games.palm_island.state import State
from tests.desktop.table_setup import ENDING, position


def together(mode: str, **options: object) -> State:
    """Two villages at the beginning, the second without points, too."""
    state = position(ENDING, 8)
    setup = Setup("palm_island", mode, 2, 7, tuple(options.items()))
    return state._replace(setup=setup, villages=state.villages * 2)


def test_palm_9_6_a_solo_game_is_judged_by_the_solo_chart() -> None:
    chart = sheet.chart(position(ENDING, 8))
    assert chart[0] == (0, "unrated")
    assert chart[-1] == (40, "astounding")


def test_palm_13_15_a_group_is_judged_by_its_own_chart() -> None:
    chart = sheet.chart(together("cooperative"))
    assert chart[1:] == (
        (1, "needs work"),
        (10, "respectable"),
        (20, "exceptional"),
        (30, "astounding"),
    )
    assert sheet.chart_score(together("cooperative"), 1) == 0


@pytest.mark.parametrize("mode", ["casual", "speed"])
def test_rivals_have_no_chart(mode: str) -> None:
    assert sheet.chart(together(mode)) == ()


def test_palm_9_4_ties_are_told_by_upgrades_then_stored_resources() -> None:
    assert "upgrades" in sheet.tie_reason()
    assert sheet.tie_row(0, (3, 4)) == ("Upgrades", ("3", "4"))
    assert sheet.tie_row(1, (0, 2)) == ("Stored resources", ("0", "2"))


def test_the_line_about_a_game_names_what_was_chosen() -> None:
    text = f"{ENDING} FE1/BT"
    solo = position(text, 8, difficulty="easy", feats=("FE1",), profile=(("FE1", "hard"),))
    assert sheet.setup_words(solo) == "Deal 1 · difficulty: easy · Great Lodge"
    group = together("cooperative", ability="signal_fires")
    assert sheet.setup_words(group).endswith("Deal 7 · 2 players · Signal Fires")
    assert sheet.setup_words(together("casual", villagers=True)).endswith(
        "2 players · with villagers"
    )


def test_feats_are_for_solo_games_only() -> None:
    assert sheet.achievements(together("casual"), palette_for(False), 1.0) == ("", ())


def test_a_rating_is_said_where_there_is_one() -> None:
    assert sheet.rating_words(31, "exceptional") == "exceptional"
    assert sheet.rating_words(31, "") == ""


def test_every_feat_and_villager_has_a_picture_of_its_own(qapp: object) -> None:
    icons = [line_icon(card.id, 24, 1.0, palette_for(False)) for card in (*FEATS, *VILLAGERS)]
    drawn = {bytes(icon.toImage().constBits()) for icon in icons}
    assert len(drawn) == len(icons)
