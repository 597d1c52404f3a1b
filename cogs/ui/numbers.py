"""Numbers as the reader's language writes them."""

from __future__ import annotations

from engines.core import Say, say


def tenths(number: float, *, signed: bool = False) -> Say:
    """A number with one digit after the decimal mark; `signed`: with its plus, too."""
    whole, _, tenth = (f"{number:+.1f}" if signed else f"{number:.1f}").partition(".")
    return say("number-tenths", whole=whole.replace("-", "−"), tenth=tenth)
