"""A saved game as JSON values. Writing needs nothing but the standard library; reading checks."""

from __future__ import annotations

import json
import uuid
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from islands_desktop import __version__
from islands_desktop.core.digest import state_digest
from islands_desktop.core.game import Game
from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import GameError
from islands_desktop.core.seat_names import LONGEST_SEAT_NAME
from islands_desktop.core.session import GameSession, LogDiverges
from islands_desktop.games.registry import find_game
from islands_desktop.saves.faults import SaveDamaged, SaveTooNew
from islands_desktop.saves.migrations import FORMAT, migrate
from islands_desktop.saves.reading import read_json, read_limited

LONGEST_NAME = 80


def now() -> str:
    """The time as it stands in saves: UTC, seconds."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def clean_name(name: str) -> str:
    """A name as it is kept: one line without invisible signs, not too long.

    >>> clean_name("  Rainy\\n Sunday\\u202e ")
    'Rainy Sunday'
    """
    shown = "".join(sign for sign in " ".join(name.split()) if sign.isprintable())
    return shown[:LONGEST_NAME].strip()


def clean_seat_name(name: str) -> str:
    """The name of a seat as it is kept.

    >>> clean_seat_name("  Ana\\tMaria of the Seven Seas")
    'Ana Maria of the Sev'
    """
    return clean_name(name)[:LONGEST_SEAT_NAME].strip()


@dataclass
class SaveHeader:
    """What a list of saved games shows; everything but the game itself."""

    id: str = field(default_factory=lambda: uuid.uuid4().hex)
    name: str = ""
    created: str = field(default_factory=now)
    changed: str = field(default_factory=now)
    seat_names: tuple[str, ...] = ()
    deal_chosen: bool = False
    """Whether the deal was known beforehand: such a game sets no record (MYIS-11.4)."""
    passing: tuple[tuple[str, ...], ...] = ()
    """How each seat wishes to be asked, now and before that; none as ever (RABB-14.9)."""
    automatic: tuple[int, ...] = ()
    """Entries of the log, counted from 0, that nobody gave by hand (RABB-14.9)."""

    seat_levels: tuple[str, ...] = ()
    """How well the computer plays each seat, "" or missing for the seat of a person."""
    computer_seats: tuple[int, ...] = ()
    """Seats for which the computer has decided: their results are nobody's."""
    round_tenths: int = 0
    """Tenths of a second that the running round of the seat to act has taken (PALM-15.4)."""

    def for_new_game(self, deal_chosen: bool) -> SaveHeader:
        """The header of another game by the same people, against the same computer seats."""
        return SaveHeader(
            seat_names=self.seat_names, deal_chosen=deal_chosen, seat_levels=self.seat_levels
        )

    def level_of(self, seat: int) -> str:
        """The level of the computer that plays a seat, "" for a person."""
        return self.seat_levels[seat] if seat < len(self.seat_levels) else ""


@dataclass
class OpenedGame:
    """A saved game that was opened: its session, its header, and what the player must know."""

    session: GameSession
    header: SaveHeader
    notices: tuple[str, ...] = ()


def encode_save(session: GameSession, header: SaveHeader) -> dict[str, Any]:
    """The save of a session as JSON values."""
    game, state, automatic = session.game, session.state, set(header.automatic)
    standings = game.standings(game.told_to_all(session.state_at, session.cursor))
    return {
        "format": FORMAT,
        "id": header.id,
        "name": clean_name(header.name),
        "created": header.created,
        "changed": header.changed,
        "app_version": __version__,
        "game": game.id,
        "rules_version": game.rules_version,
        "setup": session.setup.to_dict(),
        "seed": session.setup.seed,
        "start": game.state_to_dict(session.start),
        "log": [
            {
                "command": entry.command.to_dict(),
                "digest": entry.digest,
                **({"auto": True} if number in automatic else {}),
            }
            for number, entry in enumerate(session.log)
        ],
        "cursor": session.cursor,
        "snapshot": game.state_to_dict(state),
        "digest": state_digest(game, state),
        "over": game.actor(state) is None,
        "progress": game.progress(state),
        "scores": [seat.total for seat in standings.seats],
        **_about_people(header),
    }


def _about_people(header: SaveHeader) -> dict[str, Any]:
    """Parts that came later; a save without them means the same as ever (see SaveForm)."""
    parts: dict[str, Any] = {}
    names = [clean_seat_name(name) for name in header.seat_names]
    if any(names):
        parts["seat_names"] = names
    if header.deal_chosen:
        parts["deal_chosen"] = True
    if any(header.seat_levels):
        parts["seat_levels"] = list(header.seat_levels)
    if header.computer_seats:
        parts["computer_seats"] = list(header.computer_seats)
    if header.round_tenths:
        parts["round_tenths"] = header.round_tenths
    if header.passing:
        parts["passing"] = [list(words) for words in header.passing]
    return parts


def dump_save(session: GameSession, header: SaveHeader) -> bytes:
    """The save as the bytes of its file."""
    return dump_entry(encode_save(session, header))


def dump_entry(entry: Mapping[str, Any]) -> bytes:
    """JSON with a line for every part and every command, so that saves can be read and compared.

    `json.dumps(…, indent=1)` would cost three times as much, after every command.
    """
    encode = json.JSONEncoder(ensure_ascii=False).encode
    parts = []
    for name, value in entry.items():
        if isinstance(value, list):
            text = "[\n" + ",\n".join(map(encode, value)) + "\n]"
        else:
            text = encode(value)
        parts.append(f"{encode(name)}: {text}")
    return ("{\n" + ",\n".join(parts) + "\n}").encode("utf-8")


def prepare_reading() -> None:
    """Load what reading needs and writing does not, so that the first game opens at once.

    For the time after the first paint; it may run in a thread of its own. Qt looks into every
    import, and where both threads import at that moment this one may fail: then the first game
    that is opened loads the form.
    """
    with suppress(ImportError):
        from islands_desktop.saves import save_schema  # noqa: F401


def decode_save(entry: dict[str, Any]) -> OpenedGame:
    """Open a save from JSON values: form, position, every command and digest of the log.

    Raises SaveDamaged, SaveTooNew, or UnknownGame.
    """
    entry = migrate(entry)
    from islands_desktop.saves.save_schema import check_form

    form = check_form(entry)
    game = find_game(form.game)
    names = tuple(clean_seat_name(name) for name in form.seat_names)
    passing = tuple(tuple(words) for words in form.passing)
    automatic = tuple(number for number, line in enumerate(form.log) if line.auto)
    header = SaveHeader(
        form.id, clean_name(form.name), form.created, form.changed, names, form.deal_chosen,
        passing, automatic, tuple(form.seat_levels), tuple(form.computer_seats),
        form.round_tenths,
    )  # fmt: skip
    if form.rules_version > game.rules_version:
        raise SaveTooNew
    if form.rules_version < game.rules_version:
        return _open_snapshot(game, entry, header)
    try:
        session = _replay(game, entry)
        snapshot = game.state_from_dict(entry["snapshot"])
    except (GameError, LogDiverges, ValueError) as error:
        raise SaveDamaged(str(error)) from None
    if snapshot != session.state or state_digest(game, snapshot) != form.digest:
        raise SaveDamaged(say("its position and its log do not agree."))
    return OpenedGame(session, header)


def _replay(game: Game[Any, Any], entry: dict[str, Any]) -> GameSession:
    start = game.state_from_dict(entry["start"])
    if game.setup_of(start).to_dict() != entry["setup"]:
        raise SaveDamaged(say("its set-up was changed."))
    commands = [(game.command_from_dict(line["command"]), line["digest"]) for line in entry["log"]]
    return GameSession.replay(game, start, commands, entry["cursor"])


def _open_snapshot(game: Game[Any, Any], entry: dict[str, Any], header: SaveHeader) -> OpenedGame:
    """The rules have changed since: the position counts, its history cannot be replayed."""
    try:
        state = game.state_from_dict(entry["snapshot"])
    except GameError as error:
        raise SaveDamaged(str(error)) from None
    notice = say(
        "The rules of {game} were improved since this game was saved. It goes on from where it "
        "stood; earlier turns cannot be taken back.",
        game=say(game.title),
    )
    return OpenedGame(GameSession(game, state), header, (notice,))


def open_file(path: Path) -> OpenedGame:
    """A game from any save file. Raises SaveFault."""
    try:
        return decode_save(read_json(read_limited(path)))
    except GameError as error:
        raise SaveDamaged(str(error)) from None
