"""A short fingerprint of a state, equal on every platform for equal states."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from islands_desktop.core.game import Game

_CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def state_digest(game: Game[Any, Any], state: Any) -> str:
    """32 hexadecimal digits of the state's canonical JSON."""
    text = _CANONICAL.encode(game.state_to_dict(state))
    return hashlib.blake2b(text.encode("ascii"), digest_size=16).hexdigest()
