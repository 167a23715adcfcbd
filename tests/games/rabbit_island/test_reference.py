"""The worked examples of the rules, played by the reference: so that it may judge others."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from tests.games.rabbit_island.example_values import (
    Check,
    Example,
    Facts,
    Legal,
    May,
    Position,
    Refusal,
    command_of,
    steps_of,
    with_shorthands,
)
from tests.games.rabbit_island.examples import EXAMPLE_IDS, EXAMPLES, NEW_GAMES, WHOLE_GAMES
from tests.games.rabbit_island.examples_beyond import BEYOND
from tests.games.rabbit_island.examples_rederived import REDERIVED
from tests.games.rabbit_island.reference import Game, Refused
from tests.games.rabbit_island.reference_island import exits
from tests.games.rabbit_island.reference_pieces import CARD_TYPE, HILL
from tests.games.rabbit_island.reference_table import Collapse


def game_at(given: Position) -> Game:
    """A game in the position of an example."""
    game = Game(given.mode, given.seats, first=given.first)
    game.year = given.year
    game.tiles = dict(given.tiles)
    game.stacks = {cell: list(tokens) for cell, tokens in given.stacks.items()}
    game.rabbits, game.carrots = list(given.rabbits), list(given.carrots)
    game.supplies = list(given.supplies)
    game.tile_hands = [list(hand) for hand in given.tile_hands]
    game.box, game.tile_discards = list(given.box), list(given.tile_discards)
    game.movement_hands = [list(hand) for hand in given.movement_hands]
    game.movement_deck = list(given.movement_deck)
    game.movement_discards = list(given.movement_discards)
    game.action_hands = [list(hand) for hand in given.action_hands]
    game.action_deck = list(given.action_deck)
    game.action_discards = list(given.action_discards)
    game.collapses = [
        [Collapse(card, counter) for card, counter in face_up] for face_up in given.collapses
    ]
    game.begin(given.phase, given.active)
    return game


def facts_of(game: Game) -> Facts:
    """All that examples may check, as it is at this moment."""
    rows = game.scores
    facts = _window_facts(game) | {
        "point": game.point,
        "decider": game.decider,
        "active": game.active,
        "year": game.year,
        "phase": game.phase,
        "tiles": game.tiles,
        "stacks": game.stacks,
        "rabbits": game.rabbits,
        "carrots": game.carrots,
        "supplies": game.supplies,
        "points": game.points,
        "totals": [row["total"] for row in rows],
        "places": game.places,
        "final_table": [tuple(row.values())[:7] for row in rows],
        "tile_hands": game.tile_hands,
        "movement_hands": game.movement_hands,
        "action_hands": game.action_hands,
        "box": len(game.box),
        "movement_deck": len(game.movement_deck),
        "action_deck": len(game.action_deck),
        "tile_discards": sorted(game.tile_discards),
        "movement_discards": sorted(game.movement_discards),
        "action_discards": sorted(CARD_TYPE[card] for card in game.action_discards),
        "collapses": [[one.counter for one in face_up] for face_up in game.collapses],
        "hill_exits": sorted(exits(game.tiles, HILL)),
    }
    return deepcopy(with_shorthands(facts))


def _window_facts(game: Game) -> Facts:
    window = game.window
    state = None
    if window is not None:
        state = (window.kind, "RESPONSE" if window.stack else "OPEN")
    return {
        "window": state,
        "responder": window.responder if window else None,
        "passes": window.passes if window else None,
        "stack": [entry.card for entry in window.stack] if window else [],
        "effects": sorted(game.effects),
        "silenced": game.silenced,
    }


def in_full(command: Facts) -> list[str]:
    """A form in which commands can be compared and sorted."""
    return sorted(f"{name} {value}" for name, value in command.items() if value is not None)


@pytest.mark.parametrize(
    "example", (*EXAMPLES, *BEYOND, *REDERIVED), ids=lambda example: example.id
)
def test_worked_example(example: Example) -> None:
    game = game_at(example.given)
    for line in example.lines:
        facts = facts_of(game)
        if isinstance(line, Check):
            assert {name: facts[name] for name in line.facts} == line.facts
        elif isinstance(line, May):
            may = [in_full(command_of(step, facts)) for step in steps_of(line.steps)]
            assert sorted(may) == sorted(in_full(command) for command in game.commands())
        elif isinstance(line, Legal):
            assert command_of(line.step, facts) in game.commands()
        elif isinstance(line, Refusal):
            with pytest.raises(Refused) as refused:
                game.play(command_of(line.step, facts))
            assert refused.value.rule == line.rule
            assert facts_of(game) == facts
        else:
            for step in steps_of(line):
                game.play(command_of(step, facts_of(game)))


@pytest.mark.parametrize(("mode", "seats", "held", "box"), NEW_GAMES, ids=lambda value: str(value))
def test_rv_01_new_game(mode: str, seats: int, held: int, box: int) -> None:
    game = Game(mode, seats)
    assert [len(hand) for hand in game.tile_hands] == [held] * seats
    assert len(game.box) == box
    assert game.carrots == [100] * seats
    assert game.supplies == [25] * seats
    assert game.rabbits == [HILL] * seats
    assert (len(game.movement_deck), len(game.action_deck)) == (54, 27)


@pytest.mark.parametrize(
    ("mode", "seats", "turns", "years"), WHOLE_GAMES, ids=lambda value: str(value)
)
def test_rv_68_whole_game(mode: str, seats: int, turns: int, years: int) -> None:
    chance = random.Random(f"{mode} {seats}")
    game = Game(mode, seats, first=1, shuffle=lambda cards: chance.sample(cards, len(cards)))
    turns_begun = []
    while game.decider is not None:
        if game.point == "D5":
            turns_begun.append((game.year, game.decider))
        game.play(chance.choice(game.commands()))
    assert len(turns_begun) == turns
    assert turns_begun[-1] == (years, 0)
    assert game.phase == "over"
    with pytest.raises(Refused) as refused:
        game.play({"kind": "pass_action", "seat": 0})
    assert refused.value.rule == "RABB-4.2"


def test_every_worked_example_is_given() -> None:
    told_by_number = {"RV-01", "RV-68"}
    assert {example.number for example in EXAMPLES} | told_by_number == set(EXAMPLE_IDS)
