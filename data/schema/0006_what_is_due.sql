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
DROP INDEX votes_by_age;
CREATE INDEX votes_to_check ON votes (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX computers_to_move ON tables (computers_at)
    WHERE computers_at IS NOT NULL AND status = 'running' AND asleep IS NULL;
DROP INDEX digest_readers;
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
