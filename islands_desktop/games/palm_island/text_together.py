"""Palm Island in sentences, as far as several players decide something between rounds."""

from __future__ import annotations

from islands_desktop.core.events import Event
from islands_desktop.core.game import Step
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.games.palm_island import events as happened
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.components import CARDS, CODES
from islands_desktop.games.palm_island.faces import pack
from islands_desktop.games.palm_island.names import (
    ability_name,
    card_list,
    card_name,
    points_words,
    rating_name,
    resource_words,
)
from islands_desktop.games.palm_island.rules.group import (
    ability_cost,
    common_of,
    fires_burn,
    level_cost,
    may_pay_ability,
    may_pay_disaster,
)
from islands_desktop.games.palm_island.rules.joint import can_pay
from islands_desktop.games.palm_island.rules.market import on_offer
from islands_desktop.games.palm_island.state import State


def group_step(state: State) -> Step:
    """What the group can do now (PALM-13.3)."""
    common = common_of(state)
    chances = []
    cost = level_cost(state)
    if cost is not None and may_pay_disaster(state) and can_pay(state.villages, pack(cost)):
        chances.append(
            say(
                "pay level {level} of {disaster}",
                level=common.level,
                disaster=card_name(common.disaster),
            )
        )
    cost = ability_cost(state)
    if cost is not None and may_pay_ability(state) and can_pay(state.villages, pack(cost)):
        ability = ability_name(state.setup.option("ability"))
        chances.append(say("enable {ability}", ability=ability))
    if fires_burn(state):
        chances.append(say("light the Signal Fires"))
    if not chances:
        sentence = say("The group can pay for nothing now. End the round together.")
    else:
        sentence = say(
            "The group can {chances}, or end the round together.",
            chances=say(" or ").join(chances),
        )
    return Step("group", sentence, ("PALM-13.3", "PALM-13.5"))


def market_step(state: State) -> Step:
    """Who buys now, and what of the cards on offer that seat can pay for (PALM-15.5, 15.8)."""
    common = common_of(state)
    buyer = (state.villages[common.queue[0]],)
    offered = (CODES[index] for index in on_offer(common))
    codes = [code for code in offered if can_pay(buyer, pack(CARDS[code].cost))]
    player = seat_name(common.queue[0])
    if len(codes) == 1:
        sentence = say("{player} may buy {card}, or pass.", player=player, card=card_name(codes[0]))
    else:
        sentence = say(
            "{player} may buy one of: {cards}; or pass.",
            player=player,
            cards=", ".join(card_name(code) for code in codes),
        )
    return Step("market", sentence, ("PALM-15.5", "PALM-15.7"))


def describe_shared_command(state: State, command: Command) -> str:
    """A command of the group or of the market in words."""
    match command.kind:
        case "group_done":
            return say("End round {round} together", round=state.round)
        case "pay_disaster":
            sentence = say(
                "Pay level {level} of {disaster}",
                level=common_of(state).level,
                disaster=card_name(common_of(state).disaster),
            )
            return sentence + _payers(command)
        case "pay_ability":
            ability = ability_name(state.setup.option("ability"))
            return say("Enable {ability}", ability=ability) + _payers(command)
        case "signal":
            return say(
                "Light the Signal Fires for {card} of {player}",
                card=card_name(command.card),
                player=seat_name(command.owner),
            )
        case "pass":
            return say("Buy nothing more")
        case _:
            return say(
                "Buy {card} for {cost}, paid with {cards}",
                card=card_name(command.card),
                cost=resource_words(CARDS[command.card].cost),
                cards=card_list(command.payment),
            )


def _payers(command: Command) -> str:
    """Who pays with what."""
    parts = [
        say("{player}: {cards}", player=seat_name(seat), cards=card_list(cards))
        for seat, cards in enumerate(command.payments)
        if cards
    ]
    return say(" with {parts}", parts="; ".join(parts))


def describe_shared_event(event: Event) -> str:
    """One line of the log for what happens between players, "" for what needs none."""
    match event:
        case happened.GroupPhaseBegan():
            return say("Round {round} is over for all; the group decides.", round=event.round)
        case happened.CardsGiven():
            return say(
                "{player} gave {cards}.",
                player=seat_name(event.seat),
                cards=card_list(event.cards),
            )
        case happened.DisasterPaid():
            return _disaster_line(event)
        case happened.AbilityEnabled():
            return say(
                "{ability} was enabled for {cost}.",
                ability=ability_name(event.ability),
                cost=resource_words(event.cost),
            )
        case happened.CardSignalled():
            return say(
                "Signal Fires: {card} of {player} is stored again.",
                card=card_name(event.card),
                player=seat_name(event.seat),
            )
        case happened.GroupPhaseEnded():
            return say("The group ended round {round}.", round=event.round)
        case _:
            return _describe_competition(event)


def _disaster_line(event: happened.DisasterPaid) -> str:
    sentence = say(
        "Level {level} of {disaster} was paid: {cost}.",
        level=event.level,
        disaster=card_name(event.disaster),
        cost=resource_words(event.cost),
    )
    if event.state == "BT":
        return say("{payment} It is averted.", payment=sentence)
    return sentence


def _describe_competition(event: Event) -> str:
    match event:
        case happened.OutpostTaken():
            return say(
                "{player} took {card}: {points}.",
                player=seat_name(event.seat),
                card=card_name(event.card),
                points=points_words(event.value),
            )
        case happened.OutpostRemoved():
            return say("{card} left the game: several could have it.", card=card_name(event.card))
        case happened.MarketOpened():
            order = ", ".join(seat_name(seat) for seat in event.order)
            return say("The market is open. Order: {players}.", players=order)
        case happened.CardBought():
            return say(
                "{player} bought {card}.",
                player=seat_name(event.seat),
                card=card_name(event.card),
            )
        case happened.MarketLeft() if event.passed:
            return say("{player} buys nothing more.", player=seat_name(event.seat))
        case happened.MarketLeft():
            return say("{player} can pay for nothing more.", player=seat_name(event.seat))
        case happened.ClockRead():
            return say(
                "{player} took {seconds} seconds.",
                player=seat_name(event.seat),
                seconds=f"{event.tenths / 10:.1f}",
            )
        case happened.GameDecided():
            return _result_line(event)
        case _:
            return ""


def _result_line(event: happened.GameDecided) -> str:
    scores = "; ".join(
        say("{player}: {points}", player=seat_name(seat), points=points_words(score))
        for seat, score in enumerate(event.scores)
    )
    if event.rating:
        return say(
            "The game ended. {scores}. Rating: {rating}.",
            scores=scores,
            rating=rating_name(event.rating),
        )
    return say("The game ended. {scores}.", scores=scores)
