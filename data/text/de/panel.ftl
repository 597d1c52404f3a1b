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
panel-goes-on = { $move }, { $option }
panel-only = { $answer } (geht nur so)
panel-other = { $move } …
panel-more-choices = Mehr Möglichkeiten …
panel-number = Eine Zahl von { $low } bis { $high }
panel-number-label = Deine Zahl
panel-number-range = Es muss eine ganze Zahl von { $low } bis { $high } sein.
panel-typed-unknown = „{ $typed }“ steht hier nicht zur Wahl. Möglich: { $known }.
panel-typed-more = { $count ->
    [one] 1 Weiteres
   *[other] { $count } weitere
}
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
desk-head-asked = { $title }, du bist dran: deine Hand ({ $where })
desk-head-waits = { $title }, andere sind dran: deine Hand ({ $where })
desk-channel = { $channel }
desk-lesson = Lernpartie
desk-what-if = Was wäre, wenn …
desk-your-turn = **Du bist dran:** { $asking }
desk-lobby = Das Spiel hat noch nicht begonnen.
desk-welcome = Du sitzt an einem Tisch für { $title }. Deine geheime Hand kommt hierher, sobald es losgeht, und du kannst von hier aus spielen.
desk-ping = **{ $title }**, du bist dran: { $asking }. { $url }
desk-closed = Ich kann dir keine Direktnachrichten schicken, deine Hand kommt also nicht zu dir. Das macht nichts: Drücke am Spielbrett **Meine Hand** und **Spielen**, die Antworten siehst nur du. (Ändern: Servermenü → Privatsphäre-Einstellungen → Direktnachrichten.)
desk-closed-short = -# Deine Direktnachrichten sind zu: Benutze **Meine Hand** und **Spielen** am Spielbrett.
