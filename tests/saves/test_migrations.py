"""Older formats are brought up to date step by step; samples of all formats open forever."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from islands_desktop.saves import migrations, save_schema
from islands_desktop.saves.faults import SaveDamaged, SaveTooNew
from islands_desktop.saves.migrations import FORMAT, MIGRATIONS, Migration, migrate
from islands_desktop.saves.reading import read_json, read_limited
from islands_desktop.saves.save_format import open_file

SAMPLES = Path(__file__).parent / "samples"


def add_seats(entry: dict[str, Any]) -> dict[str, Any]:
    return {**entry, "seats": len(entry["names"])}


def drop_names(entry: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name != "names"}


STEPS: dict[int, Migration] = {1: add_seats, 2: drop_names}


def test_steps_are_taken_one_after_the_other() -> None:
    old = {"format": 1, "names": ["Ana", "Bo"]}
    assert migrate(old, STEPS, 3) == {"format": 3, "seats": 2}
    assert migrate({"format": 2, "names": []}, STEPS, 3) == {"format": 3}
    assert migrate({"format": 3, "names": []}, STEPS, 3) == {"format": 3, "names": []}
    assert old == {"format": 1, "names": ["Ana", "Bo"]}


@pytest.mark.parametrize("old", [{}, {"names": 5}, {"names": None}])
def test_an_old_save_with_missing_parts_is_damaged(old: dict[str, Any]) -> None:
    with pytest.raises(SaveDamaged):
        migrate({"format": 1, **old}, STEPS, 3)


def test_formats_that_are_none_or_newer() -> None:
    for number in (None, 0, -1, "1", 1.0, True):
        with pytest.raises(SaveDamaged):
            migrate({"format": number})
    with pytest.raises(SaveTooNew):
        migrate({"format": FORMAT + 1})


def test_every_older_format_has_a_step_and_a_sample() -> None:
    assert set(MIGRATIONS) == set(range(1, FORMAT))
    samples = {path.name for path in SAMPLES.iterdir()}
    assert samples == {f"format_{number}.island.json" for number in range(1, FORMAT + 1)}


def test_the_sample_of_format_1_opens_forever() -> None:
    opened = open_file(SAMPLES / "format_1.island.json")
    assert opened.session.cursor == 40
    assert opened.header.name == "Sample of format 1"
    assert opened.notices == ()


def test_the_form_of_a_save_follows_the_format_that_is_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(migrations, "FORMAT", FORMAT + 1)
    form = runpy.run_path(str(save_schema.__file__))["SaveForm"]
    entry = read_json(read_limited(SAMPLES / f"format_{FORMAT}.island.json"))
    assert form.model_validate({**entry, "format": FORMAT + 1}).format == FORMAT + 1
    with pytest.raises(ValidationError):
        form.model_validate(entry)
