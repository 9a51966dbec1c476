-- Journals as they were before 'phaseline doctor --mend' wrote their rolls anew.
CREATE TABLE replaced_journal (
    game_table TEXT    NOT NULL REFERENCES game_table (id),
    number     INTEGER NOT NULL,
    replaced   INTEGER NOT NULL,
    bytes      BLOB    NOT NULL,
    PRIMARY KEY (game_table, number)
) STRICT;

-- Tells whether any table still plays by a text when another one is deleted.
CREATE INDEX line_text ON line (text_hash) WHERE text_hash IS NOT NULL;
