"""The words in the pictures of Age of Discovery for their tests: the same as in data/text, without Fluent."""

from __future__ import annotations

from engines.contract.core import Say
from tests.render.texts import TEXTS as COMMON
from tests.render.texts import PlainWords

_KEY = "age_of_discovery-picture"
TEXTS: dict[str, tuple[str, str]] = {
    f"{_KEY}-title": ("Age of Discovery", "Zeitalter der Entdeckungen"),
    f"{_KEY}-title-first": ("Age of", "Zeitalter"),
    f"{_KEY}-title-second": ("Discovery", "der Entdeckungen"),
    "age_of_discovery-letter-red": ("R", "R"),
    "age_of_discovery-letter-yellow": ("Y", "E"),
    "age_of_discovery-letter-green": ("G", "G"),
    "age_of_discovery-letter-blue": ("B", "B"),
    "age_of_discovery-letter-white": ("W", "W"),
    "age_of_discovery-letter-brown": ("N", "A"),
    f"{_KEY}-turn": ("turn {number}", "Zug {number}"),
    f"{_KEY}-after": ("after", "nach"),
    f"{_KEY}-turns-left": ("{count} turns left", "noch {count} Züge"),
    f"{_KEY}-coming-interim": ("interim scoring ahead", "Zwischenwertung folgt"),
    f"{_KEY}-coming-final": ("final scoring ahead", "Schlusswertung folgt"),
    f"{_KEY}-stall": ("no purchase: end in {count}", "kein Kauf: Ende in {count}"),
    f"{_KEY}-stacks": ("Stacks", "Stapel"),
    f"{_KEY}-contracts": ("Trade contracts", "Handelsaufträge"),
    f"{_KEY}-rounds": ("rounds", "Runden"),
    f"{_KEY}-in-hand": ("in hand", "Hand"),
    f"{_KEY}-room": ("hold | free", "Raum | frei"),
    f"{_KEY}-joker": ("joker", "Joker"),
    f"{_KEY}-legend-tile": ("expedition’s color", "Farbe der Reise"),
    f"{_KEY}-legend-interim": ("interim: other | its color", "Zwischen: andere | gleiche"),
    f"{_KEY}-legend-final": ("final scoring", "Schluss"),
    f"{_KEY}-legend-room": ("hold | free", "Raum | frei"),
    f"{_KEY}-legend-joins": ("who may join", "wer mitdarf"),
    f"{_KEY}-legend-coins": ("coins", "Münzen"),
    f"{_KEY}-legend-fulfilled": ("fulfilled", "erledigt"),
    f"{_KEY}-legend-in-hand": ("in hand", "Hand"),
    f"{_KEY}-legend-any-colour": ("any color", "bel. Farbe"),
    f"{_KEY}-legend-reserve": ("reserve", "reservieren"),
    f"{_KEY}-legend-rounds": ("rounds to go", "Runden"),
    f"{_KEY}-legend-joker": ("joker", "Joker"),
    f"{_KEY}-legend-from-interim": ("interim scoring", "Zwischenwertung"),
    f"{_KEY}-legend-from-final": ("final scoring", "Schlusswertung"),
    f"{_KEY}-legend-from-mission": ("special mission", "Sonderauftrag"),
    f"{_KEY}-legend-from-unplaced": ("ships left over", "übrige Schiffe"),
    f"{_KEY}-explorer-abreu": ("Abreu", "Abreu"),
    f"{_KEY}-explorer-dias": ("Dias", "Diaz"),
    f"{_KEY}-explorer-da_gama": ("da Gama", "da Gama"),
    f"{_KEY}-explorer-vespucci": ("Vespucci", "Vespucci"),
    f"{_KEY}-explorer-drake": ("Drake", "Drake"),
    f"{_KEY}-explorer-magellan": ("Magellan", "Magellan"),
    f"{_KEY}-explorer-cabot": ("Cabot", "Caboto"),
    f"{_KEY}-explorer-cartier": ("Cartier", "Cartier"),
    f"{_KEY}-explorer-barents": ("Barents", "Barents"),
    f"{_KEY}-explorer-balboa": ("Balboa", "Balboa"),
    f"{_KEY}-explorer-columbus": ("Columbus", "Kolumbus"),
    f"{_KEY}-explorer-cabral": ("Cabral", "Cabral"),
    f"{_KEY}-mission-present": ("At least one ship", "Mindestens ein Schiff"),
    f"{_KEY}-mission-half": ("At least half the ships", "Mindestens die Hälfte"),
    f"{_KEY}-mission-majority": ("Majority of the ships", "Mehrheit der Schiffe"),
    f"{_KEY}-mission-alone": ("Alone there", "Allein vertreten"),
    f"{_KEY}-missing": ("{volume} missing", "es fehlen {volume}"),
    f"{_KEY}-not-yet": ("not yet", "noch nicht"),
    f"{_KEY}-free-ships": ("Free ships", "Freie Schiffe"),
    f"{_KEY}-under-way": ("Contracts under way", "Laufende Handelsaufträge"),
    f"{_KEY}-landings": ("Your ships could join (best points)", "Hier könntest du anlegen (beste Punkte)"),
    f"{_KEY}-own-turns": ("own turns: {count}", "eigene Züge: {count}"),
    f"{_KEY}-joker-hidden": ("not yet shown", "noch verdeckt"),
    f"{_KEY}-joker-free": ("known to all", "allen bekannt"),
    f"{_KEY}-joker-contract": ("on {where}", "in {where}"),
    f"{_KEY}-joker-expedition": ("with {where}", "bei {where}"),
    "age_of_discovery-no-no-free-ship": ("You have no free ship.", "Du hast kein freies Schiff."),
    "age_of_discovery-no-coins": (
        "You need {need} coins, and you have {have}.",
        "Du brauchst {need} Münzen, hast aber {have}.",
    ),
    "age_of_discovery-no-nothing-fits": (
        "None of your free ships fits an expedition.",
        "Keines deiner freien Schiffe passt bei einer Entdeckungsreise.",
    ),
    "age_of_discovery-score-interim": ("Interim scoring", "Zwischenwertung"),
    "age_of_discovery-score-expeditions": ("Final scoring", "Schlusswertung"),
    "age_of_discovery-score-mission": ("Special mission", "Sonderauftrag"),
    "age_of_discovery-score-unplaced": ("Ships left over", "Schiffe ohne Reise"),
}


class AgeWords(PlainWords):
    """One language, the names of one table, the texts of this game and those of all games."""

    def __call__(self, text: Say) -> str:
        template = {**COMMON, **TEXTS}[text.key][self.language == "de"]
        return template.format(**{key: self._plain(value) for key, value in text.args.items()})
