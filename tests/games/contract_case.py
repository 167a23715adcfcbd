"""What a game gives to the contract suite: set-ups, all that could be said, spoiled positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from random import Random
from typing import Any

from islands_desktop.core.game import Game, Setup


class ContractCase(ABC):
    """One game as the contract suite plays it."""

    game: Game[Any, Any]

    @abstractmethod
    def setups(self) -> list[Setup]:
        """Set-ups that together meet all parts of the game."""

    @abstractmethod
    def choose(self, rng: Random, commands: list[Any]) -> Any:
        """A random command, so that games get somewhere."""

    @abstractmethod
    def candidates(self, state: Any) -> Iterator[Any]:
        """Every command that has the right form in this state, legal or not, in the obvious way."""

    @abstractmethod
    def twins(self, state: Any, rng: Random) -> list[Any]:
        """Other full states that this state's actor cannot tell from it."""

    @abstractmethod
    def impossible(self, state: Any) -> dict[str, Any]:
        """Spoiled states by what is wrong with them; `problems` must see each."""

    def play_game(self, setup: Setup, seed: int, limit: int = 10_000) -> Iterator[Any]:
        """The states of one random game, the first and the last included."""
        rng = Random(seed)
        state = self.game.new_game(setup)
        for _ in range(limit):
            yield state
            commands = list(self.game.legal_commands(state))
            if not commands:
                return
            state = self.game.successor(state, self.choose(rng, commands))

    def sample(self, count: int, seed: int = 1) -> list[Any]:
        """Some states from random games of all set-ups."""
        rng = Random(seed)
        found: list[Any] = []
        for number, setup in enumerate(self.setups()):
            states = list(self.play_game(setup, seed + number))
            found += rng.sample(states, min(count, len(states)))
        return found
