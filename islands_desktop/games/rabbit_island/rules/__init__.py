"""The rules of Rabbit Island, one module a chapter of the rule document."""
