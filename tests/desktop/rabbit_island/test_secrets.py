"""What people who share a screen may read: the log, announcements, the list of commands."""

from __future__ import annotations

from random import Random

from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.panels.command_list import CommandList
from islands_desktop.desktop.panels.log_panel import LogPanel
from islands_desktop.games.rabbit_island.game import GAME
from tests.games.rabbit_island.positions import setup_of

NOBODY: frozenset[int] = frozenset()


def texts(words: QListWidget) -> list[str]:
    return [words.item(row).text() for row in range(words.count())]


def played(commands: int = 10_000) -> GameSession:
    """A short game of three by chance, up to so many commands."""
    rng, session = Random(6), GameSession.new(GAME, setup_of("short", 3, 4))
    for _number in range(commands):
        legal = GAME.legal_commands(session.state)
        if not legal:
            break
        session.play(rng.choice(legal))
    return session


def log_of(qtbot: QtBot, session: GameSession, eyes: frozenset[int] | None) -> LogPanel:
    log = LogPanel()
    qtbot.addWidget(log)
    log.show_session(session, eyes)
    return log


def told(qtbot: QtBot, session: GameSession, eyes: frozenset[int] | None) -> list[str]:
    log = log_of(qtbot, session, eyes)
    return texts(log.list)


def test_rabb_14_4_the_log_tells_no_drawn_card_while_the_screen_is_shared(qtbot: QtBot) -> None:
    lines = "\n".join(told(qtbot, played(), NOBODY))
    assert "drew an Action Card." in lines
    assert "The card is" not in lines


def test_rabb_14_4_the_log_tells_a_seat_its_own_cards(qtbot: QtBot) -> None:
    session = played()
    seats = (None, *(frozenset({seat}) for seat in range(3)))
    drawn = ["\n".join(told(qtbot, session, eyes)).count("The card is") for eyes in seats]
    assert all(drawn) and sum(drawn[1:]) == drawn[0]


def test_after_the_game_the_log_tells_everything(qtbot: QtBot) -> None:
    session = played()
    log = log_of(qtbot, session, NOBODY)
    log.show_session(session, None)
    lines = "\n".join(texts(log.list))
    drawn = [
        GAME.describe_event(event, transition.after)
        for transition in session.history
        for event in transition.events
        if event.visible_to is not None and GAME.describe_event(event, transition.after)
    ]
    assert len(drawn) > 3
    assert all(line in lines for line in drawn)


def test_passes_leave_no_empty_lines_in_the_log(qtbot: QtBot) -> None:
    assert all(told(qtbot, played(), NOBODY))


def test_the_list_names_no_card_of_a_covered_hand(qtbot: QtBot) -> None:
    session, commands = played(60), CommandList()
    qtbot.addWidget(commands)
    commands.show_commands(GAME, session.state, "Hands are covered.")
    assert texts(commands.list) == []
    assert commands.hint.text() == "Hands are covered."
    commands.show_commands(GAME, session.state)
    assert len(texts(commands.list)) == len(GAME.legal_commands(session.state))
    assert "Enter" in commands.hint.text()
