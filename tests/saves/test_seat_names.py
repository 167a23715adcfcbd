"""Names of seats and whether the deal was chosen, as saved games keep them."""

from __future__ import annotations

import json

import pytest

from islands_desktop.core.session import GameSession
from islands_desktop.saves.faults import SaveDamaged
from islands_desktop.saves.library import SavedGames
from islands_desktop.saves.save_format import SaveHeader, decode_save, encode_save


def test_names_of_seats_and_a_chosen_deal_are_kept(
    saved_games: SavedGames, session: GameSession
) -> None:
    header = SaveHeader(seat_names=("  Ana\n", "", "Christopher Columbus the Elder"))
    header.deal_chosen = True
    saved_games.save(session, header)
    names = ("Ana", "", "Christopher Columbus")
    opened = saved_games.open(header.id).header
    assert (opened.seat_names, opened.deal_chosen) == (names, True)
    (line,) = saved_games.entries()
    assert (line.seat_names, line.deal_chosen) == (names, True)
    copy = saved_games.open(saved_games.duplicate(header.id)).header
    assert copy.seat_names == names
    following = opened.for_new_game(deal_chosen=False)
    assert (following.seat_names, following.deal_chosen) == (names, False)
    assert following.id != opened.id


def test_a_save_without_names_is_written_as_ever(session: GameSession) -> None:
    """Saves of games without named seats can be read by every version of this format."""
    entry = encode_save(session, SaveHeader(seat_names=("", "")))
    assert {"seat_names", "deal_chosen"}.isdisjoint(entry)
    assert decode_save(entry).header.seat_names == ()


@pytest.mark.parametrize("names", ["Ana", [1], [["Ana"]], {"0": "Ana"}])
def test_names_that_are_none_are_damage(
    saved_games: SavedGames, session: GameSession, names: object
) -> None:
    entry = {**encode_save(session, SaveHeader()), "seat_names": names}
    with pytest.raises(SaveDamaged):
        decode_save(entry)
    saved_games.folder.mkdir(parents=True, exist_ok=True)
    saved_games.path_of("a" * 32).write_text(json.dumps(entry), encoding="utf-8")
    (line,) = saved_games.entries()
    assert line.damaged
