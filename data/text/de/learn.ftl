## Lektionen und der Coach

command-learn = lernen
command-learn-about = Lerne ein Spiel in deinen Direktnachrichten, mit Coach
learn-welcome = **{ $title }.** { $blurb }
    Lass uns gleich hier eine erste Partie spielen. Ich erkläre dir jede Frage, wenn sie zum ersten Mal kommt.
learn-begun = Deine Lektion in { $title } wartet in deinen Direktnachrichten.
learn-below = Deine Lektion in { $title } beginnt hier drunter.
learn-go = Zur Lektion
learn-under-way = Du bist mitten in einer Lektion in { $title }.
learn-place = Lektion in deinen Direktnachrichten
learn-menu = Lektion …
learn-continue = Weiterspielen
learn-anew = Von vorn beginnen
learn-anew-sure = Von vorn anfangen? Deine Lektion in { $title } beginnt dann wieder mit der ersten Auslage, und was du bisher gespielt hast, ist weg.
learn-anew-yes = Ja, von vorn beginnen
learn-end = Lektion beenden
learn-ended = Lektion beendet. Mit `/lernen` beginnst du jederzeit eine neue.
learn-none = Du hast keine Lektion, die du beenden könntest. Mit `/lernen` beginnst du eine.
learn-closed = Ich kann dir keine Direktnachrichten schicken, und dort finden die Lektionen statt. Erlaube sie in den Privatsphäre-Einstellungen dieses Servers und versuch es dann noch einmal.
learn-closed-short = -# Deine Direktnachrichten sind zu, deshalb kann ich das Spielbrett nicht erneuern. Was du drückst, beantworte ich trotzdem. Öffne deine Direktnachrichten, dann ist das Spielbrett nach spätestens 15 Minuten wieder aktuell.
learn-button = Allein üben
coach-skip = Ohne Coach weiter
coach-back = Coach zurückholen
coach-offer = Erste Partie? Erklär mir alles
coach-decline = Danke, ohne Coach
coach-look = -# ☞ Der rote Ring zeigt, wo du hinschauen sollst. Er ist keine Empfehlung.
coach-marked = Ein roter Ring und eine zeigende Hand markieren, wovon der Coach spricht.
coach-comes = Ich erkläre dir jede Frage, wenn du sie zum ersten Mal siehst.
coach-gone = Keine Erklärungen mehr. Die Regeln findest du jederzeit unter **Regeln**.
