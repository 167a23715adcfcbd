"""What a player may know (PROP-14.1 to 14.3), and full states that agree with it."""

from __future__ import annotations

from islands_desktop.core.chance import seed_chance, shuffle
from islands_desktop.core.game import Setup
from islands_desktop.games.propeller_islands.components import BLUEPRINTS, HIDDEN_CARDS
from islands_desktop.games.propeller_islands.state import Player, State


def view_of(state: State, seat: int) -> State:
    """The state without deal number, chance, orders of stacks, and cards in other hands.

    Which tiles are still to come is known: they stand sorted. Cards of other hands that everybody
    saw taken stay; of the rest the back with its level is seen.
    """
    setup = state.setup
    return state._replace(
        setup=Setup(setup.game, setup.mode, setup.seats, 0, setup.options),
        stack=bytes(sorted(state.stack)),
        decks=(_backs(state.decks[0]), _backs(state.decks[1])),
        players=tuple(
            player if number == seat else _hide_hand(player)
            for number, player in enumerate(state.players)
        ),
        chance=0,
    )


def _back(card: int) -> int:
    """What the back of a card shows; hidden cards stay what they are."""
    return card if card in HIDDEN_CARDS else HIDDEN_CARDS[BLUEPRINTS[card].level - 1]


def _backs(cards: bytes) -> bytes:
    return bytes(_back(card) for card in cards)


def _hide_hand(player: Player) -> Player:
    hand = (card if card in player.known else _back(card) for card in player.hand)
    return player._replace(hand=bytes(sorted(hand)))


def determinise(view: State, chance: int) -> State:
    """A full state that agrees with the view: stacks and hidden cards at random."""
    chance = seed_chance(chance)
    stack, chance = shuffle(view.stack, chance)
    decks, hands = list(view.decks), [player.hand for player in view.players]
    for number, hidden in enumerate(HIDDEN_CARDS):
        unseen, chance = shuffle(_unseen(view, number + 1), chance)
        cards = list(unseen)
        hands = [bytes(cards.pop() if card == hidden else card for card in hand) for hand in hands]
        decks[number] = bytes(cards.pop() if card == hidden else card for card in decks[number])
    return view._replace(
        stack=bytes(stack),
        decks=(decks[0], decks[1]),
        players=tuple(
            player._replace(hand=bytes(sorted(hand)))
            for player, hand in zip(view.players, hands, strict=True)
        ),
        chance=chance,
    )


def _unseen(view: State, level: int) -> list[int]:
    """Cards of a level that a view does not show anywhere."""
    seen = {card for cards in (*view.face_up, *view.decks) for card in cards}
    for player in view.players:
        seen.update(player.hand, player.completed)
    return [card.index for card in BLUEPRINTS if card.level == level and card.index not in seen]
