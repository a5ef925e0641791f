"""Passage in words: notation, refusals, story."""
