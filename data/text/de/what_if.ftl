## Was wäre, wenn: für sich allein weiterspielen

button-whatif = Was wäre, wenn …
command-whatif = was_wäre_wenn
command-whatif-about = Spiel von deiner Stellung aus für dich allein gegen Computer weiter und probier etwas aus
whatif-welcome = **Was wäre, wenn …** Hier ist eine Kopie deiner Partie { $title } zum Ausprobieren, nur für dich. Alles, was du nicht wissen kannst, ist neu verteilt, Computer spielen die anderen, und am richtigen Spiel ändert sich nichts.
whatif-begun = Deine private Kopie von { $title } wartet in deinen Direktnachrichten.
whatif-go = Zu deiner Kopie
whatif-end = Ausprobieren beenden
whatif-ended = Erledigt. Das richtige Spiel ist, wie du es verlassen hast.
whatif-none = Das hast du schon beendet. Mit **Was wäre, wenn …** unter **Spielen** fängst du neu an.
whatif-over = Hier ist das Spiel zu Ende: Es gibt nichts mehr auszuprobieren. Geh in `/wiederholung` einen Schritt zurück.
whatif-in-whatif = Du probierst schon etwas aus. Nimm mit **Zurücknehmen** Züge zurück oder beende es zuerst.
whatif-place = zum Ausprobieren in deinen Direktnachrichten
whatif-beginning = Hier fängst du an auszuprobieren. Alles, was du nicht wissen konntest, wurde neu verteilt.
whatif-no-review = Davon gibt es keinen Rückblick. Er würde dir verraten, was du im richtigen Spiel tun sollst.
whatif-no-record = Davon lässt sich nichts aufheben: Es beginnt mittendrin, und nichts davon zählt.
final-whatif = Das war nur ausprobiert: Nichts davon zählt, und das richtige Spiel ist, wie du es verlassen hast.
