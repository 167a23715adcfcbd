"""Where a picture of an island goes: a proposal for its name, and the question to the person."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from islands_desktop.core.phrases import say

_UNFIT = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')


def picture_name(name: str, seed: int) -> str:
    """A file name that every system takes.

    >>> picture_name("Ana / Rui", 7)
    'My Island 7 Ana Rui.png'
    """
    clean = " ".join(_UNFIT.sub(" ", name).split()).strip(". ")
    return f"My Island {seed} {clean}".strip() + ".png"


def ask_where_to_save(parent: QWidget, suggested: str) -> Path | None:
    """The file a person chooses for a picture, None if they do not."""
    place = QStandardPaths.StandardLocation.PicturesLocation
    folder = Path(QStandardPaths.writableLocation(place) or str(Path.home()))
    start = folder / suggested if folder.is_dir() else Path.home() / suggested
    chosen, _ = QFileDialog.getSaveFileName(
        parent, say("Save the island as a picture"), str(start), say("Pictures (*.png)")
    )
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix.lower() == ".png" else path.with_name(path.name + ".png")
