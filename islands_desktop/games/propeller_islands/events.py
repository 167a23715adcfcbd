"""What happens in Propeller Islands, in the words of its rules. Pieces are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass

from islands_desktop.core.events import Event
from islands_desktop.core.phrases import phrase

TILE_BARRIER = phrase("A tile has been revealed since; what was done before it stands.")
DICE_BARRIER = phrase("Dice have been rolled since; what was done before it stands.")
CARD_BARRIER = phrase("A blueprint has been drawn since; what was done before it stands.")
TURN_BARRIER = phrase("This turn is over; what was done in it stands.")
CHARACTER_BARRIER = phrase("A character has been chosen; the choice stands.")


@dataclass(frozen=True, slots=True)
class CharacterChosen(Event):
    """A seat chose its character (PROP-2.10)."""

    seat: int
    character: str


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The seat `first` has the first-player token, -1 for the rival of a solo game."""

    round: int
    first: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Dice were put on the Forge; `again` if they had been in excess (PROP-3.1, 3.2)."""

    values: tuple[int, ...]
    again: bool


@dataclass(frozen=True, slots=True)
class DieDrafted(Event):
    """A seat took a die from the Forge (PROP-3.5)."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class DieChanged(Event):
    """The drafted die now counts as `value`; `cause`: paid, jacques or charles."""

    seat: int
    value: int
    cause: str


@dataclass(frozen=True, slots=True)
class TileClaimed(Event):
    """A tile was taken from an offer space to be placed (PROP-4.1)."""

    seat: int
    tile: str
    space: int


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """The top tile of the stack was drawn as a reward (PROP-7.8)."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile came to lie on the island and formed `links` (PROP-4.6)."""

    seat: int
    tile: str
    q: int
    r: int
    links: int


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    """A tile left the game (PROP-4.9)."""

    seat: int
    tile: str
    space: int


@dataclass(frozen=True, slots=True)
class OfferRefilled(Event):
    """The top tile of the stack came to an offer space (PROP-4.4)."""

    space: int
    tile: str


@dataclass(frozen=True, slots=True)
class IslandActivated(Event):
    """A seat uses its die to activate buildings (PROP-3.9)."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class BuildingActivated(Event):
    """A worker was laid down; `extra` with the power of Marie (PROP-5.4, 9.10)."""

    seat: int
    tile: str
    q: int
    r: int
    option: str
    extra: bool


@dataclass(frozen=True, slots=True)
class ActivatingFinished(Event):
    """A seat activates nothing more with this die (PROP-5.3, 10.4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ResourcesPaid(Event):
    """Resources went back to the supply."""

    seat: int
    energy: int
    steel: int
    part: int


@dataclass(frozen=True, slots=True)
class ResourcesGained(Event):
    """Resources came from the supply; `cause` is a tile, a line of the dock, a character …"""

    seat: int
    energy: int
    steel: int
    part: int
    cause: str


@dataclass(frozen=True, slots=True)
class FameGained(Event):
    """Fame rose to `fame`; `cause` is "links" or a line of the dock (PROP-9.1)."""

    seat: int
    amount: int
    fame: int
    cause: str


@dataclass(frozen=True, slots=True)
class TrumpetReached(Event):
    """The character's power opened: `level` 1 is basic, 2 advanced (PROP-9.2)."""

    seat: int
    character: str
    level: int


@dataclass(frozen=True, slots=True)
class WorkerDeployed(Event):
    """A worker left a dock space for a hex of the island (PROP-7.2)."""

    seat: int
    dock: str
    q: int
    r: int


@dataclass(frozen=True, slots=True)
class LineCleared(Event):
    """A line of the dock is empty (PROP-7.5)."""

    seat: int
    line: str


@dataclass(frozen=True, slots=True)
class LineRewarded(Event):
    """A cleared line gives its reward now (PROP-7.6, 7.8)."""

    seat: int
    line: str


@dataclass(frozen=True, slots=True)
class EffectLost(Event):
    """Something could not be done and was dropped (PROP-5.11, 7.3); `effect` as in states."""

    seat: int
    effect: str


@dataclass(frozen=True, slots=True)
class EffectSkipped(Event):
    """A seat did not want what it might have done."""

    seat: int
    effect: str


@dataclass(frozen=True, slots=True)
class DepotUsed(Event):
    """The benefit of a depot was taken again (PROP-6.12, 7.8)."""

    seat: int
    tile: str
    q: int
    r: int


@dataclass(frozen=True, slots=True)
class BlueprintCompleted(Event):
    """A card was paid and lies face up (PROP-8.3)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class UpgradeInstalled(Event):
    """An upgrade lies on a tile for good; a banner formed `links` (PROP-8.6)."""

    seat: int
    upgrade: str
    q: int
    r: int
    links: int


@dataclass(frozen=True, slots=True)
class UpgradeSetAside(Event):
    """An upgrade will never be installed (PROP-8.4)."""

    seat: int
    upgrade: str


@dataclass(frozen=True, slots=True)
class BlueprintTaken(Event):
    """A face-up card went to a hand (PROP-8.8)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class BlueprintDrawn(Event):
    """The top card of a stack went to a hand; only its level is seen by all (PROP-8.8)."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class BlueprintSeen(Event):
    """What the card is, for the one who drew it (PROP-14.2)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class BlueprintRevealed(Event):
    """A card from a stack came to lie face up (PROP-8.8)."""

    card: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over (PROP-3.12)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RivalDrafted(Event):
    """A random die left the Forge in the rival's turn (PROP-16.3)."""

    value: int


@dataclass(frozen=True, slots=True)
class BonusBegan(Event):
    """One die is left: everybody may activate buildings with it (PROP-10.1)."""

    value: int


@dataclass(frozen=True, slots=True)
class BonusSet(Event):
    """Nelson counts the bonus die as another value (PROP-9.8)."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class WorkersStoodUp(Event):
    """A round is over: all workers are ready again (PROP-10.6)."""

    round: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over (PROP-11.1); `reasons`: blueprints, dock, stack."""

    reasons: tuple[str, ...]
