-- A request to undo may name a move that everybody saw; the vote then shows which.

ALTER TABLE votes ADD COLUMN named INTEGER NOT NULL DEFAULT 0 CHECK (named IN (0, 1));
