"""What every game must keep, registered or not: the contract of `core.game`."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from islands_desktop.core.digest import state_digest
from islands_desktop.core.events import event_to_dict
from islands_desktop.core.refusals import BadCommand, BadState, GameError, IllegalCommand
from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import GAME_IDS, find_game
from tests.games.contract_case import ContractCase
from tests.games.my_island.contract_case import MyIslandCase
from tests.games.palm_island.contract_case import PalmIslandCase
from tests.games.propeller_islands.contract_case import PropellerIslandsCase
from tests.games.rabbit_island.contract_case import RabbitIslandCase

CASES: dict[str, ContractCase] = {
    "palm_island": PalmIslandCase(),
    "my_island": MyIslandCase(),
    "propeller_islands": PropellerIslandsCase(),
    "rabbit_island": RabbitIslandCase(),
}


@pytest.fixture(params=CASES)
def case(request: pytest.FixtureRequest) -> ContractCase:
    """Every game, also one that has no table yet and is not registered."""
    return CASES[request.param]


def test_every_registered_game_has_a_contract_case() -> None:
    assert set(GAME_IDS) <= set(CASES)
    for game_id in GAME_IDS:
        assert find_game(game_id) is CASES[game_id].game


def test_a_contract_case_has_set_ups_of_all_modes() -> None:
    for game_id, known in CASES.items():
        assert known.game.id == game_id
        assert {setup.game for setup in known.setups()} == {game_id}
        assert {setup.mode for setup in known.setups()} == {mode.id for mode in known.game.modes}


def test_legal_commands_are_sorted_once_each_and_only_for_the_actor(case: ContractCase) -> None:
    for number, setup in enumerate(case.setups()):
        for state in case.play_game(setup, number):
            commands = list(case.game.legal_commands(state))
            actor = case.game.actor(state)
            assert commands == sorted(commands)
            assert len(set(commands)) == len(commands)
            assert sorted(case.game.reading_order(commands)) == commands
            assert all(command.seat == actor for command in commands)
            assert bool(commands) == (actor is not None)
            assert (actor is None) == (case.game.outcome(state) is not None)


def test_the_legal_list_is_complete_and_why_not_agrees_with_it(case: ContractCase) -> None:
    tried = 0
    for state in case.sample(9):
        legal = set(case.game.legal_commands(state))
        found = set()
        for command in case.candidates(state):
            tried += 1
            refusal = case.game.why_not(state, command)
            assert (refusal is None) == (command in legal), command
            if refusal is None:
                found.add(command)
            else:
                assert str(refusal) and refusal.rule
        assert found == legal
    assert tried > 10_000


def test_every_seat_has_its_own_commands_and_the_actor_those_of_the_list(
    case: ContractCase,
) -> None:
    for state in case.sample(12, seed=2):
        actor, seats = case.game.actor(state), case.game.setup_of(state).seats
        if actor is not None:
            assert case.game.commands_of(state, actor) == case.game.legal_commands(state)
        for seat in (*range(seats), seats, -1):
            commands = list(case.game.commands_of(state, seat))
            assert commands == sorted(set(commands))
            for command in commands[:10]:
                assert command.seat == seat
                assert case.game.why_not(state, command) is None
                assert case.game.apply(state, command).after != state


def test_an_obvious_command_is_the_only_one_and_makes_no_decision_final(
    case: ContractCase,
) -> None:
    """What may be taken back before it may be taken back after it."""
    for number, setup in enumerate(case.setups()):
        session, rng, final = GameSession.new(case.game, setup), Random(number), True
        while commands := list(case.game.legal_commands(session.state)):
            obvious = case.game.obvious_command(session.state)
            barrier = session.play(case.choose(rng, commands)).barrier
            if obvious is not None:
                assert commands == [obvious]
                assert final or not barrier
            final = bool(barrier)
        assert case.game.obvious_command(session.state) is None


def test_successor_is_apply_without_events(case: ContractCase) -> None:
    steps = 0
    for number, setup in enumerate(case.setups()):
        for state in case.play_game(setup, 50 + number):
            for command in case.game.legal_commands(state)[:12]:
                transition = case.game.apply(state, command)
                assert transition.before == state
                assert transition.after == case.game.successor(state, command)
                assert transition.events
                steps += 1
    assert steps > 2000


def test_states_are_values_and_nothing_changes_them(case: ContractCase) -> None:
    for state in case.sample(12):
        entry, number = deepcopy(case.game.state_to_dict(state)), hash(state)
        game = case.game
        for command in game.legal_commands(state)[:6]:
            game.apply(state, command)
            game.describe_command(state, command)
        for seat in range(game.setup_of(state).seats):
            game.determinise(game.view(state, seat), seat, 5)
        game.standings(state), game.outcome(state), game.problems(state), game.step(state)
        assert game.state_to_dict(state) == entry
        assert hash(state) == number
        assert game.state_from_dict(entry) == state
        assert hash(game.state_from_dict(entry)) == number


def test_every_state_and_command_survives_json(case: ContractCase) -> None:
    for number, setup in enumerate(case.setups()):
        for state in case.play_game(setup, 70 + number):
            entry = json.loads(json.dumps(case.game.state_to_dict(state)))
            loaded = case.game.state_from_dict(entry)
            assert loaded == state
            assert case.game.legal_commands(loaded) == case.game.legal_commands(state)
            assert case.game.setup_of(loaded) == setup
            for command in case.game.legal_commands(state)[:8]:
                text = json.dumps(command.to_dict())
                assert case.game.command_from_dict(json.loads(text)) == command


def test_set_ups_survive_json(case: ContractCase) -> None:
    for setup in case.setups():
        entry = json.loads(json.dumps(setup.to_dict()))
        again = case.game.make_setup(entry["mode"], entry["seats"], entry["seed"], entry["options"])
        assert again == setup
        assert case.game.new_game(again) == case.game.new_game(setup)


def test_all_of_a_game_can_be_taken_back_and_done_again(case: ContractCase) -> None:
    """As far as barriers allow; where one forbids it, nothing at all is taken back."""
    for number, setup in enumerate(case.setups()):
        rng = Random(number)
        session = GameSession.new(case.game, setup)
        while commands := list(case.game.legal_commands(session.state)):
            session.play(case.choose(rng, commands))
        states = [session.state_at(n) for n in range(len(session.log) + 1)]
        while session.cursor:
            barrier = session.log[session.cursor - 1].barrier
            refusal = session.why_not_undo()
            assert (refusal is not None) == (bool(barrier) and not session.practice)
            if refusal is not None:
                assert refusal.rule and str(refusal)
                session = session.branch(session.cursor - 1)
                continue
            session.undo()
            assert session.state == states[session.cursor]
        assert session.state == states[0]
        while session.why_not_redo() is None:
            session.redo()
            assert session.state == states[session.cursor]


def test_a_log_replays_to_the_same_digests(case: ContractCase) -> None:
    for number, setup in enumerate(case.setups()):
        rng = Random(number)
        session = GameSession.new(case.game, setup)
        while commands := list(case.game.legal_commands(session.state)):
            session.play(case.choose(rng, commands))
        entries = [
            (case.game.command_from_dict(entry.command.to_dict()), entry.digest)
            for entry in session.log
        ]
        replayed = GameSession.replay(case.game, case.game.new_game(setup), entries)
        assert state_digest(case.game, replayed.state) == state_digest(case.game, session.state)


def test_the_same_seed_is_the_same_game_and_another_seed_another(case: ContractCase) -> None:
    for setup in case.setups():
        entry = setup.to_dict()
        digests = [
            state_digest(
                case.game,
                case.game.new_game(
                    case.game.make_setup(setup.mode, setup.seats, seed, entry["options"])
                ),
            )
            for seed in (*range(20), *range(20))
        ]
        assert digests[:20] == digests[20:]
        assert len(set(digests)) == 20


def test_views_tell_nothing_that_is_hidden(case: ContractCase) -> None:
    """States that differ only in hidden parts have one view; it does not carry the seed."""
    rng, compared = Random(3), 0
    for state in case.sample(25, seed=4):
        seat = case.game.actor(state) or 0
        view = case.game.view(state, seat)
        assert case.game.view(view, seat) == view
        assert case.game.setup_of(view).seed == 0
        for twin in case.twins(state, rng):
            compared += twin != state
            assert case.game.view(twin, seat) == view
    assert compared > 50


def test_determinised_states_are_possible_and_agree_with_the_view(case: ContractCase) -> None:
    different = 0
    for state in case.sample(15, seed=6):
        seat = case.game.actor(state) or 0
        view = case.game.view(state, seat)
        for chance in (1, 2, 3):
            world = case.game.determinise(view, seat, chance)
            assert case.game.problems(world) == []
            assert case.game.view(world, seat) == view
            assert case.game.determinise(view, seat, chance) == world
            different += world != case.game.determinise(view, seat, chance + 50)
            steps = 0
            while (commands := list(case.game.legal_commands(world))) and steps < 20:
                world = case.game.successor(world, commands[steps % len(commands)])
                steps += 1
    assert different > 20


def test_reachable_states_have_no_problems(case: ContractCase) -> None:
    for number, setup in enumerate(case.setups()):
        for state in case.play_game(setup, 90 + number):
            assert case.game.problems(state) == []


def test_impossible_states_have_problems(case: ContractCase) -> None:
    for state in case.sample(4, seed=8):
        for name, spoiled in case.impossible(state).items():
            if spoiled != state:
                assert case.game.problems(spoiled), name


STRANGE: tuple[Any, ...] = (
    *(None, True, -1, 0, 3, 99, 1.5, 10**30, "", "LG4", "*", "?", "…", "\ud800", [], {}),
    *([None], ["LG4"], {"a": 1}, [[]], float("nan"), "RT17", "*RT17", "VI1", "FE9", 2**64),
)


def spoil(entry: Any, rng: Random) -> Any:
    """The JSON values with one place changed, removed, doubled or exchanged."""
    entry = deepcopy(entry)
    holder, path = entry, 0
    while True:
        keys: list[Any] = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            return entry
        key = rng.choice(keys)
        inner = holder[key]
        if isinstance(inner, (dict, list)) and inner and rng.random() < 0.8:
            holder, path = inner, path + 1
            continue
        change = rng.randrange(4)
        if change == 0:
            holder[key] = rng.choice(STRANGE)
        elif change == 1:
            del holder[key]
        elif change == 2 and isinstance(holder, list):
            holder.insert(rng.randrange(len(holder) + 1), holder[key])
        else:
            other = rng.choice(keys)
            holder[key], holder[other] = holder[other], holder[key]
        return entry


def test_spoiled_states_are_refused_or_possible_and_never_break_anything(
    case: ContractCase,
) -> None:
    rng, refused, accepted = Random(11), 0, 0
    for state in case.sample(12, seed=12):
        entry = case.game.state_to_dict(state)
        for _ in range(80):
            spoiled = spoil(entry, rng)
            for _ in range(rng.randrange(3)):
                spoiled = spoil(spoiled, rng)
            try:
                loaded = case.game.state_from_dict(spoiled)
            except BadState as error:
                assert str(error)
                refused += 1
                continue
            accepted += 1
            assert case.game.problems(loaded) == []
            for command in case.game.legal_commands(loaded)[:5]:
                after = case.game.apply(loaded, command).after
                assert case.game.problems(after) == [], spoiled
    assert refused > 500 and accepted > 20


@pytest.mark.parametrize("entry", STRANGE)
def test_what_is_no_state_at_all_is_refused(case: ContractCase, entry: Any) -> None:
    with pytest.raises(BadState):
        case.game.state_from_dict(entry)


@pytest.mark.parametrize("entry", STRANGE)
def test_what_is_no_command_at_all_is_refused(case: ContractCase, entry: Any) -> None:
    with pytest.raises(BadCommand):
        case.game.command_from_dict(entry)


def test_spoiled_commands_are_no_commands_or_refused_or_legal(case: ContractCase) -> None:
    rng = Random(13)
    for state in case.sample(15, seed=14):
        for command in case.game.legal_commands(state)[:20]:
            for _ in range(6):
                try:
                    changed = case.game.command_from_dict(spoil(command.to_dict(), rng))
                except BadCommand as error:
                    assert str(error)
                    continue
                refusal = case.game.why_not(state, changed)
                legal = changed in case.game.commands_of(state, changed.seat)
                assert (refusal is None) == legal, changed
                if not legal:
                    with pytest.raises(IllegalCommand) as raised:
                        case.game.apply(state, changed)
                    assert raised.value.refusal == refusal
                    assert isinstance(raised.value, GameError)


def test_commands_of_a_state_are_told_apart_in_words(case: ContractCase) -> None:
    for state in case.sample(40, seed=15):
        commands = list(case.game.legal_commands(state))
        words = [case.game.describe_command(state, command) for command in commands]
        assert all(words)
        assert len(set(words)) == len(words)


def test_every_event_is_told_in_words_and_as_json(case: ContractCase) -> None:
    told = set()
    for number, setup in enumerate(case.setups()):
        session = GameSession.new(case.game, setup)
        rng = Random(20 + number)
        while commands := list(case.game.legal_commands(session.state)):
            played = session.play(case.choose(rng, commands))
            for event in played.events:
                line = case.game.describe_event(event, played.after)
                assert isinstance(line, str) and "{" not in line
                entry = json.loads(json.dumps(event_to_dict(event)))
                assert entry["kind"] == event.kind
                told.add(event.kind)
    assert len(told) > 5


def test_every_state_says_what_can_be_done_and_how_it_stands(case: ContractCase) -> None:
    for state in case.sample(25, seed=16):
        step = case.game.step(state)
        assert step.name and step.sentence and step.rules
        assert case.game.progress(state)
        standings = case.game.standings(state)
        assert len(standings.seats) == len(standings.places) == case.game.setup_of(state).seats
        for sheet in standings.seats:
            assert sum(line.points for line in sheet.lines) == sheet.total


def test_what_a_view_hides_leaves_it_tellable(case: ContractCase) -> None:
    """How it stands, and commands of others whose cards a seat does not see."""
    for state in case.sample(10, seed=17):
        seats = range(case.game.setup_of(state).seats)
        commands = [one for seat in seats for one in list(case.game.commands_of(state, seat))[:20]]
        for view in [case.game.view(state, seat) for seat in seats]:
            assert case.game.step(view).sentence and case.game.progress(view)
            for sheet in case.game.standings(view).seats:
                assert sum(line.points for line in sheet.lines) == sheet.total
            assert all(case.game.describe_command(view, command) for command in commands)
