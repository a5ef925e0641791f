"""The words every game speaks.

Pure: standard library only, no random number, no clock, no input or output.
Nothing here knows any particular game.
"""
