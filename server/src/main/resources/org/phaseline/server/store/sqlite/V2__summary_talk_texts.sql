-- How a table stands, written together with each line of its journal, so that a list of tables reads no journals.
ALTER TABLE game_table ADD COLUMN updated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN is_over INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN turn    TEXT    NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN winner  TEXT    NOT NULL DEFAULT '';
-- The seats that are awaited, as a mask.
ALTER TABLE game_table ADD COLUMN awaited INTEGER NOT NULL DEFAULT 0;
-- Of a table from before, what is known without playing it again; the rest comes with its next answer.
UPDATE game_table SET updated = created, is_over = seed IS NULL;

-- What the person on a seat is called.
ALTER TABLE seat ADD COLUMN player TEXT NOT NULL DEFAULT '';

-- What is said at a table besides the game, record by record.
CREATE TABLE talk (
    game_table TEXT    NOT NULL REFERENCES game_table (id),
    number     INTEGER NOT NULL,
    bytes      BLOB    NOT NULL,
    PRIMARY KEY (game_table, number)
) STRICT;

-- Each text of a rulebook once, however many tables play by it; called by its SHA-256.
CREATE TABLE rulebook_text (
    hash  BLOB NOT NULL PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;

-- A line that carries a text is kept without it: the text belongs after its first text_at bytes.
ALTER TABLE line ADD COLUMN text_hash BLOB REFERENCES rulebook_text (hash);
ALTER TABLE line ADD COLUMN text_at   INTEGER;
