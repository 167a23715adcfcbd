"""The exact form of the component file of Palm Island, without a name too many or too few."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Provenance = Literal["T", "R", "D", "H"]
Orientation = Literal["FT", "FB", "BB", "BT"]
Resources = tuple[int, int, int]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class StoreEntry(Strict):
    cost: list[Resources] = Field(min_length=1)


class TurnEntry(StoreEntry):
    to: Orientation


class SideEntry(Strict):
    gives: Resources
    store: StoreEntry | None
    rotate: TurnEntry | None
    flip: TurnEntry | None
    vp: int = Field(ge=0)
    up: int = Field(ge=0, le=3)
    wild: int = Field(default=0, ge=0)
    on_pay_to: Orientation | Literal[""] = ""
    restore: bool = False


class CoreCardEntry(Strict):
    id: str
    code: str = Field(pattern="^[A-Z]{2}$")
    name: str
    numbers: list[int]
    copies: int
    provenance: Provenance
    states: dict[Orientation, SideEntry] = Field(min_length=4)


class CoreDeckEntry(Strict):
    provenance: Provenance
    printed_copies: Literal[2]
    printed_colours: list[str]
    house_colours_for_seats_3_and_4: list[str]
    cards_per_deck: Literal[17]
    cards: list[CoreCardEntry]


class TrackerRound(Strict):
    round: int
    state: Orientation
    advance: Literal["rotate", "flip"] | None
    to: Orientation | None


class TrackerEntry(Strict):
    id: str
    code: Literal["RT17"]
    number: Literal[17]
    provenance: Provenance
    rounds: list[TrackerRound] = Field(min_length=8, max_length=8)


class ScoreCondition(Strict):
    type: Literal["score_at_least"]
    vp: int


class CardsCondition(Strict):
    type: Literal["cards_at_up"]
    card: str
    min_up: int
    count: int


class StoredCondition(Strict):
    type: Literal["stored_at_least"]
    resources: Resources


class FeatEntry(Strict):
    id: str
    code: str = Field(pattern="^FE[1-6]$")
    name: str
    kind: str
    provenance: Provenance
    criterion_provenance: Provenance = "H"
    criterion: list[ScoreCondition | CardsCondition] = Field(min_length=1)
    unlock_state: Literal["BT"]
    states: dict[Orientation, SideEntry]
    effect: dict[str, Any] = Field(default_factory=dict)


class VillagerEntry(Strict):
    id: str
    code: str = Field(pattern="^VI[1-7]$")
    name: str
    kind: Literal["active", "vp"]
    cost: Resources
    effect: dict[str, Any]
    provenance: Provenance
    copies: Literal[2]


class DifficultyEntry(Strict):
    id: Literal["easy", "medium", "hard"]
    min_feats: int
    max_feats: int
    provenance: Provenance


class RatingEntry(Strict):
    min: int
    max: int | None
    rating: str
    provenance: Provenance


class ChartEntries(Strict):
    solo: list[RatingEntry]
    cooperative: list[RatingEntry]


class OrientationEntry(Strict):
    provenance: Provenance
    start: Literal["FT"]
    rotate: dict[Orientation, Orientation]
    flip: dict[Orientation, Orientation]


class LimitsEntry(Strict):
    provenance: Provenance
    rounds: int
    stored_cards: int
    actable_positions: int
    visible_positions: int


class TotalsEntry(Strict):
    provenance: Provenance
    max_core_vp: int
    max_core_up: int


class CompetitiveEntry(Strict):
    id: str
    code: str = Field(pattern="^OP[0-9]+$")
    number: int = Field(ge=1, le=14)
    name: str
    type: Literal["forest", "sea", "mountain"]
    value: int = Field(ge=2, le=4)
    criterion: list[CardsCondition | StoredCondition] = Field(min_length=1)
    speed_cost: Resources
    villager: str
    provenance: Provenance


class FacesEntry(Strict):
    provenance: Provenance
    outpost_offer: Orientation
    outpost_owned: Orientation
    villager_offer: Orientation
    villager_recruited: Orientation


class LevelEntry(Strict):
    level: int
    state: Orientation
    cost_per_player: Resources
    advance: Literal["rotate", "flip"]
    to: Orientation


class DisasterEntry(Strict):
    id: str
    code: str = Field(pattern="^CO[123]$")
    name: str
    kind: Literal["disaster"]
    provenance: Provenance
    name_provenance: Provenance
    levels: list[LevelEntry] = Field(min_length=3, max_length=3)
    averted_state: Literal["BT"]


class AbilityEntry(Strict):
    id: str
    name: str
    offer_state: Orientation
    enabled_state: Orientation
    advance: Literal["rotate", "flip"]
    up_per_player: int
    cost_per_player: Resources
    effect: dict[str, str | int]


class AbilityCardEntry(Strict):
    id: str
    code: str = Field(pattern="^CO[45]$")
    name: str
    kind: Literal["ability_card"]
    provenance: Provenance
    abilities: list[AbilityEntry] = Field(min_length=1, max_length=2)


class HandlingEntry(Strict):
    discard: Literal[1]
    automatic_discard: Literal[2]
    store: Literal[2]
    rotate: Literal[2]
    flip: Literal[2]
    recruit: Literal[2]
    each_card_turned_back_to_pay_or_reset: Literal[1]


class SpeedEntry(Strict):
    provenance: Provenance
    handling_points: HandlingEntry
    computer_seconds_per_point: dict[Literal["easy", "medium", "hard"], float]
    villager_row_size: dict[Literal["2", "3", "4"], int]


class PlayersEntry(Strict):
    provenance: Provenance
    solo: tuple[int, int]
    cooperative: tuple[int, int]
    casual: tuple[int, int]
    speed: tuple[int, int]


class ComponentFile(Strict):
    """The whole file."""

    game: Literal["palm_island"]
    schema_version: Literal[1] = Field(alias="schema")
    notation: dict[str, str]
    orientation: OrientationEntry
    limits: LimitsEntry
    derived_totals: TotalsEntry
    core_deck: CoreDeckEntry
    tracker: TrackerEntry
    feats: list[FeatEntry] = Field(min_length=6, max_length=6)
    villagers: list[VillagerEntry] = Field(min_length=7, max_length=7)
    difficulty: list[DifficultyEntry]
    score_charts: ChartEntries
    competitive_cards: list[CompetitiveEntry] = Field(min_length=14, max_length=14)
    competitive_card_faces: FacesEntry
    cooperative_cards: list[DisasterEntry | AbilityCardEntry] = Field(min_length=5, max_length=5)
    speed: SpeedEntry
    players: PlayersEntry
