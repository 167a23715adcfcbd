"""Long texts set for reading: air between blocks, headings in the display face, calm tables."""

from __future__ import annotations

from PySide6.QtGui import (
    QBrush,
    QColor,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
)

from islands_desktop.desktop.look.fonts import display_font

HEADING_PX = {1: 28, 2: 20, 3: 17}
LINE_PERCENT = 132.0


def set_for_reading(document: QTextDocument, line: QColor) -> None:
    """Give a document made from Markdown its spacing; `line` is the colour of table rules."""
    document.setDocumentMargin(8)
    document.setIndentWidth(24)
    block = document.begin()
    while block.isValid():
        _set_block(block)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _set_table(frame, line)


def _set_block(block: QTextBlock) -> None:
    cursor = QTextCursor(block)
    spacing = QTextBlockFormat()
    level = block.blockFormat().headingLevel()
    in_table = cursor.currentTable() is not None
    if level:
        first = block.blockNumber() == 0
        spacing.setTopMargin(0 if first else 22 if level <= 2 else 14)
        spacing.setBottomMargin(8)
        _set_heading(block, HEADING_PX.get(level, 16))
    elif not in_table:
        spacing.setLineHeight(
            LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        )
        spacing.setTopMargin(0)
        spacing.setBottomMargin(5 if block.textList() else 9)
    cursor.mergeBlockFormat(spacing)


def _set_heading(block: QTextBlock, px: int) -> None:
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    look = QTextCharFormat()
    look.setFont(display_font(px))
    # Set, not merged: the size that Markdown gave the heading would win otherwise.
    cursor.setCharFormat(look)


def _set_table(table: QTextTable, line: QColor) -> None:
    look = table.format()
    look.setCellPadding(6)
    look.setCellSpacing(0)
    look.setBorder(1)
    look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    look.setBorderBrush(QBrush(line))
    look.setBorderCollapse(True)
    look.setTopMargin(4)
    look.setBottomMargin(14)
    table.setFormat(look)
