-- Finding players: who was invited to a lobby, kept out of it, or asked to be told when it is ready; how people tend to
-- play; and the list of open lobbies that stands in a channel of a server.

CREATE TABLE lobby_people (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('invited', 'barred', 'tell')),
    name TEXT NOT NULL DEFAULT '',          -- of somebody who is barred, for the host to let them in again
    PRIMARY KEY (table_id, user_id, kind)
) STRICT;

CREATE INDEX lobby_people_by_person ON lobby_people (user_id);

CREATE TRIGGER a_lobby_is_over AFTER UPDATE OF status ON tables WHEN OLD.status = 'lobby' AND NEW.status <> 'lobby'
BEGIN
    DELETE FROM lobby_people WHERE table_id = NEW.id;
END;

CREATE TABLE habits (
    user_id INTEGER PRIMARY KEY,
    finished INTEGER NOT NULL DEFAULT 0,    -- games with others
    abandoned INTEGER NOT NULL DEFAULT 0,
    paces TEXT NOT NULL DEFAULT '[]'        -- JSON: seconds for an answer in each of the last games, oldest first
) STRICT;

ALTER TABLE people ADD COLUMN show_habits INTEGER CHECK (show_habits IN (0, 1));
-- NULL: when enough games are over

INSERT INTO habits (user_id, finished, paces)
SELECT user_id, count(*), '[]' FROM results GROUP BY user_id;
UPDATE habits SET paces = (
    SELECT json_group_array(spent / answers) FROM (
        SELECT spent, answers FROM (
            SELECT spent, answers, ended FROM results
            WHERE results.user_id = habits.user_id AND answers > 0 ORDER BY ended DESC LIMIT 9
        ) ORDER BY ended
    )
);

ALTER TABLE guilds ADD COLUMN list_channel INTEGER;     -- where the list of open lobbies stands; NULL: nowhere
ALTER TABLE guilds ADD COLUMN list_message INTEGER;
ALTER TABLE guilds ADD COLUMN list_at INTEGER;          -- when to show it anew; NULL: it is as it should be
ALTER TABLE guilds ADD COLUMN call_role INTEGER;        -- who is called when a lobby opens
ALTER TABLE guilds ADD COLUMN call_hours INTEGER;       -- how often at most; NULL: once an hour
ALTER TABLE guilds ADD COLUMN called_at INTEGER;
ALTER TABLE guilds ADD COLUMN call_at INTEGER;          -- when the role is to be called; NULL: there is no reason

CREATE INDEX lists_to_show ON guilds (list_at) WHERE list_at IS NOT NULL;
CREATE INDEX open_lobbies ON tables (guild_id, created) WHERE status = 'lobby' AND asleep IS NULL AND lesson = 0;

CREATE TRIGGER a_lobby_is_new AFTER INSERT ON tables WHEN NEW.status = 'lobby' AND NEW.lesson = 0
BEGIN
    UPDATE guilds SET list_at = NEW.updated WHERE guild_id = NEW.guild_id AND list_channel IS NOT NULL;
END;

CREATE TRIGGER a_lobby_has_changed AFTER UPDATE OF version, status, asleep, channel_id ON tables
WHEN OLD.status = 'lobby' AND NEW.lesson = 0 AND (
    NEW.version IS NOT OLD.version OR NEW.status IS NOT OLD.status OR NEW.asleep IS NOT OLD.asleep
    OR NEW.channel_id IS NOT OLD.channel_id
)
BEGIN
    UPDATE guilds SET list_at = NEW.updated WHERE guild_id = NEW.guild_id AND list_channel IS NOT NULL;
END;
