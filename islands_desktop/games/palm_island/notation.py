"""The notation of the rule document for decks and commands.

Decks are written top to back: `*` stored, `/XX` the orientation if it is not the one the card
enters play with, cards after `|` are the tail: `CH1 *LG6 HO13/FB RT17 TE16 | VI1`.
Commands are written as in `store MK10 alt 1 pay LG4+CH1 discount VI1:F reset LG6 restore CH3`.
"""

from __future__ import annotations

from typing import NamedTuple

from islands_desktop.core.refusals import BadCommand, BadState, refuse
from islands_desktop.games.palm_island.commands import ALL_KINDS, Command, make_command
from islands_desktop.games.palm_island.components import CARDS, CODES, ORIENTATIONS
from islands_desktop.games.palm_island.faces import face_of
from islands_desktop.games.palm_island.state import HIDDEN, TRACKER_FACE, State, Village

SEAT_LETTERS = "ABCD"
"""What the rule document calls the seats."""


class Deck(NamedTuple):
    """A deck read from notation: faces, stored bits, indices of the tail."""

    faces: bytes
    stored: int
    tail: bytes


def _bad(template: str, **arguments: str | int) -> BadState:
    return BadState(refuse("", template, **arguments))


def parse_card(word: str) -> tuple[int, bool]:
    """Face and stored mark of one card. Raises BadState.

    >>> parse_card("*LG6/FB")
    (21, True)
    """
    stored = word.startswith("*")
    code, slash, state = word.lstrip("*").partition("/")
    card = CARDS.get(code)
    if word == "?":
        return HIDDEN, False
    if card is None:
        raise _bad("There is no card “{code}”.", code=code[:20])
    if card.group == "tracker" and slash:
        raise _bad("The side of the round tracker follows from the round; write just RT17.")
    orientation = state if slash else card.start
    if orientation not in ORIENTATIONS:
        raise _bad("“{state}” is no orientation: FT, FB, BB or BT.", state=orientation[:20])
    if orientation not in card.sides:
        raise _bad("{code} has no side {state}.", code=code, state=orientation)
    return face_of(code, orientation), stored


def card_text(face: int, stored: bool = False) -> str:
    """One card in notation; "?" for a hidden one.

    >>> card_text(21, True)
    '*LG6/FB'
    """
    if face == HIDDEN:
        return "?"
    code, orientation = CODES[face >> 2], ORIENTATIONS[face & 3]
    shown = "" if orientation == CARDS[code].start else f"/{orientation}"
    return f"{'*' if stored else ''}{code}{shown}"


def parse_deck(text: str) -> Deck:
    """A deck and its tail. Raises BadState for anything that is no deck.

    >>> parse_deck("LG4 RT17 *CH2").stored == 1 << 4
    True
    """
    ahead, _, behind = text.partition("|")
    faces, stored = [], 0
    for word in ahead.split():
        face, marked = parse_card(word)
        faces.append(face)
        if marked:
            stored |= 1 << face
    tail = bytes(parse_card(word)[0] >> 2 for word in behind.split())
    if faces.count(TRACKER_FACE) != 1:
        raise _bad("A deck has exactly one round tracker, RT17.")
    if len(set(faces)) != len(faces) and HIDDEN not in faces:
        raise _bad("A card lies in this deck twice.")
    return Deck(bytes(faces), stored, tail)


def village_words(village: Village) -> list[str]:
    """The deck in notation, one word a card, without the tail."""
    return [card_text(face, face != HIDDEN and village.is_stored(face)) for face in village.deck]


def deck_text(state: State, seat: int = 0) -> str:
    """Deck and tail of a seat in notation."""
    village = state.villages[seat]
    text = " ".join(village_words(village))
    if village.tail:
        text += " | " + " ".join(CODES[index] for index in village.tail)
    return text


def parse_command(text: str, seat: int = 0, seats: int = 2) -> Command:
    """A command in the notation of the examples; `seats` play. Raises BadCommand.

    Everybody whose cards are named agrees (PALM-13.14).

    >>> parse_command("store MK10 alt 1 pay LG4").payment
    ('LG4',)
    """
    kind, *words = text.split() or [""]
    if kind not in ALL_KINDS:
        raise BadCommand(refuse("", "There is no command “{kind}”.", kind=kind[:20]))
    if kind in ("pay_disaster", "pay_ability", "signal"):
        return _parse_joint(kind, text.removeprefix(kind), seat, seats)
    card = ""
    if words and words[0] in CARDS:
        card = words.pop(0)
    parts = dict(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or set(parts) - {"alt", "pay", "discount", "reset", "restore", "switch"}:
        raise BadCommand(refuse("", "“{text}” is no command.", text=text[:60]))
    discounts = [part.partition(":") for part in parts.get("discount", "").split("+") if part]
    alternative = parts.get("alt", "1")
    if not alternative.isdecimal() or len(alternative) > 3:
        raise BadCommand(refuse("PALM-5.1", "“{text}” is no cost number.", text=alternative[:20]))
    return make_command(
        seat,
        card,
        kind,
        int(alternative),
        tuple(sorted(code for code in parts.get("pay", "").split("+") if code)),
        tuple(sorted((source, name) for source, _, name in discounts)),
        parts.get("reset", ""),
        parts.get("restore", ""),
        parts.get("switch", "on") == "on",
    )


def _parse_joint(kind: str, text: str, seat: int, seats: int) -> Command:
    """`A: TR11+CH1, B: nothing` behind `pay_disaster`, `pay_ability` or `signal`."""
    payments: list[tuple[str, ...]] = [()] * seats
    for part in text.split(","):
        name, colon, cards = part.partition(":")
        owner = SEAT_LETTERS.find(name.strip())
        if not colon or not name.strip() or not 0 <= owner < seats:
            raise BadCommand(refuse("", "“{text}” is no command.", text=text[:60]))
        codes = [code.strip() for code in cards.split("+")]
        payments[owner] = tuple(sorted(code for code in codes if code and code != "nothing"))
    agreed = tuple(number for number, cards in enumerate(payments) if cards)
    if kind != "signal":
        return Command(seat, kind=kind, payments=tuple(payments), confirmed=agreed)
    if len(agreed) != 1 or len(payments[agreed[0]]) != 1:
        raise BadCommand(refuse("PALM-13.11", "Signal Fires call one card of one player."))
    return Command(seat, payments[agreed[0]][0], kind, owner=agreed[0], confirmed=agreed)


def command_text(command: Command) -> str:
    """A command in notation.

    >>> command_text(parse_command("store CH1 reset LG6"))
    'store CH1 reset LG6'
    """
    if command.payments:
        parts = [
            f"{SEAT_LETTERS[seat]}: {'+'.join(cards) or 'nothing'}"
            for seat, cards in enumerate(command.payments)
        ]
        return f"{command.kind} {', '.join(parts)}"
    if command.owner >= 0:
        return f"{command.kind} {SEAT_LETTERS[command.owner]}: {command.card}"
    words = [command.kind]
    if command.card:
        words.append(command.card)
    if command.alternative != 1:
        words += ["alt", str(command.alternative)]
    if command.payment:
        words += ["pay", "+".join(command.payment)]
    if command.discounts:
        words += ["discount", "+".join(f"{source}:{kind}" for source, kind in command.discounts)]
    if command.reset:
        words += ["reset", command.reset]
    if command.restore:
        words += ["restore", command.restore]
    if not command.on:
        words += ["switch", "off"]
    return " ".join(words)
