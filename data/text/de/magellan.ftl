### Magellan, auf Deutsch. Die Zahlen der Spielhilfe kommen aus engines/games/magellan/figures.toml (den Angaben des Spiels).

magellan-title = Magellan
magellan-blurb = Überbiete alle anderen im Wettstreit um die großen Entdecker. Am Tisch keine Stunde, hier in deinem Tempo.
magellan-minutes = 45
magellan-weight = mittel

## Die Entdecker

magellan-explorer-columbus = { SIGN("columbus") }Kolumbus
magellan-explorer-pizarro = { SIGN("pizarro") }Pizarro
magellan-explorer-magellan = { SIGN("magellan") }Magellan
magellan-explorer-marco_polo = { SIGN("marco_polo") }Marco Polo
magellan-explorer-vasco = { SIGN("vasco") }Vasco da Gama
magellan-explorer-cook = { SIGN("cook") }Cook

## Was vor dem Spiel gewählt wird

magellan-setting-board1 = Plan 1
magellan-setting-board1-about = Kolumbus, Pizarro, Magellan. A: geheime Stapel. B: offene Stapel, Pizarro endet im Wagnis.
magellan-setting-board1-A = Seite A
magellan-setting-board1-B = Seite B
magellan-setting-board2 = Plan 2
magellan-setting-board2-about = Marco Polo, Vasco, Cook. A: Tausch, offene Hand. B: Karten oder Punkte, Cook kostet eine Karte.
magellan-setting-board2-A = Seite A
magellan-setting-board2-B = Seite B
magellan-setting-auctioneer = Versteigerer
magellan-setting-auctioneer-about = Wer die erste Versteigerung eröffnet und als Erster neue Karten bekommt. Er bietet mit wie alle.
magellan-setting-auctioneer-random = per Los
magellan-setting-auctioneer-first = erster Platz
magellan-setting-payment_rule = Bezahlen
magellan-setting-payment_rule-about = Wie in der Spielregel: überzahlen nur, wenn keine Karten passen. Oder auch, wenn du es passend hast.
magellan-setting-payment_rule-exact_if_possible = passend, wenn es geht
magellan-setting-payment_rule-minimal_cover = Überzahlen erlaubt
magellan-setting-veto_time = Zeit für ein Veto
magellan-setting-veto_time-about = So lange wartet jede Karte auf Vetos. Wer sie verpasst, wird nicht mehr gefragt, kann Vetos aber vorher beauftragen.
magellan-setting-veto_time-hours = 8 Stunden
magellan-setting-veto_time-hour = 1 Stunde
magellan-setting-veto_time-minutes = 10 Minuten

## Spielhilfe

magellan-rules-goal-title = Das Ziel
    .revision = 1
magellan-rules-goal =
    Du bist König oder Königin und hast { $ships } Schiffe und ein wenig Geld. { $explorers } Entdecker suchen jemanden, der ihre Reisen bezahlt, und jeder segelt für den, der am meisten bietet.

    - **Phase I:** Du ersteigerst Entdecker. Jedes Mal setzt du eines deiner Schiffe auf Feld I dieses Entdeckers.
    - **Phasen II und III:** Nur wer schon dabei ist, bietet um die Weiterfahrt. Von { $cards_per_explorer_1 } Schiffen bei einem Entdecker { $cards_per_explorer_2 ->
        [one] kann eines
       *[other] können { $cards_per_explorer_2 }
    } Feld II erreichen und { $cards_per_explorer_3 ->
        [one] nur eines
       *[other] nur { $cards_per_explorer_3 }
    } Feld III.
    - Felder bringen dreierlei: neues Geld am Ende der Phase (der **Geldbeutel**), Siegpunkte am Ende des Spiels (die **Krone**) und manchmal eine Aktion.

    Der Kniff: Auch Geldkarten, die du *nicht* ausgibst, sind Siegpunkte wert, und die kleinen am meisten. Bei jedem Gebot fragst du dich also: Ist mir dieser Entdecker mehr wert als die Karten, die ich für ihn hergebe?

    Nach Phase III ist Schluss. Wer dann die meisten Siegpunkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt (unsere Regelung).

magellan-rules-turn-title = So läuft es ab
    .revision = 1
magellan-rules-turn =
    Die Entdeckerkarten kommen einzeln an die Reihe: { $cards_per_phase_1 } in Phase I, { $cards_per_phase_2 } in Phase II, { $cards_per_phase_3 } in Phase III. Mit jeder geht es so:

    - **Aufdecken.** Die oberste Entdeckerkarte wird gezeigt. Hat niemand ein Schiff dafür, kommt sie gleich aus dem Spiel.
    - **Veto?** Wer noch ein Veto von Kolumbus hat, darf die Karte jetzt verschieben.
    - **Bieten.** Im Uhrzeigersinn bieten alle, die können, höher oder passen.
    - **Bezahlen.** Das höchste Gebot wird mit Geldkarten bezahlt. Sie kommen offen auf den Ablagestapel.
    - **Das Schiff.** In Phase I kommt ein neues Schiff auf Feld I des Entdeckers. In Phase II zieht eines der eigenen Schiffe von I nach II, in Phase III von II nach III.
    - **Die Aktion** des neuen Feldes, falls es eine hat, geschieht sofort (Marco Polos Tausch erst am Ende der Phase, Pizarros Wagnis erst am Ende des Spiels).

    Ist die letzte Karte der Phase versteigert, gibt es neues Geld, und die nächste Phase beginnt.

    Du musst nicht danebensitzen: Nenne dem Bot ein geheimes Limit für die Karte, und er bietet Schritt für Schritt für dich. Siehe *Aufträge an den Bot*.

magellan-rules-auction-title = Bieten
    .revision = 1
magellan-rules-auction =
    Es beginnt, wer zuletzt eine Karte ersteigert hat; bei der allerersten Karte der Versteigerer. Dann geht es im Uhrzeigersinn reihum. Wenn du dran bist:

    - **Biete** eine ganze Zahl, höher als das letzte Gebot. Das kleinste erste Gebot ist 1, Sprünge sind erlaubt. Ein Gebot gilt, und mehr als du bezahlen kannst, kannst du nicht bieten.
    - **Passe**, und du bist bei dieser Karte draußen.

    Wer als Letzter mit einem Gebot übrig ist, bekommt die Karte. Bietet niemand, kommt sie in die Schachtel: kein Schiff, keine Aktion.

    ### Wer darf mitbieten?
    - Phase I: alle, die noch ein Schiff übrig haben (unsere Regelung: ohne freies Schiff kein Gebot). Du darfst denselben Entdecker mehrmals ersteigern.
    - Phasen II und III: nur wer ein Schiff dieses Entdeckers auf dem Feld davor hat. Pro Karte ein Schiff: Eines, das schon weitergezogen ist, zählt nicht noch einmal (unsere Regelung).
    - Bei Magellan auf Seite A und Cook auf Seite B brauchst du eine Geldkarte mehr, als du zum Bezahlen nimmst.

    Kannst nur du bieten, genügt 1. Passen darfst du trotzdem.

    Unsere Regelungen zur Eröffnung: Nach einer Karte ohne Käufer beginnt dieselbe Person noch einmal, auch über das Phasenende hinweg; kann sie nicht bieten, dann die nächste im Uhrzeigersinn, die es kann.

magellan-rules-money-title = Geld
    .revision = 2
magellan-rules-money =
    Es gibt { $money_cards } Geldkarten, je { $money_copies } mit den Werten { $money_low } bis { $money_high }. Zu Beginn hast du von jedem Wert eine: { $hand_cards } Karten, { $hand_gold } Dukaten. Deine Hand ist geheim, nur ihre Kartenzahl ist bekannt.

    Jede Karte hat zwei Zahlen: **Dukaten** zum Bezahlen und eine **Krone**: Siegpunkte, wenn du die Karte am Ende noch auf der Hand hast.
    - Dukaten 1, 2, 3: Krone { $money_crown_1 }, { $money_crown_2 }, { $money_crown_3 }
    - Dukaten 4, 5, 6: Krone { $money_crown_4 }, { $money_crown_5 }, { $money_crown_6 }
    - Dukaten 7, 8, 9: Krone { $money_crown_7 }, { $money_crown_8 }, { $money_crown_9 }

    ### Bezahlen
    Du wählst, mit welchen Karten du bezahlst. Einen Preis von 8 zahlst du zum Beispiel mit der 8 oder mit 6 und 2.
    - Hast du es nicht passend, darfst du überzahlen. Wechselgeld gibt es nicht.
    - Jede Karte muss nötig sein: 8 und 1 für einen Preis von 8 geht nicht (unsere Regelung).
    - Vor dem Spiel könnt ihr *Überzahlen erlaubt* wählen: Dann darfst du einen Preis von 8 auch mit einer 9 zahlen, wenn du es passend hast.

    ### Neue Karten
    Es gibt sie am Ende einer Phase, durch Vasco da Gama und durch Marco Polos Tausch. Sonst nie, also teil sie dir ein.

    Geht der Stapel mitten in einer Phase aus, wird der Ablagestapel neu gemischt. Reichen die Karten am Phasenende nicht, werden sie einzeln im Uhrzeigersinn ab dem Versteigerer verteilt, bis keine mehr da sind (beides unsere Regelung).

magellan-rules-columbus-title = Kolumbus
    .revision = 1
magellan-rules-columbus =
    Von allem etwas, und als Einziger bestimmt er mit, was wann drankommt. Beide Seiten des Plans sind gleich.

    - Feld I: Krone { $columbus_a_crown_1 }, Geldbeutel { $columbus_a_purse_1 } und ein **Veto**
    - Feld II: Krone { $columbus_a_crown_2 }, Geldbeutel { $columbus_a_purse_2 }
    - Feld III: Krone { $columbus_a_crown_3 }, Geldbeutel { $columbus_a_purse_3 }

    ### Das Veto
    Jede Kolumbuskarte aus Phase I gibt dir ein Veto. Du kannst es einmal einsetzen, gegen eine beliebige spätere Karte, gleich nach dem Aufdecken und vor dem ersten Gebot: Die Karte kommt unter den Stapel und ist am Ende dieser Phase wieder dran. Die nächste Karte wird aufgedeckt, und es eröffnet dieselbe Person, wenn sie kann.

    - Du brauchst für die Karte weder ein Schiff noch Geld.
    - Kolumbuskarten der Phasen II und III geben kein Veto.
    - Alle mit Veto werden gleichzeitig und geheim gefragt. Das erste Veto gilt, die anderen behalten ihres (unsere Regelung).
    - Gegen die letzte Karte einer Phase geht kein Veto: Es gibt kein Später (unsere Regelung).
    - Ein unbenutztes Veto gilt auch in den folgenden Phasen (unsere Regelung). Am Ende des Spiels ist es nichts wert.

magellan-rules-pizarro-title = Pizarro
    .revision = 1
magellan-rules-pizarro =
    Solide Punkte und etwas Geld; auf Seite B endet er mit einem Wagnis.

    ### Seite A (keine Aktionen)
    - Feld I: Krone { $pizarro_a_crown_1 }, Geldbeutel { $pizarro_a_purse_1 }
    - Feld II: Krone { $pizarro_a_crown_2 }, Geldbeutel { $pizarro_a_purse_2 }
    - Feld III: Krone { $pizarro_a_crown_3 }, Geldbeutel { $pizarro_a_purse_3 }

    ### Seite B
    - Feld I: Krone { $pizarro_b_crown_1 }, Geldbeutel { $pizarro_b_purse_1 }
    - Feld II: Krone { $pizarro_b_crown_2 }, Geldbeutel { $pizarro_b_purse_2 }
    - Feld III: Geldbeutel { $pizarro_b_purse_3 } und das **Wagnis** um bis zu { $gamble_limit } Punkte

    ### Das Wagnis
    Es kommt ganz zuletzt, wenn du gewertet wirst. Du ziehst eine Geldkarte nach der anderen und zählst ihre **Dukaten** zusammen (nicht die Kronen). Hör auf, wann du willst: Die Summe sind deine Punkte für dieses Schiff. Kommst du aber über { $gamble_limit }, bekommst du { $gamble_bust }. Die gezogenen Karten behältst du nicht.

    Wer vor dir gewertet wurde, zeigt dir, was du schlagen musst. Bei genau { $gamble_limit } hört der Bot für dich auf; ist der Stapel leer, ist ebenfalls Schluss (unsere Regelung).

magellan-rules-magellan-title = Magellan
    .revision = 1
magellan-rules-magellan =
    Kein Einkommen, aber eine Sparbüchse, die vervielfacht. Jedes Magellan-Schiff hat einen eigenen **Stapel** Geldkarten. Sooft du eine Magellankarte ersteigerst, kommt eine Geldkarte unter das Schiff, das du setzt oder ziehst, und bleibt dort bis zum Schluss.

    Bei der Wertung zählt ein Stapel die Summe der **Kronen** seiner Karten:
    - auf Feld I × { $magellan_a_multiplier_1 }
    - auf Feld II × { $magellan_a_multiplier_2 }
    - auf Feld III × { $magellan_a_multiplier_3 }

    Die Felder selbst haben keine Krone, der Geldbeutel ist { $magellan_a_purse_1 } / { $magellan_a_purse_2 } / { $magellan_a_purse_3 }.

    ### Seite A
    Die Karte kommt nach dem Bezahlen verdeckt aus deiner **Hand**. Magellan kostet also eine Karte mehr als den Preis, und du kannst nur bieten, wenn dir nach dem Bezahlen eine Karte bleibt. Die anderen sehen, wie viele Karten ein Stapel hat, aber nicht welche. (Liegt deine Hand wegen Cook offen, sehen alle, welche Karte es ist. Unsere Regelung.)

    ### Seite B
    Die Karte kommt offen aus deiner **Bezahlung**; der Rest wird abgelegt. Bezahlst du mit einer einzigen Karte, kommt genau diese unter das Schiff.

    Hast du mehrere Magellan-Schiffe auf dem Feld davor, wählst du, welches weiterzieht und die Karte bekommt (unsere Regelung).

magellan-rules-marco_polo-title = Marco Polo
    .revision = 1
magellan-rules-marco_polo =
    Der Mann fürs Geld: kaum Punkte, aber die vollsten Geldbeutel.

    ### Seite A
    - Feld I: Krone { $marco_polo_a_crown_1 }, Geldbeutel { $marco_polo_a_purse_1 } und der **Tausch**
    - Feld II: Krone { $marco_polo_a_crown_2 }, Geldbeutel { $marco_polo_a_purse_2 } und der **Tausch**
    - Feld III: Krone { $marco_polo_a_crown_3 }, Geldbeutel { $marco_polo_a_purse_3 }

    ### Seite B (keine Aktionen)
    - Feld I: Krone { $marco_polo_b_crown_1 }, Geldbeutel { $marco_polo_b_purse_1 }
    - Feld II: Krone { $marco_polo_b_crown_2 }, Geldbeutel { $marco_polo_b_purse_2 }
    - Feld III: Krone { $marco_polo_b_crown_3 }, Geldbeutel { $marco_polo_b_purse_3 }

    ### Der Tausch (Seite A)
    Getauscht wird am Ende der Phasen I und II, wenn das neue Geld verteilt ist. Für jedes deiner Marco-Polo-Schiffe auf dem Feld dieser Phase darfst du bis zu { $exchange_cards } Handkarten offen ablegen und ebenso viele vom Stapel ziehen. Mit mehreren Schiffen tauschst du nacheinander, kannst also auch frisch gezogene Karten wieder weggeben.

    Schiffe, die auf einem früheren Feld geblieben sind, tauschen nicht (unsere Regelung). Tauschen mehrere, geschieht das gleichzeitig oder, wenn die Karten knapp sind, im Uhrzeigersinn ab dem Versteigerer (unsere Regelung).

magellan-rules-vasco-title = Vasco da Gama
    .revision = 1
magellan-rules-vasco =
    Geld auf der Stelle, mitten in der Phase, wenn sonst niemand welches bekommt.

    ### Seite A
    Du ziehst Karten vom Stapel, sobald du die Karte ersteigert hast.
    - Feld I: { $vasco_a_draw_1 } ziehen, Krone { $vasco_a_crown_1 }, Geldbeutel { $vasco_a_purse_1 }
    - Feld II: { $vasco_a_draw_2 } ziehen, Krone { $vasco_a_crown_2 }, Geldbeutel { $vasco_a_purse_2 }
    - Feld III: { $vasco_a_draw_3 } ziehen, Krone { $vasco_a_crown_3 }, Geldbeutel { $vasco_a_purse_3 }

    ### Seite B
    Jedes Feld hat zwei Teile, und du wählst jedes Mal neu.
    - **Links:** Du ziehst sofort { $vasco_b_left_draw_1 } / { $vasco_b_left_draw_2 } / { $vasco_b_left_draw_3 } Karten auf Feld I / II / III; Krone { $vasco_b_left_crown_1 } / { $vasco_b_left_crown_2 } / { $vasco_b_left_crown_3 }.
    - **Rechts:** keine Karten, dafür eine Krone von { $vasco_b_right_crown_1 } / { $vasco_b_right_crown_2 } / { $vasco_b_right_crown_3 }, wenn das Schiff am Ende des Spiels noch dort steht.
    - Geldbeutel auf beiden Teilen: { $vasco_b_purse_1 } / { $vasco_b_purse_2 } / { $vasco_b_purse_3 }.

    In jedem Teil ist Platz für beliebig viele Schiffe. Stehen deine Schiffe in beiden Teilen, wählst du, welches weiterzieht; eines, das einen rechten Teil verlässt, gibt dessen Krone auf (unsere Regelung).

    Liegt deine Hand wegen Cook offen, legst du auch die gezogenen Karten offen aus.

magellan-rules-cook-title = Cook
    .revision = 1
magellan-rules-cook =
    Die meisten Punkte auf dem Plan und gar kein Geld. Aber er hat seinen Preis.

    ### Seite A: offene Hand
    - Krone { $cook_a_crown_1 } / { $cook_a_crown_2 } / { $cook_a_crown_3 } auf Feld I / II / III, Geldbeutel { $cook_a_purse_1 } / { $cook_a_purse_2 } / { $cook_a_purse_3 }
    - Nach dem Bezahlen legst du deine übrigen Geldkarten bis zum Ende der Phase offen aus. Alle sehen genau, wie hoch du noch gehen kannst. Auch Karten, die du in derselben Phase mit Vasco da Gama ziehst, legst du offen dazu.
    - Bevor das neue Geld verteilt wird, nimmst du deine Karten wieder auf die Hand.
    - Bleibt dir nach dem Bezahlen keine Karte, gibt es nichts zu zeigen.

    ### Seite B: Kartenverlust
    - Krone { $cook_b_crown_1 } / { $cook_b_crown_2 } / { $cook_b_crown_3 } auf Feld I / II / III, Geldbeutel { $cook_b_purse_1 } / { $cook_b_purse_2 } / { $cook_b_purse_3 }
    - Nach dem Bezahlen zieht dein linker Nachbar blind eine Karte aus deiner Hand; sie kommt offen auf den Ablagestapel. Der Bot macht das zufällig, niemand muss warten (unsere Regelung).
    - Du kannst also nur bieten, wenn dir nach dem Bezahlen mindestens eine Karte bleibt.

magellan-rules-phases-title = Das Ende einer Phase
    .revision = 2
magellan-rules-phases =
    Ist die letzte Entdeckerkarte einer Phase erledigt, macht der Bot den Rest, und zwar so:

    - Offene Hände (Cook, Seite A) werden wieder aufgenommen.
    - Nach Phase I: Schiffe, die du nicht gesetzt hast, kommen aus dem Spiel.
    - Ablagestapel und verdeckter Stapel werden zusammen gemischt, auch nach Phase III (das ist unsere Regelung).
    - **Alle** bekommen Geldkarten: { $base_cards_1 } nach Phase I, { $base_cards_2 } nach Phase II, { $base_cards_3 } nach Phase III (das letzte ist unsere Regelung).
    - **Geldbeutel:** Jedes Schiff auf dem Feld der Phase, die gerade endet, bringt so viele Karten zusätzlich, wie sein Geldbeutel zeigt. Schiffe, die auf einem früheren Feld geblieben sind, bringen keine mehr.
    - Nach den Phasen I und II: Marco Polos **Tausch** (Seite A).

    Am Ende von Phase II zählen zum Beispiel nur Schiffe auf den Feldern II. Ein Schiff auf Feld I behält seine Krone, aber sein Geldbeutel ist zu.

    Dann beginnt die nächste Phase mit ihren eigenen Entdeckerkarten:
    - Phase I: { $cards_per_phase_1 } Karten, { $cards_per_explorer_1 } von jedem Entdecker
    - Phase II: { $cards_per_phase_2 } Karten, { $cards_per_explorer_2 } von jedem
    - Phase III: { $cards_per_phase_3 } Karten, { $cards_per_explorer_3 } von jedem

    Nach Phase III gibt es noch einmal Karten aus den Geldbeuteln, dann wird gewertet. Auch diese letzten Karten zählen mit ihren Kronen.

magellan-rules-scoring-title = Die Wertung
    .revision = 1
magellan-rules-scoring =
    Gewertet wird nur einmal, nach Phase III. Deine Siegpunkte:

    - **Schiffe:** für jedes Schiff die Krone des Feldes, auf dem es steht. Egal, wann es stehen geblieben ist: Es zählt nur, wo es jetzt steht.
    - **Magellan:** für jeden Stapel die Summe der Kronen seiner Karten, mal { $magellan_a_multiplier_1 }, { $magellan_a_multiplier_2 } oder { $magellan_a_multiplier_3 } auf Feld I, II oder III.
    - **Hand:** die Kronen aller Geldkarten, die du noch hast. Dukaten zählen jetzt nichts mehr.
    - **Pizarros Wagnis** (nur Seite B, Feld III): bis zu { $gamble_limit } Punkte.

    Zuerst wird gewertet, wer die letzte verkaufte Karte ersteigert hat, dann geht es im Uhrzeigersinn weiter. Wurde gar nichts verkauft, beginnt der Versteigerer (unsere Regelung). Die Reihenfolge ist nur für das Wagnis wichtig: Wer spät drankommt, weiß, was zu schlagen ist.

    Hände und geheime Stapel bleiben geheim, bis ihr Besitzer gewertet wird.

    Die meisten Punkte gewinnen. Wer gleich viele hat, teilt sich den Platz (unsere Regelung).

    Einige Werte stehen nur auf den Plänen des Originalspiels. Wo wir keine Quelle dafür hatten, haben wir sie nachgebildet.

magellan-rules-orders-title = Aufträge an den Bot
    .revision = 3
magellan-rules-orders =
    Damit eine Versteigerung nicht Tage dauert, kannst du dem Bot vorher sagen, was er tun soll. Alle Aufträge sind geheim; die anderen sehen nur die Gebote.

    - **Limit** für die aktuelle Karte: Bist du dran, bietet der Bot eins mehr als das höchste Gebot, solange dein Limit reicht, und passt danach. 0 heißt passen. Ändern oder löschen kannst du es, bis es aufgebraucht ist; zurücknehmen wie einen Zug nicht (unsere Regelung). Bei gleichen Limits gewinnt, wer den Betrag zuerst nennt, genau wie von Hand. Hast du ein Veto, heißt ein Limit zugleich: kein Veto gegen diese Karte.
    - **Dauerauftrag** für einen Entdecker oder für alle: ein Limit für jede Karte in dieser Phase. Für einen Entdecker endet er, sobald du eine seiner Karten ersteigerst, spätestens mit der Phase. 0 heißt: nie fragen. Ein Limit im Dauerauftrag geht bis { $highest_order } (unsere Regelung); der Bot bietet nie mehr, als du bezahlen kannst.
    - **Dauerauftrag fürs Veto:** fragen, verzichten oder das Veto einlegen, sobald eine Karte dieses Entdeckers kommt. Aufträge, es einzulegen, enden mit deinem letzten Veto (unsere Regelung). Treffen sich zwei solche Aufträge, gilt der, der im Uhrzeigersinn ab der Eröffnung zuerst kommt.
    - **Keine Veto-Fragen mehr:** gilt für alle Entdecker, bis du anders wählst; auch dann, wenn du die Zeit für ein Veto verstreichen lässt; wie lang sie ist, wählt ihr vor dem Spiel.
    - **Bei nur einer Möglichkeit selbst spielen:** Hast du nur eine erlaubte Wahl, antwortet der Bot sofort. Das spart Zeit, aber aus dem Tempo lässt sich etwas erraten. Darum ist es aus, bis du es einschaltest.
    - **Auftrag fürs Wagnis:** ziehen, bis du mindestens die genannte Summe hast.

    Ein Gebot kannst du nicht zurücknehmen, auch keines, das der Bot für dich abgegeben hat.

magellan-rules-pictures-title = Die Bilder
    .revision = 1
magellan-rules-pictures =
    ### Auf dem Spielplan
    Jeder Entdecker hat eine Reihe, daneben die Seite seines Plans (**A** oder **B**). Die Schiffe segeln von links auf die Felder **I**, **II** und **III**; die laufende Phase ist golden.
    - { SIGN("purse") }**Geldbeutel:** zusätzliche Geldkarten am Ende der Phase. { SIGN("crown") }**Krone:** Punkte am Ende des Spiels; × vervielfacht die Kronen eines Stapels, ≤ ist das Höchste, was ein Wagnis bringt.
    - **L und R:** die beiden Teile eines Feldes. { SIGN("draw_card") }Karte mit Plus: sofort Geldkarten
    - **Ein Zeichen an der Ecke** ist die Aktion des Feldes. { SIGN("veto") }**V**: ein Veto. { SIGN("tuck_hand") }Zwei Karten: eine Karte unterschieben, bei dunklem Stapel aus der Hand, bei hellem aus der Bezahlung. { SIGN("exchange") }Zwei Pfeile: Tausch. { SIGN("open_hand") }Auge: offene Hand. { SIGN("lost_card") }Durchgestrichene Karte: eine Karte verlieren. { SIGN("gamble") }Würfel: das Wagnis
    - **Kleine Karten neben dem Porträt:** mit Stern kommen sie in dieser Phase noch; mit Pfeil hat sie ein Veto ans Ende der Phase gelegt; blasse sind weg.
    - **Kreise:** Platz für Schiffe. **Unter einem Schiff:** sein Stapel, die Zahl der Karten oder, wenn er offen liegt, der Kronen. **Roter Ring:** das Schiff des letzten Verkaufs
    - **Roter Rahmen:** der Entdecker, der versteigert wird. Goldene Kreise: Dorthin fährt, wer gewinnt.

    ### Rechts oben
    Die angebotene Karte, das höchste Gebot und das Siegel dessen, der es hält. Nach dem roten Pfeil: was das Feld bringt; mit Plus, wie viel mehr als das Feld, das das Schiff verlässt.

    ### Die Spieler
    - { SIGN("crown") }Krone: Punkte bisher. { SIGN("money_cards") }Karte: Geldkarten auf der Hand. { SIGN("ship_to_place") }Schiff: in Phase I noch nicht eingesetzte Schiffe. { SIGN("veto") }V: unbenutzte Vetos
    - { SIGN("purse") }Geldbeutel mit Zahl: das Gebot. Leerer Geldbeutel: kann noch bieten. Strich: kann für diese Karte nicht bieten
    - Pfeil und goldener Rand: wird gefragt. { SIGN("auctioneer") }Hammer: Versteigerer. { SIGN("gear") }Zahnrad: ein Computerspieler. { SIGN("open_hand") }Auge: Karten, die offen liegen

    ### Unten
    { SIGN("money_stack") }Dunkle Karten: der Geldstapel. { SIGN("discard_pile") }Helle Karten: die Ablage. Dann der letzte Verkauf mit den Karten, die dafür bezahlt wurden; nach dem roten Pfeil die Karten, die durch ein Veto erst am Ende der Phase drankommen.

magellan-rules-tips-title = Tipps
    .revision = 1
magellan-rules-tips =
    - **Bezahle mit hohen Karten, behalte die kleinen.** Mit einer { $money_low } kaufst du fast nichts, aber auf der Hand ist sie { $money_crown_1 } Punkte wert, eine { $money_high } nur { $money_crown_9 }.
    - **Phase I stellt die Weichen.** Wer bei einem Entdecker kein Schiff hat, bietet nie wieder um ihn mit. Wer dort allein ist, kauft die weiteren Schritte für 1.
    - **Schau, wer noch mitkann.** Schiffe und Kartenzahlen sind offen. Mit zwei Karten bietet niemand mehr als zweimal { $money_high }.
    - **Erst Geld, dann Punkte.** Marco Polo und Vasco da Gama füllen die Kasse für später, Cook und Magellan kosten nur. Du brauchst von beidem etwas.
    - **Magellan liebt kleine Karten:** Sie kaufen wenig und haben die größten Kronen. Leg am besten eine Karte mit Krone { $money_crown_1 } unter, und zieh mit dem Stapel weiter, der die meisten Kronen hat.
    - **Cook auf Seite A** tut spät in einer Phase weniger weh: Dann gibt es nicht mehr viele Versteigerungen, in denen dir die anderen in die Karten schauen.
    - **Ein Veto** hebt eine Karte auf, bis den anderen das Geld ausgeht oder Vasco da Gama deine Hand gefüllt hat.
    - **Das Wagnis:** Solange nur die zwei höchsten Werte zu viel wären, lohnt sich Ziehen meistens. Wären es drei oder mehr, hör auf, außer du brauchst mehr für den Sieg.
    - **Halte etwas zurück.** Jede Phase endet mit neuem Geld, aber nur mit wenig. Wer keine Karten hat, sieht den letzten Versteigerungen vom Ufer aus zu.

## In den Bildern: kurz, sie stehen in Kästen

magellan-picture-title = Magellan
magellan-picture-auction = Auktion { $number } von { $count }
magellan-picture-phase-end = Ende von Phase { $phase }
magellan-picture-scoring = Wertung
magellan-picture-high = Höchstgebot
magellan-picture-no-bid = Noch kein Gebot
magellan-picture-sold = Verkauft für
magellan-picture-veto = Veto möglich
magellan-picture-exchange = Kartentausch
magellan-picture-gamble = Wagnis
magellan-picture-exchange-how = neue Karten für alte
magellan-picture-gamble-how = über { $limit } zählt nichts
magellan-picture-payment = Gewählt
magellan-picture-suggested = Vorschlag
magellan-picture-pass = passt
magellan-picture-unsold = unverkauft
magellan-picture-last-sale = Zuletzt
magellan-picture-part-left = L
magellan-picture-part-right = R
magellan-picture-turn-veto = Veto?
magellan-picture-turn-bidding = bieten oder passen
magellan-picture-turn-payment = Bezahlung wählen
magellan-picture-turn-pile = Schiff wählen
magellan-picture-turn-tuck = Karte unterschieben
magellan-picture-turn-part = links oder rechts
magellan-picture-turn-exchange = Karten tauschen
magellan-picture-turn-gamble = ziehen oder aufhören
magellan-picture-explorer-columbus = Kolumbus
magellan-picture-explorer-pizarro = Pizarro
magellan-picture-explorer-magellan = Magellan
magellan-picture-explorer-marco_polo = Marco Polo
magellan-picture-explorer-vasco = da Gama
magellan-picture-explorer-cook = Cook
magellan-picture-effect-none = keine weitere Wirkung
magellan-picture-effect-veto = bringt ein Veto
magellan-picture-effect-tuck-hand = Handkarte unterschieben
magellan-picture-effect-tuck-bid = Zahlkarte unterschieben
magellan-picture-effect-exchange = Tausch am Phasenende
magellan-picture-effect-open-hand = Hand wird offen ausgelegt
magellan-picture-effect-neighbour-draw = zufälliger Kartenverlust
magellan-picture-effect-gamble = Wagnis am Ende
magellan-picture-effect-draw = { $count ->
        [one] zieht sofort { $count } Karte
       *[other] zieht sofort { $count } Karten
    }
magellan-picture-effect-part = Karten oder Krone: Wahl
magellan-picture-ducats = Dukaten
magellan-picture-crowns = Kronen
magellan-picture-cards = Karten
magellan-picture-your-max = Bezahlbar
magellan-picture-your-limit = Dein Limit
magellan-picture-to-pay = Zu zahlen
magellan-picture-projected = wäre jetzt Schluss
magellan-picture-final = Endstand
magellan-picture-no-ships = Noch kein Schiff auf See
magellan-picture-orders = Aufträge
magellan-picture-no-orders = keine
magellan-picture-order-never = nie
magellan-picture-auto-forced = Automatik an
magellan-picture-gamble-until = ziehen bis { $points }

## Slash-Befehle: Namen und Beschreibungen

magellan-blurb-command = Deine Züge in einer Partie Magellan
magellan-move-bid = bieten
magellan-move-bid-about = Für die aufgedeckte Entdeckerkarte bieten
magellan-move-pass = passen
magellan-move-pass-about = Passen: Bei dieser Karte bist du draußen
magellan-move-limit = limit
magellan-move-limit-about = Geheim: Der Bot bietet bei dieser Karte für dich, bis zu deinem Limit
magellan-move-clear_limit = limit_löschen
magellan-move-clear_limit-about = Geheim: doch kein Limit, frag mich, wenn ich dran bin
magellan-move-veto = veto
magellan-move-veto-about = Kolumbus: ein Veto einlegen, die Karte kommt am Ende der Phase wieder
magellan-move-decline_veto = kein_veto
magellan-move-decline_veto-about = Geheim: kein Veto gegen diese Karte
magellan-move-order = dauerauftrag
magellan-move-order-about = Geheim: was der Bot für dich tut, wenn ein Entdecker in dieser Phase drankommt
magellan-move-auto_forced = automatik
magellan-move-auto_forced-about = Geheim: Der Bot antwortet für dich, wo du nur eine erlaubte Wahl hast
magellan-move-pay = bezahlen
magellan-move-pay-about = Geldkarten für den ersteigerten Entdecker wählen
magellan-move-pile = stapel
magellan-move-pile-about = Magellan: wählen, welches deiner Schiffe mit seinem Stapel weiterzieht
magellan-move-tuck = unterschieben
magellan-move-tuck-about = Magellan: die Geldkarte wählen, die unter dein Schiff kommt
magellan-move-part = teil
magellan-move-part-about = Vasco da Gama, Seite B: links (Karten) oder rechts (Punkte) wählen
magellan-move-exchange = tauschen
magellan-move-exchange-about = Marco Polo, Seite A: Karten ablegen und neue ziehen
magellan-move-draw = ziehen
magellan-move-draw-about = Pizarros Wagnis: noch eine Karte ziehen
magellan-move-stop = aufhören
magellan-move-stop-about = Pizarros Wagnis: aufhören und die Punkte nehmen
magellan-move-gamble_until = ziehen_bis
magellan-move-gamble_until-about = Pizarros Wagnis: Der Bot zieht, bis du mindestens diese Summe hast
magellan-move-clear_until = ziehen_bis_löschen
magellan-move-clear_until-about = Geheim: doch kein Auftrag fürs Wagnis, frag mich Karte für Karte

magellan-field-amount = betrag
magellan-field-amount-about = Wie viele Dukaten (beim Wagnis: wie viele Punkte)
magellan-field-rest = dauer
magellan-field-rest-about = Nur bei dieser Karte, oder ab jetzt keine Veto-Fragen mehr
magellan-field-explorer = entdecker
magellan-field-explorer-about = Für welchen Entdecker der Auftrag gilt
magellan-field-what = auftrag
magellan-field-what-about = Was der Bot tun soll, wenn dieser Entdecker drankommt
magellan-field-switch = schalter
magellan-field-switch-about = An oder aus
magellan-field-cards = karten
magellan-field-cards-about = Deine Geldkarten nach Wert, zum Beispiel: 9 4
magellan-field-ship = schiff
magellan-field-ship-about = Welches Schiff weiterzieht
magellan-field-card = karte
magellan-field-card-about = Welche Geldkarte
magellan-field-source = von
magellan-field-source-about = Der Teil des Feldes, den dein Schiff verlässt
magellan-field-part = nach
magellan-field-part-about = Der Teil des Feldes, auf den dein Schiff zieht

## Knöpfe: die Arten von Zügen

magellan-kind-bid = { SIGN("purse") }Gebot
magellan-kind-pass = Passen
magellan-kind-limit = Limit
magellan-kind-clear_limit = Mein Limit löschen
magellan-kind-veto = { SIGN("veto") }Veto!
magellan-kind-decline_veto = Kein Veto
magellan-kind-order = Dauerauftrag …
magellan-kind-auto_forced = Bei nur einer Möglichkeit selbst spielen
magellan-kind-pay = { SIGN("money_cards") }Bezahlen
magellan-kind-pile = { SIGN("ship_to_place") }Schiff wählen
magellan-kind-tuck = { SIGN("tuck_hand") }Karte wählen
magellan-kind-part = Teil wählen
magellan-kind-exchange = { SIGN("exchange") }Karten tauschen
magellan-kind-draw = { SIGN("draw_card") }Karte ziehen
magellan-kind-stop = Aufhören
magellan-kind-gamble_until = { SIGN("gamble") }Ziehen bis
magellan-kind-clear_until = Wagnis-Auftrag löschen

## Fragen

magellan-ask-aside = Du bist nicht dran, kannst aber Aufträge geben.
magellan-ask-veto = { $explorer } { $phase }: Legst du ein Veto ein?
magellan-ask-bidding = { $explorer } { $phase }: bieten oder passen?
magellan-ask-payment = Du hast { $explorer } { $phase } ersteigert. Jetzt wird bezahlt!
magellan-ask-pile = { $explorer } { $phase }: Welches Schiff zieht weiter?
magellan-ask-tuck = { $explorer } { $phase }: Eine Karte kommt unter dein Schiff.
magellan-ask-part = { $explorer } { $phase }: jetzt Karten oder später Punkte?
magellan-ask-exchange = Ende von Phase { $phase }: Tauschst du Karten?
magellan-ask-gamble = Dein Wagnis steht bei { $sum }. Über { $limit } ist alles verloren.
magellan-amount-ducats = { $amount ->
        [one] { $amount } Dukat
       *[other] { $amount } Dukaten
    }
magellan-ask-bid-amount = Dein Gebot für { $explorer }
magellan-ask-limit-amount = Dein Limit für { $explorer }
magellan-ask-rest = Kein Veto: nur dieses Mal oder ab jetzt immer?
magellan-ask-order = Für welchen Entdecker gilt der Auftrag?
magellan-ask-order-what = { $explorer }: Was soll der Bot tun?
magellan-ask-order-amount = Limit pro Karte: { $explorer }
magellan-ask-auto-forced = Soll der Bot antworten, wo du nur eine erlaubte Wahl hast?
magellan-ask-pay-cards = Bezahle { $price }: mit welchen Karten?
magellan-ask-pile-ship = Welches Schiff zieht weiter und bekommt die Karte?
magellan-ask-tuck-card = Welche Karte kommt unter dein Schiff?
magellan-ask-part-source = Welches Schiff verlässt Feld { $field }?
magellan-ask-part-part = Linker oder rechter Teil von Feld { $field }?
magellan-ask-exchange-cards = { $most ->
        [one] Höchstens { $most } Karte ablegen und eine neue ziehen
       *[other] Bis zu { $most } Karten ablegen und ebenso viele ziehen
    }
magellan-amount-points = { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
magellan-ask-until-amount = Ziehen bis mindestens … (höchstens { $limit })

magellan-about-price = { $rule ->
        [free] Der Preis ist { $price }. Wechselgeld gibt es nicht.
        [exact] Der Preis ist { $price }, und du hast es passend.
       *[over] Der Preis ist { $price }. Du hast es nicht passend, also überzahlst du. Wechselgeld gibt es nicht.
    }
magellan-about-bid = { $offer } { $bids } Du kannst bis zu { $most } bezahlen.
magellan-about-bid-cost = { $count ->
        [one] { $about } Ein Gebot von { $bids } würde dich mindestens { $cost } kosten.
       *[other] { $about } Gebote von { $bids } würden dich mindestens { $cost } kosten.
    }
magellan-about-limit = { $offer } { $bids } Der Bot bietet Schritt für Schritt bis zu deinem Limit und passt dann. Du kannst bis zu { $most } bezahlen.
magellan-about-veto = { $vetoes ->
        [one] { $offer } Du hast { $vetoes } Veto. Eine Karte mit Veto kommt am Ende der Phase wieder.
       *[other] { $offer } Du hast { $vetoes } Vetos. Eine Karte mit Veto kommt am Ende der Phase wieder.
    }
magellan-about-veto-able = { $vetoes ->
        [one] { $offer } Du kannst bis zu { $most } bezahlen. Du hast { $vetoes } Veto. Eine Karte mit Veto kommt am Ende der Phase wieder.
       *[other] { $offer } Du kannst bis zu { $most } bezahlen. Du hast { $vetoes } Vetos. Eine Karte mit Veto kommt am Ende der Phase wieder.
    }
magellan-about-order = Gilt in dieser Phase für alle Karten des Entdeckers, bis du eine davon ersteigerst. 0 heißt: immer passen. Der Bot bietet nie mehr, als du bezahlen kannst.
magellan-about-until = Die Dukaten der Karten werden addiert, und mehr als { $limit } zählt nichts. Der Bot hört bei deiner Summe oder darüber auf.
magellan-about-gamble = Die Dukaten der Karten werden addiert, und mehr als { $limit } zählt nichts. Ohne das Wagnis hast du { $own }; der beste Endstand bisher ist { $best } ({ $who }).
magellan-about-gamble-first = Die Dukaten der Karten werden addiert, und mehr als { $limit } zählt nichts. Ohne das Wagnis hast du { $own }; vor dir ist noch niemand gewertet.
magellan-offer = { $explorer } { $phase }: { $brings }.
magellan-offer-crown = { $before ->
        [0] { $crown ->
            [0] keine Punkte
            [one] { $crown } Punkt
           *[other] { $crown } Punkte
        }
       *[other] { $gain ->
            [one] +{ $gain } Punkt ({ $crown } statt { $before })
           *[other] +{ $gain } Punkte ({ $crown } statt { $before })
        }
    }
magellan-offer-points = { magellan-offer-crown }, { $purse ->
        [0] kein Geldbeutel
       *[other] Geldbeutel { $purse }
    }
magellan-offer-draw = { $draw ->
        [one] sofort { $draw } Karte
       *[other] sofort { $draw } Karten
    }, { magellan-offer-crown }, { $purse ->
        [0] kein Geldbeutel
       *[other] Geldbeutel { $purse }
    }
magellan-offer-pile = ein Stapel, der × { $multiplier }{ $before ->
        [0] { "" }
       *[other] { " " }statt × { $before }
    } zählt{ $gain ->
        [0] { "" }
        [one] { " " }(+{ $gain } Punkt für das, was schon dort liegt)
       *[other] { " " }(+{ $gain } Punkte für das, was schon dort liegt)
    }, { $purse ->
        [0] kein Geldbeutel
       *[other] Geldbeutel { $purse }
    }
magellan-offer-gamble = ein Wagnis um bis zu { $limit } Punkte{ $before ->
        [0] { "" }
        [one] { " " }statt { $before } sicheren Punkts
       *[other] { " " }statt { $before } sicherer Punkte
    }, { $purse ->
        [0] kein Geldbeutel
       *[other] Geldbeutel { $purse }
    }
magellan-offer-parts = links { $draw ->
        [one] sofort { $draw } Karte
       *[other] sofort { $draw } Karten
    }{ $left_crown ->
        [0] { "" }
        [one] { " " }und { $left_crown } Punkt
       *[other] { " " }und { $left_crown } Punkte
    }, rechts { $crown ->
        [0] keine Punkte
        [one] { $crown } Punkt
       *[other] { $crown } Punkte
    }; { $purse ->
        [0] kein Geldbeutel
       *[other] Geldbeutel { $purse }
    }{ $lost ->
        [0] { "" }
        [one] ; dein Schiff gibt { $lost } Punkt auf
       *[other] ; dein Schiff gibt { $lost } Punkte auf
    }
magellan-offer-action = { $worth }; { $action }
magellan-buyer-veto = du erhältst ein Veto
magellan-buyer-tuck-hand = eine deiner Handkarten kommt unter das Schiff
magellan-buyer-tuck-bid = eine Karte deiner Bezahlung kommt unter das Schiff
magellan-buyer-exchange = am Ende der Phase darfst du Karten tauschen
magellan-buyer-open-hand = deine Hand liegt bis zum Ende der Phase offen
magellan-buyer-neighbour-draw = du verlierst eine zufällige Handkarte
magellan-bids-none = Noch kein Gebot.
magellan-bids-high = { $leader } bietet { $high }.
magellan-about-paid = Bisher gewählt: { $paid }. Es fehlen noch: { $missing }.
magellan-about-auto-forced-on = Zurzeit an. Das spart Zeit, aber aus dem Tempo lässt sich etwas erraten.
magellan-about-auto-forced-off = Zurzeit aus. Es spart Zeit, aber aus dem Tempo lässt sich etwas erraten.

magellan-option-rest-no = diese Karte
magellan-option-rest-yes = nie mehr fragen
magellan-hint-rest-no = bei der nächsten Karte warten wieder alle auf dich
magellan-hint-rest-yes = niemand wartet mehr auf dich; du kannst ein Veto nur noch vorher beauftragen, mit *Dauerauftrag …*
magellan-option-all-explorers = Alle Entdecker
magellan-option-order-limit = Bis zu einem Limit bieten
magellan-option-order-no_limit = Kein Limit, frag mich
magellan-option-order-ask_veto = Veto: frag mich
magellan-option-order-decline_veto = Veto: verzichten
magellan-option-order-use_veto = Veto: sofort einlegen
magellan-option-on = einschalten
magellan-option-off = ausschalten
magellan-option-pile = der Stapel mit { $cards }
magellan-option-part-left = linker Teil
magellan-option-part-right = rechter Teil
magellan-option-card = { $card }
magellan-option-cards = { $cards }
magellan-option-card-by-card = Karte für Karte wählen …
magellan-option-done = Das ist alles

magellan-hint-order-limit = { $limit ->
        [0] immer passen
       *[other] Limit { $limit }
    }
magellan-hint-order-decline = Veto: verzichten
magellan-hint-order-use = Veto: einlegen
magellan-hint-order-limit-decline = { $limit ->
        [0] immer passen; Veto: verzichten
       *[other] Limit { $limit }; Veto: verzichten
    }
magellan-hint-order-limit-use = { $limit ->
        [0] immer passen; Veto: einlegen
       *[other] Limit { $limit }; Veto: einlegen
    }
magellan-hint-pile = { $crowns ->
        [one] { $crowns } Krone im Stapel
       *[other] { $crowns } Kronen im Stapel
    }
magellan-hint-part = { $draw ->
        [0] keine Karten
        [one] sofort { $draw } Karte
       *[other] sofort { $draw } Karten
    }; { $crown ->
        [0] keine Punkte
        [one] { $crown } Punkt, wenn das Schiff bleibt
       *[other] { $crown } Punkte, wenn das Schiff bleibt
    }{ $left ->
        [0] { "" }
        [one] ; jetzt hat es { $left } Punkt
       *[other] ; jetzt hat es { $left } Punkte
    }
magellan-hint-source = { $crown ->
        [0] gibt keine Punkte auf
        [one] gibt { $crown } Punkt auf
       *[other] gibt { $crown } Punkte auf
    }
magellan-hint-crown = Krone { $crown }
magellan-hint-exact = { $crowns ->
        [one] passend, kostet { $crowns } Krone
       *[other] passend, kostet { $crowns } Kronen
    }
magellan-hint-overpaid = { $crowns ->
        [one] um { $over } überzahlt, kostet { $crowns } Krone
       *[other] um { $over } überzahlt, kostet { $crowns } Kronen
    }

## Wer gerade was gefragt ist: steht für alle sichtbar hinter dem Namen

magellan-asking-veto = Veto gegen { $explorer } oder nicht
magellan-asking-open = für { $explorer } bieten oder passen
magellan-asking-bidding = über { $high } für { $explorer } bieten oder passen
magellan-asking-payment = { $price } bezahlen
magellan-asking-pile = ein Schiff bei { $explorer } wählen
magellan-asking-tuck = eine Karte unter { $explorer } schieben
magellan-asking-part = links oder rechts bei { $explorer }
magellan-asking-exchange = Karten tauschen oder nicht
magellan-asking-gamble = ziehen oder aufhören
magellan-asking-over = das Spiel ist zu Ende

## Vor Teurem, das sich nicht zurücknehmen lässt

magellan-caution = Überleg es dir gut – { $reasons }.
magellan-caution-to-know = Gut zu wissen – { $reasons }.
magellan-caution-all = das kann dich alle deine { $gold } Dukaten kosten
magellan-caution-half = { $amount } ist mehr als die Hälfte deiner { $gold } Dukaten
magellan-caution-jump = du erhöhst auf einmal um { $jump }
magellan-caution-veto = dein Veto ist dann verbraucht, und { $explorer } kommt am Ende der Phase wieder
magellan-caution-overpaid = du überzahlst um { $over }, obwohl du { $price } passend hast
magellan-caution-gamble = du hast schon { $sum }, und über { $limit } ist alles verloren
magellan-caution-open_hand = mit { $explorer } liegt deine Hand bis zum Ende der Phase offen
magellan-caution-neighbour_draw = { $explorer } kostet dich zusätzlich eine zufällige Handkarte
magellan-caution-tuck_hand = mit { $explorer } kommt auch eine Handkarte unter das Schiff, wo ihre Kronen { $phase ->
        [3] { $times }-fach zählen
       *[other] weiter zählen, und mehrfach, wenn das Schiff weiterfährt
    }

## Warum etwas nicht geht

magellan-no-not-your-turn = Du bist gerade nicht an der Reihe. { $now }
magellan-no-wrong-step = Das ist in diesem Moment nicht möglich. { $now }
magellan-now-veto = { $explorer } ist aufgedeckt, und jetzt ist ein Veto möglich.
magellan-now-bidding = Jetzt wird um { $explorer } geboten.
magellan-now-settling = { $explorer } geht an { $who }, und jetzt wird abgerechnet.
magellan-now-exchange = Jetzt werden Karten getauscht.
magellan-now-gamble = { $who } spielt jetzt Pizarros Wagnis.
magellan-now-over = Das Spiel ist zu Ende.
magellan-no-not-seated = Du hast an diesem Tisch keinen Platz.
magellan-no-game-over = Das Spiel ist zu Ende.
magellan-no-no-such-choice = Diese Wahl gibt es nicht.
magellan-no-no-ship-left = Alle deine { $ships } Schiffe sind eingesetzt, du kannst nicht bieten.
magellan-no-no-ship-to-move = Du hast bei { $explorer } kein Schiff auf Feld { $field }.
magellan-no-already-passed = Du hast bei dieser Karte schon gepasst.
magellan-no-bid-too-low = Zu wenig: mindestens { $n }.
magellan-no-bid-not-affordable = { $n ->
        [0] Du hast keine Geldkarten mehr.
       *[other] Du kannst hier höchstens { $n } bezahlen.
    }
magellan-no-need-card-left = Nach dem Bezahlen muss dir noch eine Geldkarte auf der Hand bleiben.
magellan-no-order-too-high = Ein Limit im Dauerauftrag geht bis { $n }.
magellan-no-already-so = So ist es schon.
magellan-no-no-limit = Du hast für diese Karte kein Limit gesetzt.
magellan-no-no-veto = Du hast kein Veto.
magellan-no-veto-last-card = Das ist die letzte Karte der Phase, sie lässt sich nicht verschieben.
magellan-no-veto-declined = Du hast bei dieser Karte schon auf ein Veto verzichtet.
magellan-no-veto-too-late = Das Bieten hat begonnen, für ein Veto ist es zu spät.
magellan-no-cards-not-in-hand = Diese Karten hast du nicht.
magellan-no-pay-too-little = Das ergibt nur { $s }, der Preis ist { $n }.
magellan-no-pay-superfluous = Die { $v } ist für diesen Preis überflüssig.
magellan-no-pay-not-exact = Du hast { $n } passend und musst so bezahlen: Überzahlen darfst du nur, wenn keine Karten passen.
magellan-no-too-many-cards = { $k ->
        [one] Höchstens { $k } Karte.
       *[other] Höchstens { $k } Karten.
    }
magellan-no-stack-empty = Es sind keine Geldkarten mehr zum Ziehen da.
magellan-no-no-gamble = Du hast kein Schiff auf Pizarros letztem Feld.
magellan-no-gamble-range = Nenne eine Summe von 1 bis { $limit }.
magellan-no-no-gamble-order = Du hast keinen Auftrag fürs Wagnis gegeben.

## Was geschehen ist

magellan-event-begins = Alle haben { $cards } Geldkarten mit { $gold } Dukaten und { $ships } Schiffe. { $who } ist Versteigerer und eröffnet die erste Versteigerung.
    .you = Alle haben { $cards } Geldkarten mit { $gold } Dukaten und { $ships } Schiffe. Du bist Versteigerer und eröffnest die erste Versteigerung.
magellan-event-phase-begins = Phase { $phase } beginnt, mit { $cards } Entdeckerkarten.
magellan-event-revealed = { $explorer } { $phase } kommt zur Versteigerung.
magellan-event-nobody-eligible = Niemand hat ein Schiff für { $explorer }: Die Karte kommt aus dem Spiel.
magellan-event-veto = { $who } legt ein { SIGN("veto") }Veto ein: { $explorer } kommt erst am Ende der Phase dran.
    .you = Du legst ein { SIGN("veto") }Veto ein: { $explorer } kommt erst am Ende der Phase dran.
magellan-event-no-veto = Kein Veto gegen { $explorer }.
magellan-event-you-let-go = Du verzichtest auf ein Veto gegen { $explorer }.
magellan-event-you-let-all-go = Du verzichtest auf ein Veto gegen { $explorer }, und der Bot fragt dich nicht mehr, bis du diesen Auftrag änderst.
magellan-event-bid = { $who } bietet { SIGN("purse") }{ $amount }.
    .you = Du bietest { SIGN("purse") }{ $amount }.
magellan-event-pass = { $who } passt.
    .you = Du passt.
magellan-event-sold = { $who } ersteigert { $explorer } für { SIGN("purse") }{ $price }.
    .you = Du ersteigerst { $explorer } für { SIGN("purse") }{ $price }.
magellan-event-unsold = Niemand bietet für { $explorer }: Die Karte kommt aus dem Spiel.
magellan-event-paid = { $who } bezahlt mit { $cards } (Preis { $price }).
    .you = Du bezahlst mit { $cards } (Preis { $price }).
magellan-event-ship = { $who } segelt mit { $explorer } auf Feld { $field }.
    .you = Du segelst mit { $explorer } auf Feld { $field }.
magellan-event-ship-left = { $who } segelt mit { $explorer } auf Feld { $field }, linker Teil.
    .you = Du segelst mit { $explorer } auf Feld { $field }, linker Teil.
magellan-event-ship-right = { $who } segelt mit { $explorer } auf Feld { $field }, rechter Teil.
    .you = Du segelst mit { $explorer } auf Feld { $field }, rechter Teil.
magellan-event-tucked = { $who } schiebt verdeckt eine Karte unter Magellan.
    .you = Du schiebst verdeckt eine Karte unter Magellan.
magellan-event-tucked-openly = { $who } schiebt die { $card } unter Magellan.
    .you = Du schiebst die { $card } unter Magellan.
magellan-event-you-tucked = Du hast die { $card } unter Magellan geschoben.
magellan-event-drew = { $count ->
        [one] { $who } zieht { $count } Karte.
       *[other] { $who } zieht { $count } Karten.
    }
    .you = { $count ->
            [one] Du ziehst { $count } Karte.
           *[other] Du ziehst { $count } Karten.
        }
magellan-event-drew-openly = { $who } zieht offen: { $cards }.
    .you = Du ziehst offen: { $cards }.
magellan-event-drew-nothing = { $who } kann nichts ziehen: Es sind keine Geldkarten mehr da.
    .you = Du kannst nichts ziehen: Es sind keine Geldkarten mehr da.
magellan-event-you-drew = Wert der Karten, die du ziehst: { $cards }.
magellan-event-reshuffled = { $cards ->
        [one] Der Stapel war leer: Der Ablagestapel ({ $cards } Karte) wird zum neuen Stapel.
       *[other] Der Stapel war leer: Der Ablagestapel ({ $cards } Karten) wird gemischt und zum neuen Stapel.
    }
magellan-event-veto-gained = { $who } erhält ein Veto.
    .you = Du erhältst ein Veto.
magellan-event-hand-open = { $who } spielt bis zum Ende der Phase mit offener Hand: { $cards }.
    .you = Du spielst bis zum Ende der Phase mit offener Hand: { $cards }.
magellan-event-hand-closed = { $who } nimmt die offenen Karten wieder auf die Hand.
    .you = Du nimmst die offenen Karten wieder auf die Hand.
magellan-event-card-lost = { $who } verliert die { $card }, blind gezogen von { $neighbour }.
    .you = Du verlierst die { $card }, blind gezogen von { $neighbour }.
    .you-neighbour = { $who } verliert die { $card }, blind gezogen von dir.
magellan-event-phase-ends = Phase { $phase } ist zu Ende.
magellan-event-dealt = { $count ->
        [one] { $who } bekommt { $count } neue Geldkarte.
       *[other] { $who } bekommt { $count } neue Geldkarten.
    }
    .you = { $count ->
            [one] Du bekommst { $count } neue Geldkarte.
           *[other] Du bekommst { $count } neue Geldkarten.
        }
magellan-event-you-were-dealt = Wert deiner neuen Karten: { $cards }.
magellan-event-exchanged = { $who } tauscht { $cards } ein.
    .you = Du tauschst { $cards } ein.
magellan-event-exchanged-nothing = { $who } tauscht nichts.
    .you = Du tauschst nichts.
magellan-event-gamble-begins = { $points ->
        [one] { $who } hat { $points } Punkt und beginnt Pizarros Wagnis.
       *[other] { $who } hat { $points } Punkte und beginnt Pizarros Wagnis.
    }
    .you = { $points ->
            [one] Du hast { $points } Punkt und beginnst Pizarros Wagnis.
           *[other] Du hast { $points } Punkte und beginnst Pizarros Wagnis.
        }
magellan-event-gamble-card = { $who } zieht eine { $card }: zusammen { $sum }.
    .you = Du ziehst eine { $card }: zusammen { $sum }.
magellan-event-gamble-won = { $points ->
        [one] { $who } hört auf und bekommt { $points } Punkt für Pizarro.
       *[other] { $who } hört auf und bekommt { $points } Punkte für Pizarro.
    }
    .you = { $points ->
            [one] Du hörst auf und bekommst { $points } Punkt für Pizarro.
           *[other] Du hörst auf und bekommst { $points } Punkte für Pizarro.
        }
magellan-event-gamble-bust = { $points ->
        [one] { $who } hat zu viel gezogen und bekommt { $points } Punkt für Pizarro.
       *[other] { $who } hat zu viel gezogen und bekommt { $points } Punkte für Pizarro.
    }
    .you = { $points ->
            [one] Du hast zu viel gezogen und bekommst { $points } Punkt für Pizarro.
           *[other] Du hast zu viel gezogen und bekommst { $points } Punkte für Pizarro.
        }
magellan-event-scored = { $points ->
        [one] { $who } wird gewertet: { $points } Punkt.
       *[other] { $who } wird gewertet: { $points } Punkte.
    }
    .you = { $points ->
            [one] Du wirst gewertet: { $points } Punkt.
           *[other] Du wirst gewertet: { $points } Punkte.
        }
magellan-event-over = Das Spiel ist zu Ende. Sieg mit { $points } Punkten: { $winners }!
    .you-winners = Das Spiel ist zu Ende. Sieg mit { $points } Punkten: { $winners }!
magellan-event-you-chose-pile = Das Schiff mit dem Stapel { $cards } zieht weiter.
magellan-event-limit-unpayable = Bei { $explorer } habe ich vor deinem Limit von { $limit } aufgehört: Du kannst höchstens { $most } bezahlen.
magellan-event-veto-last-card = Dein Veto gegen { $explorer } konnte ich nicht einlegen: Gegen die letzte Karte einer Phase gibt es keins.
magellan-event-veto-order-lapsed = Dein Auftrag, gegen { $explorer } ein Veto einzulegen, ist verfallen: Dein letztes Veto ist verbraucht.
magellan-event-you-limit = { $amount ->
        [0] Notiert: Bei dieser Karte ({ $explorer }) passt du.
       *[other] Notiert: bei dieser Karte ({ $explorer }) bis zu { $amount }.
    }
magellan-event-you-clear-limit = Dein Limit für diese Karte ({ $explorer }) ist gelöscht.
magellan-event-you-order-limit = { $amount ->
        [0] { $explorer }: In dieser Phase passt du bei jeder Karte.
       *[other] { $explorer }: in dieser Phase bis zu { $amount } pro Karte.
    }
magellan-event-you-order-no_limit = { $explorer }: kein Limit, du wirst gefragt.
magellan-event-you-order-ask_veto = { $explorer }: Du wirst nach einem Veto gefragt.
magellan-event-you-order-decline_veto = { $explorer }: in dieser Phase kein Veto und keine Frage danach.
magellan-event-you-order-use_veto = { $explorer }: Dein Veto wird eingelegt, sobald die Karte kommt.
magellan-event-you-auto-forced-on = Ab jetzt antwortet der Bot, wo du nur eine erlaubte Wahl hast. Aus dem Tempo lässt sich etwas erraten.
magellan-event-you-auto-forced-off = Ab jetzt wirst du auch gefragt, wo du nur eine erlaubte Wahl hast.
magellan-event-you-gamble-until = Notiert: Bei Pizarros Wagnis zieht der Bot, bis du mindestens { $amount } hast.
magellan-event-you-clear-until = Dein Auftrag für Pizarros Wagnis ist gelöscht.

## Woher Punkte kommen

magellan-score-columbus = { magellan-explorer-columbus }
magellan-score-pizarro = { magellan-explorer-pizarro }
magellan-score-magellan = { magellan-explorer-magellan }
magellan-score-marco_polo = { magellan-explorer-marco_polo }
magellan-score-vasco = { magellan-explorer-vasco }
magellan-score-cook = { magellan-explorer-cook }
magellan-score-hand = { SIGN("money_cards") }Handkarten
magellan-score-gamble = { SIGN("gamble") }Wagnis

## Der Spielplan in Worten: Bildbeschreibung, und für alle, die keine Bilder sehen. Knapp: 1024 Zeichen sind die Grenze

magellan-board-phase = Phase { $phase }, Versteigerung { $number } von { $count }.
magellan-board-phase-end = Ende von Phase { $phase }.
magellan-board-scoring = Die Wertung.
magellan-board-over = Das Spiel ist zu Ende.
magellan-board-offer = Im Angebot: { $explorer } { $field }{ $left ->
        [0] { "" }
       *[other] { " " }(das Schiff verlässt Krone { $left })
    }: { $gives }.
magellan-board-high = { $who } führt mit { $high }.
magellan-board-no-bid = Noch kein Gebot.
magellan-board-still-in = Noch dabei: { $who }.
magellan-board-gamble = Pizarros Wagnis: { $cards }, Summe { $sum }.
magellan-board-asked = { $who }: { $what }
magellan-board-player = { $who }: { $cards ->
        [0] keine Karten
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }{ $ships ->
        [0] { "" }
        [one] , noch { $ships } Schiff
       *[other] , noch { $ships } Schiffe
    }{ $vetoes ->
        [0] { "" }
        [one] , { $vetoes } Veto
       *[other] , { $vetoes } Vetos
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
magellan-board-auctioneer = Versteigerer: { $who }.
magellan-board-passed = { $who } hat gepasst.
magellan-board-bid = { $who } hat { $bid } geboten.
magellan-board-open-hand = Offene Hand von { $who }: { $cards }.
magellan-board-total = { $total ->
        [one] { $who } hat am Ende { $total } Punkt.
       *[other] { $who } hat am Ende { $total } Punkte.
    }
magellan-board-row = { $explorer } { $side } (noch { $cards }): { $ships }.
magellan-board-row-empty = { $explorer } { $side } (noch { $cards }): keine Schiffe.
magellan-board-ship = { $who } { $field }
magellan-board-ship-left = { $who } { $field } links
magellan-board-ship-right = { $who } { $field } rechts
magellan-board-ship-pile = { $who } { $field } (Stapel: { $cards })
magellan-board-ship-partly = { $who } { $field } (Stapel aus { $size }, bekannt: { $cards })
magellan-board-ship-secret = { $who } { $field } (Stapel aus { $size })
magellan-board-bottom = Ans Ende der Phase verschoben: { $explorers }.
magellan-board-money = Geldkarten: { $stack } im Stapel, { $discards } abgelegt.
magellan-board-sold = Zuletzt verkauft: { $explorer } { $phase } an { $who } für { $price }, bezahlt mit { $cards }.
magellan-board-sold-unpaid = Verkauft: { $explorer } { $phase } an { $who } für { $price }.
magellan-board-unsold = Letzte Karte: { $explorer } { $phase }, unverkauft.

magellan-gives = { SIGN("crown") }Krone { $crown }, { SIGN("purse") }Geldbeutel { $purse }
magellan-gives-pile = Stapel × { $multiplier }, { SIGN("purse") }Geldbeutel { $purse }
magellan-gives-gamble = ein Wagnis um bis zu { $limit } Punkte, { SIGN("purse") }Geldbeutel { $purse }
magellan-gives-draw = { $draw ->
        [one] sofort { $draw } Karte, { SIGN("crown") }Krone { $crown }, { SIGN("purse") }Geldbeutel { $purse }
       *[other] sofort { $draw } Karten, { SIGN("crown") }Krone { $crown }, { SIGN("purse") }Geldbeutel { $purse }
    }
magellan-gives-left = { $draw ->
        [0] links (keine Karten, { SIGN("crown") }Krone { $crown }, { SIGN("purse") }Geldbeutel { $purse })
        [one] links (sofort { $draw } Karte, { SIGN("crown") }Krone { $crown }, { SIGN("purse") }Geldbeutel { $purse })
       *[other] links (sofort { $draw } Karten, { SIGN("crown") }Krone { $crown }, { SIGN("purse") }Geldbeutel { $purse })
    }
magellan-gives-right = { $draw ->
        [0] rechts (keine Karten, { SIGN("crown") }Krone { $crown }, { SIGN("purse") }Geldbeutel { $purse })
        [one] rechts (sofort { $draw } Karte, { SIGN("crown") }Krone { $crown }, { SIGN("purse") }Geldbeutel { $purse })
       *[other] rechts (sofort { $draw } Karten, { SIGN("crown") }Krone { $crown }, { SIGN("purse") }Geldbeutel { $purse })
    }
magellan-gives-action = { $worth }; { $action }
magellan-action-veto = { SIGN("veto") }ein Veto
magellan-action-tuck-hand = { SIGN("tuck_hand") }eine Handkarte kommt unter das Schiff
magellan-action-tuck-bid = { SIGN("tuck_bid") }eine Karte der Bezahlung kommt unter das Schiff
magellan-action-exchange = { SIGN("exchange") }Kartentausch am Ende der Phase
magellan-action-open-hand = { SIGN("open_hand") }die Hand liegt bis zum Ende der Phase offen
magellan-action-neighbour-draw = { SIGN("lost_card") }eine zufällige Handkarte geht verloren

## Das Eigene in Worten

magellan-own-hand = { $count ->
        [one] Deine Hand: { $cards } ({ $count } Karte
       *[other] Deine Hand: { $cards } ({ $count } Karten
    }, { $gold ->
        [one] { $gold } Dukat
       *[other] { $gold } Dukaten
    }, { $crowns ->
        [one] { $crowns } Krone
       *[other] { $crowns } Kronen
    }).
magellan-own-hand-empty = Du hast keine Geldkarten.
magellan-own-must-pay = Du musst { $price } bezahlen.
magellan-own-max-bid = Du kannst für diese Karte bis zu { $most } bieten.
magellan-own-limit = Dein Limit für diese Karte: { $limit }.
magellan-own-ship = { $points ->
        [one] { $explorer } { $field }: { $points } Punkt, Geldbeutel { $purse }.
       *[other] { $explorer } { $field }: { $points } Punkte, Geldbeutel { $purse }.
    }
magellan-own-ship-left = { $points ->
        [one] { $explorer } { $field } links: { $points } Punkt, Geldbeutel { $purse }.
       *[other] { $explorer } { $field } links: { $points } Punkte, Geldbeutel { $purse }.
    }
magellan-own-ship-right = { $points ->
        [one] { $explorer } { $field } rechts: { $points } Punkt, Geldbeutel { $purse }.
       *[other] { $explorer } { $field } rechts: { $points } Punkte, Geldbeutel { $purse }.
    }
magellan-own-ship-pile = { $points ->
        [one] { $explorer } { $field }: Stapel { $cards }, × { $multiplier } = { $points } Punkt, Geldbeutel { $purse }.
       *[other] { $explorer } { $field }: Stapel { $cards }, × { $multiplier } = { $points } Punkte, Geldbeutel { $purse }.
    }
magellan-own-vetoes = { $vetoes ->
        [one] Du hast noch { $vetoes } Veto.
       *[other] Du hast noch { $vetoes } Vetos.
    }
magellan-own-order-limit = { $limit ->
        [0] Auftrag für { $explorer }: immer passen.
       *[other] Auftrag für { $explorer }: bis zu { $limit } bieten.
    }
magellan-own-order-decline = Auftrag für { $explorer }: kein Veto.
magellan-own-order-use = Auftrag für { $explorer }: sofort Veto.
magellan-own-auto-forced = Wo du nur eine erlaubte Wahl hast, antwortet der Bot.
magellan-own-gamble-until = Auftrag fürs Wagnis: ziehen bis mindestens { $amount }.
magellan-own-projected = { $points ->
        [one] Wäre jetzt Schluss, hättest du { $points } Punkt.
       *[other] Wäre jetzt Schluss, hättest du { $points } Punkte.
    }

## Was jemand hat, gezählt

magellan-stock-points = { SIGN("crown") }Punkte
magellan-stock-cards = { SIGN("money_cards") }Geldkarten
magellan-stock-vetoes = { SIGN("veto") }Vetos
