"""Sounds: which belong to a command, when none is heard, and that nothing missing is an error."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from islands_desktop.core import assets
from islands_desktop.core.chance import draw_below, seed_chance
from islands_desktop.core.events import Event
from islands_desktop.core.game import Transition
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.pages.settings import SettingsPage
from islands_desktop.desktop.pages.table_page import TablePage
from islands_desktop.desktop.sounds import loudspeaker
from islands_desktop.desktop.sounds.choice import BELLS, sounds_of
from islands_desktop.desktop.sounds.loudspeaker import Loudspeaker
from islands_desktop.desktop.sounds.mixer import RATE, Mixer, UnreadableSound, read_sound, softened
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.saves.settings import CHOICES, Settings, load_settings
from tests.desktop.computer_setup import cursor_of, play_legal, setup_of, sit_down
from tests.desktop.frame_setup import open_window, play_some, solo_setup, table_of

FOLDER = assets.assets_folder() / "sounds"
NAMES = {path.stem for path in FOLDER.glob("*.wav")}


def of_events(game_id: str) -> dict[str, str]:
    table: dict[str, str] = game_part(game_id, "sounds").OF_EVENTS
    return table


# ---- which sounds


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_sound_of_a_game_is_there_for_an_event_of_it(game_id: str) -> None:
    events = import_module(f"islands_desktop.games.{game_id}.events")
    kinds = {
        object.__new__(kind).kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert set(of_events(game_id)) <= kinds
    assert set(of_events(game_id).values()) <= NAMES
    assert {"refusal", "undo", "gain", "turn"} <= NAMES


def random_game(game_id: str, mode: str, seats: int) -> Iterator[Transition[Any]]:
    """The transitions of a random game of deal 7, in which no round is ended before its time."""
    game = find_game(game_id)
    session = GameSession.new(game, game.make_setup(mode, seats, 7, {}))
    chance = seed_chance(7)
    while game.actor(session.state) is not None:
        legal = game.legal_commands(session.state)
        legal = [one for one in legal if one.kind != "end_round"] or legal
        drawn, chance = draw_below(len(legal), chance)
        yield session.play(legal[drawn])


@pytest.mark.parametrize(
    ("game_id", "mode", "seats", "heard"),
    [
        ("palm_island", "solo", 1, {"card_turn", "gain", "card_slide", "round", "end"}),
        ("palm_island", "cooperative", 2, {"card_turn", "gain", "round", "turn", "end"}),
        ("my_island", "eternal", 2, {"card_turn", "tile", "end"}),
        ("rabbit_island", "short", 2, {"tile", "step", "carrots", "card_slide", "end"}),
        ("propeller_islands", "standard", 2, {"die", "tile", "gain", "round", "turn", "end"}),
    ],
)
def test_commands_of_a_game_are_heard(game_id: str, mode: str, seats: int, heard: set[str]) -> None:
    game, persons = find_game(game_id), range(seats)
    played = list(random_game(game_id, mode, seats))
    sounds = [sounds_of(game, each, None, persons) for each in played]
    assert heard <= {name for names in sounds for name in names}
    assert all(len(names) <= 2 and len(set(names) - set(BELLS)) <= 1 for names in sounds)
    assert "end" in sounds[-1] and not any("end" in names for names in sounds[:-1])
    assert sum(bool(names) for names in sounds) > len(sounds) / 2
    if "turn" not in heard:
        assert not any("turn" in names for names in sounds)
    after_computer = [sounds_of(game, each, None, persons, by_computer=True) for each in played]
    assert any("turn" in names for names in after_computer) is (seats > 1)
    calm = [sounds_of(game, each, None, (), by_computer=True) for each in played]
    assert not any("turn" in names for names in calm), "computers call nobody"


def test_what_only_others_may_see_is_not_heard() -> None:
    game = find_game("propeller_islands")
    (transition, *_rest) = random_game("propeller_islands", "standard", 2)
    loud = transition.events[0].__class__.__name__
    assert loud == "CharacterChosen"
    event = transition.events[0].__class__(seat=0, character="marie", visible_to=(0,))  # type: ignore[call-arg]
    hidden = Transition(transition.before, transition.after, (event,))
    assert sounds_of(game, hidden, (1,), ()) == ()
    assert sounds_of(game, hidden, (0,), ()) == ("sparkle",)


# ---- at the table


def ears(table: TablePage) -> list[tuple[str, ...]]:
    """What is heard at a table from now on."""
    heard: list[tuple[str, ...]] = []
    table.sounds.heard.connect(heard.append)
    return heard


def state_of(table: TablePage) -> Any:
    assert table.played is not None
    return table.played.session.state


def test_a_move_a_refusal_and_taking_back_are_heard(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(solo_setup())
    table = table_of(window)
    heard = ears(table)
    play_some(table, 1)
    assert len(heard) == 1 and heard[0]
    assert table.controller is not None
    table.controller.undo()
    table.controller.tell_refusal("No.", "")
    assert heard[1:] == [("undo",), ("refusal",)]
    play_some(table, 2)
    before = len(heard)
    table.panel.log.looked_at.emit(1)
    table.panel.log.back_to_now.emit()
    assert len(heard) == before, "looking at an earlier position is silent"
    assert window.program._loudspeaker is None, "nobody listens to a window off the screen"


@pytest.mark.parametrize(("pace", "some"), [("instant", False), ("fast", True)])
def test_computers_are_heard_unless_they_play_at_once(qtbot: QtBot, pace: str, some: bool) -> None:
    _window, table, _thinker = sit_down(qtbot, setup_of("my_island", 2), "", "easy", pace=pace)
    heard = ears(table)
    by_person = 0
    for _turn in range(3):
        qtbot.waitUntil(lambda: table.controller is not None and table.controller.can_play)
        before = len(heard)
        kinds = [one.kind for one in find_game("my_island").legal_commands(state_of(table))]
        play_legal(table, "place" if "place" in kinds else "next")
        by_person += len(heard) - before
    qtbot.waitUntil(lambda: table.controller is not None and table.controller.can_play)
    assert by_person and cursor_of(table) > 3
    assert (len(heard) > by_person) is some


def test_m_turns_the_sounds_off_and_on_again(qtbot: QtBot, own_home: Path) -> None:
    window = open_window(qtbot, Settings(speed="off", theme="light", volume="high"))
    window.start_game(solo_setup())
    for volume, words in (("off", "Sounds are off."), ("high", "Sounds are on.")):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_M)
        assert window.program.settings.volume == volume
        assert window.notice == words
        settings, faults = load_settings(own_home / "settings.json")
        assert settings.volume == volume and not faults


def test_the_volume_is_chosen_in_the_settings(qtbot: QtBot) -> None:
    window = open_window(qtbot, Settings(speed="off", theme="light", volume="off"))
    window.open_page("settings")
    page = window.page("settings")
    assert isinstance(page, SettingsPage)
    box = page.boxes["volume"]
    assert box.currentData() == "off"
    assert [box.itemData(number) for number in range(box.count())] == [*CHOICES["volume"]]
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert window.program.settings.volume == "low"
    assert window.program.mute() is False and window.program.mute() is True
    assert window.program.settings.volume == "low"


def test_settings_of_an_older_program_are_read(own_home: Path) -> None:
    path = own_home / "settings.json"
    path.write_text('{"theme": "dark", "speed": "fast"}', encoding="utf-8")
    assert load_settings(path) == (Settings(theme="dark", speed="fast"), [])
    path.write_text('{"theme": "dark", "volume": "deafening"}', encoding="utf-8")
    settings, faults = load_settings(path)
    assert settings == Settings(theme="dark") and len(faults) == 1


# ---- mixing


def test_sounds_are_mixed_and_every_sample_is_heard_once() -> None:
    mixer = Mixer()
    tap = read_sound(FOLDER / "tile.wav")
    mixer.add(softened(tap, 0.5))
    mixer.add(tap, wait=100 / RATE)
    heard: list[int] = []
    while not mixer.is_silent:
        heard += mixer.take(64)
    assert len(heard) in range(len(tap) + 100, len(tap) + 164)
    wanted = [0] * len(heard)
    for place, sample in enumerate(tap):
        wanted[place] += round(sample * 0.5)
        wanted[place + 100] += sample
    assert heard == wanted
    assert not any(mixer.take(500))


def test_the_loudest_that_comes_together_stays_within_bounds() -> None:
    mixer = Mixer()
    for _time in range(20):
        mixer.add(read_sound(FOLDER / "end.wav"))
    assert max(mixer.take(RATE)) == 32_767


@pytest.mark.parametrize("content", [b"", b"RIFF", b"RIFF\x24\0\0\0WAVEfmt ", bytes(500_000)])
def test_a_file_that_is_no_sound_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.wav"
    path.write_bytes(content)
    with pytest.raises(UnreadableSound):
        read_sound(path)
    whole = (FOLDER / "tile.wav").read_bytes()
    path.write_bytes(whole[:24] + b"\x44\xac\0\0" + whole[28:])  # another rate
    with pytest.raises(UnreadableSound):
        read_sound(path)


# ---- the device


def wait_until(condition: Callable[[], object], seconds: float = 10) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_sounds_run_through_a_device_which_then_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loudspeaker, "REST", 0.1)
    speaker = Loudspeaker(backends=("NULL",))
    for names in (("gain", "turn"), ("step",)):
        speaker.play(names, "low")
        assert speaker.is_started
        wait_until(lambda: not speaker._mixer.is_silent)
        wait_until(lambda: speaker._device.running)
        wait_until(lambda: not speaker._device.running)
        assert speaker.is_silent and speaker.fault == ""
    speaker.close()
    assert not speaker.is_started


def test_a_device_that_has_stopped_is_opened_anew() -> None:
    speaker = Loudspeaker(backends=("NULL",))
    speaker.play(("step",), "low")
    wait_until(lambda: speaker._device is not None and speaker._device.running)
    first, mixer = speaker._device, speaker._mixer
    first.callback_generator = None  # as after a device is gone: it asks for nothing any more
    for number in range(loudspeaker.MOST_VOICES + 1):
        mixer.add(read_sound(FOLDER / "step.wav"), wait=number)
    speaker.play(("step",), "low")
    wait_until(lambda: speaker._device is None and speaker._failures == 1)
    speaker.play(("step",), "low")
    wait_until(lambda: speaker._device is not None and speaker.is_silent)
    assert speaker._device is not first and speaker._failures == 0
    speaker.close()


def test_no_volume_starts_nothing() -> None:
    speaker = Loudspeaker(backends=("NULL",))
    speaker.play(("gain",), "off")
    speaker.play((), "high")
    assert not speaker.is_started
    speaker.close()


def test_a_broken_sound_is_silent_and_the_next_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(FOLDER, tmp_path / "assets" / "sounds")
    (tmp_path / "assets" / "sounds" / "gain.wav").write_bytes(b"no sound at all")
    (tmp_path / "assets" / "sounds" / "turn.wav").unlink()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    speaker = Loudspeaker(backends=("NULL",))
    speaker.play(("gain", "turn"), "high")
    wait_until(lambda: ("turn", 1.0) in speaker._sounds)
    assert speaker.is_silent and speaker.fault
    speaker.play(("tile",), "high")
    wait_until(lambda: not speaker._mixer.is_silent)
    speaker.close()


NO_DEVICE = """
import sys, time
sys.modules.update(dict.fromkeys(sys.argv[1:]))
from islands_desktop.desktop.sounds.loudspeaker import MOST_FAILURES, Loudspeaker
speaker = Loudspeaker(("PULSEAUDIO", "ALSA"))
for number in range(MOST_FAILURES):
    speaker.play(("tile",), "high")
    while speaker._failures <= number:
        time.sleep(0.01)
speaker.play(("tile",), "high")
speaker.close()
assert speaker.fault
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the words are those of Linux")
@pytest.mark.parametrize("missing", [(), ("miniaudio",)])
def test_without_device_or_library_nothing_is_said(
    tmp_path: Path, missing: tuple[str, ...]
) -> None:
    broken = tmp_path / "alsa.conf"
    broken.write_text("pcm.!default { type hw card 97 }\n", encoding="utf-8")
    env = {**os.environ, "ALSA_CONFIG_PATH": str(broken), "PULSE_SERVER": "unix:/nowhere"}
    ended = subprocess.run(
        [sys.executable, "-c", NO_DEVICE, *missing],
        env=env, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
