"""How strong the levels are: games of one level against another, counted with their uncertainty.

Seats are rotated: every deal is played once with the challenger in each seat. Both sides decide
with the same seeds, so that the same contest gives the same games unless thinking runs out of time.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import ceil, sqrt
from multiprocessing import get_context
from statistics import fmean, median, stdev
from typing import Any

from islands_desktop.core.chance import draw_below, seed_chance
from islands_desktop.core.game import Game
from islands_desktop.core.phrases import say
from islands_desktop.games.registry import find_game
from islands_desktop.opponents.players import LEVELS, suggest

RANDOM = "random"
"""A side that gives any legal command."""

PAIRINGS = (("hard", "medium"), ("medium", "easy"), ("easy", RANDOM))
"""Each level against the one below it."""

TOGETHER = "cooperative"
"""The mode in which all win or all lose."""

TEAMS = tuple((level, level) for level in (*reversed(LEVELS), RANDOM))
"""Each level in all seats."""


def pairings_of(mode: str) -> tuple[tuple[str, str], ...]:
    """What is measured in a mode: levels against each other, or each by itself where all win."""
    return TEAMS if mode == TOGETHER else PAIRINGS


def read_pairing(words: str) -> tuple[str, str]:
    """Two sides from words such as `hard:medium`. Raises ValueError.

    >>> read_pairing("hard:medium")
    ('hard', 'medium')
    """
    challenger, _, rivals = words.partition(":")
    if {challenger, rivals} - {*LEVELS, RANDOM}:
        raise ValueError(words)
    return challenger, rivals


_SURE = 1.96
"""Standard errors on each side of a mean within which it lies with 95 % certainty."""


@dataclass(frozen=True, slots=True)
class Contest:
    """One challenger against rivals in all other seats; alone where there is one seat.

    In cooperative play they are a team. Seconds are the most a decision may take.
    """

    game: str
    mode: str
    seats: int
    challenger: str
    rivals: str
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 1
    seconds: float = 2.0


@dataclass(frozen=True, slots=True)
class ContestGame:
    """One game of a contest: the challenger's share of the victory, its score, its thinking.

    A team shares nothing: each of it wins, and its score is the lowest.
    """

    share: float
    total: int
    seconds: tuple[float, ...]


def wilson_interval(successes: float, trials: int) -> tuple[float, float]:
    """Bounds of the true share with 95 % certainty, by Wilson's score.

    >>> low, high = wilson_interval(140, 200)
    >>> f"{low:.3f} {high:.3f}"
    '0.633 0.759'
    """
    if trials == 0:
        return 0.0, 1.0
    share, square = successes / trials, _SURE**2
    middle = share + square / (2 * trials)
    spread = _SURE * sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    below = 1 + square / trials
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


def play_contest_game(contest: Contest, number: int) -> ContestGame:
    """Game `number` of a contest: deal and challenger's seat follow from it."""
    game: Game[Any, Any] = find_game(contest.game)
    # A team of one level plays a deal the same from every seat.
    team = contest.mode == TOGETHER and contest.challenger == contest.rivals
    deal, challenger = (number, 0) if team else divmod(number, contest.seats)
    options = dict(contest.options)
    setup = game.make_setup(contest.mode, contest.seats, contest.seed + deal, options)
    state = game.new_game(setup)
    chance, spent = seed_chance(contest.seed + deal), []
    while (seat := game.actor(state)) is not None:
        side = contest.challenger if seat == challenger else contest.rivals
        drawn, chance = draw_below(2**31, chance)
        begun = time.perf_counter()
        state = game.successor(state, _decide(game, state, side, drawn, contest.seconds))
        if seat == challenger:
            spent.append(time.perf_counter() - begun)
    outcome = game.outcome(state)
    assert outcome is not None, "the game is over"
    totals = [sheet.total for sheet in game.standings(state).seats]
    if contest.mode == TOGETHER:
        return ContestGame(float(bool(outcome.winners)), min(totals), tuple(spent))
    share = 1 / len(outcome.winners) if challenger in outcome.winners else 0.0
    return ContestGame(share, totals[challenger], tuple(spent))


def _decide(game: Game[Any, Any], state: Any, side: str, drawn: int, seconds: float) -> Any:
    """The command of one side; a single legal one needs no thought."""
    commands = game.legal_commands(state)
    if len(commands) == 1 or side == RANDOM:
        return commands[drawn % len(commands)]
    return suggest(game, state, side, seconds, drawn).command


def play_contest(contest: Contest, games: int, jobs: int = 1) -> Iterator[ContestGame]:
    """The games of a contest in their order; full rounds of seats make it fair."""
    tasks = [(contest, number) for number in range(games)]
    if jobs <= 1:
        for task in tasks:
            yield play_contest_game(*task)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play_task, tasks)


def _play_task(task: tuple[Contest, int]) -> ContestGame:
    return play_contest_game(*task)


@dataclass
class ContestReport:
    """What the games of one contest come to."""

    contest: Contest
    shares: list[float] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def lines(self) -> list[str]:
        """The figures in words: victories or mean score, then how long decisions took."""
        if self.contest.mode == TOGETHER:
            first = self._team_words()
        else:
            first = self._score_words() if self.contest.seats == 1 else self._victory_words()
        return [first, *self._time_words()]

    def _team_words(self) -> str:
        low, high = wilson_interval(sum(self.shares), len(self.shares))
        return say(
            "{team} together: {share} % of {games} games won "
            "(95 % sure: {low} to {high}), group score {mean} on average.",
            team=" + ".join(dict.fromkeys((self.contest.challenger, self.contest.rivals))),
            share=f"{100 * fmean(self.shares):.1f}",
            games=len(self.shares),
            low=f"{100 * low:.1f}",
            high=f"{100 * high:.1f}",
            mean=f"{fmean(self.totals):.1f}",
        )

    def _victory_words(self) -> str:
        low, high = wilson_interval(sum(self.shares), len(self.shares))
        return say(
            "{challenger} against {rivals}: {share} % of {games} games "
            "(95 % sure: {low} to {high}; by chance {par} %).",
            challenger=self.contest.challenger,
            rivals=self.contest.rivals,
            share=f"{100 * fmean(self.shares):.1f}",
            games=len(self.shares),
            low=f"{100 * low:.1f}",
            high=f"{100 * high:.1f}",
            par=round(100 / self.contest.seats),
        )

    def _score_words(self) -> str:
        games = len(self.totals)
        error = stdev(self.totals) / sqrt(games) if games > 1 else 0.0
        return say(
            "{challenger} alone: {mean} points on average of {games} games "
            "(95 % sure: ±{spread}), from {least} to {most}.",
            challenger=self.contest.challenger,
            mean=f"{fmean(self.totals):.2f}",
            games=games,
            spread=f"{_SURE * error:.2f}",
            least=min(self.totals),
            most=max(self.totals),
        )

    def _time_words(self) -> list[str]:
        if self.contest.challenger == RANDOM or not self.seconds:
            return []
        ordered = sorted(self.seconds)
        slow = ordered[ceil(0.99 * len(ordered)) - 1]
        words = say(
            "   a decision of {challenger}: {middle} s at the median, "
            "{slow} s at the 99th percentile.",
            challenger=self.contest.challenger,
            middle=f"{median(ordered):.3f}",
            slow=f"{slow:.3f}",
        )
        return [words]


def report_contest(contest: Contest, played: Iterable[ContestGame]) -> ContestReport:
    """Count the games of a contest."""
    report = ContestReport(contest)
    for game in played:
        report.shares.append(game.share)
        report.totals.append(game.total)
        report.seconds += game.seconds
    return report
