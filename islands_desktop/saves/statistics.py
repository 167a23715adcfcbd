"""Statistics of finished games, in a small database that can always be begun anew."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import GAME_IDS
from islands_desktop.saves.atomic_write import set_aside
from islands_desktop.saves.save_format import now

_SCHEMA = """
create table if not exists finished (
    id text primary key,
    game text not null,
    mode text not null,
    variant text not null,
    seed integer not null,
    score integer not null,
    upgrades integer not null,
    rating text not null,
    ended text not null
)
"""

#: Columns that came later, with what they are for the games before.
_LATER = {
    "episode": "text not null default ''",
    "seats": "integer not null default 1",
    "chosen": "integer not null default 0",
}

#: A table that lacks what this program made, a page that is none, a file that is no database.
_DAMAGE = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

_PATIENCE = 0.3
"""Seconds to wait for a database that somebody else keeps: the window waits, too."""

_KIND = "game = ? and mode = ? and variant = ? and episode = ? and seats = ?"

# A game that is only looked at again keeps its date; one that ended otherwise this time is new.
_INSERT = """
insert into finished
    (id, game, mode, variant, episode, seats, seed, chosen, score, upgrades, rating, ended)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
on conflict (id) do update set
    score = excluded.score, upgrades = excluded.upgrades, rating = excluded.rating,
    ended = case when (score, upgrades) = (excluded.score, excluded.upgrades)
        then ended else excluded.ended end
"""


# SQLite keeps any value in any column, and a later program may know more games: a line that this
# program did not write is passed over.
_SOUND = " and ".join(
    [
        *(
            f"typeof({column}) = 'text'"
            for column in ("game", "mode", "variant", "episode", "rating", "ended")
        ),
        *(
            f"typeof({column}) = 'integer'"
            for column in ("seats", "seed", "chosen", "score", "upgrades")
        ),
        f"game in ({', '.join(map(repr, GAME_IDS))})",
    ]
)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """One finished game; `variant` is "" or the aids it was played with.

    Of several seats the best one counts. `chosen` is 1 if the deal was known beforehand, or 0.
    """

    game: str
    mode: str
    variant: str
    episode: str
    seats: int
    seed: int
    chosen: int
    score: int
    upgrades: int
    rating: str
    ended: str


@dataclass(frozen=True, slots=True)
class Summary:
    """Figures over the finished games of one game, mode, variant, episode and number of seats.

    `record` is the best of those whose deal was not chosen (MYIS-11.4), None without such a game.
    """

    game: str
    mode: str
    variant: str
    episode: str
    seats: int
    count: int
    best: int
    record: int | None
    mean: float
    last: int


class Statistics:
    """The database of finished games. Its methods raise OSError and sqlite3.Error."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self.path, timeout=_PATIENCE)
        try:
            connection.execute(_SCHEMA)
            _add_later_columns(connection)
            with connection:
                yield connection
        except UnicodeDecodeError:  # what SQLite says of the damage quotes the damage
            raise sqlite3.DatabaseError("the database is damaged") from None
        finally:
            connection.close()

    def record(
        self,
        game_id: str,
        session: GameSession,
        deal_chosen: bool = False,
        computers: Collection[int] = (),
    ) -> bool:
        """Keep a finished game once, however often this is called; whether it is a new record.

        Of the seats for which no computer has decided the best one counts; a game without such a
        seat is not kept.
        Only a game whose deal was not chosen, without any aid, and better than all others of its
        kind sets a record (MYIS-11.4). A damaged database is kept beside a new one. Raises
        OSError and sqlite3.Error.
        """
        standings, setup = session.game.standings(session.state), session.setup
        persons = [seat for seat in range(setup.seats) if seat not in computers]
        if not persons:
            return False
        score = standings.seats[min(persons, key=standings.places.__getitem__)]
        marks = [name for name in ("practice", "open_deck", "open_table") if setup.option(name)]
        chosen = deal_chosen or bool(setup.option("order"))
        upgrades = score.tie_breaks[0] if score.tie_breaks else 0
        episode = str(setup.option("episode", ""))
        kind = (setup.game, setup.mode, " ".join(marks), episode, setup.seats)
        row = (game_id, *kind, setup.seed, int(chosen), score.total, upgrades, score.rating, now())
        before = self._best_before(game_id, kind)
        self._keep(row)
        return not (chosen or marks) and (before is None or score.total > before)

    def _best_before(self, game_id: str, kind: tuple[str | int, ...]) -> int | None:
        """Best score of the other games of a kind that may set records."""
        with suppress(sqlite3.Error, OSError), self._opened() as database:
            row = database.execute(
                f"select max(score) from finished where {_KIND} and {_SOUND} "
                "and not chosen and id != ?",
                (*kind, game_id),
            ).fetchone()
            return None if row[0] is None else int(row[0])
        return None

    def _keep(self, row: tuple[str | int, ...]) -> None:
        try:
            self._insert(row)
        except sqlite3.DatabaseError as error:
            if not _is_damage(error) or not set_aside(self.path):
                raise
            self.path.unlink()
            self._insert(row)

    def _insert(self, row: tuple[str | int, ...]) -> None:
        with self._opened() as database:
            database.execute(_INSERT, row)

    def games(self, limit: int = 200) -> list[FinishedGame]:
        """The last finished games, newest first."""
        with self._opened() as database:
            rows = database.execute(
                "select game, mode, variant, episode, seats, seed, chosen, score, upgrades, "
                f"rating, ended from finished where {_SOUND} order by ended desc, id limit ?",
                (limit,),
            ).fetchall()
            return [FinishedGame(*row) for row in rows]

    def summaries(self) -> list[Summary]:
        """Count, best and mean for every kind of game that was finished."""
        with self._opened() as database:
            rows = database.execute(
                "select game, mode, variant, episode, seats, count(*), max(score), "
                "max(case when chosen then null else score end), avg(score) from finished "
                f"where {_SOUND} group by game, mode, variant, episode, seats "
                "order by game, mode, variant, episode, seats"
            ).fetchall()
            found = []
            for row in rows:
                last = database.execute(
                    f"select score from finished where {_KIND} "
                    f"and {_SOUND} order by ended desc, rowid desc limit 1",
                    row[:5],
                ).fetchone()
                found.append(Summary(*(*row, *last)))
            return found


def _is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is at fault, not a full, locked or read-only disk."""
    code = getattr(error, "sqlite_errorcode", None)  # none where Python could not read a name
    return code is None or code & 0xFF in _DAMAGE


def _add_later_columns(connection: sqlite3.Connection) -> None:
    """Bring a database of an earlier version to this one; its games stay."""
    known = {row[1] for row in connection.execute("pragma table_info (finished)")}
    for name, form in _LATER.items():
        if name not in known:
            connection.execute(f"alter table finished add column {name} {form}")
