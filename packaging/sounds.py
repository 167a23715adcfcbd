"""Makes the sounds of the program: plain arithmetic, the same files every time.

    python3 packaging/sounds.py [FOLDER]     write them all, usually to assets/sounds

Every sound is the sum of a few parts: struck tones that die away, and filtered noise. Needs nothing
but the standard library.
"""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
RATE = 32_000
LOUDEST = 0.5
"""Peak of a sound of loudness 1, as a part of what a file can hold."""

ONSET, FADE = 0.003, 0.02
"""Seconds in which a sound comes and goes: nothing begins or ends with a click."""

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Room for a sound."""
    return [0.0] * round(seconds * RATE)


def add(target: Samples, part: Sequence[float], at: float = 0.0, level: float = 1.0) -> None:
    """Mix a part into a sound, beginning at a second; what goes beyond its end is cut."""
    first = round(at * RATE)
    for place, value in enumerate(part[: len(target) - first], first):
        target[place] += value * level


def tone(hertz: float, seconds: float, decay: float, attack: float = 0.004) -> Samples:
    """A sine that swells for `attack` seconds and falls to a third every `decay` seconds."""
    turn = 2 * math.pi * hertz / RATE
    return [
        min(1.0, n / (attack * RATE)) * math.exp(-n / (decay * RATE)) * math.sin(turn * n)
        for n in range(round(seconds * RATE))
    ]


def struck(partials: Iterable[tuple[float, float, float]], seconds: float) -> Samples:
    """Something that is struck: partials of frequency, level, decay."""
    sound = silence(seconds)
    for hertz, level, decay in partials:
        add(sound, tone(hertz, seconds, decay, 0.001), 0, level)
    return sound


def noise(seconds: float, low: float, high: float, seed: int) -> Samples:
    """Noise between two frequencies, smoothed twice from above: it must not hiss."""
    chance = random.Random(seed)
    below = 1 - math.exp(-2 * math.pi * high / RATE)
    above = 1 - math.exp(-2 * math.pi * low / RATE)
    smooth = smoother = ground = 0.0
    sound = []
    for _sample in range(round(seconds * RATE)):
        smooth += below * (chance.uniform(-1, 1) - smooth)
        smoother += below * (smooth - smoother)
        ground += above * (smoother - ground)
        sound.append(smoother - ground)
    return sound


def shaped(part: Samples, rise: float, decay: float) -> Samples:
    """A part that swells for `rise` seconds and then falls to a third every `decay` seconds."""
    top = rise * RATE
    swell = [math.sin(n / top * math.pi / 2) for n in range(round(top))]
    fall = [math.exp(-n / (decay * RATE)) for n in range(len(part) - len(swell))]
    return [value * level for value, level in zip(part, swell + fall, strict=True)]


def wood(hertz: float, seconds: float = 0.16) -> Samples:
    """A small piece of wood that is laid down: three short tones and a dull tap."""
    partials = [(hertz, 1.0, 0.03), (hertz * 2.57, 0.35, 0.016), (hertz * 4.1, 0.12, 0.009)]
    sound = struck(partials, seconds)
    add(sound, shaped(noise(seconds, 150, 1_400, int(hertz)), 0.001, 0.008), 0, 1.1)
    return sound


def bar(hertz: float, seconds: float, decay: float = 0.14) -> Samples:
    """A bar of a marimba."""
    return struck([(hertz, 1.0, decay), (hertz * 3.93, 0.16, decay / 4)], seconds)


# ---------------------------------------------------------------- the sounds


def card_slide() -> Samples:
    """A card that is pushed over the table."""
    return shaped(noise(0.24, 700, 2_600, 1), 0.07, 0.05)


def card_turn() -> Samples:
    """A card that is turned over: a breath of air and its edge on the table."""
    sound = silence(0.22)
    add(sound, shaped(noise(0.14, 900, 3_400, 2), 0.05, 0.025))
    add(sound, shaped(noise(0.08, 300, 2_200, 3), 0.002, 0.014), 0.1, 1.0)
    return sound


def tile() -> Samples:
    """A tile of wood that is laid down."""
    return wood(390, 0.2)


def die() -> Samples:
    """A die that rolls out: knocks that come closer together and softer."""
    sound = silence(0.55)
    knocks = ((0.0, 820, 0.9), (0.12, 900, 0.8), (0.21, 780, 0.6), (0.28, 860, 0.45))
    for at, hertz, level in (*knocks, (0.33, 800, 0.3), (0.37, 840, 0.2)):
        add(sound, wood(hertz, 0.12), at, level)
    return sound


def gain() -> Samples:
    """Something is earned: two small bars upwards."""
    sound = silence(0.42)
    add(sound, bar(659.3, 0.3, 0.07), 0, 0.8)
    add(sound, bar(987.8, 0.34, 0.09), 0.07, 0.8)
    return sound


def carrots() -> Samples:
    """Carrots: three short pops."""
    sound = silence(0.34)
    for at, hertz in ((0.0, 440), (0.08, 523.3), (0.16, 659.3)):
        add(sound, struck([(hertz, 1.0, 0.028), (hertz * 2, 0.3, 0.014)], 0.16), at, 0.8)
    return sound


def paid() -> Samples:
    """Something is given away: a soft bar downwards."""
    sound = silence(0.34)
    add(sound, bar(523.3, 0.24, 0.06), 0, 0.8)
    add(sound, bar(392.0, 0.27, 0.07), 0.07, 0.7)
    return sound


def built() -> Samples:
    """Two taps of a mallet on wood."""
    sound = silence(0.36)
    add(sound, wood(300, 0.2), 0, 0.8)
    add(sound, wood(340, 0.2), 0.14, 1.0)
    return sound


def step() -> Samples:
    """A hop: a tap that rises a little."""
    sound = silence(0.14)
    for part in range(4):
        add(sound, tone(300 + 45 * part, 0.08, 0.018), 0.012 * part, 0.6)
    return sound


def crumble() -> Samples:
    """Earth gives way."""
    sound = silence(0.75)
    add(sound, shaped(noise(0.75, 120, 700, 4), 0.03, 0.16), 0, 1.6)
    for number, at in enumerate((0.06, 0.13, 0.22, 0.34)):
        add(sound, wood(220 + 35 * number, 0.14), at, 0.3)
    return sound


def sparkle() -> Samples:
    """Something special: three quick bars upwards."""
    sound = silence(0.66)
    for number, hertz in enumerate((784.0, 987.8, 1174.7)):
        add(sound, bar(hertz, 0.5, 0.11), 0.07 * number, 0.6)
    return sound


def refusal() -> Samples:
    """That cannot be: two dull low taps."""
    sound = silence(0.26)
    add(sound, struck([(261.6, 1.0, 0.035), (392, 0.25, 0.02)], 0.14), 0, 0.8)
    add(sound, struck([(220.0, 1.0, 0.04), (330, 0.25, 0.02)], 0.16), 0.09, 0.8)
    return sound


def undo() -> Samples:
    """A card that is drawn back."""
    return shaped(noise(0.32, 500, 2_000, 5), 0.17, 0.035)


def turn() -> Samples:
    """Somebody's turn: two quiet bars, the second a third higher."""
    sound = silence(0.6)
    add(sound, bar(440.0, 0.5, 0.1), 0, 0.8)
    add(sound, bar(554.4, 0.5, 0.14), 0.11, 0.9)
    return sound


def round_bell() -> Samples:
    """A new round: a small bell, far away."""
    return struck(
        [(523.3, 0.9, 0.22), (1046.5, 0.45, 0.16), (1255.0, 0.25, 0.1), (2093.0, 0.08, 0.06)], 0.8
    )


def end() -> Samples:
    """The game is over: a chord that is laid out slowly."""
    sound = silence(0.8)
    for number, hertz in enumerate((261.6, 329.6, 392.0, 523.3)):
        add(sound, bar(hertz, 0.8, 0.2), 0.09 * number, 0.6)
    return sound


SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "card_slide": (card_slide, 0.4),
    "card_turn": (card_turn, 0.4),
    "tile": (tile, 0.8),
    "die": (die, 0.6),
    "gain": (gain, 0.5),
    "carrots": (carrots, 0.5),
    "paid": (paid, 0.5),
    "built": (built, 0.7),
    "step": (step, 0.4),
    "crumble": (crumble, 0.7),
    "sparkle": (sparkle, 0.5),
    "refusal": (refusal, 0.5),
    "undo": (undo, 0.35),
    "turn": (turn, 0.5),
    "round": (round_bell, 0.5),
    "end": (end, 0.7),
}
"""Every sound by its name: how it is made, and how loud it is among the others."""


def finished(sound: Sequence[float], loudness: float) -> array.array[int]:
    """A sound as it stands in its file: at its loudness, without a click at either end."""
    top = max(map(abs, sound))
    onset, fade, length = round(ONSET * RATE), round(FADE * RATE), len(sound)
    level = loudness * LOUDEST * 32_767 / top
    ramps = (min(1.0, n / onset, (length - 1 - n) / fade) for n in range(length))
    return array.array(
        "h", (round(value * level * ramp) for value, ramp in zip(sound, ramps, strict=True))
    )


def write(folder: Path) -> None:
    """Write all sounds: one channel, 16 bits."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, loudness) in SOUNDS.items():
        samples = finished(make(), loudness)
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, len(samples), "NONE", "not compressed"))
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
