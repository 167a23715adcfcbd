"""Between the rule document's notation, the program's states and the reference's positions."""

from __future__ import annotations

from typing import Any

from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.notation import deck_text, parse_command, parse_deck
from islands_desktop.games.palm_island.state import State, Village
from tests.games.palm_island.card_table import BUILDING_CODES, FEAT_CODES, VILLAGER_CODES
from tests.games.palm_island.reference import Order, Position, new_order

ORDER0 = "CH1 LG4 QU7 MK10 TR11 HO13 CH2 LG5 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16 RT17"
"""The deck of PALM-EX-01."""

ALL_EARNED = dict.fromkeys(FEAT_CODES, "easy")


def make_position(
    text: str,
    round: int = 1,
    turns: int = 0,
    used: tuple[str, ...] = (),
    fresh: tuple[str, ...] = (),
    off: tuple[str, ...] = (),
    **options: Any,
) -> State:
    """A position of a solo game from notation; feats and villagers follow from the deck."""
    deck = parse_deck(text)
    words = [word.lstrip("*").partition("/")[0] for word in text.split()]
    feats = [code for code in FEAT_CODES if code in words]
    chosen: dict[str, Any] = {
        "difficulty": "easy" if feats else "hard",
        "feats": feats,
        "villagers": any(code in words for code in VILLAGER_CODES),
        "profile": ALL_EARNED if feats else {},
    }
    setup = GAME.make_setup("solo", 1, 0, {**chosen, **options})
    fresh_bits, off_bits, used_bits = (
        sum(1 << villager_index(code) for code in codes) for codes in (fresh, off, used)
    )
    village = Village(deck.faces, deck.stored, turns, deck.tail, fresh_bits, off_bits, used_bits)
    return State(setup, round, (village,))


def villager_index(code: str) -> int:
    """Index of a card inside states: 16 buildings, tracker, 6 feats, 7 villagers."""
    return [*BUILDING_CODES, "RT17", *FEAT_CODES, *VILLAGER_CODES].index(code)


def new_solo(seed: int = 0, **options: Any) -> State:
    """The first state of a solo game."""
    return GAME.new_game(GAME.make_setup("solo", 1, seed, options))


def do(state: State, *commands: str) -> State:
    """The state after commands in notation, all of which must be legal."""
    for text in commands:
        state = GAME.apply(state, parse_command(text)).after
    return state


def refused(state: State, command: str | Command) -> str:
    """Rule number with which a command is refused, "" if it is legal."""
    if isinstance(command, str):
        command = parse_command(command)
    refusal = GAME.why_not(state, command)
    return "" if refusal is None else refusal.rule


def is_legal(state: State, text: str) -> bool:
    return parse_command(text) in GAME.legal_commands(state)


def legal_texts(state: State) -> list[dict[str, Any]]:
    return [command.to_dict() for command in GAME.legal_commands(state)]


def deck_of(state: State) -> str:
    """Deck and tail in notation."""
    return deck_text(state, 0)


def stored_in(state: State) -> list[str]:
    """Codes of the stored cards in deck order."""
    return [card[0] for card in as_position(state)["deck"] if card[2]]


def seat_entry(state: State) -> dict[str, Any]:
    """The only seat as it stands in the JSON form."""
    entry: dict[str, Any] = GAME.state_to_dict(state)["seats"][0]
    return entry


def as_position(state: State, number: int = 0) -> Position:
    """The program's state in the reference's form, read from its JSON form."""
    entry = GAME.state_to_dict(state)
    seat = entry["seats"][number]
    deck = []
    for word in seat["deck"]:
        code, slash, side = word.lstrip("*").partition("/")
        start = "BT" if code in FEAT_CODES else "FT"
        deck.append([code, side if slash else start, word.startswith("*")])
        if code == "RT17":
            deck[-1][1] = state.tracker_face
    return {
        "round": entry["round"],
        "turns": seat["turns"],
        "over": entry["over"],
        "deck": deck,
        "tail": list(seat["tail"]),
        **{name: sorted(seat[name]) for name in ("fresh", "off", "used")},
    }


def sorted_marks(position: Position) -> Position:
    """A reference position with its unordered lists sorted, ready to compare."""
    return {**position, **{name: sorted(position[name]) for name in ("fresh", "off", "used")}}


def as_order(command: Command) -> Order:
    """The program's command in the reference's form."""
    entry = command.to_dict()
    order = new_order(entry["kind"], entry.get("card", ""))
    order["alternative"] = entry.get("alternative", 1)
    order["payment"] = list(entry.get("payment", []))
    order["discounts"] = [(pair["source"], pair["kind"]) for pair in entry.get("discounts", [])]
    order["reset"], order["restore"] = entry.get("reset", ""), entry.get("restore", "")
    order["on"] = entry.get("on", True)
    return order


def as_command(order: Order) -> Command:
    """The reference's command in the program's form."""
    return Command(
        0,
        order["card"],
        order["kind"],
        order["alternative"],
        tuple(sorted(order["payment"])),
        tuple(sorted(order["discounts"])),
        order["reset"],
        order["restore"],
        order["on"],
    )


def order_key(order: Order) -> tuple[Any, ...]:
    """A command of the reference as a value that can stand in a set."""
    return tuple(tuple(v) if isinstance(v, list) else v for _, v in sorted(order.items()))
