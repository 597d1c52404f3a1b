-- A note to oneself, shown when it is one's turn again.

ALTER TABLE seats ADD COLUMN note text;
ALTER TABLE seats ADD COLUMN note_answers bigint NOT NULL DEFAULT 0;
-- how many answers its writer had given then: it is shown until there are more
