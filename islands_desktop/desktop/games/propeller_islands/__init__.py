"""The table of Propeller Islands."""
