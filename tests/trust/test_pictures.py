"""Pictures of saved games that are none: the lists show the games without them."""

from __future__ import annotations

import struct
import zlib

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.desktop.frame_setup import open_window, play_some, solo_setup, table_of


def real_picture() -> bytes:
    image = QImage(480, 300, QImage.Format.Format_RGB32)
    image.fill(0x3377AA)
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(content.data())


def part(kind: bytes, content: bytes) -> bytes:
    sum_of = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", sum_of)


def picture_of(wide: int, high: int) -> bytes:
    """A small file that says it is a picture of this size."""
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    body = zlib.compress(bytes(100_000))
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", body) + part(b"IEND", b"")


def spoiled(name: str) -> bytes:
    whole = real_picture()
    return {
        "nothing": b"",
        "text": b"<svg onload='alert(1)'/>" * 100,
        "half": whole[: len(whole) // 2],
        "head only": whole[:33],
        "other bytes": whole[:60] + bytes(len(whole) - 60),
        "wide": picture_of(2_000_000, 1),
        "endless": picture_of(50_000, 50_000),
        "no size": picture_of(0, 0),
        "large": whole + bytes(20 << 20),
    }[name]


NAMES = (
    "nothing", "text", "half", "head only", "other bytes", "wide", "endless", "no size", "large",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_that_is_none_costs_only_itself(qtbot: QtBot, name: str) -> None:
    window = open_window(qtbot)
    window.start_game(solo_setup())
    play_some(table_of(window), 2)
    played = table_of(window).played
    assert played is not None
    window.open_page("settings")
    path = played.program.saved_games.path_of(played.id).with_name(f"{played.id}.png")
    path.write_bytes(spoiled(name))
    for page in ("saved_games", "home"):
        window.open_page(page)
        qtbot.wait(20)
        QApplication.processEvents()
        assert not window.grab().isNull()
