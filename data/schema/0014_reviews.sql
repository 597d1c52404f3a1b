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
