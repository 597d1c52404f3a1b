## Spielbrett

board-turn = **{ $who }**: { $asking }
board-thinking = **{ $who }** denkt nach …
board-more = … und { $count ->
    [one] 1 früheres Ereignis
   *[other] { $count } frühere Ereignisse
} (siehe Verlauf)
board-ended = Dieser Tisch wurde geschlossen. Danke fürs Mitspielen!
board-ended-what-if = Dieses „Was wäre, wenn …“ ist zu Ende. Deine echte Partie ist, wie du sie verlassen hast.
board-what-if = **Was wäre, wenn …** Eine Kopie von { $title } nur für dich: Auf die echte Partie wirkt sich nichts davon aus.
board-no-picture = *(Das Bild ließ sich hier nicht zeigen, vielleicht fehlt mir das Recht, Dateien anzuhängen. Das Spielbrett in Worten:)*

## Seit deinem letzten Zug

since-more = … und { $count ->
        [one] 1 früheres Ereignis
       *[other] { $count } frühere Ereignisse
    } (Verlauf unter dem Spielbrett)
since-title = Seit deinem letzten Zug
since-changes = Bei dir: { $changes }
since-change = { $what } { $before } → { $after }

## Das Ende

final-winner = { $count ->
    [0] Niemand gewinnt!
    [one] { $who } gewinnt!
   *[other] { $who } teilen sich den Sieg!
}
final-winner-computer = { $count ->
    [one] Es gewinnt der Computer auf dem Platz von { $who }!
   *[other] Die Computer auf den Plätzen von { $who } teilen sich den Sieg!
}
final-best-stayed = Am besten von allen, die geblieben sind: { $who }.
final-winner-together = { $who } gewinnen zusammen!
final-lesson = Das war das ganze Spiel! Der **Rückblick** zeigt, wo es sich gedreht hat und welche Züge besser gewesen wären. **Noch einmal** beginnt dieselbe Lektion von vorn. Mit Freunden spielst du mit `/spielen` in einem Kanal.
final-thanks = Danke fürs Mitspielen, { $who }!
final-part = { $part } { $points }
final-parts = – { $parts }
final-rank = { $rank ->
    [0] =
   *[other] { $rank }.
}
final-place = **{ final-rank }** { $who }: { $total }
final-line = { final-rank } { $who }: { $total }
final-proof = -# Der Zufall lässt sich nachprüfen: Unter **Protokoll** stehen der geheime Schlüssel und alle Züge.
