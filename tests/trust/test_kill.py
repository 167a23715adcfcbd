"""Killed at any moment, the program finds every file again as it was before or after the deed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.trust.killed import DEEDS

Told = dict[str, tuple[int, list[str]]]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """What happened to each deed: in how many lines it was killed, and what was wrong after."""
    folder = tmp_path_factory.mktemp("killed")
    command = [sys.executable, "-m", "tests.trust.killed", str(folder)]
    root = Path(__file__).parents[2]
    result = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    found: Told = json.loads(result.stdout.splitlines()[-1])
    return found


@pytest.mark.parametrize("name", DEEDS)
def test_a_kill_before_any_line_of_writing_leaves_the_old_or_the_new(told: Told, name: str) -> None:
    lines, wrong = told[name]
    assert lines >= 15, "where nothing was killed nothing was tried"
    assert wrong == []
