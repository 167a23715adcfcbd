"""Runs the program in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys


def run_program(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Give it these arguments and this environment, and wait for its end."""
    return subprocess.run(
        [sys.executable, "-m", "islands_desktop", *words],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        env={**os.environ, **environment},
    )
