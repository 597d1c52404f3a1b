## Statistik, und wie lange etwas gedauert hat

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

command-stats = statistik
command-stats-about = Partien, Siege, Punkte und Wertungen auf diesem Server
option-stats-game-about = Nur dieses Spiel
option-person = person
option-person-about = Nur diese Person
