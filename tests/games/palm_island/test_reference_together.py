"""The program and the slow reference play the same games of several players side by side."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.components import CODES
from islands_desktop.games.palm_island.faces import pack
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.rules.joint import joint_payments
from islands_desktop.games.palm_island.rules.order import buying_order
from islands_desktop.games.palm_island.state import State
from islands_desktop.saves.golden import replay_golden
from tests.games.palm_island import reference_together as slow
from tests.games.palm_island.card_table import area_of
from tests.games.palm_island.contract_case import TOGETHER, PalmIslandCase
from tests.games.palm_island.positions import as_command, as_order, as_position, sorted_marks
from tests.games.palm_island.reference_together import Table
from tests.golden.generate import GAMES


def as_table(state: State) -> Table:
    """The program's state in the reference's form."""
    common = state.common
    assert common is not None
    seats = []
    for number, village in enumerate(state.villages):
        position = sorted_marks(as_position(state, number))
        position |= {
            "closed": village.company.closed,
            "handling": village.company.handling,
            "tenths": village.company.tenths,
            "ability": village.company.ability,
        }
        seats.append(position)
    return {
        "mode": state.setup.mode,
        "clock": bool(state.setup.option("clock")),
        "round": state.round,
        "over": state.over,
        "phase": common.phase,
        "seats": seats,
        "piles": [[CODES[index] for index in pile] for pile in common.piles],
        "row": [CODES[index] for index in common.row],
        "removed": [CODES[index] for index in common.removed],
        "disaster": common.disaster,
        "level": common.level,
        "paid": common.paid,
        "ability": state.setup.option("ability") or "none",
        "enabled": common.enabled,
        "signalled": common.signalled,
        "queue": list(common.queue),
    }


def as_shared_order(command: Command, seats: int) -> dict[str, Any]:
    """The program's command in the reference's form."""
    if command.kind not in ("pay_disaster", "pay_ability", "signal"):
        return {**as_order(command), "tenths": command.tenths}
    cards = [(n, code) for n, codes in enumerate(command.payments) for code in codes]
    cards = cards or [(command.owner, command.card)]
    return {"kind": command.kind, "card": command.card, "cards": cards, "payment": []}


def as_shared_command(order: dict[str, Any], seat: int, seats: int) -> Command:
    """The reference's command in the program's form; all whose cards are named agree."""
    kind, cards = order["kind"], order.get("cards", [])
    agreed = tuple(sorted({owner for owner, _ in cards}))
    if kind == "signal":
        return Command(seat, order["card"], kind, owner=agreed[0], confirmed=agreed)
    if kind in ("pay_disaster", "pay_ability"):
        parts = tuple(tuple(sorted(c for n, c in cards if n == number)) for number in range(seats))
        return Command(seat, kind=kind, payments=parts, confirmed=agreed)
    plain = as_command(order)
    return GAME.command_from_dict({**plain.to_dict(), "seat": seat})


@pytest.mark.parametrize(("mode", "seats", "options"), TOGETHER)
def test_program_and_reference_play_the_same_game(
    mode: str, seats: int, options: dict[str, Any]
) -> None:
    """Legal commands now and then, the position after every command, and the scores."""
    chance = Random(seats)
    state = GAME.new_game(GAME.make_setup(mode, seats, 40 + seats, options))
    table = as_table(state)
    while GAME.actor(state) is not None:
        seat = chance.choice([n for n in range(seats) if GAME.commands_of(state, n)])
        commands = GAME.commands_of(state, seat)
        few = sum(village.stored.bit_count() for village in state.villages) <= 9
        if chance.random() < 0.12 and (few or (state.common and state.common.phase != "group")):
            orders = slow.legal(table, seat)
            assert {as_shared_command(o, seat, seats) for o in orders} == set(commands)
            assert len(orders) == len(commands)
        command = PalmIslandCase().choose(chance, list(commands))
        state = GAME.apply(state, command).after
        table = slow.play(table, seat, as_shared_order(command, seats))
        table["seats"] = [sorted_marks(position) for position in table["seats"]]
        assert as_table(state) == table
    totals = [sheet.total for sheet in GAME.standings(state).seats]
    assert totals == [slow.score(position) for position in table["seats"]]


@pytest.mark.parametrize("path", sorted(GAMES.glob("palm_island_*.jsonl")), ids=lambda p: p.stem)
def test_the_reference_plays_the_golden_games(path: Path) -> None:
    """They have every kind of command; command by command the position is the same."""
    session, _head = replay_golden(path.read_text(encoding="utf-8"))
    seats, table = session.setup.seats, as_table(session.start)
    for number, entry in enumerate(session.log):
        command: Any = entry.command
        table = slow.play(table, command.seat, as_shared_order(command, seats))
        table["seats"] = [sorted_marks(position) for position in table["seats"]]
        assert as_table(session.state_at(number + 1)) == table


def can_be_stored(code: str, side: int) -> bool:
    area = area_of(code, ("FT", "FB", "BB", "BT")[side])
    return area is not None and area.store is not None


def joint_case(chance: Random, seats: int, kept: int) -> State:
    """A position of a cooperative game in which all have cards stored at random."""
    state = GAME.new_game(GAME.make_setup("cooperative", seats, chance.randrange(99)))
    villages = []
    for village in state.villages:
        cards = chance.sample(range(16), 16)
        faces = [card * 4 + chance.randrange(4) for card in cards]
        storable = [face for face in faces if can_be_stored(CODES[face >> 2], face & 3)]
        bits = sum(1 << face for face in storable[:kept])
        villages.append(village._replace(deck=bytes([*faces, 64]), stored=bits))
    return state._replace(villages=tuple(villages))


@pytest.mark.parametrize(("seats", "kept"), [(2, 4), (2, 5), (3, 3), (4, 2)])
def test_joint_payments_are_those_found_by_trying_everything(seats: int, kept: int) -> None:
    """PALM-13.5: every set of cards of all players is tried, for the costs of all cards."""
    chance, found = Random(kept), 0
    prices = [cost for levels in slow.DISASTERS.values() for cost in levels]
    prices += [cost for _, cost in slow.ABILITIES.values()]
    for number in range(12):
        state = joint_case(chance, seats, kept)
        table = as_table(state)
        logs, fish, stones = slow.times(prices[number % len(prices)], 1 + number % seats)
        ways = joint_payments(state.villages, pack((logs, fish, stones)))
        expected = {
            tuple(tuple(sorted(c for n, c in chosen if n == seat)) for seat in range(seats))
            for chosen in slow.payments(table["seats"], (logs, fish, stones))
        }
        assert ways == sorted(expected)
        found += len(ways)
    assert found > 20


def test_the_order_of_buying_is_that_of_the_text() -> None:
    """PALM-15.3: 500 tables with many ties."""
    chance = Random(3)
    for _ in range(500):
        seats = chance.randrange(2, 5)
        clock = chance.random() < 0.5
        state = GAME.new_game(GAME.make_setup("speed", seats, 1, {"clock": clock}))
        outposts = chance.sample(range(30, 44), 6)
        villages = tuple(
            village._replace(
                tail=bytes(outposts[seat : seat + chance.randrange(2)]),
                company=village.company._replace(
                    handling=chance.randrange(16, 18), tenths=chance.randrange(2)
                ),
            )
            for seat, village in enumerate(state.villages)
        )
        state = state._replace(villages=villages, round=chance.randrange(1, 9))
        assert list(buying_order(state)) == slow.buying_order(as_table(state))
