"""The program as it is started: `islands-desktop` and `python -m islands_desktop`."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line and return its exit code."""
    if getattr(sys, "frozen", False):
        # A packaged program starts its worker by starting itself; only this call tells them apart.
        # Elsewhere it does nothing, and the import would cost the start of the window.
        import multiprocessing

        multiprocessing.freeze_support()
    arguments = sys.argv[1:]
    if arguments in ([], ["--time-first-paint"]):
        # The usual start, without the command line that would only delay the window.
        from islands_desktop.desktop.app import run

        return run(arguments)
    from islands_desktop.cli import main as run_command

    return run_command(arguments)


if __name__ == "__main__":
    sys.exit(main())
