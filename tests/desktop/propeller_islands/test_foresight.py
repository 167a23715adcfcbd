"""What the table of Propeller Islands shows before anything is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.propeller_islands.controller import (
    PropellerIslandsController,
)
from islands_desktop.desktop.games.propeller_islands.spots import CHANGES, spots_of
from islands_desktop.desktop.panels.command_list import CommandList
from islands_desktop.desktop.table.popup import ConfirmPopup
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.components import FORGE_SPACES
from islands_desktop.games.propeller_islands.events import LineCleared
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import DRAFT, State
from tests.desktop.propeller_islands.table_setup import (
    close,
    hold,
    key,
    lift,
    new_session,
    open_table,
    play_on,
    shown_right,
)
from tests.games.propeller_islands.positions import given

Open = Callable[[Callable[[State], bool]], PropellerIslandsController]


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[Open]:
    """Opens a table for two at the first position that is wanted."""
    tables: list[PropellerIslandsController] = []

    def open_at(wanted: Callable[[State], bool]) -> PropellerIslandsController:
        tables.append(open_table(play_on(new_session(), wanted)))
        lift(tables[-1])
        return tables[-1]

    yield open_at
    for controller in tables:
        close(controller)


At = Callable[[State], PropellerIslandsController]


@pytest.fixture
def at(qapp: QApplication) -> Iterator[At]:
    """Opens a table in a position."""
    tables: list[PropellerIslandsController] = []

    def open_at(state: State) -> PropellerIslandsController:
        tables.append(open_table(GameSession(GAME, state)))
        lift(tables[-1])
        return tables[-1]

    yield open_at
    for controller in tables:
        close(controller)


def test_a_die_lights_exactly_what_it_makes_possible_before_it_is_taken(opened: Open) -> None:
    controller = opened(
        lambda state: bool(state.phase == DRAFT and state.players[state.seat].energy)
    )
    state, draft = (
        controller.session.state,
        next(one for one in controller.legal() if one.kind == "draft"),
    )
    controller.hover_table(controller.scene.rect_of(("die", draft.number)).center())
    assert controller.marked == ("die", draft.number)
    possible = controller.possible()
    assert possible is not None
    after = GAME.successor(state, draft)
    legal = [*GAME.legal_commands(after)]
    legal += GAME.legal_commands(
        GAME.successor(after, next(one for one in legal if one.kind == "activate_island"))
    )
    offers = {spot for spot in possible.spots if spot[0] == "offer"}
    assert offers == {("offer", space) for space in FORGE_SPACES[draft.number]}
    hexes = {("hex", one.at) for one in legal if one.kind in ("activate", "extra")}
    assert set(possible.spots) == offers | hexes
    assert set(possible.changes) == {one for one in legal if one.kind in CHANGES}
    assert len(controller.scene.chips) == len(possible.changes) >= 2
    glow = controller.scene.glow
    assert len(glow.shapes) == len(possible.spots) + len(possible.changes)
    assert controller.session.state == state
    controller.leave_table()
    assert controller.scene.chips == [] and shown_right(controller)


def clears(state: State) -> list[Command]:
    """Deployings that clear a line of the dock."""
    return [
        command
        for command in GAME.legal_commands(state)
        if command.kind == "deploy"
        and any(isinstance(event, LineCleared) for event in GAME.apply(state, command).events)
    ]


def test_lines_about_to_be_cleared_are_framed_before_the_drop(opened: Open) -> None:
    controller = opened(lambda state: bool(clears(state)))
    state = controller.session.state
    deploy = clears(state)[0]
    lines = [e for e in GAME.apply(state, deploy).events if isinstance(e, LineCleared)]
    hold(controller, *spots_of(deploy))
    assert len(controller.scene.glow.bands) == len(lines)
    assert controller.session.state == state
    key(controller, Qt.Key.Key_Escape)
    assert controller.scene.glow.bands == ()


BANNER = given(
    "(1,0) T10-5 ., (1,1) T03-2, (0,1) T04-1, (-1,0) T02-1", step="upgrade", completed=("B1-02",)
)
"""A Science banner is to be installed; the depots south of the Factory count its hub icon."""


def shown_counts(controller: PropellerIslandsController) -> dict[int, str]:
    """What stands on the tiles that could take a banner."""
    frame = controller.arranged().frame
    return {
        at: piece.look.name
        for piece in controller.scene.counts
        for at in controller.session.state.players[0].hexes
        if (frame.place(at) - piece.pos()).manhattanLength() < 1
    }


def test_a_banner_shows_on_every_tile_the_fame_it_would_bring(at: At) -> None:
    controller = at(BANNER)
    installs = {one.at: one for one in controller.legal() if one.kind == "install"}
    fame = {
        place: GAME.apply(BANNER, command).after.players[0].fame
        for place, command in installs.items()
    }
    assert sorted(fame.values()) == [0, 1, 1, 2]
    assert shown_counts(controller) == {place: f"count/{n}" for place, n in fame.items()}
    best = max(fame, key=lambda place: fame[place])
    plain = len(controller.scene.glow.strong)
    controller.hover_table(controller.scene.rect_of(("hex", best)).center())
    assert len(controller.scene.glow.strong) == plain + 1 + fame[best]
    controller.play(installs[best])
    assert controller.scene.counts == [] and shown_right(controller)


def test_a_blueprint_in_the_hand_shows_what_its_banner_would_bring(at: At) -> None:
    island = "(1,0) T10-5 ., (1,1) T03-2, (0,1) T04-1, (-1,0) T02-1"
    controller = at(given(island, step="blueprint", resources="1/1/1", hand=("B1-02",)))
    assert controller.scene.counts == []
    controller.choosing.take(spots_of(controller.legal()[0])[0])
    controller.show_choice()
    assert sorted(shown_counts(controller).values()) == ["count/0", "count/1", "count/1", "count/2"]


def test_an_upgrade_that_is_no_banner_shows_none(at: At) -> None:
    controller = at(given("(1,0) T10-5 .", step="upgrade", completed=("B1-11",)))
    assert controller.choosing.goals() and controller.scene.counts == []


# ------------------------------------------------------------------ before a turn is ended


def test_a_turn_in_which_a_blueprint_could_be_completed_ends_when_asked(at: At) -> None:
    state = given(step="blueprint", resources="1/1/1", hand=("B1-01",))
    controller = at(state)
    key(controller, Qt.Key.Key_E)
    assert isinstance(controller.popup, ConfirmPopup) and controller.session.state == state
    key(controller, Qt.Key.Key_Escape)
    assert not controller.is_asking and controller.session.state == state
    action = next(one for one in controller.actions() if one.id.startswith("end_turn"))
    action.trigger()
    key(controller, Qt.Key.Key_Return)
    assert [entry.command.kind for entry in controller.session.log] == ["end_turn"]


def test_a_turn_without_such_a_blueprint_ends_at_once(at: At) -> None:
    controller = at(given(step="blueprint", resources="0/0/0", hand=("B1-01",)))
    key(controller, Qt.Key.Key_E)
    assert [entry.command.kind for entry in controller.session.log] == ["end_turn"]


# ------------------------------------------------------------------ in which order it is offered


def test_the_list_and_the_buttons_offer_what_is_free_before_what_costs(at: At) -> None:
    """PROP-3.7, 9.12."""
    controller = at(given(die=5, character="charles", fame=5, resources="1/0/0"))
    wanted = ["shift", "shift", "adjust", "adjust"]
    buttons = [action.id.split("/")[0] for action in controller.actions()]
    assert [kind for kind in buttons if kind in CHANGES] == wanted
    listed, given_by_list = CommandList(), list[Command]()
    listed.given.connect(given_by_list.append)
    listed.show_commands(GAME, controller.session.state)
    for row in range(1, 5):
        item = listed.list.item(row)
        listed.list.itemActivated.emit(item)
        words = GAME.describe_command(controller.session.state, given_by_list[-1])
        assert item.text() == words
    assert [command.kind for command in given_by_list] == wanted
