-- Whoever leaves a game counts as last, unless they come back soon enough.

ALTER TABLE seats ADD COLUMN left_since bigint;                     -- the version of the table when they left
ALTER TABLE seats ADD COLUMN moves_for bigint NOT NULL DEFAULT 0;   -- how many moves the computer had made for them when they came back
UPDATE seats SET left_since = (SELECT version FROM tables WHERE id = table_id) WHERE "left";

-- Of somebody who had played from the beginning: kept until the result is written.
ALTER TABLE former_players ADD COLUMN name text;
