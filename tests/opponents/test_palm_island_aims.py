"""What the player of Palm Island aims at beside others agrees with the rules it aims by."""

from __future__ import annotations

from random import Random

from islands_desktop.games.palm_island.components import BUILDINGS, OUTPOSTS
from islands_desktop.games.palm_island.faces import SIDES, face_of
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.rules.outposts import meets
from islands_desktop.games.palm_island.state import TRACKER_FACE, Shown, Village
from islands_desktop.opponents.palm_island_aims import _grown, _risks, _supplied

OFFERS = bytes(outpost.index for outpost in OUTPOSTS)


def any_village(chance: Random) -> Village:
    """Buildings on any of their sides, some of them stored, the tracker on top."""
    faces = [face_of(card.code, chance.choice(sorted(card.sides))) for card in BUILDINGS]
    storable = [face for face in faces if SIDES[face].store]
    stored = sum(1 << face for face in chance.sample(storable, min(4, len(storable))))
    return Village(bytes([TRACKER_FACE, *faces]), stored)


def test_criteria_hold_when_both_parts_of_them_are_whole() -> None:
    """PALM-14.6: levels of buildings and what the stored cards give."""
    met, chance = set(), Random(1)
    for _village in range(300):
        village = any_village(chance)
        grown, supplied = _grown(village.deck, OFFERS), _supplied(village.stored, OFFERS)
        for place, outpost in enumerate(OUTPOSTS):
            whole = grown[place] + supplied[place] > 1 - 1e-9
            assert whole == meets(village, outpost), outpost.code
            if whole:
                met.add(outpost.code)
    assert len(met) > 10


def test_outposts_are_in_danger_from_those_who_came_near_them() -> None:
    """PALM-14.4: by what all have seen, of the one who is nearest."""
    state = GAME.new_game(GAME.make_setup("casual", 3, 6))
    assert state.common is not None
    highest = Shown(levels=bytes([2] * 3 + [3] * 3 + [2] * 5 + [3] * 5))
    near = state.villages[2]._replace(company=state.villages[2].company._replace(shown=highest))
    threatened = state._replace(villages=(*state.villages[:2], near))
    offers = b"".join(state.common.piles)
    assert set(_risks(state, 0)) == set(_risks(threatened, 0)) == set(offers)
    assert set(_risks(state, 0).values()) == {0.0}
    assert max(_risks(threatened, 0).values()) > 0.2
    assert set(_risks(threatened, 2).values()) == {0.0}
