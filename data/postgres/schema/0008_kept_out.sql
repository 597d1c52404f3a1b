-- Whoever the host has kept out of a lobby can't come in as a substitute either, so that is kept until the game ends.

DROP TRIGGER a_lobby_is_over ON tables;

CREATE OR REPLACE FUNCTION lobby_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM lobby_people WHERE table_id = NEW.id AND (kind <> 'barred' OR NEW.status <> 'running');
    RETURN NULL;
END
$$;

CREATE TRIGGER a_lobby_is_over AFTER UPDATE OF status ON tables FOR EACH ROW
WHEN (NEW.status IS DISTINCT FROM OLD.status)
EXECUTE FUNCTION lobby_over();
