"""Refusals, events, standings, digests, phrases, assets and the registry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from islands_desktop.core import assets
from islands_desktop.core.digest import state_digest
from islands_desktop.core.events import Event, event_to_dict
from islands_desktop.core.game import Setup, Transition
from islands_desktop.core.phrases import install_translator, phrase, say
from islands_desktop.core.refusals import IllegalCommand, UnknownGame, refuse
from islands_desktop.core.standings import SeatScore, Standings, rank
from islands_desktop.games.registry import GAME_IDS, find_game
from tests.games.palm_island.positions import ORDER0


@dataclass(frozen=True, slots=True)
class StoneFell(Event):
    """An event as games have them."""

    seat: int
    places: tuple[int, ...] = ()


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    install_translator(None)


def test_a_refusal_is_a_value_with_rule_and_sentence() -> None:
    refusal = refuse("PALM-6.2", "{limit} cards are stored.", limit=4)
    assert refusal == refuse("PALM-6.2", "{limit} cards are stored.", limit=4)
    assert str(refusal) == "4 cards are stored."
    error = IllegalCommand(refusal)
    assert (error.rule, error.code, str(error)) == (
        "PALM-6.2",
        "illegal_command",
        "4 cards are stored.",
    )


@pytest.mark.usefixtures("english_again")
def test_sentences_follow_the_installed_language_also_afterwards() -> None:
    refusal = refuse("PALM-6.2", "{limit} cards are stored.", limit=4)
    install_translator({"{limit} cards are stored.": "{limit} Karten sind gelagert."}.__getitem__)
    assert str(refusal) == "4 Karten sind gelagert."
    install_translator(None)
    assert str(refusal) == "4 cards are stored."


def test_a_sentence_without_places_keeps_its_braces() -> None:
    assert say("Nothing {here} to fill") == "Nothing {here} to fill"
    assert phrase("A phrase") == "A phrase"


def test_events_know_their_kind_and_their_json() -> None:
    assert StoneFell(seat=1).kind == "stone_fell"
    assert event_to_dict(StoneFell(seat=1, places=(2, 3))) == {
        "kind": "stone_fell",
        "seat": 1,
        "places": [2, 3],
    }
    hidden = StoneFell(seat=1, visible_to=(0,), barrier="A stone fell.")
    assert event_to_dict(hidden)["visible_to"] == [0]
    assert event_to_dict(hidden)["barrier"] == "A stone fell."


def test_a_transition_has_the_first_barrier_of_its_events() -> None:
    events = (
        StoneFell(seat=0),
        StoneFell(seat=0, barrier="First."),
        StoneFell(seat=0, barrier="B"),
    )
    assert Transition(1, 2, events).barrier == "First."
    assert Transition(1, 2, events[:1]).barrier == ""


def places(*figures: tuple[int, ...]) -> Standings:
    return rank([SeatScore(seat, (), f[0], f[1:]) for seat, f in enumerate(figures)])


def test_places_follow_the_total_then_the_tie_breaks() -> None:
    """The figures of PALM-EX-15: C before B, A and D; then B and C together."""
    standings = places((31, 24, 3), (31, 26, 0), (31, 26, 2), (30, 29, 9))
    assert standings.places == (3, 2, 1, 4)
    assert standings.winners == (2,)
    shared = places((31, 24, 3), (31, 26, 0), (31, 26, 0), (30, 29, 9))
    assert shared.places == (3, 1, 1, 4)
    assert shared.winners == (1, 2)


def test_a_set_up_finds_its_options_and_gives_them_as_json() -> None:
    setup = Setup("some", "solo", 1, 7, (("order", ("A", ("B", 1))), ("quick", True)))
    assert setup.option("quick") is True
    assert setup.option("slow", "no") == "no"
    assert setup.to_dict() == {
        "game": "some",
        "mode": "solo",
        "seats": 1,
        "seed": 7,
        "options": {"order": ["A", ["B", 1]], "quick": True},
    }
    assert hash(setup) == hash(Setup("some", "solo", 1, 7, setup.options))


def test_digests_are_equal_for_equal_states_only_and_never_change() -> None:
    game = find_game("palm_island")
    setup = game.make_setup("solo", 1, 0, {"order": ORDER0.split()[:-1]})
    state = game.new_game(setup)
    assert state_digest(game, state) == state_digest(game, game.new_game(setup))
    after = game.apply(state, game.legal_commands(state)[0]).after
    assert state_digest(game, after) != state_digest(game, state)
    assert state_digest(game, state) == "9a967509cdaa58de786e668500f4305a"


def test_games_are_found_by_their_id_and_others_named() -> None:
    for game_id in GAME_IDS:
        assert find_game(game_id).id == game_id
        assert find_game(game_id) is find_game(game_id)
    with pytest.raises(UnknownGame, match="palm_island"):
        find_game("chess")


def test_assets_are_read_by_name_and_missing_ones_named() -> None:
    assert '"palm_island"' in assets.read_asset("components/palm_island.json")
    with pytest.raises(assets.AssetMissing, match=r"components/nothing\.json"):
        assets.asset_path("components/nothing.json")


def test_assets_of_a_frozen_program_lie_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "assets"
    folder.mkdir()
    (folder / "a.txt").write_text("é", encoding="utf-8")
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert assets.assets_folder() == folder
    assert assets.read_asset("a.txt") == "é"
