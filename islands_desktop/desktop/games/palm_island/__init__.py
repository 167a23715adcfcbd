"""The table of Palm Island: cards, deck and commands."""
