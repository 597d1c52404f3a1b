### Turniere: Ligen und K.-o.-Runden auf einem Server.

command-season = turnier
command-season-about = Ligen und K.-o.-Turniere auf diesem Server
command-season-start = starten
command-season-start-about = Startet eine Liga oder ein K.-o.-Turnier in diesem Kanal (für die Serververwaltung)
command-season-show = zeigen
command-season-show-about = Zeigt die Turniere dieses Servers und ihren Stand
option-season-format = format
option-season-format-about = Liga: alle spielen jede Runde. K.-o.: die Besten jedes Tisches kommen weiter
option-season-size = größe
option-season-size-about = Plätze je Tisch. Leere Plätze nimmt der Computer ein
option-season-rounds = runden
option-season-rounds-about = Wie viele Runden eine Liga hat
option-season-days = tage
option-season-days-about = Wie viele Tage eine Runde dauert
option-season-level-about = Wie gut der Computer auf leeren Plätzen spielt
season-format-league = Liga
season-format-knockout = K.-o.-Turnier

season-title-league = { $title }: Liga
season-title-knockout = { $title }: K.-o.-Turnier
season-thread-name = Tisch { $table } · Runde { $round } · { $title }
season-opened = Die Anmeldung läuft: { $title }. Unter **Regeln** stellst du ein, wie gespielt wird. Drück **Beginnen**, wenn alle dabei sind.
season-sign-up = Mit **Mitmachen** bist du dabei. Beginnen lässt das Turnier, wer den Server verwaltet. Die Anmeldung schließt { $ends }.
season-people =
    { $count ->
        [0] Noch ist niemand angemeldet.
        [one] **1 Person**: { $people }
       *[other] **{ $count } Leute**: { $people }
    }
season-rules-league =
    { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } von { $days ->
        [one] 1 Tag
       *[other] { $days } Tagen
    }, { $size } Plätze je Tisch. Wer am Tisch alle schlägt, bekommt 60 Punkte, wer Letzter wird, keinen.
season-rules-knockout =
    { $size } Plätze je Tisch, { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } je Runde. { $through ->
        [one] Von jedem Tisch kommt weiter, wer am besten abschneidet
       *[other] Die besten { $through } jedes Tisches kommen weiter
    }, bis ein Tisch übrig ist. Computer kommen nie weiter.
season-rules-computers = Leere Plätze nimmt der Computer ein ({ $level }).
season-rules-late = Ist die Zeit einer Runde um, übernimmt der Computer für alle, auf die gewartet wird. Wer eine Partie verlässt, aufgibt oder den Platz abgibt, ist Letzter und bekommt dafür nichts. Wer zurückkommt, behält den eigenen Platz nur, wenn der Computer höchstens ein Viertel der Züge gemacht hat.
season-rules-ties-league = Bei Gleichstand zählen die Siege, dann die Punkte in den Partien; sonst teilt ihr euch den Platz. Ein Unentschieden zählt am Tisch als Gleichstand und für niemanden als Sieg.
season-rules-ties-knockout = Bei Gleichstand und Unentschieden am Tisch zählen die Punkte im Spiel, dann, wer sich zuerst angemeldet hat.
season-join = Mitmachen
season-leave = Abmelden
season-begin = Beginnen
season-settings = Regeln
season-how = Regeln und Stand
season-drop-out = Aussteigen
season-my-table = Mein Tisch
season-cancel = Turnier absagen
season-round = Runde { $round } · endet { $ends }
season-final = Die letzte Runde · endet { $ends }
season-match = { $place } · { $people }
season-match-won = { $place } · { $people } · **{ $who }** gewinnt
season-match-done = { $place } · { $people } · beendet
season-continues = Die neueste Nachricht des Turniers: { $url }
season-more-tables =
    { $count ->
        [one] … und 1 weiterer Tisch
       *[other] … und { $count } weitere Tische
    }
season-computer = Computer
season-no-place = Tisch { $table } (noch nicht offen)
season-won =
    { $count ->
        [one] { $who } gewinnt das Turnier!
       *[other] { $who } teilen sich den ersten Platz!
    }
season-ended-canceled = Dieses Turnier wurde abgesagt. Laufende Partien gehen weiter.
season-ended-expired = Die Anmeldung ist geschlossen, ohne dass das Turnier begonnen hat. Wer den Server verwaltet, kann mit `/turnier starten` ein neues eröffnen.
season-ended-trouble = Dieses Turnier ist beendet: Einen Monat lang konnte ich hier nicht schreiben oder seine Tische nicht öffnen. Laufende Partien gehen weiter. Wer den Server verwaltet, kann mit `/turnier starten` ein neues eröffnen.
season-closes-soon =
    { $people }: Die Anmeldung für { $title } schließt { $ends }, und { $count ->
        [0] niemand hat
        [one] 1 Person hat
       *[other] { $count } Personen haben
    } sich angemeldet. Drück vorher **Beginnen**, damit gespielt wird. Ein Turnier braucht mindestens 2 Personen.
season-expired = { $people }: Die Anmeldung für { $title } ist geschlossen, denn niemand hat das Turnier beginnen lassen. Wer den Server verwaltet, kann mit `/turnier starten` ein neues eröffnen.
season-table-open = { $people }: Das ist euer Tisch für diese Runde des Turniers. Wer beginnt, wird unten gerufen, alle anderen, sobald sie dran sind.
season-round-ends =
    { $count ->
        [0] Diese Runde endet in weniger als einem Tag.
        [one] { $people }: Diese Runde endet in weniger als einem Tag, und du bist dran.
       *[other] { $people }: Diese Runde endet in weniger als einem Tag, und ihr seid dran.
    } Danach übernimmt der Computer für alle, auf die gewartet wird.

season-entered = Du bist dabei: { $title }. Deine erste Partie beginnt mit dem Turnier.
season-already-in = Du bist schon dabei: { $title }. Deine erste Partie beginnt mit dem Turnier. Willst du doch nicht, drück **Abmelden**.
season-left = Du bist nicht mehr dabei: { $title }.
season-begun = Los geht’s: { $title }. Ich öffne für jeden Tisch einen Thread.
season-cancel-sure = { $title } absagen? Der Stand bleibt, wie er ist, und laufende Partien gehen weiter.
season-cancel-yes = Ja, Turnier absagen
season-drop-out-sure = Aus { $title } aussteigen? Du bist dann in keiner weiteren Runde dabei. Willst du auch eine laufende Partie verlassen, nimm dort `/aufgeben`.
season-drop-out-yes = Ja, aussteigen
season-match-yours = Du spielst hier: { $place }
season-match-yours-done = Deine Partie dieser Runde ist vorbei: { $place }. Die nächste beginnt, wenn alle fertig sind.
season-no-match = Ich öffne deinen Tisch gerade. Versuch es in einer Minute noch einmal.
season-no-more-matches = Du bist nicht mehr im Turnier und hast in dieser Runde keinen Tisch. Mit `/turnier zeigen` kannst du zusehen.
season-none = Auf diesem Server gibt es kein Turnier. Wer ihn verwaltet, startet eins mit `/turnier starten`.
season-several =
    { $count ->
        [one] 1 Turnier auf diesem Server:
       *[other] { $count } Turniere auf diesem Server:
    }
season-choose = Wähl ein Turnier
season-status-open = Anmeldung läuft
season-status-running = Runde { $round }
season-status-over = Beendet
season-status-ended = Vorzeitig beendet
season-here = Hier weitermachen
season-here-about = Der Kanal des Turniers ist weg. Drück **Hier weitermachen**, dann öffne ich seine Tische in diesem Kanal.
season-moved = Erledigt: { $title } geht hier weiter.

season-trouble-channel = ⚠️ Mein Kanal ist weg. Wer den Server verwaltet, kann in einem anderen Kanal `/turnier zeigen` aufrufen und **Hier weitermachen** drücken.
season-trouble-server = ⚠️ Ich wurde von diesem Server entfernt. Das Turnier geht weiter, wenn ich zurück bin.
season-trouble-permission = ⚠️ Ich darf hier nicht schreiben oder keine Threads öffnen. Bitte gib mir *Nachrichten senden*, *Dateien anhängen*, *Öffentliche Threads erstellen* und *Nachrichten in Threads senden*. Danach lässt mich `/turnier zeigen` es noch einmal versuchen.
season-trouble-discord = ⚠️ Discord hat mich keinen Tisch öffnen lassen. Ich versuche es weiter.
season-trouble-table = ⚠️ Einen der Tische konnte ich nicht starten. Ich versuche es weiter.
season-managers-only = Das kann nur, wer den Server verwaltet. Frag jemanden mit dem Recht *Server verwalten*.
season-text-channel = Für ein Turnier brauche ich einen Textkanal: Jeder Tisch bekommt dort einen Thread. Ruf den Befehl in einem auf.
season-channel-taken = In diesem Kanal gibt es schon ein Turnier. Spielt es zu Ende, sag es ab oder nimm einen anderen Kanal.
season-too-many = Auf diesem Server laufen schon { $most } Turniere. Spielt eines zu Ende oder sag eines ab: `/turnier zeigen` nennt sie.
season-wrong-size = { $size } Plätze je Tisch passen nicht: Mit diesen Regeln ist das Spiel für { $spread } Personen. Nimm eine andere Größe oder andere Regeln.
season-setting-fixed = Im Turnier werden die Plätze gerecht verteilt, und Tipps sind aus. Die anderen Einstellungen kannst du ändern.
season-too-few = Ein Turnier braucht mindestens { $least } Leute, angemeldet sind { $have }. Warte, bis mehr dabei sind.
season-unknown = Dieses Turnier finde ich nicht. Mit `/turnier zeigen` siehst du, welche es gibt.
season-closed = Das geht nicht mehr: Das Turnier hat begonnen oder ist vorbei. Mit `/turnier zeigen` siehst du den Stand.
season-full = Das Turnier ist voll: 64 Leute sind dabei. Mit `/turnier zeigen` kannst du zusehen.
season-not-in = Du bist bei diesem Turnier nicht dabei. Zum Mitspielen drück **Mitmachen**.
season-not-in-begun = Du bist bei diesem Turnier nicht dabei, und es hat schon begonnen. Über `/tische` mit *offen* findest du einen Tisch, an dem noch Platz ist.
season-has-channel = Dieses Turnier hat seinen Kanal noch. Es geht dort weiter: { $place }
season-alt = Stand: { $title }, Runde { $round }.
season-alt-league =
    { $place }. { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
season-alt-knockout = { $place }. { $name }: Runde { $round }
picture-season-over = Endstand
picture-season-round = Runde { $round }
picture-season-people =
    { $count ->
        [one] 1 Person
       *[other] { $count } Leute
    }
picture-season-points = Punkte
picture-season-wins = Siege
picture-season-played = Partien
picture-season-reached = Runde
