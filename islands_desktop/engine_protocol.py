"""The engine protocol: JSON, one object a line, every request answered by exactly one line.

A request names its verb under "cmd", as in {"cmd": "new", "game": "palm_island", "seed": 7}; an
"id" is given back. A bad line is answered with an error and never ends the program.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, Any

from islands_desktop.core.events import event_to_dict
from islands_desktop.core.game import Game
from islands_desktop.core.refusals import GameError
from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.saves.faults import SaveFault

LONGEST_LINE = 16 << 20
VERB_NAMES = ("cmd", "request", "op", "method", "type", "command")
"""Names under which a verb is understood; the first is the one to use. `play` keeps its command
under "command", which is therefore the last to be looked at and only if it is text."""

Answer = dict[str, Any]


class ProtocolError(Exception):
    """A request that cannot be answered; `code` is for programs, the text for people."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule


def error_answer(code: str, message: str, rule: str = "") -> Answer:
    """The form of every error."""
    return {"ok": False, "error": {"code": code, "message": message, "rule": rule}}


class Engine:
    """One conversation: at most one game at a time."""

    def __init__(self) -> None:
        self.session: GameSession | None = None
        self.finished = False
        self._verbs: dict[str, Callable[[Mapping[str, Any]], Answer]] = {
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
        answer = self._answer_bytes(line)
        return json.dumps(answer, ensure_ascii=True, separators=(",", ":")).encode("ascii")

    def _answer_bytes(self, line: bytes) -> Answer:
        if len(line) > LONGEST_LINE:
            return error_answer("bad_json", "This line is too long.")
        try:
            request = json.loads(line.decode("utf-8-sig"), parse_constant=_refuse_constant)
        except (ValueError, RecursionError):
            return error_answer("bad_json", "This line is no JSON object.")
        if not isinstance(request, dict):
            return error_answer("bad_request", "A request is an object like {“cmd”: “games”}.")
        answer = self.answer(request)
        if "id" in request:
            answer = {"id": request["id"], **answer}
        return answer

    def answer(self, request: Mapping[str, Any]) -> Answer:
        """The answer to one request. Never raises."""
        try:
            return {"ok": True, **self._find_verb(request)(request)}
        except ProtocolError as error:
            return error_answer(error.code, str(error), error.rule)
        except GameError as error:
            return error_answer(error.code, str(error), error.rule)
        except SaveFault as fault:
            return error_answer(fault.code, str(fault))
        except RecursionError:
            return error_answer("bad_request", "This request is nested too deeply.")

    def _find_verb(self, request: Mapping[str, Any]) -> Callable[[Mapping[str, Any]], Answer]:
        verb = next(
            (request[name] for name in VERB_NAMES if isinstance(request.get(name), str)), None
        )
        if verb is None:
            raise ProtocolError("bad_request", "The verb is missing: name it under “cmd”.")
        if verb not in self._verbs:
            known = ", ".join(self._verbs)
            raise ProtocolError(
                "unknown_request", f"There is no request “{verb[:40]}”. Requests are: {known}."
            )
        return self._verbs[verb]

    # ------------------------------------------------------------------ requests

    def _games(self, request: Mapping[str, Any]) -> Answer:
        games = []
        for game_id in GAME_IDS:
            game = find_game(game_id)
            modes = [{"id": m.id, "name": m.name, "seats": list(m.seats)} for m in game.modes]
            games.append({"id": game.id, "title": game.title, "modes": modes})
        return {"games": games}

    def _new(self, request: Mapping[str, Any]) -> Answer:
        game = find_game(_text(request, "game"))
        mode = request.get("mode", game.modes[0].id)
        if not isinstance(mode, str):
            raise ProtocolError("bad_request", "“mode” is the id of a mode.")
        least = next((m.seats[0] for m in game.modes if m.id == mode), 1)
        seed = request.get("seed")
        setup = game.make_setup(
            mode,
            request.get("seats", least),
            secrets.randbelow(1_000_000_000) if seed is None else seed,
            request.get("options"),
        )
        self.session = GameSession.new(game, setup)
        return {"setup": setup.to_dict(), **self._turn()}

    def _legal(self, request: Mapping[str, Any]) -> Answer:
        session = self._playing()
        commands = session.game.legal_commands(session.state)
        return {"commands": [command.to_dict() for command in commands], **self._turn()}

    def _play(self, request: Mapping[str, Any]) -> Answer:
        session = self._playing()
        entry = request.get("command")
        if not isinstance(entry, Mapping):
            raise ProtocolError("bad_request", "“command” is an object, as “legal” lists them.")
        if entry.get("kind") in ("undo", "redo"):
            raise ProtocolError("bad_request", "Undo and redo are requests of their own.")
        transition = session.play(session.game.command_from_dict(entry))
        return {"events": [event_to_dict(event) for event in transition.events], **self._turn()}

    def _state(self, request: Mapping[str, Any]) -> Answer:
        session = self._playing()
        state = session.state
        seat = request.get("seat")
        if seat is not None:
            if type(seat) is not int or not 0 <= seat < session.setup.seats:
                raise ProtocolError("bad_request", "“seat” is the number of a seat, from 0.")
            state = session.game.view(state, seat)
        return {"state": session.game.state_to_dict(state), **self._turn()}

    def _load(self, request: Mapping[str, Any]) -> Answer:
        entry = request.get("state")
        if not isinstance(entry, Mapping):
            raise ProtocolError("bad_request", "“state” is an object, as “state” gives it.")
        setup = entry.get("setup")
        named = setup.get("game") if isinstance(setup, Mapping) else None
        playing = self.session.game.id if self.session is not None else GAME_IDS[0]
        chosen = request.get("game", named if named is not None else playing)
        if not isinstance(chosen, str):
            raise ProtocolError("bad_request", "“game” is the id of a game.")
        game: Game[Any, Any] = find_game(chosen)
        self.session = GameSession(game, game.state_from_dict(entry))
        return self._turn()

    def _undo(self, request: Mapping[str, Any]) -> Answer:
        self._playing().undo()
        return self._turn()

    def _redo(self, request: Mapping[str, Any]) -> Answer:
        self._playing().redo()
        return self._turn()

    def _score(self, request: Mapping[str, Any]) -> Answer:
        session = self._playing()
        standings = session.game.standings(session.state)
        outcome = session.game.outcome(session.state)
        seats = [
            {
                "seat": seat.seat,
                "total": seat.total,
                "tie_breaks": list(seat.tie_breaks),
                "rating": seat.rating,
                "place": standings.places[seat.seat],
                "lines": [{"label": line.label, "points": line.points} for line in seat.lines],
            }
            for seat in standings.seats
        ]
        end = {"winners": list(outcome.winners), "reason": outcome.reason} if outcome else None
        return {"seats": seats, "outcome": end, **self._turn()}

    def _save(self, request: Mapping[str, Any]) -> Answer:
        from islands_desktop.saves.save_format import SaveHeader, dump_save, encode_save

        session = self._playing()
        header = SaveHeader(name=str(request.get("name", ""))[:80])
        answer: Answer = {"save": encode_save(session, header)}
        if "path" in request:
            from islands_desktop.saves.atomic_write import write_atomically
            from islands_desktop.saves.faults import SaveUnwritable

            path = Path(_text(request, "path"))
            try:
                write_atomically(path, dump_save(session, header))
            except (OSError, ValueError) as error:
                raise SaveUnwritable(
                    error if isinstance(error, OSError) else OSError(22, str(error))
                ) from None
            answer["path"] = str(path)
        return answer

    def _resume(self, request: Mapping[str, Any]) -> Answer:
        from islands_desktop.saves.library import open_file
        from islands_desktop.saves.save_format import decode_save

        entry = request.get("save")
        if isinstance(entry, dict):
            opened = decode_save(entry)
        elif "path" in request:
            opened = open_file(Path(_text(request, "path")))
        else:
            raise ProtocolError("bad_request", "Name what to resume: “save” or “path”.")
        self.session = opened.session
        return {"notices": list(opened.notices), **self._turn()}

    def _suggest(self, request: Mapping[str, Any]) -> Answer:
        from islands_desktop.opponents.palm_island_solo import LEVELS, suggest

        session = self._playing()
        level = request.get("level", "hard")
        seconds = request.get("seconds", 1.0)
        if level not in LEVELS:
            raise ProtocolError("bad_request", f"Levels are: {', '.join(LEVELS)}.")
        if isinstance(seconds, bool) or not isinstance(seconds, (int, float)):
            raise ProtocolError("bad_request", "“seconds” is a number.")
        if not 0 <= seconds <= 60:
            raise ProtocolError("bad_request", "“seconds” lies between 0 and 60.")
        if session.game.actor(session.state) is None:
            raise ProtocolError("game_over", "The game is over: there is nothing to decide.")
        found = suggest(session.state, level, float(seconds))
        return {
            "command": found.command.to_dict(),
            "value": round(found.value, 2),
            "reason": found.reason,
            **self._turn(),
        }

    def _quit(self, request: Mapping[str, Any]) -> Answer:
        self.finished = True
        return {}

    # ------------------------------------------------------------------ common parts

    def _playing(self) -> GameSession:
        if self.session is None:
            raise ProtocolError("no_game", "There is no game yet: start one with “new”.")
        return self.session

    def _turn(self) -> Answer:
        """Whose turn it is and whether the game is over."""
        session = self._playing()
        actor = session.game.actor(session.state)
        return {"actor": actor, "over": actor is None}


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def _text(request: Mapping[str, Any], name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str):
        raise ProtocolError("bad_request", f"“{name}” is missing, or no text.")
    return value


def converse(source: IO[bytes], target: IO[bytes]) -> None:
    """Answer lines until `quit` or the end of the input; blank lines are passed over."""
    engine = Engine()
    while not engine.finished:
        line = source.readline(LONGEST_LINE + 1)
        if not line:
            return
        if len(line) > LONGEST_LINE:
            _skip_rest(source, line)
        if not line.strip():
            continue
        target.write(engine.answer_line(line) + b"\n")
        target.flush()


def _skip_rest(source: IO[bytes], line: bytes) -> None:
    """Read an overlong line to its end, a piece at a time."""
    while line and not line.endswith(b"\n"):
        line = source.readline(LONGEST_LINE)
