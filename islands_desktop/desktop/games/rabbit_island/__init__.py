"""The table of Rabbit Island."""
