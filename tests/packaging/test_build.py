"""packaging/build.py and its lists: what is frozen, and that all systems are told the same."""

from __future__ import annotations

import configparser
import io
import struct
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
from importlib import import_module
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from islands_desktop import __version__
from islands_desktop.desktop import language, main_window
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.table import open_table
from islands_desktop.games import registry
from islands_desktop.opponents import players
from islands_desktop.saves.library import ENDING, EXPORTED

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "packaging"
LINUX = FOLDER / "linux"
ISS = (FOLDER / "windows" / "islands-desktop.iss").read_text(encoding="utf-8")
SPEC = (FOLDER / "islands_desktop.spec").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def scripts() -> dict[str, ModuleType]:
    """The scripts of the build by name; they import each other by their names."""
    sys.path.insert(0, str(FOLDER))
    try:
        names = ("identity", "frozen_parts", "system_words", "archives", "licences", "icons")
        return {name: import_module(name) for name in (*names, "build", "smoke", "smoke_display")}
    finally:
        sys.path.remove(str(FOLDER))


# ---- what is frozen


def test_every_module_that_is_imported_by_name_is_frozen(scripts: dict[str, ModuleType]) -> None:
    frozen = set(scripts["frozen_parts"].program_modules())
    named = {*registry._MODULES.values(), *players._MODULES.values()}
    named |= {module for module, _kind in open_table._CONTROLLERS.values()}
    named |= {module for module, _kind in main_window._PAGES.values()}
    for game_id in registry.GAME_IDS:
        named |= {game_part(game_id, part).__name__ for part in ("sheet", "options_form", "sounds")}
    assert named <= frozen
    assert "islands_desktop.opponents.worker" in frozen
    assert not [name for name in frozen if name.startswith("tests")]
    assert all(find_spec(name) for name in sorted(frozen)[::40])


def test_every_asset_is_frozen_but_what_translators_write(scripts: dict[str, ModuleType]) -> None:
    frozen = {Path(source) for source, _folder in scripts["frozen_parts"].asset_files()}
    left = {path for path in (ROOT / "assets").rglob("*") if path.is_file()} - frozen
    assert {path.name for path in left} == {
        "glossary.md",
        *(f"islands_{code}.ts" for code in language.LANGUAGES if code != "en"),
    }


def test_every_folder_of_assets_is_frozen_where_the_program_looks_for_it(
    scripts: dict[str, ModuleType],
) -> None:
    files = scripts["frozen_parts"].asset_files()
    carried = {folder for _source, folder in files}
    folders = {path.parent for path in (ROOT / "assets").rglob("*") if path.is_file()}
    assert carried == {path.relative_to(ROOT).as_posix() for path in folders}
    assert "assets/sounds" in carried and "assets/translations" in carried
    assert "datas=[*parts.asset_files(), *parts.font_files()]" in SPEC
    assert all(
        parent == Path(source).parent.relative_to(ROOT).as_posix() for source, parent in files
    )


def test_what_c_and_processes_import_is_there_and_named(scripts: dict[str, ModuleType]) -> None:
    parts = scripts["frozen_parts"]
    assert all(find_spec(name) for name in parts.NAMED_MODULES)
    assert not set(parts.NAMED_MODULES) & set(parts.UNUSED_MODULES)
    assert "*parts.NAMED_MODULES" in SPEC
    for library in ("libpython3.11.so.1.0", "_miniaudio.abi3.so", "lib-dynload/_struct.so"):
        assert parts.is_stripped_by_us(library)
    assert not parts.is_stripped_by_us("libQt6Core.so.6")


def test_libraries_for_sounds_come_with_their_licences(scripts: dict[str, ModuleType]) -> None:
    for name in ("miniaudio", "cffi"):
        files = scripts["licences"].licence_files(distribution(name))
        assert files and all("Permission is hereby granted" in path.read_text() for path in files)


def test_the_fonts_come_with_their_licences(scripts: dict[str, ModuleType]) -> None:
    files = scripts["frozen_parts"].font_files()
    assert all(Path(source).is_file() for source, _folder in files)
    assert len([source for source, _folder in files if source.endswith("OFL.txt")]) == 2


def test_texts_that_debian_names_come_along(scripts: dict[str, ModuleType], tmp_path: Path) -> None:
    notice = tmp_path / "copyright"
    notice.write_text("The text is in `/usr/share/common-licenses/GPL-2'.", encoding="utf-8")
    found = scripts["licences"].common_texts({"libx": [notice], "y": [tmp_path / "LICENSE"]})
    assert found == [path for path in [Path("/usr/share/common-licenses/GPL-2")] if path.is_file()]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqjpeg.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/translations/qtbase_pl.qm", False),
        ("PySide6/Qt/lib/libQt6Qml.so.6", False),
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("assets/translations/islands_pt.qm", True),
        ("_miniaudio.abi3.so", True),
        ("libmvec.so.1", False),
    ],
)
def test_parts_of_qt_that_are_kept(scripts: dict[str, ModuleType], name: str, wanted: bool) -> None:
    assert scripts["frozen_parts"].is_wanted(name) is wanted


def test_qt_speaks_the_languages_of_the_program(scripts: dict[str, ModuleType]) -> None:
    assert {"en", *scripts["frozen_parts"].TRANSLATED} == set(language.LANGUAGES)
    assert {code for _game, code in scripts["smoke"].DEMOS} == set(language.LANGUAGES)
    assert {game for game, _code in scripts["smoke"].DEMOS} == set(registry.GAME_IDS)
    assert set(scripts["smoke_display"].WATCHED) == set(registry.GAME_IDS)


def test_libraries_that_nobody_asks_for_go_one_after_the_other(
    scripts: dict[str, ModuleType],
) -> None:
    asked = {"program": {"liba.so.1"}, "a": set(), "b": {"libc.so.1"}, "c": set()}
    entries = [
        ("libpython3.11.so", "program", "BINARY"),
        ("liba.so.1", "a", "BINARY"),
        ("libb.so.1", "b", "BINARY"),
        ("libc.so.1", "c", "BINARY"),
    ]
    parts = scripts["frozen_parts"]
    kept = parts.without_orphans(entries, asked.__getitem__)
    assert [name for name, _source, _kind in kept] == ["libpython3.11.so", "liba.so.1"]
    links = [("libc.so.1", "Qt/libc.so.1", "SYMLINK"), ("x", "liba.so.1", "SYMLINK")]
    assert parts.without_dead_links(links, kept) == links[1:]


def test_one_folder_and_never_upx() -> None:
    assert SPEC.count("EXE(") == 2 and SPEC.count("exclude_binaries") == 1
    assert "COLLECT(" in SPEC and "upx=True" not in SPEC and '"upx": False' in SPEC


# ---- one version, one file type


def test_the_version_is_the_program_s(scripts: dict[str, ModuleType]) -> None:
    assert scripts["identity"].version() == __version__
    assert scripts["system_words"].property_list()["CFBundleShortVersionString"] == __version__
    assert f"Version: {__version__}\n".encode() in scripts["archives"].control(LINUX, "x", "2.36")
    assert b"\nMaintainer: Islands Desktop contributors <" in scripts["archives"].control(
        LINUX, "x", "2.36"
    )
    assert __version__ not in ISS and "/DVersion" in ISS


def test_every_system_is_told_the_same_file_type(scripts: dict[str, ModuleType]) -> None:
    identity = scripts["identity"]
    assert (identity.FILE_ENDING, identity.KEPT_ENDING) == (EXPORTED, ENDING)
    entry = configparser.ConfigParser(interpolation=None, strict=False)
    entry.read(LINUX / f"{identity.NAME}.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["MimeType"].split(";") == [identity.MIME_TYPE, ""]
    assert entry["Desktop Entry"]["Exec"] == f"{identity.NAME} %f"
    mime = ET.parse(LINUX / f"{identity.NAME}.xml").getroot()
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (kind,) = mime.findall("m:mime-type", space)
    assert kind.get("type") == identity.MIME_TYPE
    globs = {glob.get("pattern") for glob in kind.findall("m:glob", space)}
    assert globs == {f"*{EXPORTED}", f"*{ENDING}"}
    assert f'Software\\Classes\\{EXPORTED}"' in ISS and f'"{identity.MIME_TYPE}"' in ISS
    plist = scripts["system_words"].property_list()
    (exported,), (opened,) = plist["UTExportedTypeDeclarations"], plist["CFBundleDocumentTypes"]
    tags = exported["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [EXPORTED.removeprefix(".")]
    assert tags["public.mime-type"] == identity.MIME_TYPE
    assert opened["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]


def test_the_build_installs_what_the_program_needs_and_nothing_of_developers(
    scripts: dict[str, ModuleType],
) -> None:
    lines = scripts["build"].wanted_packages()
    assert [line for line in lines if line.startswith("PySide6-Essentials")]
    words = " ".join(lines)
    assert "pyinstaller" in words and "pytest" not in words and "mypy" not in words


# ---- archives and icons


def test_a_deb_is_what_debian_says_it_is(scripts: dict[str, ModuleType], tmp_path: Path) -> None:
    archives, name = scripts["archives"], scripts["identity"].NAME
    program = tmp_path / name
    program.mkdir()
    (program / name).write_text("program")
    (program / name).chmod(0o755)
    packed = io.BytesIO()
    archives.write_tar(packed, archives.deb_members(program, tmp_path), 1_000, 0)
    with tarfile.open(fileobj=io.BytesIO(packed.getvalue())) as tar:
        members = {member.name: member for member in tar}
    assert members[f"./usr/lib/{name}/{name}"].mode == 0o755
    assert members[f"./usr/bin/{name}"].linkname == f"../lib/{name}/{name}"
    assert members["./usr/share/applications"].isdir()
    assert {member.uname for member in members.values()} == {"root"}
    whole = archives.ar([("debian-binary", b"2.0\n"), ("control.tar.xz", b"abc")], 7)
    assert whole.startswith(b"!<arch>\ndebian-binary   7 ") and len(whole) % 2 == 0


def test_the_same_content_is_packed_into_the_same_bytes(
    scripts: dict[str, ModuleType], tmp_path: Path
) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "a" / "b" / "c").write_text("x")
    archives = scripts["archives"]
    for write in (archives.write_tar, archives.write_tar_gz):
        packed = []
        for _time in range(2):
            target = io.BytesIO()
            write(target, archives.members_of(tmp_path / "a", "p"), 5)
            packed.append(target.getvalue())
        assert packed[0] == packed[1]


def test_both_archives_hold_the_same_files(scripts: dict[str, ModuleType], tmp_path: Path) -> None:
    archives, name = scripts["archives"], scripts["identity"].NAME
    program = tmp_path / name
    program.mkdir()
    (program / name).write_text("program")
    found = []
    for path in archives.write_archives(program, tmp_path, "x86_64", 1_000):
        with tarfile.open(path) as tar:
            found.append([(one.name, one.mode, one.size, one.mtime) for one in tar])
    assert [path.suffix for path in sorted(tmp_path.glob("*.tar.*"))] == [".gz", ".xz"]
    assert found[0] == found[1]
    assert any(entry[0].endswith("install.sh") for entry in found[0])


def test_icons_are_laid_out_as_the_systems_read_them(scripts: dict[str, ModuleType]) -> None:
    icons = scripts["icons"]
    ico = icons.ico({16: b"small", 256: b"large!"})
    assert struct.unpack_from("<3H", ico) == (0, 1, 2)
    sides = [struct.unpack_from("<4B2H2I", ico, 6 + 16 * number) for number in range(2)]
    assert [side[0] for side in sides] == [16, 0]
    assert [ico[side[7] : side[7] + side[6]] for side in sides] == [b"small", b"large!"]
    icns = icons.icns({b"ic07": b"picture"})
    assert icns[:4] == b"icns" and struct.unpack(">I", icns[4:8]) == (len(icns),)


def test_the_shell_scripts_are_sound_and_may_be_run() -> None:
    for script in (LINUX / "install.sh", FOLDER / "macos" / "make_dmg.sh"):
        assert script.stat().st_mode & 0o111
        subprocess.run(["sh", "-n", script], check=True)


def test_the_menu_entry_is_installed_and_removed(tmp_path: Path) -> None:
    folder, home = tmp_path / "my games & more", tmp_path / "home"
    (folder / "share").mkdir(parents=True)
    for name in ("islands-desktop.desktop", "islands-desktop.xml"):
        (folder / "share" / name).write_bytes((LINUX / name).read_bytes())
    (folder / "share" / "islands-desktop.svg").write_text("<svg/>")
    script = folder / "install.sh"
    script.write_bytes((LINUX / "install.sh").read_bytes())
    env = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    subprocess.run(["sh", script], env=env, check=True, capture_output=True)
    entry = home / ".local" / "share" / "applications" / "islands-desktop.desktop"
    assert f'Exec="{folder}/islands-desktop" %f\n' in entry.read_text(encoding="utf-8")
    subprocess.run(["sh", script, "--remove"], env=env, check=True, capture_output=True)
    assert not entry.exists()


def test_the_build_is_explained_where_the_readme_says() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for words in ("", " --smoke"):
        assert f"python3 packaging/build.py{words}\n" in readme
    shown = subprocess.run(
        [sys.executable, FOLDER / "build.py", "--help"], capture_output=True, text=True, check=True
    )
    assert "python3 packaging/build.py --smoke" in shown.stdout
