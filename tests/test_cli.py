"""The command line as people and scripts meet it: what it prints, and its exit codes."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from islands_desktop import __version__
from islands_desktop.cli import _parser, main
from islands_desktop.core.session import GameSession
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.saves.save_format import SaveHeader, dump_save, encode_save
from tests.program import run_program

SAMPLE = Path(__file__).with_name("saves") / "samples" / "format_1.island.json"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A save of a few rounds with two commands taken back."""
    session = GameSession.new(GAME, GAME.make_setup("solo", 1, 7))
    for number in range(60):
        commands = GAME.legal_commands(session.state)
        session.play(commands[number % len(commands)])
    session.undo()
    session.undo()
    path = tmp_path / "Anna's game.island.json"
    path.write_bytes(dump_save(session, SaveHeader(name="Anna")))
    return path


# ---------------------------------------------------------------------- usage


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"Islands Desktop {__version__}\n"


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["--loud"],
        ["selfplay", "--games", "0"],
        ["selfplay", "--games", "many"],
        ["selfplay", "--games"],
        ["selfplay", "--seed", "-1"],
        ["selfplay", "--seed", str(2**63)],
        ["selfplay", "--jobs", "1000"],
        ["selfplay", "--check", "never"],
        ["replay"],
        ["replay", "file", "--to", "x"],
        ["check", "one", "two"],
    ],
)
def test_wrong_usage_is_one_sentence_and_exit_code_2(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert printed.err.rstrip().endswith("--help.")


@pytest.mark.parametrize(
    "words",
    [
        ["--game", "chess"],
        ["--mode", "speed", "--seats", "1"],
        ["--seats", "2"],
        ["--options", "{"],
        ["--options", "[]"],
        ["--options", "null"],
        ["--options", "[" * 100_000],
        ["--options", '{"wind": 3}'],
        ["--seed", str(2**63 - 1), "--games", "2"],
    ],
)
def test_games_that_cannot_be_set_up(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("verb", ["selfplay", "replay", "check", "fixture", "demo"])
def test_help_explains_every_argument(verb: str) -> None:
    verbs = next(a.choices for a in _parser()._actions if a.dest == "verb")
    assert isinstance(verbs, dict)
    assert [action.dest for action in verbs[verb]._actions if not action.help] == []


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ({}, "C.UTF-8"),
        ({"LANG": "C"}, "C.UTF-8"),
        ({"LANG": "de_DE.UTF-8"}, "None"),
        ({"LC_CTYPE": "POSIX", "LANG": "de_DE.UTF-8"}, "C.UTF-8"),
        ({"LC_ALL": "C"}, "None"),
    ],
)
def test_a_packaged_program_has_streams_and_a_locale(
    words: dict[str, str], expected: str, tmp_path: Path
) -> None:
    code = (
        "import os, sys\n"
        "from islands_desktop.__main__ import _choose_utf8, _fill_in_streams\n"
        "sys.stdout = sys.stderr = None\n"
        "for name in ('LC_ALL', 'LC_CTYPE', 'LANG'): os.environ.pop(name, None)\n"
        f"os.environ.update({words!r})\n"
        "_fill_in_streams()\n"
        "_choose_utf8()\n"
        "print('nobody reads this', file=sys.stdout)\n"
        "sys.stderr.write('nor this')\n"
        f"open({str(tmp_path / 'locale')!r}, 'w').write(str(os.environ.get('LC_CTYPE')))\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
    if sys.platform.startswith("linux"):
        assert (tmp_path / "locale").read_text(encoding="utf-8") == expected


# ---------------------------------------------------------------------- replay, check, fixture


def test_replay_tells_the_game_and_the_position(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(saved)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Round 1 of 8"
    assert "After 58 of 60 commands" in lines
    assert any(line.startswith("  deck: ") for line in lines)
    assert any(line.startswith("  score: ") for line in lines)


def test_replay_says_that_it_tells_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["replay", "--help"])
    words = " ".join(capsys.readouterr().out.split())
    assert "It tells all, also while the game goes on: the hands of every player" in words


@pytest.mark.parametrize("count", [0, 1, 30, 60])
def test_replay_stops_where_it_is_told(
    saved: Path, capsys: pytest.CaptureFixture[str], count: int
) -> None:
    assert main(["replay", str(saved), "--to", str(count)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert f"After {count} of 60 commands" in lines
    assert sum(line[:5].strip().isdecimal() for line in lines) == count


@pytest.mark.parametrize("count", ["-1", "61"])
def test_replay_beyond_the_log(saved: Path, capsys: pytest.CaptureFixture[str], count: str) -> None:
    assert main(["replay", str(saved), "--to", count]) == 2
    assert "60 commands" in capsys.readouterr().err


def test_check_of_whole_saves(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (saved, SAMPLE):
        assert main(["check", str(path)]) == 0
        assert capsys.readouterr().out.startswith("This save is whole: Palm Island, ")


def change_save(path: Path, **parts: Any) -> None:
    entry = json.loads(path.read_bytes())
    path.write_text(json.dumps({**entry, **parts}), encoding="utf-8")


def test_check_tells_every_problem(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = json.loads(saved.read_bytes())["log"]
    log[3]["digest"] = log[9]["digest"] = "0" * 32
    change_save(saved, log=log, digest="f" * 32, scores=[99], name=5, seed=8)
    assert main(["check", str(saved)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "“name” is missing or wrong.",
        "Command 4 leads to another position.",
        "Command 10 leads to another position.",
        "The digest is not that of the position.",
        "“seed” is not what the position says.",
        "“scores” is not what the position says.",
    ]


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"format": 99}, "newer"),
        ({"rules_version": 99}, "newer"),
        ({"game": "chess"}, "no game called"),
        ({"snapshot": {}}, "“snapshot”"),
        ({"start": {"round": 9}}, "“start”"),
        ({"cursor": 61}, "“cursor”"),
        ({"log": [{"command": {"kind": "end_round"}, "digest": "0" * 32}]}, "Command 1: "),
        ({"log": [{"command": 5, "digest": "0" * 32}]}, "Command 1: "),
        ({"log": [7]}, "“log.0”"),
        ({"log": 7}, "“log”"),
        ({"setup": {}}, "set-up"),
        ({"cursor": 3}, "The position is not the one"),
    ],
)
def test_check_names_what_is_wrong(
    saved: Path, capsys: pytest.CaptureFixture[str], parts: dict[str, Any], words: str
) -> None:
    change_save(saved, **parts)
    assert main(["check", str(saved)]) == 1
    assert words in capsys.readouterr().out


BAD_FILES = (b"", b"hello", b"\xff\xfe", b"[]", b"{}", b"[" * 100_000, b'{"golden":1}\n{}\n', b"\0")


@pytest.mark.parametrize("content", BAD_FILES, ids=range(len(BAD_FILES)))
@pytest.mark.parametrize("verb", ["replay", "check", "fixture"])
def test_files_that_are_no_saves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], verb: str, content: bytes
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert main([verb, str(path)]) == 1
    printed = capsys.readouterr()
    assert (printed.out + printed.err).count("\n") == 1


@pytest.mark.parametrize("verb", ["replay", "check", "fixture"])
def test_files_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], verb: str
) -> None:
    for path in (tmp_path, tmp_path / "none", tmp_path / ("x" * 300), "a\0b"):
        assert main([verb, str(path)]) == 1
        printed = capsys.readouterr()
        assert (printed.out + printed.err).count("\n") == 1
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(200 << 20)
    assert main([verb, str(huge)]) == 1
    printed = capsys.readouterr()
    assert "too large" in printed.out + printed.err


def test_fixture_keeps_the_game_and_forgets_the_person(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fixture", str(saved)]) == 0
    text = capsys.readouterr().out
    entry = json.loads(saved.read_bytes())
    for private in ("Anna", entry["id"], entry["created"], entry["changed"], str(tmp_path)):
        assert private not in text
    golden = tmp_path / "golden.jsonl"
    assert main(["fixture", str(saved), "--out", str(golden)]) == 0
    assert golden.read_text(encoding="utf-8") == text
    capsys.readouterr()
    assert main(["replay", str(golden)]) == 0
    assert "After 58 of 58 commands" in capsys.readouterr().out
    assert main(["fixture", str(golden), "--out", str(tmp_path)]) == 1


def test_fixture_of_a_save_without_a_log(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = GameSession.new(GAME, GAME.make_setup("solo", 1, 7))
    saved.write_text(json.dumps(encode_save(session, SaveHeader())), encoding="utf-8")
    assert main(["fixture", str(saved)]) == 0
    assert capsys.readouterr().out.count("\n") == 1


# ---------------------------------------------------------------------- real processes


def test_reader_who_leaves_early_sees_no_complaint(saved: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, "-u", "-m", "islands_desktop", "replay", str(saved)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait(30) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="its shell closes no streams")
@pytest.mark.parametrize("words", ["engine", "selfplay --games 1", "--version"])
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_fault(words: str, closed: str) -> None:
    command = f'echo | exec "{sys.executable}" -m islands_desktop {words} {closed}'
    ended = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="a device of Linux")
@pytest.mark.parametrize("words", ["engine", "selfplay --games 1", "replay {saved}"])
def test_a_disk_that_is_full_is_told(words: str, saved: Path) -> None:
    program = f'"{sys.executable}" -m islands_desktop {words.format(saved=shlex.quote(str(saved)))}'
    command = f"echo '{{}}' | {program} > /dev/full"
    ended = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60)
    assert ended.returncode == 1
    assert ended.stderr == "The output could not be written: No space left on device.\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interruption_is_quiet(jobs: str) -> None:
    """Ctrl+C reaches every process of the terminal; none of them complains.

    Tests may run in the background of a shell, where it is ignored and that is inherited.
    """
    words = ["selfplay", "--games", "1000000", "--jobs", jobs]
    script = (
        "import signal, sys\n"
        "from islands_desktop.cli import main\n"
        "if __name__ == '__main__':\n"
        "    signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "    print('ready', flush=True)\n"
        f"    sys.exit(main({words}))\n"
    )
    program = subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        assert program.stdout is not None
        assert program.stdout.readline().strip() == b"ready"
        time.sleep(2)
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
    assert (program.returncode, out, err) == (130, b"", b"")


def test_terminal_that_knows_no_quotes(saved: Path) -> None:
    change_save(saved, name=5)
    done = run_program("check", str(saved), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 1
    assert done.stdout == "?name? is missing or wrong.\n"
    assert done.stderr == ""
