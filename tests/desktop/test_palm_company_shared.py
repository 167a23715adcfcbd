"""What Palm Island's players do together between the rounds: the market, and paying as a group."""

from __future__ import annotations

from PySide6.QtCore import Qt

from islands_desktop.desktop.games.palm_island.group_choosers import AgreeChooser, SignalChooser
from islands_desktop.desktop.table.popup import ConfirmPopup
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.rules.group import common_of
from tests.desktop.palm_company_setup import (
    GROUP,
    Opener,
    buyable,
    card_point,
    click,
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


# ------------------------------------------------------------------ speed


def test_a_click_on_a_card_proposes_a_payment_and_return_buys(opened: Opener) -> None:
    """PALM-15.5, 15.9"""
    table = market(opened)
    code = buyable(table)
    click(table, target_point(table, code))
    assert table.board_hands.desk.target == code
    assert table.board_hands.is_legal
    assert table.board.desk.look.legal
    assert in_order(table) == []
    press_key(table, _Key.Key_Return)
    assert kinds_played(table) == ["buy"]
    assert in_order(table) == []


def test_stored_cards_are_dragged_onto_what_they_buy(opened: Opener) -> None:
    table = market(opened)
    command = next(c for c in table.board_hands.commands() if c.kind == "buy")
    for code in command.payment:
        drag(table, card_point(table, command.seat, code), target_point(table, command.card))
        assert in_order(table) == []
    assert table.board_hands.desk.command(table.session.state) == command
    click(table, table.view.mapFromScene(table.board.main_button.rect.center()))
    assert kinds_played(table) == ["buy"]


def test_cards_of_others_cannot_pay_in_the_market(opened: Opener) -> None:
    table = market(opened)
    rules: list[str] = []
    table.refused.connect(lambda _sentence, rule: rules.append(rule))
    other = next((owned for owned in table.board.cards if owned[0] != table.deciding_seat), None)
    if other is not None:
        click(table, card_point(table, *other))
        assert rules == ["PALM-15.9"]
    assert table.board_hands.desk.chosen == frozenset()


def test_p_passes(opened: Opener) -> None:
    table = market(opened)
    press_key(table, _Key.Key_P)
    assert kinds_played(table) == ["pass"]


def test_the_clock_measures_from_the_lifting_of_the_curtain_to_the_tracker(opened: Opener) -> None:
    """PALM-15.4: and a pause hides the deck and stops it."""
    table = opened(new_game("speed", 2, clock=True))
    now = [100.0]
    table.clock._now = lambda: now[0]
    lift(table)
    now[0] += 5.0
    table.cover()
    table.changed.emit()
    assert table.on_board
    now[0] += 60.0
    lift(table)
    now[0] += 2.5
    while GAME.actor(table.session.state) == 0:
        press_key(table, _Key.Key_D if ("", "end_round") not in table.groups() else _Key.Key_E)
    assert table.session.state.villages[0].company.tenths == 75


# ------------------------------------------------------------------ cooperative


def test_persons_whose_cards_are_used_agree_before_the_group_pays(opened: Opener) -> None:
    """PALM-13.5, 13.14"""
    table = group(opened, disaster="CO3")
    click(table, target_point(table, payable(table)))
    press_key(table, _Key.Key_Return)
    popup = table.popup
    assert isinstance(popup, AgreeChooser)
    press_key(table, _Key.Key_Return)
    assert kinds_played(table) == []
    for number, _seat in enumerate(popup.ticks, start=1):
        press_key(table, (_Key.Key_1, _Key.Key_2)[number - 1])
    press_key(table, _Key.Key_Return)
    assert kinds_played(table)[0].startswith("pay_")
    assert in_order(table) == []
    assert "cannot" not in str(table.why_not_undo() or "")


def test_a_payment_that_is_too_small_is_refused_with_its_rule(opened: Opener) -> None:
    table = group(opened, disaster="CO3")
    rules: list[str] = []
    table.refused.connect(lambda _sentence, rule: rules.append(rule))
    click(table, target_point(table, "CO3"))
    for owned in tuple(table.board_hands.desk.chosen):
        click(table, card_point(table, *owned))
    owned = next(iter(table.board.cards))
    click(table, card_point(table, *owned))
    if not table.board_hands.is_legal:
        press_key(table, _Key.Key_Return)
        assert rules[0].startswith("PALM-")
        assert table.board.desk.look.rule == rules[0]


def test_ending_the_round_is_asked_once_while_something_can_be_paid(opened: Opener) -> None:
    table = group(opened, disaster="CO3")
    press_key(table, _Key.Key_E)
    assert isinstance(table.popup, ConfirmPopup)
    assert kinds_played(table) == []
    press_key(table, _Key.Key_Return)
    assert kinds_played(table) == ["group_done"]
    assert table.hand_over.is_up


def test_signal_fires_let_a_card_be_chosen(opened: Opener) -> None:
    """PALM-13.11"""
    state = played_to("cooperative", 2, GROUP, 3, ability="signal_fires")
    common = common_of(state)._replace(enabled=2)
    villages = tuple(
        v._replace(company=v.company._replace(ability="signal_fires")) for v in state.villages
    )
    table = opened(state._replace(common=common, villages=villages))
    press_key(table, _Key.Key_S)
    popup = table.popup
    assert isinstance(popup, SignalChooser)
    command, tile = next(iter(popup.tiles.items()))
    tile.act()
    if isinstance(table.popup, AgreeChooser):
        press_key(table, _Key.Key_1)
        press_key(table, _Key.Key_Return)
    assert kinds_played(table) == ["signal"]
    assert (command.owner, command.card) in table.board.cards
    assert in_order(table) == []
