"""The pages of the window, one module a page."""
