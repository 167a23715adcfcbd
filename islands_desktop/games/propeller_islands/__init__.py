"""Propeller Islands: floating islands, a forge full of dice, and blueprints."""
