"""What each Action Card does (RABB-6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.rabbit_island.example_values import May, Refusal, expect
from tests.games.rabbit_island.island_r import MOVED_ON, at
from tests.games.rabbit_island.positions import do, facts_of, play
from tests.games.rabbit_island.reference_pieces import HILL

ROUND = "P; P; P"


def test_advance() -> None:
    """RABB-6.1: one step of the active rabbit, the card's player chooses; from a Hole home."""
    play(
        at((1, 0), holds={"C": "advance"}),
        "M1; P; P; C: advance; P; P",
        expect(point="D6", decider=2),
        Refusal("A: >E", "RABB-13.1"),
        May(">E; >S"),
        ">E",
        expect(rabbits=[(3, 0), HILL, HILL], point="D7", decider=0),
    )
    play(at((3, 1), holds={"A": "advance"}), "M1; advance; P; P", expect(rabbit=HILL))
    play(at((4, 1), holds={"A": "advance"}), "M1; advance; P; P; >E", expect(rabbit=(1, 0)))


def test_extreme_advance() -> None:
    """RABB-6.2: two steps, each fork chosen by the card's player."""
    play(
        at((4, 1), holds={"B": "extreme-advance"}),
        "M1; P; B: extreme-advance; P; P",
        expect(point="D6", decider=1, rabbit=HILL),
        "B: >W",
        expect(rabbit=(-1, 0), point="D6", decider=1),
        May(">S; >W"),
        ">S",
        expect(rabbit=(-1, 1), point="D7", decider=0, action_discards=["extreme-advance"]),
    )


def test_go_home() -> None:
    """RABB-6.3: onto the Hill, from there as well; later cards may move it on."""
    play(at((1, 0), holds={"B": "go-home"}), "M1; P; B: go-home; P; P", expect(rabbit=HILL))
    play(at((4, 1), holds={"A": "go-home"}), "M1; go-home; P; P", expect(rabbit=HILL, point="D7"))
    # Advance lies below and is worked off after it
    play(
        at((1, 0), holds={"A": "advance", "B": "go-home"}),
        "M1; advance; B: go-home; P; P",
        expect(point="D6", decider=0, rabbit=HILL),
        ">W",
        expect(rabbit=(-1, 0)),
    )


def test_thwarted() -> None:
    """RABB-6.4: any entry of the stack, another Thwarted!, a regular card, or one's own."""
    given = at((1, 0), holds={"A": "drought thwarted", "B": "thwarted thwarted"})
    play(given, "M1; drought; B: thwarted -> drought; P; P", expect(effects=[], point="D7"))
    play(
        given,
        "M1; drought; B: thwarted -> drought; P; A: thwarted -> thwarted; P; P",
        expect(effects=["drought"], action_discards=["drought", "thwarted", "thwarted"]),
    )
    play(
        given, "M1; drought; P; C: P", expect(effects=["drought"]), Refusal("thwarted", "RABB-6.4")
    )
    play(
        at((1, 0), holds={"A": "drought", "B": "thwarted", "C": "thwarted"}),
        "M1; drought; B: thwarted -> drought; C: thwarted -> thwarted-1",
        expect(stack=["drought-1", "thwarted-1", "thwarted-2"]),
        "P; P",
        expect(effects=["drought"]),
    )


def test_what_thwarted_cannot_aim_at() -> None:
    """RABB-6.4: effects in force, moves made, Collapse!, cards elsewhere; no target for others."""
    play(
        at((1, 0), collapses=(2,), holds={"A": "go-home drought advance", "B": "thwarted"}),
        "M1; go-home",
        Refusal("thwarted -> collapse", "RABB-6.4"),
        Refusal("thwarted -> drought", "RABB-6.4"),
        Refusal("thwarted", "RABB-6.4"),
        "P; P; advance",
        Refusal("thwarted -> go-home", "RABB-6.4"),
    )
    play(
        at((1, 0), holds={"A": "drought", "B": "advance"}),
        "M1; drought",
        Refusal("advance -> drought", "RABB-6.4"),
    )


def test_a_cancelled_card_waits_on_the_stack() -> None:
    """RABB-6.4: marked, and worked off without effect."""
    state = do(
        at(
            (1, 0),
            holds={"A": "every-bunny-wins thwarted", "B": "thwarted", "C": "thwarted"},
        ),
        "M1; every-bunny-wins; B: thwarted -> every-bunny-wins; P; P",
    )
    play(state, expect(carrots=[100, 100, 100], point="D7", responder=0, stack=[]))


def test_peace_and_quiet() -> None:
    """RABB-6.5 and RABB-12.10: at once, unanswerable; stack and effects end, moves stay."""
    state = play(
        at(
            (1, 0),
            holds={"A": "full-harvest advance", "B": "drought thwarted", "C": "peace-and-quiet"},
        ),
        "M1; full-harvest; P; P; advance; P; P; >S; P; B: drought",
        expect(effects=["full-harvest"], rabbit=(2, 1)),
        "C: peace-and-quiet",
        expect(
            window=None,
            effects=[],
            silenced=True,
            rabbit=(2, 1),
            point="D3",
            action_discards=["advance", "drought", "full-harvest", "peace-and-quiet"],
        ),
        Refusal("A: P", "RABB-13.2"),
        Refusal("A: full-harvest", "RABB-6.5"),
    )
    assert facts_of(state)["held"] == [[], ["thwarted"], []]


def test_peace_and_quiet_before_a_strike() -> None:
    """RABB-6.5: in a window of kind collapse, there is no main window any more."""
    play(
        at((1, 0), collapses=(2,), holds={"C": "peace-and-quiet"}, stacks="(2,0)=[B,A]"),
        "M1; P; P; C: peace-and-quiet",
        expect(stacks={(2, 0): [0]}, point="D9", window=None, carrots=[110, 100, 100]),
    )


def test_drought() -> None:
    """RABB-6.6 and RABB-12.12: the active seat harvests nothing, and nothing raises it."""
    play(
        at((1, 0), holds={"A": "drought full-harvest"}, stacks="(2,0)=[A]"),
        f"M1; drought; P; P; full-harvest; P; P; {ROUND}; decline",
        expect(carrots=[100, 100, 100]),
    )
    play(
        at((1, 0), holds={"A": "drought"}, stacks="(2,0)=[B]"),
        f"M1; drought; P; P; {ROUND}; share",
        expect(carrots=[100, 110, 100]),
    )


def test_epic_discovery() -> None:
    """RABB-6.7: two cards more at the first draw in M5; without a draw nothing."""
    deck = "drought advance poor-harvest advance"
    given = at((2, 0), holds={"B": "epic-discovery"}, deck=deck)
    play(
        given,
        f"M1; >E; P; epic-discovery; P; P; {ROUND}; take",
        expect(held=[["advance", "drought", "poor-harvest"], [], []], carrots=[150, 100, 100]),
    )
    play(
        replace(given, rabbits=((3, 1), HILL, HILL)),
        f"M1; P; epic-discovery; P; P; {ROUND}; card",
        expect(held=[["advance", "drought", "poor-harvest"], [], []]),
    )
    play(
        replace(given, rabbits=((3, 1), HILL, HILL)),
        f"M1; P; epic-discovery; P; P; {ROUND}; carrots",
        expect(**MOVED_ON, held=[[], [], []], carrots=[120, 100, 100]),
    )


def test_every_bunny_wins() -> None:
    """RABB-6.8: 100 carrots each at once; not a harvest, so nothing changes it."""
    play(
        at((1, 0), holds={"A": "full-harvest drought every-bunny-wins"}),
        "M1; full-harvest; P; P; drought; P; P; every-bunny-wins; P; P",
        expect(carrots=[200, 200, 200], effects=["drought", "full-harvest"], point="D7"),
    )


@pytest.mark.parametrize(("carrots", "left"), [(0, 0), (100, 100)])
def test_free_labor(carrots: int, left: int) -> None:
    """RABB-6.9 and RABB-12.11: building costs 0, Hungry Workers or not."""
    given = at(
        (1, 0), carrots=carrots, holds={"B": "free-labor hungry-workers"}, stacks="(2,0)=[A,A]"
    )
    state = do(given, "M1; P; free-labor; P; P; P; B: hungry-workers; P; P; P; P; P; build")
    assert facts_of(state)["carrots"][0] == left + 20  # the Village is harvested first
    play(state, expect(stacks={(2, 0): [0, 0, 0]}))


@pytest.mark.parametrize(("copies", "harvest"), [(1, 40), (2, 80)])
def test_full_harvest(copies: int, harvest: int) -> None:
    """RABB-6.10: doubles what the active seat harvests; two copies make it four times as much."""
    play_one = "full-harvest; P; P; "
    given = at((1, 0), holds={"A": "full-harvest full-harvest"}, stacks="(2,0)=[A] (2,1)=[A]")
    state = do(given, f"M1; {play_one * copies}{ROUND}; decline")
    play(state, expect(carrots=[100 + harvest, 100, 100]))
    given = replace(given, stacks={(2, 0): (1,)})
    state = do(given, f"M1; {play_one * copies}{ROUND}; share")
    play(state, expect(carrots=[100 + harvest // 2, 110, 100]))


@pytest.mark.parametrize(("copies", "factor"), [(1, 2), (2, 4)])
def test_hometown_advantage(copies: int, factor: int) -> None:
    """RABB-6.11: doubles what the owner harvests, whoever that is; the visitor's share stays."""
    play_one = "hometown-advantage; P; P; "
    given = at((1, 0), holds={"A": "hometown-advantage hometown-advantage"}, stacks="(2,0)=[B]")
    state = do(given, f"M1; {play_one * copies}{ROUND}; share")
    play(state, expect(carrots=[110, 100 + 10 * factor, 100]))
    given = replace(given, stacks={(2, 0): (0,)})
    state = do(given, f"M1; {play_one * copies}{ROUND}; decline")
    play(state, expect(carrots=[100 + 10 * factor, 100, 100]))


def test_hungry_workers() -> None:
    """RABB-6.12: costs double; what cannot be paid then is not offered."""
    play(
        at((1, 0), holds={"C": "hungry-workers"}),
        f"M1; P; P; hungry-workers; P; P; {ROUND}; build",
        expect(carrots=[80, 100, 100]),
    )
    play(
        at((1, 0), carrots=10, holds={"C": "hungry-workers"}),
        f"M1; P; P; hungry-workers; P; P; {ROUND}",
        expect(**MOVED_ON, stacks={}),
    )


def test_poor_harvest() -> None:
    """RABB-6.13 and RABB-12.12: the owner harvests 0, whatever doubles it; a visitor shares."""
    play(
        at((1, 0), holds={"A": "poor-harvest hometown-advantage"}, stacks="(2,0)=[B]"),
        f"M1; poor-harvest; P; P; hometown-advantage; P; P; {ROUND}; share",
        expect(carrots=[110, 100, 100]),
    )
    play(
        at((1, 0), holds={"B": "poor-harvest", "A": "full-harvest"}, stacks="(2,0)=[A]"),
        f"M1; full-harvest; P; P; P; poor-harvest; P; P; {ROUND}; decline",
        expect(carrots=[100, 100, 100]),
    )


def test_harvest_cards_on_events() -> None:
    """RABB-12.14: Full Harvest and Drought touch Event Tiles, owner cards do not."""
    given = at((2, 0), holds={"A": "full-harvest hometown-advantage drought poor-harvest"})
    steps = "M1; >E; {}; P; P; {}; P; P; P; P; P; take"
    for cards, carrots in (
        (("full-harvest", "hometown-advantage"), 200),
        (("full-harvest", "poor-harvest"), 200),
        (("drought", "full-harvest"), 100),
    ):
        play(given, steps.format(*cards), expect(carrots=[carrots, 100, 100]))
    hole = replace(given, rabbits=((3, 1), HILL, HILL))
    play(hole, "M1; full-harvest; P; P; P; P; P; carrots", expect(carrots=[140, 100, 100]))


def test_a_card_that_does_nothing() -> None:
    """RABB-6.14: it may be played."""
    play(
        at((1, 0), seats=2, holds={"A": "hometown-advantage poor-harvest epic-discovery"}),
        "M1; hometown-advantage; P; poor-harvest; P; epic-discovery; P; P; P; build",
        expect(
            carrots=[90, 100],
            action_discards=["epic-discovery", "hometown-advantage", "poor-harvest"],
        ),
    )
