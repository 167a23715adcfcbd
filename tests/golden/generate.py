"""Plays the golden games and writes them down:  python -m tests.golden.generate

Run it only when the rules were meant to change: the difference it makes is that change. The games
go through the same command that makes a golden game of a player's save.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from islands_desktop.cli import main
from islands_desktop.core.chance import draw_below, seed_chance
from islands_desktop.core.session import GameSession
from islands_desktop.games.my_island.events import TilePlaced
from islands_desktop.games.palm_island.scoring import stored_resources
from islands_desktop.games.palm_island.state import cards_ahead
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.opponents import suggest
from islands_desktop.saves.save_format import SaveHeader, dump_save
from tests.golden.playthrough import playthrough

GAMES = Path(__file__).with_name("games")
PLAYTHROUGHS = Path(__file__).with_name("playthroughs")

ALL_FEATS = ["FE1", "FE2", "FE3", "FE4", "FE5", "FE6"]
EARNED = dict.fromkeys(ALL_FEATS, "hard")
EVERYTHING = {"difficulty": "easy", "feats": ALL_FEATS, "profile": EARNED, "villagers": True}
ORDER = [
    *("TE16", "TE15", "HO14", "HO13", "TM12", "TR11", "MK10", "QU9"),
    *("QU8", "QU7", "LG6", "LG5", "LG4", "CH3", "CH2", "CH1"),
]

Chooser = Callable[[GameSession, int], Any]


@dataclass(frozen=True)
class Plan:
    """One golden game: its deal, who plays it, and whether its playthrough is kept as well."""

    name: str
    seed: int
    choose: Chooser
    options: dict[str, Any] = field(default_factory=dict)
    told: bool = False
    game: str = "palm_island"
    mode: str = "solo"
    seats: int = 1


def at_random(session: GameSession, chance: int) -> Any:
    """Any legal command."""
    commands = session.game.legal_commands(session.state)
    return commands[draw_below(len(commands), chance)[0]]


def eagerly(session: GameSession, chance: int) -> Any:
    """Any legal command but the discard, where there is another."""
    commands = session.game.legal_commands(session.state)
    active = [command for command in commands if command.kind not in ("discard", "set_active")]
    offered = active or commands
    return offered[draw_below(len(offered), chance)[0]]


def well(session: GameSession, chance: int) -> Any:
    """As the medium computer player does, without a limit of time."""
    return suggest(session.game, session.state, "medium", 1e6).command


def as_nicola(session: GameSession, chance: int) -> Any:
    """As the medium computer player does, but with the character that it never chooses."""
    commands = session.game.legal_commands(session.state)
    chosen = [command for command in commands if command.kind == "choose_character"]
    nicola = [command for command in chosen if command.option == "nicola"]
    return nicola[0] if nicola else well(session, chance)


BY_COMPUTER: tuple[Chooser, ...] = (well, as_nicola)
"""They change when computer players learn."""


def greedily(session: GameSession, chance: int) -> Any:
    """The placement of My Island that gains most; sometimes a decision is taken back."""
    game, state = session.game, session.state
    takebacks = game.takebacks(state)
    draw, chance = draw_below(15, chance)
    if takebacks and draw == 0:
        return takebacks[draw_below(len(takebacks), chance)[0]]
    offered: dict[int, list[Any]] = {}
    for command in game.legal_commands(state):
        if command.kind == "place":
            gain = sum(
                event.gain
                for event in game.apply(state, command).events
                if isinstance(event, TilePlaced)
            )
            offered.setdefault(gain, []).append(command)
    if not offered or (max(offered) == 0 and state.round > 26):
        others = {command.kind: command for command in game.legal_commands(state)}
        leaving = others.get("end") if state.round > 26 else others.get("pass")
        return leaving or others.get("next") or others["end"]
    best = offered[max(offered)]
    return best[draw_below(len(best), chance)[0]]


def busily(session: GameSession, chance: int) -> Any:
    """Rather build, take and share on Rabbit Island, and play a card now and then."""
    commands = session.game.legal_commands(session.state)
    draw, chance = draw_below(10, chance)
    wanted = ("build", "take_event", "share", "pass_action") if draw else ("play_action",)
    offered = [command for command in commands if command.kind in wanted] or list(commands)
    return offered[draw_below(len(offered), chance)[0]]


def widely(session: GameSession, chance: int) -> Any:
    """First any kind of command that is legal, then any command of it, so that rare ones come."""
    commands = session.game.legal_commands(session.state)
    kinds = sorted({command.kind for command in commands} - {"finish"})
    draw, chance = draw_below(len(kinds) or 1, chance)
    offered = [command for command in commands if not kinds or command.kind == kinds[draw]]
    return offered[draw_below(len(offered), chance)[0]]


def sociably(session: GameSession, chance: int) -> Any:
    """On Palm Island with others: first grow, late in a round keep what gives most; pay, signal
    and buy what can be had."""
    game, state = session.game, session.state
    commands = game.legal_commands(state)
    village = state.villages[game.actor(state)]
    draw, chance = draw_below(20, chance)
    dull = ("discard", "set_active", "group_done", "pass") if draw else ()
    offered = [command for command in commands if command.kind not in dull] or list(commands)
    if commands[0].kind == "discard" and cards_ahead(village) <= 7 and draw:
        kept = {
            command: stored_resources(game.successor(state, command).villages[command.seat])
            for command in commands
        }
        offered = [command for command in commands if kept[command] == max(kept.values())]
    elif commands[0].kind == "discard" and draw > 4:
        growing = [command for command in offered if command.kind in ("rotate", "flip", "recruit")]
        offered = growing or offered
    return offered[draw_below(len(offered), chance)[0]]


def _palms(
    mode: str,
    seats: int,
    seed: int,
    options: dict[str, Any],
    chooser: Chooser = sociably,
    told: bool = False,
) -> Plan:
    """A golden game of Palm Island with several players."""
    name = f"palm_island_{mode}_{seats}_seats"
    return Plan(name, seed, chooser, options, told, "palm_island", mode, seats)


def _island(
    name: str, seed: int, mode: str, seats: int = 1, episode: str = "", told: bool = False
) -> Plan:
    """A golden game of My Island."""
    options = {"episode": episode} if episode else {}
    return Plan(f"my_island_{name}", seed, greedily, options, told, "my_island", mode, seats)


def _rabbits(mode: str, seats: int, seed: int, told: bool = False) -> Plan:
    """A golden game of Rabbit Island."""
    name = f"rabbit_island_{mode}_{seats}_seats"
    return Plan(name, seed, busily, {}, told, "rabbit_island", mode, seats)


def _propellers(
    mode: str,
    seats: int,
    seed: int,
    chooser: Chooser = widely,
    side: str = "",
    told: bool = False,
) -> Plan:
    """A golden game of Propeller Islands."""
    name = f"propeller_islands_{mode}_{seats}_seats_{seed}"
    options = {"capitol_side": side} if side else {}
    return Plan(name, seed, chooser, options, told, "propeller_islands", mode, seats)


_ALL_PLANS = (
    Plan("random_1", 1, at_random),
    Plan("random_largest_seed", 2**63 - 1, eagerly),
    Plan("good_7", 7, well, told=True),
    Plan("good_today", 20260714, well),
    Plan("one_feat", 3, well, {"difficulty": "medium", "feats": ["FE4"], "profile": EARNED}),
    Plan("all_feats", 4, eagerly, {"difficulty": "easy", "feats": ALL_FEATS, "profile": EARNED}),
    Plan("villagers", 2, well, {"villagers": True}),
    Plan("everything", 2, eagerly, EVERYTHING, told=True),
    Plan("everything_at_random", 1, at_random, EVERYTHING),
    Plan("practice_open_deck", 8, well, {"practice": True, "open_deck": True}),
    Plan("given_order", 9, eagerly, {"order": ORDER}),
    _palms("cooperative", 2, 7, {"disaster": "CO3", "ability": "signal_fires"}, told=True),
    _palms("cooperative", 3, 4, {"ability": "trade_canoes"}),
    _palms("cooperative", 4, 9, {"disaster": "CO1", "ability": "common_storehouse"}),
    _palms("casual", 2, 4, {"villagers": True}, eagerly),
    _palms("casual", 3, 6, {"villagers": True}),
    _palms("casual", 4, 8, {}, eagerly),
    _palms("speed", 2, 12, {}),
    _palms("speed", 3, 23, {"villagers": True}, told=True),
    _palms("speed", 4, 3, {"clock": True}),
    _island("eternal_solo", 3, "eternal"),
    _island("eternal_three_seats", 5, "eternal", 3, told=True),
    _island("episode_1_two_seats", 6, "episode_1", 2),
    _island("single_e17", 17, "episode", 2, "E17", told=True),
    _island("single_e24", 24, "episode", 1, "E24"),
    _rabbits("standard", 2, 1),
    _rabbits("standard", 3, 2, told=True),
    _rabbits("standard", 4, 3),
    _rabbits("short", 2, 4, told=True),
    _rabbits("short", 3, 5),
    _rabbits("short", 4, 6),
    _propellers("solo", 1, 2, told=True),
    _propellers("solo", 1, 1, as_nicola, side="B"),
    _propellers("standard", 2, 2),
    _propellers("standard", 2, 5, at_random),
    _propellers("standard", 2, 7, at_random),
    _propellers("standard", 2, 1, well, told=True),
    _propellers("standard", 3, 5, at_random),
    _propellers("standard", 4, 4),
)

PLANS = tuple(plan for plan in _ALL_PLANS if plan.game in GAME_IDS)
"""Games are recorded when they can be chosen and saved; the plans of others wait."""


def play(plan: Plan) -> GameSession:
    """The whole game of a plan."""
    game = find_game(plan.game)
    setup = game.make_setup(plan.mode, plan.seats, plan.seed, plan.options)
    session = GameSession.new(game, setup)
    while game.actor(session.state) is not None:
        session.play(plan.choose(session, seed_chance(plan.seed + 1000 * session.cursor)))
    return session


def write_all(
    plans: Sequence[Plan] = PLANS, games: Path = GAMES, playthroughs: Path = PLAYTHROUGHS
) -> None:
    """Play and write games through the command `fixture`, and the texts of some."""
    for plan in plans:
        session = play(plan)
        with tempfile.TemporaryDirectory() as folder:
            save = Path(folder) / "save.island.json"
            save.write_bytes(dump_save(session, SaveHeader(name="Private")))
            written = main(["fixture", str(save), "--out", str(games / f"{plan.name}.jsonl")])
        assert written == 0
        if plan.told:
            text = playthrough(session)
            (playthroughs / f"{plan.name}.txt").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all()
