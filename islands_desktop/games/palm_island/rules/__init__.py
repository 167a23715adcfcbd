"""The rules of Palm Island, one module a chapter of the rule document."""
