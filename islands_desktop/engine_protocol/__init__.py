"""The engine protocol: JSON, one object a line, every line answered by exactly one line.

A request names its verb under "cmd", as in {"cmd": "new", "game": "palm_island", "seed": 7}; an
"id" is given back. A bad line is answered with an error and never ends the program.
"""

from islands_desktop.engine_protocol.conversation import converse
from islands_desktop.engine_protocol.lines import LONGEST_LINE, VERB_NAMES
from islands_desktop.engine_protocol.requests import Engine

__all__ = ["LONGEST_LINE", "VERB_NAMES", "Engine", "converse"]
