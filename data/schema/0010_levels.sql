-- How well a computer player plays, and in which way. Those from before play as they always did.

ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT 'normal' CHECK (level IN ('easy', 'normal', 'hard'));
ALTER TABLE seats ADD COLUMN temperament TEXT NOT NULL DEFAULT '';
