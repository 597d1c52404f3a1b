-- The message that offers a seat to anybody: when the seat is not to be had any more, it loses its button.

ALTER TABLE seats ADD COLUMN offer_message_id INTEGER;
