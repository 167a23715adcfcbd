"""What a placement would score, asked before it is made (MYIS-15)."""

from __future__ import annotations

from islands_desktop.games.my_island.commands import Command
from islands_desktop.games.my_island.events import RuleScored
from islands_desktop.games.my_island.rules.episode import episode_of
from islands_desktop.games.my_island.rules.placement import gains_of
from islands_desktop.games.my_island.state import State


def projected_gains(state: State, command: Command) -> tuple[RuleScored, ...]:
    """The points of a legal placement, rule by rule, in the order of the episode's list.

    Each rule's `count` is how often or for how many hexes it would score; rules that give nothing
    are left out.
    """
    episode = episode_of(state)
    decision = episode.board.placements.decision(command)
    return gains_of(episode, state.islands[command.seat], decision)
