## Datenschutz: was von Leuten gespeichert wird

privacy-title = Deine Daten
privacy-nothing = Ich habe nichts über dich gespeichert.
privacy-kept = Das ist alles, was ich über dich gespeichert habe. Nachrichten, die Leute schreiben, lese ich nie.
privacy-settings = deine Einstellungen: Sprache, Nachrichten, Erinnerungen, Ruhezeiten, Urlaub und dergleichen
privacy-seats = deine Plätze: { $lobbies } an offenen Tischen, { $running } in laufenden Spielen, { $over } in beendeten, jeweils mit deinem damaligen Namen, deinen Zügen, deiner Notiz an dich selbst und wie lange auf dich gewartet wurde
privacy-opened = dass du { $count ->
    [one] einen Tisch
   *[other] { $count } Tische
} eröffnet hast
privacy-followed = dass du { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
} folgst
privacy-given-away = dass du { $count ->
    [one] einen Platz in einem laufenden Spiel
   *[other] { $count } Plätze in laufenden Spielen
} abgegeben hast, bis zum Ende des Spiels: Du weißt, was dort verborgen ist
privacy-results = für `/statistik`: { $count ->
    [one] ein Ergebnis
   *[other] { $count } Ergebnisse
} und { $ratings ->
    [one] eine Wertung
   *[other] { $ratings } Wertungen
}
privacy-record = das Protokoll eines Spiels, das du `/prüfen` gegeben hast, bis { $days } Tage danach
privacy-letters = deine ID in { $count ->
    [one] einer Nachricht
   *[other] { $count } Nachrichten
}, die ich noch senden oder entfernen muss
privacy-left-out = dass du nicht in der Statistik stehen möchtest
privacy-time = -# Beendete Spiele bleiben { $days } Tage gespeichert, Ergebnisse und Einstellungen, bis du sie löschst, Sicherungskopien bis zu 14 Tage länger.
privacy-export = Exportieren
privacy-exported = Alles, was ich über dich gespeichert habe.
privacy-uncount = Nicht mitzählen
privacy-recount = Wieder mitzählen
privacy-uncounted = Erledigt: Deine Ergebnisse und Wertungen sind gelöscht, neue werden nicht aufgeschrieben.
privacy-recounted = Erledigt: Von der nächsten beendeten Partie an zählst du wieder mit.
privacy-delete = Alles löschen
privacy-delete-sure = Ja, alles löschen
privacy-delete-about = **Alles löschen, was ich über dich gespeichert habe?** Das lässt sich nicht zurücknehmen.
    • Du verlässt die Tische, die noch nicht begonnen haben.
    • In laufenden Spielen spielt der Computer für dich weiter; die anderen sehen einen Platz ohne Namen.
    • In laufenden Spielen, in denen du einen Platz mit Geheimnissen hattest oder abgegeben hast, kann niemand mehr einen anderen übernehmen: Ich würde dich nicht wiedererkennen.
    • Beendete Spiele behalten einen Platz ohne Namen.
    • Ergebnisse, Wertungen, Einstellungen, die Tische, denen du folgst, und das Protokoll, das du mir gegeben hast, werden gelöscht; deine Hände verschwinden aus unseren Direktnachrichten, soweit Discord mich lässt.
    • Auch dass du nicht in der Statistik stehen wolltest, ist dann vergessen: Wenn du wieder spielst, bist du jemand Neues.
    Was ich in Kanälen veröffentlicht habe, bleibt dort.
privacy-deleted = Erledigt: Ich habe nichts mehr über dich gespeichert. Kopien in Sicherungen verschwinden binnen 14 Tagen. Danke fürs Mitspielen!
privacy-nobody = Jemand
privacy-told = Jemand hat den Tisch endgültig verlassen. Der Computer spielt auf diesem Platz weiter.
command-privacy = datenschutz
command-privacy-about = Was über dich gespeichert ist: ansehen, mitnehmen, löschen

privacy-habits = wie du meist spielst: beendete Partien, verlassene Partien, und wie schnell du in den letzten 9 geantwortet hast; wer es sieht, steht in `/einstellungen`
privacy-lobbies = was { $count ->
    [one] 1 Lobby
   *[other] { $count } Lobbys
} über dich { $count ->
    [one] weiß
   *[other] wissen
}: dass du eingeladen bist oder hören willst, wenn es losgehen kann (bis zum Spielbeginn), oder dass du nicht eingelassen wirst (bis zum Spielende)

privacy-seasons = dass du bei { $count ->
        [one] einem Turnier
       *[other] { $count } Turnieren
    } dabei warst oder es gestartet hast, mit deinem Namen von damals
