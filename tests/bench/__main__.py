"""Runs the benchmarks and prints one table: `python -m tests.bench [name …]`.

With `--short` it only looks whether the rules became slower, with `--record` it writes down how
fast they are (`_regression`).

A benchmark is a module of this folder with `main() -> list[tuple[str, str]]`, rows of what was
measured and the figure. Each runs in a process of its own, so that none slows another.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.bench._regression import compare, record

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
RUN = "import json, sys; from importlib import import_module; " + (
    "print('\\n' + json.dumps(import_module('tests.bench.' + sys.argv[1]).main()))"
)

Row = tuple[str, str]


def bench_names() -> list[str]:
    """Names of all benchmarks, in the order of the alphabet."""
    return sorted(path.stem for path in FOLDER.glob("*.py") if not path.stem.startswith("_"))


def run_bench(name: str) -> list[Row]:
    """The rows of one benchmark. Raises RuntimeError if it fails."""
    command = [sys.executable, "-c", RUN, name]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if result.returncode:
        raise RuntimeError(result.stderr.strip().splitlines()[-1] if result.stderr else "no reason")
    return [(label, figure) for label, figure in json.loads(result.stdout.splitlines()[-1])]


def print_table(rows: list[Row]) -> None:
    width = max((len(label) for label, _ in rows), default=0)
    for label, figure in rows:
        print(f"{label:<{width}}  {figure}")


def main(arguments: list[str]) -> int:
    """Run all benchmarks, or those named; returns 1 if one of them failed."""
    if arguments in (["--short"], ["--record"]):
        return compare() if arguments == ["--short"] else record()
    names = arguments or bench_names()
    unknown = sorted(set(names) - set(bench_names()))
    if unknown:
        print(f"There is no benchmark “{unknown[0]}”. There are: {', '.join(bench_names())}.")
        return 2
    rows, failed = [], False
    for name in names:
        try:
            rows += run_bench(name)
        except RuntimeError as error:
            rows.append((name, f"failed: {error}"))
            failed = True
    print_table(rows)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
