"""The window as it is started: screens and libraries, second starts, files that are given."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFileOpenEvent
from pytestqt.qtbot import QtBot

from islands_desktop.__main__ import names_saved_game
from islands_desktop.desktop.given_files import GivenFiles
from islands_desktop.desktop.main_window import (
    MainWindow,
)
from islands_desktop.desktop.one_window import WindowServer, raise_first_window
from islands_desktop.desktop.open_outside import own_libraries_hidden
from islands_desktop.desktop.program import Program
from islands_desktop.desktop.screen_check import why_no_window
from islands_desktop.saves.settings import Settings
from tests.desktop.frame_setup import open_window, solo_setup, table_of


def test_without_a_display_a_sentence_says_so() -> None:
    assert "no screen" in why_no_window({}, "linux")


def test_a_named_platform_is_believed() -> None:
    assert why_no_window({"QT_QPA_PLATFORM": "offscreen"}, "linux") == ""


def test_missing_libraries_are_named_as_packages() -> None:
    sentence = why_no_window({"DISPLAY": ":0"}, "linux", lambda name: "cursor" not in name)
    assert "libxcb-cursor0" in sentence and "libxcb-shape0" not in sentence


@pytest.mark.parametrize("platform", ["offscreen", "xcb", ""])
def test_without_the_system_s_graphics_no_platform_is_believed(platform: str) -> None:
    environment = {"QT_QPA_PLATFORM": platform, "WAYLAND_DISPLAY": "wayland-0"}
    sentence = why_no_window(environment, "linux", lambda name: "GL" not in name)
    assert "apt-get install libegl1 libgl1" in sentence and "\n" not in sentence


def test_a_library_that_the_loader_refuses_is_named_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "PySide6").mkdir()
    loader = "libEGL.so.1: version `EGL_9' not found"
    broken = f"raise ImportError({loader!r})"
    (tmp_path / "PySide6" / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "PySide6" / "QtWidgets.py").write_text(broken, encoding="utf-8")
    code = "import sys; from islands_desktop.desktop.app import run; sys.exit(run())"
    env = {"QT_QPA_PLATFORM": "offscreen", "ISLANDS_DESKTOP_HOME": str(tmp_path)}
    result = subprocess.run(
        [sys.executable, "-c", code],
        env={**env, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert result.returncode == 2
    assert loader in result.stderr and result.stderr.count("\n") == 1


def _run(command: list[str], home: Path) -> subprocess.CompletedProcess[str]:
    env = {"QT_QPA_PLATFORM": "offscreen", "ISLANDS_DESKTOP_HOME": str(home)}
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=True)


def test_the_program_ends_with_code_2_where_there_is_no_screen() -> None:
    command = [sys.executable, "-m", "islands_desktop"]
    result = subprocess.run(
        command, env={"PATH": ""}, capture_output=True, text=True, timeout=60, check=False
    )
    assert result.returncode == 2
    assert "no screen" in result.stderr


def test_before_the_first_painting_neither_pydantic_nor_a_game_is_imported(own_home: Path) -> None:
    code = (
        "import sys\n"
        "from islands_desktop.desktop import app\n"
        "def look(application=None):\n"
        "    slow = {'pydantic', 'PySide6.QtNetwork', 'platformdirs', 'sqlite3'}\n"
        "    games = [name for name in sys.modules if name.startswith('islands_desktop.games')]\n"
        "    print(sorted(slow & set(sys.modules)), games, flush=True)\n"
        "    sys.exit(0) if application is None else application.quit()\n"
        "app._tell_time = look\n"
        "app.run(['--time-first-paint'])\n"
    )
    result = _run([sys.executable, "-c", code], own_home)
    assert result.stdout.splitlines()[:1] == ["[] []"], result.stderr


def test_the_time_to_the_first_painting_is_told(own_home: Path) -> None:
    result = _run([sys.executable, "-m", "islands_desktop", "--time-first-paint"], own_home)
    first, home = (int(line) for line in result.stdout.split())
    assert 0 < first <= home


def test_the_window_shows_itself_before_it_is_furnished(qtbot: QtBot) -> None:
    window = MainWindow(Program(Settings()))
    qtbot.addWidget(window)
    with qtbot.waitSignals([window.first_painted, window.furnished], order="strict"):
        window.show()
    assert window.current_name == "home"


def test_a_second_start_raises_the_first_window(qtbot: QtBot) -> None:
    raised: list[bool] = []
    window = open_window(qtbot)
    WindowServer(lambda: raised.append(True), window)
    assert raise_first_window()
    qtbot.waitUntil(lambda: raised == [True])


def test_a_second_start_with_a_file_has_the_first_open_it(
    qtbot: QtBot, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Path] = []
    window = open_window(qtbot)
    WindowServer(lambda: None, window, given.append)
    monkeypatch.chdir(own_home)
    assert raise_first_window(Path("Anna's game ü.island"))
    qtbot.waitUntil(lambda: given == [own_home / "Anna's game ü.island"])


def _exported(window: MainWindow, target: Path) -> Path:
    window.start_game(solo_setup())
    played = table_of(window).played
    assert played is not None
    window.program.saved_games.export(played.id, target)
    return target


def test_a_file_is_opened_once_and_found_again(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot)
    path = _exported(window, tmp_path / "game.island")
    window.open_file(path)
    assert window.current_name == "table"
    assert len(window.program.saved_games.entries()) == 1
    (line,) = window.program.saved_games.entries()
    window.program.delete_game(line.id)
    for _time in range(2):
        window.open_file(path)
        assert table_of(window).played is not None
        assert len(window.program.saved_games.entries()) == 1


def test_a_file_that_holds_no_game_is_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot)
    window.open_file(tmp_path / "gone.island")
    assert window.notice and window.current_name == "home"


def test_files_that_macos_hands_over_are_opened(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot)
    path = _exported(window, tmp_path / "game.island")
    window.open_page("home")
    assert GivenFiles(window).eventFilter(window, QFileOpenEvent(str(path)))
    assert window.current_name == "table"


@pytest.mark.parametrize("before", ["/opt/lib", None])
def test_other_programs_do_not_find_the_libraries_of_a_packaged_one(
    before: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/games/_internal")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with own_libraries_hidden():
        assert os.environ.get("LD_LIBRARY_PATH") == before
    assert os.environ["LD_LIBRARY_PATH"] == "/games/_internal"


def test_a_saved_game_on_the_command_line_opens_the_window() -> None:
    assert names_saved_game(["games/Anna.island"]) and names_saved_game(["anna.island.JSON"])
    for words in ([], ["demo"], ["--version"], ["--x.json"], ["replay", "a.json"]):
        assert not names_saved_game(words)


def test_a_second_start_that_nobody_answers_gives_up() -> None:
    assert not raise_first_window(seconds=0.2)
