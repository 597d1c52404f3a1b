-- What-ifs are private copies of a position, in direct messages: one for each person. They are lessons too, so they
-- are in nobody's way; but not one of a game.

ALTER TABLE tables ADD COLUMN what_if INTEGER NOT NULL DEFAULT 0 CHECK (what_if IN (0, 1));

DROP INDEX one_lesson_a_game;
CREATE UNIQUE INDEX one_lesson_a_game ON tables (host_id, game)
WHERE status IN ('lobby', 'running') AND lesson = 1 AND what_if = 0;

CREATE UNIQUE INDEX one_what_if_a_person ON tables (host_id)
WHERE status IN ('lobby', 'running') AND what_if = 1;
