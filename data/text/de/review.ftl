## Rückblicke

button-review = Rückblick
review-title = { $title }: So fiel die Entscheidung
review-chart = Siegchancen
review-moves = Züge
review-percent = { $percent } %
review-heading = Siegchancen in Prozent
review-about = -# Die Chancen aller, wie sie jemand einschätzt, der nur das Brett sieht. Was verdeckt war, wird neu verteilt, und Computerspieler spielen weiter.
review-drawn = -# Niemand hat gewonnen: Am Ende zählt ein Unentschieden als gleiche Chancen.
review-played = **{ $who }:** { $deed }
review-answer = „{ $question }“ – { $deed }
review-stretch = { $count ->
    [one] Zug { $first }
   *[other] Züge { $first }–{ $last }
}
review-stretch-to-end = { $moves } bis zum Ende
review-change = { $moves }: Chancen von { $who } { $before } % → { $after } %
review-swing = **{ $change }**
review-among = Einer dieser Züge: **{ $who }:** { $deed }
review-around = -# { $change }
review-better-points = Im Schnitt besser: { $deed }, ungefähr { $ahead } Punkte mehr.
review-better-chance = Im Schnitt besser: { $deed }, ungefähr { $ahead } mehr Vorsprung an Gewinnchance.
review-even = Kein einzelner Zug hat diese Partie entschieden: Die Chancen haben sich nach und nach verschoben.
review-progress = Ich sehe mir das Spiel noch einmal an … { $bar } { $percent } %
review-queue = { $count ->
    [one] Vor deinem wird noch ein Spiel angesehen. Danach fange ich sofort an.
   *[other] Vor deinem werden noch { $count } Spiele angesehen. Danach fange ich sofort an.
}
review-meanwhile = -# Das kann ein paar Minuten dauern. Spiel ruhig weiter: Der Rückblick erscheint hier.
review-busy = Ich sehe mir gerade noch ein Spiel für dich an. Das zeige ich dir zuerst.
review-full = { $count } Spiele warten auf einen Rückblick. Versuch es in ein paar Minuten noch einmal.
review-failed = Das hat diesmal nicht geklappt. Versuch es in ein paar Minuten noch einmal.
