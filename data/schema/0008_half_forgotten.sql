-- A person is forgotten in steps, some tables at a time. Who is between two of them stands here: should the bot be
-- stopped, the next hour goes on.
-- Ids of people are now also in half_forgotten.user_id.

CREATE TABLE half_forgotten (
    user_id INTEGER PRIMARY KEY
) STRICT;
