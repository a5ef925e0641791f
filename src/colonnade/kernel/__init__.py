"""What all games have in common: protocols, values, texts and records.

Pure: standard library only, no random number, no clock, no input or output.
Nothing here knows any particular game.
"""
