CREATE TABLE tables (
    key      INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE,
    version  INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    wake     REAL,
    touched  REAL    NOT NULL,
    secret   BLOB    NOT NULL
) STRICT;

CREATE INDEX tables_in_play ON tables (id) WHERE NOT finished;
CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;

-- Entries of one table lie together, so that a whole log is a few pages.
CREATE TABLE entries (
    table_key INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    body      BLOB    NOT NULL,
    command   TEXT,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

-- No command is ever kept twice.
CREATE UNIQUE INDEX entries_by_command ON entries (table_key, command) WHERE command IS NOT NULL;
