"""Times of saves in words."""

from __future__ import annotations

from datetime import datetime, timedelta

from PySide6.QtCore import QDate, QLocale, QTime

from islands_desktop.core.phrases import say


def date_words(moment: str, today: datetime | None = None) -> str:
    """A moment of a save (ISO 8601, UTC) as people say it, "" if it is none."""
    try:
        when = datetime.fromisoformat(moment).astimezone()
    except (ValueError, OverflowError, OSError):  # the first and last days of the calendar
        return ""
    here = (today or datetime.now()).date()
    locale = QLocale()
    short = QLocale.FormatType.ShortFormat
    time = locale.toString(QTime(when.hour, when.minute), short)
    if when.date() == here:
        return say("today, {time}", time=time)
    if when.date() == here - timedelta(days=1):
        return say("yesterday, {time}", time=time)
    return locale.toString(QDate(when.year, when.month, when.day), short)
