-- How often a seat has taken a hint: such a game changes no ratings.

ALTER TABLE seats ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
