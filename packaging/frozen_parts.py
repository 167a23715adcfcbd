"""What goes into the frozen program and what stays out: the lists behind islands_desktop.spec."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path

from identity import ROOT

Entry = tuple[str, str, str]
"""A file of the package: its name in it, its source, its kind."""

PACKAGE = "islands_desktop"

NAMED_MODULES = ("multiprocessing.spawn", "_cffi_backend")
"""Modules that are imported where PyInstaller does not see it: by a process, by a library in C."""

UNUSED_MODULES = [
    *("tkinter", "unittest", "pydoc", "doctest", "test", "lib2to3", "ensurepip", "distutils"),
    *("setuptools", "pkg_resources", "pip", "packaging", "wheel", "xmlrpc", "curses", "readline"),
    *("ssl", "_ssl", "_hashlib", "mypy", "hypothesis", "pytest", "email_validator", "dotenv"),
    *("IPython", "rich", "yaml", "numpy", "pydantic.v1", "pydantic.mypy", "bz2", "lzma"),
    *("cffi", "pycparser"),
    *(f"PySide6.Qt{part}" for part in ("Qml", "Quick", "DBus", "OpenGL", "OpenGLWidgets", "Pdf")),
    *(f"PySide6.Qt{part}" for part in ("Test", "PrintSupport", "Sql", "Designer", "UiTools")),
]
"""Python modules that something mentions and nothing of ours needs."""

DEVELOPER_PACKAGES = (
    *("pytest", "_pytest", "hypothesis", "mypy", "ruff", "chess", "hatchling", "importlinter"),
    *("grimp", "PyInstaller", "xdist", "pytestqt", "setuptools", "pip", "tests"),
)
"""None of these may be in a package."""

TRANSLATED = ("de", "es", "fr", "pt")
"""Languages of which Qt's own texts are carried; a test compares them with the program's."""

KEPT_PLUGINS = re.compile(
    r"/plugins/("
    r"platforms/(lib)?q(xcb|offscreen|wayland|windows|cocoa)\.|"
    r"imageformats/(lib)?qsvg\.|"
    r"iconengines/(lib)?qsvgicon\.|"
    r"styles/|"
    r"xcbglintegrations/|"
    r"platformthemes/libqxdgdesktopportal\.|"
    r"platforminputcontexts/lib(compose|ibus)|"
    r"wayland-shell-integration/libxdg-shell\.|"
    r"wayland-decoration-client/libbradient\."
    r")"
)
"""Plug-ins of Qt that the program uses."""

LEFT_OUT = re.compile(
    r"(lib)?Qt6?(Qml\w*|Quick\w*|EglFS\w*|VirtualKeyboard\w*|Pdf\w*|PrintSupport|Sql|Test)(\.|$)"
    r"|opengl32sw\.dll|d3dcompiler_\d+\.dll"
)
"""Libraries of Qt that nothing of ours reaches."""

LEFT_TO_THE_SYSTEM = re.compile(r"(libdbus-1|libmvec)\.so")
"""Libraries that every Linux desktop has in the form that fits it, with all that they need. libmvec
is a part of the system's C library and fits no other."""

_QT_TRANSLATION = re.compile(r"/translations/[^/]*\.qm$")


def program_modules(root: Path = ROOT) -> list[str]:
    """Every module of the program; games, players and pages are imported by name."""
    names = []
    for path in sorted((root / PACKAGE).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        names.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return names


def asset_files(root: Path = ROOT) -> list[tuple[str, str]]:
    """Source and folder of every asset that the program reads; sources of translations are not."""
    return [
        (str(path), path.parent.relative_to(root).as_posix())
        for path in sorted((root / "assets").rglob("*"))
        if path.is_file() and path.suffix != ".ts" and path.name != "glossary.md"
    ]


def font_files() -> list[tuple[str, str]]:
    """Source and folder of the faces that the program loads, with their licences."""
    from islands_desktop.desktop.look.fonts import DISPLAY_FILES, TEXT_FILES, font_folder

    files = []
    for package, names in (DISPLAY_FILES, TEXT_FILES):
        folder = font_folder(package)
        if folder is None:
            raise FileNotFoundError(f"the font package {package} is not installed")
        files += [(str(folder / name), f"{package}/files") for name in (*names, "OFL.txt")]
    return files


def font_packages() -> list[str]:
    """The packages of the fonts, which the program only looks for."""
    return sorted({folder.partition("/")[0] for _source, folder in font_files()})


def is_wanted(name: str) -> bool:
    """Whether a file that PyInstaller found goes into the package.

    >>> is_wanted("PySide6/Qt/plugins/platforms/libqxcb.so")
    True
    >>> is_wanted("PySide6/Qt/plugins/platforms/libqvnc.so"), is_wanted("libQt6Quick.so.6")
    (False, False)
    >>> is_wanted("PySide6/Qt/translations/qtbase_de.qm")
    True
    """
    path = name.replace("\\", "/")
    if "/plugins/" in path and "PySide6" in path:
        return bool(KEPT_PLUGINS.search(path))
    if "PySide6" in path and _QT_TRANSLATION.search(path):
        return any(path.endswith(f"/qtbase_{language}.qm") for language in TRANSLATED)
    file = path.rpartition("/")[2]
    return not (LEFT_OUT.match(file) or LEFT_TO_THE_SYSTEM.match(file))


def linked_libraries(path: str) -> set[str]:
    """Names of the shared libraries that a Linux library or program asks for."""
    shown = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=False)
    words = (line.split() for line in shown.stdout.splitlines())
    return {word[1] for word in words if word[:1] == ["NEEDED"]}


def without_orphans(
    entries: Iterable[Entry], linked: Callable[[str], set[str]] = linked_libraries
) -> list[Entry]:
    """The binaries without those libraries that nothing that is left links to."""
    kept = list(entries)
    wanted_by = {source: linked(source) for _name, source, _kind in kept}
    while True:
        wanted = set().union(*(wanted_by[source] for _name, source, _kind in kept))
        left = [entry for entry in kept if not _is_library(entry[0]) or _file(entry[0]) in wanted]
        if len(left) == len(kept):
            return kept
        kept = left


def without_dead_links(entries: Iterable[Entry], present: Iterable[Entry]) -> list[Entry]:
    """The entries without those links whose target is not among the files that are present."""
    names = {name for name, _source, kind in present if kind != "SYMLINK"}
    return [entry for entry in entries if entry[2] != "SYMLINK" or entry[1] in names]


def _is_library(name: str) -> bool:
    """Whether others link to a file: not a plug-in, not a module of Python, not Python."""
    file = _file(name)
    return (
        "/plugins/" not in name
        and re.match(r"lib.*\.so", file) is not None
        and not file.startswith(("libpython", "libpyside6", "libshiboken6"))
    )


def _file(name: str) -> str:
    return name.rpartition("/")[2]


def is_stripped_by_us(name: str) -> bool:
    """Whether symbols are taken out of a binary: Python's and those for sound; Qt has none."""
    return name.startswith(("libpython", "_miniaudio", "_cffi_backend")) or "lib-dynload" in name
