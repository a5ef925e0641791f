"""The rules of Senet: pure functions over tuples of ints, compiled as they stand."""
