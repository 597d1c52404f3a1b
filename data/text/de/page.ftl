# Die Worte der Seite des lokalen Tisches. Was der Bot sagt, steht in den anderen Dateien.

## Was abgelehnt wird

page-no-key = Das darf diese Seite nicht: Öffne die Adresse, die das Programm ausgegeben hat.
page-too-large = Das ist zu groß.
page-unknown-action = Die Seite wollte etwas, das es nicht gibt. Lade sie neu.
page-refused = Das geht hier nicht.
page-no-channel = Diesen Kanal gibt es nicht mehr.
page-no-message = Diese Nachricht gibt es nicht mehr.
page-no-button = Diesen Knopf gibt es nicht mehr.
page-disabled = Dieser Knopf lässt sich gerade nicht drücken.
page-menu-count = Wähle { $least } bis { $most } aus.
page-menu-option = Das bietet dieses Menü nicht an.
page-no-form = Dieses Formular ist geschlossen. Öffne es noch einmal.
page-field-length = „{ $name }“ braucht { $least } bis { $most } Zeichen.
page-field-choice = „{ $name }“ bietet das nicht an.
page-no-command = Den Befehl /{ $name } gibt es nicht.
page-command-not-here = /{ $name } geht hier nicht.
page-no-option = Dieser Befehl hat keine Option „{ $name }“.
page-option-missing = „{ $name }“ fehlt noch.
page-option-choice = „{ $name }“ bietet das nicht an.
page-option-length = „{ $name }“ braucht { $least } bis { $most } Zeichen.
page-option-number = „{ $name }“ braucht eine Zahl.
page-option-range = „{ $name }“ muss zwischen { $least } und { $most } liegen.
page-no-file = Diese Datei lässt sich nicht lesen.
page-file-size = Eine Datei darf bis zu { $most } MB haben.
page-text-length = Eine Nachricht hat 1 bis { $most } Zeichen.
page-name-length = Ein Name hat 1 bis { $most } Zeichen.
page-too-many-channels = Es gibt schon { $most } Kanäle.
page-no-thread-here = Threads lassen sich nur in Kanälen öffnen.
page-not-in-forum = Wähle zuerst einen Thread dieses Forums.
page-thread-closed = Dieser Thread ist geschlossen.
page-not-ephemeral = Ausblenden lassen sich nur Nachrichten, die du allein siehst.

## Wenn der Bot nicht antwortet

page-bot-away = Der Bot startet noch. Versuch es gleich noch einmal.
page-bot-silent = Der Bot hat nicht rechtzeitig geantwortet. Versuch es noch einmal.
