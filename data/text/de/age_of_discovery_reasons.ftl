### Warum der Computer im Zeitalter der Entdeckungen etwas tut: was für ihn am meisten gezählt hat.

age_of_discovery-reason-coins = { $turns ->
        [0] In deinem letzten Zug brächte sonst nichts mehr Punkte.
       *[other] Gerade lohnt sich nichts anderes mehr. Für deinen nächsten Zug hast du dann { $coins } Münzen.
    }
age_of_discovery-reason-coins-enough = Mit { $coins } Münzen kannst du gleich danach { $step }.
age_of_discovery-reason-coins-then = Zwei Aktionen, die gut zusammenpassen: Münzen nehmen, dann { $step }.
age_of_discovery-reason-end = { $turns ->
        [0] Mehr Punkte sind jetzt nicht mehr zu holen.
       *[other] Was noch ginge, ist seine Münzen nicht wert. { $coins ->
            [0] Weiter geht es im nächsten Zug.
            [one] Behalte deine Münze für den nächsten Zug.
           *[other] Behalte deine { $coins } Münzen für den nächsten Zug.
        }
    }

## Kaufen

age_of_discovery-reason-stall = { $rounds ->
        [one] Seit { $rounds } Runde hat niemand ein Schiff gekauft. Jemand muss das Spiel voranbringen.
       *[other] Seit { $rounds } Runden hat niemand ein Schiff gekauft. Jemand muss das Spiel voranbringen.
    }
age_of_discovery-reason-buy-points = { $match ->
        [yes] Bei { $explorer } ist Platz dafür, in der Farbe der Entdeckungsreise: { age_of_discovery-reason-points }.
       *[no] Bei { $explorer } ist Platz dafür: { age_of_discovery-reason-points }.
    }
age_of_discovery-reason-buy-mission = Bei { $explorer } kann es eine weitere Entdeckungsreise für deinen Sonderauftrag zählen lassen.
age_of_discovery-reason-buy-safer = Bei { $explorer } kann es dir die Entdeckungsreise für deinen Sonderauftrag sichern.
age_of_discovery-reason-buy-later = Es kann dir noch viele Züge lang mit Handelsaufträgen Münzen bringen, bevor es ausläuft.
age_of_discovery-reason-buy-contract = Es hilft dir bei deinem Handelsauftrag { $contract }.
age_of_discovery-reason-buy-rich = Du hast { $coins } Münzen, mehr als du sonst brauchen kannst.
age_of_discovery-reason-buy-left-over = { $points ->
        [one] Einen guten Platz gibt es nicht mehr, aber auch ein übriges Schiff bringt { $points } Punkt.
       *[other] Einen guten Platz gibt es nicht mehr, aber auch ein übriges Schiff bringt { $points } Punkte.
    }
age_of_discovery-reason-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $interim ->
        [0] { "" }
       *[other] { " " }in beiden Wertungen
    }

## Anlegen

age_of_discovery-reason-place-points = { $match ->
        [yes] Es hat die Farbe der Entdeckungsreise und bringt dort { age_of_discovery-reason-points }.
       *[no] Dort bringt es { age_of_discovery-reason-points }.
    }{ $soon ->
        [yes] { " " }Die Zwischenwertung kommt noch vor deinem nächsten Zug.
       *[no] { "" }
    }
age_of_discovery-reason-place-mission = Dann zählt { $explorer } für deinen Sonderauftrag.
age_of_discovery-reason-place-safer = Dann ist dir { $explorer } für deinen Sonderauftrag sicherer.

## Handelsaufträge

age_of_discovery-reason-start-coins = { $rounds ->
        [one] Er bringt im nächsten Zug { $income } Münzen, für { $fee } Gebühr.
       *[other] Er bringt in { $rounds } Zügen { $income } Münzen, für { $fee } Gebühr.
    }
age_of_discovery-reason-start-mission = Handelsaufträge machen deinen Sonderauftrag wertvoller: mit { $contracts } zählt jede Entdeckungsreise { $rate } statt { $now } Punkte.
age_of_discovery-reason-acquire-ready = Die Schiffe dafür hast du, und er bringt bis zu { $income } Münzen.
age_of_discovery-reason-acquire-near = Dafür fehlt dir nur 1 Schiff ({ $colour }), und er bringt bis zu { $income } Münzen.
age_of_discovery-reason-acquire-far = Er bringt bis zu { $income } Münzen, und für die Schiffe hast du noch Zeit.
age_of_discovery-reason-acquire-blind = Offen liegt keiner, den du nehmen kannst. Auch ein verdeckter kann sich lohnen.

## Reservieren

age_of_discovery-reason-reserve-ship = Nächsten Zug kannst du es bezahlen. { $why }
age_of_discovery-reason-reserve-contract = Nächsten Zug kannst du ihn nehmen. { $why }
age_of_discovery-reason-withhold = { $who } könnte es noch kaufen und gut anlegen. Anders nützt dir die Karte nichts mehr.
