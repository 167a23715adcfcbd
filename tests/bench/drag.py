"""How long the fullest table takes to paint while a card is dragged over it at 1920 × 1080."""

from __future__ import annotations

import os
import statistics
import sys
import time


def main() -> list[tuple[str, str]]:
    """Rows for the table of figures: median and 95th percentile of one frame, in milliseconds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QPoint
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication(sys.argv[:1])
    from tests.desktop.table_setup import hold, let_go, open_position

    deck = "CH1 LG6 QU7 HO13 MK10 TR11 QU8 TE15 TM12 HO14 TE16 QU9 RT17 *CH3 *CH2 *LG4 *LG5"
    controller = open_position(deck, 2)
    controller.view.resize(1920, 1080)
    app.processEvents()
    view = controller.view
    place = hold(controller, "CH1")
    frames = []
    for step in range(400):
        x = 300 + (step * 37) % 1300
        y = 150 + (step * 23) % 780
        goal = QPoint(x, y)
        begun = time.perf_counter()
        QTest.mouseMove(view.viewport(), goal)
        app.processEvents()
        if step >= 40:
            frames.append((time.perf_counter() - begun) * 1000)
        place = goal
    let_go(controller, place)
    controller.close_popup()
    view.close()
    view.deleteLater()
    app.processEvents()
    middle = statistics.median(frames)
    slow = statistics.quantiles(frames, n=20)[-1]
    return [
        ("drag a card, 1920 × 1080: p50", f"{middle:.2f} ms"),
        ("drag a card, 1920 × 1080: p95", f"{slow:.2f} ms (at most 8)"),
    ]


if __name__ == "__main__":
    for name, figure in main():
        print(f"{name:40} {figure}")
