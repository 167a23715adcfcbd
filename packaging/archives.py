"""Packs the frozen program for Linux: a .tar.xz and a .tar.gz that run anywhere, and a .deb.

All are written with Python alone and come out the same for the same content.
"""

from __future__ import annotations

import gzip
import io
import lzma
import os
import re
import subprocess
import tarfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import identity

PACKAGED_FOR = {"x86_64": "amd64", "aarch64": "arm64"}
"""Machines by their names in Python, with Debian's names for them."""

LINUX = identity.ROOT / "packaging" / "linux"
ICON = identity.ROOT / "assets" / "art" / "icon.svg"
NEEDED = ("libegl1", "libgl1", "libdbus-1-3", "fontconfig-config")
"""Debian packages of what is not carried: it belongs to the system and its graphics card."""


@dataclass(frozen=True, slots=True)
class Member:
    """A file in an archive: its name there, and its source, content or target of a link."""

    name: str
    source: Path | None = None
    content: bytes = b""
    link: str = ""
    executable: bool = False


def bytes_in(folder: Path) -> int:
    """Size of all files of a folder; a link counts nothing."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def members_of(folder: Path, under: str) -> Iterator[Member]:
    """All files of a folder, to lie under a name in an archive."""
    for path in sorted(folder.rglob("*")):
        name = f"{under}/{path.relative_to(folder).as_posix()}"
        if path.is_symlink():
            yield Member(name, link=str(path.readlink()))
        elif path.is_file():
            yield Member(name, path, executable=os.access(path, os.X_OK))


def write_tar(target: IO[bytes], members: Iterable[Member], moment: int, preset: int = 6) -> None:
    """Write a .tar.xz in which everything belongs to root and was made at one moment."""
    with lzma.open(target, "wb", preset=preset) as packed:
        _write_members(packed, members, moment)


def write_tar_gz(target: IO[bytes], members: Iterable[Member], moment: int) -> None:
    """The same as a .tar.gz, for systems that cannot read the other: larger, quicker to unpack."""
    with gzip.GzipFile("", "wb", fileobj=target, mtime=moment) as packed:
        _write_members(packed, members, moment)


def _write_members(
    packed: IO[bytes] | gzip.GzipFile, members: Iterable[Member], moment: int
) -> None:
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar:
        folders: set[str] = set()
        for member in members:
            for folder in _folders_above(member.name, folders):
                entry = _entry(folder, moment, 0o755)
                entry.type = tarfile.DIRTYPE
                tar.addfile(entry)
            _add(tar, member, moment)


def _folders_above(name: str, known: set[str]) -> Iterator[str]:
    parts = name.split("/")[:-1]
    for depth in range(1, len(parts) + 1):
        folder = "/".join(parts[:depth])
        if folder not in known and folder != ".":
            known.add(folder)
            yield folder


def _entry(name: str, moment: int, mode: int) -> tarfile.TarInfo:
    entry = tarfile.TarInfo(name)
    entry.mtime, entry.mode, entry.uname, entry.gname = moment, mode, "root", "root"
    return entry


def _add(tar: tarfile.TarFile, member: Member, moment: int) -> None:
    entry = _entry(member.name, moment, 0o755 if member.executable else 0o644)
    if member.link:
        entry.type, entry.linkname, entry.mode = tarfile.SYMTYPE, member.link, 0o777
        tar.addfile(entry)
        return
    content = member.source.read_bytes() if member.source else member.content
    entry.size = len(content)
    tar.addfile(entry, io.BytesIO(content))


# ---------------------------------------------------------------- the archive that runs anywhere


def archive_members(program: Path) -> Iterator[Member]:
    """The program with what enters it into a person's menu."""
    folder = f"{identity.NAME}-{identity.version()}"
    yield from members_of(program, folder)
    yield Member(f"{folder}/LICENSE", identity.ROOT / "LICENSE")
    yield Member(f"{folder}/install.sh", LINUX / "install.sh", executable=True)
    for source in (LINUX / f"{identity.NAME}.desktop", LINUX / f"{identity.NAME}.xml"):
        yield Member(f"{folder}/share/{source.name}", source)
    yield Member(f"{folder}/share/{identity.NAME}.svg", ICON)


def write_archives(program: Path, folder: Path, machine: str, moment: int) -> tuple[Path, Path]:
    """Write the .tar.xz and the .tar.gz; returns where they are."""
    name = f"{identity.NAME}-{identity.version()}-linux-{machine}"
    small, plain = folder / f"{name}.tar.xz", folder / f"{name}.tar.gz"
    with small.open("wb") as file:
        write_tar(file, archive_members(program), moment)
    with plain.open("wb") as file:
        write_tar_gz(file, archive_members(program), moment)
    return small, plain


# ---------------------------------------------------------------- the Debian package


def deb_members(program: Path, icons: Path) -> Iterator[Member]:
    """The program and its places in the system, beginning with `./` as Debian has it."""
    name = identity.NAME
    yield from members_of(program, f"./usr/lib/{name}")
    yield Member(f"./usr/bin/{name}", link=f"../lib/{name}/{name}")
    yield Member(f"./usr/share/applications/{name}.desktop", LINUX / f"{name}.desktop")
    yield Member(f"./usr/share/mime/packages/{name}.xml", LINUX / f"{name}.xml")
    yield Member(f"./usr/share/icons/hicolor/scalable/apps/{name}.svg", ICON)
    for path in sorted(icons.glob("icon_*.png")):
        side = path.stem.removeprefix("icon_")
        yield Member(f"./usr/share/icons/hicolor/{side}x{side}/apps/{name}.png", path)
    yield Member(f"./usr/share/doc/{name}/copyright", content=_copyright())


def _copyright() -> bytes:
    own = (identity.ROOT / "LICENSE").read_text(encoding="utf-8")
    folder = f"/usr/lib/{identity.NAME}/_internal/licences"
    return f"{own}\nLicences of everything that comes with it: {folder}\n".encode()


def newest_glibc(binaries: Iterable[Path]) -> str:
    """The version of the C library without which these binaries do not start."""
    found = {(2, 17)}
    for path in binaries:
        shown = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True)
        for major, minor in re.findall(r"\bGLIBC_(\d+)\.(\d+)", shown.stdout):
            found.add((int(major), int(minor)))
    return ".".join(map(str, max(found)))


def control(program: Path, machine: str, glibc: str) -> bytes:
    """What Debian wants to know of the package."""
    size = bytes_in(program) // 1024
    needed = ", ".join([f"libc6 (>= {glibc})", *NEEDED])
    lines = [
        f"Package: {identity.NAME}",
        f"Version: {identity.version()}",
        f"Architecture: {PACKAGED_FOR.get(machine, machine)}",
        f"Maintainer: {identity.MAINTAINER}",
        f"Installed-Size: {size}",
        f"Depends: {needed}",
        "Section: games",
        "Priority: optional",
        f"Description: {identity.summary()}",
        " Palm Island, Propeller Islands, Rabbit Island and My Island, played with the mouse or",
        " the keyboard. Every game can be left at any moment and is found again as it was.",
    ]
    return ("\n".join(lines) + "\n").encode()


def ar(members: Iterable[tuple[str, bytes]], moment: int) -> bytes:
    """An archive of the kind that Debian packages are."""
    parts = [b"!<arch>\n"]
    for name, content in members:
        head = f"{name:<16}{moment:<12}{0:<6}{0:<6}{0o100644:<8o}{len(content):<10}`\n"
        parts += [head.encode(), content, b"\n" * (len(content) % 2)]
    return b"".join(parts)


def write_deb(program: Path, icons: Path, folder: Path, machine: str, moment: int) -> Path:
    """Write the .deb; returns where it is."""
    binaries = [path for path in program.rglob("*.so*") if path.is_file()]
    glibc = newest_glibc([program / identity.NAME, *binaries])
    control_file = Member("./control", content=control(program, machine, glibc))
    packed = []
    for members in ([control_file], deb_members(program, icons)):
        content = io.BytesIO()
        write_tar(content, members, moment)
        packed.append(content.getvalue())
    names = ("control.tar.xz", "data.tar.xz")
    whole = [("debian-binary", b"2.0\n"), *zip(names, packed, strict=True)]
    system = PACKAGED_FOR.get(machine, machine)
    target = folder / f"{identity.NAME}_{identity.version()}_{system}.deb"
    target.write_bytes(ar(whole, moment))
    return target
