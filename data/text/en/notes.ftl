## Notes to one's own next turn

note-write = Note to my next turn
note-change = Change my note
note-title = A note to your next turn
note-label = Your note
note-about = Only you see it, when it’s your turn again. Leave it empty to delete it.
note-shown = 📝 **Your note:** { $note }
note-kept = Noted. You’ll see it on your next turn.
note-gone = Your note is deleted.
