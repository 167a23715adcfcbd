"""What every game shares: the game contract, chance, sessions, standings, phrases."""
