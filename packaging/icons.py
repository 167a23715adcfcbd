"""Draws the program's own icon into the files that the systems want. Run with Qt by build.py.

python packaging/icons.py FOLDER
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = {
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""Kinds of pictures in an .icns file and their sides in pixels."""


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures by their sides."""
    parts = [struct.pack("<3H", 0, 1, len(pictures))]
    offset = 6 + 16 * len(pictures)
    for side, png in sorted(pictures.items()):
        short = side % 256  # 256 is written as 0
        parts.append(struct.pack("<4B2H2I", short, short, 0, 0, 1, 32, len(png), offset))
        offset += len(png)
    return b"".join(parts) + b"".join(png for _side, png in sorted(pictures.items()))


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """A macOS icon of PNG pictures by their kinds."""
    parts = [kind + struct.pack(">I", len(png) + 8) + png for kind, png in pictures.items()]
    return b"icns" + struct.pack(">I", 8 + sum(map(len, parts))) + b"".join(parts)


def draw(side: int) -> bytes:
    """The icon as a PNG. A QGuiApplication must exist."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice

    from islands_desktop.desktop.look.app_icon import icon_at

    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    icon_at(side).save(buffer, "PNG")
    return bytes(content.data())


def write_icons(folder: Path) -> None:
    """Write icon.ico, icon.icns and a PNG of every usual size."""
    folder.mkdir(parents=True, exist_ok=True)
    sides = {*PNG_SIZES, *ICO_SIZES, *ICNS_SIZES.values()}
    drawn = {side: draw(side) for side in sides}
    for side in PNG_SIZES:
        (folder / f"icon_{side}.png").write_bytes(drawn[side])
    (folder / "icon.ico").write_bytes(ico({side: drawn[side] for side in ICO_SIZES}))
    (folder / "icon.icns").write_bytes(icns({kind: drawn[s] for kind, s in ICNS_SIZES.items()}))


def main() -> int:
    """Draw into the folder that the command line names."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication(sys.argv[:1])
    write_icons(Path(sys.argv[1]))
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
