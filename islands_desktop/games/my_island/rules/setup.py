"""Set-up (MYIS-1.1, 1.2, 4): the choices, checked, and the deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from islands_desktop.core.chance import seed_chance, shuffle
from islands_desktop.core.game import Setup
from islands_desktop.core.refusals import BadSetup, refuse
from islands_desktop.games.my_island.board import board_of
from islands_desktop.games.my_island.components import EPISODES, MOST_SEATS, TILE_INDEX
from islands_desktop.games.my_island.options import EPISODE_IDS, MODE_IDS, options_of
from islands_desktop.games.my_island.rules.placement import first_island
from islands_desktop.games.my_island.state import State, episode_id

LARGEST_SEED = 2**63 - 1


def _bad(rule: str, template: str, **arguments: str | int) -> BadSetup:
    return BadSetup(refuse(rule, template, **arguments))


def make_setup(mode: str, seats: int, seed: int, options: Mapping[str, Any]) -> Setup:
    """Complete set-up. Raises BadSetup with the broken rule."""
    if not isinstance(mode, str) or mode not in MODE_IDS:
        raise _bad(
            "MYIS-1.2", "My Island has no mode “{mode}”: {modes}.",
            mode=str(mode)[:40], modes=", ".join(MODE_IDS),
        )  # fmt: skip
    if type(seats) is not int or not 1 <= seats <= MOST_SEATS:
        raise _bad("MYIS-1.1", "My Island has one to four seats.")
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise _bad(
            "MYIS-4.3", "A deal number is a whole number from 0 to {most}.", most=LARGEST_SEED
        )
    known = {option.name for option in options_of(mode)}
    unknown = sorted(str(name) for name in options if name not in known)
    if unknown:
        raise _bad("", "This mode has no option “{name}”.", name=unknown[0][:40])
    complete: dict[str, Any] = {}
    if mode == "episode":
        complete["episode"] = _read_episode(options.get("episode", "E01"))
    episode = "eternal" if mode == "eternal" else complete.get("episode", "E01")
    complete["order"] = _read_order(options.get("order"), EPISODES[episode].tiles)
    complete["practice"] = _read_practice(options.get("practice", False))
    return Setup("my_island", mode, seats, seed, tuple(complete.items()))


def _read_episode(value: Any) -> str:
    if not isinstance(value, str) or value not in EPISODE_IDS:
        raise _bad("MYIS-1.2", "The episodes are E01 to E24.")
    return value


def _read_practice(value: Any) -> bool:
    if type(value) is not bool:
        raise _bad("", "“{name}” is either true or false.", name="practice")
    return value


def _read_order(value: Any, tiles: tuple[str, ...]) -> tuple[str, ...]:
    """The order in which the cards come, or () for a shuffle (MYIS-4.2, 4.3)."""
    if not value:
        return ()
    codes = value.split() if isinstance(value, str) else value
    if not isinstance(codes, (list, tuple)) or sorted(map(str, codes)) != sorted(tiles):
        raise _bad("MYIS-4.2", "An order names each of the {count} tiles once.", count=len(tiles))
    return tuple(codes)


def deal(setup: Setup) -> State:
    """The state before the first card (MYIS-4.1 to 4.3)."""
    episode = episode_id(setup)
    board = board_of(episode)
    order = setup.option("order")
    if order:
        deck = bytes(TILE_INDEX[tile] for tile in order)
    else:
        shuffled, _ = shuffle(board.tiles, seed_chance(setup.seed))
        deck = bytes(shuffled)
    return State(setup, deck, 0, (first_island(board),) * setup.seats)
