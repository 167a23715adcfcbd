"""Set up, start, check and measure Islands Desktop from a source checkout.

    python3 packaging/dev.py play      start the game; without a screen, show one being played
    python3 packaging/dev.py test      run every check: format, lint, types, imports, tests
    python3 packaging/dev.py bench     measure rules, players, start-up, drawing and saving
    python3 packaging/dev.py bench --short   only look whether the rules became slower
    python3 packaging/dev.py screenshots     take the pictures of README.md anew
    python3 packaging/dev.py setup     only set up, for work on the program

Whatever follows the command is passed on: `play` gives it to the program, `test` to pytest,
`bench` to the benchmarks, `screenshots` names those to take. Needs nothing but Python and its
standard library.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
STAMP = VENV / "islands-desktop.stamp"
DEMO_PICTURES = ROOT / "build" / "demo"

#: Python versions the program runs on: the first one, and the first one that is too new.
OLDEST_PYTHON, TOO_NEW_PYTHON = (3, 11), (3, 14)

#: Raise when a change of this file must set up existing environments again.
SETUP_FORMAT = 1

#: Modules of the extra `bench`: other people's games in Python.
PEER_MODULES = ("catanatron", "pyspiel")

#: The parts of pyproject.toml that decide what is installed.
INSTALL_TABLES = ("build-system", "project", "hatch")

#: System libraries of Qt: Debian package -> the library file it is asked for.
OFFSCREEN_LIBRARIES = {
    "libegl1": "libEGL.so.1",
    "libgl1": "libGL.so.1",
    "libglib2.0-0": "libglib-2.0.so.0",
    "libxkbcommon0": "libxkbcommon.so.0",
    "libdbus-1-3": "libdbus-1.so.3",
    "libfontconfig1": "libfontconfig.so.1",
}
X_LIBRARIES = {
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-shape0": "libxcb-shape.so.0",
}

#: Programs with which the tests drive a real window: Debian package -> program.
X_TEST_PROGRAMS = {"xvfb": "Xvfb", "xauth": "xauth", "xdotool": "xdotool"}

#: The checks before pytest: a program of the virtual environment and its arguments.
CHECKS = (
    ("ruff", "format", "--check", "."),
    ("ruff", "check", "."),
    ("mypy",),
    ("lint-imports", "--no-logo"),
)


class Problem(Exception):
    """Something the person has to know or do; its text is one or two full sentences."""


def announce(text: str) -> None:
    """Print one line of progress, before whatever a started program prints."""
    print(text, flush=True)


def run(
    command: Sequence[str | Path],
    env: Mapping[str, str] | None = None,
    folder: Path | None = ROOT,
) -> int:
    """Run a program to its end and return its exit code; folder None is where the person is."""
    return subprocess.call([str(part) for part in command], cwd=folder, env=env)


# ---------------------------------------------------------------- Python and its environment


def is_suitable(version: tuple[int, int] | None) -> bool:
    """True if the program runs on this Python version, given as (major, minor)."""
    return version is not None and OLDEST_PYTHON <= version < TOO_NEW_PYTHON


def suitable_python() -> str | None:
    """Another Python on the search path that the program runs on, the newest first."""
    for minor in range(TOO_NEW_PYTHON[1] - 1, OLDEST_PYTHON[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found:
            return found
    return None


def program_in_venv(name: str, folder: Path = VENV) -> Path:
    """Path of a program of a virtual environment, there or not."""
    if os.name == "nt":
        return folder / "Scripts" / f"{name}.exe"
    return folder / "bin" / name


def venv_version(configuration: str) -> tuple[int, int] | None:
    """Python version named in the text of a pyvenv.cfg, None if it names none."""
    found = re.search(r"^version(?:_info)?\s*=\s*(\d+)\.(\d+)", configuration, re.MULTILINE)
    return (int(found[1]), int(found[2])) if found else None


def venv_is_usable() -> bool:
    """True if the virtual environment exists, is complete and has a suitable Python."""
    configuration = VENV / "pyvenv.cfg"
    if not configuration.is_file() or not program_in_venv("python").is_file():
        return False
    return is_suitable(venv_version(configuration.read_text(encoding="utf-8")))


def fingerprint(pyproject: str, python: tuple[int, int] | None, root: Path) -> str:
    """Digest of everything an installed environment depends on.

    Settings of the checks may change without a new set-up; dependencies, the Python version and
    the place of the checkout (an environment holds absolute paths) may not.
    """
    import tomllib

    tables = tomllib.loads(pyproject)
    tables.update(tables.get("tool", {}))
    parts = [repr(tables.get(name)) for name in INSTALL_TABLES]
    text = "\n".join([str(SETUP_FORMAT), str(python), str(root), *parts])
    return hashlib.sha256(text.encode()).hexdigest()


def stamp_covers(stamp: str, wanted: str, extra: str) -> bool:
    """True if a stamp says that this fingerprint is installed, with the extra if one is needed."""
    lines = stamp.split()
    return lines[:1] == [wanted] and (not extra or extra in lines[1:])


def current_fingerprint() -> str:
    """Fingerprint of this checkout with the virtual environment as it is now."""
    configuration = (VENV / "pyvenv.cfg").read_text(encoding="utf-8")
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return fingerprint(pyproject, venv_version(configuration), ROOT)


def create_venv(folder: Path = VENV) -> None:
    """Make a virtual environment anew, without pip: it is filled from outside."""
    if importlib.util.find_spec("venv") is None:
        raise Problem(
            "This Python has no venv module. On Debian and Ubuntu, install it with: "
            "apt-get install python3-venv"
        )
    import venv

    announce(f"Making the virtual environment {folder}")
    venv.create(folder, clear=True, symlinks=os.name != "nt", with_pip=False)


def pip_command(folder: Path = VENV) -> list[str | Path]:
    """Command of a pip that installs into a virtual environment. Raises Problem if none."""
    python = program_in_venv("python", folder)
    if importlib.util.find_spec("pip") is not None:
        return [sys.executable, "-m", "pip", "--python", python]
    if importlib.util.find_spec("ensurepip") is not None and run([python, "-m", "ensurepip"]) == 0:
        return [python, "-m", "pip"]
    raise Problem(
        "This Python has neither pip nor ensurepip. On Debian and Ubuntu, install pip with: "
        "apt-get install python3-pip"
    )


def install(extra: str) -> None:
    """Install the program (editable) and what it needs: with uv, which is fast, else with pip."""
    target = f"{ROOT}[{extra}]" if extra else str(ROOT)
    python, uv = program_in_venv("python"), program_in_venv("uv")
    if not uv.is_file():
        run([*pip_command(), "install", "--quiet", "uv"])
    announce("Installing Islands Desktop and what it needs")
    if (
        uv.is_file()
        and run([uv, "pip", "install", "--quiet", "--python", python, "-e", target]) == 0
    ):
        return
    announce("uv could not do it; trying pip")
    if run([*pip_command(), "install", "--quiet", "-e", target]) != 0:
        raise Problem("The dependencies could not be installed; what pip says stands above.")


def ensure_environment(extra: str) -> None:
    """Set the virtual environment up, unless its stamp says that nothing changed."""
    if not venv_is_usable():
        create_venv()
    elif STAMP.is_file() and stamp_covers(
        STAMP.read_text(encoding="utf-8"), current_fingerprint(), extra
    ):
        return
    STAMP.unlink(missing_ok=True)
    install(extra)
    STAMP.write_text(f"{current_fingerprint()}\n{extra}\n", encoding="utf-8")


# ---------------------------------------------------------------- the system and its screen


def has_screen(platform: str, env: Mapping[str, str]) -> bool:
    """True if a window can be shown: always on Windows and macOS, else if a display is named."""
    if env.get("QT_QPA_PLATFORM", "").startswith(("offscreen", "minimal")):
        return False
    if platform in ("win32", "darwin"):
        return True
    return bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))


def listed_libraries(ldconfig: str) -> set[str]:
    """File names of the shared libraries in the output of `ldconfig -p`."""
    return {line.split()[0] for line in ldconfig.splitlines() if "=>" in line}


def missing_packages(wanted: Mapping[str, str], present: Collection[str]) -> list[str]:
    """Packages of a table package -> file whose file is not among those present."""
    return [package for package, file in wanted.items() if file not in present]


def present_libraries(wanted: Collection[str]) -> Collection[str]:
    """The system's shared libraries; where it has no list of them, the wanted are believed in."""
    ldconfig = shutil.which("ldconfig", path=f"{os.environ.get('PATH', '')}:/sbin:/usr/sbin")
    if ldconfig is None:
        return wanted
    listing = subprocess.run([ldconfig, "-p"], capture_output=True, text=True, check=False)
    return listed_libraries(listing.stdout) if listing.returncode == 0 else wanted


def apt_line(packages: Sequence[str]) -> str:
    """The one line with which a person installs Debian packages."""
    names = " ".join(packages)
    return f"sudo apt-get update && sudo apt-get install -y --no-install-recommends {names}"


def install_system_packages(packages: Sequence[str]) -> None:
    """Install Debian packages as root. Raises Problem if that fails."""
    announce(f"Installing system packages: {' '.join(packages)}")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    fetch = ["install", "-y", "--no-install-recommends", *packages]
    for step in (["update"], fetch):  # a failed update may still leave enough to install from
        code = subprocess.call(["apt-get", "-qq", *step], env=env, stdout=subprocess.DEVNULL)
    if code != 0:
        raise Problem("The system packages could not be installed; what apt-get says stands above.")


def ensure_system(libraries: Mapping[str, str], programs: Mapping[str, str]) -> None:
    """Make sure of Qt's system libraries and of programs on Linux, or say what to install."""
    if not sys.platform.startswith("linux"):
        return

    def absent() -> list[str]:
        programs_here = [name for name in programs.values() if shutil.which(name)]
        lacking = missing_packages(libraries, present_libraries(libraries.values()))
        return lacking + missing_packages(programs, programs_here)

    packages = absent()
    if not packages:
        return
    if shutil.which("apt-get") is None:
        files = ", ".join({**libraries, **programs}[package] for package in packages)
        raise Problem(f"This system lacks {files}. Install the packages that contain them.")
    if os.geteuid() != 0:
        raise Problem(f"Some system packages are missing. Run: {apt_line(packages)}")
    install_system_packages(packages)
    packages = absent()
    if packages:
        raise Problem(f"Installed, but still not found: {', '.join(packages)}.")


# ---------------------------------------------------------------- commands


def offscreen_environment() -> dict[str, str]:
    """The environment of programs that must not open a window on a screen."""
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


def setup(arguments: list[str]) -> int:
    """Set up everything that work on the program needs."""
    if arguments:
        raise Problem("`setup` takes no arguments.")
    ensure_system(OFFSCREEN_LIBRARIES | X_LIBRARIES, X_TEST_PROGRAMS)
    ensure_environment("dev")
    announce(f"Ready. The environment is {VENV}")
    return 0


def play(arguments: list[str]) -> int:
    """Start the game; without a screen let it play a solo game by itself, and take pictures."""
    screen = has_screen(sys.platform, os.environ)
    libraries = OFFSCREEN_LIBRARIES | (X_LIBRARIES if os.environ.get("DISPLAY") else {})
    ensure_system(libraries, {})
    ensure_environment("")
    program: list[str | Path] = [program_in_venv("python"), "-m", "islands_desktop"]
    if screen or arguments:
        env = None if screen else offscreen_environment()
        return run([*program, *arguments], env, folder=None)
    announce("There is no screen here, so the game plays one solo game by itself, offscreen.")
    return run([*program, "demo", "--screenshots", DEMO_PICTURES], offscreen_environment())


def test(arguments: list[str]) -> int:
    """Run all checks, pytest last; the exit code is 0 only if every one of them passed."""
    ensure_system(OFFSCREEN_LIBRARIES | X_LIBRARIES, X_TEST_PROGRAMS)
    ensure_environment("dev")
    python, env = program_in_venv("python"), offscreen_environment()
    failed = []
    for program, *options in CHECKS:
        name = " ".join([program, *options])
        announce(f"== {name}")
        if run([program_in_venv(program), *options], env) != 0:
            failed.append(name)
    announce("== pytest")
    code = run([python, "-m", "pytest", "-n", "2", *arguments], env)
    if failed:
        announce(f"Failed before pytest: {', '.join(failed)}")
    return code or int(bool(failed))


def ensure_peers() -> None:
    """Install what the rules are measured against, as far as it runs here; else do without."""
    search = "import sys; from importlib.util import find_spec; "
    search += f"sys.exit(not all(map(find_spec, {PEER_MODULES})))"
    if run([program_in_venv("python"), "-c", search]) == 0:
        return
    try:
        install("bench")
    except Problem:
        announce("Not all peers could be installed here; the table says which are missing.")


def bench(arguments: list[str]) -> int:
    """Run the benchmarks and print their figures."""
    ensure_system(OFFSCREEN_LIBRARIES, {})
    ensure_environment("dev")
    if "--short" not in arguments:
        ensure_peers()
    python = program_in_venv("python")
    return run([python, "-m", "tests.bench", *arguments], offscreen_environment())


def screenshots(arguments: list[str]) -> int:
    """Take the pictures of README.md, or those named, from fixed games."""
    ensure_system(OFFSCREEN_LIBRARIES, {})
    ensure_environment("")
    python = program_in_venv("python")
    return run([python, ROOT / "packaging" / "screenshots.py", *arguments], offscreen_environment())


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "bench": bench,
    "screenshots": screenshots,
    "setup": setup,
}


def main(arguments: list[str]) -> int:
    """Run one command and return its exit code."""
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__)
        return 0 if arguments[:1] in (["-h"], ["--help"]) else 2
    if not is_suitable(sys.version_info[:2]):
        other = suitable_python()
        if other is None:
            raise Problem(
                f"Islands Desktop needs Python 3.{OLDEST_PYTHON[1]} to 3.{TOO_NEW_PYTHON[1] - 1}; "
                f"this is {sys.version.split()[0]}. Install one of those and start again with it."
            )
        return run([other, Path(__file__).resolve(), *arguments], folder=None)
    return COMMANDS[arguments[0]](arguments[1:])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Problem as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)
