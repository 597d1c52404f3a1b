## Protokolle beendeter Partien, geprüft und gezeigt

record-about = Das ganze Spiel. Gib es `/prüfen`, hier oder einem anderen Portolan: Es wird geprüft, und wer es gibt, kann sich das Spiel noch einmal ansehen. Mit Portolans eigenem Programm kann jeder es zu Hause nachprüfen: `portolan verify { $file }`
record-key = -# Der geheime Schlüssel war `{ $key }`, sein SHA-256 (in der Lobby gezeigt) ist `{ $commitment }`.
record-not-over = Das Protokoll enthält alle Geheimnisse, deshalb gibt es das erst nach dem Ende.

verify-fine = alles in Ordnung
verify-wrong = etwas stimmt nicht
verify-seat = Sitz { $number }
verify-fingerprint = Der Fingerabdruck des Schlüssels (SHA-256) ist `{ $fingerprint }`.
verify-announced = Es ist der Fingerabdruck, den du angegeben hast.
verify-not-announced = Es ist nicht der Fingerabdruck, den du angegeben hast: Es wurde ein anderer Schlüssel benutzt, oder er gehört zu einem anderen Tisch.
verify-deals = Der Schlüssel passt: Er teilt genau dieses Spiel aus.
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
verify-too-big = Diese Datei hat { $size } MB; ich prüfe Protokolle bis { $most } MB. Mit Portolans eigenem Programm kannst du sie zu Hause prüfen: `portolan verify DATEI`.
verify-too-long = Dieses Protokoll hat mehr als { $most } Einträge, zu viele, um sie hier nachzuspielen. Mit Portolans eigenem Programm kannst du es zu Hause prüfen: `portolan verify DATEI`.
verify-busy = Ich prüfe gerade ein anderes Protokoll. Versuch es in ein paar Sekunden noch einmal.
verify-not-fetched = Ich konnte die Datei nicht von Discord holen. Bitte versuch es noch einmal.
verify-unreadable = Das ist nicht das Protokoll eines Spiels. Drücke *Protokoll* unter dem Endstand eines Spiels und gib mir die Datei, wie sie ist.
verify-other-game = Das ist das Protokoll eines Spiels, das ich nicht kenne.
verify-other-figures = Dieses Spiel wurde mit Zahlen (Karten, Preisen, Leisten) gespielt, mit denen ich nie gespielt habe, darum kann ich nicht darüber urteilen. Mit Portolans eigenem Programm kannst du es zu Hause prüfen: `portolan verify DATEI`.

verify-no-file = Gib mir die Datei eines beendeten Spiels: Der Knopf *Protokoll* unter dem Endstand macht eine. Ich prüfe sie, und danach kannst du dir das Spiel noch einmal ansehen, mit welchem Portolan es auch gespielt wurde.

shelf-kept = **Du kannst dir dieses Spiel jetzt ansehen.** Nur du siehst es; statt Namen stehen da Sitze. Um es anderen zu zeigen, gib ihnen die Datei. Ich bewahre es { $days } Tage auf oder bis du mir ein anderes gibst: `/prüfen` ohne Datei bringt dich hierher zurück.
shelf-not-over = Dieses Spiel wurde nicht zu Ende gespielt. Ich zeige nur beendete Spiele.
shelf-drop = Vergiss es wieder
shelf-dropped = Erledigt: Ich habe dieses Protokoll nicht mehr.
shelf-gone = Dieses Protokoll habe ich nicht mehr: Du hast mir seither ein anderes gegeben, oder seine Zeit war um. Gib es noch einmal `/prüfen`, dann kannst du es dir weiter ansehen.
command-verify = prüfen
command-verify-about = Das Protokoll eines beendeten Spiels prüfen und das Spiel noch einmal ansehen
option-record = protokoll
option-record-about = Die Datei, die der Knopf Protokoll gibt; ohne: die letzte, die du gegeben hast
option-announced = fingerabdruck
option-announced-about = Was die Lobby gezeigt hat (SHA-256), zum Vergleich
