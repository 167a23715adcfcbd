"""Where hexes lie on the table (MYIS-3.1)."""

from __future__ import annotations

from islands_desktop.desktop.table.hex_lattice import Cell, HexLattice

LATTICE = HexLattice(40.0)

RADIUS, HALF_WIDTH = LATTICE.radius, LATTICE.half_width

hex_centre, hex_at, hex_text, outline = (
    LATTICE.centre,
    LATTICE.at,
    LATTICE.text,
    LATTICE.outline,
)

__all__ = ["HALF_WIDTH", "RADIUS", "Cell", "hex_at", "hex_centre", "hex_text", "outline"]
