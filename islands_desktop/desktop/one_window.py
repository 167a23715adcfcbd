"""A second start raises the window of the first: the two talk over a local socket.

Imported after the first paint only: Qt's network module would cost the start of the window.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from islands_desktop.saves.folders import home_folder

RAISE = b"raise\n"
_WAIT_MS = 300


def socket_name() -> str:
    """Name of the socket: one for every folder in which games are kept."""
    return f"islands-desktop-{zlib.crc32(str(home_folder()).encode()):08x}"


class WindowServer(QObject):
    """Listens for second starts and calls `on_raise` for each."""

    def __init__(self, on_raise: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._on_raise = on_raise
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        # We hold the lock of the folder, so a socket of this name was left by a crash.
        QLocalServer.removeServer(socket_name())
        self._server.listen(socket_name())
        self._server.newConnection.connect(self._greet)

    def _greet(self) -> None:
        while (caller := self._server.nextPendingConnection()) is not None:
            caller.disconnected.connect(caller.deleteLater)
            self._on_raise()


def raise_first_window(seconds: float = 3.0) -> bool:
    """Ask the running copy to show its window; False if it does not answer in time."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        socket = QLocalSocket()
        socket.connectToServer(socket_name())
        if socket.waitForConnected(_WAIT_MS):
            socket.write(RAISE)
            socket.waitForBytesWritten(_WAIT_MS)
            socket.disconnectFromServer()
            return True
        time.sleep(0.1)
    return False
