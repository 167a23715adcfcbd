"""Asks a display server whether it lets the program in: where it does not, Qt would abort."""

from __future__ import annotations

import threading

PATIENCE = 5.0
"""Seconds after which a server that says nothing is given up."""


def wayland_answers(name: str) -> bool:
    """Whether the Wayland display of this name takes connections."""
    import ctypes

    try:
        wayland = ctypes.CDLL("libwayland-client.so.0")
    except OSError:
        return False  # then Qt cannot reach it either
    wayland.wl_display_connect.restype = ctypes.c_void_p
    display = wayland.wl_display_connect(name.encode(errors="surrogateescape"))
    if display:
        wayland.wl_display_disconnect(ctypes.c_void_p(display))
    return bool(display)


def x_answers(name: str, seconds: float = PATIENCE) -> bool:
    """Whether the X display of this name lets the program in, within some seconds.

    The library that Qt uses is asked, which knows all kinds of names and keys; it waits for ever,
    so that it is asked in a thread.
    """
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # what is missing is told by who looks for libraries
    xcb.xcb_connect.restype = ctypes.c_void_p
    answers: list[bool] = []

    def connect() -> None:
        connection = ctypes.c_void_p(xcb.xcb_connect(name.encode(errors="surrogateescape"), None))
        answers.append(not xcb.xcb_connection_has_error(connection))
        # It stays open: a server without clients begins anew, just when Qt would come.

    asking = threading.Thread(target=connect, name="display", daemon=True)
    asking.start()
    asking.join(seconds)
    return answers == [True]
