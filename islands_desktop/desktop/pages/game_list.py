"""The four games as Home shows them; those not in the registry are still being built."""

from __future__ import annotations

from dataclasses import dataclass

from islands_desktop.core.phrases import phrase, say
from islands_desktop.games.registry import GAME_IDS


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game of the program: id, name and one line about it."""

    id: str
    name: str
    line: str

    @property
    def playable(self) -> bool:
        """Whether it can be played in this version."""
        return self.id in GAME_IDS

    @property
    def words(self) -> str:
        """The name in the current language."""
        return say(self.name)


LISTED_GAMES: tuple[ListedGame, ...] = (
    ListedGame(
        "palm_island",
        phrase("Palm Island"),
        phrase("Seventeen cards, eight rounds: turn and flip a village into being."),
    ),
    ListedGame(
        "propeller_islands",
        phrase("Propeller Islands"),
        phrase("Settle islands in the sky and set their propellers turning."),
    ),
    ListedGame(
        "rabbit_island",
        phrase("Rabbit Island"),
        phrase("Lay paths across the island and bring the carrots home."),
    ),
    ListedGame(
        "my_island",
        phrase("My Island"),
        phrase("Build your own island, tile by tile, chapter by chapter."),
    ),
)


def game_name(game_id: str) -> str:
    """Name of a game for people, in the current language."""
    return next((game.words for game in LISTED_GAMES if game.id == game_id), game_id)


def episode_words(episode: str) -> str:
    """An episode by its number: E05 is the fifth."""
    return say("Episode {number}", number=episode.lstrip("E0"))


def mode_name(game_id: str, mode: str, episode: str = "") -> str:
    """Name of a mode, or the episode it plays; the id itself where the mode is unknown."""
    from islands_desktop.games.registry import find_game

    if episode:
        return episode_words(episode)
    if game_id not in GAME_IDS:
        return mode
    return next((say(known.name) for known in find_game(game_id).modes if known.id == mode), mode)
