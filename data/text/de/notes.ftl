## Notizen für den eigenen nächsten Zug

note-write = Notiz für meinen nächsten Zug
note-change = Meine Notiz ändern
note-title = Notiz für deinen nächsten Zug
note-label = Deine Notiz
note-about = Nur du siehst sie, wenn du wieder dran bist. Leer lassen löscht sie.
note-shown = 📝 **Deine Notiz:** { $note }
note-kept = Notiert. Du siehst es, wenn du wieder dran bist.
note-gone = Deine Notiz ist gelöscht.
