"""Playing together (PALM-12), rounds of several players (PALM-8), what each may see (PALM-16)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from islands_desktop.core.refusals import BadSetup
from islands_desktop.core.session import GameSession
from islands_desktop.games.palm_island.events import RoundEnded, StoredCardPassed
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.notation import parse_command
from islands_desktop.games.palm_island.state import HIDDEN, TRACKER_FACE, State
from islands_desktop.games.palm_island.views import recollect
from tests.games.palm_island.positions import ORDER0
from tests.games.palm_island.shared_positions import (
    deck,
    end_all,
    events_of,
    indices,
    play,
    refusal_of,
    shared_state,
)

MODES = ("cooperative", "casual", "speed")
LATE = "HO13 RT17 *CH1 *LG4 CH2 CH3 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO14 TE15 TE16"


def new_game(mode: str, seats: int = 2, seed: int = 1, **options: Any) -> State:
    return GAME.new_game(GAME.make_setup(mode, seats, seed, options))


def random_round(state: State, seat: int, chance: Random) -> list[Any]:
    """Commands of one seat up to the end of its round."""
    found = []
    while GAME.commands_of(state, seat):
        command = chance.choice(GAME.commands_of(state, seat))
        found.append(command)
        state = GAME.successor(state, command)
    return found


@pytest.mark.parametrize("mode", MODES)
def test_two_to_four_play_together(mode: str) -> None:
    """PALM-12.1: each with an own deck."""
    for seats in (2, 3, 4):
        state = new_game(mode, seats)
        assert len(state.villages) == seats
        assert all(len(village.deck) == 17 for village in state.villages)
    for seats in (0, 1, 5):
        with pytest.raises(BadSetup) as raised:
            GAME.make_setup(mode, seats, 1)
        assert raised.value.rule == "PALM-12.1"


def test_decks_are_equal_in_competition_and_independent_in_cooperation() -> None:
    """PALM-2.4 and PALM-14.1: one shuffle for all, or one for each."""
    for mode in ("casual", "speed"):
        assert len(set(new_game(mode, 4).villages)) == 1
    decks = {village.deck for seed in range(20) for village in new_game("cooperative", 4, seed)[2]}
    assert len(decks) == 80


def test_the_order_of_commands_of_different_players_has_no_influence() -> None:
    """PALM-12.2 and PALM-18.8: the same commands, interleaved in another way."""
    for mode in MODES:
        for seed in range(5):
            start, chance = new_game(mode, 3, seed), Random(seed)
            rounds = [random_round(start, seat, chance) for seat in range(3)]
            ends = set()
            for _ in range(3):
                queues, state = [list(part) for part in rounds], start
                while any(queues):
                    queue = chance.choice([queue for queue in queues if queue])
                    state = GAME.apply(state, queue.pop(0)).after
                ends.add(state)
            assert len(ends) == 1


def test_seats_play_their_rounds_one_after_the_other() -> None:
    """PALM-12.3: the actor is the first seat that has not ended the round."""
    state = shared_state("casual", (LATE, LATE, LATE), 3)
    actors = []
    for letter in "ABC":
        actors.append(GAME.actor(state))
        state = play(state, f"{letter}: discard", f"{letter}: end_round")
    assert actors == [0, 1, 2]
    assert (GAME.actor(state), state.round) == (0, 4)


def test_nobody_knows_what_others_do_in_the_same_round() -> None:
    """PALM-12.4 and PALM-16.3: not a person by the view, not a computer by what it remembers."""
    before = shared_state("cooperative", (LATE, LATE), 3)
    after = play(before, "B: discard")
    for look in (GAME.view, recollect):
        assert look(before, 0) == look(after, 0)
        assert look(before, 1) != look(after, 1)
    closed = play(after, "B: end_round")
    assert GAME.view(closed, 0).villages[1].company.closed
    assert recollect(before, 0).villages[0] == before.villages[0]


def test_what_a_computer_remembers_agrees_with_what_it_sees() -> None:
    """PALM-12.4: worlds drawn from its memory are possible and look as the game does."""
    for mode, options in (("cooperative", {}), ("casual", {"villagers": True}), ("speed", {})):
        chance, state = Random(8), new_game(mode, 3, 8, **options)
        while GAME.actor(state) is not None:
            if chance.random() < 0.1:
                seat = chance.randrange(3)
                world = GAME.determinise(recollect(state, seat), seat, 5)
                assert GAME.problems(world) == []
                if state.round > 1:
                    assert world.villages[seat].deck == state.villages[seat].deck
                    assert GAME.view(world, seat) == GAME.view(state, seat)
            state = GAME.successor(state, chance.choice(GAME.legal_commands(state)))


def test_only_the_own_deck_is_shown_in_a_round() -> None:
    """PALM-12.5 and PALM-16.1: also in cooperative play."""
    view = GAME.view(shared_state("cooperative", (LATE, LATE), 3), 0)
    assert view.villages[0].deck.count(HIDDEN) < 16
    assert set(view.villages[1].deck) == {HIDDEN, TRACKER_FACE}


def test_at_the_end_of_a_round_stored_cards_and_levels_are_open() -> None:
    """PALM-16.3: of every player; not the order of the deck."""
    kept = "RT17 *CH1/FB *LG4/BB CH2 CH3 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    state = end_all(shared_state("cooperative", (kept, kept), 3))
    seen = GAME.view(state, 0).villages[1]
    assert seen.company.shown.stored == state.villages[1].stored
    assert (seen.company.shown.levels[0], seen.company.shown.levels[3]) == (1, 2)
    assert set(seen.deck) == {HIDDEN, TRACKER_FACE}
    state = play(state, "group_done", "B: discard")
    assert GAME.view(state, 0).villages[1].stored == state.villages[1].company.shown.stored


def test_the_tails_are_public_but_not_what_is_recruited_in_the_round() -> None:
    """PALM-16.3."""
    own = f"VI1 VI3 {LATE} | VI2".replace("*LG4", "*LG4/BB").replace("*CH1", "*CH1/BB")
    state = shared_state("casual", (own, own), 3, piles=("OP5", "OP7", "OP14"))
    before = GAME.view(state, 1)
    assert before.villages[0].tail == indices("VI2")
    recruited = play(state, "A: recruit VI1 pay CH1")
    assert GAME.view(recruited, 1) == before
    assert GAME.view(recruited, 0).villages[0].tail == indices("VI2 VI1")


def test_events_of_a_running_round_are_the_players_own() -> None:
    """PALM-16.3: the others hear of it only that the round is ended."""
    state = shared_state("casual", (LATE, LATE), 3)
    assert all(event.visible_to == (1,) for event in events_of(state, "B: discard"))
    ended = events_of(play(state, "B: discard"), "B: end_round")
    assert [type(event) for event in ended] == [RoundEnded]
    assert ended[0].visible_to is None


def test_before_the_first_turn_the_own_order_is_shown() -> None:
    """PALM-16.2 and PALM-2.2: also when others have begun."""
    state = new_game("cooperative")
    own = state.villages[1].deck
    assert GAME.view(state, 1).villages[1].deck == own
    begun = play(state, "A: discard")
    assert GAME.view(begun, 1).villages[1].deck == own
    assert HIDDEN in GAME.view(begun, 0).villages[0].deck
    aided = play(new_game("cooperative", open_deck=True), "A: discard")
    assert HIDDEN not in GAME.view(aided, 0).villages[0].deck  # PALM-16.4


def test_a_closed_player_waits_for_the_others() -> None:
    """PALM-8.1 and PALM-8.2: no commands; the round ends with the last one."""
    state = play(shared_state("casual", (LATE, LATE), 3), "A: discard", "A: end_round")
    assert GAME.commands_of(state, 0) == ()
    for text in ("discard", "end_round", "store CH1", "set_active VI1"):
        assert refusal_of(state, f"A: {text}") == "PALM-8.1"
    assert state.round == 3
    assert play(state, "B: discard", "B: end_round").round == 4


def test_the_step_between_rounds_depends_on_the_mode() -> None:
    """PALM-8.3: group phase, outposts, market; cards behind the tracker can still pay."""
    kept = "RT17 *CH1/FB *LG4/BB CH2 CH3 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    group = end_all(shared_state("cooperative", (kept, kept), 3, disaster="CO1"))
    assert GAME.step(group).name == "group"
    casual = end_all(shared_state("casual", (kept, kept), 3, piles=("OP1", "OP7", "OP14")))
    assert GAME.step(casual).name == "turn"
    market = end_all(shared_state("speed", (kept, kept), 3, piles=("OP5", "OP7", "OP14")))
    assert GAME.step(market).name == "market"
    assert refusal_of(market, "A: buy OP5 pay CH1+LG4") == ""


def test_a_round_begins_with_the_automatic_steps_of_all() -> None:
    """PALM-8.4, PALM-8.5, PALM-8.6: trackers to the back, a stored top card is discarded."""
    kept = "RT17 *CH1 LG4 *CH2 CH3 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    state = shared_state("casual", (kept, kept), 3, piles=("OP1", "OP7", "OP14"))
    state = play(state, "A: end_round")
    passed = events_of(state, "B: end_round")
    state = play(state, "B: end_round")
    assert state.tracker_face == "BT"
    assert deck(state, "A").startswith("LG4 *CH2 CH3") and deck(state, "A").endswith("RT17 CH1")
    assert [e.seat for e in passed if isinstance(e, StoredCardPassed)] == [0, 1]


def test_after_the_last_round_nothing_moves() -> None:
    """PALM-8.7."""
    state = shared_state("casual", (LATE, LATE), 8)
    state = play(state, "A: discard", "B: discard")
    before = deck(state, "A")
    state = end_all(state)
    assert state.over and deck(state, "A") == before
    assert refusal_of(state, "A: end_round") == "PALM-8.7"


def test_turns_are_taken_back_to_the_start_of_the_round_until_it_is_ended() -> None:
    """PALM-16.5."""
    session = GameSession(GAME, shared_state("casual", (LATE, LATE), 3))
    session.play(parse_command("discard", 0))
    session.undo()
    session.play(parse_command("discard", 0))
    session.play(parse_command("end_round", 0))
    refusal = session.why_not_undo()
    assert refusal is not None and refusal.rule == "PALM-16.5"


def test_group_commands_are_taken_back_within_their_phase() -> None:
    """PALM-16.5."""
    kept = "RT17 *CH1/FB *LG4/BB CH2 CH3 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    session = GameSession(GAME, end_all(shared_state("cooperative", (kept, kept), 3)))
    start = session.state
    session.play(parse_command("pay_disaster A: LG4, B: LG4", 1))
    session.undo()
    assert session.state == start
    session.play(parse_command("group_done", 0))
    refusal = session.why_not_undo()
    assert refusal is not None and refusal.rule == "PALM-16.5"


def test_a_game_is_resumed_as_it_was() -> None:
    """PALM-16.6 and PALM-18.9: at every decision of every mode."""
    for mode in MODES:
        state, chance = new_game(mode, 3, 4), Random(4)
        for _ in range(150):
            loaded = GAME.state_from_dict(GAME.state_to_dict(state))
            assert loaded == state
            assert GAME.legal_commands(loaded) == GAME.legal_commands(state)
            state = GAME.successor(state, chance.choice(GAME.legal_commands(state)))


def test_chance_decides_only_the_set_up() -> None:
    """PALM-2.5: shuffles, villagers, outposts, the disaster; afterwards the state of chance
    never changes."""
    for mode, options in (("cooperative", {}), ("casual", {"villagers": True}), ("speed", {})):
        state, chance = new_game(mode, 2, 6, **options), Random(6)
        first = state.chance
        while GAME.actor(state) is not None:
            assert state.chance == first
            state = GAME.successor(state, chance.choice(GAME.legal_commands(state)))


def test_an_order_can_be_given() -> None:
    """PALM-2.5: instead of a shuffle, for all decks of a competition."""
    order = ORDER0.split()[:-1]
    for mode in ("casual", "speed"):
        state = new_game(mode, 3, order=order)
        assert {deck(state, letter) for letter in "ABC"} == {ORDER0}
    with pytest.raises(BadSetup):
        GAME.make_setup("cooperative", 2, 1, {"order": order})


def test_switches_of_group_and_market_name_nothing_else() -> None:
    """Commands that say more than their kind has a place for are refused."""
    kept = "RT17 *CH1/FB *LG4/BB CH2 CH3 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"
    group = end_all(shared_state("cooperative", (kept, kept), 3))
    market = end_all(shared_state("speed", (kept, kept), 3, piles=("OP5", "OP7", "OP14")))
    running = shared_state("casual", (LATE, LATE), 3)
    for state, entry, rule in (
        (group, {"kind": "group_done", "card": "CH1"}, "PALM-3.1"),
        (group, {"kind": "group_done", "confirmed": [0]}, "PALM-13.4"),
        (market, {"kind": "pass", "payments": [["CH1"], []]}, "PALM-13.4"),
        (running, {"kind": "discard", "tenths": 5}, "PALM-15.4"),
        (running, {"kind": "discard", "owner": 1}, "PALM-13.4"),
    ):
        refusal = GAME.why_not(state, GAME.command_from_dict(entry))
        assert refusal is not None and refusal.rule == rule, entry
