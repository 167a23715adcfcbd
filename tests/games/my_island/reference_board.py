"""The printed island of My Island for the reference: terrain, directions, episodes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Hex = tuple[int, int]

DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "assets/components/my_island.json").read_text(encoding="utf-8")
)
DIRECTIONS: list[Hex] = [(+1, 0), (0, +1), (-1, +1), (-1, 0), (0, -1), (+1, -1)]


def episode_data(episode: str) -> dict[str, Any]:
    """What the data says about "E01" to "E24" or "eternal"."""
    if episode == "eternal":
        found: dict[str, Any] = DATA["modes"]["eternal"]
        return found
    (found,) = (one for one in DATA["campaign"]["episodes"] if one["id"] == episode)
    return found


def base_terrain(with_plateau: bool) -> dict[Hex, str]:
    """The terrain of every hex that exists in the mode."""
    names = {one["code"]: one["id"] for one in DATA["terrains"]}
    rows = DATA["board"]["rows"] + (DATA["board"]["plateau"] if with_plateau else [])
    return {
        (row["q_from"] + column, row["r"]): names[code]
        for row in rows
        for column, code in enumerate(row["terrain"])
    }


def turned(cell: Hex, rotation: int) -> Hex:
    """The offset after so many steps of 60 degrees clockwise (3.5)."""
    q, r = cell
    for _ in range(rotation):
        q, r = -r, q + r
    return q, r
