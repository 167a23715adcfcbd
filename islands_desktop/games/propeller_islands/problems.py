"""Everything impossible in a position (the invariants of PROP-15).

Later questions take the answers of earlier ones for granted, so the first group that finds
something ends the search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from islands_desktop.core.phrases import say
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINTS,
    BUILDINGS,
    CHARACTERS,
    EMPTY,
    FACE_UP,
    FULL_DOCK,
    HAND_SIZE,
    OFFER_SPACES,
    SLOTS,
    TILES,
    WORKERS,
)
from islands_desktop.games.propeller_islands.hexes import CENTRE, around
from islands_desktop.games.propeller_islands.json_form import tokens_in
from islands_desktop.games.propeller_islands.landmarks import workers_on_island
from islands_desktop.games.propeller_islands.problems_of_turns import turn_problems
from islands_desktop.games.propeller_islands.problems_pending import pending_problems
from islands_desktop.games.propeller_islands.rules.setup import capitol_of
from islands_desktop.games.propeller_islands.state import (
    NO_HOUSING,
    PLACE,
    REPLACE,
    UPGRADE,
    Player,
    State,
)

Found = Iterator[str]


def problems_of(state: State) -> list[str]:
    """Sentences about everything that cannot be; empty for every reachable state."""
    groups: tuple[Callable[[State], Found], ...] = (
        *(_form, _islands, _tiles, _upgrades, _blueprints, turn_problems, pending_problems),
    )
    for group in groups:
        found = list(group(state))
        if found:
            return found
    return []


def _form(state: State) -> Found:
    """What the other questions need to be asked at all."""
    if len(state.players) != state.setup.seats:
        yield say("The number of players is not the number of seats.")
    elif not 0 <= state.seat < len(state.players):
        yield say("There is no seat {seat}.", seat=state.seat)
    if len(state.offer) != OFFER_SPACES:
        yield say("The offer has twelve spaces.")
    if not 0 <= state.chance < 1 << 64 or state.round < 0:
        yield say("Chance and rounds are whole numbers from 0.")
    for seat, player in enumerate(state.players):
        lengths = {len(player.hexes), len(player.tiles), len(player.workers), len(player.upgrades)}
        if lengths != {len(player.hexes)} or any(tile >= len(TILES) for tile in player.tiles):
            yield say("The island of player {seat} has no sound form.", seat=seat + 1)
        amounts = (player.energy, player.steel, player.part, player.fame)
        if min(amounts) < 0 or not 0 <= player.dock <= FULL_DOCK:
            yield say("Player {seat} has less than nothing, or an odd dock.", seat=seat + 1)
        if not -1 <= player.character < len(CHARACTERS):
            yield say("Player {seat} has an unknown character.", seat=seat + 1)
        if any(card >= len(BLUEPRINTS) for card in (*player.hand, *player.completed)):
            yield say("Player {seat} has an unknown blueprint.", seat=seat + 1)


def _islands(state: State) -> Found:
    """PROP-15.2, 15.3, and what is kept because it is asked for all the time."""
    capitol = capitol_of(state.setup)
    for seat, player in enumerate(state.players, start=1):
        if list(player.hexes) != sorted(set(player.hexes)) or CENTRE not in player.hexes:
            yield say("Player {seat} has two tiles on one hex, or no Capitol.", seat=seat)
            continue
        if player.tiles[player.hexes.index(CENTRE)] != capitol:
            yield say("The Capitol of player {seat} lies in the middle.", seat=seat)
        if sum(tile >= BUILDINGS for tile in player.tiles) > 1:
            yield say("Player {seat} has several Capitols.", seat=seat)
        if not _is_connected(player):
            yield say("The island of player {seat} does not hang together.", seat=seat)
        elif player.frontier != frontier_of(player.hexes):
            yield say("The hexes beside the island of player {seat} are others.", seat=seat)
        for tile, worker in zip(player.tiles, player.workers, strict=True):
            if TILES[tile].houses == (worker == NO_HOUSING) or worker > NO_HOUSING:
                yield say("{tile} cannot house what it houses.", tile=TILES[tile].id)
        if player.dock.bit_count() + workers_on_island(player) != WORKERS:
            yield say("Player {seat} has not {count} workers.", seat=seat, count=WORKERS)


def _is_connected(player: Player) -> bool:
    reached, edge = {CENTRE}, [CENTRE]
    while edge:
        beside = [at for at in around(edge.pop()) if at in player.hexes and at not in reached]
        reached.update(beside)
        edge += beside
    return len(reached) == len(player.hexes)


def frontier_of(hexes: tuple[int, ...]) -> tuple[int, ...]:
    """Empty hexes beside an island."""
    beside = {at for tile in hexes for at in around(tile)}
    return tuple(sorted(beside.difference(hexes)))


def _tiles(state: State) -> Found:
    """PROP-15.1 and the offer of 15.8."""
    tiles = [tile for tile in state.offer if tile != EMPTY]
    tiles += [*state.stack, *state.discarded]
    tiles += [tile for player in state.players for tile in player.tiles if tile < BUILDINGS]
    tiles += [effect.number for effect in state.pending if effect.kind == PLACE]
    if sorted(tiles) != list(range(BUILDINGS)):
        yield say("Each of the {count} tiles must be there once.", count=BUILDINGS)
    if EMPTY in state.offer and state.stack:
        yield say("A space of the offer is empty though there are tiles in the stack.")


def _upgrades(state: State) -> Found:
    """PROP-15.4, 15.5 and the slots of 15.8: tokens are those of the completed cards."""
    for seat, player in enumerate(state.players):
        if any(
            upgrades & ~SLOTS[tile]
            for tile, upgrades in zip(player.tiles, player.upgrades, strict=True)
        ):
            yield say("An upgrade of player {seat} lies in no printed slot.", seat=seat + 1)
            continue
        tokens = [token for upgrades in player.upgrades for token in tokens_in(upgrades)]
        tokens += player.unused
        earned = [BLUEPRINTS[card].token for card in player.completed]
        if state.phase == UPGRADE and seat == state.seat and not state.pending:
            if not earned:
                yield say("No blueprint has been completed whose upgrade could be installed.")
                continue
            earned.pop()
        if sorted(tokens) != sorted(earned) or list(player.unused) != sorted(player.unused):
            yield say("Player {seat} has other upgrades than completed blueprints.", seat=seat + 1)


def _blueprints(state: State) -> Found:
    """PROP-15.4: every card is once somewhere, hands have three cards."""
    cards = [card for pile in (*state.decks, *state.face_up) for card in pile]
    cards += [card for player in state.players for card in (*player.hand, *player.completed)]
    if sorted(cards) != list(range(len(BLUEPRINTS))):
        yield say("Each of the {count} blueprints must be there once.", count=len(BLUEPRINTS))
        return
    for level, (deck, face_up) in enumerate(zip(state.decks, state.face_up, strict=True)):
        if any(BLUEPRINTS[card].level != level + 1 for card in (*deck, *face_up)):
            yield say("A blueprint lies among those of another level.")
        if len(face_up) > FACE_UP[level] or (deck and len(face_up) < FACE_UP[level]):
            yield say("Three blueprints of each level lie face up while there are more.")
    left = any(state.decks) or any(state.face_up)
    for seat, player in enumerate(state.players):
        changing = state.phase in (UPGRADE, REPLACE) and seat == state.seat
        size = HAND_SIZE - changing
        if len(player.hand) > size or (left and len(player.hand) < size):
            yield say("Player {seat} has not the right number of blueprints.", seat=seat + 1)
        if list(player.hand) != sorted(player.hand) or list(player.known) != sorted(player.known):
            yield say("The hand of player {seat} is not in order.", seat=seat + 1)
        if len(set(player.known)) != len(player.known) or not set(player.known) <= {*player.hand}:
            yield say("What is known of the hand of player {seat} is not in it.", seat=seat + 1)
    if state.phase == REPLACE and not left:
        yield say("There is no blueprint left to take.")
