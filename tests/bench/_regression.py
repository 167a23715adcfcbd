"""Whether the rules have become slower: ratios to python-chess beside those that were recorded.

    python -m tests.bench --short     compare; the exit code is 1 if a ratio fell by more than 30 %
    python -m tests.bench --record    measure at length and write `recorded.json` anew

Ratios within one run hardly depend on the computer. Record them anew, on a computer that does
nothing else, when the rules became faster or are meant to be slower; say why in the commit.
"""

from __future__ import annotations

import json
import platform
from pathlib import Path
from typing import Any

from tests.bench._peers import Loop
from tests.bench.random_play import game_loops, measure

RECORDED = Path(__file__).with_name("recorded.json")
LEAST = 0.7
"""What must be left of a recorded ratio."""

SHORT_RUNS, LONG_RUNS = 5, 21
RUN_SECONDS = 0.12


def ratios_of(loops: dict[str, Loop], runs: int, first: int = 1) -> dict[str, float]:
    """How many times as fast as python-chess each loop is."""
    _chess, *found = measure(list(loops.values()), runs, RUN_SECONDS, first)
    return {name: ratio for name, (_speed, ratio) in zip(loops, found, strict=True)}


def slower(measured: dict[str, float], recorded: dict[str, float]) -> list[str]:
    """Names of what lost more than it may."""
    return [name for name, ratio in measured.items() if ratio < LEAST * recorded.get(name, 0.0)]


def record() -> int:
    """Measure and write the file."""
    content = {
        "note": "Commands a second in multiples of python-chess. Renew: python -m tests.bench "
        "--record, on a computer that does nothing else.",
        "python": platform.python_version(),
        "ratios": {
            name: round(ratio, 2) for name, ratio in ratios_of(game_loops(), LONG_RUNS).items()
        },
    }
    RECORDED.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
    print(f"Recorded in {RECORDED.name}.")
    return 0


def compare() -> int:
    """Measure shortly, print a table, and tell by the exit code whether something is slower."""
    recorded: dict[str, Any] = json.loads(RECORDED.read_text(encoding="utf-8"))["ratios"]
    loops = game_loops()
    measured = ratios_of(loops, SHORT_RUNS)
    if suspects := slower(measured, recorded):  # a busy computer may have hit one of them
        again = ratios_of({name: loops[name] for name in suspects}, 2 * SHORT_RUNS, first=100)
        measured |= {name: max(ratio, measured[name]) for name, ratio in again.items()}
    lost = slower(measured, recorded)
    width = max(map(len, measured))
    for name, ratio in measured.items():
        before = f"recorded {recorded[name]:.2f}" if name in recorded else "not recorded"
        verdict = "  SLOWER" if name in lost else ""
        print(f"{name:<{width}}  {ratio:5.2f} × chess, {before}{verdict}")
    return 1 if lost else 0
