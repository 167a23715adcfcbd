"""Plays the golden games and writes them down:  python -m tests.golden.generate

Run it only when the rules were meant to change: the difference it makes is that change. The games
go through the same command that makes a golden game of a player's save.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from islands_desktop.cli import main
from islands_desktop.core.chance import draw_below, seed_chance
from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game
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


PLANS = (
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
)


def play(plan: Plan) -> GameSession:
    """The whole game of a plan."""
    game = find_game("palm_island")
    session = GameSession.new(game, game.make_setup("solo", 1, plan.seed, plan.options))
    while game.actor(session.state) is not None:
        session.play(plan.choose(session, seed_chance(plan.seed + 1000 * session.cursor)))
    return session


def write_all(games: Path = GAMES, playthroughs: Path = PLAYTHROUGHS) -> None:
    """Play and write every game through the command `fixture`, and the texts of some."""
    for plan in PLANS:
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
