"""The rules of Passage: pure functions over tuples of ints."""
