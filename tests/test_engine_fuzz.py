"""Random lines through the engine: always one answer, never a fault of the program."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from islands_desktop.engine_protocol import VERB_NAMES, Engine
from islands_desktop.engine_protocol.lines import ERROR_CODES
from tests.trust.hostile import HOSTILE
from tests.trust.setups import EVERY_SETUP

VERBS = (
    *("games", "new", "legal", "play", "state", "load", "undo", "redo"),
    *("score", "save", "resume", "suggest", "quit"),
)
FIELDS = (
    *("game", "mode", "seats", "seed", "options", "command", "seat", "state", "save", "name"),
    *("level", "seconds", "id", "kind", "card", "payment", "alternative", "discounts", "reset"),
    *("setup", "round", "deck", "tail", "turns", "fresh", "used", "log", "cursor", "digest"),
    *("tile", "rotation", "q", "r", "x", "y", "target", "direction", "reward", "number", "hex"),
    *("dock", "depot", "option", "owner", "payments", "confirmed", "tenths", "episode", "order"),
)
"""Without "path": random names of files shall not be written."""

WORDS = (
    *("palm_island", "solo", "discard", "store", "rotate", "flip", "end_round", "hard", "easy"),
    *("FE1", "VI1", "CH1", "LG4", "TE15", "RT17", "*LG4", "LG4/FB", "CH1 RT17", "?", "L"),
    *("my_island", "rabbit_island", "propeller_islands", "eternal", "short", "standard", "casual"),
    *("place", "next", "pass", "undo", "pass_action", "claim", "activate", "extra", "E10", "D1"),
)
HUGE = (10**400, -(10**400), 10**4000, 2**63, -(2**31), 1e308, 5e-324, -0.0)

leaves = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=0, max_value=3)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(WORDS)
    | st.sampled_from(HUGE)
    | st.sampled_from(HOSTILE)
    | st.text(max_size=20)
)
values = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=12,
)
setups = st.sampled_from(EVERY_SETUP)
"""Game, mode and seats: every fuzzed conversation is about any of them."""


def quick(verb: str, name: str, fields: dict[str, Any]) -> dict[str, Any]:
    """A request that keeps nobody waiting: thinking for seconds would find no more faults."""
    seconds = fields.get("seconds")
    if isinstance(seconds, (int, float)) and 0.01 < seconds < 1000:
        fields = {**fields, "seconds": 0.01}
    return {"seconds": 0.01, **fields, name: verb}


requests = st.builds(
    quick,
    st.sampled_from(VERBS),
    st.sampled_from(VERB_NAMES),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=5),
)


def check_answer(line: bytes) -> dict[str, Any]:
    """One line of ASCII, an object with `ok`, an error with a known code."""
    assert b"\n" not in line
    line.decode("ascii")
    answer = json.loads(line)
    assert isinstance(answer, dict)
    if answer["ok"] is not True:
        assert answer["ok"] is False
        assert answer["error"]["code"] in ERROR_CODES
        assert answer["error"]["code"] != "internal_error", answer
        assert answer["error"]["message"]
    return answer


def started(setup: tuple[str, str, int], turns: int = 0) -> Engine:
    """An engine with a game, some commands in."""
    engine, (game, mode, seats) = Engine(), setup
    assert engine.answer({"cmd": "new", "game": game, "mode": mode, "seats": seats, "seed": 7})[
        "ok"
    ]
    for _turn in range(turns):
        if legal := engine.answer({"cmd": "legal"})["commands"]:
            engine.answer({"cmd": "play", "command": legal[-1]})
    return engine


@settings(max_examples=600, deadline=None)
@given(st.binary(max_size=80) | st.text(max_size=40).map(lambda text: text.encode("utf-8")))
def test_random_bytes(line: bytes) -> None:
    check_answer(Engine().answer_line(line))


@settings(max_examples=400, deadline=None)
@given(setups, values)
def test_random_values(setup: tuple[str, str, int], value: Any) -> None:
    check_answer(started(setup).answer_line(json.dumps(value).encode("ascii")))


@settings(max_examples=400, deadline=None)
@given(setups, st.lists(requests, min_size=1, max_size=4))
def test_random_requests_leave_a_game_that_goes_on(
    setup: tuple[str, str, int], lines: list[dict[str, Any]]
) -> None:
    engine = started(setup)
    for request in lines:
        check_answer(engine.answer_line(json.dumps(request).encode("ascii")))
    state = check_answer(engine.answer_line(b'{"cmd": "state"}'))["state"]
    assert check_answer(engine.answer_line(json.dumps({"cmd": "load", "state": state}).encode()))


def changed(value: Any, path: list[int], new: Any) -> Any:
    """A copy of nested values with one part, found along `path`, replaced."""
    if not path or not isinstance(value, (dict, list)) or not value:
        return new
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = keys[path[0] % len(keys)]
    copy: Any = value.copy()
    copy[key] = changed(value[key], path[1:], new)
    return copy


places = st.lists(st.integers(min_value=0, max_value=40), min_size=1, max_size=6)


@settings(max_examples=500, deadline=None)
@given(setups, st.sampled_from(("load", "resume", "play", "new")), places, values)
def test_good_requests_with_one_part_changed(
    setup: tuple[str, str, int], verb: str, path: list[int], new: Any
) -> None:
    engine = started(setup, turns=6)
    good: dict[str, Any] = {
        "load": {"state": engine.answer({"cmd": "state"})["state"]},
        "resume": {"save": engine.answer({"cmd": "save"})["save"]},
        "play": {"command": [*engine.answer({"cmd": "legal"})["commands"], {}][0]},
        "new": engine.answer({"cmd": "save"})["save"]["setup"],
    }[verb]
    request = {"cmd": verb, **changed(good, path, new)}
    check_answer(engine.answer_line(json.dumps(request).encode("ascii")))
    assert engine.answer({"cmd": "state"})["ok"]
