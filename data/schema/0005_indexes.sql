-- Every question the store asks has an index: none walks a whole table. Where most rows are of no interest (letters
-- that were delivered, games that have ended), the index leaves them out.

CREATE INDEX outbox_to_send_of_table ON outbox (table_id, id) WHERE done_at IS NULL;
CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX outbox_by_person ON outbox (json_extract(body, '$.user')) WHERE json_extract(body, '$.user') IS NOT NULL;

DROP INDEX tables_by_status;
CREATE INDEX open_tables ON tables (updated) WHERE status IN ('lobby', 'running');
CREATE INDEX open_tables_by_guild ON tables (guild_id, updated) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL;
CREATE INDEX tables_to_count ON tables (ended) WHERE status = 'over' AND NOT counted;
CREATE INDEX tables_by_host ON tables (host_id);
CREATE INDEX tables_by_figures ON tables (figures) WHERE figures IS NOT NULL;

CREATE INDEX seats_by_deadline ON seats (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX votes_by_age ON votes (opened);
CREATE INDEX followers_by_person ON followers (user_id);
CREATE INDEX ratings_by_person ON ratings (user_id);
CREATE INDEX records_by_age ON records (brought);
CREATE INDEX digest_readers ON people (user_id) WHERE digest_hour IS NOT NULL;
