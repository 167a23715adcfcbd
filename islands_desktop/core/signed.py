"""Numbers with a sign, as they are shown."""

from __future__ import annotations


def plain(number: int) -> str:
    """A number with a true minus if it is negative.

    >>> plain(-21), plain(21)
    ('−21', '21')
    """
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """A number that always has a sign.

    >>> signed(-21), signed(21)
    ('−21', '+21')
    """
    return f"{number:+d}".replace("-", "−")
