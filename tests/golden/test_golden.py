"""Golden games: recorded games lead where they led, command by command.

A failure is a change of the rules. If it was meant, `python -m tests.golden.generate` writes the
games anew, and the difference of its files shows what the change does.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from pathlib import Path

import pytest

from islands_desktop.core.refusals import GameError
from islands_desktop.core.session import LogDiverges
from islands_desktop.games.my_island.commands import ALL_KINDS as MY_ISLAND_KINDS
from islands_desktop.games.palm_island.commands import ALL_KINDS as PALM_ISLAND_KINDS
from islands_desktop.games.propeller_islands.commands import PARAMETERS as PROPELLER_ISLANDS_KINDS
from islands_desktop.games.rabbit_island.commands import PARAMETERS as RABBIT_ISLAND_KINDS
from islands_desktop.games.registry import GAME_IDS
from islands_desktop.saves.golden import golden_text, replay_golden
from tests.golden.generate import GAMES, PLANS, PLAYTHROUGHS, Plan, play, well
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


@pytest.mark.parametrize("plan", [p for p in PLANS if p.choose is not well], ids=lambda p: p.name)
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


def test_changed_golden_game_is_noticed() -> None:
    text = GOLDEN[0].read_text(encoding="utf-8")
    lines = text.splitlines()
    with pytest.raises((LogDiverges, GameError)):
        replay_golden("\n".join([lines[0], *lines[2:]]))
    digest = json.loads(lines[5])["digest"]
    with pytest.raises(LogDiverges):
        replay_golden(text.replace(digest, "0" * 32))
