"""A second start raises the window of the first, and has it open the file that was named.

The two talk over a local socket: one message, and the caller is gone.

Imported after the first paint only: Qt's network module would cost the start of the window.
"""

from __future__ import annotations

import os
import time
import zlib
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from islands_desktop.saves.folders import home_folder

RAISE = b"raise\n"
OPEN = b"open "
LONGEST = 1 << 14
"""Bytes of a message: longer than any name of a file."""

_WAIT_MS = 300


def socket_name() -> str:
    """Name of the socket: one for every folder in which games are kept."""
    return f"islands-desktop-{zlib.crc32(str(home_folder()).encode()):08x}"


class WindowServer(QObject):
    """Listens for second starts; calls `on_raise` for each, and `on_open` with a named file."""

    def __init__(
        self,
        on_raise: Callable[[], None],
        parent: QObject,
        on_open: Callable[[Path], None] | None = None,
    ) -> None:
        super().__init__(parent)
        self._on_raise, self._on_open = on_raise, on_open
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        # We hold the lock of the folder, so a socket of this name was left by a crash.
        QLocalServer.removeServer(socket_name())
        self._server.listen(socket_name())
        self._server.newConnection.connect(self._greet)

    def _greet(self) -> None:
        while (caller := self._server.nextPendingConnection()) is not None:
            caller.disconnected.connect(lambda caller=caller: self._hear(caller))
            self._on_raise()

    def _hear(self, caller: QLocalSocket) -> None:
        """The caller has said all: open the file that it named."""
        said = bytes(caller.read(LONGEST).data())
        caller.deleteLater()
        if said.startswith(OPEN) and self._on_open is not None:
            self._on_open(Path(os.fsdecode(said.removeprefix(OPEN))))


def raise_first_window(wanted: Path | None = None, seconds: float = 3.0) -> bool:
    """Ask the running copy to show its window, and to open a file if one is wanted.

    False if it does not answer in time.
    """
    message = RAISE if wanted is None else OPEN + os.fsencode(wanted.absolute())
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        socket = QLocalSocket()
        socket.connectToServer(socket_name())
        if socket.waitForConnected(_WAIT_MS):
            socket.write(message)
            socket.waitForBytesWritten(_WAIT_MS)
            socket.disconnectFromServer()
            return True
        time.sleep(0.1)
    return False
