-- What data/schema/0015 says: who was invited to a lobby, kept out of it, or asked to be told when it is ready; how
-- people tend to play; and the list of open lobbies that stands in a channel of a server.

CREATE TABLE lobby_people (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id bigint NOT NULL,
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('invited', 'barred', 'tell')),
    name text NOT NULL DEFAULT '',          -- of somebody who is barred, for the host to let them in again
    PRIMARY KEY (table_id, user_id, kind)
);

CREATE INDEX lobby_people_by_person ON lobby_people (user_id);

CREATE TABLE habits (
    user_id bigint PRIMARY KEY,
    finished bigint NOT NULL DEFAULT 0,     -- games with others
    abandoned bigint NOT NULL DEFAULT 0,
    paces text NOT NULL DEFAULT '[]'        -- JSON: seconds for an answer in each of the last games, oldest first
);

ALTER TABLE people ADD COLUMN show_habits boolean;      -- NULL: when enough games are over

INSERT INTO habits (user_id, finished, paces)
SELECT user_id, count(*), coalesce(
    '[' || string_agg((spent / answers)::text, ',' ORDER BY ended) FILTER (WHERE answers > 0 AND latest <= 9) || ']', '[]'
)
FROM (
    SELECT *, row_number() OVER (PARTITION BY user_id, answers > 0 ORDER BY ended DESC) AS latest FROM results
) AS played
GROUP BY user_id;

ALTER TABLE guilds ADD COLUMN list_channel bigint;      -- where the list of open lobbies stands; NULL: nowhere
ALTER TABLE guilds ADD COLUMN list_message bigint;
ALTER TABLE guilds ADD COLUMN list_at bigint;           -- when to show it anew; NULL: it is as it should be
ALTER TABLE guilds ADD COLUMN call_role bigint;         -- who is called when a lobby opens
ALTER TABLE guilds ADD COLUMN call_hours bigint;        -- how often at most; NULL: once an hour
ALTER TABLE guilds ADD COLUMN called_at bigint;
ALTER TABLE guilds ADD COLUMN call_at bigint;           -- when the role is to be called; NULL: there is no reason

CREATE INDEX lists_to_show ON guilds (list_at) WHERE list_at IS NOT NULL;
CREATE INDEX open_lobbies ON tables (guild_id, created) WHERE status = 'lobby' AND asleep IS NULL AND lesson = 0;

CREATE FUNCTION lobby_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM lobby_people WHERE table_id = NEW.id;
    RETURN NULL;
END
$$;

CREATE TRIGGER a_lobby_is_over AFTER UPDATE OF status ON tables FOR EACH ROW
WHEN (OLD.status = 'lobby' AND NEW.status <> 'lobby')
EXECUTE FUNCTION lobby_over();

CREATE FUNCTION show_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE guilds SET list_at = NEW.updated WHERE guild_id = NEW.guild_id AND list_channel IS NOT NULL;
    RETURN NULL;
END
$$;

CREATE TRIGGER a_lobby_is_new AFTER INSERT ON tables FOR EACH ROW WHEN (NEW.status = 'lobby' AND NEW.lesson = 0)
EXECUTE FUNCTION show_list();

CREATE TRIGGER a_lobby_has_changed AFTER UPDATE OF version, status, asleep, channel_id ON tables FOR EACH ROW
WHEN (
    OLD.status = 'lobby' AND NEW.lesson = 0
    AND (NEW.version, NEW.status, NEW.asleep, NEW.channel_id)
        IS DISTINCT FROM (OLD.version, OLD.status, OLD.asleep, OLD.channel_id)
)
EXECUTE FUNCTION show_list();
