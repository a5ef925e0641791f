"""The engine protocol (CGP): one line in, one or more lines out, for programs that play."""
