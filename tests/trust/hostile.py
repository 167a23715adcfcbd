"""Text that nobody writes: markup, marks that turn the line round, ends in the middle, endless."""

from __future__ import annotations

HOSTILE: tuple[str, ...] = (
    "<b>bold</b><img src='http://example.invalid/x.png'>",
    "<a href='file:///etc/passwd'>here</a> & <script>alert(1)</script>",
    "&lt;i&gt; &amp; &#0; &nbsp;",
    "{name} {0} {} {n!r:>99} %s %1 %n %L1",
    "\u202eright to left\u202c \u2066\u2069\u200f\u200e\ufeff",
    "before\x00after\x1b[31m\x07\x7f",
    "two\nlines\r\nand\ttabs\u2028and\u2029more",
    "W" * 5_000,
    "e\u0301\u0302\u0303" * 400,
    "👩‍👩‍👧‍👦🏳️‍🌈\U0001f3dd️" * 20,
    "../../../../etc/passwd\\..\\con:*?|",
    "אבג דהו ‎abc‏ زحط",
    "&File && &&Save\tCtrl+S",
    "' OR 1=1; DROP TABLE finished; --",
    " \u00a0\u3000 ",
    "",
)
"""Each is shown somewhere in the interface, where a person could have written it."""
