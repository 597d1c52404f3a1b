## Tempo, Fristen, Erinnerungen

lobby-setting-weekend = Wochenende
lobby-setting-weekend-about = Ob Uhren und Erinnerungen samstags und sonntags (UTC) ruhen.
lobby-setting-weekend-play = wird gespielt
lobby-setting-weekend-pause = Pause
lobby-setting-pace = Tempo
lobby-setting-pace-casual = ohne Uhr
lobby-setting-pace-daily = ein Zug am Tag
lobby-setting-pace-bank24 = Zeitkonto 1 Tag + 4 h je Zug
lobby-setting-pace-bank72 = Zeitkonto 3 Tage + 12 h je Zug
lobby-setting-pace-bank168 = Zeitkonto 7 Tage + 24 h je Zug
lobby-setting-pace-about = Wie lange ihr euch Zeit lassen dürft. Läuft jemandes Zeit ab, entscheiden die anderen, was geschieht; von selbst geschieht nichts.

clock-until = { $who } hat Zeit bis { $time }.
clock-left = **Frist:** { $time }
clock-away = { $who } ist bis { $time } im Urlaub; die Uhr steht.
clock-lapses = Ohne Antwort geht es von selbst weiter: { $time }.

reminder = **{ $title }** wartet auf dich: { $asking }. { $url }
reminder-hush = In diesem Zug nicht mehr erinnern
reminder-hushed = Bis zu deinem nächsten Zug wirst du nicht mehr erinnert.
reminder-last = Das war die letzte Erinnerung. Hast du keine Zeit, kann jemand anders für dich weiterspielen; sonst entscheiden die anderen, wie es weitergeht.
reminder-hand-on = Meinen Platz weitergeben
reminder-not-yours = Diese Erinnerung gilt jemand anderem am Tisch. Welche Tische auf dich warten, zeigt `/tische`.
nudge = **{ $title }**: Du hast deinen Zug begonnen, aber noch nicht beendet – { $asking }. { $url }
