"""Talking to the engine in tests: a real process, and what answers must look like."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from islands_desktop.engine_protocol import Engine
from islands_desktop.engine_protocol.lines import ERROR_CODES

Answer = dict[str, Any]

NEW = {"cmd": "new", "game": "palm_island", "mode": "solo", "seats": 1, "seed": 7}


class Conversation:
    """A running `islands-desktop engine`."""

    def __init__(self) -> None:
        self.program = subprocess.Popen(
            [sys.executable, "-m", "islands_desktop", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def say(self, line: bytes) -> Answer:
        """Send one line, get one answer."""
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        self.program.stdin.write(line + b"\n")
        self.program.stdin.flush()
        answer = json.loads(self.program.stdout.readline())
        assert isinstance(answer, dict)
        return answer

    def ask(self, verb: str, **fields: Any) -> Answer:
        return self.say(json.dumps({"cmd": verb, **fields}).encode())

    def finish(self) -> tuple[bytes, bytes]:
        """Close the input; what is left on standard output and standard error."""
        return self.program.communicate(timeout=30)


def code_of(answer: Answer) -> str:
    """Code of an error, its form checked; "" for an answer that is none."""
    if answer["ok"]:
        return ""
    error = answer["error"]
    assert set(error) == {"code", "message", "rule"}
    assert error["code"] in ERROR_CODES
    assert error["message"]
    assert isinstance(error["rule"], str)
    return str(error["code"])


def play_rounds(engine: Engine, rounds: int) -> None:
    """Play the first command offered until this many rounds have ended."""
    while rounds:
        command = engine.answer({"cmd": "legal"})["commands"][0]
        engine.answer({"cmd": "play", "command": command})
        rounds -= command["kind"] == "end_round"
