"""The form of a save file, checked by pydantic. Imported only when a file is opened."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from islands_desktop.core.phrases import say
from islands_desktop.saves.faults import SaveDamaged
from islands_desktop.saves.migrations import FORMAT

ShortText = Annotated[str, Field(max_length=200)]
SeatName = Annotated[str, Field(max_length=80)]
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
Wishes = Annotated[list[ShortText], Field(max_length=4)]
Level = Literal["", "easy", "medium", "hard"]
SeatNumber = Annotated[int, Field(ge=0, lt=8)]
Whole = Annotated[int, Field(ge=0, lt=1 << 63)]


class _Form(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class SetupForm(_Form):
    """The set-up; its options are checked by the game."""

    game: ShortText
    mode: ShortText
    seats: Annotated[int, Field(ge=1, le=8)]
    seed: Whole
    options: Annotated[dict[str, Any], Field(max_length=40)]


class LogForm(_Form):
    """One entry of the log."""

    command: Annotated[dict[str, Any], Field(max_length=20)]
    digest: Digest
    auto: bool = False


class SaveForm(_Form):
    """A whole save of the format that is written.

    What has a default came later: saves of the same format that have no such part stay whole.
    """

    format: Annotated[int, Field(ge=FORMAT, le=FORMAT)]
    id: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
    name: Annotated[str, Field(max_length=80)]
    created: ShortText
    changed: ShortText
    app_version: ShortText
    game: ShortText
    rules_version: Whole
    setup: SetupForm
    seed: Whole
    start: dict[str, Any]
    log: Annotated[list[LogForm], Field(max_length=20_000)]
    cursor: Whole
    snapshot: dict[str, Any]
    digest: Digest
    over: bool
    progress: ShortText
    scores: Annotated[list[int], Field(max_length=8)]
    seat_names: Annotated[list[SeatName], Field(max_length=8)] = []
    deal_chosen: bool = False
    seat_levels: Annotated[list[Level], Field(max_length=8)] = []
    computer_seats: Annotated[list[SeatNumber], Field(max_length=8)] = []
    passing: Annotated[list[Wishes], Field(max_length=8)] = []
    round_tenths: Whole = 0


def check_form(entry: dict[str, Any]) -> SaveForm:
    """The save as a checked form. Raises SaveDamaged naming the first wrong part."""
    try:
        return SaveForm.model_validate(entry)
    except ValidationError as error:
        raise SaveDamaged(_sentences(error)[0]) from None


def form_problems(entry: dict[str, Any]) -> list[str]:
    """Sentences about all parts that are missing or wrong."""
    try:
        SaveForm.model_validate(entry)
    except ValidationError as error:
        return _sentences(error)
    return []


def _sentences(error: ValidationError) -> list[str]:
    places = [".".join(str(part) for part in fault["loc"])[:60] for fault in error.errors()]
    return [say("“{place}” is missing or wrong.", place=place) for place in places]
