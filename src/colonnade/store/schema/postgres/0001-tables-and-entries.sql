CREATE TABLE tables (
    key      bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id       text    COLLATE "C" NOT NULL UNIQUE,
    version  integer NOT NULL,
    finished boolean NOT NULL,
    wake     double precision,
    touched  double precision NOT NULL,
    secret   bytea   NOT NULL
-- Every move updates its table's row: room in the page lets that happen without touching an index.
) WITH (fillfactor = 70);

CREATE INDEX tables_in_play ON tables (id) WHERE NOT finished;
CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;

CREATE TABLE entries (
    table_key bigint  NOT NULL,
    number    integer NOT NULL,
    body      bytea   NOT NULL,
    command   text    COLLATE "C",
    PRIMARY KEY (table_key, number)
);

-- No command is ever kept twice.
CREATE UNIQUE INDEX entries_by_command ON entries (table_key, command) WHERE command IS NOT NULL;
