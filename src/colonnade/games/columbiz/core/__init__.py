"""The rules of Columbiz: pure functions over tuples of ints, compiled as they stand."""
