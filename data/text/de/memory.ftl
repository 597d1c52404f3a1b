## Was von Leuten im Gedächtnis bleibt: Statistik, geprüfte Protokolle, Datenschutz

span-minutes = { $minutes } Min.
span-hours = { $hours } Std.{ $minutes ->
    [0] { "" }
   *[other] { " " }{ $minutes } Min.
}
span-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}{ $hours ->
    [0] { "" }
   *[other] { " " }{ $hours } Std.
}

stats-title = Statistik dieses Servers
stats-none-yet = Hier ist noch keine Partie unter Menschen zu Ende gespielt worden. Computerspieler zählen nicht: Eröffne mit `/spielen` einen Tisch und lade jemanden ein.
stats-none-of-game = { $title } ist hier noch nie unter Menschen zu Ende gespielt worden. Computerspieler zählen nicht: Eröffne mit `/spielen` einen Tisch und lade jemanden ein. `/statistik` ohne Angabe eines Spiels zeigt alle Spiele.
stats-game = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} unter Menschen, Dauer meist { $time }
stats-line = **{ $who }** · { $rating } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins } gewonnen · { $points } Punkte im Schnitt
stats-rating = Wertung { $rating }
stats-rating-provisional = Wertung { $rating } (vorläufig: weniger als { $games } Partien)
stats-unrated = noch ohne Wertung
stats-decimal = { $sign }{ $whole },{ $digit }
stats-own-time = Das siehst nur du: Du brauchst im Schnitt { $time } für eine Antwort.
stats-left-out = Du stehst nicht in Statistik und Wertung. `/datenschutz` → *Wieder mitzählen* ändert das, von der nächsten Partie an.
stats-nothing-of = Von { $who } gibt es auf diesem Server nichts zu zeigen. Die Statistik enthält Partien unter Menschen, die zu Ende gespielt wurden; wer nicht darin stehen möchte, steht nicht darin.
stats-nothing-of-you = Du hast auf diesem Server noch keine Partie mit anderen zu Ende gespielt. Partien, die du verlassen oder aufgegeben hast, zählen als letzter Platz, sobald die anderen fertig sind. Partien, die du mittendrin übernommen hast, zählen nicht.
stats-nothing-of-game = Von { $who } gibt es auf diesem Server bei { $title } nichts zu zeigen. `/statistik` ohne Angabe eines Spiels zeigt alle Spiele.
stats-nothing-of-you-game = Du hast { $title } auf diesem Server noch nicht mit anderen zu Ende gespielt. `/statistik` ohne Angabe eines Spiels zeigt alle Spiele.
stats-server-only = Die Statistik gehört zu einem Server: Benutze `/statistik` dort.

verify-fine = alles in Ordnung
verify-wrong = etwas stimmt nicht
verify-seat = Sitz { $number }
verify-fingerprint = Der Fingerabdruck des Schlüssels (SHA-256) ist `{ $fingerprint }`.
verify-announced = Es ist der Fingerabdruck, den du angegeben hast.
verify-not-announced = Es ist nicht der Fingerabdruck, den du angegeben hast: Es wurde ein anderer Schlüssel benutzt, oder er gehört zu einem anderen Tisch.
verify-deals = Der Schlüssel passt: Er gibt genau die Karten und wirft genau die Würfel, mit denen gespielt wurde.
verify-deals-other = Der Schlüssel passt nicht: Er gibt ein anderes Spiel als das gespielte.
verify-no-deal = Der Schlüssel kann dieses Spiel nicht geben: Mit diesen Plätzen und Einstellungen gibt es keins.
verify-no-game = Dieses Spiel kann nicht nachgespielt werden: Was das Protokoll über seinen Anfang sagt (Schlüssel, Plätze, Zahlen), ist beschädigt.
verify-version = Dieses Spiel wurde nach Version { $theirs } der Regeln gespielt; ich habe Version { $ours } und kann nicht darüber urteilen. Das Programm von damals kann es.
verify-no-seat = Das Protokoll stimmt nicht: Eintrag { $entry } stammt von einem Platz, den dieses Spiel nicht hat.
verify-illegal = Das Protokoll kann nicht nachgespielt werden: Ein Zug darin ist gegen die Regeln. Die Regeln sagen: { $reason }
verify-not-this-game = Das Protokoll kann nicht nachgespielt werden: Darin steht etwas, das es in diesem Spiel nicht gibt, seien es Plätze, Einstellungen oder ein Zug.
verify-before = Das Protokoll stimmt nicht: Vor Eintrag { $entry } stand das Spiel anders.
verify-events = Das Protokoll stimmt nicht: Eintrag { $entry } hatte andere Folgen.
verify-state = Das Protokoll führt nicht zum festgehaltenen Ende.
verify-leads = Das Protokoll führt zum festgehaltenen Ende: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
} nachgespielt, jeder erlaubt und wie festgehalten.
verify-compare = -# Vergleiche den Fingerabdruck mit dem, den die Lobby vor dem Spiel gezeigt hat. In der README steht, was das beweist und was nicht.
verify-too-big = Diese Datei hat { $size } MB; ich prüfe Protokolle bis { $most } MB. Mit Portolans eigenem Programm kannst du sie zu Hause prüfen: `python -m engines.tables.verify DATEI`.
verify-too-long = Dieses Protokoll hat mehr als { $most } Einträge, zu viele, um sie hier nachzuspielen. Mit Portolans eigenem Programm kannst du es zu Hause prüfen: `python -m engines.tables.verify DATEI`.
verify-busy = Ich prüfe gerade ein anderes Protokoll. Versuch es in ein paar Sekunden noch einmal.
verify-not-fetched = Ich konnte die Datei nicht von Discord holen. Bitte versuch es noch einmal.
verify-unreadable = Das ist nicht das Protokoll eines Spiels. Drücke *Protokoll* unter dem Endstand eines Spiels und gib mir die Datei, wie sie ist.
verify-other-game = Das ist das Protokoll eines Spiels, das ich nicht kenne.
verify-other-figures = Dieses Spiel wurde mit Zahlen (Karten, Preisen, Leisten) gespielt, mit denen ich nie gespielt habe, darum kann ich nicht darüber urteilen. Mit Portolans eigenem Programm kannst du es zu Hause prüfen: `python -m engines.tables.verify DATEI`.

verify-no-file = Gib mir die Datei eines beendeten Spiels: Der Knopf *Protokoll* unter dem Endstand macht eine. Ich prüfe sie, und danach kannst du dir das Spiel noch einmal ansehen, mit welchem Portolan es auch gespielt wurde.

shelf-kept = **Du kannst dir dieses Spiel jetzt ansehen.** Nur du siehst es; statt Namen stehen da Sitze. Um es anderen zu zeigen, gib ihnen die Datei. Ich bewahre es { $days } Tage auf oder bis du mir ein anderes gibst: `/prüfen` ohne Datei bringt dich hierher zurück.
shelf-not-over = Dieses Spiel wurde nicht zu Ende gespielt. Ich zeige nur beendete Spiele.
shelf-drop = Vergiss es wieder
shelf-dropped = Erledigt: Ich habe dieses Protokoll nicht mehr.
shelf-gone = Dieses Protokoll habe ich nicht mehr: Du hast mir seither ein anderes gegeben, oder seine Zeit war um. Gib es noch einmal `/prüfen`, dann kannst du es dir weiter ansehen.

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
vote-absence-gone = Auf diesem Platz sitzt niemand mehr; der Computer spielt weiter.

command-stats = statistik
command-stats-about = Partien, Siege, Punkte und Wertungen auf diesem Server
option-stats-game-about = Nur dieses Spiel
option-person = person
option-person-about = Nur diese Person
command-verify = prüfen
command-verify-about = Das Protokoll eines beendeten Spiels prüfen und das Spiel noch einmal ansehen
option-record = protokoll
option-record-about = Die Datei, die der Knopf Protokoll gibt; ohne: die letzte, die du gegeben hast
option-announced = fingerabdruck
option-announced-about = Was die Lobby gezeigt hat (SHA-256), zum Vergleich
command-privacy = datenschutz
command-privacy-about = Was über dich gespeichert ist: ansehen, mitnehmen, löschen
