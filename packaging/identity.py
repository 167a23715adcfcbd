"""What every package says of the program: name, version, file type. Nothing else states them.

Needs nothing but the standard library.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

NAME = "islands-desktop"
"""The program as a word: its command, its folder, its icon, its desktop entry."""

TITLE = "Islands Desktop"
BUNDLE_ID = "org.islands-desktop.IslandsDesktop"

MAINTAINER = "Islands Desktop contributors <islands-desktop@example.invalid>"
"""Whom a Debian package names: the project, with an address that says of itself that it is none."""

MIME_TYPE = "application/x-islands-desktop-game"
"""The file type of saved games, in the words of Linux; macOS says FILE_TYPE_ID."""

FILE_TYPE_ID = "org.islands-desktop.game"
FILE_TYPE_TITLE = "Islands Desktop saved game"

FILE_ENDING = ".island"
"""Ending of an exported game: Windows and macOS know a file by what follows the last dot."""

KEPT_ENDING = ".island.json"
"""Ending of the games in the program's own folder, which Linux knows, too."""


def pyproject() -> dict[str, object]:
    """The tables of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def version() -> str:
    """The version, from the file that pyproject.toml names for it."""
    tables: dict[str, dict[str, dict[str, dict[str, str]]]] = pyproject()  # type: ignore[assignment]
    source = (ROOT / tables["tool"]["hatch"]["version"]["path"]).read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', source, re.MULTILINE)
    if found is None:
        raise ValueError("there is no __version__ where pyproject.toml looks for it")
    return found[1]


def requirements(extra: str = "", only: str = "") -> list[str]:
    """Requirement lines of the program, or those of an extra that begin with `only`."""
    project: dict[str, dict[str, list[str]]] = pyproject()["project"]  # type: ignore[assignment]
    if not extra:
        return list(project["dependencies"])
    return [line for line in project["optional-dependencies"][extra] if line.startswith(only)]


def summary() -> str:
    """The sentence that describes the program."""
    project: dict[str, str] = pyproject()["project"]  # type: ignore[assignment]
    return project["description"]
