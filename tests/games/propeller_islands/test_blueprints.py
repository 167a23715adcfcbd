"""PROP-8: completing blueprints, installing upgrades, taking new cards."""

from __future__ import annotations

from typing import Any

import pytest

from islands_desktop.games.propeller_islands.components import BLUEPRINT_INDEX, BLUEPRINTS
from islands_desktop.games.propeller_islands.events import (
    BlueprintCompleted,
    BlueprintDrawn,
    BlueprintRevealed,
    BlueprintSeen,
    BlueprintTaken,
    FameGained,
    ResourcesGained,
    ResourcesPaid,
    TurnEnded,
    UpgradeInstalled,
)
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import State
from tests.games.propeller_islands.positions import Said, do, events_of, given, look, points_of

FACE_UP = ("B1-10", "B1-11", "B1-12", "B2-04", "B2-05", "B2-06")


def paying(card: str, island: str = "", resources: str = "5/5/5", **said: Any) -> State:
    """A blueprint step with this card in the hand."""
    state = given(island, step="blueprint", resources=resources, hand=(card,), face_up=FACE_UP,
                  **said)  # fmt: skip
    assert GAME.problems(state) == []
    return state


def test_one_card_from_the_own_hand() -> None:
    """PROP-8.1."""
    state = paying("B1-01")
    do(state, "complete(B2-10) ! 8.1; complete(B1-01); complete(B1-01) ! 13.1")


def test_the_cost_is_paid_exactly() -> None:
    """PROP-8.2."""
    assert look(do(paying("B1-07", resources="2/2/1"), "complete(B1-07)"))["resources"] == "0/0/1"
    do(paying("B1-07", resources="9/1/9"), "complete(B1-07) ! 8.2")


def test_a_completed_card_scores() -> None:
    """PROP-8.3."""
    state = do(paying("B1-04"), "complete(B1-04); set_aside; take(I)")
    assert points_of(state, "blueprint") == 5
    assert state.players[0].completed == bytes([BLUEPRINT_INDEX["B1-04"]])


def test_a_token_put_aside_is_never_installed() -> None:
    """PROP-8.4."""
    state = do(paying("B1-01", "(1,0) T10-5 ."), "complete(B1-01); set_aside")
    do(state, "install((1,0)) ! 13.1")
    assert look(state)["unused"] == ["industry"]


@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("B1-13", {(0, 0), (1, 0)}),
        ("B1-01", {(1, 0), (0, 1), (-1, 0)}),
        ("B1-18", {(0, -1)}),
    ],
)
def test_printed_vacant_slots_of_the_type(card: str, slots: set[tuple[int, int]]) -> None:
    """PROP-8.5: a banner slot takes any guild."""
    island = "(1,0) T10-5 ., (0,1) T04-1, (-1,0) T14-1 ., (0,-1) T05-4 . {P:part}"
    state = do(paying(card, island), f"complete({card})")
    found = {tuple(c.to_dict()["hex"]) for c in GAME.legal_commands(state) if c.kind == "install"}
    assert found == slots
    do(state, "install((6,6)) ! 8.5")


def test_what_upgrades_do() -> None:
    """PROP-8.6: "?", one more banner with its links, one more resource."""
    state = do(paying("B1-03", "(1,0) T05-2 ., (2,0) T04-3, (1,1) T04-4"),
               "complete(B1-03); install((1,0))")  # fmt: skip
    assert look(state)["fame"] == 2
    state = do(paying("B1-18", "(1,0) T05-1 ."), "complete(B1-18); install((1,0))")
    assert state.players[0].upgrades == b"\0\x10"
    assert look(state)["fame"] == 0


def test_one_upgrade_of_each_type_per_tile() -> None:
    """PROP-8.7, PROP-12.6: different types may share a tile."""
    state = do(paying("B1-13", "(1,0) T12-3 . {W} {B:science}"), "complete(B1-13)")
    assert state.players[0].upgrades == b"\0\x18"
    assert do(state, "install((1,0))").players[0].upgrades == b"\0\x1a"
    state = do(paying("B1-01", "(1,0) T12-3 . {B:science}"), "complete(B1-01)")
    do(state, "install((1,0)) ! 8.5")


def test_a_replacement_must_be_taken() -> None:
    """PROP-8.8: of either level; a face-up card is replaced from the stack of its level."""
    state = do(paying("B1-01"), "complete(B1-01); set_aside; end_turn ! 13.1; skip ! 13.1")
    do(state, "take(B1-01) ! 8.8")
    after = do(state, "take(B2-05)")
    assert BLUEPRINT_INDEX["B2-05"] in after.players[0].hand
    assert len(after.face_up[1]) == 3 and after.decks[1] == state.decks[1][1:]
    drawn = do(state, "take(II)")
    assert drawn.face_up == state.face_up and drawn.decks[1] == state.decks[1][1:]


def without_cards(state: State, face_up: int) -> State:
    """The same with empty stacks: the other player has completed all their cards."""
    gone = bytes(card for deck in state.decks for card in deck)
    kept = (state.face_up[0][:face_up], state.face_up[1][:face_up])
    gone += bytes(card for cards in state.face_up for card in cards[face_up:])
    other = state.players[1]
    unused = bytes(sorted(BLUEPRINTS[card].token for card in gone))
    other = other._replace(completed=other.completed + gone, unused=unused)
    return state._replace(decks=(b"", b""), face_up=kept, players=(state.players[0], other))


def test_empty_stacks_leave_gaps() -> None:
    """PROP-8.9, PROP-12.17."""
    state = without_cards(paying("B1-01"), 2)
    assert GAME.problems(state) == []
    state = do(state, "complete(B1-01); set_aside; take(I) ! 8.8")
    after = do(state, "take(B1-10)")
    assert len(after.face_up[0]) == 1 and GAME.problems(after) == []


def test_without_any_card_one_plays_on_with_fewer() -> None:
    """PROP-8.9: the turn ends by itself."""
    state = without_cards(paying("B1-01"), 0)
    after = do(state, "complete(B1-01); set_aside")
    assert after.seat == 1 and len(after.players[0].hand) == 2
    assert GAME.problems(after) == []


def test_the_order_of_completing() -> None:
    """PROP-8.10."""
    state = paying("B1-03", "(1,0) T05-2 ., (2,0) T04-3", character="nicola", fame=5)
    seen = [type(event) for event in events_of(state, "complete(B1-03)")]
    assert seen == [ResourcesPaid, BlueprintCompleted]
    state = do(state, "complete(B1-03)")
    seen = [type(event) for event in events_of(state, "install((1,0))")]
    assert seen == [UpgradeInstalled, FameGained, ResourcesGained]
    state = do(state, "install((1,0))")
    seen = [type(event) for event in events_of(state, "take(B1-10)")]
    assert seen == [BlueprintTaken, BlueprintRevealed, TurnEnded]


def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    """PROP-14.2."""
    state = do(paying("B1-01"), "complete(B1-01); set_aside")
    drawn, seen, _ = events_of(state, "take(I)")
    assert isinstance(drawn, BlueprintDrawn) and drawn.visible_to is None and drawn.barrier
    assert isinstance(seen, BlueprintSeen) and seen.visible_to == (0,)
    known = do(state, "take(B1-10)").players[0].known
    assert known == bytes([BLUEPRINT_INDEX["B1-10"]])
    assert do(state, "take(I)").players[0].known == b""


def test_amelia_chooses_after_a_banner() -> None:
    """PROP-8.10, PROP-9.9: her choice comes before the replacement."""
    state = paying("B1-03", "(1,0) T05-2 ., (2,0) T04-3", character="amelia", fame=10)
    state = do(state, "complete(B1-03); install((1,0))")
    assert look(state)["step"] == "resource" and GAME.problems(state) == []
    state = do(state, "take(B1-10) ! 5.11; choose_resource(steel)")
    assert look(state)["step"] == "replace"


def test_others_are_not_touched() -> None:
    """PROP-8.1: nobody completes cards of another."""
    other = Said(character="marie", hand=("B1-02",), resources="5/5/5")
    state = paying("B1-01", others=[other])
    assert do(state, "complete(B1-02) ! 8.1; end_turn").players[1].hand == state.players[1].hand
