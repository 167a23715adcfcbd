"""The payment chooser against the real game: every choice by mouse and key, every refusal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.palm_island.choosers import PaymentChooser
from islands_desktop.desktop.games.palm_island.selection import (
    Account,
    proposal,
    value_lost,
    visible_sides,
)
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.notation import command_text
from islands_desktop.games.palm_island.state import State
from tests.desktop.popup_setup import (
    ANCHOR,
    GAME,
    PALETTE,
    bare_table,
    click,
    inside,
    position,
    press,
    shown_rect,
)
from tests.desktop.table_setup import open_position

OR_COST = "TR11 HO13 LG4 MK10 QU7 QU8 TE15 TM12 HO14 LG6 QU9 TE16 RT17 *CH2/BT *LG5 *CH3 CH1"
EXCESS = "QU7 HO13 LG4 MK10 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16 RT17 *TR11/FB *LG5 *CH2 CH1"
FULL = "CH1 *LG6 HO13 LG4 MK10 QU7 QU8 TE15 TM12 HO14 QU9 TE16 RT17 *CH2 *LG5 TR11 *CH3"
FULL_MARKET = "MK10 *LG6/BB HO13 LG4 QU7 QU8 TE15 TM12 HO14 QU9 TE16 RT17 *CH2 *LG5 TR11 *CH3 CH1"
CHEST = "HO13/FB LG6 QU7 MK10 TR11 CH2 LG5 QU8 TE15 TM12 HO14 CH3 RT17 QU9 TE16 *FE4 *CH1 *LG4"
DRUM = "FE6 CH1 LG4 QU7 MK10 TR11 HO13 LG5 QU8 TE15 TM12 HO14 RT17 *CH2 CH3/BT LG6 QU9/FB TE16"
DISCOUNTS = (
    "HO13 CH1 LG4 QU7 MK10 TR11 QU8 TE15 TM12 HO14 CH3 QU9 TE16 RT17 *CH2/BB *LG5 LG6 VI3 | VI1 VI2"
)
WITH_VILLAGERS = {"difficulty": "easy", "villagers": True}


class Asked(NamedTuple):
    """A chooser on its table, and what it has handed over."""

    chooser: PaymentChooser
    view: QGraphicsView
    chosen: list[Command]

    @property
    def rule(self) -> str:
        """The rule that the sentence below names, "" if the selection is legal."""
        return self.chooser.status.rule

    def text(self) -> str:
        """The selection in notation."""
        return command_text(self.chooser.selection.command())

    def tick(self, code: str) -> None:
        """Click a card that may pay."""
        click(self.chooser, self.view, self.chooser.pay_tiles[code])


def legal(state: State, kind: str, card: str) -> list[Command]:
    return [c for c in GAME.legal_commands(state) if c.kind == kind and c.card == card]


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[QGraphicsView]:
    table = bare_table()
    qtbot.addWidget(table)
    yield table


def ask(view: QGraphicsView, state: State, kind: str, card: str) -> Asked:
    """Open the chooser for one action on one card."""
    chooser = PaymentChooser(
        legal(state, kind, card), state, 0, lambda c: GAME.why_not(state, c), PALETTE, pace=0
    )
    chosen: list[Command] = []
    chooser.chosen.connect(chosen.append)
    chooser.open(view, ANCHOR)
    return Asked(chooser, view, chosen)


def feats(*codes: str) -> dict[str, object]:
    return {"difficulty": "easy", "feats": codes, "profile": dict.fromkeys(codes, "easy")}


# ---------------------------------------------------------------------- paying


def test_PALM_5_8_proposal_loses_least_and_can_be_changed(view: QGraphicsView) -> None:
    asked = ask(view, position(EXCESS, 3), "rotate", "QU7")
    assert asked.text() == "rotate QU7 pay TR11"
    assert asked.chooser.confirm_button.enabled


def test_PALM_5_3_too_little_is_refused_in_the_chooser(view: QGraphicsView) -> None:
    asked = ask(view, position(EXCESS, 3), "rotate", "QU7")
    asked.tick("TR11")
    asked.tick("LG5")
    assert asked.rule == "PALM-5.3"
    assert not asked.chooser.confirm_button.enabled
    press(view, Qt.Key.Key_Return)
    assert asked.chosen == []
    assert asked.chooser.is_open()


def test_PALM_5_6_needless_card_is_refused_in_the_chooser(view: QGraphicsView) -> None:
    asked = ask(view, position(EXCESS, 3), "rotate", "QU7")
    asked.tick("LG5")
    assert asked.rule == "PALM-5.6"
    assert "Trade House" in asked.chooser.status.text or "Logger 5" in asked.chooser.status.text
    asked.tick("LG5")
    assert asked.rule == ""
    press(view, Qt.Key.Key_Return)
    assert [command_text(c) for c in asked.chosen] == ["rotate QU7 pay TR11"]


def test_PALM_5_4_loss_is_shown_before_it_happens(view: QGraphicsView) -> None:
    asked = ask(view, position(EXCESS, 3), "rotate", "QU7")
    assert asked.chooser.tally.account.excess == (1, 0, 0)
    assert "1 log" in asked.chooser.status.text


def test_PALM_5_1_either_cost_is_paid_in_full(view: QGraphicsView) -> None:
    asked = ask(view, position(OR_COST, 2), "store", "TR11")
    logs, fish = asked.chooser.cost_tabs
    assert (logs.checked, fish.checked) == (True, False)
    click(asked.chooser, view, fish)
    assert asked.text() == "store TR11 alt 2 pay CH2+CH3"
    click(asked.chooser, view, asked.chooser.confirm_button)
    assert [command_text(c) for c in asked.chosen] == ["store TR11 alt 2 pay CH2+CH3"]


def test_PALM_5_1_costs_are_not_mixed(view: QGraphicsView) -> None:
    asked = ask(view, position(OR_COST, 2), "store", "TR11")
    asked.tick("CH2")
    asked.tick("CH3")
    assert asked.text() == "store TR11 pay CH3+LG5"
    assert asked.rule == "PALM-5.3"


def test_paying_by_keyboard_alone(view: QGraphicsView) -> None:
    asked = ask(view, position(OR_COST, 2), "store", "TR11")
    press(view, Qt.Key.Key_1)
    assert "CH2" not in asked.chooser.selection.payment
    press(view, Qt.Key.Key_1)
    while asked.chooser.focused is not asked.chooser.cost_tabs[1]:
        press(view, Qt.Key.Key_Tab)
    press(view, Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert [command_text(c) for c in asked.chosen] == ["store TR11 alt 2 pay CH2+CH3"]


def test_PALM_5_7_wild_resources_fill_what_is_lacking(view: QGraphicsView) -> None:
    asked = ask(view, position(CHEST, 3, **feats("FE4")), "flip", "HO13")
    chooser = asked.chooser
    for code in sorted(chooser.selection.payment ^ {"FE4", "CH1"}):
        asked.tick(code)
    assert chooser.selection.payment == {"FE4", "CH1"}
    assert asked.rule == ""
    filled = [how for _name, how in chooser.tally.slots()]
    assert filled == ["wild", "given", "wild"]
    asked.tick("LG4")
    assert asked.rule == "PALM-5.6"


def test_PALM_5_9_discounts_are_optional_and_change_the_payment(view: QGraphicsView) -> None:
    asked = ask(view, position(DISCOUNTS, 4, **WITH_VILLAGERS), "rotate", "HO13")
    chooser = asked.chooser
    assert set(chooser.discount_ticks) == {("VI1", "F"), ("VI2", "L")}
    for pair, tick in chooser.discount_ticks.items():
        if pair in chooser.selection.discounts:
            click(chooser, view, tick)
    assert chooser.selection.discounts == frozenset()
    assert chooser.tally.account.cost == (1, 1, 0)
    assert asked.rule == ""
    click(chooser, view, chooser.discount_ticks["VI1", "F"])
    assert chooser.tally.account.cost == (1, 0, 0)
    assert asked.rule == ""
    press(view, Qt.Key.Key_Return)
    assert asked.chosen[0].discounts == (("VI1", "F"),)


# ---------------------------------------------------------------------- reset and restore


def test_PALM_6_2_one_card_is_turned_back_to_make_room(view: QGraphicsView) -> None:
    asked = ask(view, position(FULL, 3), "store", "CH1")
    chooser = asked.chooser
    assert chooser.selection.reset
    click(chooser, view, chooser.reset_tiles[chooser.selection.reset])
    assert asked.rule == "PALM-6.2"
    assert not chooser.confirm_button.enabled
    press(view, Qt.Key.Key_1)
    assert chooser.selection.reset == "LG6"
    assert "1 log" in chooser.status.text
    press(view, Qt.Key.Key_Return)
    assert [command_text(c) for c in asked.chosen] == ["store CH1 reset LG6"]


def test_PALM_6_4_paying_makes_room_so_nothing_is_turned_back(view: QGraphicsView) -> None:
    state = position(FULL_MARKET, 3)
    asked = ask(view, state, "store", "MK10")
    assert asked.chooser.selection.reset == ""
    assert asked.chooser.reset_tiles == {}
    assert asked.rule == ""


def test_PALM_10_9_drum_proposes_the_richest_card_and_may_go_without(view: QGraphicsView) -> None:
    asked = ask(view, position(DRUM, 3, **feats("FE6")), "rotate", "FE6")
    chooser = asked.chooser
    assert set(chooser.restore_ticks) == {"", "CH3", "LG6", "QU9"}
    assert chooser.selection.restore == "CH3"
    click(chooser, view, chooser.restore_ticks["QU9"])
    assert chooser.selection.restore == "QU9"
    press(view, Qt.Key.Key_0, Qt.Key.Key_Return)
    assert [command_text(c) for c in asked.chosen] == ["rotate FE6"]


# ---------------------------------------------------------------------- the whole


def test_escape_chooses_nothing(view: QGraphicsView, qtbot: QtBot) -> None:
    asked = ask(view, position(OR_COST, 2), "store", "TR11")
    with qtbot.waitSignals([asked.chooser.cancelled, asked.chooser.closed]):
        press(view, Qt.Key.Key_Escape)
    assert asked.chosen == []


def test_cancel_button_chooses_nothing(view: QGraphicsView) -> None:
    asked = ask(view, position(OR_COST, 2), "store", "TR11")
    click(asked.chooser, view, asked.chooser.buttons[0])
    assert asked.chosen == []
    assert not asked.chooser.is_open()


def test_rule_of_a_refused_selection_can_be_asked(view: QGraphicsView, qtbot: QtBot) -> None:
    asked = ask(view, position(EXCESS, 3), "rotate", "QU7")
    asked.tick("TR11")
    asked.chooser.focus(asked.chooser.status)
    with qtbot.waitSignal(asked.chooser.rule_asked) as blocker:
        press(view, Qt.Key.Key_Space)
    assert blocker.args == ["PALM-5.3"]


def test_refusal_is_spoken(view: QGraphicsView) -> None:
    asked = ask(view, position(EXCESS, 3), "rotate", "QU7")
    spoken: list[str] = []
    asked.chooser.spoken.connect(spoken.append)
    press(view, Qt.Key.Key_1)
    assert asked.chooser.status.text in spoken


def test_chooser_without_legal_commands_is_an_error() -> None:
    state = position(OR_COST, 2)
    with pytest.raises(ValueError, match="at least one"):
        PaymentChooser([], state, 0, lambda c: None, PALETTE)


POSITIONS = {
    "or": (OR_COST, {}),
    "excess": (EXCESS, {}),
    "full": (FULL, {}),
    "market": (FULL_MARKET, {}),
    "chest": (CHEST, feats("FE4")),
    "drum": (DRUM, feats("FE6")),
    "discounts": (DISCOUNTS, WITH_VILLAGERS),
}


@pytest.mark.parametrize("name", sorted(POSITIONS))
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (600, 400)])
def test_every_chooser_lies_inside_the_view(qtbot: QtBot, name: str, size: tuple[int, int]) -> None:
    text, options = POSITIONS[name]
    state = position(text, 3, **options)
    table = bare_table(*size)
    qtbot.addWidget(table)
    groups = {(c.kind, c.card) for c in GAME.legal_commands(state) if c.card}
    for kind, card in sorted(groups - {("set_active", "VI1"), ("set_active", "VI2")}):
        asked = ask(table, state, kind, card)
        assert inside(asked.chooser, table)
        assert not table.grab().isNull()
        asked.chooser.close()


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_every_legal_command_can_be_chosen(qtbot: QtBot, name: str) -> None:
    """Every legal way of paying is a selection that the chooser accepts and hands over."""
    text, options = POSITIONS[name]
    state = position(text, 3, **options)
    table = bare_table()
    qtbot.addWidget(table)
    for command in GAME.legal_commands(state):
        if command.kind not in ("store", "rotate", "flip", "recruit"):
            continue
        asked = ask(table, state, command.kind, command.card)
        choose(asked, command)
        asked.chooser.confirm()
        assert asked.chosen == [command]


def choose(asked: Asked, command: Command) -> None:
    """Tick what a command needs, as a person would: cost, discounts, cards, then the rest."""
    chooser = asked.chooser
    if len(chooser.cost_tabs) > 1:
        chooser.cost_tabs[command.alternative - 1].act()
    for pair in frozenset(command.discounts) ^ chooser.selection.discounts:
        chooser.discount_ticks[pair].act()
    for code in frozenset(command.payment) ^ chooser.selection.payment:
        chooser.pay_tiles[code].act()
    if command.reset != chooser.selection.reset:
        chooser.reset_tiles[command.reset].act()
    if command.restore != chooser.selection.restore:
        chooser.restore_ticks[command.restore].act()


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_PALM_5_8_nothing_loses_less_than_the_proposal(name: str) -> None:
    text, options = POSITIONS[name]
    state = position(text, 3, **options)
    sides = visible_sides(state, 0)
    for kind, card in {(c.kind, c.card) for c in GAME.legal_commands(state)}:
        if kind not in ("store", "rotate", "flip", "recruit"):
            continue
        commands = legal(state, kind, card)
        best = value_lost(proposal(commands, sides), sides)
        assert best == min(value_lost(command, sides) for command in commands)


@pytest.mark.parametrize(
    ("account", "lacking", "excess", "spare", "covered"),
    [
        (Account((2, 0, 0), (3, 0, 0)), (0, 0, 0), (1, 0, 0), 0, True),
        (Account((2, 0, 0), (1, 1, 0)), (1, 0, 0), (0, 1, 0), 0, False),
        (Account((1, 1, 1), (1, 0, 0), 2), (0, 1, 1), (0, 0, 0), 0, True),
        (Account((1, 1, 0), (1, 0, 0), 2), (0, 1, 0), (0, 0, 0), 1, True),
    ],
)
def test_sums_of_a_selection(
    account: Account,
    lacking: tuple[int, int, int],
    excess: tuple[int, int, int],
    spare: int,
    covered: bool,
) -> None:
    assert account.lacking == lacking
    assert account.excess == excess
    assert account.spare_wild == spare
    assert account.covered is covered


def test_sentence_and_buttons_stay_in_sight_when_the_choices_scroll(qtbot: QtBot) -> None:
    table = bare_table(560, 320)
    qtbot.addWidget(table)
    asked = ask(table, position(OR_COST, 2), "store", "TR11")
    chooser = asked.chooser
    assert chooser.most_scroll() > 0
    for part in (chooser.status, *chooser.buttons):
        assert chooser.box.contains(chooser.part_rect(part))
        assert not chooser.body_rect.intersects(chooser.part_rect(part))


@pytest.mark.parametrize(
    ("text", "card", "clicked", "expected"),
    [
        (OR_COST, "TR11", "LG5", "store TR11 pay CH2"),
        (FULL, "CH1", "LG5", "store CH1 reset LG5"),
    ],
)
def test_stored_cards_on_the_table_can_be_clicked_as_well(
    qtbot: QtBot, text: str, card: str, clicked: str, expected: str
) -> None:
    table = open_position(text, 3)
    qtbot.addWidget(table.view)
    table.act(card, "store")
    chooser = table.popup
    assert isinstance(chooser, PaymentChooser)
    item = table.scene.cards[clicked]
    rect = table.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
    panel = shown_rect(chooser, table.view).toRect()
    free = [
        QPoint(x, y)
        for x in range(rect.left() + 12, rect.right() - 12, 4)
        for y in range(rect.top() + 12, rect.bottom() - 12, 4)
        if not panel.contains(x, y) and item in table.view.items(QPoint(x, y))
    ]
    assert free
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=free[len(free) // 2])
    assert chooser.is_open()
    assert command_text(chooser.selection.command()) == expected
