-- Whoever the host has kept out of a lobby can't come in as a substitute either, so that is kept until the game ends.

DROP TRIGGER a_lobby_is_over;

CREATE TRIGGER a_lobby_is_over AFTER UPDATE OF status ON tables WHEN NEW.status IS NOT OLD.status
BEGIN
    DELETE FROM lobby_people WHERE table_id = NEW.id AND (kind <> 'barred' OR NEW.status <> 'running');
END;
