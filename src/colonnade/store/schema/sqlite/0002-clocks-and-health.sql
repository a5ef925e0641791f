-- What was left of the turn when the table was last written to, in seconds.
ALTER TABLE tables ADD COLUMN remaining REAL;

-- One row that is written to learn whether anything can be written; as long as a few moves.
CREATE TABLE health (
    key    INTEGER PRIMARY KEY CHECK (key = 1),
    at     REAL    NOT NULL,
    filler BLOB    NOT NULL
) STRICT;
