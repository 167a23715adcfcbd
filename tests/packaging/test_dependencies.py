"""The packages that pyproject.toml names carry what the program takes from them."""

from __future__ import annotations

import importlib.metadata
from pathlib import Path

import pytest

FONT_FILES = {
    "font-fredoka-one": ["FredokaOne-Regular.ttf"],
    "font-lato": ["Lato-Regular.ttf", "Lato-Bold.ttf"],
}


@pytest.mark.parametrize("package", FONT_FILES)
def test_font_packages_hold_open_fonts(package: str) -> None:
    distribution = importlib.metadata.distribution(package)
    paths = {path.name: Path(str(path.locate())) for path in distribution.files or []}
    for name in FONT_FILES[package]:
        assert paths[name].read_bytes()[:4] == b"\x00\x01\x00\x00", f"{name} is no TrueType font"
    assert "SIL Open Font License, Version 1.1" in paths["OFL.txt"].read_text(encoding="utf-8")


def test_no_package_brings_the_whole_of_qt() -> None:
    names = {found.metadata["Name"].lower() for found in importlib.metadata.distributions()}
    assert "pyside6-essentials" in {name.replace("_", "-") for name in names}
    assert not names & {"pyside6", "pyside6-addons", "pyside6_addons"}
