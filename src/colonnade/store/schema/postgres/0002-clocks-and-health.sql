-- What was left of the turn when the table was last written to, in seconds.
ALTER TABLE tables ADD COLUMN remaining double precision;

-- One row that is written to learn whether anything can be written; as long as a few moves.
CREATE TABLE health (
    key    integer PRIMARY KEY CHECK (key = 1),
    at     double precision NOT NULL,
    filler bytea   NOT NULL
);
