-- A secret move that later ones of the same seat have replaced is folded: it stays in the log with its number,
-- as the proof, but without what only an undo needs. Clicks do not load it.

ALTER TABLE moves ADD COLUMN folded INTEGER NOT NULL DEFAULT 0
    CHECK (folded = 0 OR (folded = 1 AND before = x'' AND events = '[]'));
CREATE INDEX moves_to_load ON moves (table_id, number) WHERE NOT folded;

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
        )
        OR (
            OLD.folded = 0 AND NEW.folded = 1
            AND NEW.undone IS OLD.undone
            AND OLD.move IS NOT NULL AND NOT instr(OLD.events, '"to":null')
        )
    )
)
BEGIN
    SELECT RAISE(ABORT, 'a move in the log can only be marked as taken back, or folded if it is secret');
END;

-- Who has given a seat away, until the game is over: they know a hand, and may take no other seat.
-- Ids of people are now also in former_players.user_id. 0: somebody who was forgotten.

CREATE TABLE former_players (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, user_id)
) STRICT;

CREATE INDEX former_players_by_person ON former_players (user_id);
