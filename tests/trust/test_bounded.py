"""Files made to cost much are refused within little memory: the system ends whoever takes more."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

READER = """
import resource, sys
from pathlib import Path
from islands_desktop.saves.faults import SaveFault
from islands_desktop.saves.library import SavedGames
from islands_desktop.saves.save_format import prepare_reading

prepare_reading()
used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + (300 << 20),) * 2)
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
COSTLY = {
    "many names": b"{" + b",".join(b'"%d":1' % n for n in range(390_000)) + b"}",
    "many numbers": b'{"a":[' + b",".join([b"1234567890" * 4] * 190_000) + b"]}",
    "great numbers": b'{"a":[' + b",".join([b"1.234567890123456789e300"] * 300_000) + b"]}",
    "escapes": b'{"a":"' + b"\\\\n" * 4_000_000 + b'"}',
    "two halves": b'{"a":"' + b"\\\\ud83c\\\\udfdd" * 600_000 + b'"}',
    "a long name": b'{"format":1,"name":"' + b"W" * 8_000_000 + b'"}',
    "spaces": b" " * 8_000_000 + b"{}",
    "deep": b'{"a":' * 1_000_000,
    "a number of 10 ** 5000": b'{"format":1' + b"0" * 5000 + b"}",
    "1e400": b'{"format":1e400}',
}
library = SavedGames(Path(sys.argv[1]))
path = library.path_of("0" * 32)
for name, content in COSTLY.items():
    path.write_bytes(content)
    (line,) = library.entries()
    try:
        library.open(path.name[:32])
    except SaveFault as fault:
        print(len(str(fault)) < 300 and bool(line.damaged))
"""


def test_costly_files_are_refused_within_300_megabytes(tmp_path: Path) -> None:
    command = [sys.executable, "-c", READER, str(tmp_path)]
    result = subprocess.run(command, capture_output=True, text=True)
    assert (result.stdout.split(), result.stderr) == (["True"] * 10, "")
