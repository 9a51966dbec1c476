-- The same as SQLite's; scripts with the same number leave both alike.

-- A table is a game that is being played. Its id is no secret.
CREATE TABLE game_table (
    id      TEXT    NOT NULL PRIMARY KEY,
    title   TEXT    NOT NULL,
    created BIGINT  NOT NULL,
    -- The umpire's seed, until the game is over and its journal tells it.
    seed    BYTEA,
    -- How the table stands, written together with each line of its journal.
    updated BIGINT  NOT NULL DEFAULT 0,
    is_over INTEGER NOT NULL DEFAULT 0,
    turn    TEXT    NOT NULL DEFAULT '',
    winner  TEXT    NOT NULL DEFAULT '',
    -- The seats that are awaited, as a mask.
    awaited BIGINT  NOT NULL DEFAULT 0
);

-- Who may sit where: SHA-256 of the secret in the link. Seat -1 is for those who only watch, -2 for who made the table.
CREATE TABLE seat (
    game_table  TEXT    NOT NULL REFERENCES game_table (id),
    seat        INTEGER NOT NULL,
    secret_hash BYTEA   NOT NULL,
    player      TEXT    NOT NULL DEFAULT '',
    PRIMARY KEY (game_table, seat)
);

-- Each text of a rulebook once, however many tables play by it; called by its SHA-256.
CREATE TABLE rulebook_text (
    hash  BYTEA NOT NULL PRIMARY KEY,
    bytes BYTEA NOT NULL
);

-- The journal of each table, line by line, byte for byte as in a journal file. A line that carries a text is kept without it:
-- the text belongs after its first text_at bytes.
CREATE TABLE line (
    game_table TEXT    NOT NULL REFERENCES game_table (id),
    number     INTEGER NOT NULL,
    bytes      BYTEA   NOT NULL,
    text_hash  BYTEA REFERENCES rulebook_text (hash),
    text_at    INTEGER,
    PRIMARY KEY (game_table, number)
);

-- What is said at a table besides the game, record by record.
CREATE TABLE talk (
    game_table TEXT    NOT NULL REFERENCES game_table (id),
    number     INTEGER NOT NULL,
    bytes      BYTEA   NOT NULL,
    PRIMARY KEY (game_table, number)
);
