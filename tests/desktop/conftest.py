"""Every test of the desktop leaves an empty table behind."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent


@pytest.fixture(autouse=True)
def sweep_up() -> Iterator[None]:
    """Delete the windows that the test before closed: Qt dresses every widget that is still there,

    so that each further window would be slower than the one before.
    """
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    yield
