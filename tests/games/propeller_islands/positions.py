"""Positions and commands in the notation of the rule document's worked examples.

`given` makes a whole possible position out of the few things an example says; what is not said is
filled with any other pieces. "do" strings hold commands as the document writes them, with
"! 3.7" behind those that are refused by PROP-3.7.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from islands_desktop.core.events import Event
from islands_desktop.core.refusals import IllegalCommand
from islands_desktop.games.propeller_islands.commands import PARAMETERS, Command
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINT_INDEX,
    BLUEPRINTS,
    BUILDINGS,
    CHARACTER_INDEX,
    DOCK_SPACES,
    FULL_DOCK,
    TILE_INDEX,
    TILES,
)
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.hexes import CENTRE, hex_at
from islands_desktop.games.propeller_islands.json_form import WORKER_WORDS
from islands_desktop.games.propeller_islands.problems import frontier_of
from islands_desktop.games.propeller_islands.rules.blueprints import upgrade_id
from islands_desktop.games.propeller_islands.state import (
    ACTION,
    BLUEPRINT,
    BONUS,
    DOWN,
    ISLAND,
    NO_HOUSING,
    PHASES,
    READY,
    UPGRADE,
    VACANT,
    Player,
    State,
)

_TILE = re.compile(r"\((-?\d+),(-?\d+)\) (T\d\d-\d) ?([+.-])?((?: ?\{[^}]*\})*)")
_MARKS = {"+": READY, "-": DOWN, ".": VACANT, "": VACANT}
_TOKENS = {upgrade_id(card.token): card.token for card in BLUEPRINTS}


@dataclass
class Said:
    """What an example says about the active player."""

    island: str = ""
    capitol: str = "+"
    resources: str = "0/0/0"
    fame: int = 0
    character: str = "jacques"
    dock_empty: str = ""
    hand: Sequence[str] = ()
    known: Sequence[str] = ()
    completed: Sequence[str] = ()
    unused: Sequence[str] = ()
    drafted: bytes = b""
    pioneer: bool = False
    upgrade: bool = False
    """Whether the upgrade of the card completed last is still to be installed."""


def hexes_of(text: str) -> dict[int, tuple[int, int, int]]:
    """Tile, worker and upgrades by hex: "(1,0) T05-1 + {W}, (0,1) T04-2"."""
    found = {}
    for q, r, name, mark, braces in _TILE.findall(text):
        tile = TILE_INDEX[name]
        worker = _MARKS[mark] if TILES[tile].houses else NO_HOUSING
        upgrades = 0
        for brace in re.findall(r"\{([^}]*)\}", braces):
            upgrades |= _TOKENS["wild" if brace == "W" else brace.partition(":")[2]]
        found[hex_at(int(q), int(r))] = (tile, worker, upgrades)
    return found


def player_of(said: Said, side: str = "A") -> Player:
    """The player as said, completed cards added for upgrades on tiles; hand still open."""
    tiles = {CENTRE: (TILE_INDEX[f"CAP-{side}"], _MARKS[said.capitol], 0), **hexes_of(said.island)}
    hexes = tuple(sorted(tiles))
    workers = bytes(tiles[at][1] for at in hexes)
    energy, steel, part = map(int, said.resources.split("/"))
    deployed = workers.count(READY) + workers.count(DOWN) - 1
    tokens = [tiles[at][2] & part for at in hexes for part in (3, 12, 16) if tiles[at][2] & part]
    completed = [BLUEPRINT_INDEX[name] for name in said.completed]
    open_tokens = [*tokens, *(_TOKENS[name] for name in said.unused)]
    for card in completed[:-1] if said.upgrade else completed:
        if BLUEPRINTS[card].token in open_tokens:
            open_tokens.remove(BLUEPRINTS[card].token)
    kept = {BLUEPRINT_INDEX[name] for name in said.hand}
    for token in open_tokens:
        free = (one.index for one in reversed(BLUEPRINTS) if one.token == token)
        completed.insert(0, next(card for card in free if card not in {*completed, *kept}))
    return Player(
        hexes=hexes,
        tiles=bytes(tiles[at][0] for at in hexes),
        workers=workers,
        upgrades=bytes(tiles[at][2] for at in hexes),
        frontier=frontier_of(hexes),
        dock=_dock(said.dock_empty.split(), deployed),
        energy=energy,
        steel=steel,
        part=part,
        fame=said.fame,
        character=CHARACTER_INDEX[said.character],
        hand=bytes(BLUEPRINT_INDEX[name] for name in sorted(said.hand)),
        known=bytes(BLUEPRINT_INDEX[name] for name in sorted(said.known)),
        completed=bytes(completed),
        unused=bytes(sorted(_TOKENS[name] for name in said.unused)),
        drafted=said.drafted,
        pioneer=said.pioneer,
    )


_SPREAD = (
    *("R1C2", "R2C3", "R3C4", "R2C1", "R1C4", "R3C2"),
    *("R1C3", "R2C4", "R3C1", "R1C1", "R2C2", "R3C3"),
)
"""Spaces emptied when an example does not say which, no line for as long as can be."""


def _dock(empty: list[str], deployed: int) -> int:
    empty += [name for name in _SPREAD if name not in empty][: max(deployed - len(empty), 0)]
    return FULL_DOCK - sum(1 << DOCK_SPACES.index(name) for name in empty)


def given(
    island: str = "",
    *,
    die: int = 0,
    step: str = "action",
    seats: int = 2,
    offer: dict[int, str] | None = None,
    stack: Sequence[str] | None = None,
    face_up: Sequence[str] = (),
    others: Sequence[Said] = (),
    side: str = "A",
    mode: str = "standard",
    **said: Any,
) -> State:
    """A possible position: seat 0 is first player and decides; `stack` are its top tiles.

    With an empty list the stack is empty; `die` is the drafted or the bonus die.
    """
    state = GAME.new_game(GAME.make_setup(mode, seats, 1, {"capitol_side": side}))
    phase, count = PHASES.index(step), 2 * seats + 1 if mode == "standard" else 5
    turns = count - 1 if phase == BONUS else 0
    me = Said(island, **said)
    me.drafted = me.drafted or _drafted(phase, 0)
    me.upgrade = phase == UPGRADE
    rest = _others(others, seats, me.character, phase)
    players = [player_of(one, side) for one in [me, *rest]]
    free = count - sum(len(player.drafted) for player in players) - (phase in (ACTION, ISLAND))
    free -= len(_drafted(phase, 1)) if mode == "solo" else 0
    state = state._replace(
        round=1,
        phase=phase,
        seat=0,
        first=0,
        turns=turns,
        die=die if phase in (ACTION, ISLAND, BONUS) else 0,
        shown=b"",
        forge=_forge(free, die if phase == BONUS else 1),
        rival=_drafted(phase, 1) if mode == "solo" else b"",
    )
    return _with_tiles(_with_cards(state, players, face_up, phase), offer or {}, stack)


def _others(said: Sequence[Said], seats: int, character: str, phase: int) -> list[Said]:
    """The other players, with characters of their own if nothing is said of them."""
    names = [name for name in CHARACTER_INDEX if name != character]
    rest = list(said) or [Said(character=names[seat]) for seat in range(seats - 1)]
    for one in rest:
        one.drafted = one.drafted or _drafted(phase, 1)
    return rest


def _drafted(phase: int, seat: int) -> bytes:
    if phase == BONUS:
        return bytes((1, 2))
    return bytes((1,)) if phase >= BLUEPRINT and seat == 0 else b""


def _forge(count: int, first: int) -> bytes:
    """Dice of different values, the first of them as said."""
    forge = [0] * 6
    for number in range(count):
        forge[(first - 1 + number) % 6] += 1
    return bytes(forge)


def _with_cards(state: State, players: list[Player], face_up: Sequence[str], phase: int) -> State:
    """Blueprints: hands filled up, the named cards face up, the others in the stacks."""
    shown = [BLUEPRINT_INDEX[name] for name in face_up]
    used = {*shown, *(card for one in players for card in (*one.hand, *one.completed))}
    free = {level: [c.index for c in BLUEPRINTS if c.level == level and c.index not in used]
            for level in (1, 2)}  # fmt: skip
    for seat, player in enumerate(players):
        size = 2 if phase == UPGRADE and seat == 0 else 3
        hand = list(player.hand)
        while len(hand) < size:
            hand.append(free[1 if len(hand) < 2 else 2].pop())
        players[seat] = player._replace(hand=bytes(sorted(hand)))
    piles = []
    for level in (1, 2):
        cards = [card for card in shown if BLUEPRINTS[card].level == level]
        while len(cards) < 3 and free[level]:
            cards.append(free[level].pop(0))
        piles.append(bytes(cards))
    return state._replace(
        players=tuple(players),
        face_up=(piles[0], piles[1]),
        decks=(bytes(free[1]), bytes(free[2])),
    )


def _with_tiles(state: State, offer: dict[int, str], stack: Sequence[str] | None) -> State:
    """Offer and stack, the named tiles first; with an empty stack the rest is discarded."""
    placed = {tile for player in state.players for tile in player.tiles}
    named = [TILE_INDEX[name] for name in (*offer.values(), *(stack or ()))]
    free = [tile for tile in range(BUILDINGS) if tile not in placed and tile not in named]
    spaces = bytes(TILE_INDEX[offer[n]] if n in offer else free.pop() for n in range(12))
    top = bytes(TILE_INDEX[name] for name in stack or ())
    if stack is not None and not stack:
        return state._replace(offer=spaces, stack=b"", discarded=bytes(free))
    return state._replace(offer=spaces, stack=top + bytes(free), discarded=b"")


# ------------------------------------------------------------------ commands


def parse_command(text: str, seat: int = 0) -> Command:
    """A command as the document writes it: "claim(4, (1,1))", "activate(CAP, resources)"."""
    kind, _, inner = text.strip().partition("(")
    words = re.findall(r"\(-?\d+,-?\d+\)|[^,() ]+", inner)
    entry: dict[str, Any] = {"kind": kind.strip(), "seat": seat}
    for name, word in zip(PARAMETERS[kind.strip()], words, strict=False):
        if word == "CAP":
            entry[name] = [0, 0]
        elif word.startswith("("):
            entry[name] = [int(part) for part in word.strip("()").split(",")]
        elif name in ("by", "space", "value"):
            entry[name] = int(word)
        else:
            entry[name] = word
    return GAME.command_from_dict(entry)


def do(state: State, *texts: str) -> State:
    """The state after commands; "! 3.7" behind one says that PROP-3.7 refuses it."""
    for text in ";".join(texts).split(";"):
        said, _, rule = text.partition("!")
        command = parse_command(said, state.seat)
        if not rule:
            state = GAME.apply(state, command).after
            continue
        refusal = GAME.why_not(state, command)
        assert refusal is not None and refusal.rule == f"PROP-{rule.strip()}", (said, refusal)
        assert command not in GAME.legal_commands(state)
        try:
            GAME.apply(state, command)
        except IllegalCommand as error:
            assert error.refusal == refusal
        else:
            raise AssertionError(f"{said} was carried out")
    return state


def events_of(state: State, text: str) -> tuple[Event, ...]:
    """What happens in one command."""
    return GAME.apply(state, parse_command(text, state.seat)).events


# ------------------------------------------------------------------ looking


def look(state: State, seat: int = 0) -> dict[str, Any]:
    """What examples expect, by name."""
    player = state.players[seat]
    return {
        "die": state.die,
        "resources": f"{player.energy}/{player.steel}/{player.part}",
        "fame": player.fame,
        "dock": player.dock.bit_count(),
        "step": GAME.step(state).name,
        "down": player.workers.count(DOWN),
        "hand": [BLUEPRINTS[card].id for card in player.hand],
        "unused": [upgrade_id(token) for token in player.unused],
        "seat": state.seat,
        "round": state.round,
    }


def worker_at(state: State, q: int, r: int, seat: int = 0) -> str:
    player = state.players[seat]
    return WORKER_WORDS[player.workers[player.hexes.index(hex_at(q, r))]]


def tile_at(state: State, q: int, r: int, seat: int = 0) -> str:
    player = state.players[seat]
    return TILES[player.tiles[player.hexes.index(hex_at(q, r))]].id


def offered(state: State, space: int) -> str:
    return TILES[state.offer[space]].id


def points_of(state: State, label: str, seat: int = 0) -> int:
    """Points of one line of the score sheet."""
    sheet = GAME.standings(state).seats[seat]
    return next(line.points for line in sheet.lines if label in (line.label, line.icon))
