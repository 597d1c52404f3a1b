### Entdecker, auf Deutsch. Die Zahlen der Spielhilfe kommen aus engines/games/entdecker/figures.toml (den Angaben des Spiels).

entdecker-title = Entdecker
entdecker-blurb = Erforsche Kärtchen für Kärtchen ein unbekanntes Meer und sichere dir seine Inseln. Am Tisch eine Stunde, hier in deinem Tempo.
entdecker-minutes = 45–60
entdecker-weight = leicht

## Wörter, aus denen andere Texte gemacht sind. Ortsnamen (C4, N4, EA) sind in allen Sprachen gleich

entdecker-word-tile = { $kind ->
        [sea] offenes Meer
        [coast] Küste
        [strait] Meerenge
        [corner] Landecke
        [bay] Bucht
       *[inland] Binnenland
    }
entdecker-word-a-tile = { $kind ->
        [sea] offenes Meer
        [coast] eine Küste
        [strait] eine Meerenge
        [corner] eine Landecke
        [bay] eine Bucht
       *[inland] Binnenland
    }
entdecker-word-the-tile = { $kind ->
        [sea] das offene Meer
        [coast] die Küste
        [strait] die Meerenge
        [corner] die Landecke
        [bay] die Bucht
       *[inland] das Binnenland
    }
entdecker-word-marked = { entdecker-word-a-tile }{ $back ->
        [question] { " " }mit Fragezeichen
       *[plain] { "" }
    }
entdecker-word-unit = { $unit ->
        [scout] { SIGN("scout") }Kundschafter
        [fort] { SIGN("fort") }Fort
       *[settlement] { SIGN("settlement") }Siedlung
    }
entdecker-word-on-shore = { $part ->
        [land] { "" }
        [N] , Nordufer
        [E] , Ostufer
        [S] , Südufer
        [W] , Westufer
       *[other] , { $part }
    }
entdecker-word-land = { $land ->
        [none] nur Wasser
        [N] Land im Norden
        [E] Land im Osten
        [S] Land im Süden
        [W] Land im Westen
        [NE] Land im Norden und Osten
        [NS] Land im Norden und Süden
        [NW] Land im Norden und Westen
        [ES] Land im Osten und Süden
        [EW] Land im Osten und Westen
        [SW] Land im Süden und Westen
        [NES] Land im Norden, Osten und Süden
        [NEW] Land im Norden, Osten und Westen
        [NSW] Land im Norden, Süden und Westen
        [ESW] Land im Osten, Süden und Westen
       *[NESW] Land auf allen Seiten
    }
entdecker-word-motif = { $motif ->
        [bean] die Bohne
        [pumpkin] den Kürbis
        [tomato] die Tomate
        [maize] den Mais
        [potato] die Kartoffel
        [pineapple] die Ananas
        [cocoa] den Kakao
       *[breadfruit] die Brotfrucht
    }
entdecker-word-tiles = { $tiles } Kärtchen
entdecker-word-open = { $open ->
        [0] geschlossen
        [one] { $open } offene Seite
       *[other] { $open } offene Seiten
    }
entdecker-word-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
entdecker-word-worth = { $open ->
        [0] jetzt wert
       *[other] wenn jetzt geschlossen
    }: { entdecker-word-points }
entdecker-word-ashore = { $change ->
        [no] { $open ->
            [0] ändert nichts
           *[other] ändert noch nichts
        }, du bist hier schon Nr. { $rank }
       *[yes] damit wärst du hier Nr. { $rank }, { entdecker-word-worth }{ $chip ->
            [yes] , dazu der Wert eines Chips
            [rival] { " " }oder mehr: der fremde Chip erhöht das
           *[no] { "" }
        }
    }
entdecker-word-supply = Kundschafter { $scouts }, Forts { $forts }, Siedlungen { $settlements }
entdecker-word-units = { $settlements ->
        [0] { "" }
        [one] { $settlements } Siedlung
       *[other] { $settlements } Siedlungen
    }{ $forts ->
        [0] { "" }
        [one] { $settlements ->
            [0] { $forts } Fort
           *[other] , { $forts } Fort
        }
       *[other] { $settlements ->
            [0] { $forts } Forts
           *[other] , { $forts } Forts
        }
    }{ $scouts ->
        [0] { "" }
       *[other] { $settlements ->
            [0] { $forts ->
                [0] { entdecker-word-scouts }
               *[other] , { entdecker-word-scouts }
            }
           *[other] , { entdecker-word-scouts }
        }
    }
entdecker-word-scouts = { $scouts } Kundschafter
entdecker-word-chips = { $chips ->
        [0] keine Chips
        [one] { $chips } Chip (Wert { $values })
       *[other] { $chips } Chips (Werte { $values })
    }

## Was vor dem Spiel gewählt wird

entdecker-setting-start_player = Startspieler
entdecker-setting-start_player-about = Wer den ersten Zug hat. Vor jedem Zug dieses Platzes bekommen alle ihr Einkommen.
entdecker-setting-start_player-random = per Los
entdecker-setting-start_player-first = erster Platz
entdecker-setting-recall_window = Kundschafter zurückholen
entdecker-setting-recall_window-about = Wann du am Ende deines Zugs gefragt wirst. Solange du noch welche hast, nützt es selten.
entdecker-setting-recall_window-when_supply_empty = wenn im Vorrat keiner mehr ist
entdecker-setting-recall_window-always = in jedem Zug
entdecker-setting-unfinished_islands = Unfertige Inseln
entdecker-setting-unfinished_islands-about = Was sie bringen, wenn die Kärtchen ausgehen, bevor das Meer erforscht ist. Das ist selten.
entdecker-setting-unfinished_islands-none = nichts
entdecker-setting-unfinished_islands-tiles_only = ein Punkt pro Kärtchen, kein Chip
entdecker-setting-start_tile = Absetzen auf dem Startkärtchen
entdecker-setting-start_tile-about = Passt auf einer Fahrt nichts, endet sie, wo sie begann. Der Nachfolger von 2001 verbietet es dort.
entdecker-setting-start_tile-allowed = erlaubt
entdecker-setting-start_tile-forbidden = verboten
entdecker-setting-storm = Absetzen nach einem Sturm
entdecker-setting-storm-about = Ein Sturm beendet die Fahrt. Im Nachfolger von 2001 beendet er den ganzen Zug.
entdecker-setting-storm-landing = erlaubt
entdecker-setting-storm-no_landing = verboten
entdecker-setting-tie = Gleichstand
entdecker-setting-tie-about = Wenn die Besten gleich viele Punkte haben. Im Nachfolger von 2001 gewinnt mehr Gold.
entdecker-setting-tie-shared = geteilter Sieg
entdecker-setting-tie-gold = mehr Gold gewinnt

## Spielhilfe

entdecker-rules-goal-title = Das Ziel
    .revision = 2
entdecker-rules-goal =
    Vor dir liegt ein unbekanntes Meer: { $fields } Felder, { $columns } breit und { $rows } hoch. Kärtchen für Kärtchen erforscht ihr es gemeinsam, mit einem einzigen Schiff, das alle reihum benutzen. Aber die Inseln will jeder für sich.

    - In deinem Zug bezahlst du eine **Fahrt**: Du deckst Kärtchen auf und legst sie vor dem Schiff an.
    - Endet sie an Land, darfst du eine **Einheit** absetzen: Kundschafter, Fort oder Siedlung.
    - Ist Land ringsum von Wasser umgeben, ist die **Insel** vollständig. Alle mit Einheiten dort bekommen Siegpunkte: der **größte Entdecker** den ganzen Wert, die anderen einen Teil.
    - Wo ein Fort oder eine Siedlung steht, findet sich auch ein Schatz: ein **Entdecker-Chip**.

    Punkte gibt es aus drei Quellen:
    - Inseln: je mehr Kärtchen, desto mehr
    - Alte Ruinen, wenn du dich an Fragezeichen wagst
    - Der Entdecker-Bonus für die meisten Chips, am Ende

    Ist das ganze Meer erforscht, ist Schluss. Die meisten Punkte gewinnen.

    Der Haken: Kärtchen, Zoll und Einheiten bezahlst du aus demselben kleinen Beutel. Die längste Fahrt nützt nichts, wenn danach das Gold fehlt, um jemanden abzusetzen.

    Geheim ist nur, was noch niemand aufgedeckt hat, und entschieden wird nur im eigenen Zug: Du kannst nichts verpassen.

entdecker-rules-turn-title = Dein Zug
    .revision = 4
entdecker-rules-turn =
    - **Einkommen.** Nur vor dem Zug des Startspielers: Alle bekommen gleich viel Gold.
    - **In See stechen.** Wähle, wo das Schiff startet, sag an, wie viele Kärtchen du aufdecken willst, und bezahle sie alle sofort.
    - **Aufdecken:** das oberste Kärtchen eines der { $stacks } Stapel. Passt es, wird es angelegt, und das Schiff fährt darauf; ein Fragezeichen bringt dann ein Ereignis. Passt es nicht, ist es verloren.
    - **Weiterfahren, an Land gehen oder aufhören?** Solange du noch Kärtchen hast, darfst du weiter aufdecken. Du darfst auch aufhören.
    - **Absetzen:** eine Einheit auf dem Kärtchen, auf dem das Schiff steht, wenn es Land zeigt und dein Gold reicht.
    - **Lücken**, in die nur noch eine Art Kärtchen passt, werden geschlossen und fertige **Inseln** gewertet. Das macht der Bot.
    - **Kundschafter zurück?** Hast du keinen mehr im Vorrat, darfst du welche vom Plan zurückholen.

    Dann geht es im Uhrzeigersinn weiter.

    Gut zu wissen:
    - Passen gibt es nicht: Wer eine Fahrt bezahlen kann, muss fahren (unsere Regelung). Kannst du dir keinen Start leisten, setzt du aus.
    - Wo es nichts zu wählen gibt, handelt der Bot: Was nur auf eine Art passt, wird angelegt, was nirgends passt, kommt weg.
    - Mit `/rückgängig` nimmst du einen Schritt zurück, solange nichts Neues aufgedeckt wurde und niemand sonst gezogen hat: den Start also nur vor dem ersten Kärtchen.
    - Käme nach deinem letzten Schritt gleich neues Einkommen oder das Spielende, wirst du erst gefragt, ob du den Zug beendest. Bis dahin kannst du den Schritt zurücknehmen.

entdecker-rules-income-title = Gold
    .revision = 2
entdecker-rules-income =
    Du beginnst mit { $gold_start } Gold. Dein Beutel fasst { $gold_cap }; was darüber hinausgeht, verfällt. Alle sehen, wie viel du hast.

    ### Einkommen
    Vor jedem Zug des Startspielers, auch vor dem ersten, bekommen alle gleich viel: { $income_low } bis { $income_high } Gold, jeder Betrag gleich wahrscheinlich (unsere Regelung). Es kommt auch, wenn der Startspieler dann aussetzen muss (unsere Regelung).

    Im Original beginnt, wer am jüngsten ist. Der Bot fragt niemanden nach dem Alter: Der Startspieler wird gelost oder sitzt auf dem ersten Platz, je nachdem, was ihr vor dem Spiel wählt (unsere Regelung).

    ### Wofür du Gold brauchst
    - Jedes angesagte Kärtchen: { $tile_cost }
    - Eine Einheit: Kundschafter { $scout_cost }, Fort { $fort_cost }, Siedlung { $settlement_cost }
    - Zoll, wenn du auf einem Kärtchen mit fremder Einheit startest: so viel, wie sie kostet

    ### Womit du rechnen musst
    - Ausgegebenes Gold kommt nie zurück: nicht für Kärtchen, die du nicht aufdeckst, nicht für Einheiten, die heimkehren.
    - Außer dem Einkommen gibt es nur den Goldfund, eines der Ereignisse.
    - Am Ende ist Gold nichts wert. Vor dem Spiel könnt ihr wählen, dass es bei Gleichstand entscheidet.

entdecker-rules-sailing-title = In See stechen
    .revision = 2
entdecker-rules-sailing =
    ### Von wo?
    Felder heißen nach Reihe und Spalte: A1 liegt im Nordwesten, C4 in der dritten Reihe. Wo das Schiff zuletzt stand, ist egal. Du setzt es
    - auf einen **Kreis am Rand**, kostenlos. Es gibt { $circles }, benannt nach Seite und Zahl oder Buchstabe: **N1**, **N2** … im Norden, **S1** … im Süden, **WA**, **WB** … im Westen, **EA** … im Osten (E für Ost);
    - oder auf den Kreis **irgendeines Kärtchens**, auch weit weg vom Rand (unsere Regelung).

    Von dort muss eine gestrichelte Linie auf ein unerforschtes Feld führen. Das bekannte Meer ringsum ist lauter Wasser, mit einem Kreis an jeder Außenseite eines Randfelds (unsere Regelung).

    ### Der Zoll
    Steht auf dem Kärtchen eine fremde Einheit, kostet der Start so viel wie sie: { $scout_cost } bei einem Kundschafter, { $fort_cost } bei einem Fort, { $settlement_cost } bei einer Siedlung. Mehrere Einheiten zählen zusammen, höchstens { $toll_cap } (unsere Regelung). Das Gold geht an die Bank, nicht an den Besitzer. An einer Meerenge ist es egal, an welchem Ufer sie steht (unsere Regelung). Eigene Einheiten kosten nichts, und unterwegs gibt es keinen Zoll.

    ### Wie viele Kärtchen?
    Du sagst mindestens eines an und zahlst sofort je { $tile_cost } Gold. Was du nicht aufdeckst, wird nicht erstattet. Mehr, als in den Stapeln sind, geht nicht (unsere Regelung).

    Für einen Start brauchst du also den Zoll und Gold für ein Kärtchen. Reicht es nirgends, setzt du aus und holst auch keine Kundschafter zurück (unsere Regelung).

    Fahr nicht mit deinem letzten Gold los: Du willst ja noch jemanden absetzen.

entdecker-rules-drawing-title = Aufdecken
    .revision = 1
entdecker-rules-drawing =
    Die { $tiles } Entdeckerkärtchen liegen verdeckt in { $stacks } Stapeln. Du wählst einen und deckst das oberste Kärtchen auf. Das erste musst du aufdecken (unsere Regelung), jedes weitere kannst du dir überlegen.

    Klicks spart dir der Knopf *Aufdecken, bis Land kommt*: Der Bot deckt ein Kärtchen nach dem anderen vom höchsten Stapel ohne Fragezeichen auf und hält an, sobald Land liegt, ein Kärtchen auf mehrere Arten passt, überall Fragezeichen oben liegen oder die Fahrt endet. Abgesetzt wird dabei nie jemand.

    An der Rückseite siehst du, ob ein Kärtchen ein **Fragezeichen** hat: { $question_tiles } haben eines, und hinter jedem steckt ein Ereignis. Zeigen alle Stapel Fragezeichen, musst du eines nehmen.

    Die Arten von Kärtchen und wie viele es gibt (die Zahlen sind unsere Regelung):
    - **Offenes Meer** ({ $sea_tiles }): Wasser auf allen vier Seiten
    - **Küste** ({ $coast_tiles }): Land auf einer Seite
    - **Meerenge** ({ $strait_tiles }): Land auf zwei gegenüberliegenden Seiten, zwei getrennte Ufer mit Wasser dazwischen
    - **Landecke** ({ $corner_tiles }): Land auf zwei benachbarten Seiten
    - **Bucht** ({ $bay_tiles }): Land auf drei Seiten. Für das Schiff eine Sackgasse
    - **Binnenland**: Land auf allen Seiten. Es wird nie gezogen, nur in Lücken gelegt

    Die Wasserseiten eines Kärtchens hängen zusammen: Von seinem Kreis führen gestrichelte Linien zu allen, und auf ihnen fährt das Schiff.

    Wie viele von jeder Art noch in den Stapeln sind, sagen dir *In Worten* und *Meine Hand*.

entdecker-rules-placing-title = Anlegen
    .revision = 1
entdecker-rules-placing =
    Du darfst ein Kärtchen beliebig drehen. Es passt, wenn
    - es auf einem unerforschten Feld liegt, auf das vom Schiff eine gestrichelte Linie führt,
    - es zum Schiff hin Wasser hat,
    - alle Seiten zu dem passen, was schon da ist: Wasser an Wasser, Land an Land. Der Rand ist Wasser.

    Was passt, muss angelegt werden; geht es auf mehrere Arten, wählst du. Das Schiff fährt darauf.

    Was nicht passt, kommt aus dem Spiel. Du bekommst kein anderes dafür, das Ereignis fällt aus, und das Schiff bleibt stehen. Hast du noch Kärtchen übrig, darfst du das nächste versuchen.

    ### Die Fahrt muss enden
    - wenn alle angesagten Kärtchen aufgedeckt sind,
    - wenn vom neuen Kärtchen keine gestrichelte Linie auf ein unerforschtes Feld führt. Linien zum Rand führen nirgendwohin, beenden für sich allein aber auch keine Fahrt (unsere Regelung),
    - bei Sturm (unsere Regelung).

    ### Die Fahrt darf enden
    Ist das erste Kärtchen aufgedeckt, darfst du jederzeit aufhören, etwa um eine Einheit abzusetzen. Bezahlte Kärtchen, die du nicht aufdeckst, sind verloren.

    Ein Beispiel: Das Schiff steht auf N5, noch liegt nichts. Von offenem Meer auf A5 ginge es in drei Richtungen weiter. Eine Küste passt mit Land im Osten, Süden oder Westen, aber nicht im Norden. Eine Bucht passt nur mit dem Wasser im Norden, und dort endet die Fahrt.

entdecker-rules-events-title = Fragezeichen
    .revision = 2
entdecker-rules-events =
    Hinter jedem Fragezeichen steckt ein Ereignis. Es tritt ein, wenn das Kärtchen angelegt ist, nur für dich und nur einmal. Passt das Kärtchen nicht, geschieht nichts.

    - **Sturm** ({ $storm_tiles } Kärtchen): Deine Fahrt endet sofort. Kärtchen, die du noch nicht aufgedeckt hast, sind verloren. Eine Einheit darfst du noch absetzen, wenn ihr es vor dem Spiel nicht verboten habt.
    - **Piraten** ({ $pirates_tiles }): Du verlierst { $pirates_share ->
        [2] die Hälfte deines Goldes
       *[other] ein Gold von je { $pirates_share }
    }; der Verlust wird abgerundet.
    - **Goldfund** ({ $gold_tiles }): Du bekommst { $gold_find } Gold, soweit dein Beutel Platz hat.
    - **Alte Ruinen** ({ $ruins_tiles }): sofort { $ruins_points } Siegpunkte.
    - **Freundliche Inselbewohner** ({ $natives_tiles }): Du bekommst einen Entdecker-Chip. Sein Wert bringt jetzt nichts, aber am Ende zählt er als Chip für den Bonus. Ist keiner mehr da, geschieht nichts.

    Goldfund, Ruinen und Inselbewohner gibt es nur auf Kärtchen mit Land.

    Der Text der Ereignisse stand in einem Heft, das uns fehlt. Was der Sturm tut, die Beträge, das Runden und die Zahl der Kärtchen sind unsere Regelung.

    Wann wagen? Piraten schaden am wenigsten, wenn du wenig Gold hast, ein Sturm beim letzten Kärtchen.

entdecker-rules-landing-title = Einheiten absetzen
    .revision = 2
entdecker-rules-landing =
    Ist deine Fahrt zu Ende, freiwillig oder nicht, darfst du **eine** Einheit auf das Kärtchen setzen, auf dem das Schiff steht, wenn es Land zeigt.

    - **Kundschafter:** { $scout_cost } Gold, du hast { $scout_supply }
    - **Fort:** { $fort_cost } Gold, du hast { $fort_supply }
    - **Siedlung:** { $settlement_cost } Gold, du hast { $settlement_supply }

    Gut zu wissen:
    - Das ist das zuletzt gelegte Kärtchen. Hat keines gepasst, ist es das, von dem du gestartet bist; ein Kreis am Rand ist kein Platz für Einheiten.
    - Auch nach einem Sturm: Er beendet die Fahrt, nicht den Zug.
    - Nicht auf ein Startkärtchen, dessen Insel schon gewertet ist: Die Einheit käme nie mehr weg (unsere Regelung).
    - Vor dem Spiel könnt ihr das Absetzen auf dem Startkärtchen, nach einem Sturm oder beides verbieten, wie es der Nachfolger des Spiels tut.
    - Absetzen beendet die Fahrt: Was du nicht aufgedeckt hast, ist verloren.
    - Eine Meerenge hat zwei Ufer. Du wählst eines, und die Einheit zählt nur für dessen Insel.
    - Erst wird abgesetzt, dann werden Lücken geschlossen und Inseln gewertet. Eine Einheit auf dem letzten Kärtchen einer Insel zählt also sofort.

    ### Wie Einheiten heimkehren
    - Ist ihre Insel gewertet, gehen alle Einheiten kostenlos in den Vorrat zurück.
    - Bis dahin müssen Forts und Siedlungen bleiben.
    - Kundschafter darfst du am Ende deines Zugs zurückholen, beliebig viele (unsere Regelung). Ihr Gold ist weg. Der Bot fragt nur, wenn du keinen mehr im Vorrat hast, weil du je Zug nur eine Einheit absetzt; vor dem Spiel könnt ihr *in jedem Zug* wählen.

entdecker-rules-gaps-title = Lücken
    .revision = 1
entdecker-rules-gaps =
    Am Ende jeder Fahrt schließt der Bot, was niemand mehr zu erforschen braucht. Dafür gibt es { $reserve_tiles } offene **Reservekärtchen** in { $reserve_stacks } Stapeln (ihre Zahlen sind unsere Regelung):
    - Stapel { $sea_number }, offenes Meer: { $sea_reserve }
    - Stapel { $coast_number }, Küste: { $coast_reserve }
    - Stapel { $strait_number }, Meerenge: { $strait_reserve }
    - Stapel { $corner_number }, Landecke: { $corner_reserve }
    - Stapel { $bay_number }, Bucht: { $bay_reserve }
    - Stapel { $inland_number }, Binnenland: { $inland_reserve }

    ### Was geschlossen wird
    - **Eine Lücke:** ein unerforschtes Feld mit Kärtchen oder Rand auf allen vier Seiten. Nur eine Art Kärtchen passt, und sie wird gelegt.
    - **Eingeschlossenes Land:** zwei oder mehr unerforschte Felder mit lauter Land ringsum, abseits vom Rand. Dorthin kommt kein Schiff mehr, also wird mit Binnenland gefüllt (unsere Regelung).

    Diese Kärtchen zählen für die Größe der Insel. Sie bringen kein Ereignis, niemand kann auf ihnen absetzen, und das Schiff bewegt sich nicht (unsere Regelung).

    Während der Fahrt bleibt eine Lücke offen: Das Schiff darf noch hinein, wenn dein Kärtchen passt.

    Ist ein Reservestapel leer, kommt ein weggelegtes Kärtchen dieser Art hinein, ohne sein Ereignis; gibt es keines, macht der Bot eines (unsere Regelung). So bleibt das Spiel nie stecken.

entdecker-rules-islands-title = Inseln
    .revision = 1
entdecker-rules-islands =
    Eine Insel ist vollständig, wenn keine ihrer Landseiten an ein unerforschtes Feld grenzt; ein See im Inneren stört nicht. Gewertet wird am Ende der Fahrt.

    ### Wer ist größter Entdecker?
    Wer dort mehr **Siedlungen** hat. Bei Gleichstand: mehr **Forts**. Ist auch das gleich: mehr **Kundschafter**. Eine Siedlung schlägt also beliebig viele Forts. Ist alles gleich, teilt ihr den Rang. Die weiteren Ränge ergeben sich genauso (unsere Regelung).

    ### Wert
    - Ein Punkt pro Kärtchen. Eine Meerenge zählt für die Inseln an beiden Ufern.
    - Steht dort ein Fort oder eine Siedlung, nimmt jeder größte Entdecker einen der { $chips } **Entdecker-Chips** im Wert von { $chip_low } bis { $chip_high }, und der Wert kommt dazu; von mehreren nur der höchste. Reichen die Chips nicht für alle, bekommt niemand einen.

    ### Punkte
    Der größte Entdecker bekommt den ganzen Wert, der nächste Rang die Hälfte, der danach wieder davon die Hälfte, immer aufgerundet. Gleicher Rang, gleiche Punkte.

    Ein Beispiel: 6 Kärtchen, ein Chip mit 3, Wert 9. Ruth mit zwei Forts bekommt 9, Otto und Emil mit je einem Kundschafter bekommen je 5.

    Dann gehen alle Einheiten heim. Wo niemand war, bekommt niemand etwas.

    Unsere Regelungen: Sind mehrere Inseln fertig, kommt die größere zuerst; Chips nimmt zuerst, wer am Zug ist, dann geht es im Uhrzeigersinn.

entdecker-rules-end-title = So endet es
    .revision = 2
entdecker-rules-end =
    Das Spiel endet mit dem Zug, in dem das letzte der { $fields } Felder bedeckt wird. Inseln, die damit fertig sind, werden noch gewertet.

    - **Entdecker-Bonus:** Wer die meisten Chips hat, bekommt für jeden einen Punkt. Ihr Wert ist egal. Haben mehrere gleich viele, bekommen ihn alle.
    - **Die meisten Punkte gewinnen.** Bei Gleichstand wird der Sieg geteilt. Vor dem Spiel könnt ihr wählen, dass dann mehr Gold gewinnt.

    ### Wenn die Kärtchen ausgehen
    Passen zu viele Kärtchen nicht, können die Stapel leer sein, bevor das Meer voll ist. Dann wird der Zug noch zu Ende gespielt, mit Absetzen, Lücken und Inseln, und das Spiel ist aus; Kundschafter werden nicht mehr zurückgeholt. Unfertige Inseln bringen nichts; vor dem Spiel könnt ihr stattdessen einen Punkt pro Kärtchen wählen, ohne Chip. Den Entdecker-Bonus gibt es auf jeden Fall (alles unsere Regelung).

    ### Was wir nicht wissen
    Die Regeln des Originals haben drei Teile, und uns fehlt der dritte, das Logbuch. Darin stand, was die Ereignisse tun, wie Reservekärtchen eingesetzt werden und wie das Spiel vorzeitig endet. Wir haben das aus öffentlichen Berichten und aus dem Nachfolger des Spiels ergänzt oder selbst entschieden. Dasselbe gilt für Zahlen, die nur auf Kärtchen und Chips stehen.

entdecker-rules-pictures-title = Zeichen in den Bildern
    .revision = 3
entdecker-rules-pictures =
    ### Auf dem Meer
    - **Namen ringsum,** etwa N4 oder WB: mit rotem Rand, von dort kannst du starten; blass, das Feld dahinter ist erforscht.
    - **Weiße Punkte** auf Kärtchen: Kreise, von denen du starten kannst. Von blassen führt nichts auf ein unerforschtes Feld.
    - **Zwei Zahlen** beim Land: seine Kärtchen und, in Rot, seine offenen Seiten. Dunkel, wenn jemand eine Einheit dort hat.
    - **Rote Striche:** eine offene Seite, da geht die Insel weiter.
    - **Braunes Land:** eine fertige Insel, schon gewertet.
    - **Rote Rahmen:** die Kärtchen der letzten Fahrt, der dicke um das allerletzte. **Rote Pfeile:** wohin das Schiff fahren kann.
    - { SIGN("scout") }**Spielfigur, Turm, Häuser:** Kundschafter, { SIGN("fort") }Fort, { SIGN("settlement") }Siedlung, jeweils mit dem Zeichen ihres Besitzers.
    - { SIGN("coin") }**Ein Name mit Münze:** ein Start, der dich Zoll kostet.

    ### Im Band oben
    Die Kärtchen dieser Fahrt der Reihe nach: angelegt, durchgestrichen (hat nicht gepasst), mit Stern (kommt noch) oder mit Strich (verloren). Wählst du einen Stapel, sind auch die Arten durchgestrichen, die nicht passen würden.

    Zeichen der Ereignisse: { SIGN("event_storm") }Wolke für Sturm, { SIGN("event_pirates") }Totenkopf für Piraten, { SIGN("event_gold") }Münze für Goldfund, { SIGN("event_ruins") }Säulen für alte Ruinen, { SIGN("event_natives") }Blatt für freundliche Inselbewohner.

    ### Neben dem Meer
    { SIGN("crown") }Krone für Punkte, { SIGN("coin") }Münze für Gold, { SIGN("chip") }Blatt für Chips; die Einheiten im Vorrat, grau, wenn keine mehr da ist. { SIGN("flag") }Die Fahne hat der Startspieler, { SIGN("gear") }ein Zahnrad der Computerspieler. Der Balken füllt sich mit Gold, bis der Beutel voll ist; die Zahl neben der Runde ist das Einkommen.

    ### Unter dem Meer
    Die Stapel mit der Rückseite des obersten Kärtchens (Stern: ohne Ereignis) und ihrer Höhe, die Reservekärtchen; dann übrige Chips, weggelegte Kärtchen, unerforschte Felder.

entdecker-rules-tips-title = Tipps
    .revision = 1
entdecker-rules-tips =
    - **Behalte Gold zum Absetzen.** Zwei, drei Kärtchen und ein Kundschafter sind besser als fünf Kärtchen und niemand an Land.
    - **Erst schauen, dann fahren.** Die Felder vor dem Schiff verraten, was passen kann. Wo schon drei Seiten feststehen, gehen die meisten Kärtchen verloren.
    - **Kundschafter zuerst.** Auf einer wachsenden Insel kostet einer wenig, und schon der zweite Rang bringt die Hälfte.
    - **Forts finden Schätze.** Ein Chip bringt bis zu { $chip_high } Punkte, und die meisten Chips bringen noch den Bonus. Auf kleinen Inseln ist das oft mehr als das Land.
    - **Die Siedlung kommt zuletzt.** Sie bleibt, bis die Insel fertig ist. Am besten auf genau dem Kärtchen, das die Insel abschließt: erster Rang, und gleich wieder daheim.
    - **Schließ Inseln, die dir gehören,** und halte die offen, auf denen andere führen, oder geh dort auch an Land.
    - **Einheiten sperren.** Ein Fort auf einem begehrten Startkärtchen kostet die anderen jedes Mal { $fort_cost } Gold. Du startest dort umsonst.
    - **Zähl die offenen Seiten.** Mit einer ist eine Insel fast fertig, mit vielen bindet sie deine Einheiten womöglich das halbe Spiel.
    - **Fragezeichen** nimmst du am besten als letztes Kärtchen einer Fahrt und mit wenig Gold.
    - **Ein voller Beutel verschenkt Einkommen.** Mit { $gold_cap } Gold verfällt das nächste.

## In den Bildern: kurz, sie stehen in Kästen

entdecker-picture-title = Entdecker
entdecker-picture-turn-sail = in See stechen
entdecker-picture-turn-draw = aufdecken
entdecker-picture-turn-place = anlegen
entdecker-picture-turn-choice = weiter?
entdecker-picture-turn-landing = absetzen?
entdecker-picture-turn-recall = zurückholen?
entdecker-picture-turn-end = Zug beenden?
entdecker-picture-round = Runde { $number }
entdecker-picture-end = Ende
entdecker-picture-stacks = Stapel
entdecker-picture-reserve = Reserve
entdecker-picture-legend-tiles = Felder
entdecker-picture-legend-open = offen
entdecker-picture-desk = Deine Hand
entdecker-picture-gold = Gold
entdecker-picture-points = Punkte
entdecker-picture-chips = Chips
entdecker-picture-supply = im Vorrat
entdecker-picture-voyage = noch { $left } von { $announced } Kärtchen
entdecker-picture-no-units = Noch keine Einheit auf dem Plan
entdecker-picture-unseen = In den Stapeln (? = mit Ereignis)
entdecker-picture-if-closed = wenn jetzt geschlossen
entdecker-picture-land-here = Hier absetzen
entdecker-picture-rank = Rang { $rank }

## Slash-Befehle: Namen und Beschreibungen

entdecker-blurb-command = Deine Züge in einer Partie Entdecker
entdecker-move-sail = segeln
entdecker-move-sail-about = Das Schiff setzen, Kärtchen ansagen und bezahlen
entdecker-move-draw = aufdecken
entdecker-move-draw-about = Das oberste Kärtchen eines Stapels aufdecken
entdecker-move-draw_on = weiter_aufdecken
entdecker-move-draw_on-about = Ein Kärtchen ohne Fragezeichen nach dem anderen, bis Land liegt oder du gefragt bist
entdecker-move-place = anlegen
entdecker-move-place-about = Das aufgedeckte Kärtchen anlegen
entdecker-move-land = absetzen
entdecker-move-land-about = Eine Einheit dort absetzen, wo das Schiff steht; damit endet die Fahrt
entdecker-move-end_voyage = fahrt_beenden
entdecker-move-end_voyage-about = Die Fahrt beenden, ohne eine Einheit abzusetzen
entdecker-move-recall = zurückholen
entdecker-move-recall-about = Kundschafter vom Plan in deinen Vorrat zurückholen
entdecker-move-end_turn = zug_beenden
entdecker-move-end_turn-about = Deinen Zug beenden; kein Kundschafter kommt zurück

entdecker-field-start = start
entdecker-field-start-about = Ein Kreis am Rand oder ein Kärtchen, zum Beispiel: N4, WB oder C4
entdecker-field-tiles = kärtchen
entdecker-field-tiles-about = Wie viele Kärtchen du ansagst und bezahlst
entdecker-field-stack = stapel
entdecker-field-stack-about = Die Nummer des Stapels
entdecker-field-field = feld
entdecker-field-field-about = Das Feld für das Kärtchen, zum Beispiel: C4
entdecker-field-rotation = drehung
entdecker-field-rotation-about = Wie herum das Kärtchen liegt
entdecker-field-unit = einheit
entdecker-field-unit-about = Kundschafter, Fort oder Siedlung
entdecker-field-part = ufer
entdecker-field-part-about = Nur an einer Meerenge: das Ufer, N, E (Ost), S oder W
entdecker-field-fields = felder
entdecker-field-fields-about = Die Felder, auf denen deine Kundschafter stehen, zum Beispiel: C4 D7

## Knöpfe: die Arten von Zügen

entdecker-kind-sail = { SIGN("explorer_ship") }In See stechen
entdecker-kind-draw = Kärtchen aufdecken
entdecker-kind-draw_on = Aufdecken, bis Land kommt
entdecker-kind-place = Kärtchen anlegen
entdecker-kind-land = { SIGN("scout") }Einheit absetzen
entdecker-kind-end_voyage = Fahrt beenden
entdecker-kind-no_unit = Keine Einheit
entdecker-kind-recall = Kundschafter zurückholen
entdecker-kind-end_turn = Zug beenden

## Fragen

entdecker-ask-sail = Auf zu einer neuen Fahrt!
entdecker-ask-draw = Deck dein erstes Kärtchen auf
entdecker-ask-place = Aufgedeckt: { entdecker-word-a-tile }
entdecker-ask-choice = Weiter, an Land oder Schluss?
entdecker-ask-landing = Die Fahrt ist zu Ende. Setzt du eine Einheit ab?
entdecker-ask-recall = Holst du Kundschafter zurück?
entdecker-ask-end = Beendest du deinen Zug?
entdecker-ask-start = Wo startest du?
entdecker-amount-tiles = { $amount } Kärtchen
entdecker-ask-tiles = Von { $start } aus: wie viele Kärtchen?
entdecker-ask-stack = Von welchem Stapel? (❓ bringt ein Ereignis)
entdecker-ask-field = Auf welches Feld legst du { entdecker-word-the-tile }?
entdecker-ask-rotation = { $field }: Wie herum liegt { entdecker-word-the-tile }?
entdecker-ask-unit = Welche Einheit setzt du auf { $field } ab?
entdecker-ask-part = An welchem Ufer von { $field }?
entdecker-ask-fields = Welche Kundschafter holst du zurück?

entdecker-about-sail = Du hast { $gold } Gold. Wähle zuerst, wo das Schiff startet, dann, wie viele Kärtchen du aufdeckst (je { $tile } Gold).
entdecker-about-tiles = Du hast { $gold } Gold{ $toll ->
        [0] .
       *[other] ; { $toll } davon kostet der Zoll.
    } { $most ->
        [one] Du kannst { $most } Kärtchen ansagen, für { $tile } Gold.
       *[other] Du kannst bis zu { $most } Kärtchen ansagen, je { $tile } Gold. Behalte etwas, um eine Einheit abzusetzen: Kundschafter { $scout }, Fort { $fort }, Siedlung { $settlement }.
    }
entdecker-about-draw = { $left } Kärtchen angesagt, noch { $gold } Gold. { $fitting }
entdecker-about-choice = { $left ->
        [one] Noch { $left } bezahltes Kärtchen, { $gold } Gold.
       *[other] Noch { $left } bezahlte Kärtchen, { $gold } Gold.
    } { $fitting }
entdecker-fitting-all = Hier passt jedes Kärtchen.
entdecker-fitting-none = Von den übrigen Kärtchen passt hier keines.
entdecker-fitting = Von { $all } Kärtchen in den Stapeln passen hier { $fit }: { $kinds }.
entdecker-fitting-kind = { entdecker-word-tile }
entdecker-about-choice-land = { entdecker-about-choice } Dein Schiff liegt vor Land aus { entdecker-word-tiles } ({ entdecker-word-open }).
entdecker-about-place = { $ways ->
        [one] Das Kärtchen passt auf { $ways } Art.
       *[other] Das Kärtchen passt auf { $ways } Arten.
    }{ $event ->
        [storm] { " " }Es bringt **Sturm**: Die Fahrt endet dort, und niemand geht an Land.
        [storm_ashore] { " " }Es bringt **Sturm**: Die Fahrt endet dort. Eine Einheit darfst du noch absetzen.
        [pirates] { " " }Es bringt **Piraten**, die dir { $share ->
            [2] die Hälfte deines Goldes
           *[other] ein Gold von je { $share }
        } nehmen: { $lost } von { $gold }.
        [gold] { " " }Es bringt einen **Goldfund**.
        [ruins] { " " }Es bringt **alte Ruinen**: sofort Punkte.
        [natives] { " " }Es bringt **freundliche Inselbewohner**: einen Chip für den Bonus.
        [natives_none] { " " }Es bringt **freundliche Inselbewohner**, aber es ist kein Chip mehr da.
       *[none] { "" }
    }
entdecker-about-landing = Dein Schiff ist auf { $field }, und du hast { $gold } Gold.
entdecker-about-landing-land = { entdecker-about-landing } Das Land dort hat { entdecker-word-tiles } ({ entdecker-word-open }).
entdecker-about-recall = { $supply ->
        [0] In deinem Vorrat ist kein Kundschafter mehr.
        [one] In deinem Vorrat ist noch { $supply } Kundschafter.
       *[other] In deinem Vorrat sind noch { $supply } Kundschafter.
    } Wer heimkommt, kann in einem späteren Zug anderswo an Land; sein Gold ist weg.
entdecker-about-end = Mehr ist nicht zu tun. Bis du den Zug beendest, kannst du deinen letzten Schritt noch zurücknehmen.

entdecker-group-border = { $sides ->
        [NE] Rand im Norden und Osten
       *[SW] Rand im Süden und Westen
    }
entdecker-group-rows = Kärtchen in den Reihen { $first } bis { $last }
entdecker-option-start = { $place }
entdecker-option-start-toll = { $place } (Zoll { $toll })
entdecker-option-stack = { $back ->
        [question] Stapel { $number } ❓ ({ $count })
       *[plain] Stapel { $number } ({ $count })
    }
entdecker-option-field = { $field }
entdecker-option-rotation = { entdecker-word-land }
entdecker-option-unit = { entdecker-word-unit } ({ $cost } Gold)
entdecker-option-part = { $part ->
        [N] Nordufer
        [E] Ostufer
        [S] Südufer
        [W] Westufer
       *[land] An Land
    }
entdecker-option-scout = { $place }

entdecker-hint-draw_on = ein Kärtchen nach dem anderen vom höchsten Stapel ohne ❓, bis Land liegt oder es etwas zu wählen gibt
entdecker-hint-start = führt nach { $fields }
entdecker-hint-start-toll = { $toll } Gold Zoll an die Bank (Einheit: { $who }); führt nach { $fields }
entdecker-hint-field = { entdecker-word-land }
entdecker-hint-field-ways = passt auf { $ways } Arten
entdecker-hint-unit = noch { $left } im Vorrat
entdecker-hint-unit-here = noch { $left } im Vorrat; { entdecker-word-ashore }
entdecker-hint-part = Land aus { entdecker-word-tiles }, { entdecker-word-open }; { entdecker-word-ashore }
entdecker-hint-scout = Land aus { entdecker-word-tiles }, { entdecker-word-open }; { entdecker-word-worth }

## Wer gerade was gefragt ist: steht für alle sichtbar hinter dem Namen

entdecker-asking-sail = in See stechen
entdecker-asking-draw = das erste Kärtchen aufdecken
entdecker-asking-place = das Kärtchen anlegen
entdecker-asking-choice = weiter aufdecken, eine Einheit absetzen oder die Fahrt beenden
entdecker-asking-landing = eine Einheit absetzen oder nicht
entdecker-asking-recall = Kundschafter zurückholen oder nicht
entdecker-asking-end = Zug beenden
entdecker-asking-over = das Spiel ist zu Ende

## Vor Teurem, das sich nicht zurücknehmen lässt

entdecker-caution = Überleg es dir gut – { $reasons }.
entdecker-caution-toll = der Start hier kostet { $toll } Gold Zoll
entdecker-caution-all-gold = dein ganzes Gold geht in diese Fahrt (zum Absetzen bleibt nichts)
entdecker-caution-settlement = eine Siedlung kostet { $cost } Gold und bleibt, bis die Insel vollständig ist
entdecker-caution-lost = { $lost ->
        [one] { $lost } bezahltes Kärtchen geht verloren
       *[other] { $lost } bezahlte Kärtchen gehen verloren
    }

## Warum etwas nicht geht

entdecker-no-game-over = Das Spiel ist zu Ende.
entdecker-no-not-your-turn = { $who } ist am Zug.
entdecker-no-wrong-phase = Das geht gerade nicht. Gefragt ist: { $expected }.
entdecker-no-unknown-start = Bei „{ $start }“ gibt es keinen Kreis.
entdecker-no-start-closed = Von { $start } führt keine gestrichelte Linie auf ein unerforschtes Feld.
entdecker-no-toll-too-high = Der Start auf { $start } kostet { $toll } Gold, dazu { $tile } für das erste Kärtchen. Du hast { $gold }.
entdecker-no-tiles-range = { $most ->
        [one] Von dort aus kannst du { $most } Kärtchen ansagen.
       *[other] Von dort aus kannst du 1 bis { $most } Kärtchen ansagen.
    }
entdecker-no-one-tile-left = Dafür braucht es mehrere Kärtchen, und du hast nur noch eines: Deck es von einem Stapel deiner Wahl auf.
entdecker-no-only-questions = Auf jedem Stapel liegt ein Fragezeichen, und da entscheidest du selbst: Wähl einen Stapel.
entdecker-no-stack-unknown = Es gibt die Stapel 1 bis { $count }.
entdecker-no-stack-empty = Stapel { $stack } ist leer.
entdecker-no-not-a-target = Auf dieses Feld führt von deinem Schiff keine gestrichelte Linie. Das Kärtchen passt auf { $fields }.
entdecker-no-no-way-there = Auf { $field } passt das Kärtchen nicht, wie du es auch drehst. Es passt auf { $fields }.
entdecker-no-no-route = Das neue Kärtchen muss zum Schiff hin Wasser haben.
entdecker-no-bad-rotation = So lässt sich dieses Kärtchen nicht drehen. Möglich: { $rotations }.
entdecker-no-edge-mismatch = { $side ->
        [N] Die Nordseite passt nicht zum Nachbarn.
        [E] Die Ostseite passt nicht zum Nachbarn.
        [S] Die Südseite passt nicht zum Nachbarn.
       *[W] Die Westseite passt nicht zum Nachbarn.
    }
entdecker-no-must-draw = Du musst mindestens ein Kärtchen aufdecken.
entdecker-no-no-new-tile = Du hast auf dieser Fahrt kein Kärtchen angelegt und kannst nichts absetzen.
entdecker-no-at-border = Dein Schiff steht noch am Rand, und dort ist kein Land. Einheiten setzt du auf Kärtchen ab.
entdecker-no-no-land = Auf diesem Kärtchen ist kein Land.
entdecker-no-island-complete = Diese Insel ist vollständig und schon gewertet. Eine Einheit käme dort nie mehr weg.
entdecker-no-no-unit-left = Alle deine Einheiten sind auf dem Plan.
entdecker-no-no-gold-to-land = { $unit ->
        [scout] Du hast { $gold } Gold, und ein Kundschafter kostet { $cost }.
        [fort] Du hast { $gold } Gold. Deine billigste Einheit im Vorrat ist ein Fort, und es kostet { $cost }.
       *[settlement] Du hast { $gold } Gold. Im Vorrat hast du nur noch eine Siedlung, und sie kostet { $cost }.
    }
entdecker-no-part-needed = Dieses Kärtchen hat zwei Landteile: Wähle { $first } oder { $second }.
entdecker-no-part-unknown = Einen Landteil „{ $part }“ gibt es auf diesem Kärtchen nicht.
entdecker-no-unit-unknown = Es gibt Kundschafter, Forts und Siedlungen.
entdecker-no-no-supply = { $unit ->
        [scout] Du hast keinen { SIGN("scout") }Kundschafter mehr im Vorrat.
        [fort] Du hast kein { SIGN("fort") }Fort mehr im Vorrat.
       *[settlement] Du hast keine { SIGN("settlement") }Siedlung mehr im Vorrat.
    }
entdecker-no-unit-too-expensive = { $unit ->
        [scout] Ein { SIGN("scout") }Kundschafter kostet { $cost } Gold, du hast { $gold }.
        [fort] Ein { SIGN("fort") }Fort kostet { $cost } Gold, du hast { $gold }.
       *[settlement] Eine { SIGN("settlement") }Siedlung kostet { $cost } Gold, du hast { $gold }.
    }
entdecker-no-not-your-scout = Auf { $field } steht kein Kundschafter von dir.
entdecker-no-recall-only-scouts = Nur Kundschafter kannst du zurückholen.
entdecker-no-recall-none = Wähle mindestens einen Kundschafter, jeden nur einmal, oder beende deinen Zug.

## Was geschehen ist

entdecker-event-begins = { $who } ist Startspieler. Alle beginnen mit { $gold } Gold.
    .you = Du bist Startspieler. Alle beginnen mit { $gold } Gold.
entdecker-event-income = Runde { $round }: Alle bekommen { $gold } { SIGN("coin") }Gold.
entdecker-event-skipped = { $who } kann sich keinen Start leisten und setzt aus.
    .you = Du kannst dir keinen Start leisten und setzt aus.
entdecker-event-sailed = { $who } startet auf { $start } und bezahlt { $tiles } Kärtchen.
    .you = Du startest auf { $start } und bezahlst { $tiles } Kärtchen.
entdecker-event-sailed-toll = { $who } startet auf { $start }, bezahlt { $tiles } Kärtchen und { $toll } Gold Zoll (Einheit von { $owners }).
    .you = Du startest auf { $start }, bezahlst { $tiles } Kärtchen und { $toll } Gold Zoll (Einheit von { $owners }).
entdecker-event-drew = { $who } deckt { entdecker-word-marked } auf (Stapel { $stack }). Das Kärtchen passt auf { $ways } Arten.
    .you = Du deckst { entdecker-word-marked } auf (Stapel { $stack }). Das Kärtchen passt auf { $ways } Arten.
entdecker-event-drew-laid = { $who } deckt { entdecker-word-marked } auf (Stapel { $stack }). Das Kärtchen passt auf { $field } und wird angelegt.
    .you = Du deckst { entdecker-word-marked } auf (Stapel { $stack }). Das Kärtchen passt auf { $field } und wird angelegt.
entdecker-event-misfit = { $who } deckt { entdecker-word-marked } auf (Stapel { $stack }). Das Kärtchen passt nicht und ist verloren.
    .you = Du deckst { entdecker-word-marked } auf (Stapel { $stack }). Das Kärtchen passt nicht und ist verloren.
entdecker-event-laid = { $who } legt { entdecker-word-the-tile } auf { $field }.
    .you = Du legst { entdecker-word-the-tile } auf { $field }.
entdecker-event-storm = { SIGN("event_storm") }**Sturm!** { $lost ->
        [0] Die Fahrt von { $who } ist zu Ende, und niemand geht an Land.
        [one] Die Fahrt von { $who } ist zu Ende, { $lost } bezahltes Kärtchen ist verloren, und niemand geht an Land.
       *[other] Die Fahrt von { $who } ist zu Ende, { $lost } bezahlte Kärtchen sind verloren, und niemand geht an Land.
    }
    .you = { SIGN("event_storm") }**Sturm!** { $lost ->
            [0] Deine Fahrt ist zu Ende, und niemand geht an Land.
            [one] Deine Fahrt ist zu Ende, { $lost } bezahltes Kärtchen ist verloren, und niemand geht an Land.
           *[other] Deine Fahrt ist zu Ende, { $lost } bezahlte Kärtchen sind verloren, und niemand geht an Land.
        }
entdecker-event-storm-ashore = { SIGN("event_storm") }**Sturm!** { $lost ->
        [0] Die Fahrt von { $who } ist zu Ende.
        [one] Die Fahrt von { $who } ist zu Ende, { $lost } bezahltes Kärtchen ist verloren.
       *[other] Die Fahrt von { $who } ist zu Ende, { $lost } bezahlte Kärtchen sind verloren.
    }
    .you = { SIGN("event_storm") }**Sturm!** { $lost ->
            [0] Deine Fahrt ist zu Ende.
            [one] Deine Fahrt ist zu Ende, { $lost } bezahltes Kärtchen ist verloren.
           *[other] Deine Fahrt ist zu Ende, { $lost } bezahlte Kärtchen sind verloren.
        }
entdecker-event-pirates = { SIGN("event_pirates") }**Piraten!** { $lost ->
        [0] Bei { $who } ist nichts zu holen: Es bleibt bei { $gold } Gold.
       *[other] { $who } verliert { $lost } Gold und behält { $gold }.
    }
    .you = { SIGN("event_pirates") }**Piraten!** { $lost ->
            [0] Bei dir ist nichts zu holen: Es bleibt bei { $gold } Gold.
           *[other] Du verlierst { $lost } Gold und behältst { $gold }.
        }
entdecker-event-gold = { SIGN("event_gold") }**Gold!** { $found ->
        [0] Aber der Beutel von { $who } ist voll.
       *[other] { $who } findet { $found } Gold und hat jetzt { $gold }.
    }
    .you = { SIGN("event_gold") }**Gold!** { $found ->
            [0] Aber dein Beutel ist voll.
           *[other] Du findest { $found } Gold und hast jetzt { $gold }.
        }
entdecker-event-ruins = { SIGN("event_ruins") }**Alte Ruinen!** { $points ->
        [one] { $who } bekommt { $points } Punkt.
       *[other] { $who } bekommt { $points } Punkte.
    }
    .you = { SIGN("event_ruins") }**Alte Ruinen!** { $points ->
            [one] Du bekommst { $points } Punkt.
           *[other] Du bekommst { $points } Punkte.
        }
entdecker-event-natives = { SIGN("event_natives") }**Freundliche Inselbewohner!** { $who } bekommt von ihnen einen Entdecker-Chip: { entdecker-word-motif } ({ $value }).
    .you = { SIGN("event_natives") }**Freundliche Inselbewohner!** Du bekommst von ihnen einen Entdecker-Chip: { entdecker-word-motif } ({ $value }).
entdecker-event-natives-none = { SIGN("event_natives") }**Freundliche Inselbewohner!** Aber für { $who } ist kein Chip mehr da.
    .you = { SIGN("event_natives") }**Freundliche Inselbewohner!** Aber für dich ist kein Chip mehr da.
entdecker-event-dead-end = { $lost ->
        [one] Von { $field } führt keine gestrichelte Linie weiter: { $who } verliert { $lost } bezahltes Kärtchen.
       *[other] Von { $field } führt keine gestrichelte Linie weiter: { $who } verliert { $lost } bezahlte Kärtchen.
    }
    .you = { $lost ->
            [one] Von { $field } führt keine gestrichelte Linie weiter: Du verlierst { $lost } bezahltes Kärtchen.
           *[other] Von { $field } führt keine gestrichelte Linie weiter: Du verlierst { $lost } bezahlte Kärtchen.
        }
entdecker-event-landed = { $unit ->
        [scout] { $who } setzt einen { SIGN("scout") }Kundschafter auf { $field } ab{ entdecker-word-on-shore } ({ $cost } Gold).
        [fort] { $who } baut ein { SIGN("fort") }Fort auf { $field }{ entdecker-word-on-shore } ({ $cost } Gold).
       *[settlement] { $who } gründet eine { SIGN("settlement") }Siedlung auf { $field }{ entdecker-word-on-shore } ({ $cost } Gold).
    }
    .you = { $unit ->
            [scout] Du setzt einen { SIGN("scout") }Kundschafter auf { $field } ab{ entdecker-word-on-shore } ({ $cost } Gold).
            [fort] Du baust ein { SIGN("fort") }Fort auf { $field }{ entdecker-word-on-shore } ({ $cost } Gold).
           *[settlement] Du gründest eine { SIGN("settlement") }Siedlung auf { $field }{ entdecker-word-on-shore } ({ $cost } Gold).
        }
entdecker-event-ended = { $who } beendet die Fahrt und setzt niemanden ab.
    .you = Du beendest die Fahrt und setzt niemanden ab.
entdecker-event-lost-tiles = { $lost ->
        [one] { $who } verliert { $lost } bezahltes Kärtchen.
       *[other] { $who } verliert { $lost } bezahlte Kärtchen.
    }
    .you = { $lost ->
            [one] Du verlierst { $lost } bezahltes Kärtchen.
           *[other] Du verlierst { $lost } bezahlte Kärtchen.
        }
entdecker-event-filled = { $count ->
        [one] Eine Lücke wird geschlossen: { $fields }.
       *[other] { $count } Lücken werden geschlossen: { $fields }.
    }
entdecker-event-chip = { $who } entdeckt { entdecker-word-motif } ({ SIGN("chip") }Chip mit { $value }).
    .you = Du entdeckst { entdecker-word-motif } ({ SIGN("chip") }Chip mit { $value }).
entdecker-event-chips-short = { $left ->
        [0] Für { $who } ist kein Entdecker-Chip mehr da.
        [one] Für { $who } ist nur noch { $left } Entdecker-Chip da: Niemand nimmt einen.
       *[other] Für { $who } sind nur noch { $left } Entdecker-Chips da: Niemand nimmt einen.
    }
    .you = { $left ->
            [0] Für dich ist kein Entdecker-Chip mehr da.
            [one] Für dich ist nur noch { $left } Entdecker-Chip da: Niemand nimmt einen.
           *[other] Für dich sind nur noch { $left } Entdecker-Chips da: Niemand nimmt einen.
        }
entdecker-event-island = **Insel vollständig:** { entdecker-word-tiles }, Wert { $value } ({ $fields }). { $shares }.
entdecker-event-island-nobody = Eine Insel aus { entdecker-word-tiles } ist vollständig ({ $fields }), aber niemand war dort.
entdecker-event-island-unfinished = Unfertige Insel aus { entdecker-word-tiles } ({ $fields }): { $shares }.
entdecker-share = { $who } +{ $points }
    .you = du +{ $points }
entdecker-event-recalled = { $count ->
        [one] { $who } holt den Kundschafter von { $fields } zurück.
       *[other] { $who } holt { $count } Kundschafter von { $fields } zurück.
    }
    .you = { $count ->
            [one] Du holst den Kundschafter von { $fields } zurück.
           *[other] Du holst { $count } Kundschafter von { $fields } zurück.
        }
entdecker-event-full = Das ganze Meer ist erforscht: Das Spiel endet.
entdecker-event-premature = { $fields ->
        [one] Alle Kärtchen sind aufgebraucht, { $fields } Feld bleibt unerforscht: Das Spiel endet.
       *[other] Alle Kärtchen sind aufgebraucht, { $fields } Felder bleiben unerforscht: Das Spiel endet.
    }
entdecker-event-bonus = { $count ->
        [one] Entdecker-Bonus für die meisten Chips: { entdecker-word-points } für { $who }.
       *[other] Entdecker-Bonus für die meisten Chips: je { entdecker-word-points } für { $who }.
    }
    .you = { $count ->
            [one] Entdecker-Bonus für die meisten Chips: { entdecker-word-points } für dich.
           *[other] Entdecker-Bonus für die meisten Chips: je { entdecker-word-points } ({ $who }).
        }
entdecker-event-over = { $points ->
        [one] Das Spiel ist zu Ende. Sieg mit { $points } Punkt: { $winners }!
       *[other] Das Spiel ist zu Ende. Sieg mit { $points } Punkten: { $winners }!
    }
    .you-winners = { $points ->
            [one] Das Spiel ist zu Ende. Sieg mit { $points } Punkt: { $winners }!
           *[other] Das Spiel ist zu Ende. Sieg mit { $points } Punkten: { $winners }!
        }

## Wie es endete, und woher Punkte kommen

entdecker-reason-full = Das Meer ist erforscht.
entdecker-reason-premature = Die Kärtchen sind aufgebraucht.
entdecker-reason-full-gold = Bei Gleichstand entschied das Gold. Das Meer ist erforscht.
entdecker-reason-premature-gold = Bei Gleichstand entschied das Gold. Die Kärtchen sind aufgebraucht.
entdecker-score-islands = { SIGN("island") }Inseln
entdecker-score-ruins = { SIGN("event_ruins") }Alte Ruinen
entdecker-score-bonus = { SIGN("chip") }Entdecker-Bonus

## Der Spielplan in Worten: Bildbeschreibung, und für alle, die keine Bilder sehen. Knapp: 1024 Zeichen sind die Grenze

entdecker-board-round = { $free ->
        [one] Runde { $round }, Einkommen { $income }, { $free } Feld unerforscht.
       *[other] Runde { $round }, Einkommen { $income }, { $free } Felder unerforscht.
    }
entdecker-board-over-full = Das Spiel ist zu Ende: Das ganze Meer ist erforscht.
entdecker-board-over-premature = { $free ->
        [one] Das Spiel ist zu Ende: Die Kärtchen sind aufgebraucht, { $free } Feld ist unerforscht.
       *[other] Das Spiel ist zu Ende: Die Kärtchen sind aufgebraucht, { $free } Felder sind unerforscht.
    }
entdecker-board-asked = { $who }: { $what }.
entdecker-board-result = { $total ->
        [one] { $rank }. { $who }: { $total } Punkt (Inseln { $islands }, Ruinen { $ruins }, Bonus { $bonus }).
       *[other] { $rank }. { $who }: { $total } Punkte (Inseln { $islands }, Ruinen { $ruins }, Bonus { $bonus }).
    }
entdecker-board-voyage = Fahrt von { $who } ab { $start }: Schiff auf { $ship }, noch { $left } von { $announced } Kärtchen.
entdecker-board-voyage-over = Letzte Fahrt: { $who } ab { $start }, { $announced } Kärtchen angesagt{ $lost ->
        [0] .
       *[other] , { $lost } verloren.
    }
entdecker-board-drawn = Aufgedeckt: { $tiles }.
entdecker-board-drawn-laid = { entdecker-word-tile } auf { $field }
entdecker-board-drawn-misfit = { entdecker-word-tile } (passte nicht)
entdecker-board-drawn-choosing = { entdecker-word-tile } (noch anzulegen)
entdecker-board-event-storm = Sturm: { $who } darf nichts absetzen.
entdecker-board-event-storm-ashore = Sturm: Die Fahrt von { $who } ist zu Ende.
entdecker-board-event-pirates = { $amount ->
        [0] Piraten nahmen { $who } nichts weg.
       *[other] Piraten nahmen { $who } { $amount } Gold weg.
    }
entdecker-board-event-gold = { $amount ->
        [0] Gold, aber der Beutel von { $who } war voll.
       *[other] { $who } fand { $amount } Gold.
    }
entdecker-board-event-ruins = { $amount ->
        [one] Alte Ruinen: { $amount } Punkt für { $who }.
       *[other] Alte Ruinen: { $amount } Punkte für { $who }.
    }
entdecker-board-event-natives = Freundliche Inselbewohner: ein Chip mit { $amount } für { $who }.
entdecker-board-event-natives-none = Freundliche Inselbewohner, aber für { $who } war kein Chip mehr da.
entdecker-board-filled = { $count ->
        [one] Lücke geschlossen: { $fields }.
       *[other] Lücken geschlossen: { $fields }.
    }
entdecker-board-player = { $who }{ $first ->
        [yes] { " " }(Startspieler)
       *[no] { "" }
    }: { entdecker-word-points }, { $gold } Gold, { entdecker-word-chips }; Vorrat: { entdecker-word-supply }.
entdecker-board-player-units = { $who }{ $first ->
        [yes] { " " }(Startspieler)
       *[no] { "" }
    }: { entdecker-word-points }, { $gold } Gold, { entdecker-word-chips }; Vorrat: { entdecker-word-supply }; auf dem Plan: { $units }.
entdecker-board-unit = { entdecker-word-unit } { $field }{ $part ->
        [land] { "" }
        [N] { " " }(Nordufer)
        [E] { " " }(Ostufer)
        [S] { " " }(Südufer)
        [W] { " " }(Westufer)
       *[other] { " " }({ $part })
    }
entdecker-board-island = Insel { $fields }: { entdecker-word-tiles }, { entdecker-word-open }. { $open ->
        [0] Jetzt wert
       *[other] Wenn jetzt geschlossen
    }: { $who }{ $chip ->
        [yes] , dazu ein Chip.
       *[no] .
    }
entdecker-board-island-empty = Land { $fields }: { entdecker-word-tiles }, { entdecker-word-open }, niemand dort.
entdecker-board-presence = { $who } +{ $points } ({ entdecker-word-units })
entdecker-board-ways = Es passt: { $ways }.
entdecker-board-way = { $field } ({ entdecker-word-land })
entdecker-board-starts = Starts ohne Zoll: { $places }.
entdecker-board-starts-toll = Starts mit Zoll: { $places }.
entdecker-board-start-toll = { $place } ({ $toll })
entdecker-board-stacks = Stapel (? heißt: oben ein Fragezeichen): { $stacks }. Übrige Chips: { $chips }. Weggelegte Kärtchen: { $discards }.
entdecker-board-stack = { $back ->
        [question] Nr. { $number }: { $count } (?)
       *[plain] Nr. { $number }: { $count }
    }
entdecker-board-unseen = Noch in den Stapeln: { $kinds }; mit Fragezeichen: { $question }.
entdecker-board-unseen-kind = { entdecker-word-tile } { $count }
entdecker-board-reserve = Reservekärtchen: { $stacks }.
entdecker-board-reserve-stack = { entdecker-word-tile } { $count }
entdecker-board-row = Reihe { $row }: { $tiles }.
entdecker-board-tile = { $land ->
        [none] { $field } { entdecker-word-tile }
        [NESW] { $field } { entdecker-word-tile }
       *[other] { $field } { entdecker-word-tile } ({ entdecker-word-land })
    }
entdecker-board-discovered = Gewertete Insel { $fields }: { entdecker-word-tiles }, Wert { $value }: { $shares }.
entdecker-board-discovered-empty = Vollständige Insel { $fields }: { entdecker-word-tiles }, niemand war dort.

## Der eigene Platz in Worten

entdecker-own-gold = Du hast { $gold } von höchstens { $cap } Gold und { entdecker-word-points }.
entdecker-own-supply = Dein Vorrat: { entdecker-word-supply }.
entdecker-own-stake = { entdecker-word-unit } auf { $field }{ entdecker-word-on-shore }: Land aus { entdecker-word-tiles }, { entdecker-word-open }. Rang { $rank }, { entdecker-word-worth }.
entdecker-own-chips = { $count ->
        [one] Du hast { $count } Entdecker-Chip (Wert { $values }).
       *[other] Du hast { $count } Entdecker-Chips (Werte { $values }).
    }
entdecker-own-voyage = Deine Fahrt: Schiff auf { $ship }, noch { $left } von { $announced } Kärtchen{ $toll ->
        [0] .
       *[other] , { $toll } Zoll bezahlt.
    }

## Was jemand hat, gezählt

entdecker-stock-points = { SIGN("crown") }Punkte
entdecker-stock-gold = { SIGN("coin") }Gold
