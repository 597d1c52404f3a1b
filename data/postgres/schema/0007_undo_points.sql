-- A request to undo may name a move that everybody saw; the vote then shows which.

ALTER TABLE votes ADD COLUMN named boolean NOT NULL DEFAULT FALSE;
