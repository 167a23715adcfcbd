"""Palm Island in sentences: commands, events, and what can be done now."""

from __future__ import annotations

from islands_desktop.core.events import Event
from islands_desktop.core.game import Step
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.games.palm_island import events as happened
from islands_desktop.games.palm_island.commands import (
    CARD_KINDS,
    GROUP_KINDS,
    MARKET_KINDS,
    Command,
)
from islands_desktop.games.palm_island.components import CODES, ROUNDS
from islands_desktop.games.palm_island.faces import unpack
from islands_desktop.games.palm_island.names import (
    card_list,
    card_name,
    points_words,
    rating_name,
    resource_name,
    resource_words,
)
from islands_desktop.games.palm_island.rules.payment import reduce_cost
from islands_desktop.games.palm_island.rules.printed import priced_costs
from islands_desktop.games.palm_island.rules.turn import seat_turns
from islands_desktop.games.palm_island.state import (
    GROUP,
    HIDDEN,
    MARKET,
    TRACKER_FACE,
    State,
    Village,
)
from islands_desktop.games.palm_island.text_together import (
    describe_shared_command,
    describe_shared_event,
    group_step,
    market_step,
)


def step_of(state: State) -> Step:
    """What is going on now, in one sentence."""
    if state.over:
        return Step("game_over", say("The game is over after eight rounds."), ("PALM-8.7",))
    if state.common is not None and state.common.phase == GROUP:
        return group_step(state)
    if state.common is not None and state.common.phase == MARKET:
        return market_step(state)
    village = state.villages[_acting(state)]
    if village.deck[0] == TRACKER_FACE:
        sentence = (
            say("Round {round} is over. End the round to go on.", round=state.round)
            if state.round < ROUNDS
            else say("The last round is over. End it to count your score.")
        )
        return Step("round_over", _for_seat(state, sentence), ("PALM-8.1",))
    return Step("turn", _for_seat(state, _turn_sentence(village, _acting(state))), ("PALM-3.1",))


def _for_seat(state: State, sentence: str) -> str:
    """The sentence with the name of the player it is meant for, where several play."""
    if state.common is None:
        return sentence
    return say("{player}: {sentence}", player=seat_name(_acting(state)), sentence=sentence)


def _acting(state: State) -> int:
    """The seat that plays its round now (PALM-12.3)."""
    open_seats = [n for n, v in enumerate(state.villages) if not v.company.closed]
    return open_seats[0]


def _turn_sentence(village: Village, seat: int) -> str:
    """What can be done with which cards; only what is possible is offered."""
    if village.deck[0] == HIDDEN:
        return say("Use a card, or discard the top one.")
    top = card_name(CODES[village.deck[0] >> 2])
    usable = {command.index for command in seat_turns(village, seat) if command.kind in CARD_KINDS}
    names = [card_name(CODES[f >> 2]) for f in village.deck[:3] if f >> 2 in usable]
    last = village.deck[1] == TRACKER_FACE
    if not names:
        return say("No card can be used now: discard {card}.", card=top)
    if names == [top] and last:
        return say("Use {card} or discard it. The round ends after this turn.", card=top)
    if names == [top]:
        return say("Use {card} or discard it.", card=top)
    return say("Use {cards}, or discard {card}.", cards=say(" or ").join(names), card=top)


def progress_of(state: State) -> str:
    """How far the game is."""
    if state.over:
        return say("Finished")
    return say("Round {round} of {rounds}", round=state.round, rounds=ROUNDS)


def describe_command(state: State, command: Command) -> str:
    """A command of this state in words; of a card that a view hides without what it costs."""
    name = card_name(command.card) if command.card else ""
    if command.kind == "discard":
        top = state.villages[command.seat].deck[0]
        if top == HIDDEN:
            return say("Discard the top card")
        return say("Discard {card}", card=card_name(CODES[top >> 2]))
    if command.kind == "end_round":
        return say("End round {round}", round=state.round)
    if command.kind == "set_active":
        if command.on:
            return say("Let {card} work again", card=name)
        return say("Let {card} rest", card=name)
    if command.kind in GROUP_KINDS or command.kind in MARKET_KINDS:
        return describe_shared_command(state, command)
    sentence = {
        "store": say("Store {card}", card=name),
        "rotate": say("Rotate {card}", card=name),
        "flip": say("Flip {card}", card=name),
        "recruit": say("Recruit {card}", card=name),
    }[command.kind]
    return sentence + _price_words(state, command) + _side_words(command)


def _price_words(state: State, command: Command) -> str:
    deck = state.villages[command.seat].deck
    face = next((face for face in deck if face >> 2 == command.index), HIDDEN)
    if face == HIDDEN:
        return ""
    costs = priced_costs(face, command.kind)
    cost = reduce_cost(costs[command.alternative - 1], command.discounts)
    words = ""
    if command.payment:
        words = say(
            " for {cost}, paid with {cards}",
            cost=resource_words(unpack(cost)),
            cards=card_list(command.payment),
        )
    elif len(costs) > 1:
        words = say(" for {cost}", cost=resource_words(unpack(costs[command.alternative - 1])))
    for source, kind in command.discounts:
        words += say(
            ", {card} saves one {resource}",
            card=card_name(source),
            resource=resource_name(kind),
        )
    return words


def _side_words(command: Command) -> str:
    if command.reset:
        return say(", turning {card} back", card=card_name(command.reset))
    if command.restore:
        return say(", storing {card} again", card=card_name(command.restore))
    return ""


def describe_event(event: Event) -> str:
    """One line of the log, "" for events that need none."""
    match event:
        case happened.CardDiscarded():
            return say("{card} was discarded.", card=card_name(event.card))
        case happened.CardStored():
            return say("{card} was stored.", card=card_name(event.card))
        case happened.CardRotated():
            return say("{card} was rotated.", card=card_name(event.card))
        case happened.CardFlipped():
            return say("{card} was flipped.", card=card_name(event.card))
        case happened.CardsPaid():
            return _describe_payment(event)
        case happened.StoredCardPassed():
            return say("{card} came up stored and passed unspent.", card=card_name(event.card))
        case happened.CardReset():
            return say("{card} was turned back to make room.", card=card_name(event.card))
        case happened.TrackerReached():
            return say("The round tracker is on top.")
        case _:
            return _describe_rare_event(event)


def _describe_payment(event: happened.CardsPaid) -> str:
    sentence = say(
        "Paid {cost} with {cards}.",
        cost=resource_words(event.cost),
        cards=card_list(event.cards),
    )
    if any(event.wasted):
        return say(
            "{payment} Lost: {wasted}.", payment=sentence, wasted=resource_words(event.wasted)
        )
    return sentence


def _describe_rare_event(event: Event) -> str:
    match event:
        case happened.RoundEnded():
            return say("Round {round} ended.", round=event.round)
        case happened.RoundBegan():
            return say("Round {round} began.", round=event.round)
        case happened.GameEnded():
            return say(
                "The game ended with {points}: {rating}.",
                points=points_words(event.score),
                rating=rating_name(event.rating),
            )
        case happened.VillagerRecruited():
            return say("{card} was recruited.", card=card_name(event.card))
        case happened.VillagerSwitched() if event.on:
            return say("{card} works again.", card=card_name(event.card))
        case happened.VillagerSwitched():
            return say("{card} rests.", card=card_name(event.card))
        case happened.DiscountUsed():
            return say(
                "{card} saved one {resource}.",
                card=card_name(event.source),
                resource=resource_name(event.resource),
            )
        case happened.ChestTurned():
            return say("The Offering Chest was turned on.")
        case happened.CardRestored():
            return say("The drum stored {card} again.", card=card_name(event.card))
        case _:
            return describe_shared_event(event)
