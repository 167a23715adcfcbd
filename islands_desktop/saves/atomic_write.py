"""Files that are either the old or the new version, never a part of one."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

PARTIAL = ".partial"
BACKUP = ".bak"


def write_atomically(path: Path, content: bytes, keep_last: bool = False) -> None:
    """Replace a file: temporary file, flush, fsync, rename, fsync of the folder.

    With `keep_last` the version before stays beside it as `.bak`. Raises OSError; the file at
    `path` is then what it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", suffix=PARTIAL, dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if keep_last:
            _keep_last(path)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    _sync_folder(path.parent)


def _keep_last(path: Path) -> None:
    """A second name for the current version; a copy where the file system knows no links."""
    backup = path.with_name(path.name + BACKUP)
    if not path.exists():
        return
    with suppress(FileNotFoundError):
        backup.unlink()
    try:
        os.link(path, backup)
    except OSError:
        with suppress(OSError):
            backup.write_bytes(path.read_bytes())


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def remove_partial_files(folder: Path) -> int:
    """Delete what interrupted writes left behind; returns how many files."""
    removed = 0
    with suppress(OSError):
        for path in folder.glob(f".*{PARTIAL}"):
            with suppress(OSError):
                path.unlink()
                removed += 1
    return removed
