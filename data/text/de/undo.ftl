undo-points-button = Zurück zu einem früheren Zug
undo-points = **Zurück bis vor welchen Zug?** Hier stehen die Züge dieser Runde, die alle gesehen haben, der neueste zuerst. Wähl einen, und du siehst das Brett, wie es davor war.
undo-points-none = In dieser Runde gibt es noch keinen Zug, vor den ihr zurückkönntet.
undo-points-menu = Zurück bis vor …
undo-point-undoes = { $count ->
    [one] Nimmt 1 Zug zurück
   *[other] Nimmt { $count } Züge zurück
}
undo-point = **Zurück bis vor diesen Zug?**
undo-point-agree = Sind alle einverstanden, { $count ->
    [one] wird dieser Zug zurückgenommen.
   *[other] werden { $count } Züge zurückgenommen: dieser und alle danach.
} Auch die anderen sehen dieses Bild.
undo-point-alone = { $count ->
    [one] Das nimmt 1 Zug zurück.
   *[other] Das nimmt { $count } Züge zurück: diesen und alle danach.
}
undo-point-before = Das Brett vor diesem Zug:
undo-point-other = Anderer Zug
undo-point-now = Zurückgehen
undo-point-gone = Vor diesen Zug könnt ihr nicht mehr zurück: Er ist schon zurückgenommen, oder seine Runde ist vorbei. Wähl einen anderen.

vote-point = **{ $who }** würde gern bis vor diesen Zug zurückgehen. Sind alle einverstanden?
vote-point-undoes = { $count ->
    [one] Bisher würde damit 1 Zug zurückgenommen.
   *[other] Bisher würden damit { $count } Züge zurückgenommen: dieser und alle danach.
}
vote-point-yes = Alle sind einverstanden: Das Spiel steht wieder so wie vor diesem Zug.
vote-point-no = Nicht alle wollen bis vor diesen Zug zurückgehen. Es bleibt alles, wie es ist.
vote-point-lapsed = Auf den Wunsch von { $who }, zurückzugehen, haben nicht alle rechtzeitig geantwortet. Es bleibt alles, wie es ist. Es ging um diesen Zug:
vote-point-withdrawn = { $who } möchte nicht mehr bis vor diesen Zug zurückgehen. Es bleibt alles, wie es ist.
vote-point-over = Das Spiel ist weitergegangen: Der Wunsch von { $who }, bis vor diesen Zug zurückzugehen, hat sich erledigt.
