"""My Island on the table."""
