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

lobby-expires = Diesen Tisch für { $title } hat seit Tagen niemand gestartet. Morgen wird er geschlossen, wenn niemand dazukommt oder **Starten** drückt.

lobby-not-in-this-channel = Auf diesem Server werden Tische in { $channels } eröffnet. Benutze `/spielen` dort.
lobby-too-many-tables = { $most ->
    [one] Auf diesem Server hat jeder einen Tisch zur gleichen Zeit, und du sitzt schon an einem.
   *[other] Auf diesem Server hat jeder höchstens { $most } Tische zur gleichen Zeit, und an so vielen sitzt du schon.
} Spiel erst einen zu Ende, oder bitte jemand anders, den Tisch zu eröffnen, und setz dich dazu.

## Rechte, die fehlen können

permission-view-channel = „Kanal anzeigen“
permission-send-messages = „Nachrichten senden“
permission-send-messages-in-threads = „Nachrichten in Threads senden“
permission-create-public-threads = „Öffentliche Threads erstellen“
permission-create-private-threads = „Private Threads erstellen“
permission-attach-files = „Dateien anhängen“
permission-read-message-history = „Nachrichtenverlauf anzeigen“

## Computerspieler

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
