"""What cannot be in the course of a round: dice, turns, characters, marks (PROP-15.6, 15.7, 3)."""

from __future__ import annotations

from collections.abc import Iterator

from islands_desktop.core.phrases import say
from islands_desktop.games.propeller_islands.components import (
    CHARACTERS,
    DICE,
    MOST_DICE_ON_A_SPACE,
    SIDES,
    SOLO_DICE,
    TRUMPETS,
)
from islands_desktop.games.propeller_islands.rules.rounds import bonus_die, end_reasons
from islands_desktop.games.propeller_islands.rules.setup import characters_shown, deal
from islands_desktop.games.propeller_islands.rules.turns import turned
from islands_desktop.games.propeller_islands.state import (
    ACTION,
    ACTIVE,
    BLUEPRINT,
    BONUS,
    CHARACTER,
    DOWN,
    DRAFT,
    ISLAND,
    NO_CHARACTER,
    OVER,
    PAID,
    POWER,
    REPLACE,
    RIVAL,
    UPGRADE,
    Player,
    State,
    is_solo,
    participants,
)

Found = Iterator[str]

_DRAFTED = (BLUEPRINT, UPGRADE, REPLACE)
"""Phases in which the die of this turn lies on the dock board already."""


def turn_problems(state: State) -> Found:
    """Sentences about rounds, turns, dice, characters and marks."""
    if not CHARACTER <= state.phase <= OVER:
        yield say("There is no such step of a turn.")
        return
    if not 0 <= state.first < participants(state.setup):
        yield say("Nobody has the first-player token.")
        return
    if state.phase == CHARACTER:
        yield from _opening(state)
        return
    yield from _characters(state)
    found = list(_order(state)) or list(_dice(state)) or list(_ends(state))
    yield from found or list(_marks(state))


def _opening(state: State) -> Found:
    """Before the first round nothing has changed but the choices of characters (PROP-2)."""
    seats = len(state.players)
    chosen = characters_shown(state.setup) - len(state.shown)
    taken = [(state.first - 1 - number) % seats for number in range(max(chosen, 0))]
    expected = (state.first - 1 - chosen) % seats
    if chosen not in range(seats) or state.seat != expected:
        yield say("It is the turn of another player to choose a character.")
    for seat, player in enumerate(state.players):
        if (player.character != NO_CHARACTER) != (seat in taken):
            yield say("Characters are chosen in reverse turn order.")
    yield from _distinct_characters(state)
    start = deal(state.setup)
    same = ("round", "turns", "die", "marks", "pending", "forge", "discarded", "rival")
    if any(getattr(state, name) != getattr(start, name) for name in same):
        yield say("Before the first round nothing has happened yet.")
    if len(state.stack) != len(start.stack) or (is_solo(state.setup) and state.first == RIVAL):
        yield say("Before the first round nothing has happened yet.")
    for player in state.players:
        if player._replace(character=NO_CHARACTER, hand=b"") != start.players[0]._replace(hand=b""):
            yield say("Before the first round all players have the same.")


def _distinct_characters(state: State) -> Found:
    chosen = [p.character for p in state.players if p.character != NO_CHARACTER]
    known = [*chosen, *state.shown]
    if len(set(known)) != len(known) or any(one >= len(CHARACTERS) for one in state.shown):
        yield say("A character is there twice, or unknown.")
    if list(state.shown) != sorted(state.shown):
        yield say("The shown characters are not in order.")


def _characters(state: State) -> Found:
    """Everybody has a character of his own, the leftover is gone (PROP-2.10)."""
    if state.shown or any(player.character == NO_CHARACTER for player in state.players):
        yield say("Not everybody has chosen a character.")
    yield from _distinct_characters(state)
    for player in state.players:
        if player.pioneer and not _has_power(player, "on_fame_gain"):
            yield say("The power of Amelia was used without being open.")


def _has_power(player: Player, *kinds: str) -> bool:
    """Whether a power is open now; as fame never falls, it was closed before otherwise."""
    character = CHARACTERS[player.character]
    return player.fame >= TRUMPETS[0] and character.basic.kind in kinds


def _order(state: State) -> Found:
    """Whose turn it is (PROP-3.3, 10.2, 16.2)."""
    count = participants(state.setup)
    last = 2 * count
    if state.round < 1:
        yield say("The first round is round 1.")
    if is_solo(state.setup) and state.first != (state.round - 1) % count:
        yield say("The first-player token alternates.")
    if state.phase in (BONUS, OVER):
        if state.turns != last:
            yield say("The bonus die comes after all turns.")
        if state.phase == OVER and state.seat:
            yield say("When the game is over nobody decides.")
    elif not 0 <= state.turns < last:
        yield say("A round has {turns} turns.", turns=last)
    elif (state.first + state.turns) % count != state.seat:
        yield say("It is the turn of another player.")


def _dice(state: State) -> Found:
    """PROP-15.6."""
    setup, count = state.setup, participants(state.setup)
    dice = SOLO_DICE if is_solo(setup) else DICE[setup.seats]
    drafted = [player.drafted for player in state.players]
    if is_solo(setup):
        drafted.append(state.rival)
    elif state.rival:
        yield say("There is no rival in this game.")
    for seat, values in enumerate(drafted):
        begun = sum((state.first + turn) % count == seat for turn in range(state.turns))
        begun += state.phase in _DRAFTED and seat == state.seat
        if len(values) != begun or any(not 1 <= value <= SIDES for value in values):
            yield say("The drafted dice are not those of the turns taken.")
    if len(state.forge) != SIDES or max(state.forge) > MOST_DICE_ON_A_SPACE:
        yield say("There are more than three dice on a space of the Forge.")
    in_hand = state.phase in (ACTION, ISLAND)
    if sum(state.forge) + sum(map(len, drafted)) + in_hand != dice:
        yield say("There are not {count} dice.", count=dice)
    if state.phase in (ACTION, ISLAND, BONUS):
        if not 1 <= state.die <= SIDES:
            yield say("A die shows 1 to {sides}.", sides=SIDES)
    elif state.die:
        yield say("No die has been drafted.")


def _ends(state: State) -> Found:
    """When a game ends, and how a round begins (PROP-11.1, 11.2, 15.8)."""
    reasons = end_reasons(state)
    if state.phase == OVER and not reasons:
        yield say("The game is over without a reason.")
    if state.phase == DRAFT and state.turns == 0:
        if reasons:
            yield say("The game should have ended with the last round.")
        if any(DOWN in player.workers for player in state.players):
            yield say("At the start of a round all workers are ready.")
        if any(player.pioneer for player in state.players):
            yield say("At the start of a round no power has been used.")


def _marks(state: State) -> Found:
    """What has been used in this turn (PROP-3.7, 9.7, 9.8, 9.10, 9.12)."""
    player = state.players[state.seat]
    allowed = 0
    if state.phase == ACTION and not state.pending:
        allowed = PAID | (POWER if _has_power(player, "reroll", "free_shift") else 0)
    elif state.phase == ISLAND:
        allowed = POWER if _has_power(player, "extra_activation") else 0
    elif state.phase == BONUS:
        allowed = ACTIVE | (POWER if _has_power(player, "bonus_die_shift") else 0)
    if state.marks & ~allowed:
        yield say("Something was used in this turn that could not be used.")
    elif state.phase == BONUS:
        yield from _bonus_marks(state, player)


def _bonus_marks(state: State, player: Player) -> Found:
    """The bonus die as Nelson may count it (PROP-9.8); what was activated lies down."""
    die = bonus_die(state.forge)
    steps = CHARACTERS[player.character].basic.steps
    near = {turned(die, -steps), turned(die, steps)}
    changed = state.marks & POWER
    if state.die != die and not changed:
        yield say("The bonus die shows another value.")
    if changed and player.fame < TRUMPETS[1] and state.die not in near:
        yield say("The bonus die shows another value.")
    if state.marks & ACTIVE and DOWN not in player.workers:
        yield say("Something was activated, but no worker lies down.")
