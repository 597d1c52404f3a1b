### Warum der Computer tut, was ein Tipp in Efemeris sagt: ein oder zwei kurze Sätze.

efemeris-reason-ship = { $kind ->
        [galleon] die Galeone von { $who }
       *[frigate] die Fregatte { $letter } von { $who }
    }

## Aufbau und Unentschieden

efemeris-reason-nation-partner = Dein Partner hat sie schon vorgeschlagen.
efemeris-reason-nation = Mit dieser Nation spiele ich besonders gern ({ $strengths }).
efemeris-reason-captains = { $count ->
        [1] Mit { $captain } segle ich von den freien am liebsten: { $ability }.
       *[other] Mit ihnen segle ich von den freien am liebsten. Zuerst { $captain }: { $ability }.
    }
efemeris-reason-crew = Diese Mannschaft passt am besten zu { $nation }, vor allem { $card }: { $effect }.
efemeris-reason-home = { $planet } ist einer meiner liebsten Mobilisierungsplaneten und bringt jeden Zug { $spice }. So gedreht ist der Weg zur Mitte am kürzesten.
efemeris-reason-home-other = { $planet } bringt { $spice }, anders als der Mobilisierungsplanet deines Partners. So gedreht ist der Weg zur Mitte am kürzesten.
efemeris-reason-draw-no-ship = Du hast kein Schiff mehr, mehr als ein Unentschieden ist nicht drin.
efemeris-reason-draw-yes = Die stärkste andere Nation hat mindestens so viele Planeten wie du ({ $most } zu { $mine }), da kommt dir ein Unentschieden gelegen.
efemeris-reason-draw-early = Das Spiel hat noch gar nicht begonnen.
efemeris-reason-offer = Nach { $rounds } Runden kommt niemand mehr weiter. Ein Unentschieden wäre gerecht.
efemeris-reason-draw-weary = Du liegst vorn, aber nach { $rounds } Runden kommt niemand mehr weiter. Ein Unentschieden ist in Ordnung.
efemeris-reason-draw-no = Spiel weiter. Planeten hast du { $mine }, die stärkste andere Nation { $most }.

## Plättchen und Rettung

efemeris-reason-tile-planet-near = { $near ->
        [one] { $planet } liegt { $near } Schritt von deinem nächsten Schiff und { $far } vom nächsten gegnerischen.
       *[other] { $planet } liegt { $near } Schritte von deinem nächsten Schiff und { $far } vom nächsten gegnerischen.
    }
efemeris-reason-tile-planet-near-alone = { $near ->
        [one] { $planet } liegt { $near } Schritt von deinem nächsten Schiff, und so bald kommt dort kein gegnerisches hin.
       *[other] { $planet } liegt { $near } Schritte von deinem nächsten Schiff, und so bald kommt dort kein gegnerisches hin.
    }
efemeris-reason-tile-planet-far = { $far ->
        [one] { $planet } liegt hier nicht nah bei deinen Schiffen, aber auch { $far } Schritt vom nächsten gegnerischen.
       *[other] { $planet } liegt hier nicht nah bei deinen Schiffen, aber auch { $far } Schritte vom nächsten gegnerischen.
    }
efemeris-reason-tile-planet-far-alone = Hier kommt so bald niemand zu { $planet }.
efemeris-reason-tile-fields-near = { $near ->
        [one] Etwas Nützliches liegt dann { $near } Schritt von deinem nächsten Schiff: eine Fabrik, ein Anker oder Ähnliches.
       *[other] Etwas Nützliches liegt dann { $near } Schritte von deinem nächsten Schiff: eine Fabrik, ein Anker oder Ähnliches.
    }
efemeris-reason-tile-fields-near-alone = { $near ->
        [one] Etwas Nützliches liegt dann { $near } Schritt von deinem nächsten Schiff, und so bald kommt dort kein gegnerisches hin.
       *[other] Etwas Nützliches liegt dann { $near } Schritte von deinem nächsten Schiff, und so bald kommt dort kein gegnerisches hin.
    }
efemeris-reason-tile-fields-far = { $far ->
        [one] Fabriken und Anker darauf liegen hier nicht nah bei deinen Schiffen, aber auch { $far } Schritt vom nächsten gegnerischen.
       *[other] Fabriken und Anker darauf liegen hier nicht nah bei deinen Schiffen, aber auch { $far } Schritte vom nächsten gegnerischen.
    }
efemeris-reason-tile-fields-far-alone = Hier kommt so bald niemand zu den Fabriken und Ankern darauf.
efemeris-reason-tile-joined = { $count ->
        [0] Kein anderer Platz ist besser für dich.
        [one] So geht { $count } Weg zu deinen Schiffen weiter, und sie kommen besser voran.
       *[other] So gehen { $count } Wege zu deinen Schiffen weiter, und sie kommen besser voran.
    }
efemeris-reason-tile-gate = So entsteht kein kurzer Weg von einer gegnerischen Galeone zu deinen Planeten.
efemeris-reason-rescue-gunner = Du hast keinen Kanonier auf der Hand, und nur er kann Schiffe und Festungen zerstören.
efemeris-reason-rescue = Diese Karte kannst du am besten brauchen. { $card }: { $effect }.

## Gewürze, Kanonen und Verdrängen

efemeris-reason-pay-up = Du stehst auf { $planet } und brauchst noch { $missing }. Deine Karten und Marker bringen das ein, also kannst du ihn diesen Zug erobern.
efemeris-reason-shot-ship = Das zerstört { $ship }.
efemeris-reason-shot-planet = Das zerstört { $ship }, gerade auf { $planet }.
efemeris-reason-shot-win = Das zerstört { $ship }. Sonst könnte sie nächsten Zug { $planet } erobern und das Spiel gewinnen.
efemeris-reason-shot-fortress = Die Festung auf { $planet } wird zerstört, und du kannst den Planeten gleich erobern.
efemeris-reason-shot-fortress-wins = Die Festung auf { $planet } wird zerstört, und mit dem Planeten gewinnst du das Spiel.
efemeris-reason-shot-prepared = So kommt dein Kanonier in Reichweite. { $reason }
efemeris-reason-shot-from-there = Von dort kann dein Kanonier schießen. { $reason }
efemeris-reason-push-doomed = Das treibt { $ship } in eine Singularität.
efemeris-reason-push-clear = Auf { $planet } steht dir { $ship } im Weg. Den Planeten kannst du diesen Zug erobern.
efemeris-reason-stops-win = Nächsten Zug könnte { $ship } mit { $planet } das Spiel gewinnen. Das erschwert es.

## Segeln

efemeris-reason-scuttle = Die Galeone kann nicht mehr fahren, und für eine neue hast du noch jemanden als Kapitän.
efemeris-reason-goal-barring = Nächsten Zug könnte { $ship } mit { $planet } das Spiel gewinnen. Dort stehst du im Weg.
efemeris-reason-goal-siege = { $turns ->
        [1] Von dort kann dein Kanonier auf die Festung eines Planeten schießen, den du bezahlen kannst.
       *[other] In { $turns } Zügen kann dein Kanonier von dort auf die Festung eines Planeten schießen, den du bezahlen kannst.
    }
efemeris-reason-goal-danger = Wo es jetzt steht, könnte eine gegnerische Galeone es zerstören.
efemeris-reason-goal-berth = So wird auf deinem Planeten Platz für eine neue Fregatte.
efemeris-reason-goal-spice = { $turns ->
        [1] Dort bringt es { $amount } { $spice }. Du hast { $stock ->
            [0] nichts davon
           *[other] nur { $stock }
        }.
       *[other] Es ist auf dem Weg zu einer Fabrik, { $turns } Züge weit. Die bringt { $amount } { $spice }, und du hast { $stock ->
            [0] nichts davon
           *[other] nur { $stock }
        }.
    }
efemeris-reason-goal-anchor = { $turns ->
        [1] Am Anker gibt es einen Bonusmarker.
       *[other] Es ist auf dem Weg zu einem Anker, { $turns } Züge weit, für einen Bonusmarker.
    }
efemeris-reason-goal-wreck = { $turns ->
        [1] Aus dem Wrack kannst du eine Mannschaftskarte retten.
       *[other] Es ist auf dem Weg zu einem Wrack, { $turns } Züge weit, um eine Mannschaftskarte zu retten.
    }
efemeris-reason-goal-guard = Nächsten Zug könnte { $ship } deinen Planeten { $planet } erobern. Ein Schiff darauf schützt ihn.
efemeris-reason-goal-planet = { $turns ->
        [1] Du kannst { $planet } diesen Zug erobern.
       *[other] Du kannst in { $turns } Zügen auf { $planet } sein und ihn bis dahin bezahlen.
    }
efemeris-reason-goal-rival = { $turns ->
        [1] Du kannst { $who } diesen Zug { $planet } abnehmen.
       *[other] Du kannst in { $turns } Zügen auf { $planet } sein, bis dahin bezahlen und { $who } den Planeten abnehmen.
    }
efemeris-reason-goal-wins = { $turns ->
        [1] Du kannst { $planet } diesen Zug erobern und gewinnst damit das Spiel!
       *[other] Du kannst in { $turns } Zügen auf { $planet } sein. Damit würdest du das Spiel gewinnen!
    }
efemeris-reason-goal-short = { $turns ->
        [1] Du kannst diesen Zug auf { $planet } sein. Zum Erobern brauchst du noch { $missing }.
       *[other] Du kannst in { $turns } Zügen auf { $planet } sein. Zum Erobern brauchst du dann noch { $missing }.
    }
efemeris-reason-quick = Die normale Fahrt reicht nicht, das schon. { $reason }

## Mannschaft und Marker

efemeris-reason-cargo = { $tokens ->
        [one] Mehr als { $tokens } Marker darfst du nicht haben, also setz einen ein. Am wenigsten hast du { $spice }.
       *[other] Mehr als { $tokens } Marker darfst du nicht haben, also setz einen ein. Am wenigsten hast du { $spice }.
    }
efemeris-reason-shipwright = Du hast einen freien Planeten zum Bauen, und diese Fregatte kostet dich nichts.
efemeris-reason-shelter = Eine gegnerische Galeone könnte deine zerstören, und du hast Karten übrig.
efemeris-reason-shelter-last = Eine gegnerische Galeone könnte deine zerstören, und für eine neue hast du niemanden als Kapitän.
efemeris-reason-courtesan = { $vanilla ->
        [0] Du hast keine Vanille, und von { $cards } Handkarten kannst du eine entbehren.
       *[other] Du hast nur { $vanilla } Vanille, und von { $cards } Handkarten kannst du eine entbehren.
    }
efemeris-reason-boatswain = { $tokens ->
        [0] Deine Galeone liegt vor Anker, und du hast keinen Marker.
       *[other] Deine Galeone liegt vor Anker, und du hast nur { $tokens } Marker.
    }
efemeris-reason-castel = Eine gegnerische Galeone könnte deine Festung auf { $planet } zerstören.
efemeris-reason-cassini = { $planet } kannst du bezahlen, aber bis dahin sind es { $steps } Schritte. Gedreht ist der Weg viel kürzer.
efemeris-reason-cassini-no-way = { $planet } kannst du bezahlen, kommst aber so bald nicht hin. Gedreht lässt das Plättchen dich hinein.
efemeris-reason-blake = Nächsten Zug könnte { $ship } den Planeten { $planet } erobern. Eingefroren macht sie keine normale Fahrt.
efemeris-reason-byng = { $who } hat die meisten Handkarten ({ $cards }), und du hast Karten übrig.
efemeris-reason-pargo = { $stock ->
        [0] Deine Galeone steht auf einer Fabrik für { $spice }, und davon hast du nichts.
       *[other] Deine Galeone steht auf einer Fabrik, und du hast nur { $stock } { $spice }.
    }

## Bauen

efemeris-reason-on-to-building = Schiffe und Karten bringen dir diesen Zug nicht mehr ein. Also weiter zum Bauen.
efemeris-reason-conquer = Du bist da und kannst den Preis bezahlen: { $price }.
efemeris-reason-conquer-cheapest = Von den Planeten, die du erobern kannst, ist er der billigste ({ $price }). Vielleicht reicht es dann noch für einen zweiten.
efemeris-reason-conquer-wins = Mit { $planet } gewinnst du das Spiel!
efemeris-reason-galleon = { $cards ->
        [0] Ohne Galeone kannst du keine Mannschaft spielen, und sie fährt weiter als eine Fregatte.
        [one] Ohne Galeone kannst du deine Mannschaftskarte nicht spielen.
       *[other] Ohne Galeone kannst du deine { $cards } Mannschaftskarten nicht spielen.
    }
efemeris-reason-frigate-free = Der Schiffsbauer hat sie bezahlt.
efemeris-reason-frigate-first = Du hast noch keine Fregatte, und jedes Schiff kann Planeten erobern.
efemeris-reason-frigate = Mit noch einem Schiff kannst du mehr auf einmal erobern, und für eine Eroberung im nächsten Zug fehlt dir nichts.
efemeris-reason-fortress = Nächsten Zug könnte { $ship } den Planeten { $planet } erobern. Eine Festung hält sie draußen.
efemeris-reason-fortress-wins = Nächsten Zug könnte { $ship } mit { $planet } das Spiel gewinnen. Eine Festung erschwert es.
efemeris-reason-fortress-spare = Du hast Karten übrig, und eine Festung macht { $planet } sicher.
efemeris-reason-recruit = { $cards ->
        [0] Du hast { $pepper } Pfeffer und keine Mannschaft auf der Hand. { $card }: { $effect }.
        [one] Du hast { $pepper } Pfeffer und nur { $cards } Mannschaftskarte auf der Hand. { $card }: { $effect }.
       *[other] Du hast { $pepper } Pfeffer und nur { $cards } Mannschaftskarten auf der Hand. { $card }: { $effect }.
    }
efemeris-reason-recruit-full = Mehr als { $pepper } Pfeffer darfst du nicht haben, also gib welchen aus. { $card }: { $effect }.
efemeris-reason-recruit-siege = Alle Planeten, die du haben könntest, haben eine Festung, und du hast keinen Kanonier auf der Hand.
efemeris-reason-share = { $who } steht auf { $planet } und braucht zum Erobern noch { $missing }.
efemeris-reason-end-turn = Nichts, was du sonst tun oder bezahlen könntest, bringt dir diesen Zug genug.
efemeris-reason-end-turn-saving = Spar deine Gewürze für { $planet } ({ $price }): Nächsten Zug kannst du ihn erobern.
