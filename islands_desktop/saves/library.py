"""The saved games of a folder: list, open, keep, rename, duplicate, delete, export, import."""

from __future__ import annotations

import json
import re
import shutil
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import GameError
from islands_desktop.core.session import GameSession
from islands_desktop.saves.atomic_write import BACKUP, remove_partial_files, write_atomically
from islands_desktop.saves.faults import (
    SaveDamaged,
    SaveFault,
    SaveMissing,
    SaveTooLarge,
    SaveTooNew,
    SaveUnwritable,
)
from islands_desktop.saves.save_format import (
    LARGEST_SAVE,
    LONGEST_NAME,
    OpenedGame,
    SaveHeader,
    decode_save,
    dump_save,
    now,
    read_json,
)

ENDING = ".island.json"
PICTURE = ".png"
TRASH = "deleted"
_ID = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One line of the list of saved games; `damaged` is the sentence that says why, or ""."""

    id: str
    name: str
    game: str
    mode: str
    seats: int
    seed: int
    progress: str
    scores: tuple[int, ...]
    changed: str
    over: bool
    practice: bool
    open_deck: bool
    path: Path
    damaged: str = ""

    @property
    def picture(self) -> Path:
        """Path of the thumbnail; it need not exist."""
        return self.path.with_name(self.id + PICTURE)


class SavedGames:
    """Saved games in one folder, a file each, named by their ids."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        remove_partial_files(folder)

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
        found = [_summarise(path) for path in paths]
        return sorted(found, key=lambda entry: (entry.changed, entry.id), reverse=True)

    def open(self, game_id: str) -> OpenedGame:
        """A saved game, checked and replayed; the version before it if the last one is damaged.

        Raises SaveMissing, SaveTooLarge, SaveTooNew, SaveDamaged.
        """
        path = self.path_of(game_id)
        try:
            return open_file(path)
        except (SaveDamaged, SaveTooLarge) as damage:
            backup = path.with_name(path.name + BACKUP)
            if not backup.is_file():
                raise
            try:
                opened = open_file(backup)
            except SaveFault:
                raise damage from None
            self._set_aside(path)
            notice = say(
                "The last save was damaged; the game goes on from the one before it. "
                "The damaged file was kept beside it."
            )
            return OpenedGame(opened.session, opened.header, (*opened.notices, notice))

    def _set_aside(self, path: Path) -> None:
        """Keep a damaged file under another name: it is never overwritten."""
        number = 1
        while (kept := path.with_name(f"{path.name}.damaged-{number}")).exists():
            number += 1
        with suppress(OSError):
            shutil.copyfile(path, kept)

    # ------------------------------------------------------------------ keep

    def save(self, session: GameSession, header: SaveHeader) -> None:
        """Write a game. Raises SaveUnwritable; what was saved before is then untouched."""
        header.changed = now()
        try:
            write_atomically(self.path_of(header.id), dump_save(session, header), keep_last=True)
        except OSError as error:
            raise SaveUnwritable(error) from error

    def keep_picture(self, game_id: str, png: bytes) -> None:
        """Keep a thumbnail beside a game; a failure costs nothing but the picture."""
        with suppress(OSError):
            write_atomically(self.path_of(game_id).with_name(game_id + PICTURE), png)

    def rename(self, game_id: str, name: str) -> None:
        """Give a game a name. Raises SaveFault."""
        entry = self._read(game_id)
        entry["name"] = " ".join(name.split())[:LONGEST_NAME]
        self._write(game_id, entry)

    def duplicate(self, game_id: str) -> str:
        """A copy of a game with an id of its own; returns it. Raises SaveFault."""
        entry = self._read(game_id)
        header = SaveHeader()
        name = str(entry.get("name") or "")
        entry["id"] = header.id
        entry["name"] = say("{name} (copy)", name=name)[:LONGEST_NAME] if name else say("Copy")
        entry["changed"] = header.changed
        self._write(header.id, entry)
        with suppress(OSError):
            shutil.copyfile(self.folder / (game_id + PICTURE), self.folder / (header.id + PICTURE))
        return header.id

    # ------------------------------------------------------------------ delete and undo

    def delete(self, game_id: str) -> None:
        """Move a game to the folder of deleted games. Raises SaveMissing, SaveUnwritable."""
        self._move(self.folder, self.folder / TRASH, game_id)

    def restore(self, game_id: str) -> None:
        """Take a deletion back. Raises SaveMissing, SaveUnwritable."""
        self._move(self.folder / TRASH, self.folder, game_id)

    def _move(self, origin: Path, target: Path, game_id: str) -> None:
        name = self.path_of(game_id).name
        if not (origin / name).is_file():
            raise SaveMissing
        try:
            target.mkdir(parents=True, exist_ok=True)
            for part in (name, name + BACKUP, game_id + PICTURE):
                if (origin / part).exists():
                    (origin / part).replace(target / part)
        except OSError as error:
            raise SaveUnwritable(error) from error

    # ------------------------------------------------------------------ export and import

    def export(self, game_id: str, target: Path) -> None:
        """Copy a game to a file of the player's choice. Raises SaveFault."""
        entry = self._read(game_id)
        try:
            write_atomically(target, _dump(entry))
        except OSError as error:
            raise SaveUnwritable(error) from error

    def import_file(self, source: Path) -> str:
        """Check a file and take it in under a new id; returns the id. Raises SaveFault."""
        entry = read_json(read_limited(source))
        opened = decode_save(entry)
        header = SaveHeader(name=opened.header.name, created=opened.header.created)
        self.save(opened.session, header)
        return header.id

    def _read(self, game_id: str) -> dict[str, Any]:
        return read_json(read_limited(self.path_of(game_id)))

    def _write(self, game_id: str, entry: dict[str, Any]) -> None:
        try:
            write_atomically(self.path_of(game_id), _dump(entry), keep_last=True)
        except OSError as error:
            raise SaveUnwritable(error) from error


def _dump(entry: dict[str, Any]) -> bytes:
    return json.dumps(entry, ensure_ascii=False, indent=1).encode("utf-8")


def read_limited(path: Path) -> bytes:
    """Content of a file, its size looked at first. Raises SaveFault."""
    try:
        if path.exists() and not path.is_file():
            raise SaveDamaged(say("it is no file."))
        if path.stat().st_size > LARGEST_SAVE:
            raise SaveTooLarge(LARGEST_SAVE)
        return path.read_bytes()
    except FileNotFoundError:
        raise SaveMissing from None
    except OSError as error:
        raise SaveDamaged(error.strerror or str(error)) from None


def open_file(path: Path) -> OpenedGame:
    """A game from any save file. Raises SaveFault."""
    try:
        return decode_save(read_json(read_limited(path)))
    except GameError as error:
        raise SaveDamaged(str(error)) from None


def _text(entry: dict[str, Any], name: str, limit: int = 100) -> str:
    value = entry.get(name)
    return value[:limit] if isinstance(value, str) else ""


def _summarise(path: Path) -> SavedGame:
    """One line of the list, from the file alone and without replaying it."""
    game_id = path.name.removesuffix(ENDING)
    try:
        entry = read_json(read_limited(path))
        if type(entry.get("format")) is int and entry["format"] > 1:
            raise SaveTooNew
        setup = entry["setup"]
        options = setup["options"]
        return SavedGame(
            id=game_id,
            name=_text(entry, "name"),
            game=str(setup["game"])[:40],
            mode=str(setup["mode"])[:40],
            seats=int(setup["seats"]),
            seed=int(setup["seed"]),
            progress=_text(entry, "progress"),
            scores=tuple(int(score) for score in entry["scores"][:8]),
            changed=_text(entry, "changed", 40),
            over=bool(entry["over"]),
            practice=bool(options.get("practice")),
            open_deck=bool(options.get("open_deck")),
            path=path,
        )
    except SaveFault as fault:
        reason = str(fault)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        reason = str(SaveDamaged(say("parts of it are missing.")))
    return SavedGame(
        game_id, "", "", "", 0, 0, "", (), _changed(path), False, False, False, path, reason
    )


def _changed(path: Path) -> str:
    from datetime import UTC, datetime

    with suppress(OSError):
        return datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="seconds")
    return ""
