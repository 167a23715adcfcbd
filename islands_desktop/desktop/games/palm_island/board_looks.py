"""What the shared table shows in a position: made of what all may know, and what is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import Refusal
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.palm_island.board_pieces import DeskLook
from islands_desktop.desktop.games.palm_island.board_scene import BoardLook, ButtonLook
from islands_desktop.desktop.games.palm_island.card_art import CardFace
from islands_desktop.desktop.games.palm_island.items import LabelLook
from islands_desktop.desktop.games.palm_island.payment_desk import (
    Offer,
    PaymentDesk,
    given_together,
    offers_of,
)
from islands_desktop.desktop.games.palm_island.public_villages import (
    effort_words,
    running_look,
    seat_look,
    seats_meeting,
    stored_faces,
    table_cards,
    values_below,
)
from islands_desktop.desktop.games.palm_island.round_summary import RoundSummary
from islands_desktop.desktop.games.palm_island.seat_plate import SeatLook
from islands_desktop.desktop.games.palm_island.table_card_art import TableCard
from islands_desktop.desktop.games.palm_island.table_card_words import (
    ability_notes,
    criterion_words,
)
from islands_desktop.games.palm_island.components import CODES, LEVELS, ORIENTATIONS, ROUNDS
from islands_desktop.games.palm_island.names import (
    ability_name,
    card_name,
    kind_name,
    resource_words,
)
from islands_desktop.games.palm_island.rules.group import common_of
from islands_desktop.games.palm_island.scoring import outcome_of
from islands_desktop.games.palm_island.state import GROUP, MARKET, State

RETURN = "↵"


def _plain(told: State, heading: str, plates: Iterable[SeatLook]) -> BoardLook:
    """Cards and villages, with nothing to do."""
    cards = table_cards(told)
    casual = told.setup.mode == "casual"
    notes = {card.ability or card.code: beside_words(told, card) for card in cards}
    return BoardLook(
        told.setup.mode,
        LabelLook("sun" if told.tracker_face in ("FT", "FB") else "moon", heading),
        cards,
        {card.code: seats_meeting(told, card.code) for card in cards} if casual else {},
        {card.code: values_below(told, card.code) for card in cards if card.priced},
        notes=notes,
        plates=tuple(plates),
        stored=tuple(_faces(told, seat) for seat in range(len(told.villages))),
    )


def beside_words(told: State, card: TableCard) -> str:
    """A few words beside a card between the players."""
    if card.ability:
        return ability_notes(card.ability)
    if card.level > LEVELS:
        return say("Averted: all have won.") if told.over else say("Averted: all will have won.")
    if card.level and told.over:
        return say("Not averted: all have lost.")
    if card.level:
        return say("Level {level} of {levels}. One level may be paid at the end of every round.",
                   level=card.level, levels=LEVELS)  # fmt: skip
    if told.setup.mode != "casual":
        return ""
    if told.over:
        return say("Nobody got it.")
    return say("Goes to who is the only one with {criterion}.",
               criterion=criterion_words(card.code))  # fmt: skip


def _faces(told: State, seat: int) -> tuple[CardFace, ...]:
    found = []
    for face in stored_faces(told, seat):
        code = CODES[face >> 2]
        found.append(CardFace(code, ORIENTATIONS[face & 3], seat, title=kind_name(code)))
    return tuple(found)


def running_board(told: State, acts: int | None) -> BoardLook:
    """While a round runs and nobody's deck lies open: what all know since the last one."""
    heading = say("Round {round} of {rounds}", round=told.round, rounds=ROUNDS)
    plates = [running_look(told, seat, seat == acts) for seat in range(len(told.villages))]
    look = _plain(told, heading, plates)
    # Who meets an outpost was true when the last round ended; now it would be told too early.
    return replace(look, met={})


def final_board(state: State) -> BoardLook:
    """The game is over: everything is open, and who has won is said."""
    plates = [seat_look(state, seat) for seat in range(len(state.villages))]
    outcome = outcome_of(state)
    look = _plain(state, say("The game is over"), plates)
    return replace(look, met={}, note=outcome.reason if outcome is not None else "")


def summary_board(summary: RoundSummary, after: bool, waits: bool) -> BoardLook:
    """The end of a round, before and after the cards between the players have moved."""
    state = summary.after if after else summary.before
    plates = [seat_look(state, seat) for seat in range(len(state.villages))]
    if state.setup.mode == "speed":
        plates = [replace(p, effort=effort_words(state, p.seat)) for p in plates]
    look = _plain(state, say("Round {n} is over", n=summary.round), plates)
    button = ButtonLook(say("Continue"), RETURN) if waits else ButtonLook()
    return replace(look, note=summary.words, rest=button)


# ------------------------------------------------------------------ group phase and market


def paying_board(
    state: State,
    desk: PaymentDesk,
    refusal: Refusal | None,
    legal: bool,
    payable: frozenset[str],
    note: str,
) -> BoardLook:
    """The group phase, or the market, with what is chosen so far; what is payable glows."""
    plates = [_paying_plate(state, seat, desk) for seat in range(len(state.villages))]
    look = _plain(state, _paying_heading(state), plates)
    offers = offers_of(state)
    marks = {key: "chosen" if key == desk.target else "legal"
             for key in {*payable, desk.target} if key}  # fmt: skip
    in_group = common_of(state).phase == GROUP
    return replace(
        look,
        marks=marks,
        chosen=desk.chosen,
        desk=_desk_look(state, desk, offers.get(desk.target), refusal, legal),
        note=f"{note} {_paying_words(state)}".strip(),
        main=ButtonLook(say("Pay"), RETURN, legal) if desk.target else ButtonLook(),
        rest=ButtonLook(say("End the round"), "E") if in_group else ButtonLook(say("Pass"), "P"),
    )


def _paying_heading(state: State) -> str:
    if common_of(state).phase == GROUP:
        return say("Round {n} is over: the group may pay", n=state.round)
    buyer = seat_name(common_of(state).queue[0])
    return say("Round {n} is over: {player} buys", n=state.round, player=buyer)


def _paying_words(state: State) -> str:
    """Who may pay, and in which order."""
    if common_of(state).phase == GROUP:
        return say("Anybody may choose what is paid. Then the round is ended.")
    if state.setup.option("clock"):
        return say(
            "Who was fastest buys first, one card at a time; among equals who has bought "
            "less, then from the seat that is first in this round."
        )
    return say(
        "Fewest handling points buy first, one card at a time; among equals who has bought "
        "less, then from the seat that is first in this round."
    )


def _paying_plate(state: State, seat: int, desk: PaymentDesk) -> SeatLook:
    plate = seat_look(state, seat)
    common = common_of(state)
    if common.phase != MARKET:
        own = [card for card in desk.chosen if card[0] == seat]
        given = resource_words(given_together(state, own))
        return replace(plate, status=say("gives {resources}", resources=given)) if own else plate
    queue = tuple(common.queue)
    place = queue.index(seat) + 1 if seat in queue else 0
    status = say("buys now") if place == 1 else say("waits") if place else say("is out")
    return replace(plate, order=place, status=status, acts=place == 1,
                   effort=effort_words(state, seat))  # fmt: skip


def offer_title(offer: Offer) -> str:
    """What is paid for, in words."""
    if offer.kind == "buy":
        return say("Buy {card}", card=card_name(offer.card))
    if offer.kind == "pay_ability":
        return say("Enable {ability}", ability=ability_name(offer.card))
    return say("Pay {disaster}", disaster=card_name(offer.card))


def _desk_look(
    state: State, desk: PaymentDesk, offer: Offer | None, refusal: Refusal | None, legal: bool
) -> DeskLook:
    if offer is None:
        if not offers_of(state):
            return DeskLook(say("Nothing is left to pay for"))
        hint = say("Click a card above, then stored cards; or drag stored cards onto it.")
        return DeskLook(say("Choose what to pay for"), hint)
    account = desk.account(state)
    title = offer_title(offer)
    if legal:
        lost = account.excess
        words = say("This pays exactly.")
        if any(lost):
            words = say("This works; {resources} will be lost.", resources=resource_words(lost))
        return DeskLook(title, words, "", account, True)
    sentence, rule = (str(refusal), refusal.rule) if refusal is not None else ("", "")
    if sentence and not desk.chosen:
        sentence = say("All stored cards together: {refusal}", refusal=sentence)
    return DeskLook(title, sentence, rule, account)
