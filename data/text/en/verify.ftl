## Records of finished games, checked and shown

record-about = The whole game. Give it to `/verify`, here or in any other Portolan: I’ll check it, and you can watch the game again. You can also check it at home with Portolan’s own program: `portolan verify { $file }`
record-key = -# The secret key was `{ $key }`, and its SHA-256 (shown in the lobby) is `{ $commitment }`.
record-not-over = The record holds every secret, so you get it when the game ends.

verify-fine = everything checks out
verify-wrong = something doesn’t check out
verify-seat = Seat { $number }
verify-fingerprint = The key’s fingerprint (SHA-256) is `{ $fingerprint }`.
verify-announced = That’s the fingerprint you gave.
verify-not-announced = That’s not the fingerprint you gave. Either someone used another key, or the fingerprint is from another game.
verify-deals = The key fits: it deals exactly this game.
verify-deals-other = The key doesn’t fit: it deals a different game.
verify-no-deal = The key can’t deal this game: no game has these seats and settings.
verify-no-game = I can’t replay this game: the record’s start (key, seats, figures) is damaged.
verify-version = This game used version { $theirs } of the rules. I have version { $ours }, so I can’t judge it. That version of the program can.
verify-no-seat = The log doesn’t check out: entry { $entry } is for a seat this game doesn’t have.
verify-illegal = I can’t replay the log: one of its moves breaks the rules. The rules say: { $reason }
verify-not-this-game = I can’t replay the log: it has seats, settings or a move that don’t exist in this game.
verify-before = The log doesn’t check out: the game was different before entry { $entry }.
verify-events = The log doesn’t check out: entry { $entry } had different consequences.
verify-state = The log doesn’t lead to the recorded end.
verify-leads = The log leads to the recorded end: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} replayed, all legal and as recorded.
verify-compare = -# Compare the fingerprint with the one in the lobby before the game. The README says what this proves and what it doesn’t.
verify-too-big = This file is { $size } MB. I check records of up to { $most } MB. You can check it at home with Portolan’s own program: `portolan verify FILE`.
verify-too-long = This log has more than { $most } entries, too many for me to replay here. You can check it at home with Portolan’s own program: `portolan verify FILE`.
verify-busy = I’m checking another record. Try again in a few seconds.
verify-not-fetched = I couldn’t get that file from Discord. Please try again.
verify-unreadable = That’s not a game record. Press *Record* under a game’s final score and give me that file, unchanged.
verify-other-game = That’s the record of a game I don’t know.
verify-other-figures = This game used figures (cards, prices, tracks) I’ve never played with, so I can’t judge it. You can check it at home with Portolan’s own program: `portolan verify FILE`.

verify-no-file = Give me the file of a finished game. You get one from *Record* under the final score. I’ll check it, and then you can watch the game again, no matter which Portolan it’s from.

shelf-kept = **You can watch this game now.** Only you see it, and the seats have no names. To show it to others, give them the file. I keep it for { $days } days or until you give me another one. To come back here, use `/verify` without a file.
shelf-not-over = This game didn’t reach its end. I only show finished games.
shelf-drop = Forget it
shelf-dropped = Done. I no longer have that record.
shelf-gone = I no longer have that record: you’ve given me another one since, or its time ran out. Give it to `/verify` again to keep watching.
command-verify = verify
command-verify-about = Check the record of a finished game and watch the game again
option-record = record
option-record-about = The file you got from Record; without one: the last file you gave me
option-announced = fingerprint
option-announced-about = The SHA-256 shown in the lobby, to compare
