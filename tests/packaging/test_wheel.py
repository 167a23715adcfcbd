"""The built package holds the program and the files it shows."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from hatchling import build

ROOT = Path(__file__).resolve().parents[2]


def test_wheel_holds_program_and_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    wheel = tmp_path / build.build_wheel(str(tmp_path))
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    assets = {path for path in (ROOT / "assets").rglob("*") if path.is_file()}
    for path in assets:
        assert f"islands_desktop/{path.relative_to(ROOT).as_posix()}" in packed
    assert "islands_desktop/core/assets.py" in packed
    assert not {name for name in packed if name.startswith(("tests/", "packaging/", "assets/"))}
