"""Palm Island: one small deck, eight rounds, a village that grows."""
