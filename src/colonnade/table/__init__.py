"""People around a game: seats, commands, versions, views.

Pure: a table is the reduction of its log of entries; commands, decisions and views are values. No
random number, no clock, no input or output: keys, secrets, table ids and dates are passed in with
the commands.
"""
