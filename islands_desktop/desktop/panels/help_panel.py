"""Help beside the table: what the present step is about, then the rules of the game."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout

from islands_desktop.core.assets import AssetMissing, read_asset
from islands_desktop.core.game import Step
from islands_desktop.core.phrases import say
from islands_desktop.desktop.language import language_in_use
from islands_desktop.desktop.look.reading import set_for_reading
from islands_desktop.desktop.pages.page import label


def help_text(topic: str) -> str:
    """A help text in Markdown, or the sentence that it is missing.

    In the language in use where it has been translated, otherwise in English.
    """
    with suppress(AssetMissing, OSError, UnicodeDecodeError):
        return read_asset(f"help/{language_in_use()}/{topic}.md")
    try:
        return read_asset(f"help/{topic}.md")
    except AssetMissing as missing:
        return str(missing)
    except (OSError, UnicodeDecodeError) as error:
        return say("The help text cannot be read: {reason}.", reason=str(error))


class HelpText(QTextBrowser):
    """A help text that can be read and searched with the keyboard."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenExternalLinks(False)
        self.setOpenLinks(False)
        # A table of the text may want a pixel more than there is: words break before that.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.anchorClicked.connect(lambda url: self.scrollToAnchor(url.fragment()))
        self.setAccessibleName(say("Help"))
        self.topic = ""

    def show_topic(self, topic: str) -> None:
        """Show a help text from its beginning."""
        self.topic = topic
        self.document().setDefaultStyleSheet("")
        self.setMarkdown(help_text(topic))
        line = self.palette().placeholderText().color()
        line.setAlphaF(0.35)
        set_for_reading(self.document(), line)

    def find_words(self, words: str) -> bool:
        """Show the first place with these words; whether there is one."""
        self.moveCursor(QTextCursor.MoveOperation.Start)
        found = self.find(words, QTextDocument.FindFlag(0))
        if found:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.cursorRect().top() - 40)
        return found


class HelpPanel(QFrame):
    """The step, and the rules of the game below it."""

    def __init__(self) -> None:
        super().__init__()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(16, 12, 8, 8)
        rows.setSpacing(8)
        self.step = label("", wrap=True)
        self.rules = label("", "dim", wrap=True)
        self.text = HelpText()
        rows.addWidget(self.step)
        rows.addWidget(self.rules)
        rows.addWidget(self.text, 1)

    def show_step(self, step: Step, asked: str = "") -> None:
        """What is going on now, and the rules that govern it; `asked` where it is everybody."""
        self.step.setText(asked or step.sentence)
        self.rules.setText(say("Rules: {numbers}", numbers=", ".join(step.rules)))
        self.rules.setVisible(bool(step.rules))

    def show_game(self, game_id: str) -> None:
        """The rules of a game."""
        if self.text.topic != game_id:
            self.text.show_topic(game_id)

    def show_rule(self, rule: str) -> bool:
        """Find a rule by its number; whether the text names it."""
        self.rules.setText(say("Rule {number}", number=rule))
        self.rules.show()
        chapter = rule.rpartition(".")[0] or rule
        return self.text.find_words(rule) or self.text.find_words(chapter)
