### Zeitalter der Entdeckungen, auf Deutsch. Die Zahlen der Spielhilfe kommen aus engines/games/age_of_discovery/figures.toml (den Angaben des Spiels).

age_of_discovery-title = Zeitalter der Entdeckungen
age_of_discovery-blurb = Kaufe Schiffe, verdiene mit Handel und fahre mit den großen Entdeckern zum Ruhm. Am Tisch 45 Minuten, hier in deinem Tempo.
age_of_discovery-minutes = 45
age_of_discovery-weight = mittel

## Wie alles heißt. Kürzel wie in den Bildern: Buchstabe der Farbe und Ladevolumen

age_of_discovery-colour-red = { SIGN("flag_red") }rot
age_of_discovery-colour-yellow = { SIGN("flag_yellow") }gelb
age_of_discovery-colour-green = { SIGN("flag_green") }grün
age_of_discovery-colour-blue = { SIGN("flag_blue") }blau
age_of_discovery-colour-white = { SIGN("flag_white") }weiß
age_of_discovery-colour-brown = { SIGN("flag_brown") }braun
age_of_discovery-letter-red = R
age_of_discovery-letter-yellow = E
age_of_discovery-letter-green = G
age_of_discovery-letter-blue = B
age_of_discovery-letter-white = W
age_of_discovery-letter-brown = A
age_of_discovery-ship = { $kind ->
        [Y1] E1
        [Y2] E2
        [Y3] E3
        [N1] A1
        [N2] A2
        [N3] A3
       *[other] { $kind }
    } ({ $colour })
age_of_discovery-code = { $kind ->
        [Y1] E1
        [Y2] E2
        [Y3] E3
        [N1] A1
        [N2] A2
        [N3] A3
       *[other] { $kind }
    }{ $card }
age_of_discovery-code-card = { $ship } mit Karte
age_of_discovery-code-joker = Joker als { $volume }
age_of_discovery-code-joker-card = Joker als { $volume } mit Karte
age_of_discovery-codes = { $first } + { $rest }
age_of_discovery-contract = { $name ->
        [Y-3] E-3
        [Y-4] E-4
        [Y-5] E-5
        [Y-6] E-6
        [N-3] A-3
        [N-4] A-4
        [N-5] A-5
        [N-6] A-6
       *[other] { $name }
    } ({ $colour })
age_of_discovery-joker = { $first }/{ $second }
age_of_discovery-joker-as = Joker ★{ $volume } ({ $colour })
age_of_discovery-explorer-abreu = Antonio de Abreu
age_of_discovery-explorer-dias = Bartolomeu Diaz
age_of_discovery-explorer-da_gama = Vasco da Gama
age_of_discovery-explorer-vespucci = Amerigo Vespucci
age_of_discovery-explorer-drake = Francis Drake
age_of_discovery-explorer-magellan = Ferdinand Magellan
age_of_discovery-explorer-cabot = Giovanni Caboto
age_of_discovery-explorer-cartier = Jacques Cartier
age_of_discovery-explorer-barents = Willem Barents
age_of_discovery-explorer-balboa = Vasco Núñez de Balboa
age_of_discovery-explorer-columbus = Christoph Kolumbus
age_of_discovery-explorer-cabral = Pedro Álvares Cabral
age_of_discovery-mission-present = mindestens ein Schiff
age_of_discovery-mission-half = mindestens die Hälfte der Schiffe
age_of_discovery-mission-majority = Mehrheit der Schiffe
age_of_discovery-mission-alone = allein vertreten
age_of_discovery-word-joker = den Joker
age_of_discovery-word-empty = offen
age_of_discovery-word-nobody = niemand dort
age_of_discovery-word-owner = { $who } { $ships }
age_of_discovery-word-owners = dort: { $owners }

## Was vor dem Spiel gewählt wird

age_of_discovery-setting-starter = Startspieler
age_of_discovery-setting-starter-about = Wer den ersten Zug hat. Danach geht es im Uhrzeigersinn reihum.
age_of_discovery-setting-starter-random = per Los
age_of_discovery-setting-starter-first = erster Platz
age_of_discovery-setting-auto_end = Zugende
age_of_discovery-setting-auto_end-about = Endet ein Zug von selbst, wenn alle sehen können, dass darin nichts mehr zu tun ist?
age_of_discovery-setting-auto_end-on = von selbst
age_of_discovery-setting-auto_end-off = von Hand
age_of_discovery-setting-joker_counts = Übriger Joker
age_of_discovery-setting-joker_counts-about = Bringt ein Joker ohne Entdeckungsreise am Ende einen Punkt wie ein gekauftes Schiff?
age_of_discovery-setting-joker_counts-no = kein Punkt
age_of_discovery-setting-joker_counts-yes = ein Punkt

## Spielhilfe

age_of_discovery-rules-goal-title = Das Ziel
    .revision = 1
age_of_discovery-rules-goal =
    Die Könige Europas schicken Entdecker aus, und irgendwer muss die Schiffe bezahlen. Das bist du.

    Ein Schiff kann dir auf zwei Arten nützen:
    - Bei einer **Entdeckungsreise** bringt es **Siegpunkte**. Dort bleibt es für immer.
    - Bei einem **Handelsauftrag** bringt es **Münzen**. Nach einigen Runden kommt es zu dir zurück.

    Bei jedem Schiff fragst du dich also: erst noch etwas verdienen oder losfahren, bevor die besten Plätze weg sind? Es gibt { $expeditions } Entdeckungsreisen, und für alle { $ships } Schiffe reicht der Platz nicht.

    Punkte gibt es aus vier Quellen:
    - Deine Schiffe bei Entdeckungsreisen, in der **Zwischenwertung** mitten im Spiel
    - Dieselben noch einmal, mit anderen Zahlen, in der **Schlusswertung**
    - Dein geheimer **Sonderauftrag**: Punkte für jede Entdeckungsreise, bei der deine Schiffe seine Bedingung erfüllen. Je mehr Handelsaufträge du erfüllt hast, desto mehr.
    - Gekaufte Schiffe, die bei keiner Entdeckungsreise sind: je { $unplaced_points ->
        [one] { $unplaced_points } Punkt
       *[other] { $unplaced_points } Punkte
    }

    Taucht zwischen den Schiffen die Karte „Schlusswertung“ auf, kommen alle noch einmal dran, dann ist Schluss. Die meisten Punkte gewinnen.

    Für { $seats_min } bis { $seats_max } Personen. Entschieden wird nur im eigenen Zug, du kannst also nichts verpassen.

age_of_discovery-rules-turn-title = Dein Zug
    .revision = 3
age_of_discovery-rules-turn =
    Zuerst rückt der Bot jeden deiner laufenden Handelsaufträge eine Runde weiter. Ist einer fertig, bekommst du sofort das Geld, und seine Schiffe sind wieder frei.

    Dann wählst du **{ $actions } verschiedene Aktionen** aus vieren, in beliebiger Reihenfolge:
    - **Münzen nehmen:** { $take_coins } aus dem Vorrat
    - **Handelsauftrag:** einen für { $contract_price ->
        [one] { $contract_price } Münze
       *[other] { $contract_price } Münzen
    } erwerben
    - **Schiffe kaufen:** so viele du bezahlen kannst
    - **Schiffe anlegen:** so viele du bezahlen kannst, bei Entdeckungsreisen und Handelsaufträgen aus deiner Hand, bunt gemischt

    Gut zu wissen:
    - Nie zweimal dieselbe Aktion in einem Zug.
    - Mehrere Schiffe kaufen ist eine Aktion, mehrere anlegen auch, aber jeweils am Stück: Beginnst du eine andere, ist die vorige beendet (unsere Regelung).
    - Eben gekaufte Schiffe darfst du im selben Zug anlegen (unsere Regelung).
    - Aktionskarten kommen dazu: Sie kosten nichts und sind keine Aktion.
    - Eine Aktion musst du ausführen: Münzen gibt es immer. Nur die zweite darf verfallen.
    - Hast du weder Münzen noch eine Karte zum Reservieren, kannst du nur mit Münzen anfangen: Der Bot nimmt sie für dich.
    - Geht nach allem, was offen liegt, nichts mehr, beendet der Bot deinen Zug, aber nur, wenn du den letzten Schritt nicht zurücknehmen kannst. Sonst beendest du ihn selbst. (Das lässt sich vor dem Spiel abschalten.)
    - Mit `/rückgängig` nimmst du einen Schritt zurück, solange er nichts Neues aufgedeckt hat.

    Es geht im Uhrzeigersinn reihum. Wer anfängt, entscheidet das Los, wenn ihr vor dem Spiel nichts anderes wählt, und dabei bleibt es (unsere Regelung).

age_of_discovery-rules-coins-title = Münzen
    .revision = 1
age_of_discovery-rules-coins =
    Du beginnst mit { $start_coins } Münzen. Wie viele du hast, sehen alle (unsere Regelung).

    ### Woher sie kommen
    - Aktion *Münzen nehmen*: { $take_coins } pro Zug. Sie geht immer, wenn du sie noch nicht benutzt hast.
    - Erfüllte Handelsaufträge: je { $contract_income_3_1 } bis { $contract_income_6_3 } Münzen. Davon lebst du.

    ### Wofür du sie brauchst
    - Schiffe: { $ship_price_1 }, { $ship_price_2 } oder { $ship_price_3 } Münzen für Ladevolumen 1, 2 oder 3
    - Ein Handelsauftrag: { $contract_price ->
        [one] { $contract_price } Münze
       *[other] { $contract_price } Münzen
    }
    - **Einsetzgebühr:** { $fee_ship ->
        [one] { $fee_ship } Münze
       *[other] { $fee_ship } Münzen
    } für jedes Schiff, das du anlegst, ob bei einem Handelsauftrag oder einer Entdeckungsreise; { $fee_joker } für dein Jokerschiff

    Denk an die Gebühr: Ein Schiff, für das du deine letzte Münze ausgibst, bleibt in diesem Zug im Hafen.

    Am Ende des Spiels sind Münzen nichts wert. Der Vorrat geht nie aus (unsere Regelung).

age_of_discovery-rules-contracts-title = Handelsaufträge
    .revision = 1
age_of_discovery-rules-contracts =
    Du beginnst mit { $start_contracts } Handelsaufträgen. Die Aktion *Handelsauftrag* bringt für { $contract_price ->
        [one] { $contract_price } Münze
       *[other] { $contract_price } Münzen
    } einen dazu: einen der { $contract_display } offenen oder blind vom Stapel. Deine Hand ist geheim und fasst { $contract_hand }; laufende zählen nicht mit. Abwerfen kannst du keinen. Ist der Stapel leer, wird die Auslage nicht aufgefüllt (unsere Regelung).

    ### Einen beginnen
    Das gehört zu *Schiffe anlegen*.
    - Die Schiffe müssen die **Farbe** des Auftrags haben (sonst kostet jedes eine Karte).
    - Ihr Ladevolumen muss zusammen **genau** passen, auf einmal.
    - Du zahlst die Gebühr für jedes Schiff und wählst die Dauer. Je länger, desto mehr Münzen, für 1 / 2 / 3 Runden:
      - Ladevolumen 3: { $contract_income_3_1 } / { $contract_income_3_2 } / { $contract_income_3_3 }
      - Ladevolumen 4: { $contract_income_4_1 } / { $contract_income_4_2 } / { $contract_income_4_3 }
      - Ladevolumen 5: { $contract_income_5_1 } / { $contract_income_5_2 } / { $contract_income_5_3 }
      - Ladevolumen 6: { $contract_income_6_1 } / { $contract_income_6_2 } / { $contract_income_6_3 }

    ### Und dann
    Mit 1 Runde gibt es das Geld am Anfang deines nächsten Zugs, mit 2 einen Zug später und so weiter. Die Schiffe kommen zurück, und der Auftrag gilt als **erfüllt**: Das braucht dein Sonderauftrag.

    Es dürfen beliebig viele gleichzeitig laufen, aber ändern lässt sich nichts mehr. Was am Ende noch läuft, wird abgebrochen: kein Geld, nicht erfüllt, die Schiffe kommen zurück.

age_of_discovery-rules-ships-title = Schiffe
    .revision = 2
age_of_discovery-rules-ships =
    Es gibt { $ships } Schiffe, { $ships_per_colour } in jeder von { $colours } Farben: Rot, Gelb, Grün, Blau, Weiß und Braun (Braun ist unsere Regelung, die Quellen sind sich uneins). Von jeder Farbe:
    - **Ladevolumen 1**, Preis { $ship_price_1 }: { $ship_copies_1 } Schiffe
    - **Ladevolumen 2**, Preis { $ship_price_2 }: { $ship_copies_2 } Schiffe
    - **Ladevolumen 3**, Preis { $ship_price_3 }: { $ship_copies_3 } Schiffe

    Wir schreiben sie kurz, mit den Buchstaben R, E, G, B, W und A für die Farben in dieser Reihenfolge, also E für g**e**lb und A für br**a**un: **E2** ist ein gelbes Schiff mit Ladevolumen 2, **★2** ein Joker, der mit 2 fährt. Ein Handelsauftrag wie **E-5** ist gelb und braucht 5.

    ### Kaufen
    - Kaufen kannst du, was in der **Kaufreihe** liegt, der unteren mit { $row_ships } Schiffen.
    - Darüber liegt die **Nachrückreihe**. Kaufst du ein Schiff, rückt sofort das darüber nach, und seinen Platz füllt ein neues von den Nachzugstapeln.
    - Du darfst weiterkaufen, solange die Münzen reichen, auch das eben nachgerückte Schiff. Das Menü bietet auch 2 Schiffe auf einmal an.

    Deine Schiffe liegen offen vor dir und sind frei, bis du sie anlegst.

    ### Die Nachzugstapel
    Es gibt { $stacks }, einer nach dem anderen wird aufgebraucht. In Stapel { $interim_stack } steckt die Karte für die Zwischenwertung, in Stapel { $final_stack } die für die Schlusswertung. Sind keine Schiffe mehr da, bleiben Lücken leer (unsere Regelung).

    ### Groß oder klein?
    Entdeckungsreisen zählen Schiffe, nicht Ladevolumen: Ein kleines bringt so viel wie ein großes und lässt mehr Platz. Große füllen einen Handelsauftrag mit weniger Gebühren, und sie können anderen eine Reise versperren.

age_of_discovery-rules-placing-title = Entdeckungsreisen
    .revision = 2
age_of_discovery-rules-placing =
    Ein Schiff bei einer Entdeckungsreise anzulegen, kostet { $fee_ship ->
        [one] { $fee_ship } Münze
       *[other] { $fee_ship } Münzen
    }. Es bleibt dort bis zum Schluss.

    - **Gesamtladevolumen:** Jedes Plättchen zeigt eine Zahl von { $expedition_capacity_low } bis { $expedition_capacity_high }. Mehr dürfen alle Schiffe zusammen nicht haben. Voll werden muss es nicht.
    - **Farbe der Reihe:** Das erste Schiff darf jede Farbe haben. Es legt die Farbe der Reihe fest, und ab dann dürfen nur noch Schiffe dieser Farbe dazu, egal von wem.
    - Du darfst beliebig viele Schiffe bei beliebig vielen Reisen anlegen. In der Schachtel hat jeder 20 Steine, um sie zu markieren; hier begrenzen sie nichts (unsere Regelung).

    ### Zwei Farben, zwei Bedeutungen
    - Die **Farbe der Reihe** sagt, wer noch **dazu darf**.
    - Die **Farbe des Plättchens** sagt, wer **mehr Punkte** bekommt: Ein Schiff in der Farbe des Plättchens bekommt dessen höhere Zahl, jedes andere die niedrigere (unsere Regelung).

    Zum Beispiel: Das erste Schiff bei einem grünen Plättchen ist rot. Jetzt dürfen nur noch rote dazu, und alle bekommen die niedrigere Zahl. Ein grünes käme nur mit der Karte *Schiff beliebiger Farbe* hinein, bekäme aber die höhere.

    Gesamtladevolumen 3 füllst du mit einem Schiff mit 3, mit 1 und 2 oder mit dreimal 1.

    Überleg es dir gut: Von einer Entdeckungsreise kommt kein Schiff zurück.

age_of_discovery-rules-joker-title = Das Jokerschiff
    .revision = 2
age_of_discovery-rules-joker =
    Du bekommst verdeckt eines von { $jokers } Jokerschiffen, wie alle anderen auch. Es hat **zwei Farben**, und sein Ladevolumen wählst du bei jedem Einsatz neu, von { $ship_volume_low } bis { $ship_volume_high }. Die Gebühr ist { $fee_joker } Münzen statt { $fee_ship }.

    - **Beim Handelsauftrag** passt es, wenn eine seiner Farben die des Auftrags ist. Mit Ladevolumen 3 kann es einen Auftrag mit 3 ganz allein erledigen. Danach kommt es zurück und ist wieder einsetzbar, auch mit anderem Ladevolumen.
    - **Bei einer Entdeckungsreise** bleibt es für immer. Du sagst, in welcher seiner zwei Farben es fährt (unsere Regelung). Ist es das erste Schiff, wird das die Farbe der Reihe; sonst muss es die Farbe der Reihe sein. Die gewählte Farbe entscheidet auch, welche Zahl es bekommt.
    - Mit *Schiff beliebiger Farbe* darf es in jede Reihe und zu jedem Handelsauftrag. In einer Reihe nennst du eine seiner Farben, die nicht die der Reihe ist; sie wird gewertet.

    Ein Joker zählt als **ein** Schiff, egal mit welchem Ladevolumen.

    Niemand kennt deinen Joker, bis du ihn zum ersten Mal einsetzt; danach kennen ihn alle. Vorher zeigen geht nicht (unsere Regelung).

    Gekauft hast du ihn nicht: Ist er am Ende bei keiner Entdeckungsreise, bringt er keinen Punkt (unsere Regelung; vor dem Spiel lässt sich anderes vereinbaren). Bei Gleichstand zählt er als Schiff, das du besitzt, sobald du ihn einmal eingesetzt hast.

age_of_discovery-rules-cards-title = Aktionskarten
    .revision = 1
age_of_discovery-rules-cards =
    Zwei Arten, jede Karte einmal verwendbar. Sie auszuspielen kostet nichts und ist keine Aktion. Du bekommst:
    - zu zweit: { $any_cards_2 } × beliebige Farbe, { $reserve_cards_2 } × reservieren
    - zu dritt: { $any_cards_3 } × beliebige Farbe, { $reserve_cards_3 } × reservieren
    - zu viert: { $any_cards_4 } × beliebige Farbe, { $reserve_cards_4 } × reservieren

    ### Schiff beliebiger Farbe
    Du spielst sie mit einem Schiff aus, das du anlegst: Es darf in eine Reihe oder zu einem Handelsauftrag mit anderer Farbe.
    - Eine Karte pro Schiff. Die Farbe der Reihe bleibt, wie sie war.
    - Bei der Wertung zählt die **eigene** Farbe des Schiffs (unsere Regelung).
    - Die Karte geht nur, wo sie nötig ist (unsere Regelung).
    - { SIGN("any_color") } zeigt, was so eine Karte kostet.

    ### Reservieren
    Jederzeit in deinem Zug: Wähle ein Schiff aus einer der beiden Reihen oder einen offenen Handelsauftrag. Bis zum Ende deines nächsten Zugs darf niemand sonst die Karte nehmen, dann verfällt die Reservierung.
    - Du zahlst den vollen Preis, und ein Schiff muss in der Kaufreihe liegen.
    - Die Reservierung rückt mit dem Schiff nach. Das Schiff darunter dürfen andere kaufen.
    - Was jemand anders reserviert hat, kannst du nicht reservieren. Deine eigene Reservierung kannst du mit einer zweiten Karte verlängern, aber erst in einem späteren Zug (unsere Regelung).
    - Im selben Zug schon zugreifen darfst du auch (unsere Regelung).

    Wie viele Karten du noch hast, sehen alle (unsere Regelung).

age_of_discovery-rules-orders-title = Anweisungen
    .revision = 1
age_of_discovery-rules-orders =
    Du hast keine Zeit, wenn dein Zug kommt? Während die anderen spielen, kannst du über *Spielen* bis zu { $orders_most } Schritte für deinen nächsten Zug hinterlegen: Münzen nehmen, dieses Schiff kaufen, jenen Handelsauftrag beginnen, den Zug beenden (unsere Zutat).

    Ist dein Zug da, führt der Bot sie der Reihe nach aus. Er hält an und fragt dich
    - beim ersten Schritt, der nicht mehr geht, etwa weil jemand das Schiff gekauft hat
    - wenn eine Wertungskarte auftaucht
    - wenn jemand bei einer Entdeckungsreise anlegt, die deine Anweisungen nennen

    Niemand sieht deine Anweisungen. Werden sie ausgeführt, erfahren alle, dass du welche hinterlegt hattest. Bis dahin kannst du sie jederzeit vergessen lassen.

age_of_discovery-rules-scoring-title = Die Wertungen
    .revision = 2
age_of_discovery-rules-scoring =
    ### Zwischenwertung
    Jedes Schiff bei einer Entdeckungsreise bringt die **Zwischenzahl** des Plättchens: die höhere, wenn es dessen Farbe hat, sonst die niedrigere. Sonst passiert nichts; alles bleibt, wo es ist.

    ### Schlusswertung
    - Laufende Handelsaufträge werden abgebrochen. Ihre Schiffe kommen zurück, mehr nicht.
    - **Entdeckungsreisen:** wie vorher, mit den **Schlusszahlen**.
    - **Sonderaufträge:** Alle werden gezeigt. Punkte für jede Reise, die deine Bedingung erfüllt; siehe *Sonderaufträge*.
    - **Übrige Schiffe:** { $unplaced_points ->
        [one] { $unplaced_points } Punkt
       *[other] { $unplaced_points } Punkte
    } für jedes gekaufte Schiff, das bei keiner Entdeckungsreise ist.

    Münzen, Handelsaufträge auf der Hand und Aktionskarten sind nichts wert.

    Gezählt wird immer pro **Schiff**, nie nach Ladevolumen; ein Joker ist ein Schiff. Ein Beispiel, die Reise von Abreu: Ein Schiff in der Farbe des Plättchens bringt { $abreu_interim_match } in der Zwischen- und { $abreu_final_match } in der Schlusswertung, jedes andere { $abreu_interim_other } und { $abreu_final_other }.

    ### Wer gewinnt?
    Die meisten Punkte. Bei Gleichstand gewinnt, wer mehr Schiffe besitzt, die bei keiner Entdeckungsreise sind; ein Joker zählt mit, sobald er eingesetzt wurde. Ist auch das gleich, wird der Sieg geteilt (unsere Regelung).

    Viele Zahlen stehen nur auf den Plättchen und Karten des Originalspiels. Wo wir keine Quelle dafür hatten, haben wir sie nachgebildet.

age_of_discovery-rules-missions-title = Sonderaufträge
    .revision = 1
age_of_discovery-rules-missions =
    Du hast einen von { $missions } geheimen Sonderaufträgen. In der Schlusswertung bringt er Punkte für jede Entdeckungsreise, die seine Bedingung erfüllt. Dabei zählt nur die Anzahl der Schiffe, nicht ihr Ladevolumen:
    - **Mindestens ein Schiff** von dir
    - **Mindestens die Hälfte der Schiffe:** so viele von dir wie von allen anderen zusammen oder mehr; mindestens eines (unsere Regelung)
    - **Mehrheit der Schiffe:** mehr von dir als von allen anderen zusammen
    - **Allein vertreten:** nur Schiffe von dir

    Wo du allein bist, ist jeder Sonderauftrag erfüllt.

    Wie viel eine Reise bringt, hängt von deinen **erfüllten Handelsaufträgen** ab. Mit 1 / 4 / mindestens { $mission_top }:
    - zu zweit: ein Schiff { $mission_2_present_1 } / { $mission_2_present_4 } / { $mission_2_present_8 }, Hälfte { $mission_2_half_1 } / { $mission_2_half_4 } / { $mission_2_half_8 }, Mehrheit { $mission_2_majority_1 } / { $mission_2_majority_4 } / { $mission_2_majority_8 }, allein { $mission_2_alone_1 } / { $mission_2_alone_4 } / { $mission_2_alone_8 }
    - zu dritt: ein Schiff { $mission_3_present_1 } / { $mission_3_present_4 } / { $mission_3_present_8 }, Hälfte { $mission_3_half_1 } / { $mission_3_half_4 } / { $mission_3_half_8 }, Mehrheit { $mission_3_majority_1 } / { $mission_3_majority_4 } / { $mission_3_majority_8 }, allein { $mission_3_alone_1 } / { $mission_3_alone_4 } / { $mission_3_alone_8 }
    - zu viert: ein Schiff { $mission_4_present_1 } / { $mission_4_present_4 } / { $mission_4_present_8 }, Hälfte { $mission_4_half_1 } / { $mission_4_half_4 } / { $mission_4_half_8 }, Mehrheit { $mission_4_majority_1 } / { $mission_4_majority_4 } / { $mission_4_majority_8 }, allein { $mission_4_alone_1 } / { $mission_4_alone_4 } / { $mission_4_alone_8 }

    Ohne erfüllten Handelsauftrag gibt es nichts. *Meine Hand* zeigt deine eigene Zeile ganz und was sie gerade wert ist.

    Zu viert ist jeder Sonderauftrag im Spiel; sonst bleiben die übrigen ungesehen in der Schachtel.

age_of_discovery-rules-end-title = So endet es
    .revision = 1
age_of_discovery-rules-end =
    Zwischen den Schiffen stecken zwei Wertungskarten: die **Zwischenwertung** in Nachzugstapel { $interim_stack }, die **Schlusswertung** in Stapel { $final_stack }. Sie tauchen auf, wenn jemand ein Schiff kauft und die Lücke gefüllt wird.

    ### Taucht eine auf
    - Sie wird beiseitegelegt, und das nächste Schiff füllt die Lücke.
    - Der Zug geht normal weiter. Danach sind **alle noch genau einmal** dran; zuletzt, wer die Karte aufgedeckt hat.
    - Dann wird gewertet. Nach der Zwischenwertung geht das Spiel weiter, nach der Schlusswertung ist es aus.

    Das Spielbrett zeigt, wie lange noch. Laufen beide Fristen, gilt jede für sich; fallen beide Wertungen auf denselben Zug, kommt die Zwischenwertung zuerst (unsere Regelung).

    ### Dein letzter Zug
    - Münzen und Handelsaufträge werden wertlos. Leg an, was du kannst, wo es Punkte bringt.
    - Ein jetzt begonnener Handelsauftrag bringt nichts mehr; kommst du noch einmal dran, lohnt sich nur einer über 1 Runde. Der Bot warnt dich.
    - Übrige gekaufte Schiffe bringen immerhin je { $unplaced_points ->
        [one] { $unplaced_points } Punkt
       *[other] { $unplaced_points } Punkte
    }.

    ### Wenn niemand kauft
    Damit kein Spiel ewig dauert: Nach { $stall_rounds } ganzen Runden ohne einen einzigen Kauf sind alle noch einmal dran, dann kommen die Wertungen, die noch fehlen. Der Bot warnt { $stall_warning } Runden vorher; irgendein Schiff zu kaufen genügt, damit es weitergeht (unsere Regelung).

age_of_discovery-rules-pictures-title = Die Bilder
    .revision = 1
age_of_discovery-rules-pictures =
    Farben haben immer ihren Buchstaben: **{ age_of_discovery-letter-yellow }2** ist ein gelbes Schiff mit Ladevolumen 2, **{ age_of_discovery-letter-yellow }-5** ein Handelsauftrag für gelbe Schiffe.

    ### Die Karte
    - { SIGN("flag_yellow") }**Flagge:** die Farbe der Entdeckungsreise. **Zwei Zahlen dahinter:** ihr Gesamtladevolumen und rot, was frei ist; { SIGN("full") }ein Schloss, wenn sie voll ist
    - { SIGN("interim_scoring") }**Halb gelaufene Sanduhr:** Punkte bei der Zwischenwertung, blass, wenn sie vorbei ist. { SIGN("final_scoring") }**Abgelaufene Sanduhr:** Punkte bei der Schlusswertung. Die schlichte Zahl gilt für Schiffe anderer Farben, die farbige für Schiffe in der Farbe der Reise.
    - **Die Reihe darunter:** ein gestrichelter Ring für jede freie Einheit. Die Farbe der Reihe sagt, welche Schiffe dazukommen dürfen; schraffiert darf ein Schiff jeder Farbe sie eröffnen.
    - **Schiffe** sind so breit wie ihr Ladevolumen. Das Segel ist ihre Farbe, das Siegel ihr Besitzer, ein Stern ein Joker.
    - **Roter Rahmen:** der letzte Spielzug

    ### Im Kopf
    Wer dran ist und mit welchem Zug; die zwei Kästchen sind seine zwei Aktionen, mit einem Zeichen, sobald sie getan sind, und golden, solange sie weitergehen können: { SIGN("coin") }Münze, { SIGN("contract") }Handelsauftrag, { SIGN("ship_bought") }gekauftes Schiff, { SIGN("ship_placed") }Schiff mit Kielwasser für eines auf Reisen. Rechts die nächste Wertung, nach wessen Zug sie kommt und wie viele Züge bleiben.

    ### Die Spieler
    - { SIGN("crown") }Krone: Punkte bisher. { SIGN("coin") }Münze: Münzen. { SIGN("contract_done") }Haken: erfüllte Handelsaufträge. { SIGN("contract_held") }Kartenrücken: Handelsaufträge auf der Hand. Rad und Nadel: übrige Aktionskarten, *beliebige Farbe* und { SIGN("reserve") }*Reservieren*
    - Flaggen: freie Schiffe; „2×{ age_of_discovery-letter-yellow }1“ sind zwei gleiche, „+3“ zählt, was keinen Platz fand. Stern: der Joker, mit „?“, solange er geheim ist, blass, solange er im Einsatz ist
    - Laufende Handelsaufträge: wie viele Münzen sie bringen und, { SIGN("rounds") }im kreisenden Pfeil, nach wie vielen Runden
    - Pfeil und goldener Rand: wer dran ist. { SIGN("gear") }Zahnrad: ein Computerspieler
    - Am Ende, woher die Punkte kamen: { SIGN("interim_scoring") }halbe Sanduhr, Zwischenwertung; { SIGN("final_scoring") }abgelaufene, Schlusswertung; { SIGN("mission") }versiegelter Brief, Sonderauftrag; { SIGN("ships_left_over") }Anker, übrige Schiffe

    ### Der Hafen
    Die Schiffe der unteren Reihe stehen zum Verkauf, der Preis steht neben der Münze; die der oberen rücken in Richtung der Pfeile nach. Darunter die Stapel, aus denen sie kommen, in ihrer Reihenfolge. Rechts die Handelsaufträge: Münzen nach 1, 2 oder 3 Runden. Rote Rahmen zeigen, was der letzte Zug geändert hat, goldene, was du wählen darfst.

age_of_discovery-rules-tips-title = Tipps
    .revision = 1
age_of_discovery-rules-tips =
    - **Beginne mit einem Handelsauftrag.** Sieh erst auf deine Hand, dann kauf Schiffe in diesen Farben. Mit { $take_coins } Münzen pro Zug kommst du nicht weit.
    - **Jeder Handelsauftrag zählt doppelt:** jetzt Münzen, am Ende mehr für den Sonderauftrag. Ganz ohne bringt der nichts.
    - **Kurze Aufträge halten Schiffe in Fahrt.** Mehr Runden bringen insgesamt mehr, aber pro Runde weniger, und inzwischen gehen die besten Plätze weg.
    - **Achte auf die Farbe des Plättchens.** Passende Schiffe bringen deutlich mehr. Und wer zuerst anlegt, bestimmt, wer noch dazu kann.
    - **Eine fremde Farbe sperrt die Tür.** Hat niemand sonst Schiffe in ihr, bist du dort allein: gut für *Mehrheit* und *Allein*.
    - **Kleine Schiffe für Punkte, große für Handelsaufträge** und um eine Reise zu füllen, bevor andere kommen.
    - **Sieh dir beide Wertungen an.** Manche Reisen bringen schon in der Zwischenwertung viel, andere fast alles am Schluss. Bei den ersten eilt es.
    - **Behalte ein, zwei Münzen** für die Einsetzgebühren.
    - **Behalte die Stapel im Auge.** Ist Stapel { $interim_stack } dran, ist die Zwischenwertung nah; Stapel { $final_stack } heißt Ende. Wer die Karte aufdeckt, hat den letzten Zug.
    - **Der Joker** ist am besten das fehlende Stück für Handelsaufträge. Zum Schluss schick ihn auf Reisen: Daheim ist er nichts wert.
    - **Reserviere**, was du im nächsten Zug bezahlen kannst, vor allem ein Schiff in der Nachrückreihe über einem begehrten.

## In den Bildern: kurz, sie stehen in Kästen

age_of_discovery-picture-title = Zeitalter der Entdeckungen
age_of_discovery-picture-title-first = Zeitalter
age_of_discovery-picture-title-second = der Entdeckungen
age_of_discovery-picture-turn = Zug { $number }
age_of_discovery-picture-after = nach
age_of_discovery-picture-turns-left = { $count ->
        [one] letzter Zug
       *[other] noch { $count } Züge
    }
age_of_discovery-picture-coming-interim = Zwischenwertung folgt
age_of_discovery-picture-coming-final = Schlusswertung folgt
age_of_discovery-picture-stall = kein Kauf: Ende in { $count }
age_of_discovery-picture-stacks = Stapel
age_of_discovery-picture-contracts = Handelsaufträge
age_of_discovery-picture-legend-tile = Farbe der Reise
age_of_discovery-picture-legend-interim = Zwischen: andere | gleiche
age_of_discovery-picture-legend-final = Schluss
age_of_discovery-picture-legend-room = Platz | frei
age_of_discovery-picture-legend-joins = wer mitdarf
age_of_discovery-picture-legend-coins = Münzen
age_of_discovery-picture-legend-fulfilled = erfüllt
age_of_discovery-picture-legend-in-hand = Hand
age_of_discovery-picture-legend-any-colour = bel. Farbe
age_of_discovery-picture-legend-reserve = reservieren
age_of_discovery-picture-legend-rounds = Runden
age_of_discovery-picture-legend-joker = Joker
age_of_discovery-picture-legend-from-interim = Zwischenwertung
age_of_discovery-picture-legend-from-final = Schlusswertung
age_of_discovery-picture-legend-from-mission = Sonderauftrag
age_of_discovery-picture-legend-from-unplaced = übrige Schiffe
age_of_discovery-picture-rounds = Runden
age_of_discovery-picture-in-hand = Hand
age_of_discovery-picture-room = Platz | frei
age_of_discovery-picture-joker = Joker
age_of_discovery-picture-explorer-abreu = Abreu
age_of_discovery-picture-explorer-dias = Diaz
age_of_discovery-picture-explorer-da_gama = da Gama
age_of_discovery-picture-explorer-vespucci = Vespucci
age_of_discovery-picture-explorer-drake = Drake
age_of_discovery-picture-explorer-magellan = Magellan
age_of_discovery-picture-explorer-cabot = Caboto
age_of_discovery-picture-explorer-cartier = Cartier
age_of_discovery-picture-explorer-barents = Barents
age_of_discovery-picture-explorer-balboa = Balboa
age_of_discovery-picture-explorer-columbus = Kolumbus
age_of_discovery-picture-explorer-cabral = Cabral
age_of_discovery-picture-mission-present = Mindestens ein Schiff
age_of_discovery-picture-mission-half = Mindestens die Hälfte
age_of_discovery-picture-mission-majority = Mehrheit der Schiffe
age_of_discovery-picture-mission-alone = Allein vertreten
age_of_discovery-picture-missing = { $volume ->
        [one] es fehlt { $volume }
       *[other] es fehlen { $volume }
    }
age_of_discovery-picture-not-yet = noch nicht
age_of_discovery-picture-free-ships = Freie Schiffe
age_of_discovery-picture-under-way = Laufende Handelsaufträge
age_of_discovery-picture-landings = Hier könntest du anlegen (beste Punkte)
age_of_discovery-picture-orders = Deine Anweisungen: { $orders }
age_of_discovery-picture-own-turns = eigene Züge: { $count }
age_of_discovery-picture-joker-hidden = noch verdeckt
age_of_discovery-picture-joker-free = allen bekannt
age_of_discovery-picture-joker-contract = in { $where ->
        [Y-3] E-3
        [Y-4] E-4
        [Y-5] E-5
        [Y-6] E-6
        [N-3] A-3
        [N-4] A-4
        [N-5] A-5
        [N-6] A-6
       *[other] { $where }
    }
age_of_discovery-picture-joker-expedition = bei { $where }

## Slash-Befehle: Namen und Beschreibungen

age_of_discovery-blurb-command = Deine Züge in einer Partie Zeitalter der Entdeckungen
age_of_discovery-move-take_coins = münzen_nehmen
age_of_discovery-move-take_coins-about = Aktion: Münzen aus dem Vorrat nehmen
age_of_discovery-move-buy_ship = schiff_kaufen
age_of_discovery-move-buy_ship-about = Aktion: ein Schiff der Kaufreihe kaufen; für mehrere wiederholen
age_of_discovery-move-place_ship = schiff_anlegen
age_of_discovery-move-place_ship-about = Aktion: ein Schiff für immer bei einer Entdeckungsreise anlegen; für mehrere wiederholen
age_of_discovery-move-start_contract = auftrag_beginnen
age_of_discovery-move-start_contract-about = Aktion: Schiffe bei einem Handelsauftrag deiner Hand anlegen; gehört zum Anlegen
age_of_discovery-move-acquire_contract = auftrag_erwerben
age_of_discovery-move-acquire_contract-about = Aktion: einen Handelsauftrag auf die Hand nehmen
age_of_discovery-move-reserve = reservieren
age_of_discovery-move-reserve-about = Aktionskarte: Schiff oder Handelsauftrag bis zum Ende deines nächsten Zugs reservieren
age_of_discovery-move-end_turn = zug_beenden
age_of_discovery-move-end_turn-about = Deinen Zug beenden; nicht benutzte Aktionen verfallen
age_of_discovery-move-order = anweisung
age_of_discovery-move-order-about = Während du wartest: ein Schritt mehr für deinen nächsten Zug, im Geheimen
age_of_discovery-move-drop_orders = anweisungen_vergessen
age_of_discovery-move-drop_orders-about = Alle Anweisungen für deinen nächsten Zug vergessen

age_of_discovery-field-step = schritt
age_of_discovery-field-step-about = Was geschehen soll; die übrigen Felder wie beim Befehl dieses Namens
age_of_discovery-field-end = ende
age_of_discovery-field-end-about = Bei deiner letzten Aktion: Endet dein Zug damit? yes oder no
age_of_discovery-field-column = spalte
age_of_discovery-field-column-about = Die Spalte der Kaufreihe, nummeriert wie im Bild; zwei für zwei Schiffe: 1 3
age_of_discovery-field-ship = schiff
age_of_discovery-field-ship-about = Das Schiff nach Farbe und Ladevolumen, zum Beispiel: G3; oder: joker
age_of_discovery-field-expedition = reise
age_of_discovery-field-expedition-about = Bei welchem Entdecker
age_of_discovery-field-volume = ladevolumen
age_of_discovery-field-volume-about = Nur für den Joker: sein Ladevolumen dieses Mal
age_of_discovery-field-colour = farbe
age_of_discovery-field-colour-about = Nur für den Joker: in welcher Farbe er fährt
age_of_discovery-field-card = karte
age_of_discovery-field-card-about = Nur bei anderer Farbe als der der Reihe: die Karte „Schiff beliebiger Farbe“ ausspielen
age_of_discovery-field-contract = handelsauftrag
age_of_discovery-field-contract-about = Ein Handelsauftrag deiner Hand, zum Beispiel: E-5
age_of_discovery-field-ships = schiffe
age_of_discovery-field-ships-about = Alle Schiffe dafür, zum Beispiel: E2 E3; joker2 für den Joker; B1* mit einer Karte
age_of_discovery-field-rounds = runden
age_of_discovery-field-rounds-about = Wie viele Runden er läuft: je länger, desto mehr Münzen
age_of_discovery-field-source = woher
age_of_discovery-field-source-about = Der Platz in der Auslage oder der verdeckte Stapel
age_of_discovery-field-target = was
age_of_discovery-field-target-about = Das Schiff oder der Handelsauftrag, den du reservierst

## Knöpfe: die Arten von Zügen

age_of_discovery-kind-take_coins = { $count ->
        [one] { $count } { SIGN("coin") }Münze nehmen
       *[other] { $count } { SIGN("coin") }Münzen nehmen
    }
age_of_discovery-kind-buy_ship = { SIGN("ship_bought") }Schiffe kaufen
age_of_discovery-kind-place_ship = { SIGN("ship_placed") }Schiff anlegen
age_of_discovery-kind-start_contract = { SIGN("contract_held") }Handelsauftrag beginnen
age_of_discovery-kind-acquire_contract = { SIGN("contract") }Handelsauftrag erwerben
age_of_discovery-kind-reserve = { SIGN("reserve") }Reservieren ({ $count })
age_of_discovery-kind-end_turn = Zug beenden

## Fragen

age_of_discovery-ask-turn = { $left ->
        [0] Keine Aktion mehr übrig. Sonst noch etwas?
        [one] Noch { $left } Aktion: Was tust du?
       *[other] Du bist dran: { $left } verschiedene Aktionen
    }
age_of_discovery-ask-buy_ships = { $left ->
        [0] Noch ein Schiff kaufen oder den Zug beenden?
        [one] Noch ein Schiff kaufen oder weiter zur letzten Aktion?
       *[other] Noch ein Schiff kaufen oder weiter? { $left } Aktionen übrig
    }
age_of_discovery-ask-place_ships = { $left ->
        [0] Noch mehr anlegen oder den Zug beenden?
        [one] Noch mehr anlegen oder weiter zur letzten Aktion?
       *[other] Noch mehr anlegen oder weiter? { $left } Aktionen übrig
    }
age_of_discovery-ask-column = Welche Schiffe kaufst du?
age_of_discovery-ask-source = { $price ->
        [one] Welchen Handelsauftrag nimmst du für { $price } Münze?
       *[other] Welchen Handelsauftrag nimmst du für { $price } Münzen?
    }
age_of_discovery-ask-target = Was reservierst du?
age_of_discovery-ask-ship = Welches Schiff legst du an?
age_of_discovery-ask-expedition = Bei wem legst du { $ship } an?
age_of_discovery-ask-volume = { $explorer }: Welches Ladevolumen hat der Joker?
age_of_discovery-ask-colour = { $explorer }: In welcher Farbe fährt der Joker?
age_of_discovery-ask-card = { $explorer }: Die Reihe ist { $colour }. Karte ausspielen?
age_of_discovery-ask-contract = Welchen Handelsauftrag beginnst du?
age_of_discovery-ask-set = { $contract }: mit welchen Schiffen?
age_of_discovery-ask-next-ship = { $contract }: Welches Schiff kommt dazu?
age_of_discovery-ask-end = Das ist deine letzte Aktion. Endet dein Zug damit?
age_of_discovery-ask-rounds = { $contract }: Wie viele Runden soll er laufen?

age_of_discovery-about-turn = { $coins ->
        [0] Du hast keine Münzen
        [one] Du hast { $coins } Münze
       *[other] Du hast { $coins } Münzen
    }{ $cards ->
        [0] .
        [one] { " " }und { $cards } Karte „Schiff beliebiger Farbe“.
       *[other] { " " }und { $cards } Karten „Schiff beliebiger Farbe“.
    }
age_of_discovery-about-turn-before-last = { $coins ->
        [0] Du hast keine Münzen.
        [one] Du hast { $coins } Münze.
       *[other] Du hast { $coins } Münzen.
    } Das Ende naht: Nach diesem Zug kommst du nur noch einmal dran.
age_of_discovery-about-last-turn = { $coins ->
        [0] Du hast keine Münzen.
        [one] Du hast { $coins } Münze.
       *[other] Du hast { $coins } Münzen.
    } **Das ist dein letzter Zug:** Münzen und Handelsaufträge sind danach nichts mehr wert.
age_of_discovery-about-one-action = { $about } Schiffe anlegen und Handelsaufträge beginnen ist zusammen eine Aktion.
age_of_discovery-about-coins = { $coins ->
        [one] Du hast { $coins } Münze.
       *[other] Du hast { $coins } Münzen.
    }
age_of_discovery-about-place = { $coins ->
        [one] Du hast { $coins } Münze
       *[other] Du hast { $coins } Münzen
    } für die Einsetzgebühren{ $cards ->
        [0] .
        [one] { " " }und { $cards } Karte „Schiff beliebiger Farbe“.
       *[other] { " " }und { $cards } Karten „Schiff beliebiger Farbe“.
    }
age_of_discovery-about-fee = Gebühr { $fee }, Münzen { $coins }. Das Schiff bleibt für immer dort.{ $cards ->
        [0] { "" }
       *[other] { " " }{ SIGN("any_color") } braucht eine Karte „Schiff beliebiger Farbe“ (du hast { $cards }).
    }
age_of_discovery-about-room = Noch frei: { $room } von { $capacity }.
age_of_discovery-about-cards = { $cards ->
        [0] Du hast keine Karte „Schiff beliebiger Farbe“.
        [one] Du hast { $cards } Karte „Schiff beliebiger Farbe“.
       *[other] Du hast { $cards } Karten „Schiff beliebiger Farbe“.
    }
age_of_discovery-about-reserve = { $count ->
        [one] Du hast { $count } Reservierungskarte. Bis zum Ende deines nächsten Zugs kann niemand sonst nehmen, was du reservierst.
       *[other] Du hast { $count } Reservierungskarten. Bis zum Ende deines nächsten Zugs kann niemand sonst nehmen, was du reservierst.
    }
age_of_discovery-about-reserve-last = { $count ->
        [one] Du hast { $count } Reservierungskarte. Das ist dein letzter Zug: Was du reservierst, können nur die anderen nicht mehr nehmen.
       *[other] Du hast { $count } Reservierungskarten. Das ist dein letzter Zug: Was du reservierst, können nur die anderen nicht mehr nehmen.
    }
age_of_discovery-about-loaded = { $count ->
        [0] Noch nichts gewählt. Ladevolumen: 0 von { $capacity }, es fehlen { $missing }.
       *[other] Gewählt: `{ $ships }`. Ladevolumen: { $loaded } von { $capacity }, es fehlen { $missing }.
    }
age_of_discovery-about-rounds-left = { $turns ->
        [0] Das ist dein letzter Zug: Ein Auftrag, den du jetzt beginnst, zahlt nie.
        [one] Mit 1 Runde gibt es das Geld am Anfang deines nächsten Zugs, deines letzten. Mit mehr Runden zahlt er nie.
       *[other] Du hast noch { $turns } Züge. Mit mehr Runden zahlt er nie.
    }
age_of_discovery-about-rounds = Mit 1 Runde gibt es das Geld am Anfang deines nächsten Zugs. Bis er zahlt, sind seine Schiffe gebunden.

age_of_discovery-option-buy = Spalte { $column } · { $ship } · { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }
age_of_discovery-option-buy-two = { $first } + { $second } · { $price } Münzen
age_of_discovery-option-stack = Blind vom Stapel
age_of_discovery-option-joker = { SIGN("joker") } Joker ({ $joker })
age_of_discovery-option-expedition = { $explorer }
age_of_discovery-option-by-card = { SIGN("any_color") } { $explorer }
age_of_discovery-option-colour = Als { $colour }
age_of_discovery-option-colour-card = { SIGN("any_color") } Als { $colour }, mit Karte
age_of_discovery-option-card = { $cards ->
        [one] { SIGN("any_color") } Meine letzte Karte ausspielen
       *[other] { SIGN("any_color") } 1 von { $cards } Karten ausspielen
    }
age_of_discovery-option-set = { $ships }
age_of_discovery-option-set-by-card = { SIGN("any_color") } Schiff für Schiff, mit Karten …
age_of_discovery-option-ship-by-ship = Schiff für Schiff wählen …
age_of_discovery-option-joker-volume = { SIGN("joker") } Joker, Ladevolumen { $volume }
age_of_discovery-option-joker-card = { SIGN("any_color") } { SIGN("joker") } Joker, Ladevolumen { $volume }
age_of_discovery-option-ship-card = { SIGN("any_color") } { $ship }
age_of_discovery-option-one-ship = { $ship }
age_of_discovery-option-end-yes = dann den Zug beenden
age_of_discovery-option-end-no = dann warten
age_of_discovery-option-rounds = { $rounds ->
        [one] { $rounds } Runde: { $income } Münzen
       *[other] { $rounds } Runden: { $income } Münzen
    }

age_of_discovery-hint-above = Danach kommt { $ship } für { $price }.
age_of_discovery-hint-above-reserved = Danach kommt { $ship } für { $price }, reserviert von { $who }.
age_of_discovery-hint-nothing-above = Danach kommt nichts mehr.
age_of_discovery-hint-columns = Spalten { $first } und { $second }
age_of_discovery-hint-incomes = { $one } / { $two } / { $three } Münzen für 1 / 2 / 3 Runden
age_of_discovery-hint-stack = { $left ->
        [one] noch { $left } Karte; nur du siehst sie
       *[other] noch { $left } Karten; nur du siehst, welche du ziehst
    }
age_of_discovery-hint-purchase-row = { $price ->
        [one] Kaufreihe, Spalte { $column }, { $price } Münze
       *[other] Kaufreihe, Spalte { $column }, { $price } Münzen
    }
age_of_discovery-hint-filling-row = { $price ->
        [one] Nachrückreihe, Spalte { $column }, { $price } Münze
       *[other] Nachrückreihe, Spalte { $column }, { $price } Münzen
    }
age_of_discovery-hint-free = { $count } frei; { $best }
age_of_discovery-hint-best = { $points ->
        [one] bis zu { $points } Punkt: { $explorers }
       *[other] bis zu { $points } Punkte: { $explorers }
    }
age_of_discovery-hint-best-card = { $points ->
        [one] { SIGN("any_color") } bis zu { $points } Punkt: { $explorers }
       *[other] { SIGN("any_color") } bis zu { $points } Punkte: { $explorers }
    }
age_of_discovery-hint-best-more = { $count } weitere
age_of_discovery-hint-expedition = { $interim } + { $final } Punkte; Plättchen { $tile }, Reihe { $row }, frei { $room }/{ $capacity }; { $owners }
age_of_discovery-hint-expedition-late = { $final ->
        [one] { $final } Punkt
       *[other] { $final } Punkte
    }; Plättchen { $tile }, Reihe { $row }, frei { $room }/{ $capacity }; { $owners }
age_of_discovery-hint-fee = { $fee ->
        [one] Gebühr { $fee } Münze
       *[other] Gebühr { $fee } Münzen
    }
age_of_discovery-hint-cards = { $cards ->
        [one] du hast { $cards } Karte „Schiff beliebiger Farbe“
       *[other] du hast { $cards } Karten „Schiff beliebiger Farbe“
    }

## Wer gerade was gefragt ist: steht für alle sichtbar hinter dem Namen

age_of_discovery-asking-turn = { $left ->
        [one] die letzte Aktion wählen
       *[other] { $left } verschiedene Aktionen wählen
    }
age_of_discovery-asking-finish = weitermachen oder den Zug beenden
age_of_discovery-asking-over = das Spiel ist zu Ende
age_of_discovery-action-take_coins = { SIGN("coin") }Münzen nehmen
age_of_discovery-action-acquire_contract = { SIGN("contract") }Handelsauftrag erwerben
age_of_discovery-action-buy_ships = { SIGN("ship_bought") }Schiffe kaufen
age_of_discovery-action-place_ships = { SIGN("ship_placed") }Schiffe anlegen

## Aufträge für den kommenden Zug

age_of_discovery-kind-order = Anweisung geben
age_of_discovery-kind-drop_orders = Alle Anweisungen vergessen
age_of_discovery-ask-orders = { $who } ist am Zug. Anweisungen für deinen eigenen?
age_of_discovery-ask-order-step = Schritt { $number } deines nächsten Zugs
age_of_discovery-about-orders-none = Du kannst bis zu { $limit } Schritte für deinen nächsten Zug hinterlegen. Ist er da, werden sie der Reihe nach für dich ausgeführt. Geht einer nicht mehr, taucht eine Wertungskarte auf oder legt jemand bei einer Entdeckungsreise an, die du genannt hast, entscheidest du selbst. Niemand sonst sieht sie.
age_of_discovery-about-orders = Deine Anweisungen für deinen nächsten Zug: { $orders }.
age_of_discovery-about-order-step = { $coins ->
        [0] Dann hast du keine Münzen.
        [one] Dann hast du { $coins } Münze.
       *[other] Dann hast du { $coins } Münzen.
    }
age_of_discovery-order-line = { $number }. { $step }
age_of_discovery-order-take_coins = Münzen nehmen
age_of_discovery-order-buy_ship = { $ship } in Spalte { $column } kaufen
age_of_discovery-order-buy_ships = { $ships } kaufen
age_of_discovery-order-place_ship = { $ship } bei { $explorer } anlegen
age_of_discovery-order-start_contract = { $rounds ->
        [one] { $contract } mit `{ $ships }` für { $rounds } Runde beginnen
       *[other] { $contract } mit `{ $ships }` für { $rounds } Runden beginnen
    }
age_of_discovery-order-acquire_contract = den Handelsauftrag { $contract } nehmen
age_of_discovery-order-draw_contract = einen Handelsauftrag ziehen
age_of_discovery-order-reserve = { $card } reservieren
age_of_discovery-order-end_turn = den Zug beenden
age_of_discovery-no-orders-now = Du bist am Zug: Spiel einfach.
age_of_discovery-no-orders-full = Du hast schon { $limit } Schritte hinterlegt. Du kannst sie vergessen und neu anfangen.
age_of_discovery-no-orders-end-turn = Deine Anweisungen sind vollständig: Mit ihnen endet dein Zug.
age_of_discovery-no-orders-card-gone = Dort liegt jetzt eine andere Karte.
age_of_discovery-no-no-orders = Du hast keine Anweisungen hinterlegt. Während andere am Zug sind, geht das über **Spielen**.
age_of_discovery-no-no-turn-left = Du hattest schon deinen letzten Zug.

## Vor dem, was sich nicht zurücknehmen lässt

age_of_discovery-caution = Überleg es dir gut – { $reasons }.
age_of_discovery-caution-and-ends-turn = Überleg es dir gut – { $reasons }. Danach endet dein Zug.
age_of_discovery-caution-joker = alle sehen dann deinen Joker ({ $joker })
age_of_discovery-caution-joker-gone = von einer Entdeckungsreise kommt dein Joker nie zurück
age_of_discovery-caution-too-late = { $turns ->
        [0] das ist dein letzter Zug, dieser Handelsauftrag bringt nichts mehr
        [one] du hast nur noch { $turns } Zug, ein Handelsauftrag über { $rounds } Runden bringt nichts mehr
       *[other] du hast nur noch { $turns } Züge, ein Handelsauftrag über { $rounds } Runden bringt nichts mehr
    }
age_of_discovery-caution-ends-turn = Damit endet dein Zug.
age_of_discovery-caution-coins = { $count ->
        [one] du könntest noch { $count } Münze nehmen
       *[other] du könntest noch { $count } Münzen nehmen
    }
age_of_discovery-caution-action = { $left ->
        [one] du hast noch { $left } Aktion übrig
       *[other] du hast noch { $left } Aktionen übrig
    }
age_of_discovery-caution-reserve = { $count ->
        [one] das ist dein letzter Zug, und du hast noch { $count } Reservierungskarte
       *[other] das ist dein letzter Zug, und du hast noch { $count } Reservierungskarten
    }

## Warum etwas nicht geht

age_of_discovery-no-game-over = Das Spiel ist zu Ende.
age_of_discovery-no-not-your-turn = { $who } ist am Zug.
age_of_discovery-no-action-taken = Diese Aktion hast du in diesem Zug schon ausgeführt.
age_of_discovery-no-first-action = Führe erst eine Aktion aus: Nur die zweite darf verfallen.
age_of_discovery-no-no-action-left = Du hast in diesem Zug schon alle Aktionen ausgeführt.
age_of_discovery-no-coins = { $need ->
        [one] Du brauchst { $need } Münze, hast aber { $have }.
       *[other] Du brauchst { $need } Münzen, hast aber { $have }.
    }
age_of_discovery-no-reserved = { $who } hat diese Karte reserviert.
age_of_discovery-no-already-reserved = Diese Karte ist schon von { $who } reserviert.
age_of_discovery-no-hand-full = Du hast schon { $limit } Handelsaufträge auf der Hand.
age_of_discovery-no-nothing-to-acquire = Es gibt keinen Handelsauftrag, den du nehmen könntest.
age_of_discovery-no-nothing-to-buy = Es gibt kein Schiff, das du kaufen könntest.
age_of_discovery-no-nothing-to-reserve = Es gibt nichts, was du reservieren könntest.
age_of_discovery-no-no-such-choice = Diese Wahl gibt es nicht.
age_of_discovery-no-slot-empty = Dort liegt keine Karte.
age_of_discovery-no-stack-empty = Der Stapel der Handelsaufträge ist leer.
age_of_discovery-no-no-free-ship = Du hast kein freies Schiff.
age_of_discovery-no-ship-not-free = Dieses Schiff liegt nicht frei vor dir.
age_of_discovery-no-nothing-fits = Keines deiner freien Schiffe passt bei einer Entdeckungsreise.
age_of_discovery-no-fits-nowhere = Dieses Schiff passt bei keiner Entdeckungsreise.
age_of_discovery-no-expedition-full = { $room ->
        [0] Diese Entdeckungsreise ist voll.
       *[other] Der Platz reicht nicht: noch { $room } von { $capacity } frei.
    }
age_of_discovery-no-wrong-row-colour = In diese Reihe dürfen nur Schiffe der Farbe { $colour }, andere nur mit „Schiff beliebiger Farbe“.
age_of_discovery-no-joker-colour = Dein Joker ist { $first }/{ $second }: Wähle eine der beiden Farben.
age_of_discovery-no-joker-volume = Dieses Ladevolumen kann der Joker hier nicht haben.
age_of_discovery-no-card-not-needed = Hier ist keine Karte nötig, du behältst sie.
age_of_discovery-no-no-any-card = Du hast nicht genug Karten „Schiff beliebiger Farbe“.
age_of_discovery-no-no-reserve-card = Du hast keine Reservierungskarte mehr.
age_of_discovery-no-no-contract-in-hand = Du hast keinen Handelsauftrag auf der Hand.
age_of_discovery-no-no-contract-possible = Deine freien Schiffe und Münzen reichen für keinen Handelsauftrag deiner Hand.
age_of_discovery-no-contract-not-in-hand = Diesen Handelsauftrag hast du nicht auf der Hand.
age_of_discovery-no-contract-impossible = Mit deinen Schiffen, Karten und Münzen kommst du nicht genau auf { $capacity } in der Farbe { $colour }.
age_of_discovery-no-contract-sum = Die Schiffe ergeben { $sum }, nötig sind genau { $capacity }.
age_of_discovery-no-contract-colour = { $ship } ist nicht { $colour }: Dafür brauchst du „Schiff beliebiger Farbe“.
age_of_discovery-no-contract-joker-colour = Dein Joker ist nicht { $colour }: Dafür brauchst du „Schiff beliebiger Farbe“.
age_of_discovery-no-rounds = Wähle 1, 2 oder 3 Runden.

## Was geschehen ist

age_of_discovery-event-orders = { $who } hat für diesen Zug Anweisungen hinterlegt.
    .you = Du hast für diesen Zug Anweisungen hinterlegt.
age_of_discovery-event-you-ordered = Notiert als Schritt { $number } deines nächsten Zugs: { $step }.
age_of_discovery-event-you-dropped-orders = Deine Anweisungen sind vergessen.
age_of_discovery-event-orders-stopped = Deine Anweisungen enden hier. Nicht möglich: { $step }. { $reason }
age_of_discovery-event-orders-scoring = Eine Wertung kommt: Deine Anweisungen gelten nicht mehr, entscheide selbst.
age_of_discovery-event-orders-expedition = { $who } hat bei { $explorer } angelegt: Deine Anweisungen gelten nicht mehr, entscheide selbst.
age_of_discovery-event-first-turn = { $who } beginnt Zug 1. Alle starten mit { $coins } Münzen und { $contracts } Handelsaufträgen; Einkommen gibt es mit dem ersten erfüllten Handelsauftrag.
    .you = Du beginnst Zug 1. Alle starten mit { $coins } Münzen und { $contracts } Handelsaufträgen; Einkommen gibt es mit dem ersten erfüllten Handelsauftrag.
age_of_discovery-event-turn = { $who } beginnt Zug { $turn }.
    .you = Du beginnst Zug { $turn }.
age_of_discovery-event-coins = { $count ->
        [one] { $who } nimmt { $count } Münze und hat { $coins }.
       *[other] { $who } nimmt { $count } Münzen und hat { $coins }.
    }
    .you = { $count ->
            [one] Du nimmst { $count } Münze und hast { $coins }.
           *[other] Du nimmst { $count } Münzen und hast { $coins }.
        }
age_of_discovery-event-drew-contract = { $who } zieht blind einen Handelsauftrag; { $left ->
        [0] der Stapel ist jetzt leer.
       *[other] noch { $left } im Stapel.
    }
    .you = Du ziehst blind einen Handelsauftrag; { $left ->
            [0] der Stapel ist jetzt leer.
           *[other] noch { $left } im Stapel.
        }
age_of_discovery-event-you-drew = Du ziehst den Handelsauftrag { $contract }.
age_of_discovery-event-took-contract = { $who } nimmt den Handelsauftrag { $contract }.
    .you = Du nimmst den Handelsauftrag { $contract }.
age_of_discovery-event-new-contract = Neu in der Auslage: { $contract }.
age_of_discovery-event-bought = { $price ->
        [one] { $who } kauft { $ship } für { $price } Münze und hat noch { $coins }.
       *[other] { $who } kauft { $ship } für { $price } Münzen und hat noch { $coins }.
    }
    .you = { $price ->
            [one] Du kaufst { $ship } für { $price } Münze und hast noch { $coins }.
           *[other] Du kaufst { $ship } für { $price } Münzen und hast noch { $coins }.
        }
age_of_discovery-event-refilled = { $moved } rückt in Spalte { $column } nach, darüber kommt { $new }.
age_of_discovery-event-moved-down = { $moved } rückt in Spalte { $column } nach; neue Schiffe gibt es nicht mehr.
age_of_discovery-event-column-empty = Spalte { $column } ist leer.
age_of_discovery-event-interim-card = { $who } deckt die **Zwischenwertung** auf: Gewertet wird nach dem nächsten Zug von { $who }. Bis dahin sind alle noch einmal dran.
    .you = Du deckst die **Zwischenwertung** auf: Gewertet wird nach deinem nächsten Zug. Bis dahin sind alle noch einmal dran.
age_of_discovery-event-final-card = { $who } deckt die **Schlusswertung** auf: Das Spiel endet nach dem nächsten Zug von { $who }. Bis dahin sind alle noch einmal dran.
    .you = Du deckst die **Schlusswertung** auf: Das Spiel endet nach deinem nächsten Zug. Bis dahin sind alle noch einmal dran.
age_of_discovery-event-card-without-effect = { $who } deckt eine Wertungskarte auf, aber diese Wertung steht schon fest.
    .you = Du deckst eine Wertungskarte auf, aber diese Wertung steht schon fest.
age_of_discovery-event-reserved-ship = { $who } reserviert { $ship } in Spalte { $column }.
    .you = Du reservierst { $ship } in Spalte { $column }.
age_of_discovery-event-reserved-contract = { $who } reserviert den Handelsauftrag { $contract }.
    .you = Du reservierst den Handelsauftrag { $contract }.
age_of_discovery-event-placed = { $who } schickt { $ship } mit { $explorer } auf Reisen ({ $used } von { $capacity }).
    .you = Du schickst { $ship } mit { $explorer } auf Reisen ({ $used } von { $capacity }).
age_of_discovery-event-placed-by-card = { $who } spielt eine Karte und schickt { $ship } mit { $explorer } auf Reisen ({ $used } von { $capacity }).
    .you = Du spielst eine Karte und schickst { $ship } mit { $explorer } auf Reisen ({ $used } von { $capacity }).
age_of_discovery-event-joker-revealed = { $who } zeigt den Joker: { $joker }.
    .you = Du zeigst den Joker: { $joker }.
age_of_discovery-event-started = { $rounds ->
        [one] { $who } beginnt den Handelsauftrag { $contract } mit `{ $ships }`: { $income } Münzen in { $rounds } Runde.
       *[other] { $who } beginnt den Handelsauftrag { $contract } mit `{ $ships }`: { $income } Münzen in { $rounds } Runden.
    }
    .you = { $rounds ->
            [one] Du beginnst den Handelsauftrag { $contract } mit `{ $ships }`: { $income } Münzen in { $rounds } Runde.
           *[other] Du beginnst den Handelsauftrag { $contract } mit `{ $ships }`: { $income } Münzen in { $rounds } Runden.
        }
age_of_discovery-event-fulfilled = { $who } erfüllt Handelsauftrag Nummer { $fulfilled }, { $contract }: { $income } Münzen, jetzt { $coins }.
    .you = Du erfüllst Handelsauftrag Nummer { $fulfilled }, { $contract }: { $income } Münzen, jetzt { $coins }.
age_of_discovery-event-broken-off = { $who } muss den Handelsauftrag { $contract } abbrechen; die Schiffe kommen zurück.
    .you = Du musst den Handelsauftrag { $contract } abbrechen; die Schiffe kommen zurück.
age_of_discovery-event-interim = **Zwischenwertung:** Jedes Schiff bei einer Entdeckungsreise zählt.
age_of_discovery-event-gain = { $explorer } { $points }
age_of_discovery-event-scored-interim = { $points ->
        [one] { $who }: **{ $points } Punkt** ({ $gains }).
       *[other] { $who }: **{ $points } Punkte** ({ $gains }).
    }
    .you = { $points ->
            [one] Du: **{ $points } Punkt** ({ $gains }).
           *[other] Du: **{ $points } Punkte** ({ $gains }).
        }
age_of_discovery-event-scored-interim-none = { $who }: noch keine Punkte, kein Schiff ist auf Entdeckungsreise.
    .you = Du: noch keine Punkte, kein Schiff ist auf Entdeckungsreise.
age_of_discovery-event-final = **Schlusswertung!**
age_of_discovery-event-scored-final = { $points ->
        [one] Die Entdeckungsreisen bringen { $who } { $points } Punkt ({ $gains }).
       *[other] Die Entdeckungsreisen bringen { $who } { $points } Punkte ({ $gains }).
    }
    .you = { $points ->
            [one] Die Entdeckungsreisen bringen dir { $points } Punkt ({ $gains }).
           *[other] Die Entdeckungsreisen bringen dir { $points } Punkte ({ $gains }).
        }
age_of_discovery-event-scored-final-none = { $who } hat kein Schiff auf Entdeckungsreise.
    .you = Du hast kein Schiff auf Entdeckungsreise.
age_of_discovery-event-mission = { $points ->
        [one] { $who } hatte den Sonderauftrag „{ $mission }“: { $count } × { $rate } = { $points } Punkt ({ $expeditions }).
       *[other] { $who } hatte den Sonderauftrag „{ $mission }“: { $count } × { $rate } = { $points } Punkte ({ $expeditions }).
    }
    .you = { $points ->
            [one] Du hattest den Sonderauftrag „{ $mission }“: { $count } × { $rate } = { $points } Punkt ({ $expeditions }).
           *[other] Du hattest den Sonderauftrag „{ $mission }“: { $count } × { $rate } = { $points } Punkte ({ $expeditions }).
        }
age_of_discovery-event-mission-none = { $who } hatte den Sonderauftrag „{ $mission }“: Keine Entdeckungsreise zählt dafür.
    .you = Du hattest den Sonderauftrag „{ $mission }“: Keine Entdeckungsreise zählt dafür.
age_of_discovery-event-scored = { $points ->
        [one] { $who } hat am Ende **{ $points } Punkt**: Zwischenwertung { $interim }, Schlusswertung { $expeditions }, Sonderauftrag { $mission }, übrige Schiffe { $unplaced }.
       *[other] { $who } hat am Ende **{ $points } Punkte**: Zwischenwertung { $interim }, Schlusswertung { $expeditions }, Sonderauftrag { $mission }, übrige Schiffe { $unplaced }.
    }
    .you = { $points ->
            [one] Du hast am Ende **{ $points } Punkt**: Zwischenwertung { $interim }, Schlusswertung { $expeditions }, Sonderauftrag { $mission }, übrige Schiffe { $unplaced }.
           *[other] Du hast am Ende **{ $points } Punkte**: Zwischenwertung { $interim }, Schlusswertung { $expeditions }, Sonderauftrag { $mission }, übrige Schiffe { $unplaced }.
        }
age_of_discovery-event-over = { $count ->
        [one] Das Spiel ist zu Ende: { $winners } gewinnt mit { $points } Punkten!
       *[other] Das Spiel ist zu Ende: { $winners } teilen sich den Sieg mit { $points } Punkten!
    }
    .you-winners = { $count ->
            [one] Das Spiel ist zu Ende: Du gewinnst mit { $points } Punkten!
           *[other] Das Spiel ist zu Ende: { $winners } teilt euch den Sieg mit { $points } Punkten!
        }
age_of_discovery-event-stall-warning = { $rounds ->
        [one] **Stillstand:** Schon lange hat niemand ein Schiff gekauft. Kauft auch in { $rounds } Runde niemand eines, kommt die letzte Runde; jeder Kauf verhindert sie.
       *[other] **Stillstand:** Schon lange hat niemand ein Schiff gekauft. Kauft auch in { $rounds } Runden niemand eines, kommt die letzte Runde; jeder Kauf verhindert sie.
    }
age_of_discovery-event-stall = { $rounds } Runden ohne Kauf: Alle sind noch einmal dran. Die **Schlusswertung** kommt nach dem nächsten Zug von { $who }.
    .you = { $rounds } Runden ohne Kauf: Alle sind noch einmal dran. Die **Schlusswertung** kommt nach deinem nächsten Zug.
age_of_discovery-event-stall-both = { $rounds } Runden ohne Kauf: Alle sind noch einmal dran. **Zwischen- und Schlusswertung** kommen nach dem nächsten Zug von { $who }.
    .you = { $rounds } Runden ohne Kauf: Alle sind noch einmal dran. **Zwischen- und Schlusswertung** kommen nach deinem nächsten Zug.

## Woher Punkte kommen, und wie ein Gleichstand ausgeht

age_of_discovery-score-interim = { SIGN("interim_scoring") }Zwischenwertung
age_of_discovery-score-expeditions = { SIGN("final_scoring") }Schlusswertung
age_of_discovery-score-mission = { SIGN("mission") }Sonderauftrag
age_of_discovery-score-unplaced = { SIGN("ships_left_over") }Übrige Schiffe
age_of_discovery-outcome-tie = Gleich viele Punkte: { $who } gewinnt mit mehr Schiffen ohne Reise ({ $ships }).
age_of_discovery-outcome-shared = Gleich viele Punkte und gleich viele Schiffe ohne Reise: Der Sieg wird geteilt.

## Der Spielplan in Worten: Bildbeschreibung, und für alle, die keine Bilder sehen. Knapp: 1024 Zeichen sind die Grenze

age_of_discovery-board-turn = Zug { $turn }. { $who }: { $what }.
age_of_discovery-board-over = Das Spiel ist zu Ende.
age_of_discovery-board-interim = { $turns ->
        [one] Zwischenwertung nach diesem Zug von { $who }.
       *[other] Zwischenwertung nach dem Zug von { $who }, noch { $turns } Züge mit diesem.
    }
age_of_discovery-board-final = { $turns ->
        [one] Schlusswertung nach diesem Zug von { $who }.
       *[other] Schlusswertung nach dem Zug von { $who }, noch { $turns } Züge mit diesem.
    }
age_of_discovery-board-stall = { $turns ->
        [one] Kauft in { $turns } Zug niemand ein Schiff, kommt die letzte Runde.
       *[other] Kauft in { $turns } Zügen niemand ein Schiff, kommt die letzte Runde.
    }
age_of_discovery-board-used = In diesem Zug schon getan: { $actions }.
age_of_discovery-board-player = { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, Handelsaufträge: { $fulfilled } erfüllt, { $hand } auf der Hand; Karten: { $any } beliebige Farbe, { $reserve } reservieren.
age_of_discovery-board-mission = { $points ->
        [one] Sonderauftrag von { $who }, „{ $mission }“: { $count } × { $rate } = { $points } Punkt.
       *[other] Sonderauftrag von { $who }, „{ $mission }“: { $count } × { $rate } = { $points } Punkte.
    }
age_of_discovery-board-free = Freie Schiffe von { $who }: { $ships }.
age_of_discovery-board-ship = { $colour } { $volume }
age_of_discovery-board-stock = { $count ->
        [one] { $ship }
       *[other] { $count } × { $ship }
    }
age_of_discovery-board-joker-hidden = Joker von { $who }: noch nicht eingesetzt.
age_of_discovery-board-joker-free = Joker von { $who } ({ $joker }): frei.
age_of_discovery-board-joker-contract = Joker von { $who } ({ $joker }): bei einem Handelsauftrag.
age_of_discovery-board-joker-expedition = Joker von { $who } ({ $joker }): bei einer Entdeckungsreise.
age_of_discovery-board-joker-volume = Joker { $volume } ({ $joker })
age_of_discovery-board-running = Laufende Handelsaufträge von { $who }: { $contracts }.
age_of_discovery-board-contract-running = { $rounds ->
        [one] { $contract } mit { $ships }, { $income } Münzen in { $rounds } Runde
       *[other] { $contract } mit { $ships }, { $income } Münzen in { $rounds } Runden
    }
age_of_discovery-board-purchase-row = Kaufreihe (Spalte: Schiff, Preis): { $ships }.
age_of_discovery-board-filling-row = Nachrückreihe darüber: { $ships }.
age_of_discovery-board-market = { $column }: { $ship } für { $price }
age_of_discovery-board-market-reserved = { $column }: { $ship } für { $price } (reserviert von { $who })
age_of_discovery-board-expedition = { $explorer } (Plättchen { $tile }, Reihe { $row }, { $used } von { $capacity }; Punkte andere/passende Farbe: Zwischen { $interim_other }/{ $interim_match }, Schluss { $final_other }/{ $final_match }): { $ships }.
age_of_discovery-board-expedition-late = { $explorer } (Plättchen { $tile }, Reihe { $row }, { $used } von { $capacity }; Punkte andere/passende Farbe: { $final_other }/{ $final_match }): { $ships }.
age_of_discovery-board-expedition-empty = { $explorer } (Plättchen { $tile }, Platz { $capacity }; Punkte andere/passende Farbe: Zwischen { $interim_other }/{ $interim_match }, Schluss { $final_other }/{ $final_match }): leer.
age_of_discovery-board-expedition-empty-late = { $explorer } (Plättchen { $tile }, Platz { $capacity }; Punkte andere/passende Farbe: { $final_other }/{ $final_match }): leer.
age_of_discovery-board-sailor = { $ship } von { $who }
age_of_discovery-board-display = Offene Handelsaufträge (Münzen für 1, 2, 3 Runden): { $contracts }. Verdeckt: { $stack }.
age_of_discovery-board-open-contract = { $contract }: { $one }/{ $two }/{ $three }
age_of_discovery-board-open-contract-reserved = { $contract }: { $one }/{ $two }/{ $three } (reserviert von { $who })
age_of_discovery-board-stacks = Karten in den Nachzugstapeln: { $stacks }.

## Das Eigene in Worten

age_of_discovery-own-hand-empty = Du hast keinen Handelsauftrag auf der Hand.
age_of_discovery-own-contract-ready = Handelsauftrag { $contract }: { $one }/{ $two }/{ $three } Münzen für 1/2/3 Runden. Du kannst ihn mit { $ships } beginnen, Gebühr { $fee }{ $cards ->
        [0] .
        [one] { " " }und { $cards } Karte „Schiff beliebiger Farbe“.
       *[other] { " " }und { $cards } Karten „Schiff beliebiger Farbe“.
    }
age_of_discovery-own-contract-missing = Handelsauftrag { $contract }: { $one }/{ $two }/{ $three } Münzen für 1/2/3 Runden. In dieser Farbe fehlt noch Ladevolumen: { $missing }.
age_of_discovery-own-contract-not-yet = Handelsauftrag { $contract }: { $one }/{ $two }/{ $three } Münzen für 1/2/3 Runden. Noch geht er nicht: Deine Schiffe passen nicht genau, oder es fehlen Münzen.
age_of_discovery-own-joker-hidden = Dein Joker ({ $joker }) ist frei und noch geheim.
age_of_discovery-own-joker-free = Dein Joker ({ $joker }) ist frei.
age_of_discovery-own-joker-contract = Dein Joker ({ $joker }) ist bei einem Handelsauftrag.
age_of_discovery-own-joker-expedition = Dein Joker ({ $joker }) ist für immer bei einer Entdeckungsreise.
age_of_discovery-own-mission = Dein Sonderauftrag „{ $mission }“: Punkte für jede Entdeckungsreise, bei der gilt: { $condition }. Bei 0, 1, 2 … erfüllten Handelsaufträgen: { $rates }. Du hast { $fulfilled } erfüllt: je { $rate }.
age_of_discovery-own-worth = { $worth ->
        [one] { $expeditions }: { $count } × dein Satz = { $worth } Punkt für deinen Sonderauftrag, Stand jetzt.
       *[other] { $expeditions }: { $count } × dein Satz = { $worth } Punkte für deinen Sonderauftrag, Stand jetzt.
    }
age_of_discovery-own-worth-none = Noch zählt keine Entdeckungsreise für deinen Sonderauftrag.
age_of_discovery-own-landing = { $points ->
        [one] Bei { $explorer } möglich: { $ships }, bis zu { $points } Punkt.
       *[other] Bei { $explorer } möglich: { $ships }, bis zu { $points } Punkte.
    }
age_of_discovery-own-landing-none = Kein Schiff zum Anlegen: { $reason }
age_of_discovery-own-turns-left = { $turns ->
        [0] Du hattest schon deinen letzten Zug.
        [one] Du hast noch { $turns } Zug.
       *[other] Du hast noch { $turns } Züge.
    }
age_of_discovery-mission-present-condition = mindestens ein Schiff ist deins
age_of_discovery-mission-half-condition = du hast mindestens so viele Schiffe wie alle anderen zusammen
age_of_discovery-mission-majority-condition = du hast mehr Schiffe als alle anderen zusammen
age_of_discovery-mission-alone-condition = alle Schiffe sind deine

## Was jemand hat, gezählt

age_of_discovery-stock-points = { SIGN("crown") }Punkte
age_of_discovery-stock-coins = { SIGN("coin") }Münzen
