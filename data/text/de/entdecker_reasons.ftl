### Warum der Computer in Entdecker etwas tut: was für ihn am meisten gezählt hat.

## Wörter

entdecker-reason-a-unit = { $unit ->
        [scout] ein Kundschafter
        [fort] ein Fort
       *[settlement] eine Siedlung
    }
entdecker-reason-your-unit = { $unit ->
        [scout] dein Kundschafter
        [fort] dein Fort
       *[settlement] deine Siedlung
    }
entdecker-reason-count = { $back ->
        [question] { $count } der { $all } restlichen Kärtchen mit Fragezeichen
       *[plain] { $count } der { $all } restlichen Kärtchen ohne Fragezeichen
    }
entdecker-reason-scored = { entdecker-word-points }{ $chip ->
        [yes] { " " }und einen Entdecker-Chip
       *[no] { "" }
    }
entdecker-reason-instead = { entdecker-word-points }{ $now ->
        [0] { "" }
       *[other] { " " }statt { $now }
    }{ $chip ->
        [yes] { " " }und einen Entdecker-Chip
       *[no] { "" }
    }

## Ein Kärtchen anlegen

entdecker-reason-close = Damit ist deine Insel fertig und bringt dir { entdecker-reason-scored }.
entdecker-reason-grow = Deine Insel wächst auf { entdecker-word-tiles }, mit { $open ->
        [one] { $open } offenen Seite
       *[other] { $open } offenen Seiten
    }.
entdecker-reason-stretch = Die Insel von { $who } wird so nicht so schnell fertig: dann { entdecker-word-open }.
entdecker-reason-join = So werden die Inseln eins, und { $who } führt dort nicht mehr.
entdecker-reason-small = Damit ist die Insel von { $who } fertig, solange sie klein ist: nur { entdecker-word-points }.
entdecker-reason-onward = { $ways ->
        [one] Von dort kann das Schiff weiterfahren, auf { $ways } Feld.
       *[other] Von dort kann das Schiff weiterfahren, auf { $ways } Felder.
    }
entdecker-reason-complete = Dann ist das Land fertig, und { entdecker-reason-a-unit } bringt { entdecker-reason-instead }.
entdecker-reason-outrank = Dann ist die Insel fertig, und { entdecker-reason-a-unit } bringt dich dort vor die anderen.
entdecker-reason-first = Auf diesem Land ist noch niemand ({ entdecker-word-tiles }, { entdecker-word-open }). Ein guter Platz: { entdecker-reason-a-unit } lohnt sich hier.
entdecker-reason-ahead = Dort bringt dich { entdecker-reason-a-unit } vor { $who }, auf einer Insel aus { entdecker-word-tiles }.
entdecker-reason-level = Dort bringt dich { entdecker-reason-a-unit } gleichauf mit { $who }, auf einer Insel aus { entdecker-word-tiles }.
entdecker-reason-behind = Dort bringt dir { entdecker-reason-a-unit } einen Anteil an der Insel von { $who }.
entdecker-reason-least = Gut ist das für dich so oder so nicht. So hilft es den anderen am wenigsten.
entdecker-reason-any-way = Wie herum, ist für dich gleich.

## In See stechen und weiterfahren

entdecker-reason-odds-close = { entdecker-reason-count } { $count ->
        [one] würde
       *[other] würden
    } deine Insel fertigstellen. Das bringt bis zu { entdecker-reason-scored }.
entdecker-reason-odds-grow = { entdecker-reason-count } { $count ->
        [one] würde
       *[other] würden
    } deiner Insel guttun: Sie wird größer, oder es fehlt weniger.
entdecker-reason-odds-stretch = { entdecker-reason-count } { $count ->
        [one] würde
       *[other] würden
    } die Insel von { $who } weiter offen halten.
entdecker-reason-odds-join = { entdecker-reason-count } { $count ->
        [one] würde
       *[other] würden
    } Inseln verbinden, und { $who } würde dort nicht mehr führen.
entdecker-reason-odds-small = { entdecker-reason-count } { $count ->
        [one] würde
       *[other] würden
    } die Insel von { $who } fertigstellen, solange sie klein ist.
entdecker-reason-odds-onward = Das nächste Kärtchen ist nur der Weg dorthin. Das übernächste kann sich lohnen.
entdecker-reason-odds-complete = { entdecker-reason-count } { $count ->
        [one] würde
       *[other] würden
    } dir einen guten Platz für eine Einheit bringen. Beste Aussicht: { entdecker-reason-a-unit } bringt gleich { entdecker-reason-instead }.
entdecker-reason-odds-outrank = { entdecker-reason-count } { $count ->
        [one] würde
       *[other] würden
    } dir einen guten Platz für eine Einheit bringen. Beste Aussicht: { entdecker-reason-a-unit } bringt dich auf einer fertigen Insel vor die anderen.
entdecker-reason-odds-first = { entdecker-reason-count } { $count ->
        [one] würde
       *[other] würden
    } dir einen guten Platz für eine Einheit bringen. Beste Aussicht: { entdecker-reason-a-unit }, wo noch niemand ist.
entdecker-reason-odds-ahead = { entdecker-reason-count } { $count ->
        [one] würde
       *[other] würden
    } dir einen guten Platz für eine Einheit bringen. Beste Aussicht: { entdecker-reason-a-unit } bringt dich vor { $who }.
entdecker-reason-odds-level = { entdecker-reason-count } { $count ->
        [one] würde
       *[other] würden
    } dir einen guten Platz für eine Einheit bringen. Beste Aussicht: { entdecker-reason-a-unit } bringt dich gleichauf mit { $who }.
entdecker-reason-odds-behind = { entdecker-reason-count } { $count ->
        [one] würde
       *[other] würden
    } dir einen guten Platz für eine Einheit bringen. Beste Aussicht: { entdecker-reason-a-unit } bringt einen Anteil an der Insel von { $who }.
entdecker-reason-sail-nothing = Gerade verspricht kein Start viel. Dieser schadet wenig und lässt dir { $gold } Gold.
entdecker-reason-draw-nothing = Das Kärtchen ist schon bezahlt, und schaden kann es dir kaum.

## Stapel

entdecker-reason-any-stack = Oben sehen alle gleich aus, also ist jeder Stapel recht. Ich nähme den höchsten.
entdecker-reason-one-stack = Es gibt nur noch einen Stapel.
entdecker-reason-question-event = Mehr Ereignisse nützen dir, als schaden: { $chips ->
        [0] Gold oder Ruinen
       *[other] Gold, Ruinen oder ein Chip
    }. { $loss ->
        [0] Piraten fänden bei dir nichts.
       *[other] Piraten nähmen dir { $loss } Gold.
    }
entdecker-reason-question-tile = Die Kärtchen mit Fragezeichen versprechen hier etwas mehr.
entdecker-reason-plain-event = Ein Ereignis könnte dich jetzt zu viel kosten. Piraten nähmen dir { $loss } Gold{ $left ->
        [0] .
       *[other] , ein Sturm { $left } schon bezahlte Kärtchen.
    }
entdecker-reason-plain-tile = Die Kärtchen ohne Fragezeichen versprechen hier etwas mehr.

## Einheiten

entdecker-reason-land-complete = Die Insel ist fertig, und { entdecker-reason-your-unit } bringt gleich { entdecker-reason-instead }.
entdecker-reason-land-outrank = Die Insel ist fertig, und { entdecker-reason-your-unit } bringt dich dort vor die anderen.
entdecker-reason-land-first = { $unit ->
        [scout] Auf diesem Land ist noch niemand ({ entdecker-word-tiles }, { entdecker-word-open }), und ein Kundschafter kostet wenig.
        [fort] Auf diesem Land ist noch niemand ({ entdecker-word-tiles }, { entdecker-word-open }). Ein Fort ist schwer zu übertreffen{ $chip ->
            [yes] { " " }und findet einen Chip
           *[no] { "" }
        }.
       *[settlement] Auf diesem Land ist noch niemand ({ entdecker-word-tiles }, { entdecker-word-open }). Eine Siedlung übertrifft alles{ $chip ->
            [yes] { " " }und findet einen Chip
           *[no] { "" }
        }.
    }
entdecker-reason-land-ahead = Damit liegst du hier vor { $who }, auf einer Insel aus { entdecker-word-tiles }.
entdecker-reason-land-level = Damit liegst du hier gleichauf mit { $who }, auf einer Insel aus { entdecker-word-tiles }.
entdecker-reason-land-behind = Hier führt { $who }, aber auch ein späterer Rang bringt einen Anteil.
entdecker-reason-no-unit-first = Hier führst du schon. Noch eine Einheit bringt nichts.
entdecker-reason-no-unit = Dieses Land bringt dir wohl nicht ein, was eine Einheit kostet.
entdecker-reason-no-more = Das nächste Kärtchen würde dir eher schaden als nützen.
entdecker-reason-recall = { $scouts ->
        [one] Dort bringt er fast nichts, und du hast keinen Kundschafter mehr zum Absetzen.
       *[other] Dort bringen sie fast nichts, und du hast keinen Kundschafter mehr zum Absetzen.
    }
entdecker-reason-no-recall = Deine Kundschafter sind dort mehr wert, wo sie sind.
entdecker-reason-scout-left = Du hast noch einen Kundschafter zum Absetzen. Also muss keiner heim.
