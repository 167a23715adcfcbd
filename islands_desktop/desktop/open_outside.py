"""Opens folders in the system's own program for files."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

LIBRARIES = "LD_LIBRARY_PATH"
"""Where a packaged program on Linux finds its libraries; other programs must not look there."""

LIBRARIES_BEFORE = "LD_LIBRARY_PATH_ORIG"
"""What it was before, if anything."""


def open_folder(folder: Path) -> None:
    """Show a folder of the disk."""
    with own_libraries_hidden():
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


@contextmanager
def own_libraries_hidden() -> Iterator[None]:
    """For a while, the environment in which this program was started."""
    ours = os.environ.get(LIBRARIES)
    if ours is None or not getattr(sys, "frozen", False):
        yield
        return
    before = os.environ.get(LIBRARIES_BEFORE)
    if before is None:
        del os.environ[LIBRARIES]
    else:
        os.environ[LIBRARIES] = before
    try:
        yield
    finally:
        os.environ[LIBRARIES] = ours
