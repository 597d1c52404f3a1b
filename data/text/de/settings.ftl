## Einstellungen

command-settings = einstellungen
command-settings-about = Sprache, Erinnerungen, Ruhezeiten, Farben; für die Verwaltung: der Server
settings-own = Deine Einstellungen
settings-server = Einstellungen dieses Servers
settings-noted = Notiert.
settings-managers-only = Das kann nur ändern, wer diesen Server verwaltet.
settings-to-server = Einstellungen des Servers
settings-to-own = Meine eigenen Einstellungen
settings-language = **Sprache** – von allem, was ich nur dir schreibe
settings-language-auto = wie mein Discord
settings-dm_notices = **Direktnachrichten** – wenn du dran bist (geheime Fragen kommen immer so)
settings-dm_notices-on = ja, deine Hand kommt als neue Nachricht
settings-dm_notices-off = nein, ruf mich im Kanal
settings-reminder_hours = **Erinnerungen** – solange ein Tisch auf dich wartet; es gilt der kürzere Abstand, deiner oder der des Servers
settings-reminder_hours-auto = wie auf dem Server
settings-reminder_hours-0 = nie
settings-number-reminder_hours = alle { $number } Stunden
settings-digest_hour = **Tägliche Übersicht** – alle deine Tische in einer Direktnachricht
settings-digest_hour-auto = keine Übersicht
settings-number-digest_hour = jeden Tag um { $number } Uhr
settings-palette = **Farben** – der Bilder, die nur du siehst (Formen und Zeichen unterscheiden alles auch ohne Farbe)
settings-palette-auto = wie gemalt
settings-palette-protan = bei Rotschwäche (Protanopie)
settings-palette-deutan = bei Grünschwäche (Deuteranopie)
settings-palette-tritan = bei Blauschwäche (Tritanopie)
settings-palette-contrast = stärkerer Kontrast
settings-times = **Zeitzone:** { $zone } · **Ruhezeit:** { $quiet }
settings-quiet-none = keine
settings-quiet-hours = { $begin } bis { $end } Uhr
settings-time = Zeitzone und Ruhezeit
settings-form-zone = Zeitzone
settings-form-zone-about = Etwa Europe/Berlin oder nur die Stadt: Berlin. Leer: UTC.
settings-form-quiet = Ruhezeit
settings-form-quiet-about = Wann nichts von mir klingeln darf, etwa 22-7. Leer: nie.
settings-no-zone = Eine Zeitzone „{ $typed }“ kenne ich nicht. Schreib sie so: Europe/Berlin, oder nenn eine große Stadt darin.
settings-no-hours = „{ $typed }“ ist keine Zeitspanne. Schreib sie so: 22-7, also von zehn Uhr abends bis sieben Uhr morgens.
settings-server-language = **Sprache** neuer Tische
settings-server-language-auto = wie der Server selbst
settings-server-pace = **Tempo** neuer Tische
settings-server-pace-auto = wie beim Spiel üblich (ohne Uhr)
settings-server-reminder_hours = **Erinnerungen** an den Tischen hier
settings-server-reminder_hours-auto = wie üblich (alle 24 Stunden)
settings-server-most_tables = **Tische für eine Person** zur gleichen Zeit
settings-server-most_tables-auto = unbegrenzt
settings-number-most_tables = { $number ->
    [one] ein Tisch
   *[other] { $number } Tische
}
settings-channels = **Kanäle**, in denen Tische eröffnet werden dürfen; keiner gewählt: überall
settings-channels-choose = Alle Kanäle
