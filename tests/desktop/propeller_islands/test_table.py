"""The table of Propeller Islands: every command by click, by drag and by key, and what is shown."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.command_menu import CommandMenu
from islands_desktop.desktop.games.propeller_islands.controller import (
    PropellerIslandsController,
)
from islands_desktop.desktop.games.propeller_islands.outlook import linked_hexes, outlook_of
from islands_desktop.desktop.games.propeller_islands.spots import DRAFTED, spots_of
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.components import TILES
from islands_desktop.games.propeller_islands.events import FameGained
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.hexes import CENTRE
from islands_desktop.games.propeller_islands.names import tile_name
from islands_desktop.games.propeller_islands.state import (
    ACTION,
    BLUEPRINT,
    BONUS,
    DEPLOY,
    DRAFT,
    OVER,
    READY,
    State,
)
from islands_desktop.games.propeller_islands.text import describe_briefly
from tests.desktop.propeller_islands.table_setup import (
    click,
    close,
    drag,
    give,
    hold,
    key,
    last_command,
    last_decision,
    let_go_on,
    lift,
    new_session,
    open_table,
    play_on,
    shown_right,
)

Key = Qt.Key
Table = Callable[[Callable[[State], Any]], PropellerIslandsController]


@pytest.fixture
def table(qapp: QApplication) -> Iterator[Table]:
    """Opens a table for two at the first position that is wanted."""
    opened: list[PropellerIslandsController] = []

    def open_at(wanted: Callable[[State], Any]) -> PropellerIslandsController:
        controller = open_table(play_on(new_session(), wanted))
        assert wanted(controller.session.state)
        lift(controller)
        opened.append(controller)
        return controller

    yield open_at
    for controller in opened:
        close(controller)


def refusals(controller: PropellerIslandsController) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    controller.refused.connect(lambda sentence, rule: found.append((sentence, rule)))
    return found


def first(controller: PropellerIslandsController, kind: str) -> Command:
    return next(command for command in controller.legal() if command.kind == kind)


def fame_of(state: State, command: Command) -> int:
    """Fame that the links of a claimed tile give."""
    if command.kind != "claim":
        return 0
    events = GAME.apply(state, command).events
    return sum(event.amount for event in events if isinstance(event, FameGained))


def installable(state: State) -> bool:
    """Whether a blueprint can be completed and its upgrade be installed."""
    return any(
        follow.kind == "install"
        for command in GAME.legal_commands(state)
        if command.kind == "complete"
        for follow in GAME.legal_commands(GAME.successor(state, command))
    )


def last_finish(state: State) -> bool:
    """Whether the only legal command ends the game."""
    return GAME.successor(state, GAME.legal_commands(state)[0]).phase == OVER


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_legal_command_can_be_given_with_clicks(qapp: QApplication, seats: int) -> None:
    table = open_table(new_session(seats, seed=11 + seats))
    dice = random.Random(seats)
    given: set[str] = set()
    try:
        for _ in range(70):
            legal = GAME.legal_commands(table.session.state)
            if not legal:
                break
            fresh = [command for command in legal if command.kind not in given]
            command = dice.choice(fresh or legal)
            give(table, command)
            assert last_decision(table) == command
            let_go_on(table)
            given.add(command.kind)
            assert shown_right(table)
        assert {"choose_character", "draft", "claim", "activate_island", "end_turn"} <= given
    finally:
        close(table)


# ------------------------------------------------------------------ hands


def test_a_tile_is_dragged_from_the_forge_to_the_island(table: Table) -> None:
    controller = table(lambda state: state.phase == ACTION and not state.pending)
    claim = first(controller, "claim")
    hold(controller, *spots_of(claim))
    assert controller.scene.ghost is not None
    assert controller.marked == spots_of(claim)[1]
    drag(controller, *spots_of(claim))
    assert last_command(controller) == claim
    assert controller.scene.ghost is None
    assert shown_right(controller)


def test_a_tile_dropped_where_it_may_not_lie_comes_back_and_the_rule_is_told(table: Table) -> None:
    controller = table(lambda state: state.phase == ACTION and not state.pending)
    said = refusals(controller)
    cursor = controller.session.cursor
    drag(controller, spots_of(first(controller, "claim"))[0], ("hex", CENTRE))
    assert controller.session.cursor == cursor
    assert [rule for _, rule in said] == ["PROP-4.2"]
    assert shown_right(controller)


def test_links_and_their_fame_are_told_before_the_drop(table: Table) -> None:
    controller = table(
        lambda state: (
            state.phase == ACTION
            and not state.pending
            and any(fame_of(state, command) for command in GAME.legal_commands(state))
        )
    )
    state = controller.session.state
    claim = next(command for command in controller.legal() if fame_of(state, command))
    hold(controller, *spots_of(claim))
    assert controller.scene.note.isVisible()
    assert ("fame", f"+{fame_of(state, claim)} fame") in outlook_of(controller.session, claim)
    assert len(linked_hexes(state, claim)) >= 1
    assert controller.session.state == state


def test_a_die_is_dragged_onto_a_change(table: Table) -> None:
    controller = table(
        lambda state: (
            state.phase == ACTION and not state.pending and state.players[state.seat].energy > 0
        )
    )
    die = controller.session.state.die
    drag(controller, DRAFTED, ("adjust", 1))
    assert controller.session.state.die == die % 6 + 1


def test_a_worker_is_dragged_from_the_dock_to_housing(table: Table) -> None:
    controller = table(lambda state: state.pending and state.pending[-1].kind == DEPLOY)
    deploy = first(controller, "deploy")
    drag(controller, *spots_of(deploy))
    assert last_command(controller) == deploy
    assert shown_right(controller)


def test_a_blueprint_is_dragged_onto_the_tile_that_takes_its_upgrade(table: Table) -> None:
    controller = table(lambda state: state.phase == BLUEPRINT and installable(state))
    (card, goal), (complete, install) = next(iter(controller.choosing.chains.items()))
    drag(controller, card, goal)
    given = [entry.command for entry in controller.session.log[-2:]]
    assert given == [complete, install]
    assert shown_right(controller)


def test_a_click_on_a_building_uses_the_die_for_the_island_first(table: Table) -> None:
    controller = table(
        lambda state: (
            state.phase == ACTION
            and not state.pending
            and state.players[state.seat].workers[0] == READY
            and len(state.players[state.seat].hexes) == 1
        )
    )
    click(controller, ("hex", CENTRE))
    given = [entry.command.kind for entry in controller.session.log]
    given = given[given.index("activate_island") :]
    assert given[:2] == ["activate_island", "activate"]


# ------------------------------------------------------------------ keys


def test_a_whole_turn_with_keys_alone(table: Table) -> None:
    controller = table(lambda state: state.phase == DRAFT)
    draft = first(controller, "draft")
    key(controller, Key(Key.Key_0 + draft.number))
    assert controller.session.state.die == draft.number
    key(controller, Key.Key_Return)
    key(controller, Key.Key_Return)
    if controller.choosing.taken is None:
        controller.click_spot(spots_of(first(controller, "claim"))[0])
    key(controller, Key.Key_Escape)
    assert controller.choosing.taken is None
    key(controller, Key.Key_A)
    key(controller, Key.Key_E)
    assert controller.session.state.phase == BLUEPRINT
    key(controller, Key.Key_E)
    assert controller.session.state.phase in (DRAFT, BONUS)
    assert shown_right(controller)


def test_arrows_reach_every_spot_that_can_be_used(table: Table) -> None:
    controller = table(lambda state: state.phase == DRAFT)
    reached = set()
    for code in (Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_Up) * 6:
        key(controller, code)
        reached.add(controller.marked)
    assert reached == controller.reachable()


def test_a_key_that_is_held_gives_its_command_once(table: Table) -> None:
    controller = table(
        lambda state: (
            state.phase == ACTION and not state.pending and state.players[state.seat].energy > 1
        )
    )
    said, die = refusals(controller), controller.session.state.die
    for repeated in (False, True, True):
        press = QKeyEvent(
            QEvent.Type.KeyPress, Key.Key_Plus, Qt.KeyboardModifier.NoModifier, "+", repeated
        )
        QApplication.sendEvent(controller.view, press)
    assert controller.session.state.die == die % 6 + 1
    assert not said


def test_undo_and_redo_follow_the_rules(table: Table) -> None:
    controller = table(lambda state: state.phase == DRAFT)
    before = controller.session.state
    key(controller, Key(Key.Key_0 + first(controller, "draft").number))
    key(controller, Key.Key_Z)
    assert controller.session.state == before and shown_right(controller)
    key(controller, Key.Key_Y)
    assert controller.session.state != before and shown_right(controller)


# ------------------------------------------------------------------ what is shown


def test_another_island_is_opened_large_and_nothing_can_be_done_on_it(table: Table) -> None:
    controller = table(lambda state: state.phase == DRAFT and state.round > 1)
    other = 1 - controller.last_seat
    click(controller, ("seat", other))
    assert controller.seat == other and shown_right(controller)
    assert controller.reachable() == set()
    key(controller, Key.Key_Escape)
    assert controller.seat == controller.session.state.seat
    key(controller, Key.Key_G)
    assert controller.popup is not None
    key(controller, Key.Key_Escape)
    assert controller.popup is None


def test_past_positions_are_shown_and_not_played(table: Table) -> None:
    controller = table(lambda state: state.phase == DRAFT and state.round > 1)
    said = refusals(controller)
    controller.show_position(12)
    assert shown_right(controller)
    cursor = controller.session.cursor
    click(controller, ("die", 1 + next(n for n, c in enumerate(controller.shown_state.forge) if c)))
    assert controller.session.cursor == cursor and said
    controller.show_position(None)
    assert shown_right(controller)


@pytest.mark.parametrize("speed", ["fast", "relaxed"])
def test_animations_end_with_the_table_as_it_is(qapp: QApplication, speed: str) -> None:
    controller = open_table(new_session(2, 5), speed)
    dice = random.Random(8)
    try:
        for _ in range(40):
            controller.play(dice.choice(controller.legal()))
            QApplication.processEvents()
            if dice.random() < 0.7:
                assert shown_right(controller)
    finally:
        close(controller)


def test_the_end_is_told_once_and_every_hand_lies_open(table: Table) -> None:
    controller = table(lambda state: len(GAME.legal_commands(state)) == 1 and last_finish(state))
    told: list[int] = []
    controller.ended.connect(lambda: told.append(1))
    controller.play(controller.legal()[0])
    controller.finish_animation()
    assert told == [1]
    assert controller.final_actions() and shown_right(controller)
    assert not controller.arranged().legal


def test_other_colours_are_worn_at_once(table: Table) -> None:
    controller = table(lambda state: state.phase == DRAFT)
    controller.set_palette(palette_for(True))
    assert all(piece.palette.is_dark for piece in controller.scene.pieces.values())
    assert shown_right(controller)


def test_the_right_button_lists_all_that_can_be_done_with_a_spot(table: Table) -> None:
    controller = table(lambda state: state.phase == ACTION and not state.pending)
    offer = spots_of(first(controller, "discard"))[0]
    click(controller, offer, right=True)
    assert isinstance(controller.popup, CommandMenu)
    listed = {part.label for part in controller.popup.focusables()}
    about = controller.choosing.about(offer)
    state = controller.session.state
    assert {describe_briefly(state, command) for command in about} <= listed
    assert tile_name(TILES[state.offer[offer[1]]].id) in controller.popup.title.text
    assert not any("(" in words for words in listed if words.startswith("Place it"))


def test_what_was_gained_is_told_where_it_happened(qapp: QApplication) -> None:
    def wanted(state: State) -> bool:
        return (
            state.phase == ACTION
            and not state.pending
            and any(fame_of(state, command) for command in GAME.legal_commands(state))
        )

    controller = open_table(play_on(new_session(), wanted), "relaxed")
    try:
        state = controller.session.state
        controller.play(next(c for c in controller.legal() if fame_of(state, c)))
        assert controller.scene.note.isVisible()
        controller.finish_animation()
        assert not controller.scene.note.isVisible()
    finally:
        close(controller)


def test_a_tile_that_fills_a_gap_comes_from_the_stack(table: Table) -> None:
    controller = table(lambda state: state.phase == ACTION and not state.pending)
    controller.set_speed("relaxed")
    claim = first(controller, "claim")
    controller.play(claim)
    tile = controller.session.state.offer[claim.number]
    place = controller.scene.pieces["tile", tile].pos()
    controller.finish_animation()
    assert controller.scene.pieces["tile", tile].pos() == layout.offer_place(claim.number) != place


def test_names_of_tiles_come_when_they_can_be_read(table: Table) -> None:
    controller = table(lambda state: state.phase == DRAFT)
    tile = controller.session.state.offer[0]
    small = controller.scene.pieces["tile", tile].look
    controller.zoom(6)
    QTest.qWait(250)
    assert controller.scene.pieces["tile", tile].look != small
    assert shown_right(controller)


def test_nothing_is_held_when_the_button_goes_up_unseen(table: Table) -> None:
    controller = table(lambda state: state.phase == ACTION and not state.pending)
    hold(controller, *spots_of(first(controller, "claim")))
    controller.view.hide()
    assert controller.dragging is None and controller.scene.ghost is None
    controller.view.show()
    assert shown_right(controller)
