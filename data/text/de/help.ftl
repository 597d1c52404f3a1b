## Hilfe

rules-choose = Ein anderes Thema …
help-title = Portolan: Entdecker-Brettspiele
help-start = **Anfangen:** `/spielen` eröffnet einen Tisch in diesem Kanal. Freunde drücken *Mitspielen*, und wenn alle da sind, drückst du *Starten*.
help-computers = **Computer:** Mit *Computer dazusetzen* bekommt einer einen freien Platz, mit *Spielstärke* spielt er leicht, normal oder schwer. Spielst du nur gegen Computer, sagt dir *Tipp*, was der schwere tun würde.
help-playing = **Spielen:** Ich rufe dich, wenn du dran bist. Drück *Spielen* unter dem Brett, dann frage ich dich Schritt für Schritt. Ich biete nur an, was die Regeln erlauben. *Meine Hand* zeigt dir allein, was geheim ist.
help-commands = **Nachsehen:** `/brett`, `/hand`, `/verlauf`, `/tische`, `/statistik`, `/regeln`, `/turnier zeigen`. **Leute finden:** `/tische` mit *offen*. **Mehr:** `/rückgängig`, `/urlaub`, `/aufgeben`, `/einstellungen`. Jedes Spiel hat auch eigene Befehle, wenn du lieber tippst.

help-learning = **Lernen:** `/lernen` spielt in deinen Direktnachrichten eine erste Partie mit dir, mit einem Coach, der jede Frage erklärt.
help-games = Spiel aussuchen
help-tables = Meine Tische
help-rules = Regeln
help-settings = Einstellungen
help-privacy = Datenschutz

## Ein Spiel finden

games-title = Was möchtest du spielen?
games-new = { $title } (neu)
games-new-about = Neu: noch in Erprobung. Der Coach und manche Hinweise können fehlen.
games-facts = { $players } Personen · { $minutes } Min. · { $weight }
games-play = Hier spielen
games-cover-alt = Ein Brett von { $title } mitten im Spiel
greeting-title = Hallo! Ich bin Portolan.
greeting-text = Ich bringe Entdecker-Brettspiele auf diesen Server. Ihr spielt über Stunden oder Tage, wann es euch passt. Fangt mit `/spielen` an, oder lern ein Spiel allein mit `/lernen`. Ich kann eure Nachrichten nicht lesen und rufe nur, wer am Zug ist.
