"""Where the program keeps its files."""

from __future__ import annotations

import os
from pathlib import Path

HOME_VARIABLE = "ISLANDS_DESKTOP_HOME"
"""Environment variable that names another folder: for a portable installation and for tests."""


def home_folder() -> Path:
    """The folder of everything the program keeps; it need not exist yet."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("Islands Desktop", appauthor=False)


def games_folder() -> Path:
    """Saved games, one file a game."""
    return home_folder() / "games"


def settings_path() -> Path:
    """The settings file."""
    return home_folder() / "settings.json"


def profile_path() -> Path:
    """The feats a player has earned."""
    return home_folder() / "profile.json"


def statistics_path() -> Path:
    """The database of finished games."""
    return home_folder() / "statistics.sqlite"


def lock_path() -> Path:
    """The file that the one running copy holds."""
    return home_folder() / "running.lock"


def crash_report_path() -> Path:
    """Where the report of a crash waits for the next start."""
    return home_folder() / "crash-report.txt"
