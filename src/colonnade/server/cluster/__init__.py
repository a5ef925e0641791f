"""Several servers on one database: peers and remote presence."""
