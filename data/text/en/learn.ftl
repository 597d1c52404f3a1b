## Lessons and the coach

command-learn = learn
command-learn-about = Learn a game in your direct messages, with a coach
learn-welcome = **{ $title }.** { $blurb }
    Let’s play a first game right here. I’ll explain each question the first time it comes up.
learn-begun = Your lesson in { $title } is waiting in your direct messages.
learn-below = Your lesson in { $title } starts below.
learn-go = Go to your lesson
learn-under-way = You’re in the middle of a lesson in { $title }.
learn-place = lesson in your direct messages
learn-menu = Lesson …
learn-continue = Continue
learn-anew = Start over
learn-anew-sure = Start over? Your lesson in { $title } begins with the first deal again, and what you’ve played so far is gone.
learn-anew-yes = Yes, start over
learn-end = End the lesson
learn-ended = Lesson ended. Start another with `/learn` whenever you like.
learn-none = You have no lesson to end. Start one with `/learn`.
learn-closed = I can’t send you direct messages, and that’s where lessons happen. Allow them in this server’s privacy settings, then try again.
learn-closed-short = -# Your direct messages are closed, so I can’t update the board. Answers to your presses still come. Open your direct messages, and the board catches up within 15 minutes.
learn-button = Practice alone
coach-skip = Skip the coach
coach-back = Bring the coach back
coach-offer = First game? Explain as I play
coach-decline = No coach, thanks
coach-look = -# ☞ The red ring shows where to look. It isn’t a recommendation.
coach-marked = A red ring and a pointing hand mark what the coach is talking about.
coach-comes = I’ll explain each question the first time you see it.
coach-gone = No more explanations. The rules are always one press away.
