"""A few hundred random gestures over all games and pages; `monkey.py` does thousands."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

GESTURES = 250


def test_random_gestures_find_no_fault() -> None:
    command = [sys.executable, "-m", "tests.trust.monkey", "--gestures", str(GESTURES)]
    command += ["--seed", "11", "--patience", "60"]
    root = Path(__file__).parents[2]
    result = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout[-4000:] + result.stderr[-2000:]
    assert f"{GESTURES} gestures: " in result.stdout
