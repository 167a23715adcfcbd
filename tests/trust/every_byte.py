"""Saved games of every game cut after every byte, and with every byte changed: a long search.

Run as `.venv/bin/python -m tests.trust.every_byte [--step N]`. Exit code 1 if anything was wrong,
or if one file kept the program busy for a second.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from islands_desktop.saves.library import SavedGames
from tests.trust.real_saves import ID, NAMES, real_save, spoiled_faults

BUSY_SECONDS = 1.0


def spoiled(save: bytes, step: int, chance: Random) -> Iterator[tuple[str, bytes]]:
    """Every file that is tried, with what was done to it."""
    for place in range(0, len(save) - 1, step):
        yield f"cut after {place}", save[:place]
        other = bytearray(save)
        other[place] ^= chance.randrange(1, 256)
        yield f"byte {place} changed", bytes(other)


def main() -> int:
    """Try them all; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--step", type=int, default=1, help="try each so manieth byte only")
    step = parser.parse_args().step
    wrong, tried, longest = 0, 0, 0.0
    with tempfile.TemporaryDirectory() as folder:
        path = SavedGames(Path(folder)).path_of(ID)
        for name in NAMES:
            session, save = real_save(name)
            for words, content in spoiled(save, step, Random(name)):
                begun = time.thread_time()
                for fault in spoiled_faults(path, content, session):
                    wrong += 1
                    print(f"FAULT {name}, {words}: {fault}", flush=True)
                longest, tried = max(longest, time.thread_time() - begun), tried + 1
            print(f"{name}: {len(save)} bytes, {tried} files so far, "
                  f"longest {longest:.2f} s", flush=True)  # fmt: skip
    return 1 if wrong or longest > BUSY_SECONDS else 0


if __name__ == "__main__":
    sys.exit(main())
