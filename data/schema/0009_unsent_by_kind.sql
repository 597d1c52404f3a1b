-- A start asks which tables have unsent boards, however many letters wait for quiet hours to end.

CREATE INDEX outbox_to_send_by_kind ON outbox (kind, table_id) WHERE done_at IS NULL;
