-- A seat's link holds a one-time code; whoever uses it is signed in with a session of their own. Both are kept as SHA-256.
ALTER TABLE seat ADD COLUMN code_hash BLOB;
-- In milliseconds; 0 for a code that never expires.
ALTER TABLE seat ADD COLUMN code_expires INTEGER NOT NULL DEFAULT 0;

-- The browsers that are signed in to a seat.
CREATE TABLE seat_session (
    game_table  TEXT    NOT NULL,
    seat        INTEGER NOT NULL,
    secret_hash BLOB    NOT NULL,
    -- The code it was given for.
    code_hash   BLOB,
    created     INTEGER NOT NULL,
    PRIMARY KEY (game_table, seat, secret_hash),
    FOREIGN KEY (game_table, seat) REFERENCES seat (game_table, seat) ON DELETE CASCADE
) STRICT;

-- Until now the secret in the link was the one in the cookie. Cookies stay good, and each link can be used once more; the link for
-- those who watch (-1) stays what it was.
UPDATE seat SET code_hash = secret_hash;
INSERT INTO seat_session (game_table, seat, secret_hash, code_hash, created)
    SELECT game_table, seat, secret_hash, NULL, 0 FROM seat WHERE seat <> -1;
ALTER TABLE seat DROP COLUMN secret_hash;
