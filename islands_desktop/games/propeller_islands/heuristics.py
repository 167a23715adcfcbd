"""What a position is worth to a player who wants points by the end, in points."""

from __future__ import annotations

from islands_desktop.core.memory import remember_positions
from islands_desktop.games.propeller_islands.components import (
    ANY_NUMBER,
    BLUEPRINTS,
    BUILDINGS,
    EMPTY,
    ENOUGH_BLUEPRINTS,
    FORGE_SPACES,
    GUILDS,
    LEFTOVERS,
    LINES,
    NUMBERS,
    PRODUCTION,
    RESOURCES,
    SIDES,
    TILES,
    TRUMPETS,
    WILD,
    Score,
)
from islands_desktop.games.propeller_islands.landmarks import (
    banners_beside,
    count_of,
    landmarks_of,
    neighbours_of,
    number_counts,
)
from islands_desktop.games.propeller_islands.rules.activating import ready_tiles
from islands_desktop.games.propeller_islands.rules.claiming import links_of_tile
from islands_desktop.games.propeller_islands.scoring import blueprint_points, score_of
from islands_desktop.games.propeller_islands.state import (
    ACTION,
    BONUS,
    DEPLOY,
    DOWN,
    DRAFT,
    ISLAND,
    OVER,
    RADIO,
    READY,
    REPLACE,
    TWO_DEPOTS,
    TWO_TILES,
    UPGRADE,
    VACANT,
    Player,
    State,
)

_ROUNDS = 9.0
"""How long a game usually is, in rounds (rules, section 18)."""

_WORTH = (0.5, 0.9, 1.15)
"""What energy, steel and a part become worth when blueprints are paid with them."""

_ENOUGH = (6, 5, 5)
"""More than this of a resource is hardly ever spent."""

_AT_END = tuple(
    next(vp / group for name, group, vp in LEFTOVERS if name == resource) for resource in RESOURCES
)
_DEPLOY = 1.9
_ACTIVATED = 0.38
_ACTIVATED_ANY = 0.85
"""How often a round a building with a worker is activated; a "?" goes with every die."""

_UNMANNED = 0.3
"""Share of what a building would give with a worker, while it has none."""

_LINE = {"R1": 1.5, "R2": 1.4, "R3": 1.9, "C1": 2.0, "C2": 1.2, "C3": 2.0, "C4": 3.0}
_TRUMPET = (0.45, 0.3)
"""What a character's power gives a round, and how much more the advanced one."""

_KEPT = 1 << 12
"""Answers kept about single parts of a position: a command changes few of them."""

_PENDING = {DEPLOY: _DEPLOY, RADIO: 0.8, TWO_TILES: 1.0, TWO_DEPOTS: 0.9}
_UPGRADE = 1.0
_NEW_CARD = 0.8


def value_of(state: State, seat: int, horizon: float = _ROUNDS, left: float | None = None) -> float:
    """Final points that a seat may expect, roughly; of the time to come `horizon` rounds count.

    left: rounds still to come where that is to be the same for several positions.
    """
    player = state.players[seat]
    if state.phase == OVER:
        return float(score_of(player))
    if left is None:
        left = min(horizon, rounds_left(state))
    value = float(player.fame + blueprint_points(player))
    value += _resources(player.energy, player.steel, player.part, left)
    value += len(player.unused) * 0.4
    value += _trumpets(player.fame, left)
    buildings, points, hoped = _island(_only_island(player))
    value += buildings * left + points + hoped * min(0.7, 0.15 * left)
    value += _dock(player.dock) * min(1.0, left / 2)
    value += _hand(player.hand, player.energy, player.steel, player.part, left)
    return value + (_turn(state, player, left) if state.seat == seat else 0.0)


def rounds_left(state: State) -> float:
    """Rounds still to come after this one, by what is nearest to its end (PROP-11.1)."""
    spent = 1.0 - len(state.stack) / BUILDINGS
    for player in state.players:
        spent = max(spent, len(player.completed) / ENOUGH_BLUEPRINTS)
        spent = max(spent, 1.0 - player.dock.bit_count() / 12)
    if spent >= 1.0:
        return 0.0
    pace = max(1, state.round) / max(spent, 0.05)
    return max(0.3, min(_ROUNDS - state.round + 1.5, (1.0 - spent) * pace + 0.5))


@remember_positions(_KEPT)
def _worth(left: float) -> tuple[float, float, float]:
    """What resources are worth now: towards the end only what is left over (PROP-11.5)."""
    share = min(1.0, 0.35 + left / 2) if left else 0.35
    energy, steel, part = (
        last + (now - last) * share for now, last in zip(_WORTH, _AT_END, strict=True)
    )
    return energy, steel, part


@remember_positions(_KEPT)
def _resources(energy: int, steel: int, part: int, left: float) -> float:
    value, amounts = 0.0, (energy, steel, part)
    for amount, worth, enough, last in zip(amounts, _worth(left), _ENOUGH, _AT_END, strict=True):
        value += worth * min(amount, enough) + last * max(0, amount - enough)
    return value


@remember_positions(_KEPT)
def _trumpets(fame: int, left: float) -> float:
    """Powers, and how near they are (PROP-9.2)."""
    return sum(
        worth * left * min(1.0, fame / trumpet) ** 2
        for worth, trumpet in zip(_TRUMPET, TRUMPETS, strict=True)
    )


def _gains() -> tuple[float, ...]:
    """What one activation of each tile is worth, its best option taken."""
    found = []
    for tile in TILES:
        best = 0.0
        for activation in tile.activations:
            gain = sum(n * w for n, w in zip(activation.gain, _WORTH, strict=True))
            pay = sum(n * w for n, w in zip(activation.pay, _WORTH, strict=True))
            also = _DEPLOY * activation.deploys + 0.9 * activation.radio
            best = max(best, gain - 0.8 * pay + also + 0.9 * activation.warehouse)
        found.append(best)
    return tuple(found)


_GAIN = _gains()
_PRODUCED = (0.0, *_WORTH)


def _use(tile: int, upgrades: int) -> float:
    """What one activation of a tile gives with its upgrades."""
    return _GAIN[tile] + _PRODUCED[upgrades & PRODUCTION]


def _only_island(player: Player) -> Player:
    """The player with nothing but the island and the number of workers on the dock."""
    workers = (1 << player.dock.bit_count()) - 1
    return player._replace(
        dock=workers, energy=0, steel=0, part=0, fame=0, hand=b"", known=b"", completed=b"",
        unused=b"", drafted=b"", pioneer=False,
    )  # fmt: skip


@remember_positions(_KEPT)
def _island(player: Player) -> tuple[float, float, float]:
    """What buildings give a round, points of landmarks, and those that are on their way.

    Asked again and again for islands on which nothing has changed.
    """
    points, hoped = _landmarks(player)
    return _buildings(player), points, hoped


def _buildings(player: Player) -> float:
    """What buildings will give in a round to come; vacant ones if workers come."""
    value, vacant = 0.0, []
    for tile, worker, upgrades in zip(player.tiles, player.workers, player.upgrades, strict=True):
        if not TILES[tile].activations:
            if worker == VACANT:
                vacant.append(0.15)
            continue
        often = _ACTIVATED
        if NUMBERS[tile] == ANY_NUMBER or upgrades & WILD:
            often = _ACTIVATED_ANY
        worth = _use(tile, upgrades) * often
        if worker in (READY, DOWN):
            value += worth
        else:
            vacant.append(worth)
    vacant.sort(reverse=True)
    dock = player.dock.bit_count()
    return value + _UNMANNED * sum(
        worth / (1 + place / 2) for place, worth in enumerate(vacant[:dock])
    )


@remember_positions(_KEPT)
def _dock(dock: int) -> float:
    """Lines of the dock on their way to a reward; those cleared have given it (PROP-7.8)."""
    hope = 0.0
    for line in LINES:
        here = (dock & line.spaces).bit_count()
        if here:
            hope += _LINE[line.id] * (1 - here / line.spaces.bit_count()) ** 2
    return hope


def _landmarks(player: Player) -> tuple[float, float]:
    """Points of landmarks, and what those that are on their way would give besides."""
    points = hoped = 0.0
    for tile, at in landmarks_of(player):
        score = TILES[tile].score
        assert score is not None
        sets, share = _progress(player, score, at)
        points += score.vp * sets
        hoped += score.vp * share
    return points, hoped


def _progress(player: Player, score: Score, at: int) -> tuple[int, float]:
    """Sets a landmark has, and what part of the next one is there."""
    if score.kind == "per_group":
        sets, more = divmod(count_of(player, score), score.group)
        return sets, more / score.group
    if score.kind == "surrounded":
        beside = neighbours_of(player, at)
        return int(beside >= score.neighbours), beside % score.neighbours / score.neighbours
    if score.kind == "adjacent_guild_sets":
        counts, size = banners_beside(player, at), len(GUILDS)
    else:
        numbers = score.numbers or tuple(range(1, SIDES + 1))
        every = number_counts(player)
        counts, size = tuple(every[number] for number in numbers), score.group or len(numbers)
    sets = 0
    while sum(min(count, sets + 1) for count in counts) >= size * (sets + 1):
        sets += 1
    return sets, sum(min(count, sets + 1) for count in counts) / size - sets


@remember_positions(_KEPT)
def _hand(hand: bytes, energy: int, steel: int, part: int, left: float) -> float:
    """Blueprints that can be paid soon are worth more than those far away."""
    worth_energy, worth_steel, worth_part = _worth(left)
    far, found = 1.5 * left + 0.5, []
    for number in hand:
        if number >= len(BLUEPRINTS):
            continue
        ask_energy, ask_steel, ask_part = BLUEPRINTS[number].cost
        price = ask_energy * worth_energy + ask_steel * worth_steel + ask_part * worth_part
        missing = (
            max(0, ask_energy - energy) * worth_energy
            + max(0, ask_steel - steel) * worth_steel
            + max(0, ask_part - part) * worth_part
        )
        gain = BLUEPRINTS[number].vp + _UPGRADE - price
        found.append(gain * max(0.0, 1 - missing / far))
    found.sort(reverse=True)
    return sum(worth * share for worth, share in zip(found, (0.75, 0.4, 0.2), strict=False))


def _turn(state: State, player: Player, left: float) -> float:
    """What the rest of the turn still promises to the seat that decides."""
    value = sum(_PENDING.get(effect.kind, 0.3) for effect in state.pending)
    if state.phase in (ISLAND, BONUS):
        return value + 0.9 * still_to_activate(player, state.die)
    if state.phase in (UPGRADE, REPLACE):
        return value + _NEW_CARD + _UPGRADE * (state.phase == UPGRADE and not state.pending)
    if state.phase == ACTION and not state.pending:
        return value + best_action(state, player, left)
    return value + (1.5 if state.phase == DRAFT else 0.0)


def still_to_activate(player: Player, die: int) -> float:
    """What ready workers on buildings with this number would give."""
    return sum(
        _use(player.tiles[index], player.upgrades[index]) for index in ready_tiles(player, die)
    )


def best_action(state: State, player: Player, left: float) -> float:
    """What the best use of a die promises: activating, claiming or discarding (PROP-3.9)."""
    best = max(2 * _worth(left)[0], 0.9 * still_to_activate(player, state.die))
    for space in FORGE_SPACES[state.die]:
        tile = state.offer[space]
        if tile != EMPTY:
            links = _most_links(_only_island(player), tile)
            best = max(best, 0.95 * (links + tile_worth(tile, left)))
    return best


@remember_positions(_KEPT)
def _most_links(player: Player, tile: int) -> int:
    """Links that a tile forms at its best place."""
    return max(links_of_tile(player, tile, at) for at in player.frontier)


def tile_worth(tile: int, left: float) -> float:
    """What a new tile may bring beside its links, roughly."""
    spec = TILES[tile]
    if spec.benefit is not None:
        gain = sum(n * w for n, w in zip(spec.benefit.gain, _WORTH, strict=True))
        return gain + _DEPLOY * spec.benefit.deploys
    if spec.score is not None:
        return 0.4 * spec.score.vp
    return _UNMANNED * _ACTIVATED * _GAIN[tile] * left
