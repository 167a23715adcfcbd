"""What a person chooses at the end of a game, or on its sheet."""

from __future__ import annotations

from islands_desktop.core.refusals import BadSetup, GameError
from islands_desktop.desktop.pages.page import Navigator
from islands_desktop.desktop.played_game import PlayedGame, branch_off
from islands_desktop.desktop.program import Program


def go_on_after(navigator: Navigator, played: PlayedGame, choice: str) -> None:
    """Play the same deal `again`, or the `next` one, choose a `new_game`, or go Home.

    `analysis` is how the game went.
    """
    setup, header = played.session.setup, played.header
    if choice == "again":
        navigator.start_game(setup, header.for_new_game(deal_chosen=True))
    elif choice == "next":
        try:
            following = played.next_setup()
        except BadSetup as error:
            navigator.notify(str(error))
            return
        navigator.start_game(following, header.for_new_game(header.deal_chosen))
    elif choice == "new_game":
        navigator.open_page(
            "new_game", game=setup.game, mode=setup.mode, seats=setup.seats,
            names=header.seat_names, levels=header.seat_levels, options=dict(setup.options),
        )  # fmt: skip
    else:
        navigator.open_page("analysis" if choice == "analysis" else "home")


def branch_at(
    program: Program, navigator: Navigator, played: PlayedGame, position: int
) -> PlayedGame | None:
    """A practice game that goes on from a position; a game that cannot be practised is told of."""
    try:
        return branch_off(program, played, position)
    except GameError as error:
        navigator.notify(str(error))
        return None
