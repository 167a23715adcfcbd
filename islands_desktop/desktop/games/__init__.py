"""The tables of the single games, one folder a game."""
