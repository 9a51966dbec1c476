-- Who wants to be told that it is his move, and how; and how far that has come in the time he is awaited now.
CREATE TABLE notice (
    game_table TEXT    NOT NULL REFERENCES game_table (id),
    seat       INTEGER NOT NULL,
    email      TEXT    NOT NULL,
    webhook    TEXT    NOT NULL,
    is_on      INTEGER NOT NULL,
    -- 0: not awaited; 1: awaited, and to be told; 2: awaited, and told.
    stage      INTEGER NOT NULL,
    -- Which of the ways have been gone: 1 mail, 2 webhook.
    told       INTEGER NOT NULL,
    attempts   INTEGER NOT NULL,
    PRIMARY KEY (game_table, seat)
);
