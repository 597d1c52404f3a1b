-- What one process at a time does, of all that share this database. Times are those of the server's clock, so that the
-- clocks of the machines may differ. A lease is no fact about a game: whoever takes, renews or gives one back doesn't
-- wait for the disk.

CREATE TABLE leases (
    name text COLLATE "C" PRIMARY KEY,
    holder text NOT NULL,                   -- the process that has it, or had it last
    held boolean NOT NULL DEFAULT TRUE,     -- FALSE: it was given back
    until timestamptz NOT NULL,             -- when it lapses, or was given back
    wanted boolean NOT NULL DEFAULT FALSE,  -- whether somebody asked for it meanwhile
    done_at timestamptz                     -- of a periodic job: when it was last done
) WITH (fillfactor = 70);

-- Gives a lease to a process that asks for it: 'self' if it was the last that had it, 'other' if another has given it
-- back or nobody ever had it, 'lapsed' if another had it and was not heard of any more; NULL if another has it, who is
-- told. A periodic job is also refused when it was done less than `every` seconds ago.
CREATE FUNCTION take_lease(lease text, process text, seconds bigint, every bigint) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
    there leases%ROWTYPE;
    at timestamptz;
BEGIN
    PERFORM set_config('synchronous_commit', 'off', TRUE);
    LOOP
        SELECT * INTO there FROM leases WHERE name = lease FOR UPDATE;
        EXIT WHEN FOUND;
        INSERT INTO leases (name, holder, until)
        VALUES (lease, process, clock_timestamp() + make_interval(secs => seconds)) ON CONFLICT DO NOTHING;
        IF FOUND THEN
            RETURN 'other';
        END IF;
    END LOOP;
    at := clock_timestamp();
    IF there.held AND there.until > at AND there.holder <> process THEN
        UPDATE leases SET wanted = TRUE WHERE name = lease AND NOT wanted;
        PERFORM pg_notify('portolan', 'wanted ' || lease);
        RETURN NULL;
    END IF;
    IF there.done_at > at - make_interval(secs => every) THEN
        RETURN NULL;
    END IF;
    UPDATE leases SET holder = process, held = TRUE, until = at + make_interval(secs => seconds), wanted = FALSE
    WHERE name = lease;
    RETURN CASE WHEN there.holder = process THEN 'self' WHEN there.held THEN 'lapsed' ELSE 'other' END;
END
$$;

CREATE FUNCTION release_lease(lease text, process text, done boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    asked boolean;
BEGIN
    PERFORM set_config('synchronous_commit', 'off', TRUE);
    UPDATE leases SET held = FALSE, until = clock_timestamp(),
        done_at = CASE WHEN done THEN clock_timestamp() ELSE done_at END
    WHERE name = lease AND holder = process AND held RETURNING wanted INTO asked;
    IF asked THEN
        PERFORM pg_notify('portolan', 'free ' || lease);
    END IF;
END
$$;
