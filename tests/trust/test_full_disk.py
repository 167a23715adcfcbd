"""A disk that is full in the middle of a file: the game goes on, unsaved, and nothing is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path


def test_a_disk_full_at_any_byte_is_told_and_loses_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.trust.filled", str(tmp_path)]
    root = Path(__file__).parents[2]
    result = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    tried, wrong = json.loads(result.stdout)
    assert tried > 40
    assert wrong == []
