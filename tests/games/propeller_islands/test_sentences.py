"""What players read: commands, steps, the log, the end."""

from __future__ import annotations

import re
from random import Random

import pytest

from islands_desktop.core.phrases import install_translator
from islands_desktop.core.seat_names import install_seat_names
from islands_desktop.games.propeller_islands import events
from islands_desktop.games.propeller_islands.components import LINES
from islands_desktop.games.propeller_islands.event_text import describe_event
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.hexes import hex_at
from islands_desktop.games.propeller_islands.names import points_words, resource_words
from islands_desktop.games.propeller_islands.places import hex_words, line_words
from islands_desktop.games.propeller_islands.state import State
from tests.games.propeller_islands.contract_case import PropellerIslandsCase
from tests.games.propeller_islands.positions import do, given, parse_command

CASE = PropellerIslandsCase()


@pytest.mark.parametrize(
    ("state", "command", "words"),
    [
        (given(step="draft"), "draft(2)", "Take a 2"),
        (given(die=6, resources="1/0/0"), "adjust(1)", "Pay 1 energy: count the die as 1"),
        (
            given(die=3, offer={4: "T09-3"}),
            "claim(4, (1,-1))",
            "Claim Smelting Plant 3 (Science banner) from the space at 3 and place it "
            "north-east of the Capitol",
        ),
        (
            given(die=3, offer={4: "T03-2"}),
            "discard(4)",
            "Discard Depot (steel) (Science hub) from the space at 3 for 2 energy",
        ),
        (
            given("(1,0) T10-5 +", step="bonus", die=5, resources="0/1/0"),
            "activate((1,0))",
            "Activate Factory 5: 1 steel for 2 parts",
        ),
        (
            given("(1,0) T12-5 +, (0,1) T04-1", step="bonus", die=5),
            "activate((1,0), (0,1))",
            "Activate Warehouse 5 for Depot (part)",
        ),
        (
            given(step="blueprint", resources="1/1/1", hand=("B1-01",)),
            "complete(B1-01)",
            "Complete blueprint B1-01 (1 energy, 1 steel, 1 part: 3 points, Industry banner)",
        ),
    ],
)
def test_commands_in_words(state: State, command: str, words: str) -> None:
    assert GAME.describe_command(state, parse_command(command)) == words


def test_hexes_are_named_by_what_lies_there_or_beside_them() -> None:
    state = given("(1,0) T04-1, (2,0) T05-1 ., (3,0) T04-2, (-1,0) T02-1", die=3)
    player = state.players[0]
    assert hex_words(player, hex_at(2, 0)) == "Tinker Shop 1"
    assert hex_words(player, hex_at(1, 0)) == "Depot (part) east of the Capitol"
    assert hex_words(player, hex_at(3, 0)) == "Depot (part) east of Tinker Shop 1"
    assert hex_words(player, hex_at(-1, 0)) == "Depot (worker)"
    assert hex_words(player, hex_at(2, -1)) == "north-west of Tinker Shop 1, beside Depot (part)"
    assert hex_words(player, hex_at(0, 1)) == "south-east of the Capitol, beside Depot (part)"
    assert hex_words(player, hex_at(4, 0)) == "east of Depot (part) east of Tinker Shop 1"


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("B1-02", {"(1,0)": "Factory 5 (1 link)", "(1,1)": "Depot (steel) (1 link)",
                   "(0,1)": "Depot (part) (2 links)", "(-1,0)": "Depot (worker) (no link)"}),
        ("B1-18", {"(1,0)": "Factory 5"}),
    ],
)  # fmt: skip
def test_a_banner_tells_how_many_links_it_forms_on_a_tile(card: str, words: dict[str, str]) -> None:
    """PROP-8.6; a hub icon of the tile itself does not count (4.7)."""
    state = given(
        "(1,0) T10-5 ., (1,1) T03-2, (0,1) T04-1, (-1,0) T02-1", step="upgrade", completed=(card,)
    )
    for at, tile in words.items():
        told = GAME.describe_command(state, parse_command(f"install({at})"))
        assert told.endswith(f" on {tile}")


def test_what_changes_the_die_for_nothing_is_read_before_what_costs() -> None:
    """PROP-3.7, 9.12; the list of legal commands itself is sorted."""
    state = given(die=5, character="charles", fame=5, resources="1/0/0")
    legal = GAME.legal_commands(state)
    read = GAME.reading_order(legal)
    kinds = [command.kind for command in read]
    assert sorted(read) == legal == sorted(legal) and read != legal
    assert kinds[:5] == ["activate_island", "shift", "shift", "adjust", "adjust"]
    jacques = given(die=5, character="jacques", fame=5, resources="1/0/0")
    read = GAME.reading_order(GAME.legal_commands(jacques))
    assert [command.kind for command in read][1:4] == ["reroll", "adjust", "adjust"]


@pytest.mark.parametrize("seed", range(4))
def test_no_two_commands_are_described_alike_and_none_by_bare_coordinates(seed: int) -> None:
    chance, state = Random(seed), GAME.new_game(GAME.make_setup("standard", 2, seed))
    while GAME.actor(state) is not None:
        legal = GAME.legal_commands(state)
        words = [GAME.describe_command(state, command) for command in legal]
        assert len(set(words)) == len(words)
        assert not any(re.search(r"\(−?\d+, −?\d+\)", one) for one in words)
        state = GAME.successor(state, chance.choice(legal))


def test_a_reward_is_named_by_its_line_and_what_it_gives() -> None:
    words = [line_words(line) for line in LINES]
    assert "column 2 (1 part)" in words and "row 2 (1 energy, 1 steel)" in words
    assert "column 1 (a tile from the stack)" in words and "column 4 (3 fame)" in words


def test_steps_name_the_player_of_several() -> None:
    install_seat_names(["Ana", "Ben"])
    try:
        assert GAME.step(given(step="draft")).sentence == "Ana: Take a die from the Forge."
    finally:
        install_seat_names([])
    solo = given(mode="solo", seats=1, step="draft")
    assert GAME.step(solo).sentence == "Take a die from the Forge."
    upgrade = given(step="upgrade", completed=("B1-18",))
    assert "wild upgrade" in GAME.step(upgrade).sentence


def told(state: State, command: str) -> list[str]:
    """What the log says of a command."""
    played = GAME.apply(state, parse_command(command))
    return [describe_event(event, played.after) for event in played.events]


def test_the_log_names_places_as_the_table_shows_them() -> None:
    """Tiles by their names, lines by their rewards, never by letters or bare coordinates."""
    chance, state = Random(3), GAME.new_game(GAME.make_setup("standard", 2, 3))
    lines: list[str] = []
    while commands := GAME.legal_commands(state):
        lively = [one for one in commands if one.kind in ("claim", "deploy", "activate", "install")]
        played = GAME.apply(state, chance.choice(lively or commands))
        lines += [describe_event(event, played.after) for event in played.events]
        state = played.after
    assert not [line for line in lines if re.search(r"\(−?\d+, |\b[RC]\d|space \d", line)]
    for words in (" clears ", " deploys a worker from row ", " activates ", " installs the "):
        assert any(words in line for line in lines), words


def test_tiles_that_are_there_twice_are_told_apart_in_the_log() -> None:
    ready = given("(1,0) T12-3 +, (0,1) T04-1, (1,1) T04-2", step="bonus", die=3)
    lines = told(ready, "activate((1,0), (0,1))")
    assert "Player 1 uses Depot (part) south-east of the Capitol." in lines


def test_the_log_tells_a_claim() -> None:
    state = given("(1,0) T09-3 .", offer={2: "T04-2"}, die=2, stack=("T17-1",))
    lines = told(state, "claim(2, (1,1))")
    assert lines == [
        "Player 1 claims Depot (part) (Science hub).",
        "Theater comes to the space at 2.",
        "Player 1 places Depot (part) south-east of Smelting Plant 3.",
        "Player 1 gains 1 fame and has 1.",
        "Player 1 gains 1 part.",
    ]


def test_the_end_is_told_with_its_reason() -> None:
    over = do(given(step="bonus", die=3, stack=(), fame=30), "finish; finish")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.reason == (
        "The game ended because the stack of tiles is empty. Player 1 wins with 30 points."
    )
    ended = events.GameEnded(("dock", "blueprints"))
    assert describe_event(ended, over) == (
        "The game is over: a dock is empty and seven blueprints are completed."
    )
    assert GAME.progress(over) == "Finished"


def test_one_and_several_are_sentences_of_their_own() -> None:
    """One of a kind is said as one, and other languages may do so for every word."""
    asked: list[str] = []

    def note(sentence: str) -> str:
        asked.append(sentence)
        return sentence

    install_translator(note)
    try:
        resource_words((0, 0, 1))
        points_words(1)
        ones = set(asked)
        asked.clear()
        resource_words((0, 0, 2))
        points_words(2)
        assert not ones & set(asked)
    finally:
        install_translator(None)


def test_every_kind_of_event_and_step_comes_up_and_is_told() -> None:
    told: dict[str, str] = {}
    steps: set[str] = set()
    for seed in range(150):
        setup = CASE.setups()[seed % 5]
        rng = Random(seed)
        state = GAME.new_game(GAME.make_setup(setup.mode, setup.seats, seed, dict(setup.options)))
        while commands := GAME.legal_commands(state):
            steps.add(GAME.step(state).name)
            transition = GAME.apply(state, CASE.choose(rng, list(commands)))
            told |= {
                event.kind: describe_event(event, transition.after) for event in transition.events
            }
            state = transition.after
    assert len(steps) == 15, sorted(steps)
    silent = {kind for kind, line in told.items() if not line}
    assert silent == {"activating_finished", "effect_skipped", "turn_ended"}
    classes = {name for name in vars(events) if name[0].isupper() and name[1].islower()}
    assert len(told) == len(classes - {"Event"}), sorted(told)
