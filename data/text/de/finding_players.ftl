## Mitspielende finden: offene Tische, die Leute in einer Lobby, wie sie meist spielen

# eine Lobby und ihre Gäste

lobby-players = Wer ist dabei?
lobby-tell-me = Sag mir, wenn’s losgehen kann
lobby-again = { $who }, noch eine Runde? Wer Lust hat, drückt **Mitspielen**.
lobby-joined-there = Du bist dabei! Wer den Tisch eröffnet hat, startet { $title } in { $channel }.
lobby-setting-guests = Wer mitspielen kann
lobby-setting-guests-about = Wer sich dazusetzen darf. Es zählen Partien mit anderen Leuten. Wer nicht passt, erfährt, warum.
lobby-setting-guests-anyone = alle
lobby-setting-guests-finished = wer schon eine Partie beendet hat
lobby-setting-guests-daily = wer binnen eines Tages antwortet
guests-finished-only = Dieser Tisch ist für Leute, die schon eine Partie mit anderen beendet haben, und von dir kenne ich keine. Bitte um eine andere Einstellung bei *Wer mitspielen kann*, such über `/tische` mit *offen* einen anderen Tisch oder eröffne mit `/spielen` einen eigenen.
guests-daily-only = Dieser Tisch ist für Leute, die meist binnen eines Tages antworten, und du brauchst meist länger. Bitte um eine andere Einstellung bei *Wer mitspielen kann*, such über `/tische` mit *offen* einen anderen Tisch oder eröffne mit `/spielen` einen eigenen.
guests-pace-unknown = Dieser Tisch ist für Leute, die meist binnen eines Tages antworten. Wie schnell du bist, weiß ich nicht: Du hast noch keine Partie mit anderen beendet, oder du stehst in keiner Statistik. Bitte um eine andere Einstellung bei *Wer mitspielen kann*, oder such über `/tische` mit *offen* einen anderen Tisch.
guests-barred-you = Wer diesen Tisch eröffnet hat, möchte dich hier nicht mitspielen lassen. Such über `/tische` mit *offen* einen anderen oder eröffne mit `/spielen` einen eigenen.
guests-title = Wer in dieser Lobby ist
guests-asked = **Wer mitspielen kann:** { $what }
guests-none = Sonst ist noch niemand da.
guests-remove = Entfernen
guests-bar = Endgültig entfernen
guests-remove-about = Wen du entfernst, dem schreibe ich freundlich eine private Nachricht. Endgültig heißt: An diesem Tisch geht kein neuer Versuch.
guests-barred = **Nicht eingelassen:** { $who }
guests-let-in = { $name } wieder einlassen
guests-gone = Diese Person ist nicht mehr in der Lobby.
guests-not-yourself = Dich selbst kannst du nicht entfernen. Drücke **Aufstehen**, oder **Absagen**, um die Lobby zu schließen.
guests-host-is-told = Du hast den Tisch eröffnet, dir sage ich es ohnehin.
tell-me-on = Ich sage dir, wenn für { $title } genug Leute da sind.
tell-me-stop = Doch nicht
tell-me-off = Gut, zu { $title } sage ich dir nichts mehr.

ready-enough = Für **{ $title }** sind genug Leute da: { $have } von { $spread }.
ready-full = **{ $title }** ist voll: Alle { $have } Plätze sind besetzt.
ready-start = Drücke **Starten**, wenn du so weit bist, oder warte auf weitere.
ready-start-full = Drücke **Starten**, und es geht los.
ready-begun = **{ $title }** hat in { $channel } begonnen. Viel Spaß!
ready-join = Noch ist Platz: Drücke **Mitspielen**.
ready-missed = Jetzt kann es losgehen.
ready-wait = Es kann jederzeit losgehen.

removed-told = Wer { $title } in { $channel } eröffnet hat, hat deinen Platz wieder freigemacht. Du bist also nicht mehr in dieser Lobby.
removed-may-return = Nimm es nicht übel: Solange Platz ist, kannst du wieder mitspielen. `/tische` mit *offen* zeigt andere Tische des Servers.
removed-for-good = An diesem Tisch kannst du nicht noch einmal mitspielen, aber es gibt andere: `/tische` mit *offen* zeigt sie auf dem Server, und `/spielen` eröffnet deinen eigenen.

# wie Leute meist spielen

habits-title = **So spielen die anderen meist:**
habits-usual = antwortet meist binnen { $time }
habits-finished = { $count ->
    [one] 1 Partie beendet
   *[other] { $count } Partien beendet
}
habits-left = { $count ->
    [0] keine verlassen
   *[other] { $count } verlassen
}
habits-hidden = noch nichts zu zeigen
habits-about = Es zählen Partien mit anderen Leuten auf allen Servern. Gezeigt wird das nach { $games } Partien, wenn jemand in `/einstellungen` nichts anderes gewählt hat.
settings-show_habits = **Deine Antwortzeit**, für Leute in derselben Lobby, dazu beendete und verlassene Partien
settings-show_habits-auto = zeigen, sobald 5 Partien vorbei sind
settings-show_habits-on = zeigen
settings-show_habits-off = nicht zeigen
settings-habits = Bei dir: { $habits }
settings-habits-none = Bei dir: noch keine beendete Partie mit anderen
settings-habits-uncounted = Bei dir: nichts, denn du stehst in keiner Statistik

# offene Tische

option-open = offen
option-open-about = True: Tische auf diesem Server, die noch Leute suchen
open-tables-title = Hier werden Leute gesucht
open-tables-about = Mit **Mitspielen** setzt du dich dazu, mit `/spielen` eröffnest du einen eigenen Tisch.
open-tables-none = Gerade sucht kein Tisch Leute. Eröffne mit `/spielen` einen.
open-tables-player = { $name }{ $kind ->
    [host] { " " }(hat eröffnet)
    [computer] { " " }(Computer)
   *[person] { "" }
}
open-tables-since = eröffnet { $time }
open-tables-more = { $count ->
    [one] 1 weiterer Tisch ist offen.
   *[other] { $count } weitere Tische sind offen.
}
open-tables-all = Alle zeigen
open-tables-call = { $role } Ein neuer Tisch sucht Leute!
open-tables-server-only = Offene Tische gehören zu einem Server. Frag in einem Kanal danach.

# die Rolle, die gerufen wird

call-button = Ruf mich bei neuen Tischen
call-on = Du hast jetzt { $role }: Ich rufe dich, wenn ein Tisch eröffnet wird, höchstens { $hours ->
    [one] einmal in der Stunde
   *[other] alle { $hours } Stunden
}.
call-stop = Nicht mehr rufen
call-off = Erledigt: Du hast { $role } nicht mehr, und ich rufe dich nicht.
call-no-role = Dieser Server hat keine Rolle für neue Tische mehr. `/tische` mit *offen* zeigt die Tische, die Leute suchen.
call-refused = Discord lässt mich deine Rollen nicht ändern. Wer diesen Server verwaltet, kann meine Rolle über jene ziehen.
call-trouble = Gerade kann ich deine Rollen nicht ändern. Sag das bitte jemandem, der diesen Server verwaltet: { $why }
role-managed = { $role } wird von Discord oder einer anderen App verwaltet. Wähle eine gewöhnliche Rolle.
role-no-permission = Um Rollen zu vergeben, brauche ich das Recht { permission-manage-roles }.
role-above-mine = { $role } steht über meiner eigenen Rolle, also kann ich sie nicht vergeben. Zieh meine Rolle in den Servereinstellungen darüber.
role-powerful = { $role } erlaubt auf diesem Server oder in einem seiner Kanäle mehr, als alle dürfen, und jeder könnte sie sich nehmen. Wähle eine Rolle ohne eigene Rechte.
role-not-yours = Du kannst nur eine Rolle wählen, die du selbst vergeben könntest: Du brauchst { permission-manage-roles }, und { $role } muss unter deiner höchsten Rolle stehen.
role-make-not-yours = Um eine Rolle anzulegen, brauchst du selbst das Recht { permission-manage-roles }. Frag jemanden, der es hat.
role-not-mentionable = Ein Ruf an { $role } erreicht niemanden: Erlaube allen, sie zu erwähnen, oder gib mir in jenem Kanal { permission-mention-everyone }.
permission-manage-roles = „Rollen verwalten“
permission-mention-everyone = „Erwähne @everyone, @here und alle Rollen“

# was die Verwaltung entscheidet

finding-button = Leute finden
finding-title = Leute finden auf diesem Server
finding-list = **Liste offener Tische.** Wähle einen Kanal, in dem ich eine Liste der Tische führe, die Leute suchen. Sie zeigt nur Tische, die alle sehen dürfen, die diesen Kanal sehen.
finding-list-none = Keine Liste
finding-list-trouble = ⚠ Dort kann ich die Liste nicht führen: Mir fehlt { $missing }.
finding-list-refused = In { $channel } kann ich die Liste nicht führen: Mir fehlt dort { $missing }. Erlaube es und wähle den Kanal dann noch einmal.
finding-role = **Rolle, die ich rufe.** Wenn ein Tisch eröffnet wird, schreibe ich die Liste neu und rufe diese Rolle. Mit einem Knopf unter der Liste nimmt man sie sich und gibt sie zurück.
finding-role-later = Wähle zuerst einen Kanal für die Liste. Dort wird die Rolle gerufen.
finding-role-none = Keine Rolle
finding-make-role = Rolle dafür anlegen
finding-role-name = Brettspielrunde
settings-server-call_hours = **Wie oft** ich sie höchstens rufe
settings-server-call_hours-auto = einmal in der Stunde
settings-number-call_hours = einmal in { $number } Stunden
option-call = rufen
option-call-about = False: die Rolle des Servers für diesen Tisch nicht rufen

# Foren

forum-begin = **{ $title }**: { $host } eröffnet einen Tisch.
permission-create-posts = „Beiträge erstellen“
forum-no-tag = Beiträge in diesem Forum brauchen ein Schlagwort, und ich darf keines davon benutzen. Bitte die Verwaltung um eines, das alle benutzen dürfen, oder nimm `/spielen` in einem Textkanal.
