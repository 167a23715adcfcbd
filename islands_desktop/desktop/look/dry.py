"""Pictures that are kept let go of the tools they were painted with."""

from __future__ import annotations

from PySide6.QtGui import QPixmap


def dry(painted: QPixmap) -> QPixmap:
    """The same picture in memory of its own, for those that are kept.

    Qt leaves what a painter works with at the picture it painted on: seventeen kilobytes each, far
    more than an icon. A copy has none.
    """
    return painted.copy()
