"""The command line: the window, the engine, and tools for games and their files.

Everything else is imported when its command is given, so that each of them starts at once.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from islands_desktop import __version__
from islands_desktop.core.assets import AssetMissing
from islands_desktop.core.phrases import say
from islands_desktop.games.registry import GAME_IDS

if TYPE_CHECKING:
    from islands_desktop.saves.save_format import OpenedGame
    from islands_desktop.selfplay import PlayedGame, Task

FAULT = 1
WRONG_USAGE = 2
INTERRUPTED = 130

MOST_GAMES = 10_000_000
MOST_JOBS = 64
LANGUAGES = ("system", "en", "pt", "de", "fr", "es")


class _Parser(argparse.ArgumentParser):
    """Tells what is wrong in one sentence instead of a page."""

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:].rstrip(".")
        self.exit(WRONG_USAGE, f"{sentence}; see {self.prog} --help.\n")


def _whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number between two limits."""

    def read(word: str) -> int:
        try:
            number = int(word)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            sentence = say(
                "“{word}” is no whole number from {least} to {most}",
                word=word[:40],
                least=least,
                most=most,
            )
            raise argparse.ArgumentTypeError(sentence)
        return number

    return read


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="islands-desktop",
        description="Four tabletop island games for one laptop. No command opens the window; "
        "the file of a saved game instead of a command opens that game in it.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Islands Desktop {__version__}")
    parser.add_argument("--time-first-paint", action="store_true", help=argparse.SUPPRESS)
    verbs = parser.add_subparsers(dest="verb", metavar="command", parser_class=_Parser)
    verbs.add_parser("engine", help="speak the engine protocol: JSON, one object a line")
    _add_selfplay(verbs.add_parser("selfplay", help="play random games and check the rules"))
    _add_ladder(verbs.add_parser("ladder", help="measure how strong the computer players are"))
    saved = "the file of a saved game"
    replay = verbs.add_parser(
        "replay",
        help="tell a saved game in plain words",
        description="Tell a saved game in plain words. It tells all, also while the game goes on: "
        "the hands of every player and what each of them has drawn.",
    )
    replay.add_argument("file", type=Path, help=saved)
    replay.add_argument("--to", type=int, default=None, metavar="N", help="stop after N commands")
    check = verbs.add_parser("check", help="say whether a saved game is whole")
    check.add_argument("file", type=Path, help=saved)
    fixture = verbs.add_parser("fixture", help="print a saved game as a test, without names")
    fixture.add_argument("file", type=Path, help=saved)
    words = "write the test to this file instead"
    fixture.add_argument("--out", type=Path, default=None, metavar="FILE", help=words)
    demo = verbs.add_parser("demo", help="play a whole game by itself in the window")
    words = "where to leave four pictures of it"
    demo.add_argument("--screenshots", type=Path, default=None, metavar="FOLDER", help=words)
    words = "the game by its id (usual: %(default)s)"
    demo.add_argument("--game", choices=GAME_IDS, default="palm_island", metavar="ID", help=words)
    words = "let the computer play every seat, and only watch; no pictures"
    demo.add_argument("--watch", action="store_true", help=words)
    words = "language of the window: %(choices)s"
    demo.add_argument("--language", choices=LANGUAGES, default="system", metavar="CODE", help=words)
    return parser


def _add_selfplay(parser: argparse.ArgumentParser) -> None:
    usual = "(usual: %(default)s)"
    parser.add_argument("--game", default="palm_island", help=f"the game by its id {usual}")
    parser.add_argument("--mode", default="", help="the mode by its id (usual: the game's first)")
    words = "people at the table (usual: the fewest of the mode)"
    parser.add_argument("--seats", type=_whole(1, 8), default=None, metavar="N", help=words)
    parser.add_argument(
        "--games", type=_whole(1, MOST_GAMES), default=100, metavar="N", help=f"how many {usual}"
    )
    parser.add_argument(
        "--seed",
        type=_whole(0, 2**63 - 1),
        default=1,
        metavar="S",
        help=f"deal of the first game; each further game has the next {usual}",
    )
    parser.add_argument(
        "--jobs", type=_whole(1, MOST_JOBS), default=1, metavar="N", help="processes side by side"
    )
    parser.add_argument(
        "--check", choices=("every", "end"), default="every", help="positions that are checked"
    )
    parser.add_argument("--options", default="{}", help="options of the set-up, as JSON")


def _add_ladder(parser: argparse.ArgumentParser) -> None:
    usual = "(usual: %(default)s)"
    parser.add_argument("--game", default="palm_island", help=f"the game by its id {usual}")
    parser.add_argument("--mode", default="", help="the mode by its id (usual: the game's first)")
    parser.add_argument(
        "--seats", type=_whole(1, 8), default=2, metavar="N", help=f"players at the table {usual}"
    )
    parser.add_argument(
        "--games", type=_whole(1, MOST_GAMES), default=200, metavar="N", help=f"how many {usual}"
    )
    parser.add_argument(
        "--pair",
        default="",
        metavar="A:B",
        help="one pairing, as hard:medium (usual: each level against the one below)",
    )
    parser.add_argument(
        "--seed", type=_whole(0, 2**31 - 1), default=1, metavar="S", help="deal of the first game"
    )
    parser.add_argument(
        "--jobs", type=_whole(1, MOST_JOBS), default=1, metavar="N", help="processes side by side"
    )
    parser.add_argument("--options", default="{}", help="options of the set-up, as JSON")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments; returns the exit code.

    Raises SystemExit for wrong usage, `--help` and `--version`.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    chosen = _parser().parse_args(words)
    verbs: dict[str | None, Callable[[argparse.Namespace], int]] = {
        None: lambda _chosen: _run_window(words),
        "engine": _run_engine,
        "selfplay": _run_selfplay,
        "ladder": _run_ladder,
        "replay": _run_replay,
        "check": _run_check,
        "fixture": _run_fixture,
        "demo": _run_demo,
    }
    _spare_what_the_terminal_cannot_show()
    try:
        code = verbs[chosen.verb](chosen)
        sys.stdout.flush()
        return code
    except AssetMissing as fault:
        return _complain(str(fault), FAULT)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if error.filename is not None:  # a file of the verb's own, not what it writes to
            raise
        # Nobody takes what is still to be written; a second complaint at the end helps nobody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0
        reason = error.strerror or str(error)
        return _complain(say("The output could not be written: {reason}.", reason=reason), FAULT)


def _spare_what_the_terminal_cannot_show() -> None:
    """Characters unknown to the terminal become question marks instead of errors."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _read_options(words: str) -> dict[str, Any]:
    """Options of a set-up from JSON. Raises ValueError or RecursionError for anything else."""
    options = json.loads(words)
    if not isinstance(options, dict):
        raise ValueError(words)
    return options


def _complain(sentence: str, code: int = WRONG_USAGE) -> int:
    print(sentence, file=sys.stderr)
    return code


# ---------------------------------------------------------------------- window and engine


def _run_window(words: list[str]) -> int:
    from islands_desktop.desktop.app import run

    return run(words)


def _run_demo(chosen: argparse.Namespace) -> int:
    from islands_desktop.desktop.demo import run_demo

    return run_demo(chosen.screenshots, chosen.game, chosen.language, chosen.watch)


def _run_engine(chosen: argparse.Namespace) -> int:
    from islands_desktop.engine_protocol import converse

    converse(sys.stdin.buffer, sys.stdout.buffer)
    return 0


# ---------------------------------------------------------------------- random games


def _run_selfplay(chosen: argparse.Namespace) -> int:
    from islands_desktop.core.refusals import GameError
    from islands_desktop.games.registry import find_game
    from islands_desktop.selfplay import Task, play_many, report_games

    try:
        options = _read_options(chosen.options)
        game = find_game(chosen.game)
        mode = chosen.mode or game.modes[0].id
        seats = chosen.seats or next((one.seats[0] for one in game.modes if one.id == mode), 1)
        for seed in (chosen.seed, chosen.seed + chosen.games - 1):
            game.make_setup(mode, seats, seed, options)
    except (ValueError, RecursionError):
        return _complain(say("The options are no JSON object."))
    except GameError as error:
        return _complain(str(error))
    task = Task(
        chosen.game,
        mode,
        seats,
        chosen.seed,
        tuple(options.items()),
        chosen.check == "every",
    )
    report = report_games(play_many(task, chosen.games, chosen.jobs))
    if report.fault is not None:
        _print_fault(task, report.fault)
        return FAULT
    for line in report.lines():
        print(line)
    return 0


def _print_fault(task: Task, played: PlayedGame) -> None:
    """A report from which the fault can be seen again."""
    fault = played.fault
    assert fault is not None
    print(say("Fault in the game with seed {seed}.", seed=played.seed))
    print(say("After {count} commands: {reason}", count=fault.position, reason=fault.reason))
    if fault.command is not None:
        print(say("Command: {command}", command=json.dumps(fault.command)))
    print(say("Position: {position}", position=json.dumps(fault.state)))
    words = ["islands-desktop", "selfplay", "--game", task.game, "--mode", task.mode]
    words += ["--seats", str(task.seats), "--seed", str(played.seed), "--games", "1"]
    if not task.every:
        words += ["--check", "end"]
    if task.options:
        words += ["--options", f"'{json.dumps(dict(task.options))}'"]
    print(say("To see it again: {words}", words=" ".join(words)))


# ---------------------------------------------------------------------- computer players


def _run_ladder(chosen: argparse.Namespace) -> int:
    from islands_desktop.core.refusals import GameError
    from islands_desktop.games.registry import find_game
    from islands_desktop.ladder import (
        Contest,
        pairings_of,
        play_contest,
        read_pairing,
        report_contest,
    )

    try:
        options = _read_options(chosen.options)
        game = find_game(chosen.game)
        mode = chosen.mode or game.modes[0].id
        game.make_setup(mode, chosen.seats, chosen.seed, options)
        pairings = (read_pairing(chosen.pair),) if chosen.pair else pairings_of(mode)
    except (ValueError, RecursionError):
        return _complain(say("The options are no JSON object, or the pair is none like hard:easy."))
    except GameError as error:
        return _complain(str(error))
    for challenger, rivals in pairings:
        contest = Contest(
            chosen.game, mode, chosen.seats, challenger, rivals,
            tuple(options.items()), chosen.seed,
        )  # fmt: skip
        for line in report_contest(
            contest, play_contest(contest, chosen.games, chosen.jobs)
        ).lines():
            print(line, flush=True)
    return 0


# ---------------------------------------------------------------------- files


def _open(path: Path) -> OpenedGame | None:
    """The game in a file; None, after one sentence about what is wrong."""
    from islands_desktop.saves.faults import SaveFault
    from islands_desktop.saves.golden import open_played

    try:
        return open_played(path)
    except SaveFault as fault:
        _complain(str(fault))
    except ValueError:
        _complain(say("This is no name of a file."))
    return None


def _run_replay(chosen: argparse.Namespace) -> int:
    from islands_desktop.retelling import tell_game, tell_position

    opened = _open(chosen.file)
    if opened is None:
        return FAULT
    session = opened.session
    last = session.cursor if chosen.to is None else chosen.to
    most = len(session.log)
    if not 0 <= last <= most:
        return _complain(say("The log has {most} commands: N is from 0 to {most}.", most=most))
    for line in (*opened.notices, *tell_game(session, last)):
        print(line)
    print(say("After {count} of {most} commands", count=last, most=most))
    for line in tell_position(session.game, session.state_at(last)):
        print(line)
    return 0


def _run_check(chosen: argparse.Namespace) -> int:
    from islands_desktop.saves.soundness import problems_of_file

    found = problems_of_file(chosen.file)
    for problem in found:
        print(problem)
    if found:
        return FAULT
    opened = _open(chosen.file)
    if opened is None:
        return FAULT
    for notice in opened.notices:
        print(notice)
    session = opened.session
    print(
        say(
            "This save is whole: {game}, {count} commands, {progress}.",
            game=session.game.title,
            count=len(session.log),
            progress=session.game.progress(session.state),
        )
    )
    return 0


def _run_fixture(chosen: argparse.Namespace) -> int:
    from islands_desktop.saves.golden import golden_text

    opened = _open(chosen.file)
    if opened is None:
        return FAULT
    text = golden_text(opened.session)
    if chosen.out is None:
        print(text, end="")
        return 0
    try:
        chosen.out.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return _complain(say("The file could not be written: {reason}.", reason=reason), FAULT)
    print(say("Written: {path}", path=str(chosen.out)))
    return 0
