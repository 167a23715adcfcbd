"""The rules of My Island, one module a chapter of the rule document."""
