"""The requests of the engine protocol and their answers."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from islands_desktop.core.assets import AssetMissing
from islands_desktop.core.digest import state_digest
from islands_desktop.core.events import event_to_dict
from islands_desktop.core.game import Game
from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import GameError
from islands_desktop.core.session import GameSession
from islands_desktop.core.standings import SeatScore
from islands_desktop.engine_protocol.lines import (
    Answer,
    ProtocolError,
    Request,
    answer_bytes,
    error_answer,
    find_verb,
    parse_line,
)
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.saves.faults import SaveFault

RANDOM_SEEDS = 1_000_000_000
"""A game without a seed gets one below this, short enough to be noted."""

MOST_SECONDS = 60


class Engine:
    """One conversation: at most one game at a time."""

    def __init__(self) -> None:
        self.session: GameSession | None = None
        self.finished = False
        self._verbs: dict[str, Callable[[Request], Answer]] = {
            "games": self._games,
            "new": self._new,
            "legal": self._legal,
            "play": self._play,
            "state": self._state,
            "load": self._load,
            "undo": self._undo,
            "redo": self._redo,
            "score": self._score,
            "save": self._save,
            "resume": self._resume,
            "suggest": self._suggest,
            "quit": self._quit,
        }

    # ------------------------------------------------------------------ lines

    def answer_line(self, line: bytes) -> bytes:
        """The answer to one line, without its line end. Never raises."""
        try:
            request = parse_line(line)
        except ProtocolError as error:
            return answer_bytes(error_answer(error.code, str(error), error.rule))
        answer = self.answer(request)
        if "id" in request:
            answer = {"id": request["id"], **answer}
        return answer_bytes(answer)

    def answer(self, request: Request) -> Answer:
        """The answer to one request. Never raises."""
        try:
            return {"ok": True, **self._find_request(find_verb(request))(request)}
        except (ProtocolError, GameError) as error:
            return error_answer(error.code, str(error), error.rule)
        except SaveFault as fault:
            return error_answer(fault.code, str(fault))
        except AssetMissing as fault:
            return error_answer("asset_missing", str(fault))
        except RecursionError:
            return error_answer("bad_request", say("This request is nested too deeply."))
        except Exception as error:
            # A fault of the program: the conversation goes on, with the game as it was.
            kind = type(error).__name__
            message = say("The program is at fault here: {error}.", error=f"{kind}: {error}"[:200])
            return error_answer("internal_error", message)

    def _find_request(self, verb: str) -> Callable[[Request], Answer]:
        if verb not in self._verbs:
            known = ", ".join(self._verbs)
            message = say(
                "There is no request “{verb}”. Requests are: {known}.", verb=verb[:40], known=known
            )
            raise ProtocolError("unknown_request", message)
        return self._verbs[verb]

    # ------------------------------------------------------------------ games

    def _games(self, request: Request) -> Answer:
        return {"games": [_describe_game(find_game(game_id)) for game_id in GAME_IDS]}

    def _new(self, request: Request) -> Answer:
        game = find_game(_text(request, "game"))
        mode, seats, seed = (request.get(name) for name in ("mode", "seats", "seed"))
        if mode is None:
            mode = game.modes[0].id
        if not isinstance(mode, str):
            raise ProtocolError("bad_request", say("“mode” is the id of a mode."))
        if seats is None:
            seats = next((known.seats[0] for known in game.modes if known.id == mode), 1)
        if seed is None:
            seed = secrets.randbelow(RANDOM_SEEDS)
        setup = game.make_setup(mode, seats, seed, request.get("options"))
        self.session = GameSession.new(game, setup)
        return {"setup": setup.to_dict(), **self._turn()}

    def _load(self, request: Request) -> Answer:
        entry = request.get("state")
        if not isinstance(entry, Mapping):
            raise ProtocolError("bad_request", say("“state” is an object, as “state” gives it."))
        setup = entry.get("setup")
        named = setup.get("game") if isinstance(setup, Mapping) else None
        playing = self.session.game.id if self.session is not None else GAME_IDS[0]
        chosen = request.get("game", named if named is not None else playing)
        if not isinstance(chosen, str):
            raise ProtocolError("bad_request", say("“game” is the id of a game."))
        game = find_game(chosen)
        self.session = GameSession(game, game.state_from_dict(entry))
        return {"setup": self.session.setup.to_dict(), **self._turn()}

    # ------------------------------------------------------------------ playing

    def _legal(self, request: Request) -> Answer:
        session, seat = self._playing(), self._seat_of(request)
        if seat is None:
            commands = session.game.legal_commands(session.state)
        else:
            commands = session.game.commands_of(session.state, seat)
        return {"commands": [command.to_dict() for command in commands], **self._turn()}

    def _play(self, request: Request) -> Answer:
        session = self._playing()
        entry = request.get("command")
        if not isinstance(entry, Mapping):
            message = say("“command” is an object, as “legal” lists them.")
            raise ProtocolError("bad_request", message)
        if entry.get("kind") in ("undo", "redo"):
            message = say("Undo and redo are requests of their own: {example}.", example=_UNDO)
            raise ProtocolError("bad_command", message)
        transition = session.play(session.game.command_from_dict(entry))
        return {"events": [event_to_dict(event) for event in transition.events], **self._turn()}

    def _undo(self, request: Request) -> Answer:
        session = self._playing()
        session.undo()
        return {"command": session.log[session.cursor].command.to_dict(), **self._turn()}

    def _redo(self, request: Request) -> Answer:
        session = self._playing()
        session.redo()
        return {"command": session.log[session.cursor - 1].command.to_dict(), **self._turn()}

    # ------------------------------------------------------------------ looking

    def _seat_of(self, request: Request) -> int | None:
        """The seat that a request is about, None for all."""
        seat = request.get("seat")
        if seat is None:
            return None
        if type(seat) is not int or not 0 <= seat < self._playing().setup.seats:
            raise ProtocolError("bad_request", say("“seat” is the number of a seat, from 0."))
        return seat

    def _state(self, request: Request) -> Answer:
        session = self._playing()
        game, state, seat = session.game, session.state, self._seat_of(request)
        if seat is not None:
            state = game.view(state, seat)
        return {
            "state": game.state_to_dict(state),
            "digest": state_digest(game, state),
            "progress": game.progress(session.state),
            **self._turn(),
        }

    def _score(self, request: Request) -> Answer:
        session = self._playing()
        standings = session.game.standings(session.state)
        outcome = session.game.outcome(session.state)
        seats = [_describe_score(seat, standings.places[seat.seat]) for seat in standings.seats]
        end = {"winners": list(outcome.winners), "reason": outcome.reason} if outcome else None
        return {"seats": seats, "outcome": end, **self._turn()}

    def _suggest(self, request: Request) -> Answer:
        from islands_desktop.opponents import LEVELS, suggest

        session = self._playing()
        level, seconds = request.get("level", "hard"), request.get("seconds", 1.0)
        if level not in LEVELS:
            message = say("The levels are: {levels}.", levels=", ".join(LEVELS))
            raise ProtocolError("bad_request", message)
        if isinstance(seconds, bool) or not isinstance(seconds, (int, float)):
            raise ProtocolError("bad_request", say("“seconds” is a number."))
        if not 0 <= seconds <= MOST_SECONDS:
            message = say("“seconds” lies between 0 and {most}.", most=MOST_SECONDS)
            raise ProtocolError("bad_request", message)
        if session.game.actor(session.state) is None:
            message = say("The game is over: there is nothing to decide.")
            raise ProtocolError("game_over", message)
        found = suggest(session.game, session.state, level, float(seconds))
        return {
            "command": found.command.to_dict(),
            "value": round(found.value, 2),
            "reason": found.reason,
            **self._turn(),
        }

    # ------------------------------------------------------------------ files

    def _save(self, request: Request) -> Answer:
        from islands_desktop.saves.save_format import LONGEST_NAME, SaveHeader, encode_save

        session = self._playing()
        name = request.get("name", "")
        if not isinstance(name, str):
            raise ProtocolError("bad_request", say("“name” is text."))
        header = SaveHeader(name=" ".join(name.split())[:LONGEST_NAME])
        answer: Answer = {"save": encode_save(session, header)}
        if request.get("path") is not None:
            path = _path(request, "path")
            _write_save(path, session, header)
            answer["path"] = str(path)
        return {**answer, **self._turn()}

    def _resume(self, request: Request) -> Answer:
        from islands_desktop.saves.library import open_file
        from islands_desktop.saves.save_format import decode_save

        entry = request.get("save")
        if isinstance(entry, dict):
            opened = decode_save(entry)
        elif isinstance(entry, str):
            opened = open_file(_path(request, "save"))
        elif "path" in request:
            opened = open_file(_path(request, "path"))
        else:
            message = say("“save” is what “save” answered, or the path of a saved game.")
            raise ProtocolError("bad_request", message)
        self.session = opened.session
        setup = opened.session.setup.to_dict()
        return {"setup": setup, "notices": list(opened.notices), **self._turn()}

    def _quit(self, request: Request) -> Answer:
        self.finished = True
        return {}

    # ------------------------------------------------------------------ common parts

    def _playing(self) -> GameSession:
        if self.session is None:
            raise ProtocolError("no_game", say("There is no game yet: start one with “new”."))
        return self.session

    def _turn(self) -> Answer:
        """Whose turn it is and whether the game is over."""
        session = self._playing()
        actor = session.game.actor(session.state)
        return {"actor": actor, "over": actor is None}


_UNDO = '{"cmd": "undo"}'


def _describe_game(game: Game[Any, Any]) -> Answer:
    modes = [
        {
            "id": mode.id,
            "name": mode.name,
            "seats": list(mode.seats),
            "options": [option.to_dict() for option in game.options(mode.id)],
        }
        for mode in game.modes
    ]
    return {
        "id": game.id,
        "title": game.title,
        "rules_version": game.rules_version,
        "modes": modes,
    }


def _describe_score(score: SeatScore, place: int) -> Answer:
    return {
        "seat": score.seat,
        "total": score.total,
        "tie_breaks": list(score.tie_breaks),
        "rating": score.rating,
        "place": place,
        "lines": [
            {
                "label": line.label,
                "points": line.points,
                "note": line.note,
                "measured": line.measured,
            }
            for line in score.lines
        ],
    }


def _text(request: Request, name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str):
        raise ProtocolError("bad_request", say("“{name}” is missing, or no text.", name=name))
    return value


def _path(request: Request, name: str) -> Path:
    text = _text(request, name)
    if "\0" in text or not Path(text).name:
        raise ProtocolError("bad_request", say("“{name}” is no path of a file.", name=name))
    return Path(text)


def _write_save(path: Path, session: GameSession, header: Any) -> None:
    """Write a save to any path. Raises SaveUnwritable."""
    from islands_desktop.saves.atomic_write import write_atomically
    from islands_desktop.saves.faults import SaveUnwritable
    from islands_desktop.saves.save_format import dump_save

    try:
        write_atomically(path, dump_save(session, header))
    except OSError as error:
        raise SaveUnwritable(error) from None
