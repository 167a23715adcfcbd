"""My Island in sentences: commands, events, and what can be done now."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from islands_desktop.core.events import Event
from islands_desktop.core.game import Step
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.games.my_island import events as happened
from islands_desktop.games.my_island.commands import Command
from islands_desktop.games.my_island.components import TILE_INDEX
from islands_desktop.games.my_island.hexes import hex_name
from islands_desktop.games.my_island.names import placement_words, rule_name, tile_name
from islands_desktop.games.my_island.rules.rounds import is_last_round, seat_to_act
from islands_desktop.games.my_island.rules.turns import legal_turns
from islands_desktop.games.my_island.state import State


def step_of(state: State) -> Step:
    """What is going on now, in one sentence."""
    if state.over:
        return Step(
            "game_over", say("The game is over; the islands have been counted."), ("MYIS-9.1",)
        )
    seat = seat_to_act(state)
    if seat is None:
        return _between_rounds(state)
    commands = legal_turns(state)
    tile = tile_name(state.tile)
    if not any(command.kind == "place" for command in commands):
        if any(command.kind == "pass" for command in commands):
            sentence = say("No place on your island fits {tile}: pass or end.", tile=tile)
        else:
            sentence = say("No place fits {tile}, and no point is left to pass: end.", tile=tile)
    elif state.islands[seat].placed:
        sentence = say("Place {tile} beside the same symbol, pass, or end.", tile=tile)
    else:
        sentence = say("Place your first tile: {tile}.", tile=tile)
    if len(state.islands) > 1:
        sentence = say("{player}: {sentence}", player=seat_name(seat), sentence=sentence)
    return Step("decide", sentence, ("MYIS-5.2", "MYIS-6.6", "MYIS-6.7", "MYIS-7.1"))


def _between_rounds(state: State) -> Step:
    if not state.round:
        return Step("ready", say("Turn the first card."), ("MYIS-5.1",))
    if is_last_round(state):
        sentence = say("Everybody has finished. Count the islands.")
        return Step("last_round_done", sentence, ("MYIS-5.6",))
    sentence = say("Turn the next card; after that nothing can be taken back.")
    return Step("round_done", sentence, ("MYIS-5.5", "MYIS-16.4"))


def progress_of(state: State) -> str:
    """How far the game is."""
    if state.over:
        return say("Finished")
    return say("Card {round} of {rounds}", round=state.round, rounds=len(state.deck))


def describe_command(state: State, command: Command) -> str:
    """A command of this state in words."""
    tile = tile_name(state.tile) if state.round else ""
    match command.kind:
        case "place":
            words = placement_words(
                TILE_INDEX[command.tile], command.rotation, command.q, command.r
            )
            return say("Place {tile}", tile=words)
        case "pass":
            return say("Pass {tile}: costs 1 point", tile=tile)
        case "end":
            return say("End your part in the game")
        case "undo":
            return say("Take your decision back")
        case _ if state.round and is_last_round(state):
            return say("Count the islands")
        case _:
            return say("Turn the next card")


Points = happened.RuleScored | happened.RaceWon | happened.EndScored


def tell_events(events: Iterable[Event]) -> list[str]:
    """Lines of the log; points that a seat gets one after the other are told in one line."""
    lines: list[str] = []
    for seat, together in groupby(events, _seat_of_points):
        if seat is None:
            lines += map(describe_event, together)
        else:
            lines.append(_points_line(seat, [one for one in together if isinstance(one, Points)]))
    return [line for line in lines if line]


def _seat_of_points(event: Event) -> int | None:
    return event.seat if isinstance(event, Points) else None


def _points_line(seat: int, scored: Iterable[Points]) -> str:
    points = ", ".join(f"{rule_name(one.rule)} {one.points:+d}" for one in scored)
    return say("{player}: {points}.", player=seat_name(seat), points=points)


def describe_event(event: Event) -> str:
    """One line of the log, "" for events that need none."""
    match event:
        case happened.CardTurned():
            tile = tile_name(TILE_INDEX[event.tile])
            return say("Card {round}: {tile}.", round=event.round, tile=tile)
        case happened.TilePlaced():
            words = placement_words(TILE_INDEX[event.tile], event.rotation, event.q, event.r)
            return say("{player} placed {tile}.", player=seat_name(event.seat), tile=words)
        case happened.RuleScored() | happened.RaceWon() | happened.EndScored():
            return _points_line(event.seat, [event])
        case happened.TilePassed():
            return say(
                "{player} passed; the marker is on {marker}.",
                player=seat_name(event.seat),
                marker=event.marker,
            )
        case _:
            return _describe_rare_event(event)


def _describe_rare_event(event: Event) -> str:
    match event:
        case happened.SeatEnded():
            return say("{player} stops here: no more tiles.", player=seat_name(event.seat))
        case happened.DecisionTakenBack():
            return say("{player} took the decision back.", player=seat_name(event.seat))
        case happened.MarkerLocked():
            return say("{player} reached 55: the marker stays there.", player=seat_name(event.seat))
        case happened.BridgeBuilt():
            place = hex_name(event.q, event.r)
            return say("{player} built a bridge on {place}.", player=seat_name(event.seat),
                       place=place)  # fmt: skip
        case happened.GameEnded():
            return say("The islands have been counted.")
        case _:
            return ""
