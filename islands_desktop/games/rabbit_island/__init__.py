"""Rabbit Island: rules and everything else about the game that needs no window."""
