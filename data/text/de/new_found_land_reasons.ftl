### Warum der Computer in Neufundland etwas tut: was für ihn am meisten gezählt hat.

## Wörter

new_found_land-reason-rounds = { $rounds ->
        [one] in dieser letzten Runde
       *[other] in jeder der { $rounds } Runden, die noch kommen
    }
new_found_land-reason-values = { $value ->
        [sail] { $count } Segelwert
        [crates] { $count ->
            [one] { $count } Kiste
           *[other] { $count } Kisten
        }
        [settlers] { $count } Siedler
       *[telescopes] { $count ->
            [one] { $count } Fernrohr
           *[other] { $count } Fernrohre
        }
    }
new_found_land-reason-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
new_found_land-reason-where = { $kind ->
        [island] auf { $place }
       *[city] in { $place }
    }

## Land

new_found_land-reason-upgrade = Das lohnt sich { new_found_land-reason-rounds }: { $power }.
new_found_land-reason-wharf = Deine Werften sind voll. Mit einer mehr hast du ein Schiff mehr, { new_found_land-reason-rounds }.
new_found_land-reason-ship = Deine Flotte bekommt { new_found_land-reason-values } dazu, { new_found_land-reason-rounds }.
new_found_land-reason-ship-instead = Es hat { new_found_land-reason-values } mehr als { $old }, { new_found_land-reason-rounds }.
new_found_land-reason-ship-points = Es bringt sofort { new_found_land-reason-points } und fährt für dich { new_found_land-reason-rounds }.
new_found_land-reason-land-end = Was du bauen könntest, ist dir die Waren nicht wert. Heb { $goods } für Aufträge auf.
new_found_land-reason-land-late = Ein Schiff würde jetzt nur noch einmal fahren. In Aufträgen bringen deine Waren mehr.
new_found_land-reason-land-poor = Bezahlen kannst du gerade nichts.

## Karten

new_found_land-reason-play-card = { $last ->
        [0] Warten musst du nicht: { $gain } helfen dir jetzt.
       *[other] { $gain } sind jetzt mehr wert als die { new_found_land-reason-points }, die sie unbenutzt bringt.
    }
new_found_land-reason-keep-goods = Die beste dieser Karten bringt { $gain }.
new_found_land-reason-keep-charter = Ein Charterschiff ist ein Schiff mehr für eine Aktion deiner Wahl, und es braucht keine Werft.
new_found_land-reason-keep-unused = Jetzt hilft dir keine davon. Unbenutzt bringt jede am Ende { new_found_land-reason-points }.
new_found_land-reason-finish-card = Unbenutzt bringt deine Warenkarte { new_found_land-reason-points }, mehr als jetzt gespielt.
new_found_land-reason-finish = Hier gibt es nichts zu tun.

## Wofür Waren und Marker gut sind

new_found_land-reason-for-contract = Das brauchst du diese Runde für einen Auftrag über { new_found_land-reason-points }.
new_found_land-reason-for-goal = Damit kommst du deinem Ziel { $goal } näher ({ new_found_land-reason-points }).
new_found_land-reason-meets-goal = Damit erfüllst du dein Ziel { $goal } ({ new_found_land-reason-points }).
new_found_land-reason-load = Keine andere Ware, die du laden kannst, ist so viel wert.
new_found_land-reason-bonus = Hier zählt vor allem der Bonus: { $gain }.
new_found_land-reason-markers = { $count ->
        [one] Dein Marker dort bringt einen Punkt, wenn { $place } fertig ist.
       *[other] Deine { $count } Marker dort bringen je einen Punkt, wenn { $place } fertig ist.
    }
new_found_land-reason-lead = Damit führst du { new_found_land-reason-where }: { $first } Punkte bei der Wertung.
new_found_land-reason-lead-more = Damit bleibst du { new_found_land-reason-where } vorn: { $first } Punkte bei der Wertung.
new_found_land-reason-lead-level = Damit führst du { new_found_land-reason-where } gemeinsam mit anderen ({ $first } Punkte bei der Wertung).
new_found_land-reason-lead-second = Damit bist du { new_found_land-reason-where } Zweiter: { $second } Punkte bei der Wertung.
new_found_land-reason-lead-race = So bleibst du { new_found_land-reason-where } im Rennen ({ $first } und { $second } Punkte).
new_found_land-reason-new-england = { new_found_land-reason-points } sind sicher. Kein freies Feld ist dir mehr wert.

## Planen

new_found_land-reason-plan-load = { $cards ->
        [one] Es lädt { $good } und zieht eine Karte.
       *[other] Es lädt { $good }, und du behältst die beste von { $cards } Karten.
    }
new_found_land-reason-plan-bonus = Das beste freie Feld bringt { $gain }.
new_found_land-reason-plan-deliver = { $count ->
        [one] Du kannst einen Auftrag über { new_found_land-reason-points } liefern.
       *[other] Du kannst { $count } Aufträge liefern, zusammen { new_found_land-reason-points }.
    }
new_found_land-reason-plan-antwerp = In der letzten Runde bringt jede Ware, die du in Antwerpen verkaufst, Punkte.
new_found_land-reason-plan-crates = Sonst werden diese Schiffe nirgends gebraucht.
new_found_land-reason-plan-explore = { $tiles ->
        [one] Ein neues Plättchen bringt dir beide Boni und einen Marker.{ $drawn ->
            [one] { "" }
           *[other] { " " }Du suchst dir das beste von { $drawn } aus.
        }
       *[other] { $tiles } neue Plättchen bringen dir alle Boni und je einen Marker.
    }
new_found_land-reason-plan-later = Deine Schiffe bringen dir beim { $action } mehr.
new_found_land-reason-plan-idle = Hier ist für deine Schiffe nichts zu holen.
new_found_land-reason-plan-none = Keine Aktion ist jetzt ein Schiff wert.
new_found_land-reason-plan-all = Am meisten bringt dir { $action }. { $why }

## Liefern

new_found_land-reason-deliver = Das bringt sofort { new_found_land-reason-points }.
new_found_land-reason-deliver-several = Es ist der erste von { $count } Aufträgen, die du liefern kannst, zusammen { new_found_land-reason-points }.
new_found_land-reason-antwerp = Am Ende sind übrige Waren nichts wert. Hier bringen sie { new_found_land-reason-points }.
new_found_land-reason-deliver-end = Kein Auftrag, den du liefern kannst, ist dir jetzt die Waren wert.
new_found_land-reason-deliver-none = Zu deinen Waren und Schiffen passt kein Auftrag mehr.
new_found_land-reason-stored = Dein Ziel { $goal } ({ new_found_land-reason-points }) will diese Waren im Lager sehen.

## Rahmen und Ziele

new_found_land-reason-captain = Er hilft dir { new_found_land-reason-rounds } ({ $power }).
new_found_land-reason-good = Mehr wert ist keine Ware, die du hier nehmen kannst.
new_found_land-reason-goal-met = Das erfüllst du schon: { new_found_land-reason-points }.
new_found_land-reason-goal-near = { $rounds ->
        [one] In der letzten Runde brauchst du dafür noch { new_found_land-reason-missing }. Es bringt { new_found_land-reason-points }.
       *[other] Dafür brauchst du noch { new_found_land-reason-missing }, in { $rounds } Runden. Es bringt { new_found_land-reason-points }.
    }
new_found_land-reason-missing = { $kind ->
        [storage] { $short ->
            [one] 1 Ware
           *[other] { $short } Waren
        }
        [islands] { $short } Marker auf Inseln
        [cities] { $short } Marker in Städten
        [large_ships] { $short ->
            [one] 1 großes Schiff
           *[other] { $short } große Schiffe
        }
        [upgrades] { $short ->
            [one] 1 Hafenausbau
           *[other] { $short } Hafenausbauten
        }
       *[ships] { $short ->
            [one] 1 Schiff
           *[other] { $short } Schiffe
        }
    }
new_found_land-reason-redeem = { $cost ->
        [0] { new_found_land-reason-points }, und das erste Ziel einer Runde kostet nichts.
       *[other] Seine { new_found_land-reason-points } sind mehr wert als die { $cost } Waren, die es kostet.
    }
new_found_land-reason-goals-dear = Ein weiteres Ziel kostet diese Runde { $cost } Waren. Das sind dir { new_found_land-reason-points } jetzt nicht wert.
new_found_land-reason-goals-none = { $cost ->
        [0] Du erfüllst keins deiner Ziele.
       *[other] Du erfüllst kein weiteres Ziel.
    }
