-- Sign-up closes some day, and a season that can't go on ends: its server has removed the bot, say.

ALTER TABLE seasons ADD COLUMN sign_up_ends INTEGER;
ALTER TABLE seasons ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0 CHECK (reminded IN (0, 1));
ALTER TABLE seasons ADD COLUMN notice TEXT NOT NULL DEFAULT '';         -- what is still to be said in its channel, as a text key
ALTER TABLE seasons ADD COLUMN trouble_since INTEGER;
ALTER TABLE seasons ADD COLUMN end_reason TEXT CHECK (end_reason IN ('played', 'canceled', 'expired', 'trouble'));

UPDATE seasons SET end_reason = iif(status = 'over', 'played', 'canceled') WHERE ended IS NOT NULL;
UPDATE seasons SET trouble_since = CAST(strftime('%s', 'now') AS INTEGER) WHERE trouble <> '';
UPDATE seasons SET sign_up_ends = CAST(strftime('%s', 'now') AS INTEGER) + 28 * 86400, check_at = 0 WHERE status = 'open';

CREATE INDEX seasons_awake_by_guild ON seasons (guild_id) WHERE status IN ('open', 'running') AND trouble <> 'server';
CREATE INDEX seasons_of_lost_guilds ON seasons (guild_id) WHERE trouble = 'server';
