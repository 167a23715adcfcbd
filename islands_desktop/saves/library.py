"""The saved games of a folder: list, open, keep, rename, duplicate, delete, export, import."""

from __future__ import annotations

import os
import re
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from islands_desktop.core.phrases import say
from islands_desktop.core.session import GameSession
from islands_desktop.saves.atomic_write import (
    BACKUP,
    DAMAGED,
    read_at_most,
    remove_partial_files,
    set_aside,
    write_atomically,
)
from islands_desktop.saves.faults import (
    SaveDamaged,
    SaveFault,
    SaveMissing,
    SaveTooLarge,
    SaveUnwritable,
)
from islands_desktop.saves.listing import ENDING, PICTURE, SavedGame, stamp_of, summarise
from islands_desktop.saves.migrations import migrate
from islands_desktop.saves.reading import read_json, read_limited
from islands_desktop.saves.save_format import (
    OpenedGame,
    SaveHeader,
    clean_name,
    dump_entry,
    dump_save,
    now,
    open_file,
)

__all__ = ["ENDING", "EXPORTED", "PICTURE", "TRASH", "SavedGame", "SavedGames", "open_file"]

EXPORTED = ".island"
"""Ending of exported games: Windows and macOS know a file by what follows the last dot."""

TRASH = "deleted"
DAYS_IN_TRASH = 30
_LARGEST_PICTURE = 8 << 20
_ID = re.compile(r"[0-9a-f]{32}")


class SavedGames:
    """Saved games in one folder, a file each, named by their ids."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lines: dict[str, tuple[tuple[int, ...], SavedGame]] = {}
        remove_partial_files(folder)
        _empty_trash(folder / TRASH)

    def path_of(self, game_id: str) -> Path:
        """Where a game lies. Raises SaveMissing for anything that is no id."""
        if not _ID.fullmatch(game_id):
            raise SaveMissing
        return self.folder / f"{game_id}{ENDING}"

    # ------------------------------------------------------------------ list and open

    def entries(self) -> list[SavedGame]:
        """All saved games, the last played first; damaged ones among them with their reason."""
        try:
            paths = sorted(self.folder.glob(f"*{ENDING}"))
        except OSError:
            return []
        ids = [path.name.removesuffix(ENDING) for path in paths]
        found = [self._line(game_id) for game_id in ids if _ID.fullmatch(game_id)]
        self._lines = {line.id: (stamp, line) for stamp, line in found}
        # Two games of the same second: the one that was written last comes first.
        found.sort(key=lambda pair: (pair[1].changed, pair[0], pair[1].id), reverse=True)
        return [line for _stamp, line in found]

    def _line(self, game_id: str) -> tuple[tuple[int, ...], SavedGame]:
        """The line of a game, read again only if its file is another one or was not to be had."""
        path = self.path_of(game_id)
        stamp = stamp_of(path)
        known = self._lines.get(game_id)
        if known is not None and known[0] == stamp and not known[1].unread:
            return known
        return stamp, summarise(path)

    def forget_lines(self) -> None:
        """Read every file again for the next list: what is damaged speaks another language now."""
        self._lines.clear()

    def open(self, game_id: str) -> OpenedGame:
        """A saved game, checked and replayed; the version before it if the last one is damaged.

        Raises SaveMissing, SaveTooLarge, SaveTooNew, SaveDamaged.
        """
        path = self.path_of(game_id)
        try:
            opened = open_file(path)
        except (SaveDamaged, SaveTooLarge, SaveMissing) as damage:
            try:
                opened = open_file(path.with_name(path.name + BACKUP))
            except SaveFault:
                raise damage from None
            return self._recover(path, opened)
        opened.header.id = game_id  # a file that was copied by hand is a game of its own
        return opened

    def _recover(self, path: Path, opened: OpenedGame) -> OpenedGame:
        """Put the version before in the place of a damaged file, which is kept beside it."""
        opened.header.id = path.name.removesuffix(ENDING)
        if set_aside(path):
            with suppress(OSError):
                write_atomically(path, path.with_name(path.name + BACKUP).read_bytes())
        else:  # then the damaged file stays what it is, and the game goes on in another one
            opened.header.id = SaveHeader().id
        notice = say(
            "The last save was damaged; the game goes on from the one before it. "
            "The damaged file was kept beside it."
        )
        return OpenedGame(opened.session, opened.header, (*opened.notices, notice))

    # ------------------------------------------------------------------ keep

    def save(self, session: GameSession, header: SaveHeader) -> None:
        """Write a game. Raises SaveUnwritable; what was saved before is then untouched."""
        header.changed = now()
        self._write(header.id, dump_save(session, header))

    def keep_picture(self, game_id: str, png: bytes) -> None:
        """Keep a thumbnail beside a game; a failure costs nothing but the picture."""
        with suppress(OSError):
            write_atomically(self.path_of(game_id).with_name(game_id + PICTURE), png)

    def rename(self, game_id: str, name: str) -> None:
        """Give a game a name. Raises SaveFault."""
        entry = self._read(game_id)
        entry["name"] = clean_name(name)
        self._write(game_id, dump_entry(entry))

    def duplicate(self, game_id: str) -> str:
        """A copy of a game with an id of its own; returns it. Raises SaveFault."""
        entry = self._read(game_id)
        name = clean_name(str(entry.get("name") or ""))
        copy = self._adopt(entry, say("{name} (copy)", name=name) if name else say("Copy"))
        with suppress(OSError, ValueError):
            picture = read_at_most(self.folder / (game_id + PICTURE), _LARGEST_PICTURE)
            self.keep_picture(copy, picture)
        return copy

    def _adopt(self, entry: dict[str, Any], name: str) -> str:
        """Keep a save under a new id, which is returned."""
        header = SaveHeader()
        changes = {"id": header.id, "name": clean_name(name), "changed": header.changed}
        self._write(header.id, dump_entry({**entry, **changes}))
        return header.id

    # ------------------------------------------------------------------ delete and undo

    def delete(self, game_id: str) -> None:
        """Move a game to the folder of deleted games. Raises SaveMissing, SaveUnwritable."""
        self._move(self.folder, self.folder / TRASH, game_id)
        with suppress(OSError):
            os.utime(self.folder / TRASH / self.path_of(game_id).name)

    def restore(self, game_id: str) -> None:
        """Take a deletion back. Raises SaveMissing, SaveUnwritable."""
        self._move(self.folder / TRASH, self.folder, game_id)

    def _move(self, origin: Path, target: Path, game_id: str) -> None:
        name = self.path_of(game_id).name
        if not os.path.lexists(origin / name):  # also what is no file: it stands in the list
            raise SaveMissing
        try:
            target.mkdir(parents=True, exist_ok=True)
            for part in _parts(origin, game_id):
                part.replace(target / part.name)
        except OSError as error:
            raise SaveUnwritable(error) from error

    # ------------------------------------------------------------------ export and import

    def export(self, game_id: str, target: Path) -> None:
        """Copy a game to a file of the player's choice. Raises SaveFault."""
        content = read_limited(self.path_of(game_id))
        migrate(read_json(content))
        try:
            write_atomically(target, content)
        except OSError as error:
            raise SaveUnwritable(error) from error

    def import_file(self, source: Path) -> str:
        """Check a file and take it in under a new id; returns the id. Raises SaveFault."""
        opened = open_file(source)
        return self._adopt(migrate(read_json(read_limited(source))), opened.header.name)

    def take_in(self, source: Path) -> str:
        """Id of the game that a file holds: one of ours, or a copy if we do not have it as it is.

        So opening the same file again does not fill the list. Raises SaveFault.
        """
        game_id = source.name.removesuffix(ENDING)
        with suppress(OSError):
            if _ID.fullmatch(game_id) and source.resolve() == self.path_of(game_id).resolve():
                return game_id
        wanted = _content(migrate(read_json(read_limited(source))))
        for line in self.entries():
            with suppress(SaveFault):
                if not line.damaged and _content(self._read(line.id)) == wanted:
                    return line.id
        return self.import_file(source)

    def _read(self, game_id: str) -> dict[str, Any]:
        """The JSON values of a game, only as far as its format is known. Raises SaveFault."""
        return migrate(read_json(read_limited(self.path_of(game_id))))

    def _write(self, game_id: str, content: bytes) -> None:
        try:
            write_atomically(self.path_of(game_id), content, keep_last=True)
        except OSError as error:
            raise SaveUnwritable(error) from error


def _content(entry: dict[str, Any]) -> dict[str, Any]:
    """The game in a save, without what names the save."""
    return {key: value for key, value in entry.items() if key not in ("id", "name", "changed")}


def _parts(folder: Path, game_id: str) -> list[Path]:
    """All files of a game that there are, the game itself last."""
    name = f"{game_id}{ENDING}"
    beside = [folder / (name + BACKUP), folder / (game_id + PICTURE)]
    kept = sorted(folder.glob(f"{name}{DAMAGED}-*"))
    return [part for part in (*beside, *kept, folder / name) if os.path.lexists(part)]


def _empty_trash(trash: Path) -> None:
    """Remove what was deleted long ago."""
    oldest = time.time() - DAYS_IN_TRASH * 86_400
    for path in trash.glob(f"*{ENDING}"):
        game_id = path.name.removesuffix(ENDING)
        with suppress(OSError):  # what cannot be removed keeps nothing else
            if _ID.fullmatch(game_id) and path.lstat().st_mtime < oldest:
                for part in _parts(trash, game_id):
                    part.unlink()
