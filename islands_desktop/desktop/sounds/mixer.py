"""Sounds as numbers: read from their files, and mixed into what the loudspeaker asks for."""

from __future__ import annotations

import sys
import threading
import wave
from array import array
from pathlib import Path

RATE = 32_000
_LARGEST_FILE = 400_000


class UnreadableSound(Exception):
    """A file that holds no sound of the program's kind."""


def read_sound(path: Path) -> array[int]:
    """The samples of a file: one channel, 16 bits, at `RATE`. Raises UnreadableSound."""
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise UnreadableSound(path.name)
        with wave.open(str(path), "rb") as file:
            if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
                raise UnreadableSound(path.name)
            samples = array("h", file.readframes(file.getnframes()))
    except (OSError, EOFError, ValueError, wave.Error) as error:
        raise UnreadableSound(path.name) from error
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def softened(samples: array[int], level: float) -> array[int]:
    """A sound at a level from 0 to 1."""
    return array("h", (round(sample * level) for sample in samples))


class Mixer:
    """The sounds that are to be heard now and soon. Sounds are added in one thread and taken in
    another; every sample is used once."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[tuple[int, array[int]]] = []
        """Samples still to wait, and those to come."""

    def add(self, samples: array[int], wait: float = 0.0) -> None:
        """Let a sound be heard in `wait` seconds."""
        with self._lock:
            self._voices.append((round(wait * RATE), samples))

    @property
    def is_silent(self) -> bool:
        """Whether nothing is left to be heard."""
        return not self._voices

    @property
    def voices(self) -> int:
        """How many sounds are not over yet."""
        return len(self._voices)

    def take(self, count: int) -> array[int]:
        """The next samples, silence where there is none."""
        with self._lock:
            voices, self._voices = self._voices, []
            mixed = array("h", bytes(2 * count))
            for wait, samples in voices:
                start = min(wait, count)
                part = samples[: count - start]
                _mix(mixed, start, part)
                rest = samples[len(part) :]
                if rest:
                    self._voices.append((wait - start, rest))
        return mixed


def _mix(mixed: array[int], start: int, part: array[int]) -> None:
    for place, value in enumerate(part, start):
        mixed[place] = max(-32_768, min(32_767, mixed[place] + value))
