"""The command line: the window, the engine, and tools for games and their files."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from islands_desktop import __version__


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="islands-desktop", description="Four tabletop island games for one laptop."
    )
    parser.add_argument("--version", action="version", version=f"Islands Desktop {__version__}")
    parser.add_argument("--time-first-paint", action="store_true", help=argparse.SUPPRESS)
    verbs = parser.add_subparsers(dest="verb", metavar="what")
    verbs.add_parser("engine", help="speak the engine protocol: JSON, one object a line")
    selfplay = verbs.add_parser("selfplay", help="play random games and check the rules")
    selfplay.add_argument("--game", default="palm_island")
    selfplay.add_argument("--mode", default="solo")
    selfplay.add_argument("--seats", type=int, default=1)
    selfplay.add_argument("--games", type=int, default=100)
    selfplay.add_argument("--seed", type=int, default=1)
    selfplay.add_argument("--jobs", type=int, default=1, help="processes side by side")
    selfplay.add_argument("--check", choices=("every", "end"), default="every")
    selfplay.add_argument("--options", default="{}", help="options of the set-up, as JSON")
    replay = verbs.add_parser("replay", help="tell a saved game in plain words")
    replay.add_argument("file", type=Path)
    replay.add_argument("--to", type=int, default=None, metavar="N", help="stop after N commands")
    check = verbs.add_parser("check", help="say whether a saved game is whole")
    check.add_argument("file", type=Path)
    fixture = verbs.add_parser("fixture", help="make a golden game of a saved one, without names")
    fixture.add_argument("file", type=Path)
    fixture.add_argument("--out", type=Path, default=None)
    demo = verbs.add_parser("demo", help="play a whole solo game by itself in the window")
    demo.add_argument("--screenshots", type=Path, default=None, metavar="FOLDER")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments; returns the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    chosen = _parser().parse_args(words)
    verbs = {
        "engine": _run_engine,
        "selfplay": _run_selfplay,
        "replay": _run_replay,
        "check": _run_check,
        "fixture": _run_fixture,
        "demo": _run_demo,
    }
    try:
        if chosen.verb is None:
            return _run_window(words)
        return verbs[chosen.verb](chosen)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has gone; a second complaint at the end would help nobody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run_window(words: list[str]) -> int:
    from islands_desktop.desktop.app import run

    return run(words)


def _run_demo(chosen: argparse.Namespace) -> int:
    from islands_desktop.desktop.demo import run_demo

    return run_demo(chosen.screenshots)


def _run_engine(chosen: argparse.Namespace) -> int:
    from islands_desktop.engine_protocol import converse

    converse(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def _run_selfplay(chosen: argparse.Namespace) -> int:
    from islands_desktop.core.refusals import GameError
    from islands_desktop.games.registry import find_game
    from islands_desktop.selfplay import play_many, report_games

    try:
        options: Any = json.loads(chosen.options)
        find_game(chosen.game).make_setup(chosen.mode, chosen.seats, chosen.seed, options)
    except ValueError:
        return _complain("The options are no JSON object.")
    except GameError as error:
        return _complain(str(error))
    if chosen.games < 1 or not 1 <= chosen.jobs <= 64:
        return _complain("At least one game is played, by 1 to 64 processes.")
    played = play_many(
        chosen.game,
        chosen.mode,
        chosen.seats,
        chosen.seed,
        chosen.games,
        chosen.jobs,
        chosen.check == "every",
        options,
    )
    report = report_games(played)
    if report.fault is not None:
        print(f"Fault in the game with seed {report.fault.seed}: {report.fault.fault}")
        return 1
    mean = report.total / report.games
    print(f"{report.games} games of {chosen.game} {chosen.mode} ended without a fault.")
    print(f"{report.commands} commands, {report.commands / report.seconds:.0f} a second.")
    print(f"Scores from {report.least} to {report.best}, {mean:.2f} on average.")
    print(f"Digest {report.digest}")
    return 0


def _open(path: Path) -> Any:
    from islands_desktop.saves.library import open_file

    return open_file(path)


def _run_replay(chosen: argparse.Namespace) -> int:
    from islands_desktop.saves.faults import SaveFault

    try:
        session = _open(chosen.file).session
    except SaveFault as fault:
        return _complain(str(fault))
    last = session.cursor if chosen.to is None else chosen.to
    if not 0 <= last <= len(session.log):
        return _complain(f"The log has {len(session.log)} commands.")
    game = session.game
    for number in range(last):
        state, command = session.state_at(number), session.log[number].command
        print(f"{number + 1:4}  {game.describe_command(state, command)}")
        for event in game.apply(state, command).events:
            sentence = game.describe_event(event)
            if sentence:
                print(f"        {sentence}")
    state = session.state_at(last)
    print(game.progress(state))
    print(json.dumps(game.state_to_dict(state), ensure_ascii=False))
    return 0


def _run_check(chosen: argparse.Namespace) -> int:
    from islands_desktop.saves.faults import SaveFault

    try:
        opened = _open(chosen.file)
    except SaveFault as fault:
        print(fault)
        return 1
    session = opened.session
    for notice in opened.notices:
        print(notice)
    found = session.game.problems(session.state)
    for problem in found:
        print(problem)
    if found:
        return 1
    progress = session.game.progress(session.state)
    print(f"This save is whole: {session.game.title}, {len(session.log)} commands, {progress}.")
    return 0


def _run_fixture(chosen: argparse.Namespace) -> int:
    from islands_desktop.saves.faults import SaveFault
    from islands_desktop.saves.golden import golden_text

    try:
        session = _open(chosen.file).session
    except SaveFault as fault:
        return _complain(str(fault))
    text = golden_text(session)
    if chosen.out is None:
        print(text, end="")
        return 0
    try:
        chosen.out.write_text(text, encoding="utf-8")
    except OSError as error:
        return _complain(f"The file could not be written: {error.strerror}.")
    print(f"Written: {chosen.out}")
    return 0
