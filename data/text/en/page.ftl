# Words of the local table's page. What the bot says is in the other files.

## What is refused

page-no-key = This page is not allowed to do that: open the address that the program printed.
page-too-large = That is too large.
page-unknown-action = The page asked for something that does not exist. Reload it.
page-refused = That is not possible here.
page-no-channel = This channel does not exist any more.
page-no-message = This message does not exist any more.
page-no-button = This button is not there any more.
page-disabled = This button cannot be pressed now.
page-menu-count = Choose { $least } to { $most }.
page-menu-option = This menu does not offer that.
page-no-form = This form is closed. Open it again.
page-field-length = “{ $name }” needs { $least } to { $most } characters.
page-field-choice = “{ $name }” does not offer that.
page-no-command = There is no command /{ $name }.
page-command-not-here = /{ $name } does not work here.
page-no-option = This command has no option “{ $name }”.
page-option-missing = “{ $name }” is still missing.
page-option-choice = “{ $name }” does not offer that.
page-option-length = “{ $name }” needs { $least } to { $most } characters.
page-option-number = “{ $name }” needs a number.
page-option-range = “{ $name }” must be between { $least } and { $most }.
page-no-file = This file cannot be read.
page-file-size = A file may have up to { $most } MB.
page-text-length = A message has 1 to { $most } characters.
page-name-length = A name has 1 to { $most } characters.
page-too-many-channels = There are { $most } channels already.
page-no-thread-here = Threads can be opened in channels only.
page-not-in-forum = Choose a thread of this forum first.
page-thread-closed = This thread is closed.
page-not-ephemeral = Only messages that you alone see can be dismissed.

## When the bot does not answer

page-bot-away = The bot is starting. Try again in a moment.
page-bot-silent = The bot has not answered in time. Try again.
