"""The sounds of the program: made by their script, soft, short, small."""

from __future__ import annotations

import math
import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "sounds"
FILES = sorted(FOLDER.glob("*.wav"))


def samples_of(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert 22_000 <= file.getframerate() <= 44_100
        assert 0.05 <= file.getnframes() / file.getframerate() <= 0.8
        return array("h", file.readframes(file.getnframes()))


def test_the_script_makes_the_same_files_again(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "packaging" / "sounds.py", tmp_path], check=True)
    assert [path.name for path in sorted(tmp_path.iterdir())] == [path.name for path in FILES]
    for path in FILES:
        made, kept = samples_of(tmp_path / path.name), samples_of(path)
        # Another processor may round the last bit of a sine otherwise.
        assert len(made) == len(kept)
        assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1


def test_all_sounds_together_are_small() -> None:
    assert len(FILES) >= 12
    assert sum(path.stat().st_size for path in FILES) < 600_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_comes_and_goes_softly_and_is_quiet(path: Path) -> None:
    samples = samples_of(path)
    top = max(map(abs, samples))
    assert samples[0] == 0 == samples[-1]
    assert 0.1 < top / 32_768 <= 0.5
    loudness = math.sqrt(sum(value * value for value in samples) / len(samples)) / 32_768
    assert 0.02 < loudness < 0.12
    assert max(map(abs, samples[:16])) < top / 3, "it begins with a click"
    assert max(map(abs, samples[-320:])) < top / 5, "it is cut off"
