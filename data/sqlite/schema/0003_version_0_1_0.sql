-- The tables of version 0.1.0. Each file behind this one leads from the schema before it to the one that it is numbered
-- for. Today's tables stand whole in data/postgres/schema, with the same columns.

CREATE TABLE figures (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    body BLOB NOT NULL                      -- JSON, in the order of the figures file
) STRICT;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'ended')),
    host_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    settings TEXT NOT NULL,                 -- JSON
    key BLOB NOT NULL,                      -- of the dice; secret until the game is over
    salt TEXT NOT NULL DEFAULT '[]',        -- JSON
    version INTEGER NOT NULL DEFAULT 0,
    state BLOB,                             -- JSON; from here on: NULL in the lobby
    rules_version INTEGER,
    figures TEXT REFERENCES figures (hash),
    board_message_id INTEGER,
    board_channel_id INTEGER,
    board_version INTEGER,
    board_note TEXT,                        -- what the last board said, to take its buttons away later
    lobby_message_id INTEGER,
    due INTEGER,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    ended INTEGER,
    CHECK ((state IS NULL) = (rules_version IS NULL) AND (state IS NULL) = (figures IS NULL)),
    CHECK (status NOT IN ('running', 'over') OR state IS NOT NULL),
    CHECK ((ended IS NULL) = (status IN ('lobby', 'running')))
) STRICT;

CREATE INDEX tables_by_channel ON tables (channel_id, created);
CREATE INDEX tables_by_status ON tables (status, updated);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user_id INTEGER,                        -- NULL: a computer player
    name TEXT NOT NULL,
    joined_at INTEGER NOT NULL,
    salt TEXT NOT NULL,
    dm TEXT NOT NULL DEFAULT 'unknown' CHECK (dm IN ('unknown', 'open', 'closed')),
    desk_channel_id INTEGER,
    desk_message_id INTEGER,
    left INTEGER NOT NULL DEFAULT 0 CHECK (left IN (0, 1)),
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id)
) STRICT;

CREATE INDEX seats_by_person ON seats (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    move TEXT,                              -- JSON; NULL: moves were taken back
    takes_back INTEGER,
    events TEXT NOT NULL,                   -- JSON
    final INTEGER NOT NULL CHECK (final IN (0, 1)),
    undone INTEGER NOT NULL CHECK (undone IN (0, 1)),
    before BLOB NOT NULL,                   -- the state before it: JSON, compressed with zlib
    rules_version INTEGER NOT NULL,         -- whose shape `before` has
    PRIMARY KEY (table_id, number),
    CHECK ((move IS NULL) <> (takes_back IS NULL))
) STRICT;

-- The log only grows: it is the proof of what was played.
CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
WHEN NOT (
    OLD.undone = 0 AND NEW.undone = 1
    AND NEW.table_id IS OLD.table_id AND NEW.number IS OLD.number AND NEW.seat IS OLD.seat
    AND NEW.at IS OLD.at AND NEW.move IS OLD.move AND NEW.takes_back IS OLD.takes_back
    AND NEW.events IS OLD.events AND NEW.final IS OLD.final AND NEW.before IS OLD.before
    AND NEW.rules_version IS OLD.rules_version
)
BEGIN
    SELECT RAISE(ABORT, 'a move in the log can only be marked as taken back');
END;

CREATE TRIGGER moves_are_never_deleted BEFORE DELETE ON moves
WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
BEGIN
    SELECT RAISE(ABORT, 'a move goes only when its table goes');
END;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    seat INTEGER,                           -- NULL: the table's channel
    version INTEGER NOT NULL,
    body TEXT NOT NULL,                     -- JSON
    nonce TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_try INTEGER NOT NULL,
    done_at INTEGER,
    message_id INTEGER,
    error TEXT
) STRICT;

CREATE INDEX outbox_to_send ON outbox (next_try, id) WHERE done_at IS NULL;
CREATE INDEX outbox_by_table ON outbox (table_id);

CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    language TEXT,
    locale TEXT,                            -- what their Discord spoke when they last sat down
    dm_notices INTEGER NOT NULL DEFAULT 1 CHECK (dm_notices IN (0, 1))
) STRICT;

CREATE TABLE guilds (
    guild_id INTEGER PRIMARY KEY,
    language TEXT
) STRICT;

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

-- A table's life over days and weeks: clocks, reminders, votes, followers, sleep, results.

ALTER TABLE tables ADD COLUMN asleep TEXT CHECK (asleep IN ('idle', 'channel', 'server'));
ALTER TABLE tables ADD COLUMN warned INTEGER;   -- when it was said that this lobby will be closed

-- Who sleeps keeps nobody from opening a table in the same channel.
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

-- Records of finished games that people have brought along, to look at them here: one for each person.

CREATE TABLE records (
    user_id INTEGER PRIMARY KEY,
    brought INTEGER NOT NULL,
    body BLOB NOT NULL                      -- the record as we would export it: JSON, compressed with zlib
) STRICT;

-- The message that offers a seat to anybody: when the seat is not to be had any more, it loses its button.

ALTER TABLE seats ADD COLUMN offer_message_id INTEGER;
