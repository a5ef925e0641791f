"""The rules of Corintho: pure functions over tuples of ints, compiled as they stand."""
