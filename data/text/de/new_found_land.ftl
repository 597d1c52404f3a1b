### Race to the New Found Land, auf Deutsch. Die Zahlen der Spielhilfe kommen aus engines/games/new_found_land/figures.toml (den Angaben des Spiels).

new_found_land-title = Race to the New Found Land
new_found_land-blurb = Führ eine Seefahrernation an die Küsten Nordamerikas: Schiffe bauen, siedeln, liefern, entdecken. Am Tisch 60 bis 90 Minuten, hier in deinem Tempo.
new_found_land-minutes = 60–90
new_found_land-weight = anspruchsvoll

## Wie alles heißt

new_found_land-word-good = { $good ->
        [wood] { SIGN("wood") }Holz
        [cloth] { SIGN("cloth") }Tuch
        [iron] { SIGN("iron") }Eisen
       *[gold] { SIGN("gold") }Gold
    }
new_found_land-word-shape = { $shape ->
        [coast] { SIGN("coast") }Küste
        [cape] { SIGN("cape") }Kap
       *[inland] { SIGN("inland") }Binnenland
    }
new_found_land-word-island = { $island ->
        [newfoundland] Newfoundland
        [nova_scotia] Nova Scotia
        [anticosti] Ile d’Anticosti
       *[prince_edward] Prince Edward Island
    }
new_found_land-word-city = { $city ->
        [hamburg] Hamburg
        [venice] Venedig
       *[stockholm] Stockholm
    }
new_found_land-word-frame = { $frame ->
        [square] { SIGN("frame_square") }Quadrat
        [pentagon] { SIGN("frame_pentagon") }Fünfeck
        [circle] { SIGN("frame_circle") }Kreis
        [triangle] { SIGN("frame_triangle") }Dreieck
       *[star] { SIGN("frame_star") }Stern
    }
new_found_land-word-captain = { $captain ->
        [columbus] { SIGN("columbus") }Kolumbus
        [magellan] { SIGN("magellan") }Magellan
        [dagama] { SIGN("vasco") }Vasco da Gama
        [cortes] { SIGN("cortes") }Hernán Cortés
       *[drake] { SIGN("drake") }Francis Drake
    }
new_found_land-word-action = { $action ->
        [load] { SIGN("load") }Beladen
        [settle] { SIGN("settle") }Siedeln
        [deliver] { SIGN("deliver") }Liefern
       *[explore] { SIGN("explore") }Entdecken
    }
new_found_land-word-upgrade = { $upgrade ->
        [merchant_fleet] { SIGN("upgrade") }Handelsflotte
        [settlement_office] { SIGN("upgrade") }Siedlungsamt
        [colonial_harbour] { SIGN("upgrade") }Kolonialhafen
        [tax_office] { SIGN("upgrade") }Steueramt
       *[naval_office] { SIGN("upgrade") }Marineamt
    }
new_found_land-word-nation = { $nation ->
        [portugal] Portugal
        [spain] Spanien
        [england] England
        [france] Frankreich
       *[netherlands] Niederlande
    }
new_found_land-count-good = { $count } { new_found_land-word-good }
new_found_land-count-points = { $count ->
        [one] { $count } { SIGN("crown") }Punkt
       *[other] { $count } { SIGN("crown") }Punkte
    }
new_found_land-nothing = keine
new_found_land-code-start = { $nation ->
        [portugal] Startschiff PT
        [spain] Startschiff ES
        [england] Startschiff EN
        [france] Startschiff FR
       *[netherlands] Startschiff NL
    }
new_found_land-code-start-card = { $nation ->
        [portugal] Charter PT
        [spain] Charter ES
        [england] Charter EN
        [france] Charter FR
       *[netherlands] Charter NL
    }
new_found_land-code-small = { $name }
new_found_land-code-large = { $name }
new_found_land-code-charter = Charter { $name }
new_found_land-code-fleet = Handelsflotte
new_found_land-ship = { $name } { SIGN("sail") }{ $sail } { SIGN("crates") }{ $crates } { SIGN("settlers") }{ $settlers } { SIGN("telescopes") }{ $telescopes }
new_found_land-goods-card = { SIGN("one_time_card") }Warenkarte ({ $gain })
new_found_land-quoted-gain = „{ $gain }“
new_found_land-contract = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $goods })
new_found_land-tile = { $shape } ({ $a } / { $b })

## Was vor dem Spiel gewählt wird

new_found_land-setting-frames = Rahmenmarker
new_found_land-setting-frames-about = Wie weit vorn auf der Zählleiste die letzten beiden Belohnungen liegen.
new_found_land-setting-frames-standard = normal
new_found_land-setting-frames-advanced = für Erfahrene: weiter vorn
new_found_land-setting-planning = Planung
new_found_land-setting-planning-about = Offen nacheinander oder alle zugleich und geheim (unsere Variante, weniger Warten).
new_found_land-setting-planning-sequential = nacheinander
new_found_land-setting-planning-simultaneous = gleichzeitig
new_found_land-setting-large_ships = Große Schiffe im Verkauf
new_found_land-setting-large_ships-about = Mit ihren Werten oder, wie gedruckt, mit der Kostenseite nach oben, bis jemand sie baut.
new_found_land-setting-large_ships-values = mit Werten
new_found_land-setting-large_ships-costs = Kostenseite oben

## Spielhilfe

new_found_land-rules-start-title = Auf einen Blick
    .revision = 2
new_found_land-rules-start =
    Du regierst eine Seefahrernation, und jenseits des Ozeans wartet Nordamerika. Bau eine Flotte, überleg dir, wo jedes Schiff am meisten nützt, und sei vor den anderen da.

    Das Spiel hat { $rounds } Runden. In jeder kommen
    - **Land:** Einkommen, Hafen, neue Schiffe
    - **Planung:** Du legst deine Schiffe zu den vier Aktionen.
    - **Aktionen:** *Beladen*, *Siedeln*, *Liefern*, *Entdecken*, immer in dieser Reihenfolge
    - **Schluss:** Neues Land wird kartografiert, Inseln und Städte werden gewertet, Ziele eingelöst.

    Ein Schiff hat vier Werte: Der { SIGN("sail") } **Segelwert** entscheidet, wer zuerst handelt, { SIGN("crates") } **Kisten** brauchst du beim *Beladen* und *Liefern*, { SIGN("settlers") } **Siedler** beim *Siedeln*, { SIGN("telescopes") } **Fernrohre** beim *Entdecken*. Kurz, immer in dieser Reihenfolge: `2/3/1/0` ist Segelwert 2, 3 Kisten, 1 Siedler, kein Fernrohr.

    Punkte gibt es für
    - erfüllte Aufträge
    - Boni auf den Inseln
    - große Schiffe: je { $large_points }
    - fertige Inseln und volle Städte: ein Punkt pro Marker, dazu Boni für die Mehrheit
    - deine geheimen Zielkarten

    Und es ist ein Wettlauf: Entlang der Zählleiste warten Belohnungen, und wer zuerst da ist, hat die Wahl.

    Die meisten Punkte gewinnen. Ihr könnt zu { $seats_min } bis { $seats_max } spielen. Entschieden wird nur im eigenen Zug: Du kannst nichts verpassen.

    ### Tipps für die erste Partie
    - **Bau früh Schiffe**, und bald die zusätzliche Werft. Jedes Schiff heißt in jeder Runde: noch etwas geschafft.
    - **Nutze, was ein Schiff am besten kann.** Viele Siedler helfen dir beim *Liefern* nichts.
    - **Schau dir vor dem Beladen die Aufträge an.** Eisen und Gold lohnen sich, wenn sie jemand haben will.
    - *Entdecken* bringt beide Boni eines Plättchens, *Siedeln* nur einen, aber mehr Marker.
    - **Wähle Ziele, die du ohnehin erreichst**, und löse in jeder Runde eines ein: Das erste ist kostenlos.
    - In der letzten Runde gib alles aus. Übrige Waren entscheiden nur bei Gleichstand.

new_found_land-rules-round-title = Die Runde
    .revision = 3
new_found_land-rules-round =
    Vor der ersten Runde wird für jeden Spieler ein Inselplättchen kartografiert: Ein Kompassplättchen nennt die Insel, und ein passendes Plättchen liegt dort offen, ohne Marker.

    So läuft jede der { $rounds } Runden. „In Spielerreihenfolge“ heißt: im Uhrzeigersinn ab dem Startspieler.
    - **Landphase**, in Spielerreihenfolge: Jeder bekommt Einkommen, darf den Hafen ausbauen und danach Schiffe bauen.
    - **Planungsphase:** Erst planen alle das *Beladen*, in Spielerreihenfolge, dann alle das *Siedeln*, dann das *Liefern*, dann das *Entdecken*.
    - **Aktionsphase:** die vier Aktionen in derselben Reihenfolge. In jeder beginnt, wer dort den höchsten Segelwert hat.
    - **Schlussphase:** Kartografie, Inselwertung, Stadtwertung, Ziele.

    Dann wandert das Startspielerplättchen im Uhrzeigersinn weiter. Nach Runde { $rounds } kommt die Schlusswertung.

    ### Wer handelt zuerst?
    Zähl bei jeder Aktion die **Segelwerte** aller deiner Schiffe dort zusammen. Die höchste Summe beginnt; bei Gleichstand gilt die Spielerreihenfolge. Wer wann handelt, steht fest, wenn die Aktion beginnt: Was jemand währenddessen gewinnt, zählt erst ab der nächsten (unsere Regelung).

    ### Was der Bot für dich macht
    Einkommen, Auffüllen, Ziehen, Segelreihenfolge, Kartografie, Wertungen und Rahmenmarker laufen von selbst. Auch was dir keine Wahl lässt, wenn alle das sehen können. Ob du gefragt wirst, verrät nie deine Karten: Mit einer 1x-Karte auf der Hand, gleich welcher, wirst du auch dann gefragt, wenn du nur „fertig“ sagen kannst.

    Einkommen und Boni kommen aus einem Vorrat, der nie ausgeht; auch Marker gehen nicht aus.

    ### Zurücknehmen
    Mit `/rückgängig` nimmst du eigene Schritte zurück, solange nichts Verborgenes bekannt wurde, niemand sonst gezogen hat und der Schritt nicht verbindlich ist wie eine ausgespielte Karte, ein eingelöstes Ziel oder etwas Gezogenes.

new_found_land-rules-pictures-title = Die Bilder
    .revision = 3
new_found_land-rules-pictures =
    Zwei Bilder zeigen den Tisch: die **Karte** mit Inseln, Städten und Zählleiste und die **Häfen** mit Markt und Schiffen. Das, worum es gerade geht, steht zuerst. Was du wählen kannst, ist im Bild deiner Frage gold umrandet.

    ### Im Kopf
    Wer dran ist und womit. Beim Planen steht dort das Zeichen der Aktion und wie viele Schiffe hindürfen (≤). Die Siegel sind die Reihenfolge: nach { SIGN("flag") }der Fahne ab Startspieler, nach dem Schiff gemäß Segelwert.

    ### Zeichen
    - { SIGN("crown") }Krone: Punkte. { SIGN("wood") }Baumstamm, { SIGN("cloth") }Stoffbahn, { SIGN("iron") }Amboss, { SIGN("gold") }Barren: Holz, Tuch, Eisen, Gold
    - { SIGN("sail") } Segel, { SIGN("crates") } Kiste, { SIGN("settlers") } Siedler, { SIGN("telescopes") } Fernrohr: die vier Werte eines Schiffs
    - Die vier Aktionen: { SIGN("load") }Kiste *Beladen*, { SIGN("settle") }Siedler *Siedeln*, { SIGN("deliver") }Waage *Liefern*, { SIGN("explore") }Fernrohr *Entdecken*. Die Zahl daneben sagt, wie viele Schiffe jemand dort hat; am Schiff selbst steht, wohin es fährt.
    - { SIGN("one_time_card") }Grüne Karte: 1x-Karten auf der Hand. { SIGN("goal") }Karte mit Zielscheibe: Zielkarten. { SIGN("upgrade") }Werkstatt: Hafenausbau, kräftig, wenn er gebaut ist. Kreis: Platz für den Kapitän
    - { SIGN("wharf") }Anker: freie Werft. Plus mit Waren: Das kostet die Werft, die noch fehlt.
    - { SIGN("coast") }Küste, { SIGN("cape") }Kap und { SIGN("inland") }Berge: die Form des Plättchens, das dort hinpasst. Auf einem Plättchen stehen links die beiden Boni, rechts die beiden Felder.
    - 10/5 neben einem Namen: der Bonus für die meisten und die zweitmeisten Marker. Im Kästchen daneben: wie viele Marker jeder dort hat
    - Eine Zahl am Marker: ein Turm aus so vielen. Dunkles Plättchen: Niemand kann es nutzen. { SIGN("scored") }Haken: schon gewertet. Roter Rahmen: der letzte Spielzug
    - Auf der Zählleiste: Schiffe für die Spieler, farbige Formen für die Rahmen
    - Pfeil und goldener Rand: wird gefragt. { SIGN("gear") }Zahnrad: ein Computerspieler. Kiste mit Pfeilen: welche Ware so viele Kisten laden
    - Unten: was an den Rahmen noch liegt, und mit der Kompassrose, welche Insel die Kartografie in welcher Runde traf

    ### Kürzel
    NF3 oder PE1 ist ein Feld auf einer Insel, N08 ein kleines Schiff, L04 ein großes, X2 eine Charter; PT, ES, EN, FR und NL sind Startschiff und Charter der Nationen. Es sind bloß Namen; was zählt, steht immer dabei.

new_found_land-rules-land-title = Landphase
    .revision = 4
new_found_land-rules-land =
    Zuerst dein **Einkommen**: { $income }. (Ganz am Anfang haben alle schon { $start_goods }.)

    ### Der Hafen
    Ausbauen darfst du, je einmal im Spiel:
    - **Eine Werft** für { $wharf_cost }: Platz für ein weiteres Schiff. Du beginnst mit { $wharves_open } Werften.
    - **Den Ausbau deiner Nation:** siehe *Nationen*.

    Erst der Hafen, dann die Schiffe: Hast du ein Schiff gebaut, ist für diesen Zug Schluss mit Ausbauen.

    ### Schiffe
    Zum Verkauf liegen { $sale_small } kleine und { $sale_large } große Schiffe, mit Werten und Kosten. Bau so viele, wie du bezahlen kannst. (Im Original liegen große Schiffe mit der Kostenseite oben, bis jemand sie baut; das könnt ihr vor dem Spiel wählen, siehe *Varianten*.)
    - **Kleine Schiffe** kosten alle { $small_cost }.
    - **Große Schiffe** sind stärker, haben eigene Kosten und bringen sofort { $large_points } Punkte.

    Jedes Schiff braucht eine Werft. Ist keine frei, entsorgst du eines deiner Schiffe. Die Lücken werden nach deinem Zug gefüllt; der Nächste wählt also wieder aus der vollen Auslage. Ist ein Stapel leer, werden die entsorgten Schiffe dieser Größe zu einem neuen gemischt. Welches große Schiff als Nächstes kommt, sehen alle.

    ### Bezahlen
    Gold ist ein Joker: Bei Hafen, Schiffen und Aufträgen darf es 1 Holz, 1 Tuch oder 1 Eisen ersetzen. Für Gold gibt es keinen Ersatz.

    Ein Schiff, das du ohne Gold bezahlen kannst, kostet keines, und du wirst nicht gefragt. Willst du trotzdem Gold ausgeben, wähle das Schiff aus der zweiten Liste.

    Vor dem Bauen darfst du auch Warenkarten spielen (siehe *Karten*). Bist du fertig, beende deinen Zug. Hast du nichts gebaut und sehen alle, dass du nichts bauen kannst, endet er von selbst; was du gebaut hast, kannst du zurücknehmen, bis du ihn beendest.

new_found_land-rules-planning-title = Planungsphase
    .revision = 2
new_found_land-rules-planning =
    Jetzt bekommt jedes Schiff seine Aufgabe. Aktion für Aktion legst du, in Spielerreihenfolge, Schiffe zu der Aktion, die gerade geplant wird, oder keines.

    So viele dürfen hin:
    - *Beladen:* { $limit_load }
    - *Siedeln:* { $limit_settle }
    - *Liefern:* { $limit_deliver }
    - *Entdecken:* { $limit_explore }

    Du hast dafür
    - deine Schiffe an den Werften, jedes für eine Aktion pro Runde,
    - **Charterschiffe** aus deiner Hand: Karten, die einmal als Schiff zählen und keine Werft brauchen,
    - die *Handelsflotte*, wenn du Portugal bist und sie gebaut hast.

    Sie alle zählen zur Höchstzahl.

    Gut zu wissen:
    - Pläne sind offen. Wer später plant, sieht, was die anderen getan haben; die Sitzordnung ist also wichtig.
    - Was offen liegt, gilt, sobald der Nächste geplant hat. Bis dahin holt `/rückgängig` deine Schiffe zurück.
    - Die Frage zeigt, was die anderen geschickt haben, wer noch planen muss und mit welchem Segelwert du zuerst handelst.
    - Ein Schiff, das du nirgendwohin legst, ruht in dieser Runde. Sonst geschieht ihm nichts.
    - Auch ein Schiff ohne das Symbol der Aktion darf mit: Sein Segelwert zählt, und beim *Entdecken* legt auch es ein Plättchen.
    - Haben alle deine Schiffe eine Aufgabe und du keine 1x-Karte auf der Hand, passt der Bot für dich.

    ### Vorausplanen
    Du musst nicht warten, bis du dran bist: *Alle Aktionen planen (geheim)* hinterlegt deine Schiffe für jede Aktion, die du noch nicht geplant hast, *Diese Runde keine Schiffe mehr* hinterlegt keine. Nur du siehst das. Bist du dran, wird es für dich ausgeführt; wenn du willst, wirst du noch einmal gefragt, wo inzwischen jemand Schiffe hingeschickt hat. Bis dahin kannst du es ändern oder verwerfen.

    Mit der Einstellung *gleichzeitig* planen alle zugleich und geheim alle vier Aktionen: siehe *Varianten*.

new_found_land-rules-load-title = Beladen
    .revision = 2
new_found_land-rules-load =
    Dein Schiff bringt eine **Ware** und eine **1x-Karte**.

    ### Die Ware
    Sie hängt von den Kisten des Schiffs ab. Eine billigere darfst du immer nehmen:
    - { $crates_wood } Kiste: Holz
    - { $crates_cloth } Kisten: Tuch
    - { $crates_iron } Kisten: Eisen
    - { $crates_gold } oder mehr: Gold

    (Eisen für { $crates_iron } Kisten kennen wir aus dem Original; die anderen Stufen und die ganze Wertfolge sind unsere Regelung.)

    ### Die Karte
    Du ziehst so viele Karten, wie du Kisten hast, behältst **eine** und legst die anderen verdeckt ab. Nur du siehst sie. Geht der Stapel aus, wird die Ablage gemischt.
    - Eine behältst du immer (unsere Regelung): Am Ende ist sie mindestens { $card_points } Punkte wert.
    - Eine Warenkarte, die du behältst, darfst du im selben Atemzug ausspielen (unsere Regelung).
    - *Drake* gibt mehr Kisten, für die Ware und fürs Ziehen.
    - Mit Englands *Kolonialhafen* behältst du { $england_keep }, wenn du mindestens { $england_keep } gezogen hast.

    ### Alle gleichzeitig
    Beim Beladen kommt niemand dem anderen in die Quere. Solange der Stapel für alle reicht, werden die Karten deshalb auf einmal ausgeteilt, und keiner muss warten: Wähle deine Ware, sieh deine Karten an, behalte eine. Ausgeführt wird alles in der Reihenfolge der Segelwerte, mit den Belohnungen der Rahmen dazwischen. Bis du an der Reihe bist, kannst du dich bei der Karte noch umentscheiden, bei der Ware nicht.

    Was die Karten können: siehe *Karten*.

new_found_land-rules-settle-title = Siedeln
    .revision = 1
new_found_land-rules-settle =
    Jedes deiner Schiffe siedelt für sich, in der Reihenfolge, die du willst. So viele Marker, wie es **Siedler** hat, kommen auf **ein** freies Feld eines Inselplättchens; zwei oder mehr sind ein Turm. Dann nimmst du **einen** der beiden Boni des Plättchens: Waren oder Punkte.

    - Jedes Plättchen hat zwei Felder, und mit zwei Schiffen darfst du beide nehmen.
    - Ein Schiff, ein Feld: Die Siedler eines Schiffs bleiben zusammen (unsere Regelung).
    - Ein Schiff ohne Siedler tut hier nichts, außer dass sein Segelwert zählt.
    - *Da Gama* gibt jedem deiner Schiffe einen Siedler mehr, auch einem ohne.
    - Mit Spaniens *Siedlungsamt* nimmst du einmal in jeder Aktion *Siedeln* beide Boni eines Plättchens.
    - Auch gewertete Inseln lassen sich besiedeln. Den Bonus bekommst du, Punkte für die Marker aber nicht mehr. Für Zielkarten zählen sie weiter.

    ### New England
    Statt auf ein Feld darf ein Schiff nach New England siedeln: 1 Punkt pro Siedler, kein Marker, kein Bonus. Das geht immer. Das ganze Schiff siedelt dort oder gar nicht (unsere Regelung). Ist nirgends ein Feld frei, schickt der Bot deine Schiffe dorthin.

    ### Wozu Türme?
    Ist eine Insel fertig, bringt jeder Marker einen Punkt, und die meisten Marker bringen einen Bonus. Siehe *Schlussphase*.

new_found_land-rules-deliver-title = Liefern
    .revision = 4
new_found_land-rules-deliver =
    In drei Städten liegen { $contracts_open } Aufträge aus. Um einen zu erfüllen, gibst du seine Waren ab und nimmst Schiffe mit genug **Kisten**, eine für jede Ware.
    - Mehrere Schiffe dürfen sich für einen Auftrag zusammentun, aber ein Schiff bedient nie zwei. Übrige Kisten verfallen.
    - Du bekommst sofort seine Punkte und stellst einen Marker in die Stadt, wenn dort noch ein Platz frei ist. Wenn nicht, gehören dir die Punkte trotzdem.
    - Gold darf Holz, Tuch oder Eisen ersetzen.
    - Frankreichs *Steueramt* bringt für jeden Auftrag { $france_points } Punkte mehr.
    - *Drake* gibt jedem deiner Schiffe mehr Kisten.

    Wähle einen Auftrag, und er ist erfüllt: Es fahren die Schiffe, bei denen am wenigsten leer bleibt, und Gold bleibt, wo es geht, im Lager. Willst du es anders, dann wähle Schiffe und Bezahlung selbst.

    Aufgefüllt wird, wenn du deinen Zug beendest. In deinem Zug kommt also kein neuer Auftrag dazu, und bis dahin kannst du zurücknehmen. Ist der Stapel leer, werden die erfüllten Aufträge zu einem neuen gemischt.

    ### Antwerpen
    Was auch immer die Aufträge verlangen: Antwerpen kauft Waren, 1 Punkt für jede, auch für Gold, eine Kiste pro Ware. Kein Marker, kein Steueramt. Manche deiner Schiffe dürfen Aufträge erfüllen und andere nach Antwerpen fahren (unsere Regelung).

    ### Die Städte
    Plätze für Marker, und der Bonus für die meisten / zweitmeisten Marker, wenn alle Plätze besetzt sind:
    - **Hamburg:** { $hamburg_spaces } Plätze, { $hamburg_first } / { $hamburg_second }
    - **Venedig:** { $venice_spaces } Plätze, { $venice_first } / { $venice_second }
    - **Stockholm:** { $stockholm_spaces } Plätze, { $stockholm_first } / { $stockholm_second }

    Größe und Boni von Venedig, die Boni von Hamburg und die meisten Aufträge haben wir rekonstruiert.

new_found_land-rules-explore-title = Entdecken
    .revision = 1
new_found_land-rules-explore =
    Zähl die **Fernrohre** deiner Schiffe hier zusammen: So viele Inselplättchen ziehst du, offen für alle. Dann legst du **ein Plättchen pro Schiff**, nie mehr, als du gezogen hast.

    - Ein Plättchen hat eine Form: Küste, Kap oder Binnenland. Es passt auf jede Insel mit einem freien Platz dieser Form. Auf welchen, ist egal; der Bot nimmt den ersten.
    - Du stellst 1 Marker darauf und nimmst **beide** Boni.
    - Das zweite Feld bleibt frei für alle, die dort siedeln wollen.
    - Solange eines deiner Plättchen passt und du noch ein Schiff hast, musst du legen (unsere Regelung). Welches und auf welche Insel, bestimmst du.
    - Was du nicht legst, kommt auf die Ablage. Geht der Stapel aus, wird sie gemischt.
    - Ein Schiff ohne Fernrohr zieht nichts, legt aber ein Plättchen wie jedes andere. Ganz ohne Fernrohre geschieht nichts.
    - *Kolumbus* zieht ein Plättchen mehr und legt eines mehr.

    ### Die Inseln
    Plätze für Plättchen, und der Bonus für die meisten / zweitmeisten Marker, wenn die Insel fertig ist:
    - **Newfoundland:** { $newfoundland_spaces } Plätze, { $newfoundland_first } / { $newfoundland_second }
    - **Nova Scotia:** { $nova_scotia_spaces } Plätze, { $nova_scotia_first } / { $nova_scotia_second }
    - **Ile d’Anticosti:** { $anticosti_spaces } Plätze, { $anticosti_first } / { $anticosti_second }
    - **Prince Edward Island:** { $prince_edward_spaces } Plätze, { $prince_edward_first } / { $prince_edward_second }

    Es gibt { $tiles } Plättchen: { $coast_tiles } Küste, { $cape_tiles } Kap, { $inland_tiles } Binnenland. Bis auf den Bonus von Nova Scotia haben wir Inseln, Formen und Plättchen rekonstruiert.

new_found_land-rules-closing-title = Schlussphase
    .revision = 1
new_found_land-rules-closing =
    ### Kartografie
    Ein Kompassplättchen nennt eine Insel. Für sie wird gezogen, bis genug Plättchen gepasst haben: { $cartography_2 } bei 2 Spielern, { $cartography_3 } bei 3, { $cartography_4 } bei 4. Sie liegen dort ohne Marker, beide Felder frei (zu zweit siehe *Zu zweit*). Ist die Insel voll, werden es weniger oder keine.

    ### Inseln und Städte
    Eine Insel, auf der alle Plätze belegt sind, und eine Stadt, in der alle Plätze für Marker besetzt sind, wird einmal gewertet; erst die Inseln, die mit dem höheren Bonus zuerst.
    - **1 Punkt** für jeden deiner Marker dort. In einem Turm zählt jeder Marker.
    - Die **meisten** Marker: der erste Bonus. Die **zweitmeisten:** der zweite.
    - Gleichstand um die meisten: Alle Beteiligten bekommen den **zweiten** Bonus, sonst niemand einen.
    - Gleichstand um den zweiten Platz: Den zweiten Bonus bekommt niemand.
    - Ohne Marker kein Bonus (unsere Regelung).

    Die Marker bleiben stehen. Punkte gibt es in Spielerreihenfolge, und der Anteil jedes Spielers ist ein eigener Zug: Er kann einen Rahmen erreichen.

    Ein Beispiel, Nova Scotia mit { $nova_scotia_first } / { $nova_scotia_second }: Zwei haben 5 Marker, einer hat 3. Die beiden bekommen je 5 und den zweiten Bonus, der dritte bekommt 3.

    ### Ziele
    In Spielerreihenfolge dürfen alle Zielkarten einlösen; siehe *Zielkarten*.

    Dann wandert das Startspielerplättchen weiter, und eine neue Runde beginnt.

new_found_land-rules-frames-title = Der Wettlauf: Rahmenmarker
    .revision = 1
new_found_land-rules-frames =
    Auf der Zählleiste liegen fünf Rahmen. Erreichst oder überholst du einen, nimmst du am Ende deines Zugs seine Belohnung:
    - **Quadrat** auf { $square_standard }: eine Zielkarte
    - **Fünfeck** auf { $pentagon_standard }: ein Kapitän
    - **Kreis** auf { $circle_standard }: eine Zielkarte
    - **Dreieck** auf { $triangle_standard } (für Erfahrene: { $triangle_advanced }): eine Ware
    - **Stern** auf { $star_standard } (für Erfahrene: { $star_advanced }): eine Zielkarte

    Du wählst aus allem, was noch da ist: bis zu { $goals_per_stack } Zielkarten, die nur du siehst, { $captains } Kapitäne oder je ein Holz, Tuch, Eisen und Gold.

    ### Er kommt den anderen entgegen
    Nach jeder Belohnung rückt der Rahmen { $frame_back } Felder zurück, und die anderen sind schneller dort. Nie kommt er auf einen anderen Rahmen oder eine Schiffsfigur: Ist etwas im Weg, bleibt er davor liegen. Auch eine Figur auf ihrer zweiten Umrundung hält ihn auf, und den Start erreicht er nie (unsere Regelung).

    - Jeder nimmt jeden Rahmen einmal. Haben ihn alle, verlässt er die Leiste.
    - Mehrere Rahmen in einem Zug: der niedrigste zuerst, jeder mit allen Folgen (unsere Regelung).
    - Ein Zug ist deine Landphase, eine Aktion mit allen Schiffen, dein Anteil an einer Insel- oder Stadtwertung oder dein Einlösen von Zielen. Vor seinem Ende gibt es nichts.

    ### Die 50/100er-Karten
    Die Leiste hat { $lap } Felder. Wer so weit kommt ({ $lap } Punkte oder mehr; unsere Regelung), nimmt die oberste dieser Karten. Sie zahlt am Ende: { $lap_bonus_1 } für den Ersten, dann { $lap_bonus_2 }, { $lap_bonus_3 } und { $lap_bonus_4 }.

new_found_land-rules-goals-title = Zielkarten
    .revision = 2
new_found_land-rules-goals =
    Du bekommst sie von drei Rahmen, und nur du weißt, welche. In der Schlussphase einer Runde darfst du Ziele einlösen, deren Bedingung **jetzt** erfüllt ist:
    - Das **erste in einer Runde ist kostenlos**.
    - Jedes weitere kostet **{ $further_goods } Waren** deiner Wahl, bezahlt, bevor die Bedingung geprüft wird.

    Alle, die eine Zielkarte oder eine 1x-Karte haben, werden gleichzeitig gefragt; ausgeführt wird in Spielerreihenfolge, und bis du dran bist, kannst du es ändern. Sonst gibst du nichts ab: Waren, Marker und Schiffe der Bedingung bleiben dir. Ein Ziel von einem Rahmen, den du in genau diesem Zug erreichst, muss bis zur nächsten Runde warten. Auch mit einer 1x-Karte allein wirst du gefragt: Du könntest sie spielen, und ihre Punkte könnten einen Rahmen erreichen. Ein nicht eingelöstes Ziel ist am Ende { $card_points } Punkte wert.

    ### Waren im Lager (Gold ist hier kein Joker; unsere Regelung)
    - { $z01_need } Eisen: { $z01_points } · { $z02_need } Holz: { $z02_points } · { $z03_need } Tuch: { $z03_points } · { $z04_need } Gold: { $z04_points }
    - je { $z05_need } Holz, Tuch, Eisen und Gold: { $z05_points }

    ### Eigene Marker auf Inseln, auch gewerteten
    - { $z06_need } auf einer Insel: { $z06_points }
    - je { $z07_need } auf { $z07_places } Inseln: { $z07_points }
    - je { $z08_need } auf { $z08_places } Inseln: { $z08_points }
    - { $z09_need } insgesamt: { $z09_points }

    ### Eigene Marker in Städten, auch gewerteten
    - je { $z10_need } in den { $z10_places } Städten: { $z10_points }
    - { $z11_need } in einer Stadt: { $z11_points }
    - { $z12_need } insgesamt: { $z12_points }

    ### Dein Hafen
    - { $z13_need } große Schiffe an Werften: { $z13_points }
    - { $z14_need } Schiffe an Werften: { $z14_points }
    - beide Ausbauten errichtet: { $z15_points }

    Jede Zahl heißt „mindestens“. Zwei der { $goals } Ziele kennen wir aus dem Original; die anderen haben wir rekonstruiert.

new_found_land-rules-captains-title = Kapitäne
    .revision = 1
new_found_land-rules-captains =
    Beim Fünfeck wählst du einen der Kapitäne, die noch da sind. Mehr als einen hast du nie; er liegt offen vor dir und hilft dir von jetzt an bis zum Ende.

    - **Kolumbus:** *Entdecken*: { $columbus_tiles } Plättchen mehr ziehen und { $columbus_tiles } mehr legen. Du brauchst dort mindestens ein Schiff.
    - **Magellan:** +{ $magellan_sail } Segelwert bei jeder Aktion, bei der du ein Schiff hast. Handelst du als Erster vor mindestens einem anderen, bekommst du { $magellan_points ->
        [one] { $magellan_points } Punkt
       *[other] { $magellan_points } Punkte
    }.
    - **Vasco da Gama:** *Siedeln*: Jedes deiner Schiffe hat { $dagama_settlers } Siedler mehr, auch eines ohne.
    - **Hernán Cortés:** sofort { $cortes_gold } Gold und { $cortes_gold } Gold mehr bei jedem Einkommen.
    - **Francis Drake:** *Beladen* und *Liefern*: Jedes deiner Schiffe hat { $drake_crates ->
        [one] { $drake_crates } Kiste
       *[other] { $drake_crates } Kisten
    } mehr.

    Ein Kapitän, den du mitten in einer Aktion bekommst, ändert ihre Reihenfolge nicht mehr: Die stand am Anfang fest.

    Die Namen sind die des Originals. Was die Kapitäne können, stand auf einem Beiblatt, das uns fehlt: Cortés kennen wir aus Berichten, die Zahlen der anderen haben wir rekonstruiert.

    Wer ist der Beste? Je früher du dort bist, desto mehr bringt jeder. *Cortés* und *Drake* passen zu Händlern, *da Gama* und *Kolumbus* zu allen, die auf die Inseln wollen, *Magellan* zu jedem, der gern der Erste ist.

new_found_land-rules-nations-title = Nationen
    .revision = 2
new_found_land-rules-nations =
    Jede Nation hat ihr eigenes Startschiff, ihre eigene Charterkarte und einen eigenen Ausbau für den Hafen. Werte wie immer: Segel / Kisten / Siedler / Fernrohre.

    - **Portugal:** Schiff { $portugal_ship }, Charter { $portugal_card }. *Handelsflotte* für { $portugal_cost }: ein zusätzliches Schiff { $fleet_ship }, einmal pro Runde, ohne Werft. Es zählt zur Höchstzahl, ist weder klein noch groß und lässt sich nicht entsorgen.
    - **Spanien:** Schiff { $spain_ship }, Charter { $spain_card }. *Siedlungsamt* für { $spain_cost }: einmal in jeder Aktion *Siedeln* beide Boni eines Plättchens nehmen.
    - **England:** Schiff { $england_ship }, Charter { $england_card }. *Kolonialhafen* für { $england_cost }: beim Beladen { $england_keep } Karten behalten, wenn du mindestens { $england_keep } gezogen hast.
    - **Frankreich:** Schiff { $france_ship }, Charter { $france_card }. *Steueramt* für { $france_cost }: +{ $france_points } Punkte für jeden Auftrag, nicht für Antwerpen.
    - **Niederlande:** Schiff { $netherlands_ship }, Charter { $netherlands_card }. *Marineamt* für { $netherlands_cost }: +{ $netherlands_sail } Segelwert bei jeder Aktion, bei der du ein Schiff hast.

    Ein Ausbau wirkt, sobald er errichtet ist. Sonst sind alle Nationen gleich: { $wharves_open } Werften und eine weitere für { $wharf_cost }, dieselben Höchstzahlen bei den Aktionen.

    Die Nationen werden gelost. Es beginnt, wer in dieser Liste zuerst steht; dann geht es im Uhrzeigersinn (die Nummern der Tableaus sind unsere Regelung).

    Charterkarten von Nationen, die niemand spielt, liegen auf der Ablage und kommen beim Mischen ins Spiel. Ihre Startschiffe bleiben draußen (unsere Regelung).

    Was England und Frankreich können, kennen wir aus Berichten; die meisten Werte, Kosten und Zahlen haben wir rekonstruiert.

new_found_land-rules-cards-title = Karten
    .revision = 2
new_found_land-rules-cards =
    1x-Karten sind geheim, und jede wirkt einmal. Du beginnst mit der Charterkarte deiner Nation; weitere bringt das *Beladen*. Übrige sind am Ende je { $card_points } Punkte wert. Wie viele du hast, sehen alle.

    ### Charterschiffe
    Du spielst sie in der Planungsphase: ein Schiff für eine Aktion, ohne Werft. Nach der Aktion kommt es auf die Ablage (unsere Regelung). Außer denen der Nationen gibt es { $charters }, als Segel / Kisten / Siedler / Fernrohre:
    - { $charter_list }

    ### Warenkarten
    Sie bringen sofort Waren und Punkte. Spielen darfst du sie, wann immer du dran bist: in deiner Landphase, bei deinen Aktionen, beim Einlösen deiner Ziele, auch ohne Zielkarte. Nicht beim Planen und nicht in Wertungen (unsere Regelung). Es gibt { $goods_cards }:
    - { $goods_card_list }

    Punkte von einer Karte zählen für Rahmen wie alle anderen: am Ende des Zugs.

    Der Stapel: Karten, die niemand behalten hat, liegen verdeckt auf der Ablage; kein anderer kennt sie. Ausgespielte Karten kennen alle. Ist der Stapel leer, wird die ganze Ablage gemischt.

    Die Zahlen auf den Karten haben wir rekonstruiert.

new_found_land-rules-scoring-title = Schlusswertung
    .revision = 1
new_found_land-rules-scoring =
    Nach Runde { $rounds }, in dieser Reihenfolge:
    - **Marker** auf Inseln und in Städten, die nie gewertet wurden: je 1 Punkt, keine Boni. Wer erst jetzt auf { $lap } kommt, nimmt noch eine 50/100er-Karte.
    - **50/100er-Karte:** { $lap_bonus_1 }, { $lap_bonus_2 }, { $lap_bonus_3 } oder { $lap_bonus_4 }, je nachdem, wer zuerst da war.
    - **Karten auf der Hand:** { $card_points } Punkte für jede 1x-Karte und jedes Ziel, das nicht eingelöst ist.

    Rahmen bringen jetzt nichts mehr (unsere Regelung).

    Die meisten Punkte gewinnen. Bei Gleichstand gewinnen mehr Waren im Lager, egal welche; ist auch das gleich, wird der Sieg geteilt.

    ### Während des Spiels
    - Großes Schiff gebaut: { $large_points }
    - Auftrag: was darauf steht
    - Antwerpen: 1 pro Ware
    - New England: 1 pro Siedler
    - Boni auf Inselplättchen und Warenkarten: wie abgebildet
    - Fertige Insel, volle Stadt: 1 pro Marker, dazu die Boni
    - Zielkarte: wie abgebildet
    - *Steueramt*, *Magellan:* zusätzliche Punkte

    Ein Beispiel: Du hast 69 Punkte, 4 noch nicht gewertete Marker, die dritte 50/100er-Karte und ein übriges Ziel: 69 + 4 + { $lap_bonus_3 } + { $card_points }.

new_found_land-rules-two-title = Zu zweit
    .revision = 2
new_found_land-rules-two =
    Zu zweit mischt auf den Inseln eine **dritte Großmacht** mit. Niemand spielt sie.

    - In der Schlussphase werden in jeder Runde { $cartography_2 } Inselplättchen kartografiert, und auf jedes kommt **ein Marker der dritten Großmacht**. Er belegt eines der beiden Felder; das andere bleibt frei.
    - In einer Inselwertung zählt sie wie ein Spieler: Sie kann Erste oder Zweite werden oder mit dir gleichauf liegen. Einen Bonus, den sie gewinnt, bekommt niemand.
    - In Städten hat sie nie Marker, sie nimmt keine Rahmen und keine Karten und bekommt keine Punkte.
    - Auf den Plättchen vom Spielbeginn steht kein Marker.

    Zwei Beispiele. Newfoundland mit { $newfoundland_first } / { $newfoundland_second }: dritte Großmacht 5 Marker, du 4, dein Gegner 2. Du bekommst 4 und den zweiten Bonus, dein Gegner 2. Ile d’Anticosti mit { $anticosti_first } / { $anticosti_second }: dritte Großmacht 3, du 3, dein Gegner 1. Ihr teilt euch den ersten Platz, also bekommst du 3 und den zweiten Bonus; dein Gegner bekommt 1.

    Alles andere ist wie zu mehreren. Kapitäne, Ziele und 50/100er-Karten, die niemand nimmt, bleiben einfach liegen.

new_found_land-rules-variants-title = Varianten
    .revision = 2
new_found_land-rules-variants =
    Dreierlei könnt ihr vor dem Spiel wählen.

    ### Rahmenmarker
    - **Normal:** Dreieck auf { $triangle_standard }, Stern auf { $star_standard }.
    - **Für Erfahrene:** Dreieck auf { $triangle_advanced }, Stern auf { $star_advanced }. Für alle, die das Spiel kennen: Die letzten Belohnungen kommen später, und du verpasst sie leichter.

    Die anderen Rahmen liegen gleich: { $square_standard }, { $pentagon_standard } und { $circle_standard }.

    ### Planung
    - **Nacheinander**, wie im Original: Aktion für Aktion, einer nach dem anderen, offen. Wer später plant, weiß mehr.
    - **Gleichzeitig**, unsere eigene Variante für alle, die weniger warten wollen: Jeder plant alle vier Aktionen auf einmal und geheim. Ist der letzte Plan da, werden alle gezeigt. Startspieler zu sein ist dann weniger wichtig, richtig zu raten wichtiger.

    Gleichzeitig braucht eine Runde einen Durchgang Antworten statt vier. Die Höchstzahlen und alles andere bleiben gleich.

    ### Große Schiffe im Verkauf
    - **Mit Werten:** Du siehst, was du kaufst, wie jeder, der die Plättchen kennt.
    - **Kostenseite oben**, wie im Original: Ein großes Schiff zeigt nur seine Kosten, bis jemand es baut.

new_found_land-rules-rulings-title = Unsere Regelungen
    .revision = 2
new_found_land-rules-rulings =
    Die Spielregel verweist auf ein Beiblatt und auf bedruckte Plättchen, die uns fehlen. Wo sie schweigt, haben wir so entschieden:
    - Kosten **und** Werte der Schiffe im Verkauf sind offen, auch das nächste große Schiff, es sei denn, ihr wählt für große Schiffe die Kostenseite.
    - Startschiffe von Nationen, die nicht mitspielen, sind aus dem Spiel. Ein entsorgtes Startschiff kann unter den kleinen wiederkommen.
    - Charterkarten kommen nach ihrer Aktion auf die Ablage, nicht erst am Ende der Runde.
    - Beim *Beladen* behältst du immer eine Karte.
    - Warenkarten: in deiner Landphase, bei deinen Aktionen, beim Einlösen deiner Ziele, in jeder Runde. Nicht beim Planen, nicht in Wertungen. Eine eben behaltene Karte darfst du sofort spielen.
    - Die Siedler eines Schiffs bleiben zusammen: ein Feld oder New England.
    - Entdeckte Plättchen musst du legen, solange eines passt.
    - Antwerpen und Aufträge darfst du Schiff für Schiff mischen.
    - Ein Rahmen rückt genau { $frame_back } Felder zurück, weniger nur, wenn etwas im Weg ist. Auch Figuren auf einer späteren Umrundung halten ihn auf, und den Start erreicht er nie.
    - Mehrere Rahmen in einem Zug: der niedrigste zuerst.
    - Eine 50/100er-Karte gibt es ab { $lap } Punkten. In der Schlusswertung können nur noch die Marker eine bringen.
    - Ohne Marker kein zweiter Bonus.
    - Die dritte Großmacht belegt Felder und zählt in jeder Rangfolge.
    - Ein weiteres Ziel wird bezahlt, bevor seine Bedingung geprüft wird; angeboten werden nur Ziele, die dann noch erfüllt sind.
    - Ohne Zielkarte und ohne 1x-Karte entfällt dein Zielzug.
    - Die Reihenfolge in einer Aktion steht an ihrem Anfang fest.
    - Kein Hafenausbau nach dem ersten Schiff einer Landphase.
    - Zu dritt beginnt der Startspieler von Runde 1 auch Runde { $rounds }.
    - Keine Rahmen in der Schlusswertung. Ein Ziel aus dem allerletzten Zielzug ist seine { $card_points } Punkte wert.
    - Wer geht, wird durch einen Computerspieler ersetzt.

    Zahlen, die nur auf Plättchen und Karten des Originals stehen, haben wir rekonstruiert, wo keine öffentliche Quelle sie nennt. Sie stehen in einer Datei, damit jemand mit dem Spiel sie berichtigen kann.

## Slash-Befehle: Namen und Beschreibungen

new_found_land-blurb-command = Deine Züge in einer Partie Race to the New Found Land
new_found_land-move-play_goods_card = warenkarte_spielen
new_found_land-move-play_goods_card-about = Eine Warenkarte aus deiner Hand spielen: sofort Waren und Punkte
new_found_land-move-build_ship = schiff_bauen
new_found_land-move-build_ship-about = Land: ein kleines oder großes Schiff bauen
new_found_land-move-build_wharf = werft_bauen
new_found_land-move-build_wharf-about = Land: die zusätzliche Werft bauen, vor allen Schiffen
new_found_land-move-build_upgrade = ausbau_errichten
new_found_land-move-build_upgrade-about = Land: den Ausbau deiner Nation errichten, vor allen Schiffen
new_found_land-move-end_land = land_beenden
new_found_land-move-end_land-about = Land: deinen Zug beenden
new_found_land-move-assign = zuweisen
new_found_land-move-assign-about = Planung: Schiffe zu der Aktion legen, die gerade geplant wird, oder keines
new_found_land-move-plan = planen
new_found_land-move-plan-about = Planung: dein geheimer Plan für alle Aktionen, die bei dir noch offen sind
new_found_land-move-pass_rest = rest_passen
new_found_land-move-pass_rest-about = Planung: keine Schiffe für alle Aktionen, die bei dir noch offen sind
new_found_land-move-drop_plan = plan_verwerfen
new_found_land-move-drop_plan-about = Planung: den hinterlegten Plan vergessen
new_found_land-move-load = beladen
new_found_land-move-load-about = Beladen: eine Ware für dein Schiff nehmen
new_found_land-move-keep = behalten
new_found_land-move-keep-about = Beladen: welche der gezogenen Karten du behältst
new_found_land-move-keep_and_play = behalten_und_spielen
new_found_land-move-keep_and_play-about = Beladen: eine gezogene Warenkarte behalten und sofort spielen
new_found_land-move-settle = siedeln
new_found_land-move-settle-about = Siedeln: die Siedler eines Schiffs auf ein Inselplättchen setzen
new_found_land-move-new_england = new_england
new_found_land-move-new_england-about = Siedeln: die Siedler eines Schiffs nach New England schicken, ein Punkt für jeden
new_found_land-move-deliver = liefern
new_found_land-move-deliver-about = Liefern: einen Auftrag erfüllen
new_found_land-move-deliver_with = liefern_mit
new_found_land-move-deliver_with-about = Liefern: einen Auftrag mit Schiffen und Bezahlung deiner Wahl erfüllen
new_found_land-move-antwerp = antwerpen
new_found_land-move-antwerp-about = Liefern: Waren in Antwerpen verkaufen, je ein Punkt
new_found_land-move-end_deliver = liefern_beenden
new_found_land-move-end_deliver-about = Liefern: in dieser Aktion nichts mehr liefern
new_found_land-move-lay = legen
new_found_land-move-lay-about = Entdecken: ein gezogenes Plättchen auf eine Insel legen
new_found_land-move-finish_action = aktion_beenden
new_found_land-move-finish_action-about = Eine Aktion beenden, in der nichts mehr zu wählen ist
new_found_land-move-choose_goal = ziel_wählen
new_found_land-move-choose_goal-about = Rahmen erreicht: eine seiner Zielkarten nehmen
new_found_land-move-choose_captain = kapitän_wählen
new_found_land-move-choose_captain-about = Rahmen erreicht: einen der Kapitäne nehmen
new_found_land-move-choose_good = ware_wählen
new_found_land-move-choose_good-about = Rahmen erreicht: eine seiner Waren nehmen
new_found_land-move-redeem = einlösen
new_found_land-move-redeem-about = Ziele: eine Zielkarte einlösen, deren Bedingung erfüllt ist
new_found_land-move-end_goals = ziele_beenden
new_found_land-move-end_goals-about = Ziele: in dieser Runde keines mehr

new_found_land-field-card = karte
new_found_land-field-card-about = Die Karte aus deiner Hand oder aus dem Stapel
new_found_land-field-ship = schiff
new_found_land-field-ship-about = Das Schiff: Segel / Kisten / Siedler / Fernrohre
new_found_land-field-scrap = entsorgen
new_found_land-field-scrap-about = Nur ohne freie Werft: das eigene Schiff, das Platz macht
new_found_land-field-payment = bezahlung
new_found_land-field-payment-about = Womit du zahlst, etwa wood gold. Braucht ein Schiff kein Gold, hänge + an den Namen: N01+
new_found_land-field-ships = schiffe
new_found_land-field-ships-about = Deine Schiffe dafür, wie in der Liste; mehrere durch Leerzeichen getrennt
new_found_land-field-load = beladen
new_found_land-field-load-about = Dein Schiff fürs Beladen
new_found_land-field-settle = siedeln
new_found_land-field-settle-about = Deine Schiffe fürs Siedeln
new_found_land-field-deliver = liefern
new_found_land-field-deliver-about = Deine Schiffe fürs Liefern
new_found_land-field-explore = entdecken
new_found_land-field-explore-about = Deine Schiffe fürs Entdecken
new_found_land-field-surprised = überrascht
new_found_land-field-surprised-about = Wenn andere vor dir Schiffe schicken: Plan ausführen oder noch einmal gefragt werden
new_found_land-field-good = ware
new_found_land-field-good-about = Holz, Tuch, Eisen oder Gold
new_found_land-field-cards = karten
new_found_land-field-cards-about = Die Karten, die du behältst
new_found_land-field-play = spielen
new_found_land-field-play-about = Nur bei Warenkarten: Spielst du, was du behältst, sofort aus?
new_found_land-field-place = ort
new_found_land-field-place-about = Siedeln: Plättchen und Bonus, zum Beispiel NF3 a; Entdecken: Plättchen und Insel
new_found_land-field-contract = auftrag
new_found_land-field-contract-about = Der Auftrag: Stadt, Platz dort, Punkte
new_found_land-field-sell = verkaufen
new_found_land-field-sell-about = Antwerpen: alles, was passt, oder was du auswählst
new_found_land-field-wood = holz
new_found_land-field-wood-about = Wie viel Holz du verkaufst
new_found_land-field-cloth = tuch
new_found_land-field-cloth-about = Wie viel Tuch du verkaufst
new_found_land-field-iron = eisen
new_found_land-field-iron-about = Wie viel Eisen du verkaufst
new_found_land-field-gold = gold
new_found_land-field-gold-about = Wie viel Gold du verkaufst
new_found_land-field-captain = kapitän
new_found_land-field-captain-about = Einer der Kapitäne, die noch da sind

## Knöpfe: die Arten von Zügen

new_found_land-kind-play_goods_card = { SIGN("one_time_card") }Warenkarte spielen
new_found_land-kind-build_ship = Schiff bauen
new_found_land-kind-build_wharf = { SIGN("wharf") }Werft bauen
new_found_land-kind-build_upgrade = { SIGN("upgrade") }Einen Ausbau errichten
new_found_land-kind-end_land = Fertig
new_found_land-kind-assign = Schiffe zuweisen
new_found_land-kind-plan = Alle Aktionen planen (geheim)
new_found_land-kind-pass_rest = Diese Runde keine Schiffe mehr
new_found_land-kind-drop_plan = Plan verwerfen
new_found_land-kind-change = Antwort ändern
new_found_land-kind-load = { SIGN("load") }Laden
new_found_land-kind-keep = Behalten
new_found_land-kind-keep_and_play = Sofort spielen
new_found_land-kind-settle = { SIGN("settle") }Siedeln
new_found_land-kind-new_england = New England
new_found_land-kind-deliver = { SIGN("deliver") }Auftrag erfüllen
new_found_land-kind-deliver_with = Schiffe und Bezahlung wählen
new_found_land-kind-antwerp = { SIGN("deliver") }In Antwerpen verkaufen
new_found_land-kind-end_deliver = Fertig
new_found_land-kind-lay = { SIGN("explore") }Plättchen legen
new_found_land-kind-finish_action = Fertig
new_found_land-kind-choose_goal = { SIGN("goal") }Zielkarte wählen
new_found_land-kind-choose_captain = Kapitän wählen
new_found_land-kind-choose_good = Ware wählen
new_found_land-kind-redeem = { SIGN("goal") }Ziel einlösen
new_found_land-kind-end_goals = Fertig

## Fragen

new_found_land-ask-land = Deine Landphase: Was baust du?
new_found_land-ask-plan = { $action } planen: Welche Schiffe fahren?
new_found_land-ask-plan-all = Plane alle vier Aktionen, geheim
new_found_land-ask-plan-ahead = Gerade plant jemand anders. Du darfst deinen Plan schon hinterlegen.
new_found_land-ask-plan-change = Dein Plan ist hinterlegt. Möchtest du ihn ändern?
new_found_land-ask-surprised = Und wenn vor dir jemand Schiffe zu einer dieser Aktionen schickt?
new_found_land-ask-load = Beladen: Dein Schiff ist da
new_found_land-ask-keep = { $count ->
        [one] Welche Karte behältst du?
       *[other] Welche { $count } Karten behältst du?
    }
new_found_land-ask-settle = { $count ->
        [one] Siedeln: ein Schiff mit Siedlern
       *[other] Siedeln: { $count } Schiffe mit Siedlern
    }
new_found_land-ask-deliver = Liefern: Was bringen deine Schiffe wohin?
new_found_land-ask-lay = { $count ->
        [one] Entdecken: Leg ein Plättchen
       *[other] Entdecken: Leg { $count } Plättchen
    }
new_found_land-ask-end = Fertig? Noch kannst du zurücknehmen. Beende deinen Zug, wenn alles passt.
new_found_land-ask-finish = { $action }: Zu wählen gibt es nichts mehr. Spielst du noch eine Karte?
new_found_land-ask-frame-goal = Du hast einen Rahmen erreicht ({ $frame }): Nimm eine Zielkarte
new_found_land-ask-frame-captain = Du hast einen Rahmen erreicht ({ $frame }): Nimm einen Kapitän
new_found_land-ask-frame-good = Du hast einen Rahmen erreicht ({ $frame }): Nimm eine Ware
new_found_land-ask-goals-card = Die Runde geht zu Ende. Spielst du vorher eine Warenkarte?
new_found_land-ask-goals = Löst du eine Zielkarte ein?
new_found_land-ask-answered = Möchtest du deine Antwort ändern?
new_found_land-ask-card = Welche Warenkarte spielst du?
new_found_land-ask-build-ship = Welches Schiff baust du?
new_found_land-ask-scrap = Keine Werft ist frei. Welches Schiff macht Platz?
new_found_land-ask-payment = Kosten: { $goods }. Wie bezahlst du?
new_found_land-ask-load-ship = Welches Schiff wird beladen?
new_found_land-ask-good = { $ship }: Welche Ware?
new_found_land-ask-cards = { $count ->
        [one] Welche Karte behältst du?
       *[other] Welche { $count } Karten behältst du?
    }
new_found_land-ask-play = { $count ->
        [one] Spielst du diese Warenkarte sofort?
       *[other] Spielst du diese Warenkarten sofort?
    }
new_found_land-ask-settle-ship = Wessen Siedler gehen an Land?
new_found_land-ask-place = { $count ->
        [one] Wohin geht der Siedler, und für welchen Bonus?
       *[other] Wohin gehen die { $count } Siedler, und für welchen Bonus?
    }
new_found_land-ask-contract = Welchen Auftrag erfüllst du?
new_found_land-ask-ships = { $count ->
        [one] Mit welchen Schiffen? Du brauchst { $count } Kiste.
       *[other] Mit welchen Schiffen? Du brauchst { $count } Kisten.
    }
new_found_land-ask-sell = Was verkaufst du in Antwerpen, ein Punkt für jede Ware?
new_found_land-ask-antwerp-ships = Welche Schiffe fahren nach Antwerpen?
new_found_land-ask-antwerp-good = Antwerpen: Wie viel { $good }?
new_found_land-ask-tile = Welches Plättchen legst du, und wohin?
new_found_land-ask-goal = Welche Zielkarte nimmst du? (Punkte in Klammern)
new_found_land-ask-captain = Welchen Kapitän nimmst du?
new_found_land-ask-reward-good = Welche Ware nimmst du?
new_found_land-ask-redeem = Welches Ziel löst du ein? (Punkte in Klammern)
new_found_land-ask-goal-payment = { $count ->
        [one] Welche { $count } Ware zahlst du?
       *[other] Welche { $count } Waren zahlst du?
    }

new_found_land-about-storage = Deine Waren: { $goods }.
new_found_land-about-early = { $about } Andere sind vor dir dran, aber du musst nicht warten: Was du wählst, bleibt geheim und wird ausgeführt, sobald du an der Reihe bist.
new_found_land-about-stored = Dein Plan: { $plan }.
new_found_land-about-stored-wary = Dein Plan: { $plan }. Wo andere vor dir Schiffe hinschicken, wirst du noch einmal gefragt.
new_found_land-sent = Bisher geschickt, mit Segelwert: { $order }. Mit Schiffen ab Segelwert { $first } handelst du zuerst.
new_found_land-sent-none = Von den anderen fährt bisher niemand hin.
new_found_land-about-sent = { $about } { $sent }
new_found_land-about-sent-later = { $about } { $sent } Noch zu planen haben: { $later }.
new_found_land-about-load = { $count ->
        [one] Höchstens { $count } Schiff. { SIGN("crates") } entscheidet, welche Ware du bekommst und wie viele Karten du ziehst.
       *[other] Höchstens { $count } Schiffe. { SIGN("crates") } entscheidet, welche Waren du bekommst und wie viele Karten du ziehst.
    }
new_found_land-about-settle = { $count ->
        [one] Höchstens { $count } Schiff. { SIGN("settlers") } sagt, wie viele Marker es setzt.
       *[other] Höchstens { $count } Schiffe. { SIGN("settlers") } sagt, wie viele Marker jedes setzt.
    }
new_found_land-about-deliver = { $count ->
        [one] Höchstens { $count } Schiff. Jede Ware braucht eine Kiste ({ SIGN("crates") }).
       *[other] Höchstens { $count } Schiffe. Jede Ware braucht eine Kiste ({ SIGN("crates") }). Schiffe dürfen sich zusammentun, aber keines bedient zwei Aufträge.
    }
new_found_land-about-delivering = { $count ->
        [one] Deine Schiffe haben Platz für { $count } Ware ({ SIGN("crates") }).
       *[other] Deine Schiffe haben Platz für { $count } Waren ({ SIGN("crates") }).
    } Schiffe dürfen sich zusammentun, aber keines bedient zwei Aufträge. Du hast: { $goods }.{ $tax ->
        [0] { "" }
       *[other] { " " }Steueramt: je +{ $tax }.
    }
new_found_land-about-lay = Du stellst einen Marker darauf und nimmst beide Boni.
new_found_land-about-one = Die Marker kommen auf ein Feld des Plättchens. Du nimmst einen seiner beiden Boni.
new_found_land-about-both = Die Marker kommen auf ein Feld des Plättchens. Du nimmst einen seiner beiden Boni, einmal auch beide (Siedlungsamt).
new_found_land-about-explore = { $count ->
        [one] Höchstens { $count } Schiff. { SIGN("telescopes") } sagt, wie viele Plättchen du ziehst; das Schiff legt eines.
       *[other] Höchstens { $count } Schiffe. { SIGN("telescopes") } sagt, wie viele Plättchen du ziehst; jedes Schiff legt eines.
    }
new_found_land-about-crates = { $count ->
        [one] Es hat { $count } Kiste.
       *[other] Es hat { $count } Kisten.
    }
new_found_land-about-play = { $count ->
        [one] Später kannst du sie in jedem eigenen Zug spielen. Ungenutzt ist sie am Ende { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } wert.
       *[other] Später kannst du sie in jedem eigenen Zug spielen. Ungenutzt ist jede am Ende { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } wert.
    }
new_found_land-about-room = { $count ->
        [one] Platz für { $count } Ware.
       *[other] Platz für { $count } Waren.
    }
new_found_land-about-first-goal = Deine Waren: { $goods }. Das erste Ziel einer Runde ist kostenlos.
new_found_land-about-further-goal = Deine Waren: { $goods }. { $count ->
        [one] Das nächste Ziel kostet { $count } davon.
       *[other] Das nächste Ziel kostet { $count } davon.
    }

new_found_land-option-goods = { $goods }
new_found_land-option-ships = { $ships }
new_found_land-option-no-ship = Kein Schiff schicken
new_found_land-option-sell-all = Alles, was passt: { $goods }
new_found_land-option-sell-some = Schiffe und Waren wählen
new_found_land-option-surprised-commit = Plan ausführen
new_found_land-option-surprised-ask = Mich noch einmal fragen
new_found_land-option-play-all = { $count ->
        [one] Sofort spielen
       *[other] Alle sofort spielen
    }
new_found_land-option-play-none = { $count ->
        [one] Für später behalten
       *[other] Alle für später behalten
    }
new_found_land-option-play-one = Nur { $card } spielen
new_found_land-option-place = { $space }: { $gain }
new_found_land-option-place-both = { $space }: beide, { $gain }
new_found_land-option-crew = { $count } Siedler ({ $ships })
new_found_land-option-lay = { $island }: { $tile }
new_found_land-group-island = { $island } ({ $first }/{ $second }): du { $own }, andere bis { $most }, { $free } unentdeckt
new_found_land-group-by-choice = Mit Gold bezahlen, obwohl du nicht musst …
new_found_land-option-by-choice = { $ship }, mit Gold bezahlt
new_found_land-group-scored = { $island }: schon gewertet
new_found_land-option-contract = { $points ->
        [one] { $city } { $slot }: { $points } Punkt
       *[other] { $city } { $slot }: { $points } Punkte
    }
new_found_land-option-goal = { $goal } ({ $points })

new_found_land-hint-cost = { $goods }
new_found_land-hint-wharf = Platz für ein weiteres Schiff, für { $goods }
new_found_land-hint-upgrade = { $upgrade }, für { $goods }: { $power }
new_found_land-power-merchant_fleet = +1 Schiff (Segel/Kisten/Siedler/Fernrohre { $number })
new_found_land-power-settlement_office = { $number ->
        [one] einmal je Siedeln beide Boni eines Plättchens
       *[other] { $number }-mal je Siedeln beide Boni eines Plättchens
    }
new_found_land-power-colonial_harbour = beim Beladen behältst du { $number } Karten
new_found_land-power-tax_office = +{ $number } Punkte für jeden Auftrag
new_found_land-power-naval_office = +{ $number } Segelwert in jeder Aktion mit einem Schiff von dir
new_found_land-hint-plan = jetzt, für alle Aktionen, die du noch nicht geplant hast; nur du siehst es
new_found_land-hint-none-left = du hast kein Schiff mehr, und ich frage dich in dieser Runde nicht mehr
new_found_land-hint-pass_rest = keins für alle Aktionen, die du noch nicht geplant hast
new_found_land-hint-drop_plan = du wirst Aktion für Aktion gefragt
new_found_land-hint-place = allein handelst du als { $place }. von { $count }
new_found_land-hint-haul-place = { $haul }; { $place }
new_found_land-hint-haul = { $count ->
        [one] bringt { $good }; { $count } Karte ziehen
       *[other] bringt { $good }; { $count } Karten ziehen
    }
new_found_land-hint-load = { $count ->
        [one] es hat { $count } Kiste; danach ziehst du { $count } Karte
       *[other] es hat { $count } Kisten; danach ziehst du { $count } Karten
    }
new_found_land-hint-keep_and_play = Waren und Punkte jetzt. Behältst du eine Warenkarte, kannst du sie in jedem späteren eigenen Zug spielen; unbenutzt ist sie am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert
new_found_land-hint-large = { $points ->
        [one] { $goods }; sofort { $points } Punkt
       *[other] { $goods }; sofort { $points } Punkte
    }
new_found_land-hint-joker = { $count } Gold als Ersatz für anderes
new_found_land-hint-settlers = { $count ->
        [one] { $count } Marker
       *[other] ein Turm aus { $count } Markern
    }
new_found_land-hint-new-england-crew = { $count ->
        [one] { $count } Punkt in New England
       *[other] { $count } Punkte in New England
    }
new_found_land-hint-new-england = { $points ->
        [one] { $points } Punkt, kein Marker
       *[other] { $points } Punkte, kein Marker
    }
new_found_land-hint-deliver_with = sonst fahren die Schiffe mit dem wenigsten Leerraum, und Gold wird gespart
new_found_land-hint-contract = { $goods }; { $free } von { $spaces } Plätzen frei
new_found_land-hint-contract-full = { $goods }; kein Platz mehr für einen Marker
new_found_land-hint-crates = { $count ->
        [one] { $count } Kiste für { $size }
       *[other] { $count } Kisten für { $size }
    }
new_found_land-hint-sell-all = mit { $ships }; das Billigste zuerst
new_found_land-hint-goal = jetzt { $have } von { $need }
new_found_land-power-columbus = Entdecken: { $draw } Plättchen mehr ziehen und { $lay } mehr legen, als du Schiffe hast
new_found_land-power-magellan = +{ $sail } Segelwert bei jeder Aktion; { $first ->
        [one] { $first } Punkt
       *[other] { $first } Punkte
    }, wann immer du vor anderen beginnst
new_found_land-power-dagama = Siedeln: jedes deiner Schiffe hat { $settlers } Siedler mehr
new_found_land-power-cortes = sofort { $gold } Gold, und { $income } Gold mehr bei jedem Einkommen
new_found_land-power-drake = { $crates ->
        [one] Beladen und Liefern: jedes deiner Schiffe hat { $crates } Kiste mehr
       *[other] Beladen und Liefern: jedes deiner Schiffe hat { $crates } Kisten mehr
    }

## Vor dem, was sich nicht zurücknehmen lässt

new_found_land-caution = Bedenke – { $reasons }.
new_found_land-caution-and-ends-turn = Bedenke – { $reasons }. Damit endet dein Zug.
new_found_land-caution-ends-turn = Damit endet dein Zug.
new_found_land-caution-reveal = ist der letzte Plan da, werden alle gezeigt und gelten für diese Runde
new_found_land-caution-idle = für den Rest dieser Runde ohne Aufgabe: { $ships }
new_found_land-caution-scrap = { $ship } ist dann weg
new_found_land-caution-sail = du schickst { $ships } mit { $goods } los
new_found_land-caution-joker = du zahlst { $count } Gold für etwas Billigeres
new_found_land-caution-antwerp-gold = { $count ->
        [one] Antwerpen zahlt für dein Gold nur einen Punkt
       *[other] Antwerpen zahlt für jedes deiner { $count } Gold nur einen Punkt
    }
new_found_land-caution-goal = dieses Ziel kostet dich { $goods }

## Zielkarten: ihre Bedingungen

new_found_land-goal-storage = { $each ->
        [0] „{ $goods } im Lager“
        [one] „je eine von jeder Ware im Lager“
       *[other] „je { $each } von jeder Ware im Lager“
    }
new_found_land-goal-islands = { $places ->
        [one] „{ $count } Marker auf einer Insel“
       *[other] { $count ->
            [one] „je ein Marker auf { $places } Inseln“
           *[other] „je { $count } Marker auf { $places } Inseln“
        }
    }
new_found_land-goal-island_total = „{ $count } Marker auf Inseln insgesamt“
new_found_land-goal-cities = { $places ->
        [one] „{ $count } Marker in einer Stadt“
       *[other] { $count ->
            [one] „je ein Marker in { $places } Städten“
           *[other] „je { $count } Marker in { $places } Städten“
        }
    }
new_found_land-goal-city_total = „{ $count } Marker in Städten insgesamt“
new_found_land-goal-ships = „{ $count } Schiffe an den Werften“
new_found_land-goal-large_ships = „{ $count } große Schiffe an den Werften“
new_found_land-goal-upgrades = { $count ->
        [one] „einen Hafenausbau errichtet“
       *[other] „{ $count } Hafenausbauten errichtet“
    }

## Warum etwas nicht geht

new_found_land-no-game-over = Das Spiel ist zu Ende.
new_found_land-no-wrong-phase = Das geht gerade nicht. Drück **Spielen**, dann siehst du, was geht.
new_found_land-no-not-your-turn = { $who } ist am Zug.
new_found_land-no-no-such-choice = Das gibt es hier nicht. Drück **Spielen**, dann siehst du, was es gibt.
new_found_land-no-not-available = Das gehört nicht zu dem, woraus du wählen kannst.
new_found_land-no-no-cards = Du hast keine 1x-Karte auf der Hand.
new_found_land-no-no-goods-card = Unter deinen Karten ist keine Warenkarte. Charterschiffe fahren in der Planungsphase.
new_found_land-no-not-your-card = Diese Karte hast du nicht.
new_found_land-no-not-goods-card = Das ist ein Charterschiff: Es fährt in der Planungsphase. Jetzt kannst du nur Warenkarten spielen.
new_found_land-no-cannot-pay = Das kostet { $cost }; deine Waren: { $have }.
new_found_land-no-too-dear = kostet { $cost }
new_found_land-no-cannot-pay-ship = Deine Waren ({ $have }) reichen für keines der Schiffe im Verkauf.
new_found_land-no-choose-payment = Du kannst auf mehrere Arten bezahlen. Sag, welche Waren du gibst.
new_found_land-no-wrong-payment = Es müssen { $cost } sein; Gold, das du hast, darf Holz, Tuch oder Eisen ersetzen.
new_found_land-no-already-built = Das hast du schon gebaut.
new_found_land-no-harbour-before-ships = Erst der Hafen, dann die Schiffe: Du hast schon ein Schiff gebaut, { $last ->
        [yes] für den Hafen ist es zu spät
       *[no] der Hafen muss bis zur nächsten Runde warten
    }.
new_found_land-no-nothing-on-sale = Es liegt kein Schiff zum Verkauf.
new_found_land-no-not-on-sale = Dieses Schiff liegt nicht zum Verkauf.
new_found_land-no-scrap-not-needed = Du hast eine freie Werft, kein Schiff muss weg.
new_found_land-no-no-wharf = Du hast keine freie Werft. Wähle eines deiner Schiffe zum Entsorgen.
new_found_land-no-ship-not-available = Dieses Schiff kannst du hier nicht nehmen: Es hat eine andere Aufgabe, war schon dran oder ist doppelt genannt.
new_found_land-no-too-many-ships = { $count ->
        [one] Zum { $action } darf nur { $count } Schiff.
       *[other] Zum { $action } dürfen höchstens { $count } Schiffe.
    }
new_found_land-no-nothing-to-plan = Du hast in dieser Runde nichts mehr zu planen.
new_found_land-no-assign-instead = Nur noch diese eine Aktion ist zu planen: Weise ihr deine Schiffe zu.
new_found_land-no-already-committed = Deine Schiffe fürs { $action } stehen schon fest.
new_found_land-no-plan-incomplete = Sag auch, welche Schiffe zum { $action } fahren, oder keines.
new_found_land-no-choose-surprised = Sag, ob dein Plan auch gilt, wenn andere vor dir Schiffe schicken. Das zählt nur, wo Schiffe auf deinen Zug warten.
new_found_land-no-no-plan = Du hast keinen Plan hinterlegt.
new_found_land-no-choose-ship = Du hast hier mehrere Schiffe. Sag, welches.
new_found_land-no-choose-ships = Mehrere Schiffe könnten das. Sag, welche.
new_found_land-no-good-too-valuable = Mit seinen Kisten kann dieses Schiff höchstens { $good } laden.
new_found_land-no-wrong-number = { $count ->
        [one] Behalte genau { $count } Karte.
       *[other] Behalte genau { $count } Karten.
    }
new_found_land-no-choose-play = Du behältst eine Warenkarte: Sag, ob du sie sofort spielst.
new_found_land-no-nothing-to-play = Es gibt keine Warenkarte, die du behalten und sofort spielen könntest.
new_found_land-no-no-settlers = Dieses Schiff hat keine Siedler.
new_found_land-no-no-free-field = Dort ist kein Feld frei. Wähle ein anderes Plättchen oder New England.
new_found_land-no-bonus-not-allowed = Wähle einen der beiden Boni.
new_found_land-no-not-enough-crates = { $count ->
        [0] Diese Schiffe haben keine Kisten.
        [one] Diese Schiffe tragen nur { $count } Ware.
       *[other] Diese Schiffe tragen höchstens { $count } Waren.
    }
new_found_land-no-no-contract = Kein Auftrag passt: Deine Schiffe haben Kisten für { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }, und deine Waren sind: { $have }.
new_found_land-no-no-such-contract = Dieser Auftrag liegt nicht aus.
new_found_land-no-one-way = Dafür gibt es nur einen Weg. Wähle den Auftrag, und er ist erfüllt.
new_found_land-no-no-goods = Solche Waren hast du nicht.
new_found_land-no-choose-goods = Sag bei jeder Ware, die du hast, wie viel du verkaufst; 0 ist auch recht.
new_found_land-no-choose-sell = Sag, ob du alles verkaufst, was passt, oder nur manches. Eine einzelne Ware wird einfach verkauft.
new_found_land-no-not-so-many = { $count ->
        [0] Davon hast du nichts.
       *[other] Davon hast du nur { $count }.
    }
new_found_land-no-nothing-chosen = Verkauf mindestens eine Ware, oder geh zurück.
new_found_land-no-not-drawn = Dieses Plättchen hast du nicht gezogen.
new_found_land-no-shape-does-not-fit = Es gibt keinen freien Platz dieser Form. Versuch ein anderes Plättchen oder eine andere Insel.
new_found_land-no-no-goal-card = Du hast keine Zielkarte.
new_found_land-no-goal-not-met = Die Bedingung ist gerade nicht erfüllt, oder sie wäre es nach dem Bezahlen nicht mehr.
new_found_land-no-goal-not-yet = { $last ->
        [yes] Die Bedingung ist nicht erfüllt, und das ist die letzte Runde.
       *[no] Die Bedingung ist noch nicht erfüllt, vielleicht in einer späteren Runde.
    }
new_found_land-no-cannot-pay-goal = { $count ->
        [one] Das nächste Ziel dieser Runde kostet { $count } Ware, und du hast keine.
       *[other] Das nächste Ziel dieser Runde kostet { $count } Waren, und so viele hast du nicht.
    }
new_found_land-no-payment-not-needed = Dein erstes Ziel in einer Runde ist kostenlos.
new_found_land-no-wrong-goal-payment = { $count ->
        [one] Zahl { $count } Ware, die du hast, sodass die Bedingung erfüllt bleibt.
       *[other] Zahl { $count } Waren, die du hast, sodass die Bedingung erfüllt bleibt.
    }

## Was geschehen ist

new_found_land-event-round = **Runde { $round }.** { $who } ist Startspieler.
    .you = **Runde { $round }.** Du bist Startspieler.
new_found_land-event-turn-ended = { $who } ist fertig.
    .you = Du bist fertig.
new_found_land-event-income = { $who } bekommt { $goods }.
    .you = Du bekommst { $goods }.
new_found_land-event-built-wharf = { $who } baut für { $goods } eine neue Werft.
    .you = Du baust für { $goods } eine neue Werft.
new_found_land-event-built-upgrade = { $who } baut den Hafen aus ({ $upgrade }) und zahlt { $goods }.
    .you = Du baust den Hafen aus ({ $upgrade }) und zahlst { $goods }.
new_found_land-event-built-ship = { $who } baut { $ship } für { $goods }.
    .you = Du baust { $ship } für { $goods }.
new_found_land-event-built-ship-scrapped = { $who } entsorgt { $scrapped } und baut { $ship } für { $goods }.
    .you = Du entsorgst { $scrapped } und baust { $ship } für { $goods }.
new_found_land-event-large-ship = { $points ->
        [one] Ein großes Schiff: { $points } Punkt für { $who }.
       *[other] Ein großes Schiff: { $points } Punkte für { $who }.
    }
    .you = { $points ->
            [one] Ein großes Schiff: { $points } Punkt für dich.
           *[other] Ein großes Schiff: { $points } Punkte für dich.
        }
new_found_land-event-on-sale = Neu im Verkauf: { $ship }.
new_found_land-event-assigned = { $count ->
        [one] *{ $action }:* { $who } schickt { $count } Schiff, { $ships }.
       *[other] *{ $action }:* { $who } schickt { $count } Schiffe, { $ships }.
    }
    .you = { $count ->
            [one] *{ $action }:* Du schickst { $count } Schiff, { $ships }.
           *[other] *{ $action }:* Du schickst { $count } Schiffe, { $ships }.
        }
new_found_land-event-passed = *{ $action }:* { $who } schickt kein Schiff.
    .you = *{ $action }:* Du schickst kein Schiff.
new_found_land-event-plan-stored = Dein Plan ist hinterlegt. Nur du kennst ihn, und du kannst ihn ändern, bis du dran bist.
new_found_land-event-plan-handed-in = Dein Plan ist da. Nur du kennst ihn, und du kannst ihn ändern, bis alle geplant haben.
new_found_land-event-plan-dropped = Dein Plan ist vergessen. Du wirst wieder gefragt.
new_found_land-event-plan-surprised = { $who } hat Schiffe zum { $action } geschickt. Darum führe ich deinen Plan dort nicht aus und frage dich, wenn du dran bist.
new_found_land-event-answer-kept = Notiert. Nur du weißt davon; ausgeführt wird es, wenn du an der Reihe bist, und bis dahin kannst du es ändern.
new_found_land-event-answer-dropped = Vergessen. Antworte neu, jetzt oder wenn du an der Reihe bist.
new_found_land-event-plans-revealed = Alle Pläne sind da!
new_found_land-event-sail-order = **{ $action }**, nach Segelwert: { $order }.
new_found_land-sailing = { $who } ({ $sail })
    .you = du ({ $sail })
new_found_land-event-magellan = { $points ->
        [one] Magellan fährt voran: { $points } Punkt für { $who }.
       *[other] Magellan fährt voran: { $points } Punkte für { $who }.
    }
    .you = { $points ->
            [one] Magellan fährt voran: { $points } Punkt für dich.
           *[other] Magellan fährt voran: { $points } Punkte für dich.
        }
new_found_land-event-goods-card = { $who } spielt eine Warenkarte: { $gain }.
    .you = Du spielst eine Warenkarte: { $gain }.
new_found_land-event-loaded = { $who } lädt { $good } ({ $ship }).
    .you = Du lädst { $good } ({ $ship }).
new_found_land-event-no-cards = Für { $who } ist keine Karte mehr da.
    .you = Für dich ist keine Karte mehr da.
new_found_land-event-drew-cards = { $count ->
        [one] { $who } zieht { $count } Karte.
       *[other] { $who } zieht { $count } Karten und behält davon { $keep }.
    }
    .you = { $count ->
            [one] Du ziehst { $count } Karte.
           *[other] Du ziehst { $count } Karten und behältst davon { $keep }.
        }
new_found_land-event-you-drew = Du ziehst { $cards }.
new_found_land-event-kept = { $count ->
        [one] { $who } behält eine Karte.
       *[other] { $who } behält { $count } Karten.
    }
    .you = { $count ->
            [one] Du behältst eine Karte.
           *[other] Du behältst { $count } Karten.
        }
new_found_land-event-settled = { $count ->
        [one] { $who } setzt { $count } Marker auf { $island } ({ $space }) und nimmt { $gain }.
       *[other] { $who } setzt einen Turm aus { $count } Markern auf { $island } ({ $space }) und nimmt { $gain }.
    }
    .you = { $count ->
            [one] Du setzt { $count } Marker auf { $island } ({ $space }) und nimmst { $gain }.
           *[other] Du setzt einen Turm aus { $count } Markern auf { $island } ({ $space }) und nimmst { $gain }.
        }
new_found_land-event-new-england = { $points ->
        [one] { $who } schickt { $count } Siedler nach New England: { $points } Punkt.
       *[other] { $who } schickt { $count } Siedler nach New England: { $points } Punkte.
    }
    .you = { $points ->
            [one] Du schickst { $count } Siedler nach New England: { $points } Punkt.
           *[other] Du schickst { $count } Siedler nach New England: { $points } Punkte.
        }
new_found_land-event-delivered = { $points ->
        [one] { $who } liefert { $goods } nach { $city }: { $points } Punkt und ein Marker dort.
       *[other] { $who } liefert { $goods } nach { $city }: { $points } Punkte und ein Marker dort.
    }
    .you = { $points ->
            [one] Du lieferst { $goods } nach { $city }: { $points } Punkt und ein Marker dort.
           *[other] Du lieferst { $goods } nach { $city }: { $points } Punkte und ein Marker dort.
        }
new_found_land-event-delivered-full = { $points ->
        [one] { $who } liefert { $goods } nach { $city }: { $points } Punkt. Für einen Marker ist kein Platz mehr.
       *[other] { $who } liefert { $goods } nach { $city }: { $points } Punkte. Für einen Marker ist kein Platz mehr.
    }
    .you = { $points ->
            [one] Du lieferst { $goods } nach { $city }: { $points } Punkt. Für einen Marker ist kein Platz mehr.
           *[other] Du lieferst { $goods } nach { $city }: { $points } Punkte. Für einen Marker ist kein Platz mehr.
        }
new_found_land-event-antwerp = { $points ->
        [one] { $who } verkauft { $goods } in Antwerpen: { $points } Punkt.
       *[other] { $who } verkauft { $goods } in Antwerpen: { $points } Punkte.
    }
    .you = { $points ->
            [one] Du verkaufst { $goods } in Antwerpen: { $points } Punkt.
           *[other] Du verkaufst { $goods } in Antwerpen: { $points } Punkte.
        }
new_found_land-event-new-contracts = { $count ->
        [one] Ein neuer Auftrag: { $contracts }.
       *[other] Neue Aufträge: { $contracts }.
    }
new_found_land-event-drew-tiles = { $who } zieht { $count } Plättchen: { $tiles }.
    .you = Du ziehst { $count } Plättchen: { $tiles }.
new_found_land-event-no-tiles = { $who } hat kein Fernrohr und findet kein Land.
    .you = Du hast kein Fernrohr und findest kein Land.
new_found_land-event-laid = { $who } legt ein Plättchen auf { $island } ({ $space }), setzt einen Marker darauf und bekommt { $gain }.
    .you = Du legst ein Plättchen auf { $island } ({ $space }), setzt einen Marker darauf und bekommst { $gain }.
new_found_land-event-lap-card = { $bonus ->
        [one] { $who } hat die Leiste umrundet und nimmt eine **50/100er-Karte**: am Ende { $bonus } Punkt.
       *[other] { $who } hat die Leiste umrundet und nimmt eine **50/100er-Karte**: am Ende { $bonus } Punkte.
    }
    .you = { $bonus ->
            [one] Du hast die Leiste umrundet und nimmst eine **50/100er-Karte**: am Ende { $bonus } Punkt.
           *[other] Du hast die Leiste umrundet und nimmst eine **50/100er-Karte**: am Ende { $bonus } Punkte.
        }
new_found_land-event-frame-goal = { $who } erreicht einen Rahmen ({ $frame }) und nimmt eine **Zielkarte**.
    .you = Du erreichst einen Rahmen ({ $frame }) und nimmst eine **Zielkarte**.
new_found_land-event-you-took-goal = Dein neues Ziel: { $goal }.
new_found_land-event-frame-captain = { $who } erreicht einen Rahmen ({ $frame }) und nimmt einen Kapitän: **{ $captain }**.
    .you = Du erreichst einen Rahmen ({ $frame }) und nimmst einen Kapitän: **{ $captain }**.
new_found_land-event-frame-good = { $who } erreicht einen Rahmen ({ $frame }) und nimmt eine Ware: **{ $good }**.
    .you = Du erreichst einen Rahmen ({ $frame }) und nimmst eine Ware: **{ $good }**.
new_found_land-event-frame-gone = Diesen Rahmen haben jetzt alle ({ $frame }): Er verlässt die Leiste.
new_found_land-event-frame-moved = Der Rahmen ({ $frame }) liegt jetzt auf { $space }.
new_found_land-event-frame-stays = Der Rahmen ({ $frame }) bleibt auf { $space }: Etwas ist ihm im Weg.
new_found_land-event-shuffled-cards = { $count ->
        [one] Die { $count } abgelegte Karte ist der neue Stapel.
       *[other] Die { $count } abgelegten Karten werden zu einem neuen Stapel gemischt.
    }
new_found_land-event-shuffled = { $pile ->
        [small] Die abgelegten kleinen Schiffe werden gemischt: { $count } im neuen Stapel.
        [large] Die abgelegten großen Schiffe werden gemischt: { $count } im neuen Stapel.
        [contracts] Die abgelegten Aufträge werden gemischt: { $count } im neuen Stapel.
       *[tiles] Die abgelegten Inselplättchen werden gemischt: { $count } im neuen Stapel.
    }
new_found_land-event-charted = Die Kartografie bringt { $count } Plättchen nach { $island }: { $tiles }.
new_found_land-event-charted-full = Kartografie: { $island } ist schon fertig, es kommt kein Plättchen dazu.
new_found_land-event-scored-island = **{ $name } ist fertig!** { $shares }.
new_found_land-event-scored-city = **{ $name } ist voll!** { $shares }.
new_found_land-share = { $markers ->
        [0] { $who } +{ $points }
       *[other] { $who } +{ $points } ({ $markers } Marker)
    }
    .you = { $markers ->
            [0] du +{ $points }
           *[other] du +{ $points } ({ $markers } Marker)
        }
new_found_land-share-bonus = { $who } +{ $points } ({ $markers } Marker, Bonus { $bonus })
    .you = du +{ $points } ({ $markers } Marker, Bonus { $bonus })
new_found_land-event-third-power = Die dritte Großmacht hatte dort { $count } Marker.
new_found_land-event-redeemed = { $points ->
        [one] { $who } löst das Ziel { $goal } ein: { $points } Punkt.
       *[other] { $who } löst das Ziel { $goal } ein: { $points } Punkte.
    }
    .you = { $points ->
            [one] Du löst das Ziel { $goal } ein: { $points } Punkt.
           *[other] Du löst das Ziel { $goal } ein: { $points } Punkte.
        }
new_found_land-event-redeemed-paid = { $points ->
        [one] { $who } zahlt { $goods } und löst noch ein Ziel ein, { $goal }: { $points } Punkt.
       *[other] { $who } zahlt { $goods } und löst noch ein Ziel ein, { $goal }: { $points } Punkte.
    }
    .you = { $points ->
            [one] Du zahlst { $goods } und löst noch ein Ziel ein, { $goal }: { $points } Punkt.
           *[other] Du zahlst { $goods } und löst noch ein Ziel ein, { $goal }: { $points } Punkte.
        }
new_found_land-event-final-markers = { $points ->
        [one] { $who } hat { $count } Marker, wo nie gewertet wurde: { $points } Punkt.
       *[other] { $who } hat { $count } Marker, wo nie gewertet wurde: { $points } Punkte.
    }
    .you = { $points ->
            [one] Du hast { $count } Marker, wo nie gewertet wurde: { $points } Punkt.
           *[other] Du hast { $count } Marker, wo nie gewertet wurde: { $points } Punkte.
        }
new_found_land-event-final-lap = { $points ->
        [one] { $who } bekommt { $points } Punkt für die 50/100er-Karte.
       *[other] { $who } bekommt { $points } Punkte für die 50/100er-Karte.
    }
    .you = { $points ->
            [one] Du bekommst { $points } Punkt für die 50/100er-Karte.
           *[other] Du bekommst { $points } Punkte für die 50/100er-Karte.
        }
new_found_land-event-final-leftovers = { $who } hat noch { $cards ->
        [0] { "" }
        [one] { $cards } 1x-Karte
       *[other] { $cards } 1x-Karten
    }{ $goals ->
        [0] { "" }
        [one] { $cards ->
            [0] { $goals } Ziel
           *[other] { " " }und { $goals } Ziel
        }
       *[other] { $cards ->
            [0] { $goals } Ziele
           *[other] { " " }und { $goals } Ziele
        }
    }: { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
    .you = Du hast noch { $cards ->
            [0] { "" }
            [one] { $cards } 1x-Karte
           *[other] { $cards } 1x-Karten
        }{ $goals ->
            [0] { "" }
            [one] { $cards ->
                [0] { $goals } Ziel
               *[other] { " " }und { $goals } Ziel
            }
           *[other] { $cards ->
                [0] { $goals } Ziele
               *[other] { " " }und { $goals } Ziele
            }
        }: { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
new_found_land-event-over = **Der Wettlauf ist zu Ende.**

## Woher Punkte kommen, und wie ein Gleichstand endet

new_found_land-score-ships = Große Schiffe
new_found_land-score-cards = { SIGN("one_time_card") }Warenkarten
new_found_land-score-settle = { SIGN("settle") }Siedeln
new_found_land-score-new_england = New England
new_found_land-score-contracts = { SIGN("deliver") }Aufträge
new_found_land-score-antwerp = Antwerpen
new_found_land-score-explore = { SIGN("explore") }Entdecken
new_found_land-score-captain = { SIGN("magellan") }Magellan
new_found_land-score-islands = Inseln
new_found_land-score-cities = Städte
new_found_land-score-goals = { SIGN("goal") }Ziele
new_found_land-score-markers = Ungewertete Marker
new_found_land-score-laps = 50/100er-Karte
new_found_land-score-leftovers = Übrige Karten
new_found_land-score-goods = Gleich viele Punkte: { $who } gewinnt mit mehr Waren ({ $goods }).

## Der Spielplan in Worten: Bildbeschreibung, und für alle, die keine Bilder sehen. Knapp: 1024 Zeichen sind die Grenze

new_found_land-phase-land = Landphase
new_found_land-phase-planning = Planung
new_found_land-phase-load = { SIGN("load") }Beladen
new_found_land-phase-settle = { SIGN("settle") }Siedeln
new_found_land-phase-deliver = { SIGN("deliver") }Liefern
new_found_land-phase-explore = { SIGN("explore") }Entdecken
new_found_land-phase-islands = Inselwertung
new_found_land-phase-cities = Stadtwertung
new_found_land-phase-goals = { SIGN("goal") }Ziele
new_found_land-board-over = Das Spiel ist zu Ende.
new_found_land-board-round = Runde { $round } von { $rounds }, { $phase }. { $who }: { $what }. Startspieler: { $start }.
new_found_land-board-order = { $action }, nach Segelwert: { $order }.
new_found_land-board-sail = { $who } { $sail }
new_found_land-board-drawn = Gezogene Plättchen: { $tiles }. { $lays ->
        [one] { $lays } darf noch gelegt werden.
       *[other] { $lays } dürfen noch gelegt werden.
    }
new_found_land-board-drawn-cards = { $cards ->
        [one] { $cards } Karte gezogen, { $keep } zu behalten.
       *[other] { $cards } Karten gezogen, { $keep } zu behalten.
    }
new_found_land-board-player = { $who } ({ $nation }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; Waren: { $goods }; 1x-Karten { $cards }, Ziele { $goals }.
new_found_land-board-ships = Schiffe von { $who } ({ $used } von { $wharves } Werften): { $ships }.
new_found_land-board-assigned = { $action } ({ $ships })
new_found_land-board-assigned-none = { $action } (keines)
new_found_land-board-plan = Plan von { $who }: { $plan }.
new_found_land-board-extras = { $who } hat außerdem: { $extras }.
new_found_land-board-captain = Kapitän { $captain }
new_found_land-board-lap-card = 50/100er-Karte ({ $bonus })
new_found_land-board-redeemed = eingelöste Ziele ({ $goals })
new_found_land-board-left = Übrig bei { $who }: { $cards }.
new_found_land-board-frames = Rahmen auf der Leiste: { $frames }.
new_found_land-board-no-frames = Alle Rahmen sind genommen.
new_found_land-board-frame-goal = { $frame } auf { $space } (Zielkarten: { $cards })
new_found_land-board-frame-captain = { $frame } auf { $space } ({ $left })
new_found_land-board-frame-good = { $frame } auf { $space } ({ $left })
new_found_land-board-markers = { $who } { $count }
new_found_land-board-markers-neutral = dritte Großmacht { $count }
new_found_land-board-island = { $island }, { $filled } von { $spaces } Plättchen, Bonus { $first }/{ $second }. Marker: { $markers }.
new_found_land-board-island-scored = { $island }, { $filled } von { $spaces } Plättchen, gewertet. Marker: { $markers }.
new_found_land-board-laid = Plättchen auf { $island }: { $tiles }.
new_found_land-board-space-empty = { $space } ({ $a } / { $b }; beide Felder frei)
new_found_land-board-space = { $space } ({ $a } / { $b }; { $towers }, ein Feld frei)
new_found_land-board-space-full = { $space } ({ $a } / { $b }; { $towers }, voll)
new_found_land-board-empty = Freie Plätze auf { $island }: { $shapes }.
new_found_land-board-shape = { $shape } { $count }
new_found_land-board-city = { $city }, { $filled } von { $spaces } Markern, Bonus { $first }/{ $second }. Marker: { $markers }. Aufträge: { $contracts }.
new_found_land-board-city-scored = { $city }, { $filled } von { $spaces } Markern, gewertet. Marker: { $markers }. Aufträge: { $contracts }.
new_found_land-board-small = Kleine Schiffe im Verkauf: { $ships }. Im Stapel: { $pile }.
new_found_land-board-large = Große Schiffe im Verkauf: { $ships }. Im Stapel: { $pile }.
new_found_land-board-for-sale = { $ship } ({ $cost })
new_found_land-board-next = Nächstes großes Schiff: { $ship }.
new_found_land-board-compass = Bisher kartografiert: { $islands } (bis zu { $tiles } Plättchen pro Runde).
new_found_land-board-piles = Noch in den Stapeln: 1x-Karten { $cards }, Aufträge { $contracts }, Inselplättchen { $tiles }.

## Der eigene Platz in Worten

new_found_land-own-drawn = Gezogen, zur Auswahl: { $cards }.
new_found_land-own-answered = Du hast geantwortet; ausgeführt wird es, wenn du an der Reihe bist.
new_found_land-own-stack = Zur Auswahl: { $goals }.
new_found_land-own-hand = Deine 1x-Karten: { $cards }.
new_found_land-own-hand-empty = Du hast keine 1x-Karten.
new_found_land-own-goals-empty = Du hast keine Zielkarten.
new_found_land-own-goal-met = { $points ->
        [one] Ziel { $goal } ({ $points } Punkt, erfüllt)
       *[other] Ziel { $goal } ({ $points } Punkte, erfüllt)
    }
new_found_land-own-goal = { $points ->
        [one] Ziel { $goal } ({ $points } Punkt, { $have } von { $need })
       *[other] Ziel { $goal } ({ $points } Punkte, { $have } von { $need })
    }
new_found_land-own-payment = { $count ->
        [one] Das nächste Ziel dieser Runde kostet { $count } Ware.
       *[other] Das nächste Ziel dieser Runde kostet { $count } Waren.
    }
new_found_land-own-goods = Deine Waren: { $goods }.
new_found_land-own-available = Noch ohne Aufgabe: { $ships }.
new_found_land-own-standing = Dein geheimer Plan: { $plan }.

## Wer gerade was gefragt ist: steht für alle sichtbar hinter dem Namen

new_found_land-asking-land = Schiffe bauen oder den Hafen ausbauen
new_found_land-asking-plan = { $action } planen
new_found_land-asking-plan-all = alle vier Aktionen planen, geheim
new_found_land-asking-load = eine Ware laden und eine Karte behalten
new_found_land-asking-first = { $together } (zuerst { $who }: { $deed })
new_found_land-asking-settle = siedeln
new_found_land-asking-deliver = Waren liefern
new_found_land-asking-lay = Inselplättchen legen
new_found_land-asking-finish = { $action } abschließen
new_found_land-asking-frame-goal = eine Zielkarte nehmen ({ $frame })
new_found_land-asking-frame-captain = einen Kapitän nehmen ({ $frame })
new_found_land-asking-frame-good = eine Ware nehmen ({ $frame })
new_found_land-asking-goals = Ziele einlösen
new_found_land-asking-over = das Spiel ist zu Ende

## Pictures

new_found_land-picture-title = New Found Land
new_found_land-picture-round = Runde { $number }/{ $count }
new_found_land-picture-turn-land = bauen
new_found_land-picture-turn-plan = planen
new_found_land-picture-turn-load = beladen
new_found_land-picture-turn-keep = Karte behalten
new_found_land-picture-turn-settle = siedeln
new_found_land-picture-turn-deliver = liefern
new_found_land-picture-turn-lay = entdecken
new_found_land-picture-turn-finish = abschließen
new_found_land-picture-turn-frame = Belohnung
new_found_land-picture-turn-goals = Ziele
new_found_land-picture-island-newfoundland = Newfoundland
new_found_land-picture-island-nova_scotia = Nova Scotia
new_found_land-picture-island-anticosti = Ile d’Anticosti
new_found_land-picture-island-prince_edward = Prince Edward Island
new_found_land-picture-short-newfoundland = NF
new_found_land-picture-short-nova_scotia = NS
new_found_land-picture-short-anticosti = AN
new_found_land-picture-short-prince_edward = PE
new_found_land-picture-city-hamburg = Hamburg
new_found_land-picture-city-venice = Venedig
new_found_land-picture-city-stockholm = Stockholm
new_found_land-picture-nation-portugal = Portugal
new_found_land-picture-nation-spain = Spanien
new_found_land-picture-nation-england = England
new_found_land-picture-nation-france = Frankreich
new_found_land-picture-nation-netherlands = Niederlande
new_found_land-picture-captain-columbus = Kolumbus
new_found_land-picture-captain-magellan = Magellan
new_found_land-picture-captain-dagama = da Gama
new_found_land-picture-captain-cortes = Cortés
new_found_land-picture-captain-drake = Drake
new_found_land-picture-new-england-first = New
new_found_land-picture-new-england-second = England
new_found_land-picture-antwerp = Antwerpen
new_found_land-picture-small-ships = Kleine Schiffe
new_found_land-picture-large-ships = Große Schiffe
new_found_land-picture-next = nächstes
new_found_land-picture-one-time = 1x-Karten
new_found_land-picture-goals = Ziele
new_found_land-picture-goals-payment = Ziele, das nächste für { $count } Waren
new_found_land-picture-keep = Behalte { $count } davon
new_found_land-picture-choose-goal = Wähle ein Ziel
new_found_land-picture-goal-storage = im Lager
new_found_land-picture-goal-islands = { $places ->
        [one] auf einer Insel
       *[other] je auf { $places } Inseln
    }
new_found_land-picture-goal-island_total = insgesamt
new_found_land-picture-goal-cities = { $places ->
        [one] in einer Stadt
       *[other] je in { $places } Städten
    }
new_found_land-picture-goal-city_total = insgesamt
new_found_land-picture-goal-ships = Schiffe an Werften
new_found_land-picture-goal-large_ships = große Schiffe
new_found_land-picture-goal-upgrades = Hafenausbauten
new_found_land-picture-stored = gemerkt

## Was jemand hat, gezählt

new_found_land-stock-points = { SIGN("crown") }Punkte
new_found_land-stock-goods = Waren
new_found_land-stock-cards = { SIGN("one_time_card") }Handkarten
