-- The log takes a fraction of its room: data/sqlite/packed_log.py compresses states and events with what stands before them
-- in the log as dictionary. Entries that an older version wrote are rewritten while the bot runs, a few at a time.

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
