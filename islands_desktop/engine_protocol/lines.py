"""Lines of the engine protocol: bytes that may be anything, into requests; answers into bytes."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from typing import Any

from islands_desktop.core.phrases import say

LONGEST_LINE = 16 << 20
"""Bytes a request may have; the longest sensible one carries a save of 8 megabytes."""

VERB_NAMES = ("cmd", "request", "op", "method", "type", "command")
"""Names under which a verb is understood; the first is the one to use. `play` keeps its command
under "command", which is therefore the last to be looked at and only if it is text."""

ERROR_CODES: Mapping[str, str] = {
    "bad_json": "the line is no JSON that every program could read",
    "bad_request": "the line is no request, or a part of the request is missing or wrong",
    "unknown_request": "there is no such verb",
    "unknown_game": "there is no such game, or no computer player for it",
    "bad_setup": "a game with these choices cannot be started",
    "no_game": "the request needs a game and there is none yet",
    "bad_command": "what was given is no command of this game at all",
    "illegal_command": "the command is well formed and not legal now; `rule` says why",
    "game_over": "there is nothing left to decide",
    "undo_refused": "nothing can be taken back, or done again, here",
    "bad_state": "what was given is no possible position",
    "save_damaged": "the save is no save, is not whole, or was changed",
    "save_too_new": "the save was written by a later version of the program",
    "save_too_large": "the save is larger than any game can be",
    "save_missing": "there is no such file",
    "save_unwritable": "the folder or the disk does not take the file",
    "asset_missing": "a file that belongs to the program is not where it must be",
    "internal_error": "the program is at fault; the game is as it was before the request",
}
"""All codes an error can have, and when."""

Answer = dict[str, Any]
Request = Mapping[str, Any]

_SURROGATE_ESCAPE = re.compile(rb"\\u[dD][89a-fA-F]")


class ProtocolError(Exception):
    """A request that cannot be answered; `code` is for programs, the text for people."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule


def error_answer(code: str, message: str, rule: str = "") -> Answer:
    """The form of every error."""
    return {"ok": False, "error": {"code": code, "message": message, "rule": rule}}


def parse_line(line: bytes) -> dict[str, Any]:
    """The request in a line. Raises ProtocolError with "bad_json" or "bad_request".

    >>> parse_line(b'{"cmd": "legal", "id": 3}')
    {'cmd': 'legal', 'id': 3}
    """
    if len(line) > LONGEST_LINE:
        raise ProtocolError(
            "bad_json",
            say("This line is too long; the most is {most} bytes.", most=LONGEST_LINE),
        )
    request = _parse_json(line)
    if not isinstance(request, dict):
        raise ProtocolError("bad_request", say('A request is an object like {"cmd": "games"}.'))
    if not isinstance(request.get("id"), (str, int, float, type(None))):
        raise ProtocolError("bad_request", say("“id” is text or a number."))
    return request


def _parse_json(line: bytes) -> Any:
    """The JSON value of a line, only what every other program could read as well."""
    try:
        text = line.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ProtocolError("bad_json", say("This line is not UTF-8.")) from None
    if not text.strip():
        raise ProtocolError("bad_json", say("This line is empty."))
    try:
        value = json.loads(text, parse_constant=_refuse_number, parse_float=_parse_float)
    except json.JSONDecodeError as error:
        raise ProtocolError(
            "bad_json",
            say("This line is no JSON: wrong at character {place}.", place=error.pos + 1),
        ) from None
    except ValueError:
        raise ProtocolError(
            "bad_json", say("This line holds a number that cannot be read.")
        ) from None
    except RecursionError:
        raise ProtocolError("bad_json", say("This line is nested too deeply.")) from None
    if _SURROGATE_ESCAPE.search(line):
        _refuse_half_characters(value)
    return value


def _parse_float(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(digits)
    return number


def _refuse_number(name: str) -> Any:
    raise ValueError(name)


def _refuse_half_characters(value: Any) -> None:
    """An escaped half of a surrogate pair is no text: it could be neither saved nor shown."""
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise ProtocolError("bad_json", say("This line holds half a character.")) from None
    except RecursionError:
        raise ProtocolError("bad_json", say("This line is nested too deeply.")) from None


def find_verb(request: Request) -> str:
    """The verb of a request. Raises ProtocolError if it has none.

    >>> find_verb({"op": "play", "command": {"kind": "discard"}})
    'play'
    """
    for name in VERB_NAMES:
        verb = request.get(name)
        if isinstance(verb, str):
            return verb
    raise ProtocolError("bad_request", say("The verb is missing: name it under “cmd”."))


def answer_bytes(answer: Answer) -> bytes:
    """An answer as one line of pure ASCII, without its line end."""
    return json.dumps(answer, ensure_ascii=True, separators=(",", ":")).encode("ascii")
