"""Golden games: recorded games lead where they led, command by command.

A failure is a change of the rules. If it was meant, `python -m tests.golden.generate` writes the
games anew, and the difference of its files shows what the change does.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from islands_desktop.core.refusals import GameError
from islands_desktop.core.session import LogDiverges
from islands_desktop.games.my_island.commands import ALL_KINDS as MY_ISLAND_KINDS
from islands_desktop.games.palm_island.commands import ALL_KINDS as PALM_ISLAND_KINDS
from islands_desktop.games.propeller_islands.commands import PARAMETERS as PROPELLER_ISLANDS_KINDS
from islands_desktop.games.propeller_islands.components import CHARACTERS
from islands_desktop.games.rabbit_island.commands import PARAMETERS as RABBIT_ISLAND_KINDS
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.saves.golden import golden_text, replay_golden
from tests.golden.generate import BY_COMPUTER, GAMES, PLANS, PLAYTHROUGHS, Plan, play
from tests.golden.playthrough import playthrough

GOLDEN = sorted(GAMES.glob("*.jsonl"))
KINDS: dict[str, Collection[str]] = {
    "my_island": MY_ISLAND_KINDS,
    "palm_island": PALM_ISLAND_KINDS,
    "propeller_islands": PROPELLER_ISLANDS_KINDS,
    "rabbit_island": RABBIT_ISLAND_KINDS,
}
TOLD = sorted(PLAYTHROUGHS.glob("*.txt"))


def name_of(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", GOLDEN, ids=name_of)
def test_golden_game_leads_where_it_led(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    session, head = replay_golden(text)
    assert session.game.actor(session.state) is None
    scores = session.game.standings(session.state).seats
    assert [score.total for score in scores] == head["totals"]
    assert golden_text(session) == text


@pytest.mark.parametrize("path", TOLD, ids=name_of)
def test_playthrough_reads_as_it_read(path: Path) -> None:
    golden = (GAMES / f"{path.stem}.jsonl").read_text(encoding="utf-8")
    session, _head = replay_golden(golden)
    assert playthrough(session) == path.read_text(encoding="utf-8")


def test_all_planned_games_are_there() -> None:
    assert [path.stem for path in GOLDEN] == sorted(plan.name for plan in PLANS)
    assert [path.stem for path in TOLD] == sorted(plan.name for plan in PLANS if plan.told)


@pytest.mark.parametrize(
    "plan", [p for p in PLANS if p.choose not in BY_COMPUTER], ids=lambda p: p.name
)
def test_games_by_chance_are_played_the_same_again(plan: Plan) -> None:
    """The same seed is the same game: deal, choices, and every digest."""
    recorded = (GAMES / f"{plan.name}.jsonl").read_text(encoding="utf-8")
    assert golden_text(play(plan)) == recorded


@pytest.mark.parametrize("path", GOLDEN, ids=name_of)
def test_golden_game_names_nobody(path: Path) -> None:
    """No names, no dates, no paths: only what the rules decide."""
    text = path.read_text(encoding="utf-8")
    head, *lines = [json.loads(line) for line in text.splitlines()]
    assert set(head) == {"golden", "game", "rules_version", "start", "totals", "digest"}
    assert all(set(line) == {"command", "digest"} for line in lines)
    assert "Private" not in text
    assert not re.search(r"\d{4}-\d\d-\d\d|[/\\]tmp|[/\\]home|Users", text)


def test_golden_games_use_every_kind_of_command_and_extra() -> None:
    words = dict.fromkeys(GAME_IDS, "")
    for path in GOLDEN:
        text = path.read_text(encoding="utf-8")
        words[json.loads(text.splitlines()[0])["game"]] += text
    for game, text in words.items():
        for kind in KINDS[game]:
            assert f'"kind": "{kind}"' in text
    for parameter in ("reset", "discounts", "restore"):
        assert f'"{parameter}"' in words["palm_island"]


@pytest.mark.parametrize("game", ["propeller_islands", "rabbit_island"])
def test_every_mode_is_played_by_every_number_of_seats(game: str) -> None:
    played = {(plan.mode, plan.seats) for plan in PLANS if plan.game == game}
    assert played == {(mode.id, seats) for mode in find_game(game).modes for seats in mode.seats}


def test_propeller_islands_are_played_with_every_character_and_to_every_end() -> None:
    """Each power is used, both sides of the Capitol lie on the table, games end in every way."""
    used, sides, reasons = set(), set(), ""
    for path in GAMES.glob("propeller_islands_*.jsonl"):
        session, _head = replay_golden(path.read_text(encoding="utf-8"))
        sides.add(session.setup.option("capitol_side"))
        outcome = session.game.outcome(session.state)
        assert outcome is not None
        reasons += outcome.reason
        for entry, transition in zip(session.log, session.history, strict=True):
            command: Any = entry.command
            used.add(_POWERS.get(command.kind, ""))
            used |= {getattr(event, "cause", "") for event in transition.events}
    assert used >= {character.id for character in CHARACTERS}
    assert sides == {"A", "B"}
    for end in ("seven blueprints", "a dock is empty", "the stack of tiles is empty"):
        assert end in reasons


_POWERS = {"reroll": "jacques", "set_bonus": "nelson", "extra": "marie", "shift": "charles"}
"""Characters by the commands that only they have; those of Amelia and Nicola come by themselves."""


def test_changed_golden_game_is_noticed() -> None:
    text = GOLDEN[0].read_text(encoding="utf-8")
    lines = text.splitlines()
    with pytest.raises((LogDiverges, GameError)):
        replay_golden("\n".join([lines[0], *lines[2:]]))
    digest = json.loads(lines[5])["digest"]
    with pytest.raises(LogDiverges):
        replay_golden(text.replace(digest, "0" * 32))
