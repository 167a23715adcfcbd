"""PROP-3 and PROP-4: dice, the course of a turn, claiming and discarding."""

from __future__ import annotations

from random import Random

from islands_desktop.games.propeller_islands.events import (
    DiceRolled,
    FameGained,
    OfferRefilled,
    ResourcesGained,
    TileDiscarded,
    TilePlaced,
)
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.rules.rounds import lay_dice
from islands_desktop.games.propeller_islands.rules.turns import turned
from islands_desktop.games.propeller_islands.state import State
from tests.games.propeller_islands.positions import do, events_of, given, look, parse_command
from tests.games.propeller_islands.test_setting_up import after_characters, new_game


def kinds(state: State) -> set[str]:
    return {command.kind for command in GAME.legal_commands(state)}


def test_rolled_dice_lie_on_the_forge() -> None:
    """PROP-3.1, PROP-3.2: excess dice are rolled again until no space has more than three."""
    again = 0
    for seed in range(200):
        state = new_game(4, seed)
        while GAME.step(state).name == "character":
            transition = GAME.apply(state, GAME.legal_commands(state)[0])
            state = transition.after
        rolls = [event for event in transition.events if isinstance(event, DiceRolled)]
        forge, excess = lay_dice(bytes(6), rolls[0].values)
        for roll in rolls[1:]:
            assert roll.again and len(roll.values) == excess
            forge, excess = lay_dice(forge, roll.values)
        assert excess == 0 and forge == state.forge
        again += len(rolls) > 1
    assert again > 10


def test_every_player_has_two_turns() -> None:
    """PROP-3.3: clockwise from the first player, then once more."""
    state, order = after_characters(new_game(3, 4)), []
    while GAME.step(state).name != "bonus":
        order.append(state.seat)
        state = do(state, f"draft({GAME.legal_commands(state)[0].number})")
        state = do(state, "activate_island; finish; end_turn")
    assert order == [(state.first + n) % 3 for n in range(6)]


def test_a_turn_is_draft_action_blueprint_end() -> None:
    """PROP-3.4, PROP-3.11, PROP-3.12."""
    state = after_characters(new_game(2, 4))
    assert kinds(state) == {"draft"}
    value = GAME.legal_commands(state)[0].number
    state = do(state, f"draft({value})")
    assert {"claim", "discard", "activate_island"} <= kinds(state)
    seat = state.seat
    state = do(state, "activate_island; finish")
    assert state.players[seat].drafted == bytes([value])
    assert "end_turn" in kinds(state) and state.seat == seat
    state = do(state, "end_turn")
    assert state.seat != seat and kinds(state) == {"draft"}


def test_drafting_is_named_by_value_and_final() -> None:
    """PROP-3.5."""
    state = given(step="draft")._replace(forge=bytes([2, 1, 1, 0, 1, 0]))
    assert GAME.problems(state) == []
    after = do(state, "draft(4) ! 3.5; draft(6) ! 3.5; draft(9) ! 3.5; draft(1); draft(2) ! 13.1")
    assert list(after.forge) == [1, 1, 1, 0, 1, 0]


def test_changes_come_before_the_action() -> None:
    """PROP-3.6."""
    state = given("(1,0) T05-1 +", die=1, resources="3/0/0")
    do(state, "adjust(1); activate_island; adjust(1) ! 13.1")
    do(state, "discard(0); adjust(1) ! 13.1")


def test_the_paid_step() -> None:
    """PROP-3.7, PROP-12.5: one energy, by one, once per turn."""
    state = given(die=3, resources="1/0/0")
    assert do(state, "adjust(+2) ! 3.7; adjust(0) ! 3.7; adjust(-1); adjust(1) ! 3.7").die == 2


def test_values_are_cyclic() -> None:
    """PROP-3.8."""
    assert (turned(6, 1), turned(1, -1), turned(5, 2), turned(2, -2)) == (1, 6, 1, 6)


def test_exactly_one_action() -> None:
    """PROP-3.9, PROP-3.10: an island can always be activated."""
    state = given(die=4, capitol="-")
    do(state, "discard(5); claim(6, (1,0)) ! 13.1; activate_island ! 13.1")
    assert kinds(do(state, "activate_island")) == {"finish"}


def test_a_turn_ends_by_itself_after_a_blueprint() -> None:
    """PROP-3.12."""
    state = given(step="blueprint", resources="1/1/1", hand=("B1-01",))
    after = do(state, "complete(B1-01); set_aside")
    assert after.seat == 0
    assert do(after, f"take({GAME.legal_commands(after)[0].option})").seat == 1


def test_claims_touch_the_final_value() -> None:
    """PROP-4.1: of the changed die, and only spaces with a tile."""
    state = given(die=6, resources="1/0/0")
    do(state, "claim(0, (1,0)) ! 4.1; claim(12, (1,0)) ! 4.1; adjust(1); claim(0, (1,0))")
    empty = given(die=6, stack=())
    empty = empty._replace(
        offer=empty.offer[:9] + b"\xff" + empty.offer[10:],
        discarded=empty.discarded + empty.offer[9:10],
    )
    assert GAME.problems(empty) == []
    do(empty, "claim(9, (1,0)) ! 4.1; discard(9) ! 4.1; discard(10)")


def test_claimed_tiles_bring_no_worker() -> None:
    """PROP-4.2."""
    after = do(given(die=3, offer={4: "T09-3"}), "claim(4, (1,0))")
    assert after.players[0].workers.count(1) == 1


def test_the_order_of_a_claim() -> None:
    """PROP-4.3: refilled, placed, links, and then the benefit of a depot."""
    state = given("(1,0) T09-3 .", offer={2: "T04-2"}, die=2)
    seen = [type(event) for event in events_of(state, "claim(2, (1,1))")]
    order = [OfferRefilled, TilePlaced, FameGained, ResourcesGained]
    assert [kind for kind in seen if kind in order] == order


def test_a_benefit_waits_for_what_fame_triggers() -> None:
    """PROP-4.3, PROP-5.11: Amelia chooses before the depot gives its worker."""
    state = given("(1,0) T09-3 ., (0,1) T05-1 .", offer={2: "T02-2"}, die=2, fame=10,
                  character="amelia")  # fmt: skip
    asked = do(state, "claim(2, (1,1))")
    assert GAME.step(asked).name == "resource" and GAME.problems(asked) == []
    asked = do(asked, "deploy(R1C1, (1,0)) ! 5.11; choose_resource(steel)")
    assert GAME.step(asked).name == "deploy"
    assert look(do(asked, "deploy(R1C1, (1,0))"))["step"] == "blueprint"


def test_an_empty_stack_leaves_spaces_empty() -> None:
    """PROP-4.4, PROP-12.16: discarded tiles never return."""
    state = given(die=4, stack=())
    after = do(state, "discard(6)")
    assert after.offer[6] == 255 and not after.stack
    assert after.discarded == state.discarded + state.offer[6:7]


def test_two_equal_banners_make_two_links() -> None:
    """PROP-4.5, PROP-12.7: every banner counts, printed or added."""
    state = given("(1,0) T10-2 . {B:science}", offer={2: "T04-2"}, die=2)
    assert GAME.problems(state) == []
    assert look(do(state, "claim(2, (1,1))"))["fame"] == 2


def test_links_count_in_both_directions() -> None:
    """PROP-4.6: the hub icon of an upgraded hub, and its banner."""
    island = "(1,0) T05-2 . {B:culture}, (2,0) T09-1 ."
    state = given(island, die=3, offer={4: "T04-3"})
    assert look(do(state, "claim(4, (1,1))"))["fame"] == 1
    state = given(island, die=3, offer={4: "T20-1"})
    assert look(do(state, "claim(4, (1,1))"))["fame"] == 1


def test_a_hub_with_a_banner_still_is_a_hub() -> None:
    """PROP-4.7: and forms no link with itself."""
    state = given("(1,0) T10-5 . {B:science}", die=3, offer={4: "T09-3"})
    assert look(do(state, "claim(4, (1,1))"))["fame"] == 1


def test_depot_benefits() -> None:
    """PROP-4.8, PROP-6.2, PROP-6.3, PROP-6.4, PROP-12.3, PROP-12.4: worker, one steel, one part."""
    for name, resources in (("T02-1", "0/0/0"), ("T03-1", "0/1/0"), ("T04-1", "0/0/1")):
        state = given(die=3, offer={4: name})
        after = do(state, "claim(4, (1,0))")
        assert look(after)["resources"] == resources
        assert look(after)["step"] == "blueprint"
    state = given("(1,0) T14-1 .", die=3, offer={4: "T02-1"})
    assert look(do(state, "claim(4, (0,1)); skip ! 5.11"))["step"] == "deploy"


def test_discarding() -> None:
    """PROP-4.9: the tile leaves the game, two energy are gained, the space is refilled."""
    kinds = [type(event) for event in events_of(given(die=4), "discard(7)")]
    assert kinds == [TileDiscarded, ResourcesGained, OfferRefilled]
    after = do(given(die=4), "discard(7)")
    assert look(after)["resources"] == "2/0/0" and len(after.discarded) == 1


def test_random_games_end_in_time() -> None:
    """PROP-3.10, PROP-15.9: nobody is ever stuck."""
    for seed in range(12):
        rng, state, moves = Random(seed), new_game(2 + seed % 3, seed), 0
        while commands := GAME.legal_commands(state):
            assert GAME.why_not(state, commands[0]) is None
            state = GAME.successor(state, rng.choice(commands))
            moves += 1
        assert moves < 2000 and GAME.outcome(state) is not None
        assert state.round < 30
        assert GAME.why_not(state, parse_command("finish")) is not None
