"""The table: the game's own view, the side panel, the action bar, and what lies over the table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import install_seat_names, names_shown
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.pages.computer_players import PACE_ACTIONS, ComputerPlayers
from islands_desktop.desktop.pages.hints import Hints
from islands_desktop.desktop.pages.next_game import branch_at, go_on_after
from islands_desktop.desktop.pages.page import Navigator, Page
from islands_desktop.desktop.pages.saved_tile import deal_words, setup_marks
from islands_desktop.desktop.pages.table_tools import tool_reasons
from islands_desktop.desktop.panels.action_bar import ActionBar
from islands_desktop.desktop.panels.banner import Banner
from islands_desktop.desktop.panels.command_list import CommandList, announce
from islands_desktop.desktop.panels.final_sheet import FinalSheet
from islands_desktop.desktop.panels.side_panel import TABS, SidePanel
from islands_desktop.desktop.panels.thumbnail import thumbnail
from islands_desktop.desktop.played_game import PlayedGame
from islands_desktop.desktop.program import Program
from islands_desktop.desktop.seats import emblem_to_act
from islands_desktop.desktop.shortcuts import add_shortcuts
from islands_desktop.desktop.sounds.table_sounds import TableSounds
from islands_desktop.desktop.table.controller import TableAction, TableController
from islands_desktop.desktop.table.open_table import open_table

_PANEL_FROM = 960


class TablePage(Page):
    """A game being played. Wishes: `played`, the game to put on the table; `position` in it."""

    bare = True

    def __init__(self, program: Program, navigator: Navigator) -> None:
        super().__init__(program, navigator)
        palette = program.palette
        self.played: PlayedGame | None = None
        self.controller: TableController | None = None
        self.save_banner = Banner("warning", palette, alarm=True)
        self.save_banner.offer(say("Try again"), self._save_now)
        self.past_banner = Banner("history", palette)
        self.past_banner.offer(say("Back to now"), self._back_to_now)
        self.computers = ComputerPlayers(self)
        self.computers.changed.connect(self.refresh)
        self.hints = Hints(self)
        self.hints.changed.connect(self.refresh)
        self.sounds = TableSounds(self)
        self.centre = QStackedWidget()
        self.commands = CommandList()
        self.commands.given.connect(self._play)
        self.final = FinalSheet(palette)
        self.final.chosen.connect(self._choose_next)
        self.nothing = QWidget()
        self.centre.addWidget(self.nothing)
        self.centre.addWidget(self.commands)
        self.centre.addWidget(self.final)
        self.panel = SidePanel(palette)
        self.panel.log.looked_at.connect(self._look_at)
        self.panel.log.back_to_now.connect(self._back_to_now)
        self.panel.log.branched.connect(self._branch)
        self.bar = ActionBar(palette)
        self.bar.tool_chosen.connect(self.trigger)
        self._panel_wanted: bool | None = None
        self._arrange()
        keys = ("undo", "redo", "round_start", "panel", "hint", *PACE_ACTIONS, *TABS)
        add_shortcuts(self, keys, self.trigger)
        program.settings_changed.connect(self._follow_settings)

    def _arrange(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.centre, 1)
        middle.addWidget(self.panel)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        for banner in (self.save_banner, self.past_banner, self.computers.banner):
            rows.addWidget(banner)
        rows.addLayout(middle, 1)
        rows.addWidget(self.bar)

    # ------------------------------------------------------------------ coming and going

    @property
    def heading(self) -> str:
        if self.played is None:
            return say("Table")
        setup, name = self.played.session.setup, self.played.header.name
        return " · ".join([name or deal_words(self.played), *setup_marks(setup)])

    @property
    def game_words(self) -> str:
        """Game, deal and position for reports of errors."""
        if self.played is None:
            return ""
        setup, cursor = self.played.session.setup, self.played.session.cursor
        return f"{setup.game} {setup.mode}, seed {setup.seed}, after {cursor} commands"

    def arrive(self, **wishes: Any) -> None:
        played = wishes.get("played") or self.program.on_table
        if played is None:
            self.take_off()
        elif played is not self.played:
            self.put_on(played)
        if "position" in wishes:
            self._look_at(wishes["position"])

    def leave(self) -> None:
        self.hints.leave()
        self.keep_picture()
        self.refresh()  # a hand that is covered now is named nowhere
        self.program.games_changed.emit()

    def put_on(self, played: PlayedGame) -> None:
        """Put a game on the table."""
        self.take_off()
        self.played = self.program.on_table = played
        played.problem_changed.connect(self._show_save_problem)
        install_seat_names(names_shown(played.header.seat_names, played.header.seat_levels))
        controller = open_table(played.session, self.program.palette, self.program.settings, self)
        self.controller = controller
        controller.take_up(played.header)
        controller.kept.connect(played.save_now)
        controller.changed.connect(self.refresh)
        controller.refused.connect(self._tell_refusal)
        controller.opens.connect(lambda: self._choose_next("look"))
        controller.announced.connect(lambda sentence: announce(self, sentence))
        controller.rule_asked.connect(self.show_rule)
        controller.ended.connect(self._show_end)
        controller.dragged.connect(lambda: self.program.change_settings(has_dragged=True))
        self.centre.addWidget(controller.view)
        self.panel.score.seats.stand_beside(controller.beside_seats())
        self.panel.help.show_game(played.session.game.id)
        self._show_save_problem(played.problem)
        self._show_in_centre(self.final if played.over else controller.view)
        self.computers.sit_down(played, controller)
        self.hints.sit_down(played, controller)
        self.sounds.listen_to(controller)
        if played.over:
            self.final.show_game(played, controller.final_actions())
        self.refresh()

    def take_off(self) -> None:
        """Clear the table; the game is on the disk."""
        self.computers.stand_up()
        self.hints.stand_up()
        controller, self.controller = self.controller, None
        if controller is not None:
            self.bar.show_actions(())  # they are this table's, even where the next has the same
            self.panel.score.seats.stand_beside(())
            self.centre.setCurrentWidget(self.nothing)  # no sheet of a game that is gone
            self.centre.removeWidget(controller.view)
            controller.leave_page()
            controller.deleteLater()
            controller.view.hide()
            controller.view.deleteLater()
        if self.played is not None:
            self.played.problem_changed.disconnect(self._show_save_problem)
            self.played.close()
            if self.program.on_table is self.played:
                self.program.on_table = None
            self.played = None
            install_seat_names(())

    def keep_picture(self) -> None:
        """Keep a thumbnail of the table for the lists of saved games."""
        if self.controller is None or self.played is None:
            return
        self.controller.cover()
        if self.program.on_table is not self.played or self.controller.view.width() < 100:
            return
        self.controller.leave_message()
        self.played.keep_picture(thumbnail(self.controller.view))

    # ------------------------------------------------------------------ showing the game

    def refresh(self) -> None:
        """Bring bar, panels and lists to what the table shows."""
        if self.controller is None or self.played is None:
            return
        session, state = self.played.session, self.controller.shown_state
        game, past = session.game, self.controller.position is not None
        step = game.step(state)
        back = say("This is an earlier position. Go back to now to play.")
        asked = "" if past else self.controller.everybody_words
        emblem = None if past or asked else emblem_to_act(session, self)
        waiting = self.computers.sentence or self.hints.sentence
        self.bar.say_step(back if past else waiting or asked or step.sentence, emblem)
        thinking = self.computers.is_thinking or self.hints.is_thinking
        self.bar.show_thinking(thinking, self.controller.pace == 0)
        self.bar.show_actions(self._actions(), self.centre.currentWidget() is not self.final)
        self._refresh_tools()
        self.panel.score.show_state(game, self.controller.told_state, self.computers.level_words)
        self.panel.log.show_session(session, self.controller.eyes, self.controller.remarks)
        self.panel.log.show_position(self.controller.position)
        self.panel.help.show_step(step, asked)
        if self.centre.currentWidget() is self.commands:
            self._list_commands()
        if self.centre.currentWidget() is self.final and not self.played.over:
            self._show_in_centre(self.controller.view)
        words = say("This is an earlier position: {progress}.", progress=game.progress(state))
        self.past_banner.tell(words if past else "")

    def _actions(self) -> tuple[TableAction, ...]:
        assert self.controller is not None and self.played is not None
        if not self.played.over:
            return (*self.computers.actions(), *self.controller.actions())
        if self.centre.currentWidget() is self.final:
            return ()
        sheet = TableAction("final", say("Show the score sheet"), "", "score",
                            trigger=self._show_end)  # fmt: skip
        return (sheet, *self.controller.final_actions())

    def _refresh_tools(self) -> None:
        assert self.played is not None and self.controller is not None
        at_end = self.centre.currentWidget() is self.final
        for name, reason in tool_reasons(self.played, self.controller, at_end).items():
            self.bar.set_tool(name, reason)
        self.bar.tools["command_list"].setChecked(self.centre.currentWidget() is self.commands)

    def _show_in_centre(self, widget: QWidget) -> None:
        self.centre.setCurrentWidget(widget)
        self.setFocusProxy(widget)
        self._fold_panel()
        self._refresh_tools()
        if self.isVisible():
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _list_commands(self) -> None:
        assert self.controller is not None and self.played is not None
        table = self.controller
        words = table.hidden_words or (table.waiting_words if self.computers.sentence else "")
        self.commands.show_commands(self.played.session.game, table.shown_state, words)

    # ------------------------------------------------------------------ what the person does

    def trigger(self, name: str) -> None:
        """Carry out a standard action of the table."""
        controller = self.controller
        if controller is None:
            return
        deeds = {
            "undo": controller.undo,
            "redo": controller.redo,
            "round_start": controller.undo_to_start,
            "command_list": self.toggle_list,
            "hint": self.hints.ask,
        }
        if name in deeds:
            deeds[name]()
        elif name == "panel":
            self.set_panel(self.panel.isHidden())
        elif name in TABS:
            self.set_panel(True)
            self.panel.open_tab(name)
        elif name in PACE_ACTIONS:
            self.computers.trigger(name, self.bar.tools["seats"])

    def toggle_list(self) -> None:
        """The list of legal commands in place of the table, or the table again."""
        assert self.controller is not None and self.played is not None
        if self.centre.currentWidget() is self.commands:
            self._show_in_centre(self.controller.view)
        elif not self.played.over:
            self._list_commands()
            self._show_in_centre(self.commands)

    def set_panel(self, shown: bool) -> None:
        """Fold the side panel out or away, and remember it."""
        self._panel_wanted = shown
        self._fold_panel()
        self.program.change_settings(panel_open=shown)

    def _play(self, command: Any) -> None:
        if self.controller is not None:
            self.controller.play(command)

    def show_rule(self, rule: str) -> None:
        """Open the help at a rule."""
        self.set_panel(True)
        self.panel.open_tab("help_tab")
        if not self.panel.help.show_rule(rule):
            self.navigator.notify(say("The help does not name {rule}.", rule=rule))

    def _tell_refusal(self, sentence: str, _rule: str) -> None:
        # On the table the scene says it at the cursor; without the table it is said below.
        if self.controller is None or self.centre.currentWidget() is not self.controller.view:
            self.navigator.notify(sentence)

    def take_back(self) -> bool:
        if self.controller is None:
            return False
        if self.hints.leave():
            return True
        if self.controller.position is not None:
            self._back_to_now()
            return True
        if self.centre.currentWidget() is self.commands:
            self.toggle_list()
            return True
        return False

    @guard(None)
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """L shows the list; other keys are the table's, wherever the keyboard is."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self.controller is not None and self.controller.view.is_held(event):
            return
        if event.key() == Qt.Key.Key_L and plain:
            self.toggle_list()
        elif not plain or not self._gives_key(event.key()):
            super().keyPressEvent(event)

    def _gives_key(self, key: int) -> bool:
        on_table = self.controller is not None and self.controller.view.hasFocus()
        if self.controller is None or on_table or key == Qt.Key.Key_Escape:
            return False
        return self.centre.currentWidget() is self.controller.view and self.controller.take_key(key)

    @guard(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the panel stays away until it is asked for."""
        self._fold_panel()

    def _fold_panel(self) -> None:
        """Show the panel as it is wanted; the final sheet says everything the panel would."""
        wanted = self._panel_wanted
        if wanted is None:
            wanted = self.program.settings.panel_open and self.width() >= _PANEL_FROM
        shown = wanted and self.centre.currentWidget() is not self.final
        self.panel.setVisible(shown)
        self.bar.tools["panel"].setChecked(shown)

    # ------------------------------------------------------------------ earlier positions

    def _look_at(self, position: int) -> None:
        if self.controller is None or self.played is None:
            return
        self._show_in_centre(self.controller.view)
        self.controller.show_position(position)

    def _back_to_now(self) -> None:
        if self.controller is not None:
            self.controller.show_position(None)

    def _branch(self, position: int) -> None:
        assert self.played is not None
        branch = branch_at(self.program, self.navigator, self.played, position)
        if branch is not None:
            self.keep_picture()
            self.put_on(branch)
            self.navigator.notify(say("This is a new practice game; the other one is kept."))

    # ------------------------------------------------------------------ saving and the end

    def _show_save_problem(self, sentence: str) -> None:
        words = say("{problem} The game goes on; it is tried again.", problem=sentence)
        self.save_banner.tell(words if sentence else "")

    def _save_now(self) -> None:
        if self.played is not None:
            self.played.save_now()

    def _show_end(self) -> None:
        if self.played is None or self.controller is None or not self.played.over:
            return
        self.final.show_game(self.played, self.controller.final_actions())
        self._show_in_centre(self.final)
        self.refresh()

    def _choose_next(self, name: str) -> None:
        assert self.played is not None and self.controller is not None
        if name == "look":
            self._show_in_centre(self.controller.view)
            self.refresh()
        else:
            go_on_after(self.navigator, self.played, name)

    # ------------------------------------------------------------------ settings and colours

    def _follow_settings(self) -> None:
        if self.controller is not None:
            self.controller.set_speed(self.program.settings.speed)

    def dress(self) -> None:
        palette = self.program.palette
        banners = (self.save_banner, self.past_banner, self.computers.banner)
        for part in (*banners, self.bar, self.panel):
            part.dress(palette)
        if self.controller is not None:
            self.controller.set_palette(palette)
        self.final.dress(palette)
