"""The rules of Les 4 colonnes: pure functions over tuples of ints, compiled as they stand."""
