-- A table is a game that is being played. Its id is no secret.
CREATE TABLE game_table (
    id      TEXT    NOT NULL PRIMARY KEY,
    title   TEXT    NOT NULL,
    created INTEGER NOT NULL,
    -- The umpire's seed, until the game is over and its journal tells it.
    seed    BLOB
) STRICT;

-- Who may sit where: SHA-256 of the secret in the link. Seat -1 is for those who only watch.
CREATE TABLE seat (
    game_table  TEXT    NOT NULL REFERENCES game_table (id),
    seat        INTEGER NOT NULL,
    secret_hash BLOB    NOT NULL,
    PRIMARY KEY (game_table, seat)
) STRICT;

-- The journal of each table, line by line, byte for byte as in a journal file.
CREATE TABLE line (
    game_table TEXT    NOT NULL REFERENCES game_table (id),
    number     INTEGER NOT NULL,
    bytes      BLOB    NOT NULL,
    PRIMARY KEY (game_table, number)
) STRICT;
