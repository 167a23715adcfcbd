"""The engine protocol as another program meets it: one line in, one line out, whatever it is."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from islands_desktop.engine_protocol import LONGEST_LINE, VERB_NAMES, Engine
from tests.conversation import NEW, Answer, Conversation, code_of, play_rounds


@pytest.fixture
def talk() -> Iterator[Conversation]:
    conversation = Conversation()
    yield conversation
    if conversation.program.poll() is None:
        conversation.program.kill()
    conversation.program.communicate()


@pytest.fixture
def engine() -> Engine:
    engine = Engine()
    assert engine.answer(NEW)["ok"]
    return engine


def answer_to(engine: Engine, line: bytes) -> Answer:
    answer = json.loads(engine.answer_line(line))
    assert isinstance(answer, dict)
    return answer


# ---------------------------------------------------------------------- a real process


def test_whole_game_in_a_real_process(talk: Conversation) -> None:
    started = talk.ask("new", game="palm_island", seed=7, id="first")
    assert started["id"] == "first"
    assert started["setup"]["seed"] == 7
    assert (started["actor"], started["over"]) == (0, False)
    answer = started
    while not answer["over"]:
        command = talk.ask("legal")["commands"][-1]
        answer = talk.ask("play", command=command)
        assert answer["ok"]
        assert answer["events"][0]["kind"]
    assert answer["actor"] is None
    assert answer["events"][-1]["kind"] == "game_ended"
    score = talk.ask("score")
    assert score["outcome"]["winners"] == [0]
    assert sum(line["points"] for line in score["seats"][0]["lines"]) == score["seats"][0]["total"]
    assert talk.ask("legal")["commands"] == []
    assert talk.ask("quit") == {"ok": True}
    assert talk.finish() == (b"", b"")
    assert talk.program.returncode == 0


BAD_LINES = (
    (b"", "bad_json"),
    (b"   \t", "bad_json"),
    (b"hello", "bad_json"),
    (b'{"cmd": "legal"', "bad_json"),
    (b'{"cmd": "legal"} {"cmd": "legal"}', "bad_json"),
    (b"\xff\xfe{\x00}\x00", "bad_json"),
    (b'{"cmd": "\xc3("}', "bad_json"),
    (b'{"cmd": "new", "seed": NaN}', "bad_json"),
    (b'{"cmd": "new", "seed": -Infinity}', "bad_json"),
    (b'{"id": 1e999, "cmd": "games"}', "bad_json"),
    (b'{"cmd": "new", "seed": ' + b"9" * 5000 + b"}", "bad_json"),
    (b"[" * 200_000, "bad_json"),
    (b'{"cmd":' * 200_000, "bad_json"),
    (b'{"cmd": "save", "name": "\\ud800"}', "bad_json"),
    (b"x" * 10_000_000, "bad_json"),
    (b" " * (LONGEST_LINE + 5), "bad_json"),
    (b"[]", "bad_request"),
    (b"null", "bad_request"),
    (b"42", "bad_request"),
    (b'"games"', "bad_request"),
    (b"{}", "bad_request"),
    (b'{"cmd": 5}', "bad_request"),
    (b'{"cmd": null, "id": 3}', "bad_request"),
    (b'{"id": [[]], "cmd": "games"}', "bad_request"),
    (b'{"cmd": "dance"}', "unknown_request"),
    (b'{"cmd": "' + b"a" * 10_000_000 + b'"}', "unknown_request"),
    (b'{"cmd": "new"}', "bad_request"),
    (b'{"cmd": "new", "game": "chess"}', "unknown_game"),
    (b'{"cmd": "legal"}', "no_game"),
)


def test_bad_lines_are_answered_and_never_end_the_program(talk: Conversation) -> None:
    """Every line has exactly one answer: the good one after each bad line is its own answer."""
    for number, (line, code) in enumerate(BAD_LINES):
        assert code_of(talk.say(line)) == code, line[:60]
        good = talk.ask("games", id=number)
        assert (good["ok"], good["id"]) == (True, number)
    assert talk.finish() == (b"", b"")


def test_last_line_without_its_end_and_byte_order_marks() -> None:
    talk = Conversation()
    lines = b'\xef\xbb\xbf{"cmd": "games"}\r\n' + b'{"cmd": "legal"}'
    out, err = talk.program.communicate(lines, timeout=30)
    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False]
    assert err == b""
    assert talk.program.returncode == 0


def test_lines_after_quit_are_not_read() -> None:
    talk = Conversation()
    out, err = talk.program.communicate(b'{"cmd": "quit"}\n{"cmd": "games"}\n', timeout=30)
    assert out == b'{"ok":true}\n'
    assert err == b""


def test_reader_who_leaves_is_no_fault() -> None:
    talk = Conversation()
    assert talk.program.stdout is not None
    talk.program.stdout.close()
    assert talk.program.stdin is not None
    talk.program.stdin.write(b'{"cmd": "games"}\n')
    talk.program.stdin.close()
    assert talk.program.wait(30) == 0
    assert talk.program.stderr is not None
    assert talk.program.stderr.read() == b""
    talk.program.stderr.close()


def test_engine_starts_without_qt_and_pydantic() -> None:
    script = (
        "import io, sys\n"
        "from islands_desktop.engine_protocol import converse\n"
        "out = io.BytesIO()\n"
        'converse(io.BytesIO(b\'{"cmd":"new","game":"palm_island"}\\n{"cmd":"legal"}\'), out)\n'
        "assert out.getvalue().count(b'\"ok\":true') == 2\n"
        "loaded = {name.partition('.')[0] for name in sys.modules}\n"
        "print(sorted(loaded & {'PySide6', 'shiboken6', 'pydantic', 'platformdirs'}))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_same_seed_gives_the_same_digest_in_a_fresh_process(talk: Conversation) -> None:
    here = Engine()
    here.answer(NEW)
    talk.say(json.dumps(NEW).encode())
    for _turn in range(40):
        command = here.answer({"cmd": "legal"})["commands"][-1]
        assert here.answer({"cmd": "play", "command": command})["ok"]
        assert talk.ask("play", command=command)["ok"]
    assert talk.ask("state") == here.answer({"cmd": "state"})


# ---------------------------------------------------------------------- requests


def test_games_describe_everything_that_new_takes(engine: Engine) -> None:
    for game in engine.answer({"cmd": "games"})["games"]:
        for mode in game["modes"]:
            options = {option["name"]: option["default"] for option in mode["options"]}
            request = {"cmd": "new", "game": game["id"], "mode": mode["id"], "options": options}
            setup = engine.answer(request)["setup"]
            assert setup["options"] == options
            assert setup["seats"] == mode["seats"][0]
            for option in mode["options"]:
                assert option["about"]
                if option["form"] in ("choice", "switch"):
                    assert option["default"] in option["values"]


@pytest.mark.parametrize("name", VERB_NAMES)
def test_verb_under_every_name(engine: Engine, name: str) -> None:
    assert engine.answer({name: "legal"})["commands"]


def test_new_takes_defaults_and_tells_the_seed(engine: Engine) -> None:
    setup = engine.answer({"cmd": "new", "game": "palm_island"})["setup"]
    again = engine.answer({"cmd": "new", **setup})["setup"]
    assert again == setup
    assert setup["mode"] == "solo"


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"mode": "dance"}, ""),
        ({"mode": "speed"}, "PALM-12.1"),
        ({"seats": 5}, "PALM-12.1"),
        ({"seats": "1"}, "PALM-12.1"),
        ({"seed": -1}, "PALM-2.5"),
        ({"seed": 7.0}, "PALM-2.5"),
        ({"seed": True}, "PALM-2.5"),
        ({"seed": 1 << 63}, "PALM-2.5"),
        ({"options": []}, ""),
        ({"options": {"wind": 3}}, ""),
        ({"options": {"difficulty": "easy", "feats": ["FE1"]}}, "PALM-10.2"),
        ({"options": {"difficulty": "medium"}}, "PALM-10.1"),
        ({"options": {"order": ["CH1"]}}, "PALM-2.5"),
    ],
)
def test_bad_setup_names_its_rule_and_leaves_the_game(
    engine: Engine, change: dict[str, Any], rule: str
) -> None:
    before = engine.answer({"cmd": "state"})
    answer = engine.answer({**NEW, **change})
    assert code_of(answer) == "bad_setup"
    assert answer["error"]["rule"] == rule
    assert engine.answer({"cmd": "state"}) == before


def test_every_legal_command_can_be_sent_back(engine: Engine) -> None:
    start = engine.answer({"cmd": "state"})["state"]
    for command in engine.answer({"cmd": "legal"})["commands"]:
        assert engine.answer({"cmd": "play", "command": command})["ok"]
        assert engine.answer({"cmd": "undo"})["command"] == command
        assert engine.answer({"cmd": "state"})["state"] == start


def test_seats_that_decide_at_the_same_time_have_commands_of_their_own(engine: Engine) -> None:
    """PALM-12.2: in whatever order they come."""
    engine.answer({"cmd": "new", "game": "palm_island", "mode": "casual", "seats": 3, "seed": 7})
    for seat in (2, 0, 1):
        answer = engine.answer({"cmd": "legal", "seat": seat})
        assert answer["actor"] == 0
        assert {command["seat"] for command in answer["commands"]} == {seat}
        assert engine.answer({"cmd": "play", "command": answer["commands"][0]})["ok"]
    for wrong in (3, -1, "A", True):
        assert code_of(engine.answer({"cmd": "legal", "seat": wrong})) == "bad_request"


@pytest.mark.parametrize("mode", ["cooperative", "casual", "speed"])
def test_games_of_several_players_are_played_to_their_end(engine: Engine, mode: str) -> None:
    """`new`, `legal`, `play`, `state`, `score`, `save` and `resume` in every mode."""
    new = {"cmd": "new", "game": "palm_island", "mode": mode, "seats": 2, "seed": 3}
    answer = engine.answer(new)
    while not answer["over"]:
        commands = engine.answer({"cmd": "legal"})["commands"]
        assert commands[0]["seat"] == answer["actor"]
        answer = engine.answer({"cmd": "play", "command": commands[-1]})
        assert answer["ok"]
    assert len(engine.answer({"cmd": "score"})["seats"]) == 2
    saved = engine.answer({"cmd": "save"})["save"]
    whole = engine.answer({"cmd": "state"})
    assert engine.answer({"cmd": "resume", "save": saved})["over"]
    assert engine.answer({"cmd": "state"}) == whole


@pytest.mark.parametrize(
    ("command", "code", "rule"),
    [
        ({"kind": "end_round"}, "illegal_command", "PALM-8.1"),
        ({"kind": "store", "card": "TE15"}, "illegal_command", None),
        ({"kind": "discard", "seat": 3}, "illegal_command", None),
        ({"kind": "undo"}, "bad_command", ""),
        ({"kind": "dance"}, "bad_command", ""),
        ({"kind": "store", "card": "XX9"}, "bad_command", ""),
        ({"kind": ["store"]}, "bad_command", ""),
        ({"kind": "discard", "seat": 1e30}, "bad_command", ""),
        ({}, "bad_command", ""),
        ("discard", "bad_request", ""),
        (None, "bad_request", ""),
    ],
)
def test_wrong_commands_change_nothing(
    engine: Engine, command: Any, code: str, rule: str | None
) -> None:
    before = engine.answer({"cmd": "state"})
    answer = engine.answer({"cmd": "play", "command": command})
    assert code_of(answer) == code
    if rule is None:
        assert answer["error"]["rule"].startswith("PALM-")
    else:
        assert answer["error"]["rule"] == rule
    assert engine.answer({"cmd": "state"}) == before


def test_undo_and_redo_stop_at_the_end_of_the_round(engine: Engine) -> None:
    """PALM-16.5."""
    assert code_of(engine.answer({"cmd": "undo"})) == "undo_refused"
    play_rounds(engine, 1)
    answer = engine.answer({"cmd": "undo"})
    assert code_of(answer) == "undo_refused"
    assert answer["error"]["rule"] == "PALM-16.5"
    engine.answer({"cmd": "play", "command": {"kind": "discard"}})
    after = engine.answer({"cmd": "state"})
    assert engine.answer({"cmd": "undo"})["ok"]
    assert engine.answer({"cmd": "redo"})["command"] == {"kind": "discard", "seat": 0}
    assert engine.answer({"cmd": "state"}) == after
    assert code_of(engine.answer({"cmd": "redo"})) == "undo_refused"


def test_state_for_a_seat_hides_what_the_seat_may_not_know(engine: Engine) -> None:
    """PALM-16.1."""
    play_rounds(engine, 1)
    full = engine.answer({"cmd": "state"})["state"]
    seen = engine.answer({"cmd": "state", "seat": 0})["state"]
    assert seen["seats"][0]["deck"][:3] == full["seats"][0]["deck"][:3]
    assert seen["seats"][0]["deck"][4] == "?"
    assert (seen["setup"]["seed"], seen["chance"]) == (0, 0)
    assert code_of(engine.answer({"cmd": "load", "state": seen})) == "bad_state"
    for seat in (1, -1, True, "0", 0.0):
        assert code_of(engine.answer({"cmd": "state", "seat": seat})) == "bad_request"


def test_load_goes_on_from_any_possible_position(engine: Engine) -> None:
    play_rounds(engine, 2)
    position = engine.answer({"cmd": "state"})
    other = Engine()
    assert other.answer({"cmd": "load", "state": position["state"]})["over"] is False
    assert other.answer({"cmd": "state"}) == position
    assert other.answer({"cmd": "legal"}) == engine.answer({"cmd": "legal"})
    for broken in ({}, {**position["state"], "round": 9}, {**position["state"], "seats": [{}]}):
        assert code_of(other.answer({"cmd": "load", "state": broken})) == "bad_state"
        assert other.answer({"cmd": "state"}) == position
    missing: Any
    for missing in (None, [], "state"):
        assert code_of(other.answer({"cmd": "load", "state": missing})) == "bad_request"


def test_suggest_gives_a_legal_command_and_a_reason(engine: Engine) -> None:
    for level in ("easy", "medium", "hard"):
        answer = engine.answer({"cmd": "suggest", "level": level, "seconds": 1})
        assert answer["command"] in engine.answer({"cmd": "legal"})["commands"]
        assert answer["reason"].endswith(".")
    wrong: dict[str, Any]
    for wrong in ({"level": "divine"}, {"level": []}, {"seconds": "1"}, {"seconds": -1}):
        assert code_of(engine.answer({"cmd": "suggest", **wrong})) == "bad_request"
    play_rounds(engine, 8)
    assert code_of(engine.answer({"cmd": "suggest"})) == "game_over"


def test_id_is_given_back_with_errors_too(engine: Engine) -> None:
    for given in ("é\n", 0, 1.5, None, False):
        line = json.dumps({"cmd": "dance", "id": given}).encode()
        assert answer_to(engine, line)["id"] == given
