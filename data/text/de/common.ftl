# Was zu keinem einzelnen Thema gehört: Knöpfe, Grenzen, Fehler, Befehle.

language-name = Deutsch
list-none = –
list-and = { $most } und { $last }
list-you = du

## Knöpfe

button-play = Spielen
button-hand = Meine Hand
button-outlook = Ausguck
button-words = In Worten
button-log = Verlauf
button-legend = Legende
button-rules = Regeln
button-board = Spielbrett
button-channel = Zum Tisch
page-before = Vorige Seite
page-after = Nächste Seite
button-record = Protokoll
button-again = Noch einmal

## Grenzen

limit-open = Du eröffnest Tische sehr schnell. Den nächsten kannst du in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} eröffnen. Lade solange Leute zu denen ein, die du schon hast: `/tische` zeigt sie.
limit-lobbies = { $most ->
    [one] Du hast einen Tisch, der noch nicht begonnen hat. Starte ihn zuerst oder sag ihn ab,
   *[other] Du hast { $most } Tische, die noch nicht begonnen haben. Starte zuerst einen davon oder sag einen ab,
} oder spiel bei jemand anderem mit. `/tische` zeigt deine.
limit-join = Du kommst und gehst sehr schnell. In { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} geht es wieder. Solange kannst du an deinen anderen Tischen weiterspielen: `/tische` zeigt sie.
limit-secret = Du gibst geheime Anweisungen sehr schnell. Die nächste geht in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}. Deine letzte gilt. Züge, die alle sehen, gehen jederzeit.
limit-changes = Seit dem letzten Zug, den alle gesehen haben, hast du dich { $most }-mal im Geheimen umentschieden. Deine letzte Anweisung gilt. Nach dem nächsten offenen Zug kannst du sie wieder ändern.
limit-undo = Du nimmst Züge sehr schnell zurück. Den nächsten kannst du in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} zurücknehmen. Ziehen kannst du jederzeit.

## Fehler

error-bug = Bei mir ging etwas schief (Fehler { $code }). Dein letzter Zug ist vielleicht nicht gespeichert: Drücke **Spielen**, um zu sehen, wie es steht. Wer mich betreibt, findet den Fehler unter dieser Nummer.
error-store = Ich konnte nicht in meine Datenbank schreiben (Fehler { $code }). Es hat sich nichts geändert. Bitte sag denen Bescheid, die mich betreiben.
error-store-away = Meine Datenbank antwortet gerade nicht. Es geht nichts verloren. Versuch es gleich noch einmal.
error-discord = Discord hat meine Antwort nicht angenommen. Was du getan hast, ist vielleicht gespeichert: Drücke **Spielen**, um zu sehen, wie es am Tisch steht.
error-unknown-button = Diesen Knopf kenne ich nicht. Vielleicht stammt er von einer älteren Version: Benutze `/brett`.
error-old-command = Dieser Befehl hat sich geändert. Lade Discord neu (Strg+R) und versuch es noch einmal.
error-not-here = Dieser Befehl geht hier nicht. Benutze ihn in einem Kanal auf einem Server.

## Befehle: Namen (klein, ohne Leerzeichen) und Beschreibungen (höchstens 100 Zeichen)

command-play = spielen
command-play-about = Eröffnet einen Tisch in diesem Kanal
command-board = brett
command-board-about = Zeigt das Spielbrett in deiner Sprache
command-hand = hand
command-hand-about = Zeigt deine geheime Hand (nur dir)
command-move = zug
command-move-about = Mach deinen Zug: Was kann ich tun?
command-log = verlauf
command-log-about = Was an diesem Tisch geschehen ist
command-tables = tische
command-tables-about = Alle deine Tische, zuerst die, die auf dich warten
command-rules = regeln
command-rules-about = Die Regeln, Thema für Thema
command-help = hilfe
command-help-about = Wie dieser Bot funktioniert
option-game = spiel
option-game-about = Welches Spiel
option-thread = thread
option-thread-about = Eröffnet den Tisch in einem eigenen Thread
option-against = gegen
option-against-about = Gleich anfangen, mit Computergegnern
against-computer = den Computer
against-2 = 2 Computergegner
against-3 = 3 Computergegner
against-4 = 4 Computergegner
against-5 = 5 Computergegner
option-level = stärke
option-level-about = Wie gut sie spielen. Ohne „gegen“ kommen so viele in die Lobby wie nötig, und du startest selbst
