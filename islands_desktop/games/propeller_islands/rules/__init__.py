"""The rules of Propeller Islands, one module a chapter of the rule document."""
