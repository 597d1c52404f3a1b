# Wörter, die zu keinem einzelnen Spiel gehören: Lobby, Brett, Bedienfeld, Direktnachrichten, Befehle, Fehler.

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

## Spielbrett

board-turn = **{ $who }**: { $asking }
board-thinking = **{ $who }** denkt nach …
board-more = … und { $count ->
    [one] 1 früheres Ereignis
   *[other] { $count } frühere Ereignisse
} (siehe Verlauf)
board-ended = Dieser Tisch wurde geschlossen. Danke fürs Mitspielen!
board-ended-what-if = Dieses „Was wäre, wenn …“ ist zu Ende. Deine echte Partie ist, wie du sie verlassen hast.
board-what-if = **Was wäre, wenn …** Eine Kopie von { $title } nur für dich: Auf die echte Partie wirkt sich nichts davon aus.
board-no-picture = *(Das Bild ließ sich hier nicht zeigen, vielleicht fehlt mir das Recht, Dateien anzuhängen. Das Spielbrett in Worten:)*

## Das Ende

final-winner = { $count ->
    [one] { $who } gewinnt!
   *[other] { $who } teilen sich den Sieg!
}
final-winner-together = { $who } gewinnen zusammen!
final-lesson = Das war das ganze Spiel! Der **Rückblick** zeigt, wo es sich gedreht hat und welche Züge besser gewesen wären. **Noch einmal** beginnt dieselbe Lektion von vorn. Mit Freunden spielst du mit `/spielen` in einem Kanal.
final-thanks = Danke fürs Mitspielen, { $who }!
final-part = { $part } { $points }
final-parts = – { $parts }
final-place = **{ $rank }.** { $who }: { $total }
final-line = { $rank }. { $who }: { $total }
final-key = -# Jetzt lässt sich der Zufall nachprüfen: Der geheime Schlüssel war `{ $key }`, sein SHA-256 (in der Lobby gezeigt) `{ $commitment }`. Das ganze Spiel gibt es unter Protokoll.

## Lobby

lobby-count = { $have } am Tisch{ $missing ->
    [0] { "" }
    [one] , 1 fehlt noch
   *[other] , { $missing } fehlen noch
} (für { $spread })
lobby-player = { $number }. { $name }{ $kind ->
    [host] { " " }(hat eröffnet)
    [computer] { " " }(Computer)
   *[person] { "" }
}{ $first ->
    [yes] { " " }· erste Partie
   *[no] { "" }
}
lobby-setting = **{ $name }:** { $choice }
    -# { $about }
lobby-setting-seating = Sitzordnung
lobby-setting-seating-random = ausgelost
lobby-setting-seating-joined = wie ihr gekommen seid
lobby-setting-seating-about = Wer neben wem sitzt: beim Start ausgelost oder in der Reihenfolge, in der ihr euch dazugesetzt habt, zuerst wer den Tisch eröffnet hat.
lobby-proof = Versiegelter Zufall: `{ $commitment }` – nach dem Spiel kann jeder prüfen, dass keine Karte gezinkt war.
lobby-proof-whole = Versiegelter Zufall, vollständig: `{ $commitment }`. Wer sich dazusetzt, mischt mit. Nach dem Spiel prüfst du mit `/prüfen` und dem Protokoll, dass keine Karte gezinkt war.
lobby-rules-standard = **Regeln:** Standard
lobby-rules-changed = **Regeln:** { $rules }
lobby-rule = { $name }: { $choice }
lobby-settings = Einstellungen
lobby-settings-title = Einstellungen dieses Tischs
lobby-settings-host = Ändern kann sie nur, wer den Tisch eröffnet hat.
lobby-alt = Lobby von { $title } mit { $count } am Tisch: { $players }.
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-start = Starten
lobby-cancel = Absagen
lobby-cancel-sure = Willst du diesen Tisch ({ $title }) absagen? Alle, die schon dabei sind, müssten sich neu dazusetzen.
lobby-cancel-yes = Ja, Tisch absagen
lobby-add-computer = Computer dazusetzen
lobby-remove-computer = Computer wegschicken
lobby-computers = Spielstärke
lobby-change = Einstellung ändern
lobby-begun = Das Spiel hat begonnen.
lobby-cancelled = Dieser Tisch wurde abgesagt.
lobby-opened = Dein Tisch für { $title } steht in { $channel } bereit. Deine Leute drücken **Mitspielen**, dann drückst du **Starten**.
lobby-started = Deine Partie { $title } beginnt in { $channel }. Drück unter dem Spielbrett auf **Spielen**, wenn du dran bist.
lobby-joined = Du sitzt am Tisch für { $title }. Wer ihn eröffnet hat, startet das Spiel.
lobby-left = Du hast den Tisch für { $title } verlassen.
lobby-thread-name = { $title } · { $host }
lobby-channel-taken = Hier beginnt gleich [ein Spiel]({ $url }). Spiel mit, oder eröffne deins in einem anderen Kanal oder Thread (`/spielen` mit *thread*).
lobby-channel-taken-running = Hier läuft schon [ein Spiel]({ $url }). Sieh mit `/brett` zu, oder eröffne deins in einem anderen Kanal oder Thread (`/spielen` mit *thread*).
lobby-channel-yours = Du bist hier schon bei [einem Spiel]({ $url }) dabei, das gleich beginnt. Spiel erst das, oder eröffne ein weiteres in einem anderen Kanal oder Thread (`/spielen` mit *thread*).
lobby-channel-yours-running = Du spielst hier schon [eine Partie]({ $url }). Spiel sie erst zu Ende, oder eröffne eine weitere in einem anderen Kanal oder Thread (`/spielen` mit *thread*).
lobby-closed = Das Spiel hat schon begonnen, oder die Lobby wurde abgesagt. Mit `/spielen` kannst du einen eigenen Tisch eröffnen.
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
lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen oder mit `/spielen` einen eigenen Tisch eröffnen.
lobby-already-in = Du hast an diesem Tisch schon einen Platz.
lobby-not-in = Du hast an diesem Tisch keinen Platz. Solange einer frei ist, setzt du dich mit **Mitspielen** dazu.
lobby-no-computer = Hier spielt kein Computer mit, den du entfernen könntest.
lobby-computers-now = { $count ->
    [0] Jetzt sitzt kein Computer am Tisch.
    [one] Jetzt sitzt 1 Computer am Tisch.
   *[other] Jetzt sitzen { $count } Computer am Tisch.
} Drücke noch einmal, um das zu ändern.
lobby-computers-full = Alle Plätze sind besetzt. Schick erst jemanden weg, wenn du einen Computer dazusetzen willst.
lobby-host-only = Das kann nur, wer den Tisch eröffnet hat. Frag dort nach oder eröffne mit `/spielen` einen eigenen.
lobby-wrong-number = Dieses Spiel braucht { $spread } Mitspielende, da { $have ->
    [one] ist 1
   *[other] sind { $have }
}. Lade jemanden ein oder setz Computer dazu.
lobby-over-number = Dieses Spiel ist für { $spread } Mitspielende, und so wären es { $have }. Nimm weniger Gegner.
lobby-no-start-player = Nummer { $place } der Liste soll beginnen, aber ihr seid nur { $have }. Ändere *Wer beginnt* oder lade jemanden ein.
lobby-too-many = Das ist für höchstens { $most } Mitspielende, und hier sitzen schon { $have }. Erst muss jemand gehen oder ein Computer weggeschickt werden.
lobby-server-only = Ein Tisch braucht einen Kanal auf einem Server: Benutze dort `/spielen`, oder übe allein mit `/lernen`.
lobby-no-thread-here = Von hier aus kann ich keinen Thread eröffnen. Benutze `/spielen` in einem gewöhnlichen Textkanal.
lobby-missing-permissions = Hier kann ich noch keinen Tisch führen, denn mir fehlen Rechte: { $missing }. Die kann mir geben, wer diesen Server verwaltet.

permission-view-channel = „Kanal anzeigen“
permission-send-messages = „Nachrichten senden“
permission-send-messages-in-threads = „Nachrichten in Threads senden“
permission-create-public-threads = „Öffentliche Threads erstellen“
permission-create-private-threads = „Private Threads erstellen“
permission-attach-files = „Dateien anhängen“
permission-read-message-history = „Nachrichtenverlauf anzeigen“

computer-name-1 = Ada
computer-name-2 = Blaise
computer-name-3 = Charles
computer-name-4 = Grace
computer-name-5 = Leonardo
computer-name-6 = Sofia

computer-named = { $name } ({ $level })
computer-level-easy = leicht
computer-level-normal = normal
computer-level-hard = schwer
computer-level-easy-about = für die erste Partie; übersieht vieles.
computer-level-normal-about = kennt das Spiel gut und zieht sofort.
computer-level-hard-about = denkt mehrere Züge voraus, manchmal einige Sekunden lang.
computer-temperament-bold = mutig
computer-temperament-careful = vorsichtig
computer-temperament-greedy = gierig
computers-title = Computerspieler
computers-level = **{ $level }:** { $about }
computers-temperaments = Bei „normal“ und „schwer“ kommt ein Temperament dazu: Mutige gehen Risiken ein, Vorsichtige meiden sie, Gierige nehmen, was sie kriegen können.
computers-add = Computer dazusetzen:
computers-remove = Wegschicken
computers-host = Ändern kann sie nur, wer den Tisch eröffnet hat.
computers-gone = Dieser Computer sitzt nicht mehr am Tisch.{ $count ->
    [0] { " " }Andere sind nicht da.
   *[other] { " " }Die hier sind noch da.
}

## Bedienfeld

panel-choose = Wähle …
panel-choose-section = Wo? Wähle zuerst …
panel-choose-exactly = Wähle { $count }
panel-choose-some = Wähle { $least ->
    [0] bis zu { $most }
   *[other] { $least } bis { $most }
}
panel-none = Keine davon
panel-copies = { $count }× { $what }
panel-amount = { $move } { $amount }
panel-inline = { $move }: { $option }
panel-only = { $answer } (geht nur so)
panel-other = { $move } …
panel-more-choices = Mehr Möglichkeiten …
panel-number = Eine Zahl von { $low } bis { $high }
panel-number-label = Deine Zahl
panel-number-range = Es muss eine ganze Zahl von { $low } bis { $high } sein.
panel-not-a-number = „{ $typed }“ ist keine ganze Zahl. Drücke den Knopf noch einmal und tippe nur Ziffern.
panel-wrong-count = { $least ->
    [0] Wähle höchstens { $most }.
   *[other] Wähle mindestens { $least } und höchstens { $most }.
}
panel-hint = • **{ $option }**: { $hint }
panel-hint-plain = { $option } · { $hint }
panel-barred = • ~~{ $option }~~: { $reason }
panel-back = Zurück
panel-undo = Zurücknehmen
panel-sure = Ja, so machen
panel-confirm = { $deed } – bist du sicher?
confirm-no = Nein, doch nicht
confirm-not-done = Gut, alles bleibt, wie es ist.
panel-answered = Du hast geantwortet. Die anderen überlegen noch.
panel-waiting = Die anderen sind dran …
panel-noted = Notiert. Das weißt nur du.
panel-rare = Mehr …
panel-more = Was kann ich noch tun?
panel-already-done = Diesen Zug hast du schon gemacht. So steht es jetzt:
panel-stale = Seit dieser Knopf gezeigt wurde, ging es am Tisch weiter. So steht es jetzt:

## Direktnachrichten

desk-head = { $title }: deine Hand ({ $where })
desk-channel = { $channel }
desk-lesson = Lernpartie
desk-what-if = Was wäre, wenn …
desk-your-turn = **Du bist dran:** { $asking }
desk-lobby = Das Spiel hat noch nicht begonnen.
desk-welcome = Du sitzt an einem Tisch für { $title }. Deine geheime Hand kommt hierher, sobald es losgeht, und du kannst von hier aus spielen.
desk-ping = **{ $title }**, du bist dran: { $asking }. { $url }
desk-closed = Ich kann dir keine Direktnachrichten schicken, deine Hand kommt also nicht zu dir. Das macht nichts: Drücke am Spielbrett **Meine Hand** und **Spielen**, die Antworten siehst nur du. (Ändern: Servermenü → Privatsphäre-Einstellungen → Direktnachrichten.)
desk-closed-short = -# Deine Direktnachrichten sind zu: Benutze **Meine Hand** und **Spielen** am Spielbrett.

## Tische

table-stranger = Du sitzt nicht an diesem Tisch. Du kannst dir das Spielbrett, den Verlauf und die Regeln ansehen – oder mit `/spielen` einen eigenen Tisch eröffnen.
table-not-started = Dieses Spiel hat noch nicht begonnen. Es geht los, sobald die Person, die den Tisch eröffnet hat, **Starten** drückt.
table-over = Dieses Spiel ist zu Ende.
table-played-out = Dieses Spiel ist zu Ende. `/wiederholung` zeigt es noch einmal, `/spielen` eröffnet einen neuen Tisch.
table-unknown = Diesen Tisch kenne ich nicht mehr. Deine Tische zeigt `/tische`.
table-moved-on = Am Tisch ging es inzwischen weiter. Drücke **Spielen**, um zu sehen, wie es steht.
table-none-here = In diesem Kanal gibt es keinen Tisch. Eröffne einen mit `/spielen`.
table-none-yours = Du sitzt an keinem Tisch. Eröffne einen mit `/spielen` in einem Kanal, such dort über `/tische` mit *offen* einen offenen, oder lerne ein Spiel mit `/lernen`.
table-other-game = In diesem Kanal wird ein anderes Spiel gespielt. Was du darin tun kannst, zeigt `/zug`.
table-no-hand = Du hast gerade nichts Geheimes auf der Hand.
table-no-outlook = Gerade gibt es nichts, wonach du Ausschau halten könntest. **Spielen** zeigt dir, was du tun kannst.
table-no-such-move = Diesen Zug kenne ich nicht. Drücke **Spielen**, um zu sehen, was möglich ist.
table-not-offered = Das geht jetzt nicht. Drücke **Spielen**, um zu sehen, was geht.
table-taken-back = { $who } nimmt den letzten Zug zurück.
table-undo-nothing = Es gibt nichts zurückzunehmen.
table-undo-final = Das lässt sich nicht mehr zurücknehmen: Es ist bindend, etwas Verdecktes wurde bekannt, oder seitdem war jemand anders dran.
table-undo-binding = Das lässt sich nicht mehr zurücknehmen: Es ist bindend, oder etwas Verdecktes wurde bekannt.
table-undo-drawn = Das lässt sich nicht mehr zurücknehmen: Es wurde etwas gezogen oder gewürfelt.
table-undo-moved = Das lässt sich nicht mehr zurücknehmen: Seitdem war jemand anders dran.

undo-already-done = Diesen Zug hast du schon zurückgenommen. So steht es jetzt:
undo-done = Zurückgenommen.
resign-sure = Willst du { $title } verlassen? Der Computer spielt auf deinem Platz weiter, und für dich zählt das Spiel als letzter Platz. Mit `/zurück` kommst du wieder: Hat der Computer dann höchstens ein Viertel deiner Züge gemacht, zählt dein eigener Platz.
resign-sure-last = Willst du { $title } verlassen? Außer dir spielt niemand mehr mit: Das Spiel wird abgebrochen und lässt sich nicht wieder aufnehmen.
resign-yes = Ja, Partie verlassen
resign-told = { $who } verlässt den Tisch. Auf diesem Platz spielt der Computer weiter.
resign-told-last = { $who } verlässt den Tisch. Niemand spielt mehr mit: Das Spiel ist abgebrochen.
resign-done = Du hast den Tisch verlassen; der Computer spielt für dich weiter. Mit `/zurück` kommst du wieder.
resign-done-last = Du hast den Tisch verlassen. Außer dir hat niemand mehr mitgespielt: Das Spiel ist abgebrochen.
end-sure = Diesen Tisch für { $title } für alle schließen? Das Spiel lässt sich nicht wieder aufnehmen.
end-yes = Ja, Tisch schließen
end-done = Der Tisch ist geschlossen.
end-managers-only = Nur wer diesen Server verwaltet, kann einen Tisch schließen. Mit `/aufgeben` kannst du ihn verlassen.
record-about = Das ganze Spiel. Gib es `/prüfen`, hier oder einem anderen Portolan: Es wird geprüft, und wer es gibt, kann sich das Spiel noch einmal ansehen. Mit Portolans eigenem Programm kann jeder es zu Hause nachprüfen: `python -m engines.tables.verify { $file }`
record-not-over = Das Protokoll enthält alle Geheimnisse, deshalb gibt es das erst nach dem Ende.

log-empty = Noch ist nichts geschehen.
log-older = Älter
log-newer = Neuer

## Hilfe

rules-choose = Ein anderes Thema …
help-title = Portolan: Entdecker-Brettspiele
help-start = **Anfangen:** `/spielen` eröffnet einen Tisch in diesem Kanal. Freunde drücken *Mitspielen*, und wenn alle da sind, drückst du *Starten*.
help-computers = **Computer:** Mit *Computer dazusetzen* bekommt einer einen freien Platz, mit *Spielstärke* spielt er leicht, normal oder schwer. Gegen Computer allein sagt dir *Tipp*, was der schwere täte.
help-playing = **Spielen:** Ich rufe dich, wenn du dran bist. Drück *Spielen* unter dem Brett, dann frage ich dich Schritt für Schritt. Ich biete nur an, was die Regeln erlauben. *Meine Hand* zeigt dir allein, was geheim ist.
help-commands = **Nachsehen:** `/brett`, `/hand`, `/verlauf`, `/tische`, `/statistik`, `/regeln`, `/turnier zeigen`. **Leute finden:** `/tische` mit *offen*. **Mehr:** `/rückgängig`, `/urlaub`, `/aufgeben`, `/einstellungen`. Jedes Spiel hat auch eigene Befehle, wenn du lieber tippst.

## Fehler

error-bug = Bei mir ging etwas schief (Fehler { $code }). Dein letzter Zug ist vielleicht nicht gespeichert: Drücke **Spielen**, um zu sehen, wie es steht. Wer mich betreibt, findet den Fehler unter dieser Nummer.
error-store = Ich konnte nicht in meine Datenbank schreiben (Fehler { $code }). Es hat sich nichts geändert. Bitte sag denen Bescheid, die mich betreiben.
error-store-away = Meine Datenbank antwortet gerade nicht. Es geht nichts verloren. Versuch es gleich noch einmal.
error-discord = Discord hat meine Antwort nicht angenommen. Was du getan hast, ist vielleicht gespeichert: Drücke **Spielen**, um zu sehen, wie es am Tisch steht.
error-unknown-button = Diesen Knopf kenne ich nicht. Vielleicht stammt er von einer älteren Version: Benutze `/brett`.
error-old-command = Dieser Befehl hat sich geändert. Lade Discord neu (Strg+R) und versuch es noch einmal.
error-not-here = Dieser Befehl geht hier nicht. Benutze ihn in einem Kanal auf einem Server.

## An die Betreiber des Bots

alarm-cramped = Die Platte ist fast voll: Wo meine Datenbank und ihre Kopien liegen, sind noch { $megabytes } MB frei. Bitte schaffe bald Platz, denn ist sie voll, kann kein Zug mehr gespeichert werden.
alarm-no-backup = Von meiner Datenbank konnte keine Kopie gemacht werden: { $error }
alarm-store-away = Meine Datenbank ist nicht zu erreichen. Ich versuche es weiter und mache weiter, sobald sie antwortet. Bis dahin kann niemand spielen.
alarm-job = Meine Aufgabe „{ $job }“ ist fehlgeschlagen ({ $error }). Ich versuche es wieder; mehr steht im Log.

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
command-undo = rückgängig
command-undo-about = Nimmt deinen letzten Zug zurück, wenn seitdem nichts aufgedeckt wurde
command-resign = aufgeben
command-resign-about = Verlässt das Spiel; der Computer spielt für dich weiter
command-end = schließen
command-end-about = Schließt den Tisch dieses Kanals (für alle, die den Server verwalten)
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

## Lektionen und der Coach

command-learn = lernen
command-learn-about = Lerne ein Spiel in deinen Direktnachrichten, mit Coach
learn-welcome = **{ $title }.** { $blurb }
    Lass uns gleich hier eine erste Partie spielen. Ich erkläre dir jede Frage, wenn sie zum ersten Mal kommt.
learn-begun = Deine Lektion in { $title } wartet in deinen Direktnachrichten.
learn-below = Deine Lektion in { $title } beginnt hier drunter.
learn-go = Zur Lektion
learn-under-way = Du bist mitten in einer Lektion in { $title }.
learn-place = Lektion in deinen Direktnachrichten
learn-menu = Lektion …
learn-continue = Weiterspielen
learn-anew = Von vorn beginnen
learn-anew-sure = Von vorn anfangen? Deine Lektion in { $title } beginnt dann wieder mit der ersten Auslage, und was du bisher gespielt hast, ist weg.
learn-anew-yes = Ja, von vorn beginnen
learn-end = Lektion beenden
learn-ended = Lektion beendet. Mit `/lernen` beginnst du jederzeit eine neue.
learn-none = Du hast keine Lektion, die du beenden könntest. Mit `/lernen` beginnst du eine.
learn-closed = Ich kann dir keine Direktnachrichten schicken, und dort finden die Lektionen statt. Erlaube sie in den Privatsphäre-Einstellungen dieses Servers und versuch es dann noch einmal.
learn-closed-short = -# Deine Direktnachrichten sind zu, deshalb kann ich das Spielbrett nicht erneuern. Was du drückst, beantworte ich trotzdem. Öffne deine Direktnachrichten, dann ist das Spielbrett nach spätestens 15 Minuten wieder aktuell.
learn-button = Allein üben
coach-skip = Ohne Coach weiter
coach-back = Coach zurückholen
coach-offer = Erste Partie? Erklär mir alles
coach-decline = Danke, ohne Coach
coach-look = -# ☞ Der rote Ring zeigt, wo du hinschauen sollst. Er ist keine Empfehlung.
coach-marked = Ein roter Ring und eine zeigende Hand markieren, wovon der Coach spricht.
coach-comes = Ich erkläre dir jede Frage, wenn du sie zum ersten Mal siehst.
coach-gone = Keine Erklärungen mehr. Die Regeln findest du jederzeit unter **Regeln**.

## Seit deinem letzten Zug

since-more = … und { $count ->
        [one] 1 früheres Ereignis
       *[other] { $count } frühere Ereignisse
    } (Verlauf unter dem Spielbrett)
since-title = Seit deinem letzten Zug
since-changes = Du jetzt: { $changes }
since-change = { $what } { $before } → { $after }

## Ein Spiel finden

help-learning = **Lernen:** `/lernen` spielt in deinen Direktnachrichten eine erste Partie mit dir, mit einem Coach, der jede Frage erklärt.
help-games = Spiel aussuchen
help-tables = Meine Tische
help-rules = Regeln
help-settings = Einstellungen
help-privacy = Datenschutz
games-title = Was möchtest du spielen?
games-facts = { $players } Personen · { $minutes } Min. · { $weight }
games-play = Hier spielen
games-cover-alt = Ein Brett von { $title } mitten im Spiel
greeting-title = Hallo! Ich bin Portolan.
greeting-text = Ich bringe Entdecker-Brettspiele auf diesen Server. Ihr spielt über Stunden oder Tage, wann es euch passt. Fangt mit `/spielen` an, oder lern ein Spiel allein mit `/lernen`. Ich kann eure Nachrichten nicht lesen und rufe nur, wer am Zug ist.

## Tipps

button-hint = Tipp
hint-thinking = Ich überlege …
hint-move = Ich würde spielen: { $deed }
hint-reason = **Warum:** { $reason }
number-tenths = { $whole },{ $tenth }
hint-compared-points = **Im Schnitt kommt dabei heraus:**
hint-compared-chance = **Deine Gewinnchance im Schnitt, verglichen mit der des stärksten Gegners:**
hint-lead = { $deed }: { $lead }
hint-even = Vorausgedacht kommt im Schnitt dasselbe heraus bei: { $deeds }.
hint-close = Durchdacht habe ich auch: { $deeds }. Nichts war so viel besser, dass ich umschwenken würde.
hint-ahead-points = Vorausgedacht kommen dabei { $ahead } Punkte mehr heraus als bei meinem üblichen Zug: { $deed }.
hint-ahead-chance = Vorausgedacht ist dein Vorsprung an Gewinnchance { $ahead } größer als mit meinem üblichen Zug: { $deed }.
lead-percent = { $percent ->
    [one] 1 Prozentpunkt
   *[other] { $percent } Prozentpunkte
}
lead-ahead-points = etwa { $ahead } Punkte Vorsprung
lead-behind-points = etwa { $ahead } Punkte Rückstand auf die Spitze
lead-level-points = gleichauf mit der Spitze
lead-ahead-average = etwa { $ahead } Punkte vor dem Schnitt der anderen
lead-behind-average = etwa { $ahead } Punkte hinter dem Schnitt der anderen
lead-level-average = gleichauf mit dem Schnitt der anderen
lead-ahead-duel = etwa { $ahead } Punkte Vorsprung
lead-behind-duel = etwa { $ahead } Punkte Rückstand
lead-level-duel = etwa gleichauf
lead-ahead-chance = etwa { $ahead } höher
lead-behind-chance = etwa { $ahead } niedriger
lead-level-chance = etwa gleich
hint-caution = -# Vor so einem Zug würde ich sonst noch einmal nachfragen. { $caution }
hint-play = So spielen
hint-back = Zurück
hint-taken = { $who } hat sich einen Tipp geholt. Dieses Spiel ändert keine Wertungszahlen.
hint-not-allowed = An diesem Tisch wird ohne Tipps gespielt. Erlauben lassen sie sich in der Lobby des nächsten Spiels.
hint-not-asked = Du bist nicht am Zug, also gibt es nichts vorzuschlagen. Ich rufe dich, wenn du dran bist.
lobby-setting-hints = Tipps
lobby-setting-hints-about = Ob ihr fragen dürft, was der Computer täte. Solche Spiele ändern keine Wertungszahlen. Gegen Computer allein gibt es Tipps, außer du wählst „nie“. **Was wäre, wenn …** gibt es immer, Tipps darin nur, wenn auch das Spiel sie gibt.
lobby-setting-hints-off = nur gegen Computer
lobby-setting-hints-on = an, auch unter Menschen
lobby-setting-hints-never = nie, auch nicht gegen Computer

## Rückblicke

button-review = Rückblick
review-title = { $title }: So fiel die Entscheidung
review-chart = Siegchancen
review-moves = Züge
review-percent = { $percent } %
review-heading = Siegchancen in Prozent
review-about = -# Die Chancen aller, wie sie jemand einschätzt, der nur das Brett sieht. Was verdeckt war, wird neu verteilt, und Computerspieler spielen weiter.
review-played = **{ $who }:** { $deed }
review-answer = „{ $question }“ – { $deed }
review-stretch = { $count ->
    [one] Zug { $first }
   *[other] Züge { $first }–{ $last }
}
review-stretch-to-end = { $moves } bis zum Ende
review-change = { $moves }: Chancen von { $who } { $before } % → { $after } %
review-swing = **{ $change }**
review-among = Einer dieser Züge: **{ $who }:** { $deed }
review-around = -# { $change }
review-better-points = Im Schnitt besser: { $deed }, ungefähr { $ahead } Punkte mehr.
review-better-chance = Im Schnitt besser: { $deed }, ungefähr { $ahead } mehr Vorsprung an Gewinnchance.
review-even = Kein einzelner Zug hat diese Partie entschieden: Die Chancen haben sich nach und nach verschoben.
review-progress = Ich sehe mir das Spiel noch einmal an … { $bar } { $percent } %
review-queue = { $count ->
    [one] Vor deinem wird noch ein Spiel angesehen. Danach fange ich sofort an.
   *[other] Vor deinem werden noch { $count } Spiele angesehen. Danach fange ich sofort an.
}
review-meanwhile = -# Das kann ein paar Minuten dauern. Spiel ruhig weiter: Der Rückblick erscheint hier.
review-busy = Ich sehe mir gerade noch ein Spiel für dich an. Das zeige ich dir zuerst.
review-full = { $count } Spiele warten auf einen Rückblick. Versuch es in ein paar Minuten noch einmal.
review-failed = Das hat diesmal nicht geklappt. Versuch es in ein paar Minuten noch einmal.
