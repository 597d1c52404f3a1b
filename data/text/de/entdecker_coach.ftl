### Was der Coach vor der ersten Frage von Entdecker sagt, und zu jeder Frage, wenn sie zum ersten Mal kommt. Zahlen kommen aus den Fakten des Spiels.

entdecker-coach-begin =
    Vor euch liegt ein unbekanntes Meer, und ihr fahrt reihum mit demselben Schiff. Dein Zug ist eine Fahrt: Du kaufst Kärtchen, deckst sie auf und legst sie vor das Schiff.
    Endet die Fahrt an Land, darfst du eine Einheit absetzen. Ist eine Insel ganz von Wasser umgeben, punkten alle, die dort sind, am meisten die mit den stärksten Einheiten.
    Kärtchen und Einheiten kosten Gold, also heb dir etwas zum Landen auf.
    Ist das ganze Meer erforscht, ist das Spiel zu Ende. Die meisten Punkte gewinnen.
entdecker-coach-sail = Ihr erkundet dieses Meer gemeinsam, aber die Inseln gehören denen, die dort landen. Jeder Zug ist eine Fahrt: Start wählen, Kärtchen kaufen, aufdecken. Such dir einen Start neben Land, das fast ganz von Wasser umgeben ist. Ein paar Kärtchen schließen so eine Insel.
entdecker-coach-start = Von hier fährt das Schiff weiter, und deine Kärtchen kommen vor seinen Bug. Ein Start am Rand ist frei. Ein Start auf einem Kärtchen mit fremder Einheit kostet Zoll. Starte nah bei der Insel, die du vergrößern oder schließen willst.
entdecker-coach-tiles = Jedes Kärtchen kostet { $tile_cost } Gold, und du bezahlst jetzt alle, ob du sie aufdeckst oder nicht. Behalte genug zum Landen: Ein Kundschafter kostet { $scout_cost }, ein Fort { $fort_cost }, eine Siedlung { $settlement_cost }. Zwei oder drei Kärtchen sind eine gute Fahrt.
entdecker-coach-draw = Die Kärtchen liegen verdeckt in { $stacks } Stapeln. Ein Fragezeichen auf der Rückseite bedeutet ein Ereignis: Gold oder alte Ruinen, aber auch Stürme und Piraten. Wenn du wenig Gold zu verlieren hast, lohnt sich das Wagnis.
entdecker-coach-stack = Was unter einer schlichten Rückseite liegt, weiß niemand. Hinter einem Fragezeichen steckt außer dem Kärtchen ein Ereignis: { $gold_find } Gold, { $ruins_points } Punkte aus Ruinen oder ein Chip von freundlichen Inselbewohnern, aber auch ein Sturm, der die Fahrt beendet, oder Piraten.
entdecker-coach-place = Das Kärtchen muss passen: Wasser an Wasser, Land an Land. Schließe damit deine eigene Insel, oder halte eine fremde noch etwas länger offen.
entdecker-coach-field = Für dieses Kärtchen gibt es mehrere Felder. Schau auf die Inseln, die es berührt: Mehr Land macht eine Insel größer, mehr Küste bringt sie näher an die Wertung.
entdecker-coach-rotation = Dreh das Kärtchen so, dass sein Wasser deine Insel schließt, oder so, dass das Schiff noch weiterkommt. Eine Sackgasse beendet die Fahrt.
entdecker-coach-choice = Die übrigen Kärtchen sind bezahlt, aber du musst sie nicht aufdecken. Hör hier auf, wenn es ein guter Platz zum Landen ist. Fahr weiter, wenn das nächste Kärtchen eine Insel schließen könnte, auf der du stehst.
entdecker-coach-landing = Die Fahrt endet an Land, du darfst also eine Einheit absetzen. Sobald Wasser die Insel umgibt, bekommt der größte Entdecker jedes Kärtchen als Punkt und die anderen einen Anteil. Große Inseln sind eine größere Einheit wert.
entdecker-coach-unit = Eine Siedlung geht vor ein Fort, ein Fort vor einen Kundschafter. Gleiche Einheiten teilen sich den Rang. Steht ein Fort oder eine Siedlung auf der Insel, bekommt ihr größter Entdecker außerdem einen Entdecker-Chip. Der Hinweis bei jeder Einheit sagt, was sie brächte.
entdecker-coach-part = Dieses Kärtchen hat zwei Küsten, die zu verschiedenen Inseln gehören. Das Bild zeigt, welche auf welcher Seite liegt. Nimm die größere oder die, die bald geschlossen ist.
entdecker-coach-recall = Einheiten kehren von selbst heim, wenn ihre Insel gewertet wird. Du hast keinen Kundschafter mehr, darum darfst du welche von Inseln zurückholen, die noch lange offen bleiben. Gold gibt es dafür nicht zurück.
entdecker-coach-fields = Hol Kundschafter von Inseln zurück, auf denen ohnehin ein fremdes Fort oder eine fremde Siedlung vor dir liegt. Lass die stehen, die allein punkten würden.
entdecker-coach-end = Seit deinem letzten Schritt wurde nichts aufgedeckt, du kannst ihn also noch zurücknehmen. Wenn du den Zug beendest, gibt es Einkommen oder das Spiel ist aus, und dann geht es nicht mehr zurück.
