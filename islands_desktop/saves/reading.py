"""Bytes that may be anything, read as JSON without wasting memory or time."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from islands_desktop.core.phrases import say
from islands_desktop.saves.atomic_write import read_at_most
from islands_desktop.saves.faults import SaveDamaged, SaveMissing, SaveTooLarge, SaveUnread

LARGEST_SAVE = 8 << 20
"""Bytes; a long game of 20 000 commands is about half of it."""

_MOST_VALUES = 400_000
_DEEPEST = 40
_LONGEST_NUMBER = 40

# Always matches at a quotation mark, closed or not: so it takes linear time on any text.
_STRING = re.compile(r'"[^"]*"?')
_BRACKET = re.compile(r"[\[\]{}]")
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


def read_limited(path: Path) -> bytes:
    """Content of a file, its size looked at first. Raises SaveFault."""
    try:
        if path.exists() and not path.is_file():
            raise SaveDamaged(say("it is no file."))
        return read_at_most(path, LARGEST_SAVE)
    except FileNotFoundError:
        raise SaveMissing from None
    except OSError as error:
        raise SaveUnread(error.strerror or str(error)) from None
    except ValueError as error:
        if "\0" in str(path) or isinstance(error, UnicodeEncodeError):  # no file has such a name
            raise SaveMissing from None
        raise SaveTooLarge(LARGEST_SAVE) from None


def read_json(content: bytes) -> dict[str, Any]:
    """JSON object from bytes that may be anything. Raises SaveDamaged or SaveTooLarge."""
    if len(content) > LARGEST_SAVE:
        raise SaveTooLarge(LARGEST_SAVE)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SaveDamaged(say("it is not a text file.")) from None
    _check_extent(text)
    try:
        entry = json.loads(
            text,
            parse_int=_whole_number,
            parse_float=_finite_number,
            parse_constant=_refuse_constant,
            object_pairs_hook=_without_duplicates,
        )
        if _SURROGATE.search(text):  # half a character is none, and could not be written again
            json.dumps(entry, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise SaveDamaged(say("it is not complete, or no JSON.")) from None
    if not isinstance(entry, dict):
        raise SaveDamaged(say("it does not hold a game."))
    return entry


def _check_extent(text: str) -> None:
    """Refuse what would cost too much before anything is built from it."""
    if sum(map(text.count, ",[{")) <= _MOST_VALUES and text.count('"') <= 4 * _MOST_VALUES:
        # Escaped signs go first: an expression that knew them would remember every one it passed,
        # and take hundreds of megabytes for a text of nothing else.
        bare = _STRING.sub("", text.replace("\\\\", "").replace('\\"', ""))
        depth = deepest = 0
        for bracket in _BRACKET.findall(bare):
            depth += 1 if bracket in "[{" else -1
            deepest = max(deepest, depth)
        if deepest <= _DEEPEST:
            return
    raise SaveDamaged(say("it holds more than any game."))


def _whole_number(digits: str) -> int:
    if len(digits) > _LONGEST_NUMBER:
        raise ValueError("a number without end")
    return int(digits)


def _finite_number(digits: str) -> float:
    number = float(digits)
    if number - number != 0:
        raise ValueError(digits)
    return number


def _refuse_constant(name: str) -> Any:
    raise ValueError(name)


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    entry = dict(pairs)
    if len(entry) < len(pairs):
        raise ValueError("the same name twice")
    return entry
