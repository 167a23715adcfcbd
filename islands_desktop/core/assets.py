"""Where the files shipped with the program lie."""

from __future__ import annotations

import sys
from pathlib import Path


class AssetMissing(Exception):
    """A file that belongs to the program is not where it must be."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"The file “{name}” of Islands Desktop is missing. "
            "Install the program again, or restore the assets folder beside it."
        )
        self.name = name


def assets_folder() -> Path:
    """Folder of art, help and components: in a frozen build, a package or a checkout."""
    package = Path(__file__).resolve().parents[1]
    frozen = getattr(sys, "_MEIPASS", None)
    candidates = [Path(frozen) / "assets"] if frozen else []
    candidates += [package / "assets", package.parent / "assets"]
    for folder in candidates:
        if folder.is_dir():
            return folder
    return candidates[-1]


def asset_path(name: str) -> Path:
    """Path of one asset, `name` relative to the assets folder with forward slashes.

    Raises AssetMissing if there is no such file.
    """
    path = assets_folder() / name
    if not path.is_file():
        raise AssetMissing(name)
    return path


def read_asset(name: str) -> str:
    """Text of one asset (UTF-8). Raises AssetMissing."""
    return asset_path(name).read_text(encoding="utf-8")
