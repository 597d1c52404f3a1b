# Die Worte der Seite des lokalen Tisches. Was der Bot sagt, steht in den anderen Dateien.

## Was abgelehnt wird

page-no-key = Das darf diese Seite nicht: Öffne die Adresse, die das Programm ausgegeben hat.
page-too-large = Das ist zu groß.
page-unknown-action = Die Seite wollte etwas, das es nicht gibt. Lade sie neu.
page-refused = Das geht hier nicht.
page-no-channel = Diesen Kanal gibt es nicht mehr.
page-no-message = Diese Nachricht gibt es nicht mehr.
page-no-button = Diesen Knopf gibt es nicht mehr.
page-disabled = Dieser Knopf lässt sich gerade nicht drücken.
page-menu-count = Wähle { $least } bis { $most } aus.
page-menu-option = Das bietet dieses Menü nicht an.
page-no-form = Dieses Formular ist geschlossen. Öffne es noch einmal.
page-field-length = „{ $name }“ braucht { $least } bis { $most } Zeichen.
page-field-choice = „{ $name }“ bietet das nicht an.
page-no-command = Den Befehl /{ $name } gibt es nicht.
page-command-not-here = /{ $name } geht hier nicht.
page-no-option = Dieser Befehl hat keine Option „{ $name }“.
page-option-missing = „{ $name }“ fehlt noch.
page-option-choice = „{ $name }“ bietet das nicht an.
page-option-length = „{ $name }“ braucht { $least } bis { $most } Zeichen.
page-option-number = „{ $name }“ braucht eine Zahl.
page-option-range = „{ $name }“ muss zwischen { $least } und { $most } liegen.
page-no-file = Diese Datei lässt sich nicht lesen.
page-file-size = Eine Datei darf bis zu { $most } MB haben.
page-text-length = Eine Nachricht hat 1 bis { $most } Zeichen.
page-name-length = Ein Name hat 1 bis { $most } Zeichen.
page-too-many-channels = Es gibt schon { $most } Kanäle.
page-no-thread-here = Threads lassen sich nur in Kanälen öffnen.
page-not-in-forum = Öffne zuerst einen Beitrag in diesem Forum. Dort kannst du schreiben und Befehle benutzen.
page-no-post-here = Beiträge gibt es nur in Foren.
page-may-not-post = Du darfst in diesem Forum keine Beiträge schreiben.
page-no-tag-usable = Beiträge in diesem Forum brauchen ein Schlagwort, und du darfst keines davon benutzen.
page-tag-missing = Beiträge in diesem Forum brauchen ein Schlagwort. Wähl eins aus.
page-thread-closed = Dieser Thread ist geschlossen.
page-thread-archived = Dieser Thread schläft. Schreib etwas hinein, dann wacht er auf.
page-not-ephemeral = Ausblenden lassen sich nur Nachrichten, die du allein siehst.

## Wenn der Bot nicht antwortet

page-bot-away = Der Bot ist gerade nicht da. Versuch es gleich noch einmal.
page-bot-silent = Der Bot hat nicht rechtzeitig geantwortet. Versuch es noch einmal.

## The frame

page-local-table = Lokaler Tisch
page-navigation = Kanäle und Personen
page-tabs = Ansichten
page-games = Spiele
page-messages = Direktnachrichten
page-messages-here = Nachrichten, mit den Pfeiltasten von einer zur nächsten
page-skip-to-games = Zu den Spielen springen
page-skip-to-newest = Zum neuesten Brett springen
page-you-are = Du bist
page-turn = am Zug
page-window-of = { $name } in einem neuen Fenster öffnen
page-change-person = Du bist { $name }. Kanäle und Personen
page-language = Sprache
page-theme = Farben
page-theme-auto = Wie mein System
page-theme-light = Hell
page-theme-dark = Dunkel
page-mentions = { $count } für dich
page-new-channel = Neuer Kanal
page-channel-name = Name des Kanals
page-new-thread = Neuer Thread
page-thread-name = Name des Threads
page-create = Anlegen
page-new-post = Neuer Beitrag
page-post-title = Titel
page-post-text = Nachricht
page-post-tags = Schlagwörter
page-posts = Beiträge
page-posts-older = Ältere Beiträge
page-posts-none = Noch keine Beiträge. Schreib den ersten und tipp darin /spielen: Der Tisch öffnet sich genau dort.
page-post-answers = Antworten: { $count }
page-post-asleep = schläft
page-post-locked = geschlossen
page-only-person-sees = sieht nur { $name }
page-dms-switch = Direktnachrichten empfangen
page-dms-label = Empfangen
page-dms-open = Der Bot darf dir schreiben
page-dms-closed = Geschlossen: Der Bot kann dir nicht schreiben

## The first page

page-what-this-is = Fünf Brettspiele rund ums Entdecken, für Partien über Tage auf Discord. Hier kannst du sie allein ausprobieren: Diese Seite ist ein kleines Discord auf deinem eigenen Rechner. Such dir ein Spiel aus, und schon bist du dabei.
page-play-computer = Gegen den Computer
page-play-computer-of = { $game } gegen den Computer spielen
page-learn = Lernen
page-learn-of = { $game } mit Coach lernen
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-facts = { $players } Personen · { $minutes } Min. · { $weight }
page-friends-title = Mit Freunden
page-friends-here = Sechs Personen teilen sich diese Seite. Öffne eine zweite in einem neuen Fenster und spiel beide Seiten, oder hol den Bot auf euren eigenen Discord-Server.
page-open-channel = Kanal öffnen
page-invite = Auf Discord spielen
page-invite-title = Mit Freunden auf Discord spielen
page-invite-steps =
    1. Leg unter https://discord.com/developers/applications eine Anwendung an und kopier das Token ihres Bots.
    2. Kopier `.env.example` nach `.env` und setz das Token hinter `DISCORD_TOKEN=`.
    3. Öffne den Einladungslink mit der ID deiner Anwendung und wähl deinen Server. Der Link steht in der README unter **Inviting it to a server**.
    4. Starte `bot.py` neu. Tipp auf deinem Server `/spielen`, und deine Freunde drücken **Mitspielen**.

## Messages

page-app = APP
page-somebody = jemand
page-unknown-channel = unbekannt
page-unknown-role = gelöschte Rolle
page-used-command = { $who } hat { $command } benutzt
page-thinking = Portolan denkt nach …
page-typing = Portolan schreibt …
page-only-you = Nur du siehst das
page-dismiss = Ausblenden
page-choose = Auswählen
page-chosen-of = { $count } von höchstens { $most }
page-chosen-exactly = { $count } von { $most }
page-done = Fertig
page-spoiler = Verdeckten Text zeigen
page-new-below = Neue Nachrichten
page-empty-channel = Hier ist noch nichts. Tipp /, um zu sehen, was der Bot kann.

## Pictures

page-full-size = Ganz groß
page-in-words = In Worten
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-picture-before = Voriges Bild
page-picture-after = Nächstes Bild
page-play-film = Film abspielen

## Writing

page-composer = Schreib als { $name }, / für Befehle
page-composer-short = / für Befehle
page-commands = Befehle
page-send = Senden
page-cancel = Abbrechen
page-close = Schließen
page-submit = Absenden
page-required = nötig
page-optional = optional
page-yes = Ja
page-no = Nein
page-no-choice = Nichts passt. Tipp etwas anderes.
page-no-such-command = Kein Befehl passt
page-no-command-named = Den Befehl { $name } gibt es hier nicht. Tipp / für alle Befehle.
page-option-choose = Wähl „{ $name }“ aus der Liste.
page-field-missing = Füll das zuerst aus.
page-field-short = Mindestens { $least } Zeichen.

## When something is missing

page-no-answer = Keine Antwort. Versuch es noch einmal.
page-lost = Verbindung verloren. Neuer Versuch …
page-bot-coming = Einen Moment noch, der Bot startet
page-bot-offline = Der Bot ist gerade nicht da. Er kommt gleich wieder.

## Signs in texts, for those who listen

page-sign-sail = Segel
page-sign-crate = Kisten
page-sign-settlers = Siedler
page-sign-telescope = Fernrohre
page-sign-question = Fragezeichen
page-sign-any-color = beliebige Farbe
page-sign-sun = Sonne
page-sign-star = Stern
