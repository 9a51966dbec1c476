-- All that happens at a table in one order: the lines of its journal, byte for byte as in a journal file (kind 0), and what is
-- said, agreed and told of its seats (kind 1). A line that carries a text is kept without it: the text belongs after its first
-- text_at bytes.
CREATE TABLE table_record (
    game_table TEXT    NOT NULL REFERENCES game_table (id),
    number     INTEGER NOT NULL,
    kind       INTEGER NOT NULL,
    bytes      BYTEA   NOT NULL,
    text_hash  BYTEA REFERENCES rulebook_text (hash),
    text_at    INTEGER,
    PRIMARY KEY (game_table, number)
);

-- A message began with how many lines the journal had then: behind that line it stands, behind those that were said
-- before it, and never before the two lines a journal begins with.
INSERT INTO table_record (game_table, number, kind, bytes, text_hash, text_at)
SELECT game_table, row_number() OVER (PARTITION BY game_table ORDER BY place, kind, number), kind, bytes, text_hash, text_at
FROM (
    SELECT game_table, number, number AS place, 0 AS kind, bytes, text_hash, text_at FROM line
    UNION ALL
    SELECT game_table, number, greatest(2, max(said) OVER (PARTITION BY game_table ORDER BY number)), 1, bytes, NULL, NULL
    FROM (
        SELECT game_table, number, bytes,
            coalesce(substring(encode(bytes, 'escape') FROM '^\{"after":([0-9]{1,9})')::INTEGER, 0) AS said
        FROM talk
    ) AS messages
) AS records;

DROP TABLE line;
DROP TABLE talk;

-- Tells whether any table still plays by a text when another one is deleted.
CREATE INDEX table_record_text ON table_record (text_hash) WHERE text_hash IS NOT NULL;
