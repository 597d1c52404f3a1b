# Words of the local table's page. What the bot says is in the other files.

## What is refused

page-no-key = This page isn’t allowed to do that. Open the link that the program printed.
page-too-large = That’s too large.
page-unknown-action = The page asked for something that doesn’t exist. Reload it.
page-refused = You can’t do that here.
page-no-channel = This channel is gone.
page-no-message = This message is gone.
page-no-button = This button is gone.
page-disabled = You can’t press this button right now.
page-menu-count = Choose { $least } to { $most }.
page-menu-option = This menu doesn’t offer that.
page-no-form = This form is closed. Open it again.
page-field-length = “{ $name }” needs { $least } to { $most } characters.
page-field-choice = “{ $name }” doesn’t offer that.
page-no-command = There’s no command /{ $name }.
page-command-not-here = /{ $name } doesn’t work here.
page-no-option = This command has no option “{ $name }”.
page-option-missing = “{ $name }” is still missing.
page-option-choice = “{ $name }” doesn’t offer that.
page-option-length = “{ $name }” needs { $least } to { $most } characters.
page-option-number = “{ $name }” needs a number.
page-option-range = “{ $name }” must be between { $least } and { $most }.
page-no-file = I can’t read this file.
page-file-size = A file can be up to { $most } MB.
page-text-length = A message can have 1 to { $most } characters.
page-name-length = A name can have 1 to { $most } characters.
page-too-many-channels = There are already { $most } channels.
page-no-thread-here = You can only open threads in channels.
page-not-in-forum = Open a post in this forum first. You can write and use commands there.
page-no-post-here = You can only open posts in a forum.
page-may-not-post = You’re not allowed to post in this forum.
page-no-tag-usable = Posts in this forum need a tag, and you may not use any of its tags.
page-tag-missing = Posts in this forum need a tag. Choose one.
page-thread-closed = This thread is closed.
page-thread-archived = This thread is asleep. Write something in it to wake it up.
page-not-ephemeral = You can only dismiss messages that nobody else sees.

## When the bot does not answer

page-bot-away = The bot isn’t here right now. Try again in a moment.
page-bot-silent = The bot didn’t answer in time. Try again.

## The frame

page-local-table = Local table
page-navigation = Channels and people
page-tabs = Where to look
page-games = Games
page-messages = Direct messages
page-messages-here = Messages, from one to the next with the arrow keys
page-skip-to-games = Skip to the games
page-skip-to-newest = Skip to the newest board
page-you-are = You are
page-turn = your turn
page-window-of = Open { $name } in a new window
page-change-person = You are { $name }. Channels and people
page-language = Language
page-theme = Colors
page-theme-auto = Like my system
page-theme-light = Light
page-theme-dark = Dark
page-mentions = { $count } for you
page-new-channel = New channel
page-channel-name = Name of the channel
page-new-thread = New thread
page-thread-name = Name of the thread
page-create = Create
page-new-post = New post
page-post-title = Title
page-post-text = Message
page-post-tags = Tags
page-posts = Posts
page-posts-older = Older posts
page-posts-none = No posts yet. Open the first one, then type /play in it: the table opens right there.
page-post-answers = Replies: { $count }
page-post-asleep = asleep
page-post-locked = closed
page-only-person-sees = only { $name } sees this
page-dms-switch = Receive direct messages
page-dms-label = Receive
page-dms-open = The bot may write to you
page-dms-closed = Closed: the bot can’t write to you

## The first page

page-what-this-is = Five board games of discovery, made to be played on Discord over a few days. Here you can try them alone: this page is a small Discord on your own computer. Pick a game and dive in.
page-play-computer = Play the computer
page-play-computer-of = Play { $game } against the computer
page-learn = Learn it
page-learn-of = Learn { $game } with a coach
page-rules = Rules
page-rules-of = Rules of { $game }
page-facts = { $players } players · { $minutes } min · { $weight }
page-friends-title = With friends
page-friends-here = Six people share this page. Open another one in a new window and play both sides, or bring the bot to your own Discord server.
page-open-channel = Open the channel
page-invite = Play on Discord
page-invite-title = Play with friends on Discord
page-invite-steps =
    1. Create an application at https://discord.com/developers/applications and copy its bot’s token.
    2. Copy `.env.example` to `.env` and put the token after `DISCORD_TOKEN=`.
    3. Open the invitation link with your application’s id and choose your server. The link is in the README, under **Inviting it to a server**.
    4. Start `bot.py` again. Type `/play` on your server, and your friends press **Join**.

## Messages

page-app = APP
page-somebody = someone
page-unknown-channel = unknown
page-unknown-role = deleted role
page-used-command = { $who } used { $command }
page-thinking = Portolan is thinking …
page-typing = Portolan is typing …
page-only-you = Only you can see this
page-dismiss = Dismiss
page-choose = Choose
page-chosen-of = { $count } of up to { $most }
page-chosen-exactly = { $count } of { $most }
page-done = Done
page-spoiler = Show the hidden text
page-new-below = New messages
page-empty-channel = Nothing here yet. Type / to see what the bot can do.

## Pictures

page-full-size = Full size
page-in-words = In words
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-picture-before = Previous picture
page-picture-after = Next picture
page-play-film = Play the film

## Writing

page-composer = Write as { $name }, or type / for commands
page-composer-short = / for commands
page-commands = Commands
page-send = Send
page-cancel = Cancel
page-close = Close
page-submit = Submit
page-required = required
page-optional = optional
page-yes = Yes
page-no = No
page-no-choice = No matches. Type something else.
page-no-such-command = No matching command
page-no-command-named = There’s no command { $name } here. Type / to see them all.
page-option-choose = Choose “{ $name }” from the list.
page-field-missing = Fill this in first.
page-field-short = At least { $least } characters.

## When something is missing

page-no-answer = No answer. Try again.
page-lost = Connection lost. Trying again …
page-bot-coming = Just a moment, the bot is starting
page-bot-offline = The bot isn’t here right now. It’ll be back in a moment.

## Signs in texts, for those who listen

page-sign-sail = sail
page-sign-crate = crates
page-sign-settlers = settlers
page-sign-telescope = telescopes
page-sign-question = question mark
page-sign-any-color = any color
page-sign-sun = sun
page-sign-star = star
