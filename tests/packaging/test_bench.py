"""The comparison of the rules with recorded ratios finds what became slower, and only that."""

from __future__ import annotations

import json

from tests.bench import _regression as regression
from tests.bench.__main__ import bench_names
from tests.bench._peers import play_chess
from tests.bench.random_play import game_loops, measure


def test_a_loss_of_more_than_thirty_percent_is_told() -> None:
    recorded = {"a": 4.0, "b": 4.0, "c": 4.0}
    measured = {"a": 2.7, "b": 2.9, "c": 9.0, "not recorded": 0.1}
    assert regression.slower(measured, recorded) == ["a"]


def test_every_loop_is_recorded() -> None:
    recorded = json.loads(regression.RECORDED.read_text(encoding="utf-8"))["ratios"]
    assert set(recorded) == set(game_loops())
    assert all(ratio > 0 for ratio in recorded.values())


def test_ratios_are_those_to_chess() -> None:
    (speed, one), (_speed, same) = measure([play_chess], 1, 0.01)
    assert speed > 0 and one == 1.0 and 0.1 < same < 10


def test_all_benchmarks_are_found_and_nothing_else() -> None:
    names = set(bench_names())
    assert {"autosave", "drag", "opponents", "random_play", "resume", "startup", "tables"} <= names
    assert not any(name.startswith("_") for name in names)
