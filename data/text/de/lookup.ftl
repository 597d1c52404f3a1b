## Nachschlagen

option-search = suche
option-search-about = Karte, Kapitän, Plättchen, Entdecker oder ein Wort der Regeln
lookup-sort-captain = Kapitän
lookup-sort-crew = Mannschaftskarte
lookup-sort-token = Bonusmarker
lookup-sort-planet = Planet
lookup-sort-tile = Plättchen
lookup-sort-sea_tile = Kärtchen
lookup-sort-explorer = Entdecker
lookup-sort-money = Geldkarte
lookup-sort-contract = Auftrag
lookup-sort-ship = Schiff
lookup-sort-expedition = Entdeckungsreise
lookup-sort-mission = Sonderauftrag
lookup-sort-card = Karte
lookup-sort-goal = Zielkarte
lookup-sort-upgrade = Hafenausbau
lookup-sort-unit = Einheit
lookup-sort-event = Ereignis
lookup-sort-chip = Chip
lookup-sort-rules = Regeln
lookup-entry = { $name } ({ $sort })
lookup-entry-game = { $name } ({ $sort }, { $title })
lookup-now = **Gerade jetzt**
lookup-picture-now = Gerade jetzt
lookup-not-here = **{ $name }** gibt es in dieser Partie nicht: Sie hat mit einer älteren Fassung der Regeln begonnen.
lookup-none = Zu „{ $text }“ habe ich nichts gefunden. Versuch ein anderes Wort oder wähle ein Thema aus `/regeln`.
lookup-elsewhere = Zu „{ $text }“ habe ich in { $title } nichts gefunden. Andere Spiele haben:
lookup-several = Gefunden zu „{ $text }“:
lookup-choose = Was meinst du? …
lookup-topic = Regeln: { $topic }
lookup-in-rules = **{ $topic }**: { $line }
lookup-nation = { $nation }
lookup-planet = Preis: { $pepper } Pfeffer und { $vanilla } Vanille. Er bringt { $amount } { $product }, wann immer sein Besitzer einsammelt.
lookup-fields = Darauf: { $fields }
lookup-money = Geldkarte { $gold }
lookup-copies = { $count ->
    [one] 1 im Spiel
   *[other] { $count } im Spiel
}
lookup-incomes = Er zahlt nach 1, 2 und 3 Runden: { $incomes } Münzen.
lookup-price = Es kostet { $price } Münzen.
lookup-expedition = { $colour }, Platz für { $capacity }. Punkte für ein Schiff: Zwischenwertung { $interim } ({ $interim_match } in gleicher Farbe), Schlusswertung { $final } ({ $final_match }).
lookup-joker = Joker
lookup-any-color = Schiff beliebiger Farbe
lookup-reserve-card = Reservieren
lookup-points = Bringt { $points } Punkte.
lookup-one-time = Du spielst sie einmal, dann ist sie weg.
lookup-cost = Es kostet { $cost }.
lookup-unit = Kostet { $cost } Gold. Jeder hat { $supply }.
lookup-tiles = { $count } in den Stapeln, davon { $marked } mit Fragezeichen.
lookup-event-storm = Sturm
lookup-event-pirates = Piraten
lookup-event-gold = Goldfund
lookup-event-ruins = Alte Ruinen
lookup-event-natives = Freundliche Inselbewohner
lookup-chip = Entdecker-Chip
lookup-in-hand = { $count ->
    [one] In deiner Hand
   *[other] In deiner Hand: { $count }
}
lookup-in-reserve = In deiner Reserve: { $count }
lookup-with = { $who }: { $count }
lookup-at = Auf dem Spielbrett: { $place }
lookup-for-sale = Für { $price } Münzen zu kaufen
lookup-offered = Gerade im Angebot
lookup-offered-you = Du kannst sie jetzt wählen
lookup-reserved = Im Angebot, reserviert von { $who }
lookup-next = Kommt als Nächstes auf den Markt
lookup-gone = Aus dem Spiel: { $count }
lookup-unknown = Mehr ist nicht bekannt: in einem Stapel, in der Schachtel oder verdeckt bei jemandem.
lookup-in-bag = Im Beutel: { $count }
lookup-in-stack = Noch nicht gesehen: im Stapel
lookup-not-in-game = Nicht in diesem Spiel
lookup-commands = Hat das Kommando für { $who }
lookup-lost = Verloren von { $who }
lookup-yours = Bei dir. Nur du weißt es.
lookup-boxed = In der Schachtel: von dir nicht gewählt.
lookup-played = Gespielt von { $who } in diesem Zug: { $count }
lookup-owned = Bei { $who }
lookup-fortress = Mit einer Festung von { $who }
lookup-drawn = Gezogen von { $who }, noch zu legen
lookup-side = Seite { $side } des Plans liegt oben.
lookup-to-come = Karten, die in dieser Phase noch kommen: { $count }
lookup-ship-on = { $who } hat ein Schiff auf Feld { $field }
lookup-running = Unterwegs bei { $who }, zahlt in { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
}
lookup-room = Noch Platz: { $room } von { $capacity }
lookup-joker-hidden = { $who }: noch nicht benutzt, Farben geheim
lookup-joker-free = { $who }: liegt offen bereit
lookup-joker-contract = { $who }: an einen Handelsauftrag gebunden
lookup-joker-expedition = { $who }: für immer auf einer Entdeckungsreise
lookup-free = Noch zu haben
lookup-built = Gebaut von { $who }
lookup-not-built = { $who } kann es bauen
lookup-redeemed = Eingelöst von { $who }
lookup-discarded = Auf dem Ablagestapel
lookup-chips-left = Im Vorrat: { $count }
lookup-unseen = Noch nicht gesehen: { $count }
lookup-spare = In der Reserve: { $count }
lookup-alt = { $name }, { $sort }
lookup-values = Segel { $sail }, Kisten { $crates }, Siedler { $settlers }, Fernrohre { $telescopes }
