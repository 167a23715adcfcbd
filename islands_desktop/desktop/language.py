"""The language of the program: Qt's translators behind `core.phrases.say`."""

from __future__ import annotations

import logging

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from islands_desktop.core.assets import assets_folder
from islands_desktop.core.phrases import install_translator

CONTEXT = "islands"
LANGUAGES = {
    "en": "English",
    "pt": "Português",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
}
"""Languages by code, each in its own words."""

_installed: list[QTranslator] = []
_in_use = "en"


def language_in_use() -> str:
    """Code of the language that is spoken now."""
    return _in_use


def system_language() -> str:
    """The language of the desktop if the program speaks it, otherwise English."""
    code = QLocale.system().name().partition("_")[0]
    return code if code in LANGUAGES else "en"


def _translate(template: str) -> str:
    return QCoreApplication.translate(CONTEXT, template)


def install_language(code: str) -> str:
    """Speak this language from now on ("system" for the desktop's); returns the one in use.

    Texts already shown stay as they are until they are built again.
    """
    global _in_use
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    language = system_language() if code == "system" else code
    # Numbers, dates and times as people write them who speak it; at home as the desktop does.
    QLocale.setDefault(QLocale.system() if language == system_language() else QLocale(language))
    _in_use = language if language in LANGUAGES else "en"
    if _in_use == "en":
        install_translator(None)
        return "en"
    own = str(assets_folder() / "translations" / f"islands_{language}.qm")
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for path in (f"{qt_folder}/qtbase_{language}.qm", own):
        translator = QTranslator()
        if translator.load(path):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
        elif path == own:
            logging.warning("The %s texts are missing: %s", LANGUAGES[language], path)
    install_translator(_translate)
    return language
