-- Leagues and knock-outs of one game on a server. Ids of people stand in season_entrants and seasons.host_id alone.

CREATE TABLE seasons (
    id text COLLATE "C" PRIMARY KEY,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    game text NOT NULL,
    format text NOT NULL CHECK (format IN ('league', 'knockout')),
    status text NOT NULL CHECK (status IN ('open', 'running', 'over', 'ended')),
    host_id bigint NOT NULL,
    language text NOT NULL,
    settings text NOT NULL,                 -- JSON
    table_size bigint NOT NULL,
    rounds bigint NOT NULL,
    days bigint NOT NULL,
    level text NOT NULL,
    key bytea NOT NULL,
    round bigint NOT NULL DEFAULT 0,
    round_ends bigint,
    version bigint NOT NULL DEFAULT 0,
    shown bigint NOT NULL DEFAULT -1,      -- the version that the message shows
    message_id bigint,
    message_round bigint NOT NULL DEFAULT 0,
    trouble text NOT NULL DEFAULT '',
    check_at bigint,                       -- when something may have to be done; NULL: not before a change
    created bigint NOT NULL,
    ended bigint,
    CHECK ((ended IS NULL) = (status IN ('open', 'running')))
);

CREATE UNIQUE INDEX one_season_a_channel ON seasons (channel_id) WHERE status IN ('open', 'running');
CREATE INDEX seasons_by_guild ON seasons (guild_id, created);
CREATE INDEX seasons_to_check ON seasons (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX seasons_by_host ON seasons (host_id);
CREATE INDEX seasons_by_end ON seasons (ended) WHERE ended IS NOT NULL;

CREATE TABLE season_entrants (
    season_id text COLLATE "C" NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    user_id bigint,                        -- NULL: forgotten
    name text NOT NULL,
    dropped boolean NOT NULL DEFAULT FALSE,
    PRIMARY KEY (season_id, number)
);

CREATE UNIQUE INDEX entrants_by_person ON season_entrants (user_id, season_id) WHERE user_id IS NOT NULL;

CREATE TABLE season_matches (
    season_id text COLLATE "C" NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    round bigint NOT NULL,
    number bigint NOT NULL,
    opening boolean NOT NULL DEFAULT FALSE,
    channel_id bigint,
    table_id text COLLATE "C" REFERENCES tables (id) ON DELETE SET NULL,
    done boolean NOT NULL DEFAULT FALSE,
    PRIMARY KEY (season_id, round, number)
);

CREATE INDEX matches_by_table ON season_matches (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE season_seats (
    season_id text COLLATE "C" NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    round bigint NOT NULL,
    number bigint NOT NULL,
    seat bigint NOT NULL,
    entrant bigint,                        -- NULL: a computer player
    rank bigint,
    points bigint NOT NULL DEFAULT 0,
    score bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (season_id, round, number, seat)
);

-- The end of a game, or the loss of its channel, is looked at within half a minute.
CREATE FUNCTION look_at_season() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE seasons SET check_at = 0
    WHERE status = 'running' AND id IN (SELECT season_id FROM season_matches WHERE table_id = NEW.id);
    RETURN NULL;
END
$$;

CREATE TRIGGER a_season_game_has_changed AFTER UPDATE OF status, asleep ON tables FOR EACH ROW
WHEN (NEW.status IS DISTINCT FROM OLD.status OR NEW.asleep IS DISTINCT FROM OLD.asleep)
EXECUTE FUNCTION look_at_season();
