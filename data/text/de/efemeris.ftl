### Efemeris, auf Deutsch. Die Zahlen der Spielhilfe kommen aus engines/games/efemeris/figures.toml (den Angaben des Spiels).

efemeris-title = Efemeris
efemeris-blurb = Kartografiere den Himmel, sammle Gewürze und erobere Planeten, bevor es andere tun. Am Tisch 40 Minuten, hier in deinem Tempo.
efemeris-minutes = 30–40
efemeris-weight = anspruchsvoll

## Was vor dem Spiel gewählt wird

efemeris-setting-mode = Modus
efemeris-setting-mode-about = Zu zweit ein Duell, zu dritt jeder für sich, zu viert zwei Teams: Platz 1 und 3 gegen 2 und 4.
efemeris-setting-mode-players = je nach Spielerzahl
efemeris-setting-mode-duel = Duell (2 Spieler)
efemeris-setting-mode-ffa = Allgemeiner Modus (3 Spieler)
efemeris-setting-mode-team = Teams (4 Spieler)
efemeris-setting-level = Expertenlevel
efemeris-setting-level-about = Damit wird der Himmel größer und hat neue Felder, und gespielte Mannschaft ist für immer weg.
efemeris-setting-level-normal = aus
efemeris-setting-level-expert = an
efemeris-setting-layout = Expertenhimmel
efemeris-setting-layout-about = Wie viele Plättchen der Expertenhimmel hat. Ohne Expertenlevel spielt das keine Rolle.
efemeris-setting-layout-default = was zum Modus passt
efemeris-setting-layout-23 = 23 Plättchen
efemeris-setting-layout-25 = 25 Plättchen
efemeris-setting-layout-27 = 27 Plättchen
efemeris-setting-games = Partien
efemeris-setting-games-about = Eine Partie oder ein Match: Wer zuerst zwei Partien gewinnt.
efemeris-setting-games-default = eine, im Expertenlevel ein Match
efemeris-setting-games-one = eine
efemeris-setting-games-three = ein Match auf zwei Siege
efemeris-setting-seal = Planeten einmauern
efemeris-setting-seal-about = Darf ein Plättchen so liegen, dass kein Pfad mehr zu einem Planeten führt?
efemeris-setting-seal-off = erlaubt, wie gedruckt
efemeris-setting-seal-on = verboten
efemeris-setting-cap = Grenze im Team
efemeris-setting-cap-about = Wie viele Fregatten und wie viele Festungen zwei Partner zusammen im Spiel bauen dürfen.
efemeris-setting-cap-2 = je 2 zusammen
efemeris-setting-cap-4 = je 4 zusammen
efemeris-setting-crew = Erste Mannschaft
efemeris-setting-crew-about = Selbst wählen oder mit je einer Karte jeder Art beginnen: gut für die erste Partie.
efemeris-setting-crew-choose = selbst wählen
efemeris-setting-crew-one_of_each = je eine jeder Art
efemeris-setting-rounds = Längste Dauer
efemeris-setting-rounds-about = Hat bis dahin niemand gewonnen, gewinnen die meisten Planeten. Ohne Grenze spielt ihr, bis jemand gewinnt oder sich alle auf ein Unentschieden einigen.
efemeris-setting-rounds-none = keine Grenze, wie gedruckt
efemeris-setting-rounds-30 = 30 Runden
efemeris-setting-rounds-45 = 45 Runden
efemeris-setting-rounds-60 = 60 Runden
efemeris-setting-start_player = Wer beginnt
efemeris-setting-start_player-about = Wer beginnt, wählt zuerst die Nation, hat aber anfangs weniger Gewürze. Im Team ist es das ganze Team. Nach der Anleitung beginnt, wer das Spiel noch nicht kennt.
efemeris-setting-start_player-random = ausgelost
efemeris-setting-start_player-least = wer es auf diesem Server am seltensten gespielt hat
efemeris-setting-start_player-place1 = Nummer 1 der Liste
efemeris-setting-start_player-place2 = Nummer 2 der Liste
efemeris-setting-start_player-place3 = Nummer 3 der Liste
efemeris-setting-start_player-place4 = Nummer 4 der Liste
efemeris-setting-absent = Wenn jemand fehlt
efemeris-setting-absent-about = Falls die anderen auf einen Zug nicht mehr warten wollen. Beim Passen bleiben alle Schiffe stehen; Plättchen werden gelegt, und was bezahlbar ist, wird trotzdem erobert.
efemeris-setting-absent-computer = spielt der Computer den Zug
efemeris-setting-absent-pass = wird gepasst

## Spielhilfe

efemeris-rules-start-title = Das Ziel, und wie es losgeht
    .revision = 2
efemeris-rules-start =
    Die Erde ist erkundet, nun segeln die großen Seefahrernationen in den Himmel. Frankreich, Großbritannien und Spanien wollen ihn alle, und es gibt nur einen.

    Du befehligst die **Galeone** eines berühmten Kapitäns und bis zu { $frigates } **Fregatten**. Plättchen für Plättchen legt ihr das Himmelsgewölbe aus. **Planeten** tauchen auf und Pfade dorthin. Stell ein Schiff auf einen Planeten, zahl seinen Preis in **Gewürzen**, und er gehört dir, auch wenn er vorher jemand anderem gehörte.

    Zum Sieg brauchst du **{ $goal_duel } Planeten** (zu dritt { $goal_ffa }), dann ist sofort Schluss; ebenso, wenn kein Gegner mehr einen Planeten hat. Punkte und Würfel gibt es nicht: Ein **Kanonier** zerstört ein gegnerisches Schiff, das ein Feld entfernt ist, einfach so.

    Drei Arten zu spielen: das **Duell**, der **Allgemeine Modus** zu dritt und zwei **Teams** zu zweit. Alle drei gibt es auch im **Expertenlevel**.

    ### Vor dem ersten Zug
    - **Wer beginnt:** wird ausgelost. Vor dem Spiel könnt ihr auch jemanden bestimmen oder beginnen lassen, wer am seltensten gespielt hat: gut, wenn jemand neu ist.
    - **Nation:** der Reihe nach. Jede hat vier eigene Kapitäne und zwei Arten Mannschaft, die den anderen fehlen.
    - **Kapitäne:** Alle wählen geheim { $captains } von vier und deren Reihenfolge. Die ersten werden gemeinsam aufgedeckt. Geht deine Galeone verloren, kann der nächste mit einer neuen kommen.
    - **Mannschaft:** Alle wählen geheim { $crew_start } von { $crew_deck } Karten, auch mehrere gleiche. Der Rest ist deine **Reserve**. In der ersten Partie nimm je eine: Das macht der Knopf *Übliche Mannschaft*.
    - **Mobilisierungsplanet:** Der Reihe nach wählt ihr einen von { $planets } und legt sein Plättchen beliebig gedreht neben das Zentrum. Dort startet deine Galeone. Patrocles und Posidonius sind gut für den Anfang: Sie bringen jeden Zug Pfeffer.
    - **Gewürze:** Der Startspieler hat { $start_1_pepper } Pfeffer, { $start_1_vanilla } Vanille; der zweite { $start_2_pepper } und { $start_2_vanilla }; der dritte { $start_3_pepper } und { $start_3_vanilla }.

    Geheim sind nur Mannschaftskarten auf der Hand und in der Reserve, Kapitäne, die noch warten, der Stapel und der Beutel. Niemand entscheidet je im Zug eines anderen: Du kannst nichts verpassen.

efemeris-rules-turn-title = Dein Zug
    .revision = 3
efemeris-rules-turn =
    Ein Zug hat vier Phasen, immer in dieser Reihenfolge:

    - **Erkunden:** { $tiles_drawn } Plättchen ziehen und beide legen. Ist der Stapel leer, fällt das für den Rest des Spiels weg.
    - **Sammeln:** Deine Planeten und Schiffe bringen Gewürze und Bonusmarker. Das macht der Bot.
    - **Taktik:** jedes Schiff einmal bewegen, bis zu { $crew_plays } Mannschaftskarten spielen, Bonusmarker einsetzen: in beliebiger Reihenfolge, so viel du willst.
    - **Bauen:** Planeten erobern, Fregatten, Festungen oder eine neue Galeone bauen, Mannschaft rekrutieren: so viel du bezahlen kannst.

    Dann geht es im Uhrzeigersinn weiter.

    Gut zu wissen:
    - Die Phasen kommen in dieser Reihenfolge. Hast du etwas gebaut, kannst du in diesem Zug nicht mehr fahren.
    - Nur Plättchen musst du legen. Alles andere darfst du lassen.
    - Eine Phase, in der du für alle sichtbar nichts tun kannst, geht von selbst vorbei, wenn du darin noch nichts getan hast.
    - Einen Planeten nimmst du in zwei Schritten: in der Taktik hinfahren, beim Bauen bezahlen. Das geht also in einem Zug.
    - Gespielte Mannschaftskarten liegen offen bis zu deiner nächsten Taktikphase. Dann gehen sie in die Reserve zurück.
    - Mit `/rückgängig` nimmst du einen Schritt zurück, solange nichts Neues bekannt wurde und niemand sonst gezogen hat. Eine gespielte Mannschaftskarte bleibt gespielt, ein Angebot auf Unentschieden gemacht, und nach dem Sammeln bleiben die Plättchen liegen.
    - Du darfst gleich aus der Taktik heraus bauen oder dort deinen Zug beenden. Bauen beendet die Taktik. Nur du beendest deinen Zug: Auch wenn nichts mehr zu tun ist, kannst du den letzten Schritt noch zurücknehmen.
    - Jederzeit, auch in fremden Zügen, darfst du ein Unentschieden anbieten oder aufgeben: siehe *So endet es*.

efemeris-rules-sky-title = Das Himmelsgewölbe
    .revision = 1
efemeris-rules-sky =
    Der Himmel hat { $cells } Plätze für sechseckige Plättchen: das Zentrum und zwei Ringe darum. Sie heißen nach Spalte und Reihe; das Zentrum ist **D4**, nördlich davon liegt D3, südlich D5.

    Auf den Plättchen liegen **Felder**, verbunden durch **Himmelspfade**. Ein Schiff fährt von Feld zu Feld, und jeder Pfad ist ein Schritt. Wo ein Pfad den Rand eines Plättchens erreicht, liegt ein **Randfeld**, ein Halbkreis; hat das Nachbarplättchen dort auch einen Pfad, wird es ganz und verbindet beide. Sonst ist es eine Sackgasse, aber ein Schiff darf dort stehen. Es heißt nach den beiden Plätzen, zwischen denen es liegt: **D3|D4**.

    ### Felder
    - **Windrose**, im Zentrum: Hier dürfen beliebig viele Schiffe stehen. Niemand greift von hier aus an, und niemand kann hier angegriffen werden.
    - **Planet:** Steh hier, um ihn zu erobern.
    - **Fabrik** für Pfeffer oder Vanille: Ein Schiff hier bringt beim Sammeln { $factory } davon.
    - **Anker:** Ein Schiff hier zieht beim Sammeln einen Bonusmarker.
    - **Singularität:** Was hineinfährt, ist zerstört.
    - **Einfache Felder** haben keine Wirkung.
    - Nur im Expertenlevel: **Felder der Vorhersehung** ({ $providence } Gewürze statt { $factory }) und **Schiffswracks** (siehe *Expertenlevel*).

    Auf jedem Feld außer der Windrose ist Platz für **ein** Schiff, egal von wem, und niemand fährt hindurch.

    Im Grundhimmel gibt es { $pepper_factories } Pfefferfabriken, { $vanilla_factories } Vanillefabriken, { $anchors } Anker und { $singularities } Singularitäten. Vanille ist selten.

    Was genau auf welchem Plättchen liegt, haben wir nachgebaut: Wie die Pfade im Original verlaufen, konnte uns niemand sagen (unsere Regelung).

efemeris-rules-explore-title = Erkunden: Plättchen legen
    .revision = 2
efemeris-rules-explore =
    Am Anfang deines Zugs ziehst du { $tiles_drawn } Plättchen vom Stapel, alle sehen sie. Du legst beide, in beliebiger Reihenfolge.

    - Ein Plättchen muss mit einer Seite an ein Plättchen grenzen, das schon liegt.
    - Du darfst es drehen, wie du willst. Die Pfade müssen nicht passen: Wo ihnen keiner entgegenkommt, enden sie in einem Halbkreis.
    - Es muss im Himmel liegen: beim normalen Level höchstens zwei Plätze vom Zentrum entfernt.
    - Passen geht nicht, und Platz ist immer: Es gibt genau so viele Plättchen wie Plätze.

    ### Planeten einmauern
    Du darfst ein Plättchen so legen, dass kein Pfad mehr zu einem Planeten führt. Er bringt seinem Besitzer weiter Gewürze, aber niemand kommt hin, bis Cassini ein Plättchen dreht.

    Vor dem Spiel könnt ihr das verbieten: Dann darf kein Plättchen einen Planeten von der Windrose abschneiden. Singularitäten gelten nicht als Pfade, leere Plätze gelten als befahrbar. Geht es für ein Plättchen gar nicht anders, darf es überall liegen. Was verboten ist, wird dir nicht angeboten (unsere Regelung).

    ### Was im Stapel ist
    { $planets } Planeten ohne die Mobilisierungsplaneten und { $path_tiles } Plättchen mit Pfaden. Am Ende taucht also alles auf, nur weiß niemand, wann.

    Ein gezogener Planet gehört zuerst niemandem. Leg ihn nah an deine Schiffe und weit weg von den anderen; nah heißt, was sie auf Pfaden schnell erreichen.

    Zu dritt zieht, wer als Letzter erkundet, nur ein Plättchen.

efemeris-rules-collect-title = Sammeln: Gewürze und Boni
    .revision = 2
efemeris-rules-collect =
    Gewürze sind das einzige Geld. Es gibt zwei: **Sternenpfeffer** und **Himmlische Vanille**. Alle sehen, wie viel du hast.

    Liegen deine Plättchen, sammelt der Bot für dich ein:
    - **Planeten:** Jeder Planet, der dir gehört, bringt in jedem Zug ein Gewürz der Art, die dort wächst. Ein Schiff muss dort nicht stehen.
    - **Fabriken:** { $factory } für jedes deiner Schiffe auf einem Fabrikfeld.
    - **Anker:** Für jedes deiner Schiffe auf einem Anker ziehst du einen **Bonusmarker** aus dem Beutel.

    Du kannst { $spice_cap } Pfeffer, { $spice_cap } Vanille und { $bonus_cap } Bonusmarker haben. Was darüber hinausginge, bekommst du nicht: Gib also aus, bevor du sammelst.

    Es zählt, wo deine Schiffe jetzt stehen, am Anfang deines Zugs. Ein Schiff, das zu einer Fabrik fährt, bringt erst in deinem **nächsten** Zug etwas, wenn es dann noch da ist.

    ### Wofür du Gewürze brauchst
    - Planeten: je { $price_low } bis { $price_high } Gewürze, siehe *Planeten*
    - Fregatte: { $frigate_pepper } Pfeffer
    - Festung: { $fortress_pepper } Pfeffer und { $fortress_vanilla } Vanille
    - Neue Galeone: { $galleon_vanilla } Vanille
    - Mannschaftskarte: { $recruit_pepper } Pfeffer

    Jeder Planet kostet beide Gewürze. Der Bankier tauscht das eine gegen das andere, die französische Kurtisane bringt Vanille, der Bonus *Neue Fracht* ein Gewürz deiner Wahl.

efemeris-rules-tactics-title = Taktik: fahren und angreifen
    .revision = 1
efemeris-rules-tactics =
    ### Fahren
    Einmal im Zug darf jedes deiner Schiffe auf den Pfaden fahren: die Galeone bis zu { $galleon_steps } Felder, eine Fregatte bis zu { $frigate_steps }. Du sagst nur, wohin; Schritte, die du nicht nutzt, verfallen.

    - Auf ein Feld mit einem Schiff kommst du nicht und auch nicht hindurch, selbst wenn es deins ist. Nur auf der Windrose ist Platz für alle.
    - Auf einen Planeten mit gegnerischer **Festung** kommst du nicht und auch nicht hindurch. Eigene stören nicht.
    - Eine **Singularität** zerstört dein Schiff. Du darfst absichtlich hinein; der Bot fragt nach.
    - Ein **eingefrorenes** Schiff kann nicht normal fahren. Bonusmarker und Mannschaft wirken trotzdem.

    Ein neues Schiff fährt erst in deinem nächsten Zug.

    ### Angreifen
    Dazu brauchst du eine Karte **Kanonier** und deine Galeone, die auf den Pfaden gezählt höchstens { $gunner_range ->
        [one] { $gunner_range } Feld
       *[other] { $gunner_range } Felder
    } von einem gegnerischen Schiff oder einer Festung entfernt ist. Was getroffen wird, ist zerstört; nur der Schiffsarzt und Castel schützen davor.
    - Nicht von der Windrose aus und nicht auf Schiffe dort.
    - Schiffe, Festungen und Singularitäten dazwischen halten keinen Schuss auf (unsere Regelung).
    - Steht auf einer Festung ein Schiff ihres Besitzers, muss erst das Schiff weg.
    - Fregatten greifen nicht an; nur Kapitän Lancaster bringt sie dazu.
    - Geschützte Ziele werden gar nicht angeboten, damit du keine Karte verschwendest (unsere Regelung).

    ### Was zerstört ist
    - **Fregatten** und **Festungen** sind für immer weg.
    - Mit einer **Galeone** geht ihr Kapitän (in Teams bleibt er), und alles, was ihre Mannschaft vorbereitet oder geschützt hat, endet sofort. Der nächste Kapitän wird sofort aufgedeckt. Deine Handkarten bleiben, aber du brauchst eine neue Galeone, um sie zu spielen.

    ### Treibend
    Dreht Cassini ein Plättchen, kann ein Schiff auf einem Randfeld seinen Pfad verlieren. Dann treibt es: Es kann nicht fahren, nicht angreifen und nicht angegriffen werden, bis wieder ein Pfad zu ihm führt. Steuermann und Chesnaye holen ihre Galeone heraus; sonst darfst du das Schiff aufgeben (unsere Regelung).

efemeris-rules-crew-title = Mannschaft
    .revision = 1
efemeris-rules-crew =
    In der Taktik darfst du bis zu { $crew_plays } Mannschaftskarten im Zug spielen, auch mehrere gleiche, vor und nach dem Fahren. Sie kosten nichts, aber deine **Galeone** muss im Spiel sein, und sie wirken nur für sie. Eine Karte, die nichts ändern würde, kannst du nicht spielen (unsere Regelung).

    ### Alle Nationen
    - **Erster Offizier** ({ $first_officer_cards } im Satz): nutzt die Fähigkeit deines Kapitäns, siehe *Kapitäne*
    - **Kanonier** ({ $gunner_cards }): zerstört ein gegnerisches Schiff oder eine Festung, siehe *Taktik*
    - **Bankier** ({ $banker_cards }): tauscht ein Gewürz bei der Bank gegen eines der anderen Art

    ### Frankreich
    - **Steuermann** ({ $helmsman_cards }): setzt deine Galeone auf die Windrose. Das ist keine Fahrt: geht auch davor oder danach und wenn sie eingefroren ist.
    - **Kurtisane** ({ $courtesan_cards }): bringt { $courtesan } Vanille

    ### Großbritannien
    - **Schiffsarzt** ({ $surgeon_cards }): Bis zu deiner nächsten Taktikphase kann kein Angriff deine Galeone zerstören. Gegen Singularitäten hilft er nicht.
    - **Schiffsbauer** ({ $shipwright_cards }): Eine Fregatte ist in der Bauphase dieses Zugs kostenlos.

    ### Spanien
    - **Mannschaftsvorstand** ({ $boatswain_cards }): Steht deine Galeone beim nächsten Sammeln auf einem Anker, zieht sie { $boatswain } mehr. Mehrere zählen zusammen.
    - **Gouverneur** ({ $governor_cards }): nur, wenn deine Galeone auf einem Planeten steht. Was sie in der Bauphase dieses Zugs erobert, kostet { $governor ->
        [one] { $governor } Gewürz
       *[other] { $governor } Gewürze
    } deiner Wahl weniger. Mehrere zählen zusammen.

    ### Karten kommen und gehen
    Gespielte Karten liegen offen bis zu deiner nächsten Taktikphase, dann kommen sie in die Reserve. Aus der Reserve **rekrutierst** du in der Bauphase jede Karte für { $recruit_pepper } Pfeffer. Auf die Hand passen { $hand_limit } (Teams: { $hand_limit_team }).

    Wie oft es jede Karte gibt, haben wir nachgebaut (unsere Regelung).

efemeris-rules-captains-title = Kapitäne
    .revision = 2
efemeris-rules-captains =
    Jeder **Erste Offizier**, den du spielst, nutzt einmal die Fähigkeit deines Kapitäns. Was länger wirkt, endet mit dem Verlust der Galeone.

    ### Frankreich
    - **Mathurin Hubac**: Seine Galeone darf in diesem Zug { $hubac } Felder weiter fahren. Bevor sie fährt; zählt zusammen, bis höchstens { $hubac_most }; nicht, wenn sie eingefroren ist.
    - **Victorine de la Chesnaye**: setzt ihre Galeone auf einen eigenen leeren Planeten. Das ist keine Fahrt: geht auch danach und eingefroren.
    - **Cosme Castel d’Oléron**: Keine seiner Festungen kann bis zu seiner nächsten Taktikphase zerstört werden, auch keine, die er in diesem Zug noch baut. Du darfst ihn also schon einsetzen, bevor du eine hast; der Bot fragt nach.
    - **Augustine Cassini**: dreht ein Plättchen des Himmels, auch das Zentrum. Nicht, wenn ein gegnerisches Schiff darauf steht. Schiffe darauf drehen sich mit, die auf dem Rand bleiben. Eine Drehung, die nichts ändert, wird nicht angeboten (unsere Regelung).

    ### Großbritannien
    - **Elizabeth Fairborne**: Ihr nächster Kanonier in diesem Zug reicht { $fairborne } Feld weiter. Zählt zusammen, bis höchstens { $fairborne_most }; es muss ein Kanonier folgen.
    - **Cicely Blake**: friert ein gegnerisches Schiff im Umkreis von { $blake } Feldern ein, auch auf der Windrose. Im nächsten Zug seines Besitzers kann es nicht normal fahren.
    - **Peter Byng**: Eine zufällige Karte von der Hand eines Gegners wird gezeigt und ist aus dem Spiel.
    - **Nathaniel Lancaster**: Eine seiner Fregatten darf mit Reichweite { $lancaster } angreifen. Es muss ein Kanonier folgen.

    ### Spanien
    - **Aníbal Pargo**: Steht seine Galeone beim nächsten Sammeln auf einer Fabrik, bringt sie { $pargo } mehr. Zählt zusammen.
    - **Catalina de Guzmán**: sofort eine kostenlose Festung auf einem eigenen Planeten, der noch keine hat. Sie zählt für die Grenze.
    - **Isabel da Silva**: Mit einem Marker Sonnenwinde bewegt sie ein *gegnerisches* Schiff 1 bis { $dasilva } Felder, auch in eine Singularität.
    - **Sebastián de Avilés**: verkauft eine andere Mannschaftskarte seiner Hand für { $aviles_pepper } Pfeffer und { $aviles_vanilla } Vanille. Sie kommt verdeckt in die Reserve und zählt nicht als gespielt.

efemeris-rules-bonuses-title = Bonusmarker
    .revision = 1
efemeris-rules-bonuses =
    Steht beim Sammeln ein Schiff von dir auf einem **Anker**, ziehst du dafür einen Marker aus dem Beutel. Es gibt { $bonus_tokens }, ein Drittel von jeder Art; du kannst { $bonus_cap } behalten, und alle sehen sie. Benutzte Marker sind aus dem Spiel, der Beutel kann also leer werden.

    In der Taktik darfst du jederzeit so viele einsetzen, wie du hast. Eine Galeone brauchst du dafür nicht.

    - **Sonnenwinde:** Eines deiner Schiffe fährt 1 bis { $solar_winds } Felder auf den Pfaden. Das kommt zur normalen Fahrt hinzu, und auch ein eingefrorenes Schiff darf damit fahren.
    - **Warnschuss:** Ein gegnerisches Schiff, wie weit es auch weg ist, muss { $warning_shot } Feld auf einem Pfad weichen; du sagst, wohin. Es muss ein Feld sein, auf das dieses Schiff fahren darf.
    - **Neue Fracht:** Nimm { $new_cargo } Gewürz deiner Wahl.

    Gut zu wissen:
    - Ein Warnschuss darf ein Schiff in eine **Singularität** treiben, dann ist es verloren: Schiffsarzt und Festung helfen nicht. Er wirkt auch auf der Windrose und auf eingefrorene oder geschützte Schiffe, denn er ist kein Angriff. Nur treibende Schiffe bewegt er nicht (unsere Regelungen).
    - Festungen der eigenen Nation lassen das vertriebene Schiff durch, die anderer nicht (unsere Regelung).
    - Wegwerfen darfst du keinen Marker. Hast du genug, setz einen ein, bevor du sammelst.

efemeris-rules-build-title = Bauen
    .revision = 1
efemeris-rules-build =
    In der Bauphase darfst du alles so oft tun, wie du es bezahlen kannst, in beliebiger Reihenfolge:

    - **Planet erobern** mit einem Schiff darauf: siehe *Planeten*
    - **Fregatte**, { $frigate_pepper } Pfeffer: auf einem deiner Planeten, auf dem kein Schiff steht. Im ganzen Spiel darfst du { $frigates } bauen.
    - **Festung**, { $fortress_pepper } Pfeffer und { $fortress_vanilla } Vanille: auf einem deiner Planeten, eine pro Planet, { $fortresses } im ganzen Spiel
    - **Galeone**, { $galleon_vanilla } Vanille: nur, wenn deine zerstört ist und du noch einen Kapitän hast. Auf einem deiner Planeten, auf dem kein Schiff steht; ist keiner frei, auf der Windrose.
    - **Rekrutieren**, { $recruit_pepper } Pfeffer: eine beliebige Karte der Reserve auf die Hand. Nur du weißt, welche. Auf die Hand passen { $hand_limit } (Teams: { $hand_limit_team }).

    ### Wozu das gut ist
    - **Fregatten** sind schnell: Sie sammeln, ziehen Marker und erobern, greifen aber nicht an, und keine Mannschaft wirkt für sie.
    - **Festungen** halten gegnerische Schiffe vom Planeten fern, und wer dort nicht stehen kann, kann ihn nicht erobern. Du darfst sogar eine bauen, während dort ein gegnerisches Schiff steht: Es darf bleiben oder gehen, aber nicht erobern (unsere Regelung).
    - **Die Galeone** brauchst du für deine Mannschaft.

    ### Grenzen
    Fregatten und Festungen werden beim Bauen gezählt: Was verloren ist, kommt nicht wieder (unsere Regelung). Karten, die du in diesem Zug gespielt hast, sind noch nicht in der Reserve. Neue Schiffe fahren erst in deinem nächsten Zug.

    Hast du keinen Kapitän mehr, spielst du ohne Galeone und Mannschaft weiter. Gewinnen kannst du trotzdem: Auch Fregatten erobern.

efemeris-rules-conquer-title = Planeten
    .revision = 1
efemeris-rules-conquer =
    Steht in deiner Bauphase ein Schiff von dir, Galeone oder Fregatte, auf einem Planeten, darfst du ihn erobern: Zahl den Preis, und er gehört dir sofort. Das Schiff darf danach weiterfahren, der Planet bleibt deiner.

    Was er kostet, und was er jeden Zug bringt:
    - **Demodamas:** { $dem_pepper } Pfeffer, { $dem_vanilla } Vanille; bringt { $dem_amount } { $dem_product ->
        [pepper] Pfeffer
       *[vanilla] Vanille
    }
    - **Patrocles:** { $pat_pepper } Pfeffer, { $pat_vanilla } Vanille; bringt { $pat_amount } { $pat_product ->
        [pepper] Pfeffer
       *[vanilla] Vanille
    }
    - **Posidonius:** { $pos_pepper } Pfeffer, { $pos_vanilla } Vanille; bringt { $pos_amount } { $pos_product ->
        [pepper] Pfeffer
       *[vanilla] Vanille
    }
    - **Pytheas:** { $pyt_pepper } Pfeffer, { $pyt_vanilla } Vanille; bringt { $pyt_amount } { $pyt_product ->
        [pepper] Pfeffer
       *[vanilla] Vanille
    }
    - **Hipparchus:** { $hip_pepper } Pfeffer, { $hip_vanilla } Vanille; bringt { $hip_amount } { $hip_product ->
        [pepper] Pfeffer
       *[vanilla] Vanille
    }
    - **Apollas:** { $apo_pepper } Pfeffer, { $apo_vanilla } Vanille; bringt { $apo_amount } { $apo_product ->
        [pepper] Pfeffer
       *[vanilla] Vanille
    }
    - **Hecateus von Miletus:** { $hec_pepper } Pfeffer, { $hec_vanilla } Vanille; bringt { $hec_amount } { $hec_product ->
        [pepper] Pfeffer
       *[vanilla] Vanille
    }
    - **Eratosthenes:** { $era_pepper } Pfeffer, { $era_vanilla } Vanille; bringt { $era_amount } { $era_product ->
        [pepper] Pfeffer
       *[vanilla] Vanille
    }

    Wie viele Gewürze ein Planet kostet, ist bekannt; wie sie sich auf Pfeffer und Vanille verteilen, haben wir nachgebaut, ebenso, was die meisten Planeten bringen (unsere Regelung).

    ### Anderen Planeten abnehmen
    Der Preis ist derselbe, und niemand bekommt etwas dafür. Eine Festung darauf muss erst zerstört werden, und ein Schiff dort muss weg, weil auf jedes Feld nur eines passt. Auch Mobilisierungsplaneten kannst du verlieren.

    Wo ein Planet liegt und von wie vielen Seiten du hinkommst, zählt so viel wie sein Preis: Mit vielen Zugängen ist er leicht zu nehmen und leicht zu verlieren.

    Der **Gouverneur** macht eine Eroberung durch die Galeone billiger.

efemeris-rules-team-title = Teams
    .revision = 1
efemeris-rules-team =
    Vier Spieler, zwei gegen zwei: Partner sind eine Nation und sitzen sich gegenüber, Platz 1 und 3 gegen 2 und 4 (unsere Regelung). Alles wie im Duell, aber:

    - **Ihr gewinnt zusammen**, wenn eure Nation { $goal_team } Planeten besitzt oder die andere keinen mehr.
    - **Nation:** Ein Partner schlägt vor, der andere stimmt zu oder nennt eine andere; dann entscheidet der erste.
    - **Kapitäne:** Jeder Partner hat einen für das ganze Spiel. Geht seine Galeone verloren, darf er sie { $rebuilds ->
        [one] einmal
       *[other] { $rebuilds }-mal
    } neu bauen, mit demselben Kapitän.
    - **Mobilisierungsplaneten:** einer pro Partner. Wer zuerst antwortet, legt neben das Zentrum, der andere neben dieses Plättchen.
    - **Mannschaft:** je { $crew_start_team } Karten aus dem gemeinsamen Satz der Nation, höchstens { $hand_limit_team } auf der Hand; die Reserve gehört beiden. Die *übliche Mannschaft* sind hier Erster Offizier, Kanonier und Bankier. Partner sehen die Karten des anderen.
    - **Gewürze:** Im ersten Team hat jeder { $start_1_pepper } Pfeffer und { $start_1_vanilla } Vanille, im zweiten { $start_2_pepper } und { $start_2_vanilla }.

    ### Der Zug
    Beide Partner spielen ihn gleichzeitig, Phase für Phase; weiter geht es, wenn beide fertig sind. Jeder zieht und legt ein Plättchen, und jeder hat eigene Schiffe, Gewürze, Marker und Planeten. Bis zu { $crew_plays } Mannschaftskarten für jeden.

    - In der Bauphase darfst du deinem Partner Gewürze geben: höchstens { $shares } im Zug für die Nation, hin und her zusammen. War er schon fertig und kann jetzt etwas bauen, wird er noch einmal gefragt (unsere Regelung).
    - Marker und Mannschaftskarten kannst du nicht weitergeben und nicht für Schiffe des Partners nutzen. Einen Gegner vom Planeten des Partners zu vertreiben, ist erlaubt (unsere Regelung).
    - Schiffe des Partners stehen dir im Weg wie alle anderen. Seine Festungen lassen dich durch.
    - Du kannst deinen Partner nicht angreifen, seine Planeten nicht erobern und nicht auf ihnen bauen.
    - { $team_cap } Fregatten und { $team_cap } Festungen im ganzen Spiel für die **Nation**, beliebig verteilt (so lesen wir die Regel; vor dem Spiel könnt ihr es verdoppeln).

efemeris-rules-free-title = Allgemeiner Modus
    .revision = 1
efemeris-rules-free =
    Drei Spieler, jede Nation für sich. Alles wie im Duell, aber:

    - **{ $goal_ffa } Planeten** genügen zum Sieg.
    - Die Mobilisierungsplaneten liegen nördlich, südöstlich und südwestlich vom Zentrum.
    - Der dritte Spieler beginnt mit { $start_3_pepper } Pfeffer und { $start_3_vanilla } Vanille.
    - Im Stapel ist eine ungerade Zahl von Plättchen: Zuletzt wird nur eines gezogen.

    ### Ohne Planeten
    Wer den letzten Planeten verliert, ist nicht draußen (unsere Regelung). Seine Schiffe fahren weiter und dürfen wieder erobern; eine neue Galeone beginnt dann auf der Windrose. Aber Fregatten und Festungen brauchen einen Planeten.

    Nur wer keinen Planeten, kein Schiff und keinen Weg zu einer neuen Galeone hat, ist draußen: kein Kapitän mehr oder weniger als { $galleon_vanilla } Vanille, Marker *Neue Fracht* mitgezählt (unsere Regelung).

    ### Sieg
    Das Spiel endet auch, wenn nach einer Eroberung nur noch der Eroberer Planeten hat. Solange zwei welche haben, geht es weiter.

    Haben zwei aufgegeben, gewinnt der dritte (unsere Regelung).

    Zu dritt geht es lebhaft zu: Wer vorn liegt, hat zwei Gegner, und ein Warnschuss im richtigen Moment hilft dem Dritten. Achte darauf, wem nur noch ein Planet fehlt.

efemeris-rules-expert-title = Expertenlevel
    .revision = 1
efemeris-rules-expert =
    Duell, Allgemeiner Modus und Teams gehen alle auch im Expertenlevel. Was sich ändert:

    - **Größerer Himmel:** 23, 25 oder 27 Plättchen statt { $cells }. Was dazukommt, sind Expertenplättchen, zufällig aus { $expert_tiles } gezogen. Ihr wählt vor dem Spiel; sonst hat ein Duell { $layout_duel } Plättchen, der Allgemeine Modus { $layout_ffa }, Teams { $layout_team }. Die Form der größeren Himmel haben wir nachgebaut (unsere Regelung).
    - **Gespielte Mannschaft ist weg:** Eine Karte kommt aus dem Spiel, wenn sie sonst in die Reserve käme. Was Avilés verkauft, wurde nicht gespielt und kommt in die Reserve (unsere Regelung).
    - **{ $captains_expert } Kapitäne** statt { $captains }; in Teams { $rebuilds_expert } neue Galeonen für jeden statt { $rebuilds }.
    - **Ein Match:** Wer zuerst zwei Partien gewinnt. Vor dem Spiel könnt ihr auch eine einzelne Partie wählen (unsere Regelung).

    ### Neue Felder
    - **Felder der Vorhersehung:** Ein Schiff dort bringt beim Sammeln { $providence } Pfeffer oder { $providence } Vanille.
    - **Schiffswrack:** Ein Schiff, das am Anfang deines Zugs dort steht, darf ein Mannschaftsmitglied retten: Du nimmst eine Karte deiner Wahl aus der Reserve, kostenlos und ungesehen, und darfst sie noch in diesem Zug spielen. Einmal im Zug pro Schiff; die Handgrenze gilt; du darfst verzichten.

    Pargos Fähigkeit braucht eine Fabrik: Auf einem Feld der Vorhersehung bringt sie nichts (unsere Regelung).

    ### Das Match
    Jede Partie beginnt ganz von vorn, mit Nationen, Kapitänen und allem. Im Duell und in Teams beginnt die nächste, wer verloren hat, nach einem Unentschieden, wer zuletzt nicht begonnen hat; zu dritt der nächste Platz (unsere Regelung). Unentschiedene Partien zählen für niemanden; ist das Match nach { $match_games } Partien nicht gewonnen, entscheiden mehr Siege, bei Gleichstand ist es unentschieden (unsere Regelung).

    Heb deine besten Karten für die Augenblicke auf, die zählen: Es sind nur { $crew_deck }, und eine zweite Chance gibt es nicht.

efemeris-rules-end-title = So endet es
    .revision = 4
efemeris-rules-end =
    ### Sieg
    Nach jeder Eroberung wird sofort nachgesehen. Du gewinnst
    - mit { $goal_duel } Planeten im Duell, { $goal_ffa } zu dritt, { $goal_team } als Team; Mobilisierungsplaneten zählen mit (unsere Regelung),
    - oder wenn keine andere Nation mehr einen Planeten hat.

    Einen zweiten Platz gibt es nicht: Alle anderen haben gemeinsam verloren (unsere Regelung).

    ### Unentschieden
    Jeder darf jederzeit ein Unentschieden anbieten, einmal je eigenem Zug; zurücknehmen lässt sich das nicht. Alle müssen Ja sagen; Schweigen ist kein Ja. Das Spiel geht inzwischen weiter, und das Angebot endet mit dem ersten Nein oder wenn wieder an der Reihe ist, wer es gemacht hat. Bis dahin bleiben die Stimmen geheim, nur die der Computer nicht: Sie antworten sofort, und steht das Angebot danach noch, haben sie Ja gesagt.

    Ein Computerspieler stimmt nie vor der ersten Runde zu. Er stimmt zu, wenn er kein Schiff mehr hat oder weniger Planeten als alle anderen; macht der Bot das Angebot, auch dann, wenn er nicht vorn liegt, und ab Runde { $weary_round } immer. Ab Runde { $draw_round } stimmt er jedem Angebot zu und macht alle { $draw_every } Runden selbst eines (unsere Regelung).

    Haben alle zugestimmt, endet die Partie ohne Sieger. Die Wertung zählt sie als Unentschieden, Statistik und Saison für niemanden als Sieg. Wer draußen ist oder aufgegeben hat, stimmt nicht mit und kommt hinter denen, die sich geeinigt haben (unsere Regelung).

    Wurde { $stall_turns } Züge hintereinander nichts gelegt, gebaut, erobert, zerstört oder gespielt, macht der Bot selbst ein solches Angebot (unsere Regelung).

    ### Aufgeben
    Im Duell gewinnt der andere. Sonst übernimmt der Computer deinen Platz, und das Spiel zählt für dich als letzter Platz; haben beide Partner oder zwei von drei Spielern aufgegeben, gewinnt der Rest. In einem Match gilt das nur für die laufende Partie (unsere Regelung).

    ### Damit niemand ewig spielen muss
    Die gedruckten Regeln kennen keine letzte Runde. Trotzdem kann niemand allein ein Spiel in die Länge ziehen:
    - Wer nicht mehr an den Sieg glaubt, kann in jedem Zug ein Unentschieden anbieten oder sich geschlagen geben. Mit `/aufgeben` verlässt du den Tisch, und der Computer spielt für dich weiter; auch das zählt als letzter Platz.
    - Wer nicht mehr spielt, hält das Spiel nicht auf: Ist die Zeit um, stimmen die anderen ab: warten, den Zug oder den Platz dem Computer geben, Ersatz suchen oder aufhören.
    - **Toter Himmel:** Ist kein Schiff mehr da und kann niemand je wieder eines bauen, endet das Spiel unentschieden: Niemand gewinnt (unsere Regelung).
    - **Rundengrenze:** nur wenn ihr vor dem Spiel eine wählt; dann zeigt das Bild sie. Hat dann niemand gewonnen, gewinnt die Nation mit den meisten Planeten; bei Gleichstand die, deren Planeten zusammen mehr Gewürze kosten; ist auch das gleich, ist es zwischen ihnen unentschieden, und niemand gewinnt. Das wird { $limit_warning } Runden vorher angesagt (unsere Regelung).

efemeris-rules-pictures-title = Die Bilder lesen
    .revision = 5
efemeris-rules-pictures =
    ### Der Himmel
    - **Plättchen** tragen den Namen ihres Platzes in einer Ecke, leere Plätze in der Mitte.
    - **Felder** sind kleine Ringe, verbunden durch goldene Pfade. { SIGN("pepper_factory") }Ein Stern ist eine Pfefferfabrik, { SIGN("vanilla_factory") }eine Blüte eine Vanillefabrik; in { SIGN("providence") }einem goldenen Auge zählen sie doppelt. Dazu { SIGN("anchor_field") }Anker und { SIGN("wreck") }Wracks; { SIGN("singularity") }die Spirale ist eine Singularität, der große Stern im Zentrum die Windrose.
    - { SIGN("planet_pos") }**Planeten** sind große Scheiben. Das kleine Gewürz daneben ist, was sie bringen, die Zahlen sind der Preis, und der Ring zeigt, wem sie gehören. { SIGN("fortress") }Ein Turm ist eine Festung.
    - **Schiffe:** { SIGN("galleon") }Galeonen sind groß, { SIGN("frigate") }Fregatten klein und mit Buchstaben. Farbe und Zeichen nennen die Nation: { SIGN("seal_star") }Frankreich blau mit Stern, { SIGN("seal_cross") }Großbritannien orange mit Kreuz (im Original rot), { SIGN("seal_chevron") }Spanien schwarz mit Winkel. { SIGN("second_star") }Der zweite Partner eines Teams hat eine hellere Farbe und das Zeichen im Umriss.
    - **Wo ein Schiff steht:** Ein Ring in seiner Farbe liegt um das Feld, das Schiff daneben. Ein Ring um einen Planeten heißt, dass es auf dem Planeten steht.
    - **Zeichen an Schiffen:** { SIGN("frozen") }Schneeflocke heißt eingefroren, { SIGN("protected") }Schild geschützt, { SIGN("adrift") }Wellen treibend.
    - **Was zuletzt geschah:** eine gepunktete Linie, wo ein Schiff herkam, Strahlen um einen eroberten Planeten, ein Kreuz, wo etwas verloren ging, ein roter Rand um neue Plättchen.
    - { SIGN("sky_tiles") }Unten links: Plättchen im Stapel. { SIGN("token_bag") }Unten rechts: Marker im Beutel.

    ### Die Tafeln
    Für jeden Spieler eine; ein Pfeil zeigt, wer am Zug ist, { SIGN("gear") }ein Zahnrad einen Computerspieler. Unter dem Namen steht der Kapitän.
    - Planeten, und wie viele zum Sieg nötig sind
    - { SIGN("pepper") }Pfeffer und { SIGN("vanilla") }Vanille, mit hohlen Zeichen bis zur Grenze; daneben Bonusmarker: { SIGN("solar_winds") }Welle, Sonnenwinde; { SIGN("warning_shot") }Kanonenkugel, Warnschuss; { SIGN("new_cargo") }Kiste, Neue Fracht
    - { SIGN("crew_in_hand") }Mannschaftskarten auf der Hand (stehend) und { SIGN("crew_in_reserve") }in der Reserve (ein Stapel)
    - Galeone, Fregatten, Festungen: „+1“ heißt, eine kann noch gebaut werden
    - Gespielte Mannschaft liegt darunter. { SIGN("still_to_come") }Eine Sanduhr zeigt, was erst noch wirkt.

    ### Wenn du gefragt wirst
    Das Bild zeigt den Teil des Himmels, um den es geht, mit den Namen aller Felder zur Wahl: **E3.h** ist ein Feld auf dem Plättchen E3, **E3|F3** das Randfeld zwischen zwei Plättchen. Neben der Windrose steht nur die Richtung: **NO** ist nordöstlich der Rose. Gedrehte Plättchen siehst du so, wie sie liegen würden.

    Der Knopf *Meine Hand* zeigt nur dir deine Mannschaft, Kapitäne und Reserve und was du bezahlen kannst. { SIGN("not_now") }Ein Schloss sagt, warum eine Karte gerade nicht geht. Der Knopf *In Worten* nennt alles Feld für Feld, für alle, die keine Bilder sehen.

efemeris-rules-tips-title = Tipps
    .revision = 2
efemeris-rules-tips =
    - **Zuerst eine Fregatte.** Sie kostet { $frigate_pepper } Pfeffer, und zwei Schiffe sammeln und erobern doppelt so viel. Fahr mit der Galeone von deinem Planeten weg, bevor du baust, sonst ist kein Platz.
    - **Pfeffer daheim, Vanille draußen.** Mit Pfeffer baust du Fregatten und rekrutierst; aber jeder Planet will auch Vanille, und davon gibt es wenig. Ein Schiff auf einer Vanillefabrik ist viel wert.
    - **Nicht horten.** Was über { $spice_cap } von einem Gewürz hinausgeht, verfällt. Gib aus, bevor du sammelst.
    - **Erst rechnen, dann fahren.** Was kostet der Planet, was hast du, was kommt noch? Ein Schiff, das auf einem unbezahlbaren Planeten wartet, ist ein Ziel.
    - **Leg Planeten nah an deine Schiffe,** mit dem Zugang auf deiner Seite, und halte die Wege zu deinen eigenen Planeten für andere lang.
    - **Abstand von fremden Galeonen.** Mit { $galleon_steps } Schritten und einem Kanonier treffen sie, was { $threat_range } Felder entfernt ist, und jeder mit einer Karte auf der Hand kann einen Kanonier haben. Welche deiner Schiffe in Gefahr sind und welche Planeten als Nächstes erobert werden könnten, zeigt dir der *Ausguck* unter *Spielen*.
    - **Die Windrose ist sicher.** Dort kann niemand angegriffen werden. Und sie liegt mitten im Geschehen.
    - **Festungen, wo es wehtut:** auf einem Planeten, der billig und leicht zu erreichen ist. Steht noch ein Schiff darauf, braucht es zwei Kanoniere.
    - **Pass auf, wem nur noch ein Planet fehlt.** Stell dich auf diesen Planeten, schieß das Schiff ab, vertreib es mit einem Warnschuss oder befestige.
    - **Halt dich von Singularitäten fern,** solange andere einen Warnschuss haben: Ein Feld daneben ist zu nah.
    - **Wähl Kapitäne, die sich ergänzen:** einen für den Anfang, einen für die Zeit danach. Der zweite bleibt geheim, bis der erste verloren ist.
    - **Dein letzter Kanonier ist auf der Hand mehr wert** als auf eine ferne Fregatte verschossen: Niemand weiß, ob du noch einen hast.

efemeris-rules-rulings-title = Was wir entscheiden mussten
    .revision = 2
efemeris-rules-rulings =
    Unsere Quelle war der Text der deutschen Spielregel, ohne ihre Bilder. Vieles, was auf Plättchen und Karten gedruckt ist, mussten wir also neu machen und manche Frage selbst beantworten. Die Zahlen stehen alle in einer Datei, damit jeder mit einem echten Spiel sie berichtigen kann.

    ### Von uns gemacht
    - Wo auf den Plättchen Pfade und Felder liegen, und die Form der Expertenhimmel
    - Wie sich der Preis eines Planeten auf Pfeffer und Vanille verteilt; was sechs der { $planets } Planeten bringen
    - Wie oft jede Mannschaftskarte vorkommt

    ### Von uns entschieden
    - Die erste Galeone startet auf dem Mobilisierungsplaneten. Im Duell und zu dritt grenzen alle diese Planeten ans Zentrum, Wählen und Legen ist ein Schritt.
    - Ein Stapel für Planeten und Pfade. In der Reserve liegen nicht gewählte und benutzte Karten; jede darf rekrutiert werden.
    - Fregatten und Festungen werden beim Bauen gezählt; was verloren ist, wird nicht ersetzt.
    - „Eine Runde“ geschützt heißt: bis zu deiner nächsten Taktikphase; eingefroren: im nächsten Zug des Besitzers.
    - Eine verlorene Galeone beendet alle ihre Wirkungen sofort: Castels Festungen sind wieder angreifbar, Blakes eingefrorene Schiffe frei.
    - Eine Galeone auf einem Feld mit gegnerischer Festung darf auf sie schießen.
    - Eine neue Galeone braucht einen eigenen Planeten ganz ohne Schiff, auch ohne gegnerisches. Der Gouverneur hilft auch auf einem anderen Planeten als dem, wo er gespielt wurde.
    - Fairborne und Lancaster brauchen einen Kanonier auf der Hand; kommt er nicht zum Schuss, verfällt die Wirkung mit dem Zug.
    - Geht deine Galeone in deinem eigenen Zug verloren, darfst du die nächste noch im selben Zug bauen.
    - An der Grenze gibt eine Karte oder ein Marker noch, wofür Platz ist; ist das nichts, geht es nicht.
    - Marker liegen offen. Gesammelt wird von selbst, zuerst von Planeten.
    - Ein toter Himmel ist unentschieden, und ein treibendes Schiff darf aufgegeben werden; siehe *So endet es* und *Taktik*.

    Weiteres ist an seiner Stelle mit „unsere Regelung“ bezeichnet.

## Slash-Befehle: Namen und Beschreibungen

efemeris-blurb-command = Deine Züge in einer Partie Efemeris
efemeris-move-choose_nation = nation_wählen
efemeris-move-choose_nation-about = Vor dem Spiel: deine Nation wählen
efemeris-move-choose_captains = kapitäne_wählen
efemeris-move-choose_captains-about = Vor dem Spiel: deine Kapitäne wählen, in der Reihenfolge ihres Kommandos
efemeris-move-choose_crew = mannschaft_wählen
efemeris-move-choose_crew-about = Vor dem Spiel: deine ersten Mannschaftskarten wählen
efemeris-move-usual_crew = übliche_mannschaft
efemeris-move-usual_crew-about = Vor dem Spiel: die übliche Mannschaft, je eine Karte jeder Art; gut für den Anfang
efemeris-move-choose_home = planet_wählen
efemeris-move-choose_home-about = Vor dem Spiel: deinen Mobilisierungsplaneten wählen und legen
efemeris-move-place_tile = plättchen_legen
efemeris-move-place_tile-about = Erkunden: ein gezogenes Plättchen legen
efemeris-move-rescue_crew = retten
efemeris-move-rescue_crew-about = Expertenlevel: Ein Schiff auf einem Wrack rettet ein Mannschaftsmitglied aus der Reserve
efemeris-move-move_ship = fahren
efemeris-move-move_ship-about = Taktik: eines deiner Schiffe auf den Pfaden bewegen
efemeris-move-play_crew = mannschaft_spielen
efemeris-move-play_crew-about = Taktik: eine Mannschaftskarte für deine Galeone spielen
efemeris-move-use_bonus = bonus_einsetzen
efemeris-move-use_bonus-about = Taktik: einen Bonusmarker einsetzen
efemeris-move-scuttle = schiff_aufgeben
efemeris-move-scuttle-about = Taktik: ein treibendes Schiff aufgeben
efemeris-move-end_tactics = taktik_beenden
efemeris-move-end_tactics-about = Die Taktikphase beenden, weiter zum Bauen
efemeris-move-conquer_planet = planet_erobern
efemeris-move-conquer_planet-about = Bauen: den Planeten erobern, auf dem dein Schiff steht
efemeris-move-build_frigate = fregatte_bauen
efemeris-move-build_frigate-about = Bauen: eine Fregatte auf einem deiner Planeten
efemeris-move-build_fortress = festung_bauen
efemeris-move-build_fortress-about = Bauen: eine Festung auf einem deiner Planeten
efemeris-move-build_galleon = galeone_bauen
efemeris-move-build_galleon-about = Bauen: eine neue Galeone, wenn deine verloren ist
efemeris-move-recruit_crew = rekrutieren
efemeris-move-recruit_crew-about = Bauen: eine Mannschaftskarte aus der Reserve auf die Hand nehmen
efemeris-move-share_spice = gewürz_teilen
efemeris-move-share_spice-about = Bauen, nur in Teams: deinem Partner ein Gewürz geben
efemeris-move-end_turn = zug_beenden
efemeris-move-end_turn-about = Die Bauphase und damit deinen Zug beenden
efemeris-move-offer_draw = unentschieden_anbieten
efemeris-move-offer_draw-about = Allen anbieten, diese Partie unentschieden zu beenden
efemeris-move-answer_draw = unentschieden_antworten
efemeris-move-answer_draw-about = Ja oder Nein zum angebotenen Unentschieden
efemeris-move-concede = partie_aufgeben
efemeris-move-concede-about = Diese Partie verloren geben

efemeris-field-nation = nation
efemeris-field-nation-about = Frankreich, Großbritannien oder Spanien
efemeris-field-captains = kapitäne
efemeris-field-captains-about = Deine Kapitäne in der Reihenfolge ihres Kommandos
efemeris-field-cards = karten
efemeris-field-cards-about = Deine ersten Mannschaftskarten
efemeris-field-planet = planet
efemeris-field-planet-about = Der Planet
efemeris-field-cell = platz
efemeris-field-cell-about = Der Platz am Himmel, zum Beispiel: E3
efemeris-field-rotation = drehung
efemeris-field-rotation-about = Wie herum das Plättchen liegt
efemeris-field-tile = plättchen
efemeris-field-tile-about = Welches deiner gezogenen Plättchen
efemeris-field-ship = schiff
efemeris-field-ship-about = Welches Schiff
efemeris-field-card = karte
efemeris-field-card-about = Welche Mannschaftskarte
efemeris-field-dest = wohin
efemeris-field-dest-about = Das Feld, auf das das Schiff kommt
efemeris-field-spice = gewürz
efemeris-field-spice-about = Pfeffer oder Vanille
efemeris-field-target = ziel
efemeris-field-target-about = Das gegnerische Schiff oder der Planet mit der gegnerischen Festung
efemeris-field-opponent = gegner
efemeris-field-opponent-about = Nur für Byng: wessen Hand
efemeris-field-sell = verkauf
efemeris-field-sell-about = Nur für Avilés: die Mannschaftskarte, die du verkaufst
efemeris-field-token = marker
efemeris-field-token-about = Welcher Bonusmarker
efemeris-field-discount = nachlass
efemeris-field-discount-about = Nur mit Gouverneur: die Gewürze, die du nicht zahlen musst
efemeris-field-place = ort
efemeris-field-place-about = Einer deiner Planeten oder die Windrose
efemeris-field-vote = stimme
efemeris-field-vote-about = Ja oder Nein

## Wie alles heißt

efemeris-nation-france = { SIGN("seal_star") }Frankreich
efemeris-nation-britain = { SIGN("seal_cross") }Großbritannien
efemeris-nation-spain = { SIGN("seal_chevron") }Spanien
efemeris-captain-hubac = Mathurin Hubac
efemeris-captain-chesnaye = Victorine de la Chesnaye
efemeris-captain-castel = Cosme Castel d’Oléron
efemeris-captain-cassini = Augustine Cassini
efemeris-captain-fairborne = Elizabeth Fairborne
efemeris-captain-blake = Cicely Blake
efemeris-captain-byng = Peter Byng
efemeris-captain-lancaster = Nathaniel Lancaster
efemeris-captain-pargo = Aníbal Pargo
efemeris-captain-guzman = Catalina de Guzmán
efemeris-captain-dasilva = Isabel da Silva
efemeris-captain-aviles = Sebastián de Avilés
efemeris-crew-first_officer = { SIGN("first_officer") }Erster Offizier
efemeris-crew-gunner = { SIGN("gunner") }Kanonier
efemeris-crew-banker = { SIGN("banker") }Bankier
efemeris-crew-helmsman = { SIGN("helmsman") }Steuermann
efemeris-crew-courtesan = { SIGN("courtesan") }Kurtisane
efemeris-crew-surgeon = { SIGN("surgeon") }Schiffsarzt
efemeris-crew-shipwright = { SIGN("shipwright") }Schiffsbauer
efemeris-crew-boatswain = { SIGN("boatswain") }Mannschaftsvorstand
efemeris-crew-governor = { SIGN("governor") }Gouverneur
efemeris-bonus-solar_winds = { SIGN("solar_winds") }Sonnenwinde
efemeris-bonus-warning_shot = { SIGN("warning_shot") }Warnschuss
efemeris-bonus-new_cargo = { SIGN("new_cargo") }Neue Fracht
efemeris-planet-DEM = { SIGN("planet_dem") }Demodamas
efemeris-planet-PAT = { SIGN("planet_pat") }Patrocles
efemeris-planet-POS = { SIGN("planet_pos") }Posidonius
efemeris-planet-PYT = { SIGN("planet_pyt") }Pytheas
efemeris-planet-HIP = { SIGN("planet_hip") }Hipparchus
efemeris-planet-APO = { SIGN("planet_apo") }Apollas
efemeris-planet-HEC = { SIGN("planet_hec") }Hecateus
efemeris-planet-ERA = { SIGN("planet_era") }Eratosthenes
efemeris-tile-Z = Zentrum
efemeris-tile-S01 = Wegkreuz
efemeris-tile-S02 = Pfefferfahrt
efemeris-tile-S03 = Vanilletrift
efemeris-tile-S04 = Pfefferreede
efemeris-tile-S05 = Vanillehafen
efemeris-tile-S06 = Riss
efemeris-tile-S07 = Pfefferwirbel
efemeris-tile-S08 = Zwillingsfabriken
efemeris-tile-S09 = Ankersund
efemeris-tile-S10 = Pfefferbogen
efemeris-tile-X1 = Pfeffer der Vorhersehung
efemeris-tile-X2 = Pfefferversteck
efemeris-tile-X3 = Vanillestraße
efemeris-tile-X4 = Vanilleversteck
efemeris-tile-X5 = Wrackstrecke
efemeris-tile-X6 = Wrackhafen
efemeris-tile-X7 = Mahlstrom
efemeris-tile-X8 = Wrackgrund
efemeris-spice-pepper = { SIGN("pepper") }Pfeffer
efemeris-spice-vanilla = { SIGN("vanilla") }Vanille
efemeris-nation-none = noch niemand
efemeris-side-N = nördlich der Rose
efemeris-side-NE = nordöstlich der Rose
efemeris-side-SE = südöstlich der Rose
efemeris-side-S = südlich der Rose
efemeris-side-SW = südwestlich der Rose
efemeris-side-NW = nordwestlich der Rose
efemeris-direction-N = N
efemeris-direction-NE = NO
efemeris-direction-SE = SO
efemeris-direction-S = S
efemeris-direction-SW = SW
efemeris-direction-NW = NW
efemeris-ship = { $kind ->
        [galleon] { SIGN("galleon") }Galeone von { $who }
       *[frigate] { SIGN("frigate") }Fregatte { $letter } von { $who }
    }
    .you = { $kind ->
            [galleon] eigene { SIGN("galleon") }Galeone
           *[frigate] eigene { SIGN("frigate") }Fregatte { $letter }
        }
efemeris-own-ship = { $kind ->
        [galleon] { SIGN("galleon") }Galeone
       *[frigate] { SIGN("frigate") }Fregatte { $letter }
    }
efemeris-place = { $kind ->
        [plain] { $field }
       *[other] { $field } ({ efemeris-kind-of-field })
    }
efemeris-place-planet = { $planet } ({ $field })
efemeris-kind-of-field = { $kind ->
        [rose] Windrose
        [planet] Planet
        [factory_pepper] { SIGN("pepper_factory") }Pfefferfabrik
        [factory_vanilla] { SIGN("vanilla_factory") }Vanillefabrik
        [providence_pepper] { SIGN("providence") }doppelter Pfeffer
        [providence_vanilla] { SIGN("providence") }doppelte Vanille
        [anchor] { SIGN("anchor_field") }Anker
        [wreck] { SIGN("wreck") }Wrack
        [singularity] { SIGN("singularity") }Singularität
        [adrift] { SIGN("adrift") }treibend
       *[plain] einfaches Feld
    }
efemeris-price = { $pepper ->
        [0] { $vanilla ->
            [0] nichts
           *[other] { $vanilla } { SIGN("vanilla") }Vanille
        }
       *[other] { $vanilla ->
            [0] { $pepper } { SIGN("pepper") }Pfeffer
           *[other] { $pepper } { SIGN("pepper") }Pfeffer, { $vanilla } { SIGN("vanilla") }Vanille
        }
    }

## Was Mannschaft und Kapitäne tun, in einer Zeile

efemeris-effect-first_officer = nutzt die Fähigkeit deines Kapitäns
efemeris-effect-gunner = zerstört ein gegnerisches Schiff oder eine Festung, ein Feld entfernt
efemeris-effect-banker = tauscht ein Gewürz gegen eines der anderen Art
efemeris-effect-helmsman = setzt deine Galeone auf die Windrose
efemeris-effect-courtesan = bringt zwei Vanille
efemeris-effect-surgeon = schützt deine Galeone bis zu deiner nächsten Taktikphase vor Angriffen
efemeris-effect-shipwright = macht eine Fregatte in diesem Zug kostenlos
efemeris-effect-boatswain = deine Galeone zieht beim nächsten Sammeln am Anker einen Marker mehr
efemeris-effect-governor = deine Galeone erobert in diesem Zug ein Gewürz billiger, wenn sie jetzt auf einem Planeten steht
efemeris-ability-hubac = die Galeone darf in diesem Zug zwei Felder weiter fahren; vor der Fahrt spielen
efemeris-ability-chesnaye = setzt die Galeone auf einen leeren Planeten von dir
efemeris-ability-castel = schützt alle deine Festungen bis zu deiner nächsten Taktikphase, auch eine, die du in diesem Zug baust
efemeris-ability-cassini = dreht ein Plättchen, auf dem kein gegnerisches Schiff steht
efemeris-ability-fairborne = dein nächster Kanonier in diesem Zug reicht ein Feld weiter
efemeris-ability-blake = friert ein gegnerisches Schiff bis drei Felder entfernt ein: im nächsten Zug keine normale Fahrt
efemeris-ability-byng = eine zufällige Karte von der Hand eines Gegners ist aus dem Spiel
efemeris-ability-lancaster = eine deiner Fregatten darf angreifen; ein Kanonier muss folgen
efemeris-ability-pargo = die Galeone bringt beim nächsten Sammeln an ihrer Fabrik zwei Gewürze mehr
efemeris-ability-guzman = sofort eine kostenlose Festung auf einem deiner Planeten
efemeris-ability-dasilva = mit einem Marker Sonnenwinde: ein gegnerisches Schiff ein bis drei Felder bewegen
efemeris-ability-aviles = verkauft eine andere Mannschaftskarte für einen Pfeffer und eine Vanille
efemeris-pending-hubac = die Galeone fährt weiter (Hubac)
efemeris-pending-fairborne = der nächste Kanonier reicht weiter (Fairborne)
efemeris-pending-lancaster = eine Fregatte darf angreifen (Lancaster)
efemeris-pending-shipwright = eine Fregatte in diesem Zug kostenlos (Schiffsbauer)
efemeris-pending-governor = die Galeone erobert ein Gewürz billiger (Gouverneur)
efemeris-pending-pargo = mehr Gewürze an der Fabrik (Pargo)
efemeris-pending-boatswain = beim nächsten Sammeln ein Marker mehr am Anker (Mannschaftsvorstand)
efemeris-effect-solar_winds = eines deiner Schiffe fährt ein bis drei Felder, zusätzlich zur normalen Fahrt
efemeris-effect-warning_shot = vertreibt ein gegnerisches Schiff um ein Feld, wo immer es ist
efemeris-effect-new_cargo = ein Gewürz deiner Wahl

## Wer gerade was gefragt ist: steht für alle sichtbar hinter dem Namen

efemeris-asking-nation = eine Nation wählen
efemeris-asking-captains = Kapitäne wählen
efemeris-asking-crew = die erste Mannschaft wählen
efemeris-asking-home = einen Mobilisierungsplaneten wählen und legen
efemeris-asking-explore = erkunden (gezogene Plättchen legen)
efemeris-asking-rescue = Mannschaft von einem Wrack retten
efemeris-asking-tactics = Taktik (fahren, Mannschaft spielen, Marker einsetzen)
efemeris-asking-build = bauen (erobern, Schiffe, Festungen, Mannschaft)
efemeris-asking-over = das Spiel ist zu Ende

## Warum etwas nicht geht

efemeris-no-not-seated = Du hast in diesem Spiel keinen Platz.
efemeris-no-game-over = Das Spiel ist zu Ende.
efemeris-no-not-your-turn = Am Zug: { $who }.
efemeris-no-wrong-phase = Das geht in dieser Phase nicht. Gefragt ist jetzt: { $now }.
efemeris-no-ended = Du hast diese Phase schon beendet. Dein Partner ist noch beschäftigt.
efemeris-no-no-such-choice = Diese Wahl gibt es nicht.
efemeris-no-nothing-to-do = Für dich gibt es gerade nichts zu tun.
efemeris-no-conceded = Du hast diese Partie aufgegeben.
efemeris-no-out = Du bist aus dieser Partie ausgeschieden: kein Planet, kein Schiff und kein Weg zu einer neuen Galeone.
efemeris-no-nation-taken = { $nation } ist schon vergeben. Wähl eine andere Nation.
efemeris-no-captain-count = { $count ->
        [one] Wähl { $count } Kapitän.
       *[other] Wähl { $count } verschiedene Kapitäne, in der Reihenfolge ihres Kommandos.
    }
efemeris-no-crew-count = Wähl genau { $count } Mannschaftskarten.
efemeris-no-planet-taken = Dieser Planet ist schon vergeben. Wähl einen anderen.
efemeris-no-home-cell = Dort kann dein Mobilisierungsplanet nicht liegen. Möglich: { $cells }.
efemeris-no-tile-not-drawn = Dieses Plättchen hast du nicht gezogen.
efemeris-no-cell-off-board = Diesen Platz gibt es an diesem Himmel nicht.
efemeris-no-cell-taken = Auf { $cell } liegt schon ein Plättchen. Wähl einen leeren Platz neben einem.
efemeris-no-cell-not-adjacent = { $cell } grenzt noch an kein Plättchen. Wähl einen leeren Platz neben einem.
efemeris-no-bad-rotation = { $count ->
        [one] Dieses Plättchen ist in jeder Lage gleich: Drehung 0.
       *[other] So kann dieses Plättchen nicht liegen. Wähl eine der { $count } Drehungen, die angeboten werden.
    }
efemeris-no-would-seal-planet = Dann führt kein Pfad mehr zu { $planets }. Dreh das Plättchen anders oder leg es woandershin.
efemeris-no-no-wreck = Keines deiner Schiffe kann gerade jemanden retten.
efemeris-no-no-ship = Du hast kein Schiff am Himmel.
efemeris-no-no-ship-to-move = Keines deiner Schiffe kann jetzt fahren. Mannschaft und Bonusmarker helfen vielleicht weiter.
efemeris-no-not-your-ship = Das ist keines deiner Schiffe.
efemeris-no-ship-already-moved = Das Schiff ist in diesem Zug schon gefahren. Mit Sonnenwinden käme es noch weiter.
efemeris-no-ship-frozen = Das Schiff ist in diesem Zug eingefroren. Mit Sonnenwinden käme es trotzdem weiter.
efemeris-no-ship-adrift = Das Schiff treibt: Kein Pfad führt weiter. Warte, bis wieder einer zu ihm führt, oder gib es auf.
efemeris-no-ship-shut-in = Das Schiff ist eingeschlossen: Alle Wege sind versperrt.
efemeris-no-not-adrift = Aufgeben kannst du nur ein treibendes Schiff.
efemeris-no-dest-unreachable = { $steps ->
        [one] Zu diesem Feld führt kein freier Pfad von einem Schritt.
       *[other] Zu diesem Feld führt kein freier Pfad von höchstens { $steps } Schritten.
    }
efemeris-no-dest-occupied = Auf { $field } steht schon ein Schiff.
efemeris-no-dest-fortress = Eine gegnerische Festung sperrt { $field }.
efemeris-no-no-galleon = Mannschaft braucht deine Galeone am Himmel. Eine neue baust du in der Bauphase, wenn du noch einen Kapitän hast.
efemeris-no-no-card-playable = Keine deiner Mannschaftskarten nützt gerade etwas.
efemeris-no-hand-empty = Du hast keine Mannschaftskarten auf der Hand. Rekrutiere in der Bauphase neue.
efemeris-no-crew-limit = Du hast in diesem Zug so viele Mannschaftskarten gespielt, wie erlaubt sind.
efemeris-no-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
efemeris-no-card-not-in-reserve = Diese Karte ist nicht in deiner Reserve.
efemeris-no-reserve-empty = Die Reserve ist leer.
efemeris-no-hand-full = Deine Hand ist voll: { $most } Karten.
efemeris-no-no-effect = Das würde nichts ändern.
efemeris-no-no-target = Dafür gibt es gerade kein Ziel.
efemeris-no-not-enemy = Das geht nur gegen Gegner.
efemeris-no-which-attacker = Mehrere deiner Schiffe können angreifen: Sag, welches.
efemeris-no-frigate-cannot-attack = Fregatten greifen nur mit Lancasters Hilfe an.
efemeris-no-on-rose = Von der Windrose aus greift niemand an. Fahr mit deiner Galeone erst weg.
efemeris-no-target-on-rose = Schiffe auf der Windrose kann niemand angreifen.
efemeris-no-out-of-range = Das ist außer Reichweite.
efemeris-no-target-protected = Dieses Ziel ist zurzeit geschützt.
efemeris-no-ship-guards-fortress = Auf der Festung steht ein Schiff: Das muss zuerst zerstört werden.
efemeris-no-needs-gunner = Dafür muss ein Kanonier folgen: auf der Hand, und du musst ihn in diesem Zug noch spielen dürfen.
efemeris-no-needs-wind = Dafür brauchst du einen Marker Sonnenwinde.
efemeris-no-no-tile = Auf diesem Platz liegt kein Plättchen.
efemeris-no-enemy-on-tile = Auf diesem Plättchen steht ein gegnerisches Schiff, es lässt sich nicht drehen.
efemeris-no-nothing-to-sell = Du hast keine andere Mannschaftskarte zu verkaufen.
efemeris-no-no-token = Du hast keine Bonusmarker. Ein Schiff auf einem Anker zieht welche.
efemeris-no-token-not-held = Diesen Marker hast du nicht.
efemeris-no-spice-full = Kein Platz mehr: Von einem Gewürz kannst du { $most } haben.
efemeris-no-not-enough-spice = Das kostet { $need }; du hast { $have }.
efemeris-no-nothing-to-give = { $spice ->
        [pepper] Du hast keinen Pfeffer.
        [vanilla] Du hast keine Vanille.
       *[any] Du hast keine Gewürze.
    }
efemeris-no-not-on-planet = Dafür muss dein Schiff auf einem Planeten stehen.
efemeris-no-already-yours = { $planet } gehört deiner Nation schon.
efemeris-no-planet-fortified = Eine Festung schützt { $planet }. Zerstör sie zuerst mit einem Kanonier.
efemeris-no-bad-discount = Dieser Nachlass ist nicht möglich.
efemeris-no-planet-not-yours = Dafür brauchst du einen eigenen Planeten.
efemeris-no-no-planet = Dir gehört kein Planet.
efemeris-no-planet-occupied = Dort steht ein Schiff. Du brauchst einen eigenen Planeten, der frei ist.
efemeris-no-fortress-exists = Dort steht schon eine Festung, und mehr als eine geht nicht.
efemeris-no-no-fortress-left = Alle Festungen dieser Partie sind gebaut.
efemeris-no-frigate-limit = Alle Fregatten dieser Partie sind gebaut.
efemeris-no-galleon-exists = Deine Galeone ist noch am Himmel.
efemeris-no-no-captain = Für eine neue Galeone ist kein Kapitän mehr da. Erobern können auch Fregatten.
efemeris-no-rose-only-if-full = Einer deiner Planeten ist frei: Bau die Galeone dort.
efemeris-no-no-partner = Du hast in dieser Partie keinen Partner.
efemeris-no-share-limit = Deine Nation hat in diesem Zug schon { $most } Gewürze geteilt, mehr geht nicht.
efemeris-no-partner-full = Dein Partner hat keinen Platz dafür: { $most } von einem Gewürz sind die Grenze.
efemeris-no-offer-open = Es ist schon ein Unentschieden angeboten. Antworte darauf.
efemeris-no-offer-used = Du hast schon ein Unentschieden angeboten. In deinem nächsten Zug geht es wieder.
efemeris-no-no-offer = Für dich ist kein Angebot offen.

## Was geschehen ist

efemeris-event-start = { $game ->
        [1] **Das Spiel beginnt.**
       *[other] **Partie { $game } beginnt.**
    } Zuerst wählt und spielt: { $who }.
    .you = { $game ->
            [1] **Das Spiel beginnt.**
           *[other] **Partie { $game } beginnt.**
        } Zuerst wählst und spielst du.
efemeris-event-nation-proposed = { $who } schlägt { $nation } vor.
    .you = Du schlägst { $nation } vor.
efemeris-event-nation = { $who } segelt unter der Flagge von { $nation }.
    .you = Du segelst unter der Flagge von { $nation }.
efemeris-event-captains-chosen = { $who } hat geheim gewählt.
    .you = Du hast geheim gewählt.
efemeris-event-captains-yours = Gewählt und noch geheim: { $captains }.
efemeris-event-captain = { $captain } übernimmt das Kommando für { $who }.
    .you = { $captain } übernimmt das Kommando für dich.
efemeris-event-crew-chosen = { $who } hat die erste Mannschaft angeheuert.
    .you = Du hast die erste Mannschaft angeheuert.
efemeris-event-crew-fixed = Alle beginnen mit der üblichen Mannschaft.
efemeris-event-home = { $who } wählt { $planet } als Mobilisierungsplaneten und legt ihn auf { $cell }.
    .you = Du wählst { $planet } als Mobilisierungsplaneten und legst ihn auf { $cell }.
efemeris-event-dealt = Erste Gewürze für { $who }: { $spices }.
    .you = Erste Gewürze ({ $who }): { $spices }.
efemeris-event-round = { $limit ->
        [0] **Runde { $round }**
       *[other] **Runde { $round }** von { $limit }
    }
efemeris-event-limit-near = Nur noch { $rounds } Runden: Dann gewinnen die meisten Planeten.
efemeris-event-drawn = { $who } zieht { $tiles }. { $left ->
        [0] Der Stapel ist jetzt leer.
       *[other] Noch { $left } Plättchen im Stapel.
    }
    .you = Du ziehst { $tiles }. { $left ->
            [0] Der Stapel ist jetzt leer.
           *[other] Noch { $left } Plättchen im Stapel.
        }
efemeris-event-laid = { $who } legt { $tile } auf { $cell }.
    .you = Du legst { $tile } auf { $cell }.
efemeris-event-collected = { $who } sammelt { $spices }.
    .you = Du sammelst { $spices }.
efemeris-event-tokens = { $who } zieht aus dem Beutel: { $tokens }.
    .you = Du ziehst aus dem Beutel: { $tokens }.
efemeris-event-rescued = { $who } rettet jemanden von einem Wrack.
    .you = Du rettest jemanden von einem Wrack.
efemeris-event-rescued-nobody = { $who } lässt das Wrack in Ruhe.
    .you = Du lässt das Wrack in Ruhe.
efemeris-event-rescued-yours = Gerettet von { $who }: { $card }.
    .you = Gerettet von dir: { $card }.
efemeris-event-moves = Die { $ship } fährt von { $start } nach { $field }.
efemeris-event-swallowed = **Die Singularität auf { $field } verschlingt die { $ship }!**
efemeris-event-next-captain = { $captain } ist als Nächstes Kapitän von { $who }.
    .you = { $captain } ist als Nächstes dein Kapitän.
efemeris-event-last-captain = { $who } hat keinen Kapitän mehr.
    .you = Du hast keinen Kapitän mehr.
efemeris-event-scuttles = Die { $ship }, treibend auf { $field }, wird aufgegeben.
efemeris-event-plays = { $who } spielt: { $card }.
    .you = Du spielst: { $card }.
efemeris-event-plays-officer = { $who } spielt den Ersten Offizier für { $captain }.
    .you = Du spielst den Ersten Offizier für { $captain }.
efemeris-event-banked = { $gives ->
        [pepper] { $who } tauscht 1 Pfeffer gegen 1 Vanille.
       *[vanilla] { $who } tauscht 1 Vanille gegen 1 Pfeffer.
    }
    .you = { $gives ->
            [pepper] Du tauschst 1 Pfeffer gegen 1 Vanille.
           *[vanilla] Du tauschst 1 Vanille gegen 1 Pfeffer.
        }
efemeris-event-gains = { $who } bekommt { $spices }.
    .you = Du bekommst { $spices }.
efemeris-event-to-rose = Die Galeone von { $who } steht jetzt auf der Windrose.
    .you = Deine Galeone steht jetzt auf der Windrose.
efemeris-event-to-planet = Die Galeone von { $who } steht jetzt auf { $planet }.
    .you = Deine Galeone steht jetzt auf { $planet }.
efemeris-event-surgeon = Kein Angriff kann die Galeone von { $who } bis zur nächsten Taktikphase zerstören.
    .you = Kein Angriff kann deine Galeone bis zur nächsten Taktikphase zerstören.
efemeris-event-shipwright = Eine Fregatte ist in diesem Zug für { $who } kostenlos.
    .you = Eine Fregatte ist in diesem Zug für dich kostenlos.
efemeris-event-boatswain = Die Galeone von { $who } wird an ihrem Anker einen Marker mehr ziehen.
    .you = Deine Galeone wird an ihrem Anker einen Marker mehr ziehen.
efemeris-event-governor = Die Galeone von { $who } erobert in diesem Zug billiger.
    .you = Deine Galeone erobert in diesem Zug billiger.
efemeris-event-sinks = **{ $who } zerstört die { $ship }** auf { $field }!
    .you = **Du zerstörst die { $ship }** auf { $field }!
efemeris-event-sinks-frigate = **Die { $by } zerstört die { $ship }** auf { $field }!
efemeris-event-razes = **{ $who } zerstört die Festung von { $owner }** auf { $planet }!
    .you = **Du zerstörst die Festung von { $owner }** auf { $planet }!
    .you-owner = **{ $who } zerstört deine Festung** auf { $planet }!
efemeris-event-razes-frigate = **Die { $by } zerstört die Festung von { $owner }** auf { $planet }!
    .you-owner = **Die { $by } zerstört deine Festung** auf { $planet }!
efemeris-event-hubac = Die Galeone von { $who } darf in diesem Zug bis zu { $steps } Felder weit fahren.
    .you = Deine Galeone darf in diesem Zug bis zu { $steps } Felder weit fahren.
efemeris-event-castel = Die Festungen von { $who } sind bis zur nächsten Taktikphase unzerstörbar.
    .you = Deine Festungen sind bis zur nächsten Taktikphase unzerstörbar.
efemeris-event-turns = { $who } dreht { $tile } auf { $cell }.
    .you = Du drehst { $tile } auf { $cell }.
efemeris-event-adrift = Die { $ship } treibt auf { $field }.
efemeris-event-fairborne = Der nächste Kanonier von { $who } reicht { $range } Felder weit.
    .you = Dein nächster Kanonier reicht { $range } Felder weit.
efemeris-event-freezes = { $who } friert die { $ship } ein.
    .you = Du frierst die { $ship } ein.
efemeris-event-byng = { $victim } verliert eine Karte: { $card } ist aus dem Spiel.
    .you-victim = Du verlierst eine Karte: { $card } ist aus dem Spiel.
efemeris-event-lancaster = Eine Fregatte von { $who } darf in diesem Zug angreifen.
    .you = Eine deiner Fregatten darf in diesem Zug angreifen.
efemeris-event-pargo = Die Galeone von { $who } wird an ihrer Fabrik mehr Gewürze laden.
    .you = Deine Galeone wird an ihrer Fabrik mehr Gewürze laden.
efemeris-event-pushes = { $who } treibt die { $ship } nach { $field }.
    .you = Du treibst die { $ship } nach { $field }.
efemeris-event-sells = { $who } verkauft eine Mannschaftskarte und bekommt { $spices }.
    .you = Du verkaufst eine Mannschaftskarte und bekommst { $spices }.
efemeris-event-sold-yours = Verkauft von { $who }: { $card }.
    .you = Verkauft von dir: { $card }.
efemeris-event-cargo = Neue Fracht: { $who } bekommt { $spices }.
    .you = Neue Fracht: Du bekommst { $spices }.
efemeris-event-winds = Sonnenwinde: Die { $ship } fährt nach { $field }.
efemeris-event-warning = Warnschuss! { $who } vertreibt die { $ship } nach { $field }.
    .you = Warnschuss! Du vertreibst die { $ship } nach { $field }.
efemeris-event-ends-tactics = { $who } beendet die Taktik.
    .you = Du beendest die Taktik.
efemeris-event-conquers = **{ $who } erobert { $planet }** für { $price }. { $planets ->
        [one] Das ist { $planets } Planet.
       *[other] Das sind { $planets } Planeten.
    }
    .you = **Du eroberst { $planet }** für { $price }. { $planets ->
            [one] Das ist { $planets } Planet.
           *[other] Das sind { $planets } Planeten.
        }
efemeris-event-conquers-from = **{ $who } nimmt { $owner } den Planeten { $planet } ab**, für { $price }. { $planets ->
        [one] Das ist { $planets } Planet.
       *[other] Das sind { $planets } Planeten.
    }
    .you = **Du nimmst { $owner } den Planeten { $planet } ab**, für { $price }. { $planets ->
            [one] Das ist { $planets } Planet.
           *[other] Das sind { $planets } Planeten.
        }
    .you-owner = **{ $who } nimmt dir den Planeten { $planet } ab**, für { $price }. { $planets ->
            [one] Das ist { $planets } Planet.
           *[other] Das sind { $planets } Planeten.
        }
efemeris-event-frigate = { $who } baut eine Fregatte auf { $planet }.
    .you = Du baust eine Fregatte auf { $planet }.
efemeris-event-frigate-free = { $who } baut kostenlos eine Fregatte auf { $planet }.
    .you = Du baust kostenlos eine Fregatte auf { $planet }.
efemeris-event-fortress = { $who } baut eine Festung auf { $planet }.
    .you = Du baust eine Festung auf { $planet }.
efemeris-event-galleon = { $who } baut eine Galeone für { $captain }: { $field }.
    .you = Du baust eine Galeone für { $captain }: { $field }.
efemeris-event-recruits = { $who } rekrutiert ein Mannschaftsmitglied.
    .you = Du rekrutierst ein Mannschaftsmitglied.
efemeris-event-recruited-yours = Rekrutiert von { $who }: { $card }.
    .you = Rekrutiert von dir: { $card }.
efemeris-event-shares = { $spice ->
        [pepper] { $who } gibt { $partner } 1 Pfeffer.
       *[vanilla] { $who } gibt { $partner } 1 Vanille.
    }
    .you = { $spice ->
            [pepper] Du gibst { $partner } 1 Pfeffer.
           *[vanilla] Du gibst { $partner } 1 Vanille.
        }
    .you-partner = { $spice ->
            [pepper] { $who } gibt dir 1 Pfeffer.
           *[vanilla] { $who } gibt dir 1 Vanille.
        }
efemeris-event-called-back = { $who } kann jetzt etwas bauen und wird noch einmal gefragt.
    .you = Du kannst jetzt etwas bauen und wirst noch einmal gefragt.
efemeris-event-ends-turn = { $who } ist mit dem Bauen fertig.
    .you = Du bist mit dem Bauen fertig.
efemeris-event-out = { $who } hat keinen Planeten, kein Schiff und keinen Weg zurück: ausgeschieden.
    .you = Du hast keinen Planeten, kein Schiff und keinen Weg zurück: ausgeschieden.
efemeris-event-offer = { $who } bietet ein Unentschieden an. Alle müssen Ja sagen.
    .you = Du bietest ein Unentschieden an. Alle müssen Ja sagen.
efemeris-event-offer-table = { $turns } Züge ohne Veränderung am Himmel: Wollt ihr euch auf ein Unentschieden einigen? Alle müssen Ja sagen.
efemeris-event-offer-agreed = Du bist mit einem Unentschieden einverstanden. Die anderen erfahren es erst, wenn alle es sind.
efemeris-event-offer-declined = { $who } will weiterspielen: kein Unentschieden.
    .you = Du willst weiterspielen: kein Unentschieden.
efemeris-event-offer-lapsed = Das Angebot eines Unentschiedens ist verfallen.
efemeris-event-concedes = { $who } gibt auf.
    .you = Du gibst auf.
efemeris-event-won-goal = **{ $nation } beherrscht den Himmel: Sieg für { $who }!**
    .you = **{ $nation } beherrscht den Himmel. Sieg: { $who }!**
efemeris-event-won-last = **Niemand sonst hat noch einen Planeten: Sieg für { $nation } ({ $who })!**
    .you = **Niemand sonst hat noch einen Planeten: Sieg für { $nation } ({ $who })!**
efemeris-event-won-limit = **Die letzte Runde ist vorbei. { $nation } hat am meisten: Sieg für { $who }!**
    .you = **Die letzte Runde ist vorbei. { $nation } hat am meisten. Sieg: { $who }!**
efemeris-event-won-conceded = **Niemand sonst ist übrig: Sieg für { $who }!**
    .you = **Niemand sonst ist übrig. Sieg: { $who }!**
efemeris-event-drawn-dead = **Kein Schiff ist mehr da, und keines kann gebaut werden: unentschieden.**
efemeris-event-drawn-limit = **Die letzte Runde ist vorbei, und zwischen { $who } ist alles gleich: unentschieden.**
    .you = **Die letzte Runde ist vorbei, und alles ist gleich ({ $who }): unentschieden.**
efemeris-event-drawn-agreed = **Alle sind einverstanden: unentschieden.**

## Wie es ausging, und was gezählt wird

efemeris-reason-goal = Die Planeten reichen zum Sieg.
efemeris-reason-last = Niemand sonst hatte noch einen Planeten.
efemeris-reason-limit = Die letzte Runde war vorbei; mehr oder teurere Planeten haben gewonnen.
efemeris-reason-conceded = Sieg durch Aufgabe von { $who }.
efemeris-reason-drawn-dead = Unentschieden: Kein Schiff war mehr da, und keines konnte gebaut werden.
efemeris-reason-drawn-limit = Unentschieden: Die letzte Runde war vorbei, und alles war gleich.
efemeris-reason-drawn-agreed = Unentschieden durch Einigung.
efemeris-reason-match = Das Match ist zu Ende. Gewonnene Partien, nach Plätzen: { $wins }.
efemeris-reason-match-drawn = Das Match endet unentschieden. Gewonnene Partien, nach Plätzen: { $wins }.
efemeris-score-planets = Planeten
efemeris-score-partner = Partnerplaneten
efemeris-score-wins = { SIGN("game_won") }Gewonnene Partien

## Der Himmel in Worten: Bildbeschreibung, und für alle, die keine Bilder sehen. Knapp: 1024 Zeichen sind die Grenze

efemeris-board-setup = { $mode ->
        [duel] Duell: Das Spiel wird aufgebaut.
        [ffa] Allgemeiner Modus: Das Spiel wird aufgebaut.
       *[team] Teams: Das Spiel wird aufgebaut.
    } Zuerst an der Reihe: { $first }.
efemeris-board-round = { $limit ->
        [0] Runde { $round }, { $goal } Planeten gewinnen.
       *[other] Runde { $round } von { $limit }, { $goal } Planeten gewinnen.
    }
efemeris-board-over-goal = Ende nach { $rounds } Runden: genug Planeten.
efemeris-board-over-last = Ende nach { $rounds } Runden: Niemand sonst hat einen Planeten.
efemeris-board-over-dead = Unentschieden nach { $rounds } Runden: Kein Schiff ist mehr da.
efemeris-board-over-limit = Das Spiel ist zu Ende: { $rounds } Runden sind gespielt.
efemeris-board-over-agreed = Unentschieden durch Einigung nach { $rounds } Runden.
efemeris-board-over-conceded = Ende nach { $rounds } Runden: aufgegeben.
efemeris-board-side = { $nation } ({ $who }): { $planets } von { $goal } Planeten.
efemeris-board-wins = Gewonnene Partien von { $who }: { $wins } von { $needed }.
efemeris-board-asked = { $who }: { $what }.
efemeris-board-result = { final-rank } { $who }: { $match ->
        [yes] gewonnene Partien { $wins }
       *[no] Planeten { $planets }
    }.
efemeris-board-drawn = { $who } muss { $tile } legen.
efemeris-board-player-unready = { $who } hat noch keine Nation.
efemeris-word-state = { $state ->
        [conceded] , hat aufgegeben
        [plays] { "" }
       *[out] , ist ausgeschieden
    }
efemeris-board-player = { $who } ({ $nation }{ efemeris-word-state }): Planeten { $count }, Pfeffer { $pepper }, Vanille { $vanilla }, Mannschaftskarten { $hand }; { $galleon ->
        [yes] Kapitän: { $captain }.
        [soon] Kapitän: { $captain }, noch keine Galeone.
       *[no] Galeone verloren, nächster Kapitän: { $captain }.
    }
efemeris-board-player-no-captain = { $who } ({ $nation }{ efemeris-word-state }): Planeten { $count }, Pfeffer { $pepper }, Vanille { $vanilla }, Mannschaftskarten { $hand }; kein Kapitän.
efemeris-board-ships = Schiffe von { $who }: { $ships }.
efemeris-board-ship = { $kind ->
        [galleon] Galeone
       *[frigate] Fregatte { $letter }
    } auf { $place }{ $state ->
        [adrift] , treibend
        [frozen] , eingefroren
        [protected] , geschützt
       *[free] { "" }
    }
efemeris-word-on-it = { $fortress ->
        [no] { "" }
        [safe] , Festung (geschützt)
       *[yes] , Festung
    }{ $ship ->
        [no] { "" }
       *[yes] , ein Schiff darauf
    }
efemeris-board-planet = { $planet } auf { $field }, gehört { $who }, kostet { $pepper } Pfeffer, { $vanilla } Vanille; bringt { $product ->
        [pepper] Pfeffer
       *[vanilla] Vanille
    }{ efemeris-word-on-it }.
efemeris-board-planet-free = { $planet } auf { $field }, frei, kostet { $pepper } Pfeffer, { $vanilla } Vanille; bringt { $product ->
        [pepper] Pfeffer
       *[vanilla] Vanille
    }{ efemeris-word-on-it }.
efemeris-board-deed-laid = { $who } hat { $tile } auf { $cell } gelegt.
efemeris-board-deed-turned = { $who } hat { $tile } auf { $cell } gedreht.
efemeris-board-deed-moved = Die { $ship } ist von { $start } nach { $place } gefahren.
efemeris-board-deed-pushed = { $who } hat die { $ship } von { $start } nach { $place } vertrieben.
efemeris-board-deed-put = Die { $ship } kam von { $start } nach { $place }.
efemeris-board-deed-destroyed = Die { $ship } wurde auf { $place } zerstört.
efemeris-board-deed-conquered = { $who } hat { $place } erobert.
efemeris-board-deed-built = Neu: die { $ship } auf { $place }.
efemeris-board-deed-fortified = { $who } hat auf { $place } eine Festung gebaut.
efemeris-board-deed-razed = { $who } hat die Festung auf { $place } zerstört.
efemeris-board-bonus = Marker von { $who }: { $tokens }.
efemeris-board-display = Gespielt von { $who }: { $cards }.
efemeris-board-effects = Vorbereitet von { $who }: { $effects }.
efemeris-board-effect = { $times ->
        [one] { $effect }
       *[other] { $times } × { $effect }
    }
efemeris-board-lost = Verlorene Kapitäne von { $who }: { $captains }.
efemeris-board-removed = Mannschaft von { $who } aus dem Spiel: { $cards }.
efemeris-board-left = Übrig für { $who }: Galeonen { $galleons }, Fregatten { $frigates }, Festungen { $fortresses }, Karten in der Reserve { $reserve }.
efemeris-board-offer = { $who } bietet ein Unentschieden an.
efemeris-board-offer-table = Der Bot bietet ein Unentschieden an.
efemeris-board-idle = { $turns ->
        [one] { $turns } Zug ohne Veränderung am Himmel.
       *[other] { $turns } Züge ohne Veränderung am Himmel.
    }
efemeris-board-played = Partie { $game }: gewonnen von { $winners } nach { $rounds } Runden.
efemeris-board-played-drawn = Partie { $game }: unentschieden nach { $rounds } Runden.
efemeris-board-tile = { $cell }, { $tile }: { $fields }.
efemeris-board-field = { $kind ->
        [plain] { $field } (neben { $near })
       *[other] { $field } { efemeris-kind-of-field } (neben { $near })
    }
efemeris-board-open = { $count ->
        [one] Freier Platz für ein Plättchen: { $cells }.
       *[other] Freie Plätze für Plättchen: { $cells }.
    }
efemeris-board-half = Sackgassen am Rand: { $fields }.
efemeris-board-stack = { $count } Plättchen im Stapel. Noch nicht gesehen: { $tiles }.
efemeris-board-bag = Im Beutel: { $tokens }.
efemeris-board-token = { $token } { $count }

## Das Eigene in Worten

efemeris-own-hand-empty = Du hast keine Mannschaftskarten auf der Hand.
efemeris-own-card = { $count ->
        [one] { $card }: { $effect }.
       *[other] { $count } × { $card }: { $effect }.
    }
efemeris-own-card-barred = { $count ->
        [one] { $card }: { $effect }. Jetzt nicht – { $reason }
       *[other] { $count } × { $card }: { $effect }. Jetzt nicht – { $reason }
    }
efemeris-own-later = Mannschaft spielst du in deiner Taktikphase.
efemeris-own-played = Mannschaftskarten in diesem Zug gespielt: { $played } von { $cap }.
efemeris-own-captain = Dein Kapitän { $captain }: { $effect }.
efemeris-own-captains-hidden = Noch geheim, in dieser Reihenfolge: { $captains }.
efemeris-word-saved = { $saved ->
        [0] { "" }
       *[other] , { $saved } weniger mit Gouverneur
    }
efemeris-own-prize = Du stehst auf { $planet } und kannst ihn bezahlen: { $pepper } Pfeffer, { $vanilla } Vanille{ efemeris-word-saved }.
efemeris-own-prize-missing = Du stehst auf { $planet }: { $pepper } Pfeffer, { $vanilla } Vanille{ efemeris-word-saved }. Dir fehlt: { $missing_pepper ->
        [0] { $missing_vanilla } Vanille
       *[other] { $missing_vanilla ->
            [0] { $missing_pepper } Pfeffer
           *[other] { $missing_pepper } Pfeffer, { $missing_vanilla } Vanille
        }
    }.
efemeris-own-prize-fortified = Du stehst auf { $planet } ({ $pepper } Pfeffer, { $vanilla } Vanille{ efemeris-word-saved }), aber eine Festung verhindert die Eroberung.
efemeris-own-affordable = Bezahlen kannst du: { $things }.
efemeris-own-thing-recruit = eine Mannschaftskarte
efemeris-own-thing-frigate = eine Fregatte
efemeris-own-thing-fortress = eine Festung
efemeris-own-thing-galleon = eine Galeone
efemeris-own-planets = Deine Planeten: { $planets }.
efemeris-own-reserve = Reserve: { $cards }.
efemeris-own-partner = Hand deines Partners: { $cards }.
efemeris-own-partner-captain = Kapitän deines Partners: { $captain }.
efemeris-own-stock = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
efemeris-own-vote = { $vote ->
        [yes] Ein Unentschieden ist angeboten; du bist einverstanden.
       *[no] Ein Unentschieden ist angeboten; du hast nicht zugestimmt.
    }

## Knöpfe: die Arten von Zügen

efemeris-kind-choose_nation = Nation wählen
efemeris-kind-choose_captains = Kapitäne wählen
efemeris-kind-choose_crew = Mannschaft wählen
efemeris-kind-usual_crew = Übliche Mannschaft
efemeris-kind-choose_home = Planeten wählen
efemeris-kind-place_tile = Plättchen legen
efemeris-kind-rescue_crew = Retten
efemeris-kind-move_ship = Fahren
efemeris-kind-play_crew = Mannschaft spielen
efemeris-kind-use_bonus = Marker einsetzen
efemeris-kind-scuttle = Schiff aufgeben
efemeris-kind-end_tactics = Taktik beenden
efemeris-kind-conquer_planet = { SIGN("planet_pos") }Erobern
efemeris-kind-build_galleon = { SIGN("galleon") }Galeone
efemeris-kind-build_frigate = { SIGN("frigate") }Fregatte
efemeris-kind-build_fortress = { SIGN("fortress") }Festung
efemeris-kind-recruit_crew = Rekrutieren
efemeris-kind-share_spice = Dem Partner geben
efemeris-kind-end_turn = Zug beenden
efemeris-kind-offer_draw = Unentschieden anbieten
efemeris-kind-answer_draw = Zum Angebot
efemeris-kind-concede = Partie aufgeben

## Fragen

efemeris-ask-aside = Du bist nicht am Zug
efemeris-ask-nation = Für welche Nation segelst du?
efemeris-ask-nation-agree = { $who } schlägt { $nation } vor. Bist du einverstanden?
efemeris-ask-nation-decide = { $who } hätte lieber { $nation }. Du entscheidest
efemeris-ask-captains = { $count ->
        [one] Wähl deinen Kapitän
       *[other] Wähl deine Kapitäne
    }
efemeris-ask-crew = Heure deine erste Mannschaft an
efemeris-ask-home = Welcher ist dein Mobilisierungsplanet?
efemeris-ask-explore = Erkunden – leg { $tiles }
efemeris-ask-rescue = Ein Wrack! Wen rettest du?
efemeris-ask-tactics = Taktik – was tust du?
efemeris-ask-build = Bauen – was tust du?
efemeris-ask-vote = Der Bot bietet ein Unentschieden an. Einverstanden?
efemeris-ask-vote-of = { $who } bietet ein Unentschieden an. Einverstanden?
efemeris-ask-captain = { $count ->
        [one] Wer ist dein Kapitän?
       *[other] { $number ->
            [1] Wer übernimmt zuerst das Kommando?
            [2] Wer kommt als Zweites?
           *[3] Wer kommt als Drittes?
        }
    }
efemeris-ask-cards = Wähl { $count } Mannschaftskarten
efemeris-ask-tile = Welches Plättchen legst du zuerst?
efemeris-ask-cell = { $tile } – wohin damit?
efemeris-ask-rotation = { $tile } auf { $cell } – wie herum?
efemeris-ask-wreck = Welches Schiff sucht auf seinem Wrack?
efemeris-ask-rescued = Wen rettest du aus deiner Reserve?
efemeris-ask-ship = Welches Schiff fährt?
efemeris-ask-dest = { $ship } – wohin?
efemeris-ask-scuttle = Welches Schiff gibst du auf?
efemeris-ask-card = Welche Mannschaftskarte spielst du?
efemeris-ask-swap = Bankier – welches Gewürz tauschst du?
efemeris-ask-attacker = Kanonier – welches Schiff greift an?
efemeris-ask-target = Kanonier – was zerstörst du?
efemeris-ask-chesnaye = Auf welchen deiner Planeten kommt die Galeone?
efemeris-ask-fortress = Auf welchem Planeten baust du eine Festung?
efemeris-ask-turn-cell = Welches Plättchen drehst du?
efemeris-ask-freeze = Welches Schiff frierst du ein?
efemeris-ask-opponent = Wessen Hand verliert eine Karte?
efemeris-ask-push = Welches gegnerische Schiff bewegst du?
efemeris-ask-sell = Welche Mannschaftskarte verkaufst du?
efemeris-ask-token = Welchen Marker setzt du ein?
efemeris-ask-ship-solar_winds = Sonnenwinde – welches deiner Schiffe?
efemeris-ask-ship-warning_shot = Warnschuss – welches gegnerische Schiff?
efemeris-ask-cargo = Neue Fracht – welches Gewürz?
efemeris-ask-conqueror = Welchen Planeten eroberst du?
efemeris-ask-discount = Gouverneur – welche Gewürze sparst du?
efemeris-ask-frigate = { $free ->
        [0] Wo baust du die Fregatte, für { $price }?
       *[other] Wo baust du die Fregatte? Der Schiffsbauer zahlt
    }
efemeris-ask-galleon = Wo baust du die Galeone?
efemeris-ask-recruit = Wen rekrutierst du?
efemeris-ask-share = Welches Gewürz gibst du deinem Partner?

efemeris-about-aside = Gerade gefragt: { $who } – { $what }.
efemeris-about-nation = Jede Nation hat eigene Kapitäne und eigene Mannschaft.
efemeris-about-nation-propose = Jede Nation hat eigene Kapitäne und eigene Mannschaft. Mach im Team einen Vorschlag; { $who } antwortet.
efemeris-about-nation-agree = Wähl { $nation }, um zuzustimmen. Wählst du eine andere, entscheidet { $who }.
efemeris-about-nation-decide = Was du jetzt wählst, ist eure Nation.
efemeris-about-captains = { $count ->
        [one] Dein Kapitän bleibt das ganze Spiel. Alle Kapitäne werden gemeinsam aufgedeckt. Jede Karte Erster Offizier nutzt die Fähigkeit einmal.
       *[other] Du brauchst { $count }, in der Reihenfolge ihres Kommandos. Die anderen sehen nur den ersten. Jede Karte Erster Offizier nutzt die Fähigkeit des Kapitäns einmal.
    }
efemeris-about-crew = { $count } Karten für deine Hand, auch mehrere gleiche; die übrigen sind deine Reserve. Erste Partie? Die übliche Mannschaft ist { $kinds ->
        [all] eine Karte von jeder Art
       *[some] Erster Offizier, Kanonier und Bankier
    }.
efemeris-about-home = Dort startet deine Galeone, und er bringt jeden Zug ein Gewürz. Für den Anfang: Posidonius oder Patrocles, wenn sie frei sind.
efemeris-about-home-team = { efemeris-about-home } { $first ->
        [yes] Wer von euch beiden zuerst antwortet, legt an das Zentrum, der andere daneben.
       *[no] Der Planet deines Partners liegt schon am Zentrum; deiner kommt daneben.
    }
efemeris-about-explore = { $count ->
        [one] Das Plättchen muss an den Himmel grenzen, der schon liegt; dreh es, wie du willst.
       *[other] In beliebiger Reihenfolge. Die Plättchen müssen an den Himmel grenzen, der schon liegt; dreh sie, wie du willst.
    }
efemeris-about-rescue = Nimm eine Karte aus deiner Reserve auf die Hand, kostenlos. Du darfst sie noch in diesem Zug spielen.
efemeris-about-tactics = { $crew ->
        [0] In diesem Zug kannst du keine Mannschaft mehr spielen
        [one] Du kannst noch { $crew } Mannschaftskarte spielen (auf der Hand: { $hand })
       *[other] Du kannst noch { $crew } Mannschaftskarten spielen (auf der Hand: { $hand })
    }; Marker: { $tokens }; Gewürze: { $spices }.
efemeris-about-build = Du hast { $spices } und { $planets } von { $goal } Planeten.
efemeris-about-build-team = Du hast { $spices }; eure Nation hat { $planets } von { $goal } Planeten.
efemeris-about-dest = { $steps ->
        [one] Ein Schritt auf einem Pfad.
       *[other] Bis zu { $steps } Schritte auf den Pfaden.
    }

efemeris-option-vote-yes = Ja, unentschieden
efemeris-option-vote-no = Nein, weiterspielen
efemeris-option-crew-of = { $card } ({ $number } von { $of })
efemeris-option-crew = { $count ->
        [one] { $card }
       *[other] { $card } (×{ $count })
    }
efemeris-option-nobody = Niemanden
efemeris-option-dest = { $kind ->
        [plain] { $field }
        [rose] Windrose ({ $field })
        [factory_pepper] Pfefferfabrik ({ $field })
        [factory_vanilla] Vanillefabrik ({ $field })
        [providence_pepper] Doppelter Pfeffer ({ $field })
        [providence_vanilla] Doppelte Vanille ({ $field })
        [anchor] Anker ({ $field })
        [wreck] Wrack ({ $field })
       *[singularity] Singularität! ({ $field })
    }
efemeris-option-side-N = Nördlich der Rose
efemeris-option-side-NE = Nordöstlich der Rose
efemeris-option-side-SE = Südöstlich der Rose
efemeris-option-side-S = Südlich der Rose
efemeris-option-side-SW = Südwestlich der Rose
efemeris-option-side-NW = Nordwestlich der Rose
efemeris-option-dest-planet = { $planet } ({ $field })
efemeris-option-cell = { $cell }
efemeris-together = { $one }+{ $others }
efemeris-option-rotation = { $number }: Pfade { $exits }
efemeris-option-rotation-aside = { $number }: Pfade { $exits }; { efemeris-kind-of-field } { $side }
efemeris-option-centre = { $number }: { $ships }
efemeris-option-turned = { $ship } kommt { $side }
efemeris-option-tile = { $cell }: { $tile }
efemeris-option-swap = Gib { $gives }, nimm { $takes }
efemeris-option-fortress = { SIGN("fortress") }Festung auf { $planet }
efemeris-option-opponent = { $who }
efemeris-option-token = { $count ->
        [one] { $token }
       *[other] { $token } (×{ $count })
    }
efemeris-option-conquer = { $saved ->
        [0] { $planet }: { $price }
        [one] { $planet }: { $price }, 1 Gewürz weniger
       *[other] { $planet }: { $price }, { $saved } Gewürze weniger
    }
efemeris-option-discount = { $pepper ->
        [0] { $vanilla } Vanille sparen
       *[other] { $vanilla ->
            [0] { $pepper } Pfeffer sparen
           *[other] { $pepper } Pfeffer, { $vanilla } Vanille sparen
        }
    }
efemeris-option-rose = Windrose

efemeris-group-goals = Planeten und Windrose
efemeris-group-prizes = Fabriken, Anker, Wracks
efemeris-group-cells = { $first } bis { $last }
efemeris-group-column = Spalte { $column }

efemeris-hint-nation-france = Seefahrer: schnelle Galeonen, Vanille, Steuermann und Kurtisane
efemeris-hint-nation-britain = Strategen: Kanonen und Überfälle, Schiffsarzt und Schiffsbauer
efemeris-hint-nation-spain = Händler: Gewürze, Marker, Mannschaftsvorstand und Gouverneur
efemeris-hint-home = bringt { $product ->
        [pepper] Pfeffer
       *[vanilla] Vanille
    }; kostet Gegner { $price }; Pfade auf { $exits } Seiten
efemeris-hint-tile = { $count ->
        [0] nur Pfade
       *[other] mit: { $fields }
    }
efemeris-hint-cell = neben { $cells }
efemeris-hint-rotation = { $count ->
        [0] trifft noch keinen Pfad
        [one] trifft den Pfad von { $cells }
       *[other] trifft die Pfade von { $cells }
    }
efemeris-hint-steps = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
efemeris-hint-deadly = { $steps ->
        [one] { $steps } Schritt; das Schiff wird zerstört
       *[other] { $steps } Schritte; das Schiff wird zerstört
    }
efemeris-hint-planet-free = { efemeris-hint-steps }; frei, kostet { $price }
efemeris-hint-planet-own = { efemeris-hint-steps }; gehört schon { $who }
efemeris-hint-planet-owned = { efemeris-hint-steps }; von { $who }, kostet { $price }
efemeris-hint-planet-partner = { efemeris-hint-steps }; von { $who }, dieselbe Nation
efemeris-hint-price = { $left ->
        [one] kostet { $price }; in diesem Spiel die letzte
       *[other] kostet { $price }
    }
efemeris-hint-share = { $left ->
        [one] noch { $left } Gewürz in diesem Zug
       *[other] noch { $left } Gewürze in diesem Zug
    }
efemeris-hint-ship = auf { $field }; { $steps ->
        [one] { $steps } Schritt
       *[other] bis zu { $steps } Schritte
    }
efemeris-hint-at = auf { $field }
efemeris-hint-fortress = von { $who }
efemeris-hint-hand = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
efemeris-hint-conquer = dort steht: { $ship }

## Vor Teurem oder Vergeblichem

efemeris-caution = Überleg es dir gut – { $reasons }.
efemeris-caution-singularity = dein Schiff wird zerstört
efemeris-caution-sell = die Karte geht in deine Reserve zurück, und der Erste Offizier ist gespielt
efemeris-caution-scuttle = das Schiff ist verloren wie jedes zerstörte
efemeris-caution-offer = wenn alle Ja sagen, { $shared ->
        [yes] teilen sich alle, die zugestimmt haben, den Sieg
       *[no] endet die Partie ohne Sieger
    }; das Angebot kannst du nicht zurücknehmen, und auch nicht, was du davor getan hast
efemeris-caution-agree = wenn alle Ja sagen, endet die Partie sofort, und { $shared ->
        [yes] alle, die zugestimmt haben, teilen sich den Sieg
       *[no] niemand gewinnt
    }
efemeris-caution-concede-duel = damit hast du die Partie sofort verloren
efemeris-caution-concede-ffa = der Computer spielt auf deinem Platz weiter, und diese Partie zählt für dich als letzter Platz
efemeris-caution-concede-team = der Computer spielt auf deinem Platz weiter, neben deinem Partner, und diese Partie zählt für dich als letzter Platz, auch wenn deine Seite gewinnt
efemeris-caution-boatswain = deine Galeone steht auf keinem Anker, der Mannschaftsvorstand nützt vielleicht nichts
efemeris-caution-governor = deine Galeone kann dort, wo sie steht, nicht erobern, der Gouverneur nützt vielleicht nichts
efemeris-caution-castel = du hast noch keine Festung, also hilft der Erste Offizier nur, wenn du in diesem Zug eine baust
efemeris-caution-pargo = deine Galeone steht auf keiner Fabrik, der Erste Offizier nützt vielleicht nichts
efemeris-caution-conquest = du könntest noch { $planet } erobern
efemeris-caution-unaffordable = danach kannst du { $planet } nicht mehr bezahlen
efemeris-caution-unmoved = deine { $ship } ist noch nicht gefahren
efemeris-caution-armed = du hast einen Angriff vorbereitet, der damit verfällt

## Pictures

efemeris-picture-title = Efemeris
efemeris-picture-direction-N = N
efemeris-picture-direction-NE = NO
efemeris-picture-direction-SE = SO
efemeris-picture-direction-S = S
efemeris-picture-direction-SW = SW
efemeris-picture-direction-NW = NW
efemeris-picture-round = { $limit ->
        [0] Runde { $number }
       *[other] Runde { $number }/{ $limit }
    }
efemeris-picture-game = Partie { $number }
efemeris-picture-drawn = Die Partie ist unentschieden
efemeris-picture-won-france = Frankreich gewinnt
efemeris-picture-won-britain = Großbritannien gewinnt
efemeris-picture-won-spain = Spanien gewinnt
efemeris-picture-end-goal = genug Planeten
efemeris-picture-end-last = sonst hat niemand Planeten
efemeris-picture-end-dead = ein Himmel ohne Schiffe
efemeris-picture-end-limit = die letzte Runde ist um
efemeris-picture-end-agreed = alle sind einverstanden
efemeris-picture-end-conceded = aufgegeben
efemeris-picture-conceded = hat aufgegeben
efemeris-picture-out = ist ausgeschieden
efemeris-picture-effect-hubac = Hubac ×{ $times }
efemeris-picture-effect-fairborne = Fairborne ×{ $times }
efemeris-picture-effect-lancaster = Lancaster ×{ $times }
efemeris-picture-effect-pargo = Pargo ×{ $times }
efemeris-picture-effect-shipwright = Schiffsbauer ×{ $times }
efemeris-picture-effect-governor = Gouverneur ×{ $times }
efemeris-picture-effect-boatswain = Mannschaftsvorstand ×{ $times }
efemeris-picture-field-factory_pepper = Pfeffer
efemeris-picture-field-factory_vanilla = Vanille
efemeris-picture-field-providence_pepper = doppelt
efemeris-picture-field-anchor = Anker
efemeris-picture-field-wreck = Wrack
efemeris-picture-field-singularity = Singularität
efemeris-picture-about-factory_pepper = jeden Zug Pfeffer
efemeris-picture-about-factory_vanilla = jeden Zug Vanille
efemeris-picture-about-providence_pepper = doppelt Pfeffer
efemeris-picture-about-providence_vanilla = doppelt Vanille
efemeris-picture-about-anchor = ein Bonusmarker
efemeris-picture-about-wreck = rettet Mannschaft
efemeris-picture-about-singularity = zerstört Schiffe
efemeris-picture-about-rose = hier kein Angriff
efemeris-picture-captain-hubac = Hubac
efemeris-picture-captain-chesnaye = Chesnaye
efemeris-picture-captain-castel = Castel
efemeris-picture-captain-cassini = Cassini
efemeris-picture-captain-fairborne = Fairborne
efemeris-picture-captain-blake = Blake
efemeris-picture-captain-byng = Byng
efemeris-picture-captain-lancaster = Lancaster
efemeris-picture-captain-pargo = Pargo
efemeris-picture-captain-guzman = Guzmán
efemeris-picture-captain-dasilva = da Silva
efemeris-picture-captain-aviles = Avilés
efemeris-picture-ability-hubac = die Galeone fährt { $count } Felder weiter
efemeris-picture-ability-chesnaye = setzt die Galeone auf einen leeren eigenen Planeten
efemeris-picture-ability-castel = deine Festungen sind eine Runde lang unzerstörbar
efemeris-picture-ability-cassini = dreht ein Plättchen ohne gegnerische Schiffe
efemeris-picture-ability-fairborne = der nächste Kanonier reicht { $count } Feld weiter
efemeris-picture-ability-blake = friert ein gegnerisches Schiff bis { $count } Felder weit ein
efemeris-picture-ability-byng = ein Gegner verliert zufällig eine Karte
efemeris-picture-ability-lancaster = eine Fregatte darf mit Kanonier schießen
efemeris-picture-ability-pargo = nächstes Mal auf einer Fabrik { $count } Gewürze mehr
efemeris-picture-ability-guzman = eine Festung gratis auf einem eigenen Planeten
efemeris-picture-ability-dasilva = mit Sonnenwinden: ein Gegnerschiff { $count } Felder weit
efemeris-picture-ability-aviles = verkauft eine Karte für { $pepper } Pfeffer, { $vanilla } Vanille
efemeris-picture-does-first_officer = nutzt die Fähigkeit deines Kapitäns
efemeris-picture-does-gunner = zerstört Schiff oder Festung, Reichweite { $count }
efemeris-picture-does-banker = tauscht ein Gewürz gegen das andere
efemeris-picture-does-helmsman = setzt die Galeone auf die Windrose
efemeris-picture-does-courtesan = bringt { $count } Vanille
efemeris-picture-does-surgeon = schützt die Galeone eine Runde lang
efemeris-picture-does-shipwright = diesen Zug eine Fregatte gratis
efemeris-picture-does-boatswain = nächstes Mal am Anker { $count } Marker mehr
efemeris-picture-does-governor = die Galeone erobert für { $count } Gewürz weniger
efemeris-picture-command = Im Kommando
efemeris-picture-to-come = Danach
efemeris-picture-none-left = Kein Kapitän mehr
efemeris-picture-played = Gespielt
efemeris-picture-afford = Das kannst du bezahlen
efemeris-picture-prizes = Planeten, auf denen du stehst
efemeris-picture-no-prizes = Keins deiner Schiffe steht auf einem fremden Planeten
efemeris-picture-fortified = Festung
efemeris-picture-partner = { $who } hat
efemeris-picture-no-crew = Noch keine Mannschaft
efemeris-picture-galleon-hubac = L’Intrépide
efemeris-picture-galleon-chesnaye = Le Mercure
efemeris-picture-galleon-castel = L’Invincible
efemeris-picture-galleon-cassini = L’Éole
efemeris-picture-galleon-fairborne = HMS Revenge
efemeris-picture-galleon-blake = HMS Surprise
efemeris-picture-galleon-byng = HMS Charon
efemeris-picture-galleon-lancaster = HMS Furious
efemeris-picture-galleon-pargo = Aguila
efemeris-picture-galleon-guzman = Almanzora
efemeris-picture-galleon-dasilva = Gran Princesa de los Cielos
efemeris-picture-galleon-aviles = Coracero
efemeris-picture-phase-nation = Nation wählen
efemeris-picture-phase-captains = Kapitäne wählen
efemeris-picture-phase-crew = Mannschaft wählen
efemeris-picture-phase-home = Heimatplanet
efemeris-picture-phase-explore = Erkundungsphase
efemeris-picture-phase-rescue = Rettung
efemeris-picture-phase-tactics = Taktikphase
efemeris-picture-phase-build = Bauphase
efemeris-picture-rose = Windrose

## Der Ausguck: worauf Gegner schießen und was sie erobern könnten

efemeris-lookout-near = { $target } auf { $place }: in Reichweite von { $by }.
efemeris-lookout-far = { $target } auf { $place }: nur mit Hilfe in Reichweite von { $by }.
efemeris-lookout-safe = Niemand kann im nächsten Zug auf ein Schiff oder eine Festung von dir schießen.
efemeris-lookout-fortress = Festung
efemeris-lookout-taken = { $planet } ist zu erobern für: { $by }.
efemeris-lookout-risked = { $planet } ist nur mit Hilfe zu erobern für: { $by }.
efemeris-lookout-no-conquest = Kein Gegner kann im nächsten Zug einen Planeten erobern.
efemeris-lookout-about-conquest = Eine rote Fahne steht an einem Planeten, den ein Gegner mit einer normalen Fahrt und den Gewürzen der nächsten Sammelphase erobern kann. Orange Fahne: Es braucht noch Marker oder Karten. Dass Schiffe oder Festungen im Weg vorher zerstört werden, ist nicht mitgerechnet.
efemeris-lookout-about = So weit kommen deine Gegner in ihrem nächsten Zug, wenn alles stehen bleibt. Wer eine Galeone und eine Karte hat, kann einen Kanonier haben. Rotes Fadenkreuz: Eine normale Fahrt und ein Kanonier genügen. Oranger Ring: Es braucht noch mehr, etwa Sonnenwinde, einen Steuermann oder den Kapitän. Von der Windrose aus und auf die Windrose schießt niemand.
efemeris-picture-lookout = Was ist zu treffen, was zu erobern?
efemeris-picture-lookout-near = Fahrt und Kanonier genügen
efemeris-picture-lookout-far = nur mit weiterer Hilfe
efemeris-picture-lookout-gun = könnte schießen
efemeris-picture-lookout-taken = ist zu erobern
efemeris-picture-lookout-risked = nur mit Hilfe zu erobern

## Was jemand hat, gezählt

efemeris-stock-pepper = { SIGN("pepper") }Pfeffer
efemeris-stock-vanilla = { SIGN("vanilla") }Vanille
efemeris-stock-ships = Schiffe
