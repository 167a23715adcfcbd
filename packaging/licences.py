"""Collects the licence of everything that a package carries; what has none stops the build."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from pathlib import Path

import identity

Entry = tuple[str, str, str]

TEXTS = identity.ROOT / "packaging" / "licences"
QT = "Qt and PySide6"
QT_PACKAGES = {"pyside6-essentials", "shiboken6"}
PYTHON = "Python"
BOOTLOADER = "pyinstaller"
COMMON = "common-licenses"

_LICENCE_FILE = re.compile(r"(?:^|/)(?:LICEN[CS]E|COPYING|NOTICE|OFL)[^/]*$", re.IGNORECASE)


_COMMON_TEXT = re.compile(r"/usr/share/common-licenses/[A-Za-z0-9.+-]*[A-Za-z0-9]")


class LicenceMissing(Exception):
    """Something would be shipped whose licence is not known; its text is a sentence."""


def owners_of_files() -> dict[str, importlib.metadata.Distribution]:
    """The installed package of every file of the environment, by its real path."""
    owners = {}
    for distribution in importlib.metadata.distributions():
        for file in distribution.files or []:
            owners[str(Path(str(distribution.locate_file(file))).resolve())] = distribution
    return owners


def licence_files(distribution: importlib.metadata.Distribution) -> list[Path]:
    """The files with the licence of an installed package."""
    return [
        Path(str(distribution.locate_file(file)))
        for file in distribution.files or []
        if _LICENCE_FILE.search(str(file)) and not str(file).endswith((".py", ".pyc"))
    ]


def python_licence() -> Path:
    """The licence of the Python that is shipped. Raises LicenceMissing."""
    library = Path(sysconfig.get_path("stdlib"))
    system = Path(f"/usr/share/doc/python{sys.version_info[0]}.{sys.version_info[1]}/copyright")
    for path in (library / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt", system):
        if path.is_file():
            return path
    raise LicenceMissing("The licence of Python was not found beside it.")


def system_licence(library: Path) -> tuple[str, Path]:
    """Package and licence of a library of the system. Raises LicenceMissing."""
    for path in _names_of(library):
        asked = ["dpkg-query", "--search", path]
        if shutil.which("dpkg-query") is None:
            break
        found = subprocess.run(asked, capture_output=True, text=True, check=False)
        package = found.stdout.partition(":")[0].strip()
        text = Path(f"/usr/share/doc/{package}/copyright")
        if found.returncode == 0 and text.is_file():
            return package, text
    raise LicenceMissing(f"No package of this system names a licence for {library}.")


def _names_of(library: Path) -> list[str]:
    """The paths under which a package may know a library: /lib is often a link to /usr/lib."""
    real = str(library.resolve())
    return [real, real.removeprefix("/usr"), f"/usr{real}"]


def texts_by_owner(entries: Iterable[Entry]) -> dict[str, list[Path]]:
    """The licence files of everything that is shipped, by who made it. Raises LicenceMissing."""
    owners = owners_of_files()
    python = [Path(part).resolve() for part in (sys.base_prefix, sysconfig.get_path("stdlib"))]
    texts: dict[str, list[Path]] = {
        PYTHON: [python_licence()],
        BOOTLOADER: licence_files(importlib.metadata.distribution(BOOTLOADER)),
        "Islands Desktop": [identity.ROOT / "LICENSE"],
    }
    for _name, source, _kind in entries:
        path = Path(source).resolve()
        distribution = owners.get(str(path))
        if distribution is not None:
            name = distribution.metadata["Name"].lower().replace("_", "-")
            texts.setdefault(QT if name in QT_PACKAGES else name, licence_files(distribution))
        elif _is_system_library(path) and not _is_under(path, [identity.ROOT, *python]):
            package, text = system_licence(path)
            texts.setdefault(package, [text])
    texts[QT] = sorted(TEXTS.iterdir())
    common = common_texts(texts)
    if common:
        texts[COMMON] = common
    bare = sorted(name for name, files in texts.items() if not files)
    if bare:
        raise LicenceMissing(f"These packages carry no licence: {', '.join(bare)}.")
    return texts


def common_texts(texts: Mapping[str, Iterable[Path]]) -> list[Path]:
    """The texts that Debian's files name instead of repeating them."""
    named = set()
    for file in {file for files in texts.values() for file in files if file.name == "copyright"}:
        named |= set(_COMMON_TEXT.findall(file.read_text(encoding="utf-8", errors="replace")))
    return sorted(path for path in map(Path, named) if path.is_file())


def _is_system_library(path: Path) -> bool:
    return re.search(r"\.so(\.|$)", path.name) is not None


def _is_under(path: Path, folders: Iterable[Path]) -> bool:
    return any(folder != Path("/usr") and path.is_relative_to(folder) for folder in folders)


def collect(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Copy the licence of everything shipped into `folder`; returns what is added to the package.

    Raises LicenceMissing.
    """
    shutil.rmtree(folder, ignore_errors=True)
    added = []
    for owner, files in sorted(texts_by_owner(entries).items()):
        (folder / owner).mkdir(parents=True)
        for file in files:
            target = folder / owner / file.name
            shutil.copyfile(file, target)
            if target.name == "Qt.txt":
                _name_versions(target)
            added.append((f"licences/{owner}/{file.name}", str(target), "DATA"))
    return added


def _name_versions(notice: Path) -> None:
    """Say at the end of the notice about Qt which version is shipped."""
    version = importlib.metadata.version("shiboken6")
    with notice.open("a", encoding="utf-8") as file:
        file.write(f"\nThis package carries Qt and PySide6 {version}.\n")
