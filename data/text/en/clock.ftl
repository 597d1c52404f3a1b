## Pace, deadlines, reminders

lobby-setting-weekend = Weekends
lobby-setting-weekend-about = Whether clocks and reminders pause on Saturdays and Sundays (UTC).
lobby-setting-weekend-play = play on
lobby-setting-weekend-pause = pause
lobby-setting-pace = Pace
lobby-setting-pace-casual = no clock
lobby-setting-pace-daily = 1 move a day
lobby-setting-pace-bank24 = time bank: 1 day + 4 h per turn
lobby-setting-pace-bank72 = time bank: 3 days + 12 h per turn
lobby-setting-pace-bank168 = time bank: 7 days + 24 h per turn
lobby-setting-pace-about = How long people may take. When someone’s time runs out, the others decide what to do. Nothing happens on its own.

clock-until = { $who } has until { $time }.
clock-left = **Deadline:** { $time }
clock-away = { $who } is on vacation until { $time }. The clock is paused.
clock-lapses = With no answer, the game continues { $time }.

reminder = **{ $title }** is waiting for you: { $asking }. { $url }
reminder-hush = Stop reminding me this turn
reminder-hushed = No more reminders until your next turn.
reminder-last = That was the last reminder. No time? Someone else can take your seat. Otherwise the others decide what to do.
reminder-hand-on = Offer my seat
reminder-not-yours = This reminder is for another player. `/tables` shows which games are waiting for you.
nudge = **{ $title }**: you’re in the middle of your turn. Next: { $asking }. { $url }
