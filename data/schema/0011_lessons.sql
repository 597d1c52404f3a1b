-- Lessons are tables in direct messages: one for each game and person, and no obstacle to other tables.

ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0 CHECK (lesson IN (0, 1));

DROP INDEX one_table_a_channel;
CREATE UNIQUE INDEX one_table_a_channel ON tables (channel_id)
WHERE status IN ('lobby', 'running') AND asleep IS NULL AND lesson = 0;

CREATE UNIQUE INDEX one_lesson_a_game ON tables (host_id, game)
WHERE status IN ('lobby', 'running') AND lesson = 1;

-- The coach explains each kind of question once.
ALTER TABLE people ADD COLUMN coach INTEGER CHECK (coach IN (0, 1));    -- NULL: nobody has decided
ALTER TABLE people ADD COLUMN coached TEXT NOT NULL DEFAULT '[]';       -- JSON: the questions explained so far
