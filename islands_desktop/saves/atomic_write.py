"""Files that are either the old or the new version, never a part of one."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

PARTIAL = ".partial"
BACKUP = ".bak"
DAMAGED = ".damaged"


def write_atomically(path: Path, content: bytes, keep_last: bool = False) -> None:
    """Replace a file: temporary file, flush, fsync, rename, fsync of the folder.

    With `keep_last` the version before stays beside it as `.bak`. Raises OSError; the file at
    `path` is then what it was. A pipe or a device, which anybody may name, is never replaced.
    """
    _refuse_devices(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    # Not the name of the file with something added: together they might be too long.
    partial = path.with_name(f".{os.urandom(8).hex()}{PARTIAL}")
    try:
        with partial.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if keep_last:
            _keep_last(path)
        partial.replace(path)
    except BaseException:
        with suppress(OSError):
            partial.unlink()
        raise
    _sync_folder(path.parent)


def _refuse_devices(path: Path) -> None:
    with suppress(FileNotFoundError):
        mode = path.lstat().st_mode
        if not (stat.S_ISREG(mode) or stat.S_ISLNK(mode) or stat.S_ISDIR(mode)):
            raise FileExistsError(errno.EEXIST, "it is a device or a pipe", str(path))


def _keep_last(path: Path) -> None:
    """A second name for the current version; a copy where the file system knows no links."""
    if path.exists():
        backup = path.with_name(path.name + BACKUP)
        with suppress(FileNotFoundError):
            backup.unlink()
        with suppress(OSError):
            _link_or_copy(path, backup)


def _link_or_copy(path: Path, other: Path) -> None:
    try:
        os.link(path, other)
    except FileExistsError:
        # Another copy of the program was faster. To copy over what it keeps would empty the file
        # at `path` if both had become names of the same content by then.
        raise
    except OSError:
        import shutil

        shutil.copyfile(path, other)


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def set_aside(path: Path) -> bool:
    """Give a damaged file a second name, so that `path` may be replaced; whether it worked."""
    number = 1
    while (kept := path.with_name(f"{path.name}{DAMAGED}-{number}")).exists():
        number += 1
    try:
        _link_or_copy(path, kept)
    except OSError:
        return False
    return True


def read_at_most(path: Path, limit: int) -> bytes:
    """Content of a file. Raises OSError, or ValueError if there are more than `limit` bytes.

    What is neither file nor folder is a ValueError, too: reading a pipe might never end.
    """
    status = path.stat()
    if not stat.S_ISREG(status.st_mode) and not stat.S_ISDIR(status.st_mode):
        raise ValueError("no file")
    if status.st_size > limit:
        raise ValueError(f"more than {limit} bytes")
    with path.open("rb") as file:
        content = file.read(limit + 1)
    if len(content) > limit:  # it grew
        raise ValueError(f"more than {limit} bytes")
    return content


def remove_partial_files(folder: Path) -> int:
    """Delete what interrupted writes left behind; returns how many files."""
    removed = 0
    with suppress(OSError):
        for path in folder.glob(f".*{PARTIAL}"):
            with suppress(OSError):
                path.unlink()
                removed += 1
    return removed
