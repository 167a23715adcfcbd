"""Finds what a game brings to the desktop: modules of its folder, by the name of the part.

Each game's folder has its table and three parts. Adding a game is adding a folder.

`options_form`: `MODE_LINES`, a sentence about each mode; `next_options`, those of the next deal;
and `OptionsForm` with `DEAL_RULE`, `main`, `aside`, `mode_parts`, `show_mode`, `options`, `choose`.

`sounds`: `OF_EVENTS`, which sound belongs to which kind of event, and `CALLS_NEXT`, whether the
next person is called.

`sheet`: `rounds` (0 of them where nobody knows how many there will be), `line_icon`, `figures`,
`total_words`, `chart_title`, `chart`, `chart_score`, `setup_words`, and for lists of results
`points_words`, `rating_words`, `KEEPS_RECORDS` and `COUNTS_UPGRADES`. A game for several seats also
has `tie_reason` and `tie_row`. What a game may have besides: `seat_emblem`, `seat_to_act`,
`compares` (whether one seat comes before another), `result_rows` (below the totals of several
seats), `formula` (below a line), `record_words`, `record_earned` with `celebrated` and
`achievements` at the end of a game and `kept_shelf` among the statistics.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def game_part(game_id: str, part: str) -> ModuleType:
    """A module of a game's desktop folder, imported when first asked for."""
    return import_module(f"islands_desktop.desktop.games.{game_id}.{part}")
