-- Ids of people are in tables.host_id, seats.user_id and people.user_id, and nowhere else.

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

CREATE UNIQUE INDEX one_table_a_channel ON tables (channel_id) WHERE status IN ('lobby', 'running');
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
