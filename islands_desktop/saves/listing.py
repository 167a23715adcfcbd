"""Lines of the list of saved games, from the files alone and without replaying them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import GameError
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.saves.atomic_write import BACKUP
from islands_desktop.saves.faults import SaveDamaged, SaveFault, SaveTooNew, SaveUnread
from islands_desktop.saves.migrations import migrate
from islands_desktop.saves.reading import read_json, read_limited
from islands_desktop.saves.save_format import clean_name, clean_seat_name

ENDING = ".island.json"
PICTURE = ".png"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One line of the list of saved games.

    `damaged` is the sentence that says why it cannot be read, or "". With `recoverable` the
    version before the damaged one can be opened, and the line describes that one. `unread` says
    that the system did not give the file this time.
    """

    id: str
    path: Path
    name: str = ""
    game: str = ""
    mode: str = ""
    seats: int = 0
    seed: int = 0
    position: Any = field(default=None, compare=False, repr=False)
    progress_when_saved: str = ""
    scores: tuple[int, ...] = ()
    changed: str = ""
    over: bool = False
    practice: bool = False
    open_deck: bool = False
    deal_chosen: bool = False
    episode: str = ""
    seat_names: tuple[str, ...] = ()
    seat_levels: tuple[str, ...] = ()
    damaged: str = ""
    recoverable: bool = False
    unread: bool = False

    @property
    def progress(self) -> str:
        """How far the game is, in the language of the moment; as it was saved if that is all."""
        if self.position is None:
            return self.progress_when_saved
        return find_game(self.game).progress(self.position)

    @property
    def picture(self) -> Path:
        """Path of the thumbnail; it need not exist."""
        return self.path.with_name(self.id + PICTURE)


def summarise(path: Path) -> SavedGame:
    """The line of one file; a damaged one is described by the version before it, if it can be."""
    try:
        return _read_line(path, path)
    except SaveFault as fault:
        reason = str(fault)
        newer, unread = isinstance(fault, SaveTooNew), isinstance(fault, SaveUnread)
    if not newer:
        with suppress(SaveFault):
            line = _read_line(path, path.with_name(path.name + BACKUP))
            return replace(line, damaged=reason, recoverable=True, unread=unread)
    changed = _file_time(path)
    return SavedGame(_id_of(path), path, changed=changed, damaged=reason, unread=unread)


def _id_of(path: Path) -> str:
    return path.name.removesuffix(ENDING)


def _read_line(path: Path, source: Path) -> SavedGame:
    """The line of the game at `path`, as `source` describes it. Raises SaveFault."""
    entry = migrate(read_json(read_limited(source)))
    try:
        setup = entry["setup"]
        options = setup["options"]
        game = _text(setup, "game")
        if game not in GAME_IDS:
            find_game(game)  # raises: a later program may know more games
        return SavedGame(
            _id_of(path),
            path,
            name=clean_name(_text(entry, "name")),
            game=game,
            mode=_text(setup, "mode"),
            seats=_whole(setup["seats"]),
            seed=_whole(setup["seed"]),
            position=_position_in(entry, game),
            progress_when_saved=clean_name(_text(entry, "progress")),
            scores=tuple(_whole(score) for score in entry["scores"][:8]),
            changed=_text(entry, "changed"),
            over=entry["over"] is True,
            practice=options.get("practice") is True,
            open_deck=options.get("open_deck") is True,
            deal_chosen=entry.get("deal_chosen") is True,
            episode=clean_name(_text({"episode": "", **options}, "episode")),
            seat_names=_names_in(entry),
            seat_levels=_levels_in(entry),
        )
    except (KeyError, TypeError, AttributeError):
        raise SaveDamaged(say("parts of it are missing.")) from None
    except GameError as error:
        raise SaveDamaged(str(error)) from None


def _position_in(entry: dict[str, Any], game: str) -> Any:
    """The position of a save; None if it cannot be read, which opening the game will tell."""
    with suppress(GameError):
        return find_game(game).state_from_dict(entry["snapshot"])
    return None


def _names_in(entry: dict[str, Any]) -> tuple[str, ...]:
    names = entry.get("seat_names", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names[:8]):
        raise TypeError(names)
    return tuple(clean_seat_name(name[:200]) for name in names[:8])


def _levels_in(entry: dict[str, Any]) -> tuple[str, ...]:
    levels = entry.get("seat_levels", [])
    if not isinstance(levels, list) or not all(isinstance(level, str) for level in levels[:8]):
        raise TypeError(levels)
    return tuple(level[:20] for level in levels[:8])


def _text(entry: dict[str, Any], name: str) -> str:
    value = entry[name]
    if not isinstance(value, str):
        raise TypeError(name)
    return value[:200]


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _file_time(path: Path) -> str:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="seconds")
    except (OSError, ValueError, OverflowError):
        return ""


def stamp_of(path: Path) -> tuple[int, ...]:
    """Changes whenever the file or the version before it does; () if it is gone."""
    found: list[int] = []
    for name in (path, path.with_name(path.name + BACKUP)):
        with suppress(OSError):
            status = name.stat()
            found += [status.st_mtime_ns, status.st_ctime_ns, status.st_size, status.st_ino]
    return tuple(found)
