"""Plays sounds in a thread of its own, with the library miniaudio if it and a device are there.

Whatever is missing or fails, the program is silent: no error, no waiting, no line on the console.
"""

from __future__ import annotations

import sys
import threading
from array import array
from collections.abc import Generator, Sequence
from queue import Empty, SimpleQueue
from typing import Any

from islands_desktop.core.assets import AssetMissing, asset_path
from islands_desktop.desktop.sounds.mixer import RATE, Mixer, UnreadableSound, read_sound, softened

VOLUMES = {"off": 0.0, "low": 0.3, "medium": 0.6, "high": 1.0}
"""Volume setting → how loud sounds are."""

BACKENDS = ("PULSEAUDIO", "ALSA") if sys.platform.startswith("linux") else ()
"""Ways to the sound device in the words of miniaudio, none for those it knows best. Others of Linux
would print, or start servers."""

APART = 0.16
"""Seconds between two sounds of one command."""

REST = 1.5
"""Seconds of silence after which the device is stopped: a quiet table costs nothing."""

PERIOD_MS = 40
MOST_WAITING = 4
"""So many commands may wait for a device that takes its time; what comes then is not heard."""

MOST_VOICES = 12
"""With more sounds that do not come to their end, the device has stopped taking any."""

MOST_FAILURES = 3
"""So often in a row a device that fails is opened again with the next sound."""

Request = tuple[tuple[str, ...], float]


class Loudspeaker:
    """Plays sounds by the names of their files, one after the other where several come together.

    `play` returns at once. The thread, the library and the device are there from the first sound.
    """

    def __init__(self, backends: Sequence[str] = BACKENDS) -> None:
        self.backends = tuple(backends)
        self.fault = ""
        """What the library or the system said against it, "" while it works; for reports."""
        self._wanted: SimpleQueue[Request | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._mixer = Mixer()
        self._sounds: dict[tuple[str, float], array[int]] = {}
        self._device: Any = None
        self._failures = 0

    @property
    def is_started(self) -> bool:
        """Whether anything was to be heard yet."""
        return self._thread is not None

    @property
    def is_silent(self) -> bool:
        """Whether everything has been heard that will be."""
        return self._wanted.empty() and self._mixer.is_silent

    def play(self, names: Sequence[str], volume: str) -> None:
        """Play these sounds at a volume of the settings."""
        level = VOLUMES[volume]
        if not names or not level or self._failures >= MOST_FAILURES:
            return
        if self._wanted.qsize() >= MOST_WAITING:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="sounds", daemon=True)
            self._thread.start()
        self._wanted.put((tuple(names), level))

    def close(self, seconds: float = 0.5) -> None:
        """Fall silent and let go of the device; a device that hangs is not waited for."""
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(seconds)
            self._thread = None

    # ------------------------------------------------------------------ in the thread

    def _serve(self) -> None:
        while True:
            running = self._device is not None and self._device.running
            try:
                request = self._wanted.get(timeout=REST if running else None)
            except Empty:
                if self._mixer.is_silent:
                    self._try(self._device.stop)
                continue
            if request is None:
                if self._device is not None:
                    self._try(self._device.close)
                return
            self._try(lambda request=request: self._sound(*request))

    def _try(self, step: Any) -> None:
        # A foreign library over a foreign driver: whatever it raises, the answer is silence.
        try:
            step()
        except Exception as error:
            self.fault = str(error) or type(error).__name__
            self._failures += 1
            self._device, self._mixer = None, Mixer()

    def _sound(self, names: Sequence[str], level: float) -> None:
        if self._mixer.voices > MOST_VOICES:
            raise RuntimeError("The sound device has stopped.")
        if self._device is None:
            self._device = open_device(self.backends)
        for number, name in enumerate(names):
            self._mixer.add(self._samples(name, level), APART * number)
        if not self._device.running:
            self._device.start(_feed(self._mixer))
        self._failures = 0

    def _samples(self, name: str, level: float) -> array[int]:
        """A sound by its name; one that cannot be read is silence, the others are heard."""
        key = (name, level)
        if key not in self._sounds:
            try:
                self._sounds[key] = softened(read_sound(asset_path(f"sounds/{name}.wav")), level)
            except (AssetMissing, UnreadableSound) as error:
                self.fault = str(error)
                self._sounds[key] = array("h")
        return self._sounds[key]


def _feed(mixer: Mixer) -> Generator[array[int] | bytes, int, None]:
    """Answers the device, which says how many samples it wants; already begun, as it must be."""

    def answers() -> Generator[array[int] | bytes, int, None]:
        count = yield b""
        while True:
            count = yield mixer.take(count)

    begun = answers()
    next(begun)
    return begun


def open_device(backends: Sequence[str]) -> Any:
    """A device of miniaudio. Raises ImportError, OSError, or what the library raises."""
    if "ALSA" in backends:
        _hush_alsa()
    import miniaudio  # type: ignore[import-untyped]

    return miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=PERIOD_MS,
        backends=[miniaudio.Backend[name] for name in backends],
        app_name="Islands Desktop",
    )


def _hush_alsa() -> None:
    """Let the sound library of Linux keep its complaints to itself; without it nothing complains.

    What it calls instead of printing must outlive Python and need none of it: a function of the
    system that does nothing.
    """
    import ctypes

    try:
        alsa = ctypes.CDLL("libasound.so.2")
        alsa.snd_lib_error_set_handler(ctypes.CDLL(None).getpid)
    except (OSError, AttributeError):
        pass
