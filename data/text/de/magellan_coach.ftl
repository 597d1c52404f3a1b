### Was der Coach vor der ersten Frage von Magellan sagt, und zu jeder Frage, wenn sie zum ersten Mal kommt. Zahlen kommen aus den Fakten des Spiels.

magellan-coach-begin =
    { $explorers } berühmte Entdecker stechen in See, und du schickst Schiffe mit. Jede Karte ist ein Schritt mit einem Entdecker: ein Feld weiter in seiner Reihe. Alle bieten, und wer am meisten bietet, macht den Schritt.
    Es gibt 3 Phasen. In Phase I setzt du deine Schiffe ein. In den Phasen II und III fährt nur weiter, wer schon dabei ist.
    Schritte bringen neues Geld nach einer Phase und Punkte am Ende. Auch Geldkarten, die du nie ausgibst, bringen Punkte.
    Nach Phase III ist Schluss. Die meisten Punkte gewinnen.
magellan-coach-bidding = Ein Entdecker wird versteigert. Der rote Rahmen auf dem Spielplan zeigt seine Reihe: Der Geldbeutel ist Geld am Ende der Phase, die Krone sind Punkte am Spielende. Geld, das du behältst, zählt auch. Frag dich also, was dir dieser Schritt, ein Feld weiter, wert ist. Unter **Mehr …** findest du **Limit**: Damit biete ich für dich, Dukat für Dukat.
magellan-coach-bid-amount = Eins mehr als das höchste Gebot genügt meist. Ein Sprung schreckt ab, aber wenn du gewinnst, zahlst du ihn ganz. Ein Gebot ist bindend.
magellan-coach-limit-amount = Nenn mir, was du höchstens zahlen willst. Ich gehe nur so hoch, wie ich muss. Die anderen sehen nur die Gebote, nie dein Limit. Ein guter Preis für einen ersten Schritt sind meist 4 bis 8 Dukaten.
magellan-coach-payment = Gewonnen! Such dir jetzt die Geldkarten aus, mit denen du bezahlst. Sie kommen auf den Ablagestapel, Wechselgeld gibt es nicht.
magellan-coach-pay-cards = Schau auf die Kronen deiner Karten. Eine { $money_low } bringt am Ende { $money_crown_1 } Punkte, eine { $money_high } nur { $money_crown_9 }. Bezahl also mit hohen Karten und behalte die niedrigen.
magellan-coach-veto = Von Kolumbus hast du ein Veto. Legst du es ein, kommt diese Karte erst am Ende der Phase wieder. Das hilft, wenn du sie willst, aber jetzt nicht bezahlen kannst. Auch die Traumkarte eines anderen kann warten.
magellan-coach-rest = Du entscheidest nur über diese Karte. Willst du gar nicht mehr nach Vetos gefragt werden, dann sag es hier. Du kannst es jederzeit wieder ändern.
magellan-coach-pile = Mehrere deiner Schiffe könnten mit Magellan weiterziehen. Der Stapel unter dem Schiff zählt auf dem nächsten Feld mehr. Nimm also den mit den meisten Kronen.
magellan-coach-pile-ship = Jeder Stapel zählt die Summe seiner Kronen, mal der Zahl auf seinem Feld. Der Hinweis sagt, wie viele Kronen unter jedem Schiff liegen.
magellan-coach-tuck = Magellan spart Karten für dich. Diese bleibt bis zum Schluss unter dem Schiff, und ihre Krone zählt × { $magellan_a_multiplier_1 }, × { $magellan_a_multiplier_2 } oder × { $magellan_a_multiplier_3 }, je nachdem, wie weit das Schiff kommt.
magellan-coach-tuck-card = Leg eine Karte mit { $money_crown_1 } Kronen darunter: 1, 2 oder 3 Dukaten. Kaufen kannst du damit fast nichts, hier zählen sie am meisten.
magellan-coach-part = Bei Vasco da Gama hast du die Wahl. Links gibt es sofort Geldkarten, wenn sonst niemand welche bekommt. Rechts gibt es Punkte, aber nur, wenn das Schiff bis zum Ende dort bleibt.
magellan-coach-part-source = Du hast Schiffe auf beiden Teilen. Ein Schiff, das den rechten Teil verlässt, gibt seine Krone auf. Zieh darum meist mit dem linken weiter.
magellan-coach-part-part = Knapp bei Kasse? Dann links. Reicht dein Geld für die Versteigerungen, die dir wichtig sind? Dann rechts, und lass dieses Schiff dort.
magellan-coach-exchange = Marco Polo lässt dich jetzt Karten tauschen. Du weißt, was du ablegst, aber nicht, was du ziehst. Bezahlt wird mit hohen Karten, und die sind wieder eingemischt. Je mehr ihr seid, desto mehr hohe Karten liegen also im Stapel.
magellan-coach-exchange-cards = Für die nächsten Versteigerungen tauschst du niedrige Karten und hoffst auf hohe. Hast du schon genug Geld, behalte die niedrigen: Sie bringen je { $money_crown_1 } Punkte.
magellan-coach-gamble = Pizarros letzter Schritt ist ein Wagnis. Jede gezogene Karte zählt ihre Dukaten zu deiner Summe. Über { $gamble_limit } bekommst du nichts. Mit 12 oder weniger: ziehen. Mit 15 oder mehr: aufhören, außer du brauchst die Punkte zum Sieg.
magellan-coach-until-amount = Ich ziehe, bis deine Summe mindestens diese Zahl erreicht, und höre dann auf. Bei 13 aufzuhören ist vernünftig.
magellan-coach-aside = Du bist nicht dran, kannst aber Aufträge für spätere Versteigerungen geben. Sie sind geheim, und das Spiel geht weiter, auch wenn du nicht da bist.
magellan-coach-order = Ein Auftrag gilt in dieser Phase für jede Karte des Entdeckers, bis du eine davon ersteigerst.
magellan-coach-order-what = Mit einem Limit biete ich für dich bis zu dieser Grenze. Ein Limit von 0 heißt: In dieser Phase frage ich dich zu diesem Entdecker nie.
magellan-coach-order-amount = Was du höchstens für eine Karte dieses Entdeckers zahlen willst. Ich biete nie mehr, als du bezahlen kannst.
magellan-coach-auto-forced = Wenn du nur eine Möglichkeit hast, kann ich sie sofort für dich wählen. Das spart Zeit. Eine blitzschnelle Antwort kann den anderen aber etwas über deine Hand verraten.
