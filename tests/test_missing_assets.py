"""A program whose assets are gone says which file is missing; it does not crash."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """The package without the assets folder beside it."""
    target = tmp_path / "bare"
    ignored = shutil.ignore_patterns("__pycache__", "assets")
    shutil.copytree(ROOT / "islands_desktop", target / "islands_desktop", ignore=ignored)
    return target


def run(folder: Path, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    program = (
        f"import sys; sys.path.insert(0, {str(folder)!r}); "
        "from islands_desktop.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        input=given,
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=60,
    )


def test_the_command_line_names_the_missing_file(bare: Path) -> None:
    done = run(bare, "selfplay", "--games", "1")
    assert done.returncode != 0
    assert done.stderr.count("\n") == 1
    assert "components/palm_island.json" in done.stderr


def test_the_engine_names_the_missing_file_and_goes_on(bare: Path) -> None:
    requests = '{"cmd": "new", "game": "palm_island"}\n{"cmd": "quit"}\n'
    done = run(bare, "engine", given=requests)
    first, second = [json.loads(line) for line in done.stdout.splitlines()]
    assert first["error"]["code"] == "asset_missing"
    assert "components/palm_island.json" in first["error"]["message"]
    assert second["ok"] is True
