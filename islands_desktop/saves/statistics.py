"""Statistics of finished games, in a small database that can always be begun anew."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
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

# A game that is only looked at again keeps its date; one that ended otherwise this time is new.
_INSERT = """
insert into finished (id, game, mode, variant, seed, score, upgrades, rating, ended)
values (?, ?, ?, ?, ?, ?, ?, ?, ?)
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
            for column in ("game", "mode", "variant", "rating", "ended")
        ),
        *(f"typeof({column}) = 'integer'" for column in ("seed", "score", "upgrades")),
        f"game in ({', '.join(map(repr, GAME_IDS))})",
    ]
)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """One finished game; `variant` is "" or the aids it was played with."""

    game: str
    mode: str
    variant: str
    seed: int
    score: int
    upgrades: int
    rating: str
    ended: str


@dataclass(frozen=True, slots=True)
class Summary:
    """Figures over the finished games of one game, mode and variant."""

    game: str
    mode: str
    variant: str
    count: int
    best: int
    mean: float
    last: int


class Statistics:
    """The database of finished games. Raises OSError and sqlite3.Error only from `record`."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self.path, timeout=2)
        try:
            connection.execute(_SCHEMA)
            with connection:
                yield connection
        finally:
            connection.close()

    def record(self, game_id: str, session: GameSession) -> None:
        """Keep a finished game once, however often this is called.

        A damaged database is kept beside a new one. Raises OSError and sqlite3.Error.
        """
        score = session.game.standings(session.state).seats[0]
        setup = session.setup
        marks = [name for name in ("practice", "open_deck") if setup.option(name)]
        upgrades = score.tie_breaks[0] if score.tie_breaks else 0
        begun = (game_id, setup.game, setup.mode, " ".join(marks), setup.seed)
        row = (*begun, score.total, upgrades, score.rating, now())
        try:
            self._insert(row)
        except sqlite3.DatabaseError as error:
            # Its subclasses mean a full, locked or read-only disk: nothing is wrong with the file.
            if type(error) is not sqlite3.DatabaseError or not set_aside(self.path):
                raise
            self.path.unlink()
            self._insert(row)

    def _insert(self, row: tuple[str | int, ...]) -> None:
        with self._opened() as database:
            database.execute(_INSERT, row)

    def games(self, limit: int = 200) -> list[FinishedGame]:
        """The last finished games, newest first; none if the database cannot be read."""
        with suppress(sqlite3.Error, OSError), self._opened() as database:
            rows = database.execute(
                "select game, mode, variant, seed, score, upgrades, rating, ended "
                f"from finished where {_SOUND} order by ended desc, id limit ?",
                (limit,),
            ).fetchall()
            return [FinishedGame(*row) for row in rows]
        return []

    def summaries(self) -> list[Summary]:
        """Count, best and mean for every game, mode and variant."""
        with suppress(sqlite3.Error, OSError), self._opened() as database:
            rows = database.execute(
                "select game, mode, variant, count(*), max(score), avg(score) from finished "
                f"where {_SOUND} group by game, mode, variant order by game, mode, variant"
            ).fetchall()
            found = []
            for game, mode, variant, count, best, mean in rows:
                last = database.execute(
                    "select score from finished where game = ? and mode = ? and variant = ? "
                    f"and {_SOUND} order by ended desc, rowid desc limit 1",
                    (game, mode, variant),
                ).fetchone()
                found.append(Summary(game, mode, variant, count, best, mean, last[0]))
            return found
        return []
