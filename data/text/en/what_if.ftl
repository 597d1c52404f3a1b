## What if: playing on in private

button-whatif = What if …
command-whatif = whatif
command-whatif-about = Play on from your position in private, against computers, to try something out
whatif-welcome = **What if …** Here’s a private copy of your game of { $title } to try things out. I reshuffled everything you can’t know, computers play the others, and none of it affects the real game.
whatif-begun = Your private copy of { $title } is waiting in your direct messages.
whatif-go = Go to your copy
whatif-end = End this what-if
whatif-ended = Done. The real game is as you left it.
whatif-none = That what-if has already ended. Start another one with **What if …** in your panel.
whatif-over = That’s the end of the game: there’s nothing left to try. Go back a step in `/replay`.
whatif-in-whatif = You’re already trying something out. Press **Undo** to try another way, or end this what-if first.
whatif-place = a what-if in your direct messages
whatif-beginning = Here your what-if starts. Everything you couldn’t know was reshuffled.
whatif-no-review = There’s no review of a what-if. It would tell you what to do in the real game.
whatif-no-record = A what-if has nothing to keep: it starts in the middle, and nothing of it counts.
final-whatif = That was a what-if: nothing of it counts, and the real game is as you left it.
