"""The program as it is started: `islands-desktop` and `python -m islands_desktop`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

SAVED_GAME_ENDINGS = (".island", ".json")


def main() -> int:
    """Run the command line and return its exit code."""
    if getattr(sys, "frozen", False):
        # A packaged program starts its worker by starting itself; only this call tells them apart.
        # Elsewhere it does nothing, and the import would cost the start of the window.
        import multiprocessing

        multiprocessing.freeze_support()
        _choose_utf8()
    _fill_in_streams()
    arguments = sys.argv[1:]
    if arguments in ([], ["--time-first-paint"]) or names_saved_game(arguments):
        # The usual start, without the command line that would only delay the window.
        from islands_desktop.desktop.app import run

        return run(arguments)
    from islands_desktop.cli import main as run_command

    return run_command(arguments)


def names_saved_game(arguments: Sequence[str]) -> bool:
    """Whether the arguments are one file of a saved game, as file managers give it.

    >>> names_saved_game(["Anna.island"]), names_saved_game(["check", "Anna.island"])
    (True, False)
    """
    if len(arguments) != 1 or arguments[0].startswith("-"):
        return False
    return arguments[0].lower().endswith(SAVED_GAME_ENDINGS)


def _fill_in_streams() -> None:
    """Nothing to read and nowhere to write for a program whose streams are closed.

    So is one of Windows without a console. In this order, they get the numbers they would have.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            way = os.O_RDONLY if mode == "r" else os.O_WRONLY
            setattr(sys, name, os.fdopen(os.open(os.devnull, way), mode))


def _choose_utf8() -> None:
    """What Python does when it starts by itself, and leaves out inside a packaged program."""
    words = os.environ
    if sys.platform.startswith("linux") and not words.get("LC_ALL"):
        if (words.get("LC_CTYPE") or words.get("LANG") or "C") in ("C", "POSIX"):
            words["LC_CTYPE"] = "C.UTF-8"


if __name__ == "__main__":
    sys.exit(main())
