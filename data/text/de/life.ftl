## Das Leben eines Tisches über Tage: Tempo, Erinnerungen, Abwesenheit

lobby-setting-weekend = Wochenende
lobby-setting-weekend-about = Ob Uhren und Erinnerungen samstags und sonntags (UTC) ruhen.
lobby-setting-weekend-play = wird gespielt
lobby-setting-weekend-pause = Pause
lobby-setting-pace = Tempo
lobby-setting-pace-casual = ohne Uhr
lobby-setting-pace-daily = ein Zug am Tag
lobby-setting-pace-bank24 = Zeitkonto 1 Tag + 4 h je Zug
lobby-setting-pace-bank72 = Zeitkonto 3 Tage + 12 h je Zug
lobby-setting-pace-bank168 = Zeitkonto 7 Tage + 24 h je Zug
lobby-setting-pace-about = Wie lange ihr euch Zeit lassen dürft. Läuft jemandes Zeit ab, entscheiden die anderen, was geschieht; von selbst geschieht nichts.

clock-until = { $who } hat Zeit bis { $time }.
clock-left = **Frist:** { $time }
clock-away = { $who } ist bis { $time } im Urlaub; die Uhr steht.
clock-lapses = Ohne Antwort geht es von selbst weiter: { $time }.

reminder = **{ $title }** wartet auf dich: { $asking }. { $url }
reminder-hush = In diesem Zug nicht mehr erinnern
reminder-hushed = Bis zu deinem nächsten Zug wirst du nicht mehr erinnert.
reminder-last = Das war die letzte Erinnerung. Hast du keine Zeit, kann jemand anders für dich weiterspielen; sonst entscheiden die anderen, wie es weitergeht.
reminder-hand-on = Meinen Platz weitergeben
reminder-not-yours = Diese Erinnerung gilt jemand anderem am Tisch. Welche Tische auf dich warten, zeigt `/tische`.
nudge = **{ $title }**: Du hast deinen Zug begonnen, aber noch nicht beendet – { $asking }. { $url }

vote-absence = **{ $who }** hat lange nicht gezogen. Was machen wir?
vote-late = Die Zeit ist um, und nicht alle haben geantwortet; wer, bleibt geheim. Was machen wir?
vote-undo = **{ $who }** würde gern den letzten Zug zurücknehmen und alles, was danach geschah. Sind alle einverstanden?
vote-rule-absence = { $count ->
    [one] Du entscheidest.
   *[other] Mehr als die Hälfte von euch entscheidet; das Spiel beenden könnt ihr nur gemeinsam. Am { $time } entscheiden die bis dahin abgegebenen Stimmen.
}
vote-rule-undo = { $count ->
    [one] Du entscheidest.
   *[other] Alle müssen einverstanden sein.
} Ohne Antwort bis { $time } bleibt der Zug.
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
vote-undo-yes = Alle sind einverstanden: Der letzte Zug von { $who } ist zurückgenommen.
vote-undo-no = Nicht alle sind einverstanden: Der letzte Zug von { $who } bleibt.
vote-undo-lapsed = Auf den Wunsch von { $who }, einen Zug zurückzunehmen, kam keine Antwort; der Zug bleibt.
vote-undo-withdrawn = { $who } hat es sich anders überlegt; der Zug bleibt.
vote-undo-over = Das Spiel ist weitergegangen: Der Wunsch von { $who }, einen Zug zurückzunehmen, hat sich erledigt.
vote-absence-own = Das entscheiden die anderen am Tisch. Drück **Spielen** und zieh: Dann gibt es nichts mehr zu entscheiden.
vote-undo-own = Die anderen müssen einverstanden sein. Hast du es dir anders überlegt, drück **Lieber nicht**.
vote-noted = Notiert. Bis die anderen abgestimmt haben, kannst du es dir anders überlegen.
vote-decided = Notiert, und damit ist es entschieden.
vote-open = Am Tisch wird schon über etwas abgestimmt. Warte das Ergebnis ab und versuch es dann noch einmal.
vote-none = Diese Abstimmung ist vorbei.

undo-may-ask = Du kannst aber die anderen fragen: Sind alle einverstanden, wird dein letzter Zug zurückgenommen, mit allem, was danach kam.
undo-wish = Die anderen fragen
undo-already-asked = Du hast die anderen schon gefragt. Sie stimmen im Kanal ab.
undo-wished = Gut: Die anderen werden im Kanal gefragt. Bis sie einverstanden sind, kannst du es dir dort anders überlegen.

computer-played = Der Computer hat diesen Zug für { $who } gespielt.
computer-passed = { $who } hat diesen Zug ausgesetzt; der Computer hat nur das Nötigste getan.
computer-answered = Der Computer hat für alle geantwortet, die es noch nicht getan hatten.

return-button = Meinen Platz zurücknehmen
return-told = { $who } ist wieder da und übernimmt den Platz vom Computer.
return-done = Willkommen zurück bei { $title }! Deine Hand findest du in deinen Direktnachrichten oder mit *Meine Hand*.
return-nothing = Kein Platz von dir wird gerade vom Computer gespielt.

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

cabin-welcome = { $who }, das ist die Kajüte eurer Seite bei { $title }: Hier könnt ihr eure Pläne besprechen, die anderen am Tisch hören nicht mit. Nur eure Karten behaltet besser für euch, denn wer diesen Server moderiert, kann hier mitlesen. Was ihr voneinander wissen dürft, steht immer unter **Meine Hand**.
cabin-none = Wer bei { $title } zusammenspielt, bespricht sich hier am besten per Direktnachricht. Einen privaten Thread kann ich in diesem Kanal nicht öffnen: Dazu braucht es einen gewöhnlichen Textkanal und die Rechte { permission-create-private-threads } und { permission-send-messages-in-threads }.

vacation-begun = Viel Spaß! Alle deine Uhren stehen bis { $time }, und niemand erinnert dich. `/urlaub` ohne Datum beendet den Urlaub früher.
vacation-zone = Deine Zeitzone kenne ich nicht, darum endet dieser Tag um Mitternacht UTC. Sag mir, wo du bist, und gib das Datum noch einmal an, dann endet er bei dir um Mitternacht.
vacation-ended = Willkommen zurück! Deine Uhren laufen wieder.
vacation-none = Du bist nicht im Urlaub. Mit einem Datum beginnst du einen: `/urlaub bis: { $day }.{ $month }.{ $year }`.
vacation-no-date = „{ $typed }“ ist kein Datum, das ich kenne. Schreib es so: `{ $day }.{ $month }.{ $year }` oder `{ $year }-{ $month }-{ $day }`.
vacation-past = Dieser Tag ist schon vorbei. Nenn einen, der noch kommt.
vacation-long = Das ist zu lang: höchstens { $days } Tage am Stück, damit die anderen nicht ewig warten. Mit `/ersatz` kannst du deinen Platz auch weitergeben.

table-homeless = Der Kanal dieses Tisches ist weg oder für mich geschlossen, darum wartet er. Schreib in einem anderen Kanal seines Servers `/tisch umziehen`, dann geht es dort weiter.
table-asleep = Dieser Tisch schläft. Drücke auf seinem Spielbrett **Spielen** oder benutze `/tisch wecken`, dann geht es weiter, wo es aufgehört hat.

command-vacation = urlaub
command-vacation-about = Hält alle deine Uhren bis zu einem Datum an; ohne Datum: beendet den Urlaub
option-until = bis
option-until-about = Der letzte Tag, als Tag.Monat.Jahr oder Jahr-Monat-Tag
command-substitute = ersatz
command-substitute-about = Bietet deinen Platz jemandem an, der für dich weiterspielt
command-return = zurück
command-return-about = Nimmt deinen Platz vom Computer zurück

board-followers = Auf dem Laufenden: { $who }
lobby-expires = Diesen Tisch für { $title } hat seit Tagen niemand gestartet. Morgen wird er geschlossen, wenn niemand dazukommt oder **Starten** drückt.
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

## Notizen für den eigenen nächsten Zug

note-write = Notiz für meinen nächsten Zug
note-change = Meine Notiz ändern
note-title = Notiz für deinen nächsten Zug
note-label = Deine Notiz
note-about = Nur du siehst sie, wenn du wieder dran bist. Leer lassen löscht sie.
note-shown = 📝 **Deine Notiz:** { $note }
note-kept = Notiert. Du siehst es, wenn du wieder dran bist.
note-gone = Deine Notiz ist gelöscht.
