## Abstimmungen über Leute, die nicht da sind

vote-absence = **{ $who }** wurde { $time } gefragt und hat nicht gezogen. Was machen wir?
vote-time-up = Die Zeit von **{ $who }** ist um. Was machen wir?
vote-late = Die Zeit ist um, und nicht alle haben geantwortet; wer, bleibt geheim. Was machen wir?
vote-rule-absence = { $count ->
    [one] Du entscheidest.
   *[other] Mehr als die Hälfte von euch entscheidet; das Spiel beenden könnt ihr nur gemeinsam. Am { $time } entscheiden die bis dahin abgegebenen Stimmen.
}
vote-tally = { $choice }: { $who }
vote-choice-wait = Noch einen Tag warten
vote-choice-once = Computer spielt diesen Zug
vote-choice-pass = Diesen Zug aussetzen
vote-choice-seat = Computer übernimmt den Platz
vote-choice-substitute = Ersatz suchen
vote-choice-end = Spiel beenden
vote-choice-yes = Einverstanden
vote-choice-no = Lieber nicht
vote-absence-wait = Entschieden: Ihr wartet noch einen Tag auf { $who }.
vote-absence-once = Entschieden: Der Computer spielt diesen Zug für { $who }.
vote-absence-pass = Entschieden: { $who } setzt diesen Zug aus.
vote-absence-seat = Entschieden: Der Computer übernimmt den Platz von { $who }; eine Rückkehr ist jederzeit möglich. Wer wegbleibt, wird Letzter.
vote-absence-substitute = Entschieden: Jemand anders darf den Platz von { $who } übernehmen. Kommt binnen eines Tages niemand, werdet ihr wieder gefragt.
vote-absence-end = Entschieden: Das Spiel endet hier.
vote-absence-back = { $who } ist wieder da und hat gezogen.
vote-absence-over = Das Spiel ist weitergegangen: Über { $who } gibt es nichts mehr zu entscheiden.
vote-late-wait = Entschieden: Ihr wartet noch einen Tag auf alle Antworten.
vote-late-once = Entschieden: Der Computer antwortet für alle, die es noch nicht getan haben.
vote-late-end = Entschieden: Das Spiel endet hier.
vote-late-over = Das Spiel ist weitergegangen: Es gibt nichts mehr zu entscheiden.
vote-absence-own = Das entscheiden die anderen am Tisch. Drück **Spielen** und zieh: Dann gibt es nichts mehr zu entscheiden.
vote-noted = Notiert. Bis die anderen abgestimmt haben, kannst du es dir anders überlegen.
vote-decided = Notiert, und damit ist es entschieden.
vote-open = Am Tisch wird schon über etwas abgestimmt. Warte das Ergebnis ab und versuch es dann noch einmal.
vote-none = Diese Abstimmung ist vorbei.

computer-played = Der Computer hat diesen Zug für { $who } gespielt.
computer-passed = { $who } hat diesen Zug ausgesetzt; der Computer hat nur das Nötigste getan.
computer-answered = Der Computer hat für alle geantwortet, die es noch nicht getan hatten.

vote-absence-gone = Auf diesem Platz sitzt niemand mehr; der Computer spielt weiter.

## Gehen und wiederkommen

resign-sure = Willst du { $title } verlassen? Der Computer spielt auf deinem Platz weiter, und für dich zählt das Spiel als letzter Platz. Mit `/zurück` kommst du wieder: Hat der Computer dann höchstens ein Viertel deiner Züge gemacht, zählt dein eigener Platz.
resign-sure-last = Willst du { $title } verlassen? Außer dir spielt niemand mehr mit: Das Spiel wird abgebrochen und lässt sich nicht wieder aufnehmen.
resign-yes = Ja, Partie verlassen
resign-told = { $who } verlässt den Tisch. Auf diesem Platz spielt der Computer weiter.
resign-told-last = { $who } verlässt den Tisch. Niemand spielt mehr mit: Das Spiel ist abgebrochen.
voted-told = Auf dem Platz von { $who } spielt jetzt der Computer.
voted-told-last = { $who } war zu lange weg. Niemand spielt mehr mit: Das Spiel ist abgebrochen.
voted-told-you = Du hast bei { $title } nicht gezogen, und die anderen haben abgestimmt: Auf deinem Platz spielt jetzt der Computer.
round-told = Die Zeit der Runde ist um: Auf dem Platz von { $who } spielt jetzt der Computer.
round-told-last = Die Zeit der Runde ist um. Niemand spielt mehr mit: Das Spiel ist abgebrochen.
round-told-you = Die Zeit für diese Runde deiner Saison ist um: Auf deinem Platz bei { $title } spielt jetzt der Computer.
took-over-means = Bleibst du weg, zählt das Spiel für dich als letzter Platz. Du kannst jederzeit zurückkommen: Hat der Computer dann höchstens ein Viertel deiner Züge gemacht, zählt dein eigener Platz.
resign-done = Du hast den Tisch verlassen; der Computer spielt für dich weiter. Mit `/zurück` kommst du wieder.
resign-done-last = Du hast den Tisch verlassen. Außer dir hat niemand mehr mitgespielt: Das Spiel ist abgebrochen.
command-resign = aufgeben
command-resign-about = Verlässt das Spiel; der Computer spielt für dich weiter

return-button = Meinen Platz zurücknehmen
return-told = { $who } ist wieder da und übernimmt den Platz vom Computer.
return-done = Willkommen zurück bei { $title }! Deine Hand findest du in deinen Direktnachrichten oder mit *Meine Hand*.
return-nothing = Kein Platz von dir wird gerade vom Computer gespielt.
command-return = zurück
command-return-about = Nimmt deinen Platz vom Computer zurück

## Ersatz

substitute-wanted = Der Platz von { $who } bei { $title } kann übernommen werden. Wer mag weiterspielen?
substitute-button = Diesen Platz übernehmen
substitute-sure = Du würdest bei { $title } für { $who } weiterspielen, mit allem, was jetzt daliegt. Die Hand kommt per Direktnachricht. Übernimmst du?
substitute-came = { $who } hat Platz genommen und spielt weiter.
substitute-taken = Dieser Platz wurde angeboten und ist vergeben.
substitute-done = Du sitzt jetzt am Tisch für { $title }. Deine Hand kommt per Direktnachricht; *Meine Hand* zeigt sie auch.
substitute-gone = Dieser Platz ist nicht (mehr) frei. Mit `/spielen` kannst du einen eigenen Tisch eröffnen.
substitute-not-wanted = { $who } spielt weiter: Der Platz ist nicht mehr zu haben.
substitute-sits = Du sitzt selbst an diesem Tisch: Ersatz muss von außen kommen.
substitute-left = Deinen eigenen Platz an diesem Tisch spielt der Computer. Nimm ihn mit `/zurück` wieder ein.
substitute-knows = Du hast hier schon den Platz von { $who } gespielt und weißt, was dort verborgen ist. Einen anderen Platz in diesem Spiel kannst du deshalb nicht übernehmen. Wird jener wieder angeboten, kannst du ihn zurückhaben.
substitute-forgotten = Jemand, der seine Daten gelöscht hat, kennt in diesem Spiel eine Hand, und ich weiß nicht mehr, wer. Deshalb kann niemand für { $who } übernehmen, nur der Computer. Du kannst mit `/brett` zuschauen oder mit `/spielen` einen eigenen Tisch eröffnen.
substitute-on-offer = Dein Platz bei { $title } wird angeboten. Willst du ihn doch behalten?
substitute-keep = Platz behalten
substitute-kept = Du behältst deinen Platz.
substitute-gave = Auf deinem Platz bei { $title } spielt jetzt jemand anders weiter. Danke fürs Mitspielen!
substitute-offer-sure = Willst du deinen Platz bei { $title } anbieten? Wer ihn nimmt, spielt mit deiner Hand weiter, und für dich zählt das Spiel als letzter Platz. Bis dahin bleibt er deiner.
substitute-offer-yes = Ja, Platz anbieten
substitute-offered = Dein Platz wird im Kanal angeboten. Bis ihn jemand nimmt, bleibt er deiner. Ziehst du wieder oder nimmst du `/ersatz` noch einmal, behältst du ihn.
command-substitute = ersatz
command-substitute-about = Bietet deinen Platz jemandem an, der für dich weiterspielt

## Urlaub

vacation-begun = Viel Spaß! Alle deine Uhren stehen bis { $time }, und niemand erinnert dich. `/urlaub` ohne Datum beendet den Urlaub früher.
vacation-zone = Deine Zeitzone kenne ich nicht, darum endet dieser Tag um Mitternacht UTC. Sag mir, wo du bist, und gib das Datum noch einmal an, dann endet er bei dir um Mitternacht.
vacation-ended = Willkommen zurück! Deine Uhren laufen wieder.
vacation-none = Du bist nicht im Urlaub. Mit einem Datum beginnst du einen: `/urlaub bis: { $day }.{ $month }.{ $year }`.
vacation-no-date = „{ $typed }“ ist kein Datum, das ich kenne. Schreib es so: `{ $day }.{ $month }.{ $year }` oder `{ $year }-{ $month }-{ $day }`.
vacation-past = Dieser Tag ist schon vorbei. Nenn einen, der noch kommt.
vacation-long = Das ist zu lang: höchstens { $days } Tage am Stück, damit die anderen nicht ewig warten. Mit `/ersatz` kannst du deinen Platz auch weitergeben.

command-vacation = urlaub
command-vacation-about = Hält alle deine Uhren bis zu einem Datum an; ohne Datum: beendet den Urlaub
option-until = bis
option-until-about = Der letzte Tag, als Tag.Monat.Jahr oder Jahr-Monat-Tag
