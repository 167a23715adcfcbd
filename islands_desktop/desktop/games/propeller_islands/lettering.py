"""Words and figures on plates and cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import colour
from islands_desktop.desktop.look.vector import Pencil

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignCenter
SMALLEST = 18.0
"""In units of the table: eleven pixels in a window of 1366 × 768, the side panel being open."""


def write(
    pencil: Pencil,
    rect: QRectF,
    words: str,
    px: float,
    role: str = "ink",
    *,
    align: Qt.AlignmentFlag = LEFT,
    display: bool = False,
    bold: bool = False,
    wrap: bool = False,
) -> None:
    """Words in a rectangle: smaller where they are long, then ending in dots; never too small.

    Words that may be broken and need one line more than there is room become smaller as well.
    """
    painter = pencil.painter
    size = max(px, SMALLEST)
    while size > max(SMALLEST, px * 0.7):
        font = display_font(size) if display else text_font(size, bold=bold)
        if _fits(font, words, rect, wrap):
            break
        size = max(SMALLEST, size - 1)
    painter.setFont(display_font(size) if display else text_font(size, bold=bold))
    painter.setPen(colour(pencil.shade(role)))
    if wrap:
        painter.drawText(rect, int(align) | int(Qt.TextFlag.TextWordWrap), words)
        return
    shown = painter.fontMetrics().elidedText(
        words, Qt.TextElideMode.ElideRight, int(rect.width()) + 1
    )
    painter.drawText(rect, int(align), shown)


def _fits(font: QFont, words: str, rect: QRectF, wrap: bool) -> bool:
    metrics = QFontMetricsF(font)
    if not wrap:
        return metrics.horizontalAdvance(words) <= rect.width()
    needed = metrics.boundingRect(rect, int(Qt.TextFlag.TextWordWrap), words)
    return needed.height() <= rect.height()


def write_amount(
    pencil: Pencil, x: float, y: float, icon: str, amount: int | str, px: float = 20.0,
    role: str = "ink",
) -> None:  # fmt: skip
    """An icon with a figure to the right of it; (x, y) is the icon's left middle."""
    paint_icon(pencil.painter, icon, QRectF(x, y - px / 2, px, px), pencil.palette)
    write(pencil, QRectF(x + px + 3, y - px, 60, 2 * px), str(amount), px, role, display=True)
