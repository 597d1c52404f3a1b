## Züge zurücknehmen

table-taken-back = { $who } nimmt den letzten Zug zurück.
table-undo-nothing = Es gibt nichts zurückzunehmen.
table-undo-final = Das lässt sich nicht mehr zurücknehmen: Es ist bindend, etwas Verdecktes wurde bekannt, oder seitdem war jemand anders dran.
table-undo-binding = Das lässt sich nicht mehr zurücknehmen: Es ist bindend, oder etwas Verdecktes wurde bekannt.
table-undo-drawn = Das lässt sich nicht mehr zurücknehmen: Es wurde etwas gezogen oder gewürfelt.
table-undo-moved = Das lässt sich nicht mehr zurücknehmen: Seitdem war jemand anders dran.

undo-already-done = Diesen Zug hast du schon zurückgenommen. So steht es jetzt:
undo-done = Zurückgenommen.
command-undo = rückgängig
command-undo-about = Nimmt deinen letzten Zug zurück, wenn seitdem nichts aufgedeckt wurde

undo-may-ask = Du kannst aber die anderen fragen: Sind alle einverstanden, wird dein letzter Zug zurückgenommen, mit allem, was danach kam.
undo-wish = Die anderen fragen
undo-already-asked = Du hast die anderen schon gefragt. Sie stimmen im Kanal ab.
undo-wished = Gut: Die anderen werden im Kanal gefragt. Bis sie einverstanden sind, kannst du es dir dort anders überlegen.

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

## Abstimmungen darüber

vote-undo = **{ $who }** würde gern den letzten Zug zurücknehmen und alles, was danach geschah. Sind alle einverstanden?
vote-undo-move = **{ $who }** würde gern diesen Zug zurücknehmen. Sind alle einverstanden?
vote-rule-undo = { $count ->
    [one] Du entscheidest.
   *[other] Alle müssen einverstanden sein.
} Ohne Antwort bis { $time } bleibt der Zug.
vote-undo-yes = Alle sind einverstanden: Der letzte Zug von { $who } ist zurückgenommen.
vote-undo-no = Nicht alle sind einverstanden: Der letzte Zug von { $who } bleibt.
vote-undo-lapsed = Auf den Wunsch von { $who }, einen Zug zurückzunehmen, kam keine Antwort; der Zug bleibt.
vote-undo-withdrawn = { $who } hat es sich anders überlegt; der Zug bleibt.
vote-undo-over = Das Spiel ist weitergegangen: Der Wunsch von { $who }, einen Zug zurückzunehmen, hat sich erledigt.
vote-undo-own = Die anderen müssen einverstanden sein. Hast du es dir anders überlegt, drück **Lieber nicht**.

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
