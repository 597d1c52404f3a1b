## For the owner of the bot

help-owner = Run the bot
owner-title = The bot
owner-version = Portolan { $version }, started { $since }.
owner-well = Everything works: Discord, the database, the outbox.
owner-unwell = Something’s wrong. Discord: { $gateway }. Database: { $database }. The log says more.
owner-outbox = Messages waiting to be sent: { $count }. The oldest that’s due has waited { $seconds } s.
owner-tables = Servers: { $servers }. Lobbies: { $lobby }. Running games: { $running }. Asleep: { $asleep }.
owner-thinking = Computer players thinking: { $count }.
owner-draining = **Stopping.** No new games; I’m sending what’s due and then stop.
owner-stopping = Everything’s sent. I’m stopping now.
owner-refresh = Refresh
owner-back = Back
owner-announce = Announce something
owner-drain = Stop gently
owner-drain-sure = Yes, stop
owner-drain-about =
    I’ll refuse new games, send what’s due (for 2 minutes at most) and stop, in all my processes. Games aren’t affected: whatever is still unsent goes out after the next start.
    I’ll stay off until you start me again, unless your service manager restarts whatever has stopped.
owner-text-en = English
owner-text-de = German
owner-text-needed = Who reads another language gets this if theirs is missing
owner-text-optional = For games on German-speaking servers; may stay empty
owner-no-text = There’s no English text. Write one and try again.
owner-still-announcing = The last announcement is still going out. Try again in a few minutes.
owner-preview = This goes to the channels of all running games ({ $channels }), once each, without pinging anyone:
owner-send = Send it
owner-write-again = Write again
owner-announced = The announcement is on its way, about 200 channels a minute.
owner-announced-before = That announcement was sent or replaced. Nothing was sent now.
announcement-title = A message from whoever runs this bot
limit-closing = I’m about to restart, so I’m not opening new games right now. Try again in a few minutes.

## What the owner hears of by itself

alarm-cramped = The disk is almost full: { $megabytes } MB left for my database and its backups. Make room soon. Once it’s full, I can’t save moves.
alarm-no-backup = I couldn’t back up my database: { $error }
alarm-store-away = My database can’t be reached. I keep trying, and continue as soon as it answers. Until then nobody can play.
alarm-job = My job “{ $job }” failed ({ $error }). I’ll try again; the log says more.
