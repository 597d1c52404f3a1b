## Für die Person, die den Bot betreibt

help-owner = Den Bot betreiben
owner-title = Der Bot
owner-version = Portolan { $version }, gestartet { $since }.
owner-well = Alles läuft: Discord, die Datenbank, der Postausgang.
owner-unwell = Etwas stimmt nicht. Discord: { $gateway }. Datenbank: { $database }. Mehr steht im Log.
owner-outbox = Nachrichten, die noch zu senden sind: { $count }. Die älteste fällige wartet seit { $seconds } s.
owner-tables = Server: { $servers }. Lobbys: { $lobby }. Laufende Partien: { $running }. Schlafend: { $asleep }.
owner-thinking = Computerspieler, die nachdenken: { $count }.
owner-draining = **Ich höre auf.** Keine neuen Partien; ich sende noch, was fällig ist, dann ist Schluss.
owner-stopping = Alles ist gesendet. Ich höre jetzt auf.
owner-refresh = Neu laden
owner-back = Zurück
owner-announce = Etwas ankündigen
owner-drain = Sanft anhalten
owner-drain-sure = Ja, anhalten
owner-drain-about =
    Ich lehne neue Partien ab, sende, was fällig ist (höchstens 2 Minuten lang), und höre auf, in allen meinen Prozessen. Den Partien schadet das nicht: Was noch nicht gesendet ist, kommt nach dem nächsten Start.
    Danach bleibe ich aus, bis du mich wieder startest. Nur ein Dienst, der alles Beendete neu startet, holt mich gleich zurück.
owner-text-en = Englisch
owner-text-de = Deutsch
owner-text-needed = Wer eine andere Sprache liest, bekommt diesen Text, wenn seiner fehlt
owner-text-optional = Für Partien auf deutschsprachigen Servern; kann leer bleiben
owner-no-text = Der englische Text fehlt. Schreib einen und versuch es noch einmal.
owner-still-announcing = Die letzte Ankündigung wird noch verschickt. Versuch es in ein paar Minuten noch einmal.
owner-preview = Das geht in die Kanäle aller laufenden Partien ({ $channels }), je einmal und ohne jemanden zu benachrichtigen:
owner-send = Senden
owner-write-again = Noch einmal schreiben
owner-announced = Die Ankündigung ist unterwegs, etwa 200 Kanäle in der Minute.
owner-announced-before = Diese Ankündigung wurde schon gesendet oder ersetzt. Jetzt wurde nichts gesendet.
announcement-title = Eine Nachricht von der Person, die diesen Bot betreibt
limit-closing = Ich starte gleich neu und öffne deshalb gerade keine neuen Partien. Versuch es in ein paar Minuten noch einmal.

## Was sie von selbst erfährt

alarm-cramped = Die Platte ist fast voll: Wo meine Datenbank und ihre Kopien liegen, sind noch { $megabytes } MB frei. Bitte schaffe bald Platz, denn ist sie voll, kann kein Zug mehr gespeichert werden.
alarm-no-backup = Von meiner Datenbank konnte keine Kopie gemacht werden: { $error }
alarm-store-away = Meine Datenbank ist nicht zu erreichen. Ich versuche es weiter und mache weiter, sobald sie antwortet. Bis dahin kann niemand spielen.
alarm-job = Meine Aufgabe „{ $job }“ ist fehlgeschlagen ({ $error }). Ich versuche es wieder; mehr steht im Log.
