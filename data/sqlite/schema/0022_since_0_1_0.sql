-- From version 0.1.0 to the tables of 0.2.0.

-- A secret move that later ones of the same seat have replaced is folded: it stays in the log with its number,
-- as the proof, but without what only an undo needs. Clicks do not load it.

ALTER TABLE moves ADD COLUMN folded INTEGER NOT NULL DEFAULT 0
    CHECK (folded = 0 OR (folded = 1 AND before = x'' AND events = '[]'));
CREATE INDEX moves_to_load ON moves (table_id, number) WHERE NOT folded;

-- The log takes a fraction of its room: states and events are compressed with what stands before them in the log as
-- dictionary. Entries that version 0.1.0 wrote are rewritten while the bot runs, a few at a time.

ALTER TABLE moves ADD COLUMN packed_events BLOB;    -- instead of `events`, which is '' then
ALTER TABLE moves ADD COLUMN public INTEGER         -- whether everybody was told of it, where the events are packed
    CHECK ((public IS NULL) = (packed_events IS NULL) AND (public IS NULL OR (events = '' AND NOT folded)));
CREATE INDEX moves_to_pack ON moves (table_id, number) WHERE packed_events IS NULL AND NOT folded;

-- A compressed text ends with its checksum, whatever dictionary it needs: who packs it anew can't change it.
DROP TRIGGER moves_are_never_changed;
CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
WHEN NOT (
    NEW.table_id IS OLD.table_id AND NEW.number IS OLD.number AND NEW.seat IS OLD.seat
    AND NEW.at IS OLD.at AND NEW.move IS OLD.move AND NEW.takes_back IS OLD.takes_back
    AND NEW.final IS OLD.final AND NEW.rules_version IS OLD.rules_version
    AND (
        (
            OLD.undone = 0 AND NEW.undone = 1
            AND NEW.folded IS OLD.folded AND NEW.events IS OLD.events AND NEW.before IS OLD.before
            AND NEW.packed_events IS OLD.packed_events AND NEW.public IS OLD.public
        )
        OR (
            OLD.folded = 0 AND NEW.folded = 1
            AND NEW.undone IS OLD.undone
            AND OLD.move IS NOT NULL AND NOT ifnull(OLD.public, instr(OLD.events, '"to":null'))
        )
        OR (
            OLD.folded = 0 AND NEW.folded = 0
            AND NEW.undone IS OLD.undone
            AND NEW.public IS ifnull(OLD.public, instr(OLD.events, '"to":null') > 0)
            AND substr(NEW.before, -4) IS substr(OLD.before, -4)
            AND substr(NEW.packed_events, -4) IS substr(ifnull(OLD.packed_events, NEW.packed_events), -4)
        )
    )
)
BEGIN
    SELECT RAISE(ABORT, 'a move in the log can only be marked as taken back, packed, or folded if it is secret');
END;

-- Who has given a seat away, until the game is over: they know a hand, and may take no other seat.

CREATE TABLE former_players (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,               -- 0: somebody who was forgotten
    name TEXT,                              -- of somebody who had played from the beginning: kept until the end
    PRIMARY KEY (table_id, seat, user_id)
) STRICT;

CREATE INDEX former_players_by_person ON former_players (user_id);

-- Every question the store asks has an index: none walks a whole table. Where most rows are of no interest (letters
-- that were delivered, games that have ended), the index leaves them out.

CREATE INDEX outbox_to_send_of_table ON outbox (table_id, id) WHERE done_at IS NULL;
CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX outbox_by_person ON outbox (json_extract(body, '$.user')) WHERE json_extract(body, '$.user') IS NOT NULL;

DROP INDEX tables_by_status;
CREATE INDEX open_tables ON tables (updated) WHERE status IN ('lobby', 'running');
CREATE INDEX open_tables_by_guild ON tables (guild_id, updated) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL;
CREATE INDEX tables_to_count ON tables (ended) WHERE status = 'over' AND NOT counted;
CREATE INDEX tables_by_host ON tables (host_id);
CREATE INDEX tables_by_figures ON tables (figures) WHERE figures IS NOT NULL;

CREATE INDEX seats_by_deadline ON seats (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX followers_by_person ON followers (user_id);
CREATE INDEX ratings_by_person ON ratings (user_id);
CREATE INDEX records_by_age ON records (brought);

-- Periodic jobs ask for what is due now, and walk nothing else. When something has to be looked at next stands in
-- the row itself; triggers set it in the transaction of every change that could make something due earlier. Whoever
-- looks at it writes down the next moment: so to be early costs one look, and nothing is ever late.

ALTER TABLE seats ADD COLUMN check_at INTEGER;
-- when to look whether a reminder or a vote about this seat is due; NULL: nobody is waited for here
ALTER TABLE votes ADD COLUMN check_at INTEGER DEFAULT 0;
-- when to look whether it is decided; NULL: not before something changes at the table
ALTER TABLE tables ADD COLUMN computers_at INTEGER;
-- since when computer players are to move, or when to try again; NULL: it is not their turn
ALTER TABLE people ADD COLUMN digest_check_at INTEGER;
-- when to look whether a digest is due; NULL: none is wanted

CREATE INDEX seats_to_check ON seats (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX votes_to_check ON votes (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX computers_to_move ON tables (computers_at)
    WHERE computers_at IS NOT NULL AND status = 'running' AND asleep IS NULL;
CREATE INDEX digests_to_check ON people (digest_check_at) WHERE digest_check_at IS NOT NULL;
CREATE INDEX reaction_times ON tables (due) WHERE due IS NOT NULL AND status = 'running' AND asleep IS NULL;

-- Tables that nobody touches: each kind waits for another time.
CREATE INDEX lobbies_to_warn ON tables (updated)
    WHERE status = 'lobby' AND asleep IS NULL AND (warned IS NULL OR warned <= updated);
CREATE INDEX lobbies_to_close ON tables (warned) WHERE status = 'lobby' AND asleep IS NULL AND warned > updated;
CREATE INDEX games_to_sleep ON tables (updated) WHERE status = 'running' AND asleep IS NULL;
CREATE INDEX sleepers_to_stop ON tables (updated) WHERE status IN ('lobby', 'running') AND asleep IS NOT NULL;

-- A server that is gone or back: which ones there are, and their tables.
CREATE INDEX awake_tables_by_guild ON tables (guild_id) WHERE status IN ('lobby', 'running') AND asleep IS NULL;
CREATE INDEX sleeping_tables_by_guild ON tables (guild_id, updated)
    WHERE status IN ('lobby', 'running') AND asleep IS NOT NULL;
CREATE INDEX tables_of_lost_guilds ON tables (guild_id) WHERE status IN ('lobby', 'running') AND asleep = 'server';

CREATE INDEX results_by_person_and_guild ON results (user_id, guild_id);
DROP INDEX results_by_person;

-- Whoever is asked is looked at ten minutes later (NUDGE_SECONDS): before that nothing is ever due.

CREATE TRIGGER a_clock_has_changed AFTER UPDATE OF asked_at, deadline ON seats
WHEN NEW.asked_at IS NOT OLD.asked_at OR NEW.deadline < OLD.deadline
    OR (NEW.deadline IS NULL) <> (OLD.deadline IS NULL)
BEGIN
    UPDATE seats SET check_at = iif(
        asked_at IS NOT NULL AND user_id IS NOT NULL AND NOT left
            AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND status = 'running' AND asleep IS NULL),
        asked_at + 600, NULL
    )
    WHERE table_id = NEW.table_id AND seat = NEW.seat;
END;

-- Who sits there decides who votes, and what the computer plays.
CREATE TRIGGER a_seat_has_changed_hands AFTER UPDATE OF user_id, left ON seats
WHEN NEW.user_id IS NOT OLD.user_id OR NEW.left IS NOT OLD.left
BEGIN
    UPDATE seats SET check_at = iif(
        asked_at IS NOT NULL AND user_id IS NOT NULL AND NOT left
            AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND status = 'running' AND asleep IS NULL),
        asked_at + 600, NULL
    )
    WHERE table_id = NEW.table_id;
    UPDATE votes SET check_at = 0 WHERE table_id = NEW.table_id;
    UPDATE tables SET computers_at = 0
    WHERE id = NEW.table_id AND status = 'running' AND (NEW.user_id IS NULL OR NEW.left);
END;

CREATE TRIGGER a_table_has_changed AFTER UPDATE OF version, status, asleep, due ON tables
WHEN NEW.version IS NOT OLD.version OR NEW.status IS NOT OLD.status OR NEW.asleep IS NOT OLD.asleep
    OR NEW.due IS NOT OLD.due
BEGIN
    UPDATE seats SET check_at = iif(
        asked_at IS NOT NULL AND user_id IS NOT NULL AND NOT left
            AND NEW.status = 'running' AND NEW.asleep IS NULL,
        asked_at + 600, NULL
    )
    WHERE table_id = NEW.id AND (asked_at IS NOT NULL OR check_at IS NOT NULL);
    UPDATE votes SET check_at = 0 WHERE table_id = NEW.id;
END;

CREATE TRIGGER a_table_has_woken AFTER UPDATE OF asleep ON tables
WHEN NEW.asleep IS NULL AND OLD.asleep IS NOT NULL AND NEW.status = 'running'
BEGIN
    UPDATE tables SET computers_at = 0 WHERE id = NEW.id;
END;

-- A ballot may decide; what it decides is carried out after it is stored, or after the next start.
CREATE TRIGGER a_ballot_was_cast AFTER INSERT ON ballots
BEGIN
    UPDATE votes SET check_at = 0 WHERE table_id = NEW.table_id;
END;

CREATE TRIGGER a_ballot_has_changed AFTER UPDATE ON ballots
BEGIN
    UPDATE votes SET check_at = 0 WHERE table_id = NEW.table_id;
END;

CREATE TRIGGER a_vote_has_ended AFTER DELETE ON votes
BEGIN
    UPDATE seats SET check_at = asked_at + 600
    WHERE table_id = OLD.table_id AND asked_at IS NOT NULL AND user_id IS NOT NULL AND NOT left
        AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND status = 'running' AND asleep IS NULL);
END;

-- Quiet hours hold back reminders to a person, and votes of all tables where they vote.
CREATE TRIGGER a_person_is_new AFTER INSERT ON people
WHEN NEW.quiet_from IS NOT NULL OR NEW.reminder_hours IS NOT NULL OR NEW.away_until IS NOT NULL
    OR NEW.digest_hour IS NOT NULL
BEGIN
    UPDATE people SET digest_check_at = 0 WHERE user_id = NEW.user_id AND digest_hour IS NOT NULL;
    UPDATE seats SET check_at = asked_at + 600
    WHERE asked_at IS NOT NULL AND user_id IS NOT NULL AND NOT left
        AND table_id IN (
            SELECT own.table_id FROM seats AS own JOIN tables ON tables.id = own.table_id
            WHERE own.user_id = NEW.user_id AND status = 'running' AND asleep IS NULL
        );
END;

CREATE TRIGGER a_person_has_changed
AFTER UPDATE OF quiet_from, quiet_to, zone, reminder_hours, away_until, digest_hour ON people
WHEN NEW.quiet_from IS NOT OLD.quiet_from OR NEW.quiet_to IS NOT OLD.quiet_to OR NEW.zone IS NOT OLD.zone
    OR NEW.reminder_hours IS NOT OLD.reminder_hours OR NEW.away_until IS NOT OLD.away_until
    OR NEW.digest_hour IS NOT OLD.digest_hour
BEGIN
    UPDATE people SET digest_check_at = iif(digest_hour IS NULL, NULL, 0) WHERE user_id = NEW.user_id;
    UPDATE seats SET check_at = asked_at + 600
    WHERE asked_at IS NOT NULL AND user_id IS NOT NULL AND NOT left
        AND table_id IN (
            SELECT own.table_id FROM seats AS own JOIN tables ON tables.id = own.table_id
            WHERE own.user_id = NEW.user_id AND status = 'running' AND asleep IS NULL
        );
END;

CREATE TRIGGER a_guild_is_new AFTER INSERT ON guilds WHEN NEW.reminder_hours IS NOT NULL
BEGIN
    UPDATE seats SET check_at = asked_at + 600
    WHERE asked_at IS NOT NULL AND user_id IS NOT NULL AND NOT left
        AND table_id IN (
            SELECT id FROM tables
            WHERE guild_id = NEW.guild_id AND status IN ('lobby', 'running') AND status = 'running' AND asleep IS NULL
        );
END;

CREATE TRIGGER a_guild_has_changed AFTER UPDATE OF reminder_hours ON guilds
WHEN NEW.reminder_hours IS NOT OLD.reminder_hours
BEGIN
    UPDATE seats SET check_at = asked_at + 600
    WHERE asked_at IS NOT NULL AND user_id IS NOT NULL AND NOT left
        AND table_id IN (
            SELECT id FROM tables
            WHERE guild_id = NEW.guild_id AND status IN ('lobby', 'running') AND status = 'running' AND asleep IS NULL
        );
END;

-- What was there before is looked at once, tables with computer players first.
UPDATE seats SET check_at = asked_at + 600
WHERE asked_at IS NOT NULL AND user_id IS NOT NULL AND NOT left
    AND table_id IN (SELECT id FROM tables WHERE status = 'running' AND asleep IS NULL);
UPDATE tables SET computers_at =
    NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND (user_id IS NULL OR left))
WHERE status = 'running' AND asleep IS NULL;
UPDATE people SET digest_check_at = 0 WHERE digest_hour IS NOT NULL;

-- A person is forgotten in steps, some tables at a time. Who is between two of them stands here: should the bot be
-- stopped, the next hour goes on.

CREATE TABLE half_forgotten (
    user_id INTEGER PRIMARY KEY
) STRICT;

-- How well a computer player plays, and in which way. Those from before play as they always did.

ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT 'normal' CHECK (level IN ('easy', 'normal', 'hard'));
ALTER TABLE seats ADD COLUMN temperament TEXT NOT NULL DEFAULT '';

-- Lessons are tables in direct messages: one for each game and person, and no obstacle to other tables.

ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0 CHECK (lesson IN (0, 1));

DROP INDEX one_table_a_channel;
CREATE UNIQUE INDEX one_table_a_channel ON tables (channel_id)
WHERE status IN ('lobby', 'running') AND asleep IS NULL AND lesson = 0;

-- The coach explains each kind of question once.
ALTER TABLE people ADD COLUMN coach INTEGER CHECK (coach IN (0, 1));    -- NULL: nobody has decided
ALTER TABLE people ADD COLUMN coached TEXT NOT NULL DEFAULT '[]';       -- JSON: the questions explained so far

-- A server is greeted once, however often it invites the bot.

ALTER TABLE guilds ADD COLUMN greeted INTEGER NOT NULL DEFAULT 0 CHECK (greeted IN (0, 1));

-- How often a seat has taken a hint: such a game changes no ratings.

ALTER TABLE seats ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;

-- What came of looking back at a finished game: seats and moves, no names.

CREATE TABLE reviews (
    id TEXT PRIMARY KEY,                    -- of a table, or of a record that somebody uploaded
    made INTEGER NOT NULL,
    body BLOB NOT NULL                      -- JSON
) STRICT;

CREATE INDEX reviews_by_age ON reviews (made);

CREATE TRIGGER a_review_goes_with_its_table AFTER DELETE ON tables
BEGIN
    DELETE FROM reviews WHERE id = OLD.id;
END;

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
    sign_up_ends INTEGER,
    reminded INTEGER NOT NULL DEFAULT 0 CHECK (reminded IN (0, 1)),
    notice TEXT NOT NULL DEFAULT '',        -- what is still to be said in its channel, as a text key
    trouble_since INTEGER,
    end_reason TEXT CHECK (end_reason IN ('played', 'canceled', 'expired', 'trouble')),
    CHECK ((ended IS NULL) = (status IN ('open', 'running')))
) STRICT;

CREATE UNIQUE INDEX one_season_a_channel ON seasons (channel_id) WHERE status IN ('open', 'running');
CREATE INDEX seasons_by_guild ON seasons (guild_id, created);
CREATE INDEX seasons_to_check ON seasons (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX seasons_by_host ON seasons (host_id);
CREATE INDEX seasons_by_end ON seasons (ended) WHERE ended IS NOT NULL;
CREATE INDEX seasons_awake_by_guild ON seasons (guild_id) WHERE status IN ('open', 'running') AND trouble <> 'server';
CREATE INDEX seasons_of_lost_guilds ON seasons (guild_id) WHERE trouble = 'server';

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

-- A note to oneself, shown when it is one's turn again.

ALTER TABLE seats ADD COLUMN note TEXT;
ALTER TABLE seats ADD COLUMN note_answers INTEGER NOT NULL DEFAULT 0;
-- how many answers its writer had given then: it is shown until there are more

-- What-ifs are private copies of a position, in direct messages: one for each person. They are lessons too, so they
-- are in nobody's way; but not one of a game.

ALTER TABLE tables ADD COLUMN what_if INTEGER NOT NULL DEFAULT 0 CHECK (what_if IN (0, 1));

CREATE UNIQUE INDEX one_lesson_a_game ON tables (host_id, game)
WHERE status IN ('lobby', 'running') AND lesson = 1 AND what_if = 0;

CREATE UNIQUE INDEX one_what_if_a_person ON tables (host_id)
WHERE status IN ('lobby', 'running') AND what_if = 1;

-- A request to undo may name a move that everybody saw; the vote then shows which.

ALTER TABLE votes ADD COLUMN named INTEGER NOT NULL DEFAULT 0 CHECK (named IN (0, 1));

-- Whoever the host has kept out of a lobby can't come in as a substitute either, so that is kept until the game ends.

CREATE TRIGGER a_lobby_is_over AFTER UPDATE OF status ON tables WHEN NEW.status IS NOT OLD.status
BEGIN
    DELETE FROM lobby_people WHERE table_id = NEW.id AND (kind <> 'barred' OR NEW.status <> 'running');
END;

-- Whoever leaves a game counts as last, unless they come back soon enough.

ALTER TABLE seats ADD COLUMN left_since INTEGER;        -- the version of the table when they left
ALTER TABLE seats ADD COLUMN moves_for INTEGER NOT NULL DEFAULT 0;
-- how many moves the computer had made for them when they came back
UPDATE seats SET left_since = (SELECT version FROM tables WHERE id = table_id) WHERE "left";
