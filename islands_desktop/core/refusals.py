"""Refusals and errors: what was wrong, which rule says so, what can be done."""

from __future__ import annotations

from dataclasses import dataclass

from islands_desktop.core.phrases import say

Arguments = tuple[tuple[str, "str | int"], ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a command or a set-up is not legal.

    `rule` is the number of the rule document ("PALM-5.3"); `template` an English phrase whose
    named places `arguments` fill.

    >>> str(refuse("PALM-3.3", "Only the top card can be discarded."))
    'Only the top card can be discarded.'
    """

    rule: str
    template: str
    arguments: Arguments = ()

    def __str__(self) -> str:
        return say(self.template, **dict(self.arguments))


def refuse(rule: str, template: str, /, **arguments: str | int) -> Refusal:
    """Shorthand for a Refusal with keyword arguments."""
    return Refusal(rule, template, tuple(arguments.items()))


class GameError(Exception):
    """Base of all errors that the rules raise; `rule` is empty when no rule is concerned."""

    code = "game_error"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule


class IllegalCommand(GameError):
    """The command is well formed but not legal now; nothing has changed."""

    code = "illegal_command"


class BadCommand(GameError):
    """What was given is no command of this game at all."""

    code = "bad_command"


class BadSetup(GameError):
    """A game with these choices cannot be started."""

    code = "bad_setup"


class BadState(GameError):
    """What was given is not a position of this game."""

    code = "bad_state"


class UnknownGame(GameError):
    """There is no game of this name."""

    code = "unknown_game"


class UndoRefused(GameError):
    """Undo or redo is not possible here; nothing has changed."""

    code = "undo_refused"
