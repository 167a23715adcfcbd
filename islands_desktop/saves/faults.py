"""What can be wrong with files, each error in one sentence for people."""

from __future__ import annotations

from islands_desktop.core.phrases import say


class SaveFault(Exception):
    """Base of all faults of saved games."""

    code = "save_fault"


class SaveDamaged(SaveFault):
    """The file is not a saved game, or not whole, or was changed."""

    code = "save_damaged"

    def __init__(self, reason: str) -> None:
        super().__init__(say("This saved game is damaged: {reason}", reason=reason))


class SaveUnread(SaveDamaged):
    """The system did not give the file this time; another time it may."""

    def __init__(self, reason: str) -> None:
        SaveFault.__init__(self, say("This saved game could not be read: {reason}.", reason=reason))


class SaveTooNew(SaveFault):
    """The file was written by a later version of the program."""

    code = "save_too_new"

    def __init__(self) -> None:
        super().__init__(
            say("This game was saved by a newer Islands Desktop. Update the program to open it.")
        )


class SaveTooLarge(SaveFault):
    """The file is larger than any saved game can be."""

    code = "save_too_large"

    def __init__(self, limit: int) -> None:
        super().__init__(
            say(
                "This file is too large for a saved game; the most is {limit} megabytes.",
                limit=limit >> 20,
            )
        )


class SaveMissing(SaveFault):
    """There is no such file."""

    code = "save_missing"

    def __init__(self) -> None:
        super().__init__(say("There is no saved game of this name."))


class SaveUnwritable(SaveFault):
    """The folder or the disk does not take the file."""

    code = "save_unwritable"

    def __init__(self, error: OSError) -> None:
        reason = error.strerror or str(error)
        super().__init__(say("The game could not be saved: {reason}.", reason=reason))
