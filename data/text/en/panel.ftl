## Panel

panel-choose = Choose …
panel-choose-section = Where? Choose first …
panel-choose-exactly = Choose { $count }
panel-choose-some = Choose { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
}
panel-none = None of them
panel-copies = { $count }× { $what }
panel-amount = { $move } { $amount }
panel-inline = { $move }: { $option }
panel-goes-on = { $move }, { $option }
panel-only = { $answer } (the only choice)
panel-other = { $move } …
panel-more-choices = More choices …
panel-number = A number from { $low } to { $high }
panel-number-label = Your number
panel-number-range = Enter a whole number from { $low } to { $high }.
panel-typed-unknown = There’s no “{ $typed }” to choose here. You can choose { $known }.
panel-typed-more = { $count } more
panel-not-a-number = “{ $typed }” isn’t a whole number. Press the button again and type digits only.
panel-wrong-count = { $least ->
    [0] Choose { $most } at most.
   *[other] Choose at least { $least } and at most { $most }.
}
panel-hint = • **{ $option }**: { $hint }
panel-hint-plain = { $option } · { $hint }
panel-barred = • ~~{ $option }~~: { $reason }
panel-back = Back
panel-undo = Undo
panel-sure = Yes, do it
panel-confirm = { $deed }: are you sure?
confirm-no = No, never mind
confirm-not-done = OK, nothing has changed.
panel-answered = Your answer is in. The others are still thinking.
panel-waiting = Waiting for the others …
panel-noted = Got it. Only you know.
panel-rare = More …
panel-more = What else can I do?
panel-already-done = You’ve already made that move. Here’s the game now:
panel-stale = The game has moved on since you got that button. Here’s the game now:

## Direct messages

desk-head = { $title }: your hand ({ $where })
desk-head-asked = { $title }, your turn: your hand ({ $where })
desk-head-waits = { $title }, others’ turn: your hand ({ $where })
desk-channel = { $channel }
desk-lesson = lesson
desk-what-if = What if …
desk-your-turn = **Your turn:** { $asking }
desk-lobby = Waiting for the game to start.
desk-welcome = You joined a game of { $title }. I’ll send your secret hand here when it starts, and you can play from here.
desk-ping = **{ $title }**, your turn: { $asking }. { $url }
desk-closed = I can’t send you direct messages, so I can’t deliver your hand. No problem: press **My hand** and **Play** at the board, and only you see the answers. (To change it: server menu → Privacy Settings → Direct Messages.)
desk-closed-short = -# Your direct messages are closed: use **My hand** and **Play** at the board.
