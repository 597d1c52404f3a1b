-- Nothing asks for unsent letters by their kind. Only a database that was made between two releases has this index.

DROP INDEX IF EXISTS outbox_to_send_by_kind;
