-- Why a game is over that no rule has ended; empty otherwise.
ALTER TABLE game_table ADD COLUMN ending TEXT NOT NULL DEFAULT '';
-- When the first clock that runs comes to zero, in milliseconds of the time this server has been running; 0 for never.
ALTER TABLE game_table ADD COLUMN deadline INTEGER NOT NULL DEFAULT 0;
CREATE INDEX game_table_deadline ON game_table (deadline) WHERE deadline > 0;

-- Tables that anybody may join, with what the lobby tells of them as JSON; since is in milliseconds.
CREATE TABLE open_table (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    since      INTEGER NOT NULL,
    offer      BLOB NOT NULL,
    PRIMARY KEY (game_table)
) STRICT;

-- Finished games that anybody may look at who knows where.
CREATE TABLE shared_game (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    since      INTEGER NOT NULL,
    PRIMARY KEY (game_table)
) STRICT;

-- What belongs to this server and to no table: how long it has been running, the key its push messages are signed with.
CREATE TABLE server_value (
    name  TEXT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (name)
) STRICT;

-- Browsers that are told by web push, as JSON; empty for none.
ALTER TABLE notice ADD COLUMN push TEXT NOT NULL DEFAULT '';
