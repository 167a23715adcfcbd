"""What README.md promises can be done as it is written there."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from islands_desktop.cli import main
from islands_desktop.engine_protocol import VERB_NAMES, Engine
from islands_desktop.engine_protocol.lines import ERROR_CODES
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.opponents import LEVELS

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_conversation_with_the_engine() -> None:
    engine = Engine()
    lines = re.findall(r'^\{"cmd".*\}$', README, re.MULTILINE)
    assert lines[-1] == '{"cmd": "quit"}'
    for line in lines:
        answer = json.loads(engine.answer_line(line.encode()))
        assert answer["ok"], f"{line} is answered with {answer}"


def test_example_player_plays_a_game_to_its_end() -> None:
    example = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert example
    played = subprocess.run(
        [sys.executable, "-c", example[1]], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert played.returncode == 0, played.stderr
    answer = ast.literal_eval(played.stdout)
    assert answer["ok"] and answer["over"]


def test_every_mode_of_every_game_is_named() -> None:
    introduction = README.split("\n## ")[0]
    for game_id in GAME_IDS:
        game = find_game(game_id)
        about = introduction.split(f"- **{game.title}**")[1].split("\n- **")[0]
        assert {mode.id for mode in game.modes} <= set(re.findall(r"`(\w+)`", about))


def test_pictures_are_there_and_small() -> None:
    shown = [ROOT / path for path in re.findall(r"!\[.+?\]\((.+?)\)", README)]
    assert len(shown) == len(set(shown)) == len(list((ROOT / "docs" / "screenshots").iterdir()))
    assert sum(path.stat().st_size for path in shown) < 1.5 * 1024 * 1024


def test_table_of_requests_is_complete() -> None:
    unknown = json.loads(Engine().answer_line(b'{"cmd": "dance"}'))["error"]["message"]
    known = unknown.split("Requests are: ")[1].rstrip(".").split(", ")
    table = README.split("| Request | Answer |")[1].split("\n\n")[0]
    first_column = " ".join(row.split("|")[1] for row in table.splitlines() if "|" in row)
    assert set(known) <= set(re.findall(r"`(\w+)`", first_column))


def test_names_of_the_verb_and_codes_of_errors_are_complete() -> None:
    protocol = README.split("### Engine protocol")[1].split("\n## ")[0]
    named = set(re.findall(r"`(\w+)`", protocol))
    assert set(VERB_NAMES) | set(ERROR_CODES) <= named


def test_table_of_commands_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    offered = set(re.findall(r"^    (\w+) ", capsys.readouterr().out, re.MULTILINE))
    assert set(re.findall(r"\| `islands-desktop (\w+)", README)) == offered


def test_options_of_the_commands_exist(capsys: pytest.CaptureFixture[str]) -> None:
    rows = re.findall(r"^\| `islands-desktop (\w+)(.*?)`", README, re.MULTILINE)
    for verb, words in rows:
        with pytest.raises(SystemExit):
            main([verb, "--help"])
        offered = set(re.findall(r"--\w+", capsys.readouterr().out))
        assert set(re.findall(r"--\w+", words)) <= offered


def test_levels_of_suggestions_are_all_named() -> None:
    row = next(line for line in README.splitlines() if line.startswith("| `suggest`"))
    assert set(LEVELS) <= set(re.findall(r"`(\w+)`", row))


def test_a_game_is_saved_and_resumed_by_path(tmp_path: Path) -> None:
    engine = Engine()
    assert "`resume` with `save` or `path`" in README
    for request in (
        {"cmd": "new", "game": "palm_island"},
        {"cmd": "save", "path": str(tmp_path / "game.json")},
        {"cmd": "resume", "path": str(tmp_path / "game.json")},
    ):
        assert json.loads(engine.answer_line(json.dumps(request).encode()))["ok"]


def test_folders_exist() -> None:
    table = README.split("| Folder | What is in it | Imports |")[1].split("\n\n")[0]
    folders = re.findall(r"^\| `([a-z_/]+)`", table, re.MULTILINE)
    assert len(folders) >= 8
    for folder in folders:
        assert (ROOT / folder).is_dir()


def test_game_contract_and_registry_are_where_it_says() -> None:
    for path in re.findall(r"`(islands_desktop/[a-z_/]+\.py)`", README):
        assert (ROOT / path).is_file()
