"""What landmarks score at the end (PROP-11.8, 11.10 to 11.23), figure by figure."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.games.propeller_islands.components import (
    ANY_NUMBER,
    GUILDS,
    NO_BLOCK,
    NUMBERS,
    PRINTED_BANNERS,
    SIDES,
    TILES,
    WILD,
    Score,
    banner_of,
)
from islands_desktop.games.propeller_islands.hexes import around
from islands_desktop.games.propeller_islands.names import guild_name
from islands_desktop.games.propeller_islands.state import DOWN, NO_HOUSING, READY, Player


def landmarks_of(player: Player) -> list[tuple[int, int]]:
    """Tile and hex of every landmark on the island, in the order of their numbers."""
    found = zip(player.tiles, player.hexes, strict=True)
    return sorted((tile, at) for tile, at in found if TILES[tile].score is not None)


def landmark_points(player: Player, tile: int, at: int) -> int:
    """What one landmark scores, with or without a worker (PROP-11.8)."""
    score = TILES[tile].score
    assert score is not None, f"{TILES[tile].id} is no landmark"
    return score.vp * sets_of(player, score, at)


def sets_of(player: Player, score: Score, at: int) -> int:
    """How many times a landmark on this hex gives its points."""
    if score.kind == "per_group":
        return count_of(player, score) // score.group
    if score.kind == "surrounded":
        return int(neighbours_of(player, at) >= score.neighbours)
    if score.kind == "adjacent_guild_sets":
        return min(banners_beside(player, at))
    counts = number_counts(player)
    if score.kind == "number_set":
        return min(counts[number] for number in score.numbers)
    return different_groups(counts, score.group)


def count_of(player: Player, score: Score) -> int:
    """What a landmark that scores per group counts (PROP-11.14, 11.15, 11.18 to 11.20)."""
    if score.count == "workers_on_island":
        return workers_on_island(player)
    if score.count == "depots_on_island":
        return player.workers.count(NO_HOUSING)
    return banners_on_island(player, score.guild)


def workers_on_island(player: Player) -> int:
    """Workers on all tiles, the Capitol and landmarks included."""
    return player.workers.count(READY) + player.workers.count(DOWN)


def banners_on_island(player: Player, guild: int) -> int:
    """Banners of a guild on all own tiles, printed and added."""
    printed = sum(PRINTED_BANNERS[tile] == guild for tile in player.tiles)
    return printed + sum(banner_of(upgrades) == guild for upgrades in player.upgrades)


def neighbours_of(player: Player, at: int) -> int:
    """How many neighbouring hexes hold tiles (PROP-11.16)."""
    return sum(beside in player.hexes for beside in around(at))


def banners_beside(player: Player, at: int) -> tuple[int, ...]:
    """Banners on the neighbours of a hex by guild, printed and added (PROP-11.17)."""
    counts = [0] * (len(GUILDS) + 1)
    for beside in around(at):
        if beside in player.hexes:
            index = player.hexes.index(beside)
            counts[PRINTED_BANNERS[player.tiles[index]]] += 1
            counts[banner_of(player.upgrades[index])] += 1
    return tuple(counts[1:])


def number_counts(player: Player) -> tuple[int, ...]:
    """Buildings by the number they show, from index 1; "?" counts for none (PROP-11.10)."""
    counts = [0] * (SIDES + 1)
    for tile, upgrades in zip(player.tiles, player.upgrades, strict=True):
        if NUMBERS[tile] not in (ANY_NUMBER, NO_BLOCK) and not upgrades & WILD:
            counts[NUMBERS[tile]] += 1
    return tuple(counts)


def different_groups(counts: tuple[int, ...], size: int) -> int:
    """Most groups of `size` buildings with different numbers, each building in one (11.21).

    >>> different_groups((0, 1, 1, 0, 1, 0, 1), 4), different_groups((0, 3, 3, 1, 1, 0, 0), 4)
    (1, 1)
    """
    groups = 0
    while sum(min(count, groups + 1) for count in counts) >= size * (groups + 1):
        groups += 1
    return groups


def formula_of(player: Player, tile: int, at: int) -> str:
    """How the points of a landmark come about, in words."""
    score = TILES[tile].score
    assert score is not None, f"{TILES[tile].id} is no landmark"
    if score.kind == "per_group":
        return _group_formula(player, score)
    if score.kind == "surrounded":
        places = {"vp": score.vp, "all": score.neighbours, "n": neighbours_of(player, at)}
        if places["n"] == 1:
            return say("{vp} if all {all} hexes around it hold tiles: 1 does", **places)
        return say("{vp} if all {all} hexes around it hold tiles: {n} do", **places)
    if score.kind == "adjacent_guild_sets":
        counts = banners_beside(player, at)
        named = enumerate(counts, start=1)
        shown = ", ".join(f"{guild_name(n)}\u00a0{count}" for n, count in named)
        return say(
            "{vp} × sets of three different banners beside it: {counts}",
            vp=score.vp, counts=shown,
        )  # fmt: skip
    return _number_formula(player, score)


def _group_formula(player: Player, score: Score) -> str:
    places = {"vp": score.vp, "n": count_of(player, score), "group": score.group}
    if score.count == "workers_on_island":
        if places["n"] == 1:
            return say("{vp} × ⌊1 worker on the island ÷ {group}⌋", **places)
        return say("{vp} × ⌊{n} workers on the island ÷ {group}⌋", **places)
    if score.count == "depots_on_island":
        if places["n"] == 1:
            return say("{vp} × ⌊1 depot ÷ {group}⌋", **places)
        return say("{vp} × ⌊{n} depots ÷ {group}⌋", **places)
    guild = guild_name(score.guild)
    if places["n"] == 1:
        return say("{vp} × ⌊1 {guild} banner ÷ {group}⌋", guild=guild, **places)
    return say("{vp} × ⌊{n} {guild} banners ÷ {group}⌋", guild=guild, **places)


def _number_formula(player: Player, score: Score) -> str:
    counts = number_counts(player)
    numbers = score.numbers or tuple(range(1, SIDES + 1))
    shown = ", ".join(f"{number}\u00a0×{counts[number]}" for number in numbers)
    if score.numbers:
        return say("{vp} × sets of these numbers: {counts}", vp=score.vp, counts=shown)
    return say(
        "{vp} × sets of {group} different numbers: {counts}",
        vp=score.vp, group=score.group, counts=shown,
    )  # fmt: skip
