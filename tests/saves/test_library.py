"""Saved games: what was shown as saved comes back; what is damaged says so and stays."""

from __future__ import annotations

import errno
import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from islands_desktop.core.phrases import install_translator
from islands_desktop.core.session import GameSession
from islands_desktop.saves.atomic_write import BACKUP
from islands_desktop.saves.faults import (
    SaveDamaged,
    SaveMissing,
    SaveUnwritable,
)
from islands_desktop.saves.library import TRASH, SavedGames
from tests.saves.conftest import keep, play


def test_a_saved_game_comes_back_exactly(saved_games: SavedGames, session: GameSession) -> None:
    header = keep(saved_games, session, "Evening")
    opened = saved_games.open(header.id)
    assert opened.session.state == session.state
    assert opened.session.log == session.log
    assert opened.header.name == "Evening"
    assert opened.notices == ()
    legal = session.game.legal_commands
    assert legal(opened.session.state) == legal(session.state)


def test_undone_commands_can_be_redone_after_resuming(
    saved_games: SavedGames, session: GameSession
) -> None:
    session.undo()
    header = keep(saved_games, session)
    resumed = saved_games.open(header.id).session
    assert resumed.cursor == session.cursor
    resumed.redo()
    assert resumed.state == session.state_at(session.cursor + 1)


def test_the_list_shows_the_last_played_first(
    saved_games: SavedGames, session: GameSession
) -> None:
    first, second = keep(saved_games, session, "first"), keep(saved_games, session, "second")
    for header, changed in ((first, "2026-01-02"), (second, "2026-01-01")):
        path = saved_games.path_of(header.id)
        entry = json.loads(path.read_text("utf-8"))
        entry["changed"] = changed
        path.write_text(json.dumps(entry), "utf-8")
    assert [entry.name for entry in saved_games.entries()] == ["first", "second"]
    line = saved_games.entries()[0]
    assert (line.game, line.mode, line.seed, line.damaged) == ("palm_island", "solo", 20261130, "")
    assert line.progress == session.game.progress(session.state)


def test_the_list_speaks_the_language_of_the_moment(
    saved_games: SavedGames, session: GameSession
) -> None:
    words = {"Round {round} of {rounds}": "Runde {round} von {rounds}"}
    keep(saved_games, session)
    try:
        install_translator(lambda template: words.get(template, template))
        (kept,) = SavedGames(saved_games.folder).entries()
        (known,) = saved_games.entries()
        assert kept.progress == known.progress == session.game.progress(session.state)
        assert kept.progress.startswith("Runde")
    finally:
        install_translator(None)
    assert saved_games.entries()[0].progress.startswith("Round")


def test_a_line_without_a_readable_position_keeps_the_words_it_was_saved_with(
    saved_games: SavedGames, session: GameSession
) -> None:
    header = keep(saved_games, session)
    path = saved_games.path_of(header.id)
    entry = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**entry, "snapshot": {}}), "utf-8")
    assert saved_games.entries()[0].progress == entry["progress"]


def test_rename_duplicate_delete_and_take_back(
    saved_games: SavedGames, session: GameSession
) -> None:
    header = keep(saved_games, session)
    saved_games.rename(header.id, "  Rainy \n Sunday ")
    assert saved_games.open(header.id).header.name == "Rainy Sunday"
    copy = saved_games.duplicate(header.id)
    assert copy != header.id
    assert saved_games.open(copy).session.state == session.state
    saved_games.delete(header.id)
    assert [entry.id for entry in saved_games.entries()] == [copy]
    saved_games.restore(header.id)
    assert saved_games.open(header.id).session.state == session.state


def test_export_and_import(saved_games: SavedGames, session: GameSession, tmp_path: Path) -> None:
    header = keep(saved_games, session, "Travel")
    target = tmp_path / "out.json"
    saved_games.export(header.id, target)
    imported = saved_games.import_file(target)
    assert imported != header.id
    assert saved_games.open(imported).session.log == session.log
    assert saved_games.open(imported).header.name == "Travel"


@pytest.mark.parametrize("cut", [0, 1, 2, 50, 500, 1000, 3000, -1, -2, -40])
def test_a_truncated_file_is_damaged_and_stays_in_the_list(
    saved_games: SavedGames, session: GameSession, cut: int
) -> None:
    header = keep(saved_games, session)
    path = saved_games.path_of(header.id)
    content = path.read_bytes()[:cut]
    path.write_bytes(content)
    with pytest.raises(SaveDamaged):
        saved_games.open(header.id)
    (line,) = saved_games.entries()
    assert "damaged" in line.damaged
    assert path.read_bytes() == content


def test_the_generation_before_is_used_when_the_last_is_damaged(
    saved_games: SavedGames, session: GameSession
) -> None:
    header = keep(saved_games, session)
    before = session.state
    play(session, 1)
    saved_games.save(session, header)
    path = saved_games.path_of(header.id)
    path.write_bytes(b"\0" * 100)
    opened = saved_games.open(header.id)
    assert opened.session.state == before
    assert "damaged" in opened.notices[0]
    (kept,) = path.parent.glob("*.damaged-1")
    assert kept.read_bytes() == b"\0" * 100


@pytest.mark.parametrize("name", ["../x", "", "0" * 31, "A" * 32, "0" * 32])
def test_names_that_are_no_ids_reach_no_file(saved_games: SavedGames, name: str) -> None:
    with pytest.raises(SaveMissing):
        saved_games.open(name)


def test_partial_files_of_an_interrupted_write_are_removed(tmp_path: Path) -> None:
    (tmp_path / f".{'0' * 32}.json-abc.partial").write_text("{")
    SavedGames(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_last_generation_is_kept(saved_games: SavedGames, session: GameSession) -> None:
    header = keep(saved_games, session)
    first = saved_games.path_of(header.id).read_bytes()
    play(session, 1)
    saved_games.save(session, header)
    path = saved_games.path_of(header.id)
    assert path.with_name(path.name + BACKUP).read_bytes() == first


# ---------------------------------------------------------------------- nothing is overwritten


def test_a_recovered_game_is_whole_again_and_the_damage_is_kept_once(
    saved_games: SavedGames, session: GameSession
) -> None:
    header = keep(saved_games, session)
    saved_games.save(play(session, 1), header)
    path = saved_games.path_of(header.id)
    path.write_bytes(b"{")
    (line,) = saved_games.entries()
    assert line.damaged
    assert line.recoverable
    assert line.progress == session.game.progress(session.state)
    resumed = saved_games.open(header.id)
    assert saved_games.open(header.id).notices == ()
    assert saved_games.entries()[0].damaged == ""
    saved_games.save(resumed.session, resumed.header)
    (kept,) = path.parent.glob("*.damaged-*")
    assert kept.read_bytes() == b"{"
    saved_games.delete(header.id)
    assert not list(path.parent.glob("*.damaged-*"))
    saved_games.restore(header.id)
    assert kept.read_bytes() == b"{"


def test_a_damaged_file_that_cannot_be_kept_is_not_played_over(
    saved_games: SavedGames, session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    header = keep(saved_games, session)
    saved_games.save(session, header)
    path = saved_games.path_of(header.id)
    path.write_bytes(b"{")

    def refuse(*_names: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.link", refuse)
    monkeypatch.setattr("shutil.copyfile", refuse)
    resumed = saved_games.open(header.id)
    monkeypatch.undo()
    saved_games.save(resumed.session, resumed.header)
    assert path.read_bytes() == b"{"
    assert saved_games.open(resumed.header.id).session.state == session.state


def test_a_file_copied_by_hand_is_a_game_of_its_own(
    saved_games: SavedGames, session: GameSession
) -> None:
    header = keep(saved_games, session)
    copy = saved_games.path_of("c" * 32)
    copy.write_bytes(saved_games.path_of(header.id).read_bytes())
    assert saved_games.open("c" * 32).header.id == "c" * 32


# ---------------------------------------------------------------------- list, import, trash


def test_the_list_follows_the_files(saved_games: SavedGames, session: GameSession) -> None:
    header = keep(saved_games, session, "one")
    other = keep(SavedGames(saved_games.folder), session, "two")
    assert {entry.name for entry in saved_games.entries()} == {"one", "two"}
    SavedGames(saved_games.folder).rename(other.id, "three")
    saved_games.path_of(header.id).unlink()
    assert [entry.name for entry in saved_games.entries()] == ["three"]
    (saved_games.folder / "notes.island.json").write_text("no id, no game")
    assert len(saved_games.entries()) == 1


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Rainy \n Sunday\t", "Rainy Sunday"),
        ("\u202egnp.exe\0\x1b[31m", "gnp.exe[31m"),
        ("\ud800half", "half"),
        ("x" * 500, "x" * 80),
        ("<b>bold</b> {0} %s", "<b>bold</b> {0} %s"),
        ("Ilha ☀ 島", "Ilha ☀ 島"),
    ],
)
def test_names_are_one_line_that_can_be_seen(
    saved_games: SavedGames, session: GameSession, given: str, kept: str
) -> None:
    header = keep(saved_games, session, given)
    assert saved_games.entries()[0].name == saved_games.open(header.id).header.name == kept
    saved_games.rename(header.id, "between")
    saved_games.rename(header.id, given)
    assert saved_games.open(header.id).header.name == kept


def test_deleted_games_stay_for_thirty_days(saved_games: SavedGames, session: GameSession) -> None:
    long_ago, lately = keep(saved_games, session), keep(saved_games, session)
    for header in (long_ago, lately):
        saved_games.keep_picture(header.id, b"picture")
        saved_games.delete(header.id)
    trash = saved_games.folder / TRASH
    month = time.time() - 31 * 86_400
    os.utime(trash / saved_games.path_of(long_ago.id).name, (month, month))
    again = SavedGames(saved_games.folder)
    with pytest.raises(SaveMissing):
        again.restore(long_ago.id)
    again.restore(lately.id)
    assert again.entries()[0].picture.read_bytes() == b"picture"
    assert list(trash.iterdir()) == []


def test_a_duplicate_has_the_picture_and_goes_its_own_way(
    saved_games: SavedGames, session: GameSession
) -> None:
    header = keep(saved_games, session, "Evening")
    saved_games.keep_picture(header.id, b"picture")
    copy = saved_games.open(saved_games.duplicate(header.id))
    assert copy.header.name == "Evening (copy)"
    before = session.state
    saved_games.save(play(copy.session, 1), copy.header)
    assert saved_games.open(header.id).session.state == before
    assert all(entry.picture.read_bytes() == b"picture" for entry in saved_games.entries())


@pytest.mark.parametrize("reason", [errno.ENOSPC, errno.EROFS])
def test_what_a_full_or_read_only_disk_refuses_is_told_and_changes_nothing(
    saved_games: SavedGames,
    session: GameSession,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    reason: int,
) -> None:
    header = keep(saved_games, session, "Evening")
    content = saved_games.path_of(header.id).read_bytes()

    def refuse(*_names: object) -> None:
        raise OSError(reason, os.strerror(reason))

    monkeypatch.setattr(Path, "replace", refuse)
    deeds: tuple[Callable[[], object], ...] = (
        lambda: saved_games.save(play(session, 1), header),
        lambda: saved_games.rename(header.id, "x"),
        lambda: saved_games.duplicate(header.id),
        lambda: saved_games.delete(header.id),
        lambda: saved_games.export(header.id, tmp_path / "out.json"),
    )
    for deed in deeds:
        with pytest.raises(SaveUnwritable, match=os.strerror(reason)):
            deed()
    monkeypatch.undo()
    assert saved_games.path_of(header.id).read_bytes() == content
    assert [entry.name for entry in saved_games.entries()] == ["Evening"]
    assert not list(saved_games.folder.glob(".*"))
