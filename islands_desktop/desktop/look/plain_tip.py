"""Tooltips that show words as they are, whatever names people have given."""

from __future__ import annotations

from html import escape


def plain_tip(words: str) -> str:
    """Words for `setToolTip`, which would take what looks like markup for markup.

    >>> plain_tip("Ana: 3 points")
    'Ana: 3 points'
    >>> plain_tip("<b>Ana</b>: 3 points")
    '<p>&lt;b&gt;Ana&lt;/b&gt;: 3 points</p>'
    """
    if "<" not in words and "&" not in words:
        return words
    return f"<p>{escape(words, quote=False)}</p>".replace("\n", "<br>")
