"""A conversation over streams: lines in, answers out, until `quit` or the end of the input."""

from __future__ import annotations

from typing import IO

from islands_desktop.engine_protocol.lines import LONGEST_LINE
from islands_desktop.engine_protocol.requests import Engine


def converse(source: IO[bytes], target: IO[bytes]) -> None:
    """Answer every line with one line; a last line may lack its end."""
    engine = Engine()
    while not engine.finished:
        line = source.readline(LONGEST_LINE + 1)
        if not line:
            return
        if len(line) > LONGEST_LINE:
            _skip_rest(source, line)
        target.write(engine.answer_line(line) + b"\n")
        target.flush()


def _skip_rest(source: IO[bytes], line: bytes) -> None:
    """Read an overlong line to its end, a piece at a time."""
    while line and not line.endswith(b"\n"):
        line = source.readline(1 << 20)
