"""A short fingerprint of a state, equal on every platform for equal states."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from islands_desktop.core.game import Game


def state_digest(game: Game[Any, Any], state: Any) -> str:
    """32 hexadecimal digits of the state's canonical JSON."""
    text = json.dumps(
        game.state_to_dict(state), sort_keys=True, separators=(",", ":"), ensure_ascii=True
    )
    return hashlib.blake2b(text.encode("ascii"), digest_size=16).hexdigest()
