-- Records of finished games that people have brought along, to look at them here: one for each person.
-- Ids of people are now also in records.user_id.

CREATE TABLE records (
    user_id INTEGER PRIMARY KEY,
    brought INTEGER NOT NULL,
    body BLOB NOT NULL                      -- the record as we would export it: JSON, compressed with zlib
) STRICT;

-- The message that offers a seat to anybody: when the seat is not to be had any more, it loses its button.

ALTER TABLE seats ADD COLUMN offer_message_id INTEGER;
