"""Deeds with files that are killed (SIGKILL) before every single line of their writing.

Run by `test_kill.py` in a process of its own, as `python -m tests.trust.killed FOLDER`. For each n
a copy of this process (a fork) does the deed and is killed before the n-th line that it runs of the
modules that write; what is then on the disk must be the old or the new, whole. Prints as JSON, for
each deed, how many lines there were and everything that was wrong.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game
from islands_desktop.saves.autosave import Autosave
from islands_desktop.saves.faults import SaveFault
from islands_desktop.saves.library import SavedGames
from islands_desktop.saves.profile import load_profile, record_feats
from islands_desktop.saves.save_format import SaveHeader
from islands_desktop.saves.settings import Settings, load_settings, save_settings
from islands_desktop.saves.statistics import Statistics

WRITING = tuple(
    f"saves{os.sep}{name}.py"
    for name in ("atomic_write", "library", "autosave", "profile", "statistics")
)
"""The modules whose lines count."""

GAME_ID = "1234567890abcdef" * 2


def kill_before(step: int) -> Callable[[FrameType, str, Any], Any]:
    """A trace function that kills this process before the step-th line of writing; 0 for never."""
    count = 0

    def trace(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal count
        if not frame.f_code.co_filename.endswith(WRITING):
            return None
        if event == "line":
            count += 1
            if count == step:
                os.kill(os.getpid(), signal.SIGKILL)
        return trace

    return trace


@dataclass
class Deed:
    """Something with files: what is there before, what is done, and what must be so after a kill.

    `done` gives what the person is shown as done; `left` says what is wrong afterwards, and is told
    whether the deed came to its end.
    """

    prepare: Callable[[Path], None]
    do: Callable[[Path], object]
    left: Callable[[Path, bool], list[str]]


# ---------------------------------------------------------------------- a game


@cache
def _session(commands: int) -> GameSession:
    game = find_game("palm_island")
    session = GameSession.new(game, game.make_setup("solo", 1, 7))
    for _number in range(commands):
        session.play(game.legal_commands(session.state)[-1])
    return session


def save_twice(home: Path) -> None:
    library, header = SavedGames(home), SaveHeader(id=GAME_ID, name="before")
    library.save(_session(3), header)
    library.save(_session(4), header)
    library.keep_picture(GAME_ID, b"picture")


def _play_on(home: Path) -> None:
    opened = SavedGames(home).open(GAME_ID)
    Autosave(SavedGames(home), opened.session, opened.header, on_disk=True)
    opened.session.play(opened.session.game.legal_commands(opened.session.state)[-1])


def game_faults(home: Path, lengths: tuple[int, ...]) -> list[str]:
    """What is wrong with the saved games after a new start: each whole, no more than there were."""
    library = SavedGames(home)
    found = [f"{path.name} was left" for path in home.glob(".*")]
    entries = library.entries()
    found += [f"{entry.damaged}" for entry in entries if entry.damaged]
    for entry in entries:
        try:
            opened = library.open(entry.id)
        except SaveFault as fault:
            found.append(str(fault))
            continue
        found += opened.notices
        if len(opened.session.log) not in lengths:
            found.append(f"{len(opened.session.log)} commands are there")
    return found


def _after_playing(home: Path, done: bool) -> list[str]:
    there = [len(SavedGames(home).open(entry.id).session.log)
             for entry in SavedGames(home).entries()]  # fmt: skip
    wanted = [[5]] if done else [[4], [5]]
    return game_faults(home, (4, 5)) + ([] if there in wanted else [f"games of {there}"])


def _after_first(home: Path, done: bool) -> list[str]:
    there = len(SavedGames(home).entries())
    return game_faults(home, (2,)) + ([] if there == 1 or not done else ["it is not there"])


def _after_renaming(home: Path, done: bool) -> list[str]:
    names = [entry.name for entry in SavedGames(home).entries()]
    right = names == ["after"] or (names == ["before"] and not done)
    return game_faults(home, (4,)) + ([] if right else [f"names {names}"])


def _after_copying(home: Path, done: bool) -> list[str]:
    names = sorted(entry.name for entry in SavedGames(home).entries())
    right = names == ["before", "before (copy)"] or (names == ["before"] and not done)
    return game_faults(home, (4,)) + ([] if right else [f"names {names}"])


def _after_deleting(home: Path, done: bool) -> list[str]:
    library = SavedGames(home)
    listed = len(library.entries())
    found = game_faults(home, (4,))
    if done and listed:
        found.append("it is still there")
    if not listed:
        library.restore(GAME_ID)
        found += game_faults(home, (4,))
        if len(library.entries()) != 1:
            found.append("it does not come back")
    return found


def _delete(home: Path) -> None:
    SavedGames(home).delete(GAME_ID)


def _prepare_deleted(home: Path) -> None:
    save_twice(home)
    _delete(home)


def _after_restoring(home: Path, done: bool) -> list[str]:
    if done and len(SavedGames(home).entries()) != 1:
        return ["it is not there"]
    return _after_deleting(home, False)


# ---------------------------------------------------------------------- small files


def _name(home: Path, name: str) -> None:
    assert save_settings(home / "settings.json", Settings(player_name=name)) == ""


def _begin_profile(home: Path) -> None:
    (home / "profile.json").write_text('{"mine": 1}', "utf-8")


def _after_settings(home: Path, done: bool) -> list[str]:
    settings, faults = load_settings(home / "settings.json")
    names = ("new",) if done else ("old", "new")
    return faults + ([] if settings.player_name in names else [f"name {settings.player_name!r}"])


@cache
def _finished() -> GameSession:
    """A finished game."""
    game = find_game("palm_island")
    session = GameSession.new(game, game.make_setup("solo", 1, 7))
    while legal := game.legal_commands(session.state):
        session.play(legal[-1])
    return session


def _record(home: Path, game_id: str) -> None:
    Statistics(home / "statistics.sqlite").record(game_id, _finished())


def _after_recording(home: Path, done: bool) -> list[str]:
    statistics = Statistics(home / "statistics.sqlite")
    counts = [summary.count for summary in statistics.summaries()]
    wanted = ([2],) if done else ([1], [2])
    found = [f"{path.name} is there" for path in home.glob("*damaged*")]
    return found + ([] if counts in wanted else [f"{counts} finished games"])


def _after_profile(home: Path, done: bool) -> list[str]:
    path = home / "profile.json"
    if not path.exists():
        return ["it is gone"]
    kept = path.read_text(encoding="utf-8")
    load_profile(path)
    if '"mine": 1' not in kept:
        return ["what other games keep is lost"]
    return [] if '"last"' in kept or not done else ["the figures are not there"]


DEEDS: dict[str, Deed] = {
    "begin a game": Deed(
        lambda home: None,
        lambda home: SavedGames(home).save(_session(2), SaveHeader(id=GAME_ID)),
        _after_first,
    ),
    "play on": Deed(save_twice, _play_on, _after_playing),
    "rename": Deed(
        save_twice, lambda home: SavedGames(home).rename(GAME_ID, "after"), _after_renaming
    ),
    "duplicate": Deed(save_twice, lambda home: SavedGames(home).duplicate(GAME_ID), _after_copying),
    "delete": Deed(save_twice, _delete, _after_deleting),
    "restore": Deed(
        _prepare_deleted, lambda home: SavedGames(home).restore(GAME_ID), _after_restoring
    ),
    "settings": Deed(
        lambda home: _name(home, "old"),
        lambda home: _name(home, "new"),
        _after_settings,
    ),
    "profile": Deed(
        _begin_profile,
        lambda home: record_feats(home / "profile.json", _finished().state),
        _after_profile,
    ),
    "statistics": Deed(
        lambda home: _record(home, "1" * 32), lambda home: _record(home, "2" * 32), _after_recording
    ),
}
"""What is killed, by name."""


def killed_at(deed: Deed, home: Path, step: int) -> bool:
    """Do the deed in a fork and kill it before a step; whether it was over before that."""
    child = os.fork()
    if child == 0:
        sys.settrace(kill_before(step))
        deed.do(home)
        sys.settrace(None)
        os._exit(0)
    _pid, status = os.waitpid(child, 0)
    if os.WIFEXITED(status):
        assert os.WEXITSTATUS(status) == 0
        return True
    assert os.WTERMSIG(status) == signal.SIGKILL
    return False


def kill_everywhere(deed: Deed, folder: Path) -> tuple[int, list[str]]:
    """Kill one deed at every step: how many there are, and what was wrong after which."""
    step, over = 0, False
    found: list[str] = []
    before = folder / "before"
    before.mkdir(parents=True)
    deed.prepare(before)
    # What is slow to load or to reckon is there before the first fork.
    deed.do(shutil.copytree(before, folder / "once"))
    deed.left(folder / "once", True)
    while not over:
        step += 1
        home = shutil.copytree(before, folder / f"{step}")
        over = killed_at(deed, home, step)
        found += [f"before line {step}: {words}" for words in deed.left(home, over)]
        shutil.rmtree(home)
    return step - 1, found


def main(folder: Path) -> None:
    """Kill every deed at every step."""
    told = {
        name: kill_everywhere(deed, folder / str(number))
        for number, (name, deed) in enumerate(DEEDS.items())
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
