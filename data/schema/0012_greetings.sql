-- A server is greeted once, however often it invites the bot.

ALTER TABLE guilds ADD COLUMN greeted INTEGER NOT NULL DEFAULT 0 CHECK (greeted IN (0, 1));
