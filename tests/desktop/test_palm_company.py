"""Palm Island with several players at one screen: curtains, the shared table, ends of rounds."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.palm_island.group_choosers import AgreeChooser
from islands_desktop.desktop.games.palm_island.table_card_look import TableCardLook
from islands_desktop.desktop.games.palm_island.village_look import VillageLook
from islands_desktop.desktop.table.popup import ConfirmPopup
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.rules.group import common_of
from islands_desktop.games.palm_island.state import State, read_tail
from islands_desktop.saves.save_format import SaveHeader, decode_save, encode_save
from tests.desktop.palm_company_setup import (
    GROUP,
    MARKET,
    Opener,
    Wanted,
    buyable,
    click,
    closing,
    drag,
    group,
    in_order,
    kinds_played,
    lift,
    market,
    new_game,
    payable,
    played_to,
    press_key,
    target_point,
)

_Key = Qt.Key


# ------------------------------------------------------------------ the own round


def test_each_person_lifts_a_curtain_and_the_deck_is_hidden_after_the_round(opened: Opener) -> None:
    """PALM-12.3"""
    table = opened(new_game("casual"))
    assert table.on_board
    assert "covered" in table.hidden_words
    assert lift(table) == 0
    assert not table.on_board
    assert table.seat == 0
    assert table.hidden_words == ""
    while GAME.actor(table.session.state) == 0:
        press_key(table, _Key.Key_D if ("", "end_round") not in table.groups() else _Key.Key_E)
        assert in_order(table) == []
    assert table.revealed is None
    assert table.on_board
    assert table.hand_over.is_up
    assert lift(table) == 1
    assert table.seat == 1
    assert {card.face.seat for card in table.scene.cards.values()} == {1}


def test_nothing_of_a_running_round_is_told_to_others(opened: Opener) -> None:
    """PALM-16.3: plates and scores of the one who played are as at the last end of round."""
    state = played_to("casual", 2, closing, 3)
    session = GameSession(GAME, state)
    session.play(GAME.commands_of(state, 1)[0])
    begun = session.state
    table = opened(begun)
    lift(table)
    before = table.told_state
    first = [GAME.standings(before).seats[0].total, before.villages[0].company.shown]
    while GAME.actor(table.session.state) == 0:
        legal = table.session.game.commands_of(table.session.state, 0)
        best = next((c for c in legal if c.kind in ("rotate", "flip", "store")), legal[0])
        assert table.play(best)
    lift(table)
    told = table.told_state
    assert [GAME.standings(told).seats[0].total, told.villages[0].company.shown] == first
    assert encode_save(table.session, SaveHeader())["scores"][0] == first[0]
    plate = table.column.plates[0].look if table.column is not None else None
    assert plate is not None
    assert plate.points == first[0]
    assert "has ended the round" in plate.words
    assert table.eyes == frozenset((1,))


def test_a_command_behind_the_curtain_is_refused(opened: Opener) -> None:
    table = opened(new_game("speed", 3))
    told: list[str] = []
    table.refused.connect(lambda sentence, _rule: told.append(sentence))
    assert not table.play(table.session.game.commands_of(table.session.state, 0)[0])
    assert told
    assert kinds_played(table) == []


# ------------------------------------------------------------------ casual


def test_a_casual_round_ends_with_a_summary_until_somebody_goes_on(opened: Opener) -> None:
    """PALM-14.3"""
    table = opened(played_to("casual", 2, closing, 2))
    lift(table)
    press_key(table, _Key.Key_E)
    assert table.summary is not None
    assert table.summary.words in table.board.note.words
    assert table.is_asking
    assert not table.hand_over.is_up
    assert in_order(table) == []
    press_key(table, _Key.Key_Return)
    assert table.summary is None
    assert table.hand_over.is_up


def test_taken_and_removed_outposts_are_explained(opened: Opener) -> None:
    """PALM-14.4: with animations, and as a sentence each."""

    def taking(state: State) -> bool:
        if not closing(state):
            return False
        after = GAME.apply(state, GAME.commands_of(state, len(state.villages) - 1)[0])
        return any(type(event).__name__ == "OutpostTaken" for event in after.events)

    table = opened(played_to("casual", 2, taking, 1, 3), "fast")
    lift(table)
    press_key(table, _Key.Key_E)
    assert table.is_moving
    assert table.summary is not None
    table.finish_animation()
    assert "takes it" in table.board.note.words
    assert in_order(table) == []
    owners = [seat for seat, plate in enumerate(table.board.plates) if plate.look.tail]
    assert owners


def test_own_outposts_lie_beside_the_own_deck(opened: Opener) -> None:
    """PALM-8.8"""

    def owning(state: State) -> bool:
        return GAME.actor(state) == 0 and bool(state.villages[0].tail)

    table = opened(played_to("casual", 2, owning, 1, 3))
    lift(table)
    code = read_tail(table.session.state, 0)[0]
    assert "Worth" in table.scene.cards[code].words
    assert in_order(table) == []


# ------------------------------------------------------------------ everything else


@pytest.mark.parametrize(("mode", "wanted"), [("cooperative", GROUP), ("speed", MARKET)])
def test_odd_gestures_leave_the_shared_table_as_the_game_is(
    opened: Opener, mode: str, wanted: Wanted
) -> None:
    table = opened(played_to(mode, 3, wanted, 2))
    chance = random.Random(11)
    keys = (_Key.Key_1, _Key.Key_2, _Key.Key_Left, _Key.Key_Right, _Key.Key_Down, _Key.Key_Up,
            _Key.Key_Space, _Key.Key_Escape, _Key.Key_X)  # fmt: skip
    size = table.view.viewport().size()

    def anywhere() -> QPoint:
        return QPoint(chance.randrange(size.width()), chance.randrange(size.height()))

    for _ in range(40):
        if table.popup is not None:
            table.close_popup()
        if chance.random() < 0.4:
            press_key(table, chance.choice(keys))
        elif chance.random() < 0.5:
            click(table, anywhere())
        else:
            drag(table, anywhere(), anywhere())
        if table.summary is None and not table.session.state.over:
            assert in_order(table) == []


@pytest.mark.parametrize(
    ("mode", "wanted"),
    [("casual", closing), ("cooperative", GROUP), ("speed", MARKET), ("speed", closing)],
)
def test_a_game_is_resumed_at_every_kind_of_decision(
    opened: Opener, mode: str, wanted: Wanted
) -> None:
    """PALM-16.6"""
    state = played_to(mode, 3, wanted, 2)
    session = GameSession(GAME, state)
    entry = encode_save(session, SaveHeader())
    again = decode_save(entry).session.state
    assert again == state
    table = opened(again)
    assert table.on_board
    assert table.hand_over.is_up == (common_of(state).phase == "turns")
    assert in_order(table) == []


def test_an_earlier_position_is_shown_without_anybodys_deck(opened: Opener) -> None:
    table = opened(played_to("casual", 2, closing, 2))
    lift(table)
    press_key(table, _Key.Key_E)
    assert table.summary is not None
    table.show_position(0)
    assert table.summary is None
    assert table.on_board
    assert in_order(table) == []
    assert not table.hand_over.is_up
    table.show_position(None)
    assert table.hand_over.is_up


@pytest.mark.parametrize("mode", ["casual", "cooperative", "speed"])
def test_the_last_round_leads_to_the_end(opened: Opener, mode: str) -> None:
    table = opened(played_to(mode, 2, closing, 8))
    ended: list[bool] = []
    table.ended.connect(lambda: ended.append(True))
    lift(table)
    press_key(table, _Key.Key_E)
    for _ in range(20):
        if table.session.state.over and table.summary is None:
            break
        if table.summary is not None or isinstance(table.popup, ConfirmPopup):
            press_key(table, _Key.Key_Return)
        else:
            press_key(table, _Key.Key_E if mode == "cooperative" else _Key.Key_P)
    assert ended == [True]
    assert table.on_board
    assert in_order(table) == []


# ------------------------------------------------------------------ computers at the table


def test_before_the_computer_the_only_person_needs_no_curtain(opened: Opener) -> None:
    """PALM-12.3, 12.4: and what the computer does in its round is not shown."""
    table = opened(new_game("casual"))
    table.set_computers((1,))
    assert not table.hand_over.is_up
    assert not table.on_board
    while GAME.actor(table.session.state) == 0:
        press_key(table, _Key.Key_D if ("", "end_round") not in table.groups() else _Key.Key_E)
    assert not table.on_board
    assert not table.can_play
    shown = dict(table.scene.cards)
    table.play_for_computer(GAME.legal_commands(table.session.state)[0])
    assert dict(table.scene.cards) == shown
    while table.summary is None:
        legal = GAME.legal_commands(table.session.state)
        assert table.play_for_computer(legal[0])
    assert table.is_asking
    press_key(table, _Key.Key_Return)
    assert not table.on_board


def test_a_person_acts_for_the_group_whoever_sits_first(opened: Opener) -> None:
    """PALM-13.4"""
    table = opened(played_to("cooperative", 2, GROUP, 2))
    table.set_computers((0,))
    assert table.can_play
    assert table.deciding_seat == 1
    click(table, target_point(table, payable(table)))
    press_key(table, _Key.Key_Return)
    assert table.session.log[0].command.seat == 1


def test_a_right_click_and_i_show_a_card_large(opened: Opener) -> None:
    table = opened(played_to("speed", 2, MARKET, 2))
    press_key(table, _Key.Key_I)
    assert isinstance(table.popup, TableCardLook)
    press_key(table, _Key.Key_Escape)
    press_key(table, _Key.Key_Right)
    assert table.board.ring.isVisible()
    press_key(table, _Key.Key_Space)
    assert table.board_hands.desk.target or table.board_hands.desk.chosen


def test_a_table_of_computers_goes_on_by_itself(opened: Opener) -> None:
    table = opened(played_to("speed", 2, closing, 2))
    table.set_computers((0, 1))
    assert table.on_board
    assert not table.hand_over.is_up
    while table.session.state.round == 2:
        assert table.play_for_computer(GAME.legal_commands(table.session.state)[0])
    assert table.summary is not None
    assert not table.is_asking
    assert table.actions() == ()  # whoever watches has a button for the computers already
    assert table.linger_ms() > 0
    assert table.play_for_computer(GAME.legal_commands(table.session.state)[0])
    assert table.summary is None
    assert in_order(table) == []


def test_the_last_group_command_is_taken_back(opened: Opener) -> None:
    """PALM-16.5"""
    table = group(opened, disaster="CO3")
    before = table.session.state
    command = next(c for c in table.board_hands.commands() if c.kind == "pay_disaster")
    assert not table.play(command)  # from a list as from the table: persons agree first
    assert isinstance(table.popup, AgreeChooser)
    table.play_agreed(command)
    assert table.session.state != before
    press_key(table, _Key.Key_Z)
    assert table.session.state == before
    assert in_order(table) == []


def test_a_click_on_a_plate_shows_the_village_as_all_know_it(opened: Opener) -> None:
    """PALM-16.3"""
    table = opened(played_to("casual", 2, lambda s: GAME.actor(s) == 0, 3))
    lift(table)
    assert table.column is not None
    plate = table.column.plates[1]
    click(table, table.view.mapFromScene(plate.rect.center()))
    assert isinstance(table.popup, VillageLook)
    words = [part.label for part in table.popup.parts()]
    levels = table.session.state.villages[1].company.shown.levels
    assert any(f"Logger 4: upgrade {levels[3]}" in word for word in words)
    press_key(table, _Key.Key_Escape)
    press_key(table, _Key.Key_K)
    assert isinstance(table.popup, VillageLook)
    press_key(table, _Key.Key_Escape)
    assert in_order(table) == []


def test_a_hint_for_the_market_is_put_together_on_the_table(opened: Opener) -> None:
    table = market(opened)
    command = next(c for c in table.board_hands.commands() if c.kind == "buy")
    table.show_hint(command, "It is worth it.")
    assert table.board_hands.desk.command(table.session.state) == command
    assert kinds_played(table) == []


def test_a_purchase_is_seen_before_the_market_goes_on(opened: Opener) -> None:
    table = opened(played_to("speed", 2, MARKET, 2), "normal")
    code = buyable(table)
    click(table, target_point(table, code))
    press_key(table, _Key.Key_Return)
    assert table.is_moving
    table.finish_animation()
    assert in_order(table) == []
    assert "buys" in table.board.note.words
