"""Computer players. They are given what a player may know, never the state of the game."""

from islands_desktop.opponents.players import LEVELS, Suggestion, find_player, suggest

__all__ = ["LEVELS", "Suggestion", "find_player", "suggest"]
