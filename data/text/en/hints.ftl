## Hints

button-hint = Hint
hint-thinking = Thinking it over …
hint-move = I’d play: { $deed }
hint-reason = **Why:** { $reason }
number-tenths = { $whole }.{ $tenth }
hint-compared-points = **How these come out on average:**
hint-compared-chance = **Your winning chances on average:**
hint-lead = { $deed }: { $lead }
hint-even = Thinking ahead, these come out the same on average: { $deeds }.
hint-close = I also thought through: { $deeds }. Nothing was so much better that I’d switch.
hint-ahead-points = Thinking ahead, it comes out { $ahead } points better than what I’d usually do: { $deed }.
hint-ahead-chance = Thinking ahead, your lead in winning chances comes out { $ahead } bigger than with what I’d usually do: { $deed }.
lead-percent = { $percent ->
    [one] 1 percentage point
   *[other] { $percent } percentage points
}
lead-ahead-points = about { $ahead } points ahead of the best rival
lead-behind-points = about { $ahead } points behind the leader
lead-level-points = level with the leader
lead-ahead-average = about { $ahead } points ahead of the others’ average
lead-behind-average = about { $ahead } points behind the others’ average
lead-level-average = level with the others’ average
lead-ahead-duel = about { $ahead } points ahead of your opponent
lead-behind-duel = about { $ahead } points behind your opponent
lead-level-duel = level with your opponent
lead-ahead-chance = about { $ahead } higher than your strongest rival’s
lead-behind-chance = about { $ahead } lower than your strongest rival’s
lead-level-chance = about the same as your strongest rival’s
hint-caution = -# I’d usually ask you once more before a move like this. { $caution }
hint-play = Play it
hint-back = Back
hint-taken = { $who } took a hint. This game won’t change any ratings.
hint-not-allowed = This table plays without hints. The host can allow them in the lobby of the next game.
hint-not-asked = It’s not your turn, so there’s nothing to suggest. I’ll call you when it is.
lobby-setting-hints = Hints
lobby-setting-hints-about = Whether you may ask what the computer would do. Such games don’t change ratings. Against computers alone, hints are on unless you choose “never”. **What if …** is always there, and gives hints only if the game does.
lobby-setting-hints-off = only against computers
lobby-setting-hints-on = on, also among people
lobby-setting-hints-never = never, not even against computers
