"""Build the packages of Islands Desktop: a program that needs no Python.

    python3 packaging/build.py            build the program and the packages of this system
    python3 packaging/build.py --smoke    try the built program out, and measure its start

Linux: a .tar.xz, a .tar.gz and a .deb. Windows: an installer, with Inno Setup. macOS: a disk image.
All of it comes to lie in `dist`. Needs nothing but Python, its standard library and the tools it
asks for.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import archives
import dev
import frozen_parts
import identity
from dev import ROOT, Problem, announce, program_in_venv, run

OWN = ROOT / "build" / "package"
VENV = OWN / "venv"
STAMP = VENV / "installed.stamp"
ICONS = OWN / "icons"
DIST = ROOT / "dist"
PROGRAM = DIST / identity.NAME
SPEC = ROOT / "packaging" / "islands_desktop.spec"

TOOLS = {"binutils": ("objdump", "strip")}
"""Debian packages with the programs that the build calls on Linux."""

MOST_UNPACKED, MOST_PACKED = 130e6, 42e6
"""Bytes of the program and of its .tar.xz: more is a fault."""


# ---------------------------------------------------------------- what the build needs


def missing_tools() -> list[str]:
    """Debian packages of the tools that are not here."""
    return [name for name, tools in TOOLS.items() if not all(map(shutil.which, tools))]


def ensure_tools() -> None:
    """Make sure of the tools and of the libraries that are carried, or say what to install."""
    if sys.platform.startswith("linux"):
        lacking = missing_tools()
        if lacking:
            raise Problem(f"The build needs {' '.join(lacking)}. Run: {dev.apt_line(lacking)}")
        dev.ensure_system(dev.OFFSCREEN_LIBRARIES | dev.X_LIBRARIES, {})


def clean_environment() -> dict[str, str]:
    """The person's environment without anything that would let another Python in."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {**kept, "QT_QPA_PLATFORM": "offscreen", "PYTHONHASHSEED": "0"}


def wanted_packages() -> list[str]:
    """What is installed to build: what the program needs to run, and PyInstaller."""
    return [*identity.requirements(), *identity.requirements("dev", "pyinstaller")]


def ensure_environment() -> None:
    """Set up an environment with nothing but those packages, unless it is there."""
    wanted = "\n".join([sys.version, str(ROOT), *wanted_packages()])
    stamp = hashlib.sha256(wanted.encode()).hexdigest()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == stamp:
        return
    dev.create_venv(VENV)
    announce("Installing what the program needs, and PyInstaller")
    uv, python = program_in_venv("uv"), program_in_venv("python", VENV)
    by_uv: list[str | Path] = [uv, "pip", "install", "--quiet", "--python", python]
    by_pip = [*dev.pip_command(VENV), "install", "--quiet"]
    commands = [by_uv, by_pip] if uv.is_file() else [by_pip]
    if all(run([*command, *wanted_packages()]) != 0 for command in commands):
        raise Problem("The packages could not be installed; what pip says stands above.")
    STAMP.write_text(stamp, encoding="utf-8")


# ---------------------------------------------------------------- the program


def freeze() -> None:
    """Make the one-folder program with PyInstaller. Raises Problem."""
    python, env = program_in_venv("python", VENV), clean_environment()
    announce("Drawing the icons")
    if run([python, ROOT / "packaging" / "icons.py", ICONS], env) != 0:
        raise Problem("The icons could not be drawn; what went wrong stands above.")
    announce("Freezing the program")
    shutil.rmtree(PROGRAM, ignore_errors=True)
    folders: list[str | Path] = ["--distpath", DIST, "--workpath", OWN / "work"]
    options = ["--noconfirm", "--log-level", "ERROR", *folders]
    if run([python, "-m", "PyInstaller", *options, SPEC], env) != 0:
        raise Problem("The program could not be frozen; what PyInstaller says stands above.")


def frozen_modules() -> set[str]:
    """The first words of all Python modules in the frozen program."""
    python, tool = program_in_venv("python", VENV), "PyInstaller.utils.cliutils.archive_viewer"
    command = [str(python), "-m", tool, "-l", "-r", "-b", str(PROGRAM / identity.NAME)]
    shown = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return {line.strip().partition(".")[0] for line in shown.stdout.splitlines()}


def check_content() -> None:
    """Make sure that nothing of the developers is in the program. Raises Problem."""
    present = frozen_modules() | {path.name for path in (PROGRAM / "_internal").iterdir()}
    strangers = sorted(present & set(frozen_parts.DEVELOPER_PACKAGES))
    if strangers:
        raise Problem(f"The program carries what only developers need: {', '.join(strangers)}.")


def check_size(path: Path, size: float, most: float) -> None:
    """Tell a size; one that is too large is a Problem."""
    announce(f"{size / 1e6:7.1f} MB  {path.relative_to(ROOT)}")
    if size > most:
        raise Problem(f"{path.name} is larger than {most / 1e6:.0f} MB.")


# ---------------------------------------------------------------- the packages


def last_change() -> int:
    """The moment of the last commit, which all packed files bear."""
    asked = ["git", "log", "-1", "--format=%ct"]
    found = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    return int(found.stdout) if found.returncode == 0 else int(SPEC.stat().st_mtime)


def pack_for_linux() -> None:
    """The .tar.xz, the .tar.gz and the .deb."""
    announce("Packing")
    machine, moment = platform.machine(), last_change()
    packed, plain = archives.write_archives(PROGRAM, DIST, machine, moment)
    check_size(packed, packed.stat().st_size, MOST_PACKED)
    check_size(plain, plain.stat().st_size, MOST_UNPACKED)
    packed = archives.write_deb(PROGRAM, ICONS, DIST, machine, moment)
    check_size(packed, packed.stat().st_size, MOST_PACKED)


def pack_for_windows() -> None:
    """The installer, if Inno Setup is there."""
    compiler = shutil.which("ISCC") or r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe"
    if not Path(compiler).is_file():
        raise Problem(f"The program is in {PROGRAM}. For the installer, install Inno Setup 6.")
    given = {"Version": identity.version(), "Source": PROGRAM, "Output": DIST}
    words = [f"/D{name}={value}" for name, value in given.items()]
    if run([compiler, "/Qp", *words, ROOT / "packaging" / "windows" / "islands-desktop.iss"]) != 0:
        raise Problem("The installer could not be made; what Inno Setup says stands above.")


def pack_for_macos() -> None:
    """The disk image."""
    script = ROOT / "packaging" / "macos" / "make_dmg.sh"
    image = DIST / f"{identity.NAME}-{identity.version()}-macos-{platform.machine()}.dmg"
    if run(["sh", script, DIST / f"{identity.TITLE}.app", image]) != 0:
        raise Problem("The disk image could not be made; what went wrong stands above.")


def build() -> int:
    """Build everything for this system."""
    ensure_tools()
    ensure_environment()
    freeze()
    check_content()
    check_size(PROGRAM, archives.bytes_in(PROGRAM), MOST_UNPACKED)
    if sys.platform == "win32":
        pack_for_windows()
    elif sys.platform == "darwin":
        pack_for_macos()
    else:
        pack_for_linux()
    return 0


def try_out() -> int:
    """Try the built program out."""
    import smoke

    if not PROGRAM.is_dir():
        raise Problem("There is no built program yet. Build it first: packaging/build.py")
    return smoke.try_out(PROGRAM, program_in_venv("python", VENV), OWN / "smoke")


def main(arguments: list[str]) -> int:
    """Build, or try out what was built."""
    if arguments not in ([], ["--smoke"]):
        print(__doc__)
        return 0 if arguments[:1] in (["-h"], ["--help"]) else 2
    if not dev.is_suitable(sys.version_info[:2]):
        other = dev.suitable_python()
        if other is None:
            raise Problem(f"The build needs another Python than {sys.version.split()[0]}.")
        return run([other, Path(__file__).resolve(), *arguments])
    return try_out() if arguments else build()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Problem as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)
