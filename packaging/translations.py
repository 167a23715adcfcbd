"""Collects the sentences of the program for translation and builds what Qt loads.

    python packaging/translations.py          update assets/translations/*.ts from the source
    python packaging/translations.py --check  fail if a .ts file misses a sentence or a .qm is old

A sentence is the first text literal given to `say`, `phrase`, `refuse` or a function named `_bad`;
it is its own key, in the one context "islands". Qt Linguist edits the .ts files.
"""

from __future__ import annotations

import argparse
import ast
import string
import subprocess
import sys
import sysconfig
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "assets" / "translations"
SOURCES = ROOT / "islands_desktop"
CONTEXT = "islands"
LANGUAGES = ("de", "es", "fr", "pt")
COLLECTORS = {"say", "phrase", "refuse", "_bad"}


def called_name(call: ast.Call) -> str:
    """Name of the function that is called, "" if it is not a plain name."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def sentences_in(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of every sentence in a Python source.

    >>> list(sentences_in('refuse("PALM-5.3", "Too little.")'))
    [(1, 'Too little.')]
    """
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or called_name(node) not in COLLECTORS:
            continue
        constants = [argument for argument in node.args if isinstance(argument, ast.Constant)]
        texts = [(text.lineno, text.value) for text in constants if isinstance(text.value, str)]
        position = 1 if called_name(node) == "refuse" or len(texts) > 1 else 0
        if len(texts) > position and texts[position][1]:
            yield texts[position]


def collect_sentences() -> dict[str, str]:
    """Every sentence of the program with the file it stands in first."""
    found: dict[str, str] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for _line, sentence in sentences_in(path.read_text(encoding="utf-8")):
            found.setdefault(sentence, path.relative_to(ROOT).as_posix())
    return found


def places_in(template: str) -> set[str]:
    """Names of the places a template leaves open.

    >>> sorted(places_in("Round {round} of {rounds}"))
    ['round', 'rounds']
    >>> places_in('An object like {"cmd": "games"}')
    set()
    """
    parts = string.Formatter().parse(template)
    return {name for _text, name, _spec, _conversion in parts if name and name.isidentifier()}


def read_translations(path: Path) -> dict[str, str]:
    """Finished translations of a .ts file by sentence."""
    if not path.is_file():
        return {}
    finished = {}
    for message in ET.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        if translation is not None and translation.text and translation.get("type") is None:
            finished[message.findtext("source") or ""] = translation.text
    return finished


def write_translations(path: Path, language: str, known: dict[str, str]) -> None:
    """Write a .ts file with every sentence of the program, keeping what is translated."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for sentence in sorted(collect_sentences()):
        message = ET.SubElement(context, "message")
        ET.SubElement(message, "source").text = sentence
        translation = ET.SubElement(message, "translation")
        translation.text = known.get(sentence, "")
        if not translation.text:
            translation.set("type", "unfinished")
    ET.indent(root)
    text = ET.tostring(root, encoding="unicode")
    path.write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8"
    )


def compile_translations(source: Path, target: Path) -> None:
    """Build the .qm file that Qt loads. Raises CalledProcessError."""
    scripts = Path(sysconfig.get_path("scripts"))
    command = [str(scripts / "pyside6-lrelease"), "-silent", str(source), "-qm", str(target)]
    subprocess.run(command, check=True)


def faults_in(language: str, sentences: dict[str, str]) -> list[str]:
    """What is missing or wrong in one language."""
    known = read_translations(FOLDER / f"islands_{language}.ts")
    faults = [f"{language}: not translated: {text}" for text in sentences if text not in known]
    for sentence, translation in known.items():
        if sentence in sentences and places_in(sentence) != places_in(translation):
            faults.append(f"{language}: other places than the English text: {sentence}")
    return faults


def main() -> int:
    """Update or check all languages."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="only report what is missing")
    arguments = parser.parse_args()
    sentences = collect_sentences()
    if arguments.check:
        faults = [fault for language in LANGUAGES for fault in faults_in(language, sentences)]
        print("\n".join(faults) if faults else f"{len(sentences)} sentences in every language")
        return 1 if faults else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        path = FOLDER / f"islands_{language}.ts"
        write_translations(path, language, read_translations(path))
        compile_translations(path, path.with_suffix(".qm"))
    print(f"{len(sentences)} sentences, {len(LANGUAGES)} languages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
