"""The desktop program: everything that needs Qt."""
