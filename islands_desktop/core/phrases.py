"""Sentences for people: English templates that a translator may replace.

A phrase is its English template, as in gettext: the template is the key under which a translation
is found. The desktop installs a translator; without one the English text is used.
"""

from __future__ import annotations

from collections.abc import Callable

Translator = Callable[[str], str]


def _keep_english(template: str) -> str:
    return template


_translator: Translator = _keep_english


def install_translator(translator: Translator | None) -> None:
    """Use this translator from now on; None returns to English."""
    global _translator
    _translator = translator or _keep_english


def say(template: str, /, **arguments: object) -> str:
    """The sentence in the current language, its named places filled in.

    >>> say("Round {round} of {rounds}", round=2, rounds=8)
    'Round 2 of 8'
    """
    sentence = _translator(template)
    return sentence.format(**arguments) if arguments else sentence


def phrase(template: str) -> str:
    """Marks a template that stands in a table, so that it is collected for translation."""
    return template
