"""People around a game: seats, commands, versions, views.

Pure: a table is a fold over its log of entries; whoever commands, decides or looks gets values
back. No random number, no clock, no input or output: keys, secrets, names of tables and dates
come in with the commands.
"""
