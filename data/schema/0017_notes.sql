-- A note to oneself, shown when it is one's turn again.

ALTER TABLE seats ADD COLUMN note TEXT;
ALTER TABLE seats ADD COLUMN note_answers INTEGER NOT NULL DEFAULT 0;
-- how many answers its writer had given then: it is shown until there are more
