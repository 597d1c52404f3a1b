"""Texts for the tests of pictures: the same as in data/text, without Fluent."""

from __future__ import annotations

from engines.contract.core import Many, Say, Who

NAMES = ("Otto", "Ruth", "Emil", "Lea", "Inge", "Konstantin")
LONG_NAMES = (
    "Maximiliane-Friederike von Hohen",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Ærøskøbing Þórshöfn Łódź Ñuñoa",
    "Konstantin der Außergewöhnliche",
    "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
    "Bartholomäus Großkopf 🎲 日本",
)

TEXTS: dict[str, tuple[str, str]] = {
    "picture-turn": ("{who}: {asking}", "{who}: {asking}"),
    "picture-turn-several": ("{count} players: {asking}", "{count} Spieler: {asking}"),
    "picture-player": ("Player {number}", "Spieler {number}"),
    "picture-over": ("The game is over", "Das Spiel ist zu Ende"),
    "picture-won": ("{who} wins", "{who} gewinnt"),
    "picture-won-several": ("{count} share the victory", "{count} teilen sich den Sieg"),
    "picture-won-together": ("Won together", "Zusammen gewonnen"),
    "picture-hand": ("Your hand", "Deine Hand"),
    "picture-private": ("only you can see this", "nur für dich sichtbar"),
    "picture-lobby": ("Who’s in?", "Wer spielt mit?"),
    "picture-lobby-open": ("open seat", "freier Platz"),
    "picture-lobby-host": ("host", "Gastgeber"),
    "computer-level-hard": ("hard", "schwer"),
    "computer-temperament-careful": ("careful", "vorsichtig"),
    "picture-lobby-closed": ("no DMs", "DM zu"),
    "picture-lobby-more": ("and {count} more in Settings", "und {count} weitere in den Einstellungen"),
    "picture-lobby-players": ("{here} of {seats} players", "{here} von {seats} Spielern"),
    "picture-lobby-commitment": ("Sealed dice {code}", "Siegel {code}"),
    "picture-standings-total": ("Total", "Gesamt"),
    "magellan-picture-title": ("Magellan", "Magellan"),
    "magellan-picture-auction": ("Auction {number} of {count}", "Auktion {number} von {count}"),
    "magellan-picture-phase-end": ("End of phase {phase}", "Ende von Phase {phase}"),
    "magellan-picture-scoring": ("Scoring", "Wertung"),
    "magellan-picture-high": ("High bid", "Höchstgebot"),
    "magellan-picture-no-bid": ("No bid yet", "Noch kein Gebot"),
    "magellan-picture-sold": ("Sold for", "Verkauft für"),
    "magellan-picture-veto": ("Veto possible", "Veto möglich"),
    "magellan-picture-exchange": ("Exchange cards", "Kartentausch"),
    "magellan-picture-exchange-how": ("up to 3 cards a ship", "je Schiff bis zu 3 Karten"),
    "magellan-picture-gamble": ("Gamble", "Glücksspiel"),
    "magellan-picture-gamble-how": ("more than {limit} is worth 0", "über {limit} zählt nichts"),
    "magellan-picture-pass": ("pass", "passt"),
    "magellan-picture-unsold": ("unsold", "unverkauft"),
    "magellan-picture-last-sale": ("Last sale", "Zuletzt"),
    "magellan-picture-part-left": ("L", "L"),
    "magellan-picture-part-right": ("R", "R"),
    "magellan-picture-effect-none": ("no further effect", "keine weitere Wirkung"),
    "magellan-picture-effect-veto": ("gains a veto", "bringt ein Veto"),
    "magellan-picture-effect-tuck-hand": ("tuck a card from the hand", "Handkarte unterschieben"),
    "magellan-picture-effect-tuck-bid": ("tuck a paid card", "Zahlkarte unterschieben"),
    "magellan-picture-effect-exchange": ("exchange at phase end", "Tausch am Phasenende"),
    "magellan-picture-effect-open-hand": ("open hand", "Hand wird offen ausgelegt"),
    "magellan-picture-effect-neighbour-draw": ("a random card is lost", "verliert eine Zufallskarte"),
    "magellan-picture-effect-gamble": ("gamble at the end", "Glücksspiel am Ende"),
    "magellan-picture-effect-draw": ("cards at once: {count}", "Karten sofort: {count}"),
    "magellan-picture-effect-part": ("cards or crowns: choose", "Karten oder Kronen: Wahl"),
    "magellan-picture-ducats": ("ducats", "Dukaten"),
    "magellan-picture-crowns": ("crowns", "Kronen"),
    "magellan-picture-cards": ("cards", "Karten"),
    "magellan-picture-your-max": ("Your max", "Höchstens"),
    "magellan-picture-your-limit": ("Your limit", "Dein Limit"),
    "magellan-picture-payment": ("Chosen", "Gewählt"),
    "magellan-picture-suggested": ("Suggested", "Vorschlag"),
    "magellan-picture-to-pay": ("To pay", "Zu zahlen"),
    "magellan-picture-projected": ("if it ended now", "wäre jetzt Schluss"),
    "magellan-picture-final": ("final score", "Endstand"),
    "magellan-picture-no-ships": ("No ship at sea yet", "Noch kein Schiff auf See"),
    "magellan-picture-orders": ("Standing orders", "Aufträge"),
    "magellan-picture-no-orders": ("none", "keine"),
    "magellan-picture-order-never": ("never", "nie"),
    "magellan-picture-auto-forced": ("only answer: at once", "einzige Antwort: sofort"),
    "magellan-picture-gamble-until": ("draw until {points}", "ziehen bis {points}"),
    "magellan-picture-explorer-columbus": ("Columbus", "Kolumbus"),
    "magellan-picture-explorer-pizarro": ("Pizarro", "Pizarro"),
    "magellan-picture-explorer-magellan": ("Magellan", "Magellan"),
    "magellan-picture-explorer-marco_polo": ("Marco Polo", "Marco Polo"),
    "magellan-picture-explorer-vasco": ("da Gama", "da Gama"),
    "magellan-picture-explorer-cook": ("Cook", "Cook"),
    "magellan-picture-turn-veto": ("veto?", "Veto?"),
    "magellan-picture-turn-bidding": ("bid or pass", "bieten oder passen"),
    "magellan-picture-turn-payment": ("choose the payment", "Bezahlung wählen"),
    "magellan-picture-turn-pile": ("choose a ship", "Schiff wählen"),
    "magellan-picture-turn-tuck": ("tuck a card", "Karte unterschieben"),
    "magellan-picture-turn-part": ("left or right", "links oder rechts"),
    "magellan-picture-turn-exchange": ("exchange cards", "Karten tauschen"),
    "magellan-picture-turn-gamble": ("draw or stop", "ziehen oder aufhören"),
    "magellan-score-columbus": ("Columbus", "Kolumbus"),
    "magellan-score-pizarro": ("Pizarro", "Pizarro"),
    "magellan-score-magellan": ("Magellan", "Magellan"),
    "magellan-score-marco_polo": ("Marco Polo", "Marco Polo"),
    "magellan-score-vasco": ("Vasco da Gama", "Vasco da Gama"),
    "magellan-score-cook": ("Cook", "Cook"),
    "magellan-score-hand": ("Hand", "Hand"),
    "magellan-score-gamble": ("Gamble", "Wagnis"),
}


class PlainWords:
    """The texts of one language with the names of one table."""

    def __init__(
        self, language: str = "en", names: tuple[str, ...] = NAMES, computers: tuple[int, ...] = ()
    ) -> None:
        self.language = language
        self._names = names
        self._computers = computers

    def __call__(self, text: Say) -> str:
        template = TEXTS[text.key][self.language == "de"]
        return template.format(**{key: self._plain(value) for key, value in text.args.items()})

    def _plain(self, value: object) -> str:
        if isinstance(value, Say):
            return self(value)
        if isinstance(value, Who):
            return self.name(value.seat)
        if isinstance(value, Many):
            return ", ".join(self._plain(item) for item in value.items)
        return str(value)

    def name(self, seat: int) -> str:
        return self._names[seat]

    def short_name(self, seat: int) -> str:
        return self.name(seat).partition(" (")[0]

    def computer(self, seat: int) -> bool:
        return seat in self._computers
