"""The player's profile: feats earned (PALM-10.5), and how near games have come to each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from islands_desktop.games.palm_island.components import DIFFICULTIES, FEATS
from islands_desktop.games.palm_island.rules.feats import (
    FeatProgress,
    Figure,
    Profile,
    counts_for_feats,
    feat_progress,
    updated_profile,
)
from islands_desktop.games.palm_island.state import State
from islands_desktop.saves.atomic_write import read_at_most, set_aside, write_atomically

_FEATS = {feat.code: feat for feat in FEATS}
_LARGEST_FILE = 100_000
_LARGEST_FIGURE = 999


class FeatRecord(NamedTuple):
    """What the profile knows of one feat: the hardest difficulty, "" if it is not earned yet,

    how near the last game came, and the game that came nearest; None before the first game.
    """

    code: str
    hardest: str
    last: FeatProgress | None
    best: FeatProgress | None


def load_profile(path: Path) -> Profile:
    """Earned feats; entries that cannot be are passed over, an unreadable file counts as none."""
    return _earned(_read_or_nothing(path))


def load_records(path: Path) -> tuple[FeatRecord, ...]:
    """What is known of all six feats, in their order; a profile of before has no figures."""
    entry = _read_or_nothing(path)
    earned = dict(_earned(entry))
    last, best = _figures(entry, "last"), _figures(entry, "best")
    return tuple(
        FeatRecord(code, earned.get(code, ""), last.get(code), best.get(code)) for code in _FEATS
    )


def _read_or_nothing(path: Path) -> dict[str, Any]:
    try:
        return _read(path)
    except (OSError, ValueError, RecursionError):
        return {}


def _read(path: Path) -> dict[str, Any]:
    """JSON values of the profile, {} if there is none. Raises OSError, ValueError."""
    try:
        entry = json.loads(read_at_most(path, _LARGEST_FILE).decode("utf-8"))
    except FileNotFoundError:
        return {}
    if not isinstance(entry, dict):
        raise ValueError("a profile is an object")
    return entry


def _part(entry: dict[str, Any], name: str) -> dict[str, Any]:
    """One object of what the profile keeps of Palm Island, {} if there is none."""
    game = entry.get("palm_island")
    part = game.get(name) if isinstance(game, dict) else None
    return part if isinstance(part, dict) else {}


def _earned(entry: dict[str, Any]) -> Profile:
    return tuple(
        sorted(
            (code, hardest)
            for code, hardest in _part(entry, "feats").items()
            if code in _FEATS and isinstance(hardest, str) and hardest in DIFFICULTIES
        )
    )


def _figures(entry: dict[str, Any], name: str) -> dict[str, FeatProgress]:
    """How near a game came to each feat; what is needed is printed on the feats, not kept."""
    found = {}
    for code, reached in _part(entry, name).items():
        if code not in _FEATS or not isinstance(reached, list):
            continue
        needed = [condition.count or condition.vp for condition in _FEATS[code].criterion]
        if len(reached) == len(needed) and all(map(_is_figure, reached)):
            found[code] = FeatProgress(code, tuple(map(Figure, reached, needed)))
    return found


def _is_figure(value: object) -> bool:
    return type(value) is int and 0 <= value <= _LARGEST_FIGURE


def _as_values(figures: Mapping[str, FeatProgress]) -> dict[str, list[int]]:
    return {code: [figure.reached for figure in near.figures] for code, near in figures.items()}


def record_feats(path: Path, state: State) -> tuple[str, ...]:
    """Add the feats and figures of a finished game to the profile; returns the feats that are new.

    A damaged profile is kept beside the new one. Raises OSError if the file cannot be read or
    written: it is then what it was.
    """
    if not counts_for_feats(state):
        return ()
    try:
        entry = _read(path)
    except (ValueError, RecursionError):
        if not set_aside(path):
            raise OSError("the damaged profile cannot be kept") from None
        entry = {}
    before = _earned(entry)
    after = updated_profile(before, state)
    last = {near.code: near for near in feat_progress(state)}
    best = _figures(entry, "best")
    for code, near in last.items():
        if code not in best or near.nearness >= best[code].nearness:
            best[code] = near
    before_kept = entry.get("palm_island")
    kept = dict(before_kept) if isinstance(before_kept, dict) else {}
    kept |= {"feats": dict(after), "last": _as_values(last), "best": _as_values(best)}
    if kept != before_kept:
        content = {**entry, "palm_island": kept}
        write_atomically(path, json.dumps(content, indent=1).encode("utf-8"), keep_last=True)
    had = dict(before)
    return tuple(code for code, _hardest in after if code not in had)
