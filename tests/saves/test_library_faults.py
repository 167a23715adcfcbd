"""What stands in a folder of saved games and should not: it costs no game and is told."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from islands_desktop.core.phrases import install_translator
from islands_desktop.core.session import GameSession
from islands_desktop.saves.faults import SaveDamaged, SaveUnwritable
from islands_desktop.saves.library import ENDING, TRASH, SavedGames, open_file
from tests.saves.conftest import keep


@pytest.mark.parametrize("thing", ["folder", "link to nothing", "link to itself"])
def test_what_stands_in_place_of_a_save_costs_no_game_and_can_be_deleted(
    saved_games: SavedGames, session: GameSession, thing: str
) -> None:
    header = keep(saved_games, session)
    saved_games.save(session, header)
    path = saved_games.path_of(header.id)
    path.unlink()
    if thing == "folder":
        path.mkdir()
    else:
        path.symlink_to(path if thing == "link to itself" else path.with_name("nothing"))
    assert saved_games.entries()[0].recoverable
    resumed = saved_games.open(header.id)
    assert resumed.session.state == session.state
    saved_games.save(resumed.session, resumed.header)
    for entry in saved_games.entries():
        saved_games.delete(entry.id)
    assert saved_games.entries() == []
    saved_games.restore(resumed.header.id)
    assert saved_games.open(resumed.header.id).session.state == session.state


def test_the_longest_name_in_any_script_can_be_exported(
    saved_games: SavedGames, session: GameSession, tmp_path: Path
) -> None:
    header = keep(saved_games, session)
    target = tmp_path / f"{'島' * 80}.island.json"
    saved_games.export(header.id, target)
    assert open_file(target).session.state == session.state


def test_what_cannot_be_removed_keeps_no_other_game_in_the_trash(
    saved_games: SavedGames, session: GameSession
) -> None:
    headers = [keep(saved_games, session) for _number in range(2)]
    for header in headers:
        saved_games.delete(header.id)
    first, second = sorted((saved_games.folder / TRASH).glob(f"*{ENDING}"))
    first.unlink()
    first.mkdir()
    for path in (first, second):
        os.utime(path, (0, 0))
    SavedGames(saved_games.folder)
    assert not second.exists()


@pytest.mark.parametrize("game", ["a_later_game", "../x", ""])
def test_a_game_that_only_a_later_program_knows_is_listed_with_its_reason(
    saved_games: SavedGames, session: GameSession, game: str
) -> None:
    header = keep(saved_games, session)
    path = saved_games.path_of(header.id)
    entry = json.loads(path.read_text("utf-8"))
    entry["game"] = entry["setup"]["game"] = game
    path.write_text(json.dumps(entry), "utf-8")
    (line,) = saved_games.entries()
    assert "There is no game called" in line.damaged
    with pytest.raises(SaveDamaged, match="There is no game called"):
        saved_games.open(header.id)


def test_a_damaged_file_is_read_once(saved_games: SavedGames, session: GameSession) -> None:
    """A folder of large damaged files would keep the window busy at every visit of the list."""
    path = saved_games.path_of(keep(saved_games, session).id)
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    (line,) = saved_games.entries()
    assert line.damaged and saved_games.entries()[0] is line
    path.write_bytes(whole)
    assert not saved_games.entries()[0].damaged


def test_the_reason_of_a_damage_is_told_in_the_language_of_the_moment(
    saved_games: SavedGames, session: GameSession
) -> None:
    words = {"This saved game is damaged: {reason}": "Beschädigt: {reason}"}
    saved_games.path_of(keep(saved_games, session).id).write_bytes(b"")
    assert saved_games.entries()[0].damaged.startswith("This saved game")
    try:
        install_translator(lambda template: words.get(template, template))
        saved_games.forget_lines()
        assert saved_games.entries()[0].damaged.startswith("Beschädigt")
    finally:
        install_translator(None)


def test_a_file_that_the_system_did_not_give_is_asked_for_again(
    saved_games: SavedGames, session: GameSession
) -> None:
    path = saved_games.path_of(keep(saved_games, session).id)
    path.unlink()
    path.symlink_to(path)  # opening it fails with an error of the system: too many links
    (line,) = saved_games.entries()
    assert line.damaged.startswith("This saved game could not be read: ") and line.unread
    assert saved_games.entries()[0] is not line


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a kind of file of other systems")
def test_a_pipe_or_a_device_is_never_replaced(
    saved_games: SavedGames, session: GameSession, tmp_path: Path
) -> None:
    """With the rights of the system an export to /dev/null would leave it a file in its place."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(SaveUnwritable, match="it is a device or a pipe"):
        saved_games.export(keep(saved_games, session).id, pipe)
    assert pipe.is_fifo()
