## Settings

command-settings = settings
command-settings-about = Language, reminders, quiet hours, colors; for managers: the server
settings-own = Your settings
settings-server = Settings for this server
settings-noted = Saved.
settings-managers-only = Only people who manage this server can change that.
settings-to-server = Server settings
settings-to-own = My settings
settings-language = **Language** of my private messages to you
settings-language-auto = same as my Discord
settings-dm_notices = **Direct messages** when it’s your turn (secret questions always come that way)
settings-dm_notices-on = yes, send my hand as a new message
settings-dm_notices-off = no, ping me in the channel
settings-reminder_hours = **Reminders** while a game waits for you. The shorter of your interval and the server’s applies.
settings-reminder_hours-auto = the server’s choice
settings-reminder_hours-0 = never
settings-number-reminder_hours = every { $number } hours
settings-digest_hour = **Daily digest** of all your games in 1 direct message
settings-digest_hour-auto = no digest
settings-number-digest_hour = every day at { $number }:00
settings-palette = **Colors** of the pictures only you see (shapes and symbols tell everything apart, too)
settings-palette-auto = as painted
settings-palette-protan = for protanopia (red is weak)
settings-palette-deutan = for deuteranopia (green is weak)
settings-palette-tritan = for tritanopia (blue is weak)
settings-palette-contrast = stronger contrast
settings-times = **Time zone:** { $zone } · **Quiet hours:** { $quiet }
settings-quiet-none = none
settings-quiet-hours = { $begin }:00 to { $end }:00
settings-time = Time zone and quiet hours
settings-form-zone = Time zone
settings-form-zone-about = For example Europe/Berlin, or just a city: Berlin. Empty: UTC.
settings-form-quiet = Quiet hours
settings-form-quiet-about = When I shouldn’t notify you, for example 22-7. Empty: never.
settings-no-zone = I don’t know a time zone called “{ $typed }”. Write it like Europe/Berlin, or name a big city in it.
settings-no-hours = I can’t read “{ $typed }” as hours. Write them like 22-7: from 10 p.m. to 7 a.m.
settings-server-language = **Language** of new games
settings-server-language-auto = same as the server
settings-server-pace = **Pace** of new games
settings-server-pace-auto = the default (no clock)
settings-server-reminder_hours = **Reminders** for games here
settings-server-reminder_hours-auto = the default (every 24 hours)
settings-server-most_tables = **Games per person** at the same time
settings-server-most_tables-auto = no limit
settings-number-most_tables = { $number ->
    [one] 1 game
   *[other] { $number } games
}
settings-channels = **Channels** where people can start games. None chosen: everywhere.
settings-channels-choose = All channels
