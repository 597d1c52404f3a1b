-- Leagues and knock-outs of one game on a server. Ids of people stand in season_entrants and seasons.host_id alone.

CREATE TABLE seasons (
    id TEXT PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    format TEXT NOT NULL CHECK (format IN ('league', 'knockout')),
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'ended')),
    host_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    settings TEXT NOT NULL,                 -- JSON
    table_size INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    days INTEGER NOT NULL,
    level TEXT NOT NULL,
    key BLOB NOT NULL,
    round INTEGER NOT NULL DEFAULT 0,
    round_ends INTEGER,
    version INTEGER NOT NULL DEFAULT 0,
    shown INTEGER NOT NULL DEFAULT -1,      -- the version that the message shows
    message_id INTEGER,
    message_round INTEGER NOT NULL DEFAULT 0,
    trouble TEXT NOT NULL DEFAULT '',
    check_at INTEGER,                       -- when something may have to be done; NULL: not before a change
    created INTEGER NOT NULL,
    ended INTEGER,
    CHECK ((ended IS NULL) = (status IN ('open', 'running')))
) STRICT;

CREATE UNIQUE INDEX one_season_a_channel ON seasons (channel_id) WHERE status IN ('open', 'running');
CREATE INDEX seasons_by_guild ON seasons (guild_id, created);
CREATE INDEX seasons_to_check ON seasons (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX seasons_by_host ON seasons (host_id);
CREATE INDEX seasons_by_end ON seasons (ended) WHERE ended IS NOT NULL;

CREATE TABLE season_entrants (
    season_id TEXT NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    user_id INTEGER,                        -- NULL: forgotten
    name TEXT NOT NULL,
    dropped INTEGER NOT NULL DEFAULT 0 CHECK (dropped IN (0, 1)),
    PRIMARY KEY (season_id, number)
) STRICT;

CREATE UNIQUE INDEX entrants_by_person ON season_entrants (user_id, season_id) WHERE user_id IS NOT NULL;

CREATE TABLE season_matches (
    season_id TEXT NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    opening INTEGER NOT NULL DEFAULT 0 CHECK (opening IN (0, 1)),
    channel_id INTEGER,
    table_id TEXT REFERENCES tables (id) ON DELETE SET NULL,
    done INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1)),
    PRIMARY KEY (season_id, round, number)
) STRICT;

CREATE INDEX matches_by_table ON season_matches (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE season_seats (
    season_id TEXT NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    entrant INTEGER,                        -- NULL: a computer player
    rank INTEGER,
    points INTEGER NOT NULL DEFAULT 0,
    score INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (season_id, round, number, seat)
) STRICT;

-- The end of a game, or the loss of its channel, is looked at within half a minute.
CREATE TRIGGER a_season_game_has_changed AFTER UPDATE OF status, asleep ON tables
WHEN NEW.status IS NOT OLD.status OR NEW.asleep IS NOT OLD.asleep
BEGIN
    UPDATE seasons SET check_at = 0
    WHERE status = 'running' AND id IN (SELECT season_id FROM season_matches WHERE table_id = NEW.id);
END;
