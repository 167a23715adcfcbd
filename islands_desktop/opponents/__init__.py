"""Computer players. They are given views, never states."""
