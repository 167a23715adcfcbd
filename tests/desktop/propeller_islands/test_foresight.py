"""What the table of Propeller Islands shows before anything is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.propeller_islands.controller import (
    PropellerIslandsController,
)
from islands_desktop.desktop.games.propeller_islands.spots import CHANGES, spots_of
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
