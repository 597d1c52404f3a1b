## Settings

command-settings = settings
command-settings-about = Language, reminders, quiet hours, colours; for managers: the server
settings-own = Your settings
settings-server = Settings of this server
settings-noted = Noted.
settings-managers-only = Only people who manage this server can change that.
settings-to-server = Settings of the server
settings-to-own = My own settings
settings-language = **Language** – of what I write to you alone
settings-language-auto = as my Discord
settings-dm_notices = **Direct messages** – when it is your turn (secret questions always come that way)
settings-dm_notices-on = yes, your hand comes as a new message
settings-dm_notices-off = no, ping me in the channel
settings-reminder_hours = **Reminders** – while a table waits for you; the shorter of yours and the server's counts
settings-reminder_hours-auto = as the server has it
settings-reminder_hours-0 = never
settings-number-reminder_hours = every { $number } hours
settings-digest_hour = **Daily digest** – all your tables in one direct message
settings-digest_hour-auto = no digest
settings-number-digest_hour = every day at { $number }:00
settings-palette = **Colours** – of the pictures that only you see (shapes and symbols tell everything apart as well)
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
settings-form-zone-about = Such as Europe/Berlin, or just the city: Berlin. Empty: UTC.
settings-form-quiet = Quiet hours
settings-form-quiet-about = When nothing of mine may ring, such as 22-7. Empty: never.
settings-no-zone = I know no time zone called “{ $typed }”. Write it like Europe/Berlin, or name a big city in it.
settings-no-hours = “{ $typed }” is not a span of hours. Write it like 22-7: from ten in the evening to seven in the morning.
settings-server-language = **Language** of new tables
settings-server-language-auto = as the server itself
settings-server-pace = **Pace** of new tables
settings-server-pace-auto = as the games have it (no clock)
settings-server-reminder_hours = **Reminders** at the tables here
settings-server-reminder_hours-auto = as usual (every 24 hours)
settings-server-most_tables = **Tables for one person** at the same time
settings-server-most_tables-auto = as many as they like
settings-number-most_tables = { $number ->
    [one] one table
   *[other] { $number } tables
}
settings-channels = **Channels** where tables may be opened; none chosen: everywhere
settings-channels-choose = All channels
lobby-not-in-this-channel = On this server tables are opened in { $channels }. Use `/play` there.
lobby-too-many-tables = { $most ->
    [one] On this server everybody has one table at a time, and you sit at one already.
   *[other] On this server everybody has at most { $most } tables at a time, and you sit at that many already.
} Finish one first, or ask somebody else to open the table and join it.
tables-head = { $count ->
    [one] **Your table**
   *[other] **Your { $count } tables**, those that wait for you first
}
table-sleeps = sleeps – **Play** on its board wakes it
digest-head = ☀ **Good day!** { $waiting ->
    [0] { $tables ->
        [one] Your table does not wait for you.
       *[other] None of your { $tables } tables waits for you.
    }
    [one] { $tables ->
        [one] Your table waits for you.
       *[other] One of your { $tables } tables waits for you.
    }
   *[other] { $waiting } of your { $tables } tables wait for you.
}
