-- A table's life over days and weeks: clocks, reminders, votes, followers, sleep, results.
-- Ids of people are now also in followers.user_id, results.user_id and ratings.user_id.

ALTER TABLE tables ADD COLUMN asleep TEXT CHECK (asleep IN ('idle', 'channel', 'server'));
ALTER TABLE tables ADD COLUMN warned INTEGER;   -- when it was said that this lobby will be closed

-- Who sleeps keeps nobody from opening a table in the same channel.
DROP INDEX one_table_a_channel;
CREATE UNIQUE INDEX one_table_a_channel ON tables (channel_id)
WHERE status IN ('lobby', 'running') AND asleep IS NULL;

ALTER TABLE seats ADD COLUMN asked_at INTEGER;  -- since when this seat is asked; NULL: it is not
ALTER TABLE seats ADD COLUMN deadline INTEGER;  -- when its time is out; NULL: it has no clock running
ALTER TABLE seats ADD COLUMN bank INTEGER;      -- seconds left in its time bank while the clock stands
ALTER TABLE seats ADD COLUMN spent INTEGER NOT NULL DEFAULT 0;      -- seconds it was waited for, in all
ALTER TABLE seats ADD COLUMN answers INTEGER NOT NULL DEFAULT 0;    -- how often it was asked and answered
ALTER TABLE seats ADD COLUMN reminders INTEGER NOT NULL DEFAULT 0;  -- since it was asked
ALTER TABLE seats ADD COLUMN reminded_at INTEGER;
ALTER TABLE seats ADD COLUMN hushed INTEGER NOT NULL DEFAULT 0 CHECK (hushed IN (0, 1));
ALTER TABLE seats ADD COLUMN nudged_at INTEGER;
ALTER TABLE seats ADD COLUMN offered INTEGER NOT NULL DEFAULT 0 CHECK (offered IN (0, 1));  -- to anybody
ALTER TABLE seats ADD COLUMN ping_message_id INTEGER;   -- "your turn", to be taken away when it is done

CREATE INDEX seats_asked ON seats (asked_at) WHERE asked_at IS NOT NULL;

ALTER TABLE people ADD COLUMN reminder_hours INTEGER;   -- NULL: as the table has it; 0: never
ALTER TABLE people ADD COLUMN quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 23);
ALTER TABLE people ADD COLUMN quiet_to INTEGER CHECK (quiet_to BETWEEN 0 AND 23);
ALTER TABLE people ADD COLUMN zone TEXT;
ALTER TABLE people ADD COLUMN away_until INTEGER;
ALTER TABLE people ADD COLUMN digest_hour INTEGER CHECK (digest_hour BETWEEN 0 AND 23);
ALTER TABLE people ADD COLUMN digest_at INTEGER;        -- when the last digest was sent
ALTER TABLE people ADD COLUMN palette TEXT;             -- of the private pictures; NULL: as everybody's
ALTER TABLE people ADD COLUMN counted INTEGER NOT NULL DEFAULT 1 CHECK (counted IN (0, 1));

ALTER TABLE guilds ADD COLUMN pace TEXT;
ALTER TABLE guilds ADD COLUMN reminder_hours INTEGER;
ALTER TABLE guilds ADD COLUMN channels TEXT NOT NULL DEFAULT '[]';  -- JSON; []: everywhere
ALTER TABLE guilds ADD COLUMN most_tables INTEGER;                  -- for one person at a time

-- What the others at a table are asked to agree on: one thing at a time.
CREATE TABLE votes (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'absence')),
    seat INTEGER NOT NULL,                  -- whose matter it is
    number INTEGER,                         -- undo: back to before this entry of the log
    opened INTEGER NOT NULL,
    message_id INTEGER
) STRICT;

CREATE TABLE ballots (
    table_id TEXT NOT NULL REFERENCES votes (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE TABLE followers (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT;

-- Who came how far in games among people. They outlive their tables.
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    people INTEGER NOT NULL,
    lasted INTEGER NOT NULL,                -- seconds from the start to the end
    spent INTEGER NOT NULL,
    answers INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE INDEX results_by_guild ON results (guild_id, game);
CREATE INDEX results_by_person ON results (user_id);

CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) STRICT;

ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0 CHECK (counted IN (0, 1));
-- whether its results were written down (or were not to be)
ALTER TABLE tables ADD COLUMN started INTEGER;
