"""Names of players in the tests of pictures."""

from __future__ import annotations

NAMES = ("Otto", "Ruth", "Emil", "Lea", "Inge", "Konstantin")
LONG_NAMES = (
    "Maximiliane-Friederike von Hohen",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Ærøskøbing Þórshöfn Łódź Ñuñoa",
    "Konstantin der Außergewöhnliche",
    "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
    "Bartholomäus Großkopf 🎲 日本",
)
