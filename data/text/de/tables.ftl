## Ein Tisch, den jemand sucht, und was er ablehnt

table-stranger = Du sitzt nicht an diesem Tisch. Du kannst dir das Spielbrett, den Verlauf und die Regeln ansehen – oder mit `/spielen` einen eigenen Tisch eröffnen.
table-not-started = Dieses Spiel hat noch nicht begonnen. Es geht los, sobald die Person, die den Tisch eröffnet hat, **Starten** drückt.
table-over = Dieses Spiel ist zu Ende.
table-played-out = Dieses Spiel ist zu Ende. `/wiederholung` zeigt es noch einmal, `/spielen` eröffnet einen neuen Tisch.
table-unknown = Diesen Tisch kenne ich nicht mehr. Deine Tische zeigt `/tische`.
table-moved-on = Am Tisch ging es inzwischen weiter. Drücke **Spielen**, um zu sehen, wie es steht.
table-none-here = In diesem Kanal gibt es keinen Tisch. Eröffne einen mit `/spielen`.
table-elsewhere = In diesem Kanal gibt es keinen Tisch.
    Du spielst { $games }. Einen weiteren eröffnest du mit `/spielen`.
table-elsewhere-game = { $title } in { $channel }
table-elsewhere-more = { $count ->
    [one] an 1 weiteren Tisch (siehe `/tische`)
   *[other] an { $count } weiteren Tischen (siehe `/tische`)
}
table-none-yours = Du sitzt an keinem Tisch. Eröffne einen mit `/spielen` in einem Kanal, such dort über `/tische` mit *offen* einen offenen, oder lerne ein Spiel mit `/lernen`.
table-other-game = In diesem Kanal wird ein anderes Spiel gespielt. Was du darin tun kannst, zeigt `/zug`.
table-no-hand = Du hast gerade nichts Geheimes auf der Hand.
table-no-outlook = Gerade gibt es nichts, wonach du Ausschau halten könntest. **Spielen** zeigt dir, was du tun kannst.
table-no-such-move = Diesen Zug kenne ich nicht. Drücke **Spielen**, um zu sehen, was möglich ist.
table-not-offered = Das geht jetzt nicht. Drücke **Spielen**, um zu sehen, was geht.

## Ihn schließen

end-sure = Diesen Tisch für { $title } für alle schließen? Das Spiel lässt sich nicht wieder aufnehmen.
end-yes = Ja, Tisch schließen
end-done = Der Tisch ist geschlossen.
end-managers-only = Nur wer diesen Server verwaltet, kann einen Tisch schließen. Mit `/aufgeben` kannst du ihn verlassen.
command-end = schließen
command-end-about = Schließt den Tisch dieses Kanals (für alle, die den Server verwalten)

## Ein Kanal, der weg ist; umziehen, schlafen, folgen

table-homeless = Der Kanal dieses Tisches ist weg oder für mich geschlossen, darum wartet er. Schreib in einem anderen Kanal seines Servers `/tisch umziehen`, dann geht es dort weiter.
table-asleep = Dieser Tisch schläft. Drücke auf seinem Spielbrett **Spielen** oder benutze `/tisch wecken`, dann geht es weiter, wo es aufgehört hat.

board-followers = Auf dem Laufenden: { $who }
outage-over = Ich war länger als einen Tag weg und bin wieder da. { $title } ist, wie ihr es verlassen habt: Inzwischen ist keine Uhr gelaufen.
table-falls-asleep = Bei { $title } hat seit einem Monat niemand gezogen, darum legt sich dieser Tisch schlafen: keine Erinnerungen mehr. Drücke auf seinem Spielbrett **Spielen**, und es geht weiter, wo es aufgehört hat.
table-stray = Der Kanal deines Spiels { $title } ist weg oder für mich geschlossen. Verloren ist nichts: Schreib in einem anderen Kanal des Servers `/tisch umziehen`, dann geht es dort weiter.
table-move-none = Hier ist kein Tisch von dir, der umziehen könnte: Du brauchst einen Platz an einem Tisch dieses Servers, der in einem anderen Kanal liegt.
table-move-which = Du sitzt auf diesem Server an mehreren Tischen. Wähl einen: `/tisch umziehen tisch: …`.
table-moved-here = { $title } geht hier weiter.
table-moved-away = { $title } geht in { $channel } weiter.
table-wide-awake = In diesem Kanal schläft kein Tisch.
table-woken = { $title } ist wach und geht weiter, wo es aufgehört hat.
follow-on = Du hörst von { $title }, wann immer jemand anders dran ist. Zum Aufhören: `/tisch folgen` mit *an* auf „False“.
follow-off = Du folgst { $title } nicht mehr.
follow-many = Diesem Tisch folgen schon { $most } Leute, mehr lassen sich unter dem Brett nicht nennen. `/wiederholung` zeigt dir jederzeit, was geschehen ist.
follow-own = Du sitzt an diesem Tisch und hörst ohnehin davon.
command-table = tisch
command-table-about = Zieht mit einem Tisch um, weckt ihn oder folgt ihm
command-table-move = umziehen
command-table-move-about = Spielt mit einem deiner Tische in diesem Kanal weiter
command-table-wake = wecken
command-table-wake-about = Weckt den schlafenden Tisch dieses Kanals
command-table-follow = folgen
command-table-follow-about = Hört von diesem Tisch, ohne daran zu sitzen
option-table = tisch
option-table-about = Welcher deiner Tische
option-follow = an
option-follow-about = False: nicht mehr

## Alle Tische einer Person

tables-head = { $count ->
    [one] **Dein Tisch**
   *[other] **Deine { $count } Tische**, zuerst die, die auf dich warten
}
table-sleeps = schläft – **Spielen** auf seinem Spielbrett weckt ihn
digest-head = ☀ **Guten Tag!** { $waiting ->
    [0] { $tables ->
        [one] Dein Tisch wartet nicht auf dich.
       *[other] Keiner deiner { $tables } Tische wartet auf dich.
    }
    [one] { $tables ->
        [one] Dein Tisch wartet auf dich.
       *[other] Einer deiner { $tables } Tische wartet auf dich.
    }
   *[other] { $waiting } deiner { $tables } Tische warten auf dich.
}

## Private Threads für Partner

cabin-welcome = { $who }, das ist die Kajüte eurer Seite bei { $title }: Hier könnt ihr eure Pläne besprechen, die anderen am Tisch hören nicht mit. Nur eure Karten behaltet besser für euch, denn wer diesen Server moderiert, kann hier mitlesen. Was ihr voneinander wissen dürft, steht immer unter **Meine Hand**.
cabin-none = Wer bei { $title } zusammenspielt, bespricht sich hier am besten per Direktnachricht. Einen privaten Thread kann ich in diesem Kanal nicht öffnen: Dazu braucht es einen gewöhnlichen Textkanal und die Rechte { permission-create-private-threads } und { permission-send-messages-in-threads }.
