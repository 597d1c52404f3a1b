-- Sign-up closes some day, and a season that can't go on ends: its server has removed the bot, say.

ALTER TABLE seasons ADD COLUMN sign_up_ends bigint;
ALTER TABLE seasons ADD COLUMN reminded boolean NOT NULL DEFAULT FALSE;
ALTER TABLE seasons ADD COLUMN notice text NOT NULL DEFAULT '';         -- what is still to be said in its channel, as a text key
ALTER TABLE seasons ADD COLUMN trouble_since bigint;
ALTER TABLE seasons ADD COLUMN end_reason text CHECK (end_reason IN ('played', 'canceled', 'expired', 'trouble'));

UPDATE seasons SET end_reason = CASE status WHEN 'over' THEN 'played' ELSE 'canceled' END WHERE ended IS NOT NULL;
UPDATE seasons SET trouble_since = extract(epoch FROM now())::bigint WHERE trouble <> '';
UPDATE seasons SET sign_up_ends = extract(epoch FROM now())::bigint + 28 * 86400, check_at = 0 WHERE status = 'open';

CREATE INDEX seasons_awake_by_guild ON seasons (guild_id) WHERE status IN ('open', 'running') AND trouble <> 'server';
CREATE INDEX seasons_of_lost_guilds ON seasons (guild_id) WHERE trouble = 'server';
