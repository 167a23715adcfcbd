"""What all pages share: settings, colours, saved games, statistics, the profile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from islands_desktop.saves import folders
from islands_desktop.saves.settings import Settings, load_settings, save_settings

if TYPE_CHECKING:
    from islands_desktop.desktop.look.palette import Palette
    from islands_desktop.desktop.played_game import PlayedGame
    from islands_desktop.desktop.sounds.loudspeaker import Loudspeaker
    from islands_desktop.desktop.thinker import Thinker
    from islands_desktop.saves.library import SavedGames
    from islands_desktop.saves.statistics import Statistics


class Program(QObject):
    """Settings and files of the running program.

    Signals: `settings_changed`; `palette_changed` after the whole program was dressed anew;
    `games_changed` when the list of saved games may be another; `problem(sentence)`.
    """

    settings_changed = Signal()
    palette_changed = Signal()
    language_changed = Signal()
    games_changed = Signal()
    problem = Signal(str)

    def __init__(self, settings: Settings | None = None, faults: list[str] | None = None) -> None:
        super().__init__()
        if settings is None:
            settings, faults = load_settings(folders.settings_path())
        self.settings = settings
        self.start_faults: list[str] = list(faults or [])
        self._palette: Palette | None = None
        self._dressing = self._dressed = False
        self.on_table: PlayedGame | None = None
        """The game on the table; what happens to its file must happen to it, too."""
        self._saved_games: SavedGames | None = None
        self._thinker: Thinker | None = None
        self._loudspeaker: Loudspeaker | None = None
        self._last_volume = self.settings.volume
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_system)

    # ------------------------------------------------------------------ settings and colours

    def change_settings(self, **values: Any) -> None:
        """Change settings, keep them, and tell everybody whom it concerns."""
        before = self.settings
        self.settings = before.changed(**values)
        if self.settings == before:
            return
        sentence = save_settings(folders.settings_path(), self.settings)
        if sentence:
            self.problem.emit(sentence)
        if self.settings.theme != before.theme:
            self.dress()
        if self.settings.language != before.language:
            self.speak()
            self.language_changed.emit()
        self.settings_changed.emit()

    def speak(self) -> None:
        """Speak the language of the settings from now on."""
        from islands_desktop.desktop.language import install_language

        install_language(self.settings.language)
        if self._saved_games is not None:
            self._saved_games.forget_lines()

    @property
    def palette(self) -> Palette:
        """The colours of the program now."""
        if self._palette is None:
            from islands_desktop.desktop.look.palette import palette_for

            self._palette = palette_for(self.wants_dark())
        return self._palette

    def wants_dark(self) -> bool:
        """Whether settings and system ask for the colours of the night."""
        if self.settings.theme != "system":
            return self.settings.theme == "dark"
        if self._palette is None and not self._dressed:
            # Before our own colours are on, the system's tell; its enumeration is slow to load.
            ground: int = QGuiApplication.palette().window().color().lightness()
            return ground < 128
        from PySide6.QtCore import Qt

        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark

    def _follow_system(self) -> None:
        # Where the system has no scheme, Qt derives one from the palette we have just set.
        if self._dressing or self.settings.theme != "system":
            return
        if self.palette.is_dark != self.wants_dark():
            self.dress()

    def dress(self) -> None:
        """Give the whole program the colours that the settings ask for."""
        from islands_desktop.desktop.look.stylesheet import apply_look

        self._palette = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._dressing = True
        apply_look(app, self.palette)
        self._dressing, self._dressed = False, True
        self.palette_changed.emit()

    # ------------------------------------------------------------------ thinking

    @property
    def thinker(self) -> Thinker:
        """Who asks the process in which the computer's players think; made when first needed."""
        if self._thinker is None:
            from islands_desktop.desktop.thinker import Thinker

            self._thinker = Thinker(self)
        return self._thinker

    def stop_thinking(self) -> None:
        """Leave no process behind."""
        if self._thinker is not None:
            self._thinker.close()

    # ------------------------------------------------------------------ sounds

    def play_sounds(self, names: tuple[str, ...]) -> None:
        """Play sounds at the volume of the settings; nobody sits before a window off the screen."""
        if self.settings.volume == "off" or QGuiApplication.platformName() == "offscreen":
            return
        if self._loudspeaker is None:
            from islands_desktop.desktop.sounds.loudspeaker import Loudspeaker

            self._loudspeaker = Loudspeaker()
        self._loudspeaker.play(names, self.settings.volume)

    def mute(self) -> bool:
        """Turn the sounds off, or on again as loud as they were; whether they are on now."""
        if self.settings.volume == "off":
            usual = Settings().volume
            self.change_settings(volume=usual if self._last_volume == "off" else self._last_volume)
            return True
        self._last_volume = self.settings.volume
        self.change_settings(volume="off")
        return False

    def fall_silent(self) -> None:
        """Let go of the sound device."""
        if self._loudspeaker is not None:
            self._loudspeaker.close()

    # ------------------------------------------------------------------ files

    @property
    def saved_games(self) -> SavedGames:
        """The saved games; loaded when first asked for."""
        if self._saved_games is None:
            from islands_desktop.saves.library import SavedGames

            self._saved_games = SavedGames(folders.games_folder())
        return self._saved_games

    @property
    def statistics(self) -> Statistics:
        """The database of finished games."""
        from islands_desktop.saves.statistics import Statistics

        return Statistics(folders.statistics_path())

    def rename_game(self, game_id: str, name: str) -> None:
        """Give a saved game another name, also while it is on the table. Raises SaveFault."""
        self.saved_games.rename(game_id, name)
        if self.on_table is not None and self.on_table.id == game_id:
            self.on_table.autosave.header.name = name
        self.games_changed.emit()

    def delete_game(self, game_id: str) -> None:
        """Delete a saved game; it leaves the table, too. Raises SaveFault."""
        self.saved_games.delete(game_id)
        if self.on_table is not None and self.on_table.id == game_id:
            self.on_table.close()
            self.on_table = None
        self.games_changed.emit()
