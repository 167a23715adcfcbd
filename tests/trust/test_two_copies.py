"""Two copies of the program on the same folder, where no lock could keep them apart."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game
from islands_desktop.saves.atomic_write import _link_or_copy
from islands_desktop.saves.library import SavedGames
from islands_desktop.saves.save_format import SaveHeader
from islands_desktop.saves.settings import load_settings

COPY = """
import sys
from pathlib import Path
from random import Random
from islands_desktop.saves.autosave import Autosave
from islands_desktop.saves.library import SavedGames
from islands_desktop.saves.settings import Settings, save_settings

home, game_id, chance = Path(sys.argv[1]), sys.argv[2], Random(sys.argv[3])
opened = SavedGames(home).open(game_id)
session, told = opened.session, []
autosave = Autosave(SavedGames(home), session, opened.header, told.append, on_disk=True)
for turn in range(60):
    legal = session.game.legal_commands(session.state)
    if not legal:
        break
    session.play(chance.choice(legal))
    SavedGames(home).entries()
    save_settings(home / "settings.json", Settings(player_name=sys.argv[3] * (turn + 1)))
while autosave.problem and autosave.retry() is False:
    pass
print(session.cursor, len(told))
"""


def test_the_game_is_always_that_of_one_of_them(tmp_path: Path) -> None:
    game = find_game("palm_island")
    library, header = SavedGames(tmp_path), SaveHeader()
    library.save(GameSession.new(game, game.make_setup("solo", 1, 7)), header)
    copies = [
        subprocess.Popen(
            [sys.executable, "-c", COPY, str(tmp_path), header.id, name],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        for name in "ab"
    ]  # fmt: skip
    while any(copy.poll() is None for copy in copies):
        opened = library.open(header.id)
        assert opened.notices == () and opened.header.id == header.id
        assert game.problems(opened.session.state) == []
    told = [copy.communicate() for copy in copies]
    assert [errors for _told, errors in told] == ["", ""]
    lengths = {int(line.split()[0]) for line, _errors in told}
    assert len(library.open(header.id).session.log) in lengths
    assert [entry.damaged for entry in library.entries()] == [""]
    settings, faults = load_settings(tmp_path / "settings.json")
    assert faults == [] and set(settings.player_name) in ({"a"}, {"b"})


def test_what_the_other_copy_keeps_is_not_written_over(tmp_path: Path) -> None:
    path, kept = tmp_path / "game", tmp_path / "game.bak"
    path.write_bytes(b"new")
    kept.write_bytes(b"last")
    with pytest.raises(FileExistsError):
        _link_or_copy(path, kept)
    assert (path.read_bytes(), kept.read_bytes()) == (b"new", b"last")
