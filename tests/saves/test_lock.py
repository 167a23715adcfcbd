"""One running copy: the system holds the lock, so that a killed copy holds none."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from islands_desktop.saves.lock import RunningLock

CHILD = """
import pathlib, sys, time
from islands_desktop.saves.lock import RunningLock
lock = RunningLock(pathlib.Path(sys.argv[1]))
print(lock.acquire(), flush=True)
time.sleep(60)
"""


def start_copy(path: Path) -> tuple[subprocess.Popen[str], str]:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    return child, child.stdout.readline().strip()


def end(child: subprocess.Popen[str]) -> None:
    child.send_signal(signal.SIGKILL)
    child.communicate()


def test_only_one_copy_holds_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "running.lock"
    lock = RunningLock(path)
    assert lock.acquire()
    assert path.read_text() == str(os.getpid())
    child, answer = start_copy(path)
    end(child)
    assert answer == "False"
    lock.release()
    lock.release()
    again = RunningLock(path)
    assert again.acquire()
    again.release()


def test_a_killed_copy_holds_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "running.lock"
    child, answer = start_copy(path)
    assert answer == "True"
    lock = RunningLock(path)
    assert not lock.acquire()
    end(child)
    assert lock.acquire()
    lock.release()


def test_a_lock_file_left_behind_means_nothing(tmp_path: Path) -> None:
    path = tmp_path / "running.lock"
    path.write_bytes(b"99999999 and more")
    lock = RunningLock(path)
    assert lock.acquire()
    assert path.read_text() == str(os.getpid())
    lock.release()


def test_where_nothing_can_be_locked_one_can_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    assert RunningLock(tmp_path / "file" / "running.lock").acquire()

    def refuse(*_arguments: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", refuse)
    assert RunningLock(tmp_path / "running.lock").acquire()
